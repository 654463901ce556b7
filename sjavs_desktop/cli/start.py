"""Starts ``sjavs`` and ``sjavs-desktop``: Ctrl-C ends them with a sentence and no trace also while they still load."""

from sjavs_desktop.cli.stopping import listen, loading


def main() -> int:
    """Loads the command line and runs it; its exit code."""
    listen()
    with loading() as pressed:
        from sjavs_desktop.cli.main import main as run
        from sjavs_desktop.cli.words import speak, stopped
    if pressed:
        speak()
        return stopped("sjavs")
    try:
        return run()
    except Exception as wrong:
        from sjavs_desktop.cli.failing import crashed

        return crashed(wrong)


def window() -> int:
    """Loads the window and runs it; its exit code."""
    listen()
    with loading() as pressed:
        from sjavs_desktop.__main__ import main as run
        from sjavs_desktop.cli.words import speak, stopped
    if pressed:
        speak()
        return stopped("sjavs-desktop")
    return run()


if __name__ == "__main__":
    raise SystemExit(main())
