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

from sjavs_desktop.core.cards import SUIT_LETTERS, SUITS, mask, name, parse
from sjavs_desktop.core.errors import REASONS, IllegalAction
from sjavs_desktop.core.game import apply, legal, start
from sjavs_desktop.core.goals import ENDS, Ending, Standing, on_the_hook
from sjavs_desktop.core.offers import OFFERS, contract_offers, lengths
from sjavs_desktop.core.pack import Pack, compile_rules, load
from sjavs_desktop.core.phases import auction as auction_phase
from sjavs_desktop.core.phases import settle
from sjavs_desktop.core.phases.shuffle import next_deal
from sjavs_desktop.core.rules import Band, Contract, Rules
from sjavs_desktop.core.schema import Option, OptionValue
from sjavs_desktop.core.sides import DECLARERS, SIDES, account
from sjavs_desktop.core.state import CHANCE, OVER, Action, Call, Offer, Result, State, Table, Trick, View
from sjavs_desktop.core.view import view
from sjavs_desktop.paths import RULES
from tests import rule_cases_schafkopf as schafkopf

VARIANTS = {"sjavs_fo6": "sjavs", "sjavs_fo8": "old-mor", "klorsjavs": "klorsjavs", "schafkopf": "schafkopf"}
"""The pack of each variant (what stands before a colon; behind it a preset of that pack may stand).

Cases of other variants are skipped.
"""

Input = Mapping[str, Any]


class NotACase(ValueError):
    """A case, or a file of cases, that cannot be understood: one sentence."""


# -- Options ---------------------------------------------------------------------------------------------------------

ALIASES = {"carry": "tie_carry", "accumulate": "tie_accumulates", "start": "start_points", "misere": "nolo"}
"""Short names of options in cases, where the pack has no option of that very name."""
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


def pack_of(variant: str, given: Input) -> Pack:
    """The pack that a case is about."""
    base, _, more = variant.partition(":")
    for key in (given.get("preset"), f"{VARIANTS[base].partition('-')[0]}-{more}"):
        if key and (RULES / "presets" / f"{key}.toml").is_file():
            return pack(str(key))
    return pack(str(given.get("preset") or VARIANTS[base]))


def option_value(option: Option, value: Any) -> OptionValue | None:
    """The option's value that a case means, or None when it means something else by that word."""
    if option.type == "bool":
        return value if isinstance(value, bool) else option.read(str(value))
    if isinstance(value, (str, int, float)) or value is None:
        value = WORDS.get((option.key, value), value)
    if isinstance(value, (bool, list, dict)) or value is None:
        return None
    written = str(value)
    plain = written.replace(">", "").replace(" ", "")  # a ranking of suits, as in C > S > H > D
    return plain if plain in [one.value for one in option.choices] else written


def rules_for(variant: str, given: Input, **fixed: OptionValue) -> Rules:
    """The variant's rules with every option that the input mentions; `fixed` are defaults of the asker."""
    chosen_pack = pack_of(variant, given)
    known_keys = chosen_pack.defaults()
    chosen: dict[str, OptionValue] = {key: value for key, value in fixed.items() if key in known_keys}
    for key, value in {**given, **given.get("options", {})}.items():
        own = key if key in known_keys else ALIASES.get(key, key)
        if own in known_keys and not scores_told(chosen_pack, own, value):
            meant = option_value(chosen_pack.option(own), value)
            if meant is not None:
                chosen[own] = meant
    for deal in (given, *given.get("deals", ()), given.get("deal", {})):
        chosen |= {key: True for key in house_bids(deal) if key in known_keys}
    return compile_rules(chosen_pack, chosen)


def scores_told(of: Pack, key: str, value: Any) -> bool:
    """Whether a `start` tells scores of its own and not the option of that name."""
    return key in ("start", "start_points") and str(value) not in [str(one.value) for one in of.option(key).choices]


def house_bids(deal: Input) -> set[str]:
    """The options that a deal takes for granted: a solo, a nolo, a halv."""
    told = told_contract(deal)
    bids = {str(one).replace(":", " ").split()[0].lower() for one in deal.get("calls", ()) if one}
    without = {"nolo"} if deal.get("trump", "") is None else set()
    return ({told} if told else set()) | (bids & {"solo", "nolo", "halv"}) | without


