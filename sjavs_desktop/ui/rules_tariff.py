"""The chapters of the rules page on what makes a deal dearer, and on a score that is summed up by a tariff."""

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sjavs_desktop.core import tariff
from sjavs_desktop.core.cards import SUIT_LETTERS, mask
from sjavs_desktop.core.game import start
from sjavs_desktop.core.payoff import PAYOFFS, Accounts, Tally
from sjavs_desktop.core.ranking import Ranking
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.core.state import Item
from sjavs_desktop.ui import tariff_text
from sjavs_desktop.ui.card_words import card_signs
from sjavs_desktop.ui.rules_bidding import in_force, listed, main_contract, names
from sjavs_desktop.ui.rules_games import name

translate = QCoreApplication.translate


# -- What makes a deal dearer ------------------------------------------------------------------------------------------


def doubling(rules: Rules) -> list[str]:
    """Laying, Kontra and Re."""
    return [*laying(rules), *kontra(rules)]


def laying(rules: Rules) -> list[str]:
    """What may be done before the rest of the cards is seen."""
    if not rules.stakes.lay:
        return []
    words = translate(
        "rules_page",
        "After the first {number} cards, before the rest is dealt, each player may lay once (Legen), forehand first, "
        "then the others in turn (a house rule). Each Legen doubles the value of the deal.",
    )
    return [words.format(number=rules.stakes.lay)]


UNTIL = {
    1: QT_TRANSLATE_NOOP(
        "rules_page",
        "Once the game stands, and until the first card of the first trick lies, one of the defenders may say Kontra, "
        "also out of turn: the value doubles.",
    ),
    2: QT_TRANSLATE_NOOP(
        "rules_page",
        "Once the game stands, and until the second card of the first trick lies, one of the defenders may say Kontra, "
        "also out of turn: the value doubles.",
    ),
    3: QT_TRANSLATE_NOOP(
        "rules_page",
        "Once the game stands, and until the third card of the first trick lies, one of the defenders may say Kontra, "
        "also out of turn: the value doubles.",
    ),
    4: QT_TRANSLATE_NOOP(
        "rules_page",
        "Once the game stands, and until the first trick is full, one of the defenders may say Kontra, also out of "
        "turn: the value doubles.",
    ),
}
"""How long a deal may be doubled, by the card that ends the time."""


def kontra(rules: Rules) -> list[str]:
    """Who may double a deal once its game stands, and how long."""
    stakes = rules.stakes
    if not stakes.doubles:
        return []
    lines = [translate("rules_page", str(UNTIL[stakes.until]))]
    if any(one.call != "none" for one in in_force(rules)):
        lines.append(translate("rules_page", "The partner who was called is no defender and may not say Kontra."))
    if stakes.doubles > 1:
        words = translate(
            "rules_page",
            "The declarer or the partner may answer Re within the same time, also out of turn: it doubles once more.",
        )
        lines.append(words)
    without = [one for one in in_force(rules) if one.goal == "least"]
    if without:
        words = translate("rules_page", "In a {name} nobody says Kontra.")
        lines.append(words.format(name=names(without)))
    return [*lines, translate("rules_page", "What has to be reached stays the same.")]


# -- The score ---------------------------------------------------------------------------------------------------------


def scoring(rules: Rules) -> list[str]:
    """What a deal costs and who pays whom, as HTML."""
    told = [*won(rules), *margins(rules), *running(rules)]
    after = [*sums(rules), *worked(rules), *paying(rules), *least(rules)]
    return [*paragraphs(told), table(rules), *paragraphs(after)]


def paragraphs(lines: Iterable[str]) -> list[str]:
    """Each sentence as a paragraph."""
    return [f"<p>{escape(one)}</p>" for one in lines]


