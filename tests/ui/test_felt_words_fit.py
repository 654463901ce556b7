"""What is written on the felt has the room that there is: bubbles, the words under the cat, the heads of the sign."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import languages
from sjavs_desktop.core.cards import CLUBS
from sjavs_desktop.core.game import start
from sjavs_desktop.core.state import NOBODY, Call, Offer, Trick, View
from sjavs_desktop.ui.felt.colours import DARK, LIGHT
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.felt.seat_item import plate
from sjavs_desktop.ui.felt.signs import trumps
from sjavs_desktop.ui.felt.tally import tally
from sjavs_desktop.ui.felt.words import SAID, Saying, doing, permanent_ranks, sayings, talon
from sjavs_desktop.ui.panels.inks import LINES
from tests.core.games import rules_of

NAMES = ("You", "Marjun", "Jógvan", "Sunniva")
SPOKEN = ("en", "da", "fo", "de")
FELT = (708, 594)
"""The felt of a window of 1024 by 640."""


def seen(game: str, phase: str = "exchange", **told: object) -> View:
    """A view of seat 0, in a deal of which that is told; somebody else is to act unless it is told."""
    rules = rules_of(game)
    known = {"turn": 1, "contract": rules.auction.contract, **told}
    table = replace(start(rules).table, phase=phase, deal=1, dealer=2, **known)  # type: ignore[arg-type]
    each = (len(rules.deck) - rules.talon) // rules.seats
    return View(rules, table, 0, (0,) * rules.seats, (each,) * rules.seats)


@pytest.fixture
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Each language that the program speaks."""
    languages.install(qapp, request.param)
    yield request.param
    languages.forget(qapp)


@pytest.fixture
def felt(qtbot: QtBot) -> Felt:
    made = Felt()
    qtbot.addWidget(made)
    made.resize(*FELT)
    made.show()
    return made


@pytest.mark.parametrize("spoken", SPOKEN, indirect=True)
def test_what_is_done_with_the_cat_is_said_in_full(spoken: str, felt: Felt) -> None:
    felt.show_step(seen("sjavs-3", declarer=0, suit=CLUBS, talon=2))
    felt.settle()
    bubble = felt.table._bubbles[0]
    for key in SAID:
        if "{" not in doing(key, True):
            bubble.say(Saying(doing(key, True), 2))
            size = bubble.letters()
            assert bubble._fits(bubble._lines(size), size), doing(key, True)


@pytest.mark.parametrize("spoken", SPOKEN, indirect=True)
@pytest.mark.parametrize("game", ["sjavs-3", "klorsjavs"])
def test_what_lies_in_the_middle_is_written_in_full(spoken: str, game: str, felt: Felt) -> None:
    view = seen(game, talon=2)
    felt.show_step(view)
    felt.settle()
    tag = felt.table._talon
    assert tag.words == talon(view)
    wide = QFontMetricsF(tag.font(2.0, True)).horizontalAdvance(tag.words)
    assert wide <= tag.rect.width() - 2 * tag.look.unit


@pytest.mark.parametrize("spoken", SPOKEN, indirect=True)
@pytest.mark.parametrize("size", [(480, 400), FELT, (1800, 1300)])
def test_the_heads_of_the_sign_stand_apart(spoken: str, size: tuple[int, int], felt: Felt) -> None:
    felt.resize(*size)
    view = seen("sjavs", "play")
    felt.show_step(view)
    felt.settle()
    sign = felt.table._tally
    inner = sign.rect.width() - 2.8 * sign.look.unit
    first, second = sign.heads(inner)
    metrics = QFontMetricsF(sign.font(2.1))
    letter = metrics.horizontalAdvance("n")
    assert metrics.horizontalAdvance(first) + metrics.horizontalAdvance(second) + letter <= inner
    assert "…" not in first + second
    assert tally(view, NAMES).scores


