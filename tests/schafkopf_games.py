"""Games of Schafkopf that were played out: `python -m tests.schafkopf_games FILE` replays each through the engine.

A game has `hands` by seat (0 is forehand), `game`, `tout`, `suit`, `declarer`, `legen` and `stoss` by seat, `tricks`
with `leader` and `cards`, the `tariff`, and `payout` by seat. Cards are written suit before rank in the letters of
Schafkopf: E G H S and A Z K O U 9 8 7. Every step has to be legal, each trick has to go to whoever leads the next, and
the payment has to come out; the first thing that does not is the reason why a game fails.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sjavs_desktop.core.cards import PIPS, SUIT_LETTERS, card, cards_in, mask
from sjavs_desktop.core.cards import name as engine_name
from sjavs_desktop.core.compile import rules_from
from sjavs_desktop.core.errors import IllegalAction
from sjavs_desktop.core.game import apply, legal
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.phases.settle import by_seat
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.core.state import Action, Result, State
from sjavs_desktop.core.view import view
from tests.rule_cases import deal_out, pack

SUITS = {"e": "C", "g": "S", "h": "H", "s": "D"}
"""The engine's letter of each suit by its own: Eichel, Gras, Herz, Schellen."""
SUIT_NAMES = {"eichel": "C", "gras": "S", "laub": "S", "blatt": "S", "herz": "H", "schellen": "D", "schelle": "D"}
RANKS = {"a": "A", "z": "T", "10": "T", "x": "T", "t": "T", "k": "K", "o": "Q", "q": "Q", "u": "J", "j": "J"}
RANKS |= {pip: pip for pip in "987"}
GAMES = {
    "sau": "sauspiel",
    "rufspiel": "sauspiel",
    "ruf": "sauspiel",
    "rufer": "sauspiel",
    "farbsolo": "solo",
    "suitsolo": "solo",
    "si": "sie",
    "heirat": "hochzeit",
    "marriage": "hochzeit",
    "durchmarsch": "ramsch",
}
"""Other words for games."""
NOBODY_PLAYED = ("", "none", "weiter", "pass", "passed", "allpass", "throwin", "thrownin", "zusammengeworfen")
"""Words for a deal that nobody wanted to play."""
OPTIONS = {"farbwenz", "geier", "farbgeier", "bettel", "hochzeit", "sie"}
"""Games that an option of the same name lets be bid."""


MARCHES = {"all": "all", "120": "all", "91": "ninety_one", "ninety_one": "ninety_one", "none": "none"}
"""What a game may say turns a Ramsch round."""


class Wrong(Exception):
    """Why a game fails, or a file cannot be read: one sentence."""


class Game(NamedTuple):
    """A game as the file tells it, in the engine's numbers."""

    contract: str | None
    """The key of the contract; None for a deal that was thrown in."""
    suit: int | None
    """The trump suit of a game in which one is chosen, or the suit of the called Sau."""
    declarer: int | None
    hands: list[list[int]]
    tricks: list[tuple[int, list[int]]]
    laid: set[int]
    doubled: list[int]
    payout: list[int]
    told: Mapping[str, Any]
    """Everything as it was written."""


# -- Reading -----------------------------------------------------------------------------------------------------------


def read_card(word: Any) -> int:
    """A card, suit before rank in Schafkopf's letters; the engine's own names are understood too."""
    text = str(word).strip()
    try:
        if text[:1].lower() in SUITS and text[1:].lower() in RANKS:
            return card(RANKS[text[1:].lower()] + SUITS[text[:1].lower()])
        if len(text) == 2 and text[0] in PIPS and text[0] != "5":
            return card(text)
    except ValueError as wrong:
        raise Wrong(f"{word!r} is not a card") from wrong
    raise Wrong(f"{word!r} is not a card (suit out of EGHS and rank out of AZKOU987, as in 'EO')")


def read_suit(word: Any) -> int | None:
    """A suit by its letter or its name; None for none."""
    text = str(word or "").strip().lower()
    if text in ("", "-", "none"):
        return None
    if text in SUITS or text in SUIT_NAMES:
        return SUIT_LETTERS.index({**SUITS, **SUIT_NAMES}[text])
    raise Wrong(f"{word!r} is not a suit (E, G, H or S)")


