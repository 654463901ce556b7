"""Where choices bring as much nothing is wasted; a difference that the worlds show is never given away for it."""

from random import Random

import pytest

from sjavs_desktop.core.cards import card, name
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.state import Action, View, ranking_of
from sjavs_desktop.engine import doubling
from sjavs_desktop.engine.choosing import cheapest
from sjavs_desktop.engine.consider import worth_of
from sjavs_desktop.engine.levels import decided
from sjavs_desktop.engine.reading import read
from sjavs_desktop.engine.search import Option, Searcher
from sjavs_desktop.engine.sparing import exchange, laid_rather, sparing
from sjavs_desktop.engine.styles import EXPERT
from sjavs_desktop.engine.thinking import decide
from sjavs_desktop.engine.worlds import worlds
from tests.engine.complaints import complaints
from tests.engine.positions import seen


def found(*options: str) -> tuple[Option, ...]:
    """Options from texts such as ``QS 2.0`` and ``7S 1.9 0.2``, the best first."""
    rows = [one.split() for one in options]
    return tuple(Option(card(row[0]), float(row[1]), float(row[2]) if row[2:] else 0.0) for row in rows)


def played(at: View, *options: str, number: int = 60) -> str:
    """The card that is played where the first of the options is picked."""
    told = found(*options)
    return name(sparing(read(at), told[0], told, number))


RUFF = "QS 9H 8D 7D"
"""The last player's hand on a plain trick of the opponents; hearts are trumps and spades were led."""


@pytest.mark.parametrize(
    ("options", "card_"),
    [
        (("QS 2.0", "9H 2.0"), "9H"),
        (("QS 2.0", "9H 1.9 0.1"), "9H"),
        (("QS 2.0", "9H 1.7 0.1"), "QS"),
        (("QS 2.0", "8D 2.0"), "QS"),
        (("8D 2.0", "9H 2.0"), "8D"),
    ],
    ids=["the same", "within noise", "a real difference", "leaves the trick", "takes the trick"],
)
def test_a_low_trump_ruffs_where_it_does_the_same(options: tuple[str, ...], card_: str) -> None:
    assert played(seen(RUFF, trick="AS KS 7S", declarer=3), *options) == card_


def test_a_counter_of_trumps_is_brought_home_and_a_queen_is_not() -> None:
    at = seen("QS AH 9H 7D", trick="AS KS 7S", declarer=3)
    assert played(at, "QS 2.0", "9H 2.0", "AH 2.0") == "AH"
    assert played(at, "AH 2.0", "9H 2.0") == "AH"


def test_the_lower_of_trumps_that_the_same_cards_beat_is_led() -> None:
    tricks = ["KH 8H QC AH", "TH 8S JD 7H"]
    at = seen("JH 9H 8D 7D 8C 7C", tricks=tricks, declarer=3, leader=0)
    assert played(at, "JH 2.0", "9H 2.0", "8D 1.0 0.3") == "9H"
    assert played(at, "9H 2.0", "JH 2.0", "8D 1.0 0.3") == "9H"


def test_the_ace_is_led_before_the_ten() -> None:
    at = seen("AC TC 9D 8D 7D 8H 7H AS", declarer=2)
    assert played(at, "TC 2.0", "AC 1.9 0.1") == "AC"
    assert played(at, "TC 2.0", "AC 1.5 0.1") == "TC"
    assert played(at, "TC 2.0", "AS 2.0") == "TC"


def test_of_cards_that_bring_as_much_the_opponents_get_the_one_that_counts_less() -> None:
    at = seen("TD KC 7D 9C", trick="AS QC", declarer=0, leader=3)
    assert played(at, "TD 2.0", "7D 2.0", "KC 2.0") == "7D"
    assert played(at, "KC 2.0", "TD 2.0") == "KC"


def at_complaint(key: str) -> View:
    """What is seen in a position of the complaints."""
    return next(one for one in complaints() if one.key == key).view


