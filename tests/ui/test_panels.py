"""The panels on the felt, shown real views: what they offer, what they say, and where they lie."""

import random
from functools import cache

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.game import legal
from sjavs_desktop.core.state import OVER, Action, Result, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.ui import text
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.panels import overlay
from sjavs_desktop.ui.panels.bidding import BiddingPanel, offered
from sjavs_desktop.ui.panels.bidding import keys as keys_of
from sjavs_desktop.ui.panels.deal_over import DealOverPanel
from sjavs_desktop.ui.panels.overlay import Enters, Overlay
from sjavs_desktop.ui.panels.welcome import WelcomePanel
from tests.core.games import acted, aimed, dealt, match, rules_with

NAMES = ("You", "Marjun", "Jógvan", "Sunniva")
SIZES = ((620, 480), (648, 520), (864, 714), (1100, 500), (1500, 1300), (1920, 1352))


@pytest.fixture
def felt(qtbot: QtBot) -> Felt:
    """An empty felt on the screen."""
    made = Felt()
    qtbot.addWidget(made)
    made.resize(864, 714)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow, timeout=5000)
    return made


@pytest.fixture
def bidding(felt: Felt) -> BiddingPanel:
    """The panel that asks."""
    made = BiddingPanel(felt)
    made.names = NAMES
    return made


@pytest.fixture
def deal_over(felt: Felt) -> DealOverPanel:
    """The panel that tells the end."""
    made = DealOverPanel(felt)
    made.names = NAMES
    return made


@cache
def asked(phase: str, number: int = 40) -> tuple[View, ...]:
    """Views of whoever is to act in a phase of random games, each kind of offer once."""
    found: dict[tuple[Action, ...], View] = {}
    for seed in range(400):
        for _, (state, _) in match(rules_with(), random.Random(seed), deals=2):
            if state.table.phase == phase and state.table.turn >= 0:
                seen = view(state, state.table.turn)
                found.setdefault(tuple(action._replace(seat=0) for action in legal(seen)), seen)
        if len(found) >= number:
            break
    return tuple(found.values())


def buttons(panel: Overlay) -> list[QPushButton]:
    """The buttons that are seen, from top to bottom."""
    found = (one for one in panel.findChildren(QPushButton) if one.isVisible())
    return sorted(found, key=lambda one: within(panel, one).topLeft().toTuple()[::-1])


def within(panel: Overlay, widget: QWidget) -> QRect:
    """Where a widget lies in a panel, whatever it lies in besides."""
    return QRect(widget.mapTo(panel, QPoint()), widget.size())


