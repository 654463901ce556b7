"""A match by keys alone and one by accessible objects alone; a reader that hears and finds the whole deal."""

import random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.record import Record
from sjavs_desktop.core.state import EVENTS, View
from sjavs_desktop.core.view import view
from sjavs_desktop.ui.accessible.spoken import spoken, stopped
from sjavs_desktop.ui.accessible.things import played
from sjavs_desktop.ui.call_text import call
from sjavs_desktop.ui.card_words import unsigned
from sjavs_desktop.ui.main_window import MainWindow
from sjavs_desktop.ui.people import people
from tests.core.games import PACKS, match, rules_of
from tests.ui import reader
from tests.ui.conftest import Opened
from tests.ui.windows import LONG, NAMES, PERSON_AND_BOTS, Person, Watch, choice_buttons, sound


class Keys(Person):
    """Somebody who has only a keyboard."""

    def act(self) -> None:
        match = self.window.match
        if match.deal_over.isVisible():
            self._press(Qt.Key.Key_Space)
        elif match.bidding.isVisible():
            self._bid()
        else:
            for _ in range(self.dice.randrange(1, 4)):
                self._press(self.dice.choice((Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)))
            self._press(Qt.Key.Key_Return)

    def _bid(self) -> None:
        wanted: QPushButton = self.dice.choice(choice_buttons(self.window))
        for _ in range(40):
            if wanted.hasFocus():
                break
            self._press(Qt.Key.Key_Tab)
        assert wanted.hasFocus()
        # Enter waits for a moment before a panel that has just come; the digit on the button does not.
        self._press(Qt.Key(ord(wanted.text()[wanted.text().rindex("[") + 1])))

    def _press(self, key: Qt.Key) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.window, key)


class Listener(Person):
    """Somebody who has only a screen reader: everything is found by its name, and pressed there."""

    def act(self) -> None:
        match = self.window.match
        if match.deal_over.isVisible():
            reader.press(next(one for one in reader.buttons(match) if reader.name(one) == "Next deal"))
        elif match.exchange.isVisible():
            self._exchange()
        elif match.bidding.isVisible():
            reader.press(self.dice.choice(reader.buttons(match.bidding)))
        else:
            reader.press(self.dice.choice(reader.playing(self.window)))

    def ready(self) -> bool:
        match = self.window.match
        return super().ready() or match.exchange.isVisible() or match.last_call.isVisible()

    def _exchange(self) -> None:
        """Lays away the last cards, as many as it must, or leaves the middle where it is."""
        match = self.window.match
        view = match.felt.view
        assert view is not None
        for _ in range(view.rules.talon):
            free = [one for one in reader.buttons(match.felt) if "may be chosen" in reader.name(one)]
            if free and self.dice.random() < 0.9:
                reader.press(free[-1])
        answers = reader.buttons(match.exchange)
        if answers and match.exchange.isVisible():
            reader.press(self.dice.choice(answers))


def begin(window: MainWindow, seed: str) -> Watch:
    """Begins a match with a person at the bottom."""
    watch = Watch(window)
    window.referee.new_match(rules_of("sjavs-short"), NAMES, PERSON_AND_BOTS, seed, 1)
    return watch


@pytest.mark.parametrize("kind", [Keys, Listener])
def test_a_whole_match(qtbot: QtBot, opened: Opened, bot: Any, kind: type[Person]) -> None:
    window = opened()
    watch = begin(window, "by keys")
    kind(window, 1).play(qtbot, lambda: False)
    view = window.referee.view()
    assert view is not None
    assert view.table.winner is not None
    assert watch.wrong == []
    sound(window)


@pytest.mark.parametrize("key", ["klorsjavs", "schafkopf", "sjavs-2"])
def test_a_deal_of_other_games_by_a_reader(qtbot: QtBot, opened: Opened, key: str) -> None:
    window = opened(last_call=False)
    rules = rules_of(key)
    kinds = set[str]()
    for number in range({"klorsjavs": 8}.get(key, 2)):
        window.referee.new_match(rules, NAMES[: rules.seats], PERSON_AND_BOTS[: rules.seats], f"{key} {number}", 1)
        assert Listener(window, number).play_to(qtbot, "over").table.deal_over
        record = window.referee.record
        assert record is not None
        kinds |= {one.kind for one in record.actions if one.seat == 0}
    assert "play" in kinds
    assert key != "klorsjavs" or "exchange" in kinds, kinds


