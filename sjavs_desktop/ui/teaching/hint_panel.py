"""The words of a hint, beside the felt: they change in place, and what is there stays where it is."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from sjavs_desktop.ui.accessible.saying import say_of
from sjavs_desktop.ui.accessible.spoken import stopped
from sjavs_desktop.ui.teaching import shapes
from sjavs_desktop.ui.teaching.advising import Candidate

translate = QCoreApplication.translate

SIGN = 1.7
"""Side of a candidate's sign in lines."""
SPACE, EDGE = 6, 3


def words(parent: QWidget, strong: bool = False) -> QLabel:
    """A label whose text may wrap."""
    label = QLabel(parent)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if strong:
        font = QFont(label.font())
        font.setBold(True)
        label.setFont(font)
    return label


def heard(one: Candidate, full: bool) -> list[str]:
    """A candidate as sentences; without numbers and reasons unless it is `full`."""
    return [stopped(one.name), one.brings, one.sure, *one.why] if full else [stopped(one.name)]


class Row(QWidget):
    """A candidate: its sign, its name, what it brings, how sure that is, and why."""

    def __init__(self, place: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._place = place
        self.sign = QLabel(self)
        self.sign.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.name, self.brings, self.why = words(self, True), words(self), words(self)
        line, column = QHBoxLayout(self), QVBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(SPACE)
        line.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        line.addLayout(column, 1)
        column.setSpacing(1)
        for each in (self.name, self.brings, self.why):
            column.addWidget(each)
        self.draw()

    def draw(self) -> None:
        """Draws the sign as large as the letters are."""
        side = round(SIGN * self.fontMetrics().height())
        self.sign.setPixmap(shapes.picture(self._place, side, self.devicePixelRatioF()))
        self.sign.setFixedWidth(side)
        self.sign.setAccessibleName(str(self._place + 1))

    def show_candidate(self, one: Candidate, full: bool) -> None:
        """Says that from now on; without numbers and reasons unless it is `full`."""
        self.name.setText(one.name)
        told = [one.brings, one.sure] if full else []
        self.brings.setText("\n".join(filter(None, told)))
        self.why.setText("\n".join(one.why) if full else "")
        for label in (self.brings, self.why):
            label.setVisible(bool(label.text()))
        self.show()


class Body(QWidget):
    """What is scrolled where there is little room."""

    stirred = Signal()
    """It may be as high as it was, or not."""

    def __init__(self) -> None:
        super().__init__()
        self.title, self.sentence, self.news, self.basis = (
            words(self, True),
            words(self),
            words(self, True),
            words(self),
        )
        self.own = words(self)
        self.rows = tuple(Row(place, self) for place in range(shapes.MOST))
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(SPACE)
        for each in (self.title, self.sentence, *self.rows, self.own, self.news, self.basis):
            column.addWidget(each)

    def high(self, wide: int) -> int:
        """The height of all words, so many pixels wide."""
        layout = self.layout()
        return layout.heightForWidth(wide) if layout is not None and layout.hasHeightForWidth() else 0

    def event(self, event: QEvent) -> bool:
        """Tells when its words need another height."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.stirred.emit()
        return done


class HintPanel(QFrame):
    """Shows a hint. It never takes the keyboard by itself."""

    closed = Signal()
    changed = Signal()
    """It says something else, and may need more room or less."""
    further = Signal()
    """The next step is wished for."""
    example = Signal()
    """How it might go on is wished for."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("hint")
        self.body = Body()
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(self.body)
        self.area.viewport().setAutoFillBackground(False)
        self.body.setAutoFillBackground(False)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.more, self.line, self.close_button = QPushButton(self), QPushButton(self), QPushButton(self)
        foot = self._foot = QHBoxLayout()
        foot.setSpacing(4)
        for button, signal in ((self.more, self.further), (self.line, self.example), (self.close_button, self.closed)):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAutoDefault(False)
            button.clicked.connect(signal)
            foot.addWidget(button, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, EDGE, EDGE, EDGE + 2)
        column.addWidget(self.area, 1)
        column.addLayout(foot)
        self._told = QSize()
        """What the layout was told last."""
        self.body.stirred.connect(self._stir)
        self.key = ""
        """The key of the next step, as it is written."""
        self._heard: tuple[object, ...] = ()
        """What a screen reader was told last."""
        self._fitted: tuple[object, ...] = ()
        """The words that had their room last."""
        self.hide()

    def get_ready(self) -> None:
        """Lets the style measure all of it, which the first opening would wait for."""
        for each in (self, *self.findChildren(QWidget)):
            each.ensurePolished()
        self.sizeHint()

    def _line_up(self) -> None:
        """Puts the buttons beside one another, or in a column where they have no room so."""
        shown = [one for one in (self.more, self.line, self.close_button) if not one.isHidden()]
        needed = sum(one.minimumSizeHint().width() for one in shown) + self._foot.spacing() * (len(shown) - 1)
        # All have the same share of the width.
        needed = max(needed, len(shown) * max((one.minimumSizeHint().width() for one in shown), default=0))
        beside = needed <= self.width() - 2 * EDGE - 2 * self.frameWidth()
        self._foot.setDirection(QHBoxLayout.Direction.LeftToRight if beside else QHBoxLayout.Direction.TopToBottom)

    def show_look(self, sentence: str) -> None:
        """The first step, or a sentence instead of a hint."""
        self._say(sentence)
        self._more(translate("teaching", "Which cards?"))

    def show_wait(self) -> None:
        """Nothing has been found out yet."""
        self._say(translate("teaching", "One moment…"))
        self.more.setEnabled(False)

    def show_only(self, sentence: str) -> None:
        """A sentence to which nothing can be added."""
        self._say(sentence)
        self.more.hide()

    def show_candidates(self, found: Sequence[Candidate], full: bool, sentence: str, basis: str) -> None:
        """The second and the third step."""
        self._say(sentence, False)
        for row, one in zip(self.body.rows, found, strict=False):
            row.show_candidate(one, full)
        for row in self.body.rows[len(found) :]:
            row.hide()
        names = [one.name for one in found]
        self._aloud((sentence, full, *names), [sentence, *(each for one in found for each in heard(one, full)), basis])
        self._put(self.body.basis, basis)
        self._more(translate("teaching", "Why?"), not full)

    def tell(self, news: str, own: str = "") -> None:
        """What has changed since a moment ago, and what is to be said about the viewer's own choice.

        It follows `show_candidates`: only then there is room made for all of it.
        """
        self._put(self.body.news, news)
        self._put(self.body.own, own)
        self._fit()

    def _say(self, sentence: str, alone: bool = True) -> None:
        self.body.title.setText(translate("teaching", "Hint"))
        self._put(self.body.sentence, sentence)
        if alone:
            self._aloud((sentence,), [sentence])
            for each in (*self.body.rows, self.body.basis, self.body.own, self.body.news, self.line):
                each.hide()
        self.show()
        self._fit()

    def _aloud(self, key: tuple[object, ...], told: Sequence[str]) -> None:
        """Says it to a screen reader, but not again and again while the numbers still change a little."""
        if key != self._heard:
            self._heard = key
            say_of(self, " ".join(filter(None, told)))

    def _more(self, caption: str, there: bool = True) -> None:
        self.more.setText(translate("teaching", "{step}  [{key}]").format(step=caption, key=self.key))
        self.more.setEnabled(True)
        self.more.setVisible(there)
        self.line.setText(translate("teaching", "How might it go on?"))
        self.close_button.setText(translate("teaching", "Close  [{key}]").format(key="Esc"))
        self._line_up()

    @staticmethod
    def _put(label: QLabel, sentence: str) -> None:
        label.setText(sentence)
        label.setVisible(bool(sentence))

    def _fit(self) -> None:
        """Makes room for the words, if they are others: of most answers only the numbers are."""
        said = [(one.text(), one.isHidden()) for one in self.body.findChildren(QLabel)]
        foot = [(one.text(), one.isHidden()) for one in (self.more, self.line, self.close_button)]
        shown = (said, foot, [one.isHidden() for one in self.body.rows], self.isHidden())
        if shown == self._fitted:
            return
        self._fitted = shown
        self._line_up()
        # Otherwise the height would be that of what was said before, until the next round of events.
        for one in (*self.body.rows, self.body):
            layout = one.layout()
            if layout is not None:
                layout.invalidate()
                layout.activate()
            one.updateGeometry()
        self._tell()

    def _tell(self) -> None:
        """Tells the layout how high it is by now."""
        self._told = self.sizeHint()
        self.updateGeometry()
        self._bar()
        self.changed.emit()

    def _stir(self) -> None:
        """The same where it is another height than the layout knows."""
        if self.isVisible() and self.sizeHint() != self._told:
            self._tell()

    def _bar(self) -> None:
        """Takes the bar away where all words have room without it; left to itself it would stay, and take the room."""
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        if self.body.high(self.area.width()) > self.area.height():
            policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.area.setVerticalScrollBarPolicy(policy)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In another width the words have another height."""
        super().resizeEvent(event)
        self._line_up()
        self._stir()
        self._bar()

    def sizeHint(self) -> QSize:
        """As high as its words; the layout may give less, and then they are scrolled."""
        # As wide as without a bar to scroll by: with this height there is none.
        wide = max(200, self.width() - 2 * EDGE)
        return QSize(240, max(self.body.high(wide), 40) + self._foot.sizeHint().height() + 8 * EDGE)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 6 * self.fontMetrics().height())

    def changeEvent(self, event: QEvent) -> None:
        """Draws the signs anew with the letters."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            for row in self.body.rows:
                row.draw()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A calm rounded sheet."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 1.5))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), 8, 8)
