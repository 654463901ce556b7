"""The file of the settings: what cannot be read is set aside, and nothing in it is lost."""

import logging
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSettings

from sjavs_desktop.app.vault import set_aside
from sjavs_desktop.core.wording import sentence

log = logging.getLogger(__name__)


def whole(store: QSettings, say: Callable[[str], None]) -> QSettings:
    """The store itself, or, when its file cannot be read, a new one under its name: the broken file is set aside."""
    file = Path(store.fileName())
    store.sync()
    if store.status() != QSettings.Status.FormatError and (store.allKeys() or not written(file)):
        return store
    kept = set_aside(file)
    name = kept.name if kept else file.name
    wrong = sentence("{file}: the settings cannot be read; the file is kept as {name}", file=file, name=name)
    log.warning("%s", wrong)
    say(wrong)
    return QSettings(str(file), QSettings.Format.IniFormat)


def written(file: Path) -> bool:
    """Whether there is anything in a file; where no setting is read from it, it is none of ours."""
    try:
        return bool(file.read_bytes().strip())
    except OSError:
        return False
