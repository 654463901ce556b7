"""Games for the tests of the rules: dealt hands, and random play that aims at what is to be reached."""

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from sjavs_desktop.core.calling import called_card
from sjavs_desktop.core.cards import HEARTS, cards_in, mask, parse
from sjavs_desktop.core.dice import shuffled
from sjavs_desktop.core.game import apply, interjections, legal, start
from sjavs_desktop.core.offers import OFFERS
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.phases.auction import INTENT, offers
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.core.state import CHANCE, OVER, Action, Offer, State, Step, Trick
from sjavs_desktop.core.view import view
from sjavs_desktop.paths import RULES
from tests.rule_cases import deal_out, pack, pack_for

Chosen = dict[str, OptionValue]

PACKS = tuple(path.stem for folder in (RULES, RULES / "presets") for path in sorted(folder.glob("*.toml")))
"""Every pack and preset of the application."""
VALUES: dict[str, dict[str, list[OptionValue]]] = {
    key: {one.key: [choice.value for choice in one.choices] for one in pack(key).options} for key in PACKS
}
"""For each pack every option with all its values."""
OPTION_VALUES = VALUES["sjavs"]
"""The same of Faroese Sjavs alone."""

SUIT_AIMS = ("clubs", "spades", "hearts", "diamonds")
SCHAFKOPF_AIMS = (
    "sauspiel", "hochzeit", "bettel", "wenz", "wenz_tout", "solo", "solo_tout", "farbwenz", "farbwenz_tout", "geier",
    "geier_tout", "farbgeier", "farbgeier_tout", "sie", "ramsch", "laid", "doubled", "re", "run_away", "refused",
)  # fmt: skip
AIMS: dict[str, tuple[str, ...]] = {
    "sjavs": ("trump", *SUIT_AIMS, "betri", "nobody"),
    "sjavs-mcleod": ("trump", "clubs", "nobody"),
    "sjavs-short": ("trump", "hearts", "nobody"),
    "old-mor": ("trump", *SUIT_AIMS, "solo", "nolo", "halv"),
    "klorsjavs": ("play", "kept", "looked", "exchanged", "folded"),
    "klorsjavs-older": ("spil", "stryger", "tout", "stroget_tout", "hearts", "kept", "looked", "exchanged"),
    "sjavs-3": ("trump", "nobody", "kept", "looked", "exchanged"),
    "sjavs-2": ("trump", "nobody", "covered"),
    "schafkopf": SCHAFKOPF_AIMS,
    "schafkopf-house": SCHAFKOPF_AIMS,
}
"""What a deal of each pack can come to; a walk is sent towards one of them.

They are contracts, trump suits, a bid of betri, what was done with the talon, a fold, and cards that lie covered; in
Schafkopf also who laid, a Kontra, a Re, a partner who ran away, and an open trump that nobody took.
"""
CHOSEN_FIRST = ("schafkopf", "schafkopf-house")
"""Packs with so many contracts that random bidding hardly ever ends in some: an aim is chosen with each shuffle."""
BID_FOR = {"run_away": "sauspiel", "refused": "hochzeit"}
"""The contract that leads to an aim which is none itself."""
NEEDS: dict[str, Chosen] = {
    **{suit: {"nolo": False, "farvesjavs": True} for suit in SUIT_AIMS},
    "nobody": {"no_bid": "play_for_4", "must_speak": False},
    "solo": {"solo": True},
    "nolo": {"nolo": True},
    "halv": {"halv": True},
    "looked": {"see_first": True, "look_first": True},
    "exchanged": {"see_first": False, "look_first": False},
    **{f"{game}{more}": {game: True} for game in ("farbwenz", "geier", "farbgeier") for more in ("", "_tout")},
    **{game: {game: True} for game in ("bettel", "hochzeit", "sie", "ramsch")},
    "refused": {"hochzeit": True},
    "laid": {"legen": True},
    "doubled": {"kontra": "kontra"},
    "re": {"kontra": "re"},
}
"""The options without which an aim cannot (or hardly) be reached."""


def rules_of(key: str, **chosen: OptionValue) -> Rules:
    """The rules of a pack with the given options."""
    return compiled(key, tuple(sorted(chosen.items())))


