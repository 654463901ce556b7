"""The worked solution of a deal of the book, made from facts that are tested, each told in a sentence of its own."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from sjavs_desktop.app.exercises_book import DEAL, OPEN, PERSON, Because, Entry, same_side, taken
from sjavs_desktop.core.game import apply
from sjavs_desktop.core.state import Action, State, Trick
from sjavs_desktop.engine.grounds_case import Ground
from sjavs_desktop.ui import grounds_text, score_text
from sjavs_desktop.ui.card_words import card_name, card_sign
from sjavs_desktop.ui.exercises import words

translate = QCoreApplication.translate

EMPTY = ("costs", "most_expected", "all_same", "toward")
"""Kinds that say nothing which the heading and the line do not say already."""
MOST, AGAINST = 2, 1
"""Reasons that are told of the right choice, and of another one."""


class Part(NamedTuple):
    """What is told of one choice."""

    choice: Action | None
    """None for what is told of the whole deal."""
    right: bool
    heading: str
    sentences: tuple[str, ...]


def solution(entry: Entry, names: Sequence[str]) -> list[Part]:
    """The solution: what is right and why, and why the others are worse."""
    view = entry.view
    parts: list[Part] = []
    if entry.task == DEAL:
        parts += [whole(entry, names)]
    else:
        heading = translate("exercise", "Right: {choices}").format(choices=words.choices(view, entry.answers))
        answer = entry.answers[0]
        parts.append(Part(answer, True, heading, tuple(told(entry, answer, names))))
        for wrong in entry.wrong:
            heading = translate("exercise", "Not {choice}").format(choice=words.choice(view, wrong))
            parts.append(Part(wrong, False, heading, tuple(told(entry, wrong, names))))
    if entry.note:
        parts.append(Part(None, True, "", (words.note(entry, names),)))
    parts.append(Part(None, True, "", (judged(entry),)))
    return parts


def judged(entry: Entry) -> str:
    """What the solution rests upon."""
    if entry.task in (OPEN, DEAL):
        return translate("exercise", "Proved with all cards open.")
    return translate("exercise", "Judged from your hand alone, by many deals that could be.")


def whole(entry: Entry, names: Sequence[str]) -> Part:
    """What is told of a deal that is played from its beginning."""
    first = next(iter(entry.lines), None)
    if first is None:
        return Part(None, True, translate("exercise", "Play the whole deal"), ())
    heading = translate("exercise", "One way: begin with the {card}").format(
        card=card_name(first.value if isinstance(first.value, int) else 0)
    )
    return Part(first, True, heading, tuple(line_told(entry, first, names)))


def told(entry: Entry, action: Action, names: Sequence[str]) -> Iterator[str]:
    """Everything that is told of a choice."""
    view = entry.view
    found = [one for one in entry.because if one.about == action and one.kind not in EMPTY]
    found = found[: AGAINST if action in entry.wrong else MOST]
    yield from (reason(one, entry, names) for one in found)
    if action in entry.lines:
        yield from line_told(entry, action, names)
    elif not found and action in entry.wrong:
        yield translate("exercise", "It is worth less than {choice}.").format(
            choice=words.choice(view, entry.answers[0])
        )


def reason(one: Because, entry: Entry, names: Sequence[str]) -> str:
    """A reason as a sentence."""
    return grounds_text.sentence(Ground(one.kind, one.facts), entry.view, names)


# -- How the deal goes on ----------------------------------------------------------------------------------------------


def line_told(entry: Entry, action: Action, names: Sequence[str]) -> Iterator[str]:
    """What comes of a choice as the cards lie."""
    end = entry.end(action)
    if end is None or not end.table.results:
        return
    if action.kind == "play":
        trick = trick_of(entry, action)
        if trick is not None:
            yield trick_told(trick, action, end, names)
    elif action.kind in ("bid", "pass"):
        yield declarer_told(end, names)
    result = end.table.results[-1]
    if entry.task in (OPEN, DEAL):
        points = taken(end)
        if points >= entry.target:
            said = translate("exercise", "Then nobody can keep your side from {points} card points.")
        else:
            said = translate("exercise", "Then your side comes to no more than {points} card points against best play.")
        yield said.format(points=points)
        return
    summary = score_text.deal_summary(result, PERSON, () if len(result.points) == 2 else tuple(names))
    single = len(result.points) > 2 and result.partner is None
    yield translate("exercise", "Best play with all cards open then leads to this: {result}. {why}.").format(
        result=summary, why=score_text.band(result, single, entry.rules)
    )


def declarer_told(end: State, names: Sequence[str]) -> str:
    """Who declares after a choice in the auction."""
    declarer = end.table.results[-1].declarer
    if declarer is None:
        return translate("exercise", "Then nobody declares.")
    if declarer == PERSON:
        return translate("exercise", "Then you declare.")
    return translate("exercise", "Then {name} declares.").format(name=names[declarer])


def trick_of(entry: Entry, action: Action) -> Trick | None:
    """The trick that a card is played to, as the line goes."""
    before = len(entry.state.table.tricks)
    state = entry.state
    for one in (action, *entry.lines[action]):
        state, events = apply(state, one)
        for event in events:
            if event.kind == "trick" and isinstance(event.value, Trick):
                return event.value
        if len(state.table.tricks) > before:
            return state.table.tricks[-1]
    return None


def trick_told(trick: Trick, action: Action, end: State, names: Sequence[str]) -> str:
    """Who takes the trick."""
    card = trick.cards[(trick.winner - trick.leader) % len(trick.cards)]
    if trick.winner == PERSON:
        return translate("exercise", "As the cards lie, it takes the trick.")
    if same_side(end, trick.winner):
        found = translate("exercise", "As the cards lie, your partner takes the trick ({name}, {card}).")
    else:
        found = translate("exercise", "As the cards lie, an opponent takes the trick ({name}, {card}).")
    return found.format(name=names[trick.winner], card=card_sign(card))


# -- As a page ---------------------------------------------------------------------------------------------------------


def html(parts: Sequence[Part]) -> str:
    """The solution as a page."""
    found = []
    for one in parts:
        if one.heading:
            found.append(f"<p style='margin-bottom: 2px'><b>{escape(one.heading)}</b></p>")
        if one.sentences:
            found.append(f"<p style='margin-top: 0'>{' '.join(escape(each) for each in one.sentences)}</p>")
    return "".join(found)
