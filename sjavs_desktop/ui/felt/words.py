"""What the felt says in words of its own: speech bubbles, and the whole picture for a screen reader."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from sjavs_desktop.core.cards import Card, cards_in
from sjavs_desktop.core.state import Seat, Table, View
from sjavs_desktop.ui import text
from sjavs_desktop.ui.felt.layout import result_of
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
        contract = view.rules.contract(table.contract)
        named = best.offer if best and contract.bid == "alone" else None
        words = text.call(named) if named else text.trump_label(table.suit)
        result[table.declarer] = Saying(done_with_talon(table) or words, 2)
    return result


def done_with_talon(table: Table) -> str:
    """What the declarer has done since trumps were named; empty when nothing."""
    if table.folded:
        return QCoreApplication.translate("felt", "Folds")
    return {
        "kept": QCoreApplication.translate("felt", "Leaves the cat"),
        "looked": QCoreApplication.translate("felt", "Takes the cat"),
        "exchanged": QCoreApplication.translate("felt", "Has exchanged"),
    }.get(table.exchange or "", "")


def talon(table: Table) -> str:
    """What is written beside the cards in the middle, or where they were; empty in games without any."""
    if table.talon:
        return in_the_middle(table)
    return QCoreApplication.translate("felt", "The cat: taken") if table.exchange in ("looked", "exchanged") else ""


def in_the_middle(table: Table) -> str:
    """The cat and how many cards it has."""
    number = QCoreApplication.translate("felt", "%n card(s)", "", table.talon)
    return QCoreApplication.translate("felt", "The cat: {cards}").format(cards=number)


def cut(seat: Seat, place: int) -> Saying:
    """What the player who cuts the pack does."""
    return Saying(text.cut_label(place), 1)


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
    lines += lying(view, names)
    if table.turn >= 0:
        lines.append(QCoreApplication.translate("felt", "To act: {name}.").format(name=names[table.turn]))
    return " ".join(lines)


def lying(view: View, names: tuple[str, ...]) -> list[str]:
    """The cards that lie open on the table, or face down in the middle."""
    table, lines = view.table, []
    for seat, row in enumerate(table.spread):
        shown = cards(spot.card for spot in row if spot.card is not None)
        if shown:
            said = QCoreApplication.translate("felt", "Open before {name}: {cards}.")
            lines.append(said.format(name=names[seat], cards=shown))
    if view.aside:
        laid = QCoreApplication.translate("felt", "Laid away: {cards}.")
        lines.append(laid.format(cards=cards(cards_in(view.aside))))
    done = result_of(table)
    if done and done.talon:
        turned = QCoreApplication.translate("felt", "Turned up: {cards}.")
        lines.append(turned.format(cards=cards(done.talon)))
    elif table.talon:
        lines.append(in_the_middle(table) + ".")
    return lines
