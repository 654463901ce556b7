"""``sjavs install-desktop-entry``: shows the game among the programs of this user, with its icon and its files."""

import argparse
import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from sjavs_desktop.app import places
from sjavs_desktop.cli.arguments import Refused
from sjavs_desktop.cli.words import say, told
from sjavs_desktop.core.files import make_folder
from sjavs_desktop.core.wording import of_file
from sjavs_desktop.paths import RESOURCES

NAME = "sjavs-desktop"
"""What the entry is called: the name that the window tells the desktop (`ui/application.py`)."""
TEMPLATE = RESOURCES / "desktop" / f"{NAME}.desktop"
TYPES = RESOURCES / "desktop" / f"{NAME}.xml"
ICON = RESOURCES / "icons" / "sjavs.svg"

DATABASES = (("update-desktop-database", "applications"), ("update-mime-database", "mime"))
"""What tells the desktop of new files, and the folder that each is told; where it is not installed nothing needs it."""
MADE = (
    ("applications", "*.desktop", "mimeinfo.cache"),
    (
        "mime",
        "packages/*.xml",
        "aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version XMLnamespaces",
    ),
)
"""By folder what they make, and of what: files that nobody needs any more once the last of those is gone."""
PATIENCE = 60
"""Seconds that one of them may take."""

THROUGH_A_SHELL = r'sh -c "exec \\"\\$0\\" \\"\\$@\\""'
"""As an entry writes it: becomes the program that is named next, with all that comes after it."""

SHORTCUT = """
$shortcut = (New-Object -ComObject WScript.Shell).CreateShortcut($env:SJAVS_LINK)
$shortcut.TargetPath = $env:SJAVS_PROGRAM
$shortcut.Description = $env:SJAVS_TELLS
$shortcut.Save()
"""
"""What PowerShell is told; the names come as variables, so that none of them can be taken for a command."""


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("--remove", action="store_true", help=say("take away what this command has made"))


def run(args: argparse.Namespace) -> int:
    """Makes the entry or takes it away, and says so; 0 when that was done. Raises Refused."""
    try:
        print(of_system(sys.platform, args.remove))
    except OSError as wrong:
        raise Refused(told(of_file(wrong))) from wrong
    return 0


def of_system(platform: str, remove: bool) -> str:
    """Does what that system needs; what was done, in a sentence. Raises OSError and Refused."""
    if platform == "darwin":
        return say(
            "macOS shows only bundles among the programs: start the game with sjavs-desktop, or use Sjavs.app and drag "
            "it into the folder Applications."
        )
    if platform == "win32":
        link = start_menu(os.environ) / "Sjavs.lnk"
        return unlinked(link) if remove else linked(link)
    folder = places.data_folder(platform, os.environ, Path.home)
    return taken_away(folder) if remove else installed(folder, program())


def program() -> Path:
    """The program that opens the window, beside the one that runs. Raises Refused."""
    ending = ".exe" if sys.platform == "win32" else ""
    if os.environ.get("APPIMAGE"):
        return Path(os.environ["APPIMAGE"])
    beside = [Path(sys.executable).parent]
    if Path(sys.argv[0]).name != sys.argv[0]:
        # A name alone was looked up, and says nothing of the folder.
        beside.insert(0, Path(sys.argv[0]).absolute().parent)
    for folder in beside:
        if (folder / f"{NAME}{ending}").is_file():
            return folder / f"{NAME}{ending}"
    found = shutil.which(NAME)
    if found is None:
        raise Refused(say("{name} is not installed: install the game with pip or pipx first", name=NAME))
    return Path(found).absolute()


# -- Linux -------------------------------------------------------------------------------------------------------------


def files(folder: Path) -> dict[str, Path]:
    """Where each part of the entry lies below the folder of data."""
    return {
        "entry": folder / "applications" / f"{NAME}.desktop",
        "types": folder / "mime" / "packages" / f"{NAME}.xml",
        "icon": folder / "icons" / "hicolor" / "scalable" / "apps" / f"{NAME}.svg",
    }


def installed(folder: Path, program: Path) -> str:
    """Writes the entry, its icon and its types of files; what was done. Raises OSError."""
    parts = {
        "entry": entry(TEMPLATE.read_text(encoding="utf-8"), program).encode(),
        "types": TYPES.read_bytes(),
        "icon": ICON.read_bytes(),
    }
    paths = files(folder)
    for key, path in paths.items():
        make_folder(path.parent)
        path.write_bytes(parts[key])
    refresh(folder)
    return say(
        "Sjavs is among your programs now ({file}), and opens records and duels; --remove takes that away again.",
        file=paths["entry"],
    )


