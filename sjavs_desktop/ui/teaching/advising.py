"""What a hint shows at each of its steps: where to look, which choices, and what each is expected to bring."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from sjavs_desktop.app.hints import Advice
from sjavs_desktop.core.cards import SUITS, Card, Cards, cards_in, mask
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.state import Action, View, ranking_of
from sjavs_desktop.ui import card_words, game_points, text
from sjavs_desktop.ui.felt.choices import choosable
from sjavs_desktop.ui.felt.order import ranking_shown
from sjavs_desktop.ui.teaching.shapes import MOST

if TYPE_CHECKING:
    from sjavs_desktop.engine.teacher import Analysis, Prospect

translate = QCoreApplication.translate

BOUND = 2.0
"""Standard errors around a difference within which it lies, as good as always."""
SURE, LIKELY = 3.0, 1.5
"""Standard errors from which a difference is called certain, and likely."""
NEAR = 0.05
"""Differences below that are none."""

LOOK = {
    "auction": QT_TRANSLATE_NOOP("teaching", "Count the cards that would be your trumps. Are they enough to win?"),
    "legen": QT_TRANSLATE_NOOP("teaching", "Look at your first cards: how many trumps are among them?"),
    "naming": QT_TRANSLATE_NOOP("teaching", "Compare your suits: how many cards, and how high?"),
    "exchange": QT_TRANSLATE_NOOP("teaching", "Look at the cards that are no trumps: which would be lost anyway?"),
    "marriage": QT_TRANSLATE_NOOP("teaching", "What would you have to give away for it?"),
    "fold": QT_TRANSLATE_NOOP("teaching", "How many tricks can you count on?"),
    "double": QT_TRANSLATE_NOOP("teaching", "How many tricks would your side take against the declarer?"),
}
"""Where to look, by phase; out of turn it is about doubling."""


@dataclass(frozen=True)
class Candidate:
    """A choice as a hint shows it."""

    action: Action
    name: str
    brings: str
    """What it is expected to bring."""
    sure: str
    """How far it lies behind the first, and how sure that is; for the first how sure it is what it brings."""
    why: tuple[str, ...]


@dataclass(frozen=True)
class Look:
    """Where to look."""

    sentence: str
    cards: frozenset[Card] = frozenset()


def look(view: View, shown: Sequence[Action]) -> Look:
    """Where to look, without a word about what to choose; the choices that the next steps show lie within that."""
    phase = view.table.phase
    if view.table.turn != view.seat:
        return Look(translate("teaching", str(LOOK["double"])), trumps_held(view))
    if phase == "play" and shown:
        return look_at(view, played(shown))
    if phase not in LOOK:
        return Look(translate("teaching", "There is nothing to reckon out here."))
    if phase in ("exchange", "marriage"):
        return look_away(view, shown)
    cards = {"auction": longest(view), "naming": view.own}.get(phase)
    found = trumps_held(view) if cards is None else frozenset(cards_in(cards))
    return Look(translate("teaching", str(LOOK[phase])), found)


def look_away(view: View, shown: Sequence[Action]) -> Look:
    """Where to look for cards to lay away or to give back: at those that are no trumps, unless one is shown."""
    chosen = mask(card for one in shown if isinstance(one.value, tuple) for card in one.value)
    cards = plain_held(view)
    if chosen & ~cards:
        words = translate("teaching", "Look at your whole hand: what would be lost anyway, and what is still needed?")
        return Look(words, frozenset(cards_in(view.own)))
    return Look(translate("teaching", str(LOOK[view.table.phase])), frozenset(cards_in(cards)))


def look_at(view: View, shown: Cards) -> Look:
    """Which of the cards that may be played to look at: whole groups of them, never a single card of several."""
    ranking, allowed = ranking_shown(view), choosable(view)
    if allowed.bit_count() == 1:
        return Look(translate("teaching", "The rules allow only one card here."), frozenset(cards_in(allowed)))
    groups = sorted({ranking.group[card] for card in cards_in(shown)}, key=lambda group: (group != TRUMPS, group))
    cards = allowed & union(ranking.members[group] for group in groups)
    if cards == allowed and len(groups) == 1:
        words = translate("teaching", "You must follow. What does each of these leave in your hand?")
        if not view.table.trick:
            words = translate("teaching", "Which of these would still win a trick later?")
        return Look(words, frozenset(cards_in(cards)))
    if cards == allowed or cards.bit_count() == 1:
        words = translate("teaching", "Look at what lies in the trick: is it worth having, and who will get it?")
        if not view.table.trick:
            words = translate("teaching", "With which card does your side stay in control?")
        return Look(words, frozenset(cards_in(allowed)))
    return Look(grouped(groups), frozenset(cards_in(cards)))


def grouped(groups: Sequence[int]) -> str:
    """Which groups of cards to look at."""
    suits = [card_words.suit_name(group) for group in groups if group != TRUMPS]
    if len(groups) == 1:
        words = (
            translate("teaching", "Look at this suit: {suit}.")
            if suits
            else translate("teaching", "Look at your trumps.")
        )
        return words.format(suit=suits[0] if suits else "")
    if len(groups) == 2 and len(suits) == 1:
        return translate("teaching", "Compare your trumps with this suit: {suit}.").format(suit=suits[0])
    if len(groups) == 2:
        return translate("teaching", "Compare these suits: {first}, {second}.").format(first=suits[0], second=suits[1])
    return translate("teaching", "Compare the cards in a frame. The others matter less now.")


def played(shown: Sequence[Action]) -> Cards:
    """The cards that some choices play."""
    return mask(one.value for one in shown if isinstance(one.value, int))


def union(sets: Iterable[Cards]) -> Cards:
    """All cards of some sets."""
    return reduce(or_, sets, 0)


def trumps_held(view: View) -> frozenset[Card]:
    """The viewer's trumps, as far as it is known what is trump."""
    return frozenset(cards_in(view.own & ranking_shown(view).members[TRUMPS]))