# -- Positions -------------------------------------------------------------------------------------------------------


def deal_out(rules: Rules, hands: Sequence[Iterable[int]], dealer: int = 3) -> State:
    """A first deal in which the hands, counted from forehand, have been dealt by shuffle and cut.

    What is in no hand goes to the middle and to the open and covered rows, in the order of the pack.
    """
    order = pack_for(rules, hands)
    state, _ = apply(start(rules, dealer), Action(CHANCE, "shuffle", order))
    if state.table.phase == "cut":
        state, _ = apply(state, Action(state.table.turn, "cut", 0))
    return state


def pack_for(rules: Rules, hands: Sequence[Iterable[int]]) -> tuple[int, ...]:
    """The shuffled pack from which the hands, counted from forehand, are dealt after a knock or in the settled way."""
    places: list[list[int]] = [list(hand) for hand in hands]
    rest = [one for one in rules.deck if not any(one in hand for hand in places)]
    place = {"always_cut": len(rules.deck) // 2}.get(rules.cut, 0)
    order: list[int] = []
    for size in rules.packets if place else rules.knocked:
        if size < 0:
            order += rest[:-size]
            del rest[:-size]
        else:
            for hand in places:
                order += hand[:size]
                del hand[:size]
    order += rest
    back = len(order) - place
    return (*order[back:], *order[:back])


def bid_text(value: Any) -> str | None:
    """How the engine writes the bid that a case means; None for no bid.

    Cases write `5`, `"5 betri"`, `"H"`, `"solo:H"`, `"H solo"`, `{"length": 5, "betri": true}`,
    `{"contract": "solo", "suit": "H"}`, `"play"`.
    """
    if value in (None, "", "pass", "none"):
        return None
    if isinstance(value, Mapping):
        if "length" in value:
            return f"{int(value['length'])} betri" if value.get("betri", False) else str(int(value["length"]))
        value = f"{told_contract(value) or ''} {value.get('suit') or value.get('trump') or ''}"
    words = [BETTER.get(word.lower(), word) for word in str(value).replace(":", " ").split()]
    suits = [word for word in words if len(word) == 1 and word in SUIT_LETTERS]
    others = [CONTRACTS.get(word.lower(), word) for word in words if word not in suits]
    return " ".join([*others, *suits])


def offer_in(rules: Rules, value: Any) -> Offer | None:
    """The bid that a case means, as the engine knows it; None for no bid."""
    text = bid_text(value)
    if text is None:
        return None
    if rules.auction.offers == "length":
        words = text.split()
        length, better = int(words[0]), "betri" in words[1:]
        return Offer(text, (length, int(better)), rules.auction.contract, length=length, better=better)
    # Somebody with all the cards could bid whatever there is.
    found = OFFERS[rules.auction.offers].available(rules, rules.deck_mask, None)
    for offer in found:
        if offer.text == text:
            return offer
    raise NotACase(f"{value!r} is no bid of {rules.key} ({', '.join(one.text for one in found)})")


def suit_of_letter(letter: str | None) -> int | None:
    """The suit with that letter; None stands for none."""
    return None if letter is None else SUIT_LETTERS.index(letter)


def alone(rules: Rules, table: Table, hand: Iterable[str]) -> View:
    """What the player at turn sees who holds `hand`; the others' cards do not matter."""
    own = mask(parse(hand))
    shown = tuple(own if seat == table.turn else 0 for seat in range(rules.seats))
    return View(rules, table, table.turn, shown, tuple(one.bit_count() for one in shown))


BETTER = {"better": "betri", "bedre": "betri", "besser": "betri", "mejor": "betri"}
"""The sources' own words for the call that overcalls an equal length in clubs."""
CONTRACTS = {"misere": "nolo", "misère": "nolo", "half": "halv", "simple": "", "suit": "", "normal": ""}
"""Other words for contracts; an empty one stands for that of the auction."""
FLAGS = ("solo", "nolo", "misere", "halv")
"""Contracts that a case may name by a field of their own."""


def told_contract(deal: Input) -> str | None:
    """The contract that a case names, if it names one besides that of the auction."""
    for key in ("contract", "game"):
        if isinstance(deal.get(key), str):
            word = deal[key].lower()
            return CONTRACTS.get(word, word) or None
    for flag in FLAGS:
        if deal.get(flag) is True:
            return CONTRACTS.get(flag, flag)
    return "solo" if deal.get("multiplier", 1) == 2 else None


def contract_of(rules: Rules, deal: Input) -> Contract:
    """The contract of a deal: the one that is named, the one with that multiplier, nobody's, or that of the auction."""
    told = told_contract(deal)
    by_key = {one.key: one for one in rules.contracts}
    if told in by_key:
        return by_key[told]
    if deal.get("no_bid") is True or ("trump" in deal and deal["trump"] is None):
        return by_key[nobody(rules)]
    factor = int(deal.get("multiplier", 1))
    main = by_key[rules.auction.contract]
    return main if factor == 1 else next(one for one in rules.contracts if one.factor == factor)


def in_deal(rules: Rules, phase: str, trump: int | None = None, **more: Any) -> Table:
    """A table in the midst of a deal whose contract is that of the auction, or of nobody without a trump suit."""
    contract = rules.auction.contract if trump is not None else nobody(rules)
    return replace(start(rules, rules.seats - 1).table, phase=phase, **{"contract": contract, "suit": trump, **more})


def nobody(rules: Rules) -> str:
    """The contract without a trump suit."""
    return next(one.key for one in rules.contracts if one.trump == "none")


def trump_of(contract: Contract, given: Input) -> int | None:
    """The trump suit of a case; where the contract has a fixed one, a case need not tell it."""
    if contract.trump in SUIT_LETTERS:
        return suit_of_letter(given.get("trump") or contract.trump)
    return suit_of_letter(given.get("trump"))


# -- Questions: each answers one kind of case --------------------------------------------------------------------------


def asked_hand(rules: Rules, given: Input) -> View:
    """What somebody sees who holds a hand of the auction, with the standing bid."""
    earlier = [one for one in given.get("calls", ()) if bid_text(one)]
    standing = offer_in(rules, given.get("standing", earlier[-1] if earlier else None))
    calls = (Call(0, standing),) if standing else ()
    table = replace(start(rules, rules.seats - 1).table, phase="auction", turn=len(calls), calls=calls)
    return alone(rules, table, given["hand"])


def spoken(seen: View) -> str:
    """What a hand says: its longest suit if it can bid, the lowest of equals; otherwise it passes."""
    bids = [one for one in auction_phase.offers(seen) if one.contract == seen.rules.auction.contract]
    longest = max(bids, key=lambda one: (one.length, tuple(-part for part in one.strength)), default=None)
    return longest.text if longest else "pass"


def ask_call(variant: str, given: Input) -> Any:
    """What a hand says over a standing bid: it bids if it can."""
    seen = asked_hand(rules_for(variant, given), given)
    words = [str(one.value) if one.kind == "bid" else "pass" for one in legal(seen)]
    said = spoken(seen)
    return said, {"call": said, "bid": said, "legal": words, "allowed": words}


def ask_may_bid(variant: str, given: Input) -> Any:
    """For each suit, and for each bid by its text, whether a hand may bid it over a standing bid."""
    rules = rules_for(variant, given)
    seen = asked_hand(rules, given)
    open_to = auction_phase.offers(seen)
    found: dict[str, bool] = {}
    if rules.auction.offers == "contracts":
        found |= {one.text: False for one in contract_offers(rules, rules.deck_mask, None)}
    elif rules.auction.offers == "length":
        held = lengths(rules, seen.hand)
        found |= {
            SUIT_LETTERS[suit]: any(one.length == held[suit] and (not one.better or suit == 0) for one in open_to)
            for suit in SUITS
        }
    else:
        found[rules.auction.contract] = False
    found |= {one.text: True for one in open_to}
    return bool(open_to), {**found, "may_bid": bool(open_to)}


def ask_name(variant: str, given: Input) -> Any:
    """Which suits the winner of the auction may name."""
    rules = rules_for(variant, given)
    calls = (Call(0, offer_in(rules, given.get("bid"))),)
    table = replace(start(rules, rules.seats - 1).table, phase="naming", turn=0, declarer=0, calls=calls)
    letters = [SUIT_LETTERS[int(str(one.value))] for one in legal(alone(rules, table, given["hand"]))]
    return letters, {"allowed": letters, "forced": letters[0] if len(letters) == 1 else None}


def ask_trick(variant: str, given: Input) -> Any:
    """Who wins a trick and what it counts."""
    rules = rules_for(variant, given)
    contract = contract_of(rules, given)
    cards = parse(given.get("cards", given.get("trick")))
    ranking = rules.ranking(contract.key, trump_of(contract, given))
    index = ranking.winner(cards)
    return index, {"winner_index": index, "winner": name(cards[index]), "points": ranking.points_in(mask(cards))}


def ask_trumps(variant: str, given: Input) -> Any:
    """The trumps of a deal, the highest first."""
    rules = rules_for(variant, given)
    contract = contract_of(rules, given)
    return schafkopf.trumps_told_of(rules.ranking(contract.key, trump_of(contract, given)))


def ask_next_dealer(variant: str, given: Input) -> Any:
    """Who deals after a dealer, when a deal has been played."""
    rules, dealer = rules_for(variant, given), int(given.get("dealer", 0))
    table = replace(start(rules, dealer).table, dealer=dealer)
    played = settled(rules, table, {"declarer": 0, "declarer_points": rules.score.total // 2 + 1, "trump": "H"})
    assert played.next_dealer is not None
    return played.next_dealer, {"dealer": played.next_dealer, "next_dealer": played.next_dealer}


def ask_legal(variant: str, given: Input) -> Any:
    """Which cards may be played to a trick."""
    rules, trick = rules_for(variant, given), parse(given.get("trick", given.get("led", [])))
    contract = contract_of(rules, given)
    suit = trump_of(contract, given)
    table = in_deal(rules, "play", suit, contract=contract.key, leader=0, turn=len(trick), trick=trick)
    names = [name(int(str(one.value))) for one in legal(alone(rules, table, given["hand"]))]
    return names, {"legal": names, "allowed": names}


def ask_score(variant: str, given: Input) -> Any:
    """Who scores how much for one deal."""
    rules = rules_for(variant, given)
    table = settled(rules, start(rules, rules.seats - 1).table, given)
    return table.results[-1].base, told_of(rules, table.results[-1], given)


def told_of(rules: Rules, result: Result, given: Input) -> dict[str, Any]:
    """What cases ask of the result of a deal."""
    side = "tie" if result.won is None else "decl" if result.won else "def"
    if given.get("no_bid") is True and result.account is not None:
        side = ("first", "second")[result.account]
    own = account(rules, result.declarer or 0)
    declaring = result.changes[own]
    others = list(dict.fromkeys(change for each, change in enumerate(result.changes) if each != own))
    against = others[0] if len(others) == 1 else others
    return {
        "side": side,
        "winner": side,
        "won": result.won,
        "game_points": result.base,
        "value": result.base,
        "band": result.band,
        "vol": result.band in ("vol", "one_hand", "mat"),
        "javn": result.band == "javn",
        "carry": result.carry,
        "declarer_change": declaring,
        "declarer": declaring,
        "declarers": declaring,
        "defender_change": against,
        "defender": against,
        "defenders": against,
        "changes": list(result.changes),
        "folded": result.folded,
    }


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
        target = rules.contract(rules.auction.contract).target
        table = settled(told, gathered(table), {"decl": side, "declarer_points": target, "declarer_tricks": 4})
    return ladder(rules, given, table)


def ask_match_end(variant: str, given: Input) -> Any:
    """Whether a match is over when the accounts have moved so, and for whom."""
    rules = rules_for(variant, given)
    before, after = tuple(given["before"]), tuple(given["after"])
    crosses = tuple(given.get("crosses", (0,) * len(after)))
    deciding = tuple(given.get("deciding") or given.get("decider") or ())
    standing = Standing(before, after, crosses, int(given.get("played", given.get("deals", 1))), deciding)
    told = told_end(rules, ENDS[rules.score.end](rules.score, standing), after)
    return told["loser"], told


def told_end(rules: Rules, ending: Ending, scores: tuple[int, ...]) -> dict[str, Any]:
    """What cases ask of the end of a match."""
    return {
        "loser": ending.loser,
        "winner": ending.winner,
        "over": ending.over,
        "decider": list(ending.deciding) or None,
        "deciding": list(ending.deciding) or None,
        "still_on_60": [each for each, left in enumerate(scores) if left == rules.score.start],
        "reached": list(ending.reached),
        "double": ending.double,
        "next": list(ending.scores),
    }


def ask_auction(variant: str, given: Input) -> Any:
    """How the auction of a deal goes: everyone bids who can, unless the calls are told."""
    rules, said = rules_for(variant, given), given.get("calls", given.get("bids"))
    hands = given.get("hands_from_forehand", given.get("hands"))
    if hands is None and said is None:
        raise NotACase("an auction needs hands_from_forehand or calls")
    tries = [[parse(hand) for hand in hands]] if hands else hands_for(rules, said or [])
    furthest: dict[str, Any] = {"error_at": -1}
    for dealt in tries:
        told = auction(rules, dealt, said)
        if told["error_at"] is None:
            return told["declarer_index"], told
        furthest = max(furthest, told, key=lambda one: int(one["error_at"]))
    if not hands:
        told = auction(rules, any_hands(rules, said or []), said, shared=True)
        if told["error_at"] is None:
            return told["declarer_index"], told
    return None, furthest


# -- Auctions --------------------------------------------------------------------------------------------------------


def auction(
    rules: Rules, hands: Sequence[Iterable[int]], said: Sequence[Any] | None, shared: bool = False
) -> dict[str, Any]:
    """The auction of those hands, counted from forehand, up to the naming of trumps.

    Hands that are `shared` may hold the same card twice: no pack could deal them, but every rule of bidding looks at
    one hand alone.
    """
    state = deal_out(rules, [[]] * rules.seats if shared else hands, rules.seats - 1)
    if shared:
        state = replace(state, hands=tuple(mask(hand) for hand in hands))
    words: list[str] = []
    for seat in range(rules.seats):
        told = bid_text((*said, *["pass"] * rules.seats)[seat]) if said else spoken(view(state, seat))
        word = told or "pass"
        if state.table.phase != "auction" and word == "pass":
            break  # the first bid has ended the auction, so nobody else speaks
        action = Action(seat, "pass") if word == "pass" else Action(seat, "bid", word)
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
        "winner": table.declarer,
        "winner_index": table.declarer,
        "standing": best.offer if best else None,
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
        "next": step if step is None or step <= 1 else step - rules.seats,
        "next_dealer": step if step is None or step <= 1 else step - rules.seats,
        "leader_index": None if annulled else first_leader(state),
        "leader": None if annulled else first_leader(state),
    }


def first_leader(state: State) -> int:
    """Who leads once everything between the auction and the play is settled in the first way there is."""
    while state.table.phase != "play":
        state, _ = apply(state, legal(view(state, state.table.turn))[0])
    return state.table.leader


def any_hands(rules: Rules, said: Sequence[Any]) -> list[list[int]]:
    """For each speaker, on their own, a hand that has what was said: no pack needs to deal them all."""
    hands = []
    for offer in [offer_in(rules, one) for one in (*said, *[None] * rules.seats)][: rules.seats]:
        hand: list[int] = []
        if offer and rules.auction.offers == "length":
            suit = 0 if offer.better else 1
            members = rules.ranking(rules.auction.contract, suit).trumps
            plain = [one for one in rules.deck if one not in members and one not in rules.contracts[0].permanent]
            hand = [*members[::-1][: offer.length], *plain]
        elif offer and offer.suit is not None:
            hand = list(rules.ranking(offer.contract, offer.suit).trumps)
        hands.append([*hand, *(one for one in rules.deck if one not in hand)][: rules.hand])
    return hands


TRIES = {"length": 1500, "contracts": 200, "play": 20}
"""How many deals are tried until told calls are possible; a suit or a game that is named needs fewer."""


def hands_for(rules: Rules, said: Sequence[Any]) -> Iterator[list[list[int]]]:
    """Deals in which those calls may be possible: whoever bids gets cards of one suit, the rest falls at random."""
    dice = random.Random(1)
    for _ in range(TRIES[rules.auction.offers]):
        left = list(rules.deck)
        dice.shuffle(left)
        hands: list[list[int]] = [[] for _ in range(rules.seats)]
        for hand, offer in zip(hands, (offer_in(rules, one) for one in said), strict=False):
            suit = None if offer is None else offer.suit
            if offer and rules.auction.offers == "length":
                suit = 0 if offer.better else dice.randrange(4)
            if offer and suit is not None:
                members = rules.ranking(offer.contract, suit).members[4]
                needed = offer.length if rules.auction.offers == "length" else rules.auction.minimum
                hand += [one for one in left if members >> one & 1][:needed]
                left = [one for one in left if one not in hand]
        for hand in hands:
            missing = rules.hand - len(hand)
            hand += left[:missing]
            del left[:missing]
        yield hands


# -- Deals by their outcome --------------------------------------------------------------------------------------------


def begun(rules: Rules, given: Input) -> Table:
    """The table of a match, with the scores of `start` when those are told by account, or one for all."""
    table, told = start(rules, rules.seats - 1).table, given.get("start")
    if isinstance(told, Mapping):
        told = [told[side] for side in "ABC"[: rules.accounts]]
    if isinstance(told, int) and not isinstance(told, bool) and told != rules.score.start:
        told = [told] * rules.accounts
    return replace(table, scores=tuple(told)) if isinstance(told, Sequence) and not isinstance(told, str) else table


def gathered(table: Table) -> Table:
    """The table before its next deal."""
    if table.phase == OVER:
        raise NotACase("the match was over before the last deal")
    return table if table.next_dealer is None else next_deal(table, table.next_dealer)


SIDE_WORDS = {"Vit": "A", "We": "A", "Tit": "B", "They": "B"}
"""The sides as the score sheet of S1 calls them."""


def declarer_of(deal: Input) -> int:
    """The seat that declares: a letter for the account, or the number of a seat."""
    told = deal.get("decl", deal.get("declarer")) or 0
    return told if isinstance(told, int) else "ABC".index(SIDE_WORDS.get(told, told))


def points_of(rules: Rules, deal: Input) -> int:
    """The card points of the declarers (when nobody bid: of the first side), the middle included."""
    if deal.get("tie"):
        return rules.score.total // 2
    if deal.get("points"):
        return int(deal["points"][0])
    if deal.get("folded"):
        return int(deal.get("declarer_points", 0))
    every_trick = {0: 0, rules.tricks: rules.score.total}
    # Where a trick is too many, its points do not matter.
    untold = 0 if contract_of(rules, deal).goal == "none" else -1
    untold = every_trick.get(int(deal.get("declarer_tricks", -1)), untold)
    points = int(deal.get("declarer_points", deal.get("cat_points", deal.get("talon_points", untold))))
    if points < 0:
        raise NotACase("a deal needs declarer_points, points or a tie")
    return points


def settled(rules: Rules, table: Table, deal: Input) -> Table:
    """The table after a deal with that outcome has been settled by the engine.

    An ace and a king stand for what each side took: they count just the points of the case. Without a trick the
    declarer's ace lies in the middle.
    """
    no_bid = deal.get("no_bid") is True
    contract = contract_of(rules, deal)
    declaring = 0 if no_bid or deal.get("points") else declarer_of(deal)
    points = points_of(rules, deal)
    folded = bool(deal.get("folded"))
    tricks = 0 if folded else tricks_of(rules, deal, points)
    if points and not tricks and not rules.talon:
        raise NotACase(f"{points} points cannot be taken without a trick")
    ace, king = parse("AS KS")
    winners = [] if folded else winners_of(rules, contract, declaring, tricks, bool(deal.get("one_player_all")))
    taken = tuple(
        Trick(seat, (ace,) if index == 0 and tricks else (king,) if index == tricks else (), seat)
        for index, seat in enumerate(winners)
    )
    suit = None if contract.trump == "none" else 0 if deal.get("clubs") else suit_of_letter(deal.get("trump", "H"))
    counted = replace(rules, points=(("A", points), ("K", rules.score.total - points)))
    finished = replace(
        in_deal(rules, "settle", suit, contract=contract.key),
        deal=table.deal,
        dealer=table.dealer,
        declarer=None if no_bid else declaring,
        tricks=taken,
        scores=table.scores,
        crosses=table.crosses,
        ties=int(deal.get("ties", table.ties)),
        results=table.results,
        deciding=table.deciding,
        folded=folded,
    )
    middle = 1 << ace if points and not tricks else 0
    state, _ = settle.enter(State(counted, finished, (0,) * rules.seats, talon=middle))
    return state.table


def winners_of(rules: Rules, contract: Contract, declarer: int, tricks: int, one_hand: bool) -> list[int]:
    """Who takes each trick of a deal in which the declarer's side takes the first so many."""
    side = SIDES[contract.sides]
    seats = [(declarer + turn) % rules.seats for turn in range(rules.seats)]
    mine = [seat for seat in seats if side(declarer, None, seat) == DECLARERS]
    theirs = [seat for seat in seats if seat not in mine]
    return [mine[0] if one_hand else mine[index % len(mine)] for index in range(tricks)] + [
        theirs[index % len(theirs)] for index in range(rules.tricks - tricks)
    ]


def tricks_of(rules: Rules, deal: Input, points: int) -> int:
    """The tricks of the declaring side; where a case leaves them open, all points mean all tricks."""
    if "declarer_tricks" in deal:
        return int(deal["declarer_tricks"])
    if deal.get("one_player_all") or points == rules.score.total:
        return rules.tricks
    only_middle = "declarer_points" not in deal and not deal.get("points") and not deal.get("tie")
    return rules.tricks // 2 if points and not only_middle else 0


def ladder(rules: Rules, given: Input, table: Table) -> Any:
    """What the score sheet shows: the rows, who is on the hook, who came down to zero and how."""
    first = list(begun(rules, given).scores)
    rows = [first, *(list(one.after) for one in table.results)]
    last = tuple(rows[-1])
    letters = "ABC"[: rules.accounts]
    rubbers = [one for one in table.results if one.rubber]
    winner = None if not rubbers or not rubbers[-1].reached else letters[rubbers[-1].reached[0]]
    final = table.results[-1]
    own = account(rules, final.declarer or 0)
    others = list(dict.fromkeys(left for each, left in enumerate(last) if each != own))
    told = {
        "rows": rows,
        **dict(zip(letters, last, strict=True)),
        **{word: last[letters.index(side)] for word, side in SIDE_WORDS.items()},
        "scores": list(last),
        "declarers": last[own],
        "declarer": last[own],
        "defenders": others[0] if len(others) == 1 else others,
        "winner": winner,
        "double": bool(rubbers and rubbers[-1].double),
        "on_the_hook": [letters[one] for one in on_the_hook(rules.score, last)],
        "crosses": dict(zip(letters, table.crosses, strict=True)),
        "match_winner": None if table.winner is None else letters[table.winner],
        "loser": table.loser,
        "decider": list(table.deciding) or None,
        "still_on_60": [each for each, left in enumerate(last) if left == rules.score.start],
        "over": table.phase == OVER,
        "match_over": table.phase == OVER,
        "ties": table.ties,
        "carries": [one.carry for one in table.results],
        "bands": [one.band for one in table.results],
    }
    return list(last), told


# -- Comparing -------------------------------------------------------------------------------------------------------


def same(expected: Any, got: Any) -> bool:
    """Equal, whatever the order of the names in a list of words; a list of one may be written as that one."""
    if isinstance(expected, str) and isinstance(got, list):
        expected = [expected]
    if isinstance(expected, list) and isinstance(got, int):  # one for each of several who are alike
        got = [got] * len(expected)
    words = isinstance(expected, list) and isinstance(got, list) and all(isinstance(one, str) for one in expected)
    return bool(sorted(expected) == sorted(got) if words else expected == got)


def same_order(expected: Any, got: list[str]) -> bool:
    return list(expected) == got


def same_bid(expected: Any, got: Offer | None) -> bool:
    return bid_text(expected) == (got.text if got else None)


def same_dealer(expected: Any, got: int | None) -> bool:
    """Cases tell the next dealer in words ("same dealer", "next dealer (clockwise)") or as a step clockwise."""
    if not isinstance(expected, str) or got is None:
        return bool(expected == got or (got == -1 and expected == 3))
    if "same" in expected:
        return got == 0
    return "next" in expected and got == (-1 if "anticlockwise" in expected else 1)


def same_reason(expected: Any, got: str | None) -> bool:
    """Cases word reasons for people; the engine's key is compared where a case names one."""
    return expected == got if expected is None or expected in REASONS else got is not None


def same_sides(expected: Any, got: list[str]) -> bool:
    """One side, a list of sides, or none."""
    return sorted([] if expected is None else [expected] if isinstance(expected, str) else expected) == got


def same_numbers(expected: Any, got: list[int] | None) -> bool:
    """Seats in any order; none of them may be written as an empty list or as nothing."""
    return sorted(expected or []) == sorted(got or [])


def same_calls(expected: Any, got: list[str]) -> bool:
    """The words of an auction; passes that were never asked for may be written behind its end."""
    words = [bid_text(one) or "pass" for one in expected]
    return words[: len(got)] == got and set(words[len(got) :]) <= {"pass"}


def same_crosses(expected: Any, got: dict[str, int]) -> bool:
    """By side, as a pair, or as the number that was won altogether."""
    if isinstance(expected, Mapping):
        return all(got.get(side) == crosses for side, crosses in expected.items())
    return list(got.values()) == expected if isinstance(expected, list) else sum(got.values()) == expected


def same_forced(expected: Any, got: str | None) -> bool:
    """The one suit that may be named, or whether there is only one."""
    return (got is not None) == expected if isinstance(expected, bool) else expected == got


def same_winner(expected: Any, got: Any) -> bool:
    """A side or a seat; nobody may be written as nothing where the engine says that it is a tie."""
    return bool(expected == got or (expected is None and got == "tie"))


def same_game(expected: Any, got: str | None) -> bool:
    """A contract in the words of a bid (`solo:H`, `wenz-tout`) or by its key."""
    return expected == got or (isinstance(expected, str) and schafkopf.game_told(expected)[0] == got)


def same_outcome(expected: Any, got: str) -> bool:
    return (got != "bid") == expected if isinstance(expected, bool) else expected == got


FIELDS: dict[str, Callable[[Any, Any], bool]] = {
    "standing": same_bid,
    "next": same_dealer,
    "next_dealer": same_dealer,
    "order": same_order,
    "reason": same_reason,
    "on_the_hook": same_sides,
    "crosses": same_crosses,
    "calls": same_calls,
    "decider": same_numbers,
    "deciding": same_numbers,
    "still_on_60": same_numbers,
    "forced": same_forced,
    "side": same_winner,
    "winner": same_winner,
    "game": same_game,
    "contract": same_game,
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
    "match_end": ask_match_end,
    "may_bid": ask_may_bid,
    "ladder": ask_ladder,
    "trumps": ask_trumps,
    "next_dealer": ask_next_dealer,
}
"""What each kind of case asks: the plain answer, and the fields that `expected` may name."""


def kinds_of(variant: str) -> Mapping[str, Callable[[str, Input], Any]]:
    """The questions of a variant: Schafkopf has its own."""
    return schafkopf.KINDS if VARIANTS.get(variant.partition(":")[0]) == "schafkopf" else KINDS


def differences(case: Mapping[str, Any]) -> list[str]:
    """Where the engine disagrees with a case; empty when it agrees."""
    kind, kinds = case["kind"], kinds_of(case["variant"])
    if kind not in kinds:
        return [f"the kind {kind!r} is not known here ({', '.join(kinds)})"]
    try:
        answer, fields = kinds[kind](case["variant"], case["input"])
        return list(compared(plainly(kinds[kind], case["expected"]), answer, fields))
    except Exception as wrong:
        return [f"the case cannot be asked: {type(wrong).__name__}: {wrong}"]


def plainly(kind: Callable[[str, Input], Any], expected: Any) -> Any:
    """What is expected; a bid, however a case writes it (`5`, `"5 better"`, `{"length": 5}`), as the engine says it."""
    if kind is not ask_call or (isinstance(expected, Mapping) and "length" not in expected):
        return expected
    if isinstance(expected, Mapping) and not isinstance(expected.get("betri", False), bool):
        raise NotACase(f"betri is {expected['betri']!r}, neither true nor false")
    return bid_text(expected) or "pass"


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
    if not cases:
        raise NotACase(f"{path} holds no cases")
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
