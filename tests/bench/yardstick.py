"""Players to measure the bots by: plain determinisation, and one who sees all cards. No bot plays like this.

A player here is asked with the whole state besides its view; only the cheater looks at it.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from sjavs_desktop.core.calling import called_card
from sjavs_desktop.core.state import Action, State, View, ranking_of
from sjavs_desktop.engine import beginner
from sjavs_desktop.engine.levels import level
from sjavs_desktop.engine.search import Budget, Searcher, candidates
from sjavs_desktop.engine.thinking import Style, decide, search
from sjavs_desktop.engine.worlds import World

Player: TypeAlias = Callable[[State, View, int], Action | None]
"""An action from the state, the view of who is asked, and a seed; None, out of turn only, is to say nothing."""

WORLDS = 40
ENDLESS = 10**12


def fair(choose: Callable[[View, int], Action | None]) -> Player:
    """A player who looks at the view alone."""
    return lambda state, view, seed: choose(view, seed)


def yardstick(worlds: int = WORLDS, nodes: int = ENDLESS) -> Player:
    """Plain determinisation: worlds that respect known voids and nothing that was said, all cards open in each, and the
    card that brings most on their average. Whatever comes before the play is left to the rules of thumb."""
    budget = Budget(worlds, nodes, nodes, reads=False, seconds=1e9)

    def player(state: State, view: View, seed: int) -> Action | None:
        if view.table.phase != "play" or view.table.turn != view.seat:
            return beginner.decide(view, seed)
        return Action(view.seat, "play", search(view, seed, budget).options[0].card)

    return player


def cheater() -> Player:
    """Sees all cards once the play has begun, and takes the others to see them too; bids by the rules of thumb."""
    searcher = Searcher()

    def player(state: State, view: View, seed: int) -> Action | None:
        if view.table.phase != "play" or view.table.turn != view.seat:
            return beginner.decide(view, seed)
        ranking = ranking_of(view.rules, view.table)
        assert ranking is not None
        cards = candidates(view, ranking)
        row = searcher.weigh(view, truth(state), cards, ENDLESS)
        assert row is not None
        return Action(view.seat, "play", cards[row.index(max(row))])

    return player


def truth(state: State) -> World:
    """The world that is."""
    card, partner = called_card(state.rules, state.table), state.table.partner
    if partner is None and card is not None:
        partner = next((seat for seat, hand in enumerate(state.hands) if hand >> card & 1), None)
    below = tuple(tuple(one for one in row if one is not None) for row in state.covered)
    return World(state.hands, below, state.talon | state.aside, partner)


STYLED: dict[str, tuple[str, Callable[[str], Any]]] = {
    "advised": ("advised", float),
    "careful": ("careful", float),
    "margin": ("margin", float),
    "worlds": ("play.worlds", int),
    "nodes": ("play.nodes", int),
    "most": ("play.most", int),
    "reads": ("play.reads", lambda text: bool(int(text))),
    "before": ("before.worlds", int),
    "before-nodes": ("before.nodes", int),
    "before-reads": ("before.reads", lambda text: bool(int(text))),
}
"""What of a style may be given another value, where it lies, and how it is read."""


def changed(style: Style, told: str) -> Style:
    """A style with other values: ``worlds=20,reads=0``; ``before=0`` leaves all before the play to the rules of thumb.

    Raises ValueError for a key that there is not.
    """
    for pair in filter(None, told.split(",")):
        key, _, text = pair.partition("=")
        if key == "before" and text == "0":
            style = style._replace(before=None)
            continue
        if key not in STYLED:
            raise ValueError(f"{key!r} is nothing that a style has ({', '.join(STYLED)})")
        place, read = STYLED[key]
        group, _, name = place.rpartition(".")
        value: dict[str, Any] = {name: read(text)}
        if group:
            value = {group: (getattr(style, group) or Budget(1))._replace(**value)}
        style = style._replace(**value)
    return style


def unhurried(style: Style) -> Style:
    """The same without a clock: a busy machine must not change what is measured."""
    before = style.before._replace(seconds=ENDLESS) if style.before else None
    return style._replace(play=style.play._replace(seconds=ENDLESS), before=before)


def searches(key: str) -> bool:
    """Whether a level has a style."""
    return bool(getattr(level(key).decide, "args", ()))


def style_of(key: str) -> Style:
    """The style of a level that searches; ValueError for one that does not."""
    found: Style | None = next(iter(getattr(level(key).decide, "args", ())), None)
    if found is None:
        raise ValueError(f"{key!r} has no style")
    return found


def player(told: str) -> Player:
    """A player by name: a level, ``expert:worlds=20`` for a level with another style, ``yardstick`` or
    ``yardstick:worlds=10,nodes=100000``, or ``cheater``."""
    key, _, values = told.partition(":")
    if key == "cheater":
        return cheater()
    if key == "yardstick":
        return yardstick(**{name: int(value) for name, value in (one.split("=") for one in values.split(",") if one)})
    if not values and not searches(key):
        return fair(level(key).decide)
    style = unhurried(changed(style_of(key), values))
    return fair(lambda view, seed: decide(style, view, seed))
