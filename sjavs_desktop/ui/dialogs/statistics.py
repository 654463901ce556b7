"""The statistics: what the matches came to, how their deals are counted, success as declarer, and the trend."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QTabWidget, QVBoxLayout, QWidget

from sjavs_desktop.app.history_rows import KINDS, PLAYED, DealRow, MatchRow
from sjavs_desktop.app.settings import Settings
from sjavs_desktop.app.statistics import WINDOW, advice, by_length, joined, summaries, total, trend
from sjavs_desktop.models.statistics import KindsModel, LengthModel, SummaryModel, lines
from sjavs_desktop.ui import history_text, statistics_text
from sjavs_desktop.ui.dialogs.frame import Dialog
from sjavs_desktop.ui.dialogs.history_filter import box, fill
from sjavs_desktop.ui.dialogs.row_list import RowList
from sjavs_desktop.ui.panels.charts import LengthChart, TrendChart
from sjavs_desktop.ui.tick_box import TickBox

translate = QCoreApplication.translate


class Page(QWidget):
    """A page with a sentence in place of what it cannot show."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.content = QWidget(self)
        self.nothing = QLabel(self)
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        body = QVBoxLayout(self)
        body.addWidget(self.content, 1)
        body.addWidget(self.nothing, 1)
        self.tell("")

    def tell(self, sentence: str) -> None:
        """Shows a sentence in place of the content; the content when there is none."""
        self.nothing.setText(sentence)
        self.nothing.setVisible(bool(sentence))
        self.content.setVisible(not sentence)


