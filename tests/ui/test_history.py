"""The history and the statistics as windows: what they show, what their buttons do, and how they are left."""

import csv
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, QSize, Qt
from PySide6.QtGui import QFont, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMainWindow, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import library
from sjavs_desktop.app.history import FILE, History
from sjavs_desktop.app.history_rows import GOING
from sjavs_desktop.app.settings import Settings
from sjavs_desktop.app.statistics import Moment, by_length, joined, trend
from sjavs_desktop.models.history import MatchColumn
from sjavs_desktop.ui import theme
from sjavs_desktop.ui.dialogs.history import HistoryDialog
from sjavs_desktop.ui.dialogs.row_list import RowList, spread
from sjavs_desktop.ui.dialogs.statistics import StatisticsDialog
from sjavs_desktop.ui.panels.charts import LengthChart, TrendChart, heights
from tests.app.histories import invented, record, written
from tests.app.test_statistics import deal_of, match_of
from tests.ui import fitting

RECORDS = invented(24, deals=6)
Opens = Callable[..., HistoryDialog]


@pytest.fixture
def shown(qtbot: QtBot, tmp_path: Path) -> Iterator[Opens]:
    """Opens a history of some records, with settings of its own, over a window of some size."""
    made: list[History] = []
    windows: list[QMainWindow] = []

    def show(count: int = len(RECORDS), size: QSize | None = None) -> HistoryDialog:
        if not (tmp_path / "matches").exists():
            written(tmp_path / "matches", dict(list(RECORDS.items())[:count]))
        history = History(tmp_path / FILE, tmp_path / "matches")
        made.append(history)
        settings = Settings(store=QSettings(str(tmp_path / "sjavs.ini"), QSettings.Format.IniFormat))
        packs, _ = library.packs(None, thorough=False)
        window = QMainWindow()
        windows.append(window)
        window.resize(size or QSize(1100, 800))
        window.show()
        qtbot.addWidget(window)
        dialog = HistoryDialog(history, settings, packs, window)
        dialog.show()
        qtbot.waitUntil(lambda: not dialog._later.isActive(), timeout=20_000)
        return dialog

    yield show
    for one in made:
        one.close()


def button(dialog: QDialog, words: str) -> QPushButton:
    return next(one for one in dialog.findChildren(QPushButton) if one.text().replace("&", "") == words)


def answered(monkeypatch: pytest.MonkeyPatch, words: str) -> list[str]:
    """Answers questions with the button of those words; the questions that were asked."""
    asked: list[str] = []

    def answer(box: QMessageBox) -> int:
        asked.append(box.text())
        next(one for one in box.buttons() if one.text().replace("&", "") == words).click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answer)
    return asked


def test_it_reads_the_records_and_shows_the_newest_first(shown: Opens) -> None:
    dialog = shown()
    rows = dialog.proxy.rows()
    assert len(rows) == len(RECORDS)
    assert [one.began for one in rows] == sorted((one.began for one in rows), reverse=True)
    assert dialog.match() == rows[0]
    assert dialog.deals.model.rowCount() == rows[0].deals
    assert dialog.message.isHidden()
    assert dialog.deals.heading.text().startswith("Players: Anna")


def test_an_empty_history_says_so(shown: Opens) -> None:
    dialog = shown(0)
    assert dialog.nothing.text() == "Nothing has been played yet. Every match is kept here from its first card on."
    assert not dialog.nothing.isHidden()
    assert dialog.split.isHidden()
    assert not any(one.isEnabled() for one in dialog.buttons_by_key.values())


def test_a_search_and_the_boxes_narrow_the_list(shown: Opens) -> None:
    dialog = shown()
    dialog.filter.search.setText("klørsjavs")
    assert {one.pack for one in dialog.proxy.rows()} == {"klorsjavs", "klorsjavs-older"}
    match = dialog.match()
    assert match is not None
    assert match.pack in ("klorsjavs", "klorsjavs-older")
    dialog.filter.search.setText("no such player")
    assert dialog.nothing.text() == "No match fits what is searched for."
    assert not dialog.filter.isHidden()
    dialog.filter.search.clear()
    box = dialog.filter.status
    box.setCurrentIndex(box.findData(GOING))
    box.activated.emit(box.currentIndex())
    assert {one.status for one in dialog.proxy.rows()} == {GOING}
    assert dialog.deals.resume.isEnabled()


