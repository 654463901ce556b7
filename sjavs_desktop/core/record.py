"""A record: the header of a match and its actions. The same text is save file, replay, test and bug report."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from sjavs_desktop.core.compile import rules_from
from sjavs_desktop.core.errors import IllegalAction, RecordError, RulesError
from sjavs_desktop.core.game import apply, start
from sjavs_desktop.core.notation import action_text, parse_action
from sjavs_desktop.core.refusals import refused
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Action, Event, Seat, State, Step
from sjavs_desktop.core.wording import Sentence, quoted, sentence

FORMAT = "sjavs-record 1"
"""Header and actions. Still written for a record that has nothing else, so that older programs read it."""
MARKED = "sjavs-record 2"
"""As before, with more in the header and with lines that begin with ``#``: marks."""

PRACTICE, BACK = "practice", "back"
HINT = "hint"
"""A mark of what a hint put first, as an action: whoever did it has followed the teacher (`app.moments`)."""
EXTRA = ("salt", "began", "origin")
"""Texts that only the second format has, each left out when empty."""


class Mark(NamedTuple):
    """Something that is worth keeping and that is no action of the game."""

    at: int
    """How many actions stand before it."""
    kind: str
    """``practice`` (something taken back, or helped by the teacher), ``hint``, ``resumed``, ``claim``, ``abandoned``,
    ``seal``; others stay too."""
    value: str = ""
    """For ``practice`` the first and the last deal that it is about; for ``hint`` the action that it put first; for
    ``seal`` the deal and its fingerprint."""


@dataclass(frozen=True)
class Record:
    """A match as it was played."""

    rules: Rules
    dealer: Seat
    """Who dealt first."""
    players: tuple[str, ...]
    """Names by seat."""
    levels: tuple[str, ...]
    """By seat the bot's level, or ``human``."""
    seed: str
    """What the shuffles were drawn from; the shuffles themselves stand among the actions."""
    actions: tuple[Action, ...] = ()
    """What stands; what was taken back is in no record, only in the file that was written meanwhile."""
    salt: str = ""
    """What the fingerprints of the deals are made with, so that no deal can be guessed from its own (`core.seal`)."""
    began: str = ""
    """When the match began, in UTC as ISO 8601 has it; empty when that is not known."""
    origin: str = ""
    """What the match was begun from: ``code CODE``, ``branch ID ACTIONS``, ``duel ID``, ``lesson ID``; or nothing."""
    first: int = 1
    """The number that the first deal has in the series of `seed`."""
    marks: tuple[Mark, ...] = ()
    future: tuple[Action, ...] = field(default=(), compare=False)
    """What was taken back last and can still be done again; it is not written."""

    def practice(self) -> frozenset[int]:
        """The deals, numbered from 1 in this match, in which something was taken back, or that were tried out."""
        if self.origin.split(" ")[0] in ("branch", "lesson"):
            return frozenset(range(1, deals(self.actions) + 1))
        spans = [one.value.split() for one in self.marks if one.kind == PRACTICE]
        last = deals(self.actions)
        return frozenset(deal for low, high in spans for deal in range(int(low), min(int(high), last) + 1))

    def marked(self, kind: str) -> bool:
        """Whether there is a mark of that kind."""
        return any(one.kind == kind for one in self.marks)

    def back(self, count: int) -> "Record":
        """The record with all but its first `count` actions taken back.

        The deals that are touched count as practice. Marks of what was taken back go with it, except those.
        """
        low = max(1, deals(self.actions[:count]))
        span = f"{low} {max(low, deals(self.actions))}"
        kept = [
            one._replace(at=min(one.at, count))
            for one in self.marks
            if one.at <= count or one.kind in (PRACTICE, "resumed")
        ]
        future = (*self.actions[count:], *self.future)
        marks = kept if Mark(0, PRACTICE, span) in kept else [Mark(0, PRACTICE, span), *kept]
        return replace(self, actions=self.actions[:count], marks=tuple(marks), future=future)

    def appended(self, action: Action) -> "Record":
        """The record with one more action; whether it is legal is seen when it is replayed."""
        future = self.future[1:] if self.future[:1] == (action,) else ()
        return replace(self, actions=(*self.actions, action), future=future)

    def with_mark(self, kind: str, value: str = "") -> "Record":
        """The record with one more mark, behind all its actions."""
        return replace(self, marks=(*self.marks, Mark(len(self.actions), kind, value)))

    def steps(self) -> Iterator[Step]:
        """Each state of the match with the events that led to it, from the start on.

        Raises IllegalAction when an action does not fit its place.
        """
        state: State = start(self.rules, self.dealer)
        events: tuple[Event, ...] = ()
        yield state, events
        for action in self.actions:
            state, events = apply(state, action)
            yield state, events

    def state(self) -> State:
        """The state after the last action."""
        *_, (last, _) = self.steps()
        return last


def deals(actions: tuple[Action, ...]) -> int:
    """How many deals have begun in these actions."""
    return sum(one.kind == "shuffle" for one in actions)


# -- Writing ---------------------------------------------------------------------------------------------------------


def header_text(record: Record) -> str:
    """The first line of a record's text."""
    header: dict[str, Any] = {
        "format": MARKED if needs_marks(record) else FORMAT,
        "dealer": record.dealer,
        "players": record.players,
        "levels": record.levels,
        "seed": record.seed,
    }
    header |= {key: text for key in EXTRA if (text := getattr(record, key))}
    header |= {"first": record.first} if record.first != 1 else {}
    header["rules"] = json.loads(record.rules.resolved)
    return json.dumps(header, ensure_ascii=False, sort_keys=False)


