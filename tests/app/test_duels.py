"""The working copies of duels: written as a whole, merged with what others send, never overwritten by a broken one."""

import os
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from sjavs_desktop.app.deals import fresh
from sjavs_desktop.app.duel_matches import begun, recovered
from sjavs_desktop.app.duels import Duels, deal_of, read
from sjavs_desktop.app.journal import Journal
from sjavs_desktop.app.vault import Vault
from sjavs_desktop.core.duel import Duel, duel_text
from sjavs_desktop.core.record import Record
from tests.core.duels import duel_of, play, whole


@pytest.fixture(autouse=True)
def known_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """The levels in the duels of these tests are there."""
    from sjavs_desktop.engine import levels

    for key in "xyz":
        monkeypatch.setitem(levels.LEVELS, key, levels.LEVELS["random"])


@pytest.fixture
def duels(tmp_path: Path) -> Duels:
    return Duels(tmp_path / "data" / "duels")


@pytest.fixture
def vault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Vault]:
    """A vault whose journals are closed at the end."""
    opened: list[Journal] = []
    made = Journal.__init__

    def keep(self: Journal, path: Path, id: str) -> None:
        made(self, path, id)
        opened.append(self)

    monkeypatch.setattr(Journal, "__init__", keep)
    yield Vault(tmp_path / "data" / "matches")
    for one in opened:
        one.close()


def sent(duel: Duel, path: Path) -> Path:
    path.write_text(duel_text(duel), encoding="utf-8", newline="\n")
    return path


def record_of(duel: Duel, deal: int, seed: int = 0) -> Record:
    """A deal of a duel as a match that was played to its end by chance."""
    record = fresh(duel.header(deal, duel.own))
    return replace(record, actions=play(duel, deal, random.Random(seed)))


def test_what_is_kept_is_there_again(duels: Duels) -> None:
    assert duels.all() == ((), ())
    assert duels.get("0123456789") is None
    duel = duel_of("sjavs").owned("Anna")
    duels.save(duel)
    assert duels.get(duel.seed) == duel
    assert duels.all().duels == (duel,)
    assert [path.name for path in duels.folder.iterdir()] == ["0123456789.sjavs-duel"]


def test_a_duel_goes_there_and_back(tmp_path: Path) -> None:
    here, there = Duels(tmp_path / "a"), Duels(tmp_path / "b")
    here.save(duel_of("sjavs").owned("Anna"))
    for deal in (1, 2):
        duel = here.get("0123456789")
        assert duel is not None
        here.add(record_of(duel, deal))
    duel = here.get("0123456789")
    assert duel is not None
    here.export(duel, tmp_path / "post" / "d.sjavs-duel")
    assert "own" not in (tmp_path / "post" / "d.sjavs-duel").read_text(encoding="utf-8").split('"rules"')[0]
    got = there.bring(tmp_path / "post" / "d.sjavs-duel")
    assert got.own == ""
    there.save(got.owned("Bo"))
    for deal in (1, 2):
        there.add(record_of(got.owned("Bo"), deal, seed=9))
    answer = there.get("0123456789")
    assert answer is not None
    there.export(answer, tmp_path / "d2.sjavs-duel")
    back = here.bring(tmp_path / "d2.sjavs-duel")
    assert back.own == "Anna"
    assert back.whole
    assert back.entries == answer.entries
    # The same file once more changes nothing, nor does an older one.
    assert here.bring(tmp_path / "d2.sjavs-duel") == back
    assert here.bring(tmp_path / "post" / "d.sjavs-duel") == back


def test_the_first_play_of_a_deal_counts(duels: Duels) -> None:
    duel = duel_of("klorsjavs").owned("Anna")
    duels.save(duel)
    first = duels.add(record_of(duel, 1, seed=1))
    assert duels.add(record_of(duel, 1, seed=2)) == first
    assert duels.get(duel.seed) == first


def test_a_deal_of_a_duel_that_has_gone_is_told(duels: Duels) -> None:
    duel = duel_of("sjavs").owned("Anna")
    with pytest.raises(ValueError, match="no such duel any more"):
        duels.add(record_of(duel, 1))


