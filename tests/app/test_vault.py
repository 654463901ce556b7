"""Matches on disk: written action by action, gone on with, and never lost whatever the disk does."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sjavs_desktop.app.journal import Journal
from sjavs_desktop.app.line import Line
from sjavs_desktop.app.vault import Vault
from sjavs_desktop.core.errors import RecordError
from sjavs_desktop.core.notation import action_text
from sjavs_desktop.core.record import BACK, Record, mark_text, read_record, record_text
from tests.core.golden import stored

WHOLE = stored("house")[0]
HEADER = Record(WHOLE.rules, WHOLE.dealer, WHOLE.players, WHOLE.levels, WHOLE.seed, salt="ab", began="2026-11-30T10:00")


@pytest.fixture(autouse=True)
def closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Closes every journal that a test has opened."""
    opened: list[Journal] = []
    made = Journal.__init__

    def keep(self: Journal, path: Path, id: str) -> None:
        made(self, path, id)
        opened.append(self)

    monkeypatch.setattr(Journal, "__init__", keep)
    yield
    for one in opened:
        one.close()


def written(journal: Journal, count: int, since: int = 0) -> None:
    for action in WHOLE.actions[since:count]:
        journal.write([action_text(action)])


def test_each_action_is_in_the_file_before_the_next(tmp_path: Path) -> None:
    journal = Vault(tmp_path).new(HEADER)
    for count, action in enumerate(WHOLE.actions[:40], 1):
        journal.write([action_text(action)])
        assert read_record(journal.path.read_text(encoding="utf-8")).actions == WHOLE.actions[:count]


def test_a_match_is_gone_on_with_where_it_stood_and_gets_its_final_name_at_its_end(tmp_path: Path) -> None:
    vault = Vault(tmp_path)
    journal = vault.new(HEADER)
    written(journal, 30)
    journal.close()
    (one,) = vault.unfinished()
    record, journal = vault.open(one.id)
    assert record.actions == WHOLE.actions[:30]
    assert (record.salt, record.began) == ("ab", "2026-11-30T10:00")
    written(journal, len(WHOLE.actions), 30)
    journal.close(ended=True)
    assert vault.unfinished() == []
    assert vault.read(one.id).actions == WHOLE.actions
    assert [path.name for path in tmp_path.iterdir()] == [f"{one.id}.sjavs"]


def test_a_line_that_was_torn_is_cut_off_before_anything_is_added(tmp_path: Path) -> None:
    vault = Vault(tmp_path)
    journal = vault.new(HEADER)
    written(journal, 20)
    journal.close()
    with journal.path.open("ab") as file:
        file.write(b"2 pla")
    record, journal = vault.open(journal.id)
    assert record.actions == WHOLE.actions[:20]
    written(journal, 25, 20)
    assert vault.read(journal.id).actions == WHOLE.actions[:25]


def test_what_is_open_here_cannot_be_opened_twice(tmp_path: Path) -> None:
    vault = Vault(tmp_path)
    journal = Vault(tmp_path / "new" / "folder").new(HEADER)
    assert Vault(tmp_path / "new" / "folder").unfinished() == []
    journal.close()
    journal = vault.new(HEADER)
    assert Vault(tmp_path).unfinished() == []
    with pytest.raises(ValueError, match="open in another window"):
        Vault(tmp_path).open(journal.id)
    journal.close()
    assert [one.id for one in Vault(tmp_path).unfinished()] == [journal.id]


def test_another_process_cannot_open_it_either_until_the_first_is_killed(tmp_path: Path) -> None:
    code = (
        "import sys, time; from pathlib import Path\n"
        "from sjavs_desktop.app.vault import Vault; from tests.app.test_vault import HEADER\n"
        "journal = Vault(Path(sys.argv[1])).new(HEADER); print(journal.id, flush=True); time.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", code, str(tmp_path)], stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        stem = other.stdout.readline().strip()
        with pytest.raises(ValueError, match="open in another window"):
            Vault(tmp_path).open(stem)
        other.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
        other.wait()
    assert Vault(tmp_path).open(stem)[0].salt == "ab"


