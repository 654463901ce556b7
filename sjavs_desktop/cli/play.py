"""``sjavs play``: a match in the terminal, one human against bots."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from sjavs_desktop.app import library
from sjavs_desktop.app.deals import code_of, fresh
from sjavs_desktop.cli.arguments import Refused, add_rules, add_series, beginning
from sjavs_desktop.cli.telling import (
    Cast,
    card_text,
    doubling_word,
    ended,
    hand_text,
    letters,
    pass_word,
    permanent,
    spread_lines,
    tell,
    told_value,
)
from sjavs_desktop.cli.typing_in import as_typed, bid_word, in_english, quoted, read_action, suit_word
from sjavs_desktop.cli.words import borrow, listed, noted, pathname, rule, say, told, typed_as
from sjavs_desktop.core import codes, seal
from sjavs_desktop.core.calling import called_card, partner_of
from sjavs_desktop.core.cards import Card
from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.game import apply, interjections, legal, speakers, why_not
from sjavs_desktop.core.game import start as begin
from sjavs_desktop.core.record import Record, deals, record_text
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import CHANCE, OVER, Action, Event, Result, State, View, ranking_of
from sjavs_desktop.core.view import view
from sjavs_desktop.core.wording import cause
from sjavs_desktop.engine.levels import LEVELS, level, seed_for
from sjavs_desktop.letters import INTERNATIONAL

NAMES = {
    2: (noted("You"), noted("North")),
    3: ("You", noted("West"), noted("East")),
    4: ("You", "West", "North", "East"),
}
"""By the number of seats, clockwise from the player, as records have them."""
HUMAN = 0
"""The player's seat."""
LEGENDS = {
    "german": noted(
        "Cards are written rank before suit: A Sau, T Zehn, K König, Q Ober, J Unter; C Eichel, S Gras, H Herz, "
        "D Schellen."
    ),
}
"""How the cards of a deck other than the French one are written."""
OWN_LETTERS = noted(
    "Cards are written rank before suit: {ace} ace, {king} king, {queen} queen, {jack} jack, T ten; C clubs, S spades, "
    "H hearts, D diamonds. {others} may be typed too."
)
"""How those of the French deck are written where they have other letters than in records."""
PROMPTS = {
    "cut": noted("cut> "),
    "legen": noted("legen> "),
    "auction": noted("auction> "),
    "naming": noted("naming> "),
    "exchange": noted("exchange> "),
    "marriage": noted("marriage> "),
    "fold": noted("fold> "),
    "play": noted("play> "),
}
"""What stands before that which the player types, by the phase."""
QUITTING = ("quit", "exit", "q")
"""What ends a match, beside the word of the language of now."""
LET_GO = Action(HUMAN, "go")
"""The player has nothing to say before the time for it ends."""


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    add_rules(parser)
    parser.add_argument("--level", default="beginner", help=say("of the bots ({levels})", levels=", ".join(LEVELS)))
    parser.add_argument("--seed", help=say("what the shuffles are drawn from; chance unless given"))
    add_series(parser)
    parser.add_argument(
        "--save", type=pathname, metavar="FILE", help=say("write the record of the match there at the end")
    )


def run(args: argparse.Namespace) -> int:
    """Plays until the match is over, the input ends or the player quits."""
    start = beginning(args, codes.new_seed())
    rules = start.rules
    try:
        level(args.level)
    except ValueError as wrong:
        raise Refused(told(wrong)) from wrong
    if args.save is not None:
        # Found out before the match is played, not after it.
        write(args.save, "", "a")
    print(
        say(
            "{name}, seed {seed}. {parties} ? helps, {quit} ends.",
            name=rule(rules.name),
            seed=start.seed,
            parties=parties(rules),
            quit=typed_as("quit"),
        )
    )
    if start.note:
        print(say(start.note))
    if legend := legend_of(rules):
        print(legend)
    levels = tuple("human" if seat == HUMAN else args.level for seat in range(rules.seats))
    record = Record(rules, start.dealer, seats_at(rules), levels, start.seed, first=start.first, origin=start.origin)
    kept = [fresh(record)]
    try:
        played(kept[0], start.opening, kept=kept)
    finally:
        # However it ended, by Ctrl-C for one.
        if args.save is not None:
            write(args.save, record_text(kept[-1]), "w")
    return 0


