"""What an attentive player reads off the table while the cards are played, from the view alone."""

from dataclasses import dataclass

from sjavs_desktop.core import sides
from sjavs_desktop.core.cards import Card, Cards, cards_in, mask
from sjavs_desktop.core.follow import playable
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.state import Seat, View, open_cards
from sjavs_desktop.engine.memory import ALL, forgotten, recent_voids
from sjavs_desktop.engine.partners import supposed
from sjavs_desktop.engine.seen import played, voids

DOUBTFUL = -1
"""In place of a side: that of a seat which may be the called partner."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A view in the play phase, with what follows from it."""

    view: View
    ranking: Ranking
    allowed: Cards
    """The cards that may be played now."""
    unseen: Cards
    """The cards that the viewer does not see: others hold them, or they lie covered, in the middle or laid away."""
    out: Cards
    """The cards that others may still play: the unseen ones and those that lie open before them."""
    void: tuple[int, ...]
    """By seat the groups that it has shown to be out of: bit ``g`` for group ``g``."""
    friends: tuple[Seat, ...]
    """The other seats of the viewer's side, as far as it can tell."""
    doubtful: tuple[Seat, ...]
    """The seats of which the viewer cannot tell the side: each may be the called partner. They count as opponents."""
    later_foes: tuple[Seat, ...]
    """The opponents that play to this trick after the viewer."""
    later_friends: tuple[Seat, ...]
    """The partners that play to this trick after the viewer."""
    best: Card | None
    """The card that is winning the trick; None when the viewer leads."""
    ours: bool
    """Whether that card lies there from the viewer's side."""
    on_table: int
    """Card points in the trick so far."""
    taken: int
    """Card points in the tricks of the viewer's side."""

    @property
    def hand(self) -> Cards:
        """The viewer's cards."""
        return self.view.own

    @property
    def goal(self) -> int:
        """Card points that the viewer's side needs."""
        rules, table = self.view.rules, self.view.table
        half = rules.score.total // 2
        if table.declarer is None:
            return half + 1
        target = rules.contract(table.contract or rules.auction.contract).target
        if self.declares or self.supports:
            return target
        # A tie defeats the declarers where it counts as a failure (S0, S1); elsewhere half is not yet enough.
        return max(rules.score.total - target + 1, half + (rules.score.tie == "carry"))

    @property
    def trumps(self) -> Cards:
        """The trumps in the viewer's hand."""
        return self.hand & self.ranking.members[TRUMPS]

    @property
    def declares(self) -> bool:
        """Whether the viewer is the declarer."""
        return self.view.table.declarer == self.view.seat

    @property
    def supports(self) -> bool:
        """Whether the viewer is a partner of the declarer."""
        return self.view.table.declarer in self.friends


def read(view: View, memory: str = ALL) -> Reading:
    """The reading of a view in which the viewer has a card to play, with what it remembers (`engine.memory`)."""
    table, rules = view.table, view.rules
    assert table.contract is not None
    ranking = rules.ranking(table.contract, table.suit)

    known, doubtful = supposed(view, ranking)

    def side(seat: Seat) -> int:
        return DOUBTFUL if seat in doubtful else sides.side(rules, known, seat)

    mine = side(view.seat)
    friends = tuple(seat for seat in range(rules.seats) if seat != view.seat and side(seat) == mine)
    later = tuple((view.seat + step) % rules.seats for step in range(1, rules.seats - len(table.trick)))
    best = ranking.winner(table.trick)
    open_to_all = sum(open_cards(table, seat) for seat in range(rules.seats) if seat != view.seat)
    unseen = rules.deck_mask & ~(view.own | open_to_all | view.aside | played(table)) | forgotten(view, memory)
    return Reading(
        view=view,
        ranking=ranking,
        allowed=playable(view),
        unseen=unseen,
        out=unseen | open_to_all,
        void=voids(ranking, table, rules.seats) if memory == ALL else recent_voids(view),
        friends=friends,
        doubtful=doubtful,
        later_foes=tuple(seat for seat in later if side(seat) != mine),
        later_friends=tuple(seat for seat in later if side(seat) == mine),
        best=table.trick[best] if table.trick else None,
        ours=bool(table.trick) and side((table.leader + best) % rules.seats) == mine,
        on_table=ranking.points_in(mask(table.trick)),
        taken=sum(ranking.points_in(mask(one.cards)) for one in table.tricks if side(one.winner) == mine),
    )