@cache
def compiled(key: str, chosen: tuple[tuple[str, OptionValue], ...]) -> Rules:
    return compile_rules(pack(key), dict(chosen))


def rules_with(**chosen: OptionValue) -> Rules:
    """Faroese Sjavs with the given options."""
    return rules_of("sjavs", **chosen)


def dealt(rules: Rules, *hands: str, dealer: int | None = None) -> State:
    """A deal of the hands written by names, counted from forehand; a hand left out gets what remains."""
    given = [list(parse(hand)) for hand in hands]
    left = [one for one in rules.deck if not any(one in hand for hand in given)]
    while len(given) < rules.seats:
        given.append(left[: rules.hand])
        left = left[rules.hand :]
    return deal_out(rules, given, rules.seats - 1 if dealer is None else dealer)


def acted(state: State, *actions: tuple[str, object]) -> State:
    """The state after whoever is at turn has done each action (its kind and value)."""
    for kind, value in actions:
        state, _ = apply(state, Action(state.table.turn, kind, value))  # type: ignore[arg-type]
    return state


def choices(state: State) -> tuple[Action, ...]:
    """What may be done by the seat at turn."""
    return legal(view(state, state.table.turn))


def chosen_at_random(dice: random.Random, option_values: Mapping[str, Sequence[OptionValue]]) -> Chosen:
    """A value for every option."""
    return {key: dice.choice(list(values)) for key, values in option_values.items()}


WEIGHTS = {"pass": 1, "bid": 4, "fold": 1, "go": 6, "keep": 1, "look": 1, "exchange": 1, "lay": 1, "leave": 3}
"""How much more often one kind of action is done than another: bids are preferred, folds are rare."""


def next_action(state: State, dice: random.Random, eager: bool = False) -> Action:
    """Something legal: a shuffle, or what the seat at turn may do; who is eager bids whenever that is possible.

    Now and then somebody doubles, also out of turn.
    """
    if state.table.turn == CHANCE:
        return Action(CHANCE, "shuffle", shuffled(state.rules.deck, str(dice.random())))
    doublings = out_of_turn(state)
    if doublings and dice.random() < 0.1:
        return dice.choice(doublings)
    allowed = choices(state)
    kinds = list(dict.fromkeys(one.kind for one in allowed))
    if len(kinds) > 1:
        kind = "bid" if eager and "bid" in kinds else dice.choices(kinds, [WEIGHTS.get(one, 1) for one in kinds])[0]
        allowed = tuple(one for one in allowed if one.kind == kind)
    return dice.choice(allowed)


def out_of_turn(state: State) -> list[Action]:
    """What anybody may say now whoever's turn it is."""
    return [one for seat in range(state.rules.seats) for one in interjections(view(state, seat))]


def possible(rules: Rules) -> list[str]:
    """The aims of a pack that its options leave."""
    bids = {one.key for one in rules.contracts if one.bid != "none"} | {rules.auction.all_pass}
    keys = {one.key for one in rules.contracts}
    return [aim for aim in AIMS[rules.key] if aim not in keys or BID_FOR.get(aim, aim) in bids]


def match(rules: Rules, dice: random.Random, deals: int = 30) -> Iterator[tuple[Action | None, Step]]:
    """A random match, step by step, to its end or until so many deals have been begun."""
    state = start(rules, dice.randrange(rules.seats))
    yield None, (state, ())
    aim = ""
    while state.table.phase != OVER and not (state.table.deal_over and state.table.deal >= deals):
        if state.table.turn == CHANCE and rules.key in CHOSEN_FIRST:
            aim = dice.choice([*possible(rules), *[""] * 4])
        action = steered(state, dice, aim) if aim else next_action(state, dice)
        state, events = apply(state, action)
        yield action, (state, events)


# -- Deals that were aimed at ------------------------------------------------------------------------------------------


