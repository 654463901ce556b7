"""What a person decides in Schafkopf besides playing a card: by mouse and by keyboard, in the window."""

import random

import pytest
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.game import apply, interjections, legal, start
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import OVER, Action, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine import levels
from sjavs_desktop.engine.levels import Level
from sjavs_desktop.ui.felt.spots import SHAPE
from sjavs_desktop.ui.main_window import MainWindow
from sjavs_desktop.ui.panels.bidding import keys
from tests.core.games import rules_of
from tests.ui.conftest import Opened
from tests.ui.windows import LONG, NAMES, PERSON_AND_BOTS, click, press_keys, spot, status
from tests.ui.windows import sound as sound_window

WENZ = rules_of("schafkopf")
HOUSE = rules_of("schafkopf-house", deals="8")


def plain(seen: View) -> Action:
    """What everybody does who has no script: passes, refuses, lays nothing, and plays the first card."""
    actions = legal(seen)
    quiet = [one for one in actions if one.kind in ("pass", "leave", "refuse")]
    return (quiet or list(actions))[0]


class Script:
    """Bots of which one bids something, and who are silent otherwise."""

    def __init__(self, bidder: int, bid: str) -> None:
        self.bidder, self.bid = bidder, bid
        self.says: dict[int, int] = {}
        """Seats that double, by how often was doubled before."""

    def choose(self, seen: View) -> Action | None:
        seat = seen.seat
        if self.says.get(seat) == len(seen.table.doubles) and interjections(seen):
            return Action(seat, "double")
        if seen.table.turn != seat:
            return None
        if seat == self.bidder and Action(seat, "bid", self.bid) in legal(seen):
            return Action(seat, "bid", self.bid)
        return plain(seen)

    def decide(self, seen: View, seed: int) -> Action | None:
        return self.choose(seen)


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Script:
    """The seat opposite plays a Wenz."""
    made = Script(2, "wenz")
    monkeypatch.setitem(levels.LEVELS, "beginner", Level("beginner", "Beginner", made.decide))
    return made


def deal(rules: Rules, seed: str, dealer: int, script: Script) -> State:
    """The first lead (or the marriage at the bottom seat) of a scripted deal."""
    state = apply(start(rules, dealer), shuffle(rules.deck, seed, 1))[0]
    while state.table.turn >= 0 and state.table.phase != "play":
        if state.table.phase == "marriage" and state.table.turn == 0:
            break
        action = script.choose(view(state, state.table.turn))
        assert action is not None
        state = apply(state, action)[0]
    return state


def seed_of(rules: Rules, dealer: int, script: Script, phase: str = "play", contract: str = "wenz") -> str:
    """A shuffle with which that comes about."""
    for number in range(400):
        table = deal(rules, f"k {number}", dealer, script).table
        if table.phase == phase and table.contract == contract and table.declarer == script.bidder:
            return f"k {number}"
    raise AssertionError("no such deal")


def begin(window: MainWindow, qtbot: QtBot, rules: Rules, dealer: int, script: Script, seed: str | None = None) -> None:
    """Begins the deal; what the person is asked before it is answered by script."""
    seed = seed or seed_of(rules, dealer, script)
    window.referee.asked.connect(lambda seen: answer(window, seen))
    window.referee.new_match(rules, NAMES, PERSON_AND_BOTS, seed, dealer)


def answer(window: MainWindow, seen: View) -> None:
    if seen.table.phase not in ("play", "marriage"):
        window.referee.submit(plain(seen))


def done(window: MainWindow, kind: str) -> list[int]:
    """Who has done such an action, in order."""
    record = window.referee.record
    assert record is not None
    return [one.seat for one in record.actions if one.kind == kind]


def cards_of(window: MainWindow) -> list[QRect]:
    """Where cards of the hand and of the trick lie, and the plates."""
    table = window.match.felt.table
    assert table.picture is not None
    found = []
    for one in table.picture.places:
        if one.zone in ("hand", "trick"):
            pose = table.pose(one)
            wide, high = (pose.width, pose.width * SHAPE) if one.angle % 180 == 0 else (pose.width * SHAPE, pose.width)
            found.append(QRect(round(pose.x - wide / 2), round(pose.y - high / 2), round(wide), round(high)))
    return found + [table.rect(one.plate).toRect() for one in table.picture.seats]


def covers_nothing(window: MainWindow, widget: QWidget) -> bool:
    """Whether a widget on the felt hides no card and no plate, and is whole."""
    place = widget.geometry()
    inside = window.match.felt.viewport().rect().contains(place)
    return inside and not any(place.intersects(one) for one in cards_of(window))


