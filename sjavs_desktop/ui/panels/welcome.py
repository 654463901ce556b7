"""What is on the felt before the first match: one large button to play, a way to the lessons, and one to the rules.

At the first start it also asks four things, which hold at once and can all be left as they are.
"""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QLabel, QStyleOptionButton

from sjavs_desktop.app import languages
from sjavs_desktop.messages import LANGUAGES
from sjavs_desktop.ui.contrast import readable
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.panels.overlay import MARGIN, Overlay, PanelButton, line

LARGE, MEDIUM = 1.4, 1.15
"""How much larger the words of the main button, and of the one that teaches, are than the rest."""

QUESTIONS: Mapping[str, tuple[object, Mapping[str, object]]] = {
    "language": (QT_TRANSLATE_NOOP("welcome", "Language"), dict(LANGUAGES)),
    "text_size": (
        QT_TRANSLATE_NOOP("welcome", "Text"),
        {
            "100": QT_TRANSLATE_NOOP("welcome", "Normal"),
            "115": QT_TRANSLATE_NOOP("welcome", "Large"),
            "130": QT_TRANSLATE_NOOP("welcome", "Very large"),
        },
    ),
    "speed": (
        QT_TRANSLATE_NOOP("welcome", "Cards move"),
        {
            "slow": QT_TRANSLATE_NOOP("welcome", "slowly"),
            "normal": QT_TRANSLATE_NOOP("welcome", "normally"),
            "fast": QT_TRANSLATE_NOOP("welcome", "fast"),
        },
    ),
    "level": (
        QT_TRANSLATE_NOOP("welcome", "Have you played Sjavs before?"),
        {"beginner": QT_TRANSLATE_NOOP("welcome", "No"), "club": QT_TRANSLATE_NOOP("welcome", "Yes")},
    ),
}
"""What is asked at the first start, by setting: the question, and the answers by value. Who has played before gets
club players at the table, and everybody else beginners."""


NARROW = 60
"""Pixels that a question has at least."""
GLOSS, CLEAR = 125, 4.3
"""How light the upper edge of a button is, in hundredths, and the contrast to it of an answer that holds."""


class AnswerButton(PanelButton):
    """An answer of the first start: in the colours of what is selected as long as it holds.

    Fusion only darkens a button that is down, which nobody sees where it is dark already.
    """

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        if self.isChecked():
            role, own = QPalette.ColorRole, QPalette(option.palette)
            # The shade of a button that is down comes from this colour, and so would that of its words' ground.
            beside = own.color(role.Button).lighter(GLOSS)
            own.setColor(role.Button, readable(own.color(role.Highlight), beside, CLEAR))
            own.setColor(role.ButtonText, own.color(role.HighlightedText))
            option.palette = own


