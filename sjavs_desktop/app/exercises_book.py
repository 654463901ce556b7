"""The book: chosen deals with a task and a worked solution, each a file that a person can read and write.

The format is told in CONTRIBUTING.md. A file that is none never keeps the others away: it gets one sentence.
"""

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from sjavs_desktop import paths
from sjavs_desktop.core.cards import Card, cards_in, parse
from sjavs_desktop.core.errors import IllegalAction, RulesError
from sjavs_desktop.core.game import apply, legal, start
from sjavs_desktop.core.notation import parse_action
from sjavs_desktop.core.pack import Pack, compile_rules
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.refusals import refused
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.sides import SIDES, account
from sjavs_desktop.core.state import CHANCE, Action, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.core.wording import cause, quoted, sentence

FOLDER = paths.RESOURCES / "book"
FORMAT = 1
ORIGIN = "exercise"
"""What the record of an exercise was begun from; such a record is never kept."""
PERSON = 0
"""The seat of whoever solves it."""

CARD, OPEN, DEAL, BID, NAME, EXCHANGE = "card", "open", "deal", "bid", "name", "exchange"
TASKS = (CARD, OPEN, DEAL, BID, NAME, EXCHANGE)
"""Find the card (seeing one's own hand, or all of them), bring in so many card points, bid, name, exchange."""
WITH_TARGET = (OPEN, DEAL)
"""Tasks that ask for card points, proved with all cards open."""

THEMES = (
    "auction",
    "naming",
    "exchange",
    "opening_lead",
    "leading",
    "second",
    "third",
    "last",
    "ruffing",
    "giving_points",
    "trump_play",
    "ending",
    "open_cards",
    "whole_deal",
)
"""What a deal is about, in the order in which it is listed."""
LEVELS = (1, 2, 3)

Facts = tuple[tuple[str, object], ...]


class Because(NamedTuple):
    """A true reason of the solution: a kind of `engine.grounds` and what its sentence names."""

    about: Action
    kind: str
    facts: Facts


@dataclass(frozen=True)
class Entry:
    """A deal of the book."""

    key: str
    """The name of its file, without the end; the user's own have a mark in front."""
    title: str
    theme: str
    level: int
    pack: str
    task: str
    rules: Rules
    dealer: int
    opening: tuple[Action, ...]
    """The shuffle, and all that leads to the question."""
    answers: tuple[Action, ...]
    """The right choices; empty where a whole deal is to be played."""
    wrong: tuple[Action, ...] = ()
    """Choices of which the solution tells why they are worse."""
    target: int = 0
    """Card points that one's own side is to take."""
    because: tuple[Because, ...] = ()
    lines: Mapping[Action, tuple[Action, ...]] = field(default_factory=dict)
    """How the deal goes on after a choice if everybody plays as if all cards lay open."""
    note: str = ""
    """What the solution says besides, in words of its own."""
    own: bool = False
    """Whether the user has added it; its words are not translated."""

    @cached_property
    def state(self) -> State:
        """The game at the question."""
        state = start(self.rules, self.dealer)
        for action in self.opening:
            state, _ = apply(state, action)
        return state

    @property
    def view(self) -> View:
        """The question, as whoever solves it sees it."""
        return view(self.state, PERSON)

    @property
    def open_hands(self) -> bool:
        """Whether all hands lie open while it is solved."""
        return self.task == OPEN

    def record(self, names: Sequence[str], levels: Sequence[str], more: Sequence[Action] = ()) -> Record:
        """The deal up to the question, and what follows then."""
        seats = self.rules.seats
        return Record(
            self.rules,
            self.dealer,
            tuple(names[:seats]),
            tuple(levels[:seats]),
            self.key,
            (*self.opening, *more),
            origin=f"{ORIGIN} {self.key}",
        )

    def end(self, choice: Action) -> State | None:
        """The deal after the line of a choice; None when there is no such line."""
        if choice not in self.lines:
            return None
        state = self.state
        for action in (choice, *self.lines[choice]):
            state, _ = apply(state, action)
        return state


def taken(state: State) -> int:
    """Card points of the side of whoever solves it, once a deal has ended."""
    result = state.table.results[-1]
    mine = account(state.rules, PERSON)
    if state.rules.score.accounts == "pairs":
        return result.points[mine]
    return sum(points for seat, points in enumerate(result.points) if same_side(state, seat))


def same_side(state: State, seat: int) -> bool:
    """Whether a seat was on the side of whoever solves it, once a deal has ended and everybody knows."""
    result = state.table.results[-1]
    sides = SIDES[state.rules.contract(result.contract).sides]
    return sides(result.declarer, result.partner, seat) == sides(result.declarer, result.partner, PERSON)


# -- Reading -----------------------------------------------------------------------------------------------------------


class BookError(ValueError):
    """A file that is no deal of the book: file, place and what is wrong, in one sentence."""

    def __init__(self, file: str, place: str, why: object) -> None:
        text = sentence("{file}: {place}: {why}", file=file, place=place, why=why) if place else ""
        super().__init__(text or sentence("{file}: {why}", file=file, why=why))


