"""Choices before the play: in each world the rules of thumb go on to the play, and the search looks further."""

from typing import Any, NamedTuple

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
from sjavs_desktop.engine.worth import GENTLE, Stairs

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
    found = played_on(view, world, action, seed)
    if found is None:
        return None
    seen, left, held = found
    if held is None:
        return VALUES[view.rules.score.end](view.rules.score, left, account(view.rules, view.seat))
    end = searcher.end(seen, held, nodes)
    return None if end is None else ranked(view, seen, held, *end)


def ranked(view: View, seen: View, world: World, found: Stairs, steps: int) -> float:
    """What choices before the play go by: only an exchange also by the points that count where no step is near.

    In the auction they would make a bid worth more than a deal that is thrown in, which has none of them.
    """
    if view.table.phase != "exchange":
        return found.plain[steps]
    return found.values[steps] + laid_away(seen, world)


class PlayedOn(NamedTuple):
    """Where the rules of thumb have led to from an action before the play."""

    view: View
    """What the viewer sees there."""
    scores: tuple[int, ...]
    """The accounts; those after the deal if it has come to no play."""
    world: World | None
    """The cards at the first lead; None when it has come to no play."""


def played_on(view: View, world: World, action: Action, seed: int) -> PlayedOn | None:
    """Goes on from an action to the play by the rules of thumb; None when the world does not fit what was said."""
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
    if view.table.phase != "play":
        state = doubled(state)
    table, rules, seen = state.table, view.rules, seen_by(state, view.seat)
    if table.phase != "play":
        return PlayedOn(seen, table.results[-1].after if len(table.results) > scored else table.scores, None)
    card, partner = called_card(rules, table), table.partner
    if partner is None and card is not None:
        partner = next((seat for seat, hand in enumerate(state.hands) if hand >> card & 1), None)
    below = tuple(tuple(one for one in row if one is not None) for row in state.covered)
    return PlayedOn(seen, table.scores, World(state.hands, below, state.talon | state.aside, partner))


def doubled(state: Any) -> Any:
    """The state when whoever would say Kontra or Re by the rules of thumb has said it: a weak bid costs the more."""
    for _ in range(state.rules.stakes.doubles):
        seats = (*speakers(state), state.table.turn) if state.table.phase == "play" else ()
        said = (doubling.double(seen_by(state, seat))[0] for seat in seats)
        spoken = next((one for one in said if one is not None), None)
        if spoken is None:
            break
        state, _ = apply(state, spoken)
    return state


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
