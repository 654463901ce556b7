"""What a screen reader says by itself: a sentence for everything that everybody at the table could see happen."""

from collections.abc import Callable

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sjavs_desktop.core.state import Event, Offer, Result, View
from sjavs_desktop.ui import call_text, text
from sjavs_desktop.ui.accessible.things import played
from sjavs_desktop.ui.felt import words

translate = QCoreApplication.translate

Names = tuple[str, ...]

CUTS = {
    (True, True): QT_TRANSLATE_NOOP("accessible", "You cut the pack."),
    (True, False): QT_TRANSLATE_NOOP("accessible", "{name} cuts the pack."),
    (False, True): QT_TRANSLATE_NOOP("accessible", "You knock."),
    (False, False): QT_TRANSLATE_NOOP("accessible", "{name} knocks."),
}
"""By whether the pack was cut, and whether the viewer did it."""
OWN = {
    "laid": "lays",
    "refused": "refuses",
    "wed": "takes",
    "kept": "kept",
    "looked": "looked",
    "exchanged": "exchanged",
    "folded": "folded",
}
"""What the viewer did, by event, as the bubble on the felt has it."""


def sentences(view: View, events: tuple[Event, ...], names: Names) -> list[str]:
    """What happened on the way to a view, in order. Only events are told, and those are public; never a hidden card."""
    return [said for one in events if (said := spoken(view, one, names))]


def asked(view: View, names: Names) -> str:
    """What the viewer is asked; empty when it is nobody's turn or somebody else's."""
    mine = view.table.turn == view.seat and not view.table.deal_over
    return text.prompt(view, names) if mine else ""


def spoken(view: View, one: Event, names: Names) -> str:
    """A sentence for an event; nothing for those that another one tells of as well."""
    special = SPECIAL.get(one.kind)
    if special is not None:
        return special(view, one, names)
    told = text.event(view, one, names)
    if not told and one.seat == view.seat and one.kind in OWN:
        return stopped(words.doing(OWN[one.kind], True))
    return told


def stopped(said: str) -> str:
    """A sentence of what is said in a bubble."""
    return translate("accessible", "{words}.", "a sentence of what was said").format(words=said)


def says(name: str, said: str) -> str:
    """What somebody has said."""
    return stopped(translate("felt", "{name}: {bid}").format(name=name, bid=said))


def cut(view: View, one: Event, names: Names) -> str:
    """Whether the pack was cut, and by whom."""
    sentence = CUTS[bool(one.value), one.seat == view.seat]
    return translate("accessible", str(sentence)).format(name=names[one.seat])


def dealt(view: View, one: Event, names: Names) -> str:
    """Who deals."""
    return text.dealing(view, (one,), names)


def call(view: View, one: Event, names: Names) -> str:
    """A bid or a pass."""
    offer = one.value if isinstance(one.value, Offer) else None
    return says(names[one.seat], text.call(offer, view.rules))


def doubled(view: View, one: Event, names: Names) -> str:
    """Kontra or Re."""
    number = one.value if isinstance(one.value, int) else 1
    return says(names[one.seat], call_text.double_word(number - 1))


def offered(view: View, one: Event, names: Names) -> str:
    """A marriage."""
    if one.seat != view.seat or not isinstance(one.value, int):
        return text.event(view, one, names)
    said = translate("accessible", "You lay the {card} open and seek a partner.")
    return said.format(card=text.card_name(one.value))


def turned(view: View, one: Event, names: Names) -> str:
    """A card that was covered."""
    if not isinstance(one.value, int):
        return ""
    return translate("accessible", "Turned up: {card}.").format(card=text.card_name(one.value))


def card(view: View, one: Event, names: Names) -> str:
    """A card that was played."""
    return stopped(played(names, one.seat, one.value)) if isinstance(one.value, int) else ""


def scored(view: View, one: Event, names: Names) -> str:
    """How the deal ended, line by line as the score sheet explains it, and how the match stands."""
    if not isinstance(one.value, Result):
        return ""
    over = translate("game", "The deal is over.")
    lines = [stopped(line) for line in text.score_lines(one.value, names, view.seat, view.rules, view.table)]
    return " ".join([over, *lines, standing(view, names)])


def standing(view: View, names: Names) -> str:
    """The score of the match."""
    pairs = view.rules.score.accounts == "pairs"
    score = text.standing(view.table.scores, view.seat, () if pairs else names)
    return translate("accessible", "Score: {standing}.").format(standing=score)


def match(view: View, one: Event, names: Names) -> str:
    """The end of a match."""
    return translate("game", "The match is over.")


SPECIAL: dict[str, Callable[[View, Event, Names], str]] = {
    "cut": cut,
    "dealt": dealt,
    "passed": call,
    "bid": call,
    "doubled": doubled,
    "offered": offered,
    "turned": turned,
    "played": card,
    "scored": scored,
    "match": match,
}
"""Events that are said in other words than in the status bar, which tells only what the picture does not."""
