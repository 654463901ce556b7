"""A moment in which a ground was given, seen by somebody who doubts it: the whole state, other samples, the rules."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random

from sjavs_desktop.core.cards import Card, cards_in, mask
from sjavs_desktop.core.follow import playable
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.rules import Contract
from sjavs_desktop.core.sides import SIDES, account
from sjavs_desktop.core.state import Action, Seat, State, View, open_cards
from sjavs_desktop.engine.teacher import Analysis, analyse
from sjavs_desktop.engine.worlds import Source, World
from tests.engine.moments import truth

FRESH = 200
"""Deals that could be, of another seed, for what is called probable."""
SOME = 10
"""The same for what is called certain, where one that differs is enough."""


@dataclass
class Moment:
    """What a ground speaks of."""

    state: State
    view: View
    analysis: Analysis
    action: Action
    seed: int
    shared: dict[str, object] = field(default_factory=dict)
    """What costs time and is the same for all choices of the moment."""

    @cached_property
    def ranking(self) -> Ranking:
        """The order of the cards."""
        return self.view.rules.ranking(self.view.table.contract or "", self.view.table.suit)

    @cached_property
    def contract(self) -> Contract:
        """What is played."""
        return self.view.rules.contract(self.view.table.contract or "")

    @property
    def fresh(self) -> list[World]:
        """Deals that could be, other than those that the ground was found with."""
        if "fresh" not in self.shared:
            source = Source(self.view, Random(f"audit {self.seed}"))
            self.shared["fresh"] = [source.world() for _ in range(FRESH)]
        found = self.shared["fresh"]
        assert isinstance(found, list)
        return found

    @property
    def some(self) -> list[World]:
        """The deal that is, and a few that could be."""
        return [truth(self.state), *self.fresh[:SOME]]

    def again(self, effort: int) -> Analysis:
        """A finer analysis with another seed."""
        key = f"again {effort}"
        if key not in self.shared:
            self.shared[key] = analyse(self.view, self.seed + 77_777 + effort, effort)
        found = self.shared[key]
        assert isinstance(found, Analysis)
        return found

    # -- The cards -----------------------------------------------------------------------------------------------------

    @property
    def card(self) -> Card:
        """The card that is played."""
        assert isinstance(self.action.value, int)
        return self.action.value

    @property
    def trick(self) -> tuple[Card, ...]:
        """The trick on the table, without the card."""
        return self.view.table.trick

    @property
    def whole(self) -> tuple[Card, ...]:
        """The trick with the card."""
        return (*self.trick, self.card)

    @property
    def me(self) -> Seat:
        """Who plays."""
        return self.view.seat

    @property
    def hand(self) -> list[Card]:
        """What may be played from."""
        return list(cards_in(self.view.own))

    @cached_property
    def allowed(self) -> list[Card]:
        """The legal cards."""
        return list(cards_in(playable(self.view)))

    @cached_property
    def out(self) -> list[Card]:
        """Every card that was not played, and that the viewer neither holds nor has laid away."""
        gone = mask(one for trick in self.view.table.tricks for one in trick.cards) | mask(self.trick)
        return [one for one in self.view.rules.deck if not (gone | self.view.own | self.view.aside) >> one & 1]

    def group(self, card: Card) -> int:
        """The group of a card."""
        return self.ranking.group[card]

    def points(self, cards: Iterable[Card]) -> int:
        """Card points."""
        return sum(self.ranking.points[one] for one in cards)

    def stronger(self, card: Card) -> list[Card]:
        """What is out of its group above it, strongest first."""
        order = self.ranking.order
        return [one for one in order if one in self.out and self.group(one) == self.group(card)
                and order.index(one) < order.index(card)]  # fmt: skip

    def winner_of(self, cards: tuple[Card, ...]) -> Seat:
        """Who has a trick with so many cards."""
        return (self.view.table.leader + self.ranking.winner(cards)) % self.view.rules.seats

    def takes(self, card: Card) -> bool:
        """Whether a card would be winning."""
        return self.winner_of((*self.trick, card)) == self.me

    @property
    def later(self) -> list[Seat]:
        """Who plays after the viewer."""
        return [(self.me + one) % self.view.rules.seats for one in range(1, self.view.rules.seats - len(self.trick))]

    # -- The sides -----------------------------------------------------------------------------------------------------

    def side(self, world: World, seat: Seat) -> int:
        """The side of a seat in a world."""
        return SIDES[self.contract.sides](self.view.table.declarer, world.partner, seat)

    def mates(self, world: World) -> set[Seat]:
        """The seats of the viewer's side in a world, the viewer included."""
        own = self.side(world, self.me)
        return {seat for seat in range(self.view.rules.seats) if self.side(world, seat) == own}

    def mate(self, seat: Seat) -> bool:
        """Whether a seat is a partner in every world."""
        return seat != self.me and all(seat in self.mates(world) for world in self.some)

    def foe(self, seat: Seat) -> bool:
        """Whether a seat is an opponent in every world."""
        return all(seat not in self.mates(world) for world in self.some)

    # -- What may still be played --------------------------------------------------------------------------------------

    def answers(self, world: World, seat: Seat, trick: tuple[Card, ...]) -> list[Card]:
        """What a seat may play to a trick in a world, by the rules."""
        shown = tuple(hand if each == seat else 0 for each, hand in enumerate(world.hands))
        counts = tuple(hand.bit_count() for hand in world.hands)
        table = replace(self.view.table, trick=trick, turn=seat)
        return list(cards_in(playable(View(self.view.rules, table, seat, shown, counts))))

    def endings(self, world: World, trick: tuple[Card, ...], most: int = 4000) -> Iterator[Seat]:
        """Who has the trick in each way of playing on."""
        stack = [trick]
        for _ in range(most):
            if not stack:
                return
            cards = stack.pop()
            if len(cards) == self.view.rules.seats:
                yield self.winner_of(cards)
                continue
            seat = (self.view.table.leader + len(cards)) % self.view.rules.seats
            stack += [(*cards, one) for one in self.answers(world, seat, cards)]

    def side_has_it(self, card: Card | None = None) -> bool:
        """Whether the trick goes to the viewer's side in every world, however it goes on."""
        trick = (*self.trick, self.card if card is None else card)
        return all(set(self.endings(world, trick)) <= self.mates(world) for world in self.some[:4])

    def only_to(self, seats: set[Seat]) -> bool:
        """Whether the trick goes to one of those seats in every world, however it goes on."""
        return all(set(self.endings(world, self.whole)) <= seats for world in self.some[:4])

    def never_ours(self) -> bool:
        """Whether the trick goes to the other side in every world, however it goes on."""
        return all(not set(self.endings(world, self.whole)) & self.mates(world) for world in self.some[:4])

    def beaten_by(self, world: World, seats: Iterable[Seat]) -> bool:
        """Whether one of those seats can beat in a world what is winning once the card lies there."""
        best = self.whole[self.ranking.winner(self.whole)]
        return any(self.ranking.beats(one, best) for seat in seats for one in self.answers(world, seat, self.whole))

    def rivals(self, world: World) -> list[Seat]:
        """The opponents in a world who play later."""
        mates = self.mates(world)
        return [seat for seat in self.later if seat not in mates]

    def unbeaten(self) -> bool:
        """Whether no opponent who plays later can beat what is winning, in every world."""
        return not any(self.beaten_by(world, self.rivals(world)) for world in self.some)

    def probably_unbeaten(self) -> bool:
        """The same in two of three fresh worlds."""
        return 3 * sum(not self.beaten_by(world, self.rivals(world)) for world in self.fresh) >= 2 * len(self.fresh)

    def held(self, world: World, seat: Seat) -> list[Card]:
        """What a seat may play from in a world."""
        return list(cards_in(world.hands[seat] | open_cards(self.view.table, seat)))

    # -- Counts --------------------------------------------------------------------------------------------------------

    def has_taken(self) -> tuple[int, int]:
        """Card points and tricks of the viewer and those who are partners in every world."""
        ours = {self.me} | {seat for seat in range(self.view.rules.seats) if self.mate(seat)}
        tricks = [trick for trick in self.view.table.tricks if trick.winner in ours]
        return sum(self.points(trick.cards) for trick in tricks), len(tricks)

    def declares(self) -> bool:
        """Whether the viewer is on the declarer's side in every world."""
        declarer = self.view.table.declarer
        return declarer is not None and (declarer == self.me or self.mate(declarer))

    def account(self) -> int:
        """The viewer's account."""
        return account(self.view.rules, self.me)

    def trumps(self, cards: Iterable[Card]) -> list[Card]:
        """The trumps among cards."""
        return [one for one in cards if self.group(one) == TRUMPS]
