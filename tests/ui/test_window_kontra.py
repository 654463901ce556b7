"""Kontra by its key while the picture is behind the game: said at once, or told why not."""

from time import monotonic

import pytest
from pytestqt.qtbot import QtBot

from sjavs_desktop.engine import levels
from sjavs_desktop.engine.levels import Level
from tests.ui.conftest import Opened
from tests.ui.test_window_doubling import WENZ, Script, begin, done
from tests.ui.windows import LONG, press_keys


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Script:
    """The seat opposite plays a Wenz."""
    made = Script(2, "wenz")
    monkeypatch.setitem(levels.LEVELS, "beginner", Level("beginner", "Beginner", made.decide))
    return made


def test_the_key_closes_the_last_call_at_once(opened: Opened, qtbot: QtBot, script: Script) -> None:
    """Whatever is still shown of what was said."""
    window = opened(speed="slow")
    begin(window, qtbot, WENZ, 0, script)
    match = window.match

    def asked() -> bool:
        match.felt.settle()
        return match.last_call.waits

    qtbot.waitUntil(asked, timeout=LONG)
    press_keys(window, "K")
    assert done(window, "double") == [0]
    assert match.felt.busy
    assert not match.last_call.isVisible()
    assert not match.double.isVisible()


def test_kontra_is_said_while_the_picture_is_still_at_the_call(opened: Opened, qtbot: QtBot, script: Script) -> None:
    """The first card has been played already, but it has not flown yet."""
    window = opened(speed="slow")
    begin(window, qtbot, WENZ, 0, script)
    match, felt = window.match, window.match.felt
    qtbot.waitUntil(lambda: match._calling, timeout=LONG)
    qtbot.waitUntil(lambda: felt.shown is not None and felt.shown.table.phase == "play", timeout=LONG)
    assert felt.busy
    assert not felt.shown.table.trick  # type: ignore[union-attr]
    press_keys(window, "K")
    assert done(window, "double") == [0]
    assert not match.notice.isVisible()


def test_what_was_never_seen_is_not_doubled(opened: Opened, qtbot: QtBot, script: Script) -> None:
    window = opened(speed="slow")
    begin(window, qtbot, WENZ, 0, script)
    match, felt = window.match, window.match.felt
    qtbot.waitUntil(lambda: match._calling, timeout=LONG)
    assert felt.shown is None or felt.shown.table.contract is None
    press_keys(window, "K")
    assert done(window, "double") == []
    assert match.notice.text() == "You had not seen all that was said. For Kontra say so once more."
    press_keys(window, "K")
    assert done(window, "double") == [0]


def test_the_space_bar_goes_on_but_not_at_once(opened: Opened, qtbot: QtBot, script: Script) -> None:
    """Whoever skips with the space bar what moves has not answered a question that came just then."""
    window = opened()
    begin(window, qtbot, WENZ, 0, script)
    panel = window.match.last_call
    qtbot.waitUntil(lambda: panel.waits, timeout=LONG)
    panel.appeared = monotonic()
    press_keys(window, "Space")
    assert panel.isVisible()
    panel.appeared = 0.0
    press_keys(window, "Space")
    assert not panel.isVisible()
    assert done(window, "double") == []
