"""The values of a game: what everybody at the table has seen, and what is hidden besides."""

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from sjavs_desktop.core.cards import Card, Cards, Suit
from sjavs_desktop.core.ranking import Ranking
from sjavs_desktop.core.rules import Rules

Seat: TypeAlias = int
"""0 to seats - 1, clockwise."""
CHANCE: Seat = -1
"""In place of a seat: the shuffle is awaited."""
NOBODY: Seat = -2
"""In place of a seat: nobody has anything to decide."""

OVER = "over"
"""The phase of a match that has ended."""

Value: TypeAlias = int | str | tuple[Card, ...] | None


class Action(NamedTuple):
    """The only thing that changes a game."""

    seat: Seat
    kind: str
    """`shuffle`, `cut`, `lay`, `leave`, `pass`, `bid`, `name`, `call`, `keep`, `look`, `exchange`, `take`, `refuse`,
    `go`, `fold`, `double` or `play`."""
    value: Value = None
    """The shuffled cards; where the pack is cut (0: knocked); what is bid; the suit; the cards laid away or given back;
    the card."""


class Offer(NamedTuple):
    """An announcement in the auction."""

    text: str
    """As it is written in records: ``5``, ``5 betri``, ``H``, ``solo H``, ``play``."""
    strength: tuple[int, ...]
    """A later offer must be stronger than the standing one."""
    contract: str
    """The contract that it is for."""
    name: str = ""
    """What that contract is called, if the bid names it."""
    suit: Suit | None = None
    """The trump suit that it names, if it names one."""
    length: int = 0
    """The length that it announces, if it announces one."""
    better: bool = False
    """Whether it was overcalled in the better suit, which commits to that suit."""


class Call(NamedTuple):
    """What a seat said in the auction."""

    seat: Seat
    offer: Offer | None
    """None for a pass."""


class Trick(NamedTuple):
    """A finished trick."""

    leader: Seat
    cards: tuple[Card, ...]
    """In playing order, from the leader clockwise."""
    winner: Seat


class Item(NamedTuple):
    """A line of what a deal is worth."""

    key: str
    """`price`, `schneider`, `schwarz`, `with`, `without` are added; `tout`, `laid`, `kontra` and `re` multiply."""
    number: int
    """How many there are: Laufende, or seats that laid; otherwise 1."""
    value: int
    """What is added, or what everything before is multiplied by."""


class Spot(NamedTuple):
    """A place before a seat where an open card lies on a covered one."""

    card: Card | None
    """The open card; None when it has been played."""
    covered: bool
    """Whether a covered card still lies there."""


class Result(NamedTuple):
    """What a deal came to, with all that the score sheet explains it by."""

    deal: int
    dealer: Seat
    declarer: Seat | None
    """None when nobody bid."""
    contract: str
    suit: Suit | None
    better: bool
    """Whether the better suit was trump."""
    points: tuple[int, ...]
    """Card points by account."""
    tricks: tuple[int, ...]
    """Tricks by account."""
    account: int | None
    """The account that won the deal, where partners share one; None in a tie and where everybody has one."""
    band: str
    """The key of the row of the score table, or `tie`."""
    base: int
    """Game points of that row."""
    carry: int
    """Game points that earlier ties added."""
    before: tuple[int, ...]
    """Game points left by account before the deal."""
    after: tuple[int, ...]
    """Game points left after it; below zero counts as zero."""
    crosses: int = 0
    """Crosses that the deal won for `account`."""
    rubber: bool = False
    """Whether the account came down to zero."""
    double: bool = False
    """Whether the others were still on their start then."""
    won: bool | None = None
    """Whether the declarers (when nobody bid: the side with more points) made it; None in a tie."""
    changes: tuple[int, ...] = ()
    """By account what the deal moved it by."""
    reached: tuple[int, ...] = ()
    """The accounts that came down to zero."""
    talon: tuple[Card, ...] = ()
    """What lay in the middle or was laid away, turned up at the end; it counts for the declarer."""
    folded: bool = False
    """Whether the declarer gave up before the first lead."""
    partner: Seat | None = None
    """Who played with the declarer where the cards decided it."""
    called: Suit | None = None
    """The suit of the ace that was called."""
    items: tuple[Item, ...] = ()
    """What `base` is made of, where a tariff pays."""
    laid: tuple[Seat, ...] = ()
    """Who has laid, in order."""
    doubles: tuple[Seat, ...] = ()
    """Who has doubled: Kontra first, then Re."""