def won(rules: Rules) -> list[str]:
    """What wins, and what half of the points comes to."""
    contract, total = main_contract(rules), rules.score.total
    words = translate(
        "rules_page", "The declarer's side wins with {target} of the {total} Augen; {even} to {even} is lost for it."
    )
    return [words.format(target=contract.target, total=total, even=total // 2)]


def margins(rules: Rules) -> list[str]:
    """Schneider and schwarz."""
    counted = [one for one in in_force(rules) if one.margins]
    if not counted or not rules.score.tariff.margin:
        return []
    quarter = rules.score.total // 4
    words = translate(
        "rules_page",
        "Schneider: the declarer's side stays at {declarers} Augen or fewer, or the defenders at {defenders} or fewer. "
        "Schwarz: a side takes no trick; that is Schneider too, and both are paid.",
    )
    lines = [words.format(declarers=quarter, defenders=quarter - 1)]
    without = [one for one in in_force(rules) if not one.margins]
    if without:
        words = translate("rules_page", "There is neither Schneider nor schwarz in {names}.")
        lines.append(words.format(names=names(without)))
    return lines


def running(rules: Rules) -> list[str]:
    """Laufende, from how many they count, and an example of each kind."""
    if not rules.score.tariff.runner:
        return []
    words = translate(
        "rules_page",
        "Laufende: the highest trumps without a gap, if the declarer's side holds them all (with) or none of them "
        "(without). They are counted in the cards with which the play begins.",
    )
    lines = [words]
    counted = in_force(rules)
    for least in sorted({one.runners for one in counted if one.runners}, reverse=True):
        some = [one for one in counted if one.runners == least]
        words = translate("rules_page", "They count from {number} on in {names}.")
        lines.append(words.format(number=least, names=names(some)))
    without = [one for one in counted if not one.runners]
    if without:
        lines.append(translate("rules_page", "There are none in {names}.").format(names=names(without)))
    return [*lines, *run_examples(rules)]


def run_examples(rules: Rules) -> list[str]:
    """Cards that make a run with, and cards that make one without, as the rules count them."""
    contract = main_contract(rules)
    if not contract.runners:
        return []
    order = main_ranking(rules)
    held = order.trumps[: contract.runners]
    missing = order.trumps[contract.runners :][:1]
    words = translate("rules_page", "Example: with {held}, but not the next trump, a {name} is with {number}.")
    less = translate("rules_page", "With {held} as the highest trump it is without {number}.")
    lines = []
    for text, cards in ((words, held), (less, missing)):
        _, length = tariff.run(order, mask(cards))
        told = text.format(held=card_signs(cards), name=name(contract), number=length)
        lines.append(told)
    return lines


def main_ranking(rules: Rules) -> Ranking:
    """The order of the cards in the main game."""
    contract = main_contract(rules)
    suit = SUIT_LETTERS.index(contract.trump) if contract.trump in SUIT_LETTERS else 0
    return rules.ranking(contract.key, suit)


# -- Tariff ------------------------------------------------------------------------------------------------------------


def table(rules: Rules) -> str:
    """A line for each game: what it costs, what is added, and what multiplies."""
    prices, some = rules.score.tariff, in_force(rules)
    heads = [translate("rules_page", "Game"), translate("rules_page", "price")]
    columns = [[name(one) for one in some], [str(prices.price(one.price)) for one in some]]
    if prices.margin and any(one.margins for one in some):
        for words in (translate("rules_page", "Schneider"), translate("rules_page", "schwarz")):
            heads.append(words)
            columns.append([f"+{prices.margin}" if one.margins else "" for one in some])
    if prices.runner and any(one.runners for one in some):
        heads.append(translate("rules_page", "each Laufender"))
        columns.append([f"+{prices.runner}" if one.runners else "" for one in some])
    if any(one.factor > 1 for one in some):
        heads.append(translate("rules_page", "then"))
        columns.append([f"×{one.factor}" if one.factor > 1 else "" for one in some])
    lines = "".join(row(list(cells), "td") for cells in zip(*columns, strict=True))
    return f"<table cellspacing='3' style='margin-top: 8px'>{row(heads, 'th')}{lines}</table>"


def row(cells: list[str], tag: str) -> str:
    """A line of the table."""
    first, *others = (escape(one) for one in cells)
    told = "".join(f"<{tag} align='right'>&nbsp;&nbsp;{one}</{tag}>" for one in others)
    return f"<tr><{tag} align='left'>{first}</{tag}>{told}</tr>"


def sums(rules: Rules) -> list[str]:
    """How the value of a deal is made of its parts."""
    lines = [
        translate(
            "rules_page", "No source prescribes a tariff; these prices are what the table has agreed on, in chips."
        )
    ]
    doubled = []
    if rules.stakes.lay:
        doubled.append(translate("rules_page", "each Legen"))
    if rules.stakes.doubles:
        doubled.append(translate("rules_page", "a Kontra"))
    if rules.stakes.doubles > 1:
        doubled.append(translate("rules_page", "a Re"))
    if doubled:
        words = translate("rules_page", "All that is added up and then doubled for {names}.")
        lines.append(words.format(names=listed(doubled)))
    return lines


def worked(rules: Rules) -> list[str]:
    """A deal of the main game, reckoned by the rules: won, the others Schneider, with as many Laufende as count."""
    contract, prices = main_contract(rules), rules.score.tariff
    order = main_ranking(rules)
    running = tariff.runners(contract, order, mask(order.trumps[: contract.runners]), prices.runner)
    tally = Tally(rules.score.total * 3 // 4 + 5, rules.tricks - 1, rules.tricks)
    items = tariff.items(rules.score, contract, True, tally, running, start(rules).table)
    value = tariff.value(items)
    parts = [str(one.value) for one in items if one.value]
    words = translate(
        "rules_page", "Example: a {name} is won, {what}: {sum} = {value}. Each loser pays a winner {value}."
    )
    what = ", ".join(example_part(one) for one in items[1:] if one.value)
    if len(parts) < 2 or contract.sides != "called":
        return []
    lines = [words.format(name=name(contract), what=what, sum=" + ".join(parts), value=value)]
    if rules.stakes.doubles:
        dearer = tariff.value((*items, Item(tariff.STOSS[0], 1, tariff.DOUBLE)))
        lines.append(translate("rules_page", "With a Kontra it is {value}.").format(value=dearer))
    return lines


def example_part(item: Item) -> str:
    """What is added in the example, in words."""
    if item.key == "schneider":
        return translate("rules_page", "the defenders are Schneider")
    return tariff_text.item_line(item, "", ()).partition(" +")[0]


def paying(rules: Rules) -> list[str]:
    """Whose accounts a deal moves."""
    some = in_force(rules)
    together = [one for one in some if one.sides == "called"]
    lone = [one for one in some if one.sides == "alone" and one.goal != "least"]
    lines = []
    if together:
        words = translate("rules_page", "In {names} each loser pays one winner.")
        lines.append(words.format(names=names(together)))
    if lone:
        change = PAYOFFS[rules.score.payoff](
            Accounts(rules.accounts, frozenset({0}), frozenset(range(1, rules.accounts))), rules.score, True, 1
        )
        words = translate(
            "rules_page",
            "In a game alone each of the {number} defenders pays the declarer the whole value, or receives it.",
        )
        lines.append(words.format(number=change[0]))
    words = translate(
        "rules_page",
        "Everybody begins with {start} chips and may go below 0; what some lose the others win.",
    )
    return [*lines, words.format(start=rules.score.start)]


# -- Nobody declares ---------------------------------------------------------------------------------------------------


MARCHES = {
    "all": QT_TRANSLATE_NOOP(
        "rules_page", "Whoever takes every trick has made a Durchmarsch and is paid by each instead."
    ),
    "ninety_one": QT_TRANSLATE_NOOP(
        "rules_page",
        "Whoever takes 91 Augen or more has made a Durchmarsch and is paid by each instead (a house rule).",
    ),
}
"""What turns a deal round in which the most points lose."""


def least(rules: Rules) -> list[str]:
    """Who pays where nobody declares and most card points lose."""
    lines = []
    for contract in (one for one in in_force(rules) if one.goal == "least"):
        words = translate(
            "rules_page",
            "In a {name} whoever has most Augen pays each of the others {value}. Of equals the one with more tricks "
            "pays, then the one with more trumps in them, then the one with the highest trump; of two without any "
            "trump the first from forehand on (a house rule).",
        )
        lines.append(words.format(name=name(contract), value=value_of(rules, contract)))
        if contract.march in MARCHES:
            lines.append(translate("rules_page", str(MARCHES[contract.march])))
        if rules.stakes.lay:
            lines.append(translate("rules_page", "Each Legen doubles that, too."))
    return lines


def value_of(rules: Rules, contract: Contract) -> int:
    """What a game costs when nothing is added."""
    tally = Tally(0, 1, rules.tricks)
    return tariff.value(tariff.items(rules.score, contract, False, tally, (), start(rules).table))
