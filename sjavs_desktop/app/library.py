"""The rule packs that there are: those that came with the application, and the user's own. It needs no Qt."""

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from sjavs_desktop import paths
from sjavs_desktop.app import places
from sjavs_desktop.core.errors import RulesError
from sjavs_desktop.core.files import shut
from sjavs_desktop.core.pack import Pack, compile_rules, load
from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.core.wording import cause, sentence


def packs(user_folder: Path | None = None, thorough: bool = True) -> tuple[dict[str, Pack], list[RulesError]]:
    """Every pack by key, the shipped ones first, and what is wrong with the files that are none.

    A broken file never keeps the others away, and no file of the user takes the key of a shipped pack. Unless
    `thorough`, the choices of the shipped packs are taken on trust, which the tests justify: it starts sooner.
    """
    found: dict[str, Pack] = {}
    broken: list[RulesError] = []
    if user_folder is not None and (closed := shut(user_folder)) is not None:
        broken.append(no_packs(user_folder, closed))
        user_folder = None
    for path in files(user_folder):
        try:
            pack = read(path, user_folder, thorough or path.parent == user_folder)
            if pack.key in found:
                other = found[pack.key].source.file
                raise RulesError(
                    str(path),
                    None,
                    "",
                    sentence("the key {key!r} is taken by {other}: rename the file", key=pack.key, other=other),
                )
            found[pack.key] = pack
        except RulesError as wrong:
            broken.append(wrong)
    return found, broken


def no_packs(folder: Path, wrong: OSError) -> RulesError:
    """That the user's own packs are not there, as nobody may look into their folder."""
    why = sentence("rule packs of your own cannot be looked for there: {why}", why=cause(wrong))
    return RulesError(str(folder), None, "", why)


FIRST = ("sjavs", "old-mor", "klorsjavs", "sjavs-3", "sjavs-2")
"""The shipped games in the order in which they are offered."""


def check(found: Mapping[str, Pack], broken: Sequence[RulesError]) -> None:
    """Raises RulesError when the pack that everything else falls back to is not among those that were found."""
    if FIRST[0] not in found:
        shipped = (one for one in broken if Path(one.file).is_relative_to(paths.RULES))
        why = sentence("the rule packs of the program cannot be read: install it again")
        raise next(shipped, RulesError(str(paths.RULES), None, "", why))


def files(user_folder: Path | None = None) -> Iterator[Path]:
    """The files that should be packs: shipped packs, their presets, the user's folder, each sorted by name."""
    place = {key: at for at, key in enumerate(FIRST)}
    for folder in (paths.RULES, paths.RULES / "presets", user_folder):
        if folder is not None:
            yield from sorted(folder.glob("*.toml"), key=lambda path: (place.get(path.stem, len(FIRST)), path.name))


def read(path: Path, user_folder: Path | None = None, thorough: bool = True) -> Pack:
    """The pack in a file; what it extends is looked for beside it, in the user's folder, then among the shipped ones.

    Raises RulesError.
    """
    own = (user_folder,) if user_folder is not None else ()
    return load(path, *own, paths.RULES, paths.RULES / "presets", thorough=thorough)


def find(key: str, user_folder: Path | None = None) -> Pack:
    """The pack with that key.

    Raises the RulesError of its file when that is broken, and ValueError with one sentence when there is no such pack.
    """
    found, broken = packs(user_folder, thorough=False)
    if key in found:
        return found[key]
    for wrong in broken:
        if Path(wrong.file).stem == key:
            raise wrong
    raise ValueError(sentence("there is no rule pack {key!r} ({value})", key=key, value=", ".join(found)))


# -- The user's own files ----------------------------------------------------------------------------------------------


def user_folder() -> Path:
    """Where the user's own packs lie; it need not be there. The same as Qt's place for application data."""
    return places.rules()


def extends(pack: Pack) -> str:
    """The key of the pack that a pack stands on; empty when it stands alone."""
    return str(tomllib.loads(pack.source.text).get("extends", ""))


def games(packs: Mapping[str, Pack]) -> dict[str, str]:
    """By the key of every pack the key of the game that it belongs to.

    A game is what lies at the top of the shipped rules, and whatever stands on nothing; the rest are presets.
    """
    found = {}
    for key, pack in packs.items():
        at = pack
        while Path(at.source.file).parent != paths.RULES and extends(at) in packs and extends(at) != at.key:
            at = packs[extends(at)]
        found[key] = at.key
    return found


