"""Everything on the felt can be read and seen, on every ground, light, dark and with high contrast; as it is drawn."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.cards import SUIT_LETTERS, card
from sjavs_desktop.core.game import apply, start
from sjavs_desktop.core.state import State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.ui import dress
from sjavs_desktop.ui.accessible import seat_facts
from sjavs_desktop.ui.contrast import MARKS, WORDS, contrast
from sjavs_desktop.ui.felt import colours, grounds
from sjavs_desktop.ui.felt.colours import GROUNDS, Colours
from sjavs_desktop.ui.felt.deck import Deck
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.felt.furniture import Furniture
from sjavs_desktop.ui.felt.last_trick import LastTrick
from sjavs_desktop.ui.felt.sprites import Sprites, margin
from tests.core.games import next_action, rules_of
from tests.ui.seeing import ground_and_ink

NAMES = ("You", "Marjun", "Jógvan", "Sunniva")
LEVELS = ("", "Expert", "Expert", "Expert")
SIZE = (708, 594)
"""The felt of a window of 1024 by 640."""
LOOKS = {
    "contrast": ("green", True, True),
    **{
        f"{ground}-{'dark' if dark else 'light'}": (ground, dark, False) for ground in GROUNDS for dark in (False, True)
    },
}
SITUATIONS: dict[str, tuple[str, Callable[[State], bool]]] = {
    "auction": ("sjavs", lambda state: state.table.phase == "auction" and len(state.table.calls) == 3),
    "trick": (
        "sjavs",
        lambda state: state.table.phase == "play" and len(state.table.tricks) == 3 and len(state.table.trick) == 2,
    ),
    "three": ("sjavs-3", lambda state: state.table.phase == "play" and len(state.table.trick) == 1),
    "two": ("sjavs-2", lambda state: state.table.phase == "play" and len(state.table.tricks) == 2),
    "schafkopf": ("schafkopf", lambda state: state.table.phase == "play" and len(state.table.tricks) == 2),
}


@cache
def situation(key: str) -> View:
    """What seat 0 sees when a random match comes to that."""
    game, wanted = SITUATIONS[key]
    for seed in range(200):
        dice = random.Random(seed)
        state = start(rules_of(game), 1)
        while state.table.deal < 3 and state.table.phase != "over":
            state, _ = apply(state, next_action(state, dice))
            if wanted(state):
                return view(state, 0)
    raise AssertionError("no random match comes to that")


class Written(NamedTuple):
    """A line that was drawn somewhere on the felt."""

    words: str
    box: QRect


@pytest.fixture(params=LOOKS)
def look(request: pytest.FixtureRequest) -> Iterator[tuple[Colours, bool]]:
    """The colours of a table, and whether its window is dark."""
    ground, dark, high = LOOKS[request.param]
    colours.lay(ground, high)
    yield colours.of(dark), dark
    colours.lay("green")


def line_box(rect: QRectF, words: str, painter: QPainter, align: Qt.AlignmentFlag) -> QRectF:
    """Where a line is, within the rectangle that it was given."""
    wide = min(rect.width(), QFontMetricsF(painter.font()).horizontalAdvance(words))
    box = QRectF(rect.left(), rect.top(), wide, rect.height())
    if align & Qt.AlignmentFlag.AlignHCenter:
        box.moveCenter(rect.center())
    elif align & Qt.AlignmentFlag.AlignRight:
        box.moveRight(rect.right())
    return box


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """All lines that signs draw from now on."""
    found: list[Written] = []
    usual = Furniture.write

    def write(
        self: Furniture, painter: QPainter, rect: QRectF, words: str, font: object, colour: object, *align: object
    ) -> None:
        usual(self, painter, rect, words, font, colour, *align)  # type: ignore[arg-type]
        box = line_box(rect, words, painter, *(align or (Qt.AlignmentFlag.AlignLeft,)))  # type: ignore[arg-type]
        if words.strip():
            found.append(Written(words, self.mapRectToScene(box).toAlignedRect()))

    monkeypatch.setattr(Furniture, "write", write)
    return found


def drawn(qtbot: QtBot, seen: View, dark: bool) -> tuple[Felt, QImage]:
    """A felt that shows a view, and its picture."""
    felt = Felt()
    qtbot.addWidget(felt)
    felt.resize(*SIZE)
    felt.set_theme(dark)
    felt.set_names(NAMES[: seen.rules.seats], LEVELS[: seen.rules.seats])
    felt.show()
    felt.show_step(seen)
    felt.settle()
    return felt, felt.viewport().grab().toImage()


@pytest.mark.parametrize("key", SITUATIONS)
def test_every_word_on_the_felt_can_be_read(
    qtbot: QtBot, look: tuple[Colours, bool], written: list[Written], key: str
) -> None:
    _, picture = drawn(qtbot, situation(key), look[1])
    assert len({one.words for one in written}) > 12
    weak = {}
    for words, box in written:
        ground, ink = ground_and_ink(picture, box)
        if contrast(ground, ink) < WORDS:
            weak[words] = (round(contrast(ground, ink), 2), ground.name(), ink.name())
    assert weak == {}


def strip(picture: QImage, rect: QRectF) -> list[QColor]:
    """The pixels from outside a sign to within it, over its left edge a little above its foot."""
    y = round(rect.bottom() - 0.3 * rect.height())
    return [picture.pixelColor(round(rect.left()) + step, y) for step in range(-4, 7)]


def test_every_edge_on_the_felt_can_be_seen(qtbot: QtBot, look: tuple[Colours, bool]) -> None:
    table, dark = look
    felt, picture = drawn(qtbot, situation("trick"), dark)
    scene = felt.table
    for item in (*scene._plates, scene._trump, scene._tally):
        rect = item.mapRectToScene(item.rect)
        middle, _ = ground_and_ink(picture, rect.toAlignedRect())
        edge = max(strip(picture, rect), key=lambda one: contrast(one, middle))
        assert contrast(edge, middle) >= MARKS, (edge.name(), middle.name())
    turn = next(one for one in scene._plates if one.plate and one.plate.turn)
    bright = strip(picture, turn.mapRectToScene(turn.rect))
    assert any(contrast(one, table.turn) < 1.1 for one in bright)
    assert contrast(table.turn, ground_and_ink(picture, turn.mapRectToScene(turn.rect).toAlignedRect())[0]) >= MARKS


def test_every_mark_can_be_seen(qtbot: QtBot, look: tuple[Colours, bool]) -> None:
    _, dark = look
    felt, picture = drawn(qtbot, situation("trick"), dark)
    scene = felt.table
    shown = [one for one in scene._badges if one.isVisible()]
    assert shown
    assert scene._star.isVisible()
    assert scene._led.isVisible()
    for item in (*shown, scene._star, scene._led):
        ground, ink = ground_and_ink(picture, item.mapRectToScene(item.rect).toAlignedRect())
        assert contrast(ground, ink) >= MARKS


def test_the_last_trick_can_be_read(qtbot: QtBot, look: tuple[Colours, bool], monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Written] = []
    usual = LastTrick._write

    def write(self: LastTrick, painter: QPainter, rect: QRectF, words: str, units: float, bold: bool) -> None:
        usual(self, painter, rect, words, units, bold)
        found.append(Written(words, line_box(rect, words, painter, Qt.AlignmentFlag.AlignHCenter).toAlignedRect()))

    monkeypatch.setattr(LastTrick, "_write", write)
    felt, _ = drawn(qtbot, situation("trick"), look[1])
    felt.toggle_last_trick()
    sheet = felt.findChild(LastTrick, "last_trick")
    assert sheet is not None
    picture = sheet.grab().toImage()
    assert len(found) >= 5
    for words, box in found:
        assert contrast(*ground_and_ink(picture, box)) >= WORDS, words


def test_cards_are_pure_white_and_flat_with_high_contrast(qtbot: QtBot) -> None:
    colours.lay("slate", True)
    try:
        felt, picture = drawn(qtbot, situation("trick"), True)
        pose = felt.table.pose(next(one for one in felt.table.picture.places if one.zone == "trick"))  # type: ignore[union-attr]
        around = {picture.pixel(x, 1) for x in range(picture.width())}
        card = QRectF(pose.x - pose.width / 2, pose.y - 0.7 * pose.width, pose.width, 1.4 * pose.width).toAlignedRect()
        assert ground_and_ink(picture, card)[0] == QColor("white")
        assert around == {QColor("black").rgb()}
    finally:
        colours.lay("green")
    _, usual = drawn(qtbot, situation("trick"), True)
    assert len({usual.pixel(x, 1) for x in range(usual.width())}) > 3


@pytest.mark.parametrize("large", [False, True], ids=["usual", "large"])
def test_the_index_of_a_dimmed_card_can_be_read(qapp: QApplication, look: tuple[Colours, bool], large: bool) -> None:
    wide = 70
    sprites = Sprites(Deck(dress.CARDS / ("french-large" if large else "french")))
    sprites.paint_as(look[0].veil, look[0].flat)
    around = margin(wide)
    for suit in range(4):
        picture = sprites.picture(card("7" + SUIT_LETTERS[suit]), wide, 1.0, True, False).toImage()
        index = QRect(around + 4, around + 4, wide // 4, wide // 4)
        assert contrast(*ground_and_ink(picture, index)) >= MARKS, SUIT_LETTERS[suit]


def test_long_names_stay_on_their_plates_and_whole_in_the_tooltip(qtbot: QtBot, qapp: QApplication) -> None:
    seen = situation("trick")
    names = (
        "Maria Katharina Elisabeth von H",
        "🦢🐑⛵🌊🧶 Ragnhild 🦢🐑⛵🌊🧶",
        "عبد الرحمن بن محمد الفاروقي",
        "W" * 30,
    )
    felt = Felt()
    qtbot.addWidget(felt)
    felt.resize(480, 400)
    felt.show()
    pictures = []
    for given in (names, ("", "", "", "")):
        felt.set_names(given, LEVELS)
        felt.show_step(seen)
        felt.settle()
        pictures.append(felt.viewport().grab().toImage())
    felt.set_names(names, LEVELS)
    scene = felt.table
    whole = [one.mapRectToScene(one.rect).adjusted(-1, -1, 1, 1) for one in (*scene._plates, scene._trump)]
    changed = [
        QPointF(x, y)
        for x in range(pictures[0].width())
        for y in range(pictures[0].height())
        if pictures[0].pixel(x, y) != pictures[1].pixel(x, y)
    ]
    assert changed
    assert [point for point in changed if not any(rect.contains(point) for rect in whole)] == []
    for plate, name, level in zip(scene._plates, names, LEVELS, strict=True):
        assert name in plate.toolTip()
        assert level in plate.toolTip()


def test_the_level_stands_on_the_plate_where_there_is_room(qtbot: QtBot, written: list[Written]) -> None:
    felt, _ = drawn(qtbot, situation("trick"), False)
    assert {one.words for one in written} >= {" · Expert", "Marjun"}
    written.clear()
    felt.set_names(("You", *("A name that is far too long",) * 3), LEVELS)
    felt.viewport().grab()
    assert " · Expert" not in {one.words for one in written}


@pytest.mark.parametrize("key", SITUATIONS)
def test_the_level_of_whoever_deals_and_declares_is_not_lost(qtbot: QtBot, written: list[Written], key: str) -> None:
    seen, level = situation(key), "Vereinsspieler"
    felt, _ = drawn(qtbot, seen, False)
    felt.set_names(NAMES[: seen.rules.seats], ("", *(level,) * (seen.rules.seats - 1)))
    for seat in range(1, seen.rules.seats):
        felt.show_step(replace(seen, table=replace(seen.table, dealer=seat, declarer=seat, turn=seat)))
        felt.settle()
        written.clear()
        felt.viewport().grab()
        said = [one.words for one in written if f" · {level}" in one.words]
        plate = felt.table._plates[seat]
        # Each plate has it, whole or begun; and all that is there is to be read where the pointer rests on it.
        assert len(said) == seen.rules.seats - 1
        assert level in plate.toolTip()
        assert level in seat_facts.facts(seen, seat, NAMES, level=level)


@pytest.mark.parametrize("ground", GROUNDS)
def test_a_ground_is_always_the_same_and_joins_without_a_seam(qapp: QApplication, ground: str) -> None:
    before = grounds.tiles(ground)
    grounds.tiles.cache_clear()
    assert grounds.tiles(ground) == before
    light, dark = (GROUNDS[ground][one] for one in (False, True))
    whole = QRectF(0, 0, 700, 500)

    def painted(table: Colours) -> QImage:
        made = QImage(700, 500, QImage.Format.Format_RGB32)
        painter = QPainter(made)
        grounds.paint(painter, whole, whole, table)
        painter.end()
        return made

    pictures = painted(light), painted(dark)
    assert len({pictures[0].pixel(x, 250) for x in range(700)}) > 40
    mean = [
        one.scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation).pixelColor(0, 0).lightness()
        for one in pictures
    ]
    assert mean[0] > mean[1] + 20
    # From a pixel to the next nothing jumps where a tile begins, compared with all other places.
    for tile in before:
        wide = tile.width()

        def step(x: int, tile: QImage = tile, wide: int = wide) -> float:
            pairs = ((tile.pixelColor(x % wide, y), tile.pixelColor((x - 1) % wide, y)) for y in range(tile.height()))
            return sum(abs(one.alpha() - other.alpha()) for one, other in pairs) / tile.height()

        assert step(0) <= 1.5 * max(step(x) for x in range(1, 24))


def test_with_high_contrast_the_ground_is_black(qapp: QApplication) -> None:
    made = QImage(300, 200, QImage.Format.Format_RGB32)
    made.fill(QColor("red"))
    painter = QPainter(made)
    grounds.paint(painter, QRectF(0, 0, 300, 200), QRectF(0, 0, 300, 200), colours.CONTRAST)
    painter.end()
    assert {made.pixelColor(x, y).name() for x in range(300) for y in range(200)} == {"#000000"}
