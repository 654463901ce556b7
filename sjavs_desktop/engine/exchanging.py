"""What a declarer does before the first lead: which cards are laid away for the talon, and whether to give up.

What is laid away counts for the declarer (S1): a counter that would be lost in the play is safest there.
"""

from collections.abc import Sequence

from sjavs_desktop.core.cards import Card, Cards, Suit, cards_in, mask
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.engine.judging import losers

TRUMP = 24
"""Card points that a trump is worth keeping for: more than any card counts."""
WINNER = 20
"""Card points that the best card of a plain suit is worth keeping for: itself and what falls on it."""
VOID = 3
"""Card points that being out of a plain suit is worth to a hand that can trump."""


def ranking_in(view: View) -> Ranking:
    """The order of the cards in the deal whose contract stands."""
    assert view.table.contract is not None
    return view.rules.ranking(view.table.contract, view.table.suit)


def keeping(ranking: Ranking, hand: Cards, card: Card) -> int:
    """Card points that `card` of that hand is worth keeping for."""
    group = ranking.group[card]
    if group == TRUMPS:
        return TRUMP + len(ranking.trumps) - ranking.trumps.index(card)
    over = [one for one in cards_in(ranking.members[group] & ~hand) if ranking.strength[one] > ranking.strength[card]]
    return 0 if over else WINNER


def worth_away(ranking: Ranking, hand: Cards, away: Cards) -> int:
    """Card points that it brings to lay those cards of a hand away."""
    kept = hand & ~away
    worth = sum(ranking.points[card] - keeping(ranking, hand, card) for card in cards_in(away))
    if (kept & ranking.members[TRUMPS]).bit_count() < 2:
        return worth
    left: list[Suit] = [suit for suit in range(TRUMPS) if hand & ranking.members[suit]]
    return worth + VOID * sum(1 for suit in left if not kept & ranking.members[suit])


def by_worth(view: View, actions: Sequence[Action]) -> list[Action]:
    """The exchanges among the actions, that of the cards that are worth least in the play first."""
    ranking = ranking_in(view)
    every_trick = view.rules.contract(view.table.contract or "").goal == "all"

    def worth(action: Action) -> tuple[int, int]:
        assert isinstance(action.value, tuple)
        away = mask(action.value)
        return losers(ranking, view.hand & ~away) if every_trick else 0, -worth_away(ranking, view.hand, away)

    return sorted((one for one in actions if one.kind == "exchange"), key=worth)


def exchange(view: View) -> tuple[Action, str]:
    """Looks where that is allowed; lays away what is worth least in the play, trumps only when nothing else is left."""
    actions = legal(view)
    look = [one for one in actions if one.kind == "look"]
    if look:
        return look[0], "look_first"
    ranking = ranking_in(view)
    every_trick = view.rules.contract(view.table.contract or "").goal == "all"
    best = by_worth(view, actions)[0]
    keep = [one for one in actions if one.kind == "keep"]
    assert isinstance(best.value, tuple)
    full = any(ranking.group[card] == TRUMPS for card in best.value)
    if keep and (full or (every_trick and losers(ranking, view.hand) == 0)):
        return keep[0], "keep_hand"
    counters = any(ranking.points[card] >= 10 for card in best.value)
    return best, "lay_counters_away" if counters else "lay_losers_away"


def fold(view: View) -> tuple[Action, str]:
    """Gives up a hand that will take no trick: one that has neither a top trump nor a plain winner nor many trumps.

    Folding costs as much as losing, and only a deal without a trick costs more (S1).
    """
    ranking, (go, give_up) = ranking_in(view), legal(view)
    trumps = view.hand & ranking.members[TRUMPS]
    top = any(view.hand >> card & 1 for card in ranking.trumps[: len(ranking.trumps) // 2])
    winner = any(keeping(ranking, view.hand, card) == WINNER for card in cards_in(view.hand & ~trumps))
    if top or winner or trumps.bit_count() >= 2:
        return go, "go_on"
    return give_up, "fold_hopeless"
