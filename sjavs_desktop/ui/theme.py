"""Light and dark: one style and two palettes of our own, so that every system shows the same."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

WANTED = "wanted_text_size"
"""The property in which a window tells how much larger than usual somebody wants all words."""

ROLES = {
    # role: (light, dark)
    QPalette.ColorRole.Window: ("#f3f1ec", "#2b3034"),
    QPalette.ColorRole.WindowText: ("#1c1c1a", "#eceae4"),
    QPalette.ColorRole.Base: ("#fffdf8", "#171a1c"),
    QPalette.ColorRole.AlternateBase: ("#f0ede4", "#22272a"),
    QPalette.ColorRole.Text: ("#1c1c1a", "#eceae4"),
    QPalette.ColorRole.PlaceholderText: ("#66655f", "#a3a29b"),
    QPalette.ColorRole.Button: ("#e9e5da", "#3b4247"),
    QPalette.ColorRole.ButtonText: ("#1c1c1a", "#eceae4"),
    QPalette.ColorRole.BrightText: ("#ffffff", "#ffffff"),
    QPalette.ColorRole.ToolTipBase: ("#fffbe6", "#3a4045"),
    QPalette.ColorRole.ToolTipText: ("#1c1c1a", "#f3f1ec"),
    QPalette.ColorRole.Highlight: ("#1f5f8b", "#4f9bd0"),
    QPalette.ColorRole.HighlightedText: ("#ffffff", "#10171b"),
    QPalette.ColorRole.Link: ("#1a5276", "#7cc0ee"),
}
FADED = {
    QPalette.ColorRole.WindowText: ("#77756d", "#8d918f"),
    QPalette.ColorRole.Text: ("#77756d", "#8d918f"),
    QPalette.ColorRole.ButtonText: ("#77756d", "#8d918f"),
}


def palette(dark: bool) -> QPalette:
    """The palette of a theme."""
    result = QPalette()
    for role, colours in ROLES.items():
        result.setColor(role, QColor(colours[dark]))
    for role, colours in FADED.items():
        result.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours[dark]))
    return result


def is_dark(theme: str) -> bool:
    """Whether the setting `theme` (light, dark or system) means dark now."""
    if theme != "system":
        return theme == "dark"
    return QApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def apply(app: QApplication, dark: bool) -> None:
    """Gives the whole application the light or the dark palette."""
    if app.style().name().lower() != "fusion":
        app.setStyle("fusion")
    app.setPalette(palette(dark))
