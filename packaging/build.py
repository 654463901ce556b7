"""Makes what people install: ``python packaging/build.py freeze|tar|deb|all [--out DIR]``, on the system that it is for.

``freeze`` makes the folder `sjavs-desktop` with both commands (PyInstaller, `sjavs.spec`) and lets it test itself; the
others freeze first unless that has been done (``--frozen DIR`` names the folder). Before, once, in the checkout:
``pip install -e '.[freeze]'``, which compiles the search kernel too.
"""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).resolve().parent
TOP = HERE.parent

MAKERS = {"tar": "linux.make_tar", "deb": "linux.make_deb"}
"""By command the module with `make(frozen, out)`, which makes one file of the frozen folder and returns where it lies."""
OF_SYSTEM = {"linux": ("tar", "deb"), "win32": (), "darwin": ()}
"""What ``all`` makes, by system."""


def version() -> str:
    """The version of the application, which stands in one place."""
    text = (TOP / "sjavs_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if not found:
        raise SystemExit("sjavs_desktop/__init__.py: there is no __version__")
    return found[1]


def epoch() -> int:
    """The time that all files get, in seconds since 1970: SOURCE_DATE_EPOCH, or that of the last commit."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given is None:
        asked = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=TOP, capture_output=True, text=True)
        given = asked.stdout.strip() or "315619200"
    return int(given)


def kernel() -> Path:
    """The compiled kernel for the Python that runs this; ends with a sentence when there is none."""
    from sysconfig import get_config_var

    folder = TOP / "sjavs_desktop" / "engine"
    made = folder / f"kernel{get_config_var('EXT_SUFFIX')}"
    if not made.is_file():
        raise SystemExit("The search kernel is not compiled for this Python: pip install -e '.[freeze]' does that.")
    return made


def freeze(out: Path) -> Path:
    """Freezes the application into `out` and lets it test itself; the folder."""
    folder = frozen(out)
    import_module("freeze_check").check(folder)
    return folder


def frozen(out: Path, script: Path | None = None, bare: bool = False) -> Path:
    """Freezes the application, or another program with (or without) all of it, into `out`; the folder."""
    kernel()
    folder, work = out / "sjavs-desktop", out / "work"
    environment = {**os.environ, "PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(epoch())}
    environment |= {"SJAVS_SCRIPT": str(script or ""), "SJAVS_BARE": "yes" if bare else ""}
    places = ["--distpath", str(out), "--workpath", str(work), "--noconfirm", "--log-level", "WARN"]
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", *places, str(HERE / "sjavs.spec")], env=environment, cwd=TOP, check=True
    )
    if sys.platform == "linux":
        import_module("linux.finish").finish(folder, epoch())
    return folder


def sizes(folder: Path) -> None:
    """Prints how large each part of the frozen folder is."""
    import_module("freeze_check").print_sizes(folder)


def maker(command: str) -> Callable[[Path, Path], Path]:
    """What makes a file of the frozen folder."""
    found: Callable[[Path, Path], Path] = import_module(MAKERS[command]).make
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("freeze", "sizes", "version", *MAKERS, "all"))
    parser.add_argument("--out", type=Path, default=TOP / "dist", help="the folder for what is made (default: dist)")
    parser.add_argument("--frozen", type=Path, help="the frozen folder, if there is one already")
    args = parser.parse_args(arguments)
    if args.what == "version":
        print(version())
        return 0
    out: Path = args.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    folder = args.frozen.resolve() if args.frozen else out / "sjavs-desktop"
    if args.what == "freeze" or not folder.is_dir():
        folder = freeze(out)
    if args.what == "sizes":
        sizes(folder)
    for command in OF_SYSTEM.get(sys.platform, ()) if args.what == "all" else (args.what,):
        if command in MAKERS:
            print(maker(command)(folder, out))
    return 0


if __name__ == "__main__":
    sys.exit(main())
