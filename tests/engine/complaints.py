"""Positions out of what players complain about, and what makes them honest.

`tests/packs/complaints.json` holds them: whole deals up to a moment, all legal, with the choices that are a complaint.
Each is proved by solving every deal that could be (or a sample of them, where they are too many) with all cards open:
some other choice is never worse than the complaint and now and then better, or it is better on average by far. No bot
had a part in choosing which choice is right; a few bids are plain to see and rest on `reason` alone, and so do choices
that bring as much as another but waste more, which no solver can tell apart. The file was filled by looking through
deals of careless players for chances of each kind (`CHANCES`); `tests.bench.manners` counts the same chances in the
bots' own play.
"""

import json
from array import array
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import islice
from math import inf
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

from sjavs_desktop.core.calling import called_card, informed
from sjavs_desktop.core.cards import Card, Cards, cards_in, mask, name
from sjavs_desktop.core.follow import playable
from sjavs_desktop.core.game import apply, start
from sjavs_desktop.core.notation import parse_action, value_text
from sjavs_desktop.core.phases.settle import by_seat
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.sides import side
from sjavs_desktop.core.state import Action, Seat, State, View, ranking_of
from sjavs_desktop.core.view import view as seen_by
from sjavs_desktop.engine.facts import facts
from sjavs_desktop.engine.search import Searcher
from sjavs_desktop.engine.tables import POINT, tables
from sjavs_desktop.engine.worlds import Source, World
from sjavs_desktop.engine.worth import outlook, result_value
from tests.core.games import rules_of
from tests.engine.moments import enumerated, how_many, illegal, impossible_calls

FILE = Path(__file__).parents[1] / "packs" / "complaints.json"
LEVELS = ("beginner", "club", "strong", "expert")
MANY = 2000
"""Deals that could be, above which a sample of them is solved."""
SAMPLE = 160
"""How large that is."""
CLEAR = 4.0
"""Standard errors by which a choice must be better on average."""
TINY = 1e-6


class Complaint(NamedTuple):
    """A position, and what players complain about in it."""

    key: str
    kind: str
    pack: str
    options: dict[str, Any]
    dealer: Seat
    actions: tuple[str, ...]
    good: tuple[str, ...]
    """The acceptable choices."""
    bad: tuple[str, ...]
    """Those that are the complaint."""
    says: str
    """The complaint in a sentence."""
    proof: str
    """`every` deal that could be was solved, or a `sample`; by the `mean` alone; or by `reason`."""
    since: str = "beginner"
    """The level from which on it must be right."""
    because: str = ""
    """Why not below, in a word."""

    @property
    def state(self) -> State:
        """The game at that moment."""
        state = start(rules_of(self.pack, **self.options), self.dealer)
        for line in self.actions:
            state, _ = apply(state, parse_action(line))
        return state

    @property
    def view(self) -> View:
        """What the seat at turn sees."""
        state = self.state
        return seen_by(state, state.table.turn)


@cache
def complaints() -> tuple[Complaint, ...]:
    """Every position of the file."""
    found = json.loads(FILE.read_text(encoding="utf-8"))
    lists = ("actions", "good", "bad")
    return tuple(Complaint(**{key: tuple(one) if key in lists else one for key, one in row.items()}) for row in found)


def told(action: Action) -> str:
    """A choice as the file has it: a card by its name, anything else with its kind."""
    value = value_text(action.kind, action.value)
    return value if action.kind == "play" else f"{action.kind} {value}".strip()


# -- Solving with all cards open ---------------------------------------------------------------------------------------


class Worth(NamedTuple):
    """What a card comes to in one deal, for the side of the viewer."""

    game: float
    """In game points."""
    points: int
    """In card points, or in tricks where only these count; more is better."""


Rows: TypeAlias = list[list[Worth]]
"""By deal what each card comes to."""


def steps_of(goal: str, points: int, tricks: int) -> list[int]:
    """Everything that can still be taken, as the kernel counts it: every card point, and every trick at the end."""
    if goal in ("all", "none"):
        return list(range(1, tricks + 1))
    first = [1] if points else []
    return [*first, *(POINT * one for one in range(1, points + 1)), POINT * points + tricks]


