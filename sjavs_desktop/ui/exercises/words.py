"""The words of the exercises: themes, tasks, titles of the book, and how a choice and its price are told."""

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from sjavs_desktop.app.exercises_book import DEAL, OPEN, Entry
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.ui import card_words, text

translate = QCoreApplication.translate

THEMES: dict[str, object] = {
    "auction": QT_TRANSLATE_NOOP("exercise", "Auction"),
    "naming": QT_TRANSLATE_NOOP("exercise", "Naming trumps"),
    "exchange": QT_TRANSLATE_NOOP("exercise", "Exchanging cards"),
    "opening_lead": QT_TRANSLATE_NOOP("exercise", "The first lead"),
    "leading": QT_TRANSLATE_NOOP("exercise", "Leading to a trick"),
    "second": QT_TRANSLATE_NOOP("exercise", "Second to play"),
    "third": QT_TRANSLATE_NOOP("exercise", "Third to play"),
    "last": QT_TRANSLATE_NOOP("exercise", "Last to play"),
    "ruffing": QT_TRANSLATE_NOOP("exercise", "No card of the suit"),
    "giving_points": QT_TRANSLATE_NOOP("exercise", "The partner is winning"),
    "trump_play": QT_TRANSLATE_NOOP("exercise", "When trumps are led"),
    "ending": QT_TRANSLATE_NOOP("exercise", "The last three cards"),
    "open_cards": QT_TRANSLATE_NOOP("exercise", "All cards open"),
    "whole_deal": QT_TRANSLATE_NOOP("exercise", "A whole deal"),
}
LEVELS: dict[int, object] = {
    1: QT_TRANSLATE_NOOP("exercise", "Easy"),
    2: QT_TRANSLATE_NOOP("exercise", "Middling"),
    3: QT_TRANSLATE_NOOP("exercise", "Hard"),
}


def theme(key: str) -> str:
    """A theme in words; the key itself for one that is not known here."""
    return translate("exercise", str(THEMES[key])) if key in THEMES else key


def level(number: int) -> str:
    """A difficulty in words."""
    return translate("exercise", str(LEVELS[number]))


def title(entry: Entry) -> str:
    """What a deal of the book is called; the user's own are called as the user has written."""
    return entry.title if entry.own else translate("book", entry.title)


def note(entry: Entry, names: Sequence[str]) -> str:
    """What the solution says in words of its own."""
    if entry.own or not entry.note:
        return entry.note
    # The braces of the book name the players as they sit around whoever solves it.
    said = dict(zip(("left", "partner", "right"), names[1:], strict=False))
    return translate("book", entry.note).format(**said)


def task(entry: Entry) -> str:
    """What is asked in a deal of the book."""
    asked: str
    if entry.task == DEAL:
        asked = translate("exercise", "Play the deal: bring your side to {points} card points.")
        return asked.format(points=entry.target)
    if entry.task == OPEN:
        asked = translate(
            "exercise", "All cards lie open. Find the card with which your side comes to {points} card points."
        )
        return asked.format(points=entry.target)
    return question(entry.view)


def question(view: View) -> str:
    """What is asked of somebody who has to choose something."""
    phase = view.table.phase
    if phase == "auction":
        return translate("exercise", "What do you say with this hand?")
    if phase == "naming":
        return translate("exercise", "Which suit do you name?")
    if phase in ("exchange", "marriage"):
        return translate("exercise", "What do you do before the play?")
    if phase == "play" and view.table.turn == view.seat:
        return translate("exercise", "Which card do you play?")
    return translate("exercise", "What would you do here?")


def choice(view: View, action: Action) -> str:
    """A choice as short as it can be read: a card by its sign, anything else as its button says."""
    if action.kind == "play" and isinstance(action.value, int):
        return card_words.card_sign(action.value)
    if action.kind == "silent":
        return translate("exercise", "Say nothing")
    label = text.button_label(view, action)
    if isinstance(action.value, tuple) and action.value:
        return translate("exercise", "{what}: {cards}").format(what=label, cards=card_words.card_signs(action.value))
    return label


def choices(view: View, actions: Sequence[Action]) -> str:
    """Choices one after another."""
    return ", ".join(choice(view, one) for one in actions)


def value(view: View, number: float) -> str:
    """What a choice is expected to bring, with its sign."""
    places = 0 if view.rules.score.end == "deals" else 1
    shown = QLocale().toString(abs(number), "f", places)
    if not float(f"{number:.{places}f}"):
        return shown
    return f"+{shown}" if number > 0 else f"−{shown}"


def standing(view: View, names: Sequence[str]) -> str:
    """What has been bid and how the side of whoever solves it stands, as far as everybody knows."""
    table, rules = view.table, view.rules
    if table.contract is None or table.phase in ("auction", "naming"):
        return ""
    trumps = card_words.trump_label(table.suit)
    if table.declarer is None:
        return translate("exercise", "Nobody has bid. Trumps: {trumps}.").format(trumps=trumps)
    contract, mine = rules.contract(table.contract), table.declarer == view.seat
    name = names[table.declarer]
    if contract.name and contract.bid != "none":
        game = translate("rules", contract.name)
        if mine:
            return translate("exercise", "You play {game}. Trumps: {trumps}.").format(game=game, trumps=trumps)
        words = translate("exercise", "{name} plays {game}. Trumps: {trumps}.")
        return words.format(name=name, game=game, trumps=trumps)
    if mine:
        return translate("exercise", "You declare. Trumps: {trumps}.").format(trumps=trumps)
    return translate("exercise", "{name} declares. Trumps: {trumps}.").format(name=name, trumps=trumps)


def unit(view: View) -> str:
    """What values are told in."""
    if view.rules.score.end == "loser":
        return translate("exercise", "in øre")
    if view.rules.score.end == "deals":
        return translate("exercise", "in points of the account")
    return translate("exercise", "in game points")