def plain_held(view: View) -> Cards:
    """The viewer's cards that are no trumps."""
    return view.own & ~ranking_shown(view).members[TRUMPS]


def longest(view: View) -> Cards:
    """The viewer's cards that would be trumps with the suit that makes most of them so."""
    rules = view.rules
    if ranking_of(rules, view.table) is None and rules.contract(rules.auction.contract).trump == "choice":
        found = [view.own & rules.ranking(rules.auction.contract, suit).members[TRUMPS] for suit in SUITS]
        return max(found, key=lambda one: one.bit_count())
    return view.own & ranking_shown(view).members[TRUMPS]


def only(view: View) -> str:
    """What is said where the rules leave one choice, so that there is nothing to reckon; empty where there are more."""
    actions = legal(view) if view.table.turn == view.seat else ()
    if len(actions) != 1:
        return ""
    (one,) = actions
    if one.kind == "play":
        return translate("teaching", "The rules allow only one card here: {card}.").format(card=name_of(view, one))
    if one.kind == "pass":
        return translate("teaching", "Nothing can be bid with this hand: you can only pass.")
    return translate("teaching", "There is only one thing that can be done here: {choice}.").format(
        choice=name_of(view, one)
    )


# -- The candidates ----------------------------------------------------------------------------------------------------


def name_of(view: View, action: Action) -> str:
    """A choice as it is called."""
    if action.kind == "silent":
        return translate("teaching", "Say nothing")
    if action.kind == "play" and isinstance(action.value, int):
        words = text.card_name(action.value)
        return words[:1].upper() + words[1:]
    if action.kind == "double":
        return text.double_word(len(view.table.doubles))
    label = text.button_label(view, action)
    if isinstance(action.value, tuple) and action.value:
        cards = card_words.card_signs(action.value)
        return translate("teaching", "{choice}: {cards}").format(choice=label, cards=cards)
    return label


