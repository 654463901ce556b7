"""What a pack is, in words: its name and character, its players and how long it takes."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sjavs_desktop.core.pack import Pack
from sjavs_desktop.core.rules import Rules

GROUPS = {
    "cards": QT_TRANSLATE_NOOP("options", "Cards"),
    "deal": QT_TRANSLATE_NOOP("options", "Deal"),
    "auction": QT_TRANSLATE_NOOP("options", "Auction"),
    "play": QT_TRANSLATE_NOOP("options", "Play"),
    "score": QT_TRANSLATE_NOOP("options", "Score"),
    "match": QT_TRANSLATE_NOOP("options", "Match"),
    "": QT_TRANSLATE_NOOP("options", "Rules"),
}
"""The groups of the shipped packs."""

SOURCES = {
    "S0": QT_TRANSLATE_NOOP("options", "“How to Play Sjavs”"),
    "S1": QT_TRANSLATE_NOOP("options", "the article on Klørsjavs and Sjavs"),
    "S2": QT_TRANSLATE_NOOP("options", "the article's Spanish version"),
    "P": QT_TRANSLATE_NOOP("options", "pagat.com"),
    "P*": QT_TRANSLATE_NOOP("options", "programs that follow pagat.com"),
    "DW": QT_TRANSLATE_NOOP("options", "Danish Wikipedia of 2006"),
    "house rule": QT_TRANSLATE_NOOP("options", "house rule"),
    "S1 tells no number": QT_TRANSLATE_NOOP("options", "house rule, the sources tell no number"),
}
"""What the letters of the rules dossier stand for."""

PER_DEAL = {"winners_descend": 3.0, "failure_adds": 1.7, "losers_pay": 5.5, "each_pays": 3.0}
"""By payoff how far an account comes down in a deal on average: measured over matches of bots."""


def group(key: str) -> str:
    """The name of a group of options; a pack of one's own may have others than the shipped ones."""
    return QCoreApplication.translate("options", str(GROUPS[key])) if key in GROUPS else key


def say(source: str) -> str:
    """A text of a pack in the current language."""
    return QCoreApplication.translate("rules", source)


def source(letters: str) -> str:
    """Where a rule comes from; a pack of one's own may name other sources than the shipped ones."""
    if letters in SOURCES:
        return QCoreApplication.translate("options", str(SOURCES[letters]))
    parts = letters.split(", ")
    return ", ".join(QCoreApplication.translate("options", str(SOURCES.get(part, part))) for part in parts)


def name(pack: Pack) -> str:
    """What a pack is called."""
    return say(pack.name)


def about(pack: Pack) -> str:
    """What kind of game it is."""
    return say(pack.about)


def players(rules: Rules) -> str:
    """How many play, and how."""
    if rules.score.accounts == "pairs":
        return QCoreApplication.translate("pack", "{seats} players in two pairs").format(seats=rules.seats)
    return QCoreApplication.translate("pack", "{seats} players, each alone").format(seats=rules.seats)


def length(rules: Rules) -> str:
    """How many deals a match has, roughly."""
    score = rules.score
    if score.end == "deals":
        return QCoreApplication.translate("pack", "{deals} deals").format(deals=score.deals)
    deals = max(1, round(score.start * score.divide / PER_DEAL[score.payoff]))
    if score.end == "loser" or score.crosses == 1:
        return QCoreApplication.translate("pack", "about {deals} deals").format(deals=deals)
    if score.crosses == 0:
        return QCoreApplication.translate("pack", "rubbers of about {deals} deals").format(deals=deals)
    words = QCoreApplication.translate("pack", "rubbers of about {deals} deals, to {crosses} crosses")
    return words.format(deals=deals, crosses=score.crosses)