def told_of(record: Record) -> list[str]:
    """The passes and cards of a match, as a reader says them."""
    names, told = people(record.players), list[str]()
    for action in record.actions:
        if action.kind == "pass":
            told.append(f"{names[action.seat]}: {call(None)}.")
        elif action.kind == "play" and isinstance(action.value, int):
            told.append(stopped(played(names, action.seat, action.value)))
    return told


def one_deal(qtbot: QtBot, window: MainWindow, seed: str) -> View:
    """Plays a deal by accessible objects alone."""
    begin(window, seed)
    view = Listener(window, 2).play_to(qtbot, "over")
    window.match.announcer.flush()
    return view


@pytest.mark.parametrize("speed", ["instant", "fast"])
def test_a_reader_hears_the_deal_once_and_in_order(qtbot: QtBot, opened: Opened, bot: Any, speed: str) -> None:
    window, heard = opened(speed=speed), list[str]()
    window.match.announcer.announced.connect(heard.append)
    one_deal(qtbot, window, "heard")
    record = window.referee.record
    assert record is not None
    words, at = " ".join(heard), 0
    expected = told_of(record)
    assert len(expected) > 32
    for one in expected:
        assert one in words[at:], one
        at = words.index(one, at) + len(one)
    plays = [one for one in expected if ": Pass." not in one]
    assert all(words.count(one) == 1 for one in plays)
    assert words.count("The deal is over.") == 1
    assert words.count("Trick to ") + words.count("Your trick, ") == 8


def test_a_reader_finds_the_deal_in_the_tree(qtbot: QtBot, opened: Opened, bot: Any) -> None:
    window, seen = opened(speed="fast"), list[str]()

    def look() -> None:
        for one in reader.group(window, "The trick"):
            card = one.split(", ")[0]
            if card not in seen:
                seen.append(card)

    window.match.felt.director.changed.connect(look)
    view = one_deal(qtbot, window, "found")
    record = window.referee.record
    assert record is not None
    names = people(record.players)
    cards = [one for one in record.actions if one.kind == "play"]
    assert seen == [played(names, one.seat, one.value) for one in cards if isinstance(one.value, int)]
    tally = " ".join(reader.group(window, "Trumps and card points"))
    points = view.table.results[-1].points
    assert f"We: card points {points[0]}," in tally
    assert f"They: card points {points[1]}," in tally


def test_nothing_is_said_twice_when_all_is_skipped(qtbot: QtBot, opened: Opened, bot: Any) -> None:
    window, heard = opened(speed="normal"), list[str]()
    window.match.announcer.announced.connect(heard.append)
    begin(window, "skipped")
    person = Listener(window, 3)
    for _ in range(7):
        qtbot.waitUntil(person.ready, timeout=LONG)
        person.act()
        window.match.felt.settle()
    window.match.announcer.flush()
    record = window.referee.record
    assert record is not None
    words = " ".join(heard)
    assert all(words.count(one) == 1 for one in told_of(record) if ": Pass." not in one)


WITHOUT_WORDS = {"shuffled", "rubber"}
"""Events of which another sentence tells: who deals, and how the deal ended."""


def test_every_event_has_a_sentence_in_every_game(qapp: QApplication) -> None:
    told, mute = set[str](), set[tuple[str, int]]()
    for key in PACKS:
        more = {"kontra": "re", "legen": True} if key.startswith("schafkopf") else {}
        for seed in range(8):
            for _, (state, events) in match(rules_of(key, **more), random.Random(seed), deals=3):
                seen = view(state, 0)
                for one in events:
                    words = spoken(seen, one, NAMES[: state.rules.seats])
                    (told.add(one.kind) if words else mute.add((one.kind, one.seat)))
    assert {kind for kind, _ in mute} <= WITHOUT_WORDS
    assert told >= set(EVENTS) - WITHOUT_WORDS - {"wed", "match", "offered"}


def test_signs_are_said_in_words(qapp: QApplication) -> None:
    assert (
        unsigned("Left in the middle: Q♣ 10♥, ♠ spades") == "Left in the middle: queen of clubs, ten of hearts, spades"
    )


def test_the_setting_silences_what_happens_but_not_the_keys(qtbot: QtBot, opened: Opened, bot: Any) -> None:
    window, heard = opened(announce=False), list[str]()
    window.match.announcer.announced.connect(heard.append)
    one_deal(qtbot, window, "silent")
    assert heard == []
    window.actions_by_key["read.last"].trigger()
    assert len(heard) == 1
    assert heard[0].startswith("Last trick: ")


def test_a_reader_without_a_press_has_nothing_to_press(opened: Opened) -> None:
    window = opened()
    for one in reader.tree(window.match.felt):
        assert one.role() != QAccessible.Role.Button or reader.name(one)
