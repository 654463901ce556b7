"""What happens in a game as plain lines for a terminal, in English and in the notation of records."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sjavs_desktop.core.cards import SUIT_LETTERS, Cards, cards_in, name
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.sides import SIDES
from sjavs_desktop.core.state import Event, Offer, Result, Trick


class Cast(NamedTuple):
    """Who plays."""

    players: tuple[str, ...]
    """Names by seat."""
    sides: tuple[str, ...]
    """By account the names of those who score on it."""

    @classmethod
    def of(cls, rules: Rules, players: Sequence[str]) -> "Cast":
        """The players, and the sides that they form in a deal with a declarer."""
        side = SIDES[rules.contract(rules.auction.contract).sides]
        members: list[list[str]] = [[] for _ in range(rules.accounts)]
        for seat, player in enumerate(players):
            members[side(seat)].append(player)
        return cls(tuple(players), tuple(" and ".join(one) for one in members))


def cut(event: Event, cast: Cast) -> str:
    return f"{cast.players[event.seat]}: " + (f"cut at {event.value}" if event.value else "knock")


def dealt(event: Event, cast: Cast) -> str:
    assert isinstance(event.value, tuple)
    return f"{cast.players[event.seat]}: deal {'-'.join(str(size) for size in event.value)}"


def passed(event: Event, cast: Cast) -> str:
    return f"{cast.players[event.seat]}: pass"


def bid(event: Event, cast: Cast) -> str:
    assert isinstance(event.value, Offer)
    return f"{cast.players[event.seat]}: bid {event.value.text}"


def contract(event: Event, cast: Cast) -> str:
    if not isinstance(event.value, int):
        return "Nobody has bid: only the permanent trumps are trumps"
    return f"{cast.players[event.seat]}: declarer, trumps are {SUIT_LETTERS[event.value]}"


def trick(event: Event, cast: Cast) -> str:
    assert isinstance(event.value, Trick)
    players = cast.players
    seats = [(event.value.leader + step) % len(players) for step in range(len(event.value.cards))]
    cards = ", ".join(f"{players[seat]} {name(card)}" for seat, card in zip(seats, event.value.cards, strict=True))
    return f"  {cards}; taken by {players[event.value.winner]}"


def scored(event: Event, cast: Cast) -> str:
    assert isinstance(event.value, Result)
    result = event.value
    points = ", ".join(f"{side} {got}" for side, got in zip(cast.sides, result.points, strict=True))
    left = ", ".join(f"{side} {one}" for side, one in zip(cast.sides, result.after, strict=True))
    if result.account is None:
        return f"Card points: {points} ({result.band})"
    more = f" and {result.carry} for the tie before" if result.carry else ""
    return f"Card points: {points} ({result.band})\n{result.base}{more} for {cast.sides[result.account]}; left: {left}"


def rubber(event: Event, cast: Cast) -> str:
    return f"The rubber goes to {side_of(event, cast)}"


def match(event: Event, cast: Cast) -> str:
    return f"The match goes to {side_of(event, cast)}"


def side_of(event: Event, cast: Cast) -> str:
    """The side that an event names by its account."""
    assert isinstance(event.value, int)
    return cast.sides[event.value]


LINES: dict[str, Callable[[Event, Cast], str]] = {
    "cut": cut,
    "dealt": dealt,
    "passed": passed,
    "bid": bid,
    "contract": contract,
    "annulled": lambda event, cast: "Nobody has bid: the cards are thrown in",
    "trick": trick,
    "scored": scored,
    "rubber": rubber,
    "match": match,
}
"""How each kind of event is told; single cards are told with their trick, and a shuffle is silent."""


def tell(event: Event, cast: Cast) -> str | None:
    """The line of an event; None when it is not told."""
    return LINES[event.kind](event, cast) if event.kind in LINES else None


def hand_text(cards: Cards, ranking: Ranking | None) -> str:
    """The cards of a hand group by group, strongest first, trumps in front when they are known."""
    if ranking is None:
        groups = [[card for card in cards_in(cards) if card >> 4 == suit] for suit in range(4)]
        ordered = [sorted(group, reverse=True) for group in groups]
    else:
        ordered = [
            [card for card in ranking.order if cards >> card & 1 and ranking.group[card] == group]
            for group in (TRUMPS, 0, 1, 2, 3)
        ]
    return "  ".join(" ".join(name(card) for card in group) for group in ordered if group)
