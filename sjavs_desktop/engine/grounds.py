"""Why a choice is good, or worse than another: true grounds from a closed set of kinds, the most important first.

Each kind is tested on the view, on what is certain in it, on deals that could be where it says “probably”
(`grounds_odds`), and on the analysis where it speaks of what is expected. What cannot be shown to be true is not said.
"""

from collections.abc import Iterator

from sjavs_desktop.core.game import legal
from sjavs_desktop.core.settled import settled
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.engine import grounds_before, grounds_goals, grounds_play, grounds_steps, grounds_worse
from sjavs_desktop.engine.grounds_case import case, ground
from sjavs_desktop.engine.grounds_goals import Test
from sjavs_desktop.engine.grounds_kinds import PLACES
from sjavs_desktop.engine.grounds_kinds import Ground as Ground
from sjavs_desktop.engine.grounds_odds import Odds
from sjavs_desktop.engine.grounds_sight import Sight, sight
from sjavs_desktop.engine.teacher import Analysis

MOST = 3
"""Grounds that are given at most."""
WORSE = 2.0
"""Standard errors behind the best choice from which is told what speaks against a choice."""
CERTAIN = 4.0
"""Standard errors from which it is said that more is expected of another one.

The best one is the luckiest of several, and thousands of such sentences are said: with three, one of 10,101 was false.
"""
CLAIM = 24
"""Deals that must have been tried for that: what happens in one of seven may be in none of the first eight."""
LEAST = 8
"""Deals that an analysis must have tried before its choices are compared at all: of one deal the error is 0."""
MANY = 40
"""Deals that it takes to say that all choices come to the same."""
GAP = 0.3
"""Game points behind it that this takes at least."""
EVEN = 0.05
"""Game points between the best and the worst choice up to which they come to the same."""


def grounds(view: View, analysis: Analysis, action: Action, seed: int = 0) -> tuple[Ground, ...]:
    """Why an action of the viewer is good, or worse than the best of the analysis; at most three, the weightiest first.

    The same arguments give the same grounds. Nothing that the viewer cannot know is used.
    """
    found = [*expected(view, analysis, action)]
    if action.kind == "play" and view.table.phase == "play":
        found += playing(view, analysis, action, seed)
    elif action.kind in grounds_before.BEFORE:
        found += grounds_before.BEFORE[action.kind](view, action)
    best = analysis.best.action if analysis.best is not None else action
    if view.table.phase in ("play", "naming", "exchange", "fold") and action == best:
        # It is true of the situation, whatever is chosen: so it is told once.
        found += grounds_steps.match_point(view)
    if best.kind != action.kind and {best.kind, action.kind} <= set(grounds_before.BEFORE):
        told = {plainly(one) for one in grounds_before.BEFORE[best.kind](view, best)}
        found = [one for one in found if plainly(one) not in told]
    unique = {one.kind: one for one in reversed(found)}
    if len(unique) > 1:
        # That it was best when it was tried is the answer only where nothing else can be said.
        unique.pop("most_expected", None)
    return tuple(sorted(unique.values(), key=lambda one: PLACES[one.kind])[:MOST])


def plainly(one: Ground) -> Ground:
    """A ground as what it states of the hand: how long a suit is speaks in other words for a bid and for passing.

    What speaks for what is best does not speak for its opposite too.
    """
    return one._replace(kind="length") if one.kind == "length_only" else one


def worse(analysis: Analysis, action: Action, errors: float = WORSE, least: float = 0.0) -> bool:
    """Whether an action is behind the best one by so many standard errors, and by so many game points."""
    best, chosen = analysis.best, analysis.of(action)
    if best is None or chosen is None or analysis.worlds < LEAST:
        return False
    cost = best.value - chosen.value
    return cost >= max(GAP, least) and cost > errors * chosen.error


def swing(view: View) -> float:
    """Game points that a deal may turn over: what one more deal, unlike all that were tried, could add to a sum."""
    score = view.rules.score
    prices = [price for _, price in score.tariff.prices]
    return max(float(score.start), 3.0 * max(prices, default=0))


def expected(view: View, analysis: Analysis, action: Action) -> Iterator[Ground]:
    """What the analysis says of it."""
    best, chosen = analysis.best, analysis.of(action)
    actions = legal(view)
    if view.table.phase != "play" and len(actions) == 1 and actions[0] == action and action.kind != "pass":
        yield ground("only_choice")
    if best is None or chosen is None or analysis.worlds < LEAST or len(analysis.choices) < 2:
        return
    last = analysis.choices[-1]
    alike = best.value - last.value <= EVEN and all(one.error <= EVEN for one in analysis.choices)
    if alike and analysis.worlds >= MANY:
        yield ground("all_same", worlds=analysis.worlds)
    elif analysis.worlds >= CLAIM and worse(analysis, action, CERTAIN, swing(view) / analysis.worlds):
        yield ground("costs", other=best.action)
    elif chosen.value == best.value:
        yield ground("most_expected", worlds=analysis.worlds)


def playing(view: View, analysis: Analysis, action: Action, seed: int) -> Iterator[Ground]:
    """What speaks for a card, or against it when it is worse."""
    at = sight(view)
    one = case(at, action, Odds(view, seed))
    yield from grounds_play.forced(one)
    if at.allowed.bit_count() == 1:
        return
    if settled(view):
        yield ground("settled")
        return
    for test in tests_of(at, worse(analysis, action)):
        yield from test(one)
    if not worse(analysis, action):
        yield from grounds_steps.points(one)
        yield from grounds_steps.all_or_none(one)


def tests_of(at: Sight, behind: bool) -> tuple[Test, ...]:
    """What may speak for a card, or against one that is `behind` another, in that contract."""
    if at.contract.goal == "points":
        return grounds_worse.NEGATIVE if behind else grounds_play.POSITIVE
    table = grounds_goals.AGAINST if behind else grounds_goals.FOR
    return table[at.contract.goal][0 if at.declares else 1]
