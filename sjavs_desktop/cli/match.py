"""``sjavs match``: bots play matches, or the same deals from every side, and a table tells how they did."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from sjavs_desktop.cli import duplicates
from sjavs_desktop.cli.arguments import (
    SEED,
    Beginning,
    Refused,
    add_rules,
    add_seed,
    add_series,
    beginning,
    in_series,
    levels_in,
    rules_of,
    whole,
)
from sjavs_desktop.cli.progress import MATCHES, Progress
from sjavs_desktop.cli.ratings import Rating, ratings
from sjavs_desktop.cli.tally import Tally, imbalances
from sjavs_desktop.cli.telling import level_name
from sjavs_desktop.cli.words import figure, noted, pathname, rule, say, told
from sjavs_desktop.core.files import make_folder
from sjavs_desktop.core.record import record_text
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.seal import salt_of, sealed
from sjavs_desktop.core.wording import cause
from sjavs_desktop.engine.levels import LEVELS, level
from sjavs_desktop.engine.play import play_with, record_of

GAMES, DEALS, DUPLICATES = 20, 500, 200
"""Matches that are played, deals after which one is stopped, and deals that are played in all turns."""
OF_MATCHES, OF_DUPLICATES = (
    ("games", "levels", "save", "code", "series", "first"),
    ("a", "b", "field", "jobs", "resume"),
)
"""Arguments that belong to one of the two uses only."""


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    add_rules(parser)
    add_seed(parser)
    parser.set_defaults(seed=None)
    parser.add_argument("--json", action="store_true", help=say("print JSON instead of a table"))
    parser.add_argument(
        "--deals",
        type=whole(1),
        metavar="N",
        help=say(
            "duplicate deals (default {duplicates}), or deals after which a match is stopped (default {deals})",
            duplicates=DUPLICATES,
            deals=DEALS,
        ),
    )
    whole_matches = parser.add_argument_group(say("whole matches"))
    whole_matches.add_argument(
        "--games", type=whole(1), metavar="N", help=say("matches to play (default {games})", games=GAMES)
    )
    whole_matches.add_argument(
        "--levels",
        metavar="LEVELS",
        help=say(
            "levels by seat, with commas: one for all, two for the sides, or one a seat ({levels})",
            levels=", ".join(LEVELS),
        ),
    )
    add_series(whole_matches)
    whole_matches.add_argument("--save", type=pathname, metavar="DIR", help=say("write a record of each match there"))
    compared = parser.add_argument_group(
        say("duplicate deals"),
        say("Each deal is played once for each account, so that the luck of the cards falls out."),
    )
    compared.add_argument("--a", metavar="LEVEL", help=say("the level that is measured"))
    compared.add_argument("--b", metavar="LEVEL", help=say("the level that it is compared with"))
    compared.add_argument("--field", metavar="LEVELS", help=say("levels with commas: each against each, and a table"))
    compared.add_argument("--jobs", type=whole(1, 256), metavar="J", help=say("processes (default: one for each core)"))
    compared.add_argument(
        "--resume", type=pathname, metavar="FILE", help=say("keep each deal there, and go on from what it has already")
    )


def run(args: argparse.Namespace) -> int:
    """Plays; 1 when an account does not balance."""
    if (args.seed, args.code, args.series) == (None, None, None):
        args.seed = SEED
    given = [key for key in (*OF_MATCHES, *OF_DUPLICATES) if getattr(args, key) is not None]
    if not any(key in OF_DUPLICATES for key in given):
        return matches(args)
    for key in given:
        if key in OF_MATCHES:
            raise Refused(say("--{key} is for whole matches and cannot go with --{given}", key=key, given=given[-1]))
    if (args.field is None) != (args.a is not None and args.b is not None) or (args.field and (args.a or args.b)):
        raise Refused(say("duplicate deals need --a and --b, or --field"))
    return against(args) if args.field is None else field(args)


def matches(args: argparse.Namespace) -> int:
    """Plays whole matches."""
    begun = beginnings(args)
    rules = begun[0].rules
    levels = levels_in(args.levels or "beginner", rules.seats)
    players = [level(key).decide for key in levels]
    tally, wrong = Tally(rules), []
    bar = Progress(len(begun), 0, sys.stderr, MATCHES)
    try:
        for number, (_, seed, first, dealer, opening, origin, _) in enumerate(begun, 1):
            played = play_with(rules, players, seed, args.deals or DEALS, dealer, first, opening)
            tally.add(played.table)
            wrong += [say("match {number}, {what}", number=number, what=one) for one in imbalances(rules, played.table)]
            if args.save is not None:
                record = replace(record_of(rules, levels, seed, dealer, played), first=first, origin=origin)
                save(args.save, number, record_text(sealed(record, salt_of(seed))))
            bar.step()
    finally:
        bar.end()
    named = begun[0].seed if in_series(args) else args.seed
    report = {"pack": rules.key, "chosen": dict(rules.chosen), "seed": named, **tally.report(), "wrong": wrong}
    for side in report["sides"]:
        side["levels"] = [levels[seat] for seat in side["seats"]]
    print(json.dumps(report, indent=2, ensure_ascii=False) if args.json else table_text(report, rules))
    return 1 if wrong else 0


def beginnings(args: argparse.Namespace) -> list[Beginning]:
    """How each match begins; one that begins with a deal of a series is played alone. Raises Refused."""
    if not in_series(args):
        rules, games = rules_of(args), range(args.games or GAMES)
        return [Beginning(rules, f"{args.seed}/{game + 1}", dealer=game % rules.seats) for game in games]
    if (args.games or 1) > 1:
        raise Refused(say("a match that begins with a deal of a series is played alone and cannot go with --games"))
    begun = beginning(args, args.seed)
    if begun.note:
        print(begun.note, file=sys.stderr)
    return [begun]


def jobs_of(args: argparse.Namespace) -> int:
    """How many processes play."""
    return args.jobs or os.cpu_count() or 1


def against(args: argparse.Namespace) -> int:
    """Plays duplicate deals between two levels."""
    rules, pair = rules_of(args), (known(args.a), known(args.b))
    deals = args.deals or DUPLICATES
    found = duplicates.played(rules, args.seed, [pair], deals, jobs_of(args), args.resume)[pair]
    report = {**headed(args, rules), **duplicates.compared(found)}
    print(json.dumps(report, indent=2, ensure_ascii=False) if args.json else compared_text(report, rules))
    return 0


def field(args: argparse.Namespace) -> int:
    """Plays duplicate deals between all of a field.

    Where everybody has an account one plays against all the rest, so each pair meets both ways.
    """
    rules, levels = rules_of(args), [known(one) for one in args.field.split(",")]
    if len(levels) < 2 or len(set(levels)) < len(levels):
        raise Refused(say("--field {field}: two or more different levels are expected", field=args.field))
    pairs = list((combinations if rules.accounts == 2 else permutations)(levels, 2))
    deals = args.deals or DUPLICATES
    found = duplicates.played(rules, args.seed, pairs, deals, jobs_of(args), args.resume)
    table = ratings(levels, {pair: [one.value for one in row] for pair, row in found.items()})
    report = {**headed(args, rules), "deals": deals, "field": levels, "table": list(map(rated, table))}
    report["pairs"] = [duplicates.compared(row) for row in found.values()]
    print(json.dumps(report, indent=2, ensure_ascii=False) if args.json else field_text(report, rules))
    return 0


def headed(args: argparse.Namespace, rules: Rules) -> dict[str, Any]:
    """What was played, for the beginning of a report."""
    return {"pack": rules.key, "chosen": dict(rules.chosen), "seed": args.seed}


def known(key: str) -> str:
    """The key of a level; raises Refused."""
    try:
        return level(key).key
    except ValueError as wrong:
        raise Refused(told(wrong)) from wrong


def rated(one: Rating) -> dict[str, Any]:
    """A row of the table of a field."""
    low, high = one.points.interval
    elo = {"elo": round(one.elo, 1), "elo_low": round(one.low, 1), "elo_high": round(one.high, 1)}
    return {"level": one.level, **elo, "mean": round(one.points.value, 4), "low": round(low, 4), "high": round(high, 4)}


def compared_text(report: dict[str, Any], rules: Rules) -> str:
    """The report of two levels for people."""
    lines = [
        say(
            "{name}, seed {seed}: %n deal(s), each from every side",
            n=report["deals"],
            name=rule(rules.name),
            seed=report["seed"],
        ),
        difference(report),
        say(
            "better in {better}, equal in {equal}, worse in {worse}",
            better=report["better"],
            equal=report["equal"],
            worse=report["worse"],
        ),
    ]
    for side in report["sides"]:
        words = (
            noted("{level}: no deal declared; {time:.1f} ms a decision")
            if side["made_rate"] is None
            else noted("{level}: %n deal(s) declared, {made:.0%} of them made; {time:.1f} ms a decision")
        )
        lines.append(
            say(
                words,
                n=side["declared"],
                level=level_name(side["level"]),
                made=side["made_rate"],
                time=side["ms_per_decision"],
            )
        )
    return "\n".join(lines)


def sure(one: dict[str, Any]) -> bool:
    """Whether an interval says anything: one deal, or some that all say the same, tell nothing about chance."""
    return bool(one["low"] != one["high"])


def difference(one: dict[str, Any]) -> str:
    """What a level earns more than another."""
    words = (
        noted("{a} against {b}: {mean:+.3f} game points per deal (95 %: {low:+.3f} to {high:+.3f})")
        if sure(one)
        else noted("{a} against {b}: {mean:+.3f} game points per deal (too few deals to say how sure that is)")
    )
    return say(words, **bounds(one))


def short_difference(one: dict[str, Any]) -> str:
    """The same in a list."""
    words = (
        noted("{a} against {b}: {mean:+.3f} (95 %: {low:+.3f} to {high:+.3f})")
        if sure(one)
        else noted("{a} against {b}: {mean:+.3f} (too few deals to say how sure that is)")
    )
    return say(words, **bounds(one))


def bounds(one: dict[str, Any]) -> dict[str, Any]:
    """The facts of a difference."""
    return {key: one[key] for key in ("mean", "low", "high")} | {key: level_name(one[key]) for key in ("a", "b")}


def field_text(report: dict[str, Any], rules: Rules) -> str:
    """The report of a field for people."""
    width = max(len(level_name(one)) for one in report["field"]) + 2
    lines = [
        say(
            "{name}, seed {seed}: %n deal(s) a pair, each from every side",
            n=report["deals"],
            name=rule(rules.name),
            seed=report["seed"],
        ),
        f"{'':{width}}{'Elo':>8}{'95 %':>20}{say('points per deal'):>20}{'95 %':>22}",
    ]
    for one in report["table"]:
        # Where all deals say the same, or there is but one, chance cannot be reckoned from them.
        elo = say("{low:+.0f} to {high:+4.0f}", low=one["elo_low"], high=one["elo_high"]) if sure(one) else "–"
        interval = say("{low:+.3f} to {high:+.3f}", low=one["low"], high=one["high"]) if sure(one) else "–"
        lines.append(
            f"{level_name(one['level']):{width}}{one['elo']:>+8.0f}{elo:>20}{figure(one['mean']):>+20.3f}{interval:>22}"
        )
    lines += [short_difference(one) for one in report["pairs"]]
    return "\n".join(lines)


def save(folder: Path, number: int, text: str) -> None:
    """Writes a record; raises Refused when that cannot be done."""
    try:
        make_folder(folder)
        (folder / f"match-{number:04}.sjavs").write_text(text, encoding="utf-8", newline="\n")
    except OSError as wrong:
        raise Refused(say("{folder}: the record cannot be written: {why}", folder=folder, why=cause(wrong))) from wrong


ROWS = (
    ("wins", noted("wins")),
    ("losses", noted("matches lost")),
    ("crosses", noted("crosses")),
    ("declared", noted("deals declared")),
    ("made", noted("of these made")),
    ("folded", noted("of these folded")),
    ("partner", noted("deals as partner")),
    ("vol", noted("every trick")),
    ("javn", noted("30 or fewer")),
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
    points = [f"{figure(side['points_per_deal']):.2f} +- {figure(side['standard_error']):.2f}" for side in sides]
    seats = [
        say(noted("seats {list}") if len(side["seats"]) > 1 else noted("seat {list}"), list=listed(side["seats"]))
        for side in sides
    ]
    lines = [
        ("", seats),
        (say("levels"), [", ".join(dict.fromkeys(map(level_name, side["levels"]))) for side in sides]),
        (say("game points per deal"), points),
        *((say(words), [str(side[key]) for side in sides]) for key, words in rows(rules)),
    ]
    counts = [say(words, n=report[key]) for key, words in COUNTS if report[key] or key in ("matches", "deals", "ties")]
    balance = report["wrong"] or [say("every account balances")]
    return "\n".join(
        [
            say(
                "{name}, seed {seed}: {counts}",
                name=rule(rules.name),
                seed=report["seed"],
                counts=", ".join(counts),
            ),
            *(f"{words:22}" + "".join(f"{cell:>20}" for cell in cells) for words, cells in lines),
            *games(report, rules),
            *balance,
        ]
    )


def games(report: dict[str, Any], rules: Rules) -> list[str]:
    """How often each game was played, where a tariff pays them."""
    if not rules.score.tariff.prices:
        return []
    played = [(report["contracts"].get(one.key, 0), rule(one.name)) for one in rules.contracts]
    told = [say("{number} {game}", number=number, game=name) for number, name in played if number]
    return [say("played: {list}", list=", ".join(told) or "-")]


def listed(numbers: Sequence[int]) -> str:
    """Numbers one after another."""
    return ", ".join(str(one) for one in numbers)


COUNTS = (
    ("matches", noted("%n match(es)")),
    ("unfinished", noted("%n unfinished")),
    ("deals", noted("%n deal(s)")),
    ("ties", noted("%n tie(s)")),
    ("nobody_bid", noted("%n played without a bid")),
    ("annulled", noted("%n annulled")),
)
"""Counts of a report and how they are told."""