def entry(template: str, program: Path) -> str:
    """The entry with the whole path of the program, which need not be where programs are looked for."""
    lines = []
    for line in template.splitlines():
        key = line.partition("=")[0]
        if key == "Exec":
            line = f"Exec={started(str(program))} %f"
        elif key == "TryExec":
            line = f"TryExec={escaped(str(program))}"
        lines.append(line)
    return "\n".join([*lines, ""])


def started(program: str) -> str:
    """What an entry runs to start the program.

    GLib looks for the first word as it stands, with both per cent signs of ``%%``, finds nothing, and takes the whole
    entry for a broken one; in every later word it makes one of them. So a shell, which is everywhere, is named first.
    """
    return f"{THROUGH_A_SHELL} {quoted(program)}" if "%" in program else quoted(program)


def escaped(value: str) -> str:
    """A value of an entry: a backslash begins what cannot stand for itself."""
    return value.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")


def quoted(argument: str) -> str:
    """An argument of a command in an entry, in quotation marks; a per cent sign would begin a field."""
    for sign in ("\\", '"', "`", "$"):
        argument = argument.replace(sign, f"\\{sign}")
    return escaped(f'"{argument}"').replace("%", "%%")


def taken_away(folder: Path) -> str:
    """Takes away what `installed` has written, and nothing else; what was done. Raises OSError."""
    there = [path for path in files(folder).values() if path.is_file()]
    if not there:
        return say("Sjavs was not among your programs; nothing was changed.")
    for path in there:
        path.unlink()
    refresh(folder)
    for under, source, made in MADE:
        if not any((folder / under).glob(source)):
            # Nothing is left that they were made from.
            for name in made.split():
                (folder / under / name).unlink(missing_ok=True)
    for path in (*there, folder / "mime" / "application" / "x"):
        tidy(path.parent, folder)
    return say("Sjavs is not among your programs any more; your matches and settings stay.")


def tidy(folder: Path, top: Path) -> None:
    """Takes away folders that are empty now, below `top`."""
    while folder != top:
        if folder.is_dir():
            try:
                folder.rmdir()
            except OSError:
                return
        folder = folder.parent


def refresh(folder: Path) -> None:
    """Tells the desktop that there are other files now; it finds out by itself later where that fails."""
    for command, under in DATABASES:
        found = shutil.which(command)
        if found is not None and (folder / under).is_dir():
            with contextlib.suppress(OSError, subprocess.TimeoutExpired):
                subprocess.run([found, str(folder / under)], capture_output=True, timeout=PATIENCE, check=False)


# -- Windows -----------------------------------------------------------------------------------------------------------


def start_menu(environment: Mapping[str, str]) -> Path:
    """The folder with the programs of this user."""
    roaming = environment.get("APPDATA") or str(Path.home() / "AppData" / "Roaming")
    return Path(roaming) / "Microsoft" / "Windows" / "Start Menu" / "Programs"


def linked(link: Path) -> str:
    """Makes a shortcut in the start menu; what was done. Raises OSError and Refused."""
    target = program()
    link.parent.mkdir(parents=True, exist_ok=True)
    tells = say("Play and learn Sjavs.")
    names = {"SJAVS_LINK": str(link), "SJAVS_PROGRAM": str(target), "SJAVS_TELLS": tells}
    shell = shutil.which("powershell") or shutil.which("pwsh")
    if shell is not None:
        command = [shell, "-NoProfile", "-NonInteractive", "-Command", SHORTCUT]
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            subprocess.run(command, env={**os.environ, **names}, capture_output=True, timeout=PATIENCE, check=False)
    if not link.is_file():
        raise Refused(
            say(
                "The shortcut could not be made: in the Explorer drag {program} onto the start menu instead.",
                program=target,
            )
        )
    return say("Sjavs is in the start menu now ({file}); --remove takes it away again.", file=link)


def unlinked(link: Path) -> str:
    """Takes the shortcut away; what was done. Raises OSError."""
    if not link.is_file():
        return say("Sjavs was not in the start menu; nothing was changed.")
    link.unlink()
    return say("Sjavs is not in the start menu any more; your matches and settings stay.")
