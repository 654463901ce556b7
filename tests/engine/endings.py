"""Positions to try the search kernel on, and what it is compared with: the rules themselves, played out by brute force.

The checks take whatever kernel they are given, so that a kernel with a planted fault can be tried as well
(`tests.bench.kernel`). Each returns what is wrong, and nothing if all is well.
"""

import importlib.util
import sys
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from sjavs_desktop.core.calling import callable_suits, called_card
from sjavs_desktop.core.cards import SUIT_LETTERS, SUITS, Card, Suit, cards_in, mask
from sjavs_desktop.core.dice import shuffled
from sjavs_desktop.core.game import apply, legal, start
from sjavs_desktop.core.offers import lengths
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.core.state import Action, Event, Seat, Spot, State, Trick, open_cards
from sjavs_desktop.core.view import view
from sjavs_desktop.engine import bits
from sjavs_desktop.engine.tables import Measure, Tables, counting, measure, ran_away, tables
from sjavs_desktop.engine.tables import overtrumping as duty
from tests.core.games import PACKS, VALUES, chosen_at_random, rules_of

OPTION_SETS = 8
"""Ways of choosing a pack's options, beside its defaults, that positions are taken from."""
SOURCE = Path(bits.__file__).with_name("kernel.py")
RUN = 4
"""Cards of the called suit with which one may run away."""


class Position(NamedTuple):
    """A moment of the play, and from whose side it is looked at."""

    pack: str
    contract: str
    state: State
    viewer: Seat

    @property
    def holder(self) -> Seat | None:
        """Who holds the called ace; None when it was played, or none was called."""
        card = called_card(self.state.rules, self.state.table)
        return next((seat for seat, hand in enumerate(self.state.hands) if card is not None and hand >> card & 1), None)

    @property
    def sides(self) -> tuple[int, ...]:
        """By seat whether its takings count."""
        table = self.state.table
        return counting(self.state.rules, table, self.viewer, self.holder if table.partner is None else table.partner)

    @property
    def tables(self) -> Tables:
        """The cards as bits."""
        return tables(self.state.rules.ranking(self.contract, self.state.table.suit))

    @property
    def measure(self) -> Measure:
        """What is counted."""
        return measure(self.tables, self.state.rules.contract(self.contract).goal)

    @property
    def ran(self) -> bool:
        """Whether the holder of the called ace has run away."""
        return self.holder is not None and ran_away(self.state.rules, self.state.table, self.holder)

    @property
    def tags(self) -> set[str]:
        """What is special about it."""
        table, found = self.state.table, set[str]()
        contract = self.state.rules.contract(self.contract)
        found |= {f"overtrump {duty(contract)}", f"goal {contract.goal}"}
        if any(spot.covered for row in table.spread for spot in row):
            found.add("covered")
        if self.holder is not None:
            found.add("ran away" if self.ran else "ace held")
            suit = self.state.rules.ranking(self.contract, table.suit).members[table.called or 0]
            if (self.state.hands[self.holder] & suit).bit_count() >= RUN and not self.ran:
                found.add("may run away")
        return found | ({"mid-trick"} if table.trick else set())


# -- Making positions --------------------------------------------------------------------------------------------------


@cache
def variants(pack: str) -> tuple[Rules, ...]:
    """The rules of a pack by default, with each duty to overtrump, and with options chosen at random."""
    dice = Random(f"options/{pack}")
    drawn = [chosen_at_random(dice, VALUES[pack]) for _ in range(OPTION_SETS)]
    duties = [{"overtrump": value} for value in VALUES[pack].get("overtrump", [])]
    return (rules_of(pack), *(rules_of(pack, **one) for one in (*duties, *drawn)))


def contracts() -> tuple[tuple[str, str], ...]:
    """Every contract of every pack."""
    return tuple((pack, one.key) for pack in PACKS for one in rules_of(pack).contracts)


def trump_suit(contract: Contract, dice: Random) -> Suit | None:
    """A suit that may be trump."""
    if contract.trump == "choice":
        return dice.choice(SUITS)
    return SUIT_LETTERS.index(contract.trump) if contract.trump in SUIT_LETTERS else None


