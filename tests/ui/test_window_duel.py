"""A duel by file in the window: two people play the same deals in two places, and the second to finish sees both."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QMainWindow, QMessageBox
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.duels import END, Duels
from sjavs_desktop.app.history_rows import FINISHED, match_row, read
from sjavs_desktop.app.vault import Vault
from sjavs_desktop.core.duel import Duel
from sjavs_desktop.core.record import read_record
from sjavs_desktop.core.state import View
from sjavs_desktop.ui import dress, duel_text
from sjavs_desktop.ui.dialogs.duel import DuelDialog, NameDialog
from sjavs_desktop.ui.dialogs.duel_compare import ComparisonDialog, SideBySideDialog
from sjavs_desktop.ui.dialogs.duel_done import DoneDialog
from sjavs_desktop.ui.main_window import MainWindow
from tests.core.duels import duel_of, whole
from tests.ui.windows import LONG, Bot, Dialogs, click, scripted, settings_in, status

DEALS = 2


class Place:
    """One of the two places: a window with data of its own, and somebody who plays in it."""

    def __init__(self, qtbot: QtBot, folder: Path, last: bool) -> None:
        self.qtbot = qtbot
        settings = settings_in(folder, speed="instant", theme="light", level="beginner", hold="0")
        self.window = MainWindow(settings, vault=Vault(folder / "data" / "matches"))
        qtbot.addWidget(self.window)
        self.window.show()
        self.last = last
        """Whether this person plays the last card that is allowed, or the first."""
        self.asked: list[View] = []
        self.window.referee.asked.connect(self.asked.append)

    @property
    def duels(self) -> Duels:
        return self.window.duelling.duels

    @property
    def duel(self) -> Duel:
        (duel,) = self.duels.all().duels
        return duel

    def deal_over(self) -> bool:
        view = self.window.referee.view()
        return view is not None and view.table.deal_over and self.window.match.deal_over.isVisible()

    def play_deal(self, actions: int = 1000) -> None:
        """Plays until the deal is over, or so many choices are made."""
        while actions and not self.deal_over():
            self.qtbot.waitUntil(lambda: bool(self.asked) or self.deal_over(), timeout=LONG)
            if self.asked:
                view = self.asked.pop()
                action = scripted(view)
                if not self.last and view.table.phase == "play":
                    from sjavs_desktop.core.game import legal

                    action = legal(view)[0]
                assert self.window.referee.submit(action)
                actions -= 1

    def press(self) -> None:
        """Presses the button under a finished deal."""
        click(self.window.match.deal_over.button)


@pytest.fixture
def places(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, dialogs: Dialogs, bot: Bot
) -> Iterator[Callable[..., Place]]:
    """Opens a window at a place: `places("home")`."""
    palette, style = qapp.palette(), qapp.style().name()

    def at(name: str, last: bool = True) -> Place:
        folder = tmp_path / name
        folder.mkdir(exist_ok=True)
        return Place(qtbot, folder, last)

    yield at
    qapp.setStyle(style)
    qapp.setPalette(palette)


def begin_new(dialogs: Dialogs, place: Place, name: str) -> None:
    """Begins a new duel by the buttons of the dialog."""

    def act(dialog: QDialog) -> None:
        if isinstance(dialog, NameDialog):
            dialog.name.setText(name)
            dialog.deals.setValue(DEALS)
            dialog.accept()
        elif isinstance(dialog, DuelDialog):
            dialog.buttons_by_key["new"].click()

    dialogs.act = act
    place.window.actions_by_key["duel"].trigger()


def play_on(dialogs: Dialogs, place: Place, name: str = "") -> None:
    """Goes on with the only duel by the buttons of the dialog."""

    def act(dialog: QDialog) -> None:
        if isinstance(dialog, NameDialog):
            dialog.name.setText(name)
            dialog.accept()
        elif isinstance(dialog, DuelDialog):
            dialog.buttons_by_key["play"].click()

    dialogs.act = act
    place.window.actions_by_key["duel"].trigger()


def save_to(path: Path, monkeypatch: pytest.MonkeyPatch, dialogs: Dialogs) -> None:
    """Lets whatever dialog has a file to save do so."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))

    def act(dialog: QDialog) -> None:
        if isinstance(dialog, DoneDialog):
            dialog.save.click()
            assert str(path) in dialog.message.text()

    dialogs.act = act


