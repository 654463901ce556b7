"""Actions as text and back: one line each, the same in records, tests and bug reports."""

from sjavs_desktop.core.cards import SUIT_LETTERS, card, name, parse
from sjavs_desktop.core.state import CHANCE, Action, Value
from sjavs_desktop.core.wording import sentence


def action_text(action: Action) -> str:
    """`action` as a line: the seat (``-`` for the shuffle), the kind, the value."""
    seat = "-" if action.seat == CHANCE else str(action.seat)
    value = value_text(action.kind, action.value)
    return f"{seat} {action.kind} {value}" if value else f"{seat} {action.kind}"


def value_text(kind: str, value: Value) -> str:
    """The value of an action of that kind as text; empty when it has none."""
    if value is None:
        return ""
    if isinstance(value, tuple):
        return " ".join(name(one) for one in value)
    if kind == "play" and isinstance(value, int):
        return name(value)
    if kind in ("name", "call") and isinstance(value, int):
        return SUIT_LETTERS[value]
    return str(value)


def parse_action(line: str) -> Action:
    """The action that a line of `action_text` stands for.

    Raises ValueError with one sentence when the line is not of that form; whether it is legal is another matter.
    """
    seat_text, _, rest = line.strip().partition(" ")
    kind, _, text = rest.partition(" ")
    if not kind or not (seat_text == "-" or (seat_text.isdecimal() and seat_text.isascii() and len(seat_text) <= 3)):
        raise ValueError(
            sentence("{given!r} is not an action: a seat, a kind and a value are expected", given=line.strip())
        )
    if kind not in READERS:
        raise ValueError(sentence("{kind!r} is not a kind of action ({list})", kind=kind, list=", ".join(READERS)))
    return Action(CHANCE if seat_text == "-" else int(seat_text), kind, READERS[kind](text))


def read_nothing(text: str) -> Value:
    if text:
        raise ValueError(sentence("{given!r}: nothing is expected here", given=text))
    return None


def read_suit(text: str) -> Value:
    if len(text) != 1 or text not in SUIT_LETTERS:
        raise ValueError(sentence("{given!r} is not a suit ({suits})", given=text, suits=SUIT_LETTERS))
    return SUIT_LETTERS.index(text)


def read_place(text: str) -> Value:
    if not (text.isdecimal() and text.isascii()) or len(text) > 3:
        raise ValueError(sentence("{given!r} is not a place to cut at", given=text))
    return int(text)


def read_offer(text: str) -> Value:
    if not text or not text.isprintable():
        raise ValueError(sentence("{given!r} is not a bid", given=text))
    return text


READERS = {
    "shuffle": parse,
    "cut": read_place,
    "lay": read_nothing,
    "leave": read_nothing,
    "pass": read_nothing,
    "bid": read_offer,
    "name": read_suit,
    "call": read_suit,
    "keep": read_nothing,
    "look": read_nothing,
    "exchange": parse,
    "take": parse,
    "refuse": read_nothing,
    "go": read_nothing,
    "fold": read_nothing,
    "double": read_nothing,
    "play": card,
}
"""How the value of each kind of action is read."""
