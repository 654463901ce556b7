"""Whether to double a deal, before the cards are all seen (Legen) and once the contract stands (Kontra and Re).

What is said depends on the hand as it was dealt and on the contract, so it does not matter when a bot is asked.
"""

from sjavs_desktop.core.cards import SUIT_LETTERS, SUITS, Cards
from sjavs_desktop.core.game import interjections, legal
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.engine.bidding import CALL, PRICED
from sjavs_desktop.engine.judging import exposed, lead_needed, lone_strength, losers, run, tops

LAY_TRUMPS = 3
"""Trumps among the first cards with which a beginner lays, if half of them are top trumps."""

KONTRA = 3.5
"""The strength with which a defender doubles. Measured: two of three such deals are won, and one in fifteen has one."""

RE = 3.0
"""How much stronger than for calling an ace the declarer or the partner has to be to double once more."""

RE_ALONE = 1.5
"""The same of a lone declarer, who needs much more to bid."""


def usual_rankings(rules: Rules) -> list[Ranking]:
    """The order of the cards under the contract that goes without saying, in each suit that may be its trump."""
    contract = rules.contract(rules.auction.contract)
    if contract.trump in SUIT_LETTERS:
        return [rules.ranking(contract.key, SUIT_LETTERS.index(contract.trump))]
    return [rules.ranking(contract.key, suit) for suit in (SUITS if contract.trump == "choice" else (None,))]


def lay(view: View) -> tuple[Action, str]:
    """Lays with strong first cards: three trumps or more, two of them among the top ones (S3)."""
    trumps, top = max(
        ((view.hand & ranking.members[TRUMPS]).bit_count(), tops(ranking, view.hand))
        for ranking in usual_rankings(view.rules)
    )
    lays = trumps >= LAY_TRUMPS and 2 * top >= LAY_TRUMPS
    wanted = "lay" if lays else "leave"
    return next(one for one in legal(view) if one.kind == wanted), "lay_strong" if lays else "leave_weak"


def dealt(view: View) -> Cards:
    """The viewer's cards as they were before the first trick."""
    table, seats = view.table, view.rules.seats
    place = (view.seat - table.leader) % seats
    return view.own | (1 << table.trick[place] if place < len(table.trick) else 0)


def sure_to_defeat(contract: Contract, ranking: Ranking, hand: Cards) -> bool:
    """Whether a defender cannot fail: every trick is needed, and the hand holds the highest trump."""
    return contract.goal == "all" and run(ranking, hand, TRUMPS) > 0


def sure_to_make(contract: Contract, ranking: Ranking, hand: Cards) -> bool:
    """Whether a declarer who needs every trick, or none, has nothing to fear."""
    return {"all": losers, "none": exposed}[contract.goal](ranking, hand) == 0


def kontra(view: View, contract: Contract, ranking: Ranking) -> str | None:
    """Whether a defender doubles: with a hand that would nearly do to declare, or with a trick that cannot be lost."""
    hand = dealt(view)
    if sure_to_defeat(contract, ranking, hand):
        return "kontra_sure"
    strong = contract.goal == "points" and lone_strength(view.rules, ranking, hand) >= KONTRA
    return "kontra_strong" if strong else None


def re(view: View, contract: Contract, ranking: Ranking) -> str | None:
    """Whether the declarer or the partner doubles again: clearly stronger than it takes to bid the contract."""
    hand = dealt(view)
    if contract.goal != "points":
        return "re_sure" if sure_to_make(contract, ranking, hand) else None
    alone = contract.sides == "alone"
    needed = lead_needed(view.rules, contract, hand) - PRICED + RE_ALONE if alone else CALL + RE
    return "re_strong" if lone_strength(view.rules, ranking, hand) >= needed else None


def double(view: View) -> tuple[Action | None, str]:
    """Whether to say Kontra or Re, with the reason's key; None for silence."""
    actions, table = interjections(view), view.table
    contract = view.rules.contract(table.contract or "")
    ranking = view.rules.ranking(contract.key, table.suit)
    reason = (re if len(table.doubles) % 2 else kontra)(view, contract, ranking) if actions else None
    return (actions[0], reason) if reason else (None, "silent")
