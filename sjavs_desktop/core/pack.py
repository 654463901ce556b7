"""Rule packs: a TOML file, what it extends, and the options chosen over it."""

import errno
import json
import os
import re
import tomllib
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sjavs_desktop.core.compile import rules_from
from sjavs_desktop.core.errors import RulesError
from sjavs_desktop.core.files import at_most
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.schema import Choice, Option, OptionValue, Patch, Reader, Source
from sjavs_desktop.core.wording import cause, sentence, toml, toml_place

LARGEST = 256 * 1024
"""Bytes that a pack may have; a longer file is no pack."""
PACK_KEY = re.compile(r"[\w-]{1,64}")
"""What a pack may be called."""
DEEPEST = 8
"""How many packs may stand on one another."""
NESTED = 16
"""How many tables and lists may lie within one another; packs need seven."""


@dataclass(frozen=True)
class Pack:
    """A pack as it was read: what it says, and the options that can be chosen over it."""

    key: str
    name: str
    about: str
    """One sentence: what kind of game it is."""
    base: str
    """The key of the pack that it is a preset of; its own key when it stands alone."""
    table: Mapping[str, Any]
    options: tuple[Option, ...]
    source: Source = field(repr=False)

    def option(self, key: str) -> Option:
        """The option called `key`; KeyError when there is none."""
        return {one.key: one for one in self.options}[key]

    def defaults(self) -> dict[str, OptionValue]:
        """Every option with the value it has unless the table chooses another."""
        return {one.key: one.default for one in self.options}


def load(path: Path, *folders: Path, thorough: bool = True) -> Pack:
    """The pack in a TOML file; what it extends is looked for in `folders`, the last of them first, then beside it.

    The application's own packs stand in the last folders: no file of a user's can take the place of one of them.
    The pack is compiled once as it stands, and when `thorough` with each choice of each option too.
    Raises RulesError with file, line and key.
    """
    return checked(loaded(path, folders), thorough)


def loaded(path: Path, folders: tuple[Path, ...], above: tuple[Path, ...] = ()) -> Pack:
    """The pack in a file; the packs in the files `above` stand on it."""
    source = Source(str(path), read(path))
    top = Reader(parse(source), source)
    for key in {"key", "chosen"} & top.table.keys():
        raise top.error(key, sentence("this key is not known here"))
    if "extends" in top.table:
        return extended(path, top, folders, (*above, path.resolve()))
    options = tuple(read_option(key, reader) for key, reader in top.rows("option", optional=True))
    table = dict(top.table)
    return Pack(path.stem, top.text("name"), top.text("about", ""), path.stem, table, options, source)


def extended(path: Path, top: Reader, folders: tuple[Path, ...], above: tuple[Path, ...]) -> Pack:
    """A pack that chooses options of another one, patches it, adds options to it, or does without some of them.

    `above` are the files that stand on its base, its own the last of them.
    """
    base_key = top.text("extends")
    if len(above) > DEEPEST:
        raise top.error("extends", sentence("more than {deepest} packs stand on one another", deepest=DEEPEST))
    places = [folder / f"{base_key}.toml" for folder in dict.fromkeys((*reversed(folders), path.parent))]
    base_path = next((one for one in places if os.path.isfile(one)), None) if PACK_KEY.fullmatch(base_key) else None
    if base_path is None:
        raise top.error(
            "extends",
            sentence(
                "there is no pack {base_key!r} in {list}",
                base_key=base_key,
                list=", ".join(str(one.parent) for one in places),
            ),
        )
    if base_path.resolve() in above:
        if base_path.resolve() == above[-1]:
            raise top.error(
                "extends", sentence("{base_key!r} is this pack itself: that is a circle", base_key=base_key)
            )
        raise top.error("extends", sentence("{base_key!r} stands on this pack: that is a circle", base_key=base_key))
    base = loaded(base_path, folders, above)
    name, about = top.text("name"), top.text("about", "")
    added = [read_option(key, reader) for key, reader in top.rows("option", optional=True)]
    chosen = top.under("choose", optional=True)
    without = top.texts("without", [one.key for one in base.options]) if "without" in top.table else ()
    table = merged(base.table, {key: value for key, value in top.table.items() if key != "option"})
    known = [one for one in base.options if one.key not in {*without, *(new.key for new in added)}] + added
    options = tuple(with_default(one, chosen) for one in known)
    chosen.done()
    table = {**table, "name": name, "about": about}
    return Pack(path.stem, name, about, base.base, table, options, top.source)


def with_default(option: Option, chosen: Reader) -> Option:
    """The option with the default that a preset chooses for it."""
    if option.key not in chosen.table:
        return option
    value = chosen.table.pop(option.key)
    try:
        option.choice(value)
    except (KeyError, TypeError):
        words = ", ".join(json.dumps(one.value) for one in option.choices)
        raise chosen.error(option.key, sentence("{value!r} is not one of {words}", value=value, words=words)) from None
    return Option(
        option.key, option.type, value, option.label, option.help, option.group, option.source, option.choices
    )


