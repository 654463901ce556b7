"""The review of a deal: what each choice gave away, with what was known and with all cards open, and the luck apart.

Every ply has a value with all cards open: what the deal is worth to an account if the rules of thumb go on to the play
and everybody then plays as if they saw all cards. It is counted in game points from where the accounts stood before the
deal. What it is worth before anybody has chosen is luck; what it moves by with an action is what that action gave, to
one side or the other; and all of it together is what the deal came to in the end.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import NamedTuple

from sjavs_desktop.core.game import legal
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import Action, Seat, View
from sjavs_desktop.engine.consider import SILENCE
from sjavs_desktop.engine.crew import SLOWER, Crew
from sjavs_desktop.engine.grounds import Ground, grounds
from sjavs_desktop.engine.kernel import COMPILED
from sjavs_desktop.engine.sampling import Sample, choices, standing, taken_action
from sjavs_desktop.engine.search import Searcher
from sjavs_desktop.engine.standing import VALUES, ended, ended_chance, has_chance
from sjavs_desktop.engine.teacher import LAST, Analysis, Limits, Study, Verdict, judge, weighed
from sjavs_desktop.engine.worlds import World

OPEN = 40_000_000
"""Positions that may be looked at to find out what a deal is worth with all cards open; hardly any takes as many."""


class Unsaid(NamedTuple):
    """A seat that might have doubled and did not: the last moment at which it could have."""

    view: View
    seed: int
    followed: tuple[Action, ...] = ()
    """What hints advised there."""


class Moment(NamedTuple):
    """A place of a record, before an action or behind the last one of a deal."""

    ply: int
    """How many actions stand before it."""
    action: Action | None
    """What was done; None at the end."""
    view: View | None
    """What whoever did it saw; None at the end and where chance deals."""
    seen: tuple[View, ...]
    """By account what its first seat saw."""
    world: World | None
    """How the cards lay; None before all are dealt and when the deal is over."""
    followed: tuple[Action, ...] = ()
    """What hints advised there, so that nobody is blamed for it."""
    seed: int = 0
    unsaid: tuple[Unsaid, ...] = ()
    """Who let the last chance to double go by here."""


class Reviewed(NamedTuple):
    """A choice and what it gave away."""

    ply: int
    seat: Seat
    phase: str
    trick: int
    """How many tricks were finished; 0 before the play."""
    action: Action
    """What was done; SILENCE where somebody might have doubled, and let the last chance to go by."""
    best: Action
    """What the teacher would have done with what was known; the same as `action` for a follower of hints."""
    knew: Verdict
    """What it cost with what was known."""
    open: float | None
    """Game points that it cost with all cards open; None where that took too long to find out."""
    open_best: Action | None
    """What was best with all cards open; the action itself if none was better."""
    before: float
    """What the best choice was expected to bring, in game points from where the accounts stood before the deal."""
    after: float
    """What the choice was expected to bring."""
    chance_before: float | None
    """The same as chances to win the match."""
    chance_after: float | None
    worlds: int = 0
    """Deals that could be in which the choices were tried."""
    reasons: tuple[Ground, ...] = ()
    """Why the best choice is good, from what was known."""
    against: tuple[Ground, ...] = ()
    """What is true of the choice itself where another one was better."""

    @property
    def grade(self) -> str:
        """`doubtful`, `bad`, `very_bad`, or empty."""
        return self.knew.grade


class Point(NamedTuple):
    """A point of the curve."""

    ply: int
    values: tuple[float, ...]
    """By account the value with all cards open, in game points from where the accounts stood before the deal."""
    chances: tuple[float, ...]
    """By account the chance to win the match, or not to lose it; empty where there is none."""


class DealReview(NamedTuple):
    """A deal looked back upon."""

    deal: int
    first: int
    """The ply of its shuffle."""
    choices: tuple[Reviewed, ...]
    curve: tuple[Point, ...]
    """From the first moment at which all cards were dealt to the end of the deal, or of what was played of it."""
    luck: tuple[float, ...]
    """By account what the cards were worth before anybody chose."""
    gave: tuple[tuple[float, ...], ...]
    """By seat and account what the actions of the seat moved: its own account mostly down, the others' up."""
    over: bool
    """Whether the deal was played to its end."""

    @property
    def outcome(self) -> tuple[float, ...]:
        """By account what the deal came to: luck and all that was given."""
        return self.curve[-1].values if self.curve else ()

    def mistakes(self, seat: Seat | None = None) -> tuple[Reviewed, ...]:
        """The graded choices of a seat, or of all seats, the most costly first."""
        found = [one for one in self.choices if one.grade and seat in (None, one.seat)]
        return tuple(sorted(found, key=lambda one: (-one.knew.cost, one.ply)))


