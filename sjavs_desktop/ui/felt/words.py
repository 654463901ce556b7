"""What the felt says in words of its own: speech bubbles, and the whole picture for a screen reader."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sjavs_desktop.core.calling import called_card
from sjavs_desktop.core.cards import Card, Suit, cards_in
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.core.state import Seat, Table, View
from sjavs_desktop.ui import text
from sjavs_desktop.ui.card_words import GERMAN_RANKS, german
from sjavs_desktop.ui.felt import layout
from sjavs_desktop.ui.felt.layout import result_of
from sjavs_desktop.ui.felt.order import USUAL, Arrangement, lying_hand
from sjavs_desktop.ui.felt.parties import known_partner

DOUBLINGS = (QT_TRANSLATE_NOOP("felt", "Kontra"), QT_TRANSLATE_NOOP("felt", "Re"))
"""What is said to double a deal, in order."""


SAID = {
    "lays": (QT_TRANSLATE_NOOP("felt", "Lays"), QT_TRANSLATE_NOOP("felt", "You lay")),
    "refuses": (QT_TRANSLATE_NOOP("felt", "Refuses"), QT_TRANSLATE_NOOP("felt", "You refuse")),
    "calls": (QT_TRANSLATE_NOOP("felt", "Calls {card}"), QT_TRANSLATE_NOOP("felt", "You call {card}")),
    "takes": (QT_TRANSLATE_NOOP("felt", "Takes it"), QT_TRANSLATE_NOOP("felt", "You take it")),
    "folded": (QT_TRANSLATE_NOOP("felt", "Folds"), QT_TRANSLATE_NOOP("felt", "You fold")),
    "kept": (QT_TRANSLATE_NOOP("felt", "Leaves the cat"), QT_TRANSLATE_NOOP("felt", "You leave the cat")),
    "looked": (QT_TRANSLATE_NOOP("felt", "Takes the cat"), QT_TRANSLATE_NOOP("felt", "You take the cat")),
    "kept_cards": (QT_TRANSLATE_NOOP("felt", "Leaves the cards"), QT_TRANSLATE_NOOP("felt", "You leave the cards")),
    "looked_cards": (QT_TRANSLATE_NOOP("felt", "Takes the cards"), QT_TRANSLATE_NOOP("felt", "You take the cards")),
    "exchanged": (QT_TRANSLATE_NOOP("felt", "Has exchanged"), QT_TRANSLATE_NOOP("felt", "You have exchanged")),
}
"""What somebody does, and what the viewer does."""


def doing(key: str, mine: bool) -> str:
    """What somebody does, in the words for the viewer (`mine`) or for anybody else."""
    return QCoreApplication.translate("felt", str(SAID[key][mine]))


class Saying(NamedTuple):
    """What a speech bubble says."""

    words: str
    weight: int
    """0: nothing new, like a pass; 1: a bid; 2: the standing one, or what it came to."""


def sayings(view: View) -> dict[Seat, Saying]:
    """What each seat has said, from the first word until the first card is played; who doubles may be later."""
    table = view.table
    if len(table.trick) > 1 or table.tricks:
        return {}
    doubled = {
        seat: Saying(QCoreApplication.translate("felt", str(said)), 2)
        for seat, said in zip(table.doubles, DOUBLINGS, strict=False)
    }
    if table.trick:
        return doubled
    best = table.best
    result = {seat: lays(seat == view.seat) for seat in table.laid}
    for one in table.calls:
        standing = best is not None and one.seat == best.seat
        result[one.seat] = Saying(text.call(one.offer, view.rules), 2 if standing else 1 if one.offer else 0)
    if table.contract is not None and table.declarer is not None:
        result |= {seat: refuses(seat == view.seat) for seat in refusing(view)}
        result[table.declarer] = Saying(declared(view), 2)
    return result | doubled


def declared(view: View) -> str:
    """What the declarer said or did last, once the contract stands."""
    table = view.table
    contract, best = view.rules.contract(table.contract or ""), table.best
    called, mine = called_card(view.rules, table), table.declarer == view.seat
    if called is not None:
        calls = doing("calls", mine)
        return calls.format(card=text.card_sign(called))
    if table.wed is not None and table.partner is not None:
        return doing("takes", mine)
    named = best.offer if best and best.offer and (contract.bid == "alone" or contract.name) else None
    words = text.call(named) if named else text.trump_label(table.suit)
    if named and named.suit is None and contract.trump == "choice" and table.suit is not None:
        words = f"{words} {text.suit_label(table.suit)}"
    if best and best.offer and view.rules.auction.offers == "length" and table.suit is not None:
        words = f"{best.offer.length} {words}"
    return done_with_talon(view, mine) or words


def refusing(view: View) -> tuple[Seat, ...]:
    """Who has refused the open trump of a marriage: all who were asked, but for whoever takes it."""
    table, seats = view.table, view.rules.seats
    if table.wed is None or table.declarer is None:
        return ()
    offerer = table.declarer if table.partner is None else table.partner
    until = table.turn if table.partner is None else table.declarer
    return tuple((offerer + further) % seats for further in range(1, (until - offerer) % seats))


def lays(mine: bool = False) -> Saying:
    """What a player says who lays."""
    return Saying(doing("lays", mine), 1)


def refuses(mine: bool) -> Saying:
    """What a player says who does not take the open trump of a marriage."""
    return Saying(doing("refuses", mine), 0)


def stakes(table: Table, seat: Seat) -> tuple[str, ...]:
    """What a seat has done to make the deal dearer, in a word each."""
    laid = (QCoreApplication.translate("felt", "laid", "the stake, before all cards were dealt"),)
    doubled = (
        QCoreApplication.translate("felt", str(said))
        for each, said in zip(table.doubles, DOUBLINGS, strict=False)
        if each == seat
    )
    return (*(laid if seat in table.laid else ()), *doubled)


def declarers(view: View, names: tuple[str, ...]) -> str:
    """Who plays, and with whom as far as the viewer knows."""
    table, partner = view.table, known_partner(view)
    if table.declarer is None:
        return QCoreApplication.translate("felt", "Nobody bid")
    name = names[table.declarer]
    if partner is None:
        return QCoreApplication.translate("felt", "Declarer: {name}").format(name=name)
    if partner == view.seat:
        return QCoreApplication.translate("felt", "{name} + you", "who plays together").format(name=name)
    words = QCoreApplication.translate("felt", "{name} + {partner}", "who plays together")
    return words.format(name=name, partner=names[partner])


def only_ranks(rules: Rules, contract: Contract) -> str:
    """What is trump where no suit is: all cards of some ranks, or some of them."""
    return QCoreApplication.translate("felt", "only {ranks}").format(ranks=", ".join(ranks_of(rules, contract)))


def permanent_ranks(rules: Rules, contract: Contract) -> list[tuple[int, tuple[Suit, ...]]]:
    """The ranks of the permanent trumps, and for each the suits of which it is one; the highest first."""
    ranking = rules.ranking(contract.key, None)
    held = sorted(contract.permanent, key=lambda one: -ranking.strength[one])
    pips = dict.fromkeys(one & 15 for one in held)
    return [(pip, tuple(one >> 4 for one in held if one & 15 == pip)) for pip in pips]


def whole_ranks(rules: Rules, contract: Contract) -> bool:
    """Whether every card of those ranks is a permanent trump."""
    pips = {one & 15 for one in contract.permanent}
    return {one for one in rules.deck if one & 15 in pips} == set(contract.permanent)


def ranks_of(rules: Rules, contract: Contract) -> list[str]:
    """The ranks of which all cards are trumps, in words; the cards where that is not so."""
    if not whole_ranks(rules, contract):
        return [text.card_sign(one) for one in contract.permanent]
    pips = dict.fromkeys(one & 15 for one in contract.permanent)
    return [GERMAN_RANKS[pip] if german() else text.rank_sign(pip) for pip in pips]


def done_with_talon(view: View, mine: bool) -> str:
    """What the declarer has done since trumps were named; empty when nothing."""
    done = "folded" if view.table.folded else view.table.exchange
    nameless = f"{done}_cards"
    return doing(nameless if nameless in SAID and not has_cat(view.rules) else done, mine) if done else ""


def has_cat(rules: Rules) -> bool:
    """Whether the cards in the middle are called the cat, as in the games that are bid by name."""
    return rules.auction.offers != "length"


def talon(view: View) -> str:
    """What is written beside the cards in the middle, or where they were; empty in games without any."""
    table = view.table
    if table.talon:
        return in_the_middle(view)
    if table.exchange not in ("looked", "exchanged"):
        return ""
    taken = QCoreApplication.translate("felt", "The cat: taken")
    return taken if has_cat(view.rules) else QCoreApplication.translate("felt", "Taken up")


def in_the_middle(view: View) -> str:
    """What lies in the middle and how many cards that is."""
    number = QCoreApplication.translate("felt", "%n card(s)", "", view.table.talon)
    words = QCoreApplication.translate("felt", "In the middle: {cards}")
    if has_cat(view.rules):
        words = QCoreApplication.translate("felt", "The cat: {cards}")
    return words.format(cards=number)


def cut(seat: Seat, place: int) -> Saying:
    """What the player who cuts the pack does."""
    return Saying(text.cut_label(place), 1)


def cards(shown: Iterable[Card]) -> str:
    """Cards in words, in order."""
    return ", ".join(text.card_name(one) for one in shown)


def description(view: View, names: tuple[str, ...], arranged: Arrangement = USUAL) -> str:
    """The picture in words. Cards that lie face down are counted, never named."""
    table = view.table
    lines = []
    if table.contract is not None:
        lines += contract_lines(view, names)
    for seat, name in enumerate(names):
        lines += [f"{name}: {said}." for said in stakes(table, seat)]
    for index, one in enumerate(table.trick):
        name = names[(table.leader + index) % len(names)]
        said = QCoreApplication.translate("felt", "{name} played the {card}.")
        lines.append(said.format(name=name, card=text.card_name(one)))
    own = cards(one for group in lying_hand(view, view.seat, arranged) for one in group)
    if arranged.hidden and view.hand:
        lines.append(QCoreApplication.translate("felt", "Your hand is hidden."))
    elif own:
        lines.append(QCoreApplication.translate("felt", "Your cards: {cards}.").format(cards=own))
    lines += lying(view, names)
    if table.turn >= 0:
        lines.append(QCoreApplication.translate("felt", "To act: {name}.").format(name=names[table.turn]))
    return " ".join(lines)


def contract_lines(view: View, names: tuple[str, ...]) -> list[str]:
    """What is played for."""
    table = view.table
    contract, called = view.rules.contract(table.contract or ""), called_card(view.rules, table)
    none = QCoreApplication.translate("felt", "none")
    trump = text.trump_label(table.suit) if contract.permanent or table.suit is not None else none
    lines = [QCoreApplication.translate("felt", "Trumps: {trumps}.").format(trumps=trump)]
    if called is not None:
        lines.append(QCoreApplication.translate("felt", "Called: {card}.").format(card=text.card_name(called)))
    if contract.name:
        lines.insert(0, f"{QCoreApplication.translate('rules', contract.name)}.")
    lines.append(f"{declarers(view, names)}.")
    return lines


def lying(view: View, names: tuple[str, ...]) -> list[str]:
    """The cards that lie open on the table, or face down in the middle."""
    table, lines = view.table, []
    for seat, row in enumerate(table.spread):
        shown = cards(spot.card for spot in row if spot.card is not None)
        if shown:
            said = QCoreApplication.translate("felt", "Open before {name}: {cards}.")
            lines.append(said.format(name=names[seat], cards=shown))
    offered = layout.wed(view, table.declarer, taken=False) if table.declarer is not None else []
    if table.declarer is not None and offered:
        said = QCoreApplication.translate("felt", "Open before {name}: {cards}.")
        lines.append(said.format(name=names[table.declarer], cards=cards(one for one in offered if one is not None)))
    if view.aside:
        laid = QCoreApplication.translate("felt", "Laid away: {cards}.")
        lines.append(laid.format(cards=cards(cards_in(view.aside))))
    done = result_of(table)
    if done and done.talon:
        turned = QCoreApplication.translate("felt", "Turned up: {cards}.")
        lines.append(turned.format(cards=cards(done.talon)))
    elif table.talon:
        lines.append(in_the_middle(view) + ".")
    return lines