def test_a_chosen_deal_is_replayed_and_a_match_gone_on_with(shown: Opens, qtbot: QtBot) -> None:
    dialog = shown()
    row = next(row for row, one in enumerate(dialog.proxy.rows()) if one.status == GOING and one.deals > 1)
    dialog.list.choose(row)
    match = dialog.match()
    assert match is not None
    dialog.deals.list.choose(1)
    number = dialog.deals.model.rows[1].number
    with qtbot.waitSignal(dialog.replay) as replay:
        button(dialog, "Replay").click()
    assert replay.args == [match.id, number]
    with qtbot.waitSignal(dialog.replay):
        QTest.keyClick(dialog.deals.list, Qt.Key.Key_Return)
    assert dialog.isVisible(), "Enter belongs to the lists"
    with qtbot.waitSignal(dialog.resume) as resume:
        button(dialog, "Go on").click()
    assert resume.args == [match.id]
    assert not dialog.isVisible()


def test_only_what_goes_on_can_be_gone_on_with(shown: Opens) -> None:
    dialog = shown()
    for row, match in enumerate(dialog.proxy.rows()):
        dialog.list.choose(row)
        assert dialog.deals.resume.isEnabled() == (match.status == GOING)


def test_a_heading_sorts(shown: Opens) -> None:
    dialog = shown()
    header = dialog.list.header()
    at = QPoint(header.sectionViewportPosition(MatchColumn.DEALS) + 8, header.height() // 2)
    for _ in range(2):
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=at)
    counts = [one.deals for one in dialog.proxy.rows()]
    assert counts in (sorted(counts), sorted(counts, reverse=True))
    assert len(set(counts)) > 1


def test_deleting_asks_once_and_removes_files_and_rows(
    shown: Opens, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    dialog = shown(6)
    files = set((tmp_path / "matches").iterdir())
    asked = answered(monkeypatch, "Keep")
    button(dialog, "Delete…").click()
    assert set((tmp_path / "matches").iterdir()) == files
    match = dialog.match()
    assert match is not None
    asked = answered(monkeypatch, "Delete")
    dialog.activateWindow()
    dialog.list.setFocus()
    qtbot.waitUntil(dialog.list.hasFocus, timeout=20_000)
    QTest.keyClick(dialog.list, QKeySequence(QKeySequence.StandardKey.Delete)[0].key())
    assert len(asked) == 1
    assert match.id not in {one.id for one in dialog.proxy.rows()}
    assert {path.name.split(".")[0] for path in files - set((tmp_path / "matches").iterdir())} == {match.id}
    button(dialog, "Delete all…").click()
    assert len(asked) == 2
    assert list((tmp_path / "matches").iterdir()) == []
    assert not dialog.nothing.isHidden()


def test_the_shown_matches_are_exported(shown: Opens, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    dialog = shown()
    dialog.filter.search.setText("schafkopf")
    target = tmp_path / "out.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "out"), ""))
    dialog.export()
    assert str(target) in dialog.message.text()
    with target.open(encoding="utf-8", newline="") as file:
        packs = {row["pack"] for row in csv.DictReader(file)}
    assert packs == {"schafkopf", "schafkopf-house"}
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "out.csv"), ""))
    dialog.export()
    assert "cannot be written: there is no such file" in dialog.message.text()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    dialog.export()


def test_what_is_wrong_is_told_in_the_window(shown: Opens, tmp_path: Path) -> None:
    written(tmp_path / "matches", {"good": record("sjavs", 1)})
    (tmp_path / "matches" / "bad.sjavs").write_text("x")
    (tmp_path / "matches" / "worse.sjavs").write_text("x")
    (tmp_path / FILE).write_text("broken")
    dialog = shown()
    told = dialog.message.text()
    assert f"{FILE}.broken-1" in told
    assert "bad.sjavs:1: this is not a record" in told
    assert "1 other record" in told
    assert not dialog.message.isHidden()
    assert [one.id for one in dialog.proxy.rows()] == ["good"]


