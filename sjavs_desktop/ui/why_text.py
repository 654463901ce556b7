"""A decision of a bot in words: who did what, why, what it had to choose from and what it knew."""

from collections.abc import Iterator, Sequence
from html import escape

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from sjavs_desktop.app.seats import PERSON
from sjavs_desktop.app.why import Explained, grounds_of
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.state import Action, View, ranking_of
from sjavs_desktop.engine.talk import Expected
from sjavs_desktop.models.score_rows import MINUS
from sjavs_desktop.ui import card_words, grounds_text, reasons, text
from sjavs_desktop.ui.people import people

translate = QCoreApplication.translate

MOST = 8
"""Choices that are listed; there may be hundreds of ways to lay cards away."""


FORCED = ("only_card", "pass_short")
"""The keys of rules that say that there was no choice."""


def what(view: View, action: Action | None) -> str:
    """An action as short as it can be read."""
    if action is None or action.kind == "silent":
        return translate("why", "say nothing")
    if action.kind == "play" and isinstance(action.value, int):
        return card_words.card_sign(action.value)
    label = text.button_label(view, action)
    if isinstance(action.value, tuple) and action.value:
        return f"{label}: {card_words.card_signs(action.value)}"
    return label


def where(view: View) -> str:
    """The moment of the deal."""
    table = view.table
    if table.phase == "play":
        return translate("why", "Trick {number}").format(number=len(table.tricks) + 1)
    return translate("why", "Before the play")


def heading(one: Explained, names: Sequence[str]) -> str:
    """Who did what."""
    return translate("why", "{name}: {action}").format(
        name=names[one.view.seat], action=what(one.view, one.decision.action)
    )


def sentence(one: Explained) -> str:
    """What spoke for it."""
    decision = one.decision
    if decision.reason and decision.choices:
        close = translate("why", "It was as good as the best as far as could be told, so a rule of thumb decided:")
        return f"{close} {reasons.sentence(decision.reason)}" if not best(one) else reasons.sentence(decision.reason)
    if decision.reason:
        return reasons.sentence(decision.reason)
    if decision.choices and best(one):
        if clearly_best(one):
            return translate("why", "More was expected from it than from anything else.")
        return translate("why", "Nothing was expected to bring more, though something else came close.")
    if near(one):
        return translate("why", "It was as good as the best as far as could be told.")
    return translate("why", "No rule of thumb speaks for it.")


def also(one: Explained, names: Sequence[str]) -> list[str]:
    """What was true of it for this player, besides what spoke for it."""
    return [grounds_text.sentence(each, one.view, names) for each in grounds_of(one)]


def best(one: Explained) -> bool:
    """Whether nothing else was expected to bring more."""
    choices = one.decision.choices
    return any(each.action == one.decision.action and each.value == choices[0].value for each in choices)


def clearly_best(one: Explained) -> bool:
    """Whether everything else was expected to bring less, by more than the doubt about it."""
    choices = one.decision.choices
    return all(choices[0].value - each.value > each.error for each in choices[1:])


def near(one: Explained) -> bool:
    """Whether it lies behind the best by no more than two standard errors."""
    mine = [each for each in one.decision.choices if each.action == one.decision.action]
    return any(one.decision.choices[0].value - each.value <= 2 * each.error for each in mine)


def basis(one: Explained) -> Iterator[str]:
    """What the decision rests upon, a sentence each."""
    decision, view = one.decision, one.view
    if decision.worlds:
        words = translate("why", "Deals tried that could be, as far as this player knew: {number}.")
        yield words.format(number=decision.worlds)
        if decision.heard:
            yield translate("why", "Deals that fit better to what was bid counted for more.")
    elif decision.reason not in FORCED:
        yield translate("why", "Nothing was reckoned out: rules of thumb decide here, or there was no real choice.")
    if decision.advice not in (None, decision.action):
        yield translate("why", "The rules of thumb would have advised: {action}.").format(
            action=what(view, decision.advice)
        )


def known(one: Explained, names: Sequence[str]) -> Iterator[str]:
    """What was known about the hands of the others."""
    for seat, groups in enumerate(one.decision.lacks):
        missing = [lacking(names[seat], group) for group in (TRUMPS, *range(TRUMPS)) if groups >> group & 1]
        if missing:
            yield " ".join(f"{each}." for each in missing)


