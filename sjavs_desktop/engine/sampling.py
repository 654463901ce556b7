"""What a teacher finds out about the choices of a view, world by world, so that it can be refined step by step."""

from math import sqrt
from typing import NamedTuple

from sjavs_desktop.core.cards import Card
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import Action, View, ranking_of
from sjavs_desktop.engine.consider import actions_of, played_on, ranked
from sjavs_desktop.engine.crew import Crew, sources
from sjavs_desktop.engine.exchanging import by_worth
from sjavs_desktop.engine.search import Budget, Searcher, stand_ins
from sjavs_desktop.engine.standing import VALUES, chance, has_chance, unit
from sjavs_desktop.engine.thinking import FEW, MORE
from sjavs_desktop.engine.worlds import World
from sjavs_desktop.engine.worth import Stairs, odds

PLAUSIBLE = 10
"""Exchanges that are looked at where there are `MANY`: those of the cards that are worth least in the play."""
MANY = 14
"""More exchanges than that take too long to look at all of them."""

DOUBT = 4.0
"""How far one world more, such as none that was met, could lie off, in game points (`standing.unit`).

It keeps a few worlds that agree by chance from being taken for a proof.
"""


class Sample(NamedTuple):
    """What a choice brings in one world."""

    rank: float
    """What the bots go by: game points, and a little for card points where no step of the score is near."""
    value: float
    """Game points towards the match."""
    chance: float
    """Chance to win the match; 0 where there is none."""


class Summed(NamedTuple):
    """What a choice brings over all worlds: the means of a `Sample`."""

    rank: float
    value: float
    chance: float


def sampled(found: Stairs, steps: int) -> Sample:
    """What it brings to reach so many steps."""
    known = odds(found)[steps] if has_chance(found.at.rules.score) else 0.0
    return Sample(found.values[steps], found.plain[steps], known)


def standing(view: View, scores: tuple[int, ...]) -> Sample:
    """What it brings to end a deal without play, with those accounts."""
    score, mine = view.rules.score, account(view.rules, view.seat)
    value = VALUES[score.end](score, scores, mine)
    return Sample(value, value, chance(score, scores, mine, view.table.crosses) or 0.0)


def played_cards(view: View, world: World, cards: list[Card], searcher: Searcher) -> list[Sample] | None:
    """What each card brings in a world; None when it took too long."""
    ends = searcher.ends(view, world, cards, searcher.left)
    return None if ends is None else [sampled(ends[0], steps) for steps in ends[1]]


def taken_action(view: View, world: World, action: Action, searcher: Searcher, seed: int) -> Sample | None:
    """What an action brings in a world; None when it took too long or does not fit."""
    found = played_on(view, world, action, seed)
    if found is None:
        return None
    if found.world is None:
        return standing(view, found.scores)
    end = searcher.end(found.view, found.world, searcher.left)
    if end is None:
        return None
    return sampled(*end)._replace(rank=ranked(view, found.view, found.world, *end))


def plausible(view: View, also: tuple[Action, ...] = ()) -> list[Action]:
    """What the viewer may do and is worth looking at: all of it, but of very many exchanges the likeliest."""
    actions = actions_of(view)
    away = [one for one in actions if one.kind == "exchange"]
    if len(away) <= MANY:
        return actions
    kept = {*by_worth(view, away)[:PLAUSIBLE], *also}
    return [one for one in actions if one.kind != "exchange" or one in kept]


class Choices(NamedTuple):
    """What a view lets one choose from."""

    actions: tuple[Action, ...]
    """Everything that may be done."""
    keys: tuple[Card | int, ...]
    """What is looked at, each once: cards in the play, and before it places among the actions."""
    of: tuple[int, ...]
    """For each action the place of its key."""


def choices(view: View, also: tuple[Action, ...] = ()) -> Choices:
    """The choices of a view; cards that count the same have one key."""
    ranking = ranking_of(view.rules, view.table)
    if view.table.phase == "play" and view.table.turn == view.seat and ranking is not None:
        instead = stand_ins(view, ranking)
        keys = tuple(dict.fromkeys(instead.values()))
        actions = tuple(Action(view.seat, "play", one) for one in instead)
        return Choices(actions, keys, tuple(keys.index(one) for one in instead.values()))
    found = tuple(plausible(view, also))
    return Choices(found, tuple(range(len(found))), tuple(range(len(found))))


class Sampler:
    """The worlds of a view and what each choice brings in them; more are added at will.

    The same view, seed and steps give the same samples, whether they were taken one after the other or at once.
    """

    def __init__(self, view: View, seed: int, crew: Crew, also: tuple[Action, ...] = ()) -> None:
        self.view, self.seed, self.crew = view, seed, crew
        self.choices = choices(view, also)
        self.playing = view.table.phase == "play" and view.table.turn == view.seat
        self.rows: list[list[Sample]] = []
        self._sources = sources(view, seed)

    def more(self, budget: Budget) -> None:
        """Looks at more worlds."""
        if self.playing and self.view.own.bit_count() <= FEW:
            budget = budget._replace(worlds=MORE * budget.worlds)
        self.rows += self.crew.more(self.work, self._sources, budget)

    def work(self, searcher: Searcher, world: World, number: int) -> list[Sample] | None:
        """What each choice brings in a world."""
        if self.playing:
            return played_cards(self.view, world, list(self.choices.keys), searcher)
        found = []
        for action in self.choices.actions:
            one = taken_action(self.view, world, action, searcher, self.seed + number)
            if one is None:
                return None
            found.append(one)
        return found

    def means(self) -> list[Summed]:
        """For each key what it brings on average."""
        number = max(1, len(self.rows))
        return [
            Summed(*(sum(row[place][each] for row in self.rows) / number for each in range(3)))
            for place in range(len(self.choices.keys))
        ]

    def spread(self, place: int) -> float:
        """The standard error of what a key itself brings, whatever the others bring."""
        number, found = max(1, len(self.rows)), [row[place].value for row in self.rows]
        mean = sum(found) / number
        squares = sum((one - mean) ** 2 for one in found) + (DOUBT * unit(self.view.rules.score)) ** 2
        return sqrt(squares) / number

    def errors(self, first: int) -> list[float]:
        """For each key the standard error of how far its value lies behind that of the first one."""
        number, found = len(self.rows), list[float]()
        doubt = DOUBT * unit(self.view.rules.score)
        for place in range(len(self.choices.keys)):
            gaps = [row[first].value - row[place].value for row in self.rows]
            mean = sum(gaps) / max(1, number)
            squares = sum((one - mean) ** 2 for one in gaps) + doubt**2
            found.append(0.0 if place == first else sqrt(squares) / max(1, number))
        return found
