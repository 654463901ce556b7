"""What may be wrong with a posed window: by its geometry, and by the pixels that were drawn."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QImage, QPolygonF, QTransform
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QPushButton, QWidget

from sjavs_desktop.ui.contrast import MARKS, WORDS, contrast
from sjavs_desktop.ui.felt.layout import Place, corner
from sjavs_desktop.ui.felt.scene import TableScene
from sjavs_desktop.ui.felt.spots import SHAPE
from tests.bench.matrix_poses import Line
from tests.ui import fitting
from tests.ui.seeing import ground_and_ink
from tests.ui.test_felt_layout import belongs, box, meet

WORDED = (QLabel, QPushButton, QComboBox, QCheckBox, QLineEdit)
EDGE = 4
"""Pixels that the edge of a button or a field may take."""


def scaled(rect: QRect, ratio: float) -> QRect:
    """A rectangle in the pixels of the screen."""
    return QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio).toAlignedRect()


# -- Geometry ----------------------------------------------------------------------------------------------------------


def outline(place: Place, size: float = 0.98) -> QPolygonF:
    """The corners of a card, however it is turned, without a part at its edges."""
    wide, high = size * place.width, size * place.width * SHAPE
    turned = QTransform().translate(place.x, place.y).rotate(place.angle)
    return turned.map(QPolygonF(QRectF(-wide / 2, -high / 2, wide, high)))


def over(one: Place, other: Place) -> bool:
    """Whether two cards share more than an edge."""
    return not outline(one).intersected(outline(other)).isEmpty()


def cards(places: tuple[Place, ...]) -> Iterator[str]:
    """Cards over those of another seat, and open ones whose corner is covered."""
    for one, other in combinations(places, 2):
        # At a table of two each has open cards upon covered ones.
        stacked = one.seat == other.seat and {one.zone, other.zone} == {"open", "covered"}
        if belongs(one) != belongs(other) and not stacked and over(one, other):
            yield f"cards over another seat's: {belongs(one)} {belongs(other)}"
    shown = [one for one in places if one.face is not None]
    for one in shown:
        if any(each.z > one.z and meet(corner(one), box(each)) for each in shown):
            yield f"index covered: {one.face}"


def signs(scene: TableScene) -> Iterator[str]:
    """Signs over one another, over cards, or over the corner of one."""
    items = (*scene._plates, *scene._bubbles, scene._trump, scene._tally, scene._talon, scene._aside)
    shown = [(type(one).__name__, one.mapRectToScene(one.rect)) for one in items if one.isVisible()]
    places = scene.picture.places if scene.picture else ()
    for (name, rect), (other, rest) in combinations(shown, 2):
        if inner(rect).intersects(inner(rest)):
            yield f"signs over one another: {name} {other}"
    for place in places:
        here = QTransform().scale(scene.look.unit, scene.look.unit).map(outline(place))
        # The words on what was laid away, and under what lies in the middle, lie on those cards.
        for name, rect in shown:
            if name != "TagItem" and here.intersects(QPolygonF(inner(rect))):
                yield f"sign over a card: {name} {belongs(place)}"
    marks = [one for one in (scene._star, scene._led, *scene._badges) if one.isVisible()]
    for place in (one for one in places if one.face is not None and one.zone != "pile"):
        for one in marks:
            if inner(one.mapRectToScene(one.rect)).intersects(inner(scene.rect(corner(place)))):
                yield f"index covered by a mark: {place.face}"


def inner(rect: QRectF) -> QRectF:
    """A rectangle without the pixel that rounding may add."""
    return rect.adjusted(1, 1, -1, -1)


def drawn(panel: QWidget) -> bool:
    """Whether a widget on the felt is to be seen: what is there for screen readers alone paints nothing."""
    return not panel.isWindow() and "accessible" not in type(panel).__module__


def overlays(window: Any) -> Iterator[str]:
    """Panels over plates, signs and the cards of the hand."""
    felt, scene = window.match.felt, window.match.felt.table
    plates = [one.mapRectToScene(one.rect) for one in (*scene._plates, scene._trump, scene._tally) if one.isVisible()]
    places = scene.picture.places if scene.picture else ()
    grown = QTransform().scale(scene.look.unit, scene.look.unit)
    hands = [grown.map(outline(one)) for one in places if one.zone in ("hand", "trick", "open")]
    for panel in felt.viewport().children():
        if isinstance(panel, QWidget) and panel.isVisible() and drawn(panel):
            here = QRectF(panel.geometry())
            if any(QPolygonF(inner(here)).intersects(QPolygonF(one)) for one in (*map(inner, plates), *hands)):
                yield f"panel over the table: {type(panel).__name__}"


def geometry(window: Any, lines: list[Line]) -> Iterator[str]:
    """What has not its room."""
    scene = window.match.felt.table
    yield from fitting.faults(window)
    yield from (f"shortened: {one.words}" for one in lines if one.short)
    yield from cards(scene.picture.places if scene.picture else ())
    yield from signs(scene)
    yield from overlays(window)


# -- Pixels ------------------------------------------------------------------------------------------------------------


def weak_lines(window: Any, picture: QImage, lines: list[Line]) -> Iterator[str]:
    """Words on the felt that do not stand out by 4.5:1."""
    viewport, ratio = window.match.felt.viewport(), picture.devicePixelRatio()
    here = viewport.mapTo(window, QPoint())
    for line in lines:
        seen = line.rect.intersected(viewport.rect())
        if covered(window, seen.translated(here)):
            continue
        found = contrast(*ground_and_ink(picture, scaled(seen.translated(here), ratio)))
        if found < WORDS:
            yield f"weak words {found:.2f}: {line.words}"


def covered(window: Any, rect: QRect) -> bool:
    """Whether a panel lies over a part of the felt."""
    viewport = window.match.felt.viewport()
    return any(
        isinstance(one, QWidget)
        and one.isVisible()
        and drawn(one)
        and QRect(one.mapTo(window, QPoint()), one.size()).intersects(rect)
        for one in viewport.children()
    )


def weak_widgets(root: QWidget, picture: QImage) -> Iterator[str]:
    """Words of labels, buttons and fields that do not stand out by 4.5:1, or 3:1 where they cannot be used now."""
    ratio = picture.devicePixelRatio()
    for widget in (one for kind in WORDED for one in root.findChildren(kind)):
        if not widget.isVisibleTo(root) or widget.visibleRegion().isEmpty() or not fitting.words_of(widget).strip():
            continue
        seen = widget.visibleRegion().boundingRect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        # Of what is half scrolled away no letters may be in sight.
        if seen.height() < widget.fontMetrics().ascent():
            continue
        found = contrast(*ground_and_ink(picture, scaled(seen.translated(widget.mapTo(root, QPoint())), ratio)))
        if found < (WORDS if widget.isEnabled() else MARKS):
            yield f"weak words {found:.2f}: {fitting.words_of(widget)}"


def weak_parts(window: Any, picture: QImage) -> Iterator[str]:
    """The sheet, its head, the ladder and the menu bar."""
    sheet, ladder = window.match.score.sheet, window.match.score.ladder
    for part in (sheet.viewport(), sheet.horizontalHeader(), ladder, window.menuBar()):
        if part.isVisibleTo(window):
            rect = QRect(part.mapTo(window, QPoint()), part.size())
            found = contrast(*ground_and_ink(picture, scaled(rect, picture.devicePixelRatio())))
            if found < WORDS:
                yield f"weak words {found:.2f}: {type(part).__name__}"


def weak_marks(window: Any, picture: QImage) -> Iterator[str]:
    """Marks, edges of signs and corners of cards that do not stand out by 3:1."""
    felt, ratio = window.match.felt, picture.devicePixelRatio()
    scene, here = felt.table, felt.viewport().mapTo(window, QPoint())

    def seen(rect: QRectF) -> tuple[Any, Any] | None:
        whole = rect.toAlignedRect().translated(here)
        return None if covered(window, whole) else ground_and_ink(picture, scaled(whole, ratio))

    for item in (scene._star, scene._led, *scene._badges):
        found = seen(item.mapRectToScene(item.rect)) if item.isVisible() else None
        if found and contrast(*found) < MARKS:
            yield f"weak mark {contrast(*found):.2f}: {type(item).__name__}"
    for item in (*scene._plates, scene._trump, scene._tally):
        rect = item.mapRectToScene(item.rect)
        # From the edge inwards, so that the ground is that of the sign.
        edge = QRectF(rect.left(), rect.bottom() - 0.35 * rect.height(), max(6, 0.9 * scene.look.unit), 2)
        found = seen(edge) if item.isVisible() else None
        if found and contrast(*found) < MARKS:
            yield f"weak edge {contrast(*found):.2f}: {type(item).__name__}"
    for place in scene.picture.places if scene.picture else ():
        if place.face is not None and place.zone != "pile":
            found = seen(scene.rect(corner(place)).adjusted(2, 2, -1, -1))
            if found and contrast(*found) < MARKS:
                yield f"weak index {contrast(*found):.2f}: {place.face}"


def pixels(window: Any, picture: QImage, lines: list[Line]) -> Iterator[str]:
    """What does not stand out enough, as it was drawn."""
    yield from weak_lines(window, picture, lines)
    yield from weak_widgets(window, picture)
    yield from weak_parts(window, picture)
    yield from weak_marks(window, picture)