LACKING = (
    QT_TRANSLATE_NOOP("why", "{name} has no clubs"),
    QT_TRANSLATE_NOOP("why", "{name} has no spades"),
    QT_TRANSLATE_NOOP("why", "{name} has no hearts"),
    QT_TRANSLATE_NOOP("why", "{name} has no diamonds"),
    QT_TRANSLATE_NOOP("why", "{name} has no trumps"),
    QT_TRANSLATE_NOOP("why", "{name} has no {suit}"),
)
"""Who has none of a suit of the French deck, no trumps, and none of a German suit: what follows “no” often bends."""
YOU_LACK = (
    QT_TRANSLATE_NOOP("why", "You have no clubs"),
    QT_TRANSLATE_NOOP("why", "You have no spades"),
    QT_TRANSLATE_NOOP("why", "You have no hearts"),
    QT_TRANSLATE_NOOP("why", "You have no diamonds"),
    QT_TRANSLATE_NOOP("why", "You have no trumps"),
    QT_TRANSLATE_NOOP("why", "You have no {suit}"),
)
"""The same of the person at the screen."""


def lacking(name: str, group: int) -> str:
    """That somebody has no trumps, or no plain card of a suit; a sentence without its stop."""
    german = card_words.german() and group != TRUMPS
    words = (YOU_LACK if name in people([PERSON]) else LACKING)[-1 if german else group]
    return translate("why", str(words)).format(name=name, suit=card_words.suit_name(group) if german else "")


def expected(one: Expected, start: float, most: float) -> tuple[str, str]:
    """What a choice is expected to bring in the deal, and how far that lies behind the best."""
    behind = f"{decimals(most - one.value)} ± {decimals(one.error)}" if one.error or one.value < most else "–"
    gain = one.value - start
    return f"{MINUS if gain < 0 else '+'}{decimals(abs(gain))}", behind


def decimals(value: float) -> str:
    """A number with two decimals, in the user's language."""
    return QLocale().toString(value, "f", 2)


def table(one: Explained) -> str:
    """The choices with what was expected of them; empty when nothing was weighed."""
    found = one.decision.choices
    if not found:
        return ""
    titles = (
        translate("why", "Choice"),
        translate("why", "Expected game points"),
        translate("why", "Behind the best"),
    )
    rows = [
        "".join(f"<th align='{'left' if not at else 'right'}'>{escape(each)}</th>" for at, each in enumerate(titles))
    ]
    shown = [each for place, each in enumerate(found) if place < MOST or each.action == one.decision.action]
    for each in shown:
        value, behind = expected(each, one.decision.start, found[0].value)
        mark = "b" if each.action == one.decision.action else "span"
        cells = [f"<{mark}>{cell}</{mark}>" for cell in (escape(what(one.view, each.action)), value, behind)]
        rows.append(f"<td>{cells[0]}</td><td align='right'>{cells[1]}</td><td align='right'>{cells[2]}</td>")
    lines = "".join(f"<tr>{row}</tr>" for row in rows)
    more = len(found) - len(shown)
    rest = f"<p>{escape(translate('why', 'and {number} more').format(number=more))}</p>" if more else ""
    return f"<p></p><table cellspacing='0' cellpadding='4'>{lines}</table>{rest}"


def html(one: Explained, names: Sequence[str]) -> str:
    """All about a decision."""
    view, lines = one.view, []
    ranking = ranking_of(view.rules, view.table)
    hand = sorted(
        (card for card in view.rules.deck if view.own >> card & 1),
        key=lambda card: (
            (ranking.group[card] != TRUMPS, card >> 4, -ranking.strength[card])
            if ranking
            else (card >> 4, -(card & 15), 0)
        ),
    )
    lines.append(translate("why", "Held: {cards}").format(cards=card_words.card_signs(hand)))
    if view.table.trick:
        size = view.rules.seats
        lain = [
            f"{names[(view.table.leader + place) % size]} {card_words.card_sign(card)}"
            for place, card in enumerate(view.table.trick)
        ]
        lines.append(translate("why", "On the table: {cards}").format(cards=", ".join(lain)))
    lines += known(one, names)
    said, true_of = sentence(one), also(one, names)
    if true_of and not one.decision.reason and not one.decision.choices:
        # What is true of it says more than that no rule spoke for it.
        said, *true_of = true_of
    top = f"<h3>{escape(heading(one, names))}</h3><p><b>{escape(said)}</b></p>"
    true = "".join(f"<li>{escape(each)}</li>" for each in true_of)
    top += f"<ul>{true}</ul>" if true else ""
    seen = "".join(f"<p>{escape(each)}</p>" for each in lines)
    return f"{top}{seen}{table(one)}<p>{escape(' '.join(basis(one)))}</p>"
