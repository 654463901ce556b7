"""What the tests of options share: a register of what they are about, and short questions."""

from collections import defaultdict
from collections.abc import Callable

from sjavs_desktop.core.cards import name
from sjavs_desktop.core.game import apply, start
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.core.state import CHANCE, Action, State
from tests.core.games import choices

Test = Callable[..., None]
COVERED: dict[str, dict[str, set[OptionValue]]] = defaultdict(lambda: defaultdict(set))
"""For each pack which choices of which options the tests below are about."""


def about(*packs: str, **options: tuple[OptionValue, ...]) -> Callable[[Test], Test]:
    """Marks a test with the choices that it holds against the dossier."""
    for key in packs:
        for option, values in options.items():
            COVERED[key][option] |= set(values)
    return lambda test: test


def bids(state: State) -> list[str]:
    """What may be bid, as it is written in records."""
    return [str(one.value) for one in choices(state) if one.kind == "bid"]


def playable(state: State) -> set[str]:
    """The names of the cards that may be played."""
    return {name(int(str(one.value))) for one in choices(state)}


def shuffled(rules: Rules) -> State:
    """The first deal after a shuffle that leaves the pack in the order of the deck; the last seat deals."""
    return apply(start(rules, rules.seats - 1), Action(CHANCE, "shuffle", rules.deck))[0]