class Asked(NamedTuple):
    """What a review is to look at."""

    seats: frozenset[Seat]
    effort: int = LAST
    limits: Limits = Limits()
    known: dict[int, tuple[View, Analysis]] | None = None
    """By seed analyses of that effort, of a hint or of a review that was cancelled; they are used and added to."""


class Stopped(Exception):
    """The review was stopped."""


# -- With all cards open -----------------------------------------------------------------------------------------------


def nodes() -> int:
    """Positions that may be looked at in one world."""
    return OPEN if COMPILED else OPEN // SLOWER


def open_value(view: View, world: World, searcher: Searcher, seed: int) -> Sample | None:
    """What a deal is worth to the viewer with all cards open; None when it took too long."""
    searcher.left = nodes()
    return taken_action(view, world, SILENCE, searcher, seed)


def open_choices(moment: Moment, searcher: Searcher) -> dict[Action, float] | None:
    """What each choice brings with all cards open; None when it took too long."""
    view, world = moment.view, moment.world
    assert view is not None
    assert world is not None
    assert moment.action is not None
    searcher.left = nodes()
    picked = choices(view, (moment.action,))
    if view.table.phase == "play" and view.table.turn == view.seat:
        ends = searcher.ends(view, world, list(picked.keys), searcher.left)
        if ends is None:
            return None
        return {one: ends[0].plain[ends[1][place]] for one, place in zip(picked.actions, picked.of, strict=True)}
    found: dict[Action, float] = {}
    for action in picked.actions:
        one = taken_action(view, world, action, searcher, moment.seed)
        if one is None:
            return None
        found[action] = one.value
    return found


def final(view: View, before: View) -> Sample:
    """What the accounts are worth after a deal that is over; `before` is the view of a moment within it."""
    score, mine, table = view.rules.score, account(view.rules, view.seat), before.table
    if len(view.table.results) == len(table.results):
        return standing(before, table.scores)
    after = view.table.results[-1].after
    value = ended(score, table.scores, after, mine, table.deciding)
    known = has_chance(score)
    odds = ended_chance(score, table.scores, after, mine, table.deciding, table.crosses) if known else 0.0
    return Sample(value, value, odds)


# -- A deal ------------------------------------------------------------------------------------------------------------


