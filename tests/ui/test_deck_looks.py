"""What can be measured of how the cards look: contrast, figures that are told apart, sharpness, and the backs."""

import importlib
from itertools import combinations, permutations
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from sjavs_desktop.core.cards import card
from sjavs_desktop.ui.felt.deck import Deck
from sjavs_desktop.ui.felt.spots import SHAPE
from sjavs_desktop.ui.felt.sprites import Sprites, margin
from tests.ui.test_deck import BACKS, CARDS, DECKS, FOUR, FRENCH, GERMAN, PARTS, ROOT, pixels

pytestmark = pytest.mark.usefixtures("qapp")
COURTS = [rank + suit for rank in "KQJ" for suit in "CSHD"]
TABLE = QSize(70, 98)
"""A card of one's own hand in a window of 1024 by 640."""


def light(colour: QColor) -> float:
    """Relative luminance, as the WCAG defines it."""
    parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour.getRgbF()[:3]]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor, other: QColor) -> float:
    """The WCAG's contrast ratio."""
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("folder", [*DECKS, *FOUR], ids=lambda folder: folder.name)
def test_every_index_stands_out_from_the_face(folder: Path) -> None:
    """Of the pixels of the rank, by far the most are the ink's; those of its edges are between ink and face."""
    for path in folder.glob("*.svg"):
        image = Deck(folder).picture(path.stem, QSize(250, 350), 1.0).toImage()
        face = image.pixelColor(125, 10)
        rank = range(10, 98) if "large" in folder.name else range(10, 58)
        strip = [image.pixelColor(x, y) for x in rank for y in range(22, 72)]
        inked = [contrast(one, face) for one in strip if contrast(one, face) > 2]
        assert len(inked) > 150, path
        assert sum(ratio >= 4.5 for ratio in inked) > 0.85 * len(inked), path


def grey(name: str, folder: Path) -> bytes:
    """The lightness of each pixel of a card's picture beside the index, at the size of the table."""
    part = Deck(folder).picture(name, TABLE, 1.0).toImage().copy(20, 5, 45, 42)
    small = part.convertToFormat(QImage.Format.Format_Grayscale8)
    return b"".join(bytes(small.constScanLine(y))[: small.width()] for y in range(small.height()))


@pytest.mark.parametrize("folder", [FRENCH, GERMAN], ids=lambda folder: folder.name)
def test_courts_are_told_apart_without_colour_at_the_size_of_the_table(folder: Path) -> None:
    """A fifth of the picture at least differs by more than a tenth of the way from black to white."""
    shades = {name: grey(name, folder) for name in COURTS}
    for one, other in combinations(COURTS, 2):
        apart = sum(abs(a - b) > 25 for a, b in zip(shades[one], shades[other], strict=True))
        assert apart > len(shades[one]) / 5, (one, other)


def drawn(monkeypatch: pytest.MonkeyPatch, name: str) -> ModuleType:
    """A module of the generator."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    return importlib.import_module(name)


@pytest.mark.parametrize("module", ["deck_courts", "deck_german_courts"])
def test_no_two_courts_wear_and_hold_the_same(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each has a head of its own, and differs from each other by more than that; colours do not count."""
    courts = drawn(monkeypatch, module).COURTS
    assert sorted(courts) == sorted(COURTS)
    for one, other in permutations(courts.values(), 2):
        assert len(set(one.parts) - set(other.parts)) >= 3
    for name, one in courts.items():
        others = {part for key, other in courts.items() if key != name for part in other.parts}
        assert set(one.parts) - others, name


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_a_card_is_drawn_for_the_pixels_of_the_screen(ratio: float) -> None:
    """The outline of a letter is as narrow on a dense screen as on any other: no picture is blown up."""
    image = Deck(FRENCH).picture("KH", TABLE, ratio).toImage()
    assert (image.width(), image.height()) == (round(70 * ratio), round(98 * ratio))
    row = round(12.6 * ratio)
    line = [image.pixelColor(x, row).green() for x in range(round(2 * ratio), round(12 * ratio))]
    # From the face to the full ink of the K's stem within two pixels, whatever the density.
    dark = next(place for place, green in enumerate(line) if green < 40)
    assert dark >= 2
    assert line[dark - 2] > 240


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_a_sprite_shows_the_picture_pixel_by_pixel(ratio: float) -> None:
    """Nothing is scaled or shifted by a part of a pixel between the drawing and the card on the felt."""
    deck = Deck(FRENCH)
    for width in (67, 70, 113):
        whole = Sprites(deck).picture(card("QC"), width, ratio, dim=False, flat=True).toImage()
        size = QSize(width, round(width * SHAPE))
        part = deck.picture("QC", size, ratio).toImage()
        start = (margin(width) * ratio).__ceil__(), (margin(width) * ratio).__floor__()
        assert any(whole.copy(x, y, part.width(), part.height()) == part for x in start for y in start), width


def test_four_colours_change_clubs_and_diamonds_only() -> None:
    for four, two in zip(FOUR, (FRENCH, PARTS / "french-large"), strict=True):
        deck, plain = Deck(four, two), Deck(two)
        for name in CARDS:
            same = pixels(deck.picture(name, TABLE, 1.0)) == pixels(plain.picture(name, TABLE, 1.0))
            assert same == (name[1] in "SH"), name


def test_large_figures_are_larger() -> None:
    """The rank has more than twice the area of the usual one."""
    for name in CARDS:
        areas = []
        for folder in (FRENCH, PARTS / "french-large"):
            image = Deck(folder).picture(name, QSize(250, 350), 1.0).toImage()
            wide, high = (62, 80) if folder == FRENCH else (103, 118)
            face = image.pixelColor(125, 10)
            found = [
                (x, y) for x in range(5, wide) for y in range(12, high) if contrast(image.pixelColor(x, y), face) > 2
            ]
            xs, ys = zip(*found, strict=True)
            areas.append((max(xs) - min(xs)) * (max(ys) - min(ys)))
        assert areas[1] > 2 * areas[0], name


def test_knitted_backs_are_the_same_turned_round(monkeypatch: pytest.MonkeyPatch) -> None:
    knitting = drawn(monkeypatch, "deck_knitting")
    across, down = range(-knitting.HALF_ACROSS, knitting.HALF_ACROSS + 1), range(knitting.HALF_DOWN + 1)
    assert {folder.name for folder in BACKS} == {*knitting.BACKS, "lozenges"}
    for yarn in knitting.BACKS.values():
        assert all(yarn.pattern(x, y) == yarn.pattern(-x, -y) for x in across for y in down)
        assert {yarn.pattern(x, y) for x in across for y in down} == {0, 1, 2}
