"""Choices before the play: in each world the rules of thumb go on to the play, and the search looks further."""

from sjavs_desktop.core.calling import called_card
from sjavs_desktop.core.cards import Card
from sjavs_desktop.core.game import apply, interjections, legal, speakers
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import CHANCE, OVER, Action, View, ranking_of
from sjavs_desktop.core.view import imagined
from sjavs_desktop.core.view import view as seen_by
from sjavs_desktop.engine import beginner, doubling
from sjavs_desktop.engine.search import Searcher
from sjavs_desktop.engine.standing import VALUES
from sjavs_desktop.engine.tables import counting
from sjavs_desktop.engine.worlds import World
from sjavs_desktop.engine.worth import GENTLE

SILENCE = Action(-3, "silent")
"""To say nothing out of turn."""


def actions_of(view: View) -> list[Action]:
    """What the viewer may do; out of turn also nothing."""
    if view.table.turn != view.seat:
        return [SILENCE, *interjections(view)]
    return list(legal(view))


def covers_of(view: View, world: World) -> tuple[tuple[Card | None, ...], ...]:
    """The covered cards of a world at their places."""
    rows = []
    for seat, row in enumerate(view.table.spread):
        below = iter(world.covered[seat])
        rows.append(tuple(next(below) if spot.covered else None for spot in row))
    return tuple(rows)


def worth_of(view: View, world: World, action: Action, searcher: Searcher, seed: int, nodes: int) -> float | None:
    """What an action brings in a world: the rules of thumb go on to the play, then all cards lie open.

    None when the world does not fit what was said, or when it took more than `nodes` positions.
    """
    state = imagined(view, world.hands, world.middle & ~view.aside, covers_of(view, world))
    scored = len(view.table.results)
    if action != SILENCE:
        state, _ = apply(state, action)
    while state.table.phase not in ("play", OVER) and state.table.turn != CHANCE:
        seen = seen_by(state, state.table.turn)
        chosen = beginner.decide(seen, seed) if legal(seen) else None
        if chosen is None:
            return None
        state, _ = apply(state, chosen)
    # Who would say Kontra or Re by the rules of thumb says it: a weak bid costs the more.
    for _ in range(view.rules.stakes.doubles):
        seats = (*speakers(state), state.table.turn) if state.table.phase == "play" else ()
        said = (doubling.double(seen_by(state, seat))[0] for seat in seats)
        spoken = next((one for one in said if one is not None), None)
        if spoken is None:
            break
        state, _ = apply(state, spoken)
    table, rules = state.table, view.rules
    if table.phase != "play":
        left = table.results[-1].after if len(table.results) > scored else table.scores
        return VALUES[rules.score.end](rules.score, left, account(rules, view.seat))
    card, partner = called_card(rules, table), table.partner
    if partner is None and card is not None:
        partner = next((seat for seat, hand in enumerate(state.hands) if hand >> card & 1), None)
    below = tuple(tuple(one for one in row if one is not None) for row in state.covered)
    found = World(state.hands, below, state.talon | state.aside, partner)
    seen = seen_by(state, view.seat)
    value = searcher.value(seen, found, nodes)
    return None if value is None else value + laid_away(seen, found)


def laid_away(seen: View, world: World) -> float:
    """What the card points in the middle, which the declarer has for certain, add where no step is at stake.

    The play itself counts only what is still to be taken (`engine.worth`).
    """
    table, rules = seen.table, seen.rules
    ranking = ranking_of(rules, table)
    if ranking is None or table.declarer is None or rules.contract(table.contract or "").goal != "points":
        return 0.0
    mine = counting(rules, table, seen.seat, world.partner)[seen.seat]
    return (GENTLE if mine else -GENTLE) * ranking.points_in(world.middle)
