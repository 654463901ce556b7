"""What a bid commits to, as sentences made from the rules."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sjavs_desktop.core.cards import CLUBS, SUIT_LETTERS
from sjavs_desktop.core.payoff import scaled
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.core.state import Offer
from sjavs_desktop.ui.card_words import GERMAN_RANKS, german, rank_sign, suit_name, tr


def offer_help(rules: Rules, offer: Offer | None, last: bool = False, times: int = 1) -> str:
    """What a bid commits to, from the rules; `last` when nobody speaks after it.

    The price is multiplied already by `times`.
    """
    if offer is None:
        return ""
    if not offer.contract:
        return QCoreApplication.translate("game", "You would play. Which game, you say afterwards.")
    if offer.better:
        words = QCoreApplication.translate("game", "You outbid an equal length with {suit}: {suit} will be trumps.")
        return words.format(suit=suit_name(CLUBS))
    if rules.auction.offers == "length":
        words = QCoreApplication.translate(
            "game",
            "Your longest suit, permanent trumps included, has {length} cards. If nobody bids higher you name trumps.",
        )
        if last:
            words = QCoreApplication.translate(
                "game",
                "Your longest suit, permanent trumps included, has {length} cards. Nobody speaks after you: you name "
                "trumps.",
            )
        return words.format(length=offer.length)
    return goal(rules, rules.contract(offer.contract), offer.length, times=times)


GOALS = {
    ("pairs", "points"): QT_TRANSLATE_NOOP("game", "You and your partner need {target} of {total} card points"),
    ("pairs", "all"): QT_TRANSLATE_NOOP("game", "You and your partner must take every trick"),
    ("pairs", "none"): QT_TRANSLATE_NOOP("game", "You and your partner must not take a single trick"),
    ("called", "points"): QT_TRANSLATE_NOOP("game", "You and a partner need {target} of {total} card points"),
    ("called", "all"): QT_TRANSLATE_NOOP("game", "You and a partner must take every trick"),
    ("called", "none"): QT_TRANSLATE_NOOP("game", "You and a partner must not take a single trick"),
    ("alone", "points"): QT_TRANSLATE_NOOP("game", "You alone need {target} of {total} card points"),
    ("alone", "all"): QT_TRANSLATE_NOOP("game", "You alone must take every trick"),
    ("alone", "none"): QT_TRANSLATE_NOOP("game", "You play alone and must not take a single trick"),
}


PARTNERS = {
    ("ace", "none"): QT_TRANSLATE_NOOP("game", "{goal}. You call the partner by {ace} that you do not hold"),
    ("none", "marriage"): QT_TRANSLATE_NOOP(
        "game", "{goal}. The partner is whoever takes your only trump for another card"
    ),
}
"""How a partner is found, by what a contract calls and exchanges."""


def priced_goal(rules: Rules, contract: Contract, times: int = 1) -> str:
    """What a contract with a price asks for, with which trumps, and what it costs."""
    words = tr(GOALS[contract.sides, contract.goal]).format(target=contract.target, total=rules.score.total)
    words = QCoreApplication.translate("game", "{goal}; {trumps}").format(goal=words, trumps=trumps_of(contract))
    found = PARTNERS.get((contract.call, contract.exchange))
    if found:
        words = tr(found).format(goal=words, ace=an_ace())
    value, more = str(price(rules, contract) * times), contract.margins or contract.runners
    if times > 1:
        value = f"{value} ({price(rules, contract)}\N{NO-BREAK SPACE}×{times})"
    if more and times > 1:
        return QCoreApplication.translate("game", "{goal}: worth at least {won}.").format(goal=words, won=value)
    if more:
        return QCoreApplication.translate("game", "{goal}: worth {won} or more.").format(goal=words, won=value)
    return QCoreApplication.translate("game", "{goal}: worth {won}.").format(goal=words, won=value)


def an_ace() -> str:
    """Any of the cards that are called, as they are called themselves."""
    return QCoreApplication.translate("game", "a Sau") if german() else QCoreApplication.translate("game", "an ace")


def price(rules: Rules, contract: Contract) -> int:
    """What a contract costs before anything is added."""
    return rules.score.tariff.price(contract.price) * contract.factor


def trumps_of(contract: Contract) -> str:
    """Which cards are trumps in a contract."""
    always = ", ".join(dict.fromkeys(rank_name(one & 15) for one in contract.permanent))
    if contract.trump == "none":
        if not always:
            return QCoreApplication.translate("game", "no trumps")
        return QCoreApplication.translate("game", "trumps: {ranks}").format(ranks=always)
    suit = QCoreApplication.translate("game", "a suit that you name")
    if contract.trump in SUIT_LETTERS:
        suit = suit_name(SUIT_LETTERS.index(contract.trump))
    return QCoreApplication.translate("game", "trumps: {ranks}, {suit}").format(ranks=always, suit=suit)


def rank_name(pip: int) -> str:
    """A rank in words, where the deck has them."""
    return GERMAN_RANKS[pip] if german() else rank_sign(pip)


def goal(rules: Rules, contract: Contract, length: int = 0, exchanging: bool = True, times: int = 1) -> str:
    """What a contract asks for and what it is worth, in one sentence."""
    if contract.price:
        return priced_goal(rules, contract, times)
    words = tr(GOALS[contract.sides, contract.goal]).format(target=contract.target, total=rules.score.total)
    if rules.talon and exchanging:
        with_talon = QCoreApplication.translate("game", "{goal}, with the cat").format(goal=words)
        without = QCoreApplication.translate("game", "{goal}, leaving the cat where it is (it counts for you)").format(
            goal=words
        )
        words = without if contract.exchange == "none" else with_talon
    if contract.trump == "none":
        words = QCoreApplication.translate("game", "{goal}, without trumps").format(goal=words)
    if length:
        words = QCoreApplication.translate("game", "{goal}, holding {length} trumps").format(goal=words, length=length)
    return stakes(rules, contract).format(goal=words)


def stakes(rules: Rules, contract: Contract) -> str:
    """A sentence about what is won and lost in a contract, with room for its goal."""
    won, lost = (amount(rules, contract, name) for name in (contract.win, contract.loss))
    if rules.score.payoff == "losers_pay":
        words = QCoreApplication.translate(
            "game", "{{goal}}. Made, each opponent loses {won}; failed, you lose {lost}."
        )
    elif rules.score.payoff == "each_pays" and won == lost:
        words = QCoreApplication.translate(
            "game", "{{goal}}. Made, each opponent pays you {won}; failed, you pay each as much."
        )
    elif rules.score.payoff == "each_pays":
        words = QCoreApplication.translate(
            "game", "{{goal}}. Made, each opponent pays you {won}; failed, you pay each {lost}."
        )
    elif won == lost:
        words = QCoreApplication.translate("game", "{{goal}}: worth {won}, made or not.")
    else:
        words = QCoreApplication.translate("game", "{{goal}}: worth {won}, or {lost} if it fails.")
    return words.format(won=won, lost=lost)


def fold_question(rules: Rules, value: int) -> str:
    """Whether to fold: what that is, and what it costs."""
    words = QCoreApplication.translate("game", "Play on, or give the deal up now and lose {points}?")
    if rules.score.payoff == "each_pays":
        words = QCoreApplication.translate("game", "Play on, or give the deal up now and pay each opponent {points}?")
    return words.format(points=in_unit(rules, value))


def fold_help(rules: Rules, contract: Contract, value: int) -> str:
    """What folding costs, beside what it costs to play and fail."""
    words = QCoreApplication.translate(
        "game", "Nobody plays this deal any more: you lose {points}. Played and lost, it costs {lost}."
    )
    if rules.score.payoff == "each_pays":
        words = QCoreApplication.translate(
            "game",
            "Nobody plays this deal any more: you pay each opponent {points}. Played and lost, it is {lost} to each.",
        )
    return words.format(points=in_unit(rules, value), lost=amount(rules, contract, contract.loss))


def amount(rules: Rules, contract: Contract, table: str) -> str:
    """The plainest value of a score table in a contract, in its unit, and whether it can be more."""
    least, bands = worth(rules, contract, table), rules.score.table(table)
    words = in_unit(rules, least)
    if any(scaled(rules.score, contract, max(one.simple, one.better)) > least for one in bands):
        return QCoreApplication.translate("game", "{points} or more").format(points=words)
    return words


def in_unit(rules: Rules, value: int) -> str:
    """A value in what a game is paid in."""
    if rules.score.end == "loser":
        return QCoreApplication.translate("game", "{value} øre").format(value=value)
    if rules.score.payoff == "each_pays" and not rules.score.tariff.prices:
        return QCoreApplication.translate("game", "%n chip(s)", "", value)
    return str(value)


def worth(rules: Rules, contract: Contract, table: str) -> int:
    """The plainest value of a score table in a contract."""
    return scaled(rules.score, contract, rules.score.table(table)[-1].simple)


def related(one: Contract, other: Contract) -> bool:
    """Whether two contracts with a price are the same game, for different goals."""

    def game(contract: Contract) -> tuple[object, ...]:
        return contract.sides, contract.permanent, contract.trump, contract.order, contract.exchange, contract.needs

    return bool(one.price and other.price) and game(one) == game(other)