class Reader:
    """Reads the table of one file; every method raises BookError with the place."""

    def __init__(self, table: Mapping[str, Any], file: str) -> None:
        self.table, self.file = table, file

    def fail(self, place: str, why: object) -> BookError:
        return BookError(self.file, place, why)

    def text(self, key: str, default: str | None = None) -> str:
        found = self.table.get(key, default)
        if not isinstance(found, str) or (default is None and not found.strip()):
            raise self.fail(key, sentence("a text is expected"))
        return found

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        found = self.table.get(key, default)
        if type(found) is not int or not low <= found <= high:
            raise self.fail(key, sentence("a whole number from {low} to {high} is expected", low=low, high=high))
        return found

    def one_of(self, key: str, values: Sequence[str]) -> str:
        found = self.table.get(key)
        if found not in values:
            raise self.fail(key, sentence("one of these is expected: {values}", values=", ".join(values)))
        return str(found)

    def texts(self, key: str, default: Sequence[str] | None = None) -> list[str]:
        found = self.table.get(key, default)
        if not isinstance(found, list | tuple) or not all(isinstance(one, str) for one in found):
            raise self.fail(key, sentence("a list of texts is expected"))
        return list(found)

    def cards(self, place: str, text: str) -> tuple[Card, ...]:
        try:
            return parse(text)
        except ValueError as wrong:
            raise self.fail(place, wrong) from wrong

    def action(self, place: str, text: str) -> Action:
        try:
            return parse_action(text)
        except ValueError as wrong:
            raise self.fail(place, wrong) from wrong

    def actions(self, key: str, default: Sequence[str] | None = None) -> tuple[Action, ...]:
        return tuple(self.action(f"{key}, {number}", one) for number, one in enumerate(self.texts(key, default), 1))


def read_entry(text: str, key: str, file: str, packs: Mapping[str, Pack], own: bool = False) -> Entry:
    """The deal that a file holds. Raises BookError."""
    try:
        table = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as wrong:
        raise BookError(file, "", wrong) from wrong
    reader = Reader(table, file)
    if table.get("format") != FORMAT:
        raise reader.fail("format", sentence("{format} is expected", format=FORMAT))
    rules = read_rules(reader, packs)
    dealer = reader.number("dealer", 0, rules.seats - 1)
    opening = read_opening(reader, rules, dealer)
    task = reader.one_of("task", TASKS)
    entry = Entry(
        key=f"own/{key}" if own else key,
        title=reader.text("title"),
        theme=reader.one_of("theme", THEMES),
        level=reader.number("level", LEVELS[0], LEVELS[-1], 2),
        pack=reader.text("pack"),
        task=task,
        rules=rules,
        dealer=dealer,
        opening=opening,
        answers=reader.actions("answers", () if task == DEAL else None),
        wrong=reader.actions("wrong", ()),
        target=reader.number("target", 1, rules.score.total) if task in WITH_TARGET else 0,
        because=tuple(read_because(reader)),
        lines=read_lines(reader),
        note=reader.text("note", ""),
        own=own,
    )
    check(reader, entry)
    return entry


def read_rules(reader: Reader, packs: Mapping[str, Pack]) -> Rules:
    """The rules of the deal."""
    pack = packs.get(reader.text("pack"))
    if pack is None:
        raise reader.fail("pack", sentence("there is no game {name!r} here", name=reader.text("pack")))
    options = reader.table.get("options", {})
    if not isinstance(options, dict):
        raise reader.fail("options", sentence("a table is expected"))
    known = {option.key for option in pack.options}
    for name in options:
        if name not in known:
            raise reader.fail("options", sentence("the game has no option {name!r}", name=name))
    try:
        return compile_rules(pack, options)
    except (RulesError, ValueError) as wrong:
        raise reader.fail("options", wrong) from wrong


def read_opening(reader: Reader, rules: Rules, dealer: int) -> tuple[Action, ...]:
    """The shuffle that deals the hands of the file, and what was done after it."""
    texts = reader.texts("hands")
    if len(texts) != rules.seats:
        raise reader.fail("hands", sentence("{number} hands are expected", number=rules.seats))
    hands = [reader.cards(f"hands, {number}", one) for number, one in enumerate(texts, 1)]
    middle = reader.cards("middle", reader.text("middle", ""))
    every = [*(one for hand in hands for one in hand), *middle]
    if sorted(every) != sorted(rules.deck):
        wrong = sentence("each of the {number} cards of the game must be there once", number=len(rules.deck))
        raise reader.fail("hands", wrong)
    try:
        done = [*dealing(rules, dealer, hands, middle)]
    except ValueError as wrong:
        raise reader.fail("hands", wrong) from wrong
    state = start(rules, dealer)
    for action in done:
        state, _ = apply(state, action)
    for number, action in enumerate(reader.actions("actions", ()), 1):
        try:
            state, _ = apply(state, action)
        except IllegalAction as wrong:
            raise reader.fail(f"actions, {number}", refused(wrong)) from wrong
        done.append(action)
    return tuple(done)


