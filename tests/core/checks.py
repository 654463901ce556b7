"""What holds at every step and at the end of every game; tests and the long runs of `tests/bench` share it.

The accounts are held against `tests.core.naive`, which tells the dossier's tables a second time.
"""

from dataclasses import replace

from sjavs_desktop.cli.tally import imbalances
from sjavs_desktop.core.cards import SUIT_LETTERS, Cards, mask, name, parse
from sjavs_desktop.core.game import interjections, legal, speakers, start
from sjavs_desktop.core.phases.settle import taken
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import (
    CHANCE,
    EVENTS,
    NOBODY,
    OVER,
    Action,
    Event,
    Result,
    Seat,
    State,
    Table,
    Trick,
    open_cards,
)
from sjavs_desktop.core.view import view
from tests.core import naive

# -- What is held against every step -----------------------------------------------------------------------------------


def everywhere(state: State) -> Cards:
    """Every card of the deal; AssertionError when two places hold one."""
    table = state.table
    covered = [one for row in state.covered for one in row if one is not None]
    places = [
        *(mask(trick.cards) for trick in table.tricks),
        mask(table.trick),
        mask(state.pack),
        *state.hands,
        *(open_cards(table, seat) for seat in range(state.rules.seats)),
        mask(covered),
        state.talon,
        state.aside,
    ]
    seen = 0
    for place in places:
        assert not seen & place
        seen |= place
    assert sum(place.bit_count() for place in places) == seen.bit_count()
    return seen


def untouched(state: State) -> bool:
    """Whether the cards have not been taken up yet."""
    return state == replace(start(state.rules, state.table.dealer))


def cards_are_conserved(state: State) -> None:
    """Every card of the pack is in exactly one place, and as many lie covered and in the middle as the table says."""
    if untouched(state):
        return
    assert everywhere(state) == state.rules.deck_mask
    table = state.table
    assert table.talon == state.talon.bit_count() or not table.packets
    for row, below in zip(table.spread, state.covered, strict=True):
        assert [spot.covered for spot in row] == [card is not None for card in below]
        assert table.trick or all(spot.card is not None for spot in row if spot.covered)
    if table.phase == "legen":
        assert {hand.bit_count() for hand in state.hands} == {state.rules.stakes.lay}
        assert len(state.pack) == len(state.rules.deck) - state.rules.seats * state.rules.stakes.lay
    elif any(state.hands):
        assert not state.pack
    if table.contract and table.phase == "play" and not table.trick:
        sizes = {state.hands[seat].bit_count() + lying(state, seat) for seat in range(state.rules.seats)}
        assert sizes == {state.rules.tricks - len(table.tricks)}


def lying(state: State, seat: Seat) -> int:
    """How many open and covered cards lie before a seat."""
    if not state.table.spread:
        return 0
    below = [card for card in state.covered[seat] if card is not None]
    return open_cards(state.table, seat).bit_count() + len(below)


def points_are_whole(state: State) -> None:
    """All card points are taken, or still lie or are held somewhere; so are the tricks."""
    table = state.table
    if table.contract:
        ranking = state.rules.ranking(table.contract, table.suit)
        held = everywhere(state) & ~mask(card for trick in table.tricks for card in trick.cards)
        points, tricks = taken(state.rules, table)
        assert sum(points) + ranking.points_in(held) == state.rules.score.total == 120
        assert sum(tricks) == len(table.tricks)


def somebody_acts(state: State) -> None:
    """Exactly one seat or chance is to act, with something legal, or the match is over."""
    seats = range(state.rules.seats)
    able = [seat for seat in seats if legal(view(state, seat))]
    table = state.table
    if table.phase == OVER:
        assert (able, table.turn) == ([], NOBODY)
        assert (table.winner is None) != (table.loser is None)
    else:
        assert able == ([] if table.turn == CHANCE else [table.turn])
        assert table.turn == CHANCE or table.turn in seats
        assert table.winner is None
        assert table.loser is None


