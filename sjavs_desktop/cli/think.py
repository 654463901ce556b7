"""``sjavs think``: what a seat sees in a recorded position, and what a bot makes of it."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from sjavs_desktop.cli.arguments import Refused, whole
from sjavs_desktop.cli.replay import printable, read
from sjavs_desktop.cli.telling import hand_text, offer_words, spread_lines
from sjavs_desktop.cli.typing_in import suit_word
from sjavs_desktop.core.calling import called_card, partner_of
from sjavs_desktop.core.cards import Cards, Suit, cards_in, name
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.notation import value_text
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.state import Action, Seat, State, View, ranking_of
from sjavs_desktop.core.view import view
from sjavs_desktop.engine import beginner, thinking
from sjavs_desktop.engine.facts import facts
from sjavs_desktop.engine.levels import LEVELS, level, seed_for
from sjavs_desktop.engine.search import Budget, Found
from sjavs_desktop.engine.thinking import Style

LEVEL = "expert"
"""Who is asked unless somebody else is named."""


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a record of a match")
    parser.add_argument("--ply", type=whole(0), metavar="N", help="after so many actions (default: the last decision)")
    parser.add_argument("--level", default=LEVEL, help=f"of the bot ({', '.join(LEVELS)}; default {LEVEL})")
    parser.add_argument("--worlds", type=whole(1, 100_000), metavar="W", help="worlds that it looks at")
    parser.add_argument("--json", action="store_true", help="print JSON")


class Thoughts(NamedTuple):
    """What a bot made of a view."""

    choice: Action | None
    choices: tuple[tuple[Action, float, float], ...]
    """Each with its expected game points and the error of its distance from the best; empty without a search."""
    worlds: int
    reason: str
    """The key of the rule of thumb that speaks for an action of its own; empty when none does."""
    advice: Action | None
    """What the rules of thumb would do."""


def run(args: argparse.Namespace) -> int:
    """Prints the position and the thoughts; 1 after one sentence when the file is no record."""
    try:
        record = read(args.file)
        chosen = level(args.level)
    except ValueError as wrong:
        print(f"sjavs think: {wrong}", file=sys.stderr)
        return 1
    ply, state = position(record, args.ply)
    # From here on nothing but the view is used.
    seen = view(state, state.table.turn)
    seed = seed_for(record.seed, ply, seen.seat)
    style = style_of(chosen.key, args.worlds)
    found = thoughts(seen, seed, style) if style else by_itself(chosen.key, seen, seed)
    done = record.actions[ply] if ply < len(record.actions) else None
    names = tuple(printable(one) for one in record.players)
    report = {"pack": printable(record.rules.key), "ply": ply, "level": chosen.key, **told(seen, names, found)}
    report["done"] = None if done is None or done.seat != seen.seat else words(seen, done)
    print(json.dumps(report, indent=2, ensure_ascii=False) if args.json else text(report))
    return 0


def position(record: Record, ply: int | None) -> tuple[int, State]:
    """The state after so many actions, or in which somebody decided last; raises Refused."""
    states = [state for state, _ in record.steps()]
    deciding = [number for number, state in enumerate(states) if state.table.turn >= 0]
    if not deciding:
        raise Refused("nobody has anything to decide in this record")
    if ply is None:
        ply = deciding[-1]
    if ply >= len(states):
        raise Refused(f"--ply {ply}: the record has {len(record.actions)} actions")
    if states[ply].table.turn < 0:
        near = min(deciding, key=lambda one: abs(one - ply))
        raise Refused(f"--ply {ply}: nobody has anything to decide there; {near} is the nearest where somebody has")
    return ply, states[ply]


# -- Thinking ----------------------------------------------------------------------------------------------------------


def style_of(key: str, worlds: int | None) -> Style | None:
    """The style of a level that searches, with another number of worlds if one is given."""
    style = next((one for one in getattr(level(key).decide, "args", ()) if isinstance(one, Style)), None)
    if style is None or worlds is None:
        return style
    before = None if style.before is None else widened(style.before, worlds)
    return style._replace(play=widened(style.play, worlds), before=before)


def widened(budget: Budget, worlds: int) -> Budget:
    """A budget for so many worlds, with as much for each of them."""
    more = max(1.0, worlds / budget.worlds)
    return budget._replace(worlds=worlds, nodes=round(budget.nodes * more), seconds=budget.seconds * more)


def thoughts(seen: View, seed: int, style: Style) -> Thoughts:
    """What a searching bot makes of a view."""
    phase = seen.table.phase
    choices: tuple[tuple[Action, float, float], ...] = ()
    found = Found((), 0)
    if phase == "play":
        found = thinking.search(seen, seed, style.play)
        choices = tuple((Action(seen.seat, "play", one.card), one.value, one.error) for one in found.options)
    elif style.before is not None and phase in thinking.CONSIDERED:
        actions, found = thinking.consider(seen, seed, style.before)
        choices = tuple((actions[one.card], one.value, one.error) for one in found.options)
    advice, reason = beginner.explain(seen, seed)
    choice = thinking.decide(style, seen, seed)
    if not found.worlds:
        choices = ()
    return Thoughts(choice, choices, found.worlds, reason if choice == advice else "", advice)


def by_itself(key: str, seen: View, seed: int) -> Thoughts:
    """What a bot does that does not search."""
    advice, reason = beginner.explain(seen, seed)
    choice = level(key).decide(seen, seed)
    return Thoughts(choice, (), 0, reason if choice == advice else "", advice)


# -- Telling -----------------------------------------------------------------------------------------------------------


def told(seen: View, names: tuple[str, ...], found: Thoughts) -> dict[str, Any]:
    """What is seen, known and thought, as plain data."""
    best = max((value for _, value, _ in found.choices), default=0.0)
    return {
        "deal": seen.table.deal,
        "phase": seen.table.phase,
        "seat": seen.seat,
        "player": names[seen.seat],
        "sees": list(sights(seen, names)),
        "knows": list(knowledge(seen, names)),
        "may": [words(seen, one) for one in legal(seen)][:40],
        "worlds": found.worlds,
        "choices": [
            {
                "action": words(seen, action),
                "value": round(value, 4),
                "behind": round(best - value, 4),
                "error": round(error, 4),
            }
            for action, value, error in found.choices
        ],
        "choice": None if found.choice is None else words(seen, found.choice),
        "reason": found.reason,
        "rule_of_thumb": None if found.advice is None else words(seen, found.advice),
    }


def words(seen: View, action: Action) -> str:
    """An action without its seat."""
    if action.kind in ("name", "call") and isinstance(action.value, int):
        return f"{action.kind} {suit(seen, action.value)}"
    return f"{action.kind} {value_text(action.kind, action.value)}".strip()


def suit(seen: View, number: Suit) -> str:
    """A suit in words; German suits are names."""
    word = suit_word(seen, number)
    return word if seen.rules.cards == "french" else word.capitalize()


def sights(seen: View, names: tuple[str, ...]) -> Iterator[str]:
    """What the seat sees, a line each."""
    table, ranking, size = seen.table, ranking_of(seen.rules, seen.table), seen.rules.seats
    yield f"hand: {hand_text(seen.hand, ranking) or 'none'}"
    if seen.aside:
        yield f"laid away: {hand_text(seen.aside, ranking)}"
    if seen.talon:
        yield f"in the middle: {hand_text(seen.talon, ranking)}"
    if table.calls:
        said = [f"{names[one.seat]} {offer_words(one.offer) if one.offer else 'pass'}" for one in table.calls]
        yield f"said: {', '.join(said)}"
    if table.declarer is not None and table.contract is not None:
        trumps = f"trumps are {suit(seen, table.suit)}" if table.suit is not None else "no suit is trump"
        game = ", ".join(filter(None, (seen.rules.contract(table.contract).name, trumps)))
        yield f"declarer: {names[table.declarer]} ({game})"
    ace, partner = called_card(seen.rules, table), partner_of(seen)
    if ace is not None:
        yield f"called: {name(ace)}" + ("" if partner is None else f", partner {names[partner]}")
    for number, one in enumerate(table.tricks, 1):
        cards = trick_text(one.leader, one.cards, names, size)
        yield f"trick {number}: {cards}; taken by {names[one.winner]}"
    if table.trick:
        yield f"on the table: {trick_text(table.leader, table.trick, names, size)}"
    yield from (line.strip() for line in spread_lines(table.spread, names))
    yield "accounts: " + ", ".join(str(one) for one in table.scores)


def trick_text(leader: Seat, cards: tuple[int, ...], names: tuple[str, ...], size: int) -> str:
    """The cards of a trick, each with who played it."""
    return ", ".join(f"{names[(leader + place) % size]} {name(card)}" for place, card in enumerate(cards))


def knowledge(seen: View, names: tuple[str, ...]) -> Iterator[str]:
    """What follows for certain about the hidden cards, a line each."""
    known, ranking = facts(seen), ranking_of(seen.rules, seen.table)
    if not known.unknown:
        yield "no card is hidden any more"
        return
    yield f"{known.unknown.bit_count()} cards are hidden: {hand_text(known.unknown, ranking)}"
    if ranking is None:
        return
    for seat, forbidden in enumerate(known.forbidden):
        if seat == seen.seat:
            continue
        rest = forbidden & known.unknown
        for group in (TRUMPS, 0, 1, 2, 3):
            hidden: Cards = known.unknown & ranking.members[group]
            if hidden and hidden & forbidden == hidden:
                yield f"{names[seat]} has no {'trumps' if group == TRUMPS else suit(seen, group)}"
                rest &= ~hidden
        if rest:
            yield f"{names[seat]} cannot have {' '.join(name(one) for one in cards_in(rest))}"
    for one in known.least:
        cards = " ".join(name(each) for each in cards_in(one.cards & known.unknown))
        condition = f" if {' '.join(name(each) for each in cards_in(one.where))} is there" if one.where else ""
        yield f"{names[one.seat]} has at least {one.number} of {cards}{condition}"


def text(report: dict[str, Any]) -> str:
    """The report for people."""
    lines = [f"{report['pack']}, deal {report['deal']}, after {report['ply']} actions: {report['phase']}"]
    lines += ["", f"{report['player']} sees:", *(f"  {one}" for one in report["sees"])]
    lines += ["", "and knows:", *(f"  {one}" for one in report["knows"])]
    bot = LEVELS[report["level"]].label
    lines.append("")
    if len(report["choices"]) == 1 or len(report["may"]) == 1:
        lines.append("There is but one choice, or all choices are the same.")
    elif report["choices"]:
        lines.append(f"{bot} has looked at {counted(report['worlds'])}, and expects in game points towards the match:")
        for one in report["choices"]:
            behind = f"  {one['behind']:.2f} +- {one['error']:.2f} behind the best" if one["behind"] else ""
            lines.append(f"  {one['action']:24}{one['value']:+8.2f}{behind}")
    else:
        lines.append(f"{bot} does not search here.")
    because = f" (rule of thumb: {report['reason'].replace('_', ' ')})" if report["reason"] else ""
    lines.append(f"Its choice: {report['choice'] or 'to say nothing'}{because}")
    if report["rule_of_thumb"] not in (None, report["choice"]):
        lines.append(f"The rules of thumb would: {report['rule_of_thumb']}")
    if report["done"] is not None:
        lines.append(f"What was done: {report['done']}")
    return "\n".join(lines)


def counted(worlds: int) -> str:
    """A number of worlds in words."""
    return "one deal that could be" if worlds == 1 else f"{worlds} deals that could be"
