"""No mark on the felt is told from another by its colour alone, whoever looks at it."""

from collections.abc import Callable
from itertools import combinations

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem

from sjavs_desktop.core.cards import SUIT_LETTERS
from sjavs_desktop.ui import dress
from sjavs_desktop.ui.felt import colours as table
from sjavs_desktop.ui.felt.card_item import CardItem
from sjavs_desktop.ui.felt.colours import Colours
from sjavs_desktop.ui.felt.deck import Deck
from sjavs_desktop.ui.felt.furniture import Furniture, Look, arrow
from sjavs_desktop.ui.felt.seat_item import ASKED, NO_SUIT, PARTNER, Plate, SeatItem
from sjavs_desktop.ui.felt.signs import BadgeItem, LedItem, WinningItem
from sjavs_desktop.ui.felt.spots import SHAPE
from sjavs_desktop.ui.felt.sprites import Sprites
from sjavs_desktop.ui.teaching import marks, shapes
from tests.ui.seeing import KINDS, apart, lab, linear, pixels, seen_by

SIDE = 48
LEAST = 0.035
"""The part of its box in which the shape of each mark differs from that of every other."""
TOLD = 8.0
"""How far apart two colours are in CIE L*a*b*; of 2.3 people just see that there are two."""
KEPT = (table.LIGHT, table.DARK, table.CONTRAST)
Draw = Callable[[QPainter], None]


def picture(draw: Draw, high: int = SIDE) -> QImage:
    """What is drawn, on nothing."""
    made = QImage(SIDE, high, QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return made


def look(colours: Colours) -> Look:
    """How the signs of a table of that size are drawn."""
    return Look(SIDE / 3.9, colours, Deck(*dress.pictures().suits))


def sign(item: Furniture) -> Draw:
    """What a sign draws that fills the box."""
    item.rect = QRectF(0, 0, SIDE, SIDE)
    return lambda painter: item.paint(painter, QStyleOptionGraphicsItem())


def badge(colours: Colours, ours: bool) -> Draw:
    """The number of tricks of a pile; always the same one."""
    item = BadgeItem(look(colours))
    item.show_number(1, ours)
    return sign(item)


def on_plate(colours: Colours, dealer: bool = False, declares: int | None = None) -> Draw:
    """A mark beside a name."""
    item = SeatItem(look(colours))
    item.plate = Plate("", "", True, "", False, dealer, declares, "")
    return lambda painter: item._marks(painter, QRectF(0, 0, SIDE, SIDE))


def side(colours: Colours, ours: bool) -> Draw:
    """The tag of a side; always with the same word, so that this does not tell it."""
    item = SeatItem(look(colours)._replace(unit=SIDE / 10))
    item.plate = Plate("", "We", ours, "", False, False, None, "")
    return lambda painter: item._side(painter, QRectF(0, SIDE / 4, SIDE, SIDE / 2))


def hint(place: int) -> Draw:
    """A candidate."""
    return lambda painter: shapes.paint(painter, QRectF(0, 0, SIDE, SIDE), place)


def tick(colours: Colours) -> Draw:
    """The tick of a card that is chosen, alone."""
    card = CardItem(Sprites(Deck(*dress.pictures().cards)))
    wide = SIDE / 0.27
    card._sharp = round(wide)

    def draw(painter: QPainter) -> None:
        painter.translate(0.46 * wide, -0.02 * round(round(wide) * SHAPE))
        card._paint_tick(painter, colours)

    return draw


def trump(painter: QPainter) -> None:
    """The tag of a trump, alone."""
    wide = SIDE / 0.22
    painter.translate(0.46 * wide, 0.22 * wide - 0.47 * wide * SHAPE)
    marks.tag(painter, wide, wide * SHAPE)


def all_marks(colours: Colours) -> dict[str, QImage]:
    """Every mark by what it means."""
    drawn: dict[str, Draw] = {
        "turn": lambda painter: arrow(painter, QRectF(4, 0, SIDE - 8, SIDE), colours.turn),
        "winning": sign(WinningItem(look(colours))),
        "led": sign(LedItem(look(colours))),
        "dealer": on_plate(colours, dealer=True),
        "declarer, asked": on_plate(colours, declares=ASKED),
        "declarer, no suit": on_plate(colours, declares=NO_SUIT),
        "partner": on_plate(colours, declares=PARTNER),
        **{f"declarer, {SUIT_LETTERS[suit]}": on_plate(colours, declares=suit) for suit in range(4)},
        "our tricks": badge(colours, True),
        "their tricks": badge(colours, False),
        "our side": side(colours, True),
        "their side": side(colours, False),
        **{f"hint {place + 1}": hint(place) for place in range(shapes.MOST)},
        "picked": tick(colours),
        "trump": trump,
    }
    return {key: picture(draw) for key, draw in drawn.items()}


@pytest.mark.parametrize("kind", ["everybody", *KINDS])
@pytest.mark.parametrize("colours", KEPT, ids=["light", "dark", "contrast"])
def test_any_two_marks_differ_in_shape(qapp: QApplication, colours: Colours, kind: str) -> None:
    found = all_marks(colours)
    alike = {
        (one, other): round(apart(found[one], found[other], kind), 4)
        for one, other in combinations(found, 2)
        if apart(found[one], found[other], kind) < LEAST
    }
    assert alike == {}


def test_shapes_and_not_colours_are_compared(qapp: QApplication) -> None:
    drawn = [all_marks(one)["turn"] for one in (table.LIGHT, table.CONTRAST)]
    assert drawn[0] != drawn[1]
    assert apart(*drawn, "everybody") == 0
    inverted = all_marks(table.LIGHT)["led"].convertToFormat(QImage.Format.Format_ARGB32)
    inverted.invertPixels(QImage.InvertMode.InvertRgb)
    assert apart(inverted, all_marks(table.LIGHT)["led"], "everybody") < LEAST / 2


@pytest.mark.parametrize("kind", ["everybody", *KINDS])
def test_suits_of_four_colours_stay_apart(qapp: QApplication, kind: str) -> None:
    deck = Deck(dress.CARDS / "suits-four", dress.CARDS / "suits")
    pictures = {letter: deck.picture(letter, QSize(SIDE, SIDE), 1).toImage() for letter in SUIT_LETTERS}
    inks = {}
    for letter, one in pictures.items():
        whole = pixels(one)
        inks[letter] = lab(seen_by(linear(np.median(whole[whole[..., 3] > 0.9][:, :3], axis=0)), kind))
    for one, other in combinations(SUIT_LETTERS, 2):
        assert apart(pictures[one], pictures[other], kind) > 0.05, (one, other)
        assert float(np.linalg.norm(inks[one] - inks[other])) > TOLD, (one, other)


def test_frames_of_keyboard_and_hint_lie_at_different_places(qapp: QApplication) -> None:
    wide = 60
    card = CardItem(Sprites(Deck(*dress.pictures().cards)))
    card._sharp = wide

    def framed(draw: Callable[[QPainter], None]) -> QImage:
        made = QImage(SIDE * 2, SIDE * 2, QImage.Format.Format_ARGB32_Premultiplied)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.translate(QPointF(SIDE, SIDE))
        draw(painter)
        painter.end()
        return made

    keyboard = framed(lambda painter: card._paint_frame(painter, table.LIGHT.turn))
    soft = framed(lambda painter: marks.frame(painter, wide, wide * SHAPE))
    for kind in KINDS:
        assert apart(keyboard, soft, kind) > LEAST
