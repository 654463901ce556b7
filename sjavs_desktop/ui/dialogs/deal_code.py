"""Asking for the code of a deal, and showing that of the present one."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from sjavs_desktop.app.languages import told
from sjavs_desktop.core import codes
from sjavs_desktop.core.codes import CodeError, DealCode, Start
from sjavs_desktop.core.pack import Pack
from sjavs_desktop.ui import pack_words
from sjavs_desktop.ui.dialogs.frame import Dialog

translate = QCoreApplication.translate

LINES = 3
"""Lines of what is said of a code for which there is always room."""

WRONG = {
    "empty": QT_TRANSLATE_NOOP("deal_code", "Type or paste the code of a deal."),
    "long": QT_TRANSLATE_NOOP("deal_code", "This is too long to be a deal code."),
    "colon": QT_TRANSLATE_NOOP(
        "deal_code", "A deal code has a colon between the rules and the cards, as in sjavs:01234-56789-…."
    ),
    "letter": QT_TRANSLATE_NOOP(
        "deal_code",
        "There is no “{0}” in a deal code: behind the colon there are digits, and letters without I, L, O and U.",
    ),
    "short": QT_TRANSLATE_NOOP("deal_code", "The code is too short: some of it is missing."),
    "check": QT_TRANSLATE_NOOP("deal_code", "The code has a typing error, or is not whole yet."),
    "later": QT_TRANSLATE_NOOP("deal_code", "The code was made by a newer version of this program."),
    "form": QT_TRANSLATE_NOOP("deal_code", "The code holds nothing that a deal could be made of."),
    "pack": QT_TRANSLATE_NOOP(
        "deal_code", "The code is for the rules “{0}”, which are not here; whoever made it can export them as a file."
    ),
    "rules": QT_TRANSLATE_NOOP("deal_code", "The rules of the code cannot be played here: {0}"),
    "cards": QT_TRANSLATE_NOOP("deal_code", "The code does not fit the cards of the rules that are here."),
    "cut": QT_TRANSLATE_NOOP("deal_code", "The code cuts the pack where these rules do not."),
    "dealer": QT_TRANSLATE_NOOP("deal_code", "The code lets somebody deal who is not at this table."),
}
"""What can be wrong with a code, by the key of the `CodeError`."""


def wrong_words(wrong: CodeError) -> str:
    """What is wrong with a code, in a sentence."""
    return translate("deal_code", str(WRONG[wrong.key])).format(*map(told, wrong.facts))


def deal_words(code: DealCode, start: Start) -> str:
    """Which deal a code stands for."""
    words = {
        (True, True): translate("deal_code", "{game}, deal {number} of the series {seed}."),
        (True, False): translate("deal_code", "{game} with other house rules, deal {number} of the series {seed}."),
        (False, True): translate("deal_code", "{game}, a deal of no series."),
        (False, False): translate("deal_code", "{game} with other house rules, a deal of no series."),
    }[bool(code.seed), not start.chosen]
    told = [words.format(game=pack_words.name(start.pack), number=code.number, seed=code.seed)]
    if start.rules.cut == "ask" and len(start.opening) == 1:
        told.append(translate("deal_code", "The pack has not been cut yet."))
    if not start.same_rules:
        told.append(
            translate("deal_code", "The code was made with other rules than this version has; the cards are the same.")
        )
    return " ".join(told)


class DealCodeDialog(Dialog):
    """A code to play, and the code of the present deal to copy."""

    def __init__(self, packs: Mapping[str, Pack], present: str = "", parent: QWidget | None = None) -> None:
        """`present` is the code of the deal that is going on; empty when there is none."""
        super().__init__(parent, translate("deal_code", "Deal code"))
        self._packs = packs
        self._code: DealCode | None = None
        self._start: Start | None = None
        self.line = QLineEdit(self)
        self.said = QLabel(self)
        self.copy_button: QPushButton | None = None
        self._lay_out(present)
        self._play = self.accept_button(translate("deal_code", "&Play"))
        self.reject_button(translate("deal_code", "&Cancel"))
        self.line.textChanged.connect(self._look)
        self._look("")
        self.line.setFocus()
        self.finish(620, 260 if present else 180)

    def _lay_out(self, present: str) -> None:
        label = QLabel(translate("deal_code", "Code of the &deal to play:"), self)
        label.setBuddy(self.line)
        self.line.setObjectName("code")
        self.line.setMaxLength(codes.LONGEST + 1)
        self.line.setClearButtonEnabled(True)
        self.line.setPlaceholderText("sjavs:01234-56789-…")
        for field in (self.line, *self._present(present)):
            font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
            font.setPointSizeF(self.font().pointSizeF())
            field.setFont(font)
        self.said.setObjectName("said")
        self.said.setWordWrap(True)
        self.said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.said.setAlignment(Qt.AlignmentFlag.AlignTop)
        # Always as high as its longest sentence usually is, so that nothing jumps while somebody types.
        self.said.setMinimumHeight(LINES * self.fontMetrics().lineSpacing())
        for at, widget in enumerate((label, self.line, self.said)):
            self.column.insertWidget(at, widget)
        self.column.addStretch(1)

    def _present(self, present: str) -> list[QLineEdit]:
        """Adds the row of the present deal, if there is one; its field."""
        if not present:
            return []
        rule = QFrame(self)
        rule.setFrameShape(QFrame.Shape.HLine)
        rule.setFrameShadow(QFrame.Shadow.Sunken)
        label = QLabel(translate("deal_code", "Code of the p&resent deal:"), self)
        field = QLineEdit(present, self)
        field.setObjectName("present")
        field.setReadOnly(True)
        field.setCursorPosition(0)
        label.setBuddy(field)
        self.copy_button = QPushButton(translate("deal_code", "C&opy"), self)
        self.copy_button.setObjectName("copy")
        self.copy_button.setAutoDefault(False)
        self.copy_button.clicked.connect(lambda: self._copy(present))
        row = QHBoxLayout()
        row.addWidget(field, 1)
        row.addWidget(self.copy_button)
        for widget in (rule, label):
            self.column.addWidget(widget)
        self.column.addLayout(row)
        return [field]

    def _copy(self, present: str) -> None:
        QGuiApplication.clipboard().setText(present)
        self.said.setText(translate("deal_code", "The code of the present deal was copied."))

    def _look(self, text: str) -> None:
        """Tells which deal the code stands for, or what is wrong with it."""
        self._code = self._start = None
        try:
            code = codes.read(text)
            self._start = codes.start_of(code, self._packs)
            self._code = code
        except CodeError as wrong:
            self.said.setText(wrong_words(wrong))
        else:
            self.said.setText(deal_words(code, self._start))
        self._play.setEnabled(self._code is not None)

    def code(self) -> DealCode | None:
        """The code that was typed; None while it is not one that can be played."""
        return self._code

    def start(self) -> Start | None:
        """What a match begins with that begins with the deal of the code; None like `code`."""
        return self._start