def read_seat(value: Any, what: str) -> int:
    """A seat from 0 to 3."""
    if type(value) is not int or not 0 <= value <= 3:
        raise Wrong(f"{what} is {value!r} and not a seat from 0 to 3")
    return value


def read_seats(value: Any, what: str) -> list[int]:
    """Several seats: a list, one seat, or nothing."""
    several = [] if value is None else value if isinstance(value, list) else [value]
    return [read_seat(one.get("seat") if isinstance(one, Mapping) else one, what) for one in several]


def read_contract(told: Mapping[str, Any]) -> tuple[str | None, int | None]:
    """The contract and the suit that a game names, also as one word such as `solo-gras` or `wenz-tout`."""
    words = str(told.get("game") or told.get("contract") or "").lower().replace("_", "-").replace(":", "-").split("-")
    named = [SUIT_LETTERS.index(SUIT_NAMES[word]) for word in words if word in SUIT_NAMES]
    tout = bool(told.get("tout")) or "tout" in words
    rest = "".join(word for word in words if word not in SUIT_NAMES and word != "tout")
    key = "sie" if told.get("sie") is True else GAMES.get(rest, rest)
    if key in NOBODY_PLAYED:
        return None, None
    suit = read_suit(next((told[one] for one in ("suit", "called", "called_suit", "trump") if told.get(one)), None))
    return (f"{key}_tout" if tout and key not in ("sie", "ramsch") else key), named[0] if named else suit


def read_trick(told: Any, number: int) -> tuple[int | None, list[int]]:
    """The leader, if told, and the cards of a trick."""
    if isinstance(told, list):
        return None, [read_card(one) for one in told]
    if not isinstance(told, Mapping) or not isinstance(told.get("cards"), list):
        raise Wrong(f"trick {number} has no cards")
    leader = read_seat(told["leader"], f"the leader of trick {number}") if "leader" in told else None
    return leader, [read_card(one) for one in told["cards"]]


def read_game(told: Any) -> Game:
    """A game of the file; raises Wrong."""
    if not isinstance(told, Mapping):
        raise Wrong("it is not a table of fields")
    for field in ("hands", "payout"):
        if not isinstance(told.get(field), list) or len(told[field]) != 4:
            raise Wrong(f"{field} are missing, or not those of four seats")
    if not all(isinstance(hand, (str, list)) for hand in told["hands"]):
        raise Wrong("the hands are not four lists of cards")
    hands = [[read_card(one) for one in (hand.split() if isinstance(hand, str) else hand)] for hand in told["hands"]]
    if any(len(hand) != 8 for hand in hands) or len({one for hand in hands for one in hand}) != 32:
        raise Wrong("the hands are not four times eight different cards")
    if any(type(one) is not int for one in told["payout"]):
        raise Wrong("the payout is not four whole numbers")
    contract, suit = read_contract(told)
    nobodys = contract in (None, "ramsch") or told.get("declarer") is None
    declarer = None if nobodys else read_seat(told["declarer"], "the declarer")
    if contract not in (None, "ramsch") and declarer is None:
        raise Wrong(f"{contract} needs a declarer")
    tricks: list[tuple[int, list[int]]] = []
    for number, one in enumerate(told.get("tricks") or [], 1):
        leader, cards = read_trick(one, number)
        tricks.append((-1 if leader is None else leader, cards))
    laid, doubled = read_seats(told.get("legen"), "who laid"), read_seats(told.get("stoss"), "who doubled")
    if len(set(laid)) < len(laid):
        raise Wrong(f"legen is {laid}, but each seat may lay once")
    return Game(contract, suit, declarer, hands, tricks, set(laid), doubled, list(told["payout"]), told)


