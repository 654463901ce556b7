"""What a teacher sees in a position: what each choice brings, how sure that is, and what a choice has given away.

It knows what the viewer knows and nothing else. Everything that is shown comes from one `Analysis`, so that order,
number and mark always agree:

- The order is that of the bots (`engine.thinking`): by what the worlds say, and among choices that are as good as far
  as one can tell by their rules of thumb.
- `value` and `chance` never rise along that order. Where the order was decided by something finer, or by a rule, the
  choices concerned are given their common mean: they are equal, as far as one can tell.
- A finer analysis of the same view and seed has the worlds of a coarser one and more of them, so it refines and does
  not gamble again. Hint, tutor and review go on with the same samples to the same last step: there is one answer to a
  position, whoever is asked.
- A choice that would not be looked at by itself is added to the others (`also`) and changes nothing in their numbers.
"""

from collections.abc import Iterable, Iterator
from math import inf
from typing import NamedTuple

from sjavs_desktop.core.game import interjections, legal
from sjavs_desktop.core.settled import settled
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.engine import beginner, thinking
from sjavs_desktop.engine.consider import SILENCE as SILENCE
from sjavs_desktop.engine.crew import Crew
from sjavs_desktop.engine.sampling import Sampler, plausible
from sjavs_desktop.engine.search import Budget, Found, summed
from sjavs_desktop.engine.standing import VALUES, has_chance, unit
from sjavs_desktop.engine.styles import EXPERT
from sjavs_desktop.engine.thinking import CONSIDERED


class Effort(NamedTuple):
    """How much is thought for a step of an analysis, beyond the step before."""

    play: Budget
    before: Budget


EFFORTS = (
    Effort(Budget(24, 3_000_000), Budget(16, 3_000_000)),
    Effort(Budget(96, 12_000_000), Budget(64, 12_000_000)),
    Effort(Budget(360, 60_000_000, seconds=6.0), Budget(320, 100_000_000, seconds=6.0)),
)
"""The steps of a hint: a first answer at once, then better ones while it is looked at."""
LAST = len(EFFORTS) - 1
"""The last step, to which hint, tutor and review go, so that their numbers are the same in the end."""

ROUNDS = 4
"""How many times its budget the last step may take before the play, where it has left much `open`."""
BLURRED = 0.5
"""A standard error, in game points of the limits, that is too large to tell a bad choice from a good one."""
CLEAR = 3.0
"""Standard errors by which a choice has to lie behind before nobody doubts it."""

SURE = 1.65
"""Standard errors that a loss must exceed a limit by before anybody is blamed for it.

One in twenty losses that lie just at the limit is called a mistake, and hardly any that lies below it. More would pass
over losses in the auction, where a few hundred worlds leave an error of 0.4 game points (`tests.bench.teacher`).
"""


TEACHER = EXPERT._replace(advised=0.5, careful=0.5, duty=0.75)
"""An expert that follows the rules of thumb only among very nearly equal choices: what it puts first is believed."""


class Prospect(NamedTuple):
    """What a choice is expected to bring."""

    action: Action
    value: float
    """Game points towards the match that it brings from how the accounts stand; it never rises along the order."""
    error: float
    """Standard error of its difference to the best choice; 0 for the best one."""
    chance: float | None = None
    """Chance to win the match after it (or not to lose it, where one loses), 0 to 1; None where the match has no end
    that depends on it. It never rises along the order either."""