@pytest.mark.parametrize("damage", [b"0 fly QC\n", b"\xff\xfe\n", b"- shuffle QC\n"])
def test_a_broken_file_is_set_aside_under_a_new_name_and_nothing_is_lost(tmp_path: Path, damage: bytes) -> None:
    vault = Vault(tmp_path)
    for number in (1, 2):
        journal = vault.new(HEADER)
        written(journal, 10)
        journal.close()
        broken = journal.path.read_bytes() + damage
        moved = tmp_path / "one.going.sjavs"
        journal.path.unlink()
        moved.write_bytes(broken)
        with pytest.raises(ValueError, match=f"one.going.sjavs.*kept as one.going.sjavs.broken-{number}"):
            vault.open("one")
        assert (tmp_path / f"one.going.sjavs.broken-{number}").read_bytes() == broken


def test_a_file_of_a_newer_version_stays_where_it_is(tmp_path: Path) -> None:
    path = tmp_path / "one.going.sjavs"
    path.write_text(record_text(HEADER).replace("sjavs-record 2", "sjavs-record 7"), encoding="utf-8")
    with pytest.raises(ValueError, match="newer version"):
        Vault(tmp_path).open("one")
    assert path.exists()


# -- Bad disks -------------------------------------------------------------------------------------------------------


def told(journal: Journal) -> list[str]:
    sentences: list[str] = []
    journal.failed = sentences.append
    return sentences


def test_a_folder_that_vanishes_is_made_anew_with_the_whole_match(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    journal = Vault(folder).new(HEADER)
    written(journal, 10)
    shutil.rmtree(folder)
    written(journal, 12, 10)
    assert Vault(folder).read(journal.id).actions == WHOLE.actions[:12]


def test_a_folder_that_cannot_be_made_is_told_once_and_caught_up_with_later(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    journal = Vault(tmp_path / "file" / "matches").new(HEADER)
    assert "cannot be saved" in journal.trouble
    sentences = told(journal)
    written(journal, 5)
    assert sentences == []
    (tmp_path / "file").unlink()
    written(journal, 6, 5)
    assert journal.trouble == ""
    assert Vault(tmp_path / "file" / "matches").read(journal.id).actions == WHOLE.actions[:6]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the limit of a file's size is set in a child process")
def test_a_full_disk_is_told_in_one_sentence_and_leaves_no_torn_line_once_there_is_room(tmp_path: Path) -> None:
    import resource

    def limited() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        journal = Vault(tmp_path).new(HEADER)
        size = journal.path.stat().st_size
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 150, before[1]))
        sentences = told(journal)
        written(journal, 20)
        assert len(sentences) == 1
        assert "cannot be saved: the file is too large" in sentences[0]
        assert sentences[0].count("\n") == 0
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        written(journal, 21, 20)
        assert Vault(tmp_path).read(journal.id).actions == WHOLE.actions[:21]

    in_a_child(limited)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the limit of a file's size is set in a child process")
@pytest.mark.parametrize("room", [0, 40])
def test_a_disk_without_room_for_the_first_line_is_left_without_a_broken_match(tmp_path: Path, room: int) -> None:
    import resource

    def limited() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, before[1]))
        journal = Vault(tmp_path).new(HEADER)
        written(journal, 20)
        assert not journal.saved()
        assert list(tmp_path.glob("*.sjavs")) == []
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        assert journal.saved()
        assert Vault(tmp_path).read(journal.id).actions == WHOLE.actions[:20]

    in_a_child(limited)


def test_a_match_of_which_nothing_was_written_is_no_broken_one(tmp_path: Path) -> None:
    vault = Vault(tmp_path)
    older = vault.new(HEADER)
    written(older, 4)
    older.close()
    (tmp_path / "killed.going.sjavs").touch()
    found = vault.newest()
    assert found is not None
    assert found.id == older.id
    assert vault.troubles == []
    assert [stem for stem, _ in vault.records()] == [older.id]
    assert not list(tmp_path.glob("*.broken-*"))


def in_a_child(work: Callable[[], None]) -> None:
    """Does something in a process of its own, whose limits and rights do not stay."""
    child = os.fork()
    if not child:
        try:
            work()
        except BaseException as wrong:
            print(repr(wrong), file=sys.stderr)
            os._exit(1)
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0


