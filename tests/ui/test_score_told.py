"""What is told of a finished deal while its cards still lie there, and how large the graph draws."""

import random
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.game import apply, start
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Result, Table, View
from sjavs_desktop.ui import text
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.felt.spots import PLATE_HEIGHT, PLATES, SHORTEST
from sjavs_desktop.ui.panels.deal_over import DealOverPanel
from sjavs_desktop.ui.panels.inks import HOOK, inks, scale_of
from sjavs_desktop.ui.panels.standing import note
from tests.core.games import next_action, rules_of, steered
from tests.models.matches import where

NAMES = ("You", "Marjun", "Jógvan", "Sunniva")

pytestmark = [
    pytest.mark.usefixtures("qapp"),
    pytest.mark.qt_log_ignore(r"This plugin does not support (propagateSizeHints|raise)\(\)"),
]


@pytest.fixture
def panel(qtbot: QtBot) -> DealOverPanel:
    felt = Felt()
    qtbot.addWidget(felt)
    felt.resize(712, 560)
    felt.show()
    made = DealOverPanel(felt)
    made.names = NAMES
    return made


def words(panel: DealOverPanel) -> list[str]:
    """All lines that the panel shows."""
    return [line for label in panel.findChildren(QLabel) if label.isVisible() for line in label.text().splitlines()]


def ended(rules: Rules, aim: str) -> Table:
    """A table on which a deal has just come to its end that was steered to that aim."""
    for seed in range(60):
        dice, state = random.Random(seed), start(rules)
        while not state.table.deal_over:
            state, _ = apply(state, steered(state, dice, aim) if aim else next_action(state, dice))
        done = state.table.results[-1] if state.table.results else None
        if done and aim in (done.contract, state.table.exchange):
            return state.table
    raise AssertionError("no random deal comes to that")


def test_the_card_points_of_a_soloist_are_told_while_the_tricks_lie_there(panel: DealOverPanel) -> None:
    rules = rules_of("old-mor", solo=True)
    table = ended(rules, "solo")
    result = table.results[-1]
    order = rules.ranking("solo", table.suit)
    won = [one for one in table.tricks if one.winner == table.declarer]
    points = sum(order.points_in(sum(1 << card for card in one.cards)) for one in won)
    expected = f"Declarer {points} – {120 - points} defenders"
    assert expected in text.score_lines(result, NAMES, 0, rules, table)
    assert expected not in text.score_lines(result, NAMES, 0, rules), "the result alone does not tell"
    later = replace(table, deal=table.deal + 1)
    assert text.score_lines(result, NAMES, 0, rules, later) == text.score_lines(result, NAMES, 0, rules)
    panel.show_view(View(rules, table, 0, (0,) * 4, (0,) * 4))
    assert expected in words(panel)


@pytest.mark.parametrize(("aim", "word"), [("exchanged", "Laid away: "), ("kept", "Left in the middle: ")])
def test_it_is_told_whether_cards_were_laid_away_or_left(aim: str, word: str) -> None:
    rules = rules_of("klorsjavs")
    table = ended(rules, aim)
    lines = text.score_lines(table.results[-1], NAMES[:3], 0, rules, table)
    assert any(line.startswith(word) for line in lines)
    assert any(line.startswith("The deal counts ") and line.endswith(" øre") for line in lines)


def test_who_deals_after_a_deal_that_was_thrown_in(panel: DealOverPanel) -> None:
    rules = rules_of("old-mor")
    table = replace(start(rules).table, dealer=1, phase="shuffle", next_dealer=2)
    panel.show_view(View(rules, table, 0, (0,) * 4, (0,) * 4))
    assert "Jógvan deals next." in words(panel)
    panel.show_view(View(rules, replace(table, next_dealer=1), 0, (0,) * 4, (0,) * 4))
    assert "Marjun deals again." in words(panel)
    panel.show_view(View(rules, replace(table, dealer=0, next_dealer=0), 0, (0,) * 4, (0,) * 4))
    assert "You deal again." in words(panel)


def test_a_long_reckoning_stands_beside_the_rest(panel: DealOverPanel) -> None:
    rules = rules_of("schafkopf-house")
    table = where(rules, lambda table: bool(table.results) and len(table.results[-1].items) > 3 and table.deal_over)
    panel.show_view(View(rules, table, 0, (0,) * 4, (0,) * 4))
    lines = text.score_lines(table.results[-1], NAMES, 0, rules, table)
    assert sorted(lines) == sorted(set(words(panel)) & set(lines))
    assert panel._reckoning.isVisible()
    assert panel._reckoning.text().splitlines()[-1] == f"= {table.results[-1].base}"
    plates = (PLATES + PLATE_HEIGHT) / SHORTEST * panel._felt.height()
    assert panel.geometry().top() >= plates, "the plates stay in sight"


def two_down(**told: object) -> Result:
    known: dict[str, object] = {
        "deal": 4, "dealer": 0, "declarer": 2, "contract": "play", "suit": 0, "better": False, "points": (40, 20, 60),
        "tricks": (2, 1, 3), "account": None, "band": "counters_won", "base": 12, "carry": 0, "before": (8, 5, 30),
        "after": (-4, -7, 30), "won": True, "changes": (-12, -12, 0), "reached": (0, 1),
    }  # fmt: skip
    return Result(**{**known, **told})  # type: ignore[arg-type]


def test_of_two_who_come_down_together_it_is_told_why_one_has_lost() -> None:
    rules = rules_of("klorsjavs")
    table = replace(start(rules).table, scores=(-4, -7, 30), loser=1, results=(two_down(),), phase="over", deal=4)
    assert note(rules, table, 0, NAMES[:3]).splitlines() == [
        "Marjun has lost the match",
        "Marjun came to zero together with you, and had less before: 5,\xa08",
    ]
    assert note(rules, table, 1, ("Anna", "You", "Jógvan")).splitlines()[1] == (
        "You came to zero together with Anna, and had less before: 5,\xa08"
    )
    decider = replace(table, results=(two_down(before=(0, 0, 30)),))
    assert note(rules, decider, 0, NAMES[:3]).splitlines()[1] == "The decider with you: Marjun stands lower"
    alone = replace(table, results=(two_down(reached=(1,), after=(8, -7, 30)),))
    assert len(note(rules, alone, 0, NAMES[:3]).splitlines()) == 1


def test_standings_of_players_are_parted_by_commas() -> None:
    assert text.standing((13, -2, 4), 1, NAMES[:3]) == "Marjun\xa0−2, Jógvan\xa04, You\xa013"


def test_lines_and_marks_grow_with_the_letters(qtbot: QtBot, qapp: QApplication) -> None:
    label = QLabel("x")
    qtbot.addWidget(label)
    font = label.font()
    font.setPixelSize(12)
    label.setFont(font)
    assert scale_of(label) == 1.0
    font.setPixelSize(36)
    label.setFont(font)
    assert scale_of(label) > 2
    colours = inks(qapp.palette(), False)
    for which in (0, 1, HOOK):
        assert colours.pen(which, 2, 2.0).widthF() == 2 * colours.pen(which, 2).widthF()


def test_a_result_remembers_who_laid_and_who_doubled() -> None:
    rules = rules_of("schafkopf-house")
    table = where(rules, lambda table: bool(table.results) and bool(table.doubles) and table.deal_over)
    result = table.results[-1]
    assert (result.laid, result.doubles) == (table.laid, table.doubles)
    lines = text.score_lines(result, NAMES, 0, rules)
    assert any(line.startswith("Kontra ×2 (" + NAMES[table.doubles[0]]) for line in lines)
