"""What a deal came to, the button that shows all hands, and the one that goes on: to the next deal or match."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QTransform
from PySide6.QtWidgets import QHBoxLayout, QLabel

from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import OVER, Result, View
from sjavs_desktop.models.score_rows import owners
from sjavs_desktop.ui import score_text, tariff_text, text
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.felt.spots import SHAPE
from sjavs_desktop.ui.panels.overlay import MARGIN, TIGHT_ROOM, Overlay, PanelButton, line, named

MANY, FEW = 6, 2
"""Lines that stand below one another; of more some stand beside the rest. The second is for where there is little room.
"""
HANDS = "A"
"""The key that shows all hands."""
REVIEW = "F6"
"""The key of the menu that reviews the deal."""
WIDER = 64
"""Letters that the panel is wide then."""
APART, SPARE = 18, 12
"""Pixels between what stands side by side, and around it."""


def widest(label: QLabel) -> int:
    """Pixels of the longest line of a label."""
    return max((label.fontMetrics().horizontalAdvance(one) for one in label.text().splitlines()), default=0)


class DealOverPanel(Overlay):
    """Stands on the felt while a finished deal lies open."""

    next_deal = Signal()
    new_match = Signal()
    hands_wanted = Signal()
    """All hands shall be shown."""
    review_wanted = Signal()
    """The deal shall be reviewed."""

    def __init__(self, felt: Felt) -> None:
        super().__init__(felt)
        self.setObjectName("deal_over")
        self._lines, self._reckoning = line(), line()
        self._standing = line(strong=True)
        self.button = PanelButton(self)
        self.button.setDefault(True)
        self.button.clicked.connect(self._pressed)
        self.hands_button = PanelButton(self)
        self.hands_button.setObjectName("all_hands")
        self.hands_button.clicked.connect(self.hands_wanted)
        self.review_button = PanelButton(self)
        self.review_button.setObjectName("review")
        self.review_button.clicked.connect(self.review_wanted)
        key = QShortcut(QKeySequence(HANDS), self.hands_button)
        key.setAutoRepeat(False)
        key.activated.connect(self.hands_button.click)
        for part in (self._lines, self._reckoning):
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._columns = QHBoxLayout()
        self._columns.setSpacing(APART)
        self._columns.addWidget(self._lines, 5)
        self._columns.addWidget(self._reckoning, 4)
        self.body.addLayout(self._columns)
        self.body.addWidget(self._standing)
        row = QHBoxLayout()
        row.addStretch()
        row.addWidget(self.button)
        row.addWidget(self.hands_button)
        row.addWidget(self.review_button)
        row.addStretch()
        self.body.addLayout(row)
        self._view: View | None = None
        self.names: tuple[str, ...] = ()
        self.onward: Callable[[], str] | None = None
        """What the button says where something other than the match goes on (`MatchView.beyond`)."""
        self.led = False
        """Whether somebody else leads on from here: then nothing but the hands can be asked for."""
        self.scored = True
        """Whether it tells what the deal has scored, or only who has won it, for somebody who knows no score yet."""

    def show_view(self, view: View | None) -> None:
        """Tells how the deal of the view ended; hides while a deal is going on."""
        self._view = view if view is not None and view.table.deal_over else None
        if self._view is None or view is None:
            self.hide()
            return
        self._word(view)
        for button in (self.button, self.review_button):
            button.setVisible(not self.led)
        # A lesson that has come to the score has the sheet in sight.
        self._standing.setVisible(self.scored and not self.led)
        self.appear()
        if not self.led:
            self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _word(self, view: View) -> None:
        self.title.setText(self._heading(view, self._result(view)))
        self._standing.setText(self._accounts(view))
        self._arrange(view, MANY)
        self.button.setText(self._onward(view))
        self.hands_button.setText(self.tr("{choice}  [{key}]").format(choice=self.tr("Show all hands"), key=HANDS))
        self.review_button.setText(self.tr("{choice}  [{key}]").format(choice=self.tr("Review"), key=REVIEW))
        self.review_button.setAccessibleName(self.tr("Review"))
        self.review_button.setToolTip(self.tr("What each choice of this deal gave away, and the luck of the cards"))
        self.hands_button.setAccessibleName(self.tr("Show all hands"))
        self.hands_button.setToolTip(
            self.tr("All hands as they were dealt, the cards in the middle, and what was laid away")
        )

    def _arrange(self, view: View, most: int) -> None:
        """Writes the lines below one another, or if there are more than `most` in two columns, which takes less height.

        What a price is made of stays together.
        """
        result = self._result(view)
        lines = self._told(view, result)
        beside = lines[(len(lines) + 1) // 2 :] if len(lines) > most else []
        if beside and result and result.items:
            beside = tariff_text.reckoning(result, self.names, view.rules)
        self._lines.setText("\n".join(one for one in lines if one not in beside))
        self._reckoning.setText("\n".join(beside))
        self._reckoning.setVisible(bool(beside))
        self.letters = max(WIDER if beside else Overlay.letters, self._widened())

    def place(self) -> None:
        """Takes a place where it hides no trick, no plate and no sign: the middle, or where the viewer's hand was."""
        if self._view is None:
            return
        found: list[tuple[int, bool, int, bool]] = []
        # Where somebody else leads on, the button that shows all hands may make room.
        for hands in (True, False) if self.led else (True,):
            self.hands_button.setVisible(hands)
            for most in (MANY, FEW):
                self._arrange(self._view, most)
                for low in (False, True):
                    self._put(low)
                    if not (hidden := self._hides()):
                        return
                    found.append((hidden, hands, most, low))
        _, hands, most, low = min(found, key=lambda one: one[0])
        self.hands_button.setVisible(hands)
        self._arrange(self._view, most)
        self._put(low)

    def _put(self, low: bool) -> None:
        """Takes the middle of the table, or the lower edge, where it may be as wide as the felt."""
        super().place()
        # There is less room at the lower edge than in the middle, for which the words have been laid out.
        for tight in dict.fromkeys((self.tight, max(self.tight, TIGHT_ROOM))) if low else ():
            self.tighten(tight)
            self.body.invalidate()
            self.body.activate()
            room = self._felt.viewport().rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
            width = min(max(self.width(), self.letters * self.fontMetrics().averageCharWidth()), room.width())
            height = min(self.body.heightForWidth(width) + 2 * self.frameWidth(), room.height())
            middle = self._felt.free_rect().center().x() - width // 2
            self.setGeometry(middle, room.bottom() + 1 - height, width, height)
            if not self._hides():
                break

    def _hides(self) -> int:
        """How many pixels of the cards and signs on the felt lie under the panel."""
        table, place = self._felt.table, self.geometry()
        if table.picture is None:
            return 0
        boxes = [table.picture.trump, table.picture.tally, *(one.plate for one in table.picture.seats)]
        taken = [table.rect(one).toRect() for one in boxes]
        for one in table.picture.places:
            pose = table.pose(one)
            card = QTransform().rotate(pose.angle).mapRect(QRectF(0, 0, pose.width, pose.width * SHAPE))
            card.moveCenter(QPointF(pose.x, pose.y))
            # The number of the tricks stands out at the upper right.
            taken.append(card.adjusted(0, -table.look.unit, table.look.unit, 0).toAlignedRect())
        under = [one.intersected(place) for one in taken]
        return sum(one.width() * one.height() for one in under if not one.isEmpty())

    def _onward(self, view: View) -> str:
        """What the button leads to."""
        if self.onward is not None:
            return self.onward()
        return self.tr("Play again") if view.table.phase == OVER else self.tr("Next deal")

    def _widened(self) -> int:
        """Letters that the panel must be wide so that no line wraps; the two columns share the room as they need."""
        beside = not self._reckoning.isHidden()
        left, right = widest(self._lines), widest(self._reckoning) if beside else 0
        self._columns.setStretch(0, left)
        self._columns.setStretch(1, right)
        margins = self.body.contentsMargins()
        beyond = widest(self._standing if self.scored else self.title)
        room = max(left + right + (APART if beside else 0), beyond)
        wide = room + margins.left() + margins.right() + 2 * self.frameWidth() + SPARE
        return -(-wide // self.fontMetrics().averageCharWidth())

    def _accounts(self, view: View) -> str:
        """How the accounts stand now."""
        people = owners(view.rules, self.names)
        stands = text.standing(view.table.scores, view.seat, people)
        return self.tr("Accounts: {standing}").format(standing=stands) if people else stands

    def _told(self, view: View, result: Result | None) -> list[str]:
        """All that explains how the deal ended."""
        if result is None:
            return [self.tr("The cards are thrown in."), self._dealer(view)]
        if not self.scored:
            return [score_text.deal_summary(result, view.seat, self.names)]
        lines = text.score_lines(result, self.names, view.seat, view.rules, view.table)
        people = owners(view.rules, self.names)
        return list(filter(None, (*lines, score_text.together(result, people, view.seat, view.table))))

    def _dealer(self, view: View) -> str:
        """Who deals after a deal that was thrown in."""
        table = view.table
        if table.next_dealer is None:
            return ""
        again = table.next_dealer == table.dealer
        if table.next_dealer == view.seat:
            return self.tr("You deal again.") if again else self.tr("You deal next.")
        words = self.tr("{name} deals again.") if again else self.tr("{name} deals next.")
        return words.format(name=named(self.names, table.next_dealer))

    @staticmethod
    def _result(view: View) -> Result | None:
        """The result of the deal on the table; None when it was thrown in."""
        results = view.table.results
        return results[-1] if results and results[-1].deal == view.table.deal else None

    def _heading(self, view: View, result: Result | None) -> str:
        table = view.table
        if (table.winner is not None or table.loser is not None) and self.onward is None:
            return self._ending(view)
        if result is None:
            return self.tr("Nobody bid")
        if result.won is None and result.account is None and not any(result.changes):
            return self.tr("A tie")
        if result.account is None:
            return self._winners(view, result)
        return self.tr("We win the deal") if result.account == view.seat % 2 else self.tr("They win the deal")

    def _ending(self, view: View) -> str:
        """Who has won or lost the match."""
        table, people = view.table, owners(view.rules, self.names)
        mine = account(view.rules, view.seat)
        if table.loser is not None:
            if table.loser == mine:
                return self.tr("You have lost the match.")
            return self.tr("{name} has lost the match.").format(name=people[table.loser])
        if not people:
            return self.tr("We have won the match!") if table.winner == mine else self.tr("They have won the match.")
        if table.winner == mine:
            return self.tr("You have won the match!")
        return self.tr("{name} has won the match.").format(name=people[table.winner or 0])

    def _winners(self, view: View, result: Result) -> str:
        """Who has won a deal in which everybody plays for themselves."""
        people = owners(view.rules, self.names)
        winners = text.deal_winners(result)
        losers = [each for each in range(len(people)) if each not in winners]
        if result.declarer is None and len(losers) == 1 and len(winners) > 1:
            words = self.tr("You lose the deal") if losers[0] == view.seat else self.tr("{name} loses the deal")
            return words.format(name=people[losers[0]])
        names = [people[each] for each in winners if each != view.seat]
        if view.seat in winners:
            return self._with_viewer(names)
        if len(names) > 1 and result.declarer not in winners:
            return self.tr("The defenders win the deal")
        if len(names) > 1:
            return self.tr("{names} win the deal").format(names=self._joined(names))
        return self.tr("{name} wins the deal").format(name=names[0])

    def _with_viewer(self, names: list[str]) -> str:
        """That the viewer has won, with those others."""
        if not names:
            return self.tr("You win the deal")
        if len(names) == 1:
            return self.tr("You and {names} win the deal").format(names=names[0])
        return self.tr("You, {names} win the deal").format(names=self._joined(names))

    def _joined(self, names: list[str]) -> str:
        """Two or more names as an enumeration."""
        return self.tr("{names} and {name}").format(names=", ".join(names[:-1]), name=names[-1])

    def _pressed(self) -> None:
        over = self._view is not None and self._view.table.phase == OVER and self.onward is None
        self.show_view(None)
        (self.new_match if over else self.next_deal).emit()

    def changeEvent(self, event: QEvent) -> None:
        """Words everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange and self._view is not None:
            self._word(self._view)
            self.place()
        super().changeEvent(event)
