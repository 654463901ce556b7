"""Deal codes: a short text that names the rules and the cards of one deal, to be typed, pasted and shared.

A code is ``RULES:CARDS``. ``RULES`` is the key of a pack and what differs from its standard (``sjavs,cut=always_cut``).
``CARDS`` is written with the 32 characters of Crockford's base32, in groups of five: the seed of a series (10) and the
number of the deal in it, or in their place the order of the pack itself; where the pack was cut (2, if it was); the
dealer and what kind of code it is (1); a mark of the rules (3); and a check over all of it (3).

The check is a CRC of 15 bits, so any wrong character and any two neighbours changed about are noticed. Upper and lower
case, O and 0, I, L and 1 are the same; blanks, line ends and the hyphens between the groups count for nothing.
"""

import json
import re
import secrets
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from math import factorial
from typing import NamedTuple, TypeVar
from urllib.parse import unquote

from sjavs_desktop.core.cards import Card
from sjavs_desktop.core.dice import shuffled
from sjavs_desktop.core.errors import RulesError
from sjavs_desktop.core.pack import Pack, compile_rules
from sjavs_desktop.core.phases.cut import LEAST
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.schema import Option, OptionValue
from sjavs_desktop.core.state import CHANCE, Action, Seat
from sjavs_desktop.core.wording import quoted, sentence

T = TypeVar("T")

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base32: no I, L, O and U."""
SEED, GROUP, MARK, CHECK = 10, 5, 3, 3
"""Characters of a seed, a group, the mark of the rules, and the check."""
LONGEST = 2000
"""Characters that a code may have."""
LAST = 10**9 - 1
"""The highest number of a deal."""
DEALER, WAS_CUT, ORDER, LATER = 3, 4, 8, 16
"""The bits of the character that tells the dealer and the kind of code; the last is left for later versions."""

SENTENCES = {
    "empty": sentence("There is no code."),
    "long": sentence("This is too long to be a deal code."),
    "colon": sentence("A deal code has a colon between the rules and the cards, as in sjavs:01234-56789-…."),
    "letter": sentence(
        "There is no {0} in a deal code: behind the colon there are digits, and letters without I, L, O and U."
    ),
    "short": sentence("The code is too short: some of it is missing."),
    "check": sentence("The code has a typing error."),
    "later": sentence("The code was made by a newer version of this program."),
    "form": sentence("The code holds nothing that a deal could be made of."),
    "pack": sentence("The code is for the rules {0!r}, which are not here; whoever made it can export them as a file."),
    "rules": sentence("The rules of the code cannot be played here: {0}"),
    "cards": sentence("The code does not fit the cards of the rules that are here."),
    "cut": sentence("The code cuts the pack where these rules do not."),
    "dealer": sentence("The code lets somebody deal who is not at this table."),
}
"""What can be wrong with a code, by key."""


class CodeError(ValueError):
    """A code that cannot be used; its text is one sentence, its key one of `SENTENCES`."""

    def __init__(self, key: str, *facts: str) -> None:
        super().__init__(sentence(SENTENCES[key].source, *facts))
        self.key, self.facts = key, facts


@dataclass(frozen=True)
class DealCode:
    """What a code says."""

    pack: str
    """The key of the pack."""
    options: tuple[tuple[str, str], ...]
    """What differs from the pack's standard, as key and value, sorted."""
    seed: str
    """The seed of the series, of `SEED` characters; empty where the code holds the order of the pack itself."""
    number: int
    """The number of the deal in the series, from 1; where there is no series, the place of the order among all."""
    dealer: Seat
    cut: int | None = None
    """Where the pack was cut, 0 for a knock; None when somebody is still to be asked, or nobody is."""
    mark: str = "0" * MARK
    """Told from the rules that the code was made with (`mark_of`)."""