# -- Kontra ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["mouse", "key"])
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_last_call_stops_the_game_and_kontra_is_said(
    opened: Opened, qtbot: QtBot, script: Script, by: str, dealer: int
) -> None:
    window = opened()
    begin(window, qtbot, WENZ, dealer, script)
    match = window.match
    qtbot.waitUntil(lambda: match.last_call.waits, timeout=LONG)
    assert not match.double.isVisible()
    assert status(window).startswith("Kontra?")
    assert len(window.referee.view().table.trick) == 1  # type: ignore[union-attr]
    for size in ((960, 600), (1024, 640), (1366, 768), (2200, 1300)):
        window.resize(*size)
        qtbot.wait(1)
        assert covers_nothing(window, match.last_call), size
    if by == "mouse":
        click(match.last_call.double_button)
    else:
        press_keys(window, "K")
    assert done(window, "double") == [0]
    assert not match.last_call.isVisible()
    qtbot.waitUntil(lambda: bool(match.felt.legal()), timeout=LONG)
    sound_window(window)


@pytest.mark.parametrize("by", ["mouse", "0", "Return"])
def test_the_last_call_is_let_go(opened: Opened, qtbot: QtBot, script: Script, by: str) -> None:
    window = opened()
    begin(window, qtbot, WENZ, 0, script)
    match = window.match
    qtbot.waitUntil(lambda: match.last_call.waits, timeout=LONG)
    if by == "mouse":
        click(match.last_call.go_button)
    else:
        press_keys(window, by)
    assert not match.last_call.isVisible()
    qtbot.waitUntil(lambda: bool(match.felt.legal()), timeout=LONG)
    assert done(window, "double") == []
    assert not match.double.isVisible()
    # Too late is told.
    press_keys(window, "K")
    assert done(window, "double") == []
    assert "cannot double" in match.notice.text()
    assert match.notice.isVisible()


def test_without_the_question_the_time_goes_by(opened: Opened, qtbot: QtBot, script: Script) -> None:
    window = opened(last_call=False)
    begin(window, qtbot, WENZ, 0, script)
    match = window.match
    qtbot.waitUntil(lambda: bool(match.felt.legal()), timeout=LONG)
    assert done(window, "double") == []
    assert len(done(window, "play")) == 3
    assert not match.last_call.isVisible()


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_without_the_question_there_is_a_button(opened: Opened, qtbot: QtBot, script: Script, by: str) -> None:
    window = opened(last_call=False)
    begin(window, qtbot, WENZ, 3, script)
    match = window.match
    qtbot.waitUntil(match.double.isVisible, timeout=LONG)
    assert not match.last_call.isVisible()
    for size in ((960, 600), (1024, 640), (1366, 768), (2200, 1300)):
        window.resize(*size)
        qtbot.wait(1)
        assert covers_nothing(window, match.double), size
    if by == "mouse":
        click(match.double)
    else:
        press_keys(window, "K")
    assert done(window, "double") == [0]
    qtbot.waitUntil(lambda: not match.double.isVisible(), timeout=LONG)
    sound_window(window)


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_kontra_before_an_own_card(opened: Opened, qtbot: QtBot, script: Script, by: str) -> None:
    """The panel is there, but it is the person's turn, and the cards keep the keyboard."""
    window = opened()
    begin(window, qtbot, WENZ, 3, script)
    match = window.match
    qtbot.waitUntil(match.last_call.isVisible, timeout=LONG)
    assert covers_nothing(window, match.last_call)
    assert not match.double.isVisible()
    assert match.felt.legal()
    assert match.felt.hasFocus()
    own = match.felt.table._plates[0].plate
    assert own is not None
    assert (own.turn, own.asked, own.facts) == (True, False, "Your turn")
    if by == "mouse":
        click(match.last_call.double_button)
    else:
        press_keys(window, "K")
    assert done(window, "double") == [0]
    qtbot.waitUntil(lambda: not match.last_call.isVisible(), timeout=LONG)
    press_keys(window, "Right")
    press_keys(window, "Return")
    assert done(window, "play")[:1] == [0]