def bring(path: Path, dialogs: Dialogs, place: Place, monkeypatch: pytest.MonkeyPatch) -> str:
    """Opens a file by the buttons of the dialog; what the dialog says then."""
    said: list[str] = []
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))

    def act(dialog: QDialog) -> None:
        if isinstance(dialog, DuelDialog):
            dialog.buttons_by_key["open"].click()
            said.append(dialog.message.text())

    dialogs.act = act
    place.window.actions_by_key["duel"].trigger()
    return said[0]


def test_two_people_in_two_places_and_the_second_sees_both(
    places: Callable[..., Place], dialogs: Dialogs, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    home = places("home")
    window = home.window
    begin_new(dialogs, home, "Anna")
    assert home.duel.own == "Anna"
    for deal in (1, 2):
        record = window.referee.record
        assert record is not None
        assert record.origin == f"duel {home.duel.seed} {deal}"
        # Nobody else is known yet.
        assert window.match.score.deal_label.text().startswith("Duel\n")
        home.play_deal(3)
        assert not window.referee.can_undo()
        assert not window.actions_by_key["undo"].isEnabled()
        assert not window.actions_by_key["give_up"].isEnabled()
        assert not window.actions_by_key["again"].isEnabled()
        home.play_deal()
        assert len(home.duel.entry("Anna").plays) == deal
        button = window.match.deal_over.button
        assert button.text() == ("Next deal (2 of 2)" if deal == 1 else "Finish the duel")
        assert window.actions_by_key["next"].isEnabled()
        if deal == 1:
            home.press()
    save_to(tmp_path / "post", monkeypatch, dialogs)
    home.press()
    assert isinstance(dialogs.shown[-1], DoneDialog)
    assert window.match.welcome.isVisible()
    posted = tmp_path / f"post{END}"

    away = places("away", last=False)
    assert bring(posted, dialogs, away, monkeypatch) == "It is your turn to play."
    play_on(dialogs, away, "Bárður")
    for deal in (1, 2):
        record = away.window.referee.record
        assert record is not None
        assert record.actions[0] == home.duel.entry("Anna").plays[deal - 1][0]
        assert away.window.match.score.deal_label.text().startswith("Duel with Anna\n")
        away.play_deal()
        assert not any(isinstance(one, ComparisonDialog) for one in dialogs.shown)
        if deal == 1:
            away.press()
    compared: list[str] = []
    dialogs.act = lambda dialog: compared.extend(one.text() for one in dialog.findChildren(QLabel))
    away.press()
    assert isinstance(dialogs.shown[-1], ComparisonDialog)
    assert any("Anna" in one and "Bárður" in one for one in compared)
    # And back.
    away.duels.export(away.duel, posted)
    assert bring(posted, dialogs, home, monkeypatch) == "Both have played: compare the two."
    assert home.duel.whole
    assert {one.player: one.plays for one in home.duel.entries} == {one.player: one.plays for one in away.duel.entries}


def test_each_deal_is_a_match_that_has_ended(places: Callable[..., Place], dialogs: Dialogs, tmp_path: Path) -> None:
    home = places("home")
    begin_new(dialogs, home, "Anna")
    home.play_deal()
    home.press()
    files = sorted(path.name for path in (tmp_path / "home" / "data" / "matches").glob("*.sjavs"))
    assert [name.endswith(".going.sjavs") for name in files].count(True) == 1
    (ended,) = [name for name in files if not name.endswith(".going.sjavs")]
    path = tmp_path / "home" / "data" / "matches" / ended
    record = read_record(path.read_text(encoding="utf-8"))
    assert match_row(read(record), record, "x").status == FINISHED


def test_a_deal_that_was_left_is_gone_on_with_and_not_begun_again(
    places: Callable[..., Place], dialogs: Dialogs, qtbot: QtBot
) -> None:
    home = places("home")
    begin_new(dialogs, home, "Anna")
    home.play_deal(4)
    record = home.window.referee.record
    assert record is not None
    before = record.actions
    # Go on at the table where it lies changes nothing.
    dialogs.give_up = True
    play_on(dialogs, home)
    assert home.window.referee.record is not None
    assert home.window.referee.record.actions[: len(before)] == before
    home.window.shut_down()
    later = places("home")
    play_on(dialogs, later)
    record = later.window.referee.record
    assert record is not None
    assert record.actions[: len(before)] == before
    assert record.marked("resumed")
    later.play_deal()
    assert later.window.match.deal_over.button.text() == "Next deal (2 of 2)"
    assert len(later.duel.entry("Anna").plays) == 1


def test_the_deal_lies_open_elsewhere(places: Callable[..., Place], dialogs: Dialogs) -> None:
    first = places("home")
    begin_new(dialogs, first, "Anna")
    first.play_deal(2)
    second = places("home")
    play_on(dialogs, second)
    assert "open in another window" in status(second.window)
    assert second.window.referee.view() is None


def test_a_match_that_follows_goes_on_as_any_other(places: Callable[..., Place], dialogs: Dialogs) -> None:
    home = places("home")
    begin_new(dialogs, home, "Anna")
    home.play_deal()
    home.asked.clear()
    home.window.begin(home.window.rules())
    assert home.window.match.beyond is None
    home.play_deal()
    assert home.window.match.deal_over.button.text() in ("Next deal", "Play again")


def test_a_duel_that_cannot_be_kept_is_told_and_tried_again(
    places: Callable[..., Place], dialogs: Dialogs, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = places("home")
    begin_new(dialogs, home, "Anna")
    kept = home.duels.save

    def fail(duel: Duel) -> None:
        raise ValueError("x: the duel cannot be written: No space left on device")

    monkeypatch.setattr(home.duels, "save", fail)
    home.play_deal()
    home.press()
    assert "No space left" in status(home.window)
    assert home.deal_over()
    monkeypatch.setattr(home.duels, "save", kept)
    home.press()
    assert len(home.duel.entry("Anna").plays) == 1
    record = home.window.referee.record
    assert record is not None
    assert record.origin.endswith(" 2")


# -- The dialogs alone -------------------------------------------------------------------------------------------------


@pytest.fixture
def over(qtbot: QtBot, request: pytest.FixtureRequest) -> QMainWindow:
    """A window for dialogs to open over."""
    window = QMainWindow()
    qtbot.addWidget(window)
    window.resize(QSize(1024, 640))
    window.show()
    return window


def test_nothing_of_the_other_is_told_before_ones_own_deals_are_played(tmp_path: Path, over: QMainWindow) -> None:
    duels = Duels(tmp_path)
    both = whole("sjavs", 1)
    half = Duel(**{**vars(both), "entries": (both.entries[0],)})
    duels.save(half.owned("Bo"))
    dialog = DuelDialog(duels, over)
    dialog.show()
    assert not dialog.buttons_by_key["compare"].isEnabled()
    cells = [str(dialog.model.index(0, column).data()) for column in range(dialog.model.columnCount())]
    assert cells[2:] == ["Bo: 0 of 2", "Anna: 2 of 2", "It is your turn to play."]


def test_a_name_that_is_taken_or_none_is_not_accepted(over: QMainWindow) -> None:
    dialog = NameDialog("t", "w", "", 3, over)
    dialog.show()
    assert not dialog._accept.isEnabled()
    dialog.name.setText("Bo")
    assert dialog._accept.isEnabled()
    dialog.refuse(lambda name: "Taken." if name == "Bo" else "")
    assert not dialog._accept.isEnabled()
    assert dialog.message.text() == "Taken."
    dialog.name.setText(" Eva ")
    assert dialog.player() == "Eva"


def test_an_empty_list_says_what_to_do_and_a_broken_file_is_one_sentence(tmp_path: Path, over: QMainWindow) -> None:
    dialog = DuelDialog(Duels(tmp_path / "duels"), over)
    dialog.show()
    assert dialog.nothing.isVisible()
    assert not dialog.list.isVisible()
    assert [key for key, one in dialog.buttons_by_key.items() if one.isEnabled()] == ["new", "open"]
    (tmp_path / "x").write_text("nothing", encoding="utf-8")
    dialog.bring(tmp_path / "x")
    assert dialog.message.text() == f"{tmp_path / 'x'}:1: this is not a duel (its first line is not JSON)"
    assert not (tmp_path / "duels").exists()


def test_the_table_adds_up_and_names_both(over: QMainWindow) -> None:
    duel = whole("klorsjavs", 3, 4)
    dialog = ComparisonDialog(duel, False, over)
    dialog.show()
    lines = duel_text.lines(duel)
    assert [one.deal for one in lines] == [1, 2, 3, 4, 0]
    assert lines[-1].difference == pytest.approx(sum(one.difference for one in lines[:-1]))
    assert dialog.model.rowCount() == 5
    assert dialog.look.isEnabled()
    assert "Anna" in dialog.verdict.text()
    assert [one.text().partition(":")[0] for one in dialog.outcomes] == ["Anna", "Bárður"]
    dialog.list.choose(4)
    assert not dialog.look.isEnabled()
    headings = [dialog.model.headerData(each, Qt.Orientation.Horizontal) for each in range(8)]
    assert "Anna\nContract" in headings
    assert "Bárður\nContract" in headings
    assert "Difference" in headings[-1]


@pytest.mark.parametrize("key", ["sjavs", "schafkopf", "klorsjavs", "sjavs-2", "sjavs-3", "old-mor"])
def test_the_two_tables_step_together(qtbot: QtBot, over: QMainWindow, key: str) -> None:
    duel = whole(key, 6, 1)
    before = dress.worn()
    dialog = SideBySideDialog(duel, 1, False, over)
    dialog.show()
    both = dialog.both
    assert not dialog.buttons_by_name["back"].isEnabled()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow, timeout=LONG)
    first = both.at
    QTest.keyClick(dialog, Qt.Key.Key_Right)
    assert both.at > first
    QTest.keyClick(dialog, Qt.Key.Key_Home)
    assert both.at == first
    seen = 0
    while both.target("on") != both.at:
        both.step("on")
        seen += 1
        cards = [sum(one.kind == "play" for one in board.replay.record.actions[: board.ply]) for board in both.boards]
        whole_deal = [sum(one.kind == "play" for one in board.replay.record.actions) for board in both.boards]
        assert cards == [min(max(cards), most) for most in whole_deal]
    assert [board.ply for board in both.boards] == [board.replay.last for board in both.boards]
    assert not dialog.buttons_by_name["on"].isEnabled()
    assert all("Your" not in board.caption.text() and "You " not in board.caption.text() for board in both.boards)
    back = 0
    while both.target("trick_back") != both.at:
        both.step("trick_back")
        back += 1
    assert 0 < back < seen
    dialog.reject()
    assert dress.worn() == before


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768)])
def test_the_dialogs_fit_their_window(tmp_path: Path, over: QMainWindow, size: tuple[int, int]) -> None:
    over.resize(*size)
    duel = whole("schafkopf", 2, 3)
    for dialog in (
        DuelDialog(Duels(tmp_path), over),
        ComparisonDialog(duel, True, over),
        SideBySideDialog(duel, 1, True, over),
        DoneDialog(Duels(tmp_path), duel_of("sjavs").owned("Anna"), over),
        NameDialog("t", "w " * 60, "Anna", 4, over),
    ):
        dialog.show()
        assert dialog.width() <= size[0]
        assert dialog.height() <= size[1]
        dialog.reject()


