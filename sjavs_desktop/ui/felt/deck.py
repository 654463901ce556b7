"""The pictures of a deck of cards: SVG files drawn at the size and density of the screen."""

import re
from collections import OrderedDict
from pathlib import Path
from typing import TypeAlias
from xml.etree import ElementTree

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

Key: TypeAlias = tuple[str, int, int, float]

# Enough for all 37 pictures at 240 pixels on a double-density screen. While a window is being resized every step
# asks for new sizes, so without a bound the old ones would pile up.
CACHE_BYTES = 64 * 2**20


LETTER = re.compile(r'(translate\([^()]*\))"[^>]*>(<path d="[^"]*"/>)')
"""The letter in its own file: how it is put in the middle, and its strokes."""
CORNER = re.compile(r'translate\([^()]*\)("[^>]* class="rank">)<path d="[^"]*"/>')
"""The letter in a corner of a card whose letter is another one in some languages (`packaging/draw_deck.py`)."""


class DeckError(Exception):
    """A picture cannot be drawn.

    `path` is the file (or the folder, when it holds no picture at all), `why` a sentence part for people.
    """

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path
        self.why = why


class Deck:
    """The SVG pictures in some folders, by name without the ending: ``QC``, ``5D``, ``back``.

    A picture is that of the first folder which has it; the last one is the deck itself, those before it change a part
    of it: its back, or the suits that have other colours. A folder may also have the letters of a language: ``Q`` is
    what stands in the corners of the queens.

    Pixmaps belong to the GUI thread, and so does this class.
    """

    def __init__(self, *folders: Path) -> None:
        """A deck of the files in those folders. Nothing is read before it is needed, so this never fails."""
        self.folders = folders
        self.folder = folders[-1]
        self._renderers: dict[str, QSvgRenderer] = {}
        self._pictures: OrderedDict[Key, QPixmap] = OrderedDict()
        self._bytes = 0

    @property
    def aspect(self) -> float:
        """Width divided by height of the deck's pictures, which all share one shape.

        Raises DeckError when the folder has no picture or its first one is broken.
        """
        first = min(self.folder.glob("*.svg"), default=None)
        if first is None:
            raise DeckError(self.folder, "the folder has no SVG pictures")
        box = self._renderer(first.stem).viewBoxF()
        return box.width() / box.height()

    def picture(self, name: str, size: QSize, ratio: float) -> QPixmap:
        """The picture `name` as large as fits into `size`, centred, transparent around it.

        `size` is in logical pixels and `ratio` the screen's device pixels per logical one; the pixmap has
        ``size * ratio`` device pixels and its devicePixelRatio set. An empty size gives a null pixmap.
        Raises DeckError when the file is missing or broken, ValueError when `ratio` is not positive.
        """
        if ratio <= 0:
            raise ValueError(f"a device pixel ratio is positive, not {ratio}")
        if size.isEmpty():
            return QPixmap()
        key = (name, size.width(), size.height(), ratio)
        if key in self._pictures:
            self._pictures.move_to_end(key)
        else:
            self._keep(key, _drawn(self._renderer(name), size, ratio))
        return self._pictures[key]

    def _keep(self, key: Key, picture: QPixmap) -> None:
        """Remembers a picture and forgets those unused for longest; the new one always stays."""
        self._pictures[key] = picture
        self._bytes += _bytes(picture)
        while self._bytes > CACHE_BYTES and len(self._pictures) > 1:
            self._bytes -= _bytes(self._pictures.popitem(last=False)[1])

    def _renderer(self, name: str) -> QSvgRenderer:
        """The parsed file of `name`; a failure is not remembered, the file may be mended meanwhile."""
        if name not in self._renderers:
            path = self._file(name)
            self._renderers[name] = _parsed(path or self.folder / f"{name}.svg", self._letter(name))
        return self._renderers[name]

    def _file(self, name: str) -> Path | None:
        """The first file of that name."""
        return next((path for path in (folder / f"{name}.svg" for folder in self.folders) if path.exists()), None)

    def _letter(self, name: str) -> Path | None:
        """The letter for the corners of a card, where it is not the one that its picture has."""
        return self._file(name[0]) if len(name) == len("QC") else None


def _parsed(path: Path, letter: Path | None = None) -> QSvgRenderer:
    try:
        content = path.read_bytes()
        if letter is not None:
            content = _lettered(content, letter)
        # Qt would only print a warning about XML it cannot read; this says what is wrong, and where.
        root = ElementTree.fromstring(content)
    except OSError as error:
        raise DeckError(path, f"the picture cannot be read ({error.strerror})") from error
    except (ElementTree.ParseError, LookupError, ValueError) as error:
        # The last two: an encoding that Python does not know, or cannot use for XML.
        raise DeckError(path, f"the picture is not well-formed XML ({error})") from error
    if root.tag != "{http://www.w3.org/2000/svg}svg":
        raise DeckError(path, "the file is not an SVG picture")
    renderer = QSvgRenderer(QByteArray(content))
    if not renderer.isValid() or renderer.viewBoxF().isEmpty():
        raise DeckError(path, "Qt cannot draw this SVG picture")
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    return renderer


def _lettered(card: bytes, letter: Path) -> bytes:
    """The picture of a card with another letter in its corners."""
    found = LETTER.search(letter.read_text(encoding="utf-8"))
    if found is None:
        raise DeckError(letter, "there is no letter in the picture")
    return CORNER.sub(rf"{found[1]}\1{found[2]}", card.decode("utf-8")).encode("utf-8")


def _drawn(renderer: QSvgRenderer, size: QSize, ratio: float) -> QPixmap:
    pixels = QSize(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
    picture = QPixmap(pixels)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, pixels.width(), pixels.height()))
    painter.end()
    # Set last: the painter above works in device pixels.
    picture.setDevicePixelRatio(ratio)
    return picture


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * picture.depth() // 8
