"""``sjavs duel``: the same deals for two people in two places, in a file that goes from one to the other."""

import argparse
import json
import os
from pathlib import Path
from typing import Any

from sjavs_desktop.app.deals import fresh
from sjavs_desktop.app.duels import check_levels, read, write
from sjavs_desktop.cli.arguments import Parser, Refused, add_rules, rules_of, whole
from sjavs_desktop.cli.play import HUMAN, parties, played, seats_at
from sjavs_desktop.cli.telling import level_name, printable
from sjavs_desktop.cli.words import borrow, pathname, rule, say, told, typed_as
from sjavs_desktop.core.codes import new_seed
from sjavs_desktop.core.duel import MOST, PERSON, Duel, named
from sjavs_desktop.engine.levels import LEVELS, level

DEALS = 4
"""Deals of a new duel, unless something else is asked for."""
LEVEL = "club"
"""The level of its bots, unless something else is asked for."""


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    does = parser.add_subparsers(dest="does", metavar="WHAT", required=True, parser_class=Parser)
    new = does.add_parser("new", help=say("write the file of a new duel"))
    new.add_argument("file", type=pathname, metavar="FILE")
    add_rules(new)
    new.add_argument(
        "--deals", type=whole(1, MOST), default=DEALS, metavar="N", help=say("default {deals}", deals=DEALS)
    )
    new.add_argument(
        "--level", default=LEVEL, help=say("of the bots ({list}; default {level})", list=", ".join(LEVELS), level=LEVEL)
    )
    new.add_argument("--name", help=say("under which you play it; for duel play"))
    show = does.add_parser("show", help=say("tell how far a duel is, and compare both once they have played"))
    show.add_argument("file", type=pathname, metavar="FILE")
    show.add_argument("--json", action="store_true", help=say("print JSON instead of a table"))
    play = does.add_parser(
        "play", help=say("play the next deals of a duel in the terminal; each is kept when it is over")
    )
    play.add_argument("file", type=pathname, metavar="FILE")
    play.add_argument("--name", help=say("under which you play it (default: that of duel new)"))


def run(args: argparse.Namespace) -> int:
    """Makes, shows or plays a duel."""
    if args.does == "new":
        return new_duel(args)
    duel = duel_in(args.file)
    if args.does == "play":
        return play(args, duel)
    print(json.dumps(report(duel), indent=2, ensure_ascii=False) if args.json else table(duel))
    return 0


def duel_in(path: Path) -> Duel:
    """The duel in a file; raises Refused."""
    try:
        return read(path)
    except ValueError as wrong:
        raise Refused(told(wrong)) from wrong


def keep(duel: Duel, path: Path) -> None:
    """Writes a duel; raises Refused."""
    try:
        write(duel, path)
    except ValueError as wrong:
        raise Refused(told(wrong)) from wrong


def new_duel(args: argparse.Namespace) -> int:
    """Writes a new duel to a file that is not there yet."""
    rules, seed = rules_of(args), new_seed()
    try:
        levels = (PERSON, *(level(args.level).key,) * (rules.seats - 1))
        own = named(args.name) if args.name is not None else ""
    except ValueError as wrong:
        raise Refused(told(wrong)) from wrong
    # A name that is too long is told of when it is written.
    if os.path.lexists(args.file):
        raise Refused(say("{file}: there is such a file already, and it is not overwritten", file=args.file))
    names = ("", *seats_at(rules)[1:])
    duel = Duel(rules, seed, sum(seed.encode()) % rules.seats, levels, names, args.deals, own=own)
    keep(duel, args.file)
    print(
        say(
            "{file}: {deals} of {name}, series {seed}.",
            file=args.file,
            deals=deals_of(duel),
            name=rule(rules.name),
            seed=seed,
        )
    )
    return 0


def deals_of(duel: Duel) -> str:
    """How many deals a duel has, in words."""
    return say("1 deal") if duel.deals == 1 else say("{deals} deals", deals=duel.deals)


