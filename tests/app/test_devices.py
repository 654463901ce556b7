"""What is no file, such as a device or a pipe, is written to where it is; nothing takes its place or its name."""

import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from sjavs_desktop.app import duels, history_csv, history_schema, vault
from sjavs_desktop.core.duel import read_duel
from sjavs_desktop.ui import archive
from tests.core.duels import duel_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no named pipes in folders")


@pytest.fixture
def pipe(tmp_path: Path) -> Iterator[tuple[Path, list[str]]]:
    """A pipe with a name, and what somebody reads from it."""
    path, heard = tmp_path / "pipe", list[str]()
    os.mkfifo(path)
    reader = threading.Thread(target=lambda: heard.append(path.read_text(encoding="utf-8")), daemon=True)
    reader.start()
    yield path, heard
    reader.join(10)


def test_a_table_goes_into_a_pipe(pipe: tuple[Path, list[str]]) -> None:
    path, heard = pipe
    history_csv.export(path, [], [])
    assert path.is_fifo()
    assert os.listdir(path.parent) == ["pipe"]
    await_words(heard)
    assert heard[0].startswith("match,") or "," in heard[0]


def test_a_duel_goes_into_a_pipe(pipe: tuple[Path, list[str]]) -> None:
    path, heard = pipe
    duel = duel_of("sjavs")
    duels.write(duel, path)
    assert path.is_fifo()
    await_words(heard)
    assert read_duel(heard[0]) == duel


def test_no_pipe_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    assert vault.set_aside(path) is None
    with pytest.raises(history_schema.HistoryError, match="cannot be set aside"):
        history_schema.set_aside(path, history_schema.identity(path))
    assert os.listdir(tmp_path) == ["pipe"]


def await_words(heard: list[str]) -> None:
    """Until the other end has read."""
    for _ in range(1000):
        if heard:
            return
        threading.Event().wait(0.01)
    pytest.fail("nothing came through the pipe")


def test_what_never_ends_or_is_far_too_large_is_not_read_for_a_record(tmp_path: Path) -> None:
    pipe, large = tmp_path / "pipe", tmp_path / "large.sjavs"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="Invalid"):
        archive.content(pipe)
    with large.open("wb") as file:
        file.truncate(archive.LARGEST + 1)
    with pytest.raises(OSError, match="large"):
        archive.content(large)
    large.write_bytes(b"a record")
    assert archive.content(large) == b"a record"
