"""A review on paper, or as a PDF: the score sheet, and of each deal its luck, its curve and its mistakes."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMarginsF, QPointF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
    QPolygonF,
    QTextDocument,
)
from PySide6.QtWidgets import QWidget

from sjavs_desktop.models.score_rows import in_order
from sjavs_desktop.models.score_sheet import ScoreSheetModel
from sjavs_desktop.ui import history_text, text, why_text
from sjavs_desktop.ui.panels.charts import tick
from sjavs_desktop.ui.panels.inks import LINES
from sjavs_desktop.ui.review import review_text
from sjavs_desktop.ui.review.curve import DASHES, heights
from sjavs_desktop.ui.review.review_text import SIGNS, Looked

if TYPE_CHECKING:
    from sjavs_desktop.engine.review import DealReview, Reviewed

translate = QCoreApplication.translate

PICTURE = (1500, 420)
"""Pixels of the picture of a curve."""
SHOWN = 600
"""The width that it has on the page, in pixels of the screen."""
LETTERS = 9.5
"""Points of the letters."""


def document(at: Looked, found: "Sequence[DealReview]") -> QTextDocument:
    """The pages; black on white, whatever the window looks like."""
    made = QTextDocument()
    font = QFont()
    font.setPointSizeF(LETTERS)
    made.setDefaultFont(font)
    for one in found:
        made.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(f"curve:{one.deal}"), picture(at, one))
    made.setHtml(f"<div style='color: #000000'>{html(at, found)}</div>")
    made.setMetaInformation(QTextDocument.MetaInformation.DocumentTitle, translate("review", "Review"))
    return made


def write_pdf(path: Path, at: Looked, found: "Sequence[DealReview]") -> None:
    """Writes the pages as a PDF; raises OSError when the file cannot be written."""
    # Qt would not tell what is wrong.
    with path.open("wb"):
        pass
    writer = QPdfWriter(str(path))
    writer.setTitle(translate("review", "Review"))
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait,
            # The document leaves two centimetres itself.
            QMarginsF(),
        )
    )
    document(at, found).print_(writer)


def print_out(parent: QWidget, at: Looked, found: "Sequence[DealReview]") -> None:
    """Asks for a printer and prints the page."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(parent.windowTitle())
    if QPrintDialog(printer, parent).exec():
        document(at, found).print_(printer)


# -- The page ----------------------------------------------------------------------------------------------------------


def html(at: Looked, found: "Sequence[DealReview]") -> str:
    """All of it."""
    record = at.record
    game = translate("rules", at.rules.name)
    about = " · ".join(([history_text.moment(record.began)] if record.began else []) + [", ".join(at.names)])
    page = f"<h1>{escape(translate('review', '{game}: review').format(game=game))}</h1><p>{escape(about)}</p>"
    page += sheet(at)
    for place, one in enumerate(found):
        page += deal(at, one, apart=place > 0)
        # What the numbers are is told once.
        page += "" if place else review_text.paragraph(review_text.fortune_help(at.rules))
    return page


def table(rows: Sequence[Sequence[str]], right: Sequence[int] = (), wide: bool = False) -> str:
    """Rows of plain text as a table, the first of them its head; numbers stand on the `right`."""
    lines = []
    for place, row in enumerate(rows):
        tag = "td" if place else "th"
        cells = (
            f"<{tag} align='{'right' if number in right else 'left'}'>{escape(cell)}</{tag}>"
            for number, cell in enumerate(row)
        )
        lines.append(f"<tr>{''.join(cells)}</tr>")
    width = " width='100%'" if wide else ""
    style = "border-collapse: collapse; border-style: solid; border-color: #999999"
    return f"<table border='1' cellspacing='0' cellpadding='3'{width} style='{style}'>{''.join(lines)}</table>"


def sheet(at: Looked) -> str:
    """The score sheet of the match."""
    model = ScoreSheetModel(text)
    model.set_match(at.rules, at.names, at.seat)
    model.show(at.states[-1].table)
    columns = range(model.columnCount())
    head = [str(model.headerData(each, Qt.Orientation.Horizontal)) for each in columns]
    rows = [[str(model.data(model.index(row, each)) or "") for each in columns] for row in range(model.rowCount())]
    numbers = range(2, 2 + len(model.accounts))
    return f"<h2>{escape(translate('review', 'Score sheet'))}</h2>{table([head, *rows], numbers)}"


def deal(at: Looked, one: "DealReview", apart: bool) -> str:
    """What was found out about a deal; `apart` begins a new page."""
    style = " style='page-break-before: always'" if apart else ""
    page = f"<h2{style}>{escape(translate('review', 'Deal {number}').format(number=one.deal))}</h2>"
    page += luck(at, one)
    if len(one.curve) > 1:
        title = translate("review", "Expected with all cards open, in game points")
        page += f"<p>{escape(title)}<br><img src='curve:{one.deal}' width='{SHOWN}'></p>"
    found = one.mistakes()
    if not found:
        return page + f"<p>{escape(translate('review', 'No mistakes.'))}</p>"
    return page + mistakes(at, found) + "".join(explained(at, each) for each in found)


