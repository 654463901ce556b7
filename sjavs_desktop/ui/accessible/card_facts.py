"""What is said of an own card: its name, whether it is a trump, and whether it may be played."""

from PySide6.QtCore import QCoreApplication

from sjavs_desktop.core.cards import Card, Cards
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.state import View
from sjavs_desktop.ui import text
from sjavs_desktop.ui.felt.layout import Place
from sjavs_desktop.ui.felt.order import ranking_shown

translate = QCoreApplication.translate


def own(view: View, place: Place, allowed: Cards | None, laying: bool, picked: bool) -> list[str]:
    """The facts about an own card, the name first."""
    card = place.face or 0
    facts = [text.card_name(card), kind(view, card), state(card, allowed, laying, picked)]
    if place.zone == "open":
        facts.append(translate("accessible", "open on the table"))
    return list(filter(None, facts))


def kind(view: View, card: Card) -> str:
    """Whether a card is a trump, as far as that is known; empty for any other."""
    contract = view.rules.contract(view.table.contract or view.rules.auction.contract)
    if card in contract.permanent:
        return translate("accessible", "permanent trump")
    return translate("accessible", "trump") if ranking_shown(view).group[card] == TRUMPS else ""


def state(card: Card, allowed: Cards | None, laying: bool, picked: bool) -> str:
    """Whether a card may be chosen; empty where nothing is asked."""
    if picked:
        return translate("accessible", "chosen")
    if allowed is None:
        return ""
    may = bool(allowed >> card & 1)
    if laying:
        return translate("accessible", "may be chosen") if may else translate("accessible", "may not be chosen")
    return translate("accessible", "may be played") if may else translate("accessible", "may not be played")
