"""What can go wrong: rules that cannot be read, and actions that the rules refuse."""

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

Fact: TypeAlias = int | str | None


class Reason(NamedTuple):
    """Why an action is refused: a key that the screen turns into a sentence, and the facts that fill it."""

    key: str
    """One of the keys in `REASONS`."""
    facts: tuple[Fact, ...] = ()
    """For `follow` the group to follow; for `overtrump` the card to beat; for `naming` the announced length."""


REASONS = (
    "turn",
    "over",
    "kind",
    "not_held",
    "follow",
    "overtrump",
    "must_speak",
    "announce",
    "naming",
    "cut",
    "shuffle",
    "exchange",
    "outbid",
    "locked",
    "take",
    "double",
    "called_due",
    "called_kept",
    "called_led",
)
"""Every reason there is; a test holds the screen's sentences against this list."""


class IllegalAction(ValueError):
    """An action that the rules refuse; the state is left as it was."""

    def __init__(self, action: object, reason: Reason) -> None:
        super().__init__(f"{action}: {reason.key} {' '.join(str(fact) for fact in reason.facts)}".rstrip())
        self.action = action
        self.reason = reason


@dataclass
class RulesError(ValueError):
    """A rule pack that cannot be used, with the place to look at."""

    file: str
    line: int | None
    key: str
    why: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.key}: {self.why}" if self.key else f"{place}: {self.why}"


class RecordError(ValueError):
    """A record that cannot be read: file, line and what is wrong with it."""

    def __init__(self, file: str, line: int, why: str) -> None:
        super().__init__(f"{file}:{line}: {why}")
        self.file, self.line, self.why = file, line, why
