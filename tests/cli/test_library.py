"""The library finds shipped packs and the user's own, and a broken file never hides the others."""

from pathlib import Path

import pytest

from sjavs_desktop.app import library
from sjavs_desktop.core.errors import RulesError


def write(folder: Path, key: str, text: str) -> Path:
    """A pack file."""
    path = folder / f"{key}.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_shipped_packs_are_all_sound() -> None:
    found, broken = library.packs()
    assert broken == []
    assert {key: pack.base for key, pack in found.items()} == {
        "sjavs": "sjavs",
        "sjavs-mcleod": "sjavs",
        "sjavs-short": "sjavs",
        "sjavs-2": "sjavs",
        "sjavs-3": "sjavs",
        "old-mor": "old-mor",
        "klorsjavs": "klorsjavs",
        "klorsjavs-older": "klorsjavs",
        "schafkopf": "schafkopf",
        "schafkopf-house": "schafkopf",
    }
    assert all(pack.key == key for key, pack in found.items())


def test_the_users_packs_come_besides(tmp_path: Path) -> None:
    write(tmp_path, "short", 'extends = "sjavs"\nname = "Short"\n[choose]\nstart_points = "12"\n')
    write(tmp_path, "shorter", 'extends = "short"\nname = "Shorter"\n')
    found, broken = library.packs(tmp_path)
    assert found["short"].defaults()["start_points"] == "12"
    # It stands on one of the user's, which stands on a shipped one.
    assert found["shorter"].defaults()["start_points"] == "12"
    assert broken == []


def test_a_broken_pack_is_reported_beside_the_others(tmp_path: Path) -> None:
    write(tmp_path, "a", "name = \n")
    write(tmp_path, "b", 'extends = "nowhere"\nname = "B"\n')
    write(tmp_path, "c", 'extends = "sjavs"\nname = "C"\n')
    write(tmp_path, "sjavs", 'extends = "sjavs-mcleod"\nname = "Mine"\n')
    found, broken = library.packs(tmp_path)
    assert "c" in found
    assert found["sjavs"].name == "Faroese Sjavs"
    # Not on the user's file of that name, which is refused.
    assert found["c"].defaults() == found["sjavs"].defaults()
    assert found["sjavs-mcleod"].defaults()["overtrump"] == "none"
    assert {Path(one.file).stem for one in broken} == {"a", "b", "sjavs"}


def test_a_taken_key(tmp_path: Path) -> None:
    write(tmp_path, "sjavs-mcleod", 'extends = "sjavs"\nname = "Mine"\n')
    _, broken = library.packs(tmp_path)
    assert "is taken by" in str(broken[0])


def test_find_names_what_there_is(tmp_path: Path) -> None:
    assert library.find("sjavs").key == "sjavs"
    with pytest.raises(ValueError, match=r"there is no rule pack 'bridge' \(sjavs, "):
        library.find("bridge")
    write(tmp_path, "mine", "name = 3\n")
    with pytest.raises(RulesError, match=r"mine\.toml:1: name: expected: a text, not 3"):
        library.find("mine", tmp_path)


def test_a_folder_that_is_not_there_holds_no_packs(tmp_path: Path) -> None:
    assert library.packs(tmp_path / "none") == library.packs()
