"""The drawn decks: complete, fresh, drawable by QtSvg, and the class that turns them into pixmaps."""

import importlib
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QSize, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QImage, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from sjavs_desktop.ui.felt import deck as deck_module
from sjavs_desktop.ui.felt.deck import Deck, DeckError

ROOT = Path(__file__).resolve().parents[2]
RESOURCES = ROOT / "resources"
PARTS = RESOURCES / "cards"
FRENCH, GERMAN = PARTS / "french", PARTS / "german"
DECKS = (FRENCH, GERMAN, PARTS / "french-large", PARTS / "german-large")
FOUR = (PARTS / "french-four", PARTS / "french-large-four")
BACKS = sorted((PARTS / "backs").iterdir())
SUITS = PARTS / "suits", PARTS / "suits-german"
FOUR_SUITS = PARTS / "suits-four"
CARDS = [rank + suit for suit in "CSHD" for rank in "AKQJT9875"]
PICTURES = [*CARDS, "back"]
FILES = sorted([*PARTS.rglob("*.svg"), RESOURCES / "icons" / "sjavs.svg"])
SIZE = QSize(60, 84)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def french() -> Deck:
    return Deck(BACKS[0], FRENCH)


@pytest.fixture(params=DECKS, ids=lambda folder: folder.name)
def deck(request: pytest.FixtureRequest) -> Deck:
    """Each deck in turn."""
    return Deck(BACKS[0], request.param)


def named(path: Path) -> str:
    """A picture as it is called in the name of a test."""
    return f"{path.parent.name}-{path.stem}"


@pytest.fixture
def messages() -> Iterator[list[str]]:
    """Everything Qt prints while a test runs."""
    seen: list[str] = []

    def note(kind: QtMsgType, context: object, text: str) -> None:
        seen.append(text)

    before = qInstallMessageHandler(note)
    yield seen
    qInstallMessageHandler(before)


def colours(picture: QPixmap) -> set[int]:
    image = picture.toImage()
    return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}


def pixels(picture: QPixmap) -> bytes:
    # The bits are the image's own: it has to live until they are copied.
    image = picture.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    return bytes(image.constBits())


def edge_alphas(picture: QPixmap) -> list[int]:
    image = picture.toImage()
    right, bottom = image.width() - 1, image.height() - 1
    return [image.pixelColor(x, y).alpha() for x in (0, right) for y in (0, bottom)]


def test_every_picture_is_there_and_nothing_else() -> None:
    for folder in DECKS:
        assert {path.name for path in folder.iterdir()} == {f"{name}.svg" for name in CARDS}
    for folder in FOUR:
        assert {path.name for path in folder.iterdir()} == {f"{name}.svg" for name in CARDS if name[1] in "CD"}
    for folder in BACKS:
        assert [path.name for path in folder.iterdir()] == ["back.svg"]
    for folder, suits in ((SUITS[0], "CSHD"), (SUITS[1], "CSHD"), (FOUR_SUITS, "CD")):
        assert {path.name for path in folder.iterdir()} == {f"{suit}.svg" for suit in suits}
    assert sum(path.stat().st_size for path in PARTS.rglob("*.svg")) < 2_000_000


def test_the_files_are_what_the_generator_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    drawn = importlib.import_module("draw_deck").pictures()
    stored = {path.relative_to(RESOURCES).as_posix(): path.read_text(encoding="utf-8") for path in FILES}
    assert sorted(drawn) == sorted(stored)
    stale = [name for name, text in drawn.items() if stored[name] != text]
    assert not stale, "run: python packaging/draw_deck.py"


@pytest.mark.parametrize("path", FILES, ids=named)
def test_qt_parses_each_file_without_a_word(path: Path, messages: list[str]) -> None:
    assert QSvgRenderer(str(path)).isValid()
    assert messages == []


@pytest.mark.parametrize("path", FILES, ids=named)
def test_only_elements_that_look_the_same_everywhere(path: Path) -> None:
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.parse(path).iter()}
    assert tags <= {"svg", "g", "path", "rect", "circle"}
    assert "href" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", PICTURES)
def test_each_card_renders_with_transparent_corners(deck: Deck, name: str) -> None:
    picture = deck.picture(name, SIZE, 1.0)
    assert picture.size() == SIZE
    assert len(colours(picture)) > 10
    assert max(edge_alphas(picture)) < 40
    image = picture.toImage()
    assert image.pixelColor(30, 6).alpha() == 255


def test_no_two_cards_look_alike(deck: Deck) -> None:
    assert len({pixels(deck.picture(name, SIZE, 1.0)) for name in PICTURES}) == len(PICTURES)


def test_the_decks_share_no_picture() -> None:
    every = [pixels(Deck(folder).picture(name, SIZE, 1.0)) for folder in DECKS for name in CARDS]
    every += [pixels(Deck(folder).picture(path.stem, SIZE, 1.0)) for folder in FOUR for path in folder.iterdir()]
    every += [pixels(Deck(folder).picture("back", SIZE, 1.0)) for folder in BACKS]
    assert len(set(every)) == len(every)


