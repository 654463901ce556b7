"""The referee while a deal may be doubled: who is asked, in which order, and what the person may say out of turn."""

import logging
import random
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.line import Line
from sjavs_desktop.app.referee import Referee
from sjavs_desktop.app.seats import HUMAN, Bot
from sjavs_desktop.core.calling import called_card
from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.game import apply, interjections, legal, start
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Action, Event, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine import levels
from sjavs_desktop.engine.levels import Level
from tests.core.games import redealt, rules_of

NAMES = ("You", "Left", "Partner", "Right")
PERSON = (HUMAN, "stub", "stub", "stub")
BOTS = ("stub",) * 4


class Stub:
    """A bot that says what it is told to, plays its first card, and remembers what it was asked."""

    def __init__(self) -> None:
        self.says: dict[tuple[int, int], Any] = {}
        """By seat and number of doublings what it answers out of turn: an action, or something to raise."""
        self.asked: list[tuple[int, int]] = []
        """Who was asked while whose turn it was."""
        self.go = threading.Event()
        self.go.set()

    def decide(self, seen: View, seed: int) -> Action | None:
        self.go.wait(10)
        self.asked.append((seen.seat, seen.table.turn))
        said = self.says.get((seen.seat, len(seen.table.doubles)))
        if isinstance(said, Exception):
            raise said
        if said is not None and (seen.table.turn != seen.seat or interjections(seen)):
            return said
        return legal(seen)[0] if seen.table.turn == seen.seat else None


@pytest.fixture
def stub(monkeypatch: pytest.MonkeyPatch) -> Iterator[Stub]:
    made = Stub()
    monkeypatch.setitem(levels.LEVELS, "stub", Level("stub", "Stub", made.decide))
    yield made
    made.go.set()


@pytest.fixture
def referee(qtbot: QtBot) -> Iterator[Referee]:
    made = Referee()
    yield made
    made.close()


class Heard:
    """What a referee tells."""

    def __init__(self, referee: Referee) -> None:
        self.events: list[Event] = []
        self.calls: list[View] = []
        self.asked: list[View] = []
        self.refused: list[str] = []
        referee.happened.connect(self._happened)
        referee.last_call.connect(self.calls.append)
        referee.asked.connect(self.asked.append)
        referee.refused.connect(self._refused)

    def _happened(self, seen: View, events: tuple[Event, ...]) -> None:
        self.events += events

    def _refused(self, action: Action, reason: Reason) -> None:
        self.refused.append(reason.key)

    def kinds(self, *wanted: str) -> list[tuple[str, int]]:
        return [(one.kind, one.seat) for one in self.events if one.kind in wanted]


def auctioned(rules: Rules, contract: str, declarer: int, forehand: int, seed: int) -> State | None:
    """The first lead of a random deal in which that seat plays that contract; None when its hand does not allow it."""
    state = start(rules, (forehand - 1) % rules.seats)
    state, _ = apply(state, shuffle(rules.deck, str(seed), 1))
    while state.table.phase != "play":
        seat = state.table.turn
        allowed = legal(view(state, seat))
        action = allowed[0]
        if state.table.phase == "auction":
            action = Action(seat, "bid", contract) if seat == declarer else Action(seat, "pass")
        if action not in allowed:
            return None
        state, _ = apply(state, action)
    return state


def at_lead(contract: str, declarer: int, forehand: int, rules: Rules | None = None) -> State:
    """The first lead of a deal of a contract; the seats are those wanted."""
    states = (auctioned(rules or rules_of("schafkopf"), contract, declarer, forehand, seed) for seed in range(99))
    return next(state for state in states if state is not None)


def begin(referee: Referee, state: State, players: tuple[str, ...] = PERSON) -> Heard:
    """The referee with that deal on the table."""
    heard = Heard(referee)
    referee._game += 1
    referee._line = Line(Record(state.rules, state.table.dealer, NAMES, players, "s"))
    referee._line._states = [state]
    referee._players = tuple(referee._player(level, referee._line.record) for level in players)
    referee._ask()
    return heard


def standing(referee: Referee) -> State:
    assert referee._line is not None
    return referee._line.state


def turn(referee: Referee) -> int:
    return standing(referee).table.turn


def lying(referee: Referee) -> int:
    """How many cards have been played."""
    return len(standing(referee).table.trick) + 4 * len(standing(referee).table.tricks)


def test_bots_off_turn_are_asked_in_the_order_of_the_seats_then_the_turn(
    qtbot: QtBot, referee: Referee, stub: Stub
) -> None:
    begin(referee, at_lead("wenz", 2, 1), BOTS)
    qtbot.waitUntil(lambda: lying(referee) >= 4, timeout=5000)
    assert stub.asked[:6] == [(0, 1), (3, 1), (1, 1), (0, 2), (1, 2), (3, 2)]
    # The second card lies: nobody is asked out of turn any more.
    assert stub.asked[6:9] == [(2, 2), (3, 3), (0, 0)]