def needs_marks(record: Record) -> bool:
    """Whether the first format cannot hold a record."""
    return bool(record.marks or record.first != 1 or any(getattr(record, key) for key in EXTRA))


def mark_text(kind: str, value: object = "") -> str:
    """A mark as a line."""
    return f"# {kind} {value}".rstrip()


def record_text(record: Record) -> str:
    """The whole record as text, a line an action behind the header."""
    lines = [header_text(record)]
    for number in range(len(record.actions) + 1):
        lines += [mark_text(one.kind, one.value) for one in record.marks if one.at == number]
        lines += [action_text(one) for one in record.actions[number : number + 1]]
    return "\n".join([*lines, ""])


# -- Reading ---------------------------------------------------------------------------------------------------------


def read_record(text: str, file: str = "record") -> Record:
    """The record of a text made by `record_text`, or of a file that was written action by action.

    Each action is checked against the rules, also those that were taken back. Raises RecordError with file and line. A
    last line without its line end was torn in writing and is left out.
    """
    lines = text.split("\n")
    torn = lines.pop()
    if not lines and torn:
        lines = [torn]
    record = read_header(lines[0] if lines else "", file)
    states = [start(record.rules, record.dealer)]
    for number, line in enumerate(lines[1:], 2):
        try:
            if line.startswith("#"):
                record = read_mark(record, line)
                del states[len(record.actions) + 1 :]
                continue
            action = parse_action(line)
            states.append(apply(states[-1], action)[0])
            record = record.appended(action)
        except IllegalAction as wrong:
            raise RecordError(file, number, refused(wrong, line.strip())) from wrong
        except ValueError as wrong:
            raise RecordError(file, number, quoted(wrong)) from wrong
    return record


def read_mark(record: Record, line: str) -> Record:
    """The record with the mark of a line; raises ValueError with one sentence."""
    kind, _, value = line[1:].strip().partition(" ")
    if not kind:
        raise ValueError(sentence("a mark needs a word behind the #"))
    if kind == BACK:
        if not whole(value) or int(value) > len(record.actions):
            raise ValueError(
                sentence(
                    "{given!r}: a number up to {actions} is expected", given=line.strip(), actions=len(record.actions)
                )
            )
        return record.back(int(value))
    if kind == PRACTICE:
        span = value.split()
        if len(span) != 2 or not all(map(whole, span)) or int(span[0]) > int(span[1]):
            raise ValueError(sentence("{given!r}: the first and the last deal are expected", given=line.strip()))
    return record.with_mark(kind, value)


def whole(text: str) -> bool:
    """Whether a text is a whole number of moderate length."""
    return text.isdecimal() and text.isascii() and len(text) <= 6


def too_large(path: object) -> Sentence:
    """What is said of a file that is larger than any record can be."""
    return sentence("{path}: this is far too large for the record of a match", path=path)


def read_header(line: str, file: str) -> Record:
    """The record without actions that a header line describes; raises RecordError."""
    try:
        # Some editors put a mark before the first letter.
        header = json.loads(line.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as wrong:
        raise RecordError(file, 1, sentence("this is not a record of a match (its first line is not JSON)")) from wrong
    if not isinstance(header, dict) or header.get("format") not in (FORMAT, MARKED):
        found = header.get("format") if isinstance(header, dict) else None
        raise RecordError(file, 1, unknown(found))
    try:
        rules = rules_from(header["rules"], file)
        dealer, seed = header["dealer"], header["seed"]
        players, levels = tuple(header["players"]), tuple(header["levels"])
    except RulesError as wrong:
        raise RecordError(file, 1, sentence("the rules in the header cannot be used: {wrong}", wrong=wrong)) from wrong
    except KeyError as wrong:
        raise RecordError(file, 1, sentence("the header has no {key}", key=wrong)) from wrong
    except TypeError as wrong:
        raise RecordError(file, 1, sentence("a value in the header is of another kind than it must be")) from wrong
    texts = [*players, *levels, seed]
    if len(players) != rules.seats or len(levels) != rules.seats or not all(isinstance(one, str) for one in texts):
        raise RecordError(
            file,
            1,
            sentence("the header needs a name and a level for each of {seats} seats, and a seed", seats=rules.seats),
        )
    if type(dealer) is not int or not 0 <= dealer < rules.seats:
        raise RecordError(file, 1, sentence("the dealer must be a seat from 0 to {value}", value=rules.seats - 1))
    return Record(rules, dealer, players, levels, seed, **extras(header, file))


def unknown(found: object) -> str:
    """Why a format cannot be read, and what to do."""
    if isinstance(found, str) and found.startswith("sjavs-duel "):
        return sentence(
            "this is a duel and not a record of a match: “Duel by file” in the window opens it, or sjavs duel show"
        )
    if isinstance(found, str) and found.startswith("sjavs-record "):
        return sentence(
            "the format {found!r} is not known here: it is of a newer version, which can read it", found=found
        )
    if not isinstance(found, str):
        return sentence("the first line names no format ({known!r} is expected)", known=FORMAT)
    return sentence("the format {found!r} is not known here ({known!r} is)", found=found, known=FORMAT)


def extras(header: dict[str, Any], file: str) -> dict[str, Any]:
    """What only the second format has; raises RecordError."""
    if header["format"] == FORMAT:
        return {}
    found = {key: header.get(key, "") for key in EXTRA} | {"first": header.get("first", 1)}
    wrong = [key for key in EXTRA if not isinstance(found[key], str)]
    if wrong:
        raise RecordError(file, 1, sentence("{wrong} in the header must be a text", wrong=wrong[0]))
    if type(found["first"]) is not int or not 1 <= found["first"] < 10**9:
        raise RecordError(file, 1, sentence("first in the header must be a whole number from 1 on"))
    return found
