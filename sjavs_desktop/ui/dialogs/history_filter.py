"""What the list of matches is narrowed to: words, a game, a level, a status."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from sjavs_desktop.app.history_rows import MatchRow
from sjavs_desktop.models.history import MatchFilter
from sjavs_desktop.ui import history_text
from sjavs_desktop.ui.delegates import ChoiceBox

translate = QCoreApplication.translate


class FilterBar(QWidget):
    """A search line and three boxes over a `MatchFilter`."""

    changed = Signal()

    def __init__(self, proxy: MatchFilter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._proxy = proxy
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.search.setPlaceholderText(translate("history", "Search: players, game, date"))
        self.search.setAccessibleName(self.search.placeholderText())
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(lambda: self.search.setFocus())
        self.pack = box(self, translate("history", "Game"))
        self.level = box(self, translate("history", "Opponents"))
        self.status = box(self, translate("history", "Status"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.search, 2)
        for one, key in ((self.pack, "pack"), (self.level, "level"), (self.status, "status")):
            row.addWidget(one, 1)
            one.activated.connect(lambda _, one=one, key=key: self._want(key, one))
        self.search.textChanged.connect(self._search)

    def offer(self, matches: Sequence[MatchRow]) -> None:
        """Offers what there is among the matches; what is chosen stays chosen while it is there."""
        packs = {one.pack: history_text.rules(one) for one in matches}
        levels = {one.level: history_text.level(one.level) for one in matches if one.level}
        status = {key: history_text.say(words) for key, words in history_text.STATUS.items()}
        fill(self.pack, translate("history", "All games"), packs)
        fill(self.level, translate("history", "All opponents"), levels)
        fill(self.status, translate("history", "Every status"), status)
        self._proxy.want(**{key: str(getattr(self, key).currentData()) for key in ("pack", "level", "status")})

    def _want(self, key: str, chosen: QComboBox) -> None:
        self._proxy.want(**{key: str(chosen.currentData())})
        self.changed.emit()

    def _search(self, text: str) -> None:
        self._proxy.search(text)
        self.changed.emit()


def box(parent: QWidget, name: str) -> QComboBox:
    """A box of choices that may be narrower than its longest one."""
    made = ChoiceBox(parent)
    made.setAccessibleName(name)
    made.setToolTip(name)
    made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    made.setMinimumContentsLength(8)
    return made


def fill(box: QComboBox, every: str, choices: dict[str, str]) -> None:
    """Offers other choices, sorted by what they are called, under one that stands for all."""
    chosen = box.currentData()
    box.clear()
    box.addItem(every, "")
    for key, words in sorted(choices.items(), key=lambda one: one[1].casefold()):
        box.addItem(words, key)
    box.setCurrentIndex(max(0, box.findData(chosen or "")))
