"""The rules of one match as frozen data: what a pack and the chosen options come to."""

from dataclasses import dataclass
from typing import NamedTuple

from sjavs_desktop.core.cards import Card, Cards, Suit
from sjavs_desktop.core.ranking import Ranking, ranking


class Contract(NamedTuple):
    """What may be played for: a row of a pack."""

    key: str
    name: str
    """English source text; empty for the contract that goes without saying."""
    permanent: tuple[Card, ...]
    """The permanent trumps, strongest first."""
    trump: str
    """`choice` when the declarer names the trump suit, `none`, or the letter of a suit."""
    follow: tuple[str, ...]
    """Names of the filters that narrow the legal cards, in order (see `core.follow`)."""
    sides: str
    """Who plays with whom (see `core.sides`)."""
    win: str = ""
    """The band table that pays a deal which the declarers made; empty where a tariff does."""
    loss: str = ""
    """The band table that pays a deal which they did not make."""
    goal: str = "points"
    """`points`: the declarers need the target; `all`: every trick; `none`: they may take no trick; `least`: nobody
    declares, and whoever takes most card points has lost."""
    target: int = 0
    """Card points that make it."""
    factor: int = 1
    """What every value is multiplied by."""
    exchange: str = "none"
    """`talon` when the declarer may exchange with the talon before the play; `marriage` when a partner is found by
    taking the declarer's only trump for another card."""
    bid: str = "none"
    """How it is bid where contracts are bid by name: `suit` (a suit is named with it), `alone`, or not at all."""
    rank: int = 0
    """Its place among contracts that are bid, above all suits."""
    level: int = 0
    """Its place among contracts that are bid in the same suit."""
    order: str = ""
    """The ranks of plain cards, strongest first, where they differ from those of the rest of the game."""
    needs: str = "none"
    """What a hand must have to bid it (see `core.offers.NEEDS`)."""
    call: str = "none"
    """`ace` when the declarer calls an ace, whose holder is the partner."""
    price: str = ""
    """Its row of the tariff; empty where band tables pay."""
    margins: bool = False
    """Whether Schneider and schwarz are paid besides."""
    runners: int = 0
    """The length from which a run of top trumps is paid besides; 0 for never."""
    march: str = "none"
    """Where the goal is `least`: what turns it round (Durchmarsch): `all` tricks, `ninety_one` card points, `none`."""


class AuctionRules(NamedTuple):
    """How a declarer is found."""

    offers: str
    """The strategy of what may be bid (see `core.offers`)."""
    minimum: int
    """The shortest length that may be announced."""
    better: Suit | None
    """The suit that wins between equal lengths, if any."""
    must_speak: bool
    """Whether a hand that can bid may not pass."""
    suits: tuple[Suit, ...]
    """The suits in the order in which bids outrank each other, highest first."""
    first_ends: bool
    """Whether the first bid ends the auction."""
    contract: str
    """The contract that the winner of the auction plays, unless the bid names another."""
    all_pass: str
    """What happens when nobody bids: `redeal_same`, `redeal_next` (dealer), or the key of a contract."""
    intent: bool = False
    """Whether everybody first only says whether they would play, and the game is named when it matters."""


class Stakes(NamedTuple):
    """What the players may do to make a deal dearer; each doubles it."""

    lay: int = 0
    """Cards that each seat has when it may lay (Legen), before it sees the rest; 0 where nobody lays."""
    doubles: int = 0
    """How often a deal may be doubled once its contract stands: 1 for Kontra, 2 for Kontra and Re."""
    until: int = 2
    """The card of the first trick with which the time for doubling is over."""


class Tariff(NamedTuple):
    """What deals cost where values are summed up instead of read from a band table."""

    prices: tuple[tuple[str, int], ...] = ()
    """The basic price by name."""
    margin: int = 0
    """What Schneider costs besides, and schwarz once more."""
    runner: int = 0
    """What each Laufender costs."""

    def price(self, name: str) -> int:
        """The basic price called `name`."""
        return dict(self.prices)[name]


