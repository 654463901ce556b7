"""What a view tells about a called ace: for certain, and by what was led."""

from random import Random

from sjavs_desktop.engine.facts import facts
from sjavs_desktop.engine.led import fits_leads
from sjavs_desktop.engine.worlds import World, worlds
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


def test_who_leads_trumps_is_rather_the_partner_and_who_searches_is_not() -> None:
    at = sauspiel("QC 9S 8C KC 9C TC", "JH 7H", declarer=0, leader=1)
    assert at.seat == 3
    fits = fits_leads(at)
    assert fits(1) > fits(2)
    searched = sauspiel("QC 9H 8C KC 9C TC", "9S 7S", declarer=0, leader=1)
    assert fits_leads(searched)(1) < fits_leads(searched)(2)
    known = sauspiel("QC 9S 8C KC 9C TC", "JH 7H", declarer=0, leader=1, partner=1)
    assert fits_leads(known)(1) == 1.0


def test_worlds_lean_to_the_partner_that_leads_tell_of() -> None:
    at = sauspiel("QC 9S 8C KC 9C TC", "JH 7H", declarer=0, leader=1)
    drawn = [one for one, _ in zip(worlds(at, Random(1)), range(200), strict=False)]
    plain = [one for one, _ in zip(worlds(at, Random(1), False), range(200), strict=False)]

    def share(found: list[World]) -> float:
        return sum(one.partner == 1 for one in found) / len(found)

    assert share(drawn) > share(plain) + 0.15
