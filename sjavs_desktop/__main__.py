"""Opens the window: ``sjavs-desktop`` or ``python -m sjavs_desktop``."""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sjavs_desktop.app import places, reports
from sjavs_desktop.app.display import problem
from sjavs_desktop.cli import failing
from sjavs_desktop.cli.exits import INTERRUPTED
from sjavs_desktop.cli.stopping import loading
from sjavs_desktop.cli.words import (
    NoPlace,
    Parser,
    add_language,
    add_portable,
    add_version,
    in_utf8,
    listen,
    pathname,
    say,
    stay,
    stopped,
    told,
)
from sjavs_desktop.core.errors import RulesError

if TYPE_CHECKING:
    import argparse

    from sjavs_desktop.ui.main_window import MainWindow


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the application; 0 when it was closed, 2 with one sentence when no window can be opened here."""
    # What Qt calls while it opens a window must not be interrupted, or it is torn to pieces.
    with loading() as pressed:
        code = begun(list(sys.argv[1:] if argv is None else argv), pressed)
    return stopped("sjavs-desktop") if code == INTERRUPTED else code


def begun(arguments: list[str], pressed: Sequence[int]) -> int:
    """Runs the application; its exit code. It ends as soon as it can where Ctrl-C was `pressed` already."""
    try:
        listen(arguments)
        args = parser().parse_args(arguments)
        if args.portable is not None:
            stay(args.portable)
    except NoPlace as wrong:
        return failing.tell(told(wrong), keep=False)
    except ValueError as wrong:
        return failing.tell(told(wrong), wrong)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    trouble = problem()
    if trouble:
        return failing.tell(told(trouble))
    if pressed:
        return INTERRUPTED
    crashed = reports.last_words(places.state())
    watch = reports.Watch(places.state())
    try:
        window = opened(args, crashed, pressed)
        # What kept it from opening some other time does so no longer.
        reports.remove(places.state() / reports.START)
        return run(window)
    except failing.NotWanted:
        return INTERRUPTED
    except RulesError as wrong:
        return failing.tell(told(wrong), wrong)
    except failing.NotStarted as wrong:
        return failing.tell(told(wrong), wrong.__cause__)
    finally:
        watch.close()


def parser() -> "argparse.ArgumentParser":
    """The command line of the window."""
    made = Parser(prog="sjavs-desktop", description=say("Play and learn Sjavs."))
    add_version(made)
    add_language(made)
    add_portable(made)
    made.add_argument(
        "file", nargs="?", type=pathname, metavar="FILE", help=say("a record of a match or a duel to look at")
    )
    return made


def opened(args: "argparse.Namespace", crashed: str, pressed: Sequence[int]) -> "MainWindow":
    """The window, open. Raises RulesError and, for whatever else keeps it from opening, NotStarted;
    NotWanted where Ctrl-C was `pressed` meanwhile.
    """
    from sjavs_desktop.cli import logs

    in_utf8()
    logs.begin()
    try:
        with failing.fatal_of_qt() as said:
            from sjavs_desktop.app import settings_file
            from sjavs_desktop.cli import interrupt
            from sjavs_desktop.ui.application import open_window, prepare, vault
            from sjavs_desktop.ui.opening import Application
            from sjavs_desktop.ui.trouble import Trouble

            settings_file.stay()
            app = Application([sys.argv[0]])
            failing.look_for_screen(app, said)
            prepare(app, args.language or "", args.translation)
            if pressed:
                raise failing.NotWanted
            trouble = Trouble(app)
            window = open_window(vault=vault())
            trouble.watch(window, crashed)
    except (RulesError, failing.NotStarted, failing.NotWanted):
        raise
    except Exception as wrong:
        raise failing.NotStarted(failing.why(wrong)) from wrong
    interrupt.listen(app, pressed)
    app.open_in(window, *filter(None, [args.file]))
    return window


def run(window: "MainWindow") -> int:
    """Runs the application until its window is closed; its exit code."""
    from PySide6.QtWidgets import QApplication

    code = QApplication.exec()
    if code == INTERRUPTED:
        # It keeps its place, as when its user closes it; but whoever presses Ctrl-C is asked nothing.
        journal = window.referee.journal
        if journal is not None and not journal.saved() and sys.stderr is not None:
            print(f"sjavs-desktop: {told(journal.trouble)}", file=sys.stderr)
        window.shut_down()
        window.close()
    window.shut_down()
    return code


if __name__ == "__main__":
    sys.exit(main())
