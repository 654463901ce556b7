"""Whether to take the open trump of a marriage, and which card to give back for it (S3, Hochzeit)."""

from sjavs_desktop.core.cards import Card, cards_in
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.engine.judging import trump_lead

MARRY = 4.0
"""The trump lead, the open trump included, with which a beginner takes it; the partner will have no trump at all.
Measured: with that much two of three are made, with one trump less two of five."""


def giving(view: View, ranking: Ranking, card: Card) -> tuple[bool, int, int]:
    """How gladly a card is missed: no best card of its suit, from a short suit so that it can be trumped, and low."""
    suit = view.hand & ranking.members[ranking.group[card]]
    best = max(cards_in(ranking.members[ranking.group[card]]), key=lambda one: ranking.strength[one])
    return card == best, suit.bit_count(), ranking.strength[card]


def marry(view: View) -> tuple[Action, str]:
    """Takes the trump with a decent hand, and gives a low card of a short suit back; otherwise refuses."""
    actions = legal(view)
    table, rules = view.table, view.rules
    assert table.contract is not None
    assert table.wed is not None
    ranking = rules.ranking(table.contract, table.suit)
    takes = [one for one in actions if one.kind == "take"]

    def missed(action: Action) -> tuple[bool, int, int]:
        assert isinstance(action.value, tuple)
        return giving(view, ranking, action.value[0])

    refuse = next(one for one in actions if one.kind == "refuse")
    if not takes:
        return refuse, "refuse_marriage"
    best = min(takes, key=missed)
    assert isinstance(best.value, tuple)
    hand = (view.hand & ~(1 << best.value[0])) | 1 << table.wed
    strong = trump_lead(rules, ranking, hand) >= MARRY and bool(hand & ranking.members[TRUMPS])
    return (best, "marry") if strong else (refuse, "refuse_marriage")
