"""The player: what is asked for is heard once; no device, however it fails, is noticed by whoever asks."""

import builtins
import logging
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy
import pytest

from sjavs_desktop.app.sound import device, mixer, player
from sjavs_desktop.app.sound.device import CHANNELS, RATE, Nothing, System, Unavailable
from sjavs_desktop.app.sound.mixer import BLOCK, VOICES, Mixer
from sjavs_desktop.app.sound.player import Player
from sjavs_desktop.paths import RESOURCES
from tests.app.speakers import Shop, Slow, Tape, wait

FOLDER = RESOURCES / "sounds"
Made = Callable[..., Player]


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def made(clock: Clock) -> Iterator[Made]:
    """Makes players, and ends them; what went wrong in their threads fails the test."""
    players, crashed = [], []
    hook, threading.excepthook = threading.excepthook, lambda args: crashed.append(args)

    def make(shop: device.Connect, **more: Any) -> Player:
        players.append(Player(FOLDER, shop, clock=clock, **more))
        return players[-1]

    yield make
    for one in players:
        one.close()
    threading.excepthook = hook
    assert not crashed


def stored(name: str) -> "numpy.typing.NDArray[numpy.float32]":
    """A sample as the mixer has it."""
    return Mixer([FOLDER / f"{name}.wav"])._samples[name]


def contains(heard: Any, name: str) -> int:
    """How often a sample can be found in what was heard."""
    wanted, found, at = numpy.rint(stored(name) * 32767), 0, 0
    strong = int(numpy.argmax(numpy.abs(wanted)))
    near = 2  # the mixer cuts fractions off
    for at in numpy.flatnonzero(numpy.abs(heard - wanted[strong]) <= near):
        part = heard[at - strong : at - strong + len(wanted)]
        found += at >= strong and len(part) == len(wanted) and bool((numpy.abs(part - wanted) <= near).all())
    return found


def test_what_is_asked_for_is_heard_once_and_in_order(made: Made) -> None:
    tape = Tape()
    made_player = made(Shop(tape))
    made_player.warm()
    wait(lambda: len(tape.blocks) > 2)
    for name in ("card", "trick"):
        enough = len(tape.blocks) + len(stored(name)) // BLOCK + 10
        made_player.play(name)
        wait(lambda enough=enough: len(tape.blocks) > enough)
    heard = tape.heard().astype(int)
    assert contains(heard, "card") == contains(heard, "trick") == 1
    assert contains(heard, "old_mor") == 0
    at = [int(numpy.flatnonzero(abs(heard - numpy.rint(stored(n).max() * 32767)) <= 2)[0]) for n in ("card", "trick")]
    assert at == sorted(at)


def test_the_volume_is_that_of_now_and_silence_does_not_click(made: Made) -> None:
    mix = Mixer([FOLDER / "cross.wav"])
    mix.start("cross", 1.0)
    loud = numpy.frombuffer(b"".join(mix.block(1.0) for _ in range(20)), "<i2")[::CHANNELS].astype(int)
    mute = numpy.frombuffer(b"".join(mix.block(0.0) for _ in range(3)), "<i2")[::CHANNELS].astype(int)
    assert loud.any()
    assert mute[:BLOCK].any()
    assert not mute[BLOCK:].any()
    both = numpy.concatenate([loud, mute])
    assert numpy.abs(numpy.diff(both)).max() <= numpy.abs(numpy.diff(stored("cross") * 32767)).max() + 2


def test_only_so_many_sound_at_once_and_never_louder_than_there_are_numbers() -> None:
    mix = Mixer(sorted(FOLDER.glob("*.wav")))
    assert [mix.start("old_mor", 1.0) for _ in range(VOICES + 2)] == [True] * VOICES + [False] * 2
    assert not mix.start("nothing of that name", 1.0)
    heard = numpy.frombuffer(b"".join(mix.block(1.0) for _ in range(60)), "<i2")
    assert heard.max() == 32767
    assert mix.silent
    assert mix.start("card", 1.0)


def test_a_sound_that_comes_too_late_is_not_heard(made: Made, clock: Clock) -> None:
    tape = Tape()
    shop = Slow(tape)
    slow = made(shop)
    slow.play("card")
    assert shop.asked.wait(20)
    for _ in range(100):
        slow.play("trick")
    assert slow._queue.qsize() <= player.WAITING
    clock.now += player.STALE + 0.01
    slow.play("deal")
    shop.answer.set()
    wait(lambda: len(tape.blocks) > 30)
    heard = tape.heard().astype(int)
    assert contains(heard, "card") == contains(heard, "trick") == 0


def test_nothing_is_opened_before_the_first_sound_and_all_in_one_other_thread(made: Made) -> None:
    tape = Tape()
    shop = Shop(tape)
    lazy = made(shop)
    assert lazy._thread is None
    lazy.play("card")
    wait(lambda: tape.blocks)
    assert shop.threads
    assert threading.get_ident() not in shop.threads
    lazy.close()
    assert (tape.closed, shop.closed, shop.opened) == (True, 1, 1)
    lazy.play("card")
    lazy.close()
    assert shop.opened == 1


def test_the_device_is_given_back_after_a_while_and_opened_again(made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "LINGER", 0.05)
    first, second = Tape(), Tape()
    made_player = made(Shop(first, second))
    made_player.play("call")
    wait(lambda: first.closed)
    assert contains(first.heard().astype(int), "call") == 1
    silent = numpy.flatnonzero(first.heard())[-1]
    assert len(first.heard()) - silent < 0.2 * RATE
    made_player.play("call")
    wait(lambda: second.closed)
    assert contains(second.heard().astype(int), "call") == 1


