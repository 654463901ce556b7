"""Makes what people install, on its own system: ``python packaging/build.py freeze|tar|deb|all [--out DIR]``.

``freeze`` makes the folder `sjavs-desktop` with both commands (PyInstaller, `sjavs.spec`) and lets it test itself; the
others freeze first unless that has been done (``--frozen DIR`` names the folder). Before, once, in the checkout:
``pip install -e '.[freeze,sound]'``, which compiles the search kernel too.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

import freeze

MAKERS = {"tar": "linux.make_tar", "deb": "linux.make_deb"}
"""By command the module whose `make(frozen, out, quick)` makes a file of the frozen folder and returns its place."""
OF_SYSTEM = {"linux": ("tar", "deb"), "win32": (), "darwin": ()}
"""What ``all`` makes, by system."""


def sizes(folder: Path) -> None:
    """Prints how large each part of the frozen folder is."""
    import_module("freeze_check").print_sizes(folder)


def maker(command: str) -> Callable[[Path, Path, bool], Path]:
    """What makes a file of the frozen folder."""
    found: Callable[[Path, Path, bool], Path] = import_module(MAKERS[command]).make
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("freeze", "sizes", "version", *MAKERS, "all"))
    parser.add_argument(
        "--out", type=Path, default=freeze.TOP / "dist", help="the folder for what is made (default: dist)"
    )
    parser.add_argument("--quick", action="store_true", help="pack loosely and soon, to try it")
    parser.add_argument("--frozen", type=Path, help="the frozen folder, if there is one already")
    args = parser.parse_args(arguments)
    if args.what == "version":
        print(freeze.version())
        return 0
    out: Path = args.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    folder = args.frozen.resolve() if args.frozen else out / "sjavs-desktop"
    if args.what == "freeze" or not folder.is_dir():
        folder = freeze.freeze(out)
    if args.what == "sizes":
        sizes(folder)
    for command in OF_SYSTEM.get(sys.platform, ()) if args.what == "all" else (args.what,):
        if command in MAKERS:
            print(maker(command)(folder, out, args.quick))
    return 0


if __name__ == "__main__":
    sys.exit(main())
