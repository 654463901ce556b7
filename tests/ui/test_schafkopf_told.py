"""What an evening of Schafkopf by hand has shown: sentences, the first choice, the newest line of the sheet."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.cards import HEARTS, parse
from sjavs_desktop.core.game import legal, start
from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.core.state import Action, Event, Item, Result, State, Table, Trick, View
from sjavs_desktop.core.view import view
from sjavs_desktop.ui import dress, text
from sjavs_desktop.ui.panels.bidding import harmless, keys, offered
from sjavs_desktop.ui.panels.score import ScorePanel
from tests.core.games import acted, dealt, rules_of

NAMES = ("You", "Marjun", "Jógvan", "Sunniva")
RULES = rules_of("schafkopf", ramsch=True, hochzeit=True, bettel=True, legen=True)
PLAIN = rules_of("schafkopf", ramsch=True, hochzeit=True, bettel=True)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def german() -> Iterator[None]:
    """The deck that belongs to the game."""
    dress.wear(dress.GERMAN)
    yield
    dress.wear(dress.FRENCH)


# -- a Ramsch ----------------------------------------------------------------------------------------------------------


def ramsch(points: tuple[int, ...], tricks: tuple[int, ...], payer: int) -> Result:
    """A Ramsch that one player pays."""
    changes = tuple(-30 if seat == payer else 10 for seat in range(4))
    return Result(
        deal=1, dealer=0, declarer=None, contract="ramsch", suit=HEARTS, better=False, points=points, tricks=tricks,
        account=None, band="most", base=10, carry=0, before=(0,) * 4, after=changes, won=False, changes=changes,
        items=(Item("price", 1, 10),),
    )  # fmt: skip


def lay(*won: tuple[int, str]) -> Table:
    """A table with those tricks, each with who has won it."""
    tricks = tuple(Trick(seat, parse(cards), seat) for seat, cards in won)
    return replace(start(RULES).table, deal=1, contract="ramsch", suit=HEARTS, tricks=tricks)


def told(result: Result, table: Table | None = None, viewer: int = 0) -> str:
    return "\n".join(text.score_lines(result, NAMES, viewer, RULES, table))


def test_of_equals_in_a_ramsch_it_is_told_who_pays_and_why() -> None:
    tricks = ramsch((42, 36, 0, 42), (2, 3, 0, 3), 3)
    assert "42 each; Sunniva took more tricks" in told(tricks)
    assert "42 each; you took more tricks" in told(ramsch((42, 36, 0, 42), (3, 3, 0, 2), 0))
    assert "each;" not in told(ramsch((50, 28, 0, 42), (3, 3, 0, 2), 0))


def test_it_is_told_whether_trumps_decided() -> None:
    alike = ramsch((42, 36, 0, 42), (3, 2, 0, 3), 3)
    assert "Sunniva took more or higher trumps" in told(alike)
    more = lay((3, "QC JC 7C 8C"), (0, "QS 7S 8S 9S"))
    assert "42 each, as many tricks; Sunniva took more trumps" in told(alike, more)
    higher = lay((3, "QC 9C 7C 8C"), (0, "QS 7S 8S 9S"))
    assert "42 each, as many tricks and trumps; Sunniva took the highest trump" in told(alike, higher)
    none = lay((3, "AC 9C 7C 8C"), (0, "AS 7S 8S 9S"))
    assert "no trumps; Sunniva comes first in turn" in told(alike, none)


def test_a_bettel_is_told_by_its_tricks_and_the_viewer_is_you() -> None:
    bettel = replace_result(contract="bettel", suit=None, band="no_trick", declarer=1, won=True)
    assert "Tricks: declarer 0 – 8 defenders" in told(bettel)
    assert "0 – 120" not in told(bettel)
    both = replace_result(contract="sauspiel", band="plain", declarer=1, partner=0, called=1, won=True)
    assert told(both).startswith("Declarer: Marjun with you, Sauspiel")
    assert told(both, viewer=2).startswith("Declarer: Marjun with You, Sauspiel")


def replace_result(**changed: object) -> Result:
    return ramsch((0, 0, 60, 60), (4, 0, 2, 2), 1)._replace(**changed)  # type: ignore[arg-type]


# -- the auction and a marriage ----------------------------------------------------------------------------------------

LOCKED = "QC JC TH KH 9H 8H AS AC"
SIMPLE = "QC JC TH KH 9H 8S TS AC"
WED = "QD AC KC 9C AS KS 9S TD"


def asked(state: State) -> View:
    return view(state, state.table.turn)


@pytest.mark.parametrize(
    ("hand", "chosen", "kind"),
    [
        (SIMPLE, {"bettel": True}, "bid"),
        (LOCKED, {"bettel": True}, "pass"),
        (LOCKED, {}, "pass"),
        (SIMPLE, {"ask_first": True}, "bid"),
        (LOCKED, {"ask_first": True, "bettel": True}, "pass"),
    ],
)
def test_enter_bids_only_the_game_of_every_day(hand: str, chosen: dict[str, OptionValue], kind: str) -> None:
    seen = asked(dealt(rules_of("schafkopf", **chosen), hand))
    assert harmless(seen, offered(seen)).kind == kind


def test_the_keys_of_games_of_one_rank_stand_in_the_order_of_the_buttons() -> None:
    seen = asked(dealt(PLAIN, WED))
    bids = [key for key in keys(seen, offered(seen)) if key != "0"]
    assert len(bids) > 2
    assert bids == sorted(bids)


def marriage(**chosen: OptionValue) -> State:
    state = dealt(rules_of("schafkopf", hochzeit=True, **chosen), WED)
    return acted(state, ("bid", "hochzeit"), *[("pass", None)] * 3)


def test_a_refusal_says_what_comes_of_it() -> None:
    for chosen, last in (({}, "the cards are thrown in"), ({"ramsch": True}, "a Ramsch is played")):
        state = marriage(**chosen)
        for number in range(3):
            seen = asked(state)
            refuse = next(one for one in legal(seen) if one.kind == "refuse")
            words = text.action_help(seen, refuse)
            assert (words == "The next player is asked.") == (number < 2)
            assert (last in words) == (number == 2)
            state = acted(state, ("refuse", None))


def test_the_price_of_a_bid_counts_what_was_laid() -> None:
    seen = asked(dealt(RULES, SIMPLE))
    solo = Action(seen.seat, "bid", "wenz")
    assert text.action_help(seen, solo).endswith("worth 50 or more.")
    laid = replace(seen, table=replace(seen.table, laid=(2,)))
    assert text.action_help(laid, solo).endswith("worth at least 100 (50\N{NO-BREAK SPACE}×2).")


def test_whoever_is_called_learns_it_alone() -> None:
    state = acted(dealt(PLAIN, "QC JC TH KH 9H 7S TS 9C", "QS QH JD AS 8C KC TC 7H"), ("bid", "sauspiel"))
    state = acted(state, *[("pass", None)] * 3, ("call", 1))
    happened = (Event("called", state.table.declarer or 0, 1),)
    secrets = [text.secret(view(state, seat), happened) for seat in range(4)]
    partner = ((state.table.declarer or 0) + 1) % 4
    assert [bool(one) for one in secrets] == [seat == partner for seat in range(4)]


# -- the score sheet ---------------------------------------------------------------------------------------------------


def long_match(rules_deals: int = 16) -> Table:
    """A match of many deals with accounts of four digits."""
    results: list[Result] = []
    before: tuple[int, ...] = (0,) * 4
    for deal in range(1, rules_deals + 1):
        after = tuple(one + (-1290 if seat == 1 else 430) for seat, one in enumerate(before))
        one = replace_result(contract="sauspiel", band="plain", declarer=1, partner=0, called=1, won=True)
        changes = tuple(new - old for new, old in zip(after, before, strict=True))
        results.append(one._replace(deal=deal, before=before, after=after, changes=changes))
        before = after
    return replace(start(RULES).table, deal=rules_deals, results=tuple(results), scores=before)


def test_the_newest_line_stays_in_sight_at_every_size(qtbot: QtBot) -> None:
    panel = ScorePanel()
    qtbot.addWidget(panel)
    panel.set_match(RULES, NAMES, 0)
    panel.resize(342, 660)
    panel.show()
    table = long_match()
    results = table.results
    for number in range(1, len(results) + 1):
        panel.show_table(replace(table, deal=number, results=results[:number], scores=results[number - 1].after))
    sheet = panel.sheet
    for size in ((312, 540), (342, 660), (312, 480), (342, 660), (312, 540)):
        panel.resize(*size)
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents()
        last = sheet.visualRect(panel.model.index(panel.model.rowCount() - 1, 0))
        assert sheet.viewport().rect().contains(last), size
        how = panel.model.how_column
        words = [str(panel.model.index(row, how).data()) for row in range(panel.model.rowCount())]
        longest = max(sheet.fontMetrics().horizontalAdvance(one) for line in words for one in line.split())
        assert sheet.columnWidth(how) >= longest, "no word is cut"
        # Every line is as high as its words need, and no higher.
        heights = [sheet.rowHeight(row) for row in range(panel.model.rowCount())]
        assert heights == [
            max(sheet.sizeHintForRow(row), sheet.verticalHeader().minimumSectionSize())
            for row in range(panel.model.rowCount())
        ]