def holder_of_the_called(state: State) -> Seat | None:
    """Who held the called ace when the play began; None when none was called."""
    table = state.table
    if table.called is None:
        return None
    ace = parse("A" + SUIT_LETTERS[table.called])[0]
    for trick in (*table.tricks, Trick(table.leader, table.trick, NOBODY)):
        if ace in trick.cards:
            return (trick.leader + trick.cards.index(ace)) % 4
    return next(seat for seat, hand in enumerate(state.hands) if hand >> ace & 1)


def doubling_is_open_to_the_right_seats(state: State) -> None:
    """Kontra for those against the declarer, Re for the declarer and the partner, while the time for it lasts (S3)."""
    table, stakes = state.table, state.rules.stakes
    open_now = table.phase == "play" and not table.tricks and len(table.trick) < stakes.until
    side = {table.declarer, holder_of_the_called(state) if table.called is not None else table.partner}
    said = len(table.doubles)
    for seat in range(state.rules.seats):
        may = open_now and table.declarer is not None and said < stakes.doubles and (seat in side) == (said == 1)
        assert interjections(view(state, seat)) == ((Action(seat, "double"),) if may else ())
    assert speakers(state) == tuple(
        seat for seat in range(state.rules.seats) if seat != table.turn and interjections(view(state, seat))
    )


def the_partner_is_a_secret_until_it_shows(state: State) -> None:
    """Nobody is told who holds the called ace before it is played or answers a Kontra."""
    table = state.table
    if table.called is None or table.deal_over:
        return
    ace = parse("A" + SUIT_LETTERS[table.called])[0]
    shown = ace in table.trick or any(ace in trick.cards for trick in table.tricks)
    answered = len(table.doubles) > 1 and table.doubles[1] != table.declarer
    assert table.partner == (holder_of_the_called(state) if shown or answered else None)
    assert table.partner != table.declarer


def views_are_honest(state: State) -> None:
    """A view shows the own hand, the table and the counts; the cards laid away to whom they belong, for a while."""
    table = state.table
    for seat in range(state.rules.seats):
        seen = view(state, seat)
        assert seen.hand == state.hands[seat]
        assert {one for other, one in enumerate(seen.shown) if other != seat} == {0}
        assert seen.counts == tuple(hand.bit_count() for hand in state.hands)
        assert seen.table is table
        assert seen.talon == 0
        no_card_led = not table.trick and not table.tricks
        assert seen.aside == (state.aside if seat == table.declarer and no_card_led else 0)
        assert seen.given == (state.given if seat in (table.declarer, table.partner) else None)


def as_played(state: State) -> naive.Played:
    """The deal that has just been settled, for the second telling."""
    table, result = state.table, state.table.results[-1]
    earlier = table.results[:-1]
    ties = next((index for index, one in enumerate(reversed(earlier)) if one.won is not None), len(earlier))
    return naive.Played(
        seats=state.rules.seats,
        declarer=table.declarer,
        contract=table.contract or "",
        suit=None if table.suit is None else SUIT_LETTERS[table.suit],
        tricks=[(trick.winner, [name(card) for card in trick.cards]) for trick in table.tricks],
        middle=[name(card) for card in result.talon],
        folded=table.folded,
        ties=ties,
        leaders=[trick.leader for trick in table.tricks],
        partner=table.partner,
        called=None if table.called is None else SUIT_LETTERS[table.called],
        laid=len(table.laid),
        doubled=len(table.doubles),
    )


def scored(events: tuple[Event, ...]) -> bool:
    """Whether a deal has been settled just now."""
    return any(event.kind == "scored" for event in events)


