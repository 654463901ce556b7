"""The cards that the viewer means to lay away: up to as many as the rules ask for, until the situation changes."""

from sjavs_desktop.core.cards import Card
from sjavs_desktop.core.state import View
from sjavs_desktop.ui.felt.choices import choosable, may_lay_away, wanted


class Picks:
    """A choice of own cards."""

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