def number(value: float, signed: bool = False) -> str:
    """A number with one decimal, as it is written in the language of now."""
    size = abs(round(value, 1))
    words = QLocale().toString(size, "f", 0 if size >= 20 else 1)
    sign = "\N{MINUS SIGN}" if value < 0 and size else "+" if signed and size else ""
    return f"{sign}{words}"


def brings(one: "Prospect") -> str:
    """What a choice is expected to bring."""
    points = number(one.value, signed=True)
    if one.chance is None:
        return translate("teaching", "Game points: {points}").format(points=points)
    chance = QLocale().toString(100 * one.chance, "f", 0)
    words = translate("teaching", "Game points: {points}; match won: {chance} %")
    return words.format(points=points, chance=chance).replace(" %", "\N{NO-BREAK SPACE}%")


def within(spread: float, best: "Prospect") -> str:
    """How sure it is what the first choice brings; empty where that is certain."""
    if spread < NEAR / BOUND:
        return ""
    low, high = best.value - BOUND * spread, best.value + BOUND * spread
    return translate("teaching", "As far as one can tell from {low} to {high}.").format(
        low=number(low, signed=True), high=number(high, signed=True)
    )


def doubt(best: "Prospect", one: "Prospect", unit: float = 1.0) -> str:
    """How far a choice lies behind the first, and how sure that is."""
    cost, error = max(0.0, best.value - one.value), one.error
    low, high = max(0.0, cost - BOUND * error), cost + BOUND * error
    if cost < NEAR * unit:
        if high < 2 * NEAR * unit:
            return translate("teaching", "As good as the first.")
        return translate("teaching", "As good as the first, as far as one can tell (within {high}).").format(
            high=number(high)
        )
    if cost >= SURE * error:
        words = translate("teaching", "Worse for certain: by {cost} ({low} to {high}).")
    elif cost >= LIKELY * error:
        words = translate("teaching", "Probably worse: by {cost} ({low} to {high}).")
    else:
        words = translate("teaching", "Perhaps worse: by {cost} ({low} to {high}).")
    return words.format(cost=number(cost), low=number(low), high=number(high))


def sure(analysis: "Analysis", one: "Prospect") -> str:
    """How sure it is what a choice brings: of the first by itself, of another one against the first."""
    best = analysis.choices[0]
    return within(analysis.spread, best) if one is best else doubt(best, one, analysis.unit)


def reasons(grounds: Sequence[Any], view: View, names: Sequence[str], most: int) -> tuple[str, ...]:
    """Why, in so many sentences at most."""
    from sjavs_desktop.ui.grounds_text import sentence

    return tuple(sentence(one, view, names) for one in grounds[:most])


def candidates(advice: Advice, names: Sequence[str]) -> list[Candidate]:
    """The choices that are shown, the best first."""
    analysis, view = advice.analysis, advice.view
    found = []
    for place, one in enumerate(analysis.choices[:MOST]):
        grounds = advice.grounds[place] if place < len(advice.grounds) else ()
        weighed = analysis.worlds > 0
        found.append(
            Candidate(
                one.action,
                name_of(view, one.action),
                brings(one) if weighed else "",
                sure(analysis, one) if weighed else "",
                reasons(grounds, view, names, 1 if place else 2),
            )
        )
    return found


def basis(advice: Advice, more: bool) -> str:
    """What the numbers rest upon, whether they still change, and what they count."""
    worlds = advice.analysis.worlds
    if not worlds:
        return translate("teaching", "A rule of thumb; nothing was reckoned out.")
    return f"{tried(worlds, more)}\n{game_points.explained(advice.view.rules)}"


def tried(worlds: int, more: bool) -> str:
    """In how many deals the choices were tried, and whether they still are."""
    if more:
        words = translate("teaching", "Deals that could be and were tried: {number}. More are being tried…")
    else:
        words = translate("teaching", "Deals that could be and were tried: {number}.")
    return words.format(number=worlds)
