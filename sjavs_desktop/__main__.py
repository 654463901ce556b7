"""Opens the window: ``sjavs-desktop`` or ``python -m sjavs_desktop``."""

import logging
import signal
import sys
from collections.abc import Sequence
from logging.handlers import RotatingFileHandler
from pathlib import Path

from sjavs_desktop.app.display import problem
from sjavs_desktop.cli.words import Parser, add_language, add_version, listen, say, told
from sjavs_desktop.core.errors import RulesError
from sjavs_desktop.core.wording import cause


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the application; 0 when it was closed, 2 with one sentence when no window can be opened here."""
    arguments = sys.argv[1:] if argv is None else argv
    try:
        listen(arguments)
    except ValueError as wrong:
        print(f"sjavs-desktop: {told(wrong)}", file=sys.stderr)
        return 2
    parser = Parser(prog="sjavs-desktop", description=say("Play and learn Sjavs."))
    add_version(parser)
    add_language(parser)
    try:
        args = parser.parse_args(arguments)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    trouble = problem()
    if trouble:
        print(f"sjavs-desktop: {told(trouble)}", file=sys.stderr)
        return 2
    from PySide6.QtWidgets import QApplication

    from sjavs_desktop.ui.application import open_window, prepare, vault

    app = prepare(QApplication([sys.argv[0]]), args.language or "", args.translation)
    start_log()
    # Without this Ctrl-C in a terminal is seen only when the next event reaches Python.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        window = open_window(vault=vault())
    except RulesError as wrong:
        print(f"sjavs-desktop: {told(wrong)}", file=sys.stderr)
        return 2
    code = app.exec()
    window.shut_down()
    return code


def start_log() -> None:
    """Warnings go to the terminal and to a small file in the user's data folder, if it can be written."""
    from PySide6.QtCore import QStandardPaths

    handlers: list[logging.Handler] = [logging.StreamHandler()]
    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppLocalDataLocation))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handlers.append(RotatingFileHandler(folder / "sjavs.log", maxBytes=200_000, backupCount=1, encoding="utf-8"))
    except OSError as wrong:
        print(say("sjavs-desktop: no log is kept: {why}", why=cause(wrong)), file=sys.stderr)
    logging.basicConfig(
        level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s", handlers=handlers, force=True
    )


if __name__ == "__main__":
    sys.exit(main())
