"""Freezes the application, or a program of one's own with all of it, into one folder (PyInstaller, `sjavs.spec`)."""

import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

from release_parts import version as version

HERE = Path(__file__).resolve().parent
TOP = HERE.parent


def epoch() -> int:
    """The time that all files get, in seconds since 1970: SOURCE_DATE_EPOCH, or that of the last commit."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given is None:
        git = shutil.which("git")
        asked = git and subprocess.run([git, "log", "-1", "--format=%ct"], cwd=TOP, capture_output=True, text=True)
        given = (asked.stdout.strip() if asked else "") or "315619200"
    return int(given)


def kernel() -> Path:
    """The compiled kernel for the Python that runs this; ends with a sentence when there is none."""
    from sysconfig import get_config_var

    folder = TOP / "sjavs_desktop" / "engine"
    made = folder / f"kernel{get_config_var('EXT_SUFFIX')}"
    if not made.is_file():
        raise SystemExit("The search kernel is not compiled: pip install -e '.[freeze,sound]' does that.")
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
    places = ["--distpath", str(work / "made"), "--workpath", str(work), "--noconfirm", "--log-level", "WARN"]
    command = [sys.executable, "-m", "PyInstaller", *places, str(HERE / "sjavs.spec")]
    subprocess.run(command, env=environment, cwd=TOP, check=True)
    if sys.platform == "linux":
        import_module("linux.finish").finish(work / "made" / folder.name, epoch())
    # Only what is whole comes to its place: the folder, and on macOS the bundle.
    for made in sorted((work / "made").iterdir()):
        shutil.rmtree(out / made.name, ignore_errors=True)
        made.rename(out / made.name)
    return folder
