"""What is on the felt before the first match: one large button to play, and a way to the rules."""

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal

from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.panels.overlay import Overlay, PanelButton, line


class WelcomePanel(Overlay):
    """Greets, and leads into a match."""

    play = Signal()
    choose_rules = Signal()

    letters = 50

    def __init__(self, felt: Felt) -> None:
        super().__init__(felt)
        self.setObjectName("welcome")
        self._name = self._about = ""
        self._words = line()
        self.play_button = PanelButton(self)
        self.play_button.setMinimumSize(QSize(240, 56))
        self._enlarge(self.play_button, 1.4)
        self.play_button.setDefault(True)
        self.rules_button = PanelButton(self)
        self.play_button.clicked.connect(self.play)
        self.rules_button.clicked.connect(self.choose_rules)
        self.body.addWidget(self._words)
        for button in (self.play_button, self.rules_button):
            self.body.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._word()

    def begin(self) -> None:
        """Shows itself with the large button ready for Enter."""
        self.appear()
        self.play_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_game(self, name: str, about: str) -> None:
        """Names the game that the large button begins, and tells its character."""
        self._name, self._about = name, about
        self._word()
        self._follow()

    def _word(self) -> None:
        self.title.setText(QCoreApplication.translate("rules", self._name) if self._name else self.tr("Sjavs"))
        about = QCoreApplication.translate("rules", self._about) if self._about else ""
        self._words.setText(about or self.tr("The card game of the Faroe Islands."))
        self.play_button.setText(self.tr("&Play"))
        self.rules_button.setText(self.tr("Choose game and house &rules…"))

    def changeEvent(self, event: QEvent) -> None:
        """Words everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._word()
        if event.type() == QEvent.Type.FontChange and hasattr(self, "play_button"):
            self._enlarge(self.play_button, 1.4)
        super().changeEvent(event)
