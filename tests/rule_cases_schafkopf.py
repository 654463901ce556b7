"""Rule cases about Schafkopf: how their words are asked of the engine (see `tests.rule_cases`).

The variant is `schafkopf`, with the game behind a colon where a case is about one: `schafkopf:farbwenz-gras`.
"""

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from sjavs_desktop.core import tariff
from sjavs_desktop.core.calling import callable_suits, top
from sjavs_desktop.core.cards import SUIT_LETTERS, SUITS, Card, Cards, card, cards_in, mask, name, parse
from sjavs_desktop.core.compile import rules_from
from sjavs_desktop.core.errors import IllegalAction
from sjavs_desktop.core.game import apply, interjections, legal, start
from sjavs_desktop.core.offers import fixed_ranking
from sjavs_desktop.core.pack import Pack, compile_rules
from sjavs_desktop.core.phases import settle
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.core.state import Action, Result, State, Table, Trick, View
from sjavs_desktop.core.view import view

Input = Mapping[str, Any]

HOUSE_GAMES = ("farbwenz", "geier", "farbgeier", "bettel", "hochzeit", "sie")
"""Options that only let a game be bid; in cases each game may be."""
WORDS = {"sau": "sauspiel", "rufspiel": "sauspiel", "ruf": "sauspiel", "farbsolo": "solo", "si": "sie"}
"""Other words for games."""
SUIT_WORDS = {"eichel": "C", "gras": "S", "herz": "H", "schellen": "D", "laub": "S", "blatt": "S"}
PASSES = ("weiter", "pass", "passe", "none", "")


class NotUnderstood(ValueError):
    """A case that cannot be translated: one sentence."""


# -- Words -------------------------------------------------------------------------------------------------------------


def game_told(words: Any, tout: bool = False) -> tuple[str, str | None]:
    """The key of a contract and the letter of the suit that a name tells: `solo:H`, `wenz-tout`, `Eichel-Solo`."""
    if isinstance(words, Mapping):
        key, suit = game_told(words.get("game", words.get("contract", "")), bool(words.get("tout")))
        return key, words.get("suit") or words.get("trump") or suit
    parts = str(words or "").replace(":", " ").replace("-", " ").replace("_", " ").split()
    letters = [SUIT_WORDS[part.lower()] for part in parts if part.lower() in SUIT_WORDS]
    letters += [part for part in parts if len(part) == 1 and part in SUIT_LETTERS]
    rest = [part.lower() for part in parts if part.lower() not in SUIT_WORDS and part not in SUIT_LETTERS]
    tout = tout or "tout" in rest
    rest = [WORDS.get(part, part) for part in rest if part not in ("tout", "spiel", "play", "i", "ich", "spiele")]
    key = rest[0] if rest else ""
    return (f"{key}_tout" if tout and key not in ("sie", "") else key), letters[0] if letters else None


def contract_of(rules: Rules, variant: str, given: Input) -> tuple[Contract, int | None]:
    """The contract and the trump suit that a case is about."""
    told = given.get("game") or given.get("contract") or variant.partition(":")[2]
    key, letter = game_told(told, bool(given.get("tout")))
    contract = next((one for one in rules.contracts if one.key == key), None)
    if key and contract is None:
        raise NotUnderstood(f"{told!r} is no game of {rules.key}")
    contract = contract or rules.contract("sauspiel" if given.get("trump", "H") else "wenz")
    letter = given.get("trump") or letter
    if contract.trump != "choice":
        letter = contract.trump if contract.trump in SUIT_LETTERS else None
    elif letter is None:
        letter = given.get("suit") or "H"
    return contract, None if letter is None else SUIT_LETTERS.index(str(letter))


def chosen_in(given: Input, of: Pack) -> dict[str, OptionValue]:
    """The options that a case mentions by name; what counts something else by the same name is left out."""
    found: dict[str, OptionValue] = {}
    for key, value in {**given, **given.get("options", {})}.items():
        options = {one.key: one for one in of.options}
        if key in options and value in [one.value for one in options[key].choices] and type(value) in (bool, str):
            found[key] = value
        elif key in options and isinstance(value, int) and str(value) in [one.value for one in options[key].choices]:
            found[key] = str(value)
    return found


