"""The end of a deal: the panel lets the tricks be seen, and one key shows all hands; not before."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.cards import cards_in
from sjavs_desktop.core.state import View
from sjavs_desktop.ui.dialogs.hands import HandsDialog
from sjavs_desktop.ui.felt.spots import SHAPE
from sjavs_desktop.ui.main_window import MainWindow
from tests.core.games import rules_of
from tests.ui.conftest import Opened
from tests.ui.windows import LONG, NAMES, Bot, Dialogs, press_keys, scripted

SIZES = ((1024, 640), (1366, 768), (2560, 1440))


def ended(opened: Opened, qtbot: QtBot, pack: str, early: bool = False) -> MainWindow:
    """A window in which a deal was played to its end by script; `early` stops in the middle of it."""
    window, rules = opened(), rules_of(pack)
    asked: list[View] = []
    window.referee.asked.connect(asked.append)
    window.referee.new_match(rules, NAMES[: rules.seats], ("human", *("beginner",) * (rules.seats - 1)), "end", 0)
    while not window.match.deal_over.isVisible():
        qtbot.waitUntil(lambda: bool(asked) or window.match.deal_over.isVisible(), timeout=LONG)
        if asked and early and len(asked[-1].table.tricks) == 2:
            break
        if asked:
            window.referee.submit(scripted(asked.pop()))
    return window


def piles_and_plates(window: MainWindow) -> list[QRectF]:
    table = window.match.felt.table
    assert table.picture is not None
    found = [table.rect(one.plate) for one in table.picture.seats]
    for one in table.picture.places:
        pose = table.pose(one)
        card = QRectF(0, 0, pose.width, pose.width * SHAPE)
        card.moveCenter(QPointF(pose.x, pose.y))
        found.append(card)
    return found


@pytest.mark.parametrize("pack", ["sjavs", "klorsjavs", "klorsjavs-older", "sjavs-2"])
def test_the_result_hides_no_trick_and_no_plate(opened: Opened, qtbot: QtBot, bot: Bot, pack: str) -> None:
    window = ended(opened, qtbot, pack)
    panel, felt = window.match.deal_over, window.match.felt
    for size in SIZES:
        window.resize(*size)
        qtbot.wait(1)
        place = panel.geometry()
        assert felt.viewport().rect().contains(place), size
        assert not [one for one in piles_and_plates(window) if one.toRect().intersects(place)], size


@pytest.mark.parametrize("pack", ["klorsjavs", "sjavs-3"])
def test_one_key_shows_all_hands(opened: Opened, qtbot: QtBot, bot: Bot, dialogs: Dialogs, pack: str) -> None:
    window = ended(opened, qtbot, pack)
    press_keys(window, "A")
    (dialog,) = dialogs.shown
    assert isinstance(dialog, HandsDialog)
    rules = rules_of(pack)
    shown = [card for _, row in dialog.rows[: rules.seats + 1] for card in row.cards]
    assert sorted(shown) == sorted(rules.deck)
    assert [name for name, _ in dialog.rows[: rules.seats]] == ["You", "Marjun", "Jógvan"]
    view = window.referee.view()
    assert view is not None
    away = [set(row.cards) for _, row in dialog.rows[rules.seats + 1 :]]
    result = view.table.results[-1]
    assert away == ([set(result.talon)] if view.table.exchange == "exchanged" else [])
    assert window.match.deal_over.isVisible()


def test_no_hand_is_shown_while_the_deal_goes_on(opened: Opened, qtbot: QtBot, bot: Bot, dialogs: Dialogs) -> None:
    window = ended(opened, qtbot, "sjavs", early=True)
    press_keys(window, "A")
    window.pages.show_hands()
    assert not dialogs.shown
    view = window.referee.view()
    assert view is not None
    assert len(list(cards_in(view.hand))) == 6
