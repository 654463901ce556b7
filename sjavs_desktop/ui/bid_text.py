"""What a bid commits to, as sentences made from the rules."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sjavs_desktop.core.payoff import scaled
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.core.state import Offer
from sjavs_desktop.ui.card_words import tr


def offer_help(rules: Rules, offer: Offer | None) -> str:
    """What a bid commits to, from the rules."""
    if offer is None:
        return ""
    if offer.better:
        return QCoreApplication.translate("game", "You outbid an equal length with clubs: clubs will be trumps.")
    if rules.auction.offers == "length":
        return QCoreApplication.translate(
            "game",
            "Your longest suit, permanent trumps included, has {length} cards. If nobody bids higher you name trumps.",
        ).format(length=offer.length)
    return goal(rules, rules.contract(offer.contract), offer.length)


GOALS = {
    ("pairs", "points"): QT_TRANSLATE_NOOP("game", "You and your partner need {target} of {total} card points"),
    ("pairs", "all"): QT_TRANSLATE_NOOP("game", "You and your partner must take every trick"),
    ("pairs", "none"): QT_TRANSLATE_NOOP("game", "You and your partner may take no trick"),
    ("alone", "points"): QT_TRANSLATE_NOOP("game", "You alone need {target} of {total} card points"),
    ("alone", "all"): QT_TRANSLATE_NOOP("game", "You alone must take every trick"),
    ("alone", "none"): QT_TRANSLATE_NOOP("game", "You alone may take no trick"),
}


BRIEF_GOALS = {
    ("pairs", "points"): QT_TRANSLATE_NOOP("game", "{target} points with your partner"),
    ("pairs", "all"): QT_TRANSLATE_NOOP("game", "every trick with your partner"),
    ("pairs", "none"): QT_TRANSLATE_NOOP("game", "no trick with your partner"),
    ("alone", "points"): QT_TRANSLATE_NOOP("game", "{target} points alone"),
    ("alone", "all"): QT_TRANSLATE_NOOP("game", "every trick alone"),
    ("alone", "none"): QT_TRANSLATE_NOOP("game", "no trick, alone"),
}
"""The same where many bids share little room."""


def goal(rules: Rules, contract: Contract, length: int = 0, exchanging: bool = True) -> str:
    """What a contract asks for and what it is worth, in one sentence."""
    words = tr(GOALS[contract.sides, contract.goal]).format(target=contract.target, total=rules.score.total)
    if rules.talon and exchanging:
        with_talon = QCoreApplication.translate("game", "{goal}, with the cat").format(goal=words)
        without = QCoreApplication.translate("game", "{goal}, without the cat").format(goal=words)
        words = without if contract.exchange == "none" else with_talon
    if contract.trump == "none":
        words = QCoreApplication.translate("game", "{goal}, without trumps").format(goal=words)
    if length:
        words = QCoreApplication.translate("game", "{goal}, holding {length} trumps").format(goal=words, length=length)
    won, lost = (worth(rules, contract, name) for name in (contract.win, contract.loss))
    if rules.score.payoff == "losers_pay":
        return QCoreApplication.translate(
            "game", "{goal}. Made, each opponent loses {won} or more; failed, you lose {lost} or more."
        ).format(goal=words, won=won, lost=lost)
    if won == lost:
        return QCoreApplication.translate("game", "{goal}: worth {won}, made or not.").format(goal=words, won=won)
    return QCoreApplication.translate("game", "{goal}: worth {won}, or {lost} if it fails.").format(
        goal=words, won=won, lost=lost
    )


def worth(rules: Rules, contract: Contract, table: str) -> int:
    """The plainest value of a score table in a contract."""
    return scaled(rules.score, contract, rules.score.table(table)[-1].simple)


def contract_help(rules: Rules, offer: Offer) -> str:
    """What all bids of the contract of an offer mean, where many bids share little room."""
    name = QCoreApplication.translate("rules", offer.name) or QCoreApplication.translate("game", "A suit")
    contract = rules.contract(offer.contract)
    words = tr(BRIEF_GOALS[contract.sides, contract.goal]).format(target=contract.target)
    if rules.talon and contract.exchange == "none":
        words = QCoreApplication.translate("game", "{goal}, without the cat").format(goal=words)
    won, lost = (worth(rules, contract, table) for table in (contract.win, contract.loss))
    if won == lost:
        return QCoreApplication.translate("game", "{contract}: {goal}, worth {won}.").format(
            contract=name, goal=words, won=won
        )
    return QCoreApplication.translate("game", "{contract}: {goal}, worth {won} ({lost} if it fails).").format(
        contract=name, goal=words, won=won, lost=lost
    )