def rules_of(given: Input, house: bool = True) -> Rules:
    """Schafkopf with the options of a case; every game may be bid, and everything doubles, unless it says otherwise."""
    from tests.rule_cases import pack

    of = pack(str(given.get("preset") or "schafkopf"))
    chosen = {**{key: True for key in HOUSE_GAMES if house}, **chosen_in(given, of)}
    if isinstance(given.get("all_pass"), str):
        chosen["ramsch"] = given["all_pass"] == "ramsch"
    return compile_rules(of, chosen)


def with_prices(rules: Rules, given: Input, contract: Contract, value: int | None = None) -> Rules:
    """The rules under the tariff of a case; with a `value` the deal costs just that, whatever happens in it."""
    table = json.loads(rules.resolved)
    money = table["score"]["tariff"]
    told = given.get("tariff", {})
    if isinstance(told, Sequence):
        told = dict(zip(("sau", "solo", "extra"), told, strict=False))
    money["price"] |= {
        key: told[word] for word, key in (("sau", "call"), ("call", "call"), ("solo", "solo")) if word in told
    }
    money["price"] |= {key: told[key] for key in ("bettel", "ramsch") if key in told}
    for word in ("base", "price"):
        if word in told or (word in given and isinstance(given[word], int)):
            money["price"][contract.price] = told.get(word, given.get(word))
    money["margin"] = told.get("schneider_schwarz", told.get("schneider", told.get("extra", money["margin"])))
    money["runner"] = told.get("laufende", told.get("runner", told.get("extra", money["runner"])))
    if value is not None:
        money["price"][contract.price], money["margin"], money["runner"] = value, 0, 0
        table["contract"][contract.key]["factor"] = 1
    return rules_from(table, "the case")


def numbered(value: Any) -> int:
    """How often: a number, a list of seats, or whether at all."""
    return len(value) if isinstance(value, (list, tuple)) else int(value or 0)


# -- Tricks, cards and calls -------------------------------------------------------------------------------------------


def ask_trick(variant: str, given: Input) -> Any:
    """Who wins a trick and what it counts."""
    rules = rules_of(given)
    contract, suit = contract_of(rules, variant, given)
    cards, ranking = parse(given.get("cards", given.get("trick"))), rules.ranking(contract.key, suit)
    index = ranking.winner(cards)
    points = ranking.points_in(mask(cards))
    return index, {"winner_index": index, "winner": name(cards[index]), "points": points, "augen": points}


def ask_trumps(variant: str, given: Input) -> Any:
    """The trumps of a game, the highest first."""
    rules = rules_of(given)
    contract, suit = contract_of(rules, variant, given)
    return trumps_told_of(rules.ranking(contract.key, suit))


def trumps_told_of(ranking: Ranking) -> Any:
    """What cases ask of the trumps of a ranking."""
    names = [name(one) for one in ranking.trumps]
    return names, {"trumps": names, "order": names, "count": len(names), "highest": names[:1], "lowest": names[-1:]}


def playing(rules: Rules, contract: Contract, suit: int | None, trick: tuple[Card, ...]) -> Table:
    """A table in the first trick of a deal in which the seat before the leader declares."""
    declarer = None if contract.goal == "least" else rules.seats - 1
    table = replace(start(rules, rules.seats - 1).table, phase="play", contract=contract.key, suit=suit)
    return replace(table, declarer=declarer, leader=0, turn=len(trick), trick=trick)


def seen_by(rules: Rules, table: Table, seat: int, hand: Cards) -> View:
    """What a seat sees that holds `hand`; the others' cards do not matter."""
    shown = tuple(hand if each == seat else 0 for each in range(rules.seats))
    return View(rules, table, seat, shown, tuple(one.bit_count() for one in shown))