def player_of(args: argparse.Namespace, duel: Duel) -> str:
    """Who plays; raises Refused."""
    if not (args.name or duel.own):
        raise Refused(say("duel play needs --name: under which name do you play?"))
    try:
        player = named(args.name or duel.own)
        check_levels(duel, args.file)
    except ValueError as wrong:
        raise Refused(told(wrong)) from wrong
    if len({player, *(one.player for one in duel.entries)}) > 2:
        raise Refused(say("{file}: two have played this duel already", file=args.file))
    return player


def play(args: argparse.Namespace, duel: Duel) -> int:
    """Plays deals of a duel until all are played, the input ends or the player quits."""
    player = player_of(args, duel)
    while (deal := duel.next_deal(player)) is not None:
        print(
            say(
                "Duel, deal {deal} of {deals}. {parties} ? helps, {quit} ends.",
                deal=deal,
                deals=duel.deals,
                parties=parties(duel.rules),
                quit=typed_as("quit"),
            )
        )
        record = played(fresh(duel.header(deal, player)), duel.opening(deal), alone=True)
        if not record.state().table.deal_over:
            print(say("Deal {deal} was not played to its end, so it is not kept.", deal=deal))
            return 0
        # Somebody else's deals may have been added to the file meanwhile.
        duel = duel_in(args.file).played(player, record.actions)
        keep(duel, args.file)
    print(say("{player} has played the whole duel (deals: {deals}).", player=player, deals=duel.deals))
    print(table(duel))
    return 0


# -- What is told -----------------------------------------------------------------------------------------------------


def report(duel: Duel) -> dict[str, Any]:
    """A duel for programs; what became of the deals stands in it only once two have played them all."""
    told: dict[str, Any] = {
        "pack": duel.rules.key,
        "chosen": dict(duel.rules.chosen),
        "seed": duel.seed,
        "deals": duel.deals,
        "levels": duel.levels[HUMAN + 1 :],
        "players": [{"name": one.player, "played": len(one.plays)} for one in duel.entries],
    }
    if duel.whole:
        told["rows"] = rows(duel)
        told["difference"] = round(sum(one["difference"] for one in told["rows"]), 6)
    return told


def rows(duel: Duel) -> list[dict[str, Any]]:
    """The deals of a duel that two have played, in the order of its players."""
    borrow()
    from sjavs_desktop.ui import duel_text

    found = []
    for line in duel_text.lines(duel)[:-1]:
        keys = ("contract", "declarer", "points")
        each = [dict(zip(keys, one, strict=True)) for one in zip(line.played, line.declarer, line.points, strict=True)]
        found.append({"deal": line.deal, "players": each, "difference": line.difference})
    return found


def table(duel: Duel) -> str:
    """A duel for people."""
    levels = ", ".join(dict.fromkeys(map(level_name, duel.levels[HUMAN + 1 :])))
    head = say(
        "{name}, series {seed}: {deals} with bots of level {levels}",
        name=rule(duel.rules.name),
        seed=duel.seed,
        deals=deals_of(duel),
        levels=levels,
    )
    lines = [printable(head)]
    for one in duel.entries:
        done = say("{player}: {number} of {deals} played", player=one.player, number=len(one.plays), deals=duel.deals)
        lines.append(printable(done))
    if not duel.whole:
        return "\n".join([*lines, say("What became of the deals is shown once two have played them all.")])
    return "\n".join([*lines, *compared(duel)])


def compared(duel: Duel) -> list[str]:
    """The table of a duel that two have played, and what it comes to."""
    borrow()
    from sjavs_desktop.ui import duel_text

    first, second = duel_text.ordered(duel)
    cells = [[say("deal")]]
    for one in (first, second):
        cells[0] += [one.player, say("declarer"), say("points")]
    cells[0].append(say("difference"))
    for line in duel_text.lines(duel):
        row = [str(line.deal) if line.deal else say("total")]
        for place in (0, 1):
            row += [line.played[place], line.declarer[place]] if line.deal else ["", ""]
            row.append(duel_text.points(line.points[place], True))
        cells.append([*row, duel_text.points(line.difference, True)])
    widths = [max(len(row[place]) for row in cells) for place in range(len(cells[0]))]
    table = [
        "  ".join(
            cell.rjust(width) if place in (0, 3, 6, 7) else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in cells
    ]
    return [printable(one.rstrip()) for one in [*table, duel_text.verdict(duel), duel_text.measure()]]
