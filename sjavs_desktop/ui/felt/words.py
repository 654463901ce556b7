"""What the felt says in words of its own: speech bubbles, and the whole picture for a screen reader."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from sjavs_desktop.core.cards import Card
from sjavs_desktop.core.state import Action, Seat, View
from sjavs_desktop.ui import text
from sjavs_desktop.ui.felt.order import sorted_hand
from sjavs_desktop.ui.felt.signs import Saying


def sayings(view: View) -> dict[Seat, Saying]:
    """What each seat has said, from the first call until the first card is played."""
    table = view.table
    if table.trick or table.tricks:
        return {}
    best = table.best
    result = {}
    for one in table.calls:
        standing = best is not None and one.seat == best.seat
        result[one.seat] = Saying(text.call(one.offer), 2 if standing else 1 if one.offer else 0)
    if table.contract is not None and table.declarer is not None:
        result[table.declarer] = Saying(text.trump_label(table.suit), 2)
    return result


def cut(seat: Seat, place: int) -> Saying:
    """What the player who cuts the pack does."""
    return Saying(text.action_label(Action(seat, "cut", place)), 1)


def cards(shown: Iterable[Card]) -> str:
    """Cards in words, in order."""
    return ", ".join(text.card_name(one) for one in shown)


def description(view: View, names: tuple[str, ...]) -> str:
    """The picture in words. Cards that lie face down are counted, never named."""
    table = view.table
    lines = []
    if table.contract is not None:
        trump = text.trump_label(table.suit)
        lines.append(QCoreApplication.translate("felt", "Trumps: {trumps}.").format(trumps=trump))
    for index, one in enumerate(table.trick):
        name = names[(table.leader + index) % len(names)]
        said = QCoreApplication.translate("felt", "{name} played the {card}.")
        lines.append(said.format(name=name, card=text.card_name(one)))
    own = cards(one for group in sorted_hand(view, view.seat) for one in group)
    if own:
        lines.append(QCoreApplication.translate("felt", "Your cards: {cards}.").format(cards=own))
    if table.turn >= 0:
        lines.append(QCoreApplication.translate("felt", "To act: {name}.").format(name=names[table.turn]))
    return " ".join(lines)