def solved(searcher: Searcher, seen: View, world: World, cards: list[Card]) -> list[Worth]:
    """What each card comes to when everybody sees all cards."""
    searcher.load(seen, world)
    at, ranking, rules = outlook(seen, world), ranking_of(seen.rules, seen.table), seen.rules
    assert ranking is not None
    points, tricks = by_seat(rules, seen.table)
    own, taken = sum(points[seat] for seat in at.declarers), sum(tricks[seat] for seat in at.declarers)
    aside = ranking.points_in(world.middle)
    own += aside if seen.table.declarer in at.declarers else 0
    others = sum(points) - sum(points[seat] for seat in at.declarers)
    others += aside if seen.table.declarer not in at.declarers else 0
    goal, left = at.contract.goal, rules.tricks - len(seen.table.tricks)
    steps = steps_of(goal, rules.score.total - own - others, left)
    places = tables(ranking).places
    reached = array("i", [0] * len(cards))
    numbers = array("i", [places[one] for one in cards])
    whole = searcher.kernel.weigh(numbers, array("i", steps), reached, len(steps) // 2, 1 << 60)
    assert whole
    sign = 1 if (seen.seat in at.declarers) == (goal not in ("none", "least")) else -1
    found = []
    for number in reached:
        if goal in ("all", "none"):
            value = result_value(at, own, taken + number)
            found.append(Worth(value, sign * number))
            continue
        got = steps[number - 1] if number else 0
        every = number == len(steps)
        more = got // POINT
        count = taken + left if every else max(taken, 1 if got else 0)
        value = result_value(at, own + more, count if every else min(count, rules.tricks - 1))
        found.append(Worth(value, sign * more))
    return found


def possible(seen: View, reads: bool = True) -> tuple[bool, Iterator[World]]:
    """Whether all deals that could be follow, or a sample of them; each agrees with all cards and (`reads`) calls."""

    def fits(world: World) -> bool:
        return not illegal(seen, world) and not (reads and impossible_calls(seen, dealt(seen, world)))

    # After an exchange nobody but the declarer knows what hand has bid.
    reads = reads and seen.table.exchange is None and not seen.table.spread and seen.table.wed is None
    if how_many(seen) <= MANY:
        return True, (world for world in enumerated(seen) if fits(world))
    source = Source(seen, Random(1), reads)
    return False, islice((one for one in (source.world() for _ in range(4 * SAMPLE)) if fits(one)), SAMPLE)


def dealt(seen: View, world: World) -> list[int]:
    """The hands as they were dealt."""
    found = list(world.hands)
    table, size = seen.table, seen.rules.seats
    for trick in (*table.tricks, (table.leader, table.trick)):
        for place, card in enumerate(trick[1]):
            found[(trick[0] + place) % size] |= 1 << card
    return found


class Proof(NamedTuple):
    """What has been found out about the complaint in a position."""

    kind: str
    """As in `Complaint.proof`; empty when it could not be proved."""
    bad: tuple[Card, ...]
    """The choices that are worse."""
    worlds: int
    lost: float
    """Game points that the least of them loses on average."""
    points: float
    """The same in card points."""


NOTHING = Proof("", (), 0, 0.0, 0.0)


def rows_of(searcher: Searcher, seen: View, cards: list[Card], reads: bool = True) -> tuple[bool, Rows]:
    """By deal what each card comes to."""
    whole, found = possible(seen, reads)
    return whole, [solved(searcher, seen, world, cards) for world in found]


def worse(rows: Rows, one: int, other: int, least: float, points: float) -> tuple[str, float, float] | None:
    """How `other` is worse than `one`: never better, or on average; and by how much. None when it is not.

    With infinite `points` card points do not matter.
    """
    games = [row[one].game - row[other].game for row in rows]
    gains = [row[one].points - row[other].points for row in rows]
    game, gain = sum(games) / len(rows), sum(gains) / len(rows)
    if game < least and (gain < points or game < -TINY):
        return None
    never = all(a > TINY or (a > -TINY and (b >= 0 or points == inf)) for a, b in zip(games, gains, strict=True))
    if never:
        return "never", game, gain
    spread = sum((one - game) ** 2 for one in games) / max(1, len(rows) - 1)
    error = (spread / len(rows)) ** 0.5
    return ("mean", game, gain) if game >= max(3 * least, CLEAR * error) else None


def prove(
    searcher: Searcher,
    seen: View,
    bad: list[Card],
    least: float = 0.15,
    points: float = 4.0,
    reads: bool = True,
    mean: bool = False,
) -> Proof:
    """Which of the choices are worse than some single other choice, and how that is known."""
    cards = list(cards_in(playable(seen)))
    whole, rows = rows_of(searcher, seen, cards, reads)
    if len(rows) < (1 if whole else SAMPLE // 2):
        return NOTHING
    best: Proof = NOTHING
    for one, card in enumerate(cards):
        if card in bad:
            continue
        found = {each: worse(rows, one, cards.index(each), least, points) for each in bad}
        shown = {each: how for each, how in found.items() if how is not None and (mean or how[0] == "never")}
        if len(shown) > len(best.bad):
            kinds = {how[0] for how in shown.values()}
            kind = "mean" if "mean" in kinds else "every" if whole else "sample"
            lost, less = min(how[1] for how in shown.values()), min(how[2] for how in shown.values())
            best = Proof(kind, tuple(shown), len(rows), round(lost, 2), round(less, 1))
    return best


# -- Chances to be foolish ---------------------------------------------------------------------------------------------


class At:
    """What the kinds of chances look at: what the viewer knows for certain, or with `hands` all cards."""

    def __init__(self, seen: View, hands: tuple[Cards, ...] | None = None) -> None:
        ranking = ranking_of(seen.rules, seen.table)
        assert ranking is not None
        table, size = seen.table, seen.rules.seats
        known = informed(seen)
        self.view, self.ranking, self.table = seen, ranking, table
        self.allowed = list(cards_in(playable(seen)))
        self.hands = hands
        self.facts = facts(seen)
        self.trumps = [one for one in self.allowed if ranking.group[one] == TRUMPS]
        self.plain = [one for one in self.allowed if ranking.group[one] != TRUMPS]
        self.last = len(table.trick) == size - 1
        self.leads = not table.trick
        place = ranking.winner(table.trick) if table.trick else -1
        self.best = table.trick[place] if table.trick else -1
        self.winner = (table.leader + place) % size
        mine = side(seen.rules, known, seen.seat)
        self.friends = [one for one in range(size) if one != seen.seat and side(seen.rules, known, one) == mine]
        # While the called ace is out nobody but its holder knows who plays with whom.
        self.hidden = called_card(seen.rules, table) is not None and known.partner is None
        self.ours = bool(table.trick) and self.winner in self.friends and not (self.hidden and not self.declares)
        later = range(1, size - len(table.trick))
        self.later_foes = [
            (seen.seat + one) % size for one in later if self.hidden or (seen.seat + one) % size not in self.friends
        ]

    @property
    def declares(self) -> bool:
        """Whether the viewer is the declarer."""
        return self.table.declarer == self.view.seat

    def points(self, card: Card) -> int:
        """What a card counts."""
        return self.ranking.points[card]

    def beats(self, card: Card) -> bool:
        """Whether a card would take the trick as it lies."""
        return self.ranking.beats(card, self.best)

    def may_hold(self, seat: Seat) -> int:
        """The cards that another seat could play."""
        if self.hands is not None:
            held = self.hands[seat]
            led = self.ranking.members[self.ranking.group[self.table.trick[0]]] if self.table.trick else 0
            return held & led or held
        return self.facts.unknown & ~self.facts.forbidden[seat]

    @property
    def sure(self) -> bool:
        """Whether nobody against the viewer can still take the trick from the card that is winning."""
        beaters = mask(one for one in cards_in(self.facts.unknown) if self.beats(one))
        return not self.table.spread and not any(self.may_hold(seat) & beaters for seat in self.later_foes)

    @property
    def foes_trumps(self) -> int:
        """The trumps that opponents could hold."""
        foes = [one for one in range(self.view.rules.seats) if one != self.view.seat and one not in self.friends]
        held = 0
        for seat in foes:
            held |= self.may_hold(seat)
        return held & self.ranking.members[TRUMPS]

    def top(self, card: Card) -> bool:
        """Whether no higher card of its group can be in another hand."""
        members = self.facts.unknown & self.ranking.members[self.ranking.group[card]]
        return all(self.ranking.strength[card] > self.ranking.strength[one] for one in cards_in(members))

    @property
    def pointed(self) -> bool:
        """Whether card points are what is played for."""
        return self.view.rules.contract(self.table.contract or "").goal == "points"


def ruffs_partner(at: At) -> list[Card]:
    """Trumps laid on a trick that the partner has for certain, where a plain card that wins nothing brings as much."""
    if not (at.pointed and at.ours and at.sure and at.plain and at.ranking.group[at.table.trick[0]] != TRUMPS):
        return []
    most = max((at.points(one) for one in at.plain if not at.top(one)), default=-1)
    return [one for one in at.trumps if at.beats(one) and at.points(one) <= most]


def wastes_top(at: At) -> list[Card]:
    """The highest trump laid on a trump trick that the partner has for certain."""
    if not (at.pointed and at.ours and at.sure and at.ranking.group[at.table.trick[0]] == TRUMPS):
        return []
    lower = [one for one in at.trumps if not at.beats(one)]
    return [one for one in at.trumps if at.beats(one) and at.top(one)] if lower else []


def throws(at: At, rank: int) -> list[Card]:
    """Cards of that worth thrown to a trick that the opponents have for certain, with something worthless in hand."""
    if not at.pointed or at.leads or at.ours or at.hidden or not set(at.later_foes) >= set(later(at)):
        return []
    if any(at.beats(one) for one in at.allowed) or not any(at.points(one) == 0 for one in at.plain):
        return []
    return [one for one in at.plain if at.points(one) == rank]


def later(at: At) -> list[Seat]:
    """Who plays to this trick after the viewer."""
    size = at.view.rules.seats
    return [(at.view.seat + one) % size for one in range(1, size - len(at.table.trick))]


def drops_ace(at: At) -> list[Card]:
    """An ace to the opponents' trick."""
    return throws(at, 11)


def drops_ten(at: At) -> list[Card]:
    """A ten to the opponents' trick."""
    return throws(at, 10)


def gives_nothing(at: At) -> list[Card]:
    """Little laid on the partner's trick by the last player, who holds a ten or an ace for it."""
    if not (at.pointed and at.last and at.ours) or not any(at.points(one) >= 10 for one in at.plain):
        return []
    return [one for one in at.allowed if at.points(one) <= 4 and not at.beats(one)]


def low_trumps(at: At) -> list[Card]:
    """Trumps led by the declarer into higher ones."""
    if not (at.pointed and at.leads and at.declares) or len(at.trumps) == len(at.allowed):
        return []
    over = at.foes_trumps
    strength = at.ranking.strength
    return [one for one in at.trumps if any(strength[foe] > strength[one] for foe in cards_in(over))]


def last_trump(at: At) -> list[Card]:
    """Plain cards led by the declaring side while one trump is out which its own highest would draw."""
    if not (at.pointed and at.leads) or at.table.declarer is None or at.hidden:
        return []
    if not at.declares and at.table.declarer not in at.friends:
        return []
    over = at.foes_trumps
    drawn = over.bit_count() == 1 and any(at.top(one) for one in at.trumps)
    return at.plain if drawn else []


def for_declarer(at: At) -> list[Card]:
    """Plain cards led by the declarer's partner, who has trumps to draw the opponents' with."""
    helps = at.table.declarer in at.friends and not at.declares
    return at.plain if at.pointed and at.leads and helps and at.trumps and at.foes_trumps else []


def forgets_suit(at: At) -> list[Card]:
    """Anything else led than the plain suit that the partner has led first, by who holds some of it."""
    if not (at.pointed and at.leads) or at.hidden:
        return []
    group = at.ranking.group
    led = [group[one.cards[0]] for one in at.table.tricks if one.leader in at.friends]
    plain = [one for one in led if one != TRUMPS]
    suit = [one for one in at.plain if plain and group[one] == plain[0]]
    return [one for one in at.allowed if one not in suit] if suit else []


def cashes_ace(at: At) -> list[Card]:
    """Plain aces led."""
    if not (at.pointed and at.leads):
        return []
    return [one for one in at.plain if at.points(one) == 11 and at.top(one)]


def wrong_order(at: At) -> list[Card]:
    """Either of the last two cards."""
    return at.allowed if at.leads and len(at.allowed) == 2 and at.view.own.bit_count() == 2 else []


def needless_trick(at: At) -> list[Card]:
    """Cards that take the trick, laid by the declarer of a game in which none is to be taken."""
    if at.view.rules.contract(at.table.contract or "").goal != "none" or at.leads or not at.declares:
        return []
    under = [one for one in at.allowed if not at.beats(one)]
    return [one for one in at.allowed if at.beats(one)] if under else []


def takes_ramsch(at: At) -> list[Card]:
    """Cards that take a trick with points in it by the last player of a Ramsch who could stay under."""
    if at.view.rules.contract(at.table.contract or "").goal != "least" or not at.last:
        return []
    under = [one for one in at.allowed if not at.beats(one)]
    loaded = at.ranking.points_in(mask(at.table.trick)) >= 10
    return [one for one in at.allowed if at.beats(one)] if under and loaded else []


def wastes_trump(at: At) -> list[Card]:
    """Queens and jacks of trumps laid on a trick for which a weaker trump is as certain to be enough."""
    if not at.pointed or at.leads or at.ours or at.view.table.spread:
        return []
    foes = 0
    for seat in at.later_foes:
        foes |= at.may_hold(seat) & at.ranking.members[TRUMPS]
    strength = at.ranking.strength
    over = max((strength[one] for one in cards_in(foes)), default=-1)
    enough = [one for one in at.trumps if at.beats(one) and strength[one] > over]
    return [one for one in enough if at.points(one) < 4 and any(strength[less] < strength[one] for less in enough)]


def wastes_lead(at: At) -> list[Card]:
    """Trumps led into higher ones of the opponents, where a weaker one that counts no more meets the same."""
    if not at.pointed or not at.leads or at.view.table.spread:
        return []
    strength, foes = at.ranking.strength, at.foes_trumps

    def above(card: Card) -> Cards:
        return mask(one for one in cards_in(foes) if strength[one] > strength[card])

    def wasted(card: Card) -> bool:
        return any(
            strength[less] < strength[card] and at.points(less) <= at.points(card) and above(less) == above(card)
            for less in at.trumps
        )

    return [one for one in at.trumps if above(one) and wasted(one)]


def ten_before_ace(at: At) -> list[Card]:
    """Plain tens led by who holds the ace of the suit too."""
    if not (at.pointed and at.leads):
        return []
    aces = [one for one in at.plain if at.points(one) == 11]
    suits = [at.ranking.group[one] for one in aces]
    return [one for one in at.plain if at.points(one) == 10 and at.ranking.group[one] in suits]


def sau_leads_plain(at: At) -> list[Card]:
    """Plain cards led by a called partner, nobody yet having led, who has good trumps for the declarer."""
    called = at.table.called is not None and at.table.declarer in at.friends
    first = at.leads and not at.table.tricks
    return at.plain if at.pointed and called and first and len(at.trumps) >= 2 else []


CHANCES: Mapping[str, Callable[[At], list[Card]]] = {
    "ruffs_partner": ruffs_partner,
    "wastes_top": wastes_top,
    "drops_ace": drops_ace,
    "drops_ten": drops_ten,
    "gives_nothing": gives_nothing,
    "low_trumps": low_trumps,
    "last_trump": last_trump,
    "for_declarer": for_declarer,
    "forgets_suit": forgets_suit,
    "cashes_ace": cashes_ace,
    "wrong_order": wrong_order,
    "needless_trick": needless_trick,
    "takes_ramsch": takes_ramsch,
    "wastes_trump": wastes_trump,
    "wastes_lead": wastes_lead,
    "ten_before_ace": ten_before_ace,
    "sau_leads_plain": sau_leads_plain,
}
"""By the key of a complaint the cards that would be one, in the play phase; none when there is no chance for it."""


def names(cards: tuple[Card, ...] | list[Card]) -> tuple[str, ...]:
    """The names of cards."""
    return tuple(name(one) for one in cards)
