"""What a hand is worth before the play: the counts by which a beginner judges whether to declare a contract."""

from typing import NamedTuple

from sjavs_desktop.core.cards import Cards, cards_in
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.rules import Contract, Rules

TOP = 3
"""How many of the strongest trumps count as top trumps where lengths are bid."""

HINT_TOP = 4
"""The top trumps of S0's hint: bid with five trumps that include two of the top four."""

LEAD_TOP = 2
"""The trumps that nobody alone can draw: each counts one more in a lone declarer's lead."""


class Holding(NamedTuple):
    """What a hand is worth with a suit as trumps; compared field by field."""

    tops: int
    """How many of the strongest trumps it holds."""
    winners: int
    """How many plain suits it holds the best card of."""
    height: int
    """The height of its trumps together: the number of trumps below each, summed up."""
    length: int


def places(ranking: Ranking, hand: Cards) -> list[int]:
    """The places of the hand's trumps among all trumps, the strongest being 0."""
    return [place for place, card in enumerate(ranking.trumps) if hand >> card & 1]


def holding(ranking: Ranking, hand: Cards) -> Holding:
    """What `hand` is worth under a ranking."""
    held = places(ranking, hand)
    best = {ranking.group[card]: card for card in reversed(ranking.order) if ranking.group[card] != TRUMPS}
    return Holding(
        tops=sum(1 for place in held if place < TOP),
        winners=sum(1 for card in best.values() if hand >> card & 1),
        height=sum(len(ranking.trumps) - place for place in held),
        length=len(held),
    )


def tops(ranking: Ranking, hand: Cards, number: int = HINT_TOP) -> int:
    """How many of the `number` strongest trumps the hand holds."""
    return sum(1 for place in places(ranking, hand) if place < number)


def trump_lead(rules: Rules, ranking: Ranking, hand: Cards) -> float:
    """By how many trumps the hand is ahead of what another holds on average, a little more for tops and winners.

    The two strongest trumps count one each besides, the best card of a plain suit counts a half. A hand includes the
    open cards that its holder plays from.
    """
    held, size = holding(ranking, hand), hand.bit_count()
    share = (len(ranking.trumps) - held.length) * size / (len(rules.deck) - size)
    return held.length - share + tops(ranking, hand, LEAD_TOP) + held.winners / 2


def lead_needed(rules: Rules, contract: Contract, hand: Cards) -> float:
    """The trump lead with which a beginner plays alone.

    A quarter of a trump for each card of each opponent, who has as many as the hand; half a trump less for each card of
    the talon, if the declarer may exchange with it. Measured: two of three deals or more are made with that much.
    """
    exchanged = rules.talon if contract.exchange == "talon" else 0
    return hand.bit_count() * (rules.seats - 1) / 4 - exchanged / 2


def run(ranking: Ranking, hand: Cards, group: int) -> int:
    """How many of the strongest cards of a group the hand holds without a gap."""
    found = 0
    for card in ranking.order:
        if ranking.group[card] == group:
            if not hand >> card & 1:
                break
            found += 1
    return found


def losers(ranking: Ranking, hand: Cards) -> int:
    """How many cards of a hand can lose a trick in spite of good play.

    Cards are safe from the top of their group down; low trumps too once the top ones are as many as the trumps that
    others hold, and plain cards only when the top trumps can draw most of those.
    """
    top = run(ranking, hand, TRUMPS)
    others = (ranking.members[TRUMPS] & ~hand).bit_count()
    trumps = (hand & ranking.members[TRUMPS]).bit_count()
    plain = hand.bit_count() - trumps
    safe = sum(run(ranking, hand, group) for group in range(TRUMPS)) if top >= (others + 1) // 2 + 1 else 0
    return (0 if top >= others else trumps - top) + plain - safe


def exposed(ranking: Ranking, hand: Cards) -> int:
    """How many cards of a hand might have to win a trick that its holder wants to lose.

    Counted from the lowest of each group, the first card is safe with no lower card elsewhere, and each further one
    with one more.
    """
    found = 0
    for members in ranking.members:
        held = sorted(cards_in(hand & members), key=lambda card: ranking.strength[card])
        for place, card in enumerate(held):
            below = [one for one in cards_in(members & ~hand) if ranking.strength[one] < ranking.strength[card]]
            found += len(below) > place
    return found


def lone_strength(rules: Rules, ranking: Ranking, hand: Cards) -> float:
    """The trump lead, and a half for each plain card of an unbroken run from the best of its suit down.

    Where few cards are trumps most tricks are won by such runs.
    """
    return trump_lead(rules, ranking, hand) + sum(run(ranking, hand, group) for group in range(TRUMPS)) / 2
