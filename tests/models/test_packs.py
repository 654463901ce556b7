"""The list of packs: games, presets, the user's own, and files that are no packs."""

import random
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from sjavs_desktop.app import library
from sjavs_desktop.models.packs import PacksModel, Role
from sjavs_desktop.ui import pack_words

pytestmark = pytest.mark.usefixtures("qapp")


def listed(folder: Path | None) -> PacksModel:
    found, broken = library.packs(folder)
    model = PacksModel(pack_words)
    model.show(found, library.games(found), broken, folder)
    return model


def test_the_model_keeps_qts_promises(qtmodeltester: ModelTester, tmp_path: Path) -> None:
    model = listed(tmp_path)
    qtmodeltester.check(model)
    dice = random.Random(1)
    for number in range(12):
        text = dice.choice(['extends = "sjavs"\nname = "X"\n', "name = \n", 'extends = "nowhere"\nname = "Y"\n', ""])
        (tmp_path / f"file{number}.toml").write_text(text)
        found, broken = library.packs(tmp_path)
        model.show(found, library.games(found), broken, tmp_path)
        model.retranslate()
        assert model.rowCount() == len(found) + len(broken)


def test_each_game_has_a_character_players_and_a_length() -> None:
    model = listed(None)
    rows = {model.index(row).data(Role.KEY): model.index(row) for row in range(model.rowCount())}
    games = [key for key, index in rows.items() if not index.data(Role.PRESET)]
    assert games == ["sjavs", "old-mor", "klorsjavs", "sjavs-3", "sjavs-2", "schafkopf"]
    for index in rows.values():
        assert index.data()
        assert index.data(Role.ABOUT)
        assert "player" in index.data(Role.PLAYERS)
        assert "deals" in index.data(Role.LENGTH)
        assert index.data(Role.ERROR) == ""
        assert not index.data(Role.OWN)
    assert rows["klorsjavs-older"].data(Role.GAME) == "klorsjavs"
    assert rows["sjavs-mcleod"].data(Role.GAME) == "sjavs"
    assert model.row_of("sjavs") == 0
    assert model.row_of("bridge") == -1


def test_own_presets_and_broken_files(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text('extends = "sjavs-3"\nname = "Ours"\nabout = "At home."\n')
    (tmp_path / "bad.toml").write_text('extends = "sjavs"\nname = "Bad"\n[choose]\ncut = "never"\n')
    model = listed(tmp_path)
    ours = model.index(model.row_of("ours"))
    assert (ours.data(Role.OWN), ours.data(Role.PRESET), ours.data(Role.GAME)) == (True, True, "sjavs-3")
    bad = model.index(model.rowCount() - 1)
    assert bad.data() == "bad.toml"
    assert bad.data(Role.KEY) == ""
    assert not bad.flags() & Qt.ItemFlag.ItemIsEnabled
    assert f"{tmp_path / 'bad.toml'}:4: choose.cut: 'never' is not one of" in bad.data(Role.ERROR)
    assert bad.data(Qt.ItemDataRole.ToolTipRole) == bad.data(Role.ERROR)
