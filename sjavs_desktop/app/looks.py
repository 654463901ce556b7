"""Words for what may be chosen about how everything looks: themes, grounds of the table, sizes of letters, cards."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

THEMES = {
    "system": QT_TRANSLATE_NOOP("settings", "As the system"),
    "light": QT_TRANSLATE_NOOP("settings", "Light"),
    "dark": QT_TRANSLATE_NOOP("settings", "Dark"),
    "contrast": QT_TRANSLATE_NOOP("settings", "High contrast"),
}
GROUNDS = {
    "green": QT_TRANSLATE_NOOP("settings", "Green baize"),
    "sea": QT_TRANSLATE_NOOP("settings", "Blue cloth, like the sea"),
    "slate": QT_TRANSLATE_NOOP("settings", "Slate"),
    "driftwood": QT_TRANSLATE_NOOP("settings", "Driftwood"),
}
"""What the table is covered with; `ui.felt.colours` has their colours."""
TEXT_SIZES = {
    "100": QT_TRANSLATE_NOOP("settings", "Normal"),
    "115": QT_TRANSLATE_NOOP("settings", "Large"),
    "130": QT_TRANSLATE_NOOP("settings", "Very large"),
}
"""In hundredths of the usual size."""
DECKS = {
    "game": QT_TRANSLATE_NOOP("settings", "As the game has it"),
    "french": QT_TRANSLATE_NOOP("settings", "French"),
    "german": QT_TRANSLATE_NOOP("settings", "German"),
}
LETTERS = {
    "language": QT_TRANSLATE_NOOP("settings", "As in the language of the window"),
    "international": QT_TRANSLATE_NOOP("settings", "International: A, K, Q, J"),
}
"""What stands in the corners of French cards (`sjavs_desktop.letters`)."""
BACKS = {
    "deck": QT_TRANSLATE_NOOP("settings", "As the deck has it"),
    "roses": QT_TRANSLATE_NOOP("settings", "Star roses"),
    "boats": QT_TRANSLATE_NOOP("settings", "Boats"),
    "geese": QT_TRANSLATE_NOOP("settings", "Goose eyes"),
    "waves": QT_TRANSLATE_NOOP("settings", "Waves"),
    "lozenges": QT_TRANSLATE_NOOP("settings", "Lozenges"),
}
