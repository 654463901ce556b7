"""Bots that search: worlds for the cards and for what comes before them; how much of it makes their level."""

from typing import NamedTuple

from sjavs_desktop.core.cards import cards_in
from sjavs_desktop.core.game import interjections
from sjavs_desktop.core.state import Action, View, ranking_of
from sjavs_desktop.engine import beginner
from sjavs_desktop.engine.consider import actions_of, worth_of
from sjavs_desktop.engine.crew import Crew
from sjavs_desktop.engine.search import Budget, Found, Option, Row, Searcher, candidates, summed
from sjavs_desktop.engine.worlds import World


class Style(NamedTuple):
    """The few numbers that make a level."""

    play: Budget
    before: Budget | None
    """For bids, names, exchanges and marriages; None leaves these to the rules of thumb."""
    advised: float = 0.5
    """Standard errors within which a card counts as good as the best, so that the rules of thumb may choose."""
    careful: float = 0.5
    """The same for choices before the play."""
    margin: float = 0.0
    """Game points besides that such a choice must bring more than what the rules of thumb advise."""


CONSIDERED = ("auction", "naming", "exchange", "marriage", "fold")
"""Phases before the play that are thought about."""
MANY = 24
"""Choices above which the rules of thumb decide."""

FEW, MORE = 3, 10
"""With so few cards a world costs next to nothing and few deals are left, so that all of them should be met."""

_crew: list[Crew] = []


def crew() -> Crew:
    """The searchers of this process; they are made when first needed."""
    if not _crew:
        _crew.append(Crew())
    return _crew[0]


def halt() -> None:
    """Ends what is being thought; may be called from any thread."""
    for one in _crew:
        one.halt()


def search(view: View, seed: int, budget: Budget) -> Found:
    """The legal cards by what they are expected to bring."""
    ranking = ranking_of(view.rules, view.table)
    assert ranking is not None
    cards = candidates(view, ranking)
    if len(cards) == 1:
        return Found((Option(cards[0], 0.0, 0.0),), 0)

    if budget.reads and view.own.bit_count() <= FEW:
        budget = budget._replace(worlds=MORE * budget.worlds)

    def work(searcher: Searcher, world: World, number: int) -> Row | None:
        return searcher.weigh(view, world, cards, searcher.left)

    return summed(cards, crew().rows(work, view, seed, budget))


def consider(view: View, seed: int, budget: Budget) -> tuple[list[Action], Found]:
    """The choices, and what each is expected to bring; options tell the place of a choice instead of a card."""
    actions = actions_of(view)
    if len(actions) == 1:
        return actions, Found((Option(0, 0.0, 0.0),), 1)
    if len(actions) > MANY:
        return actions, Found((), 0)

    def work(searcher: Searcher, world: World, number: int) -> Row | None:
        row = []
        for action in actions:
            value = worth_of(view, world, action, searcher, seed + number, searcher.left)
            if value is None:
                return None
            row.append(value)
        return row

    return actions, summed(list(range(len(actions))), crew().rows(work, view, seed, budget))


def decide(style: Style, view: View, seed: int) -> Action | None:
    """What a bot of that style does; None to say nothing out of turn."""
    phase, table = view.table.phase, view.table
    if phase == "play" and table.turn == view.seat:
        spoken = beginner.decide(view, seed) if interjections(view) else None
        if spoken is not None and spoken.kind != "play":
            return spoken
        return Action(view.seat, "play", card(style, view, seed))
    if style.before is None or phase not in CONSIDERED or table.turn != view.seat:
        return beginner.decide(view, seed)
    actions, found = consider(view, seed, style.before)
    return actions[preferred(style, view, seed, actions, found)] if found.worlds else beginner.decide(view, seed)


def preferred(style: Style, view: View, seed: int, actions: list[Action], found: Found) -> int:
    """The place of the best choice; of choices that are as good, of the one that the rules of thumb advise."""
    best, advice = found.options[0], beginner.decide(view, seed)
    close = [one for one in found.options if best.value - one.value <= style.careful * one.error + style.margin]
    return next((one.card for one in close if actions[one.card] == advice), best.card)


def card(style: Style, view: View, seed: int) -> int:
    """The best card; of cards that are as good as far as the worlds tell, the one that the rules of thumb advise."""
    found = search(view, seed, style.play)
    best, advice = found.options[0], beginner.decide(view, seed)
    close = {one.card for one in found.options if best.value - one.value <= style.advised * one.error}
    if advice is None or not isinstance(advice.value, int):
        return best.card
    like = same(view, advice.value, close)
    return advice.value if like else best.card


def same(view: View, one: int, close: set[int]) -> bool:
    """Whether a card, or one that stands for it, is among those that are as good as the best."""
    if one in close:
        return True
    ranking = ranking_of(view.rules, view.table)
    assert ranking is not None
    gone = sum(1 << played for trick in view.table.tricks for played in trick.cards)
    group = ranking.group[one]
    members = sorted(
        cards_in(ranking.members[group] & ~gone),
        key=lambda each: ranking.strength[each],
    )
    place = members.index(one)
    while place and view.own >> members[place - 1] & 1 and ranking.points[members[place - 1]] == ranking.points[one]:
        place -= 1
        if members[place] in close:
            return True
    return False
