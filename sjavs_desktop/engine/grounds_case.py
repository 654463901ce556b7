"""One card in one position: who has the trick after it, and whether that can still change."""

from dataclasses import dataclass

from sjavs_desktop.core.cards import Card, Cards, cards_in
from sjavs_desktop.core.state import Action, Seat
from sjavs_desktop.engine.grounds_kinds import Ground as Ground
from sjavs_desktop.engine.grounds_kinds import ground as ground
from sjavs_desktop.engine.grounds_odds import Odds
from sjavs_desktop.engine.grounds_sight import Sight


@dataclass(frozen=True, slots=True)
class Case:
    """A legal card and what is certain of the trick once it lies there."""

    at: Sight
    card: Card
    odds: Odds

    @property
    def wins(self) -> bool:
        """Whether it is winning once it lies there."""
        return self.at.beats(self.card)

    @property
    def led(self) -> int:
        """The group to be followed in the trick."""
        return self.at.led(self.card)

    @property
    def top(self) -> Card:
        """The card that is winning then."""
        return self.card if self.wins or self.at.best is None else self.at.best

    @property
    def holder(self) -> Seat:
        """Who has it then."""
        return self.at.seat if self.wins else self.at.best_seat

    @property
    def ours(self) -> bool:
        """Whether it is winning then for the viewer's side."""
        return self.holder == self.at.seat or self.holder in self.at.friends

    @property
    def rivals(self) -> tuple[Seat, ...]:
        """Who plays later and is no certain friend."""
        return tuple(seat for seat in self.at.later if seat not in self.at.friends)

    @property
    def helpers(self) -> tuple[Seat, ...]:
        """Who plays later and is no certain opponent."""
        return tuple(seat for seat in self.at.later if seat not in self.at.foes)

    @property
    def sure(self) -> bool:
        """Whether the viewer's side takes the trick whatever is played."""
        return self.ours and self.at.unbeaten(self.top, self.led, self.rivals)

    @property
    def likely(self) -> bool:
        """Whether probably nobody who plays later takes it from the viewer's side."""
        return self.ours and self.odds.stays(self.at, self.top, self.led, self.rivals)

    @property
    def lost(self) -> bool:
        """Whether the other side takes the trick whatever is played."""
        return self.holder in self.at.foes and self.at.unbeaten(self.top, self.led, self.helpers)

    @property
    def mine(self) -> bool:
        """Whether the viewer alone takes the trick whatever is played."""
        return self.wins and self.at.unbeaten(self.card, self.led, self.at.later)

    @property
    def gives(self) -> int:
        """The card points of the card."""
        return self.at.ranking.points[self.card]

    @property
    def pot(self) -> int:
        """The card points of the trick with the card."""
        return self.at.points + self.gives

    def others(self) -> list[Card]:
        """The other legal cards."""
        return [one for one in cards_in(self.at.allowed) if one != self.card]

    def same(self, card: Card) -> "Case":
        """The same for another card."""
        return Case(self.at, card, self.odds)

    def ordered(self, cards: Cards) -> tuple[Card, ...]:
        """Cards, strongest first."""
        return tuple(one for one in self.at.ranking.order if cards >> one & 1)


def case(at: Sight, action: Action, odds: Odds) -> Case:
    """The case of a card that is played."""
    assert isinstance(action.value, int)
    return Case(at, action.value, odds)
