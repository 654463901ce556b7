"""Rule cases as data: `python -m tests.rule_cases FILE` holds every case of a JSON file against the engine.

A case has `id`, `variant`, `kind`, `input` and `expected`. This module only translates between that format and the
values of `sjavs_desktop.core`; what the rules are is decided there. A new variant is a row of `VARIANTS`, a new kind
of question a row of `KINDS`.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from sjavs_desktop.core.cards import SUIT_LETTERS, card, mask, name, parse
from sjavs_desktop.core.errors import REASONS, IllegalAction
from sjavs_desktop.core.game import apply, legal, start
from sjavs_desktop.core.pack import Pack, compile_rules, load
from sjavs_desktop.core.payoff import on_the_hook, sum_of_points
from sjavs_desktop.core.phases import settle
from sjavs_desktop.core.phases.shuffle import next_deal
from sjavs_desktop.core.rules import Band, Rules
from sjavs_desktop.core.schema import Option, OptionValue
from sjavs_desktop.core.state import CHANCE, OVER, Action, Call, Offer, State, Table, Trick, View
from sjavs_desktop.core.view import view
from sjavs_desktop.paths import RULES

VARIANTS = {"sjavs_fo6": "sjavs"}
"""The pack of each variant (what stands before a colon); cases of other variants are skipped."""

Input = Mapping[str, Any]


class NotACase(ValueError):
    """A case, or a file of cases, that cannot be understood: one sentence."""


# -- Options ---------------------------------------------------------------------------------------------------------

ALIASES = {"carry": "tie_carry", "accumulate": "tie_accumulates", "start": "start_points"}
"""Short names of options in cases."""
WORDS: dict[tuple[str, Any], OptionValue] = {
    ("overtrump", True): "required",
    ("overtrump", False): "none",
    ("crosses_to_win", None): "endless",
    ("crosses_to_win", "∞"): "endless",
}
"""Values that cases write otherwise than the packs."""


@cache
def pack(key: str) -> Pack:
    """A pack of the application by its key; also a preset."""
    inner = RULES / "presets" / f"{key}.toml"
    return load(inner if inner.is_file() else RULES / f"{key}.toml", RULES)


def option_value(option: Option, value: Any) -> OptionValue | None:
    """The option's value that a case means, or None when it means something else by that word."""
    if isinstance(value, (str, int, float)) or value is None:
        value = WORDS.get((option.key, value), value)
    if option.type == "bool":
        return value if isinstance(value, bool) else option.read(str(value))
    return None if isinstance(value, (bool, list, dict)) or value is None else str(value)


def rules_for(variant: str, given: Input, **fixed: OptionValue) -> Rules:
    """The variant's rules with every option that the input mentions; `fixed` are defaults of the asker."""
    chosen_pack = pack(str(given.get("preset") or VARIANTS[variant.partition(":")[0]]))
    chosen: dict[str, OptionValue] = dict(fixed)
    for key, value in {**given, **given.get("options", {})}.items():
        key = ALIASES.get(key, key)
        if key in chosen_pack.defaults():
            meant = option_value(chosen_pack.option(key), value)
            if meant is not None:
                chosen[key] = meant
    return compile_rules(chosen_pack, chosen)


# -- Positions -------------------------------------------------------------------------------------------------------