def luck(at: Looked, one: "DealReview") -> str:
    """By account what the deal was worth and what became of it."""
    head = [
        "",
        translate("review", "Luck of the deal"),
        translate("review", "Own side's choices"),
        translate("review", "The others'"),
        translate("review", "Came to"),
    ]
    rows = [[at.side(each.account), *review_text.parts(each).values()] for each in fortunes(at, one)]
    return table([head, *rows], range(1, 5)) if rows else ""


def fortunes(at: Looked, one: "DealReview") -> list[review_text.Fortune]:
    """What the deal came to by account."""
    return review_text.fortunes(one, at.rules, at.seat)


def mistakes(at: Looked, found: "Sequence[Reviewed]") -> str:
    """The mistakes, the most costly first."""
    head = [
        translate("review", "Mistake"),
        translate("review", "When"),
        translate("review", "Who"),
        translate("review", "Done"),
        translate("review", "Better"),
        translate("review", "With what was known"),
        translate("review", "With all cards open"),
    ]
    rows = [
        [
            f"{SIGNS[one.grade]}\N{NO-BREAK SPACE}{review_text.grade(one.grade)}",
            why_text.where(at.seen(one)),
            at.names[one.seat],
            why_text.what(at.seen(one), one.action),
            why_text.what(at.seen(one), one.best),
            review_text.behind(one),
            review_text.opened(one),
        ]
        for one in found
    ]
    return f"<h3>{escape(translate('review', 'Mistakes'))}</h3>{table([head, *rows], (5, 6), wide=True)}"


def explained(at: Looked, one: "Reviewed") -> str:
    """A mistake in sentences."""
    return review_text.html(one, at)


# -- The curve ---------------------------------------------------------------------------------------------------------


def picture(at: Looked, one: "DealReview") -> QImage:
    """The curve of a deal as a picture."""
    width, height = PICTURE
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    if len(one.curve) > 1:
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont()
        font.setPixelSize(26)
        painter.setFont(font)
        draw(painter, QSizeF(width, height), at, one)
        painter.end()
    return image


def draw(painter: QPainter, size: QSizeF, at: Looked, one: "DealReview") -> None:
    """Draws the curve with its axes and the names of the sides."""
    metrics = QFontMetricsF(painter.font())
    bottom, top, step = heights([value for point in one.curve for value in point.values])
    left = max(metrics.horizontalAdvance(tick(each * step)) for each in range(bottom, top + 1)) + 16
    area = QRectF(left, metrics.height(), size.width() - left - 12, size.height() - 3 * metrics.height())
    first, last = one.curve[0].ply, one.curve[-1].ply

    def place(ply: float, value: float) -> QPointF:
        across = area.left() + area.width() * (ply - first) / max(1, last - first)
        return QPointF(across, area.bottom() - area.height() * (value / step - bottom) / (top - bottom))

    grey, black = QColor("#cccccc"), QColor("black")
    for each in range(bottom, top + 1):
        painter.setPen(QPen(black if not each else grey, 2))
        at_left = place(first, each * step)
        painter.drawLine(at_left, place(last, each * step))
        painter.setPen(black)
        words = tick(each * step)
        painter.drawText(at_left - QPointF(metrics.horizontalAdvance(words) + 10, -metrics.ascent() / 2), words)
    for ply, words in tricks(at, first, last):
        painter.setPen(QPen(grey, 2))
        painter.drawLine(place(ply, bottom * step), place(ply, top * step))
        painter.setPen(black)
        painter.drawText(place(ply, bottom * step) + QPointF(4, metrics.height()), words)
    beside = area.left()
    for number, each in enumerate(in_order(at.rules, at.seat)):
        pen = QPen(QColor(LINES[0][number]), 5)
        if DASHES[number]:
            pen.setDashPattern(list(DASHES[number]))
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF([place(point.ply, point.values[each]) for point in one.curve]))
        low = size.height() - metrics.height() / 2
        painter.drawLine(QPointF(beside, low), QPointF(beside + 70, low))
        painter.setPen(black)
        painter.drawText(QPointF(beside + 80, low + metrics.ascent() / 2), at.side(each))
        beside += 120 + metrics.horizontalAdvance(at.side(each))


def tricks(at: Looked, first: int, last: int) -> list[tuple[int, str]]:
    """The plies at which the tricks of a deal begin, with their numbers."""
    found = []
    for ply in range(first, min(last, len(at.record.actions))):
        table = at.states[ply].table
        if table.phase == "play" and not table.trick and at.record.actions[ply].kind == "play":
            found.append((ply, str(len(table.tricks) + 1)))
    return found