class Looker:
    """Looks at the moments of a deal one by one."""

    def __init__(self, moments: Sequence[Moment], asked: Asked, crew: Crew) -> None:
        self.moments, self.asked, self.crew = moments, asked, crew
        self.searcher = crew.searchers[0]
        self.starts = [
            VALUES[one.rules.score.end](one.rules.score, one.table.scores, account(one.rules, one.seat))
            for one in moments[0].seen
        ]

    def stopped(self) -> bool:
        """Whether somebody has halted the crew."""
        return bool(self.searcher.stop[0])

    def point(self, moment: Moment, last: Point | None) -> Point | None:
        """The point of the curve at a moment; what took too long to find out is as it was."""
        found: list[Sample] = []
        for each, view in enumerate(moment.seen):
            one: Sample | None
            if moment.world is not None:
                one = open_value(view, moment.world, self.searcher, moment.seed)
            elif view.table.deal_over and moment is self.moments[-1]:
                one = final(view, self.moments[-2].seen[each])
            else:
                return None
            if self.stopped():
                raise Stopped
            if one is None:
                return last._replace(ply=moment.ply) if last is not None else None
            found.append(one)
        values = tuple(one.value - start for one, start in zip(found, self.starts, strict=True))
        known = has_chance(moment.seen[0].rules.score)
        return Point(moment.ply, values, tuple(one.chance for one in found) if known else ())

    def choices(self, moment: Moment) -> Iterator[Reviewed]:
        """What was chosen there: by who let the last chance to double go by, and then by who did something."""
        for one in moment.unsaid:
            silent = moment._replace(action=SILENCE, view=one.view, followed=one.followed, seed=one.seed)
            found = self.choice(silent, one.view.seat)
            if found is not None:
                yield found
        done = self.choice(moment, moment.action.seat) if moment.action is not None else None
        if done is not None:
            yield done

    def choice(self, moment: Moment, seat: Seat) -> Reviewed | None:
        """What a choice gave away; None where there was nothing to choose, or somebody else chose."""
        view, action = moment.view, moment.action
        if view is None or action is None or seat not in self.asked.seats or not weighed(view):
            return None
        if view.table.turn == seat and (action not in legal(view) or len(legal(view)) < 2):
            return None
        analysis = self.analysis(view, action, moment.seed)
        if analysis.over or not analysis.worlds or analysis.of(action) is None:
            return None
        return self.judged(moment, view, action, analysis)

    def analysis(self, view: View, action: Action, seed: int) -> Analysis:
        """What there was to choose from: the very analysis that hint and tutor come to with the same step."""
        known = self.asked.known if self.asked.known is not None else {}
        if seed in known and known[seed][0] == view and known[seed][1].of(action) is not None:
            return known[seed][1]
        study = Study(view, seed, self.crew, (action,), patient=True)
        analysis = study.step()
        while study.effort < self.asked.effort and not study.done:
            analysis = study.step()
        if self.stopped():
            raise Stopped
        known[seed] = view, analysis
        return analysis

    def judged(self, moment: Moment, view: View, action: Action, analysis: Analysis) -> Reviewed:
        """The choice by both numbers."""
        best, chosen = analysis.best, analysis.of(action)
        assert best is not None
        assert chosen is not None
        verdict = judge(analysis, action, self.asked.limits)
        if action in moment.followed:
            verdict = verdict._replace(grade="")
        shown = open_choices(moment, self.searcher) if moment.world is not None else None
        if self.stopped():
            raise Stopped
        cost, open_best = None, None
        if shown is not None:
            top = max(shown.values())
            cost = top - shown[action]
            open_best = action if not cost else max(shown, key=lambda one: shown[one])
        return Reviewed(
            ply=moment.ply,
            seat=view.seat,
            phase=view.table.phase,
            trick=len(view.table.tricks),
            action=action,
            best=best.action,
            knew=verdict,
            open=cost,
            open_best=open_best,
            before=best.value,
            after=chosen.value,
            chance_before=best.chance,
            chance_after=chosen.chance,
            worlds=analysis.worlds,
            reasons=grounds(view, analysis, best.action, moment.seed),
            against=grounds(view, analysis, action, moment.seed) if verdict.grade else (),
        )


def review(
    moments: Sequence[Moment],
    asked: Asked,
    crew: Crew,
    told: Callable[[], None] = lambda: None,
    sofar: Callable[[DealReview], None] = lambda one: None,
) -> DealReview | None:
    """Looks back upon a deal; `told` is called after each moment. None when the crew was halted meanwhile.

    What was found out so far is given to `sofar` after each choice. The same moments give the same review: nothing is
    measured by a clock.
    """
    crew.ready()
    look, last = Looker(moments, asked, crew), None
    found: list[Reviewed] = []
    curve: list[Point] = []
    try:
        for moment in moments:
            last = look.point(moment, last)
            curve += [last] if last is not None else []
            for one in look.choices(moment):
                found.append(one)
                sofar(gathered(moments, found, curve))
            told()
    except Stopped:
        return None
    return gathered(moments, found, curve)


def gathered(moments: Sequence[Moment], found: Sequence[Reviewed], curve: Sequence[Point]) -> DealReview:
    """What was found out about a deal."""
    table = moments[-1].seen[0].table
    luck = curve[0].values if curve else (0.0,) * len(moments[0].seen)
    gave = given(moments, curve, moments[0].seen[0].rules.seats)
    first = moments[1].seen[0].table if len(moments) > 1 else table
    return DealReview(first.deal, moments[0].ply, tuple(found), tuple(curve), luck, gave, table.deal_over)


def given(moments: Sequence[Moment], curve: Collection[Point], seats: int) -> tuple[tuple[float, ...], ...]:
    """By seat and account what the actions of the seat moved."""
    at = {one.ply: one.values for one in curve}
    accounts = len(moments[0].seen)
    sums = [[0.0] * accounts for _ in range(seats)]
    for moment in moments:
        before, after = at.get(moment.ply), at.get(moment.ply + 1)
        if moment.action is None or moment.action.seat < 0 or before is None or after is None:
            continue
        for each in range(accounts):
            sums[moment.action.seat][each] += after[each] - before[each]
    return tuple(tuple(one) for one in sums)