def names_of(seen: View) -> list[str]:
    """The cards that may be played."""
    return [name(one.value) for one in legal(seen) if isinstance(one.value, int)]


def ask_legal(variant: str, given: Input) -> Any:
    """Which cards may be played to a trick; with a called suit, by whoever holds its Sau or not."""
    rules = rules_of(given)
    contract, suit = contract_of(rules, variant, given)
    trick, hand = parse(given.get("trick", [])), mask(parse(given["hand"]))
    table = playing(rules, contract, suit, trick)
    told = given.get("called_suit", given.get("called"))
    if told is not None:
        letter = {**SUIT_WORDS}.get(str(told).lower(), str(told)[-1])
        table = replace(table, called=SUIT_LETTERS.index(letter))
        if given.get("has_run_away", given.get("ran_away", given.get("run_away", False))):
            table = replace(table, tricks=(ran_away(rules, table),))
    names = names_of(seen_by(rules, table, table.turn, hand))
    return names, {"legal": names, "allowed": names, "count": len(names)}


def ran_away(rules: Rules, table: Table) -> Trick:
    """A trick in which the seat at turn has led the called suit with another card than its Sau."""
    assert table.called is not None
    ranking = rules.ranking(table.contract or "", table.suit)
    best = top(ranking, table.called)
    low = [one for one in cards_in(ranking.members[table.called]) if one != best]
    return Trick(table.turn, tuple(low[:1]), table.turn)


def ask_callable(variant: str, given: Input) -> Any:
    """The suits whose Sau may be called."""
    rules = rules_of(given)
    suits = callable_suits(fixed_ranking(rules, rules.contract("sauspiel")), mask(parse(given["hand"])))
    letters = [SUIT_LETTERS[one] for one in suits]
    return letters, {
        "callable": letters,
        "suits": letters,
        "allowed": letters,
        "gesperrt": not letters,
        "locked": not letters,
    }


def ask_runners(variant: str, given: Input) -> Any:
    """The Laufende of the declaring side."""
    rules = rules_of(given)
    contract, suit = contract_of(rules, variant, given)
    told = next(given[key] for key in ("declaring_side_trumps", "trumps", "cards", "hand") if key in given)
    cards = mask(parse(told)) | mask(parse(given.get("partner_hand", given.get("partner", []))))
    ranking = rules.ranking(contract.key, suit)
    held, length = tariff.run(ranking, cards)
    items = tariff.runners(contract, ranking, cards, rules.score.tariff.runner)
    counted = sum(one.number for one in items)
    word = "mit" if held else "ohne"
    return counted, {"dir": word, "run": length, "counted": counted, "value": sum(one.value for one in items)}


# -- What a deal is worth ----------------------------------------------------------------------------------------------


def held_for(ranking: Ranking, contract: Contract, counted: int, missing: bool) -> tuple[Cards, Cards]:
    """Cards of the declaring side, and of the others, by which so many Laufende are counted."""
    if not counted:
        return mask(ranking.trumps[:1]), mask(ranking.trumps[1:2])
    run, after = mask(ranking.trumps[:counted]), mask(ranking.trumps[counted : counted + 1])
    return (after, run) if missing else (run, after)


def tricks_told(given: Input, contract: Contract, augen: int | None) -> int:
    """The tricks of the declaring side; all of them where a case about all tricks tells none."""
    told = given.get("declarer_tricks", given.get("tricks"))
    if isinstance(told, int):
        return told
    if augen is None or augen == 120:
        lost = given.get("won") is False or given.get("made") is False
        return {"all": 7 if lost else 8, "none": 1 if lost else 0}.get(contract.goal, 8)
    return 0 if augen == 0 else 4


def augen_told(given: Input, tricks: int) -> int:
    """The Augen of the declaring side; where only tricks are told, a plain result with so many."""
    for key in ("declarer_augen", "augen", "declarer_points", "points"):
        if isinstance(given.get(key), int):
            return int(given[key])
    for key in ("defender_augen", "defenders_augen"):
        if isinstance(given.get(key), int):
            return 120 - int(given[key])
    return {0: 0, 8: 120}.get(tricks, 61)