class Start(NamedTuple):
    """What a match needs that begins with the deal of a code."""

    pack: Pack
    chosen: dict[str, OptionValue]
    """What differs from the pack's standard."""
    rules: Rules
    seed: str
    """The seed of the match; a new one when the code is of no series."""
    first: int
    """The number of its first deal in the series."""
    dealer: Seat
    opening: tuple[Action, ...]
    """What is done without asking: the shuffle, and the cut when the code has one."""
    origin: str
    """For `Record.origin`."""
    same_rules: bool
    """Whether the code was made with just these rules; if not, the cards are still the same."""


def new_seed() -> str:
    """A seed by chance for a new series: 50 bits as 10 characters."""
    return "".join(secrets.choice(LETTERS) for _ in range(SEED))


def seed_in(text: str) -> str | None:
    """The seed of a series as somebody types it; None when it is none."""
    found = plain(text)
    return found if len(found) == SEED and set(found) <= set(LETTERS) else None


# -- Writing ---------------------------------------------------------------------------------------------------------


def write(code: DealCode) -> str:
    """The code as text."""
    rules = ",".join([escaped(code.pack), *(f"{escaped(key)}={escaped(value)}" for key, value in code.options)])
    cut = "" if code.cut is None else base32(code.cut, 2)
    kind = code.dealer | (0 if code.cut is None else WAS_CUT) | (0 if code.seed else ORDER)
    cards = f"{code.seed}{base32(code.number)}{cut}{LETTERS[kind]}{code.mark}"
    cards += base32(crc(rules, cards), CHECK)
    return f"{rules}:" + "-".join(cards[at : at + GROUP] for at in range(0, len(cards), GROUP))


def escaped(text: str) -> str:
    """A key or a value as it stands in a code: letters of any language, digits, ``_``, ``-`` and ``.`` as they are."""
    return re.sub(r"[^\w.-]", lambda found: "".join(f"%{one:02x}" for one in found.group().encode()), text)


def base32(number: int, width: int = 1) -> str:
    """A number from 0 on in base 32, with zeros in front up to a width."""
    text = ""
    while number or len(text) < width:
        number, digit = divmod(number, len(LETTERS))
        text = LETTERS[digit] + text
    return text


def crc(rules: str, cards: str) -> int:
    """CRC-15 (the polynomial of CAN) over both parts of a code; 0 when `cards` ends with its right check.

    It notices every change that lies within 15 bits: one character, or two neighbours.
    """
    rest = 2**15 - 1
    parts = [(byte, 8) for byte in folded(rules).encode()] + [(LETTERS.index(one), 5) for one in cards]
    for value, width in parts:
        for bit in range(width - 1, -1, -1):
            top = (rest >> 14 & 1) ^ (value >> bit & 1)
            rest = (rest << 1 & 0x7FFF) ^ (0x4599 if top else 0)
    return rest


def folded(text: str) -> str:
    """A text without the difference between upper and lower case."""
    return unicodedata.normalize("NFC", text).casefold()


# -- Reading ---------------------------------------------------------------------------------------------------------

HYPHENS = re.compile("[\u2010-\u2015\u2212]")
"""What word processors make of a hyphen."""
UNSEEN = re.compile("[\\s\u00ad\u200b-\u200d\u2060\ufeff]+")
"""Blanks, line ends, and what cannot be seen at all."""


def read(text: str) -> DealCode:
    """What a code says; raises CodeError with one sentence."""
    if len(text) > LONGEST:
        raise CodeError("long")
    clean = UNSEEN.sub("", HYPHENS.sub("-", text)).strip("\"'`<>()[].,;„“”«»")
    if not clean:
        raise CodeError("empty")
    rules, colon, tail = clean.partition(":")
    if not colon or not rules:
        raise CodeError("colon")
    cards = plain(tail)
    strange = next((one for one in cards if one not in LETTERS), None)
    if strange is not None:
        raise CodeError("letter", strange if strange.isprintable() else repr(strange))
    if len(cards) < 2 + MARK + CHECK:
        raise CodeError("short")
    if crc(rules, cards):
        raise CodeError("check")
    return told(*names_in(rules), cards[:-CHECK])


