"""The rule packs that there are: those that came with the application, and the user's own."""

from collections.abc import Iterator
from pathlib import Path

from sjavs_desktop import paths
from sjavs_desktop.core.errors import RulesError
from sjavs_desktop.core.pack import Pack, load


def packs(user_folder: Path | None = None) -> tuple[dict[str, Pack], list[RulesError]]:
    """Every pack by key, the shipped ones first, and what is wrong with the files that are none.

    A broken file never keeps the others away, and no file of the user takes the key of a shipped pack.
    """
    found: dict[str, Pack] = {}
    broken: list[RulesError] = []
    for path in files(user_folder):
        try:
            pack = read(path, user_folder)
            if pack.key in found:
                other = found[pack.key].source.file
                raise RulesError(str(path), None, "", f"the key {pack.key!r} is taken by {other}: rename the file")
            found[pack.key] = pack
        except RulesError as wrong:
            broken.append(wrong)
    return found, broken


def files(user_folder: Path | None = None) -> Iterator[Path]:
    """The files that should be packs: shipped packs, their presets, the user's folder, each sorted by name."""
    for folder in (paths.RULES, paths.RULES / "presets", user_folder):
        if folder is not None:
            yield from sorted(folder.glob("*.toml"))


def read(path: Path, user_folder: Path | None = None) -> Pack:
    """The pack in a file; what it extends is looked for beside it, in the user's folder, then among the shipped ones.

    All packs that stand on one another must lie in one of these folders. Raises RulesError.
    """
    beside = [path.parent] if path.parent != paths.RULES / "presets" else []
    own = [user_folder] if user_folder is not None else []
    folders = list(dict.fromkeys([*beside, *own, paths.RULES]))
    for folder in folders[:-1]:
        try:
            return load(path, folder)
        except RulesError as wrong:
            if wrong.key != "extends":
                raise
    return load(path, folders[-1])


def find(key: str, user_folder: Path | None = None) -> Pack:
    """The pack with that key.

    Raises the RulesError of its file when that is broken, and ValueError with one sentence when there is no such pack.
    """
    found, broken = packs(user_folder)
    if key in found:
        return found[key]
    for wrong in broken:
        if Path(wrong.file).stem == key:
            raise wrong
    raise ValueError(f"there is no rule pack {key!r} ({', '.join(found) or 'there are none'})")
