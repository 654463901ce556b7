"""How a match stands: each account in large figures, and what else is to be known."""

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from sjavs_desktop.core.goals import on_the_hook
from sjavs_desktop.core.payoff import carry
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Table
from sjavs_desktop.models.score_rows import crosses, in_order, number, owners
from sjavs_desktop.ui import score_text, text
from sjavs_desktop.ui.one_line import OneLine
from sjavs_desktop.ui.panels.inks import Inks
from sjavs_desktop.ui.panels.markers import Marker


def note(rules: Rules, table: Table, viewer: int, names: tuple[str, ...] = ()) -> str:
    """What else is to be known about the standing, if anything: who has won, or what waits for the next deal."""
    people = owners(rules, names)
    if table.winner is not None:
        return won(table.winner == in_order(rules, viewer)[0], people[table.winner] if people else "")
    if table.loser is not None:
        both = score_text.together(table.results[-1], people, viewer, table) if table.results else ""
        notes = (lost(rules, table, viewer, people), both, untouched(rules, table, viewer, people))
        return "\n".join(filter(None, notes))
    if table.deciding:
        return deciding(table, viewer, people)
    simple, better = (carry(rules.score, table.ties, clubs) for clubs in (False, True))
    if better > simple and rules.auction.better is not None:
        return QCoreApplication.translate(
            "score", "Tie: the next deal counts {points} more, {suit} {better} more"
        ).format(points=simple, suit=text.suit_sign(rules.auction.better), better=better)
    if simple:
        return QCoreApplication.translate("score", "Tie: the next deal counts {points} more").format(points=simple)
    last = table.results[-1] if table.results else None
    if last and last.rubber and last.deal == table.deal:
        if people:
            return QCoreApplication.translate("score", "The rubber is won: everybody starts anew")
        return QCoreApplication.translate("score", "The rubber is won: both sides start anew")
    return ""


def won(ours: bool, name: str) -> str:
    """Who has won the match; `name` where everybody plays for themselves."""
    if name:
        words = QCoreApplication.translate("score", "{name} has won the match").format(name=name)
        return QCoreApplication.translate("score", "You have won the match") if ours else words
    if ours:
        return QCoreApplication.translate("score", "We have won the match")
    return QCoreApplication.translate("score", "They have won the match")


def lost(rules: Rules, table: Table, viewer: int, people: tuple[str, ...]) -> str:
    """Who has lost the match."""
    loser = table.loser or 0
    if not people:
        words = QCoreApplication.translate("score", "They have lost the match")
        return QCoreApplication.translate("score", "We have lost the match") if loser == viewer % 2 else words
    if loser == viewer:
        return QCoreApplication.translate("score", "You have lost the match")
    return QCoreApplication.translate("score", "{name} has lost the match").format(name=people[loser])


def untouched(rules: Rules, table: Table, viewer: int, people: tuple[str, ...]) -> str:
    """Who still has all that everybody began with: a penalty too at some tables (S1, Klørsjavs)."""
    whole = [account for account, left in enumerate(table.scores) if left == rules.score.start and people]
    if not whole:
        return ""
    if viewer in whole:
        words = QCoreApplication.translate("score", "You still have {points}: some tables make that pay too")
    else:
        words = QCoreApplication.translate("score", "{name} still has {points}: some tables make that pay too")
    name = people[whole[0]]
    return words.format(name=name, points=rules.score.start)


def deciding(table: Table, viewer: int, people: tuple[str, ...]) -> str:
    """Between whom the next deal decides."""
    if viewer in table.deciding:
        others = [people[each] for each in table.deciding if each != viewer]
        words = QCoreApplication.translate("score", "A decider between you and {others}")
        return words.format(others=", ".join(others))
    words = QCoreApplication.translate("score", "A decider between {one} and {other}")
    one, *rest = (people[each] for each in table.deciding)
    return words.format(one=one, other=", ".join(rest))


CLOSE = 3
"""Accounts that stand beside one another with large figures; more of them take less room each."""


class Tag(QLabel):
    """A word in a rounded outline."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(8, 2, 8, 2)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), self.height() / 2 - 1, self.height() / 2 - 1)
        painter.end()
        super().paintEvent(event)


class NameLabel(OneLine):
    """A name in one line; the tooltip has it whole."""

    def setText(self, words: str) -> None:
        super().setText(words)
        self.setToolTip(words)

    def minimumSizeHint(self) -> QSize:
        whole = super().minimumSizeHint()
        return QSize(min(whole.width(), 8 * self.fontMetrics().averageCharWidth()), whole.height())


class Standing(QWidget):
    """How one account stands: its points left in large figures, its crosses, and whether it is on the hook."""

    def __init__(self, which: int, colours: Inks, parent: QWidget | None = None) -> None:
        """`which` is its place among the accounts, the viewer's own being 0."""
        super().__init__(parent)
        self._which, self._number = which, 2
        self.marker = Marker(which, colours, self)
        self.name, self.points, self.crosses, self.hook = NameLabel(self), QLabel(self), QLabel(self), Tag(self)
        self.points.setAlignment(Qt.AlignmentFlag.AlignCenter)
        body = QVBoxLayout(self)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(0)
        self._rows = [QHBoxLayout() for _ in range(4)]
        for row, widgets in zip(
            self._rows, ((), (self.marker, self.name), (self.points,), (self.crosses, self.hook)), strict=True
        ):
            # Into its place first: what wraps the items of a layout without a parent does not live long enough.
            body.addLayout(row)
            row.setSpacing(6)
            row.addStretch()
            for widget in widgets:
                row.addWidget(widget)
            row.addStretch()
        body.addStretch()
        self.refont()

    def set_number(self, number: int) -> None:
        """Stands beside so many others, itself included; with many of them it takes less room."""
        self._number = number
        self.marker.set_number(number)
        # Beside three others a name needs the whole width.
        self._rows[number <= CLOSE].insertWidget(1, self.marker)
        self.refont()

    def refont(self) -> None:
        """Takes its sizes from its own font."""
        name, points = (1.15, 3.0) if self._number <= 2 else (1.0, 2.4) if self._number <= CLOSE else (1.0, 1.6)
        for label, factor in ((self.name, name), (self.points, points), (self.crosses, 1.5)):
            font = QFont(self.font())
            font.setBold(True)
            font.setPixelSize(round(self.fontInfo().pixelSize() * factor))
            label.setFont(font)

    def show_account(self, rules: Rules, table: Table, viewer: int, names: tuple[str, ...]) -> None:
        """Shows how its account stands, from the viewer's place."""
        account = in_order(rules, viewer)[self._which]
        self.name.setText(text.side_name(account, viewer, owners(rules, names)))
        self.points.setText(number(table.scores[account]))
        self.crosses.setText(crosses(table.crosses[account]))
        self.crosses.setVisible(bool(table.crosses[account]))
        self.hook.setText(QCoreApplication.translate("score", "on the hook"))
        self.hook.setVisible(account in on_the_hook(rules.score, table.scores))