def legend_of(rules: Rules) -> str:
    """How cards are written, unless it is as an English reader knows them anyway."""
    if rules.cards in LEGENDS:
        return say(LEGENDS[rules.cards])
    own = letters(rules)
    if own == INTERNATIONAL:
        return ""
    others = listed([one for one in INTERNATIONAL if one not in own])
    return say(OWN_LETTERS, ace=own[0], king=own[1], queen=own[2], jack=own[3], others=others)


def write(path: Path, text: str, mode: str) -> None:
    """Writes a record, or (with the mode of adding) nothing to its end; raises Refused."""
    try:
        with path.open(mode, encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError as wrong:
        raise Refused(say("{save}: the record cannot be written: {why}", save=path, why=cause(wrong))) from wrong


def seats_at(rules: Rules) -> tuple[str, ...]:
    """The players, clockwise from the human, as records have them."""
    bots = tuple(f"Player {seat + 1}" for seat in range(1, rules.seats))
    return NAMES.get(rules.seats, ("You", *bots))


def names_at(rules: Rules) -> tuple[str, ...]:
    """The players, clockwise from the human, in the language of now."""
    return tuple(map(say, seats_at(rules)))


def parties(rules: Rules) -> str:
    """Who plays with whom."""
    names = names_at(rules)
    if rules.score.accounts == "pairs":
        return say(
            "You and {partner} play against {left} and {right}.", partner=names[2], left=names[1], right=names[3]
        )
    if rules.seats == 2:
        return say("You play against {other}.", other=names[1])
    return say("You play against {others}, each for themselves.", others=listed(names[1:]))


def played(
    record: Record, opening: Sequence[Action] = (), alone: bool = False, kept: list[Record] | None = None
) -> Record:
    """Plays a match on, with what its `opening` says first; the record as far as it came, which is last in `kept` too.

    `alone` means that the match ends with its first deal.
    """
    state = begin(record.rules, record.dealer)
    while state.table.phase != OVER and not (alone and state.table.deal_over):
        table = state.table
        if table.turn == CHANCE:
            print_code(record)
            number = table.deal + (table.next_dealer is not None)
            print(
                say(
                    "\nDeal {number}. {standing}",
                    number=number,
                    standing=standing(record.rules, table.scores),
                )
            )
        action = next_action(record, state, opening)
        if action is None:
            return record
        if isinstance(action.value, tuple) and table.turn == CHANCE:
            record = sealed(record, number, action.value)
        state, events = apply(state, action)
        record = record.appended(action)
        if kept is not None:
            kept[:] = [record]
        for event in events:
            show(event, state)
    print_code(record)
    return record


def sealed(record: Record, deal: int, order: tuple[Card, ...]) -> Record:
    """The record with the seal of a deal, of which the beginning is shown."""
    fingerprint = seal.fingerprint(record.salt, deal, order)
    print(say("Its fingerprint: {digits}", digits=seal.shown(fingerprint)))
    return record.with_mark("seal", f"{deal} {fingerprint}")


def print_code(record: Record) -> None:
    """Tells the code of the deal that is over, if there is one."""
    if not deals(record.actions):
        return
    folder = library.user_folder()
    code = code_of(record, deals(record.actions), library.packs(folder, thorough=False)[0], folder)
    print(say("The code of this deal: {code}", code=codes.write(code)))


def next_action(record: Record, state: State, opening: Sequence[Action] = ()) -> Action | None:
    """What chance, a bot or the player does; None when the player has had enough."""
    table, seat = state.table, state.table.turn
    if len(record.actions) < len(opening):
        return opening[len(record.actions)]
    if seat == CHANCE:
        return shuffle(record.rules.deck, record.seed, record.first + table.deal - (table.next_dealer is None))
    spoken = spoken_up(record, state)
    if spoken is not None:
        return spoken
    if seat == HUMAN:
        return ask(view(state, seat))
    if HUMAN in speakers(state) and len(table.trick) + 1 >= record.rules.stakes.until:
        said = ask_last(view(state, HUMAN))
        if said is not LET_GO:
            return said
    return bot(record, state, seat)


def bot(record: Record, state: State, seat: int) -> Action | None:
    """What a bot does, or says out of turn."""
    seed = seed_for(record.seed, len(record.actions), seat)
    return level(record.levels[seat]).decide(view(state, seat), seed)


def spoken_up(record: Record, state: State) -> Action | None:
    """What a bot says out of turn."""
    said = (bot(record, state, seat) for seat in speakers(state) if seat != HUMAN)
    return next((one for one in said if one is not None), None)


STANDINGS = {"rubber": noted("Left to come down: {accounts}."), "loser": noted("Left: {accounts}.")}
"""How the accounts are told, by what ends a match."""


def standing(rules: Rules, scores: Sequence[int]) -> str:
    """The accounts in words."""
    sides = (say("they"),) if rules.score.accounts == "pairs" else names_at(rules)[1:]
    told = ", ".join(f"{side} {left}" for side, left in zip((say("you"), *sides), scores, strict=True))
    return say(STANDINGS.get(rules.score.end, noted("Chips: {accounts}.")), accounts=told)


def show(event: Event, state: State) -> None:
    """Tells an event; the result of a deal in the words of the window."""
    borrow()
    from sjavs_desktop.ui import text
    from sjavs_desktop.ui.dress import dressed

    names = names_at(state.rules)
    cast = Cast.of(state.rules, names)
    if isinstance(event.value, Result):
        with dressed(state.rules):
            lines = text.score_lines(event.value, names, HUMAN, state.rules, state.table)
        decider = ended(state.table, cast) if state.table.deciding else None
        print("\n".join([*lines, *([decider] if decider else [])]))
        return
    line = tell(event, cast, state.table)
    if line is not None:
        print(line)


def ask(seen: View) -> Action | None:
    """An action that the player types; asks again while it is refused. None when the input ends or on ``quit``."""
    borrow()
    from sjavs_desktop.ui import text
    from sjavs_desktop.ui.dress import dressed

    print("\n".join(situation(seen)))
    while True:
        print(say(PROMPTS[seen.table.phase]), end="", flush=True)
        line = sys.stdin.readline()
        typed = in_english(line.strip().lower())
        if not line or typed in QUITTING:
            print()
            return None
        if typed in ("?", "help", ""):
            print(choices(seen))
            continue
        try:
            action = read_action(seen, typed)
        except ValueError as wrong:
            print(wrong)
            continue
        reason = why_not(seen, action)
        if reason is None:
            return action
        with dressed(seen.rules):
            print(text.why(reason, action))
        if reason.key == "announce" and seen.rules.auction.offers != "length":
            print(choices(seen))


def ask_last(seen: View) -> Action | None:
    """Asks whether the player doubles before the next card ends the time for it; LET_GO for no, None to quit."""
    print("\n".join(play_lines(seen)))
    print(say("Your hand: {hand}", hand=hand_text(seen.hand, ranking_of(seen.rules, seen.table), seen.rules)))
    word = doubling_word(len(seen.table.doubles)).lower()
    while True:
        print(
            say("The next card ends the time for it: {word}, or {go}> ", word=word, go=typed_as("go")),
            end="",
            flush=True,
        )
        line = sys.stdin.readline()
        typed = in_english(line.strip().lower())
        if not line or typed in QUITTING:
            print()
            return None
        if typed in ("", "go", "no", "n"):
            return LET_GO
        if typed in (word, "double"):
            return Action(seen.seat, "double")
        print(
            say(
                "{typed!r}: type {word}, to double the deal, or {go}.",
                typed=quoted(typed),
                word=word,
                go=typed_as("go"),
            )
        )


def situation(seen: View) -> list[str]:
    """What the player needs to know: trick, open cards, hand, what is allowed."""
    table, ranking, names = seen.table, ranking_of(seen.rules, seen.table), names_at(seen.rules)
    if table.phase == "cut":
        return [say("The pack is before you: knock ({knock}), or cut ({cut}).", **as_typed())]
    lines = []
    if table.phase == "play":
        lines += play_lines(seen)
    if table.wed is not None and table.phase == "marriage":
        lines.append(
            say(
                "{names}: the trump {wed} lies open",
                names=names[table.declarer or 0],
                wed=card_text(table.wed, seen.rules),
            )
        )
    lines += spread_lines(table.spread, names, seen.rules)
    lines.append(say("Your hand: {hand}", hand=hand_text(seen.hand, ranking, seen.rules)))
    if seen.aside:
        lines.append(say("Laid away: {aside}", aside=hand_text(seen.aside, ranking, seen.rules)))
    if table.phase != "play" or len(legal(seen)) < seen.own.bit_count() or interjections(seen):
        lines.append(choices(seen))
    return lines


def play_lines(seen: View) -> list[str]:
    """The trumps, the called ace, and the trick on the table."""
    table, names = seen.table, names_at(seen.rules)
    cards = ", ".join(
        f"{names[(table.leader + place) % seen.rules.seats]} {card_text(card, seen.rules)}"
        for place, card in enumerate(table.trick)
    )
    led = say("You lead.") if table.turn == seen.seat else say("{names} leads.", names=names[table.turn])
    contract = seen.rules.contract(table.contract) if table.contract else None
    game = [f"{rule(contract.name)}."] if contract and contract.name else []
    lying = say("On the table: {cards}", cards=cards) if cards else led
    lines = [" ".join([*game, say("Trumps: {trumps}.", trumps=trumps(seen)), lying])]
    ace, partner = called_card(seen.rules, table), partner_of(seen)
    if ace is not None:
        mine = [say("You are the partner.")] if partner == seen.seat else []
        by = say("Called by {names}: {ace}.", names=names[table.declarer or 0], ace=card_text(ace, seen.rules))
        lines.append(" ".join([by, *mine]))
    return lines


def trumps(seen: View) -> str:
    """The trumps in a few words."""
    table = seen.table
    if table.suit is not None:
        return Cast.of(seen.rules, names_at(seen.rules)).suit(table.suit)
    contract = seen.rules.contract(table.contract) if table.contract else None
    return permanent(contract, seen.rules) if contract and contract.permanent else say("none")


def choices(seen: View) -> str:
    """What may be typed."""
    allowed = legal(seen)
    if seen.table.phase == "cut":
        return say(
            "{knock}, {cut}, or {cut} and a place from {first} to {last}",
            first=allowed[1].value,
            last=allowed[-1].value,
            **as_typed(),
        )
    words = [phrase(seen, one) for one in allowed if one.kind != "exchange"]
    words += [doubling_word(len(seen.table.doubles)).lower() for _ in interjections(seen)]
    if any(one.kind == "exchange" for one in allowed):
        words.append(
            say(
                "the {number} cards that you lay away, such as {cards}",
                number=seen.rules.talon,
                cards=told_value(allowed[-1], seen.rules),
            )
        )
    return say("You may say or play: {list}", list=", ".join(words))


def phrase(seen: View, action: Action) -> str:
    """How an action is typed."""
    if action.kind in ("call", "name") and isinstance(action.value, int) and seen.rules.cards in LEGENDS:
        return f"{typed_as(action.kind)} {suit_word(seen, action.value)}"
    if action.kind == "pass":
        return say(pass_word(seen.rules.cards in LEGENDS))
    value = told_value(action, seen.rules)
    if action.kind == "bid":
        return bid_word(seen, value)
    return f"{typed_as(action.kind)} {value}" if action.kind == "take" else value or typed_as(action.kind)
