"""Positions for the audit: deals of bots under all packs, and deals in contracts that were bid for the bots.

Where a match comes down to zero the accounts stand anywhere when a deal begins, so that its end is near now and then.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from random import Random

from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.game import apply, interjections, legal, speakers, start
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import CHANCE, Action, State
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.levels import decide, seed_for
from sjavs_desktop.engine.teacher import Analysis, analyse
from tests.bench.audit_moment import Moment
from tests.core.games import AIMS, NEEDS, VALUES, aimed_deal, rules_of
from tests.engine.moments import GAMES, rules_for

LEVELS = ("club", "beginner", "beginner", "random")
"""Who plays: the grounds shall be true of odd positions too."""
DULL = 0.1
"""How often a decision without a choice, or a cut, is looked at."""


def moments(games: list[str], seed: str) -> Iterator[tuple[str, Moment]]:
    """Choices in games of bots, one game after the other: the best one and two others of each position."""
    asked = [asked_in(game, f"{seed} {game}") for game in games]
    for turn in count():
        yield from ((games[turn % len(games)], one) for one in next(asked[turn % len(games)]))


def asked_in(game: str, seed: str) -> Iterator[list[Moment]]:
    """The positions of a game without end, each with the choices that are looked at."""
    dice = Random(seed)
    for number in count():
        states = aimed_at(game, dice) if number % 2 and GAMES[game][0] in AIMS else [begun(rules_for(game), dice)]
        for ply, state in enumerate(whole_deal(states, f"{seed} {number}", dice)):
            for seat in (*speakers(state), state.table.turn):
                actions = (*interjections(view(state, seat)), *legal(view(state, seat)))
                dull = (len(actions) < 2 and state.table.turn == seat) or state.table.phase == "cut"
                if not dull or dice.random() < DULL:
                    yield choices(state, seat, seed_for(seed, ply, seat) % 1_000_003, dice)


def begun(rules: Rules, dice: Random) -> State:
    """A match whose accounts stand anywhere, before a shuffle."""
    return somewhere(start(rules, dice.randrange(rules.seats)), dice)


def somewhere(state: State, dice: Random) -> State:
    """The state with other accounts, where they come down to zero."""
    score = state.rules.score
    if score.end == "deals":
        return state
    # The last few points are where the end of a match is felt.
    left = tuple(dice.choice((dice.randint(1, score.start), dice.randint(1, 8))) for _ in state.table.scores)
    return replace(state, table=replace(state.table, scores=left))


def aimed_at(game: str, dice: Random) -> list[State]:
    """A deal up to its first lead that was bid at random towards one of the contracts of a pack."""
    key, chosen = GAMES[game]
    aim = dice.choice(AIMS[key])
    needed = {option: value for option, value in NEEDS.get(aim, {}).items() if option in VALUES[key]}
    states = aimed_deal(rules_of(key, **{**chosen, **needed}), dice, aim)
    before = [one for one in states if not one.table.trick and not one.table.tricks and not one.table.deal_over]
    return [*before[:-1], somewhere(before[-1], dice)]


def whole_deal(states: list[State], seed: str, dice: Random) -> Iterator[State]:
    """Those states, and then what bots make of the last one, to the end of its deal."""
    yield from (one for one in states[:-1] if one.table.turn != CHANCE)
    state = states[-1]
    levels = [dice.choice(LEVELS) for _ in range(state.rules.seats)]
    for ply in count():
        if state.table.deal_over:
            return
        action: Action | None = None
        if state.table.turn == CHANCE:
            action = shuffle(state.rules.deck, seed, ply)
        else:
            yield state
            for seat in (*speakers(state), state.table.turn):
                action = action or decide(levels[seat], view(state, seat), seed_for(seed, ply, seat))
        assert action is not None
        state, _ = apply(state, action)


def choices(state: State, seat: int, own: int, dice: Random) -> list[Moment]:
    """The best choice of a position, and two more."""
    seen = view(state, seat)
    shared: dict[str, object] = {}
    if state.table.turn != seat:
        return [Moment(state, seen, Analysis((), 0), one, own, shared) for one in interjections(seen)]
    analysis = analyse(seen, own, dice.choice((0, 0, 0, 1)))
    actions: list[Action] = [analysis.best.action] if analysis.best else []
    others = [one for one in legal(seen) if one not in actions]
    return [
        Moment(state, seen, analysis, one, own, shared) for one in (*actions, *dice.sample(others, min(2, len(others))))
    ]
