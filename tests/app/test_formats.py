"""The first file of every format still opens, and says what it said when it was kept."""

from pathlib import Path

from PySide6.QtCore import QSettings

from sjavs_desktop.app.settings import SETTINGS, Settings
from sjavs_desktop.core.duel import duel_text, read_duel, rows
from sjavs_desktop.core.record import deals, read_record, record_text
from sjavs_desktop.core.seal import check

FOLDER = Path(__file__).parents[1] / "packs" / "formats"


def text(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def test_a_record_with_marks() -> None:
    record = read_record(text("record-2.sjavs"))
    assert (record.seed, record.first, record.began) == ("0123456789", 3, "2026-11-30T06:00:00Z")
    assert (record.levels, record.players[3]) == (("human", "club", "beginner", "strong"), "Ð")
    assert all(record.marked(kind) for kind in ("resumed", "claim", "abandoned", "seal"))
    assert deals(record.actions) == 2
    assert record.practice() == {2}
    assert [one.sealed and one.of_series for one in check(record)] == [True, True]
    assert record.state().table.deal_over
    assert read_record(record_text(record)) == record


def test_settings(tmp_path: Path) -> None:
    path = tmp_path / "sjavs.ini"
    path.write_text(text("settings-1.ini"), encoding="utf-8")
    settings = Settings(store=QSettings(str(path), QSettings.Format.IniFormat))
    then = {
        "deck": "german",
        "early_end": True,
        "hold": "600000",
        "level": "expert",
        "speed": "instant",
        "theme": "dark",
    }
    for option in SETTINGS:
        assert settings.get(option.key) == then.get(option.key, option.default), option.key
    assert settings.rules() == ("klorsjavs", {"start": "30", "tens": "true"})


def test_a_duel() -> None:
    duel = read_duel(text("duel-1.sjavs-duel"))
    assert [one.player for one in duel.entries] == ["Anna", "Bárður"]
    assert all(duel.complete(one.player) for one in duel.entries)
    assert [row.deal for row in rows(duel)] == [1, 2]
    assert duel_text(duel) == text("duel-1.sjavs-duel")


def test_settings_that_are_none_are_set_aside_and_told(tmp_path: Path) -> None:
    path = tmp_path / "sjavs.ini"
    path.write_text("garbage{{{", encoding="utf-8")
    settings = Settings(store=QSettings(str(path), QSettings.Format.IniFormat))
    settings.set("speed", "fast")
    settings.sync()
    assert (tmp_path / "sjavs.ini.broken-1").read_text(encoding="utf-8") == "garbage{{{"
    assert len(settings.troubles) == 1
    assert "kept as sjavs.ini.broken-1" in settings.troubles[0]
    assert Settings(store=QSettings(str(path), QSettings.Format.IniFormat)).get("speed") == "fast"