def reached(state: State) -> set[str]:
    """The aims that a deal has come to."""
    table = state.table
    best = table.best.offer if table.best else None
    offered = bool(best and best.contract and state.rules.contract(best.contract).exchange == "marriage")
    refused = {"refused"} if offered and table.declarer is None else set()
    if table.deal_over and not table.results:
        return refused
    found = {table.contract if table.phase != "marriage" else None, table.exchange, *refused} - {None}
    found |= {"laid"} if table.laid else set()
    found |= {"doubled"} if table.doubles else set()
    found |= {"re"} if len(table.doubles) > 1 else set()
    found |= {"run_away"} if ran_away(state) else set()
    found |= {SUIT_AIMS[table.suit]} if table.suit is not None else set()
    found |= {"betri"} if table.best and table.best.offer and table.best.offer.better else set()
    found |= {"folded"} if table.folded else set()
    found |= {"covered"} if table.tricks and any(spot.covered for row in table.spread for spot in row) else set()
    return {str(one) for one in found}


def steered(state: State, dice: random.Random, aim: str) -> Action:
    """Something legal that leads towards an aim, where there is such a thing."""
    if state.table.turn == CHANCE:
        hands = stacked(state.rules, dice, aim)
        return Action(CHANCE, "shuffle", pack_for(state.rules, hands)) if hands else next_action(state, dice)
    if aim in ("doubled", "re") and out_of_turn(state):
        return dice.choice(out_of_turn(state))
    allowed = {one.kind: [other for other in choices(state) if other.kind == one.kind] for one in choices(state)}
    phase = state.table.phase
    if phase == "auction" and (bid := steered_bid(state, dice, aim, allowed)):
        return bid
    if phase == "legen" and aim == "laid":
        return allowed["lay"][0]
    if phase == "marriage":
        return allowed["refuse"][0] if aim == "refused" else dice.choice(allowed.get("take") or allowed["refuse"])
    if aim == "run_away" and phase in ("naming", "play"):
        return running_away(state, dice)
    if phase == "exchange" and aim in ("kept", "looked", "exchanged"):
        kinds = {"kept": ("keep",), "looked": ("look", "exchange"), "exchanged": ("exchange", "look")}[aim]
        return dice.choice(next(allowed[kind] for kind in kinds if kind in allowed))
    if phase == "fold":
        return allowed["fold" if aim == "folded" else "go"][0]
    return next_action(state, dice, eager=True)


def steered_bid(state: State, dice: random.Random, aim: str, allowed: Mapping[str, list[Action]]) -> Action | None:
    """What is said in an auction that should lead towards an aim; None where it does not matter."""
    contract = BID_FOR.get(aim, aim)
    if aim == "nobody" or contract in {one.key for one in state.rules.contracts}:
        wanted = [one.text for one in offers(view(state, state.table.turn)) if leads_to(state, one, contract)]
        if aim == "run_away" and state.hands[state.table.turn] >> parse("AS")[0] & 1:
            wanted = []
        bids = [one for one in allowed.get("bid", []) if one.value in wanted]
        return dice.choice(bids or allowed.get("pass") or allowed["bid"])
    if state.rules.key in CHOSEN_FIRST and state.table.best and "pass" in allowed:
        return allowed["pass"][0]  # otherwise the highest contract would win nearly always
    return None


def leads_to(state: State, offer: Offer, contract: str) -> bool:
    """Whether an announcement is that contract, or says only that one would play and the hand can name it."""
    if offer != INTENT:
        return offer.contract == contract
    rules, hand = state.rules, state.hands[state.table.turn]
    return contract in {one.contract for one in OFFERS[rules.auction.offers].available(rules, hand, None)}


def stacked(rules: Rules, dice: random.Random, aim: str) -> list[list[int]]:
    """Hands from forehand on without which an aim is hardly ever reached; empty for every other aim.

    A Sie has all Ober and Unter; a Hochzeit exactly one trump; who runs away has four of the called suit and leads.
    """
    if aim not in ("sie", "run_away", "hochzeit", "refused"):
        return []
    left = list(rules.deck)
    dice.shuffle(left)
    trumps = rules.ranking("sauspiel", HEARTS).trumps
    plain = [one for one in left if one not in trumps]
    own = {"sie": trumps[:8], "run_away": parse("AS TS KS 9S")}.get(aim, (dice.choice(trumps), *plain[:7]))
    left = [one for one in left if one not in own]
    first = [*own, *left[: 8 - len(own)]]
    left = [one for one in left if one not in first]
    hands = [first, left[:8], left[8:16], left[16:]]
    if aim != "run_away":
        dice.shuffle(hands)
    return hands