class Analysis(NamedTuple):
    """All legal choices of a position, the best first; of very many exchanges only the plausible ones."""

    choices: tuple[Prospect, ...]
    worlds: int
    """Deals that could be in which the choices were tried; 0 when nothing was weighed, and then nobody is blamed."""
    effort: int = 0
    """The step of `EFFORTS` that it comes from."""
    advice: Action | None = None
    """What the rules of thumb would do; SILENCE for saying nothing out of turn."""
    over: bool = False
    """Whether nothing can change the score of the deal any more, so that it does not matter what is chosen."""
    unit: float = 1.0
    """What a game point of the limits is in this game (`engine.standing.unit`)."""
    spread: float = 0.0
    """Standard error of what the first choice itself brings."""

    @property
    def best(self) -> Prospect | None:
        """The first choice; None when there is nothing to choose."""
        return self.choices[0] if self.choices else None

    def of(self, action: Action) -> Prospect | None:
        """What was found out about an action; None when it is not legal here, or was not looked at."""
        return next((one for one in self.choices if one.action == action), None)


class Limits(NamedTuple):
    """What a choice may cost before the teacher calls it so, in game points of a Faroese rubber.

    In another game they are so many times the worth of its smallest deal (`Analysis.unit`).
    """

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


# -- Analysing ---------------------------------------------------------------------------------------------------------


def weighed(view: View) -> bool:
    """Whether the choice of the viewer is one that worlds can tell about."""
    if view.table.turn != view.seat:
        return bool(interjections(view))
    return view.table.phase in (*CONSIDERED, "play")


def ruled(view: View) -> bool:
    """Whether only a rule of thumb can tell: laying comes before the cards are all dealt."""
    return view.table.turn == view.seat and view.table.phase == "legen"