def finished(rules: Rules, contract: Contract, suit: int | None, given: Input, counted: int) -> Result:
    """The engine's result of a deal with that outcome, declared by seat 0 (with seat 2, where a partner is found).

    An ace and a king of a plain suit stand for what each side took: they count just the points of the case.
    """
    declarer = int(given.get("declarer", given.get("soloist", 0)) or 0)
    pair = contract.sides == "called"
    partner = int(given.get("partner", (declarer + 2) % 4)) if pair else None
    mine = [declarer] if partner is None else [declarer, partner]
    theirs = [seat for seat in range(4) if seat not in mine]
    told = next((given[key] for key in ("declarer_augen", "augen") if isinstance(given.get(key), int)), None)
    tricks = tricks_told(given, contract, told)
    augen = augen_told(given, tricks)
    if augen and not tricks:
        raise NotUnderstood(f"{augen} Augen cannot be taken without a trick")
    plain = next(one for one in (1, 0) if one != suit)
    ace, king = card("A" + SUIT_LETTERS[plain]), card("K" + SUIT_LETTERS[plain])
    winners = [mine[index % len(mine)] for index in range(tricks)]
    winners += [theirs[index % len(theirs)] for index in range(8 - tricks)]
    taken = tuple(
        Trick(seat, (ace,) if index == 0 and tricks else (king,) if index == tricks else (), seat)
        for index, seat in enumerate(winners)
    )
    if tricks in (0, 8) and augen not in (0, 120):
        raise NotUnderstood(f"{tricks} tricks cannot hold {augen} Augen")
    missing = str(given.get("laufende_dir", given.get("dir", "mit"))) == "ohne"
    ranking = rules.ranking(contract.key, suit)
    ours, others = held_for(ranking, contract, counted, missing)
    hands = tuple(ours if seat == declarer else others if seat == theirs[0] else 0 for seat in range(4))
    letters = tuple((letter, 0) for letter in rules.order if letter not in "AK")
    paid = replace(rules, points=(("A", augen), ("K", 120 - augen), *letters))
    stoss = numbered(given.get("kontra")) + numbered(given.get("re")) + numbered(given.get("stoss"))
    table = replace(
        start(rules, 3).table, phase="settle", contract=contract.key, suit=suit, declarer=declarer, partner=partner,
        tricks=taken, laid=tuple(range(numbered(given.get("legen")))), doubles=(theirs[0], declarer)[:stoss],
    )  # fmt: skip
    if stoss > 2:
        raise NotUnderstood("nobody doubles after a Re")
    return settle.result(State(paid, table, hands))[0]


def counted_told(given: Input) -> int:
    """The Laufende that count."""
    told = given.get("laufende_counted", given.get("laufende", 0))
    return int(told.get("counted", 0)) if isinstance(told, Mapping) else int(told or 0)


def ask_value(variant: str, given: Input) -> Any:
    """What a deal with that outcome is worth."""
    if "ramsch" in (variant.partition(":")[2], given.get("game")) and isinstance(given.get("augen"), list):
        return ask_settle(variant, given)
    rules = rules_of(given)
    contract, suit = contract_of(rules, variant, given)
    rules = with_prices(rules, given, contract)
    return told_of(finished(rules, contract, suit, given, counted_told(given)))


def told_of(result: Result) -> Any:
    """What cases ask of the result of a deal."""
    keys = [one.key for one in result.items]
    chips = list(result.changes)
    own = result.changes[result.declarer or 0]
    others = [change for change in chips if (change > 0) != (own > 0)]
    return result.base, {
        "won": result.won,
        "value": result.base,
        "chips": chips,
        "changes": chips,
        "payout": chips,
        "payouts": chips,
        "schneider": "schneider" in keys,
        "schwarz": "schwarz" in keys,
        "declarer": own,
        "soloist": own,
        "each": others[0] if others else None,
        "band": result.band,
        "winners": [seat for seat, change in enumerate(chips) if change > 0],
        "losers": [seat for seat, change in enumerate(chips) if change < 0],
        "payers": [seat for seat, change in enumerate(chips) if change < 0],
        "sum": sum(chips),
    }


