"""Bots that search: worlds for the cards and for what comes before them; how much of it makes their level."""

from collections.abc import Container
from random import Random
from typing import NamedTuple

from sjavs_desktop.core.cards import Card, cards_in
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import Action, View, ranking_of
from sjavs_desktop.engine import beginner
from sjavs_desktop.engine.agreements import NOTHING, STANDARD, Agreed
from sjavs_desktop.engine.beginner import Habits
from sjavs_desktop.engine.bidding import rewards
from sjavs_desktop.engine.consider import actions_of, worth_of
from sjavs_desktop.engine.crew import Crew
from sjavs_desktop.engine.leading import LEADS
from sjavs_desktop.engine.memory import ALL, blurred, forgotten, lacking
from sjavs_desktop.engine.reading import Reading, read
from sjavs_desktop.engine.search import Budget, Found, Option, Row, Searcher, candidates, summed
from sjavs_desktop.engine.sparing import TRIFLE, exchange, sparing
from sjavs_desktop.engine.standing import VALUES
from sjavs_desktop.engine.talk import Decision, Expected
from sjavs_desktop.engine.worlds import World


class Style(NamedTuple):
    """The few numbers that make a level."""

    play: Budget
    before: Budget | None
    """For bids, names, exchanges and marriages; None leaves these to the rules of thumb."""
    advised: float = 0.5
    """Standard errors within which a card counts as good as the best, so that the rules of thumb may choose."""
    duty: float = 1.5
    """The same where the rules of thumb speak for what a partner is owed (`DUTIES`)."""
    careful: float = 0.5
    """The same for choices before the play."""
    margin: float = 0.0
    """Game points besides that such a choice must bring more than what the rules of thumb advise."""
    eager: float = 0.0
    """How much more than expected a bid is taken to bring, as a share of what it brings just to make it.

    Below 0 it is less, for somebody who is shy of bidding.
    """
    agreed: Agreed = STANDARD
    """What partners have agreed upon (`engine.agreements`)."""
    heeds: bool = True
    """Whether the agreements are kept."""
    memory: str = ALL
    """What is remembered of the cards that were played (`engine.memory`)."""

    @property
    def habits(self) -> Habits:
        """How the rules of thumb are used."""
        return Habits(self.agreed if self.heeds else NOTHING, self.memory)


DUTIES = ("trump_before_ace", "trump_for_declarer")
"""Rules of thumb for what a partner is owed: any of their cards keeps to it.

In each world the search leads plain suits as if it saw where they lie, and as if the partner knew why.
"""

UNSURE = 6
"""By so many worlds less than there are an error is itself doubtful: of six worlds it may be twice as large."""
FEWEST = 4
"""Worlds below which nothing is known of what a choice brings, so that the rules of thumb decide."""

SURE = 0.5
"""Standard errors within which an exchange counts as good as the best, whatever the style."""

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


def search(view: View, seed: int, budget: Budget, memory: str = ALL) -> Found:
    """The legal cards by what they are expected to bring, to somebody who remembers so much."""
    ranking = ranking_of(view.rules, view.table)
    assert ranking is not None
    cards = candidates(view, ranking)
    if len(cards) == 1:
        return Found((Option(cards[0], 0.0, 0.0),), 0)

    if budget.reads and view.own.bit_count() <= FEW:
        budget = budget._replace(worlds=MORE * budget.worlds)
    lost = forgotten(view, memory)

    def work(searcher: Searcher, world: World, number: int) -> Row | None:
        if lost:
            world = blurred(view, world, lost, Random(f"{seed} {number}"))
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
    return chosen(style, view, seed).action


def decided(style: Style, view: View, seed: int) -> Decision:
    """What a bot of that style does, why, and what it knew."""
    return chosen(style, view, seed)._replace(lacks=lacking(view, style.memory))