@pytest.mark.parametrize("wrong", [RuntimeError("no device"), OSError("busy"), Unavailable("device")])
def test_a_device_that_cannot_be_opened_is_tried_again_later(made: Made, clock: Clock, wrong: Exception) -> None:
    tape, told = Tape(), []
    shop = Shop(wrong, tape)
    made_player = made(shop, told=told.append)
    made_player.play("card")
    wait(lambda: made_player.trouble == "device")
    made_player.play("card")
    wait(lambda: not made_player._queue.qsize())
    assert shop.opened == 1
    clock.now += player.RETRY
    made_player.play("card")
    wait(lambda: tape.blocks)
    assert made_player.trouble == ""
    assert told == ["device", ""]


def test_a_device_that_goes_away_is_silent_until_there_is_one_again(
    made: Made, clock: Clock, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.WARNING)
    gone, tape = Tape(breaks_after=3), Tape()
    made_player = made(Shop(gone, tape))
    made_player.play("cross")
    wait(lambda: gone.closed)
    assert made_player.trouble == "device"
    clock.now += player.RETRY
    made_player.play("card")
    wait(lambda: tape.blocks)
    made_player.close()
    assert contains(tape.heard().astype(int), "cross") == 0
    assert caplog.records == []
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("trouble", ["package", "library"])
def test_what_has_to_be_installed_is_looked_for_once(made: Made, clock: Clock, trouble: str) -> None:
    shop = Shop(Unavailable(trouble))
    made_player = made(shop)
    for _ in range(3):
        made_player.play("card")
        wait(lambda: made_player.trouble == trouble and not made_player._queue.qsize())
        clock.now += 1000
    made_player.close()
    assert shop.opened == 1


def test_who_has_closed_it_hears_nothing_more(made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "PATIENCE", 0.01)
    shop, told = Slow(RuntimeError("no device")), []
    hung = made(shop, told=told.append)
    hung.play("card")
    assert shop.asked.wait(20)
    hung.close()
    shop.answer.set()
    wait(lambda: hung.trouble == "device")
    assert told == []


def test_closing_does_not_wait_for_a_device_that_hangs(made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "PATIENCE", 0.01)
    shop = Slow(Tape())
    hung = made(shop)
    hung.play("card")
    assert shop.asked.wait(20)
    thread = hung._thread
    assert thread is not None
    assert thread.daemon
    hung.close()
    assert thread.is_alive()
    shop.answer.set()
    thread.join(20)
    assert not thread.is_alive()


def test_a_broken_file_is_one_line_in_the_log_and_the_others_are_heard(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "card.wav").write_bytes((FOLDER / "card.wav").read_bytes())
    (tmp_path / "torn.wav").write_bytes((FOLDER / "card.wav").read_bytes()[:20])
    (tmp_path / "words.wav").write_text("no sound", encoding="utf-8")
    mix = Mixer(sorted(tmp_path.glob("*.wav")))
    assert mix.start("card", 1.0)
    assert not mix.start("torn", 1.0)
    assert [one.args[0].name for one in caplog.records if isinstance(one.args, tuple)] == ["torn.wav", "words.wav"]  # type: ignore[union-attr]


# -- the package -------------------------------------------------------------------------------------------------------


class Package(SimpleNamespace):
    """Stands for sounddevice."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[str] = []
        self._exit_handler = lambda: None

    def _terminate(self) -> None:
        self.calls.append("terminate")

    def _initialize(self) -> None:
        self.calls.append("initialize")

    def RawOutputStream(self, **how: object) -> SimpleNamespace:
        assert how == {"samplerate": RATE, "channels": 2, "dtype": "int16", "latency": device.LATENCY}
        note = self.calls.append
        return SimpleNamespace(
            start=lambda: note("start"),
            write=lambda block: note(f"write {len(block)}"),
            abort=lambda: note("abort"),
            close=lambda: note("close"),
        )


def test_the_package_is_used_as_it_wants_and_looks_for_new_devices_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    package = Package()
    monkeypatch.setitem(sys.modules, "sounddevice", package)
    system = System()
    system.close()
    for _ in range(2):
        output = system.open()
        output.write(bytes(4))
        output.close()
    system.close()
    system.close()
    used = ["start", "write 4", "abort", "close"]
    assert package.calls == [*used, "terminate", "initialize", *used, "terminate"]


@pytest.mark.parametrize(("wrong", "trouble"), [(ImportError("none"), "package"), (OSError("none"), "library")])
def test_a_package_that_is_missing_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, wrong: Exception, trouble: str
) -> None:
    really = builtins.__import__

    def refuse(name: str, *more: Any, **named: Any) -> Any:
        if name == "sounddevice":
            raise wrong
        return really(name, *more, **named)

    monkeypatch.delitem(sys.modules, "sounddevice", raising=False)
    monkeypatch.setattr(builtins, "__import__", refuse)
    with pytest.raises(Unavailable) as found:
        System().open()
    assert found.value.trouble == trouble


def test_without_a_screen_there_is_no_device() -> None:
    with pytest.raises(Unavailable):
        Nothing().open()
    Nothing().close()
    assert mixer.BLOCK / RATE < 0.02