def ask_settle(variant: str, given: Input) -> Any:
    """What each seat is paid."""
    rules = rules_of(given)
    if "ramsch" in (variant.partition(":")[2], given.get("game")):
        return ask_ramsch(rules, given)
    contract, suit = contract_of(rules, variant, given)
    if "value" in given:
        rules = with_prices(rules, given, contract, int(given["value"]))
    else:
        rules = with_prices(rules, given, contract)
    fields = told_of(finished(rules, contract, suit, parties(given, contract), counted_told(given)))[1]
    return fields["chips"], fields


def parties(given: Input, contract: Contract) -> dict[str, Any]:
    """The input with declarer, partner and a plain outcome, as `finished` wants them."""
    told = dict(given)
    pair = contract.sides == "called"
    winners, losers = given.get("winners"), given.get("losers")
    if winners is None and losers is not None:
        winners = [seat for seat in range(4) if seat not in losers]
    won = given.get("won", given.get("made"))
    soloist = given.get("soloist", given.get("declarer"))
    if winners is not None and soloist is None:
        won = True if won is None else won
        side = winners if won else [seat for seat in range(4) if seat not in winners]
        if not pair and len(side) != 1:
            won, side = not won, [seat for seat in range(4) if seat not in side]
        told["declarer"] = soloist = side[0]
        told |= {"partner": side[1]} if pair and len(side) > 1 else {}
    elif winners is not None:
        won = soloist in winners
        side = winners if won else [seat for seat in range(4) if seat not in winners]
        told |= {"partner": next(seat for seat in side if seat != soloist)} if pair else {}
    told["declarer"] = soloist or 0
    if won is not None and not {"declarer_augen", "declarer_tricks"} & set(given):
        plain = {"all": (8, 7), "none": (0, 1)}.get(contract.goal, (4, 4))
        told["declarer_tricks"] = plain[0 if won else 1]
        told["declarer_augen"] = {8: 120, 0: 0}.get(told["declarer_tricks"], 61 if won else 60)
    return told


# -- Ramsch ------------------------------------------------------------------------------------------------------------

PLAIN = "ATK987"
"""Ranks whose cards of spades are plain; four of them stand for what each seat took."""


def trumps_told(given: Input) -> tuple[list[int], list[int]]:
    """By seat how many trumps lie in its tricks, and the highest of each (or of one), as far as that is told."""
    counts, highest = [0] * 4, [0] * 4
    for key, value in given.items():
        if "trump" not in key or key == "trump":
            continue
        by_seat = value if isinstance(value, list) else [value.get(str(seat)) for seat in range(4)] if value else []
        for seat, one in enumerate(by_seat):
            if isinstance(one, int):
                counts[seat] = one
            elif isinstance(one, str) and one:
                highest[seat] = card(one)
            elif isinstance(one, list):
                counts[seat] = len(one)
                highest[seat] = card(one[0]) if one else 0
    return counts, highest


def cards_taken(
    ranking: Ranking, carriers: Sequence[str], augen: Sequence[int], counts: Sequence[int], highest: Sequence[int]
) -> list[list[Card]]:
    """By seat cards that hold those Augen, so many trumps and no higher one than told.

    Each seat has a rank of its own that counts its Augen: a trump of it, if the seat has one more to get, or else the
    card of spades. All other trumps count nothing, and several seats may be given the same: only numbers matter here.
    """
    counting = {rank for rank, value in zip(carriers, augen, strict=True) if value}
    worthless = [one for one in ranking.trumps if name(one)[0] not in counting]
    cards: list[list[Card]] = []
    for seat, highest_one in enumerate(highest):
        own = [highest_one] if highest_one else []
        if augen[seat] and len(own) < counts[seat]:
            own.append(card(f"{carriers[seat]}H"))
        below = [one for one in worthless if not highest_one or ranking.beats(highest_one, one)]
        missing = max(0, counts[seat] - len(own))
        own += below[len(below) - missing :] if missing else []
        if len(own) < counts[seat]:
            raise NotUnderstood(f"seat {seat} cannot have taken so many trumps")
        carried = any(name(one)[0] == carriers[seat] for one in own)
        cards.append(own + ([] if carried or not augen[seat] else [card(f"{carriers[seat]}S")]))
    return cards


