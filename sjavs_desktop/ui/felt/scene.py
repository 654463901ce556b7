"""The scene: as many sprites as the deck has cards, and the signs around them, put where a picture says."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRect, QRectF
from PySide6.QtWidgets import QGraphicsScene

from sjavs_desktop.core.cards import Card
from sjavs_desktop.core.state import NOBODY, Seat, View
from sjavs_desktop.ui.felt import words
from sjavs_desktop.ui.felt.card_item import CardItem, Pose
from sjavs_desktop.ui.felt.choices import choosable, may_lay_away
from sjavs_desktop.ui.felt.colours import LIGHT, Colours
from sjavs_desktop.ui.felt.deck import Deck
from sjavs_desktop.ui.felt.furniture import Furniture, Look
from sjavs_desktop.ui.felt.hits import card_at, inside
from sjavs_desktop.ui.felt.layout import Picture, Place, layout
from sjavs_desktop.ui.felt.matching import match
from sjavs_desktop.ui.felt.order import Arrangement, lying_hand, wished
from sjavs_desktop.ui.felt.parties import with_viewer
from sjavs_desktop.ui.felt.seat_item import SeatItem, plate
from sjavs_desktop.ui.felt.signs import (
    BadgeItem,
    BubbleItem,
    LedItem,
    Saying,
    TagItem,
    TrumpItem,
    WinningItem,
    trumps,
)
from sjavs_desktop.ui.felt.spots import RAISE, SHAPE, Box, four, scene
from sjavs_desktop.ui.felt.sprites import Sprites
from sjavs_desktop.ui.felt.tally import TallyItem, tally

BADGE, STAR = 3.8, 3.6
LYING = ("open", "covered", "talon", "wed")
"""Where cards lie that belong to no hand, from the deal until the first lead."""
PENNANT = 1.3
"""How much wider the pennant on the card that was led is than high: letters stand on it."""
SIGNS, TAGS, BADGES, STARS, BUBBLES = 50, 190, 290, 900, 3000
"""How high each kind of sign lies; the cards lie between."""


class TableScene(QGraphicsScene):
    """Everything on the felt. Coordinates are logical pixels of the view."""

    def __init__(self, cards: Sequence[Path], suits: Sequence[Path], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.look = Look(1.0, LIGHT, Deck(*suits))
        self.names: tuple[str, ...] = ()
        self.levels: tuple[str, ...] = ()
        """How well the bots play, in words, by seat; empty where a person sits."""
        self.mark_winning = True
        self.asked = ""
        """What the viewer is asked out of turn, in a word; empty when nothing."""
        self.watched = False
        """Whether nobody at this screen plays here: then the viewer is called by name like all others."""
        self.dimming = True
        """Whether cards that may not be played are dimmed; a lesson that asks for them does not tell."""
        self.turning = self.speaking = True
        """Whether it is marked whose turn it is, and bids stand in bubbles; a lesson that explains does without."""
        self.recalled: Collection[Seat] = ()
        """In whose hands it is seen what was played from them: in a replay."""
        self.ghosts: list[CardItem] = []
        """That, dimmed; none of the cards of the deck, which lie where they came to."""
        self.sprites: list[CardItem] = []
        self.picture: Picture | None = None
        """The picture that is shown, or that the sprites are moving to."""
        self.shape = (1.0, 1.0)
        self.pictures = Sprites(Deck(*cards))
        self.laid: tuple[Card, ...] = ()
        """The viewer's hand as the viewer has laid it in this deal; empty where it is sorted."""
        self.hidden = False
        """Whether the viewer's hand lies face down."""
        self.carried: CardItem | None = None
        """The card that is being dragged: nothing else moves it."""
        self._deal = 0
        """The deal that `laid` belongs to."""
        self._plates: list[SeatItem] = []
        self._bubbles: list[BubbleItem] = []
        self._badges: list[BadgeItem] = []
        self._trump, self._tally, self._star = TrumpItem(self.look), TallyItem(self.look), WinningItem(self.look)
        self._led = LedItem(self.look)
        self._talon, self._aside = TagItem(self.look), TagItem(self.look)
        heights = ((self._trump, SIGNS), (self._tally, SIGNS), (self._talon, TAGS), (self._aside, TAGS))
        for item, height in (*heights, (self._star, STARS), (self._led, STARS)):
            self._add(item, height)

    def _add(self, item: Furniture, height: int) -> None:
        item.setVisible(False)
        item.setZValue(height)
        self.addItem(item)

    # -- sizes ---------------------------------------------------------------------------------------------------

    def resize(self, width: float, height: float) -> None:
        """The view is that large now, in logical pixels."""
        self.shape = (max(1.0, width), max(1.0, height))
        self.setSceneRect(0, 0, *self.shape)

    def set_colours(self, colours: Colours) -> None:
        """Draws in another theme from now on; the signs follow when they are furnished next."""
        self.look = self.look._replace(colours=colours)
        if self.pictures.paint_as(colours.veil, colours.flat):
            for item in (*self.sprites, *self.ghosts):
                item.update()

    def use_decks(self, cards: Sequence[Path], suits: Sequence[Path]) -> None:
        """Shows the pictures in other folders from now on; the signs follow when they are furnished next."""
        self.look = self.look._replace(suits=Deck(*suits))
        self.pictures.use(Deck(*cards))
        for item in (*self.sprites, *self.ghosts):
            item.update()

    def draw(
        self,
        view: View,
        *,
        held: bool = False,
        undealt: bool = False,
        unturned: Collection[Card] = (),
        taken: bool = False,
    ) -> Picture:
        """The picture of a view in this scene."""
        if view.table.deal != self._deal:
            self._deal, self.laid = view.table.deal, ()
        aspect, arranged = self.shape[0] / self.shape[1], self.arranged()
        picture = layout(
            view,
            aspect,
            held=held,
            undealt=undealt,
            unturned=unturned,
            taken=taken,
            arranged=arranged,
            recalled=self.recalled,
        )
        self.look = self.look._replace(unit=self.shape[0] / picture.scene.width)
        return picture

    def arranged(self) -> Arrangement:
        """How the cards lie in the hands."""
        return Arrangement(wished(), self.laid, self.hidden)

    def lying(self, view: View) -> tuple[Card, ...]:
        """The viewer's hand from left to right, as far as it can be seen."""
        return tuple(one for group in lying_hand(view, view.seat, self.arranged()) for one in group)

    def pose(self, place: Place) -> Pose:
        """Where a card of that place lies; upright ones begin at whole pixels, so that they are sharp."""
        unit = self.look.unit
        width = max(1, round(place.width * unit))
        high = round(width * SHAPE)
        x, y = place.x * unit, place.y * unit
        if place.angle % 180:
            return Pose(round(x - high / 2) + high / 2, round(y - width / 2) + width / 2, width, place.angle)
        return Pose(round(x - width / 2) + width / 2, round(y - high / 2) + high / 2, width, place.angle)

    def rect(self, box: Box) -> QRectF:
        """A box of the picture in pixels, whole ones."""
        unit = self.look.unit
        return QRectF(round(box.x * unit), round(box.y * unit), round(box.width * unit), round(box.height * unit))

    def free(self) -> QRectF:
        """The middle of the table in pixels, free of everything until the first lead."""
        at = scene(self.shape[0] / self.shape[1])
        self.look = self.look._replace(unit=self.shape[0] / at.width)
        return self.rect(self.picture.free if self.picture else four(at).free)

    def kept(self) -> list[QRect]:
        """What no panel may lie over, in pixels: plates, signs and open cards, but for the viewer's hand."""
        picture, free = self.picture, self.free()
        if picture is None:
            return []
        lying = [one for one in picture.places if one.zone in LYING]
        boxes = [*(spot.plate for spot in picture.seats), picture.trump, picture.tally]
        boxes += [picture.talon_tag] if any(one.zone == "talon" for one in lying) else []
        boxes += [
            Box(one.x - one.width / 2, one.y - one.width * SHAPE / 2, one.width, one.width * SHAPE) for one in lying
        ]
        # What lies in the middle is covered by whatever stands there.
        return [one.toRect() for one in map(self.rect, boxes) if not one.intersects(free)]

    def plate_rect(self, seat: Seat) -> QRectF:
        """Where the plate of a seat stands, in pixels."""
        return self.rect(self.picture.seats[seat].plate) if self.picture is not None else QRectF()

    def middle(self) -> QPointF:
        """The middle of the trick in pixels."""
        x, y = scene(self.shape[0] / self.shape[1]).middle
        return QPointF(x * self.look.unit, y * self.look.unit)

    # -- cards ---------------------------------------------------------------------------------------------------

    def cast(self, picture: Picture, first: Iterable[int] = ()) -> None:
        """Gives every place of the picture a sprite, without moving any; makes or removes sprites for another deck."""
        while len(self.sprites) > len(picture.places):
            gone = self.sprites.pop()
            self.carried = None if gone is self.carried else self.carried
            self.removeItem(gone)
        while len(self.sprites) < len(picture.places):
            item = CardItem(self.pictures)
            self.sprites.append(item)
            self.addItem(item)
        for item, index in zip(
            self.sprites, match([each.place for each in self.sprites], picture.places, first), strict=True
        ):
            item.place = picture.places[index]
        self.picture = picture

    def zones(self) -> dict[int, str]:
        """The zone of each sprite, by its index."""
        return {index: each.place.zone for index, each in enumerate(self.sprites) if each.place}

    def late(self, before: Mapping[int, str], zone: str, wait: int) -> dict[int, int]:
        """That delay for every place of the picture whose sprite has left a zone, given `before` by `zones`."""
        if not zone or self.picture is None:
            return {}
        index = {place: number for number, place in enumerate(self.picture.places)}
        return {
            index[each.place]: wait
            for number, each in enumerate(self.sprites)
            if each.place and before.get(number) == zone and each.place.zone != zone
        }

    def rest(self, chosen: Callable[[CardItem], bool] = lambda item: True) -> None:
        """Puts every sprite, or the chosen ones, into their places."""
        for item in self.sprites:
            if item.place is not None and item is not self.carried and chosen(item):
                pose = self.pose(item.place)
                item.sway(0)
                item.rise(0)
                item.flat = item.place.zone == "pack" and item.place.number > 0
                item.show_face(item.place.face)
                item.show_pose(pose, pose.width)
                item.setZValue(item.place.z)

    def hand(self, seat: Seat) -> list[CardItem]:
        """The sprites of a hand, from left to right."""
        return self.row("hand", seat)

    def row(self, zone: str, seat: Seat) -> list[CardItem]:
        """The sprites of a zone of a seat, from left to right."""
        held = [each for each in self.sprites if each.place and each.place.zone == zone and each.place.seat == seat]
        return sorted(held, key=lambda each: each.place.number if each.place else 0)

    def own(self, seat: Seat) -> list[CardItem]:
        """All that a seat may play from: its hand, then its open cards."""
        return self.hand(seat) + self.row("open", seat)

    def card_at(self, seat: Seat, x: float, y: float, raised: Collection[Card]) -> Card | None:
        """The own card of that seat which a point of the scene means."""
        own = self.own(seat)
        lying = [self.pose(each.place) for each in own if each.place]
        up = [index for index, each in enumerate(own) if each.face is not None and each.face in raised]
        index = card_at(lying, x, y, up, RAISE * self.look.unit)
        return None if index is None or own[index].place is None else own[index].face

    def on_pile(self, x: float, y: float) -> bool:
        """Whether a point of the scene means a pile of gathered tricks."""
        piled = (one.place for one in self.sprites if one.place and one.place.zone == "pile")
        return any(inside(self.pose(each), x, y) for each in piled)

    def mark(
        self,
        view: View | None,
        raised: Card | None = None,
        framed: Card | None = None,
        picked: Collection[Card] = (),
        early: View | None = None,
    ) -> None:
        """Dims what the rules forbid the viewer now, raises one card and frames one; nothing without a view.

        The framed one is raised only where none is pointed at. While cards are laid away, or one is chosen before it
        is played, those that are `picked` are raised, and the one pointed at only half as far. `early` is a view in
        which it is not the viewer's turn yet, and any card may be chosen for then.
        """
        allowed = choosable(view) if view is not None else early.own if early is not None else 0
        laying = early is not None or bool(picked) or (view is not None and may_lay_away(view))
        view = view if view is not None else early
        rising = (framed if raised is None else raised, *picked)
        for item in self.sprites:
            mine = allowed and view is not None and item.place is not None and own(item.place, view)
            if not mine or item.face is None:
                item.mark()
                continue
            up = RAISE if item.face in picked else RAISE / (2 if laying else 1)
            item.mark(
                raised=round(up * self.look.unit) if item.face in rising and item is not self.carried else 0,
                dim=self.dimming and not allowed >> item.face & 1,
                frame=self.look.colours.turn if item.face == framed else None,
                picked=self.look.colours if item.face in picked else None,
            )

    # -- signs ---------------------------------------------------------------------------------------------------

    def arrange(self, picture: Picture) -> None:
        """Puts all signs where the picture has them; what they say stays."""
        self._seats(len(picture.seats))
        self.haunt(picture.gone)
        for seat, spot in enumerate(picture.seats):
            self._plates[seat].place(self.rect(spot.plate), self.look)
            self._bubbles[seat].tail = (-spot.towards[0], -spot.towards[1])
            self._bubbles[seat].place(self.rect(spot.bubble), self.look)
            last = max((one for one in picture.places if one.zone == "pile" and one.seat == seat), default=None)
            if last is not None:
                self._badges[seat].place(self._corner(last, BADGE), self.look)
        if picture.winning is not None:
            self._star.place(self._corner(picture.winning, STAR), self.look)
        if picture.led is not None:
            self._led.place(self._foot(picture.led, STAR), self.look)
        self._trump.place(self.rect(picture.trump), self.look)
        self._tally.place(self.rect(picture.tally), self.look)
        self._talon.place(self.rect(picture.talon_tag), self.look)
        if picture.aside_tag is not None:
            self._aside.place(self.rect(picture.aside_tag), self.look)
        self._even_bubbles()

    def haunt(self, places: Sequence[Place]) -> None:
        """Shows dimmed cards there, where they lay before they were played."""
        while len(self.ghosts) > len(places):
            self.removeItem(self.ghosts.pop())
        while len(self.ghosts) < len(places):
            self.ghosts.append(CardItem(self.pictures))
            self.ghosts[-1].mark(dim=True)
            self.addItem(self.ghosts[-1])
        for item, place in zip(self.ghosts, places, strict=True):
            pose = self.pose(place)
            item.place = place
            item.show_face(place.face)
            item.show_pose(pose, pose.width)
            item.setZValue(place.z)

    def _even_bubbles(self) -> None:
        """Writes all that is said in letters of one size."""
        most = min((one.letters() for one in self._bubbles if one.saying is not None), default=0)
        for bubble in self._bubbles:
            bubble.limit(most)

    def furnish(
        self, view: View, picture: Picture, quiet: bool = False, said: Mapping[Seat, Saying] | None = None
    ) -> None:
        """Makes all signs say what the view says. `quiet` shows no turn and only the words in `said`."""
        self.arrange(picture)
        spoken = (said or {}) if quiet else words.sayings(replace(view, seat=NOBODY) if self.watched else view)
        names, turning = self.all_names(view), self.turning and not quiet
        for seat, number in enumerate(picture.piles):
            asked = self.asked if seat == view.seat and not quiet else ""
            level = self.levels[seat] if seat < len(self.levels) else ""
            self._plates[seat].show_plate(plate(view, seat, names[seat], turning, asked, self.watched, level))
            self._bubbles[seat].say(spoken.get(seat) if self.speaking else None)
            self._badges[seat].show_number(number, with_viewer(view, seat))
        self._even_bubbles()
        self._trump.show_trumps(trumps(view, names))
        self._tally.show_tally(tally(view, names))
        self._tags(view, picture)
        self._star.setVisible(self.mark_winning and picture.winning is not None)
        self._led.setVisible(picture.led is not None)
        self._star.setToolTip(QCoreApplication.translate("felt", "This card is winning the trick"))
        self._led.setToolTip(QCoreApplication.translate("felt", "This card was led"))

    def _tags(self, view: View, picture: Picture) -> None:
        """What is written on cards that belong to no hand."""
        lying = {one.zone for one in picture.places}
        self._talon.say(words.talon(view) if "pack" not in lying else "")
        laid = QCoreApplication.translate("felt", "laid away") if "aside" in lying else ""
        self._aside.say(laid, QCoreApplication.translate("felt", "What the declarer has laid away"))

    def all_names(self, view: View) -> tuple[str, ...]:
        """A name for every seat, empty where none was given."""
        seats = view.rules.seats
        return (self.names + ("",) * seats)[:seats]

    def hush(self) -> None:
        """Ends all that is said, and the marks of the trick: cards are about to move there."""
        for bubble in self._bubbles:
            bubble.say(None)
        for mark in (self._star, self._led):
            mark.setVisible(False)

    def empty(self) -> None:
        """Takes everything away."""
        self.haunt(())
        for item in (*self.sprites, *self._plates, *self._bubbles, *self._badges):
            self.removeItem(item)
        self.sprites, self._plates, self._bubbles, self._badges = [], [], [], []
        self.carried = None
        self.picture = None
        for sign in (self._trump, self._tally, self._star, self._led, self._talon, self._aside):
            sign.setVisible(False)

    def trump_way(self, seat: Seat) -> tuple[Furniture, QRectF]:
        """The sign of the trumps, and from where it comes when that seat has named them."""
        if 0 <= seat < len(self._plates):
            return self._trump, self._plates[seat].rect
        return self._trump, self._trump.rect.adjusted(
            *(0.2 * self._trump.rect.height() * one for one in (1, 1, -1, -1))
        )

    def score_rect(self) -> QRectF:
        """Where the card points stand."""
        return self._tally.rect

    def _corner(self, place: Place, size: float) -> QRectF:
        """A square that covers the upper right corner of a card."""
        x, y = place.x + place.width / 2 - size * 0.8, place.y - place.width * SHAPE / 2 - size * 0.2
        return self.rect(Box(x, y, size, size))

    def _foot(self, place: Place, size: float) -> QRectF:
        """A rectangle that covers the lower left corner of a card, where nothing is printed."""
        x, y = place.x - place.width / 2 - size * 0.5, place.y + place.width * SHAPE / 2 - size * 0.8
        return self.rect(Box(x, y, PENNANT * size, size))

    def _seats(self, number: int) -> None:
        """Makes the signs of as many seats."""
        while len(self._plates) > number:
            for signs in (self._plates, self._bubbles, self._badges):
                self.removeItem(signs.pop())
        while len(self._plates) < number:
            self._plates.append(SeatItem(self.look))
            self._bubbles.append(BubbleItem(self.look))
            self._badges.append(BadgeItem(self.look))
            self._add(self._plates[-1], SIGNS)
            self._add(self._bubbles[-1], BUBBLES)
            self._add(self._badges[-1], BADGES)


def own(place: Place, view: View) -> bool:
    """Whether a place belongs to the cards that the viewer plays from."""
    return place.zone in ("hand", "open") and place.seat == view.seat