def test_an_ober_has_his_sign_high_and_an_unter_low(monkeypatch: pytest.MonkeyPatch) -> None:
    """By this alone the two are called the upper and the under one."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    courts, panel = importlib.import_module("deck_german_courts"), importlib.import_module("deck_panel")
    assert courts.HIGH[1] + courts.HIGH_SIZE / 2 < panel.HEAD_Y
    assert courts.LOW[1] > panel.HEAD_Y + 50
    assert courts.LOW[1] + courts.SHIELD < panel.level(courts.LOW[0])


def test_german_suits_are_told_apart_without_colours() -> None:
    """As shapes of one shade no sign covers another: an eighth of the larger one at least is its own."""
    shapes = []
    for suit in "CSHD":
        image = Deck(SUITS[1]).picture(suit, QSize(40, 40), 1.0).toImage()
        shapes.append({(x, y) for x in range(40) for y in range(40) if image.pixelColor(x, y).alpha() > 127})
    for one, other in combinations(shapes, 2):
        assert len(one ^ other) > max(len(one), len(other)) / 8


def test_indices_differ_in_the_part_a_fan_shows(deck: Deck) -> None:
    visible = [deck.picture(name, SIZE, 1.0).copy(0, 0, 15, 34) for name in CARDS]
    assert len({pixels(part) for part in visible}) == len(CARDS)


@pytest.mark.parametrize("name", CARDS)
def test_a_card_has_no_wrong_way_up(deck: Deck, name: str) -> None:
    """Turned round, courts look the same; of other cards, whose pips may be odd in number, the corners do."""
    image = deck.picture(name, QSize(125, 175), 2.0).toImage()
    turned = image.transformed(QTransform().rotate(180))
    width, height = (248, 350) if name[0] in "KQJ" else (80, 180) if "large" in deck.folder.name else (64, 130)
    one, other = (
        part.copy(0, 0, width, height)
        .convertToFormat(QImage.Format.Format_Grayscale8)
        .scaled(width // 2, height // 2, mode=Qt.TransformationMode.SmoothTransformation)
        for part in (image, turned)
    )
    # Half a tone for the blur of the edges.
    far = sum(abs(a - b) > 128 for a, b in zip(bytes(one.constBits()), bytes(other.constBits()), strict=True))
    assert far == 0


def test_device_pixels_follow_the_ratio(french: Deck) -> None:
    picture = french.picture("QC", SIZE, 1.5)
    assert picture.size() == QSize(90, 126)
    assert picture.devicePixelRatio() == 1.5
    assert picture.deviceIndependentSize().toSize() == SIZE


def test_a_picture_is_drawn_once(french: Deck) -> None:
    first = french.picture("QC", SIZE, 1.0)
    assert french.picture("QC", QSize(60, 84), 1.0).cacheKey() == first.cacheKey()
    assert french.picture("QC", SIZE, 2.0).cacheKey() != first.cacheKey()


def test_the_cache_forgets_what_was_unused_longest(french: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck_module, "CACHE_BYTES", 2 * 60 * 84 * 4)
    keys = {name: french.picture(name, SIZE, 1.0).cacheKey() for name in ("QC", "QS")}
    french.picture("QC", SIZE, 1.0)
    french.picture("JC", SIZE, 1.0)
    assert french.picture("QC", SIZE, 1.0).cacheKey() == keys["QC"]
    assert french.picture("QS", SIZE, 1.0).cacheKey() != keys["QS"]


def test_another_shape_is_not_stretched(french: Deck) -> None:
    image = french.picture("AH", QSize(200, 84), 1.0).toImage()
    assert image.pixelColor(100, 10).alpha() == 255
    assert image.pixelColor(40, 42).alpha() == image.pixelColor(160, 42).alpha() == 0


def test_aspect(french: Deck) -> None:
    assert french.aspect == pytest.approx(5 / 7)
    assert Deck(SUITS[0]).aspect == 1.0


def test_an_empty_size_and_a_senseless_ratio(french: Deck) -> None:
    assert french.picture("QC", QSize(0, 84), 1.0).isNull()
    with pytest.raises(ValueError, match="not 0"):
        french.picture("QC", SIZE, 0)


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (None, "cannot be read"),
        ("", "not well-formed XML"),
        ("<svg", "not well-formed XML"),
        ('<?xml version="1.0" encoding="runes"?><svg/>', "not well-formed XML"),
        ("<html/>", "not an SVG"),
        ('<svg xmlns="http://www.w3.org/2000/svg"/>', "cannot draw"),
    ],
)
def test_a_missing_or_broken_file_is_one_clear_error(
    tmp_path: Path, messages: list[str], content: str | None, why: str
) -> None:
    path = tmp_path / "QC.svg"
    if content is not None:
        path.write_text(content, encoding="utf-8")
    with pytest.raises(DeckError, match=why) as caught:
        Deck(tmp_path).picture("QC", SIZE, 1.0)
    assert caught.value.path == path
    assert str(path) in str(caught.value)
    assert messages == []


def test_a_mended_file_is_read_again(tmp_path: Path) -> None:
    deck = Deck(tmp_path)
    with pytest.raises(DeckError):
        deck.picture("QC", SIZE, 1.0)
    (tmp_path / "QC.svg").write_bytes((FRENCH / "QC.svg").read_bytes())
    assert not deck.picture("QC", SIZE, 1.0).isNull()


def test_a_folder_without_pictures_has_no_aspect(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match="no SVG pictures") as caught:
        _ = Deck(tmp_path / "nowhere").aspect
    assert caught.value.path == tmp_path / "nowhere"