def ask_ramsch(rules: Rules, given: Input) -> Any:
    """Who pays in a Ramsch with those Augen and tricks by seat."""
    contract = rules.contract("ramsch")
    rules = with_prices(rules, given, contract)
    suit = SUIT_LETTERS.index("H")
    augen = [int(one) for one in given["augen"]]
    tricks = [int(one) for one in given.get("tricks") or [8 if one == 120 else 2 for one in augen]]
    counts, highest = trumps_told(given)
    carriers = [rank for rank in PLAIN if rank not in {name(one)[0] for one in highest if one}][:4]
    points = dict.fromkeys(rules.order, 0) | dict(zip(carriers, augen, strict=True))
    cards = cards_taken(rules.ranking(contract.key, suit), carriers, augen, counts, highest)
    if any(own and not number for own, number in zip(cards, tricks, strict=True)):
        raise NotUnderstood("Augen and trumps cannot be taken without a trick")
    taken = [
        [Trick(seat, tuple(cards[seat]) if number == 0 else (), seat) for number in range(tricks[seat])]
        for seat in range(4)
    ]
    table = replace(start(rules, 3).table, phase="settle", contract="ramsch", suit=suit)
    table = replace(table, tricks=tuple(one for several in taken for one in several))
    table = replace(table, laid=tuple(range(numbered(given.get("legen")))))
    result = settle.result(State(replace(rules, points=tuple(points.items())), table, (0,) * 4))[0]
    chips, fields = list(result.changes), told_of(result)[1]
    payer = None if result.won else next((seat for seat, change in enumerate(chips) if change < 0), None)
    marched = next(seat for seat, change in enumerate(chips) if change > 0) if result.won else None
    own_fields = {"durchmarsch": marched, "march": marched, "winner": marched, "value": result.base}
    return chips, {**fields, **own_fields, "loser": payer, "pays": payer, "payer": payer}


# -- Auctions ----------------------------------------------------------------------------------------------------------


def hands_for(rules: Rules, keys: Sequence[str]) -> Iterator[list[list[int]]]:
    """Deals in which those who bid a game that needs a certain hand may have one."""
    dice = random.Random(1)
    trumps = rules.ranking("sauspiel", SUIT_LETTERS.index("H")).members[TRUMPS]
    for _ in range(400):
        left = list(rules.deck)
        dice.shuffle(left)
        hands: list[list[int]] = [[] for _ in range(4)]
        for seat in sorted(range(4), key=lambda one: keys[one] != "sie"):
            wanted = left[: 8 if keys[seat] else 0]
            if keys[seat] == "sie":
                wanted = [one for one in left if one in rules.contract("sie").permanent]
            elif keys[seat] == "hochzeit":
                wanted = [one for one in left if trumps >> one & 1][:1] + [
                    one for one in left if not trumps >> one & 1
                ][:7]
            hands[seat] = wanted
            left = [one for one in left if one not in wanted]
        for hand in hands:
            missing = 8 - len(hand)
            hand += left[:missing]
            del left[:missing]
        yield hands


