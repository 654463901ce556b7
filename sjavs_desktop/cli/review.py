"""``sjavs review``: what each choice of a recorded match gave away, and the luck of the cards apart from it."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from sjavs_desktop.cli.arguments import whole
from sjavs_desktop.cli.progress import CHOICES, Progress
from sjavs_desktop.cli.replay import read
from sjavs_desktop.cli.telling import offer_words, pass_word, people, printable, told_value
from sjavs_desktop.cli.think import suit
from sjavs_desktop.cli.typing_in import bid_word
from sjavs_desktop.cli.words import Figure, noted, pathname, say, told
from sjavs_desktop.core.notation import action_text
from sjavs_desktop.core.phases.auction import offers
from sjavs_desktop.core.record import Record, deals
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import Action, Seat, View

EFFORT, MOST = 2, 2
"""How thoroughly choices are judged unless something else is wanted, and at most."""

GRADES = {"doubtful": noted("doubtful"), "bad": noted("bad"), "very_bad": noted("very bad")}
"""What mistakes are called, by their size."""

PLAIN = {
    "lay": noted("double at once"),
    "leave": noted("leave it"),
    "keep": noted("leave what lies in the middle"),
    "look": noted("take up what lies in the middle"),
    "refuse": noted("refuse it"),
    "go": noted("play on"),
    "fold": noted("give up"),
    "double": noted("double"),
    "silent": noted("say nothing"),
}
"""Choices that have no cards, by their kind."""

PHASES = {
    "legen": noted("first cards"),
    "auction": noted("auction"),
    "naming": noted("naming"),
    "exchange": noted("exchange"),
    "marriage": noted("marriage"),
    "fold": noted("before the play"),
}
"""What comes before the first trick."""


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.description = say(
        "Tells of each deal what its cards were worth before anybody chose, and which choices gave how much away: with "
        "what the player knew, and with all cards open. Costs are in game points towards the match."
    )
    parser.add_argument("file", type=pathname, metavar="FILE", help=say("a record of a match"))
    parser.add_argument("--json", action="store_true", help=say("print JSON, with every choice and every ply"))
    parser.add_argument(
        "--seat", type=whole(0, 9), metavar="N", help=say("only the choices of this seat (default: of all)")
    )
    parser.add_argument("--deal", type=whole(1), metavar="N", help=say("only this deal of the match"))
    parser.add_argument(
        "--effort",
        type=whole(0, MOST),
        default=EFFORT,
        metavar="N",
        help=say("how thoroughly, from 0 to {most} (default {effort})", most=MOST, effort=EFFORT),
    )


def run(args: argparse.Namespace) -> int:
    """Prints the review; 1 after one sentence when the file is no record, or has no such seat or deal."""
    try:
        record = read(args.file)
    except ValueError as wrong:
        print(f"sjavs review: {told(wrong)}", file=sys.stderr)
        return 1
    wrong_place = misplaced(args, record)
    if wrong_place:
        print(f"sjavs review: {args.file}: {wrong_place}", file=sys.stderr)
        return 1
    found = reviews(record, args.seat, args.deal, args.effort)
    if args.json:
        print(json.dumps(plain(record, args, list(found)), indent=2, ensure_ascii=False))
        return 0
    for line in lines(record, args.seat, found):
        print(line)
    return 0


def misplaced(args: argparse.Namespace, record: Record) -> str:
    """Why there is no such seat or deal, in a sentence; nothing if there is."""
    number = deals(record.actions)
    if args.seat is not None and args.seat >= record.rules.seats:
        return say("there is no seat {seat}: the seats are 0 to {last}", seat=args.seat, last=record.rules.seats - 1)
    if args.deal is not None and args.deal > number:
        return say("there is no deal {deal}: the record has {number}", deal=args.deal, number=number)
    return "" if number else say("nothing has been dealt in this record")


def reviews(record: Record, seat: Seat | None, deal: int | None, effort: int) -> Iterator[tuple[Any, Any]]:
    """The moments of each deal with its review."""
    from sjavs_desktop.app.moments import deals_of
    from sjavs_desktop.engine.crew import Crew
    from sjavs_desktop.engine.review import Asked, review

    seats = frozenset(range(record.rules.seats) if seat is None else (seat,))
    crew = Crew(spare=0)
    wanted = [moments for number, moments in enumerate(deals_of(record), 1) if deal in (None, number)]
    bar = Progress(sum(map(choosing, wanted)), 0, sys.stderr, CHOICES)
    try:
        for moments in wanted:
            one = review(moments, Asked(seats, effort), crew, counting(moments, bar))
            bar.end()
            yield moments, one
    finally:
        bar.end()
        crew.halt()


def counting(moments: Sequence[Any], bar: Progress) -> Callable[[], None]:
    """What is to be called after each of the moments: it counts those at which somebody chose."""
    left = iter(moments)

    def told() -> None:
        if next(left).view is not None:
            bar.step()

    return told


def choosing(moments: Sequence[Any]) -> int:
    """At how many of the moments somebody chose."""
    return sum(one.view is not None for one in moments)


# -- For people --------------------------------------------------------------------------------------------------------


def lines(record: Record, seat: Seat | None, found: Iterator[tuple[Any, Any]]) -> Iterator[str]:
    """The reviews as lines of text."""
    names = people(record.players)
    sums = {each: [0, 0, 0.0] for each in range(record.rules.seats)}
    for moments, one in found:
        yield say("Deal {deal}", deal=one.deal)
        yield from fortunes(record, names, seat, one)
        yield from table(record, names, moments, one)
        yield ""
        for choice in one.choices:
            sums[choice.seat][0] += 1
            sums[choice.seat][1] += bool(choice.grade)
            sums[choice.seat][2] += choice.knew.cost if choice.grade else 0.0
    for each, (number, wrong, cost) in sums.items():
        if seat in (None, each):
            yield say(
                "{name}: {wrong} of {number} choices were mistakes; together they gave away {cost:.2f}",
                name=names[each],
                wrong=wrong,
                number=number,
                cost=cost,
            )
    yield COUNTED[record.rules.score.end]()


COUNTED = {
    "rubber": lambda: say(
        "Costs are in game points towards the end of the match: in a close finish the same points on the score sheet "
        "count for more."
    ),
    "loser": lambda: say(
        "Costs are in game points ahead of the average of the others; to lose the match costs more than its points."
    ),
    "deals": lambda: say("Costs are in game points ahead of the average of the others."),
}
"""What the numbers count, by what ends a match."""


def fortunes(record: Record, names: Sequence[str], seat: Seat | None, one: Any) -> Iterator[str]:
    """What the cards were worth and what came of them, a line an account."""
    rules = record.rules
    for each in range(rules.accounts):
        mine = [place for place in range(rules.seats) if account(rules, place) == each]
        if not one.curve or (seat is not None and seat not in mine):
            continue
        own = sum(one.gave[place][each] for place in mine)
        rest = one.outcome[each] - one.luck[each] - own
        facts = {
            "names": ", ".join(names[place] for place in mine),
            "luck": one.luck[each],
            "own": own,
            "rest": rest,
            "outcome": one.outcome[each],
        }
        if one.over:
            yield say(
                "  {names}: cards {luck:+.2f}, own choices {own:+.2f}, choices of others {rest:+.2f}; "
                "it came to {outcome:+.2f}",
                **facts,
            )
        else:
            yield say(
                "  {names}: cards {luck:+.2f}, own choices {own:+.2f}, choices of others {rest:+.2f}; "
                "so far {outcome:+.2f}",
                **facts,
            )


def table(record: Record, names: Sequence[str], moments: Sequence[Any], one: Any) -> Iterator[str]:
    """The mistakes, the biggest first."""
    found = one.mistakes()
    if not found:
        yield say("  No mistakes.")
        return
    views = {moment.ply: moment.view for moment in moments}
    head = [say("mistake"), say("player"), say("when"), say("did"), say("better"), say("cost"), say("cards open")]
    rows = [head] + [
        [
            say(GRADES[choice.grade]),
            names[choice.seat],
            when(choice),
            words(views[choice.ply], choice.action),
            words(views[choice.ply], choice.best),
            f"{Figure(choice.knew.cost):.2f} ±{Figure(choice.knew.error):.2f}",
            "" if choice.open is None else f"{Figure(choice.open):.2f}",
        ]
        for choice in found
    ]
    widths = [max(len(row[place]) for row in rows) for place in range(len(head))]
    for row in rows:
        yield "  " + "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()


def when(choice: Any) -> str:
    """The trick or the phase of a choice."""
    if choice.phase in PHASES:
        return say(PHASES[choice.phase])
    return say("trick {number}", number=choice.trick + 1)


def words(seen: View, action: Action) -> str:
    """A choice in words."""
    if action.kind == "pass":
        return pass_word(seen.rules.cards == "german")
    if action.kind in ("name", "call") and isinstance(action.value, int):
        return suit(seen, action.value)
    if action.kind in PLAIN:
        return say(PLAIN[action.kind])
    text = told_value(action, seen.rules)
    if action.kind == "bid":
        offer = next((one for one in offers(seen) if one.text == action.value), None)
        return offer_words(offer) if offer is not None else bid_word(seen, text)
    if action.kind == "take":
        return say("take it and give {card} back", card=text)
    return say("lay away {cards}", cards=text) if action.kind == "exchange" else text


# -- For programs ------------------------------------------------------------------------------------------------------


def plain(record: Record, args: argparse.Namespace, found: Sequence[tuple[Any, Any]]) -> dict[str, Any]:
    """The reviews as plain data."""
    return {
        "pack": printable(record.rules.key),
        "players": [printable(one) for one in record.players],
        "effort": args.effort,
        "seat": args.seat,
        "deals": [plain_deal(one) for _, one in found],
    }


def plain_deal(one: Any) -> dict[str, Any]:
    """One deal as plain data."""
    return {
        "deal": one.deal,
        "first_ply": one.first,
        "over": one.over,
        "luck": rounded(one.luck),
        "gave": [rounded(row) for row in one.gave],
        "outcome": rounded(one.outcome),
        "choices": [plain_choice(choice) for choice in one.choices],
        "curve": [
            {"ply": point.ply, "values": rounded(point.values), "chances": rounded(point.chances)}
            for point in one.curve
        ],
    }


def plain_choice(choice: Any) -> dict[str, Any]:
    """One choice as plain data."""
    return {
        "ply": choice.ply,
        "seat": choice.seat,
        "phase": choice.phase,
        "trick": choice.trick,
        "did": by(choice.seat, choice.action),
        "best": by(choice.seat, choice.best),
        "grade": choice.grade,
        "cost": round(choice.knew.cost, 4),
        "error": round(choice.knew.error, 4),
        "cost_open": None if choice.open is None else round(choice.open, 4),
        "best_open": None if choice.open_best is None else by(choice.seat, choice.open_best),
        "expected": rounded((choice.before, choice.after)),
        "chance": None if choice.chance_before is None else rounded((choice.chance_before, choice.chance_after)),
    }


def by(seat: Seat, action: Action) -> str:
    """An action as in a record; whoever says nothing out of turn has a seat too, though no record has that."""
    return action_text(action._replace(seat=seat))


def rounded(values: Sequence[float]) -> list[float]:
    """Values to four places."""
    return [round(one, 4) for one in values]
