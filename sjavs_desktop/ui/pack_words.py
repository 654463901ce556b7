"""What a pack is, in words: its name and character, its players and how long it takes."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sjavs_desktop.core.pack import Pack
from sjavs_desktop.core.rules import Rules

GROUPS = {
    "games": QT_TRANSLATE_NOOP("options", "Games"),
    "stakes": QT_TRANSLATE_NOOP("options", "Doubling"),
    "tariff": QT_TRANSLATE_NOOP("options", "Tariff"),
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
    "S3": QT_TRANSLATE_NOOP("options", "“Schafkopf rules, explained simply”"),
    "S3: a variant": QT_TRANSLATE_NOOP("options", "“Schafkopf rules, explained simply”, as a variant"),
    "S3: house rule": QT_TRANSLATE_NOOP("options", "“Schafkopf rules, explained simply”, as a house rule"),
}
"""What the letters of the rules dossier stand for."""

HOUSE = {
    "house rule": QT_TRANSLATE_NOOP("options", "A house rule."),
    "S1 tells no number": QT_TRANSLATE_NOOP("options", "A house rule: the sources tell no number."),
}
"""What is said of the rules that are in none of the sources."""

PER_DEAL = {"winners_descend": 3.0, "failure_adds": 1.7, "losers_pay": 5.5, "each_pays": 3.0}
"""By payoff how far an account comes down in a deal on average: measured over matches of bots."""


def group(key: str) -> str:
    """The name of a group of options; a pack of one's own may have others than the shipped ones."""
    return QCoreApplication.translate("options", str(GROUPS[key])) if key in GROUPS else key


def say(source: str) -> str:
    """A text of a pack in the current language."""
    return QCoreApplication.translate("rules", source)


def source(letters: str) -> str:
    """Where a rule comes from, in a sentence; a pack of one's own may name other sources than the shipped ones."""
    if letters in HOUSE or not letters:
        return QCoreApplication.translate("options", str(HOUSE[letters])) if letters else ""
    parts = (letters,) if letters in SOURCES else letters.split(", ")
    names = ", ".join(QCoreApplication.translate("options", str(SOURCES.get(part, part))) for part in parts)
    return QCoreApplication.translate("options", "Source: {names}.").format(names=names.rstrip("."))


def middle(rules: Rules) -> str:
    """The cards in the middle, by the one word that a game has for them, as it stands in a sentence."""
    if rules.auction.offers == "length":
        words = QCoreApplication.translate("pack", "the {number} cards in the middle")
        return words.format(number=rules.talon)
    return QCoreApplication.translate("pack", "the cat")


def name(pack: Pack) -> str:
    """What a pack is called."""
    return say(pack.name)


def about(pack: Pack) -> str:
    """What kind of game it is."""
    return say(pack.about)


def character(about: str) -> str:
    """The first sentence of what is told of a game."""
    return about.partition(". ")[0].rstrip(".") + "."


def more(pack: Pack) -> str:
    """What is told of a game after its first sentence."""
    return about(pack).partition(". ")[2]


def players(rules: Rules) -> str:
    """How many play, and how."""
    if rules.score.accounts == "pairs":
        return QCoreApplication.translate("pack", "{seats} players in two pairs").format(seats=rules.seats)
    if any(one.sides == "called" for one in rules.contracts):
        words = QCoreApplication.translate("pack", "{seats} players, with partners or alone")
        return words.format(seats=rules.seats)
    return QCoreApplication.translate("pack", "{seats} players, each alone").format(seats=rules.seats)


def length(rules: Rules) -> str:
    """How many deals a match has, roughly."""
    score = rules.score
    if score.end == "deals" and not score.deals:
        return QCoreApplication.translate("pack", "deals without end")
    if score.end == "deals":
        return QCoreApplication.translate("pack", "{deals} deals").format(deals=score.deals)
    deals = max(1, round(score.start * score.divide / PER_DEAL[score.payoff]))
    if score.end == "loser" or score.crosses == 1:
        return QCoreApplication.translate("pack", "about {deals} deals").format(deals=deals)
    if score.crosses == 0:
        return QCoreApplication.translate("pack", "rubbers of about {deals} deals").format(deals=deals)
    words = QCoreApplication.translate("pack", "rubbers of about {deals} deals, to {crosses} crosses")
    return words.format(deals=deals, crosses=score.crosses)