def read_games(path: Path) -> list[Any]:
    """The games of a file: a JSON list, an object with `games`, or one object a line; raises Wrong."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise Wrong(f"{path} is not text: byte {wrong.start} is not UTF-8") from wrong
    except (OSError, ValueError) as wrong:
        raise Wrong(f"{path} cannot be read: {getattr(wrong, 'strerror', None) or wrong}") from wrong
    try:
        try:
            games = json.loads(text)
        except ValueError:
            if not text.lstrip().startswith("{"):
                raise
            games = [json.loads(line) for line in text.splitlines() if line.strip()]
    except (ValueError, RecursionError) as wrong:
        raise Wrong(f"{path} is not JSON: {wrong}") from wrong
    if isinstance(games, Mapping):
        games = games["games"] if isinstance(games.get("games"), list) else [games] if "hands" in games else None
    if not isinstance(games, list):
        raise Wrong(f"{path} holds no list of games")
    if not games:
        raise Wrong(f"{path} holds no games")
    return games


# -- The rules of one game ---------------------------------------------------------------------------------------------


def number(tariff: Mapping[str, Any], key: str, default: int) -> int:
    """A value of the tariff."""
    value = tariff.get(key, default)
    if type(value) is not int or value < 0:
        raise Wrong(f"{key} of the tariff is {value!r} and not a whole number")
    return value


def rules_of_game(game: Game) -> Rules:
    """Schafkopf with everything that the game needs, and with its own tariff."""
    key = (game.contract or "").removesuffix("_tout")
    chosen: dict[str, bool | int | str] = {one: True for one in OPTIONS if one == key}
    chosen |= {"ramsch": key == "ramsch", "legen": bool(game.laid)}
    marched = game.told.get("march", game.told.get("durchmarsch_from"))
    chosen |= {"march": MARCHES[str(marched)]} if str(marched) in MARCHES else {}
    rules = compile_rules(pack("schafkopf"), chosen)
    told = game.told.get("tariff", {})
    if not isinstance(told, Mapping):
        raise Wrong("the tariff is not a table of fields")
    if game.contract is None:
        return rules
    contract = next((one for one in rules.contracts if one.key == game.contract), None)
    if contract is None:
        raise Wrong(f"the game {game.told.get('game')!r} is not known here")
    table = json.loads(rules.resolved)
    tariff, prices = table["score"]["tariff"], table["score"]["tariff"]["price"]
    prices[contract.price] = number(told, "base", prices[contract.price])
    tariff["margin"] = number(told, "schneider_schwarz", tariff["margin"])
    tariff["runner"] = number(told, "laufende", tariff["runner"])
    if contract.runners:
        table["contract"][contract.key]["runners"] = number(told, "laufende_from", contract.runners)
    return rules_from(table, "the game's own tariff")


# -- Hochzeit: what changed hands --------------------------------------------------------------------------------------


class Marriage(NamedTuple):
    """Who offered which trump, and who took it for which card."""

    offerer: int
    taker: int
    wed: int
    given: int
    hands: list[list[int]]
    """As they were dealt."""


def played_by(game: Game, ranking: Ranking) -> list[set[int]]:
    """By seat the cards that it played."""
    cards: list[set[int]] = [set() for _ in range(4)]
    leads = 0
    for _, trick in game.tricks:
        for place, one in enumerate(trick):
            cards[(leads + place) % 4].add(one)
        leads = (leads + ranking.winner(trick)) % 4
    return cards


def marriage_of(game: Game, rules: Rules) -> Marriage:
    """What changed hands: the play shows it where the hands are those that were dealt.

    Where they are those after the exchange, any card that could have been given back is put back again.
    """
    ranking = rules.ranking(game.contract or "", SUIT_LETTERS.index("H"))
    trumps = ranking.members[TRUMPS]
    lost = [set(hand) - played for hand, played in zip(game.hands, played_by(game, ranking), strict=True)]
    changed = [seat for seat, cards in enumerate(lost) if cards]
    if len(changed) == 2 and all(len(lost[seat]) == 1 for seat in changed):
        offerer = next((seat for seat in changed if lost[seat] <= set(cards_in(trumps))), changed[0])
        taker = next(seat for seat in changed if seat != offerer)
        return Marriage(offerer, taker, *lost[offerer], *lost[taker], game.hands)
    if changed:
        raise Wrong("the cards played are not those of the hands with one card exchanged for one")
    bare = [seat for seat, hand in enumerate(game.hands) if not mask(hand) & trumps]
    assert game.declarer is not None
    partner = game.told.get("partner")
    offerer = partner if partner in bare and partner != game.declarer else next(iter(bare), None)
    if offerer is None:
        raise Wrong("nobody could have offered a Hochzeit with these hands")
    ally = [seat for seat in range(4) if seat != offerer and game.payout[seat] * game.payout[offerer] > 0]
    taker = game.declarer if game.declarer != offerer else next(iter(ally), (offerer + 1) % 4)
    wed = next((one for one in game.hands[taker] if trumps >> one & 1), None)
    if wed is None:
        raise Wrong(f"seat {taker} has no trump that it could have taken")
    given = game.hands[offerer][0]
    hands = [list(hand) for hand in game.hands]
    hands[offerer][hands[offerer].index(given)] = wed
    hands[taker][hands[taker].index(wed)] = given
    return Marriage(offerer, taker, wed, given, hands)


# -- Replaying ---------------------------------------------------------------------------------------------------------


def done(state: State, action: Action, what: str) -> State:
    """The state after an action; raises Wrong with the reason when it is not legal."""
    try:
        return apply(state, action)[0]
    except IllegalAction as refused:
        facts = " ".join(str(one) for one in refused.reason.facts)
        raise Wrong(f"{what} is not legal ({f'{refused.reason.key} {facts}'.strip()})") from refused


def auctioned(state: State, seat: int | None, contract: Contract | None) -> State:
    """The state after the auction: one seat bids the contract, the others pass."""
    for speaker in range(4):
        if speaker == seat and contract is not None:
            state = done(state, Action(speaker, "bid", contract.key), f"seat {speaker}: the bid of {contract.key}")
        else:
            state = done(state, Action(speaker, "pass"), f"seat {speaker}: Weiter")
    return state


def named(state: State, game: Game, contract: Contract) -> State:
    """The state once the suit of trumps, or of the called Sau, is named."""
    if state.table.phase == "naming":
        if game.suit is None:
            raise Wrong(f"{contract.key} needs a suit")
        kind = "call" if state.table.contract else "name"
        suit = SUIT_LETTERS[game.suit]
        state = done(state, Action(state.table.turn, kind, game.suit), f"seat {state.table.turn}: to {kind} {suit}")
    stands = state.table.called if contract.call != "none" else state.table.suit
    if game.suit is not None and contract.trump == "choice" and stands != game.suit:
        raise Wrong(f"{SUIT_LETTERS[game.suit]} should be trump")
    if contract.call != "none" and stands != game.suit:
        raise Wrong("another Sau was called than the game tells")
    return state


def wed(state: State, marriage: Marriage) -> State:
    """The state after a marriage: those asked before the taker refuse."""
    while state.table.phase == "marriage":
        seat = state.table.turn
        if seat == marriage.taker:
            if state.table.wed != marriage.wed:
                raise Wrong("another trump was offered than the one that changed hands")
            return done(state, Action(seat, "take", (marriage.given,)), f"seat {seat}: to take the trump")
        state = done(state, Action(seat, "refuse"), f"seat {seat}: to refuse the trump")
    raise Wrong("nobody takes the trump")


def settled_early(state: State, contract: Contract) -> bool:
    """Whether the rest of the tricks cannot change the payment: a Tout or a Bettel that is lost."""
    own = sum(one.winner == state.table.declarer for one in state.table.tricks)
    lost = {"all": own < len(state.table.tricks), "none": own > 0}.get(contract.goal, False)
    return lost or all(hand.bit_count() == 1 for hand in state.hands)


def played_out(state: State, game: Game, contract: Contract) -> State:
    """The state after every trick, card by card."""
    for place, (leader, cards) in enumerate(game.tricks, 1):
        if state.table.phase != "play":
            raise Wrong(f"trick {place}: the deal is over already")
        if leader not in (-1, state.table.turn):
            raise Wrong(f"trick {place}: seat {leader} leads, but the trick before went to seat {state.table.turn}")
        if len(cards) != 4:
            raise Wrong(f"trick {place} has {len(cards)} cards")
        for one in cards:
            seat = state.table.turn
            state = done(
                state, Action(seat, "play", one), f"trick {place}: seat {seat} plays {engine_name(one)}, which"
            )
        trick, winner = game.told["tricks"][place - 1], state.table.tricks[-1].winner
        if isinstance(trick, Mapping) and trick.get("winner", winner) not in (None, winner):
            raise Wrong(f"trick {place} went to seat {winner}, not to seat {trick['winner']}")
    while state.table.phase == "play" and settled_early(state, contract):
        state = apply(state, legal(view(state, state.table.turn))[0])[0]
    if state.table.phase == "play":
        raise Wrong(f"only {len(game.tricks)} tricks are told")
    return state


def told_rightly(game: Game, state: State, result: Result) -> None:
    """Holds the result against everything that the game tells of it; raises Wrong."""
    if list(result.changes) != game.payout:
        lines = ", ".join(f"{one.key} {one.value}" for one in result.items)
        raise Wrong(f"paid {list(result.changes)} ({lines}), but {game.payout} is told")
    points, tricks = by_seat(state.rules, state.table)
    found = {"partner": result.partner, "won": result.won, "value": result.base, "augen": list(points)}
    found |= {"tricks_by_seat": list(tricks)}
    for key, value in found.items():
        if game.told.get(key) is not None and game.told[key] != value:
            raise Wrong(f"{key} is {value}, but {game.told[key]} is told")


def replay(told: Any) -> None:
    """Plays a game of the file through the engine; raises Wrong with the first thing that is not so."""
    game = read_game(told)
    rules = rules_of_game(game)
    contract = rules.contract(game.contract) if game.contract else None
    marriage = marriage_of(game, rules) if contract and contract.exchange == "marriage" else None
    state = deal_out(rules, marriage.hands if marriage else game.hands)
    while state.table.phase == "legen":
        seat = state.table.turn
        state = done(state, Action(seat, "lay" if seat in game.laid else "leave"), f"seat {seat}: Legen")
    bidder = marriage.offerer if marriage else game.declarer
    state = auctioned(state, bidder, contract if contract and contract.bid != "none" else None)
    if contract is None:
        if state.table.phase != "shuffle" or game.tricks or any(game.payout):
            raise Wrong("a deal that nobody plays is thrown in, without tricks or payment")
        return
    state = named(state, game, contract)
    state = wed(state, marriage) if marriage else state
    if state.table.phase != "play" or state.table.contract != contract.key:
        raise Wrong(f"{contract.key} is not what is played")
    for place, seat in enumerate(game.doubled):
        state = done(state, Action(seat, "double"), f"seat {seat}: {('Kontra', 'Re')[place % 2]}")
    state = played_out(state, game, contract)
    told_rightly(game, state, state.table.results[-1])


def run(games: Iterable[Any]) -> tuple[int, list[str]]:
    """How many games passed, and a line for each that failed."""
    passed, failed = 0, []
    for place, told in enumerate(games, 1):
        label = told.get("id", f"game {place}") if isinstance(told, Mapping) else f"game {place}"
        try:
            replay(told)
            passed += 1
        except Wrong as wrong:
            failed.append(f"{label}: {wrong}")
        except Exception as wrong:
            failed.append(f"{label}: it cannot be replayed: {type(wrong).__name__}: {wrong}")
    return passed, failed


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.schafkopf_games", description="Games of Schafkopf, replayed."
    )
    parser.add_argument("file", type=Path, help="a JSON file of games")
    given = parser.parse_args(arguments)
    try:
        passed, failed = run(read_games(given.file))
    except Wrong as wrong:
        print(" ".join(str(wrong).split()), file=sys.stderr)
        return 1
    for line in failed:
        print(f"FAILED {line}")
    print(f"{passed} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
