"""Gathers what the Flatpak is made of, as nothing may be fetched while it is built.

``python packaging/flatpak/gather.py --dist DIR`` puts into `gathered`, beside this file, our own wheel from DIR (of
cibuildwheel, with the compiled kernel), those that it needs, and the entry of the menu with its icons. PySide6 is not
among them: the base of the manifest has it, made for the Qt of the runtime.
"""

import argparse
import platform
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import resolve_wheels  # noqa: E402
from release_parts import version  # noqa: E402

PYTHON = "3.13"
"""That of the runtime (Freedesktop 25.08)."""
ID, NAME = "org.sjavs.Sjavs", "sjavs-desktop"
EXPORTED = ("applications", "icons", "mime")
"""Kinds of files that Flatpak hands to the desktop, and only under its own name for the program."""
NAMED = (
    (f"Icon={NAME}", f"Icon={ID}"),
    (f'<icon name="{NAME}"', f'<icon name="{ID}"'),
    (f">{NAME}</icon>", f">{ID}</icon>"),
    (f">{NAME}.desktop</launchable>", f">{ID}.desktop</launchable>"),
)
"""Where one of these files names another one."""
OF_THE_BASE = ("pyside6-essentials", "shiboken6")
GATHERED = HERE / "gathered"


def others(system: resolve_wheels.System, folder: Path) -> None:
    """Fetches the wheels that ours needs, in the versions that the resolver has found."""
    answer = resolve_wheels.resolve(system, PYTHON, resolve_wheels.GAME)
    if answer.trouble:
        raise SystemExit(f"{system.name}: {answer.trouble}")
    wanted = [f"{name}=={release}" for name, release in answer.versions.items() if name not in OF_THE_BASE]
    platforms = [part for tag in system.tags for part in ("--platform", tag)]
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"),
            *("--implementation", "cp", "--python-version", PYTHON, *platforms, "--dest", str(folder), *wanted),
        ],
        check=True,
    )


def ours(dist: Path, machine: str, folder: Path) -> None:
    """Takes our own wheel for that processor."""
    tag = f"cp{PYTHON.replace('.', '')}"
    found = sorted(dist.glob(f"sjavs_desktop-{version()}-{tag}-{tag}-*{machine}.whl"))
    if len(found) != 1:
        raise SystemExit(f"{dist}: there is no one wheel of {version()} for {tag} on {machine}, but {len(found)}")
    shutil.copy(found[0], folder)


def renamed(name: str, content: bytes) -> tuple[str, bytes]:
    """A file of `share` as a Flatpak has it: under the name of the Flatpak, and with that name in it."""
    if name.endswith((".desktop", ".xml")):
        for before, after in NAMED:
            content = content.replace(before.encode(), after.encode())
    folder, _, last = name.rpartition("/")
    kind = folder.partition("/")[0]
    return f"{folder}/{last.replace(NAME, ID) if kind in EXPORTED else last}", content


def shared(files: Mapping[str, bytes], folder: Path) -> None:
    """Writes the entry of the menu, icons, file types and the description; manual pages nobody would find there."""
    for place, content in (renamed(*one) for one in files.items() if not one[0].startswith("man/")):
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def main(arguments: Sequence[str] | None = None) -> int:
    """Gathers everything anew."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dist", type=Path, required=True, help="the folder with our own wheels")
    parser.add_argument("--machine", default=platform.machine(), choices=("x86_64", "aarch64"))
    args = parser.parse_args(arguments)
    shutil.rmtree(GATHERED, ignore_errors=True)
    wheels = GATHERED / "wheels"
    wheels.mkdir(parents=True)
    system = next(one for one in resolve_wheels.SYSTEMS if one.sys_platform == "linux" and one.machine == args.machine)
    ours(args.dist, args.machine, wheels)
    others(system, wheels)
    from linux import files

    shared(files.share(), GATHERED / "share")
    print("\n".join(sorted(path.relative_to(GATHERED).as_posix() for path in GATHERED.rglob("*") if path.is_file())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