def test_silence_is_no_action(qtbot: QtBot, referee: Referee, stub: Stub) -> None:
    begin(referee, at_lead("wenz", 2, 1), BOTS)
    qtbot.waitUntil(lambda: lying(referee) >= 2, timeout=5000)
    assert referee.record is not None
    assert [one.kind for one in referee.record.actions][:2] == ["play", "play"]


def test_kontra_and_re_of_bots(qtbot: QtBot, referee: Referee, stub: Stub) -> None:
    stub.says = {(3, 0): Action(3, "double"), (2, 1): Action(2, "double")}
    heard = begin(referee, at_lead("wenz", 2, 1), BOTS)
    qtbot.waitUntil(lambda: lying(referee) >= 2, timeout=5000)
    assert heard.kinds("doubled", "played")[:3] == [("doubled", 3), ("doubled", 2), ("played", 1)]


def test_the_person_is_told_before_the_time_is_over_and_lets_it_go(qtbot: QtBot, referee: Referee, stub: Stub) -> None:
    heard = begin(referee, at_lead("wenz", 2, 1))
    qtbot.waitUntil(lambda: bool(heard.calls), timeout=5000)
    assert lying(referee) == 1
    assert heard.calls[0].seat == 0
    assert interjections(heard.calls[0])
    qtbot.wait(50)
    assert (lying(referee), len(heard.calls)) == (1, 1)
    referee.let_go()
    referee.let_go()
    qtbot.waitUntil(lambda: bool(heard.asked), timeout=5000)
    assert (lying(referee), len(heard.calls)) == (3, 1)
    assert heard.kinds("doubled") == []


def test_the_person_doubles_at_the_last_call_and_the_declarer_may_answer(
    qtbot: QtBot, referee: Referee, stub: Stub
) -> None:
    stub.says = {(2, 1): Action(2, "double")}
    heard = begin(referee, at_lead("wenz", 2, 1))
    qtbot.waitUntil(lambda: bool(heard.calls), timeout=5000)
    assert referee.submit(Action(0, "double"))
    qtbot.waitUntil(lambda: bool(heard.asked), timeout=5000)
    assert heard.kinds("doubled") == [("doubled", 0), ("doubled", 2)]
    assert len(heard.calls) == 1


def test_a_declarer_is_told_again_when_a_kontra_comes(qtbot: QtBot, referee: Referee, stub: Stub) -> None:
    """At first there is nothing for the declarer to say; a Kontra is answered by Re, and only then time runs out."""
    stub.says = {(3, 0): Action(3, "double")}
    heard = begin(referee, at_lead("wenz", 0, 1))
    qtbot.waitUntil(lambda: bool(heard.calls), timeout=5000)
    assert lying(referee) == 1
    assert heard.kinds("doubled") == [("doubled", 3)]
    assert referee.submit(Action(0, "double"))
    qtbot.waitUntil(lambda: bool(heard.asked), timeout=5000)
    assert heard.kinds("doubled") == [("doubled", 3), ("doubled", 0)]


def test_without_a_card_before_it_the_first_one_ends_the_time(qtbot: QtBot, referee: Referee, stub: Stub) -> None:
    rules = rules_of("schafkopf", kontra_until="first")
    heard = begin(referee, at_lead("wenz", 2, 1, rules))
    qtbot.waitUntil(lambda: bool(heard.calls), timeout=5000)
    assert lying(referee) == 0
    referee.let_go()
    qtbot.waitUntil(lambda: bool(heard.asked), timeout=5000)
    assert len(heard.calls) == 1


def test_a_person_at_turn_is_asked_for_a_card_and_may_double_first(qtbot: QtBot, referee: Referee, stub: Stub) -> None:
    heard = begin(referee, at_lead("wenz", 2, 0))
    qtbot.waitUntil(lambda: bool(heard.asked), timeout=5000)
    assert heard.calls == []
    assert referee.submit(Action(0, "double"))
    qtbot.waitUntil(lambda: len(heard.asked) == 2, timeout=5000)
    assert heard.kinds("doubled") == [("doubled", 0)]
    assert referee.submit(legal(heard.asked[-1])[0])


def test_a_person_doubles_while_a_bot_thinks_and_its_answer_is_stale(
    qtbot: QtBot, referee: Referee, stub: Stub
) -> None:
    stub.go.clear()
    heard = begin(referee, at_lead("wenz", 2, 1))
    qtbot.wait(20)
    assert turn(referee) == 1
    assert referee.submit(Action(0, "double"))
    referee.let_go()
    stub.go.set()
    qtbot.waitUntil(lambda: bool(heard.asked), timeout=5000)
    assert referee.record is not None
    kinds = [(one.seat, one.kind) for one in referee.record.actions]
    assert kinds[:2] == [(0, "double"), (1, "play")]
    assert heard.refused == []


def test_letting_go_early_asks_nobody_twice(qtbot: QtBot, referee: Referee, stub: Stub) -> None:
    """Only what was asked can be answered: a bot that is thinking is not asked the same again."""
    state = at_lead("wenz", 2, 1)
    state, _ = apply(state, legal(view(state, 1))[0])
    stub.go.clear()
    heard = begin(referee, state)
    referee.let_go()
    referee.let_go()
    stub.go.set()
    qtbot.waitUntil(lambda: bool(heard.calls), timeout=5000)
    assert stub.asked == [(1, 2), (3, 2)]
    assert lying(referee) == 1