@dataclass(frozen=True, slots=True)
class Table:
    """What everybody at the table has seen."""

    phase: str
    turn: Seat
    deal: int
    """Number of the deal in the match, from 1; deals that are annulled count."""
    dealer: Seat
    scores: tuple[int, ...]
    """Game points left by account."""
    crosses: tuple[int, ...]
    ties: int = 0
    """Ties that wait to be paid."""
    cut: int | None = None
    """Where the pack was cut; 0 for a knock; None before."""
    packets: tuple[int, ...] = ()
    """How the cards were dealt; empty before."""
    calls: tuple[Call, ...] = ()
    contract: str | None = None
    suit: Suit | None = None
    declarer: Seat | None = None
    leader: Seat = 0
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    results: tuple[Result, ...] = ()
    next_dealer: Seat | None = None
    """Who deals next, once this deal is over and lies on the table until the next shuffle."""
    winner: int | None = None
    """The account that won the match."""
    loser: int | None = None
    """The account that lost it, in a game that is played for a loser."""
    deciding: tuple[int, ...] = ()
    """The accounts between which the next deal decides who has lost."""
    talon: int = 0
    """How many cards lie in the middle."""
    exchange: str | None = None
    """What the declarer did with the talon: `kept`, `looked` or `exchanged`; None before."""
    folded: bool = False
    """Whether the declarer gave up before the first lead."""
    spread: tuple[tuple[Spot, ...], ...] = ()
    """By seat its open cards and what lies under them; empty in games that have none."""
    laid: tuple[Seat, ...] = ()
    """Who has laid (Legen), in order."""
    called: Suit | None = None
    """The suit of the ace that the declarer has called."""
    partner: Seat | None = None
    """Who plays with the declarer, once everybody knows; until then nobody."""
    wed: Card | None = None
    """The only trump of a hand, laid open for a marriage; once it is taken the declarer holds it."""
    doubles: tuple[Seat, ...] = ()
    """Who has doubled since the contract stands: Kontra first, then Re."""

    @property
    def best(self) -> Call | None:
        """The standing call."""
        bids = [one for one in self.calls if one.offer]
        return max(bids, key=lambda one: one.offer.strength if one.offer else (), default=None)

    @property
    def deal_over(self) -> bool:
        """Whether the deal on the table is finished (or thrown in) and only waits to be gathered."""
        return self.next_dealer is not None or self.phase == OVER


@dataclass(frozen=True, slots=True)
class State:
    """A whole game at one moment; only the referee holds one."""

    rules: Rules
    table: Table
    hands: tuple[Cards, ...]
    pack: tuple[Card, ...] = field(default=(), repr=False)
    """The shuffled cards until they are dealt, in dealing order."""
    talon: Cards = 0
    """What lies in the middle."""
    aside: Cards = 0
    """What the declarer has laid away."""
    covered: tuple[tuple[Card | None, ...], ...] = ()
    """By seat and place the cards under the open ones."""
    given: Card | None = None
    """The card that was given back for the trump of a marriage; both partners know it."""


@dataclass(frozen=True, slots=True)
class View:
    """A game as one seat may know it; everything that thinks or draws gets this."""

    rules: Rules
    table: Table
    seat: Seat
    shown: tuple[Cards, ...]
    """For each seat the cards of its hand that this seat sees: its own, and what is open."""
    counts: tuple[int, ...]
    """For each seat how many cards it holds."""
    talon: Cards = 0
    """What the viewer knows of the middle."""
    aside: Cards = 0
    """What the viewer knows of the cards laid away: all of them for the declarer before the first lead."""
    given: Card | None = None
    """The card given back in a marriage, if the viewer gave it or got it."""

    @property
    def hand(self) -> Cards:
        """The cards in the viewer's own hand."""
        return self.shown[self.seat]

    @property
    def own(self) -> Cards:
        """Everything that the viewer may play from: the hand and the open cards."""
        return self.hand | open_cards(self.table, self.seat)


class Event(NamedTuple):
    """Something that everybody could see happen; it tells the screen the manner, never the picture."""

    kind: str
    """One of `EVENTS`."""
    seat: Seat = NOBODY
    value: Value | Trick | Result | Offer = None


EVENTS = (
    "shuffled",  # by the dealer
    "cut",  # value: where, 0 for a knock
    "dealt",  # by the dealer; value: the packets
    "laid",  # the seat lays: the deal counts double
    "passed",
    "bid",  # value: the Offer
    "contract",  # seat: the declarer or NOBODY; value: the suit or None
    "called",  # by the declarer; value: the suit of the ace
    "offered",  # a marriage: the seat lays its only trump open; value: the card
    "refused",  # the seat does not take it
    "wed",  # the seat takes it and gives a card back
    "kept",  # the declarer leaves the talon
    "looked",  # the declarer has taken the talon up and lays away next
    "exchanged",  # the declarer has exchanged with the talon
    "folded",  # the declarer gives up before the first lead
    "turned",  # a covered card is turned; value: the card
    "annulled",  # nobody bid and the cards are thrown in
    "doubled",  # value: how often so far; 1 for Kontra, 2 for Re
    "played",  # value: the card
    "partner",  # the seat is known to play with the declarer from now on
    "trick",  # seat: the winner; value: the Trick
    "scored",  # value: the Result
    "rubber",  # value: the account that came down to zero
    "match",  # value: the account that won the match
)
"""Every kind of event, in the order in which a match first meets them."""

Step: TypeAlias = tuple[State, tuple[Event, ...]]
"""What every change of a game comes to."""


def open_cards(table: Table, seat: Seat) -> Cards:
    """The open cards before a seat."""
    if not table.spread:
        return 0
    return sum(1 << spot.card for spot in table.spread[seat] if spot.card is not None)


def forehand(table: Table, seats: int) -> Seat:
    """The player on the dealer's left, who speaks first and leads first."""
    return (table.dealer + 1) % seats


def ranking_of(rules: Rules, table: Table) -> Ranking | None:
    """The order of the cards in this deal; None until the contract stands."""
    return rules.ranking(table.contract, table.suit) if table.contract else None
