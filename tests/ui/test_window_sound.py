"""Sound in the main window: volume and mute, what a missing or hanging device changes, which is nothing."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QLabel
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.sound import device
from sjavs_desktop.app.sound.player import Player
from sjavs_desktop.paths import RESOURCES
from sjavs_desktop.ui.dialogs.preferences import PreferencesDialog
from sjavs_desktop.ui.main_window import MainWindow
from sjavs_desktop.ui.sound import sounds
from sjavs_desktop.ui.sound.cues import MANNERS
from tests.app.speakers import Shop, Slow, Tape, wait
from tests.core.games import rules_of
from tests.ui.conftest import Opened
from tests.ui.windows import LONG, Bot, Dialogs, Person, press_keys, status

TOP = Path(__file__).parents[2]


class Asked(Player):
    """A player that only notes what it is asked for."""

    def __init__(self) -> None:
        super().__init__(RESOURCES / "sounds", device.Nothing())
        self.played: list[tuple[str, float]] = []

    def play(self, name: str, gain: float = 1.0) -> None:
        self.played.append((name, gain))

    def warm(self) -> None:
        """There is nothing to open."""


def with_player(window: MainWindow, player: Player) -> Player:
    """Gives a window another player."""
    window.sounds.player.close()
    window.sounds.player = player
    window.sounds._follow()
    return player


@pytest.fixture
def asked(opened: Opened, bot: Bot) -> tuple[MainWindow, Asked]:
    """A window, and what it lets be heard."""
    window = opened()
    player = Asked()
    with_player(window, player)
    return window, player


def test_a_match_is_heard_at_the_gains_of_its_sounds(asked: tuple[MainWindow, Asked], qtbot: QtBot) -> None:
    window, player = asked
    window.sounds.gate.passes = lambda name: True  # type: ignore[method-assign]
    window.begin(rules_of("sjavs"), None, "heard")
    Person(window, 1).play(qtbot, window.match.deal_over.isVisible)
    names = [name for name, _ in player.played]
    assert {"shuffle", "deal", "trump", "trick"} <= set(names)
    assert names.count("trick") >= 7
    assert all(gain == MANNERS[name].gain for name, gain in player.played)


def test_the_key_mutes_and_the_status_bar_shows_it_until_it_is_pressed_again(
    asked: tuple[MainWindow, Asked], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sounds, "installed", lambda: True)
    window, player = asked
    sign, action = window.sounds.sign, window.actions_by_key["mute"]
    assert (sign.isVisible(), action.isChecked(), player.volume) == (False, False, pytest.approx(0.49))
    press_keys(window, "M")
    assert (sign.isVisible(), action.isChecked(), player.volume) == (True, True, 0.0)
    assert window.settings.get("mute") is True
    assert sign.text() == "Sound off (M)"
    assert status(window) == "The sound is off; M turns it on again."
    window.sounds.hear("card")
    window.sounds.warm()
    assert player.played == []
    press_keys(window, "M")
    assert (sign.isVisible(), action.isChecked(), player.volume) == (False, False, pytest.approx(0.49))
    assert status(window) == "The sound is on."
    window.sounds.hear("card")
    assert [name for name, _ in player.played] == ["card"]


def test_the_sign_speaks_every_language(asked: tuple[MainWindow, Asked], qapp: QApplication) -> None:
    window, _ = asked
    press_keys(window, "M")
    words = set()
    for language in ("en", "da", "fo", "de"):
        window.speak(language)
        qapp.processEvents()
        words.add(window.sounds.sign.text())
    assert len(words) == 4
    assert all("M" in one for one in words)


def test_no_choice_on_a_panel_has_the_key_that_mutes() -> None:
    from sjavs_desktop.ui.actions import ENTRIES
    from sjavs_desktop.ui.panels.bidding import FIXED, KEYS
    from sjavs_desktop.ui.panels.deal_over import HANDS
    from sjavs_desktop.ui.panels.doubling import KEY

    assert next(one.shortcut for one in ENTRIES if one.key == "mute") == "M"
    assert "M" not in {*KEYS, *FIXED.values(), KEY, HANDS}


def test_volume_and_mute_are_kept(opened: Opened) -> None:
    first = opened(volume="30", mute=True)
    first.close()
    again = opened()
    assert (again.settings.get("volume"), again.settings.get("mute")) == ("30", True)
    assert again.sounds.player.volume == 0
    assert again.actions_by_key["mute"].isChecked()
    assert again.sounds.sign.isVisible()
    again.settings.set("mute", False)
    assert again.sounds.player.volume == pytest.approx(0.09)
    again.settings.set("volume", "0")
    assert not again.sounds.wanted
    assert again.sounds.player.volume == 0


@pytest.mark.parametrize("trouble", ["package", "library", "device"])
def test_the_preferences_say_in_a_sentence_why_nothing_is_heard(
    opened: Opened, dialogs: Dialogs, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    monkeypatch.setattr(sounds, "installed", lambda: True)
    window = opened()
    told: list[tuple[bool, str]] = []

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, PreferencesDialog)
        label = dialog.findChild(QLabel, "note_volume")
        assert isinstance(label, QLabel)
        told.append((label.isVisibleTo(dialog), label.text()))
        window.sounds.player.trouble = trouble
        window.sounds.amiss.emit(trouble)
        told.append((label.isVisibleTo(dialog), label.text()))
        box = dialog.findChild(QComboBox, "volume")
        assert isinstance(box, QComboBox)
        dialog.grab()  # lays everything out
        assert label.mapTo(dialog, label.pos()).y() < box.mapTo(dialog, box.pos()).y()
        dialog.reject()

    with_player(window, Asked())
    dialogs.act = look
    press_keys(window, "Ctrl+,")
    assert told == [(False, ""), (True, sounds.why_silent(trouble))]
    words = sounds.why_silent(trouble)
    assert words.startswith("Nothing is heard")
    assert {"package": "pip install sounddevice", "library": "libportaudio2", "device": "headphones"}[trouble] in words
    assert sounds.why_silent("") == ""


def test_nobody_is_told_to_install_something_into_a_frozen_program(monkeypatch: pytest.MonkeyPatch) -> None:
    others = {trouble: sounds.why_silent(trouble) for trouble in ("", "library", "device")}
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    words = sounds.why_silent("package")
    assert words.startswith("Nothing is heard")
    assert "sounddevice" in words
    assert "pip" not in words
    assert {trouble: sounds.why_silent(trouble) for trouble in others} == others


def test_a_device_that_hangs_delays_nothing(opened: Opened, qtbot: QtBot, bot: Bot) -> None:
    window = opened()
    shop = Slow(Tape())
    with_player(window, Player(RESOURCES / "sounds", shop))
    ticks: list[int] = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(1))
    window.sounds.warm()
    assert shop.asked.wait(20)
    timer.start(0)
    press_keys(window, "Ctrl+N")
    Person(window, 1).play(qtbot, window.match.deal_over.isVisible)
    qtbot.waitUntil(lambda: len(ticks) > 200, timeout=LONG)
    # All of that went on while the device had not answered yet.
    assert shop.opened == 0
    shop.answer.set()
    wait(lambda: shop.opened)
    window.close()


@pytest.mark.parametrize(
    "shop",
    [
        lambda: Shop(RuntimeError("no device")),
        lambda: Shop(device.Unavailable("package")),
        lambda: Shop(Tape(breaks_after=2)),
    ],
    ids=["does not open", "not installed", "breaks while it plays"],
)
def test_a_match_is_played_as_if_nothing_were_amiss(
    opened: Opened, qtbot: QtBot, bot: Bot, shop: Callable[[], Shop], capfd: pytest.CaptureFixture[str]
) -> None:
    window = opened()
    made = shop()
    with_player(window, Player(RESOURCES / "sounds", made, window.sounds.amiss.emit))
    press_keys(window, "Ctrl+N")
    Person(window, 1).play(qtbot, window.match.deal_over.isVisible)
    wait(lambda: window.sounds.player.trouble)
    assert window.sounds.trouble()
    assert not any(one.text() == window.sounds.trouble() for one in window.statusBar().findChildren(QLabel))
    window.close()
    assert capfd.readouterr() == ("", "")


def test_the_window_loads_no_sound_before_its_first_picture(tmp_path: Path) -> None:
    program = (
        "import sys; sys.modules['sounddevice'] = None\n"
        "from PySide6.QtWidgets import QApplication\n"
        "app = QApplication([])\n"
        "from sjavs_desktop.ui.application import open_window\n"
        "from sjavs_desktop.app.settings import Settings\n"
        "from PySide6.QtCore import QSettings\n"
        f"window = open_window(Settings(store=QSettings({str(tmp_path / 's.ini')!r}, QSettings.Format.IniFormat)))\n"
        "window.grab()\n"
        "assert window.sounds.player._thread is None\n"
        "assert 'sjavs_desktop.app.sound.player' in sys.modules and 'wave' in sys.modules\n"
        "window.sounds.warm()\n"
        "window.close()\n"
        "print('silent')\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, cwd=TOP)
    assert (done.returncode, done.stdout, done.stderr.count("Traceback")) == (0, "silent\n", 0), done.stderr
