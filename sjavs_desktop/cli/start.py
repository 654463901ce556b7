"""Starts ``sjavs``: Ctrl-C ends the program without a trace also while it still loads."""

import os
import signal
from types import FrameType
from typing import NoReturn

from sjavs_desktop.cli.exits import INTERRUPTED


def leave(number: int, frame: FrameType | None) -> NoReturn:
    """Ends the program at once; nothing has been begun that would have to be ended well."""
    os._exit(INTERRUPTED)


def main() -> int:
    """Loads the command line and runs it; its exit code."""
    before = signal.signal(signal.SIGINT, leave)
    from sjavs_desktop.cli.main import main as run

    signal.signal(signal.SIGINT, before)
    try:
        return run()
    except Exception as wrong:
        from sjavs_desktop.cli.failing import crashed

        return crashed(wrong)


if __name__ == "__main__":
    raise SystemExit(main())
