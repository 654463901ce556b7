"""Positions for the tests of the bots, written as one seat sees them."""

import random
from collections.abc import Iterator, Sequence

from sjavs_desktop.core.cards import SUIT_LETTERS, mask, parse
from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.game import apply, speakers, start
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import CHANCE, OVER, Action, Seat, Spot, State, Table, Trick, View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.levels import decide, seed_for
from tests.core.games import rules_with


def tricks_of(
    rules: Rules, suit: int | None, leader: Seat, texts: Sequence[str], contract: str = "trump"
) -> tuple[Trick, ...]:
    """Finished tricks in playing order; each winner leads the next."""
    ranking, found = rules.ranking(contract, suit), []
    for text in texts:
        cards = parse(text)
        winner = (leader + ranking.winner(cards)) % rules.seats
        found.append(Trick(leader, cards, winner))
        leader = winner
    return tuple(found)


def seen(
    hand: str,
    trick: str = "",
    tricks: Sequence[str] = (),
    suit: str | None = "H",
    declarer: Seat | None = 0,
    leader: Seat = 0,
    rules: Rules | None = None,
    contract: str = "trump",
    spread: Sequence[str] = (),
    called: str | None = None,
    partner: Seat | None = None,
    doubles: tuple[Seat, ...] = (),
) -> View:
    """What the seat at turn sees; `leader` led the first trick of those given.

    `spread` gives by seat the open cards, each on a covered one; `partner` is who is known to everybody.
    """
    rules = rules or rules_with()
    trump = SUIT_LETTERS.index(suit) if suit else None
    past, cards = tricks_of(rules, trump, leader, tricks, contract), parse(trick)
    first = past[-1].winner if past else leader
    seat = (first + len(cards)) % rules.seats
    table = Table(
        phase="play",
        turn=seat,
        deal=1,
        dealer=(leader - 1) % rules.seats,
        scores=(rules.score.start,) * rules.accounts,
        crosses=(0,) * rules.accounts,
        contract=contract,
        suit=trump,
        declarer=declarer,
        leader=first,
        trick=cards,
        tricks=past,
        spread=tuple(tuple(Spot(card, True) for card in parse(row)) for row in spread),
        called=SUIT_LETTERS.index(called) if called else None,
        partner=partner,
        doubles=doubles,
    )
    own = mask(parse(hand))
    left = own.bit_count()
    since = [(each - first) % rules.seats < len(cards) for each in range(rules.seats)]
    counts = tuple(left - (1 if done and len(cards) else 0) for done in since)
    return View(rules, table, seat, tuple(own if each == seat else 0 for each in range(rules.seats)), counts)


def decisions(rules: Rules, levels: Sequence[str], seed: str, deals: int) -> Iterator[tuple[State, Seat, int]]:
    """Every moment of a match between bots at which a seat decides, with the seed of the decision.

    Whoever may speak up out of turn decides too, before the seat at turn.
    """
    state, ply = start(rules, random.Random(seed).randrange(rules.seats)), 0
    while state.table.phase != OVER:
        turn, number = state.table.turn, state.table.deal + (state.table.next_dealer is not None)
        if turn == CHANCE and number > deals:
            return
        action: Action | None = None
        if turn == CHANCE:
            action = shuffle(rules.deck, seed, number)
        for seat in () if turn == CHANCE else (*speakers(state), turn):
            own = seed_for(seed, ply, seat)
            yield state, seat, own
            action = decide(levels[seat], view(state, seat), own)
            if action is not None:
                break
        assert action is not None
        state, _ = apply(state, action)
        ply += 1