def settled_rightly(state: State) -> None:
    """The result of a deal says the same as a second telling of the dossier's tables, and adds up."""
    rules, result = state.rules, state.table.results[-1]
    expected = naive.changes(rules.key, dict(rules.chosen), as_played(state))
    assert (result.won is None) == (expected is None)
    assert list(result.changes) == (expected or [0] * rules.accounts)
    moved = [old + change for old, change in zip(result.before, result.changes, strict=True)]
    assert list(result.after) == ([max(0, left) for left in moved] if rules.score.end == "rubber" else moved)
    assert mask(result.talon) == state.talon | state.aside
    if result.items:
        assert sum(result.changes) == 0
        assert (result.partner, result.called) == (state.table.partner, state.table.called)
        assert (result.laid, result.doubles) == (state.table.laid, state.table.doubles)
    if not result.folded:
        nobodys = naive.counted([name(card) for card in result.talon]) if result.declarer is None else 0
        assert sum(result.points) + nobodys == 120
        assert sum(result.tricks) == rules.tricks
    assert (result.folded, result.rubber) == (state.table.folded, rules.score.end == "rubber" and 0 in result.after)


def held_against(state: State, events: tuple[Event, ...]) -> None:
    """Everything that has to hold at every step of every game."""
    cards_are_conserved(state)
    points_are_whole(state)
    somebody_acts(state)
    views_are_honest(state)
    doubling_is_open_to_the_right_seats(state)
    the_partner_is_a_secret_until_it_shows(state)
    assert {event.kind for event in events} <= set(EVENTS)
    if scored(events):
        settled_rightly(state)


# -- Accounts of whole matches -----------------------------------------------------------------------------------------


def crosses_of(rules: Rules, result: Result) -> list[int]:
    """By account the crosses that a deal earned."""
    score = rules.score
    if score.end != "rubber":
        return [0] * rules.accounts
    home = [left == 0 for left in result.after]
    others = [left for left, there in zip(result.after, home, strict=True) if not there]
    double = any(home) and all(left == score.start for left in others)
    assert result.double == double
    return [(score.cross_double if double else score.cross_plain) if there else 0 for there in home]


def ends(rules: Rules, results: tuple[Result, ...], crosses: list[int], deciding: list[int]) -> list[int] | None:
    """The accounts that may have won (or lost) the match with its last deal; None when it goes on."""
    score, result = rules.score, results[-1]
    everybody = range(rules.accounts)
    if score.end == "deals":
        best = [each for each in everybody if result.after[each] == max(result.after)]
        return best if score.deals and len(results) >= score.deals and len(best) == 1 else None
    if score.end == "rubber":
        there = [each for each in everybody if result.after[each] == 0 and 0 < score.crosses <= crosses[each]]
        nearest = min((result.before[each] for each in there), default=0)
        return [each for each in there if result.before[each] == nearest] or None
    fallen = deciding or [each for each in everybody if result.after[each] <= 0]
    compared = result.after if deciding else result.before
    last = [each for each in fallen if compared[each] == min(compared[one] for one in fallen)]
    deciding[:] = last if len(last) > 1 else []
    return last if len(last) == 1 else None


def chain_holds(rules: Rules, table: Table) -> None:
    """Each deal begins where the last ended, or at the start after a rubber; the match ends with the right deal."""
    begin = [rules.score.start] * rules.accounts
    scores, crosses = list(begin), [0] * rules.accounts
    deciding: list[int] = []
    ended: list[int] | None = None
    for index, result in enumerate(table.results):
        assert ended is None, "the match went on after its end"
        assert list(result.before) == scores
        earned = crosses_of(rules, result)
        assert result.crosses == sum(earned)
        crosses = [old + more for old, more in zip(crosses, earned, strict=True)]
        ended = ends(rules, table.results[: index + 1], crosses, deciding)
        assert ended is None or index == len(table.results) - 1
        scores = list(result.after) if ended or not result.rubber else list(begin)
    assert list(table.scores) == scores
    assert list(table.crosses) == crosses
    assert list(table.deciding) == deciding
    assert (table.phase == OVER) == (ended is not None)
    assert ended is None or (table.loser if rules.score.end == "loser" else table.winner) in ended
    assert imbalances(rules, table) == []