def plain(text: str) -> str:
    """Characters of base32 as they are meant: without hyphens, and without what is easily taken for another one."""
    joined = UNSEEN.sub("", HYPHENS.sub("-", text)).replace("-", "").upper()
    return joined.translate(str.maketrans("OIL", "011"))


def names_in(rules: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The key of the pack and the options in the first part of a code."""
    pack, *texts = rules.split(",")
    pairs = [text.partition("=") for text in texts]
    if not all(key and equals for key, equals, _ in pairs):
        raise CodeError("form")
    return unquote(pack), tuple((unquote(key), unquote(value)) for key, _, value in pairs)


def told(pack: str, options: tuple[tuple[str, str], ...], cards: str) -> DealCode:
    """What the second part of a code says, without its check."""
    where, kind, mark = cards[: -MARK - 1], LETTERS.index(cards[-MARK - 1]), cards[-MARK:]
    if kind & LATER:
        raise CodeError("later")
    cut = None
    if kind & WAS_CUT:
        where, cut = where[:-2], number_in(where[-2:])
    seed, number = ("", where) if kind & ORDER else (where[:SEED], where[SEED:])
    # What is written in more than one way would be two codes for one deal.
    if not number or (number[0] == "0" and len(number) > 1):
        raise CodeError("form")
    if seed and not 1 <= number_in(number) <= LAST:
        raise CodeError("form")
    return DealCode(pack, options, seed, number_in(number), kind & DEALER, cut, mark)


def number_in(text: str) -> int:
    """The number that characters of base32 stand for."""
    number = 0
    for one in text:
        number = number * len(LETTERS) + LETTERS.index(one)
    return number


# -- Rules -----------------------------------------------------------------------------------------------------------


def mark_of(rules: Rules) -> str:
    """What tells rules from others: 15 bits of what they come to, without their names and without words for people."""
    return mark_in(rules.resolved)


@cache
def mark_in(resolved: str) -> str:
    table = json.loads(resolved)
    for key in ("key", "name", "about", "chosen"):
        table.pop(key, None)
    for row in table.get("contract", {}).values():
        row.pop("name", None)
    digest = sha256(json.dumps(table, ensure_ascii=True).encode()).digest()
    return base32(int.from_bytes(digest[:2], "big") & 0x7FFF, MARK)


def rules_of(code: DealCode, packs: Mapping[str, Pack]) -> tuple[Pack, dict[str, OptionValue]]:
    """The pack of a code, and the choices over its standard.

    What the pack of this version does not know any more is left out (`Start.same_rules` tells). Raises CodeError when
    there is no such pack.
    """
    pack = packs.get(code.pack) or matched(code.pack, ((key, one) for key, one in packs.items()))
    if pack is None:
        raise CodeError("pack", code.pack)
    chosen = {}
    for key, text in code.options:
        option = matched(key, ((one.key, one) for one in pack.options))
        value = value_of(option, text) if option else None
        if option is not None and value is not None:
            chosen[option.key] = value
    return pack, chosen


def matched(name: str, named: Iterable[tuple[str, T]]) -> T | None:
    """What has that name, whatever its upper and lower case."""
    return next((one for key, one in named if folded(key) == folded(name)), None)


def value_of(option: Option, text: str) -> OptionValue | None:
    """The value of an option that a code names; None when there is none of that name."""
    values = [(value_text(one.value), one.value) for one in option.choices]
    return dict(values).get(text, matched(text, values))


def value_text(value: OptionValue) -> str:
    """A value of an option as it stands in a code."""
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def start_of(code: DealCode, packs: Mapping[str, Pack]) -> Start:
    """How a match begins with the deal of a code; raises CodeError."""
    pack, chosen = rules_of(code, packs)
    try:
        rules = compile_rules(pack, chosen)
    except RulesError as wrong:
        raise CodeError("rules", quoted(wrong)) from wrong
    first = code.number if code.seed else 1
    origin, same = f"code {write(replace(code, pack=pack.key))}", mark_of(rules) == code.mark
    return Start(pack, chosen, rules, code.seed or new_seed(), first, code.dealer, opening(code, rules), origin, same)


# -- Cards -----------------------------------------------------------------------------------------------------------


def opening(code: DealCode, rules: Rules) -> tuple[Action, ...]:
    """The shuffle, and the cut where the rules let somebody cut and the code knows how; raises CodeError."""
    if code.dealer >= rules.seats:
        raise CodeError("dealer")
    done = [Action(CHANCE, "shuffle", order_of(code, rules.deck))]
    if code.cut is not None and rules.cut == "ask":
        if code.cut and not LEAST <= code.cut <= len(rules.deck) - LEAST:
            raise CodeError("cut")
        done.append(Action((code.dealer - 1) % rules.seats, "cut", code.cut))
    return tuple(done)


def order_of(code: DealCode, deck: Sequence[Card]) -> tuple[Card, ...]:
    """The order of the pack; raises CodeError when the code holds one of other cards."""
    if code.seed:
        return shuffled(deck, f"{code.seed}:{code.number}")
    if code.number >= factorial(len(deck)):
        raise CodeError("cards")
    return unranked(code.number, deck)


def ranked(order: Sequence[Card]) -> int:
    """The place of an order among all orders of the same cards, from 0, the lowest cards first."""
    left, place = sorted(order), 0
    for one in order:
        place = place * len(left) + left.index(one)
        left.remove(one)
    return place


def unranked(place: int, cards: Iterable[Card]) -> tuple[Card, ...]:
    """The order of the cards that has that place among all."""
    left, digits = sorted(cards), []
    for size in range(1, len(left) + 1):
        place, digit = divmod(place, size)
        digits.append(digit)
    return tuple(left.pop(digit) for digit in reversed(digits))


# -- Codes of deals that were played -----------------------------------------------------------------------------------


def of_deal(
    rules: Rules,
    pack: Pack | None,
    seed: str,
    number: int,
    dealer: Seat,
    order: tuple[Card, ...],
    cut: int | None = None,
) -> DealCode:
    """The code of a deal that is number `number` in the series of `seed`, if it is, and was shuffled in that order.

    The options are told from `pack`; without it each one is written.
    """
    standard = pack.defaults() if pack else {}
    options = [(key, value_text(value)) for key, value in rules.chosen if standard.get(key) != value]
    short = seed_in(seed) == seed and 1 <= number <= LAST and shuffled(rules.deck, f"{seed}:{number}") == order
    where = (seed, number) if short else ("", ranked(order))
    known = cut if rules.cut == "ask" else None
    return DealCode(pack.key if pack else rules.key, tuple(options), *where, dealer, known, mark_of(rules))


def of_record(record: Record, deal: int, pack: Pack | None = None) -> DealCode:
    """The code of a deal of a match, which are numbered from 1; IndexError when there is no such deal.

    `pack` is that of the rules, or one over whose standard the rules are only choices.
    """
    for state, events in record.steps():
        if state.table.deal == deal and any(event.kind == "shuffled" for event in events):
            break
    else:
        raise IndexError(deal)
    at = [place for place, one in enumerate(record.actions) if one.kind == "shuffle"][deal - 1]
    order, after = record.actions[at].value, record.actions[at + 1 : at + 2]
    assert isinstance(order, tuple)
    cut = next((one.value for one in after if one.kind == "cut" and isinstance(one.value, int)), None)
    number = record.first - 1 + deal
    return of_deal(record.rules, pack, record.seed, number, state.table.dealer, order, cut)


def next_of(code: DealCode, rules: Rules) -> DealCode | None:
    """The code of the next deal of the series, which somebody else deals and nobody has cut yet; None without one."""
    if not code.seed or code.number >= LAST:
        return None
    return replace(code, number=code.number + 1, dealer=(code.dealer + rules.rotation) % rules.seats, cut=None)
