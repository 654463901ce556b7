"""Every game in the window: a match of each played to its end with the mouse, at random among what is allowed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.library import find
from sjavs_desktop.cli.tally import imbalances
from sjavs_desktop.core.cards import cards_in
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.core.state import OVER
from tests.ui.conftest import Opened
from tests.ui.windows import Person, click, click_card

GAMES: dict[str, dict[str, OptionValue]] = {
    "sjavs-mcleod": {},
    "sjavs-short": {"cut": "always_knock"},
    "old-mor": {"start": "12", "solo": True, "halv": True},
    "klorsjavs": {},
    "klorsjavs seen first": {"see_first": True, "all_pass": "next"},
    "klorsjavs-older": {"deals": "8", "farvesjavs": True},
    "sjavs-3": {"start_points": "12"},
    "sjavs-2": {"start_points": "12"},
}


class Player(Person):
    """A person who can exchange and fold too."""

    def over(self) -> bool:
        view = self.window.referee.view()
        return view is not None and view.table.phase == OVER and self.window.match.deal_over.isVisible()

    def ready(self) -> bool:
        return self.window.match.exchange.isVisible() or super().ready()

    def act(self) -> None:
        match = self.window.match
        if not match.exchange.isVisible():
            super().act()
            return
        view = match.felt.view
        assert view is not None
        buttons = [one for one in match.exchange.findChildren(QPushButton) if one.isVisible()]
        if view.table.exchange == "looked" or not view.rules.look_first:
            for card in self.dice.sample(list(cards_in(view.hand)), view.rules.talon):
                if card not in match.felt.picks:
                    click_card(self.window, card)
        click(self.dice.choice([one for one in buttons if one.isEnabled()]))


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end(opened: Opened, qtbot: QtBot, game: str) -> None:
    window = opened()
    rules = compile_rules(find(game.split()[0]), GAMES[game])
    window.begin(rules, seed=f"to the end {game}")
    person = Player(window, 5)
    deals = 0
    while not person.over() and deals < 40:
        person.play(qtbot, window.match.deal_over.isVisible)
        deals += 1
        if not person.over():
            person.act()
    record = window.referee.record
    assert record is not None
    table = record.state().table
    assert table.results
    assert table.phase == OVER or deals == 40
    assert imbalances(rules, table) == []
    view = window.match.felt.view
    assert view is not None
    assert view.table.results == table.results


@pytest.mark.parametrize("after", ["klorsjavs", "sjavs-3", "sjavs-2", "sjavs"])
def test_a_match_with_fewer_accounts_follows_one_with_more(opened: Opened, qtbot: QtBot, after: str) -> None:
    window = opened()
    window.show()
    for key in ("schafkopf", after, "schafkopf"):
        rules = compile_rules(find(key))
        window.begin(rules, seed="accounts")
        qtbot.waitUntil(lambda window=window: not window.match.felt.busy)
        sheet = window.match.score.model
        heads = [sheet.headerData(each, Qt.Orientation.Horizontal) for each in range(sheet.columnCount())]
        assert all(heads)
        assert len(window.match.score.standings) == rules.accounts
