"""``sjavs replay``: a recorded match, trick by trick, in plain text."""

import argparse
import errno
import sys
from collections.abc import Iterator
from pathlib import Path

from sjavs_desktop.cli.telling import Cast, hand_text, level_name, people, printable, spread_lines, tell
from sjavs_desktop.cli.words import borrow, pathname, rule, say, told
from sjavs_desktop.core.errors import IllegalAction, RecordError
from sjavs_desktop.core.files import at_most
from sjavs_desktop.core.record import Record, read_header, read_record, too_large
from sjavs_desktop.core.state import Event, State
from sjavs_desktop.core.wording import cause

LARGEST = 64 * 2**20
"""Bytes of a record at most: a match of a whole evening has some thousands."""


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("file", type=pathname, metavar="FILE", help=say("a record of a match"))


def run(args: argparse.Namespace) -> int:
    """Prints the match; 1 after one sentence when the file is no record."""
    try:
        record = read(args.file)
    except ValueError as wrong:
        print(f"sjavs replay: {told(wrong)}", file=sys.stderr)
        return 1
    for line in lines(record):
        print(line)
    return 0


def read(path: Path) -> Record:
    """The record in a file; raises ValueError with one sentence."""
    try:
        # Whoever has edited it may have left other line ends.
        text = at_most(path, LARGEST).decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as wrong:
        raise ValueError(
            say("{path}: the file is not UTF-8 text (byte {start})", path=path, start=wrong.start)
        ) from wrong
    except OSError as wrong:
        if wrong.errno == errno.EFBIG:
            raise ValueError(too_large(path)) from wrong
        raise ValueError(say("{path}: the file cannot be read: {why}", path=path, why=cause(wrong))) from wrong
    try:
        return read_record(text, str(path))
    except RecordError as wrong:
        raise ValueError(in_words(wrong, text)) from wrong


def in_words(wrong: RecordError, text: str) -> str:
    """What is wrong with the text of a record; why an action is against the rules is told as the window tells it."""
    refused = wrong.__cause__
    if not isinstance(refused, IllegalAction):
        return told(wrong)
    borrow()
    from sjavs_desktop.ui.dress import dressed
    from sjavs_desktop.ui.text import why

    with dressed(read_header(text.partition("\n")[0], wrong.file).rules):
        # Whose turn it is the window says only to whoever plays there.
        sentence = say("It is another player's turn.") if refused.reason.key == "turn" else why(refused.reason)
    line = text.split("\n")[wrong.line - 1].strip()
    return say(
        "{file}:{number}: {line!r} is against the rules here: {why}",
        file=wrong.file,
        number=wrong.line,
        line=line,
        why=sentence,
    )


def lines(record: Record) -> Iterator[str]:
    """The match as lines of text."""
    names = people(record.players)
    seats = ", ".join(f"{name} ({level_name(level)})" for name, level in zip(names, record.levels, strict=True))
    yield say(
        "{name}, seed {seed}",
        name=printable(rule(record.rules.name)),
        seed=printable(record.seed),
    )
    yield say("Players: {seats}", seats=seats)
    cast = Cast.of(record.rules, names)
    for state, events in record.steps():
        for event in events:
            if event.kind == "shuffled":
                yield ""
                yield say("Deal {deal}", deal=state.table.deal)
            line = tell(event, cast, state.table)
            if line is not None:
                yield line
            yield from cards_shown(event, state, names)


def cards_shown(event: Event, state: State, names: tuple[str, ...]) -> Iterator[str]:
    """The cards that a replay lays open after an event: the deal, and what an exchange made of it."""
    rules = state.rules
    if event.kind == "dealt":
        yield from (f"  {name}: {hand_text(hand, None, rules)}" for name, hand in zip(names, state.hands, strict=True))
        yield from spread_lines(state.table.spread, names, rules)
        if state.talon:
            yield say("  in the middle: {talon}", talon=hand_text(state.talon, None, rules))
    if event.kind == "exchanged":
        yield say("  laid away: {aside}", aside=hand_text(state.aside, None, rules))
    if event.kind in ("looked", "exchanged"):
        yield f"  {names[event.seat]}: {hand_text(state.hands[event.seat], None, rules)}"
    if event.kind == "wed":
        yield from (f"  {names[seat]}: {hand_text(state.hands[seat], None, rules)}" for seat in married(state))


def married(state: State) -> tuple[int, ...]:
    """The two whose hands a marriage has changed."""
    table = state.table
    return tuple(seat for seat in (table.declarer, table.partner) if seat is not None)