def focused() -> QWidget:
    """Who has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def said(panel: Overlay) -> str:
    """All that the panel says outside its buttons."""
    words = "\n".join(one.text() for one in panel.findChildren(QLabel) if one.isVisible())
    return words.replace("\N{NO-BREAK SPACE}", " ")


# -- the choices -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["auction", "naming"])
def test_all_that_is_legal_is_offered_and_nothing_else(bidding: BiddingPanel, phase: str) -> None:
    views = asked(phase)
    assert len(views) > 2
    for seen in views:
        bidding.show_view(seen)
        assert set(bidding.actions_shown) == set(legal(seen))
        assert len(bidding.actions_shown) == len(legal(seen)) == len(buttons(bidding))
        chosen: list[Action] = []
        bidding.chosen.connect(chosen.append)
        for index, action in enumerate(legal(seen)):
            bidding.show_view(seen)
            place = bidding.actions_shown.index(action)
            buttons(bidding)[place].click()
            assert chosen[index] == action
            assert not bidding.isVisible()
        bidding.chosen.disconnect(chosen.append)


def test_a_cut_is_a_knock_or_one_place_in_the_middle(bidding: BiddingPanel) -> None:
    seen = asked("cut", 1)[0]
    bidding.show_view(seen)
    knock, cut = bidding.actions_shown
    assert knock == Action(seen.seat, "cut", 0)
    assert cut in legal(seen)
    assert isinstance(cut.value, int)
    assert 8 <= cut.value <= 24


@pytest.mark.parametrize("phase", ["cut", "auction", "naming"])
def test_every_choice_says_what_it_is_and_what_it_means(bidding: BiddingPanel, phase: str) -> None:
    for seen in asked(phase, 12):
        bidding.show_view(seen)
        keys = keys_of(seen, bidding.actions_shown)
        meanings = [one for one in bidding.findChildren(QLabel) if one.isVisible() and one.buddy() is not None]
        assert len(meanings) == len(keys) == len(set(keys))
        for button, action, key in zip(buttons(bidding), bidding.actions_shown, keys, strict=True):
            assert text.action_label(seen, action) in button.text()
            assert key in button.text()
            meaning = next(one for one in meanings if one.buddy() is button)
            assert meaning.text() == text.action_help(seen, action) == button.accessibleDescription() != ""
            assert abs(within(bidding, meaning).center().y() - within(bidding, button).center().y()) <= 2
            assert button.accessibleName() == text.action_label(seen, action)
        texts = [one.text() for one in meanings]
        bids = sum(action.kind == "bid" and "betri" not in str(action.value) for action in bidding.actions_shown)
        assert len(set(texts)) >= max(bids, min(2, len(texts)) if phase != "naming" else 1)


def test_the_question_is_that_of_the_phase_and_the_standing_bid_is_named(bidding: BiddingPanel) -> None:
    titles = set()
    for phase in ("cut", "auction", "naming"):
        bidding.show_view(asked(phase, 1)[0])
        titles.add(bidding.title.text())
    assert len(titles) == 3
    assert all(titles)
    bid = next(one for one in asked("auction") if one.table.best)
    bidding.show_view(bid)
    assert bid.table.best is not None
    assert NAMES[bid.table.best.seat] in said(bidding)
    assert text.call(bid.table.best.offer) in said(bidding)
    first = next(one for one in asked("auction") if not one.table.best)
    bidding.show_view(first)
    assert "Nobody has bid yet" in said(bidding)


def test_there_is_no_panel_where_there_is_nothing_to_choose_but_cards(bidding: BiddingPanel) -> None:
    auction = asked("auction", 1)[0]
    for phase in ("play",):
        bidding.show_view(auction)
        assert bidding.isVisible()
        seen = asked(phase, 1)[0]
        assert offered(seen) == ()
        bidding.show_view(seen)
        assert not bidding.isVisible()
    bidding.show_view(auction)
    bidding.show_view(None)
    assert not bidding.isVisible()
    assert buttons(bidding) == []
    assert bidding.actions_shown == ()


def test_with_bidding_duty_there_is_no_pass(bidding: BiddingPanel) -> None:
    rules = rules_with(must_speak=True)
    state = acted(dealt(rules, "QC QS JC JS JH JD AC KC", dealer=3))
    bidding.show_view(view(state, state.table.turn))
    assert bidding.actions_shown
    assert all(action.kind == "bid" for action in bidding.actions_shown)
    assert [one.text() for one in buttons(bidding) if "Pass" in one.text()] == []


@pytest.mark.parametrize("keypad", [False, True])
@pytest.mark.parametrize("phase", ["cut", "auction", "naming"])
def test_keys_choose_once_however_often_they_are_pressed(bidding: BiddingPanel, phase: str, keypad: bool) -> None:
    chosen: list[Action] = []
    bidding.chosen.connect(chosen.append)
    modifiers = Qt.KeyboardModifier.KeypadModifier if keypad else Qt.KeyboardModifier.NoModifier
    count = 0
    for seen in asked(phase, 8):
        for index, action in enumerate(offered(seen)):
            bidding.show_view(seen)
            key = getattr(Qt.Key, f"Key_{keys_of(seen, bidding.actions_shown)[index]}")
            for _ in range(3):
                QTest.keyClick(QApplication.focusWidget() or bidding.window(), key, modifiers)
            count += 1
            assert len(chosen) == count
            assert chosen[-1] == action
    assert count > 1


def test_enter_chooses_the_first_and_tab_and_arrows_lead_to_the_others(bidding: BiddingPanel) -> None:
    chosen: list[Action] = []
    bidding.chosen.connect(chosen.append)
    seen = max((one for phase in ("auction", "naming") for one in asked(phase)), key=lambda one: len(legal(one)))
    number = len(legal(seen))
    assert number >= 2
    for steps in range(number):
        for key in (Qt.Key.Key_Tab, Qt.Key.Key_Down):
            bidding.show_view(seen)
            assert buttons(bidding)[0].hasFocus()
            for _ in range(steps):
                QTest.keyClick(focused(), key)
            assert buttons(bidding)[steps].hasFocus(), (steps, key)
            Enters.last = 0.0
            QTest.keyClick(focused(), Qt.Key.Key_Return)
            assert chosen[-1] == offered(seen)[steps]


def test_a_double_press_of_a_button_chooses_once(bidding: BiddingPanel) -> None:
    chosen: list[Action] = []
    bidding.chosen.connect(chosen.append)
    bidding.show_view(asked("auction", 1)[0])
    button = buttons(bidding)[0]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert len(chosen) == 1


def test_a_hammered_or_held_enter_does_not_run_through_several_questions(
    bidding: BiddingPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [100.0]
    monkeypatch.setattr(overlay, "monotonic", lambda: clock[0])
    monkeypatch.setattr(Enters, "last", 0.0)
    chosen: list[Action] = []
    bidding.chosen.connect(chosen.append)
    seen = asked("auction", 1)[0]

    def after(seconds: float, repeated: bool = False) -> int:
        clock[0] += seconds
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", repeated)
        QApplication.sendEvent(focused(), event)
        return len(chosen)

    bidding.show_view(seen)
    assert after(0.1) == 1  # the first Enter for a long time is meant
    bidding.show_view(seen)
    assert after(0.1) == 1  # the next one comes too soon
    assert after(0.1) == 1
    assert after(0.1) == 2  # by now the panel has been there for a while
    bidding.show_view(seen)
    assert after(0.2, repeated=True) == 2
    assert after(5.0, repeated=True) == 2  # a key that is held never means anything new
    assert after(0.1) == 3


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_click_on_the_felt_leaves_the_keyboard_with_the_panel(
    felt: Felt, bidding: BiddingPanel, deal_over: DealOverPanel, key: Qt.Key
) -> None:
    chosen: list[object] = []
    bidding.chosen.connect(chosen.append)
    deal_over.next_deal.connect(lambda: chosen.append("next"))
    seen = asked("auction", 1)[0]
    bidding.show_view(seen)
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    button = focused()
    QTest.mouseClick(felt.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert focused() is button
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    assert bidding.isAncestorOf(focused())
    Enters.last = 0.0
    QTest.keyClick(focused(), key)
    assert len(chosen) == 1
    deal_over.show_view(view(ENDS["won"], 0))
    QTest.mouseClick(felt.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    assert chosen[-1] == "next"
    # Without a panel the felt has what it was given.
    QTest.mouseClick(felt.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    assert focused() is felt


def test_buttons_have_room_that_grows_with_the_letters(bidding: BiddingPanel, deal_over: DealOverPanel) -> None:
    for size in (9.0, 20.0):
        font = bidding.font()
        font.setPointSizeF(size)
        for panel in (bidding, deal_over):
            panel.setFont(font)
        bidding.show_view(asked("cut", 1)[0])
        deal_over.show_view(view(ENDS["won"], 0))
        for panel in (bidding, deal_over):
            letters = panel.fontMetrics().height()
            assert panel.body.contentsMargins().left() >= letters
            for one in buttons(panel):
                assert one.width() >= one.fontMetrics().horizontalAdvance(one.text()) + 1.5 * letters
                assert one.height() >= 2 * letters


# -- the end of a deal -------------------------------------------------------------------------------------------------


def ends() -> dict[str, State]:
    """Ends of deals and matches of random games, by what is said of them to seat 0."""
    found: dict[str, State] = {}
    for seed in range(300):
        rules = rules_with(no_bid="redeal_next") if seed % 3 == 0 else rules_with()
        for _, (state, _) in match(rules, random.Random(seed), deals=30):
            table = state.table
            if not table.deal_over:
                continue
            last = table.results[-1] if table.results and table.results[-1].deal == table.deal else None
            found.setdefault(kind(table.winner, last), state)
        if len(found) == 6:
            break
    return found


def kind(winner: int | None, result: Result | None) -> str:
    """Which of the ends it is."""
    if winner is not None:
        return "match won" if winner == 0 else "match lost"
    if result is None:
        return "thrown in"
    return {None: "tie", 0: "won", 1: "lost"}[result.account]


TITLES = {
    "match won": ("We have won the match!", "They have won the match."),
    "match lost": ("They have won the match.", "We have won the match!"),
    "won": ("We win the deal", "They win the deal"),
    "lost": ("They win the deal", "We win the deal"),
    "tie": ("A tie", "A tie"),
    "thrown in": ("Nobody bid", "Nobody bid"),
}
"""What is said to seats 0 and 2, and to seats 1 and 3."""

ENDS = ends()


@pytest.mark.parametrize("end", TITLES)
def test_every_end_is_told_from_the_viewers_side(deal_over: DealOverPanel, end: str) -> None:
    state = ENDS[end]
    for seat in range(4):
        seen = view(state, seat)
        deal_over.show_view(seen)
        assert deal_over.isVisible()
        assert deal_over.title.text() == TITLES[end][seat % 2]
        ours, theirs = state.table.scores[seat % 2], state.table.scores[1 - seat % 2]
        assert f"We {ours} – They {theirs}" in said(deal_over)
        assert deal_over.button.text() == ("Play again" if end.startswith("match") else "Next deal")
        if end == "thrown in":
            assert "The cards are thrown in." in said(deal_over)
        else:
            for line in text.score_lines(state.table.results[-1], NAMES, seat):
                assert line in said(deal_over)


def test_what_a_deal_came_to_is_all_there(deal_over: DealOverPanel) -> None:
    """Points of both sides, what they count, the declarer, and what an earlier tie adds."""
    state = next(
        state
        for seed in range(500)
        for _, (state, _) in match(rules_with(), random.Random(seed), deals=30)
        if state.table.deal_over and state.table.results and state.table.results[-1].carry
    )
    result = state.table.results[-1]
    deal_over.show_view(view(state, 0))
    words = said(deal_over)
    assert f"We {result.points[0]} – {result.points[1]} They" in words
    assert f"score {result.base}" in words
    assert f"{result.carry} more for the tie before" in words
    if result.declarer is not None:
        assert NAMES[result.declarer] in words
        assert text.trump_label(result.suit) in words


def test_a_deal_that_nobody_bid_and_was_played_says_so(deal_over: DealOverPanel) -> None:
    state = aimed(rules_with(), random.Random(3), "nobody")
    dice = random.Random(4)
    while not state.table.deal_over:
        action = dice.choice(legal(view(state, state.table.turn)))
        state = acted(state, (action.kind, action.value))
    deal_over.show_view(view(state, 0))
    assert "Nobody bid" in said(deal_over)
    assert "declar" not in said(deal_over).lower()


def test_the_button_goes_on_once_and_to_where_it_says(deal_over: DealOverPanel) -> None:
    signals: list[str] = []
    deal_over.next_deal.connect(lambda: signals.append("next"))
    deal_over.new_match.connect(lambda: signals.append("match"))
    for end in TITLES:
        signals.clear()
        deal_over.show_view(view(ENDS[end], 0))
        assert deal_over.button.hasFocus()
        for _ in range(3):
            QTest.keyClick(deal_over.button, Qt.Key.Key_Return)
        deal_over.button.click()
        assert signals[0] == ("match" if ENDS[end].table.phase == OVER else "next")
        assert not deal_over.isVisible()
        assert signals.count("match") == (ENDS[end].table.phase == OVER)


def test_the_panel_is_gone_while_a_deal_goes_on(deal_over: DealOverPanel) -> None:
    deal_over.show_view(view(ENDS["won"], 0))
    deal_over.show_view(asked("play", 1)[0])
    assert not deal_over.isVisible()
    deal_over.show_view(view(ENDS["won"], 0))
    deal_over.show_view(None)
    assert not deal_over.isVisible()


# -- where they lie ----------------------------------------------------------------------------------------------------


def whole(panel: Overlay) -> None:
    """The panel lies on the felt, and all that it says and offers lies on the panel, nothing over another thing."""
    parent = panel.parentWidget()
    assert parent is not None
    assert panel.isVisible()
    assert parent.rect().contains(panel.geometry())
    parts: list[QLabel | QPushButton] = [one for one in panel.findChildren(QLabel) if one.isVisible()]
    parts += buttons(panel)
    for index, one in enumerate(parts):
        where = f"{one.text()!r} at {parent.size()}"
        assert panel.rect().contains(within(panel, one)), where
        needed = one.heightForWidth(one.width()) if one.hasHeightForWidth() else one.minimumSizeHint().height()
        assert one.height() >= needed, where
        assert one.width() >= one.minimumSizeHint().width(), where
        for other in parts[index + 1 :]:
            assert not within(panel, one).intersects(within(panel, other)), where


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_panel_fits_at_every_size(
    felt: Felt, bidding: BiddingPanel, deal_over: DealOverPanel, qtbot: QtBot, size: tuple[int, int]
) -> None:
    welcome = WelcomePanel(felt)
    felt.resize(*size)
    long = max((one for one in asked("auction")), key=lambda one: len(legal(one)))
    ended = max(
        ENDS.values(),
        key=lambda one: len("".join(text.score_lines(one.table.results[-1], NAMES, 0))) if (one.table.results) else 0,
    )
    for show in (
        welcome.begin,
        lambda: bidding.show_view(asked("cut", 1)[0]),
        lambda: bidding.show_view(long),
        lambda: bidding.show_view(asked("naming", 1)[0]),
        lambda: deal_over.show_view(view(ended, 0)),
    ):
        for panel in (welcome, bidding, deal_over):
            panel.hide()
        show()
        panel = next(one for one in (welcome, bidding, deal_over) if one.isVisible())
        whole(panel)
        # And it comes along when the felt changes its size under it.
        for other in (*SIZES, size):
            felt.resize(*other)
            whole(panel)
