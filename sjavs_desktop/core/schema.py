"""Options, and typed reading of tables whose errors name the file, the line and the key."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from sjavs_desktop.core.errors import RulesError
from sjavs_desktop.core.wording import Sentence, sentence

OptionValue: TypeAlias = bool | int | str
Patch: TypeAlias = Mapping[str, Any]


class Choice(NamedTuple):
    """One of the values of an option."""

    value: OptionValue
    label: str
    """English source text, translated where it is shown."""
    patch: Patch
    """What choosing it changes in the pack; empty for what the pack says anyway."""


@dataclass(frozen=True)
class Option:
    """Something that a table can settle before a match: a labelled patch over a pack, or a setting."""

    key: str
    type: str
    """`bool` or `choice`."""
    default: OptionValue
    label: str
    help: str
    """One sentence: what it changes."""
    group: str = ""
    source: str = ""
    """Where the rule comes from, in the dossier's letters."""
    choices: tuple[Choice, ...] = ()

    def choice(self, value: OptionValue) -> Choice:
        """The choice with that value; KeyError when there is none."""
        for one in self.choices:
            if one.value == value and type(one.value) is type(value):
                return one
        raise KeyError(value)

    def read(self, text: str) -> OptionValue:
        """The value that `text` means for this option, as typed on a command line.

        Raises ValueError with one sentence that lists what there is.
        """
        meant: OptionValue = (
            {"on": True, "off": False, "true": True, "false": False, "yes": True, "no": False}.get(text.lower(), text)
            if self.type == "bool"
            else text
        )
        if any(one.value == meant and type(one.value) is type(meant) for one in self.choices):
            return meant
        words = ["on", "off"] if self.type == "bool" else [str(one.value) for one in self.choices]
        raise ValueError(
            sentence("{key}: {given!r} is not one of {list}", key=self.key, given=text, list=", ".join(words))
        )


class Source(NamedTuple):
    """A text that tables were read from, for finding lines again."""

    file: str
    text: str = ""

    def line(self, path: Iterable[str]) -> int | None:
        """The line on which the value at `path` is set, or the nearest table around it; None without text."""
        wanted, best = list(path), (0, None)
        table: list[str] = []
        for number, line in enumerate(self.text.splitlines(), 1):
            head = re.match(r"\s*\[+([^\]]+)\]", line)
            pair = re.match(r"\s*([\w.\"'-]+)\s*=", line)
            if head:
                table = split(head.group(1))
            here = table if head else [*table, *split(pair.group(1))] if pair else None
            shared = min(len(here), len(wanted)) if here is not None else 0
            if here is not None and wanted[:shared] == here[:shared] and shared > best[0]:
                best = (shared, number)  # type: ignore[assignment]
        return best[1] or self.mention(wanted[1:])

    def mention(self, parts: list[str]) -> int | None:
        """The first line that mentions the first of the parts which is mentioned at all, as a patch may."""
        lines = [line.partition("#")[0] for line in self.text.splitlines()]
        for part in parts:
            for number, line in enumerate(lines, 1):
                if re.search(rf"\b{re.escape(part)}\b", line):
                    return number
        return None


def split(path: str) -> list[str]:
    """The parts of a dotted key."""
    return [part.strip().strip("\"'") for part in path.split(".")]


class Reader:
    """A table being read: each value is asked for by key and type, and at the end nothing may be left over."""

    def __init__(self, table: object, source: Source, path: tuple[str, ...] = ()) -> None:
        self.source, self.path = source, path
        if not isinstance(table, dict):
            raise self.error("", sentence("a table is expected, not {table}", table=shown(table)))
        self.table: dict[str, Any] = dict(table)

    def error(self, key: str, why: str) -> RulesError:
        """A RulesError that points at `key` in this table."""
        path = (*self.path, key) if key else self.path
        return RulesError(self.source.file, self.source.line(path), ".".join(path), why)

    def _take(self, key: str, default: Any, types: type | tuple[type, ...], expected: Sentence) -> Any:
        if key not in self.table:
            if default is ...:
                raise self.error(key, sentence("this key is missing (expected: {expected})", expected=expected))
            return default
        value = self.table.pop(key)
        wrong_bool = isinstance(value, bool) and bool not in (types if isinstance(types, tuple) else (types,))
        if not isinstance(value, types) or wrong_bool:
            raise self.error(key, sentence("expected: {expected}, not {value}", expected=expected, value=shown(value)))
        return value

    def text(self, key: str, default: Any = ...) -> str:
        """A string."""
        return str(self._take(key, default, str, sentence("a text")))

    def flag(self, key: str, default: Any = ...) -> bool:
        """True or false."""
        return bool(self._take(key, default, bool, sentence("true or false")))

    def whole(self, key: str, least: int, most: int, default: Any = ...) -> int:
        """A whole number within bounds."""
        value = self._take(key, default, int, sentence("a whole number"))
        if not least <= value <= most:
            raise self.error(
                key, sentence("{value} is not between {least} and {most}", value=value, least=least, most=most)
            )
        return int(value)

    def optional(self, key: str, least: int, most: int) -> int | None:
        """A whole number within bounds, or None when it is not there."""
        return self.whole(key, least, most) if key in self.table else None

    def one_of(self, key: str, words: Iterable[str], default: Any = ...) -> str:
        """One of the given words."""
        value, allowed = self.text(key, default), list(words)
        if value not in allowed:
            raise self.error(key, sentence("{value!r} is not one of {list}", value=value, list=", ".join(allowed)))
        return value

    def texts(self, key: str, words: Iterable[str] | None = None) -> tuple[str, ...]:
        """A list of strings, each one of `words` when those are given."""
        values = self._take(key, ..., list, sentence("a list of texts"))
        for value in values:
            if not isinstance(value, str):
                raise self.error(
                    key, sentence("a list of texts is expected, but {value} stands in it", value=shown(value))
                )
            if words is not None and value not in words:
                raise self.error(key, sentence("{value!r} is not one of {list}", value=value, list=", ".join(words)))
        return tuple(values)

    def wholes(self, key: str, least: int, most: int) -> tuple[int, ...]:
        """A list of whole numbers within bounds."""
        values = self._take(key, ..., list, sentence("a list of whole numbers"))
        for value in values:
            if type(value) is not int or not least <= value <= most:
                raise self.error(
                    key,
                    sentence(
                        "whole numbers from {least} to {most} are expected, but {value} stands in it",
                        least=least,
                        most=most,
                        value=shown(value),
                    ),
                )
        return tuple(values)

    def under(self, key: str, optional: bool = False) -> "Reader":
        """A table inside this one."""
        if optional and key not in self.table:
            return Reader({}, self.source, (*self.path, key))
        value = self._take(key, ..., object, sentence("a table"))
        return Reader(value, self.source, (*self.path, key))

    def rows(self, key: str, optional: bool = False) -> list[tuple[str, "Reader"]]:
        """The tables inside a table, by key, in the order of the file."""
        inner = self.under(key, optional)
        return [(name, inner.under(name)) for name in list(inner.table)]

    def done(self) -> None:
        """Raises when something was not asked for."""
        for key in self.table:
            raise self.error(key, sentence("this key is not known here"))


def shown(value: object) -> str:
    """A value as it may stand in a message: short."""
    words = repr(value)
    return words if len(words) <= 40 else words[:37] + "..."
