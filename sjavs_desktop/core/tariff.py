"""What a deal is worth where values are summed up: a price, Schneider, schwarz, Laufende, and what doubles (S3)."""

from sjavs_desktop.core.cards import Cards
from sjavs_desktop.core.payoff import GOALS, Paid, Tally
from sjavs_desktop.core.ranking import Ranking
from sjavs_desktop.core.rules import Contract, ScoreRules
from sjavs_desktop.core.state import Item, Table

DOUBLE = 2
"""What each laying and each Kontra multiplies a deal by."""
STOSS = ("kontra", "re")
"""The names of the doublings, in order."""
ADDED = ("price", "schneider", "schwarz", "with", "without")
"""The items that are added; the others multiply."""


def run(ranking: Ranking, cards: Cards) -> tuple[bool, int]:
    """Whether a side holds the highest trump, and how many from there down are all held, or all missing (S3)."""
    held = [bool(cards >> one & 1) for one in ranking.trumps]
    if not held:
        return False, 0
    return held[0], next((place for place, one in enumerate(held) if one != held[0]), len(held))


def runners(contract: Contract, ranking: Ranking, cards: Cards, each: int) -> tuple[Item, ...]:
    """The Laufende of a side, if they are as many as the contract counts from."""
    held, length = run(ranking, cards)
    if not contract.runners or length < contract.runners:
        return ()
    return (Item("with" if held else "without", length, each * length),)


def margins(score: ScoreRules, contract: Contract, won: bool, tally: Tally) -> tuple[Item, ...]:
    """Schneider: 30 card points or fewer for the declarers, 29 or fewer for the others; schwarz: no trick (S3)."""
    quarter = score.total // 4
    schneider = tally.points > score.total - quarter if won else tally.points <= quarter
    schwarz = tally.tricks == (tally.all_tricks if won else 0)
    if not contract.margins or not (schneider or schwarz):
        return ()
    first = Item("schneider", 1, score.tariff.margin)
    return (first, Item("schwarz", 1, score.tariff.margin)) if schwarz else (first,)


def doublings(table: Table) -> tuple[Item, ...]:
    """What the players have doubled the deal by."""
    laid = (Item("laid", len(table.laid), DOUBLE ** len(table.laid)),) if table.laid else ()
    return (*laid, *(Item(name, 1, DOUBLE) for name, _ in zip(STOSS, table.doubles, strict=False)))


def items(
    score: ScoreRules, contract: Contract, won: bool, tally: Tally, running: tuple[Item, ...], table: Table
) -> tuple[Item, ...]:
    """The lines of what a deal is worth, in the order in which they are reckoned."""
    price = Item("price", 1, score.tariff.price(contract.price))
    times = (Item("tout", 1, contract.factor),) if contract.factor > 1 else ()
    return (price, *margins(score, contract, won, tally), *running, *times, *doublings(table))


def value(lines: tuple[Item, ...]) -> int:
    """What the lines come to."""
    total = sum(one.value for one in lines if one.key in ADDED)
    for one in lines:
        total *= 1 if one.key in ADDED else one.value
    return total


def made(contract: Contract, tally: Tally) -> bool:
    """Whether the declarers reached the goal; where the least points win, whether somebody marched through."""
    if contract.goal != "least":
        return GOALS[contract.goal](contract, tally)
    return {
        "none": False,
        "all": tally.tricks == tally.all_tricks,
        "ninety_one": tally.points > 90,
    }[contract.march]


def band(contract: Contract, won: bool, lines: tuple[Item, ...]) -> str:
    """One word for what the deal came to: the goal where it is a special one, otherwise the highest margin."""
    if contract.goal != "points":
        return {"all": "tout", "none": "no_trick", "least": "march" if won else "most"}[contract.goal]
    keys = {one.key for one in lines}
    return "schwarz" if "schwarz" in keys else "schneidered" if "schneider" in keys else "plain"


def paid(contract: Contract, won: bool, lines: tuple[Item, ...]) -> Paid:
    """The deal as other ways of paying tell it."""
    return Paid(won, band(contract, won, lines), value(lines))