def test_a_history_that_cannot_be_read_is_one_sentence(shown: Opens, tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("no folder")
    (tmp_path / f"{FILE}.broken-1").mkdir()
    (tmp_path / FILE).mkdir()
    tmp_path.chmod(0o700)
    dialog = shown()
    assert not dialog.nothing.isHidden()


def test_the_windows_remember_their_size(shown: Opens) -> None:
    dialog = shown()
    dialog.resize(700, 520)
    dialog.reject()
    again = shown()
    assert again.size() == QSize(700, 520)


def clipped(list: RowList) -> set[str]:
    """The texts that have less room in a list than they need."""
    found = set()
    model = list.model()
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            index = model.index(row, column)
            box, text = list.visualRect(index), str(index.data())
            if not text or list.isColumnHidden(column):
                continue
            wrapped = list.fontMetrics().boundingRect(box.adjusted(3, 0, -3, 1000), int(Qt.TextFlag.TextWordWrap), text)
            if wrapped.width() > box.width() or (box.height() and wrapped.height() > box.height()):
                found.add(text)
    return found


@pytest.mark.parametrize("size", [(1024, 640), (960, 600), (1366, 768)])
def test_no_text_is_clipped(shown: Opens, qtbot: QtBot, size: tuple[int, int]) -> None:
    dialog = shown(size=QSize(*size))
    dialog.resize(size[0] - 40, size[1] - 80)
    qtbot.waitUntil(lambda: dialog.width() == size[0] - 40)
    QApplication.processEvents()
    for row in range(0, dialog.proxy.rowCount(), 5):
        dialog.list.choose(row)
        QApplication.processEvents()
        assert clipped(dialog.deals.list) == set()
        assert dialog.deals.list.horizontalScrollBar().maximum() == 0
    assert clipped(dialog.list) == set()
    assert dialog.list.horizontalScrollBar().maximum() == 0
    settings = dialog._settings
    more = StatisticsDialog(dialog._history.matches(), dialog._history.deals(), settings, dialog)
    qtbot.addWidget(more)
    more.show()
    more.resize(size[0] - 40, size[1] - 80)
    for page, one in enumerate(more._lists[:2]):
        more.pages.setCurrentIndex(page)
        QApplication.processEvents()
        assert clipped(one) == set()
        assert one.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("page", [0, 1])
def test_large_words_of_the_statistics_are_wrapped_and_never_cut(shown: Opens, qtbot: QtBot, page: int) -> None:
    dialog = shown()
    made = StatisticsDialog(dialog._history.matches(), dialog._history.deals(), dialog._settings, dialog)
    qtbot.addWidget(made)
    font = QFont(made.font())
    font.setPointSizeF(1.5 * font.pointSizeF())
    made.setFont(font)
    made.pages.setCurrentIndex(page)
    made.show()
    made.resize(984, 560)
    QApplication.processEvents()
    rows, heights = made._lists[page], set()
    assert list(fitting.cells(rows)) == []
    assert rows.horizontalScrollBar().maximum() == 0
    for row in range(rows.model().rowCount()):
        heights.add(rows.visualRect(rows.model().index(row, 0)).height())
    # Without room for the names of the games in a line some have two.
    assert page == 0 or len(heights) > 1


# -- Statistics ------------------------------------------------------------------------------------------------------


@pytest.fixture
def numbers(shown: Opens, qtbot: QtBot) -> StatisticsDialog:
    """The statistics of a history."""
    dialog = shown()
    made = StatisticsDialog(dialog._history.matches(), dialog._history.deals(), dialog._settings, dialog)
    qtbot.addWidget(made)
    made.show()
    return made


def test_the_filters_and_practice_change_every_page(numbers: StatisticsDialog) -> None:
    everything = numbers.summary.rows[-1]
    assert everything.key == ()
    numbers.pack.setCurrentIndex(numbers.pack.findData("sjavs"))
    numbers.refresh()
    assert {one.key[0] for one in numbers.summary.rows if one.key} == {"sjavs"}
    before = numbers.summary.rows[-1]
    numbers.practice.setChecked(True)
    after = numbers.summary.rows[-1]
    assert after.kinds == before.kinds
    assert after.counted >= before.counted
    assert len(numbers.trend_chart._rows) == sum(one.counted for one in numbers.summary.rows if one.key)
    assert sum(one.declared for one in numbers.lengths.rows) == sum(
        one.declared for one in numbers.summary.rows if one.key
    )


def test_the_charts_are_drawn_when_their_page_is_opened_and_not_before(numbers: StatisticsDialog, qtbot: QtBot) -> None:
    numbers.pack.setCurrentIndex(numbers.pack.findData("sjavs-mcleod"))
    numbers.refresh()
    for page, chart in ((2, numbers.length_chart), (3, numbers.trend_chart)):
        assert chart.plot is None
        numbers.pages.setCurrentIndex(page)
        qtbot.waitUntil(lambda chart=chart: chart.plot is not None, timeout=20_000)
        assert chart._parts
        assert chart.accessibleDescription()
    row = numbers.length_chart._rows[0]
    assert f"Trumps: {row.length}; {row.made} of {row.declared} made" in numbers.length_chart.told_at(row.length)
    assert numbers.length_chart.told_at(-5) == ""
    assert numbers.trend_chart.told_at(1).startswith("After deal 1: ")
    assert numbers.trend_chart.told_at(0) == numbers.trend_chart.told_at(10**6) == ""
    count = len(numbers.trend_chart._parts)
    theme.apply(QApplication.instance(), True)  # type: ignore[arg-type]
    numbers.trend_chart.draw()
    assert len(numbers.trend_chart._parts) == count
    theme.apply(QApplication.instance(), False)  # type: ignore[arg-type]


def test_statistics_of_nothing_say_so(shown: Opens, qtbot: QtBot) -> None:
    dialog = shown(0)
    made = StatisticsDialog([], [], dialog._settings, dialog)
    qtbot.addWidget(made)
    made.show()
    assert made.declarer.nothing.text() == "You have not declared yet in a deal that counts here."
    assert made.time.nothing.text() == "There is no deal yet that counts here."
    assert made.summary.rowCount() == 0
    assert not made.advice.isVisible()


@pytest.mark.parametrize(
    ("margins", "said"),
    [
        ((1.0, 2.0), "you were better than the others (Club player), and not by chance. Try this level: Strong."),
        ((-1.0, -2.0), "(Club player) were better than you, and not by chance. Try this level: Beginner."),
        ((1.0, -1.0), "no other level that would suit you better: Club player."),
        ((), "After 30 more deal(s) (Faroese Sjavs) it can be told whether this level suits you: Club player."),
    ],
)
def test_the_statistics_say_which_level_suits_me(
    shown: Opens, qtbot: QtBot, margins: tuple[float, ...], said: str
) -> None:
    dialog = shown(0)
    match = match_of("a", level="club")
    deals = [deal_of(number, margin=margins[number % 2]) for number in range(30 if margins else 0)]
    made = StatisticsDialog([match], deals, dialog._settings, dialog)
    qtbot.addWidget(made)
    made.show()
    assert made.advice.isVisible()
    assert made.advice.text().endswith(said)


def test_the_statistics_open_over_the_history(shown: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QDialog] = []
    monkeypatch.setattr(QDialog, "exec", lambda dialog: opened.append(dialog))
    dialog = shown()
    button(dialog, "Statistics…").click()
    assert isinstance(opened[0], StatisticsDialog)


def test_axes_have_room_for_what_is_drawn() -> None:
    rows = [Moment(number, value, value - 1, value + 1) for number, value in enumerate((-3.0, 12.0, 700.0), 1)]
    low, high, step = heights(rows)
    assert low * step <= -4
    assert high * step >= 701
    assert high - low <= 8
    assert heights([Moment(1, 0.0, 0.0, 0.0)])[2] > 0


@pytest.mark.parametrize("kind", [LengthChart, TrendChart])
def test_a_chart_without_numbers_is_empty(qtbot: QtBot, kind: type[LengthChart] | type[TrendChart]) -> None:
    chart = kind()
    qtbot.addWidget(chart)
    chart.show_rows([])
    chart.ensure()
    chart.draw()
    assert chart._parts == []
    assert by_length(joined([], [])) == trend([]) == []


def test_room_that_is_left_goes_to_the_last_column_that_wraps_or_to_all() -> None:
    sizes = [10, 0, 10]
    spread(sizes, [2], 5)
    assert sizes == [10, 0, 15]
    spread(sizes, [0], 5)
    assert sizes == [13, 0, 17]
    spread([], [], 5)


def test_opening_the_history_loads_no_graphs() -> None:
    program = "import sys, sjavs_desktop.ui.dialogs.history; print('pyqtgraph' in sys.modules, 'numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]
