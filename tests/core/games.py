"""Games for the tests of the rules: dealt hands, and random play that aims at what is to be reached."""

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from sjavs_desktop.core.cards import cards_in, mask, parse
from sjavs_desktop.core.dice import shuffled
from sjavs_desktop.core.game import apply, legal, start
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.phases.auction import offers
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.core.state import CHANCE, OVER, Action, State, Step
from sjavs_desktop.core.view import view
from sjavs_desktop.paths import RULES
from tests.rule_cases import deal_out, pack

Chosen = dict[str, OptionValue]

PACKS = tuple(path.stem for folder in (RULES, RULES / "presets") for path in sorted(folder.glob("*.toml")))
"""Every pack and preset of the application."""
VALUES: dict[str, dict[str, list[OptionValue]]] = {
    key: {one.key: [choice.value for choice in one.choices] for one in pack(key).options} for key in PACKS
}
"""For each pack every option with all its values."""
OPTION_VALUES = VALUES["sjavs"]
"""The same of Faroese Sjavs alone."""

SUIT_AIMS = ("clubs", "spades", "hearts", "diamonds")
AIMS: dict[str, tuple[str, ...]] = {
    "sjavs": ("trump", *SUIT_AIMS, "betri", "nobody"),
    "sjavs-mcleod": ("trump", "clubs", "nobody"),
    "sjavs-short": ("trump", "hearts", "nobody"),
    "old-mor": ("trump", *SUIT_AIMS, "solo", "nolo", "halv"),
    "klorsjavs": ("play", "kept", "looked", "exchanged", "folded"),
    "klorsjavs-older": ("spil", "stryger", "tout", "stroget_tout", "hearts", "kept", "looked", "exchanged"),
    "sjavs-3": ("trump", "nobody", "kept", "looked", "exchanged"),
    "sjavs-2": ("trump", "nobody", "covered"),
}
"""What a deal of each pack can come to; a walk is sent towards one of them.

They are contracts, trump suits, a bid of betri, what was done with the talon, a fold, and cards that lie covered.
"""
NEEDS: dict[str, Chosen] = {
    **{suit: {"nolo": False, "farvesjavs": True} for suit in SUIT_AIMS},
    "nobody": {"no_bid": "play_for_4", "must_speak": False},
    "solo": {"solo": True},
    "nolo": {"nolo": True},
    "halv": {"halv": True},
    "looked": {"see_first": True, "look_first": True},
    "exchanged": {"see_first": False, "look_first": False},
}
"""The options without which an aim cannot (or hardly) be reached."""


def rules_of(key: str, **chosen: OptionValue) -> Rules:
    """The rules of a pack with the given options."""
    return compiled(key, tuple(sorted(chosen.items())))


@cache
def compiled(key: str, chosen: tuple[tuple[str, OptionValue], ...]) -> Rules:
    return compile_rules(pack(key), dict(chosen))


def rules_with(**chosen: OptionValue) -> Rules:
    """Faroese Sjavs with the given options."""
    return rules_of("sjavs", **chosen)


def dealt(rules: Rules, *hands: str, dealer: int | None = None) -> State:
    """A deal of the hands written by names, counted from forehand; a hand left out gets what remains."""
    given = [list(parse(hand)) for hand in hands]
    left = [one for one in rules.deck if not any(one in hand for hand in given)]
    while len(given) < rules.seats:
        given.append(left[: rules.hand])
        left = left[rules.hand :]
    return deal_out(rules, given, rules.seats - 1 if dealer is None else dealer)


def acted(state: State, *actions: tuple[str, object]) -> State:
    """The state after whoever is at turn has done each action (its kind and value)."""
    for kind, value in actions:
        state, _ = apply(state, Action(state.table.turn, kind, value))  # type: ignore[arg-type]
    return state


def choices(state: State) -> tuple[Action, ...]:
    """What may be done by the seat at turn."""
    return legal(view(state, state.table.turn))


def chosen_at_random(dice: random.Random, option_values: Mapping[str, Sequence[OptionValue]]) -> Chosen:
    """A value for every option."""
    return {key: dice.choice(list(values)) for key, values in option_values.items()}


WEIGHTS = {"pass": 1, "bid": 4, "fold": 1, "go": 6, "keep": 1, "look": 1, "exchange": 1}
"""How much more often one kind of action is done than another: bids are preferred, folds are rare."""