class Band(NamedTuple):
    """A row of a score table: the first whose conditions hold decides."""

    key: str
    simple: int
    """Game points in a simple game."""
    better: int
    """Game points when the better suit is trump."""
    least: int | None = None
    """Card points that the declarers have at least."""
    most: int | None = None
    """Card points that the declarers have at most."""
    tricks: str | None = None
    """`all` or `none`: the tricks that the declarers took."""
    one_hand: bool = False
    """Whether a single player must have taken all those tricks."""


class ScoreRules(NamedTuple):
    """How a deal is paid and a match ends."""

    accounts: str
    """`pairs`: partners share an account; `each`: everybody has one."""
    total: int
    """Card points of the whole pack."""
    tie: str
    """What half of them each means: `carry` (nobody scores, the next deal counts more) or `fail` (the declarers)."""
    payoff: str
    """Whose account moves, and which way (see `core.payoff`)."""
    end: str
    """What ends the match (see `core.goals`)."""
    deals: int
    """Deals that a match has when `end` is `deals`."""
    start: int
    """What every account begins with."""
    hook: int
    """An account with exactly this much left is on the hook; 0 where the game has no such word."""
    divide: int
    """What every value is divided by, rounded up: 2 in a short game."""
    deduct: bool
    """Whether the defenders come down by as much as failed declarers go up, where failure adds."""
    tables: tuple[tuple[str, tuple[Band, ...]], ...]
    """Band tables by name."""
    carry_simple: int
    """What a tie adds to the next decided deal when that is a simple game."""
    carry_better: int
    """What a tie adds to it when the better suit is trump."""
    accumulate: bool
    """Whether several ties in a row add up."""
    crosses: int
    """Crosses that win the match; 0 plays on without end."""
    cross_plain: int
    """Crosses for reaching zero when the others have left their start."""
    cross_double: int
    """Crosses for reaching zero while the others are still on their start."""
    tariff: Tariff = Tariff()
    """What the contracts with a price cost."""

    def table(self, name: str) -> tuple[Band, ...]:
        """The band table called `name`."""
        return dict(self.tables)[name]


@dataclass(frozen=True, slots=True)
class Rules:
    """Everything that is fixed for one match."""

    key: str
    """The pack's key, the name of its file."""
    name: str
    chosen: tuple[tuple[str, bool | int | str], ...]
    """The options in force, sorted by key, defaults included."""
    deck: tuple[Card, ...]
    cards: str
    """The pictures that belong to the game: `french` or `german`."""
    order: str
    """The ranks of plain cards, strongest first."""
    points: tuple[tuple[str, int], ...]
    seats: int
    hand: int
    """Cards that each seat is dealt into its hand."""
    talon: int
    """Cards that lie in the middle."""
    spread: int
    """Cards that each seat has lying open, each on a covered one."""
    packets: tuple[int, ...]
    """How they are dealt after a cut; a negative number goes to the talon."""
    knocked: tuple[int, ...]
    """How they are dealt after a knock."""
    cut: str
    """`ask`, `always_cut` or `always_knock`."""
    look_first: bool
    """Whether the declarer may look at the talon before laying cards away."""
    rotation: int
    """How far the deal passes on, in seats clockwise."""
    stakes: Stakes
    flow: tuple[str, ...]
    auction: AuctionRules
    contracts: tuple[Contract, ...]
    score: ScoreRules
    resolved: str
    """The whole as canonical JSON: `core.compile.rules_from` makes equal rules of it."""
    take_back: bool = True
    """Whether players may take back what they chose."""

    def contract(self, key: str) -> Contract:
        """The contract called `key`."""
        return next(one for one in self.contracts if one.key == key)

    def ranking(self, contract: str, suit: Suit | None) -> Ranking:
        """The order of the cards under a contract with the given trump suit."""
        row = self.contract(contract)
        return ranking(self.deck_mask, row.permanent, suit, row.order or self.order, self.points)

    @property
    def deck_mask(self) -> Cards:
        """The deck as a set."""
        return sum(1 << one for one in self.deck)

    @property
    def accounts(self) -> int:
        """How many scores are kept: one a pair, or one each."""
        return self.seats // 2 if self.score.accounts == "pairs" else self.seats

    @property
    def tricks(self) -> int:
        """How many tricks a deal has."""
        return self.hand + 2 * self.spread
