"""What a teacher sees in a position: what each choice brings, how sure that is, and what a choice has given away.

It knows what the viewer knows and nothing else. Everything that is shown comes from one `Analysis`, so that order,
number and mark always agree.
"""

from typing import NamedTuple

from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.engine.search import Budget
from sjavs_desktop.engine.standing import VALUES
from sjavs_desktop.engine.thinking import CONSIDERED, consider, search


class Effort(NamedTuple):
    """How much is thought for an analysis."""

    play: Budget
    before: Budget


EFFORTS = (
    Effort(Budget(12, 1_500_000), Budget(8, 1_500_000)),
    Effort(Budget(60, 7_000_000), Budget(40, 8_000_000)),
    Effort(Budget(240, 40_000_000, seconds=6.0), Budget(160, 40_000_000, seconds=6.0)),
)
"""The steps of a hint: a first answer at once, then better ones while it is looked at."""


class Prospect(NamedTuple):
    """What a choice is expected to bring."""

    action: Action
    value: float
    """Game points towards the match that it brings from how the accounts stand; the order of the choices."""
    error: float
    """Standard error of its difference to the best choice; 0 for the best one."""
    chance: float | None = None
    """Chance to win the match after it, 0 to 1; None where a match has no end of its own."""


class Analysis(NamedTuple):
    """All legal choices of a position, the best first."""

    choices: tuple[Prospect, ...]
    worlds: int
    """Deals that could be in which the choices were tried; 0 when nothing was weighed."""
    effort: int = 0
    """The step of `EFFORTS` that it comes from."""

    @property
    def best(self) -> Prospect | None:
        """The first choice; None when there is nothing to choose."""
        return self.choices[0] if self.choices else None

    def of(self, action: Action) -> Prospect | None:
        """What was found out about an action; None when it is not legal here."""
        return next((one for one in self.choices if one.action == action), None)


class Limits(NamedTuple):
    """What a choice may cost before the teacher calls it so, in game points."""

    doubtful: float = 0.3
    bad: float = 1.0
    very_bad: float = 2.5


class Verdict(NamedTuple):
    """What a choice has given away."""

    cost: float
    """Game points towards the match behind the best choice."""
    error: float
    grade: str
    """`doubtful`, `bad`, `very_bad`, or empty for a choice that is as good as the best as far as one can tell."""


SURE = 2.0
"""Standard errors that a loss must exceed before anybody is blamed for it."""


def analyse(view: View, seed: int, effort: int = 0) -> Analysis:
    """What each legal choice of the viewer brings; empty where the viewer has nothing to decide.

    Every legal action is in it, also those that count the same as another. The same view, seed and effort give the same
    analysis. Whoever wants to stop it calls `engine.thinking.halt`; what was stopped is no analysis.
    """
    table, budget = view.table, EFFORTS[effort]
    if table.turn != view.seat:
        return Analysis((), 0, effort)
    score = view.rules.score
    start = VALUES[score.end](score, table.scores, account(view.rules, view.seat))
    if table.phase == "play":
        found = search(view, seed, budget.play)
        actions = [Action(view.seat, "play", one.card) for one in found.options]
    elif table.phase in CONSIDERED:
        legal_actions, found = consider(view, seed, budget.before)
        actions = [legal_actions[one.card] for one in found.options]
    else:
        return Analysis((), 0, effort)
    choices = tuple(
        Prospect(action, one.value - start, one.error) for action, one in zip(actions, found.options, strict=True)
    )
    return Analysis(choices, found.worlds, effort)


def judge(analysis: Analysis, action: Action, limits: Limits) -> Verdict:
    """What an action has given away, graded by the limits; never more than the doubt about it allows."""
    best, chosen = analysis.best, analysis.of(action)
    if best is None or chosen is None or not analysis.worlds:
        return Verdict(0.0, 0.0, "")
    cost = best.value - chosen.value
    certain = cost > SURE * chosen.error
    grade = ""
    if certain:
        for key in ("doubtful", "bad", "very_bad"):
            if cost >= getattr(limits, key):
                grade = key
    return Verdict(cost, chosen.error, grade)
