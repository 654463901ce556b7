"""Cutting or knocking, and the deal that follows from it."""

from dataclasses import replace

from sjavs_desktop.core.cards import Card, Cards, count, mask
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.phases.phase import Phase
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import NOBODY, Action, Event, Seat, Spot, State, Step, View

LEAST = 3
"""Cards that a cut lifts and leaves at least."""


def enter(state: State) -> Step:
    """The player on the dealer's right cuts or knocks (S1), unless the rules settle it beforehand."""
    cutter = (state.table.dealer - 1) % state.rules.seats
    settled = {"always_cut": len(state.pack) // 2, "always_knock": 0}.get(state.rules.cut)
    if settled is not None:
        return deal(state, cutter, settled)
    return replace(state, table=replace(state.table, turn=cutter)), ()


def legal(view: View) -> tuple[Action, ...]:
    """Knock (0), or cut so that at least `LEAST` cards are lifted and left."""
    places = (0, *range(LEAST, len(view.rules.deck) - LEAST + 1))
    return tuple(Action(view.seat, "cut", place) for place in places)


def step(state: State, action: Action) -> Step:
    assert isinstance(action.value, int)
    return deal(state, action.seat, action.value)


def why(view: View, action: Action) -> Reason:
    return Reason("cut", (LEAST,))


def deal(state: State, cutter: Seat, place: int) -> Step:
    """The cards dealt after the pack was cut at `place` (0: knocked)."""
    rules, dealer = state.rules, state.table.dealer
    packets = rules.packets if place else rules.knocked
    cut = state.pack[place:] + state.pack[:place]
    if rules.stakes.lay:
        return deal_some(state, cutter, place, cut)
    hands, talon, top = dealt(rules, cut, packets, dealer)
    # Under the open cards lies one covered card each: first a row of covered ones, then the open row.
    rows = [spread_row(rules, cut, top + row * rules.seats * rules.spread, dealer) for row in (0, 1)]
    spread = tuple(tuple(Spot(card, True) for card in row) for row in rows[1]) if rules.spread else ()
    covered: tuple[tuple[Card | None, ...], ...] = rows[0] if rules.spread else ()
    table = replace(state.table, turn=NOBODY, cut=place, packets=packets, talon=count(talon), spread=spread)
    events = (Event("cut", cutter, place), Event("dealt", table.dealer, packets))
    return replace(state, table=table, hands=hands, talon=talon, covered=covered, pack=()), events


def deal_some(state: State, cutter: Seat, place: int, cut: tuple[Card, ...]) -> Step:
    """The packets before which everybody may lay; the rest stays in the pack (S3)."""
    rules, table = state.rules, state.table
    packets = rules.packets if place else rules.knocked
    now = first_packets(packets, rules.stakes.lay)
    hands, _, top = dealt(rules, cut, now, table.dealer)
    table = replace(table, turn=NOBODY, cut=place, packets=packets)
    events = (Event("cut", cutter, place), Event("dealt", table.dealer, now))
    return replace(state, table=table, hands=hands, pack=cut[top:]), events


def first_packets(packets: tuple[int, ...], cards: int) -> tuple[int, ...]:
    """The packets that give each seat its first `cards` cards."""
    return tuple(size for number, size in enumerate(packets) if sum(packets[: number + 1]) <= cards)


def dealt(
    rules: Rules, pack: tuple[Card, ...], packets: tuple[int, ...], dealer: Seat
) -> tuple[tuple[Cards, ...], Cards, int]:
    """The hands by seat and the talon when a pack is dealt in packets, clockwise from forehand (S1, P).

    The last number tells how many cards were used.
    """
    hands, talon, top = [0] * rules.seats, 0, 0
    for size in packets:
        if size < 0:
            talon |= mask(pack[top : top - size])
            top -= size
            continue
        for turn in range(1, rules.seats + 1):
            hands[(dealer + turn) % rules.seats] |= mask(pack[top : top + size])
            top += size
    return tuple(hands), talon, top


def spread_row(rules: Rules, pack: tuple[Card, ...], top: int, dealer: Seat) -> tuple[tuple[Card, ...], ...]:
    """By seat a row of cards from the pack, dealt from forehand on."""
    size = rules.spread
    rows = [pack[top + turn * size : top + (turn + 1) * size] for turn in range(rules.seats)]
    return tuple(rows[(seat - dealer - 1) % rules.seats] for seat in range(rules.seats))


PHASE = Phase(enter, legal, step, why)