def dealing(rules: Rules, dealer: int, hands: Sequence[Iterable[Card]], middle: Iterable[Card]) -> Iterator[Action]:
    """The shuffle, and the cut where one is asked for, that deal these hands. Raises ValueError when none does."""
    order = tuple(rules.deck)
    state, _ = apply(start(rules, dealer), Action(CHANCE, "shuffle", order))
    cut = [Action(state.table.turn, "cut", 0)] if state.table.phase == "cut" else []
    for action in cut:
        state, _ = apply(state, action)
    if any(one.bit_count() != len(list(hand)) for one, hand in zip(state.hands, hands, strict=True)):
        raise ValueError(sentence("every hand needs {number} cards", number=rules.hand))
    instead: dict[Card, Card] = {}
    for model, given in [*zip(state.hands, hands, strict=True), (state.talon, middle)]:
        instead |= dict(zip(cards_in(model), given, strict=True))
    yield Action(CHANCE, "shuffle", tuple(instead[one] for one in order))
    yield from cut


def read_because(reader: Reader) -> Iterator[Because]:
    """The reasons of the solution."""
    for number, one in enumerate(reader.table.get("because", ()), 1):
        place = f"because, {number}"
        if not isinstance(one, dict) or not isinstance(one.get("kind"), str):
            raise reader.fail(place, sentence("a kind and an action are expected"))
        about = reader.action(place, str(one.get("about", "")))
        facts = tuple((name, fact_read(name, fact)) for name, fact in one.items() if name not in ("kind", "about"))
        for name, fact in facts:
            for each in fact if isinstance(fact, tuple) else (fact,):
                if name in SUITS_NAMED and each is not None and each not in range(TRUMPS + 1):
                    raise reader.fail(place, sentence("{name}: there is no suit {value}", name=name, value=each))
        yield Because(about, one["kind"], facts)


def read_lines(reader: Reader) -> dict[Action, tuple[Action, ...]]:
    """By choice how the deal goes on."""
    found: dict[Action, tuple[Action, ...]] = {}
    table = reader.table.get("line", {})
    if not isinstance(table, dict):
        raise reader.fail("line", sentence("a table is expected"))
    for choice, text in table.items():
        place = f"line, {choice}"
        actions = str(text).split(",")
        found[reader.action(place, choice)] = tuple(reader.action(place, one) for one in actions if one.strip())
    return found


def check(reader: Reader, entry: Entry) -> None:
    """Whether the question is one, and everything that is told of it can be. Raises BookError."""
    table = entry.state.table
    if table.turn != PERSON:
        raise reader.fail("actions", sentence("after them it must be the turn of seat 0"))
    able = legal(entry.view)
    for place in ("answers", "wrong"):
        for action in getattr(entry, place):
            if action not in able:
                raise reader.fail(place, sentence("{action} is not allowed there", action=reader.table[place][0]))
    if entry.task != DEAL and not entry.answers:
        raise reader.fail("answers", sentence("at least one right choice is expected"))
    for choice in entry.lines:
        try:
            end = entry.end(choice)
        except IllegalAction as wrong:
            raise reader.fail("line", refused(wrong)) from wrong
        if end is None or not end.table.results:
            raise reader.fail("line", sentence("it must lead to the end of the deal"))


# -- Facts as text -----------------------------------------------------------------------------------------------------

ONE_CARD = ("card", "best", "other", "top", "counter", "guard", "called")
MANY_CARDS = ("above", "cards")
SUITS_NAMED = ("suit", "suits", "group")
NONE = "none"


def fact_read(name: str, value: Any) -> object:
    """A fact of a reason as the program has it."""
    if value == NONE:
        return None
    if name in ONE_CARD and isinstance(value, str):
        return parse(value)[0] if len(value) == 2 else parse_action(value)
    if name in MANY_CARDS and isinstance(value, str):
        return parse(value)
    return tuple(value) if isinstance(value, list) else value


# -- All of them -------------------------------------------------------------------------------------------------------


def book(packs: Mapping[str, Pack], own: Path | None = None) -> tuple[list[Entry], list[str]]:
    """Every deal of the book, the user's own last, and a sentence for each file that is none."""
    found: list[Entry] = []
    troubles: list[str] = []
    for folder in (FOLDER, own):
        try:
            files = sorted(folder.glob("*.toml")) if folder is not None else []
        except OSError:
            continue
        for path in files:
            try:
                text = path.read_bytes().decode("utf-8")
                found.append(read_entry(text, path.stem, str(path), packs, folder is not FOLDER))
            except OSError as wrong:
                troubles.append(sentence("{file}: {why}", file=path, why=cause(wrong)))
            except UnicodeDecodeError:
                troubles.append(sentence("{file}: the file is not UTF-8 text.", file=path))
            except ValueError as wrong:
                troubles.append(quoted(wrong))
    return found, troubles