class StatisticsDialog(Dialog):
    """Four pages over the rows of a history, for all games or one, against all levels or one."""

    def __init__(
        self,
        matches: Sequence[MatchRow],
        deals: Sequence[DealRow],
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, translate("statistics", "Statistics"))
        self._matches, self._deals, self._settings = tuple(matches), tuple(deals), settings
        self.pack = box(self, translate("history", "Game"))
        self.level = box(self, translate("history", "Opponents"))
        self.practice = TickBox(translate("statistics", "Count &practice too"), self)
        self.practice.setToolTip(
            translate(
                "statistics",
                "Deals in which something was taken back or the teacher helped, and deals that were only tried out",
            )
        )
        self.advice = QLabel(self)
        """Which level suits whoever plays."""
        self.advice.setWordWrap(True)
        self.summary = SummaryModel(statistics_text, self)
        self.kinds = KindsModel(statistics_text, self)
        self.lengths = LengthModel(statistics_text, self)
        self.length_chart, self.trend_chart = LengthChart(self), TrendChart(self)
        self.pages = QTabWidget(self)
        self.declarer, self.time = Page(self), Page(self)
        self._lists: list[RowList] = []
        self._lay_out()
        self._offer()
        self.close_button(translate("statistics", "&Close"))
        for one in (self.pack, self.level):
            one.activated.connect(self.refresh)
        self.practice.toggled.connect(self.refresh)
        self.refresh()
        self.finish(1040, 700)
        self.restoreGeometry(settings.bytes("statistics"))

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        for widget in (self.pack, self.level):
            row.addWidget(widget, 1)
        row.addWidget(self.practice)
        self.column.addLayout(row)
        self.column.addWidget(self.advice)
        self.column.addWidget(self.pages, 1)
        names = translate("statistics", "&Results"), translate("statistics", "&How deals count")
        for model, name in zip((self.summary, self.kinds), names, strict=True):
            self.pages.addTab(self._list(model, name.replace("&", ""), (0, 1)), name)
        self.pages.addTab(self.declarer, translate("statistics", "As &declarer"))
        self.pages.addTab(self.time, translate("statistics", "Over &time"))
        self.length_chart.title.setText(
            translate("statistics", "Made as declarer, by trumps dealt; the lines tell how sure that is")
        )
        beside = QHBoxLayout(self.declarer.content)
        beside.setContentsMargins(0, 0, 0, 0)
        table = self._list(self.lengths, translate("statistics", "Success by trumps"), ())
        beside.addWidget(table, 2)
        beside.addWidget(self.length_chart, 3)
        self.trend_chart.title.setText(
            translate(
                "statistics",
                "Game points per deal beyond the others, over the last {window} deals; the band tells how sure that is",
            ).format(window=WINDOW)
        )
        alone = QVBoxLayout(self.time.content)
        alone.setContentsMargins(0, 0, 0, 0)
        alone.addWidget(self.trend_chart, 1)

    def _list(self, model: SummaryModel | LengthModel, name: str, wrapping: tuple[int, ...]) -> RowList:
        made = RowList(model, name, wrapping, self)
        self._lists.append(made)
        return made

    def _offer(self) -> None:
        """Offers what was played; the charts can show one game only, so the one played most comes first."""
        packs = {one.pack: history_text.rules(one) for one in self._matches}
        levels = {one.level: history_text.level(one.level) for one in self._matches if one.level}
        fill(self.pack, translate("history", "All games"), packs)
        fill(self.level, translate("history", "All opponents"), levels)

    def shown(self) -> tuple[list[MatchRow], list[DealRow]]:
        """The matches that are looked at, and their deals."""
        pack, level = self.pack.currentData(), self.level.currentData()
        matches = [one for one in self._matches if pack in ("", one.pack) and level in ("", one.level)]
        ids = {one.id for one in matches}
        return matches, [one for one in self._deals if one.match in ids]

    def refresh(self) -> None:
        """Reckons everything anew."""
        matches, deals = self.shown()
        practice = self.practice.isChecked()
        rows, all = summaries(matches, deals, practice), total(matches, deals, practice)
        self.summary.show(lines(rows, all))
        self.kinds.show(lines(rows, all))
        for place, key in enumerate(KINDS):
            # What never happened needs no column.
            self._lists[1].setColumnHidden(3 + place, key != PLAYED and not all.kinds[place])
        for place, pair in enumerate((all.crosses, all.vol, all.javn)):
            self._lists[0].setColumnHidden(6 + place, not (pair.mine or pair.theirs))
        self._lists[0].setColumnHidden(9, not all.ties)
        found_level = advice(matches, deals, practice)
        self.advice.setText(statistics_text.advised(found_level) if found_level else "")
        self.advice.setVisible(found_level is not None)
        pack = self._charted(matches)
        some = joined([one for one in matches if one.pack == pack], deals)
        found, moments = by_length(some, practice), trend(some, practice)
        self.lengths.show(found)
        self.length_chart.show_rows(found)
        self.trend_chart.show_rows(moments)
        name = next((history_text.rules(one) for one in matches if one.pack == pack), "")
        none = translate("statistics", "There is no deal yet that counts here.")
        never = translate("statistics", "You have not declared yet in a deal that counts here.")
        self.declarer.tell("" if found else never)
        self.time.tell("" if moments else none)
        self._name(name if not self.pack.currentData() and name else "")
        for one in self._lists:
            one.fit()

    def _charted(self, matches: Sequence[MatchRow]) -> str:
        """The game that the charts show: the chosen one, or the one that was played most."""
        counted = Counter({one.pack: 0 for one in matches})
        for one in matches:
            counted[one.pack] += one.deals
        chosen = self.pack.currentData() or next((key for key, _ in counted.most_common(1)), "")
        return str(chosen)

    def _name(self, game: str) -> None:
        """Says over the charts which game they show, where that does not stand above."""
        for chart in (self.length_chart, self.trend_chart):
            words = chart.title.text().split("\n")[-1]
            chart.title.setText(f"{game}\n{words}" if game else words)

    def done(self, result: int) -> None:
        """Keeps the size of the window, however it is closed."""
        self._settings.keep_bytes("statistics", self.saveGeometry())
        super().done(result)
