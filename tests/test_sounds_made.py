"""The sounds that lie in the repository: what a machine can hear of them, and that our own program makes them."""

import array
import sys
import tomllib
import wave
from pathlib import Path

import pytest

from sjavs_desktop.app.sound.device import RATE
from sjavs_desktop.paths import RESOURCES
from sjavs_desktop.ui.felt.choreography import SOUNDS
from sjavs_desktop.ui.sound.cues import MANNERS

FOLDER = RESOURCES / "sounds"
FILES = sorted(FOLDER.glob("*.wav"))
TOP = Path(__file__).parents[1]
WHOLE = 32767


def samples(path: Path) -> list[int]:
    """All samples of a file."""
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        found = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        found.byteswap()
    return found.tolist()


def test_there_is_one_file_for_every_sound_and_all_are_small() -> None:
    assert {path.stem for path in FILES} == set(MANNERS) == set(SOUNDS)
    assert len(SOUNDS) == len(set(SOUNDS))
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 600_000


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_sound_is_short_even_and_silent_at_both_ends(path: Path) -> None:
    heard = samples(path)
    assert 0.05 <= len(heard) / RATE <= 1.2
    assert max(abs(one) for one in heard) == pytest.approx(WHOLE * 10 ** (-6 / 20), abs=1)
    assert abs(sum(heard)) / len(heard) < 1
    # No click: it begins and ends at nothing, and what lies next to the ends is hardly more.
    assert heard[0] == heard[-1] == 0
    assert max(abs(one) for one in (*heard[:4], *heard[-40:])) < 0.1 * WHOLE
    # It is no silence either, and what is loud comes soon: a card is not heard long after it has landed.
    loud = next(at for at, one in enumerate(heard) if abs(one) > 0.1 * WHOLE)
    assert loud / RATE < 0.09


def test_a_card_strikes_at_once() -> None:
    for name in ("card", "old_mor", "call", "double"):
        heard = samples(FOLDER / f"{name}.wav")
        assert max(range(len(heard)), key=lambda at: abs(heard[at])) / RATE < 0.2
    heard = samples(FOLDER / "card.wav")
    assert max(range(len(heard)), key=lambda at: abs(heard[at])) / RATE < 0.03


def energy_below(name: str, hertz: float) -> float:
    """Which part of the energy of a sound lies below a frequency."""
    import numpy

    power = numpy.abs(numpy.fft.rfft(samples(FOLDER / f"{name}.wav"))) ** 2
    return float(power[: round(hertz * len(samples(FOLDER / f"{name}.wav")) / RATE)].sum() / power.sum())


def test_old_mor_is_heavy_and_a_dealt_card_is_light() -> None:
    assert energy_below("old_mor", 300) > 0.6
    assert energy_below("deal", 300) < 0.1
    assert energy_below("deal", 300) < energy_below("card", 300) < energy_below("old_mor", 300)


def test_the_program_writes_exactly_these_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(str(TOP / "packaging"))
    import make_sounds

    make_sounds.make(tmp_path)
    assert [path.name for path in sorted(tmp_path.iterdir())] == [path.name for path in sorted(FOLDER.iterdir())]
    stale = [path.name for path in tmp_path.iterdir() if path.read_bytes() != (FOLDER / path.name).read_bytes()]
    assert not stale, "run: python packaging/make_sounds.py"


def test_the_package_brings_the_sounds_along_and_asks_for_a_device_only_as_an_extra() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert "resources" in wheel["force-include"]
    assert [one.split(">")[0] for one in project["project"]["optional-dependencies"]["sound"]] == ["sounddevice"]
    assert not any("sounddevice" in one for one in project["project"]["dependencies"])