def chosen(style: Style, view: View, seed: int) -> Decision:
    """What a bot of that style does and why."""
    phase, table = view.table.phase, view.table
    action: Action | None
    advice, reason = beginner.explain(view, seed, style.habits)
    mine = table.turn == view.seat
    if mine and phase == "play" and advice is not None and isinstance(advice.value, int):
        found = search(view, seed, style.play, style.memory)
        choices = [Expected(Action(view.seat, "play", one.card), one.value, one.error) for one in found.options]
        action = Action(view.seat, "play", picked(style, view, found, advice.value, reason))
        heard = style.play.reads
    elif mine and phase in CONSIDERED and style.before is not None:
        actions, found = consider(view, seed, style.before)
        choices = [Expected(actions[one.card], one.value, one.error) for one in found.options]
        action = actions[preferred(style, view, actions, found, advice)] if found.worlds >= FEWEST else advice
        heard = style.before.reads
    else:
        return Decision(advice, reason, advice=advice)
    if not found.worlds or len(choices) == 1:
        return Decision(action, reason if action == advice else "", advice=advice)
    score = view.rules.score
    start = VALUES[score.end](score, table.scores, account(view.rules, view.seat))
    agreed = reason if action == advice else ""
    return Decision(action, agreed, tuple(choices), found.worlds, advice, start=start, heard=heard)


def preferred(style: Style, view: View, actions: list[Action], found: Found, advice: Action | None) -> int:
    """The place of the best choice; of choices that are as good, of the one that the rules of thumb advise."""

    stakes = rewards(view) if style.eager and view.table.phase == "auction" else {}

    def value(one: Option) -> float:
        return one.value + style.eager * stakes.get(actions[one.card], 0)

    best = max(found.options, key=value)
    # What lies where after an exchange the search knows better than any rule; a bid hangs on what others do with it.
    careful = min(style.careful, SURE) if view.table.phase == "exchange" else style.careful
    close = [
        one for one in found.options if value(best) - value(one) <= careful * max(one.error, best.error) + style.margin
    ]
    chosen = next((one for one in close if actions[one.card] == advice), best)
    if view.table.phase != "exchange":
        return chosen.card
    ranking = ranking_of(view.rules, view.table)
    assert ranking is not None
    return exchange(ranking, actions, chosen, found.options).card


def picked(style: Style, view: View, found: Found, advice: Card, reason: str) -> Card:
    """The card that a bot of that style plays from what it has found and what the rule of that key advises."""
    if reason in DUTIES:
        style = style._replace(advised=max(style.advised, style.duty * (1 + UNSURE / max(1, found.worlds))))
        advice = dutiful(read(view, style.memory), found, reason, advice)
    return card(style, view, found, advice)


def dutiful(at: Reading, found: Found, reason: str, advice: Card) -> Card:
    """The best of the cards that a rule of thumb speaks for."""
    kept = next(rule for rule in LEADS if rule.key == reason).cards(at)
    return next((one.card for one in found.options if kept >> one.card & 1), advice)


def card(style: Style, view: View, found: Found, advice: Card) -> Card:
    """The best card; of cards that are as good as far as the worlds tell, the one that the rules of thumb advise.

    Where card points count it gives way to one that does the same and wastes less (`engine.sparing`).
    """
    best = found.options[0]
    at = read(view, style.memory)
    few = found.worlds < FEWEST
    worst = {one.card: best.value - style.advised * one.error - TRIFLE for one in found.options}
    close = {one.card: one for one in found.options if few or one.value >= worst[one.card]}
    place = standing_for(at, advice, close)
    pick, played = (best, best.card) if place is None else (close[place], advice)
    if view.table.spread or view.rules.contract(view.table.contract or "").goal != "points":
        return played
    return sparing(at, pick._replace(card=played), found.options, found.worlds)


def standing_for(at: Reading, one: Card, close: Container[Card]) -> Card | None:
    """The card among those that are as good as the best that is the given one, or stands for it; None without any."""
    if one in close:
        return one
    ranking, table = at.ranking, at.view.table
    gone = sum(1 << played for trick in table.tricks for played in trick.cards)
    members = sorted(
        cards_in(ranking.members[ranking.group[one]] & ~gone),
        key=lambda each: ranking.strength[each],
    )
    place = members.index(one)
    while place and at.hand >> members[place - 1] & 1 and ranking.points[members[place - 1]] == ranking.points[one]:
        place -= 1
        if members[place] in close:
            return members[place]
    return None
