"""What the table is covered with: baize, woven cloth, slate or planks, drawn from numbers that are always the same.

Each is a tile of faint light and dark that lies over the colours of the theme, in the screen's own pixels. It also
keeps their gradient free of bands.
"""

import sys
from collections.abc import Callable
from functools import cache
from math import pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPolygonF, QRadialGradient, QTransform

from sjavs_desktop.ui.felt.colours import Colours

SIDE = 512
"""Pixels of the side of a tile."""
SMALL = 128
"""Those of a tile in which nobody sees that it is repeated."""


def paint(painter: QPainter, rect: QRectF, whole: QRectF, colours: Colours) -> None:
    """Covers a rectangle of the table `whole`; the density of the screen is that of what is painted on."""
    if not colours.ground:
        painter.fillRect(rect, colours.inner)
        return
    light = QRadialGradient(QPointF(whole.center().x(), whole.height() * 0.44), max(whole.width(), 1) * 0.62)
    light.setColorAt(0, colours.inner)
    light.setColorAt(1, colours.outer)
    painter.fillRect(rect, QBrush(light))
    ratio = painter.device().devicePixelRatioF()
    for each in tiles(colours.ground):
        brush = QBrush(each)
        brush.setTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
        painter.fillRect(rect, brush)
    shade = QRadialGradient(whole.center(), 0.5 * (whole.width() ** 2 + whole.height() ** 2) ** 0.5)
    for place, alpha in ((0.0, 0), (0.72, 0), (1.0, 46)):
        shade.setColorAt(place, QColor(0, 0, 0, alpha))
    painter.fillRect(rect, QBrush(shade))


@cache
def tiles(ground: str) -> tuple[QImage, ...]:
    """The tiles of a ground, over one another."""
    drawn = TILES.get(ground)
    return (grain(),) if drawn is None else (grain(6), drawn())


def blank(side: int) -> QImage:
    """A tile on which nothing is drawn yet."""
    tile = QImage(side, side, QImage.Format.Format_ARGB32)
    tile.fill(Qt.GlobalColor.transparent)
    return tile


def shade(strength: int) -> QColor:
    """Light of that strength where it is above zero, else dark."""
    level = 255 if strength > 0 else 0
    return QColor(level, level, level, min(255, abs(strength)))


def grain(strength: int = 9) -> QImage:
    """The fibres of baize: faint light and dark dots."""
    levels = [shade(one).rgba().to_bytes(4, sys.byteorder) for one in range(-strength, strength + 1)]
    dots = Random(24).randbytes(SMALL * SMALL)
    drawn = b"".join(levels[one % len(levels)] for one in dots)
    return QImage(drawn, SMALL, SMALL, QImage.Format.Format_ARGB32).copy()


def weave() -> QImage:
    """Threads that go over and under each other, each a little lighter or darker than the next."""
    chance, tile, wide = Random(7), blank(SMALL), 4
    number = SMALL // wide
    across, along = ([chance.randint(-3, 3) for _ in range(number)] for _ in range(2))
    painter = QPainter(tile)
    for row in range(number):
        for column in range(number):
            # In a twill each row begins one thread further on.
            over = (row + column) % 4 < 2
            box = QRectF(column * wide, row * wide, wide, wide)
            painter.fillRect(box, shade((6 if over else -8) + (across[row] if over else along[column])))
            below, beside = QRectF(box.x(), box.bottom() - 1, wide, 1), QRectF(box.right() - 1, box.y(), 1, wide)
            painter.fillRect(below if over else beside, shade(-9))
    painter.end()
    return tile


def wave(y: float, chance: Random, swing: float) -> QPolygonF:
    """A line across a tile that ends as high as it begins, so that tiles join."""
    parts = [(swing / turns, turns, chance.uniform(0, 2 * pi)) for turns in (1, 2, 3)]
    points = range(0, SIDE + 8, 8)
    heights = [sum(high * sin(2 * pi * turns * x / SIDE + begin) for high, turns, begin in parts) for x in points]
    return QPolygonF([QPointF(x, y + height) for x, height in zip(points, heights, strict=True)])


def draw_twice(painter: QPainter, line: QPolygonF) -> None:
    """Draws a line also where it comes in again at the other end of the tile."""
    for shift in (-SIDE, 0, SIDE):
        painter.drawPolyline(line.translated(0, shift))


def slate() -> QImage:
    """Layers of stone: a few broad bands and thin veins, nearly level."""
    chance, tile = Random(11), blank(SIDE)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, strongest, broad in ((14, 5, 26.0), (30, 7, 5.0), (44, 12, 1.0)):
        for _ in range(number):
            strength = chance.choice((-1, 1)) * chance.randint(2, strongest)
            painter.setPen(QPen(shade(strength), broad * chance.uniform(0.5, 1)))
            draw_twice(painter, wave(chance.uniform(0, SIDE), chance, 9))
    painter.end()
    return tile


PLANK = SIDE // 4
"""The width of a plank."""


def planks() -> QImage:
    """Boards that sea and sun have bleached: each with its own grain, and a dark joint between two."""
    chance, tile = Random(3), blank(SIDE)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for top in range(0, SIDE, PLANK):
        board = QRectF(0, top, SIDE, PLANK)
        painter.setClipRect(board)
        painter.fillRect(board, shade(chance.randint(-9, 9)))
        for y in range(top - 8, top + PLANK + 8, 3):
            painter.setPen(QPen(shade(chance.choice((-1, -1, 1)) * chance.randint(2, 13)), chance.uniform(0.6, 2.2)))
            painter.drawPolyline(wave(y + chance.uniform(-1, 1), chance, 5))
        painter.fillRect(QRectF(0, top, SIDE, 1), shade(-58))
        painter.fillRect(QRectF(0, top + 1, SIDE, 1), shade(22))
    painter.end()
    return tile


TILES: dict[str, Callable[[], QImage]] = {"sea": weave, "slate": slate, "driftwood": planks}
"""By ground, what lies over the grain that all of them have."""
