"""What stands over a finished deal, from each place at the table."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import library
from sjavs_desktop.core.game import start
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Table, View
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.panels.deal_over import DealOverPanel
from tests.models.matches import where

NAMES = ("You", "Marjun", "Jógvan", "Sunniva")
PACKS, _ = library.packs()

pytestmark = [
    pytest.mark.qt_log_ignore(r"This plugin does not support (propagateSizeHints|raise)\(\)"),
]


@pytest.fixture
def panel(qtbot: QtBot) -> DealOverPanel:
    felt = Felt()
    qtbot.addWidget(felt)
    felt.resize(712, 560)
    felt.show()
    return DealOverPanel(felt)


def heading(panel: DealOverPanel, rules: Rules, table: Table, seat: int) -> str:
    names = [f"P{each}" for each in range(rules.seats)]
    names[seat] = "You"
    panel.names = tuple(names)
    panel.show_view(View(rules, table, seat, (0,) * rules.seats, (0,) * rules.seats))
    assert panel.isVisible()
    return panel.title.text()


def going_on(table: Table, won: bool, declarer: int) -> bool:
    last = table.results[-1] if table.results else None
    return bool(last and last.won is won and last.declarer == declarer and table.phase != "over")


def test_a_declarer_who_plays_alone_wins_alone_and_is_beaten_by_all(panel: DealOverPanel) -> None:
    rules = compile_rules(PACKS["klorsjavs"])
    won = where(rules, lambda table: going_on(table, True, 1))
    assert [heading(panel, rules, won, seat) for seat in range(3)] == [
        "P1 wins the deal",
        "You win the deal",
        "P1 wins the deal",
    ]
    lost = where(rules, lambda table: going_on(table, False, 1))
    assert [heading(panel, rules, lost, seat) for seat in range(3)] == [
        "You and P2 win the deal", "The defenders win the deal", "You and P0 win the deal",
    ]  # fmt: skip


def test_of_two_players_one_wins(panel: DealOverPanel) -> None:
    rules = compile_rules(PACKS["sjavs-2"])
    lost = where(rules, lambda table: going_on(table, False, 1))
    assert [heading(panel, rules, lost, seat) for seat in range(2)] == ["You win the deal", "P0 wins the deal"]


def test_the_end_of_a_match_names_who_has_lost_or_won(panel: DealOverPanel) -> None:
    rules = compile_rules(PACKS["klorsjavs"])
    over = where(rules, lambda table: table.loser == 2)
    assert [heading(panel, rules, over, seat) for seat in (0, 2)] == [
        "P2 has lost the match.",
        "You have lost the match.",
    ]
    assert panel.button.text() == "Play again"
    rules = compile_rules(PACKS["klorsjavs-older"], {"deals": "8"})
    over = where(rules, lambda table: table.winner == 1)
    assert [heading(panel, rules, over, seat) for seat in (0, 1)] == [
        "P1 has won the match.",
        "You have won the match!",
    ]


@pytest.mark.parametrize("key", ["sjavs", "old-mor"])
def test_pairs_say_we_and_they(panel: DealOverPanel, key: str) -> None:
    rules = compile_rules(PACKS[key])
    won = where(rules, lambda table: going_on(table, True, 0))
    assert [heading(panel, rules, won, seat) for seat in range(4)] == ["We win the deal", "They win the deal"] * 2
    over = where(rules, lambda table: table.winner == 1)
    assert heading(panel, rules, over, 0) == "They have won the match."
    assert heading(panel, rules, over, 3) == "We have won the match!"


def test_two_partners_win_together_and_one_may_lose_alone(panel: DealOverPanel) -> None:
    rules = compile_rules(PACKS["schafkopf"])
    table = start(rules).table
    base = where(rules, lambda table: bool(table.results)).results[-1]

    def headings(declarer: int | None, *changes: int) -> list[str]:
        result = base._replace(deal=1, declarer=declarer, partner=None, called=None, account=None, changes=changes)
        over = replace(table, results=(result,), next_dealer=1)
        return [heading(panel, rules, over, seat) for seat in range(4)]

    assert headings(1, -20, 20, -20, 20) == [
        "P1 and P3 win the deal", "You and P3 win the deal", "P1 and P3 win the deal", "You and P1 win the deal",
    ]  # fmt: skip
    assert headings(1, 20, -20, 20, -20)[1] == "The defenders win the deal"
    assert headings(1, 50, -150, 50, 50) == [
        "You, P2 and P3 win the deal", "The defenders win the deal", "You, P0 and P3 win the deal",
        "You, P0 and P2 win the deal",
    ]  # fmt: skip
    assert headings(None, 10, -30, 10, 10) == [
        "P1 loses the deal", "You lose the deal", "P1 loses the deal", "P1 loses the deal",
    ]  # fmt: skip
    assert headings(None, -10, 30, -10, -10)[:2] == ["P1 wins the deal", "You win the deal"]
