"""The cards that were played stay in the hands of a replay, in grey."""

import pytest
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.cards import cards_in
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.state import Seat
from sjavs_desktop.engine.play import play_match
from sjavs_desktop.ui.replay.dialog import ReplayDialog
from tests.core.games import rules_of

PACKS = ("sjavs", "klorsjavs", "schafkopf-house", "sjavs-3")


def replayed(qtbot: QtBot, pack: str) -> ReplayDialog:
    """The replay of a match between bots."""
    rules = rules_of(pack)
    record = play_match(rules, ("beginner",) * rules.seats, "played", 2)
    dialog = ReplayDialog(record, dark=False)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def fallen(record: Record, deal: int) -> dict[Seat, set[int]]:
    """By seat what was played in a deal."""
    found: dict[Seat, set[int]] = {}
    for state, events in record.steps():
        for one in events:
            if one.kind == "played" and state.table.deal == deal and isinstance(one.value, int):
                found.setdefault(one.seat, set()).add(one.value)
    return found


@pytest.mark.parametrize("pack", PACKS)
def test_cards_that_were_played_stay_where_they_were_in_grey(qtbot: QtBot, pack: str) -> None:
    board = replayed(qtbot, pack).board
    record, table = board.replay.record, board.felt.table
    deal = next(one for one in (1, 2) if fallen(record, one))
    played: dict[Seat, set[int]] = {seat: set() for seat in range(record.rules.seats)}
    first = next(one.ply for one in board.replay.lines if one.kind == "deal" and one.number == deal)
    for ply in range(first, board.replay.last + 1):
        for one in board.replay.events(ply):
            if one.kind == "played" and isinstance(one.value, int):
                played[one.seat].add(one.value)
        board.show_ply(ply)
        view = board.felt.view
        assert view is not None
        if view.table.deal != deal:
            break
        for seat, cards in played.items():
            ghosts = [one.place for one in table.ghosts if one.place and one.place.seat == seat]
            held = [one.place for one in table.hand(seat) if one.place]
            assert {one.face for one in ghosts} == cards
            assert {one.face for one in held} == set(cards_in(view.shown[seat]))
            assert len({(one.x, one.y) for one in (*ghosts, *held)}) == len(ghosts) + len(held)
        assert all(one.dim for one in table.ghosts)
        assert len(table.sprites) == len(record.rules.deck)
    assert played == {seat: set(cards) for seat, cards in fallen(record, deal).items()}


def test_no_card_moves_in_a_hand_as_it_is_played_from(qtbot: QtBot) -> None:
    board = replayed(qtbot, "sjavs").board
    table, at = board.felt.table, {}
    start = next(one.ply for one in board.replay.lines if one.kind == "trick")
    for ply in range(start, start + 20):
        board.show_ply(ply)
        for one in (*table.ghosts, *(item for seat in range(4) for item in table.hand(seat))):
            assert at.setdefault(one.face, one.pose) == one.pose


def test_they_are_seen_in_open_hands_only_and_can_be_left_out(qtbot: QtBot) -> None:
    dialog = replayed(qtbot, "sjavs")
    board, table = dialog.board, dialog.board.felt.table
    board.show_ply(board.replay.place(1))
    for _ in range(3):
        board.step("trick_on")
    assert {one.place.seat for one in table.ghosts if one.place} == set(range(4))
    dialog.open_hands.setChecked(False)
    assert {one.place.seat for one in table.ghosts if one.place} == {0}
    dialog.played.setChecked(False)
    assert table.ghosts == []
    dialog.played.setChecked(True)
    assert table.ghosts
    board.felt.clear()
    assert table.ghosts == []


def test_nothing_is_guessed_where_cards_lie_open(qtbot: QtBot) -> None:
    dialog = replayed(qtbot, "sjavs-2")
    assert dialog.played.isHidden()
    dialog.board.step("last")
    dialog.board.step("trick_back")
    assert dialog.board.felt.table.ghosts == []
