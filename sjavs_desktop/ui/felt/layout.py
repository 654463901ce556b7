"""The picture of a view: the place of every card and of all that stands around them; pure, without Qt."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import count
from typing import NamedTuple

from sjavs_desktop.core.cards import Card, Cards, cards_in
from sjavs_desktop.core.state import NOBODY, Result, Seat, Table, Trick, View, ranking_of
from sjavs_desktop.ui.felt.order import USUAL, Arrangement, lying_hand
from sjavs_desktop.ui.felt.spots import MIDDLE, SHAPE, Box, Row, Scene, Spot, scene
from sjavs_desktop.ui.felt.tables import LIFT, TAG, around, setting

GAP = 0.2
"""Between the groups of the own hand, as a part of a card's width."""
PACK, PILES, TALON, ASIDE, COVERED, HANDS, OPEN, WED, TRICK = 0, 100, 150, 170, 200, 300, 400, 450, 500
"""The lowest z of each zone."""
BESIDE_ASIDE = 17.0
"""Room for the words in the middle while cards lie beside them that were laid away."""
TILT = 1.8
"""Degrees by which a card in the trick lies askew at most."""
BEYOND = 1.4
"""How far the words on the cards that were laid away may reach beyond them."""
STACKED = 0.035
"""How far each card of the pack lies above the one below."""
PACKET = 0.22
"""The same for the cards of a gathered trick."""


class Place(NamedTuple):
    """Where one card lies; the unit of length is that of the picture."""

    zone: str
    """`pack`, `hand`, `trick`, `pile`, `talon`, `aside`, `open`, `covered` or `wed`; `gone` where a card was."""
    seat: Seat
    """The dealer, the holder, the player, or the winner of the trick; nobody for the talon."""
    number: int
    """The place within zone and seat, from 0."""
    x: float
    y: float
    """The middle of the card."""
    width: float
    angle: float
    """Degrees clockwise."""
    z: int
    face: Card | None
    """The card when it lies face up; None for a back, which could be any card."""


class Picture(NamedTuple):
    """Everything that the felt shows of a view, except words and colours."""

    scene: Scene
    places: tuple[Place, ...]
    """One for each card of the deck."""
    seats: tuple[Spot, ...]
    """By seat."""
    piles: tuple[int, ...]
    """Gathered tricks by seat."""
    winning: Place | None
    """The card that wins the trick so far."""
    led: Place | None
    """The card that was led to it."""
    trump: Box
    tally: Box
    talon_tag: Box
    """Where it is written what lies in the middle."""
    aside_tag: Box | None
    """The same for what was laid away."""
    free: Box
    """Where nothing lies from the deal until the first lead."""
    gone: tuple[Place, ...] = ()
    """Where the cards lay in the hands that were played since."""


def layout(
    view: View,
    aspect: float,
    *,
    held: bool = False,
    undealt: bool = False,
    unturned: Collection[Card] = (),
    taken: bool = False,
    arranged: Arrangement = USUAL,
    recalled: Collection[Seat] = (),
) -> Picture:
    """The picture of `view` in a window `aspect` times as wide as high.

    `held` leaves the last finished trick in the middle, if no new one has begun, and what was turned up after it
    face down: the talon, and the open cards in `unturned`. `undealt` shows the cards still together before the
    dealer, as they were a moment ago. `taken` leaves the trump of a marriage open before the seat that has taken
    it. `arranged` says how the cards lie in the hands; those of the seats that are `recalled` leave room for what was
    played from them. No place has a face that the view does not show, or that everybody has seen.
    """
    at = scene(aspect)
    laid = setting(at, view.rules)
    seated = around(laid, view.seat)
    table = view.table
    last = table.tricks[-1] if held and table.tricks and not table.trick else None
    gathered = table.tricks[:-1] if last else table.tricks
    done = None if last else result_of(table)
    places: list[Place] = []
    gone: list[Place] = []
    winning = led = None
    if not undealt:
        for seat, spot in enumerate(seated):
            shown = wed(view, seat, taken)
            left = played(table, seat, len(seated)) if seat in recalled else 0
            all_held = tuple(hand(view, seat, spot, shown, arranged, left))
            places += (one for one in all_held if one.zone == "hand")
            gone += (one for one in all_held if one.zone == "gone")
            places += lying_cards("wed", seat, spot.aside._replace(step=0), shown, WED)
            places += spread(view, seat, spot, unturned)
            places += aside(view, seat, spot, done)
            places += pile(seat, spot, tuple(one for one in gathered if one.winner == seat))
        places += talon(view, laid.talon, done)
        lying = trick(view, seated, last)
        winning, led = best(view, lying), lying[0] if lying else None
        places += lying
    home = seated[table.dealer].aside if places else seated[table.dealer].hand
    free = laid.free if laid.bare is None or any(one.zone == "open" for one in places) else laid.bare
    places += pack(table.dealer, home, at.width / 2, len(view.rules.deck) - len(places))
    counts = tuple(0 if undealt else sum(one.winner == seat for one in gathered) for seat in range(len(seated)))
    away = tuple(one for one in places if one.zone == "aside")
    tag, middle = aside_tag(away), laid.talon_tag
    if any(one.y - one.width * SHAPE / 2 < middle.y + middle.height for one in away):
        middle = narrowed(middle, BESIDE_ASIDE)
    return Picture(
        at, tuple(places), seated, counts, winning, led, laid.trump, laid.tally, middle, tag, free, tuple(gone)
    )