@pytest.mark.skipif(not hasattr(os, "setuid"), reason="rights are given up in a child process")
def test_a_folder_that_may_only_be_read_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    vault = Vault(tmp_path)
    old = vault.new(HEADER)
    written(old, 4)
    old.close()
    tmp_path.chmod(0o555)
    old.path.chmod(0o444)

    def reads_only() -> None:
        if os.getuid() == 0:
            os.setuid(65534)
        sentences: list[str] = []
        journal = Vault(tmp_path).new(HEADER)
        journal.failed = sentences.append
        written(journal, 3)
        assert "that is not allowed here" in journal.trouble
        assert vault.read(old.id).actions == WHOLE.actions[:4]

    for folder in tmp_path.parents:
        if Path(tempfile.gettempdir()) in folder.parents:
            folder.chmod(0o755)
    in_a_child(reads_only)
    tmp_path.chmod(0o755)


# -- Backwards -------------------------------------------------------------------------------------------------------


def test_what_is_taken_back_stays_in_the_file_and_the_deal_counts_as_practice(tmp_path: Path) -> None:
    line, journal = Line(HEADER), Vault(tmp_path).new(HEADER)
    for action in WHOLE.actions[:30]:
        line.take(action)
        journal.write([action_text(action)])
    line.back(12)
    journal.write([mark_text(BACK, 12)])
    record = Vault(tmp_path).read(journal.id)
    assert record == line.record
    assert record.future == WHOLE.actions[12:30]
    assert record.practice() == {1}
    assert len(journal.path.read_text(encoding="utf-8").splitlines()) == 32
    for action in WHOLE.actions[12:20]:
        line.take(action)
        journal.write([action_text(action)])
    record = Vault(tmp_path).read(journal.id)
    assert (record, record.future) == (line.record, WHOLE.actions[20:30])
    again = read_record(record_text(record))
    assert (again, again.future) == (record, ())


@pytest.mark.parametrize("line", ["# back 99", "# back x", "# back -1", "# practice 2 1", "# practice 1", "#"])
def test_a_mark_that_makes_no_sense_is_refused_with_its_line(line: str) -> None:
    with pytest.raises(RecordError, match="record:2: "):
        read_record(record_text(HEADER) + line + "\n")


def test_marks_that_are_not_known_are_kept() -> None:
    text = record_text(HEADER) + "# weather fine\n"
    assert record_text(read_record(text)) == text


def test_looking_for_the_newest_match_sets_broken_ones_aside_and_says_so(tmp_path: Path) -> None:
    vault = Vault(tmp_path)
    good = vault.new(HEADER)
    written(good, 10)
    good.close()
    broken = {"zeros": bytes(100), "garbage": b"\x00\xff", "cut": record_text(HEADER).encode()[:40] + b"\n"}
    newer = record_text(HEADER).replace("sjavs-record 2", "sjavs-record 9").encode()
    for name, data in {**broken, "newer": newer}.items():
        (tmp_path / f"{name}.going.sjavs").write_bytes(data)
    found = vault.newest()
    assert found is not None
    assert found.id == good.id
    assert len(vault.troubles) == 4
    assert all("\n" not in one for one in vault.troubles)
    for name, data in broken.items():
        assert (tmp_path / f"{name}.going.sjavs.broken-1").read_bytes() == data
    assert (tmp_path / "newer.going.sjavs").read_bytes() == newer


def test_a_folder_that_is_moved_away_leaves_the_whole_match_in_both_places(tmp_path: Path) -> None:
    journal = Vault(tmp_path / "here").new(HEADER)
    sentences = told(journal)
    written(journal, 10)
    (tmp_path / "here").rename(tmp_path / "there")
    written(journal, 12, 10)
    assert Vault(tmp_path / "here").read(journal.id).actions == WHOLE.actions[:12]
    assert Vault(tmp_path / "there").read(journal.id).actions == WHOLE.actions[:10]
    assert len(sentences) == 1
    assert "had gone; it is written anew" in sentences[0]