class Study:
    """An analysis that is refined step by step; each step keeps the worlds of those before.

    The steps must be taken in order. Whoever wants to stop one halts its crew; what was stopped is no analysis.
    """

    def __init__(
        self,
        view: View,
        seed: int,
        crew: Crew | None = None,
        also: tuple[Action, ...] = (),
        patient: bool = False,
    ) -> None:
        """`also` as in `analyse`; `patient` is to heed no clock, however slow the machine is."""
        self.view, self.seed, self.effort, self.patient = view, seed, -1, patient
        self._crew = crew or thinking.crew()
        self._sampler = Sampler(view, seed, self._crew) if weighed(view) else None
        self._wider: list[tuple[Action, Sampler]] = []
        self.widen(also)
        self._over = view.table.phase == "play" and view.table.turn == view.seat and settled(view)
        self._reason = ""
        self._advice = self.advised()

    def widen(self, also: tuple[Action, ...]) -> None:
        """Looks at more actions, each with a sampler of its own: with them in theirs the others would spend other
        budgets, and their numbers be other ones for having been compared with them.
        """
        if self._sampler is None or not also:
            return
        known = {*plausible(self.view), *(one for one, _ in self._wider)}
        for action in dict.fromkeys(also):
            if action in known or action not in legal(self.view):
                continue
            wide = Sampler(self.view, self.seed, self._crew, (action,))
            for effort in range(self.effort + 1):
                wide.more(self._budget(wide, effort))
            self._wider.append((action, wide))

    def _budget(self, sampler: Sampler, effort: int) -> Budget:
        """What may be spent for a step."""
        budget = EFFORTS[effort].play if sampler.playing else EFFORTS[effort].before
        return budget._replace(seconds=inf) if self.patient else budget

    def use(self, crew: Crew) -> None:
        """Goes on with other searchers; the answers depend on none."""
        self._crew = crew
        for one in self._samplers():
            one.crew = crew

    def _samplers(self) -> Iterator[Sampler]:
        if self._sampler is not None:
            yield self._sampler
        yield from (one for _, one in self._wider)

    def advised(self) -> Action | None:
        """What the rules of thumb would do."""
        view = self.view
        if view.table.turn != view.seat:
            return (beginner.decide(view, self.seed) or SILENCE) if interjections(view) else None
        if view.table.phase == "play":
            advice, self._reason = beginner.play(view)
            return advice
        return beginner.decide(view, self.seed) if legal(view) else None

    @property
    def done(self) -> bool:
        """Whether there is no finer analysis: of what is no choice the first few worlds are enough."""
        one = self._sampler is None or len(self._sampler.choices.keys) == 1
        return self.effort + 1 >= (1 if one else len(EFFORTS))

    def step(self) -> Analysis:
        """The next finer analysis; the last one again when there is no finer."""
        if not self.done:
            self.effort += 1
            for one in self._samplers():
                one.more(self._budget(one, self.effort))
                if self.effort == LAST and not one.playing:
                    self._go_on(one)
        return self.analysis()

    def _go_on(self, sampler: Sampler) -> None:
        """Takes the last step again, and again, while it has left too much open.

        Before the play a deal can bring anything from a lost solo to a won one, and where many may be worth playing
        the budget ends after a few dozen of them.
        """
        for _ in range(ROUNDS - 1):
            if self._crew.stopped or not self.open(sampler):
                return
            sampler.more(self._budget(sampler, LAST))

    def open(self, sampler: Sampler) -> bool:
        """Whether a choice may be a bad one, or as good as the first, for all that the worlds have told."""
        if not sampler.rows:
            return False
        scale = unit(self.view.rules.score)
        first = sampler.choices.of[self.first(sampler)]
        values = [one.value for one in sampler.means()]
        return any(
            error > BLURRED * scale and abs(values[first] - value) < CLEAR * error + scale
            for value, error in zip(values, sampler.errors(first), strict=True)
        )

    def analysis(self) -> Analysis:
        """What is known by now."""
        sampler = self._sampler
        if sampler is None:
            ruled_by = self.by_rule()
            return Analysis(ruled_by, 0, max(0, self.effort), self._advice if ruled_by else None)
        prospects = tuple(self.prospects(sampler))
        for action, wide in self._wider:
            none = Prospect(action, 0.0, 0.0)
            prospects = added(prospects, action, wide) if sampler.rows else (*prospects, none)
        spread = sampler.spread(sampler.choices.of[self.order(sampler)[0]]) if sampler.rows else 0.0
        return Analysis(
            prospects, len(sampler.rows), self.effort, self._advice, self._over, unit(self.view.rules.score), spread
        )

    def by_rule(self) -> tuple[Prospect, ...]:
        """The choices where nothing is weighed: what is advised first."""
        if not ruled(self.view):
            return ()
        return tuple(Prospect(one, 0.0, 0.0) for one in sorted(legal(self.view), key=lambda one: one != self._advice))

    def prospects(self, sampler: Sampler) -> Iterator[Prospect]:
        """The choices in their order, with the numbers that go with it."""
        view, means, picked = self.view, sampler.means(), sampler.choices
        order = self.order(sampler)
        if not sampler.rows:
            # Nothing was finished in time, so nothing but the advice is known.
            yield from (Prospect(picked.actions[place], 0.0, 0.0) for place in order)
            return
        errors = sampler.errors(picked.of[order[0]])
        score = view.rules.score
        start = VALUES[score.end](score, view.table.scores, account(view.rules, view.seat))
        values = falling([means[picked.of[place]].value - start for place in order])
        chances = falling([means[picked.of[place]].chance for place in order])
        known = has_chance(score)
        for place, value, chance in zip(order, values, chances, strict=True):
            yield Prospect(picked.actions[place], value, errors[picked.of[place]], chance if known else None)

    def order(self, sampler: Sampler) -> list[int]:
        """The places of the actions, the best first."""
        means, picked = sampler.means(), sampler.choices
        if not sampler.rows:
            return sorted(range(len(picked.actions)), key=lambda place: picked.actions[place] != self._advice)
        first = self.first(sampler)
        top = picked.of[first]

        def key(place: int) -> tuple[bool, bool, float, int]:
            each = picked.of[place]
            return place != first, each != top, -means[each].rank, each

        return sorted(range(len(picked.actions)), key=key)

    def first(self, sampler: Sampler) -> int:
        """The place of the first choice: that of an expert, from the worlds of the teacher."""
        picked = sampler.choices
        found = ranked(sampler)
        if sampler.playing:
            assert self._advice is not None
            assert isinstance(self._advice.value, int)
            card = thinking.picked(TEACHER, self.view, found, self._advice.value, self._reason)
            return picked.actions.index(Action(self.view.seat, "play", card))
        return thinking.preferred(TEACHER, self.view, list(picked.actions), found, self._advice)