def offsets(sizes: tuple[int, ...], row: Row, gap: float) -> list[float]:
    """For cards in groups of these sizes how far the middle of each lies from the middle of the row."""
    number = sum(sizes)
    gaps = gap * (len(sizes) - 1)
    step = min(row.step, (row.length - row.card - gaps) / (number - 1)) if number > 1 else 0.0
    along = [
        step * index + gap * group for index, group in enumerate(i for i, size in enumerate(sizes) for _ in range(size))
    ]
    middle = (along[0] + along[-1]) / 2 if along else 0.0
    return [one - middle for one in along]


def played(table: Table, seat: Seat, seats: int) -> Cards:
    """The cards that a seat has played from its hand; none in a game with open cards, as it may have been those."""
    if table.spread:
        return 0
    tricks = [(one.leader, one.cards) for one in table.tricks] + [(table.leader, table.trick)]
    turns = (((seat - leader) % seats, cards) for leader, cards in tricks)
    return sum(1 << cards[turn] for turn, cards in turns if turn < len(cards))


def hand(
    view: View,
    seat: Seat,
    spot: Spot,
    apart: Sequence[Card | None] = (),
    arranged: Arrangement = USUAL,
    gone: Cards = 0,
) -> Iterator[Place]:
    """A hand: faces where the view shows them, backs for the rest; the cards in `apart` lie elsewhere.

    Those in `gone` have places of their own among them, as they had before they were played.
    """
    row, own = spot.hand, seat == view.seat
    all_shown = tuple(cards | (gone if one == seat else 0) for one, cards in enumerate(view.shown))
    then = replace(view, shown=all_shown) if gone else view
    without = (tuple(one for one in group if one not in apart) for group in lying_hand(then, seat, arranged))
    known = tuple(group for group in without if group)
    hidden = view.counts[seat] + gone.bit_count() - len(apart) - sum(len(group) for group in known)
    faces: list[Card | None] = [one for group in known for one in group]
    faces += [None] * hidden
    sizes = tuple(len(group) for group in known) + ((hidden,) if hidden else ())
    between = GAP * row.card if own and arranged.sorting.apart else 0
    spread = offsets(sizes if own else (len(faces),), row, between)
    numbers = {"hand": count(), "gone": count()}
    for index, (face, along) in enumerate(zip(faces, spread, strict=True)):
        x, y = row.point(along)
        zone = "gone" if face is not None and gone >> face & 1 else "hand"
        yield Place(zone, seat, next(numbers[zone]), x, y, row.card, row.angle, HANDS + index, face)


def pile(seat: Seat, spot: Spot, won: tuple[Trick, ...]) -> Iterator[Place]:
    """The tricks that a seat has won, each a packet of backs that leaves the one before it visible."""
    row, index = spot.pile, 0
    for number, along in enumerate(offsets((len(won),), row._replace(length=row.length - 1), 0)):
        for layer in range(len(won[number].cards)):
            lift = PACKET * layer
            yield Place("pile", seat, index, row.x + along + lift, row.y - lift, row.card, 0, PILES + index, None)
            index += 1


def trick(view: View, seated: tuple[Spot, ...], last: Trick | None) -> tuple[Place, ...]:
    """The trick in the middle, each card on the side of who played it."""
    leader, cards = (last.leader, last.cards) if last else (view.table.leader, view.table.trick)
    places = []
    for index, face in enumerate(cards):
        seat = (leader + index) % len(seated)
        x, y = seated[seat].trick
        places.append(Place("trick", seat, 0, x, y, MIDDLE, tilt(face), TRICK + index, face))
    return tuple(places)


