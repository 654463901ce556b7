"""The matrix of pictures covers its axes, and each of its checks finds a fault that is planted."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QFrame

from sjavs_desktop.app import languages
from sjavs_desktop.ui import dress
from sjavs_desktop.ui.felt import colours
from tests.bench import matrix_checks as checks
from tests.bench.matrix import LANGUAGES, SCALES, SIZES, THEMES, covering, pairs
from tests.bench.matrix_poses import POSES, Line, Poser, situation


@pytest.fixture
def poser(tmp_path: Path, qapp: Any) -> Iterator[Poser]:
    """The window that is posed, in its usual looks."""
    palette, style = qapp.palette(), qapp.style().name()
    made = Poser(tmp_path)
    yield made
    made.close()
    made.window.deleteLater()
    qapp.setStyle(style)
    qapp.setPalette(palette)
    colours.lay("green")
    dress.prefer(dress.AS_GAME)
    dress.make(dress.Make())
    languages.forget(qapp)


def test_every_two_values_come_together_in_few_pictures() -> None:
    axes = (SCALES, LANGUAGES, THEMES, SIZES, tuple(one.name for one in POSES))
    chosen = covering(axes)
    whole = set().union(*(pairs(case) for case in product(*axes)))
    assert set().union(*map(pairs, chosen)) == whole
    assert len(chosen) < 100
    assert covering(axes) == chosen


def test_the_poses_have_all_decks_and_all_numbers_of_players() -> None:
    assert {one.deck for one in POSES} == {"game", "french", "german"}
    assert {one.large for one in POSES} == {one.four for one in POSES} == {False, True}
    seats = {situation(one.situation).rules.seats for one in POSES if one.situation != "asked"}
    assert seats == {2, 3, 4}


def found(poser: Poser) -> set[str]:
    """The kinds of faults by geometry."""
    return {one.split(":")[0] for one in checks.geometry(poser.window, poser.lines)}


def test_faults_that_are_planted_in_the_geometry_are_found(poser: Poser, monkeypatch: pytest.MonkeyPatch) -> None:
    poser.dress("en", "light")
    poser.pose(POSES[2], (1024, 640))
    assert found(poser) == set()
    scene = poser.window.match.felt.table
    picture = scene.picture
    assert picture is not None
    hand = [one for one in picture.places if one.zone == "hand" and one.seat == 0]
    other = next(one for one in picture.places if one.zone == "hand" and one.seat == 1)
    rest = tuple(one for one in picture.places if one not in (hand[1], other))
    stray = other._replace(x=hand[0].x, y=hand[0].y)
    scene.picture = picture._replace(places=(*rest, hand[1], stray))
    assert "cards over another seat's" in found(poser)
    close = hand[1]._replace(x=hand[0].x + 0.1 * hand[0].width)
    scene.picture = picture._replace(places=(*rest, other, close))
    assert found(poser) == {"index covered"}
    scene.picture = picture
    plate, pennant = scene._plates[1], scene._led
    plate.rect = QRectF(scene._trump.rect)
    assert "signs over one another" in found(poser)
    scene.arrange(picture)
    scene._plates[2].rect.translate(0, -60)
    assert "sign over a card" in found(poser)
    scene.arrange(picture)
    pennant.rect.moveTo(scene.rect(checks.corner(picture.led)).topLeft())
    assert "index covered by a mark" in found(poser)
    scene.arrange(picture)
    panel = QFrame(poser.window.match.felt.viewport())
    panel.setGeometry(scene._plates[2].rect.toAlignedRect())
    panel.show()
    assert found(poser) == {"panel over the table"}
    panel.deleteLater()
    panel.hide()
    poser.lines.append(Line("Some wo…", QRect(), True))
    assert found(poser) == {"shortened"}


def test_a_line_that_has_no_room_is_found_as_it_is_written(poser: Poser) -> None:
    poser.dress("en", "light")
    poser.window.match.felt.set_names(("You",) * 4)
    poser.pose(POSES[2], (1024, 640))
    names = ("You", "W" * 40, "Jógvan", "Sunniva")
    poser.lines.clear()
    poser.window.match.felt.set_names(names)
    poser.window.grab()
    assert [one.words for one in poser.lines if one.short and one.words.startswith("W")]


def test_faults_that_are_planted_in_the_pixels_are_found(poser: Poser) -> None:
    poser.dress("en", "dark")
    picture = poser.pose(POSES[2], (1024, 640))
    lines = list(poser.lines)
    assert list(checks.pixels(poser.window, picture, lines)) == []

    def spoilt(colour: str, other: str) -> set[str]:
        """The kinds of faults where everything is as grey as that."""
        made = QImage(picture)
        painter = QPainter(made)
        painter.fillRect(made.rect(), QColor(colour))
        for x in range(0, made.width(), 3):
            painter.fillRect(x, 0, 1, made.height(), QColor(other))
        painter.end()
        return {one.split(" ")[1] for one in checks.pixels(poser.window, made, lines)}

    # 4.5:1 is enough for all, 4:1 for marks, 2:1 for nothing.
    assert spoilt("#000000", "#757575") == set()
    assert spoilt("#000000", "#6a6a6a") == {"words"}
    assert spoilt("#808080", "#b0b0b0") == {"words", "mark", "edge", "index"}
