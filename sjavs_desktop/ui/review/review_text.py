"""A review in words and numbers."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sjavs_desktop.core.record import Record
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import Seat, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.models.score_rows import in_order, owners
from sjavs_desktop.ui import game_points, grounds_text, text, why_text
from sjavs_desktop.ui.people import people
from sjavs_desktop.ui.statistics_text import decimal, percent
from sjavs_desktop.ui.teaching.advising import BOUND

if TYPE_CHECKING:
    from sjavs_desktop.engine.review import DealReview, Point, Reviewed

translate = QCoreApplication.translate

GRADES = {
    "doubtful": QT_TRANSLATE_NOOP("review", "doubtful"),
    "bad": QT_TRANSLATE_NOOP("review", "bad"),
    "very_bad": QT_TRANSLATE_NOOP("review", "very bad"),
}
"""What mistakes are called, the smallest first."""
SIGNS = {"": "", "doubtful": "?!", "bad": "?", "very_bad": "??"}
"""How they are marked, as in the notation of chess; no colour is needed to tell them apart."""


class Looked:
    """A record that is looked back upon: who sat where, and what each seat saw when it chose."""

    def __init__(self, record: Record, seat: Seat = 0) -> None:
        self.record, self.seat = record, seat
        self.states: list[State] = [state for state, _ in record.steps()]

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self.record.rules

    @property
    def names(self) -> tuple[str, ...]:
        """The players as the screen calls them now."""
        return people(self.record.players)

    def seen(self, one: "Reviewed") -> View:
        """What was seen by whoever made a choice."""
        return view(self.states[one.ply], one.seat)

    def side(self, each: int) -> str:
        """What an account is called."""
        return text.side_name(each, self.seat, owners(self.rules, self.names))


class Fortune(NamedTuple):
    """What a deal came to for an account, and why, in game points."""

    account: int
    luck: float
    own: float
    others: float
    outcome: float


def fortunes(one: "DealReview", rules: Rules, seat: Seat) -> list[Fortune]:
    """By account, the viewer's first."""
    found = []
    for each in in_order(rules, seat) if one.curve else ():
        mine = [place for place in range(rules.seats) if account(rules, place) == each]
        own, luck, outcome = sum(one.gave[place][each] for place in mine), one.luck[each], one.outcome[each]
        found.append(Fortune(each, luck, own, outcome - luck - own, outcome))
    return found


def fortune(one: Fortune) -> str:
    """The same as a line of text."""
    return translate(
        "review", "Luck of the deal {luck} · own side's choices {own} · the others' {others} · it came to {outcome}"
    ).format(**parts(one))


def fortune_help(rules: Rules) -> str:
    """What those numbers are."""
    words = translate(
        "review",
        "With all cards open: what the deal was worth before anybody chose, what the choices of each side moved it by, "
        "and what it came to. That need not be what stands on the score sheet.",
    )
    return f"{words}\n{game_points.explained(rules)}"


def parts(one: Fortune) -> dict[str, str]:
    """The numbers as they are written."""
    return {
        "luck": decimal(one.luck, signed=True),
        "own": decimal(one.own, signed=True),
        "others": decimal(one.others, signed=True),
        "outcome": decimal(one.outcome, signed=True),
    }


def grade(key: str) -> str:
    """What a mistake is called."""
    return translate("review", str(GRADES[key])) if key else ""


def headline(one: "Reviewed", at: Looked) -> str:
    """When somebody did what."""
    seen = at.seen(one)
    return translate("review", "{moment} · {name}: {action}").format(
        moment=why_text.where(seen), name=at.names[one.seat], action=why_text.what(seen, one.action)
    )


def behind(one: "Reviewed") -> str:
    """What it cost with what was known, and within which bounds that is: those that hint and tutor give."""
    cost, off = one.knew.cost, BOUND * one.knew.error
    if not off:
        return decimal(cost)
    words = translate("review", "{cost} ({low} to {high})").format(
        cost=decimal(cost), low=decimal(max(0.0, cost - off)), high=decimal(cost + off)
    )
    return words.replace(" ", "\N{NO-BREAK SPACE}")