def tilt(face: Card) -> float:
    """Degrees by which a card lies askew in the trick, as a hand puts it there; the same each time."""
    return TILT * ((face * 5 + 3) % 8 - 3.5) / 3.5


def best(view: View, lying: tuple[Place, ...]) -> Place | None:
    """The place of the card that is winning among those in the middle."""
    ranking = ranking_of(view.rules, view.table)
    if ranking is None or not lying:
        return None
    return lying[ranking.winner(one.face for one in lying if one.face is not None)]


def result_of(table: Table) -> Result | None:
    """What the deal on the table came to, once it is over; None for one that was thrown in."""
    done = table.results[-1] if table.deal_over and table.results else None
    return done if done and done.deal == table.deal else None


def lying_cards(zone: str, seat: Seat, row: Row, faces: list[Card | None], low: int) -> Iterator[Place]:
    """Cards beside one another that belong to no hand."""
    for index, (face, along) in enumerate(zip(faces, offsets((len(faces),), row, 0), strict=True)):
        x, y = row.point(along)
        yield Place(zone, seat, index, x, y, row.card, row.angle, low + index, face)


def talon(view: View, row: Row, done: Result | None) -> Iterator[Place]:
    """What lies in the middle: face down, and turned up when the deal is done."""
    number = view.table.talon
    turned = done.talon if done and number else tuple(cards_in(view.talon))
    return lying_cards("talon", NOBODY, row, padded(turned, number), TALON)


def aside(view: View, seat: Seat, spot: Spot, done: Result | None) -> Iterator[Place]:
    """What the declarer has laid away: face up only for who may look at it, and for all when the deal is done."""
    table = view.table
    number = view.rules.talon if table.exchange == "exchanged" and table.declarer == seat else 0
    turned = done.talon if done and number else tuple(cards_in(view.aside))
    return lying_cards("aside", seat, spot.aside, padded(turned, number), ASIDE)


def wed(view: View, seat: Seat, taken: bool) -> list[Card | None]:
    """The trump that a seat has laid open for a marriage, or (`taken`) has just taken."""
    table = view.table
    asked = table.phase == "marriage" and not table.deal_over
    open_now = table.wed is not None and table.declarer == seat and (asked or taken)
    return [table.wed] if open_now else []


def padded(faces: tuple[Card, ...], number: int) -> list[Card | None]:
    """As many places as there are cards, with the faces that are known."""
    return [*faces[:number], *[None] * (number - len(faces))]


def narrowed(box: Box, most: float) -> Box:
    """A box around the same middle that is no wider than that."""
    spare = max(0.0, box.width - most)
    return box._replace(x=box.x + spare / 2, width=box.width - spare)


def aside_tag(laid: tuple[Place, ...]) -> Box | None:
    """A strip over the lower part of the cards laid away, a little wider than they are: there are words on it."""
    if not laid:
        return None
    low = laid[0].y + laid[0].width * SHAPE / 2
    start, end = laid[0].x - laid[0].width / 2, laid[-1].x + laid[-1].width / 2
    return Box(start - BEYOND, low - TAG, end - start + 2 * BEYOND, TAG)


def spread(view: View, seat: Seat, spot: Spot, unturned: Collection[Card]) -> Iterator[Place]:
    """The open cards before a seat and the covered ones under them, which look out above."""
    row, piles = spot.open, view.table.spread[seat] if view.table.spread else ()
    for index, along in enumerate(offsets((len(piles),), row, 0)):
        x, y = row.point(along)
        card, covered = piles[index]
        if card in unturned:
            card, covered = None, True
        if covered:
            yield Place("covered", seat, index, x, y - LIFT, row.card, row.angle, COVERED + index, None)
        if card is not None:
            yield Place("open", seat, index, x, y, row.card, row.angle, OPEN + index, card)


def pack(dealer: Seat, row: Row, middle: float, number: int) -> Iterator[Place]:
    """The cards that are not dealt, in a stack: where the dealer's hand will be, or beside it.

    Beside the `middle` of the table the stack grows towards it, and nothing stands out over the table's edge.
    """
    low = number / 2 if abs(row.x - middle) < 1 else 0 if row.x < middle else number
    for index in range(number):
        lift = STACKED * (index - low)
        yield Place("pack", dealer, index, row.x + lift, row.y - lift, row.card, row.angle, PACK + index, None)


def corner(place: Place) -> Box:
    """The part of an upright card that tells which it is: rank and suit at its upper left."""
    return Box(
        place.x - place.width / 2, place.y - place.width * SHAPE / 2, place.width * 0.25, place.width * SHAPE * 0.4
    )
