"""What is on the felt before the first match: one large button to play, and a way to the rules."""

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from sjavs_desktop.messages import LANGUAGES
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.panels.overlay import Overlay, PanelButton, line


class WelcomePanel(Overlay):
    """Greets, and leads into a match."""

    play = Signal()
    go_on = Signal()
    """With the match that was left."""
    choose_rules = Signal()
    language = Signal(str)
    """Another one that was chosen at the first start."""

    letters = 50

    def __init__(self, felt: Felt) -> None:
        super().__init__(felt)
        self.setObjectName("welcome")
        self._name = self._about = ""
        self._left = False
        self._words = line()
        self._match = line(strong=True)
        self.go_on_button = PanelButton(self)
        self.go_on_button.setMinimumSize(QSize(240, 56))
        self._enlarge(self.go_on_button, 1.4)
        self.go_on_button.clicked.connect(self.go_on)
        self.play_button = PanelButton(self)
        self.play_button.setMinimumSize(QSize(240, 56))
        self._enlarge(self.play_button, 1.4)
        self.play_button.setDefault(True)
        self.rules_button = PanelButton(self)
        self.play_button.clicked.connect(self.play)
        self.rules_button.clicked.connect(self.choose_rules)
        self.body.addWidget(self._words)
        self.body.addWidget(self._match)
        for part in (self._match, self.go_on_button):
            part.hide()
        for button in (self.go_on_button, self.play_button, self.rules_button):
            self.body.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        self.languages = QWidget(self)
        self._later = line()
        for below in (self.languages, self._later):
            self.body.addWidget(below)
            below.hide()
        self._word()

    def offer_languages(self) -> None:
        """Lets the language be chosen, and tells where that is done later on: at the first start."""
        if self.languages.layout() is not None:
            return
        row = QHBoxLayout(self.languages)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch()
        for code, own_name in LANGUAGES.items():
            button = PanelButton(self.languages)
            button.setText(own_name)
            button.clicked.connect(lambda _=False, code=code: self.language.emit(code))
            row.addWidget(button)
        row.addStretch()
        for below in (self.languages, self._later):
            below.show()
        self._follow()

    def begin(self) -> None:
        """Shows itself with the large button ready for Enter."""
        self.appear()
        self.play_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def offer(self, words: str) -> None:
        """Offers to go on with a match that was left, as told in those words; with none to begin one only."""
        self._left = bool(words)
        self._match.setText(words)
        for part in (self._match, self.go_on_button):
            part.setVisible(self._left)
        first = self.go_on_button if self._left else self.play_button
        self.go_on_button.setDefault(self._left)
        self.play_button.setDefault(not self._left)
        self._word()
        if self.isVisible():
            self._follow()
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_game(self, name: str, about: str) -> None:
        """Names the game that the large button begins, and tells its character."""
        self._name, self._about = name, about
        self._word()
        self._follow()

    def _word(self) -> None:
        self.title.setText(QCoreApplication.translate("rules", self._name) if self._name else self.tr("Sjavs"))
        about = QCoreApplication.translate("rules", self._about) if self._about else ""
        self._words.setText(about or self.tr("The card game of the Faroe Islands."))
        self.go_on_button.setText(self.tr("&Go on"))
        self.play_button.setText(self.tr("&New match") if self._left else self.tr("&Play"))
        self._later.setText(self.tr("Another language? Here, and later in the menu “View”."))
        self.rules_button.setText(self.tr("Choose game and house &rules…"))

    def changeEvent(self, event: QEvent) -> None:
        """Words everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._word()
        if event.type() == QEvent.Type.FontChange and hasattr(self, "play_button"):
            for button in (self.play_button, self.go_on_button):
                self._enlarge(button, 1.4)
        super().changeEvent(event)
