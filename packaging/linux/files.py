"""What Linux keeps of a program in `share`: its entry in the menu, file types, icons, description, manual pages."""

import gzip
import io
import os
import re
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree

HERE = Path(__file__).resolve().parent
TOP = HERE.parents[1]
sys.path[:0] = [str(HERE.parent), str(TOP)]

import freeze  # noqa: E402

from linux import man_pages  # noqa: E402

LANGUAGES = ("en", "da", "fo", "de")
NAME = "sjavs-desktop"
ID = "org.sjavs.Sjavs"
"""What shops of programs call it, on every system."""
TYPES = ("application/x-sjavs-record", "application/x-sjavs-duel")
ICON = TOP / "resources" / "icons" / "sjavs.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256)
"""Pixels of the icons that are drawn beforehand, for what cannot draw SVG."""
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"

Texts = dict[str, str]
"""A text by language."""


def texts() -> dict[str, Texts]:
    """Every text of `texts.toml` by its name; those of a group as ``group.name``."""
    found: dict[str, Texts] = {}
    for key, value in tomllib.loads((HERE / "texts.toml").read_text(encoding="utf-8")).items():
        if set(value) & set(LANGUAGES):
            found[key] = value
        else:
            found |= {f"{key}.{name}": one for name, one in value.items()}
    return found


def ready(name: str) -> bytes:
    """One of the files that lie ready among the resources."""
    return (TOP / "resources" / "desktop" / name).read_bytes()


# -- The description for shops of programs -----------------------------------------------------------------------------


def said(parent: ElementTree.Element, tag: str, text: Texts, **more: str) -> None:
    """Adds an element in every language."""
    for language in LANGUAGES:
        made = ElementTree.SubElement(parent, tag, more)
        if language != LANGUAGES[0]:
            made.set(LANGUAGE, language)
        made.text = text[language]


def under(parent: ElementTree.Element, tag: str, text: str = "", **more: str) -> ElementTree.Element:
    """Adds an element."""
    made = ElementTree.SubElement(parent, tag, more)
    made.text = text or None
    return made


def description(parent: ElementTree.Element, found: dict[str, Texts]) -> None:
    """Adds what the program is: a paragraph and a list."""
    box = under(parent, "description")
    said(box, "p", found["about.what"])
    rows = under(box, "ul")
    for key, text in found.items():
        if key.startswith("about.") and key != "about.what":
            said(rows, "li", text)


def metainfo() -> bytes:
    """The description (AppStream), with the version and the day of this one."""
    found = texts()
    top = ElementTree.Element("component", {"type": "desktop-application"})
    under(top, "id", ID)
    under(top, "metadata_license", "CC0-1.0")
    under(top, "project_license", "GPL-3.0-or-later")
    said(top, "name", found["name"])
    said(top, "summary", found["summary"])
    description(top, found)
    said(under(top, "developer", id="org.sjavs"), "name", dict.fromkeys(LANGUAGES, "The Sjavs Desktop authors"))
    under(top, "launchable", f"{NAME}.desktop", type="desktop-id")
    under(top, "icon", NAME, type="stock")
    categories = under(top, "categories")
    for one in ("Game", "CardGame"):
        under(categories, "category", one)
    words = under(top, "keywords")
    for language in LANGUAGES:
        for word in found["keywords"][language].split(";"):
            under(words, "keyword", word, **({} if language == "en" else {LANGUAGE: language}))
    provided = under(top, "provides")
    for program in ("sjavs-desktop", "sjavs"):
        under(provided, "binary", program)
    for kind in TYPES:
        under(provided, "mediatype", kind)
    spoken = under(top, "languages")
    for language in LANGUAGES:
        under(spoken, "lang", language, percentage="100")
    under(under(top, "requires"), "display_length", "960", compare="ge")
    supported = under(top, "supports")
    for control in ("pointing", "keyboard"):
        under(supported, "control", control)
    under(supported, "internet", "offline-only")
    under(top, "content_rating", type="oars-1.1")
    releases = under(top, "releases")
    day = datetime.fromtimestamp(freeze.epoch(), UTC).date().isoformat()
    under(releases, "release", version=freeze.version(), date=day)
    ElementTree.indent(top)
    return b'<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(top, "utf-8") + b"\n"


# -- Icons -------------------------------------------------------------------------------------------------------------


def icon(pixels: int) -> bytes:
    """The icon as PNG, with so many pixels at each side."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QIODevice, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(ICON)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


# -- All of it ---------------------------------------------------------------------------------------------------------


def packed(content: bytes) -> bytes:
    """Compressed with gzip, always the same."""
    made = io.BytesIO()
    with gzip.GzipFile("", "wb", 9, made, mtime=0) as opened:
        opened.write(content)
    return made.getvalue()


def pages() -> dict[str, bytes]:
    """Every manual page by its place in `share`."""
    found = texts()
    made = {}
    for language in LANGUAGES:
        folder = "man/man6" if language == "en" else f"man/{language}/man6"
        for name, page in man_pages.pages(language, found, freeze.version(), freeze.epoch()).items():
            made[f"{folder}/{name}.6.gz"] = packed(page.encode())
    return made


def share() -> dict[str, bytes]:
    """Every file by its place in `share`."""
    made = {
        f"applications/{NAME}.desktop": ready(f"{NAME}.desktop"),
        f"mime/packages/{NAME}.xml": ready(f"{NAME}.xml"),
        f"metainfo/{ID}.metainfo.xml": metainfo(),
        f"icons/hicolor/scalable/apps/{NAME}.svg": ICON.read_bytes(),
    }
    made |= {f"icons/hicolor/{size}x{size}/apps/{NAME}.png": icon(size) for size in SIZES}
    return made | pages()


def changes() -> list[str]:
    """What the changelog says of this version, an entry each."""
    text = (TOP / "CHANGELOG.md").read_text(encoding="utf-8")
    part = re.split(r"^## ", text, flags=re.MULTILINE)[1]
    return [" ".join(one.split()) for one in re.split(r"^- ", part, flags=re.MULTILINE)[1:]]
