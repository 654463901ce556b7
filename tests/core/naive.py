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
    leaders: Sequence[int] = ()
    """Who led each trick."""
    partner: int | None = None
    """Who married the declarer."""
    called: str | None = None
    """The letter of the suit whose ace was called."""
    laid: int = 0
    doubled: int = 0


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
    if game.startswith("schafkopf"):
        return schafkopf(chosen, deal)
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


# -- Schafkopf ---------------------------------------------------------------------------------------------------------

OBER, UNTER = ["QC", "QS", "QH", "QD"], ["JC", "JS", "JH", "JD"]
PLAIN = {"bettel": "AKQJT987", "wenz": "ATKQ987", "farbwenz": "ATKQ987", "geier": "ATKJ987", "farbgeier": "ATKJ987"}
"""The cards of a suit from the top, where Ober and Unter are not both trumps (S3)."""


def trumps_of(contract: str, suit: str | None) -> list[str]:
    """The trumps of a game from the top (S3)."""
    game = contract.removesuffix("_tout")
    high = {"bettel": [], "wenz": UNTER, "farbwenz": UNTER, "geier": OBER, "farbgeier": OBER}.get(game, OBER + UNTER)
    low = {"sauspiel": "H", "hochzeit": "H", "ramsch": "H", "solo": suit, "farbwenz": suit, "farbgeier": suit}.get(game)
    return high + [rank + low for rank in PLAIN.get(game, "ATK987") if low]


def takes(contract: str, suit: str | None, cards: Sequence[str]) -> int:
    """The place of the card that wins a trick, looked for from the top."""
    trumps, led = trumps_of(contract, suit), cards[0][1]
    plain = [rank + led for rank in PLAIN.get(contract.removesuffix("_tout"), "ATK987")]
    return cards.index(next(card for card in [*trumps, *plain] if card in cards))


def schafkopf(chosen: Mapping[str, Any], deal: Played) -> list[int]:
    """A deal of Schafkopf: what each of the four gets or gives."""
    hands: list[list[str]] = [[], [], [], []]
    for leader, (winner, cards) in zip(deal.leaders, deal.tricks, strict=True):
        for place, card in enumerate(cards):
            hands[(leader + place) % 4].append(card)
        assert (leader + takes(deal.contract, deal.suit, cards)) % 4 == winner
    double = 2 ** (deal.laid + deal.doubled)
    if deal.contract == "ramsch":
        return ramsch(chosen, deal, int(chosen["ramsch_price"]) * double)
    assert deal.declarer is not None
    own = [deal.declarer]
    if deal.contract == "sauspiel":
        own += [seat for seat in range(4) if f"A{deal.called}" in hands[seat]]
    if deal.contract == "hochzeit":
        assert deal.partner is not None
        own += [deal.partner]
    assert len(set(own)) == (2 if deal.contract in ("sauspiel", "hochzeit") else 1)
    points, tricks, _ = sums(deal, own)
    held = [card for seat in own for card in hands[seat]]
    good, value = worth(chosen, deal, points, tricks, held)
    value *= double if good else -double
    if len(own) == 2:
        return [value if seat in own else -value for seat in range(4)]
    return [3 * value if seat in own else -value for seat in range(4)]


def worth(chosen: Mapping[str, Any], deal: Played, points: int, tricks: int, held: Sequence[str]) -> tuple[bool, int]:
    """Whether the declarers made it, and the value before anything doubles."""
    price = {"sauspiel": "call_price", "hochzeit": "call_price", "bettel": "bettel_price"}.get(
        deal.contract, "solo_price"
    )
    base = int(chosen[price])
    if deal.contract == "bettel":
        return tricks == 0, base
    if deal.contract == "sie":
        return tricks == 8, 4 * base
    base += laufende(deal, held) * int(chosen["runner"])
    if deal.contract.endswith("_tout"):
        return tricks == 8, 2 * base
    lost = points <= 60
    loser, loser_tricks = (points, tricks) if lost else (120 - points, 8 - tricks)
    schneider = loser <= 30 if lost else loser <= 29
    times = 2 if loser_tricks == 0 else 1 if schneider else 0
    return not lost, base + times * int(chosen["margin"])


def laufende(deal: Played, held: Sequence[str]) -> int:
    """The top trumps in a row that are all held, or all missing, if there are enough of them (S3)."""
    signs = "".join("x" if card in held else "o" for card in trumps_of(deal.contract, deal.suit))
    run = max(len(signs) - len(signs.lstrip("x")), len(signs) - len(signs.lstrip("o")))
    least = 2 if deal.contract.removesuffix("_tout") in ("wenz", "geier") else 3
    return run if run >= least else 0


def ramsch(chosen: Mapping[str, Any], deal: Played, value: int) -> list[int]:
    """Everybody alone: most points pay each of the others, unless somebody marches through."""
    trumps = trumps_of("ramsch", "H")

    def rank(seat: int) -> list[int]:
        mine = [cards for winner, cards in deal.tricks if winner == seat]
        caught = [trumps.index(card) for cards in mine for card in cards if card in trumps]
        return [sum(map(counted, mine)), len(mine), len(caught), -min(caught, default=99)]

    ranks = [rank(seat) for seat in range(4)]
    most = ranks.index(max(ranks))
    assert ranks.count(max(ranks)) == 1
    points, tricks, *_ = ranks[most]
    through = {"all": tricks == 8, "ninety_one": points >= 91, "none": False}[chosen["march"]]
    value = value if through else -value
    return [3 * value if seat == most else -value for seat in range(4)]
