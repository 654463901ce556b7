"""A card of the viewer's that is dragged: within the hand to another place, or out of it onto the table."""

from PySide6.QtCore import QPointF

from sjavs_desktop.core.cards import Card
from sjavs_desktop.core.state import View
from sjavs_desktop.ui.felt.card_item import CardItem, Pose
from sjavs_desktop.ui.felt.director import Director
from sjavs_desktop.ui.felt.order import moved
from sjavs_desktop.ui.felt.scene import TableScene
from sjavs_desktop.ui.felt.spots import SHAPE

HIGH = 3500
"""How high a card lies while it is dragged: above everything else on the felt."""
BRIM = 0.3
"""How far above the hand its part of the felt reaches, as a part of a card's height."""
OWN = ("hand", "open")


class Drag:
    """One card on its way, from when it is taken hold of until it is let go.

    The hand makes room for it as it goes, and lies as before while the card is outside. Whatever happens meanwhile
    decides nothing here: `lost` tells when the card is not the viewer's to drag any more.
    """

    def __init__(self, table: TableScene, director: Director, item: CardItem, grip: QPointF) -> None:
        """`grip` is the point of the scene at which the card is held."""
        assert item.face is not None
        self.card: Card = item.face
        self.item = item
        self._table, self._director = table, director
        self._before = table.laid
        seen = item.seen
        self._offset = grip - QPointF(seen.x, seen.y)
        director.hold(item)
        item.sway(0)
        table.carried = item
        self._lie(grip)

    @property
    def lost(self) -> bool:
        """Whether the card is gone from the viewer's hand, or lies face down."""
        place = self.item.place
        shown = self._director.shown
        mine = place is not None and shown is not None and place.zone in OWN and place.seat == shown.seat
        return self._table.carried is not self.item or not mine or self.item.face != self.card

    def _lie(self, point: QPointF) -> None:
        where = point - self._offset
        self.item.show_pose(Pose(where.x(), where.y(), self.item.pose.width, 0), self.item.pose.width)
        self.item.setZValue(HIGH)

    @property
    def lies_anew(self) -> bool:
        """Whether the hand lies otherwise than before the card was taken."""
        return self._table.laid != self._before

    def over_hand(self, view: View, point: QPointF) -> bool:
        """Whether a point is over the viewer's hand, as far as cards are put there."""
        lying = [self._table.pose(one.place) for one in self._table.hand(view.seat) if one.place is not None]
        return any(point.y() > one.y - (0.5 + BRIM) * one.width * SHAPE for one in lying)

    def to(self, view: View, point: QPointF) -> None:
        """Follows the pointer to a point of the scene."""
        self._lie(point)
        if self.item.place is not None and self.item.place.zone == "hand" and self.over_hand(view, point):
            self._make_room(view)
        else:
            self._lay(self._before)

    def _make_room(self, view: View) -> None:
        """Gives the card the place of the hand that it is nearest to."""
        places = [self._table.pose(one.place).x for one in self._table.hand(view.seat) if one.place is not None]
        nearest = min(range(len(places)), key=lambda index: abs(places[index] - self.item.pose.x))
        lying = self._table.lying(view)
        # A card that has been played meanwhile lies in the picture until it is on its way.
        if self.card in lying and lying.index(self.card) != nearest < len(lying):
            self._lay(moved(lying, self.card, nearest))

    def _lay(self, cards: tuple[Card, ...]) -> None:
        if cards != self._table.laid:
            self._table.laid = cards
            self._director.rearrange()

    def restore(self) -> None:
        """The hand lies again as it did before; a deal that has ended meanwhile is not there any more."""
        if not self.lost:
            self._lay(self._before)

    def release(self) -> None:
        """Lets the card go: it glides to its place, unless it is on its way already."""
        if self._table.carried is self.item:
            self._table.carried = None
            self._director.rearrange()
        elif self.item in self._table.sprites and not self._director.busy:
            self._director.rearrange()
