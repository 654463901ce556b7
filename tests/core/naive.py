"""What deals pay, told a second time from the dossier: words, names and plain sums, nothing of the engine."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

WORTH = {"A": 11, "T": 10, "5": 10, "K": 4, "Q": 3, "J": 2}


class Played(NamedTuple):
    """A deal as it was played out."""

    seats: int
    declarer: int | None
    contract: str
    suit: str | None
    """The letter of the trump suit."""
    tricks: Sequence[tuple[int, Sequence[str]]]
    """The winner and the cards of each trick."""
    middle: Sequence[str] = ()
    """What lay in the middle or was laid away."""
    folded: bool = False
    ties: int = 0
    """Ties that waited to be paid."""


def counted(cards: Sequence[str]) -> int:
    """Card points."""
    return sum(WORTH.get(card[0], 0) for card in cards)


def declaring(deal: Played) -> list[int]:
    """The seats on the declarer's side."""
    assert deal.declarer is not None
    alone = deal.seats < 4 or deal.contract in ("solo", "nolo")
    return [deal.declarer] if alone else [deal.declarer, (deal.declarer + 2) % 4]


def sums(deal: Played, seats: Sequence[int]) -> tuple[int, int, bool]:
    """Card points and tricks of those seats, and whether one hand took every trick."""
    won = [(winner, cards) for winner, cards in deal.tricks if winner in seats]
    points = sum(counted(cards) for _, cards in won)
    if deal.declarer in seats:
        points += counted(deal.middle)
    return points, len(won), len({winner for winner, _ in deal.tricks}) == 1


def changes(game: str, chosen: Mapping[str, Any], deal: Played) -> list[int] | None:
    """By account what the deal moves it by; None for a tie."""
    if game == "old-mor":
        return old_mor(chosen, deal)
    if game == "klorsjavs":
        return klorsjavs(deal)
    if game == "klorsjavs-older":
        return older(deal)
    return sjavs(chosen, deal)


def sjavs(chosen: Mapping[str, Any], deal: Played) -> list[int] | None:
    """The six-trump game: whoever wins the deal comes down."""
    clubs = deal.suit == "C"
    more = {"by_suit": 4 if clubs else 2, "flat2": 2, "none": 0}[chosen["tie_carry"]]
    carried = more * (deal.ties if chosen["tie_accumulates"] else min(1, deal.ties))
    parties = [[0, 2], [1, 3]] if deal.seats == 4 else [[seat] for seat in range(deal.seats)]
    if deal.declarer is None:
        most = max(sums(deal, party)[0] for party in parties)
        ahead = [party for party in parties if sums(deal, party)[0] == most]
        return None if len(ahead) > 1 else down(parties, ahead, 4 + carried)
    own = declaring(deal)
    points, tricks, one_hand = sums(deal, own)
    if points == 60:
        return None
    if points > 60:
        return down(parties, [own], carried + made(points, tricks, one_hand, deal, clubs))
    return down(
        parties,
        [party for party in parties if deal.declarer not in party],
        carried + failed(str(chosen["loss_table"]), points, tricks, clubs),
    )


def made(points: int, tricks: int, one_hand: bool, deal: Played, clubs: bool) -> int:
    """What declarers of the six-trump game score."""
    if tricks == len(deal.tricks):
        return (24 if clubs else 16) if one_hand else (16 if clubs else 12)
    return (8 if clubs else 4) if points >= 90 else (4 if clubs else 2)


def failed(table: str, points: int, tricks: int, clubs: bool) -> int:
    """What defenders of the six-trump game score."""
    if table == "mcleod" and tricks == 0:
        return 16
    if table == "mcleod" and points <= 30:
        return 16 if clubs else 8
    return 8 if clubs else 4


def down(parties: list[list[int]], winners: list[list[int]], value: int) -> list[int]:
    """By account: the winners' comes down by the value."""
    return [-value if set(party) in [set(one) for one in winners] else 0 for party in parties]


def old_mor(chosen: Mapping[str, Any], deal: Played) -> list[int]:
    """The eight-trump game: declarers come down, or go up when they fail."""
    points, tricks, _ = sums(deal, declaring(deal))
    if deal.contract == "nolo":
        good, value = tricks == 0, 8
    elif deal.contract == "halv":
        good, value = points >= 50, 1 if points >= 50 else 2
    else:
        good = points >= 61
        heavy = 8 if tricks in (0, 8) else 4 if points >= 91 or points <= 30 else 2
        value = heavy * (2 if deal.contract == "solo" else 1)
    if chosen["start"] == "12":
        value = (value + 1) // 2
    assert deal.declarer is not None
    found = [0, 0]
    found[deal.declarer % 2] = -value if good else value
    if not good and chosen["defenders_deduct"] == "mirror":
        found[1 - deal.declarer % 2] = -value
    return found


def klorsjavs(deal: Played) -> list[int]:
    """The Danish game: whoever loses pays øre."""
    assert deal.declarer is not None
    points, tricks, _ = sums(deal, [deal.declarer])
    if deal.folded:
        lost, each = True, 8
    elif tricks == 0:
        lost, each = True, 16
    else:
        lost = points <= 60
        each = 8 if lost or 91 <= points <= 119 else 16 if points == 120 else 4
    return [-each if (seat == deal.declarer) == lost else 0 for seat in range(3)]


def older(deal: Played) -> list[int]:
    """The older Danish game: each opponent settles with the declarer in counters."""
    assert deal.declarer is not None
    points, tricks, _ = sums(deal, [deal.declarer])
    if deal.contract in ("tout", "stroget_tout"):
        good, value = tricks == 6, 10 if deal.contract == "tout" else 15
    else:
        good = points >= 61
        loser_points, loser_tricks = (120 - points, 6 - tricks) if good else (points, tricks)
        times = 3 if loser_tricks == 0 else 2 if loser_points < 31 else 1
        value = times * (4 if deal.contract == "stryger" else 1)
    value = value if good else -value
    return [2 * value if seat == deal.declarer else -value for seat in range(3)]
