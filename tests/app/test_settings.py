"""Settings: each round-trips, and nothing in the file can stop the program."""

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.settings import SETTINGS, Settings
from sjavs_desktop.core.schema import Option
from sjavs_desktop.engine.levels import LEVELS


def opened(path: Path) -> Settings:
    return Settings(store=QSettings(str(path), QSettings.Format.IniFormat))


@pytest.mark.parametrize("option", SETTINGS, ids=lambda option: option.key)
def test_every_setting_keeps_every_value_over_a_restart(option: Option, tmp_path: Path) -> None:
    for choice in option.choices:
        settings = opened(tmp_path / "s.ini")
        settings.set(option.key, choice.value)
        settings.sync()
        assert opened(tmp_path / "s.ini").get(option.key) == choice.value


def test_a_change_is_told_once(qtbot: QtBot, tmp_path: Path) -> None:
    settings = opened(tmp_path / "s.ini")
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.set("speed", "fast")
    settings.set("speed", "fast")
    assert told == ["speed"]


def test_a_value_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(KeyError):
        opened(tmp_path / "s.ini").set("speed", "warp")


def test_nonsense_in_the_file_counts_as_unset(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "s.ini").write_text("[settings]\nspeed=warp\nmark_winning=perhaps\n", encoding="utf-8")
    settings = opened(tmp_path / "s.ini")
    assert settings.get("speed") == settings.option("speed").default
    assert settings.get("mark_winning") is True
    assert "warp" in caplog.text
    assert "s.ini" in caplog.text


def test_a_file_that_is_no_settings_file_is_survived(tmp_path: Path) -> None:
    (tmp_path / "s.ini").write_bytes(bytes(range(256)) * 20)
    settings = opened(tmp_path / "s.ini")
    assert [settings.get(option.key) for option in SETTINGS] == [option.default for option in SETTINGS]


@pytest.mark.parametrize(
    "data",
    [
        bytes(range(256)) * 20,
        b"[settings]\nspeed=fast\n\x00\x01\x02=\xff\n",
        b"[settings]\nspeed=fast\nname=J\xf3gvan\n",
        b"[rules/\nspeed",
    ],
)
def test_what_is_written_over_is_kept_first_and_told_of_each_time_in_a_process(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "s.ini").write_bytes(data)
    for _ in range(2):
        settings = opened(tmp_path / "s.ini")
        settings.set("speed", "instant")
        settings.sync()
        assert (tmp_path / "s.ini.broken-1").read_bytes() == data
        (told,) = settings.troubles
        assert "s.ini.broken-1" in told
    assert settings.get("speed") == "instant"
    assert not (tmp_path / "s.ini.broken-2").exists()


def test_settings_of_a_newer_version_are_kept(tmp_path: Path) -> None:
    newer = "[settings]\nspeed=warp\nwhirling=much\nvolume=30\n[told]\nsomething=1\n[orchestra]\nsize=7\n"
    (tmp_path / "s.ini").write_text(newer, encoding="utf-8")
    settings = opened(tmp_path / "s.ini")
    for option in SETTINGS:
        # What the form shows for a value that is not known is no choice of the person's.
        settings.set(option.key, settings.get(option.key))
    settings.set("volume", "50")
    settings.sync()
    kept = QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)
    assert {key: kept.value(key) for key in kept.allKeys()} == {
        "settings/speed": "warp",
        "settings/whirling": "much",
        "settings/volume": "50",
        "told/something": "1",
        "orchestra/size": "7",
    }


def test_the_last_rules_and_the_windows_place_are_remembered(tmp_path: Path) -> None:
    settings = opened(tmp_path / "s.ini")
    assert settings.rules() == ("sjavs", {})
    settings.remember_rules("sjavs-mcleod", {"must_speak": False, "start_points": "12"})
    settings.keep_bytes("geometry", QByteArray(b"\x01\x02"))
    settings.sync()
    again = opened(tmp_path / "s.ini")
    assert again.rules() == ("sjavs-mcleod", {"must_speak": "false", "start_points": "12"})
    assert again.bytes("geometry") == QByteArray(b"\x01\x02")
    assert again.bytes("nothing").isEmpty()


def test_the_house_rules_of_each_pack_are_remembered_apart(tmp_path: Path) -> None:
    settings = opened(tmp_path / "s.ini")
    settings.remember_rules("old-mor", {"solo": True, "nolo": True})
    settings.remember_rules("sjavs-mcleod", {"cut": "always_cut"}, "sjavs")
    settings.remember_rules("old-mor", {"solo": True})
    settings.sync()
    again = opened(tmp_path / "s.ini")
    assert again.rules() == ("old-mor", {"solo": "true"})
    assert again.rules_of("sjavs-mcleod") == {"cut": "always_cut"}
    assert again.rules_of("sjavs") == {}
    assert (again.last_pack("sjavs"), again.last_pack("old-mor")) == ("sjavs-mcleod", "old-mor")
    assert again.last_pack("klorsjavs") == "klorsjavs"


def test_the_rules_that_an_older_version_kept_are_those_of_its_last_pack(tmp_path: Path) -> None:
    (tmp_path / "s.ini").write_text("[General]\npack=old-mor\n[rules]\nsolo=true\n", encoding="utf-8")
    settings = opened(tmp_path / "s.ini")
    assert settings.rules() == ("old-mor", {"solo": "true"})
    settings.remember_rules("sjavs", {})
    assert settings.rules() == ("sjavs", {})
    assert settings.rules_of("old-mor") == {"solo": "true"}


def test_the_levels_are_those_of_the_bots_weakest_first() -> None:
    option = next(one for one in SETTINGS if one.key == "level")
    told = [(one.value, one.label) for one in option.choices]
    assert told == [(one.key, one.label) for one in LEVELS.values() if one.key != "random"]
    assert option.default == "club"
    assert "next match" in option.help


def test_whoever_chose_how_long_a_trick_stays_keeps_it_and_all_others_follow_the_speed(tmp_path: Path) -> None:
    assert opened(tmp_path / "new.ini").get("hold") == "speed"
    (tmp_path / "s.ini").write_text("[settings]\nspeed=fast\nhold=1500\n", encoding="utf-8")
    assert opened(tmp_path / "s.ini").get("hold") == "1500"