def added(found: tuple[Prospect, ...], action: Action, wide: Sampler) -> tuple[Prospect, ...]:
    """The prospects with one more, put where it belongs by how far it lay behind the first in a wider sample.

    Where that has come to nothing in its budget it is not added: what was not found out is not judged.
    """
    best, picked = found[0], wide.choices
    if not wide.rows:
        return found
    mine, top = (picked.of[picked.actions.index(one)] for one in (action, best.action))
    means = wide.means()
    value = best.value - max(0.0, means[top].value - means[mine].value)
    place = sum(one.value >= value for one in found)
    chance = None
    if best.chance is not None:
        least = found[place].chance if place < len(found) else 0.0
        most = found[place - 1].chance
        assert least is not None
        assert most is not None
        chance = min(most, max(least, best.chance - (means[top].chance - means[mine].chance)))
    one = Prospect(action, value, wide.errors(top)[mine], chance)
    return (*found[:place], one, *found[place:])


def ranked(sampler: Sampler) -> Found:
    """What the bots would make of the samples."""
    return summed(list(sampler.choices.keys), [[one.rank for one in row] for row in sampler.rows])


def falling(values: list[float]) -> list[float]:
    """The values, made never to rise: neighbours that would are given their mean (isotonic regression)."""
    pools: list[tuple[float, int]] = []
    for value in values:
        mean, size = value, 1
        while pools and pools[-1][0] < mean:
            before, count = pools.pop()
            mean, size = (before * count + mean * size) / (count + size), count + size
        pools.append((mean, size))
    return [mean for mean, size in pools for _ in range(size)]


def analyse(
    view: View, seed: int, effort: int = 0, crew: Crew | None = None, also: tuple[Action, ...] = ()
) -> Analysis:
    """What each legal choice of the viewer brings; empty where the viewer has nothing to decide that matters.

    The same view, seed and effort give the same analysis. Where there are very many exchanges only the plausible ones
    are in it, and those of `also`, so that what somebody has done can be judged. Out of turn saying nothing (SILENCE)
    is a choice. Without a `crew` it is the bots' own that searches; whoever wants to stop it halts the crew
    (`engine.thinking.halt`); what was stopped is no analysis.
    """
    study = Study(view, seed, crew, also)
    found = study.analysis()
    for _ in range(effort + 1):
        found = study.step()
    return found


# -- Judging -----------------------------------------------------------------------------------------------------------


def judge(analysis: Analysis, action: Action, limits: Limits, shown: Iterable[Analysis] = ()) -> Verdict:
    """What an action has given away, graded by the limits; never more than the doubt about it allows.

    A choice is graded when what it costs lies `SURE` standard errors above the lowest limit, and then by its cost.
    `analysis` is the finest that there is. `shown` are those that were shown before the choice was made: who has done
    what one of them put first has followed the teacher and is never blamed, whatever was found out later. Nobody is
    blamed either where nothing can change any more, for a choice that was not looked at, or that is the only one.
    """
    best, chosen = analysis.best, analysis.of(action)
    if best is None or chosen is None or not analysis.worlds or analysis.over:
        return Verdict(0.0, 0.0, "")
    cost = max(0.0, best.value - chosen.value)
    followed = any(one.best is not None and one.best.action == action for one in (analysis, *shown))
    grade = ""
    if not followed and cost - SURE * chosen.error >= min(limits) * analysis.unit:
        for key in ("doubtful", "bad", "very_bad"):
            if cost >= getattr(limits, key) * analysis.unit:
                grade = key
    return Verdict(cost, chosen.error, grade)