# -- Deleting ----------------------------------------------------------------------------------------------------------


def answered(monkeypatch: pytest.MonkeyPatch, words: str) -> list[str]:
    """Answers questions with the button of those words; the questions that were asked."""
    asked: list[str] = []

    def answer(box: QMessageBox) -> int:
        asked.append(box.text())
        next(one for one in box.buttons() if one.text().replace("&", "") == words).click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answer)
    return asked


def test_a_duel_is_deleted_after_a_question_and_can_be_brought_back(
    qtbot: QtBot, tmp_path: Path, over: QMainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    duels = Duels(tmp_path)
    for duel in (whole("schafkopf", 2, 3), replace(duel_of("sjavs").owned("Anna"), seed="9876543210")):
        duels.save(duel)
    dialog = DuelDialog(duels, over)
    dialog.show()
    dialog.list.choose(1)
    marked = dialog.current()
    assert marked is not None
    before = duels.path(marked.seed).read_bytes()
    asked = answered(monkeypatch, "Keep")
    dialog.buttons_by_key["delete"].click()
    assert len(asked) == 1
    assert duel_text.game(marked.rules) in asked[0]
    assert len(duels.all().duels) == 2
    assert not dialog.back.isVisible()
    assert dialog.buttons_by_key["delete"].width() < dialog.width() / 3
    asked = answered(monkeypatch, "Delete")
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow, timeout=LONG)
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert len(asked) == 1
    assert [one.seed for one in duels.all().duels] != [marked.seed]
    assert not duels.path(marked.seed).exists()
    assert len(dialog.model.rows) == 1
    assert dialog.message.text() == "The duel was deleted."
    assert dialog.back.isVisible()
    dialog.back.click()
    assert duels.path(marked.seed).read_bytes() == before
    assert dialog.current() == marked
    assert not dialog.back.isVisible()
    dialog.reject()