def packed(rules: Rules, ranking: Ranking, dice: Random) -> list[Card]:
    """A shuffled pack in which somebody besides the first gets four cards of a suit with its ace (for a called ace)."""
    pack = list(rules.deck)
    dice.shuffle(pack)
    suit = dice.choice([one for one in SUITS if ranking.members[one]])
    plain = sorted(cards_in(ranking.members[suit]), key=lambda one: -ranking.strength[one])
    low = plain[1:]
    dice.shuffle(low)
    wanted = [*low[:1], plain[0], *low[1:RUN]]
    rest = [one for one in pack if one not in wanted]
    at = dice.randrange(1, rules.seats) * rules.hand
    mixed = [wanted[0], *rest]
    return mixed[:at] + wanted[1:] + mixed[at:]


def first_lead(rules: Rules, contract: Contract, dice: Random) -> State:
    """A random deal in which a contract stands, as nobody would ever come to bid it."""
    suit = trump_suit(contract, dice)
    ranking = rules.ranking(contract.key, suit)
    while True:
        pack = list(rules.deck)
        dice.shuffle(pack)
        if contract.call == "ace" and dice.random() < 0.7:
            pack = packed(rules, ranking, dice)
        hands = tuple(mask(pack[seat * rules.hand : (seat + 1) * rules.hand]) for seat in range(rules.seats))
        suits = callable_suits(ranking, hands[0]) if contract.call == "ace" else (None,)
        if suits:
            break
    turned = dice.randrange(rules.seats)
    hands = hands[turned:] + hands[:turned]
    nobody = contract.goal == "least" or contract.key in (rules.auction.all_pass, "nobody")
    declarer = None if nobody else -turned % rules.seats
    partner = None
    if contract.exchange == "marriage" and declarer is not None:
        partner = (declarer + dice.randrange(1, rules.seats)) % rules.seats
    leader = dice.randrange(rules.seats)
    state = start(rules, (leader - 1) % rules.seats)
    rest = pack[rules.seats * rules.hand :]
    spread, covered = tuple[tuple[Spot, ...], ...](), tuple[tuple[Card | None, ...], ...]()
    if rules.spread:
        spread = tuple(tuple(Spot(rest.pop(), True) for _ in range(rules.spread)) for _ in range(rules.seats))
        covered = tuple(tuple(rest.pop() for _ in range(rules.spread)) for _ in range(rules.seats))
    table = replace(
        state.table,
        phase="play",
        turn=leader,
        leader=leader,
        contract=contract.key,
        suit=suit,
        declarer=declarer,
        partner=partner,
        called=dice.choice(suits),
        spread=spread,
    )
    return replace(state, table=table, hands=hands, covered=covered, talon=mask(rest))


def random_card(state: State, dice: Random) -> Action:
    """A legal card; a called ace is kept, and run away from, and open cards are left, so that endings have them."""
    table, rules = state.table, state.rules
    allowed = legal(view(state, table.turn))
    card = called_card(rules, table)
    if card is not None and not table.trick and state.hands[table.turn] >> card & 1:
        members = rules.ranking(table.contract or "", table.suit).members[table.called or 0]
        runs = [one for one in allowed if members >> int(str(one.value)) & 1 and one.value != card]
        if runs and dice.random() < 0.6:
            return dice.choice(runs)
    kept = [one for one in allowed if one.value != card]
    if table.spread and dice.random() < 0.9:
        hand = state.hands[table.turn]
        kept = [one for one in kept if hand >> int(str(one.value)) & 1]
    return dice.choice(kept or allowed)


def left(state: State) -> int:
    """How many tricks are not finished."""
    return state.rules.tricks - len(state.table.tricks)


def walk(state: State, dice: Random) -> Iterator[State]:
    """Every moment of a deal that is played at random."""
    while state.table.phase == "play" and left(state):
        yield state
        state, _ = apply(state, random_card(state, dice))