def test_too_late_is_refused(qtbot: QtBot, referee: Referee, stub: Stub) -> None:
    heard = begin(referee, at_lead("wenz", 2, 1))
    qtbot.waitUntil(lambda: bool(heard.calls), timeout=5000)
    referee.let_go()
    qtbot.waitUntil(lambda: bool(heard.asked), timeout=5000)
    record = referee.record
    assert not referee.submit(Action(0, "double"))
    assert not referee.submit(Action(1, "double"))
    assert heard.refused == ["double", "turn"]
    assert referee.record == record


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (RuntimeError("no idea"), "no idea"),
        (Action(3, "play", 0), "says nothing"),
        (Action(1, "double"), "acts for seat 1"),
    ],
)
def test_a_bot_that_fails_while_it_is_consulted_says_nothing(
    qtbot: QtBot, referee: Referee, stub: Stub, caplog: pytest.LogCaptureFixture, said: object, words: str
) -> None:
    stub.says = {(3, 0): said}
    with caplog.at_level(logging.ERROR):
        heard = begin(referee, at_lead("wenz", 2, 1))
        qtbot.waitUntil(lambda: bool(heard.calls), timeout=5000)
    assert heard.kinds("doubled") == []
    assert heard.kinds("played") == [("played", 1)]
    messages = [one.getMessage() for one in caplog.records]
    assert len(messages) == 2
    assert all("seat 3 (stub) failed, so it says nothing" in one and words in one for one in messages)


# -- the hidden partner ------------------------------------------------------------------------------------------------


def holder(state: State) -> int:
    """Who holds the called card."""
    card = called_card(state.rules, state.table)
    assert card is not None
    return next(seat for seat, hand in enumerate(state.hands) if hand >> card & 1)


def called_deal(declarer: int, wanted: set[int], forehand: int = 1) -> State:
    """The first lead of a Sauspiel whose called Sau is with one of some seats."""
    rules = rules_of("schafkopf")
    states = (auctioned(rules, "sauspiel", declarer, forehand, seed) for seed in range(99))
    return next(state for state in states if state is not None and holder(state) in wanted)


def told(qtbot: QtBot, referee: Referee, state: State, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """All that can be noticed until the person is asked: who else is, and what is told."""
    noticed: list[object] = []
    ask = Bot.ask

    def asked(self: Bot, seen: View, ticket: tuple[int, int]) -> None:
        noticed.append((seen.seat, ticket[1]))
        ask(self, seen, ticket)

    with monkeypatch.context() as patched:
        patched.setattr(Bot, "ask", asked)
        heard = begin(referee, state)
        qtbot.waitUntil(lambda: bool(heard.asked or heard.calls), timeout=5000)
        noticed.append(("last calls before", len([one for one in heard.calls if not one.table.trick])))
        noticed.append(("asked", len(heard.asked)))
        referee._leave()
    return noticed


@pytest.mark.parametrize("declarer", [0, 2])
def test_nothing_tells_who_the_partner_is(
    qtbot: QtBot, stub: Stub, monkeypatch: pytest.MonkeyPatch, declarer: int
) -> None:
    """With the hidden cards dealt anew the person notices the same, whoever has the called Sau."""
    state = called_deal(declarer, {1, 2, 3} - {declarer})
    worlds: dict[int, State] = {holder(state): state}
    dice = random.Random(3)
    while len(worlds) < (3 if declarer == 0 else 2):
        other = redealt(state, 0, dice)
        if holder(other) not in (0, declarer):
            worlds.setdefault(holder(other), other)
    noticed = []
    for one in worlds.values():
        assert view(one, 0) == view(state, 0)
        made = Referee()
        noticed.append(told(qtbot, made, one, monkeypatch))
        made.close()
    assert noticed[0][:2] == [(2, 0), (3, 0)]
    assert all(one == noticed[0] for one in noticed)


def test_the_called_partner_is_never_asked_and_cannot_say_kontra(qtbot: QtBot, referee: Referee, stub: Stub) -> None:
    heard = begin(referee, called_deal(2, {0}))
    qtbot.waitUntil(lambda: bool(heard.asked), timeout=5000)
    assert heard.calls == []
    assert all(seat != 0 for seat, _ in stub.asked)


def test_a_partner_may_answer_a_kontra_and_is_known_then(qtbot: QtBot, referee: Referee, stub: Stub) -> None:
    stub.says = {(1, 0): Action(1, "double"), (3, 0): Action(3, "double")}
    heard = begin(referee, called_deal(2, {0}))
    qtbot.waitUntil(lambda: bool(heard.calls), timeout=5000)
    assert standing(referee).table.partner is None
    assert referee.submit(Action(0, "double"))
    assert heard.kinds("doubled", "partner")[1:] == [("doubled", 0), ("partner", 0)]
    assert standing(referee).table.partner == 0
