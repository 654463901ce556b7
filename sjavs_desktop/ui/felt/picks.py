"""The cards that the viewer means to lay away, and the one for the next turn, until the situation changes."""

from sjavs_desktop.core.cards import Card
from sjavs_desktop.core.state import View
from sjavs_desktop.ui.felt.choices import choosable, may_choose_early, may_lay_away, wanted


class Picks:
    """A choice of own cards: up to as many as the rules ask for."""

    def __init__(self) -> None:
        self.cards: tuple[Card, ...] = ()

    def follow(self, view: View | None) -> bool:
        """Keeps what can still be laid away in the situation shown; whether something was dropped."""
        laying = view is not None and may_lay_away(view)
        kept = tuple(one for one in self.cards if laying and view is not None and view.hand >> one & 1)
        dropped, self.cards = kept != self.cards, kept
        return dropped

    def toggle(self, card: Card, view: View) -> bool:
        """Takes a card up or puts it back; False when there are enough or it may not go. A single one is exchanged."""
        if card in self.cards:
            self.cards = tuple(one for one in self.cards if one != card)
        elif not choosable(view) >> card & 1:
            return False
        elif wanted(view) == 1:
            self.cards = (card,)
        elif len(self.cards) < wanted(view):
            self.cards = (*self.cards, card)
        else:
            return False
        return True


class Early:
    """The card that is chosen for the viewer's next turn in this deal, if any."""

    def __init__(self) -> None:
        self.wanted = False
        """Whether there may be such a card."""
        self.card: Card | None = None
        self._deal = 0

    def follow(self, newest: View | None) -> bool:
        """Keeps the card as long as it can still be played in this deal; whether it was dropped."""
        if self.card is None:
            return False
        stays = newest is not None and newest.table.deal == self._deal and may_choose_early(newest)
        if stays and newest is not None and newest.own >> self.card & 1:
            return False
        self.card = None
        return True

    def choose(self, card: Card | None, view: View | None) -> bool:
        """Takes that card in place of any other, or none if it is the same; whether that changes anything."""
        before = self.card
        able = card is not None and view is not None and view.own >> card & 1
        self.card = card if able and card != before else None
        self._deal = view.table.deal if view is not None else 0
        return self.card != before
