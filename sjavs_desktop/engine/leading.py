"""What a beginner leads: an ordered table of rules."""

from sjavs_desktop.core.cards import Card, Cards, cards_in
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.engine.calling import lead_to_called, search_called, trump_before_ace
from sjavs_desktop.engine.choosing import COUNTER, Rule, cheapest, group_size, just_as_strong, richest, strongest, those
from sjavs_desktop.engine.reading import Reading, could_hold, foes_hold_trumps, higher, likely, sure
from sjavs_desktop.engine.seen import rounds


def plain(at: Reading) -> Cards:
    """The allowed cards that are no trumps."""
    return at.allowed & ~at.ranking.members[TRUMPS]


def every(at: Reading) -> Cards:
    """All allowed cards."""
    return at.allowed


def only(at: Reading) -> Cards:
    """The allowed card when there is just one."""
    return at.allowed if at.allowed.bit_count() == 1 else 0


def to_target(at: Reading) -> Cards:
    """Cards that cannot lose and bring the side to its target at once: a certain step is never refused."""
    missing = at.goal - at.taken - at.on_table
    if missing <= 0:
        return 0
    return those(at.allowed, lambda card: at.ranking.points[card] >= missing and sure(at, card))


def top_trumps(at: Reading) -> Cards:
    """The declaring side's trumps that nobody beats, while opponents may still hold trumps."""
    if not (at.declares or at.supports) or not foes_hold_trumps(at):
        return 0
    return those(at.trumps, lambda card: not higher(at, card))


def driving_trumps(at: Reading) -> Cards:
    """The declarer's trumps below one or two that are still out, when enough trumps stay behind them.

    A low trump is never led into a lost trick: only cards without a counter's points that force the top ones out.
    """
    out = (at.out & at.ranking.members[TRUMPS]).bit_count()
    if not at.declares or not foes_hold_trumps(at) or at.trumps.bit_count() < max(3, (out + 1) // 2):
        return 0
    return those(at.trumps, lambda card: higher(at, card).bit_count() <= 2 and at.ranking.points[card] < 4)


def trump_for_declarer(at: Reading) -> Cards:
    """A partner's trumps, to draw trumps for a declarer who may still hold some."""
    if not at.supports or not foes_hold_trumps(at):
        return 0
    declarer = at.view.table.declarer
    assert declarer is not None
    if not could_hold(at, declarer) & at.ranking.members[TRUMPS]:
        return 0
    return those(at.trumps, lambda card: at.ranking.points[card] < 4)


def plain_winners(at: Reading) -> Cards:
    """Plain cards that are the best of their suit and will probably go round."""
    return those(plain(at), lambda card: not higher(at, card) and likely(at, card))


def shortest_suit(at: Reading, cards: Cards) -> Card:
    """A card of the suit that the viewer holds fewest of, where the opponents can least be out of it."""
    return min(cards_in(cards), key=lambda card: (group_size(at, card), -at.ranking.points[card]))


def worthless_singletons(at: Reading) -> Cards:
    """Lone plain cards of no great value, for somebody who can ruff the suit later."""
    if not at.trumps:
        return 0
    return those(plain(at), lambda card: group_size(at, card) == 1 and at.ranking.points[card] < 4)


def for_partner_to_ruff(at: Reading) -> Cards:
    """Plain cards of a suit that a partner is out of, while that partner may hold trumps."""

    def ruffs(card: Card) -> bool:
        bit = 1 << at.ranking.group[card]
        trumps = at.ranking.members[TRUMPS]
        foes_out = any(at.void[seat] & bit for seat in at.later_foes)
        return not foes_out and any(at.void[one] & bit and could_hold(at, one) & trumps for one in at.friends)

    return those(plain(at), ruffs)


def partners_suit(at: Reading) -> Cards:
    """Plain cards of the suits that a partner was the first to lead, but for those that an opponent would trump."""
    first: dict[int, int] = {}
    for leader, cards in rounds(at.view.table):
        if cards:
            first.setdefault(at.ranking.group[cards[0]], leader)
    trumpers = [seat for seat in at.later_foes if could_hold(at, seat) & at.ranking.members[TRUMPS]]

    def wanted(card: Card) -> bool:
        group = at.ranking.group[card]
        return first.get(group) in at.friends and not any(at.void[seat] >> group & 1 for seat in trumpers)

    return those(plain(at), wanted)


def worthless_plain(at: Reading) -> Cards:
    """Plain cards of no great value."""
    return those(plain(at), lambda card: at.ranking.points[card] < 4)


def long_way_or_short(at: Reading) -> Cards:
    """Plain cards without a counter's points, against a lone declarer (see `by_the_way`)."""
    if at.declares or at.supports or at.doubtful or at.view.table.declarer is None:
        return 0
    return those(plain(at), lambda card: at.ranking.points[card] < COUNTER)


def by_the_way(at: Reading, cards: Cards) -> Card:
    """A long suit when the declarer plays next, else a short one ("lange Farbe, kurzer Weg").

    Who plays next cannot wait what the others do: he trumps, or gives a partner the trick.
    """
    declarer, seats = at.view.table.declarer, at.view.rules.seats
    next_one = declarer == (at.view.seat + 1) % seats
    return (longest_suit if next_one else shortest_suit)(at, cards)


def longest_suit(at: Reading, cards: Cards) -> Card:
    """The lowest card of the suit that the viewer holds most of."""

    def length(card: Card) -> tuple[int, int, int]:
        return group_size(at, card), -at.ranking.points[card], -at.ranking.strength[card]

    return max(cards_in(cards), key=length)


def unbeatable(at: Reading) -> Cards:
    """Cards that cannot be beaten."""
    return those(at.allowed, lambda card: sure(at, card))


def lowest_lead(at: Reading, cards: Cards) -> Card:
    """The card that is missed least; but of a plain suit whose best card is held that one before a counter."""
    card = cheapest(at, cards)
    group = at.ranking.group[card]
    if group == TRUMPS or at.ranking.points[card] < COUNTER:
        return card
    return strongest(at, cards & at.ranking.members[group])


LEADS = (
    Rule("only_card", only, cheapest),
    Rule("reach_target", to_target, richest),
    Rule("draw_trumps", top_trumps, strongest),
    Rule("drive_out_trumps", driving_trumps, just_as_strong),
    Rule("trump_before_ace", trump_before_ace, just_as_strong),
    Rule("search_called", search_called, cheapest),
    Rule("cash_winner", plain_winners, shortest_suit),
    Rule("lead_to_called", lead_to_called, cheapest),
    Rule("trump_for_declarer", trump_for_declarer, just_as_strong),
    Rule("return_suit", partners_suit, cheapest),
    Rule("long_way_or_short", long_way_or_short, by_the_way),
    Rule("for_partner_to_ruff", for_partner_to_ruff, lowest_lead),
    Rule("lead_singleton", worthless_singletons, cheapest),
    Rule("lead_worthless", worthless_plain, cheapest),
    Rule("cash_sure", unbeatable, richest),
    Rule("lead_lowest", every, lowest_lead),
)
"""The first that applies decides; some belong to an agreement between partners (`engine.agreements`)."""
