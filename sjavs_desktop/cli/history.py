"""``sjavs history``: every match that was played, and what they come to."""

import argparse
import io
import json
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sjavs_desktop.app import history_csv, library
from sjavs_desktop.app.history import FILE, History, HistoryError
from sjavs_desktop.app.history_rows import KINDS, DealRow, MatchRow, kind
from sjavs_desktop.cli.telling import printable
from sjavs_desktop.cli.words import borrow, noted, pathname, say, told
from sjavs_desktop.core.wording import cause, sentence

COLUMNS = (
    noted("began"),
    noted("rules"),
    noted("level"),
    noted("deals"),
    noted("status"),
    noted("won"),
    noted("id"),
)
"""What stands above the columns of the matches."""
COUNTED = {
    "played": noted("%n played"),
    "claimed": noted("%n claimed"),
    "resumed": noted("%n resumed"),
    "practice": noted("%n for practice"),
    "abandoned": noted("%n given up"),
    "thrown_in": noted("%n thrown in"),
    "going": noted("%n going on"),
    "watched": noted("%n watched"),
}
"""How deals of a kind are counted."""
STANDARD_OUTPUT = Path("-")


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("--json", action="store_true", help=say("print all matches with their deals as JSON"))
    parser.add_argument(
        "--csv",
        type=pathname,
        metavar="FILE",
        help=say("write a table, a line for each deal; - is the standard output"),
    )
    parser.add_argument(
        "--folder",
        type=pathname,
        default=None,
        metavar="FOLDER",
        help=say("the folder with matches/ (default: the user's own)"),
    )


def run(args: argparse.Namespace) -> int:
    """Prints or writes the history; 1 when something is wrong, after a sentence for each."""
    folder = args.folder or library.user_folder().parent
    history = History(folder / FILE, folder / "matches", say=complain)
    try:
        wrong = [step.wrong for step in history.catch_up() if step.wrong]
        matches, deals = history.matches(), history.deals()
    except HistoryError as failed:
        complain(failed)
        return 1
    finally:
        history.close()
    for one in wrong:
        complain(one)
    code = tell(args, matches, deals)
    return 1 if wrong else code


def complain(what: str | HistoryError) -> None:
    """Says on the standard error what is wrong."""
    print(say("sjavs history: {sentence}", sentence=printable(told(what))), file=sys.stderr)


def tell(args: argparse.Namespace, matches: Sequence[MatchRow], deals: Sequence[DealRow]) -> int:
    """Prints the history as it is wanted, or writes it to a file."""
    if args.csv == STANDARD_OUTPUT:
        if isinstance(sys.stdout, io.TextIOWrapper):
            # The table ends its lines itself, alike on every system.
            sys.stdout.reconfigure(encoding="utf-8", newline="")
        history_csv.write(sys.stdout, matches, deals)
    elif args.csv:
        try:
            history_csv.export(args.csv, matches, deals)
        except OSError as wrong:
            complain(sentence("{file} cannot be written: {why}", file=args.csv, why=cause(wrong)))
            return 1
    if args.json:
        json.dump([as_json(one, deals) for one in matches], sys.stdout, indent=1)
        print()
    elif not args.csv:
        table(matches, deals)
    return 0


def as_json(match: MatchRow, deals: Sequence[DealRow]) -> dict[str, Any]:
    """A match with its deals, as JSON has it."""
    lists = {key: json.loads(getattr(match, key)) for key in ("chosen", "players", "levels", "scores", "crosses")}
    own = [{**one._asdict(), "kind": kind(one, match)} for one in deals if one.match == match.id]
    return match._asdict() | lists | {"deals": own}


def table(matches: Sequence[MatchRow], deals: Sequence[DealRow]) -> None:
    """Prints a line for each match, and how their deals are counted."""
    if not matches:
        print(say("Nothing has been played yet."))
        return
    borrow()
    from sjavs_desktop.ui import history_text

    by_id = {one.id: one for one in matches}
    # One that is going on is no deal yet.
    kinds = [kind(one, by_id[one.match]) for one in deals]
    ended = Counter(one.match for one, key in zip(deals, kinds, strict=True) if key != "going")
    heads = [say(each) for each in COLUMNS]
    rows = [
        [
            shown(one.began),
            shown(history_text.rules(one)),
            shown(history_text.level(one.level)),
            str(ended[one.id]),
            history_text.say(history_text.STATUS[one.status]),
            shown(one.won),
            shown(one.id),
        ]
        for one in matches
    ]
    widths = [max(len(row[place]) for row in [*rows, heads]) for place in range(len(COLUMNS))]
    for row in [heads, *rows]:
        print("  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip())
    counted = ", ".join(say(COUNTED[key], n=kinds.count(key)) for key in KINDS if key in kinds)
    words = noted("{matches}, {deals}: {kinds}") if counted else noted("{matches}, {deals}")
    whole = say("%n match(es)", n=len(matches)), say("%n deal(s)", n=ended.total())
    print(say(words, matches=whole[0], deals=whole[1], kinds=counted))


def shown(value: object) -> str:
    """A value in a table of plain text."""
    if isinstance(value, bool):
        return say("yes") if value else say("no")
    return printable(str(value)) if value not in (None, "") else "-"
