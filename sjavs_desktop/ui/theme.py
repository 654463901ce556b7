"""Light, dark and high contrast: one style and palettes of our own, so that every system shows the same.

`THEMES` is the one table of the colours of windows, panels, charts and small cards; that of the felt is in
`felt/colours.py`. Tests measure both from rendered pixels.
"""

from collections.abc import Callable
from typing import NamedTuple, cast

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.ui.contrast import MARKS, WORDS, contrast, furthest, readable
from sjavs_desktop.ui.contrast import is_dark as is_dark_palette
from sjavs_desktop.ui.edged import Edged
from sjavs_desktop.ui.felt import colours

WANTED = "wanted_text_size"
"""The property in which a window tells how much larger than usual somebody wants all words."""
SYSTEM, LIGHT, DARK, CONTRAST = "system", "light", "dark", "contrast"
Role = QPalette.ColorRole
NO_ACCENT = QColor("#308cc6")
"""The accent that Qt reports where the system has none."""


class Theme(NamedTuple):
    """The colours of one theme."""

    window: str
    text: str
    base: str
    """The ground of lists, sheets and charts."""
    stripe: str
    """Every other line of them."""
    hint: str
    """What is said by the way."""
    button: str
    tip: str
    chosen: str
    """The ground of what is selected; with the theme of the system its accent, if it has one."""
    on_chosen: str
    link: str
    visited: str
    faded: str
    """Words of what cannot be used now."""
    bevel: tuple[str, str, str, str, str]
    """Edges from light to dark."""
    lines: tuple[str, ...]
    """In charts: We, They, and further players."""
    rule: str
    """In charts: the zero line, the hook and what parts the rubbers."""
    wrong: str
    """An error."""


THEMES = {
    LIGHT: Theme(
        window="#f3f1ec",
        text="#1c1c1a",
        base="#fffdf8",
        stripe="#f0ede4",
        hint="#66655f",
        button="#e9e5da",
        tip="#fffbe6",
        chosen="#1f5f8b",
        on_chosen="#ffffff",
        link="#1a5276",
        visited="#5b2a86",
        faded="#77756d",
        bevel=("#ffffff", "#f6f4ee", "#bdb9ae", "#9d998f", "#6f6c64"),
        lines=("#1a5fb4", "#b3540a", "#1f7a4d", "#8a3fa8", "#7a6a00"),
        rule="#85837c",
        wrong="#a51d2d",
    ),
    DARK: Theme(
        window="#2b3034",
        text="#eceae4",
        base="#171a1c",
        stripe="#22272a",
        hint="#a3a29b",
        button="#3b4247",
        tip="#3a4045",
        chosen="#4f9bd0",
        on_chosen="#10171b",
        link="#7cc0ee",
        visited="#d9a0f0",
        faded="#b4b8b6",
        bevel=("#59636a", "#4a5258", "#1f2326", "#16191b", "#0b0d0e"),
        lines=("#6cb2ff", "#ffb454", "#6fd3a0", "#d9a0f0", "#dcd25c"),
        rule="#8d918f",
        wrong="#ff8f86",
    ),
    CONTRAST: Theme(
        window="#000000",
        text="#ffffff",
        base="#000000",
        stripe="#000000",
        hint="#ffffff",
        button="#000000",
        tip="#000000",
        chosen="#ffff00",
        on_chosen="#000000",
        link="#ffff00",
        visited="#ffff00",
        faded="#b0b0b0",
        bevel=("#ffffff", "#ffffff", "#ffffff", "#ffffff", "#ffffff"),
        lines=("#ffff00", "#5ad1ff", "#7dff9b", "#ff9cf5", "#ffb454"),
        rule="#ffffff",
        wrong="#ffa79e",
    ),
}
GROUPS = (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled)
SET = tuple(role for role in Role if role not in (Role.Accent, Role.NoRole, Role.NColorRoles))
"""What our palettes say; the accent stays that of the system."""
BEVEL = (Role.Light, Role.Midlight, Role.Mid, Role.Dark, Role.Shadow)


class Cards(NamedTuple):
    """The colours of small cards that are drawn without pictures; they are light in every theme."""

    paper: QColor
    ink: QColor
    red: QColor
    green: QColor
    """Clubs, and diamonds below, where there are four colours."""
    blue: QColor


CARDS = Cards(*(QColor(code) for code in ("#fffdf6", "#16231b", "#b3141d", "#0b6b31", "#1550a5")))


