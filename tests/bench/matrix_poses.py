"""The real window, posed: a moment at a table in some size, scale, language, theme and deck, and its picture.

All that the felt writes on the way is remembered, with where it stands, so that it can be checked.
"""

import random
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from sjavs_desktop.app.settings import Settings
from sjavs_desktop.core.game import apply, start
from sjavs_desktop.core.state import View
from sjavs_desktop.core.view import view
from sjavs_desktop.ui.application import open_window, prepare
from sjavs_desktop.ui.felt.furniture import Furniture
from tests.core.games import next_action, rules_of
from tests.ui.spoken import Longer
from tests.ui.test_theme_contrast import NAMES, line_box, situation

LONGER = "longer"
"""In place of a language: English with words that are longer by two fifths."""
DOTS = "…"
"""What stands for the rest of a line that is shortened."""


class Pose(NamedTuple):
    """A moment at a table, and how the cards and the words are drawn."""

    situation: str
    """One of `tests.ui.test_theme_contrast.SITUATIONS`, or `asked`: it is the viewer who bids."""
    deck: str = "game"
    large: bool = False
    four: bool = False
    """Whether each suit has its own colour."""
    text: str = "100"

    @property
    def name(self) -> str:
        """The pose in one word, as reports and sheets have it."""
        parts = (self.situation, self.deck, "large" * self.large, "four" * self.four, self.text.replace("100", ""))
        return "-".join(filter(None, parts))


POSES = (
    Pose("auction"),
    Pose("asked", text="130"),
    Pose("trick", four=True),
    Pose("trick", "german", large=True),
    Pose("trick", large=True, text="115"),
    Pose("three", large=True, four=True),
    Pose("three", "german"),
    Pose("two"),
    Pose("schafkopf", "german"),
    Pose("schafkopf", "french", four=True, text="130"),
)


class Line(NamedTuple):
    """A line that a sign has written."""

    words: str
    rect: Any
    """Where it stands in the scene."""
    short: bool
    """Whether a part of it is left out."""


@cache
def asked() -> View:
    """The viewer is to bid, last of all."""
    for seed in range(200):
        dice = random.Random(seed)
        state = start(rules_of("sjavs"), seed % 4)
        while state.table.deal < 3 and state.table.phase != "over":
            state, _ = apply(state, next_action(state, dice))
            if state.table.phase == "auction" and state.table.turn == 0 and len(state.table.calls) == 3:
                return view(state, 0)
    raise AssertionError("no random match comes to that")


class Poser:
    """The window that is posed, at the scale of this process."""

    def __init__(self, folder: Path) -> None:
        self.app = prepare(QApplication.instance() or QApplication(["sjavs"]), "en")  # type: ignore[arg-type]
        settings = Settings(store=QSettings(str(folder / "matrix.ini"), QSettings.Format.IniFormat))
        for key, value in {"speed": "instant", "hold": "0", "language": "en"}.items():
            settings.set(key, value)
        self.settings, self.window = settings, open_window(settings)
        self.window.match.score.ladder.ensure()
        self.window.match.welcome.hide()
        self.longer = Longer(self.app)
        self.lines: list[Line] = []
        self._usual = Furniture.write
        self._listen()

    def _listen(self) -> None:
        usual, lines = self._usual, self.lines

        def write(self: Any, painter: QPainter, rect: Any, words: str, font: Any, colour: Any, *align: Any) -> None:
            usual(self, painter, rect, words, font, colour, *align)
            short = QFontMetricsF(painter.font()).horizontalAdvance(words) > rect.width() + 1 or DOTS in words
            if words.strip():
                box = line_box(rect, words, painter, *(align or (Qt.AlignmentFlag.AlignLeft,)))
                lines.append(Line(words, self.mapRectToScene(box).toAlignedRect(), short))

        Furniture.write = write  # type: ignore[method-assign]

    def close(self) -> None:
        """Ends the window, and no longer listens."""
        Furniture.write = self._usual  # type: ignore[method-assign]
        self.window.close()

    def dress(self, language: str, theme: str) -> None:
        """Speaks and looks like that from now on."""
        self.app.removeTranslator(self.longer)
        self.window.speak("en" if language == LONGER else language)
        if language == LONGER:
            self.app.installTranslator(self.longer)
        self.settings.set("theme", theme)
        self.app.processEvents()

    def pose(self, pose: Pose, size: tuple[int, int]) -> QImage:
        """The picture of a pose in that size."""
        match = self.window.match
        seen = asked() if pose.situation == "asked" else situation(pose.situation)
        chosen = {"deck": pose.deck, "large_index": pose.large, "four_colours": pose.four, "text_size": pose.text}
        for key, value in chosen.items():
            self.settings.set(key, value)
        self.window.resize(*size)
        names = NAMES[: seen.rules.seats]
        match.score.set_match(seen.rules, names, 0)
        match.score.show_table(seen.table)
        match.felt.set_names(names)
        match.felt.show_step(seen)
        match.wear(seen.rules)
        match.felt.settle()
        match.ask(seen if pose.situation == "asked" else None)
        self.app.processEvents()
        for item in match.felt.scene().items():
            item.update()
        self.lines.clear()
        return self.window.grab().toImage()