def test_a_conflict_changes_nothing(duels: Duels, tmp_path: Path) -> None:
    duels.save(whole("sjavs", 1))
    before = duels.path("0123456789").read_bytes()
    with pytest.raises(ValueError, match=r"x\.sjavs-duel: 'Anna' has played deal 1 in another way here; nothing"):
        duels.bring(sent(whole("sjavs", 2), tmp_path / "x.sjavs-duel"))
    assert duels.path("0123456789").read_bytes() == before


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "not JSON"),
        (b"\xff\xfe", "not UTF-8"),
        (b"[1]\n", "names no format"),
        (b'{"format": "sjavs-record 2"}\n', "not a duel"),
        (b'{"format": "sjavs-duel 1"}\n', "has no 'rules'"),
        (duel_text(whole("sjavs", 1)).encode()[:-200], "is not played to its end|against the rules|expected"),
    ],
)
def test_foreign_and_broken_files_are_refused(duels: Duels, tmp_path: Path, data: bytes, sentence: str) -> None:
    path = tmp_path / "x.sjavs-duel"
    path.write_bytes(data)
    with pytest.raises(ValueError, match=sentence) as wrong:
        duels.bring(path)
    assert str(wrong.value).startswith(f"{path}:")
    assert "\n" not in str(wrong.value)
    assert path.read_bytes() == data
    assert duels.all() == ((), ())


def test_a_folder_a_missing_file_and_an_unknown_level(duels: Duels, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="folder"):
        duels.bring(tmp_path)
    with pytest.raises(ValueError, match="cannot be read"):
        duels.bring(tmp_path / "nothing")
    strange = replace(duel_of("sjavs"), levels=("human", "x", "oracle", "z"))
    with pytest.raises(ValueError, match="level 'oracle' is not known here"):
        duels.bring(sent(strange, tmp_path / "x"))


def test_a_broken_working_copy_is_set_aside(duels: Duels, tmp_path: Path) -> None:
    duels.save(duel_of("sjavs").owned("Anna"))
    path = duels.path("0123456789")
    path.write_text("broken", encoding="utf-8")
    listed = duels.all()
    assert listed.duels == ()
    assert "kept as 0123456789.sjavs-duel.broken-1" in listed.wrong[0]
    assert (duels.folder / "0123456789.sjavs-duel.broken-1").read_text(encoding="utf-8") == "broken"
    assert duels.bring(sent(whole("sjavs", 1), tmp_path / "x")).whole
    # A file under another name is none of ours.
    os.rename(path, duels.path("9123456789"))
    assert "should be called" in duels.all().wrong[0]


def test_a_working_copy_of_a_newer_version_stays(duels: Duels) -> None:
    duels.save(duel_of("sjavs"))
    path = duels.path("0123456789")
    path.write_text(path.read_text(encoding="utf-8").replace("sjavs-duel 1", "sjavs-duel 2"), encoding="utf-8")
    assert "newer version" in duels.all().wrong[0]
    assert path.exists()


def test_what_cannot_be_written_leaves_the_old_one(duels: Duels, monkeypatch: pytest.MonkeyPatch) -> None:
    duel = duel_of("sjavs")
    duels.save(duel)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(ValueError, match="cannot be written: the disk is full"):
        duels.save(duel.owned("Anna"))
    assert duels.all().duels == (duel,)
    assert len(list(duels.folder.iterdir())) == 1


def test_working_copies_are_no_place_for_what_is_sent(duels: Duels) -> None:
    duel = duel_of("sjavs").owned("Anna")
    duels.save(duel)
    with pytest.raises(ValueError, match="needs another place"):
        duels.export(duel, duels.path(duel.seed))
    assert read(duels.path(duel.seed)) == duel


def test_a_deal_that_was_begun_is_found_and_one_that_ended_is_recovered(duels: Duels, vault: Vault) -> None:
    duel = duel_of("sjavs").owned("Anna")
    duels.save(duel)
    record = record_of(duel, 1)
    assert begun(vault, duel, 1) is None
    journal = vault.new(replace(record, actions=record.actions[:6]))
    assert begun(vault, duel, 1) == journal.id
    assert begun(vault, duel, 2) is None
    assert begun(vault, replace(duel, own="Bo"), 1) is None
    journal.close()
    assert recovered(vault, duels) == []
    assert duels.get(duel.seed) == duel
    vault.new(record).close()
    assert recovered(vault, duels) == []
    known = duels.get(duel.seed)
    assert known is not None
    assert known.next_deal("Anna") == 2
    assert [one.id for one in vault.unfinished() if begun(vault, duel, 1) == one.id] == [journal.id]
    newest = vault.newest()
    assert newest is not None
    assert newest.id == journal.id


def test_an_origin_names_its_deal() -> None:
    assert deal_of(duel_of("sjavs").header(2, "Anna").origin) == ("0123456789", 2)
    for wrong in ("", "code x", "duel 0123456789", "duel 0123456789 x"):
        with pytest.raises(ValueError, match="names no deal"):
            deal_of(wrong)
