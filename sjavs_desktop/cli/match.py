"""``sjavs match``: bots play matches, and a table tells how the sides did."""

import argparse
import json
from pathlib import Path
from typing import Any

from sjavs_desktop.cli.arguments import Refused, add_rules, add_seed, levels_in, rules_of, whole
from sjavs_desktop.cli.tally import Tally, imbalances
from sjavs_desktop.core.record import record_text
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.engine.levels import LEVELS, level
from sjavs_desktop.engine.play import play_with, record_of


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    add_rules(parser)
    add_seed(parser)
    parser.add_argument("--games", type=whole(1), default=20, metavar="N", help="matches to play (default 20)")
    parser.add_argument(
        "--deals", type=whole(1), default=500, metavar="N", help="deals after which a match is stopped (default 500)"
    )
    parser.add_argument(
        "--levels",
        default="beginner",
        metavar="LEVELS",
        help=f"levels by seat, with commas: one for all, two for the sides, or one a seat ({', '.join(LEVELS)})",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--save", type=Path, metavar="DIR", help="write a record of each match there")


def run(args: argparse.Namespace) -> int:
    """Plays; 1 when an account does not balance."""
    rules = rules_of(args)
    levels = levels_in(args.levels, rules.seats)
    players = [level(key).decide for key in levels]
    tally, wrong = Tally(rules), []
    for number in range(args.games):
        seed, dealer = f"{args.seed}/{number + 1}", number % rules.seats
        played = play_with(rules, players, seed, args.deals, dealer)
        tally.add(played.table)
        wrong += [f"match {number + 1}, {one}" for one in imbalances(rules, played.table)]
        if args.save is not None:
            save(args.save, number + 1, record_text(record_of(rules, levels, seed, dealer, played)))
    report = {"pack": rules.key, "chosen": dict(rules.chosen), "seed": args.seed, **tally.report(), "wrong": wrong}
    for side in report["sides"]:
        side["levels"] = [levels[seat] for seat in side["seats"]]
    print(json.dumps(report, indent=2, ensure_ascii=False) if args.json else table_text(report, rules))
    return 1 if wrong else 0


def save(folder: Path, number: int, text: str) -> None:
    """Writes a record; raises Refused when that cannot be done."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"match-{number:04}.sjavs").write_text(text, encoding="utf-8", newline="\n")
    except OSError as wrong:
        raise Refused(f"{folder}: the record cannot be written: {wrong.strerror}") from wrong


ROWS = (
    ("wins", "wins"),
    ("losses", "matches lost"),
    ("crosses", "crosses"),
    ("declared", "deals declared"),
    ("made", "of these made"),
    ("folded", "of these folded"),
    ("partner", "deals as partner"),
    ("vol", "every trick"),
    ("javn", "30 or fewer"),
)
"""Keys of a side's counts and how a line of the table begins."""


def rows(rules: Rules) -> list[tuple[str, str]]:
    """The counts that this game has."""
    without = {"wins", "crosses"} if rules.score.end == "loser" else {"losses"}
    if rules.score.end == "deals":
        without.add("crosses")
    if "fold" not in rules.flow:
        without.add("folded")
    if all(one.sides != "called" for one in rules.contracts):
        without.add("partner")
    return [row for row in ROWS if row[0] not in without]


def table_text(report: dict[str, Any], rules: Rules) -> str:
    """The report for people: a column a side, or a player where everybody has an account."""
    sides = report["sides"]
    points = [f"{side['points_per_deal']:.2f} +- {side['standard_error']:.2f}" for side in sides]
    seats = [
        ("seats " if len(side["seats"]) > 1 else "seat ") + ", ".join(str(seat) for seat in side["seats"])
        for side in sides
    ]
    lines = [
        ("", seats),
        ("levels", [" ".join(dict.fromkeys(side["levels"])) for side in sides]),
        ("game points per deal", points),
        *((words, [str(side[key]) for side in sides]) for key, words in rows(rules)),
    ]
    counts = [f"{report[key]} {words}" for key, words in COUNTS if report[key] or key in ("matches", "deals", "ties")]
    balance = report["wrong"] or ["every account balances"]
    return "\n".join(
        [
            f"{rules.name} ({rules.key}), seed {report['seed']}: {', '.join(counts)}",
            *(f"{words:22}" + "".join(f"{cell:>20}" for cell in cells) for words, cells in lines),
            *games(report, rules),
            *balance,
        ]
    )


def games(report: dict[str, Any], rules: Rules) -> list[str]:
    """How often each game was played, where a tariff pays them."""
    if not rules.score.tariff.prices:
        return []
    played = [(report["contracts"].get(one.key, 0), one.name) for one in rules.contracts]
    return ["played: " + (", ".join(f"{number} {name}" for number, name in played if number) or "nothing")]


COUNTS = (
    ("matches", "matches"),
    ("unfinished", "unfinished"),
    ("deals", "deals"),
    ("ties", "ties"),
    ("nobody_bid", "played without a bid"),
    ("annulled", "annulled"),
)
"""Counts of a report and the words behind them."""
