"""The chapters of the rules page on the cards, on the trumps and on the deal."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sjavs_desktop.core.cards import PIPS, RANK_LETTERS, SUIT_LETTERS, SUITS, Card, card
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.ui.card_words import (
    GERMAN_RANKS,
    card_sign,
    card_signs,
    german,
    packets,
    rank_sign,
    suit_name,
    suit_sign,
)
from sjavs_desktop.ui.rules_bidding import in_force, listed, main_contract, names

translate = QCoreApplication.translate
OLD_MOR, JACK_OF_CLUBS, JACK_OF_SPADES = card("QC"), card("JC"), card("JS")

COUNTED = {
    "A": QT_TRANSLATE_NOOP("rules_page", "an ace {points}"),
    "K": QT_TRANSLATE_NOOP("rules_page", "a king {points}"),
    "Q": QT_TRANSLATE_NOOP("rules_page", "a queen {points}"),
    "J": QT_TRANSLATE_NOOP("rules_page", "a jack {points}"),
    "T": QT_TRANSLATE_NOOP("rules_page", "a ten {points}"),
    "9": QT_TRANSLATE_NOOP("rules_page", "a nine {points}"),
    "8": QT_TRANSLATE_NOOP("rules_page", "an eight {points}"),
    "7": QT_TRANSLATE_NOOP("rules_page", "a seven {points}"),
    "5": QT_TRANSLATE_NOOP("rules_page", "a five {points}"),
}
"""What a card of a rank counts, by its letter."""

MANY = {
    "A": QT_TRANSLATE_NOOP("rules_page", "aces"),
    "K": QT_TRANSLATE_NOOP("rules_page", "kings"),
    "Q": QT_TRANSLATE_NOOP("rules_page", "queens"),
    "J": QT_TRANSLATE_NOOP("rules_page", "jacks"),
    "T": QT_TRANSLATE_NOOP("rules_page", "tens"),
    "9": QT_TRANSLATE_NOOP("rules_page", "nines"),
    "8": QT_TRANSLATE_NOOP("rules_page", "eights"),
    "7": QT_TRANSLATE_NOOP("rules_page", "sevens"),
    "5": QT_TRANSLATE_NOOP("rules_page", "fives"),
}
"""Several cards of a rank, by its letter."""

ALWAYS = (
    QT_TRANSLATE_NOOP("rules_page", "Clubs are always trumps; the whole order is {cards}."),
    QT_TRANSLATE_NOOP("rules_page", "Spades are always trumps; the whole order is {cards}."),
    QT_TRANSLATE_NOOP("rules_page", "Hearts are always trumps; the whole order is {cards}."),
    QT_TRANSLATE_NOOP("rules_page", "Diamonds are always trumps; the whole order is {cards}."),
)
"""That a suit of the French deck is trumps, by suit."""

GERMAN_MANY = {
    "A": "Säue", "K": "Könige", "Q": "Ober", "J": "Unter", "T": "Zehner", "9": "Neuner", "8": "Achter",
    "7": "Siebener", "5": "Fünfer",
}  # fmt: skip
"""The same in the German deck, whose words stay as they are in every language."""


def many(letter: str) -> str:
    """Several cards of a rank."""
    return GERMAN_MANY[letter] if german() else translate("rules_page", str(MANY[letter]))


def counted(letter: str, points: int) -> str:
    """What a card of a rank counts."""
    if german():
        return f"{GERMAN_RANKS[PIPS[letter]]} {points}"
    return translate("rules_page", str(COUNTED[letter])).format(points=points)


def ranks(letters: str) -> str:
    """Ranks one after another, as they stand on the cards; in words where the deck has them."""
    if german():
        return ", ".join(GERMAN_RANKS[PIPS[letter]] for letter in letters)
    return " ".join(rank_sign(PIPS[letter]) for letter in letters)


def signs(some: tuple[Card, ...]) -> str:
    """Cards one after another."""
    return card_signs(some)


# -- Cards -------------------------------------------------------------------------------------------------------------


def cards(rules: Rules) -> list[str]:
    letters = [RANK_LETTERS[one & 15] for one in rules.deck[: len(rules.deck) // len(SUITS)]]
    if rules.auction.offers == "contracts" and german():
        # S3 tells them in the order of the plain suits.
        letters = list(rules.order)
    points = dict(rules.points)
    worth = sorted((one for one in letters if points.get(one)), key=lambda one: -points[one])
    told = ", ".join(counted(one, points[one]) for one in worth)
    pack = translate("rules_page", "{number} cards: {ranks} in each of the four suits.")
    if german():
        pack = translate("rules_page", "{number} cards: {ranks} in each of the four suits, {suits}.")
    some = translate("rules_page", "Card points in tricks: {points}; other cards nothing, and all together {total}.")
    full = translate("rules_page", "Card points in tricks: {points}; all together {total}.")
    every = len(worth) == len(letters)
    lines = [
        pack.format(
            number=len(rules.deck),
            ranks=ranks("".join(letters)),
            suits=listed([suit_name(suit) for suit in SUITS]),
        ),
        (full if every else some).format(points=told, total=rules.score.total),
    ]
    high = [one for one in worth if points[one] >= points.get("T", points.get("5", 0))]
    if every and len(high) == 2:
        words = translate("rules_page", "Because they count so much, {first} and {second} are called counters.")
        lines.append(words.format(first=many(high[0]), second=many(high[1])))
    return lines


# -- Trumps ------------------------------------------------------------------------------------------------------------


def trumps(rules: Rules) -> list[str]:
    contract = main_contract(rules)
    without = [one for one in in_force(rules) if one.trump == "none" and not one.permanent]
    lines = permanent(contract, without) if contract.permanent else []
    if contract.trump in SUIT_LETTERS:
        suit = SUIT_LETTERS.index(contract.trump)
        ordered = rules.ranking(contract.key, suit).trumps
        words = translate("rules_page", "{suit} is always trumps; the whole order is {cards}.")
        if not german():
            words = translate("rules_page", str(ALWAYS[suit]))
        lines.append(words.format(suit=suit_name(suit), cards=signs(ordered)))
    elif contract.trump == "choice":
        words = translate(
            "rules_page",
            "Below them come the other cards of the suit that is named trumps. Together that makes {counts}.",
        )
        lines.append(words.format(counts=trump_counts(rules, contract)))
    lines += plain_order(rules, contract)
    if contract.permanent:
        lines.append(not_of_its_suit(contract))
    if without:
        words = translate("rules_page", "In {names} there are no trumps at all; every suit ranks {ranks}.")
        lines.append(words.format(names=names(without), ranks=ranks(rules.order)))
    return lines


def permanent(contract: Contract, without: list[Contract]) -> list[str]:
    """The permanent trumps; there are contracts without any."""
    words = translate(
        "rules_page", "{number} cards are trumps in every deal, whatever their suit, the highest first: {cards}."
    )
    if without:
        words = translate(
            "rules_page",
            "{number} cards are trumps in every deal except in {names}, whatever their suit, the highest first: "
            "{cards}.",
        )
    told = words.format(number=len(contract.permanent), cards=signs(contract.permanent), names=names(without))
    if pack_is_old_mor(contract):
        highest = translate("rules_page", "The highest of them, the queen of clubs, is called Old Mor.")
        if german():
            highest = translate("rules_page", "The highest of them, the Eichel-Ober, is called Old Mor.")
        return [told, highest]
    return [told]


def pack_is_old_mor(contract: Contract) -> bool:
    """Whether all queens and jacks are permanent trumps, led by the queen of clubs: the game that names her (S0)."""
    return len(contract.permanent) == 8 and contract.permanent[0] == OLD_MOR


def not_of_its_suit(contract: Contract) -> str:
    """That a permanent trump is of no suit but trumps."""
    held = () if german() else contract.permanent
    if contract.trump == "choice" and JACK_OF_CLUBS in held:
        return translate(
            "rules_page",
            "A permanent trump is never of the suit printed on it: {card} is no club when clubs are led (unless clubs "
            "are trumps, then it is simply a trump).",
        ).format(card=card_sign(JACK_OF_CLUBS))
    if contract.trump in SUIT_LETTERS and contract.trump != "S" and JACK_OF_SPADES in held:
        return translate(
            "rules_page",
            "A permanent trump is never of the suit printed on it: {card} is no spade when spades are led.",
        ).format(card=card_sign(JACK_OF_SPADES))
    return translate("rules_page", "A permanent trump is never of the suit printed on it.")


def plain_order(rules: Rules, contract: Contract) -> list[str]:
    """The order of the plain cards; ranks that are permanent trumps in some suits only are told apart."""
    left: dict[str, list[int]] = {}
    for letter in rules.order:
        plain = [one >> 4 for one in rules.deck if one not in contract.permanent and RANK_LETTERS[one & 15] == letter]
        left |= {letter: plain} if plain else {}
    words = translate("rules_page", "All other cards rank, the highest first: {ranks}.")
    lines = [words.format(ranks=ranks("".join(left)))]
    mixed = translate("rules_page", "{trumps} are permanent trumps, {others} ordinary cards of their suit.")
    for letter, suits in left.items():
        if len(suits) < len(SUITS):
            every = {suit: card_sign(suit << 4 | PIPS[letter]) for suit in SUITS}
            trumped = listed([sign for suit, sign in every.items() if suit not in suits])
            others = listed([sign for suit, sign in every.items() if suit in suits])
            lines.append(mixed.format(trumps=trumped, others=others))
    return lines


def trump_counts(rules: Rules, contract: Contract) -> str:
    """How many trumps there are in each suit."""
    sizes = [len(rules.ranking(contract.key, suit).trumps) for suit in SUITS]
    if len(set(sizes)) == 1:
        return translate("rules_page", "{number} trumps").format(number=sizes[0])
    words = translate("rules_page", "{number} trumps if they are {suits}")
    either = translate("rules_page", "{first} or {second}")
    parts = []
    for size in sorted(set(sizes)):
        suits = [suit_sign(suit) for suit in SUITS if sizes[suit] == size]
        told = either.format(first=", ".join(suits[:-1]), second=suits[-1]) if len(suits) > 1 else suits[0]
        parts.append(words.format(number=size, suits=told))
    return ", ".join(parts)


# -- Deal --------------------------------------------------------------------------------------------------------------


def deal(rules: Rules) -> list[str]:
    lines = [
        translate("rules_page", "The program draws the first dealer, and as it also deals, there can be no misdeal."),
        cutting(rules),
        how_dealt(rules),
    ]
    hand = translate("rules_page", "That makes {hand} cards in hand each.")
    if rules.talon and rules.auction.offers == "length":
        hand = translate("rules_page", "That makes {hand} cards in hand each; {talon} lie face down in the middle.")
    elif rules.talon:
        hand = translate(
            "rules_page", "That makes {hand} cards in hand each; {talon}, the cat, lie face down in the middle."
        )
    lines.append(hand.format(hand=rules.hand, talon=rules.talon))
    if rules.spread:
        words = translate(
            "rules_page",
            "Besides, each player has {number} cards face down on the table and {number} face up, one on each of them.",
        )
        lines.append(words.format(number=rules.spread))
    left = translate("rules_page", "Next the player on the dealer's left deals.")
    other = translate("rules_page", "Next the player on the dealer's right deals, against the direction of play.")
    if rules.seats == 2:
        left = other = translate("rules_page", "Both deal in turn.")
    lines.append({1: left, -1: other}.get(rules.rotation, translate("rules_page", "The same player always deals.")))
    return lines


def cutting(rules: Rules) -> str:
    """Who cuts."""
    if rules.cut == "always_knock":
        return translate("rules_page", "The dealer shuffles; the pack is not cut.")
    if rules.cut == "ask" and rules.seats == 2:
        return translate("rules_page", "The dealer shuffles; the dealer's opponent cuts the pack or knocks on it.")
    if rules.cut == "ask":
        return translate(
            "rules_page", "The dealer shuffles; the player on the dealer's right cuts the pack or knocks on it."
        )
    if rules.seats == 2:
        return translate("rules_page", "The dealer shuffles and the dealer's opponent cuts the pack.")
    if pack_is_old_mor(main_contract(rules)) and not main_contract(rules).price:
        return translate(
            "rules_page", "The dealer shuffles and the player on the dealer's right cuts the pack (a house rule)."
        )
    return translate("rules_page", "The dealer shuffles and the player on the dealer's right cuts the pack.")


def how_dealt(rules: Rules) -> str:
    """In which packets the cards are dealt."""
    cut, knocked = dealt_in(rules.packets), dealt_in(rules.knocked)
    if rules.cut != "ask":
        words = translate("rules_page", "The cards are dealt {packets}.")
        return words.format(packets=knocked if rules.cut == "always_knock" else cut)
    if len(rules.knocked) == 1:
        words = translate("rules_page", "After a cut the cards are dealt {cut}, after a knock all {knock} at once.")
        return words.format(cut=cut, knock=rules.knocked[0])
    words = translate("rules_page", "After a cut the cards are dealt {cut}; after a knock {knock}.")
    return words.format(cut=cut, knock=knocked)


def dealt_in(sizes: tuple[int, ...]) -> str:
    """Packets in words; those to the middle are told as such."""
    if min(sizes) > 0 and len(sizes) > 1:
        return translate("rules_page", "in packets of {packets}").format(packets=packets(sizes))
    if len(sizes) == 1:
        return translate("rules_page", "all {number} at once").format(number=sizes[0])
    each = translate("rules_page", "{number} each")
    middle = translate("rules_page", "{number} to the middle")
    return ", ".join((each if size > 0 else middle).format(number=abs(size)) for size in sizes)