def position(pack: str, contract: str, state: State, dice: Random) -> Position:
    """The position of a state, looked at by somebody."""
    return Position(pack, contract, state, dice.randrange(state.rules.seats))


def ending(pack: str, contract: str, dice: Random, tricks: int | None = None) -> Position:
    """The last tricks of a random deal, sometimes in the middle of one."""
    rules = dice.choice(variants(pack))
    if tricks is None:
        tricks = dice.choice({2: (3, 4, 5), 3: (3, 4)}.get(rules.seats, (2, 3, 3)))
    lying = dice.choice((0, 0, *range(rules.seats)))
    deal = first_lead(rules, rules.contract(contract), dice)
    states = walk(deal, dice)
    state = next(one for one in states if left(one) == tricks and len(one.table.trick) == lying)
    return position(pack, contract, state, dice)


def ruffing_card(state: State, dice: Random) -> Action:
    """A plain card to lead, and a trump on a plain trick, where that is possible."""
    table = state.table
    ranking = state.rules.ranking(table.contract or "", table.suit)
    allowed = legal(view(state, table.turn))
    trumps = [one for one in allowed if ranking.group[int(str(one.value))] == TRUMPS]
    plain = [one for one in allowed if one not in trumps]
    ruffs = table.trick and ranking.group[table.trick[0]] != TRUMPS
    return dice.choice((trumps if ruffs else plain) or allowed)


def overtrumping(number: int, dice: Random) -> Iterator[Position]:
    """Moments in which somebody plays to a plain trick with a trump in it, from so many deals for each duty."""
    for value in VALUES["sjavs"]["overtrump"]:
        rules = rules_of("sjavs", overtrump=value)
        for _ in range(number):
            state = first_lead(rules, rules.contract("trump"), dice)
            while state.table.phase == "play" and left(state):
                groups = [rules.ranking("trump", state.table.suit).group[one] for one in state.table.trick]
                if TRUMPS in groups[1:] and groups[0] != TRUMPS:
                    yield position("sjavs", "trump", state, dice)
                state, _ = apply(state, ruffing_card(state, dice))


def running_away(dice: Random, tricks: int = RUN, held: int = RUN) -> Position:
    """An ending in which somebody has so many cards of the called suit with its ace; with four one may run away.

    The tricks before are made up; nobody has led the suit in them.
    """
    rules = rules_of("schafkopf")
    state = first_lead(rules, rules.contract("sauspiel"), dice)
    table = state.table
    ranking, called = rules.ranking("sauspiel", table.suit), called_card(rules, table)
    assert called is not None
    assert table.called is not None
    assert table.declarer is not None
    holder = (table.declarer + dice.randrange(1, 4)) % 4
    lower = [one for one in cards_in(ranking.members[table.called]) if one != called]
    kept = [called, *dice.sample(lower, held - 1)]
    rest = [one for one in rules.deck if one not in kept]
    dice.shuffle(rest)
    kept += [rest.pop() for _ in range(tricks - held)]
    hands = tuple(mask(kept if seat == holder else [rest.pop() for _ in range(tricks)]) for seat in range(4))
    past, first = [], (holder + 1) % 4
    for _ in range(rules.tricks - tricks):
        cards = tuple(rest.pop() for _ in range(4))
        past.append(Trick(first, cards, (first + ranking.winner(cards)) % 4))
    leader = dice.choice((holder, holder, (holder + 1) % 4, (holder + 3) % 4))
    table = replace(table, tricks=tuple(past), turn=leader, leader=leader)
    return position("schafkopf", "sauspiel", replace(state, table=table, hands=hands), dice)


def faroese(number: int) -> Position:
    """A full deal of Faroese Sjavs: the longest suit is trump, and whoever holds it declares (ties: the first)."""
    rules = rules_of("sjavs")
    cards = shuffled(rules.deck, f"kernel/{number}")
    hands = tuple(mask(cards[8 * seat : 8 * seat + 8]) for seat in range(4))
    held = [lengths(rules, hand) for hand in hands]
    declarer = max(range(4), key=lambda seat: (max(held[seat]), -seat))
    suit = held[declarer].index(max(held[declarer]))
    state = start(rules, 3)
    table = replace(
        state.table, phase="play", turn=0, leader=0, contract="trump", suit=suit, declarer=declarer, talon=0
    )
    return Position("sjavs", "trump", replace(state, table=table, hands=hands), declarer)


