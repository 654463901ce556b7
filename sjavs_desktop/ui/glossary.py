"""The words of the games in their original language, each with one sentence on what it means."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QHelpEvent, QTextBlock, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QAbstractItemView, QToolTip

from sjavs_desktop.app.languages import language
from sjavs_desktop.core.rules import Rules

TERMS: Mapping[str, object] = {
    # Schafkopf
    "Sauspiel": QT_TRANSLATE_NOOP(
        "glossary", "The game with a partner: the declarer calls a Sau and plays with whoever holds it; Herz is trump."
    ),
    "Rufspiel": QT_TRANSLATE_NOOP("glossary", "The calling game, another word for the Sauspiel."),
    "Wenz": QT_TRANSLATE_NOOP("glossary", "A game alone in which only the four Unter are trumps."),
    "Farbwenz": QT_TRANSLATE_NOOP("glossary", "A Wenz with a trump suit below the four Unter."),
    "Geier": QT_TRANSLATE_NOOP("glossary", "A game alone in which only the four Ober are trumps."),
    "Farbgeier": QT_TRANSLATE_NOOP("glossary", "A Geier with a trump suit below the four Ober."),
    "Solo": QT_TRANSLATE_NOOP("glossary", "A game alone against all others, in a trump suit of one's own choice."),
    "Bettel": QT_TRANSLATE_NOOP("glossary", "A game alone and without trumps, won by taking no trick at all."),
    "Ramsch": QT_TRANSLATE_NOOP(
        "glossary", "What is played when nobody bids: everybody alone, and whoever takes most Augen loses."
    ),
    "Durchmarsch": QT_TRANSLATE_NOOP(
        "glossary", "Taking so much in a Ramsch, usually every trick, that one wins it instead of losing."
    ),
    "Hochzeit": QT_TRANSLATE_NOOP(
        "glossary", "The wedding: a player with a single trump offers it openly, and whoever takes it is the partner."
    ),
    "Sie": QT_TRANSLATE_NOOP("glossary", "All four Ober and all four Unter in one hand, which nobody can beat."),
    "Tout": QT_TRANSLATE_NOOP("glossary", "A game for which every trick has to be taken."),
    "Sau": QT_TRANSLATE_NOOP("glossary", "The sow, the ace of the German deck: 11 card points."),
    "Ober": QT_TRANSLATE_NOOP(
        "glossary", "The over knave of the German deck: its figure holds the sign of its suit high."
    ),
    "Unter": QT_TRANSLATE_NOOP(
        "glossary", "The under knave of the German deck: its figure wears the sign of its suit low."
    ),
    "Eichel": QT_TRANSLATE_NOOP("glossary", "Acorns, the highest suit of the German deck, in the place of clubs."),
    "Gras": QT_TRANSLATE_NOOP("glossary", "Leaves, a suit of the German deck, in the place of spades."),
    "Herz": QT_TRANSLATE_NOOP("glossary", "Hearts, a suit of the German deck as of the French one."),
    "Schellen": QT_TRANSLATE_NOOP("glossary", "Bells, a suit of the German deck, in the place of diamonds."),
    "Augen": QT_TRANSLATE_NOOP("glossary", "Eyes, the card points in tricks; all cards together have 120."),
    "Laufende": QT_TRANSLATE_NOOP(
        "glossary", "Runners: the highest trumps without a gap, all of them with the declarer's side or none of them."
    ),
    "Laufender": QT_TRANSLATE_NOOP("glossary", "A runner, one of the Laufende."),
    "Schneider": QT_TRANSLATE_NOOP(
        "glossary",
        "The losing side has too few card points: the declarer's side 30 or fewer, the defenders 29 or fewer.",
    ),
    "schwarz": QT_TRANSLATE_NOOP("glossary", "Black: a side has taken no trick at all."),
    "Kontra": QT_TRANSLATE_NOOP("glossary", "A defender doubles the value of the deal."),
    "Re": QT_TRANSLATE_NOOP("glossary", "The declarer's side answers a Kontra and doubles the deal once more."),
    "Legen": QT_TRANSLATE_NOOP(
        "glossary", "To lay: doubling the value of a deal before one has seen more than the first cards."
    ),
    "Weiter": QT_TRANSLATE_NOOP("glossary", "Go on: what one says to pass."),
    "gesperrt": QT_TRANSLATE_NOOP("glossary", "Locked: a hand that can call no Sau cannot bid a Sauspiel."),
    "Davonlaufen": QT_TRANSLATE_NOOP(
        "glossary", "Running away: the partner leads a low card of the called suit from four or more."
    ),
    "gesucht": QT_TRANSLATE_NOOP("glossary", "Searched for: the suit of the called Sau has been led."),
    "Stich": QT_TRANSLATE_NOOP("glossary", "A trick."),
    "der Alte": QT_TRANSLATE_NOOP("glossary", "The old one: the Eichel-Ober, the highest trump."),
    # Sjavs
    "vol": QT_TRANSLATE_NOOP("glossary", "All: the declarers take every trick."),
    "javn": QT_TRANSLATE_NOOP("glossary", "Even: the declarers stay at 30 card points or fewer."),
    "betri": QT_TRANSLATE_NOOP("glossary", "Better: an equal length, but in clubs, outbids."),
    "Vit": QT_TRANSLATE_NOOP("glossary", "We: one's own side on the score sheet."),
    "Tit": QT_TRANSLATE_NOOP("glossary", "They, literally “you”: the other side on the score sheet."),
    "Old Mor": QT_TRANSLATE_NOOP("glossary", "Old Mother: the queen of clubs, the highest trump."),
    "mat": QT_TRANSLATE_NOOP("glossary", "Mate: the declarers take every trick."),
    "pinde": QT_TRANSLATE_NOOP("glossary", "Pegs, the points on the score sheet of Old Mor."),
    "Nolo": QT_TRANSLATE_NOOP("glossary", "A game for which no trick may be taken."),
    "Halv": QT_TRANSLATE_NOOP("glossary", "Half: a game for fewer card points and a lower value."),
    # Klørsjavs
    "the cat": QT_TRANSLATE_NOOP("glossary", "The cards in the middle, by their Danish name."),
    "katten": QT_TRANSLATE_NOOP("glossary", "The cat: the cards in the middle."),
    "øre": QT_TRANSLATE_NOOP("glossary", "The hundredth part of a krone, in which Klørsjavs is paid."),
    "Spil": QT_TRANSLATE_NOOP("glossary", "Play: the simplest bid of the older Klørsjavs, with the cat."),
    "Stryger": QT_TRANSLATE_NOOP("glossary", "Whoever leaves the cat where it is, in the older Klørsjavs."),
    "Strøget tout": QT_TRANSLATE_NOOP("glossary", "Every trick without the cat, in the older Klørsjavs."),
    "jan": QT_TRANSLATE_NOOP("glossary", "A side that stays under 31 card points, which doubles the deal."),
}
"""What each word means. Capitals count: `Vol` at the head of a line is the same as `vol`, but `mat` is no `Mat.`"""

SJAVS, OLD_MOR, KLORSJAVS, SCHAFKOPF = "sjavs", "old_mor", "klorsjavs", "schafkopf"
ELSEWHERE: Mapping[str, frozenset[str]] = {
    SJAVS: frozenset({"vol", "javn", "betri", "Vit", "Tit"}),
    OLD_MOR: frozenset({"Old Mor", "mat", "pinde", "Nolo", "Halv", "Solo", "Schneider"}),
    KLORSJAVS: frozenset({"the cat", "katten", "øre", "Spil", "Stryger", "Strøget tout", "Tout", "jan"}),
}
"""By game the words that it has; all the others are those of Schafkopf, which has three of these, too."""
TERMS_OF: Mapping[str, frozenset[str]] = {
    **ELSEWHERE,
    SCHAFKOPF: frozenset(TERMS) - frozenset().union(*ELSEWHERE.values()) | {"Solo", "Tout", "Schneider"},
}
"""By game the words that are explained in it: elsewhere one may be an everyday word, or mean something else."""
MEANINGS: Mapping[tuple[str, str], object] = {
    (OLD_MOR, "Schneider"): QT_TRANSLATE_NOOP("glossary", "The declarer's side has 91 card points or more."),
}
"""By game and word what it means there alone."""


def game_of(rules: Rules | None) -> str:
    """Which of the games some rules are, of those that have words of their own; empty without rules: all words."""
    if rules is None:
        return ""
    if rules.score.tariff.prices:
        return SCHAFKOPF
    if rules.auction.offers == "length":
        return SJAVS
    return OLD_MOR if rules.score.accounts == "pairs" else KLORSJAVS


HEADED = {one[0].upper() + one[1:]: one for one in TERMS if one[0].islower() and " " not in one}
"""How words in small letters look at the head of a line."""
FORMS = {**HEADED, "The cat": "the cat", "Säue": "Sau", "schneider": "Schneider"}
"""Other forms of the words."""
FORMS_IN: Mapping[str, Mapping[str, str]] = {
    "de": {
        "Katze": "the cat",
        "Obern": "Ober",
        "Untern": "Unter",
        "Laufenden": "Laufende",
        "Laufender": "Laufende",
        "Sauspiels": "Sauspiel",
        "Bettels": "Bettel",
        "Ramschs": "Ramsch",
    },
    "fo": dict.fromkeys(("kettan", "kettuna", "kettuni"), "the cat"),
}
"""By language the forms that the words take there, and the words that it has for them."""
CALLED_IN: Mapping[str, Mapping[str, str]] = {
    "de": {"the cat": "Katze", "pinde": "Pinde", "øre": "Øre"},
    "fo": {"the cat": "kettan"},
}
"""By language what a word is called in a list, where that is not the word itself."""
KNOWN_IN: Mapping[str, frozenset[str]] = {
    "da": frozenset({"Spil", "øre"}),
    "de": frozenset({"Augen", "Herz", "Stich", "Weiter", "gesperrt", "gesucht"}),
    "fo": frozenset({"Vit", "Tit", "betri"}),
}
"""By language the words that are everyday ones there: whoever reads it needs no explanation, and most are no terms."""
PATTERNS_IN: Mapping[str, Mapping[str, str]] = {"de": {"Sie": r"(?<=[^.!?:\s]\s)Sie|Sie(?!\s[a-zäöüß])"}}
"""By language how a word is found that is an everyday one, too: a sentence that begins with “sie” means no game."""


class Words(NamedTuple):
    """The words of one language."""

    forms: Mapping[str, str]
    """What is found in texts, with its term."""
    found: re.Pattern[str]
    """Finds a form, also as part of a Wenz-Tout or a Herz-Sau."""

    def term(self, one: re.Match[str]) -> str:
        """The term of what was found."""
        return self.forms[one.group(1)]


@lru_cache
def words_in(code: str, game: str = "") -> Words:
    """The words that want an explanation in a language and a game; in all games together if none is named."""
    known = KNOWN_IN.get(code, frozenset()) | (frozenset(TERMS) - TERMS_OF[game] if game else frozenset())
    every = {**{one: one for one in TERMS}, **FORMS, **FORMS_IN.get(code, {})}
    forms = {form: term for form, term in every.items() if term not in known}
    special = PATTERNS_IN.get(code, {})
    longest = sorted(forms, key=len, reverse=True)
    return Words(forms, re.compile(rf"\b({'|'.join(special.get(one, re.escape(one)) for one in longest)})\b"))


def words_now(rules: Rules | None = None) -> Words:
    """The words that want an explanation in the language of the window, and in the game that is played."""
    return words_in(language(), game_of(rules))


def explain(term: str, rules: Rules | None = None) -> str:
    """What a word means in a game, in one sentence; empty when it is none of ours."""
    known = FORMS.get(term, term)
    if (own := MEANINGS.get((game_of(rules), known))) is not None:
        return QCoreApplication.translate("glossary", str(own))
    return QCoreApplication.translate("glossary", str(TERMS[known])) if known in TERMS else ""


def called(term: str) -> str:
    """What a word is called in the language of the window."""
    return CALLED_IN.get(language(), {}).get(term, term)


def terms_in(text: str, rules: Rules | None = None) -> list[str]:
    """The words of a text that want an explanation, each once, in the order in which they come."""
    words = words_now(rules)
    return list(dict.fromkeys(words.term(one) for one in words.found.finditer(text)))


def line(term: str, rules: Rules | None = None) -> str:
    """A word with its explanation."""
    words = QCoreApplication.translate("glossary", "{term}: {meaning}")
    return words.format(term=called(term), meaning=explain(term, rules))


def tooltip_for(words: str, rules: Rules | None = None) -> str:
    """What the words of a button, a line or a sign mean, a line each; empty where there is nothing to explain."""
    return "\n".join(line(one, rules) for one in terms_in(words, rules))


def explained(tip: str, words: str, rules: Rules | None = None) -> str:
    """A tooltip with what the words mean under it."""
    return "\n".join(filter(None, [tip, tooltip_for(words, rules)]))


def section(terms: Iterable[str], rules: Rules | None = None) -> str:
    """The words with their explanations as the last chapter of a page, as HTML; empty without any.

    Words that the explanations themselves use come besides.
    """
    told = set(terms)
    told |= {word for one in told for word in terms_in(explain(one, rules), rules)}
    rows = "".join(
        f"<li><b>{escape(called(one))}</b>: {escape(explain(one, rules))}</li>"
        for one in sorted(told, key=lambda one: called(one).casefold())
    )
    return f"<h3>{escape(heading())}</h3><ul>{rows}</ul>" if rows else ""


def heading() -> str:
    """What stands above the words at the end of a page."""
    return QCoreApplication.translate("glossary", "Words of the game")


# -- Marks in a text ---------------------------------------------------------------------------------------------------


def mark(document: QTextDocument, rules: Rules | None = None) -> int:
    """Underlines each word once a chapter and gives it its explanation as tooltip; how many were marked.

    `QTextEdit` shows the tooltip of the text under the pointer by itself. The words at the end explain themselves.
    """
    number, seen, block = 0, set[str](), document.begin()
    while block.isValid() and block.text() != heading():
        if block.blockFormat().headingLevel():
            number, seen = number + len(seen), set()
        mark_block(document, block, seen, rules)
        block = block.next()
    return number + len(seen)


def mark_block(document: QTextDocument, block: QTextBlock, seen: set[str], rules: Rules | None) -> None:
    """Marks the words of one paragraph that have not been `seen` yet, and adds them to those."""
    words = words_now(rules)
    for one in words.found.finditer(block.text()):
        term = words.term(one)
        if term in seen:
            continue
        seen.add(term)
        cursor = QTextCursor(document)
        cursor.setPosition(block.position() + one.start(1))
        cursor.setPosition(block.position() + one.end(1), QTextCursor.MoveMode.KeepAnchor)
        marked = QTextCharFormat()
        marked.setToolTip(f"<qt>{escape(line(term, rules))}</qt>")
        marked.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        cursor.mergeCharFormat(marked)


class Hover(QObject):
    """Explains the words in the tooltips of a list or a table under them."""

    def __init__(self, view: QAbstractItemView, rules: Callable[[], Rules | None] = lambda: None) -> None:
        super().__init__(view)
        self._view, self._rules = view, rules
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            tip = str(self._view.indexAt(event.pos()).data(Qt.ItemDataRole.ToolTipRole) or "")
            if tooltip_for(tip, self._rules()):
                told = explained(tip, tip, self._rules())
                QToolTip.showText(event.globalPos(), told, self._view.viewport())
                return True
        return False