def test_the_last_duel_can_be_deleted_and_brought_back_too(
    tmp_path: Path, over: QMainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    duels = Duels(tmp_path)
    duels.save(duel_of("sjavs").owned("Anna"))
    dialog = DuelDialog(duels, over)
    dialog.show()
    answered(monkeypatch, "Delete")
    dialog.buttons_by_key["delete"].click()
    assert dialog.nothing.isVisible()
    assert not dialog.buttons_by_key["delete"].isEnabled()
    dialog.back.click()
    assert dialog.list.isVisible()
    assert dialog.buttons_by_key["delete"].isEnabled()
    dialog.reject()


def test_what_cannot_be_deleted_is_said(tmp_path: Path, over: QMainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    duels = Duels(tmp_path)
    duel = duel_of("sjavs").owned("Anna")
    duels.save(duel)
    dialog = DuelDialog(duels, over)
    dialog.show()
    asked = answered(monkeypatch, "Delete")
    dialog.on_table = lambda one: one.seed == duel.seed
    dialog.delete()
    assert asked == []
    assert "lies on the table" in dialog.message.text()
    dialog.on_table = lambda one: False

    def held(path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(Path, "unlink", held)
    dialog.delete()
    assert dialog.message.text().endswith("the file cannot be deleted: that is not allowed here")
    assert not dialog.back.isVisible()
    assert len(duels.all().duels) == 1
    dialog.reject()


def test_the_duel_on_the_table_is_known(dialogs: Dialogs, places: Callable[..., Place]) -> None:
    place = places("home")
    begin_new(dialogs, place, "Anna")
    assert place.window.duelling._lies_here(place.duel)
    assert not place.window.duelling._lies_here(duel_of("sjavs").owned("Bárður"))
    place.window.close()
