"""``sjavs verify``: whether the deals of a record are those whose fingerprints were shown before them."""

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any

from sjavs_desktop.cli.arguments import Refused, whole
from sjavs_desktop.cli.replay import read
from sjavs_desktop.cli.telling import printable
from sjavs_desktop.cli.words import pathname, rule, say, told
from sjavs_desktop.core.record import Record, deals
from sjavs_desktop.core.record import whole as whole_number
from sjavs_desktop.core.seal import SHOWN, Check, check, sealed_text, shown
from sjavs_desktop.core.state import CHANCE

LEAST = 8
"""Digits of a fingerprint without which it says too little."""


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.description = say(
        "Checks the sealed deals of a record: 0 is returned when every deal that is asked for was "
        "sealed before its first choice, and is the one that was sealed. A record can be written "
        "anew by whoever has the file; the fingerprint that you noted before the deal cannot, so "
        "compare that one too."
    )
    parser.add_argument("file", type=pathname, metavar="FILE", help=say("a record of a match"))
    parser.add_argument("--deal", type=whole(1), metavar="N", help=say("only this deal of the match"))
    parser.add_argument(
        "--fingerprint",
        metavar="HEX",
        help=say("what was shown before the deal (its first {shown} digits, or all)", shown=SHOWN),
    )
    parser.add_argument("--json", action="store_true", help=say("print JSON, with the text that was sealed"))


def run(args: argparse.Namespace) -> int:
    """Tells of each deal; 1 when one of them fails, or after one sentence when the file is no record."""
    noted = None if args.fingerprint is None else fingerprint_in(args.fingerprint)
    try:
        record = read(args.file)
    except ValueError as wrong:
        print(f"sjavs verify: {told(wrong)}", file=sys.stderr)
        return 1
    found = check(record)
    if args.deal is not None and args.deal > len(found):
        print(
            say(
                "sjavs verify: {file}: there is no deal {deal} (there are {found})",
                file=args.file,
                deal=args.deal,
                found=len(found),
            ),
            file=sys.stderr,
        )
        return 1
    asked = [one for one in found if args.deal in (None, one.deal)]
    fitting = [one for one in asked if noted is not None and one.fingerprint.startswith(noted)]
    good = agree(record, asked if noted is None else fitting, noted is not None)
    if args.json:
        print(json.dumps(report(record, asked, fitting, noted, good), indent=2, ensure_ascii=False))
    else:
        print("\n".join(lines(record, asked, fitting, noted, good)))
    return 0 if good else 1


def fingerprint_in(text: str) -> str:
    """A fingerprint as somebody types it; raises Refused."""
    digits = "".join(text.split()).replace("-", "").lower()
    if not LEAST <= len(digits) <= 64 or not set(digits) <= set("0123456789abcdef"):
        raise Refused(
            say("--fingerprint {given!r}: {least} to 64 hexadecimal digits are expected", given=text, least=LEAST)
        )
    return digits


def agree(record: Record, judged: list[Check], noted: bool) -> bool:
    """Whether there are such deals and nothing speaks against any; a fingerprint that was noted is a seal too."""
    return bool(judged) and all(one.fits if noted else passes(record, one) for one in judged)


def passes(record: Record, one: Check) -> bool:
    """Whether nothing speaks against a deal; one from elsewhere need not be of the match's series."""
    return one.sealed and (one.of_series or bool(record.origin))


def order_text(record: Record, one: Check) -> str:
    """The text whose SHA-256 the fingerprint is."""
    orders = [done.value for done in record.actions if (done.seat, done.kind) == (CHANCE, "shuffle")]
    order = orders[one.deal - 1]
    assert isinstance(order, tuple)
    return sealed_text(record.salt, one.deal, order)


def report(record: Record, asked: list[Check], fitting: list[Check], noted: str | None, good: bool) -> dict[str, Any]:
    """Everything that was found, as plain data."""
    deals = []
    for one in asked:
        row = {**one._asdict(), "ok": passes(record, one), "sealed_text": order_text(record, one)}
        deals.append(row if noted is None else {**row, "noted": one in fitting})
    return {"pack": record.rules.key, "seed": record.seed, "origin": record.origin, "ok": good, "deals": deals}


def lines(record: Record, asked: list[Check], fitting: list[Check], noted: str | None, good: bool) -> Iterator[str]:
    """Everything that was found, for people."""
    yield say(
        "{name}, seed {seed}",
        name=printable(rule(record.rules.name)),
        seed=printable(record.seed),
    )
    for one in asked:
        yield say(
            "Deal {deal}: {seal_words} {series_words}",
            deal=one.deal,
            seal_words=seal_words(record, one),
            series_words=series_words(record, one),
        )
        wanted = shown(one.fingerprint, one.written)
        yield say("  fingerprint {fingerprint}, salt {salt}", fingerprint=wanted, salt=one.salt)
        if one in fitting:
            yield say("  It is the deal of the fingerprint that you gave.")
    if noted is not None and not fitting:
        yield say("The fingerprint that you gave belongs to no deal here: ") + (
            say("what lies here is not what was sealed.") if asked else say("nothing was dealt.")
        )
    yield say("All is as it was sealed.") if good else verdict(record, asked)


def verdict(record: Record, asked: list[Check]) -> str:
    """Why the answer is no."""
    if not asked:
        return say("There is no deal to check.")
    known = tried_out(record)
    if all(passes(record, one) or (not one.written and one.deal <= known) for one in asked):
        return say("What is tried out in a what-if has no seal of its own: look at the match that it was begun from.")
    if not any(one.written for one in asked):
        return say("Nothing was sealed, so nothing can be said of these deals.")
    return say("Not all is as it was sealed.")


def tried_out(record: Record) -> int:
    """How many deals of a match were known when it began, as it is a what-if."""
    kind, _, rest = record.origin.partition(" ")
    ply = rest.rpartition(" ")[2]
    return deals(record.actions[: int(ply)]) if kind == "branch" and whole_number(ply) else 0


def seal_words(record: Record, one: Check) -> str:
    """What became of the seal of a deal."""
    if not one.written and one.deal <= tried_out(record):
        return say("it was tried out in a what-if, when its cards were known.")
    if not one.written:
        return say("it was not sealed.")
    if not one.fits:
        written = shown(one.written, one.fingerprint)
        return say("THE SEAL DOES NOT FIT THE CARDS: {shown} was sealed.", shown=printable(written))
    if not one.before:
        return say("the seal fits the cards, BUT IT STANDS BEHIND CHOICES OF THE DEAL.")
    return say("sealed before its first choice, and the seal fits the cards.")


def series_words(record: Record, one: Check) -> str:
    """Where the cards of a deal come from."""
    if one.of_series:
        return say("The cards are number {number} of the series.", number=one.number)
    if record.origin:
        return say(
            "The cards are not of the series, as the match began from elsewhere ({origin}).",
            origin=printable(record.origin),
        )
    return say("THE CARDS ARE NOT THOSE OF THE SERIES.")
