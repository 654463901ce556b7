"""Choosing how the others play: a level or a named style, and what it is in one sentence."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from sjavs_desktop.app.bots import LEVELS, STYLES
from sjavs_desktop.ui.delegates import ChoiceBox

LINES = 3
"""Lines that stay free for the sentence, so that nothing jumps."""


class Opponents(QWidget):
    """The levels, then apart from them the named styles; what is chosen is the box's `currentData`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = ChoiceBox(self)
        self.box.setObjectName("level")
        for key, (label, about) in LEVELS.items():
            if key == STYLES[0]:
                self.box.insertSeparator(self.box.count())
            self.box.addItem(QCoreApplication.translate("settings", str(label)), key)
            words = QCoreApplication.translate("settings", str(about))
            self.box.setItemData(self.box.count() - 1, words, Qt.ItemDataRole.ToolTipRole)
        self.box.setMaxVisibleItems(self.box.count())
        self.about = QLabel(self)
        self.about.setWordWrap(True)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.about.setFixedHeight(LINES * self.fontMetrics().lineSpacing() + 4)
        self.about.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.box)
        column.addWidget(self.about)
        self.box.currentIndexChanged.connect(self._tell)
        self._tell()

    def _tell(self) -> None:
        words = self.box.currentData(Qt.ItemDataRole.ToolTipRole)
        self.about.setText(str(words or ""))
        self.box.setAccessibleDescription(self.about.text())
