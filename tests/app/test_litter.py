"""What refers to itself ends in the thread of the window, wherever it was made and wherever memory is asked for."""

import gc
import threading

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.litter import Litter

ENDED: list[int] = []
"""The threads in which something has ended."""
MANY = 5000
"""More than the interpreter lets come together (`gc.get_threshold`)."""


class Loop:
    """Refers to itself."""

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        ENDED.append(threading.get_ident())


def work() -> None:
    """Makes what refers to itself, and much else besides."""
    for _ in range(MANY):
        Loop()
        [[number] for number in range(100)]


@pytest.fixture(autouse=True)
def _clean() -> None:
    gc.collect()
    ENDED.clear()


def worked() -> int:
    """Works in another thread, and says in which."""
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert thread.ident is not None
    return thread.ident


def test_without_it_things_end_in_any_thread() -> None:
    assert worked() in ENDED


def test_things_end_in_the_thread_of_the_window_and_soon(qtbot: QtBot) -> None:
    owner = QObject()
    Litter(lambda: True, owner)
    try:
        assert worked() not in ENDED
        assert not ENDED
        qtbot.waitUntil(lambda: len(ENDED) == MANY, timeout=10_000)
        assert set(ENDED) == {threading.get_ident()}
    finally:
        owner.deleteLater()
        qtbot.waitUntil(gc.isenabled, timeout=5000)


def test_a_search_of_everything_waits_until_nobody_would_notice(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, looked, calm = QObject(), list[int](), [False]
    litter = Litter(lambda: calm[0], owner)
    monkeypatch.setattr(gc, "get_count", lambda: (9999, 0, 9999))
    monkeypatch.setattr(gc, "collect", looked.append)
    litter.look()
    calm[0] = True
    litter.look()
    assert looked == [0, 2]
    monkeypatch.undo()
    owner.deleteLater()
    qtbot.waitUntil(gc.isenabled, timeout=5000)