def conflicts(pack: Pack, chosen: Mapping[str, OptionValue]) -> dict[str, str]:
    """By key the choices that cannot stand beside the others, with the reason; empty when all of them can."""
    try:
        compile_rules(pack, chosen)
    except RulesError as wrong:
        why = wrong.why if not wrong.key else f"{wrong.key}: {wrong.why}"
        guilty = [key for key in chosen if plays(pack, {one: chosen[one] for one in chosen if one != key})]
        return dict.fromkeys(guilty or chosen, why)
    return {}


def plays(pack: Pack, chosen: Mapping[str, OptionValue]) -> bool:
    """Whether choices make rules that can be played."""
    try:
        compile_rules(pack, chosen)
    except RulesError:
        return False
    return True


def preset_text(name: str, base: str, about: str, chosen: Mapping[str, OptionValue]) -> str:
    """The file of a preset: what it extends and what it chooses."""
    head = [f"extends = {quoted(base)}", f"name = {quoted(name)}", f"about = {quoted(about)}"]
    rows = [
        f"{key} = {str(value).lower() if isinstance(value, bool) else quoted(value)}" for key, value in chosen.items()
    ]
    return "\n".join([*head, "", "[choose]", *rows, ""])


def quoted(value: object) -> str:
    """A text as TOML writes it."""
    return json.dumps("".join(one for one in str(value) if one.isprintable()), ensure_ascii=False)


def key_for(name: str, taken: Iterable[str]) -> str:
    """A file name for a preset of that name which none of the taken ones is."""
    plain = re.sub(r"[^\w-]+", "-", name.casefold()).strip("-")[:48] or "rules"
    taken = set(taken)
    numbers = (f"{plain}-{number}" for number in range(2, 10_000))
    return plain if plain not in taken else next(one for one in numbers if one not in taken)


def save(folder: Path, name: str, base: Pack, chosen: Mapping[str, OptionValue], taken: Iterable[str]) -> Pack:
    """Writes a preset of the user's own and returns it as it reads back.

    Raises OSError when it cannot be written, and RulesError when it would be no pack; then nothing is left behind.
    """
    path = folder / f"{key_for(name, taken)}.toml"
    return written(path, preset_text(name, base.key, base.about, chosen), folder)


def written(path: Path, text: str, folder: Path) -> Pack:
    """The pack that a text makes as a file of the user; a text that makes none is not kept."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    try:
        return read(path, folder)
    except RulesError:
        path.unlink()
        raise


def bring(source: Path, folder: Path, taken: Iterable[str]) -> Pack:
    """Takes a file into the user's folder under a name that is free, once it has been read as a pack.

    Raises RulesError with the line of `source` when it is none, and OSError when it cannot be copied.
    """
    pack = read(source, folder)
    return written(folder / f"{key_for(source.stem, taken)}.toml", pack.source.text, folder)


def portable(
    packs: Mapping[str, Pack], pack: Pack, chosen: Mapping[str, OptionValue], folder: Path | None
) -> tuple[Pack, dict[str, OptionValue]]:
    """The same rules as choices over the nearest pack that is not a mere list of the user's choices.

    So a preset depends on no other file of the user that could be deleted or is not there on another computer.
    """
    values, at = {**pack.defaults(), **chosen}, pack
    while Path(at.source.file).parent == folder and extends(at) in packs and only_chooses(at):
        at = packs[extends(at)]
    standard = at.defaults()
    return at, {key: value for key, value in values.items() if standard[key] != value}


def only_chooses(pack: Pack) -> bool:
    """Whether a pack does nothing but choose among the options of the one that it stands on."""
    return tomllib.loads(pack.source.text).keys() <= {"extends", "name", "about", "choose"}


def export(path: Path, name: str, base: Pack, chosen: Mapping[str, OptionValue]) -> None:
    """Writes rules as a file for others; OSError when it cannot be written."""
    path.write_text(preset_text(name, base.key, base.about, chosen), encoding="utf-8")


def delete(pack: Pack, folder: Path) -> None:
    """Removes a file of the user; ValueError when it is none."""
    path = Path(pack.source.file)
    if path.parent != folder:
        raise ValueError(sentence("{path} is not in {folder}", path=path, folder=folder))
    path.unlink()


def usable(pack: Pack, stored: Mapping[str, str]) -> dict[str, OptionValue]:
    """What was chosen of a pack's options, without the values that it does not have any more."""
    chosen: dict[str, OptionValue] = {}
    for option in pack.options:
        if option.key in stored:
            try:
                chosen[option.key] = option.read(stored[option.key])
            except ValueError:
                continue
    return chosen