def running_away(state: State, dice: random.Random) -> Action:
    """Calls Gras, and leads it low with its Sau in hand."""
    allowed = choices(state)
    ace, suit = parse("AS")[0], parse("AS")[0] >> 4
    if state.table.phase == "naming":
        return next((one for one in allowed if one.value == suit), allowed[0])
    if not state.table.trick and state.table.called == suit and state.hands[state.table.turn] >> ace & 1:
        low = parse("TS KS 9S")
        return next((one for one in allowed if one.value in low), allowed[0])
    return next_action(state, dice)


def ran_away(state: State) -> bool:
    """Whether the called suit has been led with another card than its ace by whoever held that."""
    table = state.table
    ace = called_card(state.rules, table)
    if ace is None:
        return False
    ranking = state.rules.ranking(table.contract or "", table.suit)
    for place, trick in enumerate(table.tricks):
        later = [card for other in table.tricks[place + 1 :] for card in by_player(other, trick.leader)]
        held = state.hands[trick.leader] | mask(
            [*later, *by_player(Trick(table.leader, table.trick, -1), trick.leader)]
        )
        if ranking.group[trick.cards[0]] == ranking.group[ace] and held >> ace & 1:
            return True
    return False


def by_player(trick: Trick, seat: int) -> list[int]:
    """The card that a seat laid to a trick, if it has laid one."""
    place = (seat - trick.leader) % 4
    return [trick.cards[place]] if place < len(trick.cards) else []


def aimed_deal(rules: Rules, dice: random.Random, aim: str, tries: int = 2000) -> list[State]:
    """Each state of a deal that came to what was aimed at; AssertionError when no shuffle led there."""
    return aimed_record(rules, dice, aim, tries)[0]


def aimed_record(rules: Rules, dice: random.Random, aim: str, tries: int = 2000) -> tuple[list[State], list[Action]]:
    """The same, and what was done between the states."""
    for _ in range(tries):
        states, actions = [start(rules, dice.randrange(rules.seats))], []
        while not states[-1].table.deal_over:
            actions.append(steered(states[-1], dice, aim))
            states.append(apply(states[-1], actions[-1])[0])
        if any(aim in reached(state) for state in states):
            return states, actions
    raise AssertionError(f"no deal in {tries} came to {aim}")


def aimed(rules: Rules, dice: random.Random, aim: str, tries: int = 2000) -> State:
    """The first lead of a deal that came to what was aimed at."""
    states = aimed_deal(rules, dice, aim, tries)
    return next(state for state in states if state.table.phase == "play" and not state.table.trick)


def redealt(state: State, seat: int, dice: random.Random) -> State:
    """The same position for `seat`, with everything that it cannot see dealt anew at random.

    Hidden are the other hands, all covered cards (its own too), the middle, and what was laid away unless the seat
    laid it away and no card has been led.
    """
    looks = seat == state.table.declarer and not state.table.trick and not state.table.tricks
    aside = 0 if looks else state.aside
    covered = [one for row in state.covered for one in row if one is not None]
    others = [one for other, hand in enumerate(state.hands) if other != seat for one in cards_in(hand)]
    undealt = state.pack if any(state.hands) else ()
    hidden = [*others, *covered, *cards_in(state.talon), *cards_in(aside), *undealt]
    dice.shuffle(hidden)

    def drawn(number: int) -> list[int]:
        taken = hidden[:number]
        del hidden[:number]
        return taken

    hands = tuple(hand if other == seat else mask(drawn(hand.bit_count())) for other, hand in enumerate(state.hands))
    rows = tuple(tuple(None if one is None else drawn(1)[0] for one in row) for row in state.covered)
    talon = mask(drawn(state.talon.bit_count()))
    laid = state.aside if looks else mask(drawn(state.aside.bit_count()))
    pack_anew = hidden if undealt else list(state.pack)
    dice.shuffle(pack_anew)
    given, partner = state.given, state.table.partner
    if given is not None and partner is not None and seat not in (partner, state.table.declarer):
        given = dice.choice(list(cards_in(hands[partner])) or [given])
    return State(state.rules, state.table, hands, tuple(pack_anew), talon, laid, rows, given)
