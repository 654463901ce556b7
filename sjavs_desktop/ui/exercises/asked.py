"""A question, whatever it comes from: the deal up to it, what is asked, and how an answer is judged."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from sjavs_desktop.app.exercises import good
from sjavs_desktop.app.exercises_book import DEAL, OPEN, PERSON, Entry
from sjavs_desktop.app.exercises_store import Kept
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.state import Action, Seat, View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.talk import seed_for
from sjavs_desktop.ui import grounds_text
from sjavs_desktop.ui.exercises import words

if TYPE_CHECKING:
    from sjavs_desktop.app.hints import Advice

translate = QCoreApplication.translate

CLOSE = 0.3
"""Game points that a bid of the quiz may cost and be right all the same: a close call."""
LITTLE = 0.15
"""The same for an exercise from one's own deals."""
SHOWN = 5
"""Choices whose values are shown."""


@dataclass(frozen=True)
class Question:
    """Something to be solved."""

    record: Record
    """The deal up to the question."""
    seat: Seat
    title: str
    about: str
    """Where it comes from, in a line; nothing that gives the answer away."""
    task: str
    answers: tuple[Action, ...] = ()
    floor: float = LITTLE
    entry: Entry | None = None
    kept: Kept | None = None
    then: Action | None = None
    """What was done when it was played."""

    @property
    def view(self) -> View:
        """What whoever is asked sees."""
        return view(self.record.state(), self.seat)

    @property
    def seed(self) -> int:
        """The seed with which hints and reviews think about it."""
        return seed_for(self.record.seed, len(self.record.actions), self.seat)

    @property
    def open_hands(self) -> bool:
        return self.entry is not None and self.entry.open_hands

    @property
    def whole(self) -> bool:
        """Whether a deal is to be played instead of one choice."""
        return self.entry is not None and self.entry.task == DEAL

    @property
    def thinks(self) -> bool:
        """Whether an analysis judges the answer; otherwise it is known."""
        return self.entry is None

    def right(self, action: Action, advice: "Advice | None") -> bool:
        """Whether an answer is right."""
        if action in self.answers:
            return True
        return advice is not None and self.thinks and good(advice.analysis, action, self.floor)


def of_entry(entry: Entry, names: Sequence[str], levels: Sequence[str]) -> Question:
    """The question of a deal of the book."""
    game = translate("rules", entry.rules.name)
    about = translate("exercise", "{game} · {theme} · {level}").format(
        game=game, theme=words.theme(entry.theme), level=words.level(entry.level)
    )
    asked = words.task(entry)
    if entry.task not in (OPEN, DEAL):
        asked = words.question(entry.view)
    return Question(entry.record(names, levels), PERSON, words.title(entry), about, asked, entry.answers, entry=entry)


def of_kept(one: Kept, record: Record, answers: tuple[Action, ...]) -> Question:
    """The question of one's own mistake; what was done then is told afterwards."""
    short = replace(record, actions=record.actions[: one.ply], marks=(), future=())
    seen = view(short.state(), one.seat)
    then = record.actions[one.ply] if one.ply < len(record.actions) else None
    about = translate("exercise", "{game} · {theme}").format(
        game=translate("rules", record.rules.name), theme=words.theme(one.theme)
    )
    return Question(
        short,
        one.seat,
        translate("exercise", "From your own deals"),
        about,
        words.question(seen),
        answers,
        kept=one,
        then=then,
    )


# -- What is told after an answer --------------------------------------------------------------------------------------


def verdict(right: bool) -> str:
    """The first word after an answer."""
    return translate("exercise", "Right.") if right else translate("exercise", "There is something better.")


def advice_html(question: Question, chosen: Action | None, advice: "Advice", names: Sequence[str]) -> str:
    """The values of the choices, the best first, and why."""
    view_, analysis = advice.view, advice.analysis
    rows = list(analysis.choices[:SHOWN])
    rows += [one for one in analysis.choices[SHOWN:] if one.action in (chosen, question.then)]
    lines = "".join(row_html(view_, one.action, one.value, one.chance, one.action == chosen) for one in rows)
    found = [f"<table cellspacing='0' cellpadding='2' width='100%'>{lines}</table>"]
    told = translate(
        "exercise", "What each choice brings on average, {unit}, in %n deal(s) that could be.", "", analysis.worlds
    )
    told = told.format(unit=words.unit(view_))
    if any(one.chance is not None for one in rows):
        told = translate("exercise", "{values} In per cent: the chance to win the match.").format(values=told)
    found.append(f"<p>{escape(told)}</p>")
    found += [f"<p>{escape(one)}</p>" for one in reasons(advice, 0, names)]
    place = next((at for at, one in enumerate(analysis.choices) if one.action == chosen), 0)
    if place:
        against = reasons(advice, place, names)
        if against:
            heading = translate("exercise", "About your choice, {choice}:").format(
                choice=words.choice(view_, analysis.choices[place].action)
            )
            found.append(f"<p><b>{escape(heading)}</b> {escape(' '.join(against))}</p>")
    if question.then is not None:
        then = translate("exercise", "When you played this deal you chose {choice}.")
        found.append(f"<p>{escape(then.format(choice=words.choice(view_, question.then)))}</p>")
    return "".join(found)


def reasons(advice: "Advice", place: int, names: Sequence[str]) -> list[str]:
    """Why a choice is good, or worse, in sentences."""
    if place >= len(advice.grounds):
        return []
    return [grounds_text.sentence(one, advice.view, names) for one in advice.grounds[place][:2]]


def row_html(view_: View, action: Action, value: float, chance: float | None, mine: bool) -> str:
    """A choice with its value and the chance to win the match."""
    said = escape(words.choice(view_, action))
    cells = [f"<b>{said}</b> ◂" if mine else said, words.value(view_, value)]
    if chance is not None:
        cells.append(translate("exercise", "{number} %").format(number=QLocale().toString(100 * chance, "f", 0)))
    shown = "".join(f"<td align='{'left' if not at else 'right'}'>{cell}</td>" for at, cell in enumerate(cells))
    return f"<tr>{shown}</tr>"