def could_hold(at: Reading, seat: Seat) -> Cards:
    """The cards that `seat` may play: its open ones, and unseen ones of no group that its hand has shown to lack."""
    out = sum(at.ranking.members[group] for group in range(TRUMPS + 1) if at.void[seat] >> group & 1)
    return at.unseen & ~out | open_cards(at.view.table, seat)


def must_follow(at: Reading, seat: Seat, group: int) -> bool:
    """Whether `seat` can be seen to hold a card of that group, so that it cannot trump."""
    return bool(open_cards(at.view.table, seat) & at.ranking.members[group])


def higher(at: Reading, card: Card) -> Cards:
    """The cards of the same group still out that beat `card`."""
    members = at.out & at.ranking.members[at.ranking.group[card]]
    return mask(one for one in cards_in(members) if at.ranking.strength[one] > at.ranking.strength[card])


def lower(at: Reading, card: Card) -> Cards:
    """The cards of the same group still out that `card` beats."""
    return at.out & at.ranking.members[at.ranking.group[card]] & ~higher(at, card)


def beats_table(at: Reading, card: Card) -> bool:
    """Whether `card` would be winning the trick once it is played."""
    return at.best is None or at.ranking.beats(card, at.best)


def led_with(at: Reading, card: Card) -> int:
    """The group to be followed in this trick when the viewer plays `card`."""
    return at.ranking.group[at.view.table.trick[0] if at.view.table.trick else card]


def holds_by_following(at: Reading, card: Card) -> bool:
    """Whether no opponent still to play can beat `card` without ruffing."""
    led = led_with(at, card)
    if at.ranking.group[card] != led:
        return True
    return not any(higher(at, card) & could_hold(at, seat) for seat in at.later_foes)


def can_be_ruffed(at: Reading, card: Card) -> bool:
    """Whether an opponent still to play may be out of the led suit and hold a trump that beats `card`."""
    led = led_with(at, card)
    if led == TRUMPS:
        return False
    trumps = at.out & at.ranking.members[TRUMPS]
    over = higher(at, card) if at.ranking.group[card] == TRUMPS else trumps
    return any(over & could_hold(at, seat) and not must_follow(at, seat, led) for seat in at.later_foes)


def sure(at: Reading, card: Card) -> bool:
    """Whether `card`, if it is winning, cannot be beaten by an opponent still to play."""
    return holds_by_following(at, card) and not can_be_ruffed(at, card)


def likely(at: Reading, card: Card) -> bool:
    """Whether `card`, if it is winning, will probably stay so: the suit should still go round.

    Each opponent still to play needs a card of the led suit: two unseen ones for each make that more likely than not,
    and so do five for three. No more of them can ruff than there are trumps left.
    """
    if sure(at, card):
        return True
    led = led_with(at, card)
    doubtful = [seat for seat in at.later_foes if not must_follow(at, seat, led)]
    known_out = any(at.void[seat] >> led & 1 for seat in doubtful)
    trumps = (at.out & at.ranking.members[TRUMPS]).bit_count()
    needed = min(2 * len(doubtful) - len(doubtful) // 3, 2 * trumps)
    enough = (at.out & at.ranking.members[led]).bit_count() >= needed
    return holds_by_following(at, card) and not known_out and enough


def foes_hold_trumps(at: Reading) -> bool:
    """Whether an opponent may still hold a trump."""
    known = {at.view.seat, *at.friends}
    trumps = at.out & at.ranking.members[TRUMPS]
    return any(trumps & could_hold(at, seat) for seat in range(at.view.rules.seats) if seat not in known)


def power(at: Reading, card: Card) -> int:
    """What `card` is worth keeping for, in card points: its chance to win a later trick, roughly.

    The strongest trump left counts most, then the two below it; a plain card counts only while it is the best of
    its suit and the suit may go round once more.
    """
    over = higher(at, card).bit_count()
    if at.ranking.group[card] == TRUMPS:
        return 12 if over == 0 else 8 if over <= 2 else 4
    out = (at.out & at.ranking.members[at.ranking.group[card]]).bit_count()
    return 3 if over == 0 and out >= 3 else 0