def ask_auction(variant: str, given: Input) -> Any:
    """Who plays what after those bids; one that is not higher than the standing one does not win, so it is a pass."""
    from tests.rule_cases import deal_out

    said = [game_told(one) for one in given.get("bids", given.get("calls", []))]
    said += [("", None)] * (4 - len(said))
    keys = ["" if key in PASSES else key for key, _ in said]
    rules = rules_of(given)
    known = {one.key for one in rules.contracts if one.bid != "none"}
    for key in keys:
        if key and key not in known:
            raise NotUnderstood(f"{key!r} is no bid of {rules.key}")
    told = given.get("hands", given.get("hands_from_forehand"))
    furthest: dict[str, Any] = {"error_at": -1}
    for hands in [[parse(hand) for hand in told]] if told else hands_for(rules, keys):
        found = auctioned(deal_out(rules, hands), said, keys)
        if found["error_at"] is None:
            return found["winner"], found
        furthest = max(furthest, found, key=lambda one: int(one["error_at"]))
    return None, furthest


def auctioned(state: State, said: Sequence[tuple[str, str | None]], keys: Sequence[str]) -> dict[str, Any]:
    """How the auction of a deal goes."""
    while state.table.phase == "legen":
        state, _ = apply(state, Action(state.table.turn, "leave"))
    for seat, key in enumerate(keys):
        try:
            state, _ = apply(state, Action(seat, "bid", key) if key else Action(seat, "pass"))
        except IllegalAction as refused:
            if refused.reason.key != "outbid":
                return {"error_at": seat, "reason": refused.reason.key}
            state, _ = apply(state, Action(seat, "pass"))
    table = state.table
    bidder = table.best.seat if table.best else None
    if table.phase == "naming" and bidder is not None:
        letter = said[bidder][1]
        options = legal(view(state, table.turn))
        fitting = [one for one in options if one.value is not None and SUIT_LETTERS[int(str(one.value))] == letter]
        state, _ = apply(state, (fitting or list(options))[0])
    table = state.table
    annulled = table.next_dealer is not None
    step = (table.next_dealer - table.dealer) % 4 if table.next_dealer is not None else None
    contract = table.contract if not annulled else None
    return {
        "error_at": None,
        "reason": None,
        "winner": bidder,
        "declarer": bidder,
        "declarer_index": bidder,
        "thrown_in": annulled,
        "annulled": annulled,
        "redeal": annulled,
        "next": step,
        "next_dealer": step,
        "ramsch": contract == "ramsch",
        "contract": contract,
        "game": contract,
        "suit": None if table.suit is None else SUIT_LETTERS[table.suit],
        "trump": None if table.suit is None else SUIT_LETTERS[table.suit],
    }


# -- Kontra ------------------------------------------------------------------------------------------------------------


def ask_double(variant: str, given: Input) -> Any:
    """Whether a `role` (defender, declarer, partner) may say Kontra or Re, with so many cards on the table."""
    rules = rules_of(given)
    contract, suit = contract_of(rules, variant, given)
    cards = given.get("cards_played", given.get("trick", []))
    trick = tuple(parse(cards)) if isinstance(cards, list) else tuple(rules.deck[:cards])
    doubles = (1, 0)[: numbered(given.get("kontra")) + numbered(given.get("re"))]
    ace = top(rules.ranking(contract.key, suit), SUITS[1])
    table = replace(playing(rules, contract, suit, trick), doubles=doubles)
    table = replace(table, declarer=None if contract.goal == "least" else 0)
    table = replace(table, called=SUITS[1]) if contract.call == "ace" else table
    role = str(given.get("role", given.get("by", "defender")))
    seat = {"declarer": 0, "partner": 2}.get(role, 1)
    hand = 1 << ace if role == "partner" and ace is not None else 0
    allowed = bool(interjections(seen_by(rules, table, seat, hand)))
    return allowed, {"allowed": allowed, "legal": allowed}


KINDS = {
    "trick": ask_trick,
    "trumps": ask_trumps,
    "legal": ask_legal,
    "legal_partner": ask_legal,
    "callable_sau": ask_callable,
    "call": ask_callable,
    "laufende": ask_runners,
    "value": ask_value,
    "score": ask_value,
    "settle": ask_settle,
    "auction": ask_auction,
    "kontra": ask_double,
}
"""What each kind of case about Schafkopf asks."""
