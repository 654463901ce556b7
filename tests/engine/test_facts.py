"""What a view tells for certain about a called ace."""

from sjavs_desktop.engine.facts import facts
from tests.engine.test_schafkopf import sauspiel


def test_who_leads_the_suit_after_the_ace_has_gone_tells_nothing_by_it() -> None:
    # Seat 2 takes the first trick with the called ace and leads the suit once more.
    at = sauspiel("QC 7H 8C KC 9C TC JD", "8S", declarer=1, tricks=["7S 9S AS TS"])
    assert (at.seat, at.table.leader) == (3, 2)
    assert facts(at).least == ()


def test_who_ran_away_and_shows_the_ace_later_held_four_of_the_suit() -> None:
    at = sauspiel("QC 7H 8C KC 9C TC", declarer=1, leader=2, tricks=["7S 9S KS TS", "7D AS 8D 9D"])
    assert at.seat == 0
    assert [(one.seat, one.number) for one in facts(at).least] == [(2, 2)]
