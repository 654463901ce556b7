"""The chapters of the rules page on partners who are found: by a called ace, or by a marriage."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sjavs_desktop.core.calling import top
from sjavs_desktop.core.cards import PIPS, SUITS, Suit
from sjavs_desktop.core.follow import RUN_AWAY
from sjavs_desktop.core.offers import fixed_ranking
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.ui.card_words import card_name, german, suit_name
from sjavs_desktop.ui.rules_bidding import in_force
from sjavs_desktop.ui.rules_games import name

translate = QCoreApplication.translate


CALLS = {
    False: QT_TRANSLATE_NOOP(
        "rules_page",
        "In a {name} the declarer calls the ace of one of these suits: {suits}. The declarer must not hold it, but "
        "must hold at least one other card of its suit (trumps do not count). Where only one can be called, it is "
        "called at once.",
    ),
    True: QT_TRANSLATE_NOOP(
        "rules_page",
        "In a {name} the declarer calls the Sau of one of these suits: {suits}. The declarer must not hold it, but "
        "must hold at least one other card of its suit (trumps do not count). Where only one can be called, it is "
        "called at once.",
    ),
}
"""What may be called, with French cards and with German ones, whose ace is a Sau: the words around it differ."""
KNOWN = {
    False: QT_TRANSLATE_NOOP(
        "rules_page",
        "Whoever holds it is the partner, and keeps it secret until the ace is played.",
    ),
    True: QT_TRANSLATE_NOOP(
        "rules_page",
        "Whoever holds it is the partner, and keeps it secret until the Sau is played.",
    ),
}
"""When the partner is known, by the deck."""
KNOWN_BY_RE = {
    False: QT_TRANSLATE_NOOP(
        "rules_page",
        "Whoever holds it is the partner, and keeps it secret until the ace is played. A partner who says Re is "
        "known from then on.",
    ),
    True: QT_TRANSLATE_NOOP(
        "rules_page",
        "Whoever holds it is the partner, and keeps it secret until the Sau is played. A partner who says Re is "
        "known from then on.",
    ),
}
"""The same where a partner may say Re."""
DUTIES = {
    False: (
        QT_TRANSLATE_NOOP(
            "rules_page",
            "When the called suit is led, that is, the ace is gesucht, the partner must play the ace.",
        ),
        QT_TRANSLATE_NOOP(
            "rules_page",
            "The partner may lead the called suit only with the ace itself.",
        ),
        QT_TRANSLATE_NOOP(
            "rules_page",
            "The partner may not throw the ace on a trick of another suit or of trumps, unless it is the last card.",
        ),
        QT_TRANSLATE_NOOP(
            "rules_page",
            "Davonlaufen, running away: with at least {number} cards of the called suit in hand at that moment, the "
            "ace among them and trumps not counted, the partner may lead a lower one. From then on the ace is free "
            "and may be played like any other card.",
        ),
    ),
    True: (
        QT_TRANSLATE_NOOP(
            "rules_page",
            "When the called suit is led, that is, the Sau is gesucht, the partner must play the Sau.",
        ),
        QT_TRANSLATE_NOOP(
            "rules_page",
            "The partner may lead the called suit only with the Sau itself.",
        ),
        QT_TRANSLATE_NOOP(
            "rules_page",
            "The partner may not throw the Sau on a trick of another suit or of trumps, unless it is the last card.",
        ),
        QT_TRANSLATE_NOOP(
            "rules_page",
            "Davonlaufen, running away: with at least {number} cards of the called suit in hand at that moment, the "
            "Sau among them and trumps not counted, the partner may lead a lower one. From then on the Sau is free "
            "and may be played like any other card.",
        ),
    ),
}
"""What binds the partner, by the deck."""


def calling(rules: Rules) -> list[str]:
    """How a partner is called and found, and what binds the partner."""
    lines = []
    for contract in in_force(rules):
        if contract.call != "none":
            lines += [*called(rules, contract), *(duties() if "called" in contract.follow else [])]
    return lines


def callable_suits(rules: Rules, contract: Contract) -> tuple[Suit, ...]:
    """The suits that have plain cards, so that their best card can be called."""
    ranking = fixed_ranking(rules, contract)
    return tuple(suit for suit in SUITS if top(ranking, suit) is not None)


def called(rules: Rules, contract: Contract) -> list[str]:
    """What may be called, and when the partner is known."""
    words = translate("rules_page", str(CALLS[german()]))
    suits = ", ".join(suit_name(suit) for suit in callable_suits(rules, contract))
    known = translate("rules_page", str((KNOWN_BY_RE if rules.stakes.doubles > 1 else KNOWN)[german()]))
    return [words.format(name=name(contract), suits=suits), *never(rules, contract), known]


def never(rules: Rules, contract: Contract) -> list[str]:
    """The card that looks as if it could be called, but is a trump."""
    left = [suit for suit in SUITS if suit not in callable_suits(rules, contract)]
    ranking = fixed_ranking(rules, contract)
    words = translate("rules_page", "The {card} is a trump and cannot be called.")
    best = PIPS[(contract.order or rules.order)[0]]
    found = [one for one in ranking.trumps if one >> 4 in left and one & 15 == best]
    return [words.format(card=card_name(one)) for one in found]


def duties() -> list[str]:
    """What the holder of the called ace must and may not do."""
    lines = [translate("rules_page", str(one)) for one in DUTIES[german()]]
    free = translate("rules_page", "Everybody else, the declarer too, may lead the called suit at any time.")
    return [*(one.format(number=RUN_AWAY) for one in lines), free]


def marriage(rules: Rules) -> list[str]:
    """How a trump is offered and taken."""
    lines = []
    for contract in in_force(rules):
        if contract.exchange != "marriage":
            continue
        words = translate(
            "rules_page",
            "Whoever wins the auction with a {name} lays the only trump open. The others are asked in turn, from the "
            "left of the one who offers (a house rule); each takes it or refuses.",
        )
        taken = translate(
            "rules_page",
            "The first who takes it gives back a card that is no trump, face down; without such a card nobody can take "
            "it. The taker counts as the declarer, and the two play together, known to all.",
        )
        refused = translate(
            "rules_page", "If nobody takes it, the offer counts as “Weiter”, as if all had passed (a house rule)."
        )
        lines += [words.format(name=name(contract)), taken, refused]
    return lines