def deal_out(rules: Rules, hands: Sequence[Iterable[int]], dealer: int = 3) -> State:
    """A first deal in which the hands, counted from forehand, have been dealt by shuffle and cut."""
    places: list[list[int]] = [list(hand) for hand in hands]
    place = {"always_cut": len(rules.deck) // 2}.get(rules.cut, 0)
    order: list[int] = []
    for size in rules.packets if place else rules.knocked:
        for hand in places:
            order += hand[:size]
            del hand[:size]
    back = len(order) - place
    state, _ = apply(start(rules, dealer), Action(CHANCE, "shuffle", (*order[back:], *order[:back])))
    if state.table.phase == "cut":
        state, _ = apply(state, Action(state.table.turn, "cut", 0))
    return state


def offer_of(value: Any) -> Offer | None:
    """The bid that `5`, `"5 betri"` or `{"length": 5, "betri": true}` means; None for no bid."""
    if value in (None, "", "pass", "none"):
        return None
    if isinstance(value, Mapping):
        length, better = int(value["length"]), bool(value.get("betri", False))
    else:
        words = str(value).split()
        length, better = int(words[0]), "betri" in words[1:]
    return Offer(f"{length} betri" if better else str(length), (length, int(better)), length, better)


def suit_of_letter(letter: str | None) -> int | None:
    """The suit with that letter; None stands for none."""
    return None if letter is None else SUIT_LETTERS.index(letter)


def alone(rules: Rules, table: Table, hand: Iterable[str]) -> View:
    """What the player at turn sees who holds `hand`; the others' cards do not matter."""
    own = mask(parse(hand))
    shown = tuple(own if seat == table.turn else 0 for seat in range(rules.seats))
    return View(rules, table, table.turn, shown, tuple(one.bit_count() for one in shown))


def in_deal(rules: Rules, phase: str, trump: int | None = None, **more: Any) -> Table:
    """A table in the midst of a deal whose contract is that of the auction, or of nobody without a trump suit."""
    contract = rules.auction.contract if trump is not None else nobody(rules)
    return replace(start(rules, 3).table, phase=phase, contract=contract, suit=trump, **more)


def nobody(rules: Rules) -> str:
    """The contract without a trump suit."""
    return next(one.key for one in rules.contracts if one.trump == "none")


# -- Questions: each answers one kind of case --------------------------------------------------------------------------


def ask_call(variant: str, given: Input) -> Any:
    """What a hand says over a standing bid: it bids if it can."""
    rules = rules_for(variant, given)
    earlier = [one for one in given.get("calls", ()) if offer_of(one)]
    standing = offer_of(given.get("standing", earlier[-1] if earlier else None))
    calls = (Call(0, standing),) if standing else ()
    table = replace(start(rules, 3).table, phase="auction", turn=len(calls), calls=calls)
    actions = legal(alone(rules, table, given["hand"]))
    words = [str(one.value) if one.kind == "bid" else "pass" for one in actions]
    said = next((word for word in words if word != "pass"), "pass")
    return said, {"call": said, "legal": words, "allowed": words}


def ask_name(variant: str, given: Input) -> Any:
    """Which suits the winner of the auction may name."""
    rules = rules_for(variant, given)
    table = replace(
        start(rules, 3).table, phase="naming", turn=0, declarer=0, calls=(Call(0, offer_of(given.get("bid", None))),)
    )
    letters = [SUIT_LETTERS[int(str(one.value))] for one in legal(alone(rules, table, given["hand"]))]
    return letters, {"allowed": letters, "forced": len(letters) == 1}


def ask_trick(variant: str, given: Input) -> Any:
    """Who wins a trick and what it counts."""
    rules = rules_for(variant, given)
    cards, suit = parse(given["cards"]), suit_of_letter(given.get("trump"))
    ranking = rules.ranking(rules.auction.contract if suit is not None else nobody(rules), suit)
    index = ranking.winner(cards)
    return index, {"winner_index": index, "winner": name(cards[index]), "points": ranking.points_in(mask(cards))}


def ask_legal(variant: str, given: Input) -> Any:
    """Which cards may be played to a trick."""
    rules, trick = rules_for(variant, given), parse(given.get("trick", []))
    table = in_deal(rules, "play", suit_of_letter(given.get("trump")), leader=0, turn=len(trick), trick=trick)
    names = [name(int(str(one.value))) for one in legal(alone(rules, table, given["hand"]))]
    return names, {"legal": names, "allowed": names}


def ask_score(variant: str, given: Input) -> Any:
    """Who scores how much for one deal."""
    rules = rules_for(variant, given)
    table = settled(rules, start(rules, 3).table, {"decl": "A", **given})
    result, sides = table.results[-1], ("first", "second") if given.get("no_bid") is True else ("decl", "def")
    side = "tie" if result.account is None else sides[result.account]
    return result.base, {"side": side, "game_points": result.base, "band": result.band, "carry": result.carry}


def ask_match(variant: str, given: Input) -> Any:
    """What remains of the start after several deals."""
    rules = rules_for(variant, given, crosses_to_win="endless")
    table = begun(rules, given)
    for deal in given["deals"] if "deals" in given else [given["deal"]]:
        table = settled(rules, gathered(table), deal)
    return ladder(rules, given, table)


def ask_ladder(variant: str, given: Input) -> Any:
    """The same for deals of which only the game points are told: a score table that pays just these."""
    rules = rules_for(variant, given, crosses_to_win="endless")
    table = begun(rules, given)
    for side, points in given["scores"]:
        row = (Band("told", points, points),)
        told = replace(rules, score=rules.score._replace(tables=tuple((key, row) for key, _ in rules.score.tables)))
        target = rules.score.target
        table = settled(told, gathered(table), {"decl": side, "declarer_points": target, "declarer_tricks": 4})
    return ladder(rules, given, table)


def ask_auction(variant: str, given: Input) -> Any:
    """How the auction of a deal goes: everyone bids who can, unless the calls are told."""
    rules, said = rules_for(variant, given), given.get("calls")
    hands = given.get("hands_from_forehand")
    if hands is None and said is None:
        raise NotACase("an auction needs hands_from_forehand or calls")
    tries = [[parse(hand) for hand in hands]] if hands else hands_for(rules, said or [])
    furthest: dict[str, Any] = {"error_at": -1}
    for dealt in tries:
        told = auction(rules, dealt, said)
        if told["error_at"] is None:
            return told["declarer_index"], told
        furthest = max(furthest, told, key=lambda one: int(one["error_at"]))
    return None, furthest


# -- Auctions --------------------------------------------------------------------------------------------------------


def auction(rules: Rules, hands: Sequence[Iterable[int]], said: Sequence[str] | None) -> dict[str, Any]:
    """The auction of those hands, counted from forehand, up to the naming of trumps."""
    state = deal_out(rules, hands)
    words: list[str] = []
    for seat in range(rules.seats):
        allowed = legal(view(state, seat))
        word = (*said, *["pass"] * rules.seats)[seat] if said else str(allowed[-1].value or "pass")
        action = Action(seat, "pass") if word == "pass" else Action(seat, "bid", str(word))
        try:
            state, _ = apply(state, action)
        except IllegalAction as refused:
            return {"error_at": seat, "reason": refused.reason.key}
        words.append(word)
    return {"error_at": None, "reason": None, "calls": words, **after_auction(rules, state.table, state)}


def after_auction(rules: Rules, table: Table, state: State) -> dict[str, Any]:
    """What stands when all have spoken."""
    best, annulled = table.best, table.next_dealer is not None
    step = None if table.next_dealer is None else (table.next_dealer - table.dealer) % rules.seats
    trump: Any = None if table.suit is None else SUIT_LETTERS[table.suit]
    if table.phase == "naming":
        trump = [SUIT_LETTERS[int(str(one.value))] for one in legal(view(state, table.turn))]
    outcome = "bid" if best else rules.auction.all_pass if annulled else "play_for_4"
    return {
        "declarer_index": table.declarer,
        "declarer": table.declarer,
        "standing": offer_of(best.offer.text) if best and best.offer else None,
        "trump": trump,
        "nobody": best is None,
        "all_pass": best is None,
        "annulled": annulled,
        "thrown_in": annulled,
        "redeal": annulled,
        "played": not annulled,
        "contract": table.contract,
        "outcome": outcome,
        "no_bid": outcome,
        "next": step,
        "next_dealer": step,
        "leader_index": table.leader if table.phase == "play" else None,
    }


def hands_for(rules: Rules, said: Sequence[str], tries: int = 1500) -> Iterator[list[list[int]]]:
    """Deals in which those calls may be possible: whoever bids gets cards of one suit, the rest falls at random."""
    dice = random.Random(1)
    for _ in range(tries):
        left = list(rules.deck)
        dice.shuffle(left)
        hands: list[list[int]] = [[] for _ in range(rules.seats)]
        for hand, offer in zip(hands, map(offer_of, said), strict=False):
            if offer:
                suit = 0 if offer.better else dice.randrange(4)
                members = rules.ranking(rules.auction.contract, suit).members[4]
                hand += [one for one in left if members >> one & 1][: offer.length]
                left = [one for one in left if one not in hand]
        for hand in hands:
            missing = rules.hand - len(hand)
            hand += left[:missing]
            del left[:missing]
        yield hands


# -- Deals by their outcome --------------------------------------------------------------------------------------------


def begun(rules: Rules, given: Input) -> Table:
    """The table of a match, with the scores of `start` when those are told by side."""
    table, told = start(rules, 3).table, given.get("start")
    if isinstance(told, Mapping):
        told = [told[side] for side in "AB"]
    return replace(table, scores=tuple(told)) if isinstance(told, Sequence) and not isinstance(told, str) else table


def gathered(table: Table) -> Table:
    """The table before its next deal."""
    if table.phase == OVER:
        raise NotACase("the match was over before the last deal")
    return table if table.next_dealer is None else next_deal(table, table.next_dealer)


def settled(rules: Rules, table: Table, deal: Input) -> Table:
    """The table after a deal with that outcome has been settled by the engine.

    One ace and one king stand for what each side took: they count just the points of the case.
    """
    half = sum_of_points(rules.score) // 2
    no_bid = deal.get("no_bid") is True
    told = deal.get("points")
    declaring = 0 if no_bid or told else "AB".index(deal.get("decl") or "A")
    points = half if deal.get("tie") else int(told[0] if told else deal.get("declarer_points", -1))
    if points < 0:
        raise NotACase("a deal needs declarer_points, points or a tie")
    tricks = tricks_of(rules, deal, points)
    if points and not tricks:
        raise NotACase(f"{points} points cannot be taken without a trick")
    mine, theirs = declaring, 1 - declaring
    one_hand = bool(deal.get("one_player_all"))
    winners = [mine if one_hand or index % 2 == 0 else mine + 2 for index in range(tricks)]
    winners += [theirs if index % 2 == 0 else theirs + 2 for index in range(rules.hand - tricks)]
    ace, king = card("AS"), card("KS")
    taken = tuple(
        Trick(seat, (ace,) if index == 0 and tricks else (king,) if index == tricks else (), seat)
        for index, seat in enumerate(winners)
    )
    suit = None if no_bid else 0 if deal.get("clubs") else suit_of_letter(deal.get("trump", "H"))
    counted = replace(rules, points=(("A", points), ("K", 2 * half - points)))
    finished = replace(
        in_deal(rules, "settle", suit),
        deal=table.deal,
        dealer=table.dealer,
        declarer=None if no_bid else declaring,
        tricks=taken,
        scores=table.scores,
        crosses=table.crosses,
        ties=int(deal.get("ties", table.ties)),
        results=table.results,
    )
    state, _ = settle.enter(State(counted, finished, (0,) * rules.seats))
    return state.table


def tricks_of(rules: Rules, deal: Input, points: int) -> int:
    """The tricks of the declaring side; where a case leaves them open, all points mean all tricks."""
    if "declarer_tricks" in deal:
        return int(deal["declarer_tricks"])
    if deal.get("one_player_all") or points == sum_of_points(rules.score):
        return rules.hand
    return rules.hand // 2 if points else 0


def ladder(rules: Rules, given: Input, table: Table) -> Any:
    """What the score sheet shows: the rows, who is on the hook, who came down to zero and how."""
    first = list(begun(rules, given).scores)
    rows = [first, *(list(one.after) for one in table.results)]
    last = tuple(rows[-1])
    rubbers = [one for one in table.results if one.rubber]
    winner = None if not rubbers or rubbers[-1].account is None else "AB"[rubbers[-1].account]
    told = {
        "rows": rows,
        "A": last[0],
        "B": last[1],
        "winner": winner,
        "double": bool(rubbers and rubbers[-1].double),
        "on_the_hook": ["AB"[one] for one in on_the_hook(rules.score, last)],
        "crosses": dict(zip("AB", table.crosses, strict=True)),
        "match_winner": None if table.winner is None else "AB"[table.winner],
        "over": table.phase == OVER,
        "match_over": table.phase == OVER,
        "ties": table.ties,
        "carries": [one.carry for one in table.results],
    }
    return list(last), told


# -- Comparing -------------------------------------------------------------------------------------------------------


def same(expected: Any, got: Any) -> bool:
    """Equal, whatever the order of the names in a list of words."""
    words = isinstance(expected, list) and isinstance(got, list) and all(isinstance(one, str) for one in expected)
    return bool(sorted(expected) == sorted(got) if words else expected == got)


def same_bid(expected: Any, got: Offer | None) -> bool:
    return offer_of(expected) == got


def same_dealer(expected: Any, got: int | None) -> bool:
    """Cases tell the next dealer in words ("same dealer", "next dealer (clockwise)") or as a step clockwise."""
    if not isinstance(expected, str) or got is None:
        return bool(expected == got)
    if "same" in expected:
        return got == 0
    return "next" in expected and got == (3 if "anticlockwise" in expected else 1)


def same_reason(expected: Any, got: str | None) -> bool:
    """Cases word reasons for people; the engine's key is compared where a case names one."""
    return expected == got if expected is None or expected in REASONS else got is not None


def same_sides(expected: Any, got: list[str]) -> bool:
    """One side, a list of sides, or none."""
    return sorted([] if expected is None else [expected] if isinstance(expected, str) else expected) == got


def same_crosses(expected: Any, got: dict[str, int]) -> bool:
    """By side, as a pair, or as the number that was won altogether."""
    if isinstance(expected, Mapping):
        return all(got.get(side) == crosses for side, crosses in expected.items())
    return list(got.values()) == expected if isinstance(expected, list) else sum(got.values()) == expected


def same_outcome(expected: Any, got: str) -> bool:
    return (got != "bid") == expected if isinstance(expected, bool) else expected == got


FIELDS: dict[str, Callable[[Any, Any], bool]] = {
    "standing": same_bid,
    "next": same_dealer,
    "next_dealer": same_dealer,
    "reason": same_reason,
    "on_the_hook": same_sides,
    "crosses": same_crosses,
    "no_bid": same_outcome,
    "outcome": same_outcome,
}
"""How fields are compared that are not simply equal."""

KINDS: dict[str, Callable[[str, Input], Any]] = {
    "call": ask_call,
    "name_trump": ask_name,
    "auction": ask_auction,
    "trick": ask_trick,
    "legal": ask_legal,
    "score": ask_score,
    "match": ask_match,
    "ladder": ask_ladder,
}
"""What each kind of case asks: the plain answer, and the fields that `expected` may name."""


def differences(case: Mapping[str, Any]) -> list[str]:
    """Where the engine disagrees with a case; empty when it agrees."""
    kind = case["kind"]
    if kind not in KINDS:
        return [f"the kind {kind!r} is not known here ({', '.join(KINDS)})"]
    try:
        answer, fields = KINDS[kind](case["variant"], case["input"])
        return list(compared(case["expected"], answer, fields))
    except Exception as wrong:
        return [f"the case cannot be asked: {type(wrong).__name__}: {wrong}"]


def compared(expected: Any, answer: Any, fields: Mapping[str, Any]) -> Iterator[str]:
    """A line for each difference between what is expected and what the engine tells."""
    if not isinstance(expected, Mapping):
        expected, fields = {"": expected}, {"": answer}
    for key, value in expected.items():
        label = f"{key}: " if key else ""
        if key not in fields:
            yield f"{label}expected {shown(value)}, but the engine tells no such thing"
        elif not FIELDS.get(key, same)(value, fields[key]):
            yield f"{label}expected {shown(value)}, got {shown(fields[key])}"


def shown(value: Any) -> str:
    """A value for a line of the report."""
    if isinstance(value, Offer):
        return value.text
    return json.dumps(value, ensure_ascii=False, default=str)


# -- The file --------------------------------------------------------------------------------------------------------


class Tally(NamedTuple):
    """How a file of cases went."""

    passed: int
    failures: tuple[str, ...]
    skipped: tuple[str, ...]
    """The variants of the skipped cases, one for each case."""


def read_cases(path: Path) -> list[dict[str, Any]]:
    """The cases of a file: a JSON list, or one JSON object a line; raises NotACase."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise NotACase(f"{path} cannot be read: {wrong}") from wrong
    try:
        cases = json.loads(text) if text.lstrip().startswith("[") else [json.loads(one) for one in text.splitlines()]
    except (ValueError, RecursionError) as wrong:
        raise NotACase(f"{path} is not JSON: {wrong}") from wrong
    for index, case in enumerate(cases, 1):
        lacking = {"id", "variant", "kind", "input", "expected"} - set(case if isinstance(case, dict) else ())
        if lacking:
            raise NotACase(f"{path}: case {index} lacks {', '.join(sorted(lacking))}")
    return list(cases)


def known(variant: str) -> bool:
    """Whether there is a pack for the variant."""
    return variant.partition(":")[0] in VARIANTS


def run(cases: Iterable[Mapping[str, Any]], only: str | None = None) -> Tally:
    """Holds the cases against the engine."""
    passed, failures, skipped = 0, [], []
    for case in cases:
        variant = str(case["variant"])
        if only and only not in (variant, variant.partition(":")[0]):
            continue
        if not known(variant):
            skipped.append(variant)
            continue
        found = differences(case)
        passed += not found
        failures += [f"{case['id']}: {'; '.join(found)}"] if found else []
    return Tally(passed, tuple(failures), tuple(skipped))


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.rule_cases", description="Rule cases against the engine.")
    parser.add_argument("file", type=Path, help="a JSON file of cases")
    parser.add_argument("--only", metavar="VARIANT", help="ask the cases of this variant only")
    given = parser.parse_args(arguments)
    try:
        tally = run(read_cases(given.file), given.only)
    except NotACase as wrong:
        print(wrong, file=sys.stderr)
        return 1
    for failure in tally.failures:
        print(f"FAILED {failure}")
    if tally.skipped:
        print(f"There is no pack yet for: {', '.join(sorted(set(tally.skipped)))}")
    last = f"{tally.passed} passed, {len(tally.failures)} failed"
    print(f"{last}, {len(tally.skipped)} skipped" if tally.skipped else last)
    return 1 if tally.failures else 0


if __name__ == "__main__":
    sys.exit(main())