def away(cards: str) -> Action:
    """An exchange that lays those cards away."""
    return Action(1, "exchange", tuple(card(one) for one in cards.split()))


def test_a_higher_trump_of_fewer_points_is_not_laid_away() -> None:
    at = at_complaint("klorsjavs-wastes-away-1")
    ranking = ranking_of(at.rules, at.table)
    assert ranking is not None
    king, five, jack = away("KC 5S"), away("5C 5S"), away("5S JH")
    assert laid_rather(ranking, king, five)
    assert not laid_rather(ranking, five, king)
    actions = [king, five, jack]
    even = (Option(0, 2.0, 0.0), Option(1, 1.9, 0.1), Option(2, 1.5, 0.1))
    assert exchange(ranking, actions, even[0], even) == even[1]
    worse = (Option(0, 2.0, 0.0), Option(1, 1.5, 0.1), Option(2, 1.5, 0.1))
    assert exchange(ranking, actions, worse[0], worse) == worse[0]


def test_points_that_are_laid_away_count_as_they_do_in_the_play() -> None:
    """Where no step of the score is at stake only the points tell two exchanges apart."""
    at, searcher, source = at_complaint("klorsjavs-wastes-away-1"), Searcher(), Random(1)
    dealt = worlds(at, source)
    tried = 0
    for _ in range(12):
        world = next(dealt)
        king, five = (worth_of(at, world, away(one), searcher, 1, 10**9) for one in ("KC 5S", "5C 5S"))
        assert king is not None
        assert five is not None
        assert five > king - 1e-9
        tried += 1e-9 < five - king < 0.1
    assert tried


def test_a_weak_bid_is_taken_to_be_doubled(monkeypatch: pytest.MonkeyPatch) -> None:
    at, searcher = at_complaint("schafkopf-bids-wildly-2"), Searcher()
    bid = next(one for one in legal(at) if one.value == "sauspiel")
    dealt = [next(worlds(at, Random(seed))) for seed in range(8)]
    heard = [worth_of(at, world, bid, searcher, 1, 10**9) for world in dealt]
    monkeypatch.setattr(doubling, "KONTRA", 99.0)
    silent = [worth_of(at, world, bid, searcher, 1, 10**9) for world in dealt]
    twice = [(one, two) for one, two in zip(heard, silent, strict=True) if one != two]
    assert twice
    assert all(abs(one) > 1.5 * abs(two) for one, two in twice if one is not None and two is not None)


def test_an_exchange_or_bid_is_not_decided_by_a_world_or_two() -> None:
    at = at_complaint("schafkopf-bids-wildly-2")
    assert EXPERT.before is not None
    hasty = EXPERT._replace(before=EXPERT.before._replace(worlds=2), careful=0.0)
    wild = [decide(hasty, at, seed) for seed in range(6)]
    assert {one.kind for one in wild if one is not None} == {"pass"}


def test_any_trump_does_what_a_called_partner_owes() -> None:
    at = at_complaint("schafkopf-sau-leads-plain-1")
    told = decided("expert", at, 1)
    assert told.action is not None
    assert told.action == told.advice
    assert told.reason == "trump_before_ace"
    careless = EXPERT._replace(duty=0.0)
    assert any(decide(careless, at, seed) != decide(EXPERT, at, seed) for seed in range(6))


def test_the_beginner_takes_a_trick_with_the_least_that_is_enough() -> None:
    at = at_complaint("klorsjavs-wastes-trump-1")
    told = decided("beginner", at, 1)
    assert told.action == Action(at.seat, "play", card("KC"))
    assert told.reason == "throw_lowest"
    reading = read(at)
    assert cheapest(reading, reading.allowed) == card("JH")


def test_a_tie_in_a_few_worlds_tells_nothing() -> None:
    at = seen("JH 7H 8C", suit="H", declarer=0)
    assert played(at, "JH 2.0", "7H 2.0", number=60) == "7H"
    assert played(at, "JH 2.0", "7H 2.0", number=4) == "JH"
