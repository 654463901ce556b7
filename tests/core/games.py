"""Games for the tests of the rules: dealt hands, and random play that aims at what is to be reached."""

import random
from collections.abc import Iterator, Mapping, Sequence

from sjavs_desktop.core.cards import cards_in, mask, parse
from sjavs_desktop.core.dice import shuffled
from sjavs_desktop.core.game import apply, legal, start
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.core.state import CHANCE, OVER, Action, State, Step
from sjavs_desktop.core.view import view
from tests.rule_cases import deal_out, pack

AIMS = ("clubs", "spades", "hearts", "diamonds", "betri", "nobody")
"""What a deal can come to; a walk is sent towards one of them."""


def rules_with(**chosen: OptionValue) -> Rules:
    """Faroese Sjavs with the given options."""
    return compile_rules(pack("sjavs"), chosen)


def dealt(rules: Rules, *hands: str, dealer: int = 3) -> State:
    """A deal of the hands written by names, counted from forehand; a hand left out gets what remains."""
    given = [list(parse(hand)) for hand in hands]
    left = [one for one in rules.deck if not any(one in hand for hand in given)]
    while len(given) < rules.seats:
        given.append(left[: rules.hand])
        left = left[rules.hand :]
    return deal_out(rules, given, dealer)


def acted(state: State, *actions: tuple[str, object]) -> State:
    """The state after whoever is at turn has done each action (its kind and value)."""
    for kind, value in actions:
        state, _ = apply(state, Action(state.table.turn, kind, value))  # type: ignore[arg-type]
    return state


def choices(state: State) -> tuple[Action, ...]:
    """What may be done by the seat at turn."""
    return legal(view(state, state.table.turn))


def chosen_at_random(dice: random.Random, option_values: Mapping[str, Sequence[OptionValue]]) -> dict[str, OptionValue]:
    """A value for every option."""
    return {key: dice.choice(list(values)) for key, values in option_values.items()}


OPTION_VALUES: dict[str, list[OptionValue]] = {
    one.key: [choice.value for choice in one.choices] for one in pack("sjavs").options
}
"""Every option of the pack with all its values."""


def next_action(state: State, dice: random.Random, eager: float = 0.8) -> Action:
    """Something legal: a shuffle, or what the seat at turn may do; bids are preferred."""
    if state.table.turn == CHANCE:
        return Action(CHANCE, "shuffle", shuffled(state.rules.deck, str(dice.random())))
    allowed = choices(state)
    bids = [one for one in allowed if one.kind == "bid"]
    return bids[0] if bids and dice.random() < eager else dice.choice(allowed)


def match(rules: Rules, dice: random.Random, deals: int = 30) -> Iterator[tuple[Action | None, Step]]:
    """A random match, step by step, to its end or until so many deals have been begun."""
    state = start(rules, dice.randrange(rules.seats))
    yield None, (state, ())
    while state.table.phase != OVER and not (state.table.deal_over and state.table.deal >= deals):
        action = next_action(state, dice)
        state, events = apply(state, action)
        yield action, (state, events)


def aimed(rules: Rules, dice: random.Random, aim: str, tries: int = 2000) -> State:
    """The first lead of a deal that came to what was aimed at; AssertionError when no shuffle led there."""
    for _ in range(tries):
        state = start(rules, dice.randrange(rules.seats))
        while state.table.phase not in ("play", OVER) and not state.table.deal_over:
            allowed = () if state.table.turn == CHANCE else choices(state)
            passing = [one for one in allowed if one.kind == "pass"] if aim == "nobody" else []
            state, _ = apply(state, passing[0] if passing else next_action(state, dice, 1.0))
        if state.table.phase == "play" and reached(state) & {aim}:
            return state
    raise AssertionError(f"no deal in {tries} came to {aim}")


def reached(state: State) -> set[str]:
    """The aims that a deal in play has come to."""
    table = state.table
    found = {"nobody"} if table.declarer is None else {AIMS[table.suit]} if table.suit is not None else set()
    return found | ({"betri"} if table.best and table.best.offer and table.best.offer.better else set())


def redealt(state: State, seat: int, dice: random.Random) -> State:
    """The same position for `seat`, with everything that it cannot see dealt anew at random."""
    own = state.hands[seat]
    hidden = [one for other, hand in enumerate(state.hands) if other != seat for one in cards_in(hand)]
    dice.shuffle(hidden)
    hands = []
    for other, hand in enumerate(state.hands):
        size = hand.bit_count()
        hands.append(own if other == seat else mask(hidden[:size]))
        hidden = hidden if other == seat else hidden[size:]
    pack_anew = list(state.pack)
    dice.shuffle(pack_anew)
    return State(state.rules, state.table, tuple(hands), tuple(pack_anew))
