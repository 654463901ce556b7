"""The file of the settings: what cannot be read is set aside, and nothing in it is lost."""

import logging
import re
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSettings, Qt

from sjavs_desktop.app import places
from sjavs_desktop.app.vault import set_aside
from sjavs_desktop.core.wording import sentence

log = logging.getLogger(__name__)


def own(organisation: str) -> QSettings:
    """The settings of this user, where Qt keeps them or in the one folder that was chosen for everything."""
    file = places.settings()
    if file is not None:
        return QSettings(str(file), QSettings.Format.IniFormat)
    return QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, organisation, "sjavs")


def stay() -> None:
    """What Qt keeps for itself goes into the one folder too, if one was chosen; before there is an application."""
    folder = places.chosen.folder
    if folder is None:
        return
    QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, str(folder / places.CACHE))
    if sys.platform not in ("win32", "darwin"):
        # Those of a desktop remember in its own files which folders were looked at.
        QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)


def whole(store: QSettings, say: Callable[[str], None]) -> QSettings:
    """The store itself, or, when its file cannot be read, a new one under its name: the broken file is set aside."""
    file = Path(store.fileName())
    store.sync()
    if not store.isWritable():
        wrong = sentence("{file}: the settings cannot be kept; they hold until the program ends", file=file)
        log.warning("%s", wrong)
        say(wrong)
    read = store.status() != QSettings.Status.FormatError and (store.allKeys() or not written(file))
    if read and is_text(file):
        if str(file) in SET_ASIDE:
            # It was read for the language before there was a window to say so.
            say(SET_ASIDE[str(file)])
        return store
    kept = set_aside(file)
    name = kept.name if kept else file.name
    wrong = sentence("{file}: the settings cannot be read; the file is kept as {name}", file=file, name=name)
    log.warning("%s", wrong)
    say(wrong)
    SET_ASIDE[str(file)] = wrong
    return QSettings(str(file), QSettings.Format.IniFormat)


SET_ASIDE: dict[str, str] = {}
"""By the name of a file what was said of it when this process set it aside."""
CONTROLS = re.compile(rb"[\x00-\x08\x0e-\x1f\x7f]")
"""What stands in no text."""


def is_text(file: Path) -> bool:
    """Whether a file is text: Qt finds settings in any bytes with an = among them, and writes over the rest."""
    try:
        data = file.read_bytes()
        data.decode("utf-8")
    except OSError:
        return True
    except UnicodeDecodeError:
        return False
    return CONTROLS.search(data) is None


def written(file: Path) -> bool:
    """Whether there is anything in a file; where no setting is read from it, it is none of ours."""
    try:
        return bool(file.read_bytes().strip())
    except OSError:
        return False