def read(path: Path) -> str:
    """The text of a pack file; raises RulesError when it cannot be read."""
    try:
        return at_most(path, LARGEST).decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as wrong:
        raise RulesError(
            str(path), None, "", sentence("the file is not UTF-8 text (byte {start})", start=wrong.start)
        ) from wrong
    except OSError as wrong:
        if wrong.errno == errno.EFBIG:
            words = sentence("the file is larger than {value} KiB, so it is no rule pack", value=LARGEST // 1024)
            raise RulesError(str(path), None, "", words) from wrong
        raise RulesError(str(path), None, "", sentence("the file cannot be read: {why}", why=cause(wrong))) from wrong


def parse(source: Source) -> dict[str, Any]:
    """The tables of a TOML text; raises RulesError with the line."""
    try:
        tables = tomllib.loads(source.text)
    except tomllib.TOMLDecodeError as wrong:
        place = toml_place(wrong)
        line = place[0] if place else len(source.text.splitlines())
        why = sentence("{why} (column {column})", why=toml(wrong), column=place[1]) if place else toml(wrong)
        raise RulesError(source.file, line, "", why) from wrong
    except RecursionError as wrong:
        raise RulesError(source.file, None, "", sentence("tables are nested too deeply")) from wrong
    except ValueError as wrong:
        raise RulesError(source.file, None, "", toml(wrong)) from wrong
    if too_deep(tables):
        raise RulesError(source.file, None, "", sentence("tables are nested too deeply"))
    return tables


def too_deep(tables: dict[str, Any]) -> bool:
    """Whether more than `NESTED` tables and lists lie within one another (dotted keys nest without brackets)."""
    layer: list[Any] = [tables]
    for _ in range(NESTED):
        inner = [list(one.values()) if isinstance(one, dict) else one for one in layer]
        layer = [value for values in inner for value in values if isinstance(value, (dict, list))]
    return bool(layer)


def read_option(key: str, reader: Reader) -> Option:
    """An option of a pack."""
    kind = reader.one_of("type", ("bool", "choice"))
    label, help_text = reader.text("label"), reader.text("help")
    group, source = reader.text("group", ""), reader.text("source", "")
    if kind == "bool":
        default: OptionValue = reader.flag("default")
        on, off = reader.under("on", optional=True).table, reader.under("off", optional=True).table
        reader.table.pop("on", None), reader.table.pop("off", None)
        choices: tuple[Choice, ...] = (Choice(False, "Off", off), Choice(True, "On", on))
    else:
        default = reader.text("default")
        choices = tuple(read_choice(value, inner) for value, inner in reader.rows("choice"))
        if default not in [one.value for one in choices]:
            raise reader.error(
                "default",
                sentence(
                    "{default!r} is not one of {list}",
                    default=default,
                    list=", ".join(str(one.value) for one in choices),
                ),
            )
    reader.done()
    return Option(key, kind, default, label, help_text, group, source, choices)


def read_choice(value: str, reader: Reader) -> Choice:
    """One choice of an option."""
    label, patch = reader.text("label"), reader.under("patch", optional=True).table
    reader.table.pop("patch", None)
    reader.done()
    return Choice(value, label, patch)


def merged(base: Mapping[str, Any], patch: Patch) -> dict[str, Any]:
    """`base` with the values of `patch` put over it, table by table."""
    result = dict(base)
    for key, value in patch.items():
        old = result.get(key)
        result[key] = merged(old, value) if isinstance(old, Mapping) and isinstance(value, Mapping) else deepcopy(value)
    return result


def checked(pack: Pack, thorough: bool) -> Pack:
    """The pack, once its defaults and, when `thorough`, each of its choices alone have been compiled."""
    check_patches(pack)
    compile_rules(pack)
    for option in pack.options if thorough else ():
        for choice in option.choices:
            compile_rules(pack, {option.key: choice.value})
    return pack


def check_patches(pack: Pack) -> None:
    """Raises RulesError where an option changes something of a contract that there is not."""
    known = pack.table.get("contract")
    if not isinstance(known, dict):
        return
    for option in pack.options:
        for choice in option.choices:
            patched = choice.patch.get("contract")
            for key, values in patched.items() if isinstance(patched, dict) else ():
                # Whoever adds a whole contract says how it is played.
                if key not in known and isinstance(values, dict) and "follow" not in values:
                    why = sentence(
                        "this contract is missing, but the option {option!r} changes it; there are {known}",
                        option=option.key,
                        known=", ".join(known),
                    )
                    raise Reader({}, pack.source, ("contract",)).error(key, why)


def compile_rules(pack: Pack, chosen: Mapping[str, OptionValue] | None = None) -> Rules:
    """The rules of a pack with the chosen options over its defaults.

    Raises RulesError for an option or a value that the pack does not have, and for rules that cannot be played.
    """
    values = pack.defaults()
    for key, value in (chosen or {}).items():
        if key not in values:
            why = sentence("{key} has no option of that name, nor any other", key=pack.key)
            if values:
                why = sentence(
                    "{key} has no option of that name, but {options}", key=pack.key, options=", ".join(values)
                )
            raise RulesError(pack.source.file, None, key, why)
        try:
            pack.option(key).choice(value)
        except KeyError:
            words = ", ".join(str(one.value) for one in pack.option(key).choices)
            raise RulesError(
                pack.source.file, None, key, sentence("{value!r} is not one of {words}", value=value, words=words)
            ) from None
        values[key] = value
    table = dict(pack.table)
    for option in pack.options:
        table = merged(table, option.choice(values[option.key]).patch)
    table = {**table, "key": pack.key, "chosen": dict(sorted(values.items()))}
    return rules_from(table, pack.source.file, pack.source.text)
