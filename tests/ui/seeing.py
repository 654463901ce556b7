"""What is seen of a picture: its ground and ink, its shapes, and all of it with three kinds of colour blindness."""

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage

Pixels = NDArray[np.float64]
KINDS = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""What each does to linear red, green and blue (Machado, Oliveira and Fernandes 2009, severity 1)."""
LIGHT = np.array((0.2126, 0.7152, 0.0722))


def ground_and_ink(image: QImage, box: QRect) -> tuple[QColor, QColor]:
    """The commonest colour of a part of a picture, and the one that stands out most from it.

    Letters are thin: what counts is the core of their strokes, not the pixels that are mixed with the ground.
    """
    part = image.copy(box.intersected(image.rect())).convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(part.constBits(), np.uint32).reshape(part.height(), part.bytesPerLine() // 4)
    seen, numbers = np.unique(rows[:, : part.width()], return_counts=True)
    ground = int(seen[numbers.argmax()])
    parts = np.stack([(seen >> shift & 255) / 255 for shift in (16, 8, 0)], axis=-1)
    light = linear(parts) @ LIGHT + 0.05
    away = np.abs(np.log(light / light[numbers.argmax()]))
    return QColor(ground), QColor(int(seen[away.argmax()]))


def pixels(image: QImage) -> Pixels:
    """Red, green, blue and opacity from 0 to 1, by row and column."""
    whole = image.convertToFormat(QImage.Format.Format_RGBA8888)
    found = np.frombuffer(whole.constBits(), np.uint8).reshape(whole.height(), whole.bytesPerLine() // 4, 4)
    return found[:, : whole.width()].astype(np.float64) / 255


def linear(colours: Pixels) -> Pixels:
    """Without the curve of the screen."""
    return np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)


def seen_by(colours: Pixels, kind: str) -> Pixels:
    """Linear colours as somebody sees them who is blind to some; as they are for any other `kind`."""
    return np.clip(colours @ np.array(KINDS[kind]).T, 0, 1) if kind in KINDS else colours


def lab(colours: Pixels) -> Pixels:
    """Linear colours in CIE L*a*b* (D65)."""
    to_xyz = np.array(((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505)))
    xyz = colours @ to_xyz.T / np.array((0.95047, 1.0, 1.08883))
    bent = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    x, y, z = bent[..., 0], bent[..., 1], bent[..., 2]
    return np.stack((116 * y - 16, 500 * (x - y), 200 * (y - z)), axis=-1)


def masks(image: QImage, kind: str) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Where a mark is, and where it is lighter or darker than most of it."""
    whole = pixels(image)
    there = whole[..., 3] > 0.5
    light = np.cbrt(seen_by(linear(whole[..., :3]), kind) @ LIGHT)
    values, numbers = np.unique(np.round(light[there], 2), return_counts=True)
    away = np.abs(light - values[numbers.argmax()])
    # A mark of one colour has no figure in it.
    return there, there & (away > max(0.1, 0.3 * away[there].max()))


def apart(one: QImage, other: QImage, kind: str) -> float:
    """The part of the box in which two marks differ in shape, whatever their colours are."""
    (there, figure), (there_too, figure_too) = masks(one, kind), masks(other, kind)
    return max(float(np.mean(there != there_too)), float(np.mean(figure != figure_too)))