def later(pack: str, contract: str, dice: Random, tricks: int) -> Position:
    """A deal so many tricks before its end, with nothing in the trick; a whole one if it has no more."""
    rules = dice.choice(variants(pack))
    deal = first_lead(rules, rules.contract(contract), dice)
    return position(pack, contract, next(one for one in walk(deal, dice) if left(one) <= tricks), dice)


def full(pack: str, contract: str, dice: Random) -> Position:
    """A whole deal before the first lead."""
    rules = dice.choice(variants(pack))
    return position(pack, contract, first_lead(rules, rules.contract(contract), dice), dice)


def dealt_anew(at: Position, dice: Random) -> Position:
    """A position with the same cards in other hands."""
    cards = [card for hand in at.state.hands for card in cards_in(hand)]
    dice.shuffle(cards)
    hands = []
    for hand in at.state.hands:
        hands.append(mask(cards[: hand.bit_count()]))
        del cards[: hand.bit_count()]
    return at._replace(state=replace(at.state, hands=tuple(hands)))


# -- Asking a kernel ---------------------------------------------------------------------------------------------------


def covers(state: State, places: Sequence[int]) -> list[tuple[int, int]]:
    """Pairs of an open card, or one that lies in the trick, and what lies under it."""
    table, found = state.table, []
    for seat, row in enumerate(table.spread):
        for place, spot in enumerate(row):
            below = state.covered[seat][place]
            if spot.covered and below is not None:
                above = table.trick[(seat - table.leader) % state.rules.seats] if spot.card is None else spot.card
                found.append((places[above], places[below]))
    return found


class Loading(NamedTuple):
    """What a kernel is told of a position."""

    rule: tuple[Any, ...]
    deal: tuple[Any, ...]
    covers: list[tuple[int, int]]


def loading(at: Position) -> Loading:
    """What a kernel has to be told of a position."""
    state, found, counted = at.state, at.tables, at.measure
    rules, table = state.rules, state.table
    holder, card = at.holder, called_card(rules, table)
    bound = -1 if card is None or holder is None else found.places[card]
    hands = [found.bits(hand | open_cards(table, seat)) for seat, hand in enumerate(state.hands)]
    over = duty(rules.contract(at.contract))
    return Loading(
        (rules.seats, found.members, counted.worth, counted.bonus, over, counted.shun),
        (hands, at.sides, table.leader, [found.places[one] for one in table.trick], bound, int(at.ran)),
        covers(state, found.places),
    )


def load(kernel: Any, at: Position) -> None:
    """Puts a position into a kernel."""
    told = loading(at)
    kernel.rule(*told.rule)
    kernel.deal(*told.deal)
    if told.covers:
        kernel.cover(told.covers)


def most(at: Position) -> int:
    """More than can be taken in a position."""
    return sum(at.measure.worth) + at.measure.bonus * at.state.rules.tricks


def exact(kernel: Any, highest: int, guess: int | None = None) -> tuple[int, int]:
    """The value of the position that a kernel holds, and the positions that were looked at for it."""
    least, nodes = 0, 0
    at = (highest + 1) // 2 if guess is None else guess
    while least < highest:
        value = kernel.ask(at)
        nodes += kernel.spent()
        if value >= at:
            least = value
        else:
            highest = value
        at = (least + highest + 1) // 2
    return least, nodes


