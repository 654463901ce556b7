"""``sjavs think``: what a seat sees in a recorded position, and what a bot makes of it."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from typing import Any

from sjavs_desktop.cli.arguments import Refused, whole
from sjavs_desktop.cli.progress import Waiting
from sjavs_desktop.cli.replay import read
from sjavs_desktop.cli.telling import (
    card_text,
    cards_text,
    doubling_word,
    hand_text,
    level_name,
    offer_words,
    pass_word,
    people,
    printable,
    spread_lines,
    told_value,
)
from sjavs_desktop.cli.typing_in import suit_word
from sjavs_desktop.cli.words import borrow, figure, noted, pathname, rule, say
from sjavs_desktop.cli.words import told as worded
from sjavs_desktop.core.calling import called_card, partner_of
from sjavs_desktop.core.cards import Card, Cards, Suit, cards_in, name
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.notation import value_text
from sjavs_desktop.core.phases.auction import offers
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Action, Seat, State, View, ranking_of
from sjavs_desktop.core.view import view
from sjavs_desktop.engine import beginner, thinking
from sjavs_desktop.engine.facts import facts
from sjavs_desktop.engine.levels import LEVELS, Level, decided, level, seed_for
from sjavs_desktop.engine.search import Budget, stand_ins
from sjavs_desktop.engine.talk import Decision
from sjavs_desktop.engine.thinking import FEW, FEWEST, MORE
from sjavs_desktop.messages import speaker

LEVEL = "expert"
"""Who is asked unless somebody else is named."""
ACTIONS = {
    "cut": noted("cut at {value}"),
    "knock": noted("leave the pack as it is"),
    "lay": noted("lay"),
    "leave": noted("leave the price as it is"),
    "bid": noted("bid {value}"),
    "name": noted("name {value}"),
    "call": noted("call {value}"),
    "keep": noted("leave the cards in the middle"),
    "look": noted("look at the cards in the middle"),
    "exchange": noted("lay away {value}"),
    "take": noted("take the trump, and give {value} back"),
    "refuse": noted("refuse the trump"),
    "go": noted("go on with the deal"),
    "fold": noted("give the deal up"),
    "play": noted("play {value}"),
}
"""What is done, by the kind of the action."""
PHASES = {
    "cut": noted("the cut"),
    "legen": noted("the laying"),
    "auction": noted("the auction"),
    "naming": noted("the naming of trumps"),
    "exchange": noted("the exchange"),
    "marriage": noted("the marriage"),
    "fold": noted("the choice whether to play"),
    "play": noted("the play"),
}
"""What a phase is called in which somebody decides."""
Telling = Callable[[View, Action], str]


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("file", type=pathname, metavar="FILE", help=say("a record of a match"))
    parser.add_argument(
        "--ply", type=whole(0), metavar="N", help=say("after so many actions (default: the last decision)")
    )
    parser.add_argument(
        "--level", default=LEVEL, help=say("of the bot ({list}; default {level})", list=", ".join(LEVELS), level=LEVEL)
    )
    parser.add_argument(
        "--worlds",
        type=whole(1, 100_000),
        metavar="W",
        help=say(
            "worlds that it looks at, {more} times as many where {few} cards or fewer are left", more=MORE, few=FEW
        ),
    )
    parser.add_argument("--json", action="store_true", help=say("print JSON"))


def run(args: argparse.Namespace) -> int:
    """Prints the position and the thoughts; 1 after one sentence when the file is no record."""
    try:
        record = read(args.file)
        chosen = level(args.level)
    except ValueError as wrong:
        print(f"sjavs think: {worded(wrong)}", file=sys.stderr)
        return 1
    ply, state = position(record, args.ply)
    # From here on nothing but the view is used.
    seen = view(state, state.table.turn)
    seed = seed_for(record.seed, ply, seen.seat)
    with Waiting(sys.stderr):
        found = thought(chosen, seen, seed, args.worlds)
    done = record.actions[ply] if ply < len(record.actions) else None
    names = people(record.players)
    telling: Telling = words if args.json else said
    report = {
        "pack": printable(record.rules.key),
        "name": printable(rule(record.rules.name)),
        "ply": ply,
        "level": chosen.key,
    }
    report |= told(seen, names, found, telling, name if args.json else lambda card: card_text(card, record.rules))
    report["done"] = None if done is None or done.seat != seen.seat else telling(seen, done)
    print(json.dumps(report, indent=2, ensure_ascii=False) if args.json else text(report, record.rules))
    return 0


def position(record: Record, ply: int | None) -> tuple[int, State]:
    """The state after so many actions, or in which somebody decided last; raises Refused."""
    states = [state for state, _ in record.steps()]
    deciding = [number for number, state in enumerate(states) if state.table.turn >= 0]
    if not deciding:
        raise Refused(say("nobody has anything to decide in this record"))
    if ply is None:
        ply = deciding[-1]
    if ply >= len(states):
        raise Refused(say("--ply {ply}: actions in the record: {actions}", ply=ply, actions=len(record.actions)))
    if states[ply].table.turn < 0:
        near = min(deciding, key=lambda one: abs(one - ply))
        raise Refused(
            say(
                "--ply {ply}: nobody has anything to decide there; {near} is the nearest where somebody has",
                ply=ply,
                near=near,
            )
        )
    return ply, states[ply]


# -- Thinking ----------------------------------------------------------------------------------------------------------


def thought(chosen: Level, seen: View, seed: int, worlds: int | None = None) -> Decision:
    """What a bot of a level makes of a view, with another number of worlds if one is given."""
    if chosen.style is not None and worlds is not None:
        before = None if chosen.style.before is None else widened(chosen.style.before, worlds)
        style = chosen.style._replace(play=widened(chosen.style.play, worlds), before=before)
        return thinking.decided(style, seen, seed)
    found = decided(chosen.key, seen, seed)
    if chosen.think is not None:
        return found
    advice, reason = beginner.explain(seen, seed)
    return found._replace(advice=advice, reason=reason if found.action == advice else "")


def widened(budget: Budget, worlds: int) -> Budget:
    """A budget for so many worlds, with as many more positions and as much more time."""
    more = max(1.0, worlds / budget.worlds)
    return budget._replace(worlds=worlds, nodes=round(budget.nodes * more), seconds=budget.seconds * more)


# -- Telling -----------------------------------------------------------------------------------------------------------


def told(
    seen: View, names: tuple[str, ...], found: Decision, telling: Telling, card: Callable[[Card], str] = name
) -> dict[str, Any]:
    """What is seen, known and thought, as plain data; actions are told by `telling`, single cards by `card`."""
    best = max((one.value for one in found.choices), default=0.0)
    return {
        "deal": seen.table.deal,
        "phase": seen.table.phase,
        "seat": seen.seat,
        "player": names[seen.seat],
        "sees": list(sights(seen, names)),
        "knows": list(knowledge(seen, names)),
        "may": [telling(seen, one) for one in legal(seen)][:40],
        "worlds": found.worlds,
        "choices": [
            {
                "action": telling(seen, one.action),
                "value": round(one.value - found.start, 4),
                "behind": round(best - one.value, 4),
                # One deal does not tell how much chance there is in it.
                "error": round(one.error, 4) if found.worlds > 1 else None,
            }
            for one in found.choices
        ],
        "same": [[card(one) for one in row] for row in alike(seen)] if found.choices else [],
        "choice": None if found.action is None else telling(seen, found.action),
        "reason": found.reason,
        "rule_of_thumb": None if found.advice is None else telling(seen, found.advice),
    }


def alike(seen: View) -> list[list[Card]]:
    """The cards that count the same, of which only the lowest is weighed: a row for each that stands for others."""
    ranking = ranking_of(seen.rules, seen.table)
    if seen.table.phase != "play" or seen.table.turn != seen.seat or ranking is None:
        return []
    rows: dict[Card, list[Card]] = {}
    for card, instead in stand_ins(seen, ranking).items():
        rows.setdefault(instead, []).append(card)
    return [row for row in rows.values() if len(row) > 1]


def words(seen: View, action: Action) -> str:
    """An action without its seat."""
    if action.kind in ("name", "call") and isinstance(action.value, int):
        return f"{action.kind} {suit_word(seen, action.value)}"
    return f"{action.kind} {value_text(action.kind, action.value)}".strip()


def said(seen: View, action: Action) -> str:
    """The same in the language of now."""
    if action.kind in ("name", "call") and isinstance(action.value, int):
        return say(ACTIONS[action.kind], value=suit(seen, action.value))
    if action.kind == "cut" and not action.value:
        return say(ACTIONS["knock"])
    offer = next((one for one in offers(seen) if one.text == action.value), None) if action.kind == "bid" else None
    value = offer_words(offer) if offer is not None else told_value(action, seen.rules)
    words = {"pass": say(pass_word(seen.rules.cards == "german")), "double": doubling_word(len(seen.table.doubles))}
    return words.get(action.kind) or say(ACTIONS.get(action.kind, "{value}"), value=value)


def suit(seen: View, number: Suit) -> str:
    """A suit in words; German suits are names."""
    word = suit_word(seen, number)
    return speaker.find("game", word) if seen.rules.cards == "french" else word.capitalize()


def sights(seen: View, names: tuple[str, ...]) -> Iterator[str]:
    """What the seat sees, a line each."""
    table, ranking = seen.table, ranking_of(seen.rules, seen.table)
    yield say("hand: {value}", value=hand_text(seen.hand, ranking, seen.rules) or say("none"))
    if seen.aside:
        yield say("laid away: {aside}", aside=hand_text(seen.aside, ranking, seen.rules))
    if seen.talon:
        yield say("in the middle: {talon}", talon=hand_text(seen.talon, ranking, seen.rules))
    if table.calls:
        passing = say(pass_word(seen.rules.cards == "german"))
        calls = [
            say("{name}: {bid}", name=names[one.seat], bid=offer_words(one.offer) if one.offer else passing)
            for one in table.calls
        ]
        yield say("said: {list}", list=", ".join(calls))
    if table.laid:
        yield say("laid: {list}", list=", ".join(names[seat] for seat in table.laid))
    if table.doubles:
        doubled = [
            say("{name}: {bid}", name=names[seat], bid=doubling_word(number))
            for number, seat in enumerate(table.doubles)
        ]
        yield say("doubled: {list}", list=", ".join(doubled))
    if table.declarer is not None and table.contract is not None:
        trumps = (
            say("trumps are {suit}", suit=suit(seen, table.suit)) if table.suit is not None else say("no suit is trump")
        )
        game = ", ".join(filter(None, (rule(seen.rules.contract(table.contract).name), trumps)))
        yield say("declarer: {names} ({game})", names=names[table.declarer], game=game)
    ace, partner = called_card(seen.rules, table), partner_of(seen)
    if ace is not None:
        yield (
            say("called: {ace}, partner {names}", ace=card_text(ace, seen.rules), names=names[partner])
            if partner is not None
            else say("called: {ace}", ace=card_text(ace, seen.rules))
        )
    for number, one in enumerate(table.tricks, 1):
        cards = trick_text(one.leader, one.cards, names, seen.rules)
        yield say("trick {number}: {cards}; taken by {names}", number=number, cards=cards, names=names[one.winner])
    if table.trick:
        yield say("on the table: {cards}", cards=trick_text(table.leader, table.trick, names, seen.rules))
    yield from (line.strip() for line in spread_lines(table.spread, names, seen.rules))
    yield say("accounts: {list}", list=", ".join(str(one) for one in table.scores))


def trick_text(leader: Seat, cards: tuple[Card, ...], names: tuple[str, ...], rules: Rules) -> str:
    """The cards of a trick, each with who played it."""
    return ", ".join(
        f"{names[(leader + place) % rules.seats]} {card_text(card, rules)}" for place, card in enumerate(cards)
    )


def knowledge(seen: View, names: tuple[str, ...]) -> Iterator[str]:
    """What follows for certain about the hidden cards, a line each."""
    known, ranking = facts(seen), ranking_of(seen.rules, seen.table)
    if not known.unknown:
        yield say("no card is hidden any more")
        return
    yield say(
        "%n card(s) are hidden: {unknown}",
        n=known.unknown.bit_count(),
        unknown=hand_text(known.unknown, ranking, seen.rules),
    )
    if ranking is None:
        return
    borrow()
    from sjavs_desktop.ui.dress import dressed
    from sjavs_desktop.ui.why_text import lacking

    for seat, forbidden in enumerate(known.forbidden):
        if seat == seen.seat:
            continue
        rest = forbidden & known.unknown
        for group in (TRUMPS, 0, 1, 2, 3):
            hidden: Cards = known.unknown & ranking.members[group]
            if hidden and hidden & forbidden == hidden:
                with dressed(seen.rules):
                    yield lacking(names[seat], group)
                rest &= ~hidden
        if rest:
            yield say("{names} cannot have {list}", names=names[seat], list=cards_text(cards_in(rest), seen.rules))
    for one in known.least:
        if not one.cards & known.unknown:
            # Nothing that is hidden any more is meant.
            continue
        cards = cards_text(cards_in(one.cards & known.unknown), seen.rules)
        there = cards_text(cards_in(one.where), seen.rules)
        words = (
            noted("{names} has at least {number} of {cards} if {list} is there")
            if there
            else noted("{names} has at least {number} of {cards}")
        )
        yield say(words, names=names[one.seat], number=one.number, cards=cards, list=there)


def text(report: dict[str, Any], rules: Rules) -> str:
    """The report for people."""
    lines = [
        say(
            "{pack}, deal {deal}, after %n action(s): {phase}",
            n=report["ply"],
            pack=report["name"],
            deal=report["deal"],
            phase=say(PHASES[report["phase"]]),
        )
    ]
    lines += ["", say("{player} sees:", player=report["player"]), *(f"  {one}" for one in report["sees"])]
    lines += ["", say("and knows:"), *(f"  {one}" for one in report["knows"])]
    bot = level_name(report["level"])
    lines.append("")
    if len(report["choices"]) == 1 or len(report["may"]) == 1:
        lines.append(say("There is but one choice, or all choices are the same."))
        lines += [say("{list} count the same", list=", ".join(row)) for row in report["same"]]
    elif report["choices"]:
        lines.append(
            say(
                "{bot} has looked at {counted}, and expects in game points towards the match:",
                bot=bot,
                counted=counted(report["worlds"]),
            )
        )
        for one in report["choices"]:
            lines.append(f"  {one['action']:24}{figure(one['value']):+8.2f}{behind(one)}")
        lines += [say("{list} count the same", list=", ".join(row)) for row in report["same"]]
        if report["worlds"] < FEWEST:
            lines.append(say("So few deals tell hardly anything; the rules of thumb decide."))
    else:
        lines.append(say("{bot} does not search here.", bot=bot))
    lines.append(say("Its choice: {value}", value=report["choice"] or say("to say nothing")))
    if report["reason"]:
        lines.append(say("The rule of thumb for it: {rule}", rule=rule_of_thumb(report["reason"], rules)))
    if report["rule_of_thumb"] not in (None, report["choice"]):
        lines.append(say("The rules of thumb would: {action}", action=report["rule_of_thumb"]))
    if report["done"] is not None:
        lines.append(say("What was done: {action}", action=report["done"]))
    return "\n".join(lines)


def behind(one: dict[str, Any]) -> str:
    """How far a choice lies behind the best one, and how sure that is; nothing for the best."""
    if not one["behind"]:
        return ""
    if not one["error"]:
        return say("  {behind:.2f} behind the best in each of these deals", behind=one["behind"])
    return say("  {behind:.2f} +- {error:.2f} behind the best", behind=one["behind"], error=one["error"])


def rule_of_thumb(key: str, rules: Rules) -> str:
    """Why a rule of thumb speaks for what was chosen, as the window tells it."""
    borrow()
    from sjavs_desktop.ui import reasons
    from sjavs_desktop.ui.dress import dressed

    with dressed(rules):
        return reasons.sentence(key) or key


def counted(worlds: int) -> str:
    """A number of worlds in words."""
    return say("%n deal(s) drawn from those that could be, the same one perhaps more than once", n=worlds)
