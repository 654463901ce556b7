"""The book on paper: every deal that is wanted with its hands and its task, and the solutions behind."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication

from sjavs_desktop.app.exercises_book import PERSON, Entry
from sjavs_desktop.core.cards import Cards, cards_in
from sjavs_desktop.core.state import View
from sjavs_desktop.core.view import view
from sjavs_desktop.ui import dress, text
from sjavs_desktop.ui.card_words import card_signs
from sjavs_desktop.ui.exercises import book_text, words

translate = QCoreApplication.translate


def page(entries: Sequence[Entry], names: Sequence[str]) -> str:
    """The deals first, their solutions last, as HTML."""
    first = "".join(deal(number, one, names) for number, one in enumerate(entries, 1))
    last = "".join(solved(number, one, names) for number, one in enumerate(entries, 1))
    heading = translate("exercise", "Chosen deals")
    solutions = translate("exercise", "Solutions")
    return f"<h1>{escape(heading)}</h1>{first}<h1 style='page-break-before: always'>{escape(solutions)}</h1>{last}"


def deal(number: int, entry: Entry, names: Sequence[str]) -> str:
    """A deal and its task."""
    with dress.dressed(entry.rules):
        seen = entry.view
        rows = [words.task(entry), words.standing(seen, names), *hands(entry, names), *history(seen, names)]
        lines = "".join(f"<br/>{escape(row)}" for row in rows if row)
        game = translate("rules", entry.rules.name)
        about = translate("exercise", "{game} · {theme} · {level}").format(
            game=game, theme=words.theme(entry.theme), level=words.level(entry.level)
        )
        return f"<p><b>{number}. {escape(words.title(entry))}</b><br/><i>{escape(about)}</i>{lines}</p>"


def hands(entry: Entry, names: Sequence[str]) -> list[str]:
    """One's own hand, or all of them where they lie open."""
    rules = entry.rules
    seats = range(rules.seats) if entry.open_hands else (PERSON,)
    seen = view(entry.state, PERSON, range(rules.seats))
    words_ = translate("exercise", "{name}: {cards}")
    return [words_.format(name=names[seat], cards=hand(seen, seen.shown[seat])) for seat in seats]


def hand(seen: View, cards: Cards) -> str:
    """A hand, trumps first and then suit by suit, each from its best card down."""
    table = seen.table
    if table.contract is None:
        return card_signs(sorted(cards_in(cards), key=lambda one: (one >> 4, -(one & 15))))
    ranking = seen.rules.ranking(table.contract, table.suit)
    return card_signs(one for one in ranking.order[::1] if cards >> one & 1)


def history(seen: View, names: Sequence[str]) -> list[str]:
    """What was said, and the cards that have been played."""
    table = seen.table
    found = []
    said = translate("exercise", "{name}: {call}")
    if table.calls:
        calls = [said.format(name=names[one.seat], call=text.call(one.offer, seen.rules)) for one in table.calls]
        found.append(translate("exercise", "Said so far: {calls}").format(calls=", ".join(calls)))
    else:
        dealer = translate("exercise", "{name} has dealt.")
        found.append(dealer.format(name=names[table.dealer]))
    for number, one in enumerate(table.tricks, 1):
        played = translate("exercise", "Trick {number}, led by {name}: {cards}")
        found.append(played.format(number=number, name=names[one.leader], cards=card_signs(one.cards)))
    if table.trick:
        played = translate("exercise", "On the table, led by {name}: {cards}")
        found.append(played.format(name=names[table.leader], cards=card_signs(table.trick)))
    return found


def solved(number: int, entry: Entry, names: Sequence[str]) -> str:
    """The solution of a deal."""
    with dress.dressed(entry.rules):
        told = book_text.html(book_text.solution(entry, names))
        return f"<p style='margin-bottom: 0'><b>{number}. {escape(words.title(entry))}</b></p>{told}"
