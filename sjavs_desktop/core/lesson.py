"""Lessons: fixed deals with few words, as data. A lesson is a file of scenes, a scene a deal and steps on it.

Cards, ranks and suits stand in braces in the texts (``{QC}``, ``{A}``, ``{H}``): the screen has their words for the
deck that is worn.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sjavs_desktop.core.cards import Card, cards_in, parse
from sjavs_desktop.core.game import apply, legal, start
from sjavs_desktop.core.notation import action_text, parse_action
from sjavs_desktop.core.phases.cut import dealt
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.core.state import CHANCE, Action, Seat, State, Table
from sjavs_desktop.core.view import view
from sjavs_desktop.core.wording import sentence

ORIGIN = "lesson "
"""How the origin of a record begins that is a scene of a lesson; the key of the lesson follows."""
PERSON: Seat = 0
"""The seat of whoever learns."""
SAY, ASK, WHICH, PLAY, WATCH, DEAL = "say", "ask", "which", "play", "watch", "deal"
KINDS = (SAY, ASK, WHICH, PLAY, WATCH, DEAL)
"""What a step is: words to read, a question, which card wins the trick, something to do, something to look at, and
a deal to be played to its end."""
SCORE = "score"
"""What a step shows instead of cards: the table of what a deal scores."""
UNTIL = ("trick", "turn", "play", "end")
"""Until when one looks: the end of the trick, one's own turn, the first lead, the end of the deal."""


class Answer(NamedTuple):
    """One of the answers to a question."""

    text: str
    reply: str
    """Why it is right, or why not."""
    right: bool = False


@dataclass(frozen=True)
class Step:
    """The least part of a lesson: one thing to read, and perhaps one to do."""

    kind: str
    say: str
    marks: tuple[str, ...] = ()
    """What is marked on the felt: cards, ``seatN``, ``trump``, ``tally``."""
    show: tuple[str, ...] = ()
    """What lies in the middle of the table to be looked at: rows of cards from the highest down, or `SCORE`."""
    answers: tuple[Answer, ...] = ()
    right: tuple[str, ...] = ()
    """The actions that are asked for, as records write them without the seat; a card stands for itself. With none
    anything goes that the rules allow."""
    wrong: tuple[tuple[str, str], ...] = ()
    """What is said to other actions, by action; also to one that the rules forbid, instead of their reason."""
    yes: str = ""
    """What is said when it was right, or when the deal was won."""
    home: str = ""
    """What is said instead when the match was won with the deal."""
    no: str = ""
    """What is said to any other wrong action, or when the deal was lost."""
    until: str = ""
    facts: tuple[str, ...] = ()
    """What the words claim, in a form that a test holds against the rules."""


@dataclass(frozen=True)
class Scene:
    """A deal, and what is learnt on it."""

    hands: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...]
    dealer: Seat
    before: tuple[str, ...]
    """What has been done before the first step, as records write it."""
    script: tuple[tuple[str, ...], ...]
    """By seat what a bot does: the first of these that is legal. Where none is, it plays as a bot does."""
    earlier: tuple["Scene", ...]
    """Deals that were played before this one, without anybody looking."""
    steps: tuple[Step, ...]

    @property
    def first_dealer(self) -> Seat:
        """Who deals first in the match that the scene is of."""
        return (self.earlier[0] if self.earlier else self).dealer


@dataclass(frozen=True)
class Lesson:
    """A lesson."""

    key: str
    title: str
    about: str
    pack: str
    options: Mapping[str, OptionValue]
    score: bool
    """Whether the score sheet is in sight."""
    scenes: tuple[Scene, ...]

    @property
    def steps(self) -> int:
        """How many steps it has."""
        return sum(len(one.steps) for one in self.scenes)

    def texts(self) -> tuple[str, ...]:
        """Everything that it says, in order."""
        steps = (texts_of(step) for scene in self.scenes for step in scene.steps)
        return tuple(filter(None, (self.title, self.about, *(text for some in steps for text in some))))


def texts_of(step: Step) -> tuple[str, ...]:
    """Everything that a step can say, in order."""
    answers = (text for one in step.answers for text in (one.text, one.reply))
    return tuple(filter(None, (step.say, *answers, *(text for _, text in step.wrong), step.yes, step.home, step.no)))


def is_lesson(record: Record | None) -> bool:
    """Whether a match is a scene of a lesson: no history counts it, and nobody gives away there what is asked."""
    return record is not None and record.origin.startswith(ORIGIN)


# -- Reading ---------------------------------------------------------------------------------------------------------


def read_lesson(text: str, key: str, file: str) -> Lesson:
    """The lesson in the text of a file; raises ValueError with one sentence that names file and place."""
    try:
        data = tomllib.loads(text)
        known(data, ("title", "about", "pack", "options", "score", "scene"))
        scenes = tuple(read_scene(one, number) for number, one in enumerate(data["scene"], 1))
        return Lesson(
            key, data["title"], data["about"], data["pack"], data.get("options", {}), data.get("score", False), scenes
        )
    except KeyError as wrong:
        raise ValueError(sentence("{file}: the lesson lacks {wrong}", file=file, wrong=wrong)) from wrong
    except (ValueError, TypeError, AttributeError) as wrong:
        raise ValueError(sentence("{file}: the lesson cannot be read: {wrong}", file=file, wrong=wrong)) from wrong


def known(data: Mapping[str, Any], keys: Sequence[str]) -> None:
    """Raises ValueError for a key that means nothing here."""
    for key in data:
        if key not in keys:
            raise ValueError(sentence("{key!r} is not known here ({list})", key=key, list=", ".join(keys)))


