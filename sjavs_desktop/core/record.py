"""A record: the header of a match and its actions. The same text is save file, replay, test and bug report."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace

from sjavs_desktop.core.compile import rules_from
from sjavs_desktop.core.errors import IllegalAction, RecordError, RulesError
from sjavs_desktop.core.game import apply, start
from sjavs_desktop.core.notation import action_text, parse_action
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Action, Event, Seat, State, Step

FORMAT = "sjavs-record 1"


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

    def appended(self, action: Action) -> "Record":
        """The record with one more action; whether it is legal is seen when it is replayed."""
        return replace(self, actions=(*self.actions, action))

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


def header_text(record: Record) -> str:
    """The first line of a record's text."""
    header = {
        "format": FORMAT,
        "dealer": record.dealer,
        "players": record.players,
        "levels": record.levels,
        "seed": record.seed,
        "rules": json.loads(record.rules.resolved),
    }
    return json.dumps(header, ensure_ascii=False, sort_keys=False)


def record_text(record: Record) -> str:
    """The whole record as text, a line an action behind the header."""
    return "\n".join([header_text(record), *(action_text(one) for one in record.actions), ""])


def read_record(text: str, file: str = "record") -> Record:
    """The record of a text made by `record_text`; each action is checked against the rules.

    Raises RecordError with file and line. A last line without its line end was torn in writing and is left out.
    """
    lines = text.split("\n")
    torn = lines.pop()
    if not lines and torn:
        lines = [torn]
    record = read_header(lines[0] if lines else "", file)
    state = start(record.rules, record.dealer)
    actions: list[Action] = []
    for number, line in enumerate(lines[1:], 2):
        try:
            action = parse_action(line)
            state, _ = apply(state, action)
        except IllegalAction as refused:
            raise RecordError(
                file, number, f"{line.strip()!r} is against the rules here ({refused.reason.key})"
            ) from refused
        except ValueError as wrong:
            raise RecordError(file, number, str(wrong)) from wrong
        actions.append(action)
    return replace(record, actions=tuple(actions))


def read_header(line: str, file: str) -> Record:
    """The record without actions that a header line describes; raises RecordError."""
    try:
        header = json.loads(line)
    except (ValueError, RecursionError) as wrong:
        raise RecordError(file, 1, "this is not a record of a match (its first line is not JSON)") from wrong
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        found = header.get("format") if isinstance(header, dict) else None
        raise RecordError(file, 1, f"the format {found!r} is not known here ({FORMAT!r} is)")
    try:
        rules = rules_from(header["rules"], file)
        dealer, seed = header["dealer"], header["seed"]
        players, levels = tuple(header["players"]), tuple(header["levels"])
    except RulesError as wrong:
        raise RecordError(file, 1, f"the rules in the header cannot be used: {wrong}") from wrong
    except (KeyError, TypeError) as wrong:
        raise RecordError(file, 1, f"the header lacks or garbles {wrong}") from wrong
    texts = [*players, *levels, seed]
    if len(players) != rules.seats or len(levels) != rules.seats or not all(isinstance(one, str) for one in texts):
        raise RecordError(file, 1, f"the header needs a name and a level for each of {rules.seats} seats, and a seed")
    if type(dealer) is not int or not 0 <= dealer < rules.seats:
        raise RecordError(file, 1, f"the dealer must be a seat from 0 to {rules.seats - 1}")
    return Record(rules, dealer, players, levels, seed)
