"""Main windows and the dialogs that they open, for the tests of the window."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import languages
from sjavs_desktop.engine import levels
from sjavs_desktop.ui import dress
from sjavs_desktop.ui.felt import colours, order
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.main_window import MainWindow
from sjavs_desktop.ui.panels.overlay import Enters
from tests.ui.felts import open_felt
from tests.ui.windows import Bot, Dialogs, open_window, settings_in

Opened = Callable[..., MainWindow]


@pytest.fixture(autouse=True)
def french_deck() -> Iterator[None]:
    """Every test begins with the French deck and no wish for another."""
    yield
    dress.prefer(dress.AS_GAME)
    dress.wear(dress.FRENCH)
    dress.make(dress.Make())
    dress.write(dress.AS_LANGUAGE)


@pytest.fixture(autouse=True)
def usual_sorting() -> Iterator[None]:
    """Every test begins with hands that are sorted as usual."""
    yield
    order.wish(order.AS_USUAL)


@pytest.fixture(autouse=True)
def rested_keyboard() -> None:
    """Every test begins with an Enter key that nobody has pressed for long."""
    Enters.last = 0.0


@pytest.fixture
def dialogs(monkeypatch: pytest.MonkeyPatch) -> Dialogs:
    """No dialog waits for anybody."""
    made = Dialogs()
    for kind in (QDialog, QMessageBox):
        monkeypatch.setattr(kind, "exec", lambda dialog: made.exec(dialog))
    return made


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> Bot:
    """The bot that plays at all three places: the same whatever the levels of play become, and as slow as wished."""
    made = Bot()
    monkeypatch.setitem(levels.LEVELS, "beginner", made.level())
    return made


@pytest.fixture
def opened(qtbot: QtBot, qapp: QApplication, tmp_path: Path, dialogs: Dialogs) -> Iterator[Opened]:
    """Opens windows with settings of their own: `opened(speed="fast")`. The application's looks are put back."""
    palette, style = qapp.palette(), qapp.style().name()

    def open_with(**chosen: str | bool) -> MainWindow:
        quick: dict[str, str | bool] = {"speed": "instant", "theme": "light", "level": "beginner"}
        if not (tmp_path / "sjavs.ini").exists():
            quick["hold"] = "0"
        return open_window(qtbot, settings_in(tmp_path, **(quick | chosen)))

    yield open_with
    qapp.setStyle(style)
    qapp.setPalette(palette)
    colours.lay("green")
    languages.forget(qapp)


@pytest.fixture
def felt(qtbot: QtBot) -> Felt:
    """A felt on the screen, with the keyboard."""
    return open_felt(qtbot)


@pytest.fixture
def chosen(felt: Felt) -> list[int]:
    """The cards that were chosen."""
    cards: list[int] = []
    felt.card_chosen.connect(cards.append)
    return cards


@pytest.fixture
def continued(felt: Felt) -> list[bool]:
    """One entry for each time that somebody went on."""
    times: list[bool] = []
    felt.continued.connect(lambda: times.append(True))
    return times
