"""What makes a deal dearer, and what is played for, as the signs and bubbles of the felt say it."""

from dataclasses import replace

import pytest

from sjavs_desktop.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES, parse
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Call, Offer, Table, View
from sjavs_desktop.ui.felt.seat_item import NO_SUIT, PARTNER, plate
from sjavs_desktop.ui.felt.signs import trumps
from sjavs_desktop.ui.felt.tally import parties
from sjavs_desktop.ui.felt.words import description, sayings
from tests.core.games import rules_of

NAMES = ("You", "Marjun", "Jógvan", "Sunniva")
KING = parse("KS")[0]


@pytest.fixture
def rules() -> Rules:
    return rules_of("schafkopf-house")


def seen(rules: Rules, phase: str = "play", turn: int = 0, **told: object) -> View:
    """A view of seat 0, which holds the king of spades, in a deal of which that is told."""
    table = Table(phase, turn, 1, 3, (0,) * 4, (0,) * 4, **told)  # type: ignore[arg-type]
    return View(rules, table, 0, (1 << KING, 0, 0, 0), (8,) * 4)


def bid(rules: Rules, seat: int, key: str) -> Call:
    """A bid by name."""
    return Call(seat, Offer(key, (1,), key, rules.contract(key).name))


def called(rules: Rules, **told: object) -> View:
    """A Sauspiel of seat 2 that has called spades."""
    calls = (Call(0, None), Call(1, None), bid(rules, 2, "sauspiel"), Call(3, None))
    known = {"calls": calls, "declarer": 2, "contract": "sauspiel", "suit": HEARTS, "called": SPADES}
    return seen(rules, **{**known, **told})


def test_bubbles_tell_who_laid_called_and_doubled(rules: Rules) -> None:
    asked = seen(rules, "legen", laid=(1,))
    assert {seat: said.words for seat, said in sayings(asked).items()} == {1: "Lays"}
    view = called(rules, laid=(1, 2))
    words = {seat: said.words for seat, said in sayings(view).items()}
    assert words[2] == "Calls A♠"
    assert words[0] == words[1] == words[3]
    doubled = called(rules, doubles=(1, 2), leader=0)
    assert {seat: sayings(doubled)[seat].words for seat in (1, 2)} == {1: "Kontra", 2: "Re"}
    led = called(rules, doubles=(1, 2), leader=0, trick=(KING,))
    assert {seat: said.words for seat, said in sayings(led).items()} == {1: "Kontra", 2: "Re"}
    assert not sayings(called(rules, doubles=(1, 2), trick=parse("KS 7S")))


def test_the_sign_and_the_plates_tell_the_stakes(rules: Rules) -> None:
    view = called(rules, laid=(1, 2), doubles=(0,))
    sign = trumps(view, NAMES)
    assert (sign.title, sign.words, sign.more, sign.times) == ("Sauspiel, calls:", "A♠", "Declarer: Jógvan", "×8")
    assert sign.help == "You: Kontra\nMarjun: laid\nJógvan: laid"
    assert [plate(view, seat, "", True).stakes for seat in range(4)] == [("Kontra",), ("laid",), ("laid",), ()]
    assert "laid" in plate(view, 1, "", True).help
    assert trumps(called(rules), NAMES).times == ""
    told = description(view, NAMES)
    assert all(words in told for words in ("Sauspiel.", "Called: ace of spades.", "Marjun: laid.", "You: Kontra."))


def test_a_partner_is_marked_once_everybody_knows(rules: Rules) -> None:
    before, after = called(rules), called(rules, partner=1)
    assert [plate(before, seat, "", True).declares for seat in range(4)] == [None, None, HEARTS, None]
    assert [plate(after, seat, "", True).declares for seat in range(4)] == [None, PARTNER, HEARTS, None]
    assert [name for name, _ in parties(before, NAMES)] == list(NAMES)
    assert [name for name, _ in parties(after, NAMES)] == ["We", "They"]
    assert trumps(after, NAMES).more == "Jógvan + Marjun"
    holder = replace(before, shown=(1 << parse("AS")[0], 0, 0, 0))
    assert trumps(holder, NAMES).more == "Jógvan + you"


def test_a_marriage_tells_who_refused_and_who_takes_it(rules: Rules) -> None:
    calls = (bid(rules, 2, "hochzeit"),)
    known = {"calls": calls, "contract": "hochzeit", "suit": HEARTS, "wed": parse("7H")[0]}
    asked = seen(rules, "marriage", turn=1, declarer=2, **known)
    words = {seat: said.words for seat, said in sayings(asked).items()}
    assert words == {2: "Hochzeit", 3: "Refuses", 0: "You refuse"}
    assert "Open before Jógvan: seven of hearts." in description(asked, NAMES)
    taken = seen(rules, declarer=0, partner=2, **known)
    words = {seat: said.words for seat, said in sayings(taken).items()}
    assert words == {2: "Hochzeit", 3: "Refuses", 0: "You take it"}
    assert "seven of hearts" not in description(taken, NAMES)


def test_games_alone_and_without_a_declarer(rules: Rules) -> None:
    solo = seen(rules, calls=(bid(rules, 1, "solo"),), declarer=1, contract="solo", suit=CLUBS)
    assert sayings(solo)[1].words == "Solo ♣ clubs"
    assert (trumps(solo, NAMES).title, trumps(solo, NAMES).brief) == ("Solo, trumps:", "Solo:")
    wenz = seen(rules, calls=(bid(rules, 1, "wenz"),), declarer=1, contract="wenz")
    assert (trumps(wenz, NAMES).tile, trumps(wenz, NAMES).words) == ("J", "only J")
    assert plate(wenz, 1, "", True).declares == NO_SUIT
    assert [name for name, _ in parties(wenz, NAMES)] == ["Defenders", "Declarer"]
    ramsch = seen(rules, contract="ramsch", suit=HEARTS)
    assert (trumps(ramsch, NAMES).title, trumps(ramsch, NAMES).more) == ("Ramsch, trumps:", "Most card points lose")
    assert [name for name, _ in parties(ramsch, NAMES)] == list(NAMES)
    assert (
        trumps(seen(rules, calls=(bid(rules, 1, "solo"),), contract="solo", declarer=1, suit=DIAMONDS), NAMES).suit == 3
    )