def read_scene(data: Mapping[str, Any], number: int) -> Scene:
    """A scene from its table."""
    known(data, ("hands", "talon", "dealer", "before", "script", "earlier", "step"))
    script = data.get("script", {})
    seats = range(len(data["hands"]))
    return Scene(
        hands=tuple(parse(one) for one in data["hands"]),
        talon=parse(data.get("talon", "")),
        dealer=data.get("dealer", 3),
        before=tuple(data.get("before", ())),
        script=tuple(tuple(listed(script.get(str(seat), ""))) for seat in seats),
        earlier=tuple(read_scene(one, number) for one in data.get("earlier", ())),
        steps=tuple(read_step(one) for one in data.get("step", ())),
    )


def listed(text: str) -> list[str]:
    """The parts of a text between commas, or between blanks where there are no commas."""
    return [one.strip() for one in text.split("," if "," in text else None) if one.strip()]


def read_step(data: Mapping[str, Any]) -> Step:
    """A step from its table; its kind follows from what it has."""
    known(
        data,
        ("say", "marks", "show", "answer", "which", "play", "wrong", "yes", "home", "no", "watch", "deal", "facts"),
    )
    kinds = {"answer": ASK, "which": WHICH, "play": PLAY, "watch": WATCH, "deal": DEAL}
    kind = next((kind for key, kind in kinds.items() if key in data), SAY)
    if kind == WATCH and data["watch"] not in UNTIL:
        raise ValueError(sentence("{key!r} is not known here ({list})", key=data["watch"], list=", ".join(UNTIL)))
    return Step(
        kind=kind,
        say=data["say"],
        marks=tuple(listed(data.get("marks", ""))),
        show=tuple(data.get("show", ())),
        answers=tuple(Answer(one["text"], one["reply"], one.get("right", False)) for one in data.get("answer", ())),
        right=tuple(data.get("play", ())),
        wrong=tuple(data.get("wrong", {}).items()),
        yes=data.get("yes", ""),
        home=data.get("home", ""),
        no=data.get("no", ""),
        until=data.get("watch", ""),
        facts=tuple(data.get("facts", ())),
    )


# -- The deal --------------------------------------------------------------------------------------------------------


def pack_order(rules: Rules, scene: Scene, dealer: Seat) -> tuple[tuple[Card, ...], Action | None]:
    """The order of the pack that deals these hands, and the cut if somebody is asked for one.

    Raises ValueError when the hands do not share out the pack.
    """
    if sorted((*(card for hand in scene.hands for card in hand), *scene.talon)) != sorted(rules.deck):
        raise ValueError(sentence("the hands and the cards in the middle are not the pack"))
    size = len(rules.deck)
    place = size // 2 if rules.cut == "always_cut" else 0
    # Dealing the numbers of the places tells which of them go where.
    hands, talon, _ = dealt(rules, tuple(range(size)), rules.packets if place else rules.knocked, dealer)
    order = [0] * size
    for places, cards in zip((*hands, talon), (*scene.hands, scene.talon), strict=True):
        for at, card in zip(cards_in(places), cards, strict=True):
            order[at] = card
    cutter = Action((dealer - 1) % rules.seats, "cut", 0) if rules.cut == "ask" else None
    return tuple(order[size - place :] + order[: size - place]), cutter


def opening(rules: Rules, scene: Scene) -> tuple[Action, ...]:
    """All that is done before the first step; raises ValueError, or IllegalAction, when that cannot be."""
    actions: list[Action] = []
    state = start(rules, scene.first_dealer)

    def do(action: Action) -> None:
        nonlocal state
        state, _ = apply(state, action)
        actions.append(action)

    for one in (*scene.earlier, scene):
        upcoming = state.table.next_dealer
        order, cut = pack_order(rules, one, state.table.dealer if upcoming is None else upcoming)
        for action in (Action(CHANCE, "shuffle", order), *([cut] if cut else []), *map(parse_action, one.before)):
            do(action)
        while one is not scene and not state.table.deal_over:
            do(played_by_itself(state, one))
    return tuple(actions)


def played_by_itself(state: State, scene: Scene) -> Action:
    """What happens next in a deal that nobody looks at."""
    seen = view(state, state.table.turn)
    return scripted(scene.script[seen.seat], legal(seen)) or legal(seen)[0]


def short_text(action: Action) -> str:
    """An action as lessons write it: without its seat, and a card by itself."""
    words = action_text(action).partition(" ")[2]
    return words.removeprefix("play ") if action.kind == "play" else words


def scripted(script: Sequence[str], choices: Sequence[Action]) -> Action | None:
    """The first of a script's actions that may be done; None when there is none."""
    by_text = {short_text(one): one for one in choices}
    return next((by_text[one] for one in script if one in by_text), None)


def same(asked: str, action: Action) -> bool:
    """Whether an action is the one that is asked for; the order of cards that are laid away does not count."""
    if isinstance(action.value, tuple):
        return sorted(asked.split()) == sorted(short_text(action).split())
    return asked == short_text(action)


def reached(step: Step, table: Table, tricks: int) -> bool:
    """Whether that is over which a step lets one look at, if so many tricks lay there when it began."""
    if table.deal_over:
        return True
    return {
        "trick": len(table.tricks) > tricks,
        "turn": table.turn == PERSON,
        "play": table.phase == "play",
        "end": False,
    }[step.until]


def trick_cards(table: Table) -> tuple[Card, ...]:
    """The cards that a question about a trick is about: those on the table, or else those of the last trick."""
    return table.trick or (table.tricks[-1].cards if table.tricks else ())