def next_action(state: State, dice: random.Random, eager: bool = False) -> Action:
    """Something legal: a shuffle, or what the seat at turn may do; who is eager bids whenever that is possible."""
    if state.table.turn == CHANCE:
        return Action(CHANCE, "shuffle", shuffled(state.rules.deck, str(dice.random())))
    allowed = choices(state)
    kinds = list(dict.fromkeys(one.kind for one in allowed))
    if len(kinds) > 1:
        kind = "bid" if eager and "bid" in kinds else dice.choices(kinds, [WEIGHTS.get(one, 1) for one in kinds])[0]
        allowed = tuple(one for one in allowed if one.kind == kind)
    return dice.choice(allowed)


def match(rules: Rules, dice: random.Random, deals: int = 30) -> Iterator[tuple[Action | None, Step]]:
    """A random match, step by step, to its end or until so many deals have been begun."""
    state = start(rules, dice.randrange(rules.seats))
    yield None, (state, ())
    while state.table.phase != OVER and not (state.table.deal_over and state.table.deal >= deals):
        action = next_action(state, dice)
        state, events = apply(state, action)
        yield action, (state, events)


# -- Deals that were aimed at ------------------------------------------------------------------------------------------


def reached(state: State) -> set[str]:
    """The aims that a deal has come to."""
    table = state.table
    if table.deal_over and not table.results:
        return set()
    found = {table.contract, table.exchange} - {None}
    found |= {SUIT_AIMS[table.suit]} if table.suit is not None else set()
    found |= {"betri"} if table.best and table.best.offer and table.best.offer.better else set()
    found |= {"folded"} if table.folded else set()
    found |= {"covered"} if table.tricks and any(spot.covered for row in table.spread for spot in row) else set()
    return {str(one) for one in found}


def steered(state: State, dice: random.Random, aim: str) -> Action:
    """Something legal that leads towards an aim, where there is such a thing."""
    if state.table.turn == CHANCE:
        return next_action(state, dice)
    allowed = {one.kind: [other for other in choices(state) if other.kind == one.kind] for one in choices(state)}
    phase = state.table.phase
    if phase == "auction" and (aim == "nobody" or aim in {one.key for one in state.rules.contracts}):
        wanted = [one.text for one in offers(view(state, state.table.turn)) if one.contract == aim]
        bids = [one for one in allowed.get("bid", []) if one.value in wanted]
        return dice.choice(bids or allowed.get("pass") or allowed["bid"])
    if phase == "exchange" and aim in ("kept", "looked", "exchanged"):
        kinds = {"kept": ("keep",), "looked": ("look", "exchange"), "exchanged": ("exchange", "look")}[aim]
        return dice.choice(next(allowed[kind] for kind in kinds if kind in allowed))
    if phase == "fold":
        return allowed["fold" if aim == "folded" else "go"][0]
    return next_action(state, dice, eager=True)


def aimed_deal(rules: Rules, dice: random.Random, aim: str, tries: int = 2000) -> list[State]:
    """Each state of a deal that came to what was aimed at; AssertionError when no shuffle led there."""
    for _ in range(tries):
        states = [start(rules, dice.randrange(rules.seats))]
        while not states[-1].table.deal_over:
            states.append(apply(states[-1], steered(states[-1], dice, aim))[0])
        if any(aim in reached(state) for state in states):
            return states
    raise AssertionError(f"no deal in {tries} came to {aim}")


def aimed(rules: Rules, dice: random.Random, aim: str, tries: int = 2000) -> State:
    """The first lead of a deal that came to what was aimed at."""
    states = aimed_deal(rules, dice, aim, tries)
    return next(state for state in states if state.table.phase == "play" and not state.table.trick)


def redealt(state: State, seat: int, dice: random.Random) -> State:
    """The same position for `seat`, with everything that it cannot see dealt anew at random.

    Hidden are the other hands, all covered cards (its own too), the middle, and what was laid away unless the seat
    laid it away and no card has been led.
    """
    looks = seat == state.table.declarer and not state.table.trick and not state.table.tricks
    aside = 0 if looks else state.aside
    covered = [one for row in state.covered for one in row if one is not None]
    others = [one for other, hand in enumerate(state.hands) if other != seat for one in cards_in(hand)]
    hidden = [*others, *covered, *cards_in(state.talon), *cards_in(aside)]
    dice.shuffle(hidden)

    def drawn(number: int) -> list[int]:
        taken = hidden[:number]
        del hidden[:number]
        return taken

    hands = tuple(hand if other == seat else mask(drawn(hand.bit_count())) for other, hand in enumerate(state.hands))
    rows = tuple(tuple(None if one is None else drawn(1)[0] for one in row) for row in state.covered)
    talon = mask(drawn(state.talon.bit_count()))
    laid = state.aside if looks else mask(drawn(state.aside.bit_count()))
    pack_anew = list(state.pack)
    dice.shuffle(pack_anew)
    return State(state.rules, state.table, hands, tuple(pack_anew), talon, laid, rows)
