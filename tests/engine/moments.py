"""Moments of random games for the tests of worlds: whole states, so that what could be is held against what is."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from math import comb

from sjavs_desktop.core.calling import called_card, partner_of
from sjavs_desktop.core.cards import Card, cards_in, mask
from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.follow import playable
from sjavs_desktop.core.game import apply, speakers, start
from sjavs_desktop.core.phases.auction import available
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import CHANCE, OVER, Seat, State, Trick, View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.bidding import suits_after
from sjavs_desktop.engine.facts import played_by, unknown_cards
from sjavs_desktop.engine.levels import decide, seed_for
from sjavs_desktop.engine.worlds import Source, World
from tests.core.games import rules_of

GAMES: dict[str, tuple[str, dict[str, bool | str]]] = {
    "sjavs": ("sjavs", {}),
    "sjavs-except": ("sjavs", {"overtrump": "required_except_partner"}),
    "sjavs-short": ("sjavs-short", {}),
    "sjavs-mcleod": ("sjavs-mcleod", {}),
    "old-mor": ("old-mor", {"solo": True, "nolo": True, "halv": True, "overtrump": True}),
    "klorsjavs": ("klorsjavs", {}),
    "klorsjavs-older": ("klorsjavs-older", {"farvesjavs": True}),
    "sjavs-3": ("sjavs-3", {}),
    "sjavs-3-blind": ("sjavs-3", {"look_first": False}),
    "sjavs-2": ("sjavs-2", {}),
    "schafkopf": ("schafkopf", {}),
    "schafkopf-house": ("schafkopf-house", {}),
    "schafkopf-intent": ("schafkopf-house", {"ask_first": True}),
}
"""Packs with the options under which most of them is met."""
RANDOM_ONLY = ("schafkopf", "schafkopf-house", "schafkopf-intent")


def rules_for(game: str) -> Rules:
    """The rules of a game."""
    key, chosen = GAMES[game]
    return rules_of(key, **chosen)


def deals(rules: Rules, levels: Sequence[str], seed: str, number: int) -> Iterator[State]:
    """Every state of some deals between bots in which somebody may do something; also out of turn."""
    state, ply = start(rules, random.Random(seed).randrange(rules.seats)), 0
    while state.table.phase != OVER:
        turn, deal = state.table.turn, state.table.deal + (state.table.next_dealer is not None)
        if turn == CHANCE and deal > number:
            return
        action = shuffle(rules.deck, seed, deal) if turn == CHANCE else None
        if turn != CHANCE:
            yield state
            for seat in (*speakers(state), turn):
                action = action or decide(levels[seat], view(state, seat), seed_for(seed, ply, seat))
        assert action is not None
        state, _ = apply(state, action)
        ply += 1


def moments(game: str, level: str, number: int, seed: str = "") -> Iterator[tuple[State, View]]:
    """Views of every seat in the phases in which worlds are thought of."""
    rules = rules_for(game)
    for state in deals(rules, [level] * rules.seats, f"{game} {seed}", number):
        if state.table.phase in ("auction", "naming", "marriage", "exchange", "fold", "play"):
            for seat in range(rules.seats):
                yield state, view(state, seat)


def truth(state: State) -> World:
    """The world that is."""
    card = called_card(state.rules, state.table)
    partner = state.table.partner
    if partner is None and card is not None:
        partner = next((seat for seat, hand in enumerate(state.hands) if hand >> card & 1), None)
    covered = tuple(tuple(one for one in row if one is not None) for row in state.covered) or ((),) * state.rules.seats
    return World(state.hands, covered, state.talon | state.aside, partner)


def dealable(source: Source, seen: View, world: World) -> bool:
    """Whether one of the ways of dealing can come to a world."""
    for plan in source.plans:
        fits = True
        for (kind, seat), box in zip(plan.places, plan.dealer.boxes, strict=True):
            hand = world.hands[seat] & ~seen.shown[seat]
            cards = {"hand": hand, "covered": mask(world.covered[seat]), "middle": world.middle & ~seen.aside}[kind]
            whole = sum(1 for other in plan.places if other == (kind, seat)) == 1
            inside = cards & box.allowed
            fits = fits and inside.bit_count() == box.size and (not whole or inside == cards)
        if fits:
            return True
    return False


def all_cards(seen: View, world: World) -> list[Card]:
    """Every card of a world with those that were played or lie open."""
    table = seen.table
    found = [one for cards in world.hands for one in cards_in(cards)]
    found += [one for row in world.covered for one in row] + list(cards_in(world.middle))
    found += [spot.card for row in table.spread for spot in row if spot.card is not None]
    return found + [one for cards in played_by(table, seen.rules.seats) for one in cards_in(cards)]


def at_the_time(seen: View, world: World) -> Iterator[tuple[View, Card]]:
    """For each card that was played the view of who played it, just before, and the card.

    Where cards lie open the view holds only what is still in the hand, and the card.
    """
    table, size = seen.table, seen.rules.seats
    later = [0] * size if table.spread else played_by(table, size)
    past = [*table.tricks, Trick(table.leader, table.trick, -1)]
    for number, trick in enumerate(past):
        for place, card in enumerate(trick.cards):
            seat = (trick.leader + place) % size
            hand = world.hands[seat] | later[seat] | 1 << card
            before = replace(
                table,
                phase="play",
                turn=seat,
                tricks=tuple(past[:number]),
                trick=trick.cards[:place],
                leader=trick.leader,
                spread=(),
            )
            shown = tuple(hand if each == seat else 0 for each in range(size))
            yield View(seen.rules, before, seat, shown, tuple(one.bit_count() for one in shown)), card
            later[seat] &= ~(1 << card)


def illegal(seen: View, world: World) -> list[tuple[Seat, Card]]:
    """The cards that a world would not have let their players play."""
    return [(then.seat, card) for then, card in at_the_time(seen, world) if not playable(then) >> card & 1]


def impossible_calls(seen: View, hands: Sequence[int]) -> list[Seat]:
    """The seats whose calls the rules would not have let them make with those hands."""
    table, found = seen.table, []
    for number, call in enumerate(table.calls):
        offers = available(seen.rules, replace(table, calls=table.calls[:number]), hands[call.seat])
        forced = bool(offers) and seen.rules.auction.must_speak
        said = call.offer.text if call.offer else None
        if said not in [one.text for one in offers] and (said is not None or forced):
            found.append(call.seat)
    best = table.best
    if best is not None and best.offer is not None and table.contract == best.offer.contract and table.wed is None:
        named = suits_after(seen.rules, hands[best.seat], best.offer)
        found += [best.seat] if table.suit is not None and table.suit not in named else []
    return found


def how_many(seen: View) -> int:
    """How many deals of the unknown cards there are, whether or not they fit."""
    left, found = unknown_cards(seen).bit_count(), 1
    for size in places(seen):
        found, left = found * comb(left, size), left - size
    return found


def places(seen: View) -> list[int]:
    """How many unknown cards lie in each hand, then covered before each seat, and then in the middle."""
    sizes = [seen.counts[seat] - seen.shown[seat].bit_count() for seat in range(seen.rules.seats)]
    sizes += [sum(spot.covered for spot in row) for row in seen.table.spread]
    return [*sizes, unknown_cards(seen).bit_count() - sum(sizes)]


def shared_out(cards: list[Card], sizes: Sequence[int]) -> Iterator[list[int]]:
    """Every way of putting cards into places of those sizes, as sets."""
    if not sizes:
        yield []
        return
    for chosen in combinations(cards, sizes[0]):
        left = [one for one in cards if one not in chosen]
        for rest in shared_out(left, sizes[1:]):
            yield [mask(chosen), *rest]


def enumerated(seen: View) -> Iterator[World]:
    """Every deal of the unknown cards; covered cards are in ascending order."""
    seats, card = seen.rules.seats, called_card(seen.rules, seen.table)
    for found in shared_out(list(cards_in(unknown_cards(seen))), places(seen)):
        hands = tuple(found[seat] | seen.shown[seat] for seat in range(seats))
        covered = tuple(tuple(cards_in(one)) for one in found[seats:-1]) or ((),) * seats
        partner = partner_of(seen)
        if partner is None and card is not None:
            partner = next((seat for seat, hand in enumerate(hands) if hand >> card & 1), None)
        yield World(hands, covered, found[-1] | seen.aside, partner)


def in_order(world: World) -> World:
    """The world with its covered cards in ascending order."""
    return world._replace(covered=tuple(tuple(sorted(row)) for row in world.covered))


def secrets_kept(seen: View, world: World) -> bool:
    """Whether a world agrees with what was said besides the bids: the call of an ace, Kontra, a marriage (S3)."""
    table = seen.table
    card = called_card(seen.rules, table)
    dealt = [hand | out for hand, out in zip(world.hands, played_by(table, seen.rules.seats), strict=True)]
    fits = True
    if card is not None and table.declarer is not None:
        suit = seen.rules.ranking(table.contract or "", table.suit).members[table.called or 0]
        holder = next(seat for seat, hand in enumerate(dealt) if hand >> card & 1)
        fits = holder != table.declarer and bool(dealt[table.declarer] & suit)
        fits = fits and holder not in table.doubles[::2] and partner_of(seen) in (None, holder)
    if table.wed is not None and table.declarer is not None:
        trumps = seen.rules.ranking(table.contract or "", table.suit).members[4]
        offered = table.declarer if table.partner is None else table.partner
        fits = fits and bool(dealt[table.declarer] >> table.wed & 1)
        fits = fits and not dealt[offered] & trumps & ~(1 << table.wed if table.partner is None else 0)
        given = 0 if seen.given is None else 1 << seen.given
        fits = fits and given & dealt[table.partner or 0] == given
    return fits
