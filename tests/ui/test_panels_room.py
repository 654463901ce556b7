"""In the smallest window and in large letters the panels on the felt cover no plate, sign or open card, in any game."""

from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import languages
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.state import NOBODY, View
from sjavs_desktop.core.view import view
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.panels.bidding import BiddingPanel, offered
from sjavs_desktop.ui.panels.exchange import ExchangePanel
from sjavs_desktop.ui.panels.overlay import Overlay
from sjavs_desktop.ui.teaching.question import TutorPanel
from tests.ui.conftest import Opened
from tests.ui.fitting import cut
from tests.ui.test_felt_packs import GAMES, steps
from tests.ui.test_panels import whole
from tests.ui.windows import Bot, Person, scripted_to

SIZE, LARGE = (690, 590), 1.3
"""The felt of a window of 1024 by 640 with letters of 130 %, and how much larger they are."""
NAMES = ("Marjun", "Jógvan", "Sunniva", "Ann-Kristin")
ASKED = ("cut", "legen", "auction", "naming", "exchange", "marriage", "fold")


@cache
def asked(game: str) -> tuple[View, ...]:
    """For each phase in which somebody is asked the view with the most choices, and that with the most words before."""
    found: dict[tuple[str, int], View] = {}
    for state, _ in steps(game):
        table = state.table
        if table.phase in ASKED and table.turn not in (NOBODY, -1) and table.turn >= 0 and not table.deal_over:
            seen = view(state, table.turn)
            key = (table.phase, len(offered(seen)) or len(legal(seen)) > 0)
            if key not in found or len(table.calls) > len(found[key].table.calls):
                found[key] = seen
    return tuple(found.values())


@pytest.fixture(params=["en", "da", "fo", "de"])
def felt(qtbot: QtBot, qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[Felt]:
    """A small felt on the screen, in large letters."""
    languages.speak(qapp, request.param)
    made = Felt()
    qtbot.addWidget(made)
    font = QFont(made.font())
    font.setPointSizeF(LARGE * font.pointSizeF())
    made.setFont(font)
    made.viewport().setFont(font)
    made.resize(*SIZE)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    languages.forget(qapp)


def shown(felt: Felt, seen: View) -> None:
    felt.set_names(NAMES[: seen.rules.seats], ("Expert",) * seen.rules.seats)
    felt.show_step(seen)
    felt.settle()


@pytest.mark.parametrize("game", GAMES)
def test_no_panel_covers_what_must_be_read(felt: Felt, game: str) -> None:
    panels: tuple[BiddingPanel | ExchangePanel, ...] = (BiddingPanel(felt), ExchangePanel(felt))
    seen_some = 0
    for seen in asked(game):
        shown(felt, seen)
        for panel in panels:
            panel.names = NAMES
            panel.show_view(seen)
            if panel.isVisible():
                seen_some += 1
                whole(panel)
                assert not felt.covers(panel.geometry()), (seen.table.phase, panel.title.text())
                panel.show_view(None)
    assert seen_some


def test_the_tutor_leaves_the_plate_of_whoever_chooses_in_sight(felt: Felt) -> None:
    seen = next(view(one, one.table.turn) for one, _ in steps("sjavs") if one.table.phase == "play")
    shown(felt, seen)
    panel = TutorPanel(felt)
    panel.ask(True, ("That is very bad", "Ace of diamonds: about 7.0 less " * 2, "Deals: 24.", "Game points. " * 9))
    assert panel.isVisible()
    assert not panel.geometry().intersects(felt.own_plate())
    assert not felt.covers(panel.geometry())


def test_where_there_is_room_a_panel_is_as_roomy_as_ever(felt: Felt, qtbot: QtBot) -> None:
    seen = asked("sjavs")[0]
    shown(felt, seen)
    panel: Overlay = BiddingPanel(felt)
    panel.show_view(seen)  # type: ignore[attr-defined]
    felt.resize(1200, 1000)
    assert not panel.tight


@pytest.mark.parametrize("language", ["en", "da", "fo", "de"])
def test_what_a_deal_came_to_hides_no_plate_in_a_small_window_with_large_words(
    opened: Opened, qtbot: QtBot, bot: Bot, language: str
) -> None:
    window = opened(language=language, text_size="130")
    window.resize(1024, 640)
    scripted_to(qtbot, window, "words", 3, 1)
    Person(window).play(qtbot, window.match.deal_over.isVisible)
    panel, felt = window.match.deal_over, window.match.felt
    assert felt.viewport().rect().contains(panel.geometry())
    plates = [felt.table.plate_rect(seat).toRect() for seat in range(4)]
    assert not any(one.intersects(panel.geometry()) for one in plates)
    assert cut(panel) == []
