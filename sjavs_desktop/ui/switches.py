"""The menu entries that change a setting: they and the preferences always agree."""

from typing import cast

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QKeySequence

from sjavs_desktop.app.looks import TEXT_SIZES
from sjavs_desktop.ui.desk import Table

translate = QCoreApplication.translate

GROUPS = ("theme", "speed")
"""Settings of which each choice is an entry."""
LARGER = ("Ctrl++", "Ctrl+=")
"""Keys for larger text: many keyboards have the plus only with Shift."""


class Switches(QObject):
    """Beside a main window, whose entries on what is seen and how fast it moves it carries out."""

    def __init__(self, window: Table) -> None:
        super().__init__(window.window())
        self._settings, self._actions = window.settings, window.actions_by_key
        for group in GROUPS:
            self._actions.group(group).triggered.connect(
                lambda action: self._settings.set(*action.objectName().split("."))
            )
        self._actions["larger"].setShortcuts([QKeySequence(key) for key in LARGER])
        self._actions["larger"].triggered.connect(lambda: self._size(1))
        self._actions["smaller"].triggered.connect(lambda: self._size(-1))
        self._actions["four_colours"].toggled.connect(lambda on: self._settings.set("four_colours", on))
        self._settings.changed.connect(self._follow)
        self._follow()

    def _size(self, step: int) -> None:
        """Makes all words larger or smaller, as far as that goes, and says how large they are."""
        sizes = list(TEXT_SIZES)
        at = min(max(0, sizes.index(str(self._settings.get("text_size"))) + step), len(sizes) - 1)
        self._settings.set("text_size", sizes[at])
        size = translate("settings", str(TEXT_SIZES[sizes[at]]))
        # Kept by Qt alone: one more reference from here would keep a closed window.
        cast(Table, self.parent()).tell(translate("menu", "Size of the text: {size}.").format(size=size))

    def _follow(self) -> None:
        get = self._settings.get
        for group in GROUPS:
            self._actions[f"{group}.{get(group)}"].setChecked(True)
        self._actions["four_colours"].setChecked(bool(get("four_colours")))
