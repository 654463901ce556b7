"""``sjavs demo`` as a process of its own: the pictures it says it makes, one sentence for what it cannot do."""

import os
import re
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

PHASES = ("0-welcome", "1-deal", "2-cut", "3-auction", "4-naming", "5-mid-trick", "6-deal-end")
"""The pictures of a deal with the demo's own seed, in which the bottom seat is asked for everything."""


def ran(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, run by a user with that home and without a display."""
    gone = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_CONFIG_HOME", "XDG_DATA_HOME")
    kept = {key: value for key, value in os.environ.items() if key not in gone}
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "sjavs_desktop.cli.main", "demo", *arguments],
        env={**kept, "HOME": str(home), "XDG_RUNTIME_DIR": str(home)},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )


def colours(picture: QImage) -> int:
    """How many different colours a picture has, at every third point."""
    points = ((x, y) for x in range(0, picture.width(), 3) for y in range(0, picture.height(), 3))
    return len({picture.pixel(x, y) for x, y in points})


def test_a_deal_is_pictured_in_every_phase(tmp_path: Path) -> None:
    home, shots = tmp_path / "home", tmp_path / "new" / "shots"
    config = home / ".config" / "sjavs-desktop" / "sjavs.ini"
    config.parent.mkdir(parents=True)
    config.write_text("[settings]\nspeed=normal\ntheme=dark\nhold=6000\n", encoding="utf-8")
    before = config.read_bytes(), config.stat().st_mtime_ns
    done = ran(home, "--deals", "1", "--shots", str(shots), "--sizes", "1000x640", "--themes", "light")
    assert done.stderr == ""
    assert done.returncode == 0
    names = [f"{phase}-light-1000x640.png" for phase in PHASES]
    assert sorted(one.name for one in shots.iterdir()) == names
    assert done.stdout == f"deals played: 1, pictures in {shots}: {len(names)}\n"
    pictures = {name: QImage(str(shots / name)) for name in names}
    for name, picture in pictures.items():
        assert (picture.width(), picture.height()) == (1000, 640), name
        assert colours(picture) > 300, name
        # A light window with the felt in it, whatever the user's own theme is.
        assert picture.pixelColor(990, 630).lightness() > 200, name
        cloth = picture.pixelColor(4, 320)
        assert cloth.green() > cloth.red() + 20, name
    assert all(one != other for one, other in combinations(pictures.values(), 2))
    # What belongs to the user is as it was.
    assert (config.read_bytes(), config.stat().st_mtime_ns) == before
    assert [one for one in (home / ".config").rglob("*") if one.is_file()] == [config]


def test_the_pictures_are_the_same_each_time_in_every_theme_and_size(tmp_path: Path) -> None:
    """A set of screenshots can be made again; only the deal in flight is caught where it happens to be."""
    one, two = tmp_path / "one", tmp_path / "two"
    done = ran(tmp_path, "--deals", "1", "--shots", str(one), "--sizes", "960x600,1000x640")
    assert (done.returncode, done.stderr) == (0, "")
    looks = {f"{theme}-{size}" for theme in ("light", "dark") for size in ("960x600", "1000x640")}
    assert {file.name for file in one.iterdir()} == {f"{phase}-{look}.png" for phase in PHASES for look in looks}
    done = ran(tmp_path, "--deals", "1", "--shots", str(two), "--sizes", "960x600", "--themes", "dark")
    assert (done.returncode, done.stderr) == (0, "")
    for phase in PHASES:
        if phase != "1-deal":
            name = f"{phase}-dark-960x600.png"
            assert QImage(str(one / name)) == QImage(str(two / name)), name


def test_deals_are_played_without_pictures(tmp_path: Path) -> None:
    done = ran(tmp_path, "--deals", "2", "--rule", "cut=always_cut", "--seed", "anything")
    assert (done.returncode, done.stdout, done.stderr) == (0, "deals played: 2\n", "")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--deals", "0"], "'0' is not a whole number of at least 1"),
        (["--deals", "-3"], "'-3' is not a whole number of at least 1"),
        (["--deals", "many"], "'many' is not a whole number of at least 1"),
        (["--sizes", "large"], "'large' is not a size such as 1024x640"),
        (["--sizes", "1024x640,0x5"], "'0x5' is not a size"),
        (["--sizes", "99999x640"], "'99999x640' is not a size"),
        (["--themes", "light,pink"], "the themes are light, dark"),
        (["--pack", "bridge"], "there is no rule pack 'bridge'"),
        (["--rule", "cut=with a saw"], "cut"),
        (["--shots", "{file}"], "cannot be made"),
        (["--shots", "{file}/below"], "cannot be made"),
        (["--nonsense"], "unrecognized arguments: --nonsense"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_sentence(tmp_path: Path, arguments: list[str], words: str) -> None:
    file = tmp_path / "a file"
    file.write_text("in the way", encoding="utf-8")
    done = ran(tmp_path, *(one.replace("{file}", str(file)) for one in arguments))
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"sjavs( demo)?: [^\n]+\n", done.stderr), done.stderr
    assert words in done.stderr
    assert file.read_text(encoding="utf-8") == "in the way"