def test_of_the_permanent_trumps_only_those_that_are_some_are_shown() -> None:
    rules = rules_of("sjavs")
    quiet = next(one for one in rules.contracts if one.trump == "none" and one.permanent)
    sign = trumps(seen("sjavs", "play", contract=quiet.key), NAMES)
    assert sign.pips == (("Q", (0, 1)), ("J", (0, 1, 2, 3)))
    drawn = {16 * suit + pip for pip, suits in permanent_ranks(rules, quiet) for suit in suits}
    assert drawn == set(quiet.permanent)
    # Where all of a rank are trumps the rank is enough.
    calls = (Call(1, Offer("wenz", (1,), "wenz", "Wenz")),)
    wenz = trumps(seen("schafkopf", "play", calls=calls, declarer=1, contract="wenz"), NAMES)
    assert (wenz.pips, wenz.tile, wenz.words) == ((), "J", "only J")


def test_at_a_table_that_is_watched_it_is_never_your_turn(felt: Felt) -> None:
    view = seen("klorsjavs", "fold", turn=0, declarer=0, suit=CLUBS, exchange="kept")
    assert plate(view, 0, "Ann", True).facts == "Your turn"
    assert plate(view, 0, "Ann", True, watched=True).facts == "6 card(s)"
    assert plate(view, 0, "Ann", True, watched=True).turn
    assert sayings(view)[0].words == "You leave the cat"
    felt.set_watched(True)
    felt.show_step(view)
    felt.settle()
    shown = felt.table._plates[0].plate
    saying = felt.table._bubbles[0].saying
    assert shown is not None
    assert saying is not None
    assert (shown.facts, saying.words) == ("6 card(s)", "Leaves the cat")
    assert sayings(replace(view, seat=NOBODY))[0].words == "Leaves the cat"


def test_a_side_has_one_colour_everywhere(felt: Felt) -> None:
    """Ours blue and theirs orange: on the plates, the card points, the piles and, in two shades, the ladder."""
    for colours in (LIGHT, DARK):
        for line in LINES:
            for side, ground in enumerate((colours.ours, colours.theirs)):
                there = ground.fromString(line[side]).hslHue()
                assert abs(there - ground.hslHue()) < 25
    rules = rules_of("sjavs")
    tricks = tuple(Trick(seat, rules.deck[4 * seat : 4 * seat + 4], seat) for seat in range(4))
    felt.show_step(replace(seen("sjavs", "play", tricks=tricks, suit=CLUBS, declarer=1), counts=(4,) * 4))
    felt.settle()
    assert [one.ours for one in felt.table._badges] == [True, False, True, False]
    assert [bool(one.plate and one.plate.ours) for one in felt.table._plates] == [True, False, True, False]


@pytest.mark.parametrize("spoken", SPOKEN, indirect=True)
@pytest.mark.parametrize("size", [(480, 400), (560, 400), (640, 420)])
@pytest.mark.parametrize("game", ["sjavs", "klorsjavs", "schafkopf"])
def test_names_and_sides_are_whole_on_a_small_board(
    spoken: str, size: tuple[int, int], game: str, felt: Felt, monkeypatch: pytest.MonkeyPatch
) -> None:
    felt.resize(*size)
    view = seen(game, "play", declarer=2, suit=CLUBS)
    # The longest name is the declarer's.
    names = ("You", "Marjun", "Sunniva", "Jógvan")[: view.rules.seats]
    felt.set_names(names)
    assert trumps(view, names).who == "Sunniva"
    written: list[str] = []
    monkeypatch.setattr(QPainter, "drawText", lambda _, *given: written.append(str(given[-1])))
    felt.show_step(view)
    felt.settle()
    felt.grab()
    assert {one.side for one in tally(view, names).scores} <= set(written)
    assert {"Sunniva", "Marjun"} <= set(written)
    assert not [one for one in written if "Sun" in one and "Sunniva" not in one]
    assert {trumps(view, names).who, trumps(view, names).more} & set(written)