def interpreted(path: Path = SOURCE) -> Any:
    """The class of a kernel as pure Python, where there is no Cython."""
    spec = importlib.util.spec_from_file_location("interpreted_kernel", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    real = sys.modules.get("cython")
    sys.modules["cython"] = None  # type: ignore[assignment]
    try:
        spec.loader.exec_module(module)
    finally:
        del sys.modules["cython"]
        if real is not None:
            sys.modules["cython"] = real
    assert not module.COMPILED
    return module.Kernel


def memory(kind: Any, bits: int = 14) -> Any:
    """A kernel that nobody stops."""
    return kind(array("i", [0]), bits)


# -- The rules as the measure ------------------------------------------------------------------------------------------


def gain(events: Sequence[Event], sides: Sequence[int], found: Tables, counted: Measure) -> int:
    """What the counting side takes in what has just happened."""
    for event in events:
        if isinstance(event.value, Trick) and sides[event.value.winner]:
            return counted.bonus + sum(counted.worth[found.places[one]] for one in event.value.cards)
    return 0


def brute(at: Position) -> int:
    """The value of a position by trying every legal card to the end."""
    sides, found, counted = at.sides, at.tables, at.measure
    holder = at.holder
    memo: dict[tuple[object, ...], int] = {}

    def value(state: State) -> int:
        table = state.table
        if table.phase != "play":
            return 0
        ran = holder is not None and ran_away(state.rules, table, holder)
        key = (state.hands, table.trick, table.leader, len(table.tricks), table.spread, ran)
        if key not in memo:
            results = []
            for action in legal(view(state, table.turn)):
                after, events = apply(state, action)
                results.append(gain(events, sides, found, counted) + value(after))
            memo[key] = max(results) if sides[table.turn] != counted.shun else min(results)
        return memo[key]

    return value(at.state)


# -- Checks ------------------------------------------------------------------------------------------------------------


def named(at: Position) -> str:
    """A position as a failing test names it."""
    table = at.state.table
    return f"{at.pack}/{at.contract} trick {table.trick} hands {at.state.hands} suit {table.suit} {sorted(at.tags)}"


def check_value(kernel: Any, at: Position) -> list[str]:
    """Whether a kernel finds the value that brute force finds."""
    load(kernel, at)
    found, _ = exact(kernel, most(at))
    expected = brute(at)
    return [] if found == expected else [f"{named(at)}: {found}, not {expected}"]


def check_may(kernel: Any, at: Position) -> list[str]:
    """Whether a kernel allows the cards that the rules allow."""
    load(kernel, at)
    cards = mask(int(str(one.value)) for one in legal(view(at.state, at.state.table.turn)))
    found, expected = kernel.may(), at.tables.bits(cards)
    return [] if found == expected else [f"{named(at)}: may {found:b}, not {expected:b}"]


def check_equal(kernel: Any, other: Any, at: Position) -> list[str]:
    """Whether two kernels find the same value in the same number of positions."""
    load(kernel, at)
    load(other, at)
    one, two = exact(kernel, most(at)), exact(other, most(at))
    return [] if one == two else [f"{named(at)}: value and positions {one}, not {two}"]


def check_same(kernel: Any, other: Any, at: Position) -> list[str]:
    """Whether two kernels find the same value, no matter how."""
    load(kernel, at)
    load(other, at)
    one, two = exact(kernel, most(at))[0], exact(other, most(at))[0]
    return [] if one == two else [f"{named(at)}: {one}, not {two}"]


def check_weigh(kernel: Any, at: Position, dice: Random) -> list[str]:
    """Whether `weigh` counts for each card the steps that its value reaches."""
    sides, found, counted = at.sides, at.tables, at.measure
    steps = array("i", sorted(dice.sample(range(1, most(at) + 1), min(5, most(at)))))
    actions = legal(view(at.state, at.state.table.turn))
    expected = []
    for action in actions:
        after, events = apply(at.state, action)
        value = gain(events, sides, found, counted)
        if after.table.phase == "play":
            value += brute(at._replace(state=after))
        expected.append(sum(step <= value for step in steps))
    load(kernel, at)
    cards = array("i", [found.places[int(str(one.value))] for one in actions])
    reached = array("i", [0] * len(cards))
    whole = kernel.weigh(cards, steps, reached, dice.randrange(len(steps)), 1 << 40)
    if whole and list(reached) == expected:
        return []
    return [f"{named(at)}: steps {list(steps)} reached {list(reached)}, not {expected}"]