class WelcomePanel(Overlay):
    """Greets, and leads into a match or a lesson."""

    play = Signal()
    go_on = Signal()
    """With the match that was left."""
    choose_rules = Signal()
    language = Signal(str)
    """Another one that was chosen at the first start."""
    setting = Signal(str, object)
    """A setting that was chosen at the first start, and its value."""
    learn = Signal()
    """The first lesson, or the list of lessons."""

    letters = 50

    def __init__(self, felt: Felt) -> None:
        super().__init__(felt)
        self.setObjectName("welcome")
        self._name = self._about = ""
        self._left = False
        self.first_start = False
        """Whether it asks what it asks at the first start."""
        self._words = line()
        self._match = line(strong=True)
        self.go_on_button, self.play_button = (self._main_button() for _ in range(2))
        self.learn_button, self.rules_button = PanelButton(self), PanelButton(self)
        self._enlarge(self.learn_button, MEDIUM)
        self.play_button.setDefault(True)
        for button, signal in (
            (self.go_on_button, self.go_on),
            (self.play_button, self.play),
            (self.learn_button, self.learn),
            (self.rules_button, self.choose_rules),
        ):
            button.clicked.connect(signal)
            # Enter presses whichever has the keyboard, not the default one alone.
            button.setAutoDefault(True)
        self.body.addWidget(self._words)
        self.body.addWidget(self._match)
        self._questions = QGridLayout()
        self._asked: dict[str, tuple[QLabel, dict[str, PanelButton]]] = {}
        self.body.addLayout(self._questions)
        for part in (self._match, self.go_on_button):
            part.hide()
        for button in (self.go_on_button, self.play_button):
            self.body.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        below = QHBoxLayout()
        below.addStretch()
        for button in (self.learn_button, self.rules_button):
            below.addWidget(button)
        below.addStretch()
        self.body.addLayout(below)
        self._later = line()
        self.body.addWidget(self._later)
        self._later.hide()
        self._word()

    def _main_button(self) -> PanelButton:
        button = PanelButton(self)
        button.setMinimumSize(QSize(240, 56))
        self._enlarge(button, LARGE)
        return button

    def ask_first(self, get: Callable[[str], object]) -> None:
        """Asks what is asked at the first start; `get` tells how the settings stand."""
        if self.first_start:
            return
        self.first_start = True
        self._questions.setHorizontalSpacing(6)
        self._questions.setVerticalSpacing(4)
        self._questions.setColumnStretch(0, 1)
        self._questions.setColumnStretch(2, 1)
        for row, (key, (_, answers)) in enumerate(QUESTIONS.items()):
            label, group, side = QLabel(self), QButtonGroup(self), QHBoxLayout()
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            buttons: dict[str, PanelButton] = {}
            for value in answers:
                button = buttons[value] = AnswerButton(self)
                button.setCheckable(True)
                button.setChecked(value == (languages.language() if key == "language" else get(key)) and key != "level")
                button.clicked.connect(lambda _=False, key=key, value=value: self._choose(key, value))
                group.addButton(button)
                side.addWidget(button)
                button.show()
            side.addStretch()
            label.show()
            self._questions.addWidget(label, row, 0)
            self._questions.addLayout(side, row, 1)
            self._asked[key] = label, buttons
        self._later.show()
        self._word()
        self._follow()
        if self.isVisible():
            self._ready()

    def place(self) -> None:
        """Takes its place; questions for which the felt is too narrow stand in several lines."""
        labels = [label for label, _ in self._asked.values()]
        for label in labels:
            label.setWordWrap(False)
            label.setMinimumSize(0, 0)
        self.body.invalidate()
        self.body.activate()
        beyond = self.body.minimumSize().width() - (self._felt.viewport().width() - 2 * MARGIN)
        if labels and beyond > 0:
            wide = max(NARROW, max(one.sizeHint().width() for one in labels) - beyond)
            for label in labels:
                label.setWordWrap(True)
                label.setMinimumSize(wide, label.heightForWidth(wide))
        super().place()

    def answers(self, key: str) -> dict[str, PanelButton]:
        """The buttons that answer a question of the first start, by value."""
        return self._asked[key][1]

    def _choose(self, key: str, value: str) -> None:
        if key == "language":
            self.language.emit(value)
            return
        self.setting.emit(key, value)
        if key == "level":
            self._ready()

    def begin(self) -> None:
        """Shows itself with a button ready for Enter."""
        self.appear()
        self._ready()

    def _ready(self) -> None:
        """Lets Enter go on with what was left, lead to the first lesson whoever may be new, and else begin a game."""
        new = self.first_start and not self._asked["level"][1]["club"].isChecked()
        first = self.go_on_button if self._left else self.learn_button if new else self.play_button
        for button in (self.go_on_button, self.learn_button, self.play_button):
            button.setDefault(button is first)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def offer(self, words: str) -> None:
        """Offers to go on with a match that was left, as told in those words; with none to begin one only."""
        self._left = bool(words)
        self._match.setText(words)
        for part in (self._match, self.go_on_button):
            part.setVisible(self._left)
        self._word()
        if self.isVisible():
            self._follow()
            self._ready()

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
        self.play_button.setText(self.tr("&New match") if self._left else self.tr("&Play now"))
        self.learn_button.setText(self.tr("&First lesson") if self.first_start else self.tr("Less&ons…"))
        self._later.setText(self.tr("All of this can be changed later, in the preferences."))
        self.rules_button.setText(self.tr("Choose game and house &rules…"))
        for key, (label, buttons) in self._asked.items():
            question, answers = QUESTIONS[key]
            label.setText(QCoreApplication.translate("welcome", str(question)))
            for value, button in buttons.items():
                # Each language calls itself by its own name.
                own = key == "language"
                button.setText(
                    str(answers[value]) if own else QCoreApplication.translate("welcome", str(answers[value]))
                )

    def changeEvent(self, event: QEvent) -> None:
        """Words everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._word()
            self._follow()
        if event.type() == QEvent.Type.FontChange and hasattr(self, "rules_button"):
            for button in (self.play_button, self.go_on_button):
                self._enlarge(button, LARGE)
            self._enlarge(self.learn_button, MEDIUM)
        super().changeEvent(event)
