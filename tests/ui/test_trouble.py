"""What becomes of errors that nobody has caught, without a process of its own."""

import logging
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import places
from sjavs_desktop.app.journal import Journal
from sjavs_desktop.ui import trouble as troubles
from sjavs_desktop.ui.trouble import Trouble


@pytest.fixture
def trouble(qapp: QCoreApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Trouble]:
    """One that writes into a folder of its own."""
    monkeypatch.setattr(places, "state", lambda: tmp_path)
    # Python prints the error too, which is of no interest here.
    monkeypatch.setattr(sys, "excepthook", lambda *told: None)
    made = Trouble(qapp)
    yield made
    made.stop()
    made.deleteLater()


def raised(trouble: Trouble, how: Callable[[], object]) -> None:
    try:
        how()
    except Exception as wrong:
        trouble.caught(type(wrong), wrong, wrong.__traceback__)


def test_an_error_that_comes_again_and_again_is_reported_once(trouble: Trouble, tmp_path: Path) -> None:
    for _ in range(20):
        raised(trouble, lambda: 1 // 0)
    (report,) = tmp_path.iterdir()
    assert "ZeroDivisionError" in report.read_text(encoding="utf-8")


def test_there_is_an_end_to_reports_of_one_run(trouble: Trouble, tmp_path: Path) -> None:
    for number in range(20):
        raised(trouble, lambda number=number: {}[number])  # type: ignore[misc]
        logging.getLogger("sjavs_desktop.x").error("seat %d failed", number)
    assert len(list(tmp_path.iterdir())) <= troubles.MOST


def test_an_error_of_the_log_is_reported_and_a_warning_is_not(trouble: Trouble, tmp_path: Path) -> None:
    logging.getLogger("sjavs_desktop.app.referee").warning("only a word")
    assert list(tmp_path.iterdir()) == []
    logging.getLogger("sjavs_desktop.app.referee").error("seat %d failed: %s", 2, "KeyError: 'x'")
    (report,) = tmp_path.iterdir()
    assert "seat 2 failed: KeyError: 'x'" in report.read_text(encoding="utf-8")


def test_ctrl_c_is_no_error(trouble: Trouble, tmp_path: Path) -> None:
    stop = KeyboardInterrupt()
    trouble.caught(KeyboardInterrupt, stop, None)
    assert list(tmp_path.iterdir()) == []


def test_the_hooks_are_given_back(qapp: QCoreApplication) -> None:
    before = sys.excepthook
    made = Trouble(qapp)
    assert sys.excepthook != before
    made.stop()
    assert sys.excepthook == before


@pytest.mark.parametrize("file", [Path("/a folder/report.txt"), None])
def test_the_box_says_where_the_report_lies(qtbot: object, file: Path | None) -> None:
    over = QLabel()
    box = troubles.message(file, over, troubles.unforeseen())
    assert isinstance(box, QMessageBox)
    assert "Your match is safe" in box.text()
    assert (str(file) if file else "No report") in box.informativeText()
    labels = [one.text().replace("&", "") for one in box.findChildren(QPushButton)]
    assert sorted(labels) == (["Close", "Show the folder"] if file else ["Close"])
    box.deleteLater()
    over.deleteLater()


class Desk:
    """A window with a match that is kept in a folder."""

    def __init__(self, folder: Path) -> None:
        self.over = QLabel()
        self.over.show()
        journal = Journal(folder / "one.going.sjavs", "one")
        journal.write(["{}"])
        self.referee: Any = SimpleNamespace(journal=journal, vault=None, record=None)

    def window(self) -> QWidget:
        return self.over


@pytest.mark.parametrize(
    ("blocked", "crashed", "said"),
    [
        (False, "", "Your match is safe"),
        (True, "", "your match is not on disk"),
        (False, "Fatal Python error", "crashed the last time it ran"),
    ],
)
def test_what_is_said_of_run_and_match_is_true(
    trouble: Trouble, tmp_path: Path, qtbot: QtBot, blocked: bool, crashed: str, said: str
) -> None:
    if blocked:
        (tmp_path / "matches").touch()
    desk = Desk(tmp_path / "matches")
    trouble.watch(desk, crashed)
    if not crashed:
        raised(trouble, lambda: 1 // 0)
    qtbot.waitUntil(lambda: bool(desk.over.findChildren(QMessageBox)))
    (box,) = desk.over.findChildren(QMessageBox)
    assert said in box.text()
    box.reject()
    desk.referee.journal.close()
    desk.over.deleteLater()