def shown_panels(window: MainWindow) -> list[str]:
    """Each time that the panel appears after it was gone, from now on, and each time that the button does."""
    appeared: list[str] = []

    class Seen(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Show:
                appeared.append(watched.objectName())
            return False

    seen = Seen(window)
    for one in (window.match.last_call, window.match.double):
        one.installEventFilter(seen)
    return appeared


def test_kontra_is_asked_once_and_not_as_if_it_were_the_persons_turn(
    opened: Opened, qtbot: QtBot, script: Script
) -> None:
    """Somebody else is at turn, whose plate is lit; the person's says what is asked and shows no turn."""
    window = opened()
    appeared = shown_panels(window)
    begin(window, qtbot, WENZ, 0, script)
    match = window.match
    qtbot.waitUntil(lambda: match.last_call.waits, timeout=LONG)
    assert appeared == ["last_call"]
    plates = [one.plate for one in match.felt.table._plates]
    assert [bool(one and one.turn) for one in plates] == [False, False, True, False]
    assert [bool(one and one.asked) for one in plates] == [True, False, False, False]
    assert plates[0] is not None
    assert plates[0].facts == "Kontra?"
    press_keys(window, "0")
    qtbot.waitUntil(lambda: bool(match.felt.legal()), timeout=LONG)
    assert appeared == ["last_call"]
    assert not any(one.plate and one.plate.asked for one in match.felt.table._plates)


def test_who_has_answered_early_is_not_asked_again(opened: Opened, qtbot: QtBot, script: Script) -> None:
    """The person leads, and says before that not to double: the second card comes without a question."""
    window = opened()
    appeared = shown_panels(window)
    begin(window, qtbot, WENZ, 3, script)
    match = window.match
    qtbot.waitUntil(match.last_call.isVisible, timeout=LONG)
    press_keys(window, "0")
    assert not match.last_call.isVisible()
    press_keys(window, "Right")
    press_keys(window, "Return")
    qtbot.waitUntil(lambda: len(done(window, "play")) >= 4, timeout=LONG)
    assert appeared == ["last_call"]
    assert done(window, "double") == []


def test_re_is_offered_when_somebody_has_said_kontra(opened: Opened, qtbot: QtBot, script: Script) -> None:
    """The person is the declarer; nothing can be doubled until a bot says Kontra."""
    script.bidder, script.says = 0, {3: 0}
    window = opened()
    seed = seed_of(WENZ, 0, script)
    wenz = Action(0, "bid", "wenz")
    window.referee.asked.connect(lambda seen: window.referee.submit(wenz) if seen.table.phase == "auction" else None)
    window.referee.new_match(WENZ, NAMES, PERSON_AND_BOTS, seed, 0)
    match = window.match
    qtbot.waitUntil(lambda: match.last_call.waits, timeout=LONG)
    assert match.last_call.title.text() == "Re?"
    assert match.last_call.double_button.text() == "Re  [K]"
    press_keys(window, "K")
    assert done(window, "double") == [3, 0]
    qtbot.waitUntil(lambda: bool(match.felt.legal()), timeout=LONG)


def test_a_kontra_for_a_picture_that_is_old_is_refused_in_words(opened: Opened, qtbot: QtBot, script: Script) -> None:
    """Somebody else has said it while the picture still moved."""
    script.says = {3: 0}
    window = opened(speed="slow")
    begin(window, qtbot, WENZ, 3, script)
    match = window.match
    qtbot.waitUntil(lambda: 3 in done(window, "double"), timeout=LONG)
    assert match.felt.busy
    assert not match.double.isVisible()
    press_keys(window, "K")
    assert done(window, "double") == [3]
    match.felt.settle()
    assert not match.double.isVisible()
    press_keys(window, "K")
    assert "cannot double" in match.notice.text()
    assert done(window, "double") == [3]


def test_the_key_means_nothing_before_the_play(opened: Opened, qtbot: QtBot, script: Script) -> None:
    window = opened()
    window.referee.new_match(WENZ, NAMES, PERSON_AND_BOTS, "any", 3)
    qtbot.waitUntil(window.match.bidding.isVisible, timeout=LONG)
    record = window.referee.record
    press_keys(window, "K")
    assert window.referee.record is record
    assert not window.match.notice.isVisible()


# -- a marriage --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_marriage_is_taken_for_a_card_that_is_no_trump(opened: Opened, qtbot: QtBot, script: Script, by: str) -> None:
    window = to_marriage(opened, qtbot, script)
    match = window.match
    before = window.referee.view()
    assert before is not None
    take, wed = match.exchange.buttons["take"], before.table.wed
    assert wed is not None
    assert not take.isEnabled()
    allowed = {one.value[0] for one in legal(before) if one.kind == "take" and isinstance(one.value, tuple)}
    assert set(match.felt.legal()) == allowed
    if by == "mouse":
        for card in (match.felt.legal()[0], match.felt.legal()[-1]):
            match.felt._pressed = None
            click(match.felt.viewport(), spot(window, card))
    else:
        for key in ("Right", "Return", "End", "Return"):
            press_keys(window, key)
    # A second choice takes the place of the first.
    assert match.felt.picks == (match.felt.legal()[-1],)
    assert take.isEnabled()
    given = match.felt.picks[0]
    if by == "mouse":
        click(take)
    else:
        press_keys(window, "1")
    after = window.referee.view()
    assert after is not None
    assert (after.table.declarer, after.table.partner) == (0, script.bidder)
    assert after.hand >> wed & 1
    assert not after.hand >> given & 1


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_marriage_is_refused(opened: Opened, qtbot: QtBot, script: Script, by: str) -> None:
    window = to_marriage(opened, qtbot, script)
    if by == "mouse":
        click(window.match.exchange.buttons["refuse"])
    else:
        press_keys(window, "0")
    assert 0 in done(window, "refuse")
    assert not window.match.exchange.isVisible()


def test_a_trump_cannot_be_given_back(opened: Opened, qtbot: QtBot, script: Script) -> None:
    window = to_marriage(opened, qtbot, script)
    felt = window.match.felt
    seen = window.referee.view()
    assert seen is not None
    trump = next(card for card in seen.rules.deck if seen.hand >> card & 1 and card not in felt.legal())
    click(felt.viewport(), spot(window, trump))
    assert felt.picks == ()
    assert window.match.notice.isVisible()
    assert window.match.notice.text() == status(window) == "Give back one card that is no trump."


def to_marriage(opened: Opened, qtbot: QtBot, script: Script) -> MainWindow:
    """A window in which the person is asked about a marriage."""
    script.bid = "hochzeit"
    rules = rules_of("schafkopf", hochzeit=True)
    seed = seed_of(rules, 3, script, "marriage", "hochzeit")
    window = opened()
    window.resize(1024, 640)
    begin(window, qtbot, rules, 3, script, seed)
    qtbot.waitUntil(window.match.exchange.isVisible, timeout=LONG)
    return window


# -- whole matches -----------------------------------------------------------------------------------------------------


class Somebody:
    """A person who answers whatever the window asks, at random; by mouse or by keyboard."""

    def __init__(self, window: MainWindow, keyboard: bool) -> None:
        self.window, self.keyboard = window, keyboard
        self.dice = random.Random(7)
        self.doubled = self.married = 0

    def over(self) -> bool:
        view = self.window.referee.view()
        return view is not None and view.table.phase == OVER and self.window.match.deal_over.isVisible()

    def ready(self) -> bool:
        match = self.window.match
        panels = (match.bidding, match.exchange, match.last_call, match.deal_over)
        return any(one.isVisible() for one in panels) or bool(match.felt.legal())

    def press(self, widget: QWidget, key: str) -> None:
        if self.keyboard:
            press_keys(self.window, key)
        else:
            click(widget)

    def act(self) -> None:
        match = self.window.match
        if match.deal_over.isVisible():
            self.press(match.deal_over.button, "Return")
        elif match.last_call.isVisible():
            says = self.dice.random() < 0.5
            self.doubled += says
            self.press(match.last_call.double_button if says else match.last_call.go_button, "K" if says else "0")
        elif match.double.isVisible() and self.dice.random() < 0.3:
            self.doubled += 1
            self.press(match.double, "K")
        elif match.bidding.isVisible():
            shown = match.bidding.actions_shown
            action = self.dice.choice(shown)
            view = match.felt.shown
            assert view is not None
            self.press(match.bidding.button(action), keys(view, shown)[shown.index(action)])
        elif match.exchange.isVisible():
            self.marry()
        else:
            self.card()

    def marry(self) -> None:
        match = self.window.match
        self.married += 1
        if match.felt.legal():
            self.card()
        take, refuse = (match.exchange.buttons[one] for one in ("take", "refuse"))
        self.press(take, "1") if take.isEnabled() else self.press(refuse, "0")

    def card(self) -> None:
        felt = self.window.match.felt
        felt._pressed = None
        if not self.keyboard:
            click(felt.viewport(), spot(self.window, self.dice.choice(felt.legal())))
            return
        press_keys(self.window, "Home")
        for _ in range(self.dice.randrange(len(felt.legal()))):
            press_keys(self.window, "Right")
        press_keys(self.window, "Return")


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_match_with_all_house_rules_is_played_to_its_end(opened: Opened, qtbot: QtBot, by: str) -> None:
    window = opened()
    window.resize(1024, 640)
    window.begin(HOUSE, ("human", "random", "random", "random"), f"to the end {by}")
    somebody = Somebody(window, by == "keyboard")
    while not somebody.over():
        qtbot.waitUntil(somebody.ready, timeout=LONG)
        if not somebody.over():
            somebody.act()
    view = window.referee.view()
    assert view is not None
    alone = [one.after.count(max(one.after)) == 1 for one in view.table.results]
    assert len(alone) == alone.index(True, 7) + 1, "eight deals, and more while two lead"
    assert sum(view.table.scores) == 0
    assert somebody.doubled > 0
    assert {"lay", "leave"} & {one.kind for one in window.referee.record.actions if one.seat == 0}  # type: ignore[union-attr]