def opened(one: "Reviewed") -> str:
    """What it cost with all cards open; nothing where that was not found out."""
    return "" if one.open is None else decimal(one.open)


def verdict(one: "Reviewed", at: Looked) -> str:
    """How good the choice was, in a sentence."""
    seen = at.seen(one)
    if one.grade:
        return translate("review", "{sign} {grade} – better: {action}").format(
            sign=SIGNS[one.grade], grade=grade(one.grade), action=why_text.what(seen, one.best)
        )
    if one.best == one.action:
        return translate("review", "The best choice, with what was known.")
    return translate("review", "As good as the best, as far as can be told: {action}.").format(
        action=why_text.what(seen, one.best)
    )


def costs(one: "Reviewed", at: Looked) -> Iterator[str]:
    """What the choice gave away, by both numbers, and what that means for the match."""
    yield translate("review", "With what was known it gave away {cost} game points.").format(cost=behind(one))
    if one.worlds:
        yield translate("teaching", "Deals that could be and were tried: {number}.").format(number=one.worlds)
    if one.open is not None and one.open_best is not None:
        best = why_text.what(at.seen(one), one.open_best)
        if not float(f"{one.open:.2f}"):
            yield translate("review", "With all cards open it gave nothing away.")
        else:
            yield translate("review", "With all cards open it gave away {cost}; the best was {action}.").format(
                cost=opened(one), action=best
            )
    if one.chance_before is not None and one.chance_after is not None and one.best != one.action:
        facts = {"before": percent(one.chance_before), "after": percent(one.chance_after)}
        if at.rules.score.end == "loser":
            yield translate("review", "Chance not to lose the match: {after} instead of {before}.").format(**facts)
        else:
            yield translate("review", "Chance to win the match: {after} instead of {before}.").format(**facts)


def reasons(one: "Reviewed", at: Looked) -> list[str]:
    """Why the best choice is good."""
    return [grounds_text.sentence(each, at.seen(one), at.names) for each in one.reasons]


def against(one: "Reviewed", at: Looked) -> list[str]:
    """What speaks against a choice that was a mistake; that another one is better is told beside it."""
    return [grounds_text.sentence(each, at.seen(one), at.names) for each in one.against if each.kind != "costs"]


def paragraph(words: str, bold: bool = False, indent: int = 0) -> str:
    """Plain text as a paragraph that stands close to the next one."""
    said = escape(words).replace("\n", "<br>")
    said = f"<b>{said}</b>" if bold else said
    return f"<p style='margin: {8 if bold else 3}px 0 3px {8 * indent}px'>{said}</p>"


def listed(sentences: Sequence[str]) -> str:
    """Sentences as the lines of a list."""
    return "".join(paragraph(f"• {each}", indent=1) for each in sentences)


def html(one: "Reviewed", at: Looked) -> str:
    """All about a choice."""
    seen = at.seen(one)
    page = paragraph(headline(one, at), bold=True) + paragraph(verdict(one, at))
    page += paragraph(" ".join(costs(one, at)))
    if why := reasons(one, at):
        heading = translate("review", "Why {action}:").format(action=why_text.what(seen, one.best))
        page += paragraph(heading) + listed(why)
    if speaks := against(one, at):
        heading = translate("review", "About {action}:").format(action=why_text.what(seen, one.action))
        page += paragraph(heading) + listed(speaks)
    return page


def standing(point: "Point", at: Looked) -> str:
    """What is expected at a point of the curve, with all cards open."""
    values = ", ".join(
        translate("review", "{side} {value}").format(side=at.side(each), value=decimal(point.values[each], signed=True))
        for each in in_order(at.rules, at.seat)
    )
    words = translate("review", "Expected with all cards open, in game points: {values}").format(values=values)
    if not point.chances:
        return words
    chance = percent(point.chances[account(at.rules, at.seat)])
    if at.rules.score.end == "loser":
        return f"{words}\n" + translate("review", "Chance not to lose the match: {chance}").format(chance=chance)
    return f"{words}\n" + translate("review", "Chance to win the match: {chance}").format(chance=chance)
