"""What the frozen programs run: the command line or the window, by the name under which the program was started."""

import multiprocessing
import sys
from pathlib import PurePath


def main() -> int:
    """Runs what the name of the program asks for; its exit code."""
    # On Linux both names lead to one file, so the one that was typed counts.
    called = PurePath(sys.argv[0] if sys.platform == "linux" else sys.executable).stem
    if called == "sjavs-desktop":
        from sjavs_desktop.cli.start import window

        return window()
    from sjavs_desktop.cli.start import main as command

    return command()


if __name__ == "__main__":
    # In a frozen program a process that shall help is this program once more.
    multiprocessing.freeze_support()
    sys.exit(main())
