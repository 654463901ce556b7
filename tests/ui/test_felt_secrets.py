"""Who plays with whom is a secret until the called ace lies: no sign, word or place on the felt may tell it."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

import pytest
from PySide6.QtWidgets import QApplication

from sjavs_desktop.core.calling import called_card, partner_of
from sjavs_desktop.core.game import apply, interjections, legal, speakers, start
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.state import NOBODY, Seat, State, View, ranking_of
from sjavs_desktop.core.view import view
from sjavs_desktop.paths import RESOURCES
from sjavs_desktop.ui.felt import parties, seat_item, tally
from sjavs_desktop.ui.felt.furniture import Furniture
from sjavs_desktop.ui.felt.layout import layout
from sjavs_desktop.ui.felt.scene import TableScene
from sjavs_desktop.ui.felt.seat_item import plate
from sjavs_desktop.ui.felt.signs import trumps
from sjavs_desktop.ui.felt.words import description, sayings
from tests.core.games import next_action, rules_of

NAMES = ("You", "Marjun", "Jógvan", "Sunniva")


def walk(seed: int) -> Iterator[State]:
    """A deal of Schafkopf with a called ace, played and doubled at random."""
    rules, dice = rules_of("schafkopf", legen=True), random.Random(seed)
    state = start(rules, seed % 4)
    while not state.table.deal_over:
        said = [interjections(view(state, seat))[0] for seat in speakers(state) if dice.random() < 0.2]
        if not said and state.table.phase == "auction":
            calling = {one.key for one in rules.contracts if one.call != "none"}
            allowed = legal(view(state, state.table.turn))
            said = [one for one in allowed if one.value in calling] + [one for one in allowed if one.kind == "pass"]
        state, _ = apply(state, said[0] if said else next_action(state, dice))
        yield state


@cache
def hidden() -> tuple[State, ...]:
    """Positions in which a partner is hidden."""
    found = (state for seed in range(60) for state in walk(seed))
    return tuple(one for one in found if one.table.called is not None and one.table.partner is None)


def holder(state: State) -> Seat:
    """Who has the called ace."""
    card = called_card(state.rules, state.table)
    assert card is not None
    return next(seat for seat, hand in enumerate(state.hands) if hand >> card & 1)


def swapped(state: State, other: Seat) -> State | None:
    """The same position with another holder, who has given a plain card for the ace; None where there is none."""
    card, ranking = called_card(state.rules, state.table), ranking_of(state.rules, state.table)
    assert card is not None
    assert ranking is not None
    one, hands = holder(state), list(state.hands)
    plain = [each for each in state.rules.deck if hands[other] >> each & 1 and ranking.group[each] != TRUMPS]
    if not plain:
        return None
    hands[one] ^= 1 << card | 1 << plain[0]
    hands[other] ^= 1 << card | 1 << plain[0]
    return replace(state, hands=tuple(hands))


def worlds() -> Iterator[tuple[State, State, Seat]]:
    """Pairs of positions that differ in who is the partner, and a seat that cannot know it."""
    for state in hidden():
        for seat in range(4):
            others = [each for each in range(4) if each not in (seat, holder(state), state.table.declarer)]
            if seat != holder(state) and others:
                other = swapped(state, others[0])
                if other is not None:
                    yield state, other, seat


def told(table: TableScene, seen: View) -> list[object]:
    """All that the felt shows of a view: places, words, numbers, tooltips, and what a screen reader says."""
    picture = table.draw(seen)
    table.furnish(seen, picture)
    signs = [one for one in table.items() if isinstance(one, Furniture)]
    tips = [(one.toolTip(), one.isVisible(), one.rect) for one in signs]
    plates = [plate(seen, seat, NAMES[seat], True) for seat in range(4)]
    words = (trumps(seen, NAMES), tally.tally(seen, NAMES), sayings(seen), description(seen, NAMES))
    return [layout(seen, 1.5), layout(seen, 1.5, held=True), tips, plates, words]


def differences(table: TableScene, look: Callable[[State, Seat], View]) -> int:
    """How many pairs of worlds can be told apart by a seat that must not."""
    return sum(told(table, look(one, seat)) != told(table, look(other, seat)) for one, other, seat in worlds())


@pytest.fixture
def table(qapp: QApplication) -> TableScene:
    scene = TableScene([RESOURCES / "cards" / "german"], [RESOURCES / "cards" / "suits-german"])
    scene.names = NAMES
    scene.resize(900, 600)
    return scene


def test_there_are_positions_of_every_kind() -> None:
    assert len(list(worlds())) > 300
    assert any(state.table.doubles for state, _, _ in worlds())
    assert any(state.table.tricks for state, _, _ in worlds())


def test_the_felt_is_the_same_whoever_is_the_partner(table: TableScene) -> None:
    assert differences(table, view) == 0


def test_a_planted_leak_is_found(table: TableScene) -> None:
    def leaking(state: State, seat: Seat) -> View:
        return replace(view(state, seat), table=replace(state.table, partner=holder(state)))

    assert differences(table, leaking) == len(list(worlds()))


def own_signs(seen: View) -> list[object]:
    """What stands around the cards of a view, but for the one place that may remind the holder of the ace."""
    plates = [plate(seen, seat, NAMES[seat], True) for seat in range(4)]
    return [plates, tally.tally(seen, NAMES), sayings(seen), trumps(seen, NAMES)._replace(more="")]


def reminders() -> Iterator[tuple[View, View]]:
    """What a holder of the ace sees, and what the same seat would see without it."""
    for state in hidden():
        seat = holder(state)
        others = [each for each in range(4) if each not in (seat, state.table.declarer)]
        other = swapped(state, others[0])
        if other is not None:
            yield view(state, seat), view(other, seat)


def test_the_holder_is_reminded_in_one_place_only() -> None:
    assert all(own_signs(one) == own_signs(other) for one, other in reminders())
    assert all(trumps(one, NAMES).more != trumps(other, NAMES).more for one, other in reminders())


def test_a_sign_that_asks_who_holds_the_ace_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def knowing(seen: View, seat: Seat) -> bool:
        return {seat, seen.seat} <= {seen.table.declarer, partner_of(seen)}

    monkeypatch.setattr(seat_item, "with_viewer", knowing)
    assert any(own_signs(one) != own_signs(other) for one, other in reminders())


def test_nobody_is_told_to_be_with_the_viewer_while_a_partner_is_hidden() -> None:
    for state in hidden():
        for seat in range(4):
            seen = view(state, seat)
            assert [parties.with_viewer(seen, each) for each in range(4)] == [each == seat for each in range(4)]
            assert len(tally.parties(seen, NAMES)) == 4


def test_once_the_ace_lies_both_sides_are_shown() -> None:
    shown = [state for seed in range(20) for state in walk(seed) if state.table.called is not None]
    public = [state for state in shown if state.table.partner is not None]
    assert public
    for state in public:
        table = state.table
        assert table.partner not in (None, NOBODY)
        for seat in range(4):
            seen = view(state, seat)
            declares = {table.declarer, table.partner}
            ours = {each for each in range(4) if parties.with_viewer(seen, each)}
            assert ours == (declares if seat in declares else set(range(4)) - declares)
            sides = [set(seats) for _, seats in tally.parties(seen, NAMES)]
            assert sides == [ours, set(range(4)) - ours]
            assert plate(seen, table.partner or 0, "", True).declares == seat_item.PARTNER