def palette(dark: bool, high: bool = False, accent: QColor | None = None) -> QPalette:
    """The palette of the light or the dark theme, or that of high contrast; what is selected may have another colour.

    An `accent` that nobody could see or read is made lighter or darker.
    """
    one = THEMES[CONTRAST if high else DARK if dark else LIGHT]
    chosen, on_chosen = QColor(one.chosen), QColor(one.on_chosen)
    if accent is not None and not high:
        chosen = readable(accent, QColor(one.base), MARKS)
        on_chosen = on_chosen if contrast(on_chosen, chosen) >= WORDS else furthest(chosen)
    roles = {
        Role.Window: one.window,
        Role.Base: one.base,
        Role.AlternateBase: one.stripe,
        Role.PlaceholderText: one.hint,
        Role.Button: one.button,
        Role.BrightText: "#ffffff",
        Role.ToolTipBase: one.tip,
        Role.Highlight: chosen,
        Role.HighlightedText: on_chosen,
        Role.Link: one.link,
        Role.LinkVisited: one.visited,
        **dict.fromkeys((Role.WindowText, Role.Text, Role.ButtonText, Role.ToolTipText), one.text),
        **dict(zip(BEVEL, one.bevel, strict=True)),
    }
    result = QPalette()
    for role, colour in roles.items():
        result.setColor(role, QColor(colour))
    for role in (Role.WindowText, Role.Text, Role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, role, QColor(one.faded))
    return result


def of(palette: QPalette) -> Theme:
    """The colours that belong to a palette of ours; to another one those of the light or the dark theme."""
    if palette.color(Role.Base) == QColor(THEMES[CONTRAST].base):
        return THEMES[CONTRAST]
    return THEMES[DARK if is_dark_palette(palette) else LIGHT]


def named(theme: str) -> str:
    """The theme that the setting `theme` means now; one that nobody knows counts as that of the system."""
    if theme in THEMES:
        return theme
    hints = QApplication.styleHints()
    # Qt tells since 6.10 whether somebody has asked the system for high contrast.
    wishes = getattr(hints, "accessibility", None)
    if wishes is not None and wishes().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return CONTRAST
    return DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT


def follow(changed: Callable[[], None]) -> None:
    """Calls that whenever the system becomes light or dark, or somebody wishes for high contrast there."""
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.connect(changed)
    wishes = getattr(hints, "accessibility", None)
    if wishes is not None:
        wishes().contrastPreferenceChanged.connect(changed)


def is_dark(theme: str) -> bool:
    """Whether the setting `theme` means light words on dark ground now."""
    return named(theme) != LIGHT


def accent(app: QApplication) -> QColor | None:
    """The accent colour of the system; None where it has none."""
    # No palette of ours has this role, so that the system's own shines through, also when it changes.
    found = app.palette().color(Role.Accent)
    return None if found == NO_ACCENT or found == QColor("black") else found


def use(setting: Callable[[str], OptionValue]) -> bool:
    """Gives the whole program the colours of its settings, and tells whether they are dark."""
    app, theme = cast("QApplication", QCoreApplication.instance()), str(setting("theme"))
    now = named(theme)
    colours.lay(str(setting("felt")), now == CONTRAST)
    apply(app, now != LIGHT, now == CONTRAST, accent(app) if theme == SYSTEM else None)
    return now != LIGHT


BOXES = ("QCheckBox", "QRadioButton")
"""What has a palette of its own."""


def worn(wanted: QPalette, now: QPalette) -> bool:
    """Whether all colours that are set are there already."""
    return all(now.color(group, role) == wanted.color(group, role) for group in GROUPS for role in SET)


def apply(app: QApplication, dark: bool, high: bool = False, accent: QColor | None = None) -> None:
    """Gives the whole application one of the palettes."""
    if high and not isinstance(app.style(), Edged):
        app.setStyle(Edged())
    elif not high and (isinstance(app.style(), Edged) or app.style().name().lower() != "fusion"):
        app.setStyle("fusion")
    wanted, boxes = palette(dark, high, accent), palette(dark, high, accent)
    if not high:
        # Fusion draws the frame of a box in a darker shade of this role, and has no other use for it there.
        boxes.setColor(Role.Window, QColor(THEMES[DARK if dark else LIGHT].hint).lighter(140))
    if worn(wanted, app.palette()) and all(worn(boxes, app.palette(kind)) for kind in BOXES):  # type: ignore[call-overload]
        return
    app.setPalette(wanted)
    for kind in BOXES:
        app.setPalette(boxes, kind)  # type: ignore[arg-type]
