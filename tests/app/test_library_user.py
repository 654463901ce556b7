"""The user's own rules: written, taken in, given away and removed, without ever breaking what is there."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QApplication

from sjavs_desktop.app import library, places
from sjavs_desktop.core.errors import RulesError
from sjavs_desktop.core.pack import compile_rules, load
from sjavs_desktop.ui.application import prepare

CLASH = """
extends = "sjavs"
name = "Clash"
[option.three]
label = "Three"
help = "Three seats."
type = "bool"
default = false
[option.three.on]
contract.trump.sides = "alone"
contract.nobody.sides = "alone"
[option.pairs]
label = "Twelve"
help = "Another."
type = "bool"
default = false
on = { auction.offers = "contracts", contract.trump.bid = "suit" }
[option.unbid]
label = "Unbid"
help = "Nothing is bid by name."
type = "bool"
default = false
on = { contract.trump.bid = "none" }
"""


def test_what_is_saved_reads_back_as_it_was_chosen(tmp_path: Path) -> None:
    folder = tmp_path / "own" / "rules"
    packs, _ = library.packs(folder)
    chosen = {"must_speak": True, "overtrump": "none", "start_points": "12"}
    name = 'Heima hjá "ommu" \\ ♣\n\x00\x7f'
    pack = library.save(folder, name, packs["sjavs"], chosen, packs)
    assert pack.name == 'Heima hjá "ommu" \\ ♣'
    assert dict(compile_rules(pack).chosen) == {**packs["sjavs"].defaults(), **chosen}
    found, broken = library.packs(folder)
    assert broken == []
    assert library.games(found)[pack.key] == "sjavs"
    again = library.save(folder, name, packs["sjavs"], {}, found)
    assert again.key != pack.key


@pytest.mark.parametrize(
    ("name", "key"),
    [("Vit og Tit", "vit-og-tit"), ("Jógvan", "jógvan"), ("...", "rules"), ("a/../b", "a-b"), ("", "rules")],
)
def test_a_name_becomes_a_file_name_that_is_free(name: str, key: str) -> None:
    assert library.key_for(name, ()) == key
    assert library.key_for(name, (key, f"{key}-2")) == f"{key}-3"


def test_a_preset_of_a_preset_stands_on_the_shipped_game(tmp_path: Path) -> None:
    packs, _ = library.packs(tmp_path)
    first = library.save(tmp_path, "First", packs["old-mor"], {"solo": True, "start": "12"}, packs)
    packs, _ = library.packs(tmp_path)
    base, chosen = library.portable(packs, first, {"nolo": True, "start": "24"}, tmp_path)
    assert base.key == "old-mor"
    assert chosen == {"solo": True, "nolo": True}
    target = tmp_path / "away.toml"
    library.export(target, "Away", base, chosen)
    assert compile_rules(library.read(target)).chosen == compile_rules(first, {"nolo": True, "start": "24"}).chosen


def test_what_does_more_than_choose_is_kept_as_a_base(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('extends = "sjavs"\nname = "Mine"\n[score]\nhook = 4\n')
    packs, _ = library.packs(tmp_path)
    base, chosen = library.portable(packs, packs["mine"], {"must_speak": True}, tmp_path)
    assert (base.key, chosen) == ("mine", {"must_speak": True})


def test_a_file_is_taken_in_once_it_has_been_read(tmp_path: Path) -> None:
    folder, outside = tmp_path / "rules", tmp_path / "from a friend.toml"
    outside.write_text('extends = "klorsjavs"\nname = "Friend"\n[choose]\ntens = true\n')
    packs, _ = library.packs(folder)
    pack = library.bring(outside, folder, packs)
    assert Path(pack.source.file).parent == folder
    assert pack.defaults()["tens"] is True
    outside.write_text('extends = "klorsjavs"\nname = "Friend"\n[choose]\ntens = 3\n')
    with pytest.raises(RulesError, match=r"from a friend\.toml:4: choose\.tens"):
        library.bring(outside, folder, packs)
    outside.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RulesError, match="not UTF-8"):
        library.bring(outside, folder, packs)
    with pytest.raises(RulesError, match="cannot be read"):
        library.bring(tmp_path / "gone.toml", folder, packs)
    assert [path.stem for path in folder.glob("*.toml")] == [pack.key]


def test_only_own_files_are_deleted(tmp_path: Path) -> None:
    packs, _ = library.packs(tmp_path)
    with pytest.raises(ValueError, match="is not in"):
        library.delete(packs["sjavs"], tmp_path)
    pack = library.save(tmp_path, "Mine", packs["sjavs"], {}, packs)
    library.delete(pack, tmp_path)
    assert not list(tmp_path.iterdir())


def test_nothing_is_left_behind_by_a_preset_that_would_be_none(tmp_path: Path) -> None:
    packs, _ = library.packs(tmp_path)
    with pytest.raises(RulesError):
        library.save(tmp_path, "Wrong", packs["sjavs"], {"no_such_option": True}, packs)
    assert not list(tmp_path.iterdir())


def test_choices_that_do_not_fit_together_are_found(tmp_path: Path) -> None:
    path = tmp_path / "clash.toml"
    path.write_text(CLASH)
    pack = load(path, *[Path(library.paths.RULES)])
    assert library.conflicts(pack, {"pairs": True, "must_speak": True}) == {}
    found = library.conflicts(pack, {"pairs": True, "unbid": True, "must_speak": True})
    assert found.keys() == {"pairs", "unbid"}
    assert "no contract says how it is bid" in found["pairs"]


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {}, "/home/ðø/.local/share"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data"),
        ("linux", {"XDG_DATA_HOME": "relative"}, "/home/ðø/.local/share"),
        ("darwin", {"XDG_DATA_HOME": "/data"}, "/home/ðø/Library/Application Support"),
        ("win32", {"APPDATA": "/roaming"}, "/roaming"),
    ],
)
def test_the_users_folder_is_where_each_system_keeps_data(
    platform: str, environment: dict[str, str], expected: str
) -> None:
    assert places.data_folder(platform, environment, lambda: Path("/home/ðø")) == Path(expected)


def test_the_users_folder_is_the_one_that_qt_means(qapp: QApplication) -> None:
    prepare(qapp)
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    assert library.user_folder() == Path(place) / "rules"
