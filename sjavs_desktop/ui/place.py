"""Where the window lies and how its parts share it: kept when it is closed, and found again at the next start."""

from typing import cast

from PySide6.QtCore import QObject

from sjavs_desktop.ui.desk import Table

FIRST = (1180, 760)
"""Its size in logical pixels at the first start."""


class WindowPlace(QObject):
    """Beside a main window: its size, place and state, and the shares of the felt, the score sheet and the graph."""

    def __init__(self, window: Table) -> None:
        super().__init__(window.window())
        self._settings, self._score = window.settings, window.match.score
        self._shared = False
        """Whether the person has shared the height between sheet and graph."""
        self._score.splitter.splitterMoved.connect(self._keep_shared)

    @property
    def _table(self) -> Table:
        """The window, which owns this: held by nothing else, so that it can go."""
        return cast(Table, self.parent())

    def _keep_shared(self) -> None:
        self._shared = True

    def restore(self) -> None:
        """Brings everything to where it was; at the first start the window fits on the screen."""
        table, kept = self._table, self._settings.bytes
        window = table.window()
        room = window.screen().availableSize()
        wide, high = self._size()
        # The frame of the window needs some of the screen too.
        window.resize(min(wide, room.width() - 20), min(high, room.height() - 60))
        # On a screen of quite another width Qt restores nothing; then it is that large, and where it can be seen.
        window.restoreGeometry(kept("geometry"))
        table.match.restoreState(kept("splitter"))
        self._shared = self._score.splitter.restoreState(kept("score_splitter"))
        table.actions_by_key["full_screen"].setChecked(window.isFullScreen())
        table.actions_by_key["score"].setChecked(self._settings.kept("score") != "hidden")

    def _size(self) -> tuple[int, int]:
        """The size that the window had when it was neither maximised nor in full screen."""
        match [int(one) for one in self._settings.kept("size").split() if one.isdigit()]:
            case [wide, high]:
                return wide, high
        return FIRST

    def keep(self) -> None:
        """Keeps everything as it is."""
        window, match, keep = self._table.window(), self._table.match, self._settings.keep_bytes
        keep("geometry", window.saveGeometry())
        usual = window.normalGeometry().size()
        self._settings.keep("size", f"{usual.width()} {usual.height()}")
        if match.moved:
            keep("splitter", match.saveState())
        if self._shared:
            keep("score_splitter", self._score.splitter.saveState())
        self._settings.keep("score", "hidden" if self._score.isHidden() else "")
        self._settings.sync()
