"""The chapters of the rules page on the auction, on what comes before the play, and on the play."""

from PySide6.QtCore import QCoreApplication

from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.ui import pack_words
from sjavs_desktop.ui.card_words import SUIT_SIGNS, suit_name

translate = QCoreApplication.translate


def in_force(rules: Rules) -> tuple[Contract, ...]:
    """The contracts that can come about: those that are bid, the standard one, and the one for when all pass."""
    auction = rules.auction
    named = auction.offers == "contracts"
    return tuple(
        one
        for one in rules.contracts
        if (one.bid != "none" if named else one.key == auction.contract) or one.key == auction.all_pass
    )


def auction(rules: Rules) -> list[str]:
    lines = [translate("rules_page", "The player on the dealer's left, forehand, speaks first; everybody speaks once.")]
    if rules.seats == 2:
        lines = [translate("rules_page", "The dealer's opponent, forehand, speaks first; both speak once.")]
    lines += {"length": by_length, "contracts": by_name, "play": by_play}[rules.auction.offers](rules)
    if rules.auction.must_speak:
        lines.append(translate("rules_page", "Whoever can bid must bid."))
    elif rules.auction.offers != "play":
        lines.append(translate("rules_page", "Nobody has to bid."))
    lines.append(when_all_pass(rules))
    return lines


def by_length(rules: Rules) -> list[str]:
    words = translate(
        "rules_page",
        "A bid is the length of one's longest suit, the permanent trumps counted with it; {least} cards are the least. "
        "A later bid must be longer.",
    )
    lines = [words.format(least=rules.auction.minimum)]
    better = rules.auction.better
    if better is not None:
        words = translate(
            "rules_page",
            "An equal length may be outbid in {suit}: one says “better”, once for each length. Trumps are then {suit}.",
        )
        lines.append(words.format(suit=suit_name(better)))
    words = translate(
        "rules_page",
        "The highest bidder is the declarer and names as trumps a suit of the length that was bid",
    )
    clubs = translate("rules_page", "; if {suit} is one of them, it must be {suit}.")
    lines.append(words + (clubs.format(suit=suit_name(better)) if better is not None else "."))
    return lines


def by_name(rules: Rules) -> list[str]:
    suits = [one for one in in_force(rules) if one.bid == "suit"]
    alone = sorted((one for one in in_force(rules) if one.bid == "alone"), key=lambda one: (one.rank, one.level))
    lines, pairs = [], rules.score.accounts == "pairs"
    if suits:
        words = translate(
            "rules_page",
            "A bid names a suit of which one holds at least {least} cards, the permanent trumps counted with it. "
            "Each bid must be higher than the one before; the suits rank {suits}.",
        )
        order = " ".join(SUIT_SIGNS[suit] for suit in rules.auction.suits)
        lines.append(words.format(least=rules.auction.minimum, suits=order))
    named = sorted((one for one in suits if one.name), key=lambda one: one.level)
    ordinary = next((one.level for one in suits if not one.name), 0)
    for contract in named:
        words = translate("rules_page", "{name} is bid with a suit, just below the plain bid of that suit: {what}.")
        above = translate("rules_page", "{name} is bid with a suit, just above the plain bid of that suit: {what}.")
        chosen = above if contract.level > ordinary else words
        lines.append(chosen.format(name=pack_words.say(contract.name), what=what(contract, pairs)))
    if alone:
        names = ", ".join(f"{pack_words.say(one.name)} ({what(one, pairs)})" for one in alone)
        words = translate("rules_page", "Above all suits may be bid, the lowest first: {names}.")
        only = translate("rules_page", "The bids, the lowest first: {names}. Each must be higher than the one before.")
        lines.append((words if suits else only).format(names=names))
    lines.append(translate("rules_page", "The highest bidder is the declarer."))
    return lines


def what(contract: Contract, pairs: bool) -> str:
    """What a contract asks for, as it stands in a sentence."""
    if contract.goal == "none":
        parts = [translate("rules_page", "to take no trick at all")]
    elif contract.goal == "all":
        parts = [translate("rules_page", "to take every trick")]
    else:
        parts = [translate("rules_page", "to take {target} card points").format(target=contract.target)]
    if contract.sides == "alone" and pairs:
        parts.append(translate("rules_page", "alone: the partner's tricks count for the others"))
    if contract.trump == "none" and not contract.permanent:
        parts.append(translate("rules_page", "without trumps"))
    if contract.bid == "alone" and contract.trump != "none":
        with_cat = translate("rules_page", "with the cards in the middle")
        without = translate("rules_page", "without the cards in the middle")
        parts.append(with_cat if contract.exchange == "talon" else without)
    return ", ".join(parts)


def by_play(rules: Rules) -> list[str]:
    return [translate("rules_page", "One says “play” or “pass”. The first who says “play” is the declarer.")]


def when_all_pass(rules: Rules) -> str:
    after = rules.auction.all_pass
    if after == "redeal_same":
        return translate("rules_page", "If all pass, the cards are thrown in and the same dealer deals again.")
    if after == "redeal_next":
        return translate("rules_page", "If all pass, the cards are thrown in and the next dealer deals.")
    contract = rules.contract(after)
    if contract.sides == "alone":
        return translate("rules_page", "If all pass, everybody plays alone, and only the permanent trumps are trumps.")
    return translate("rules_page", "If all pass, the deal is played with the permanent trumps as the only trumps.")


def before_play(rules: Rules) -> list[str]:
    lines = []
    if rules.auction.offers != "length" and any(
        one.trump == "choice" and one.bid == "alone" for one in in_force(rules)
    ):
        lines.append(translate("rules_page", "The declarer names the trump suit."))
    if "exchange" in rules.flow and any(one.exchange == "talon" for one in in_force(rules)):
        if rules.look_first:
            words = translate(
                "rules_page",
                "The declarer may take up the {number} cards in the middle and then lays {number} cards away, "
                "or leaves them lying.",
            )
        else:
            words = translate(
                "rules_page",
                "The declarer may lay {number} cards away, face down, and only then takes up the {number} cards in the "
                "middle, or leaves them lying.",
            )
        lines.append(words.format(number=rules.talon))
        lines.append(
            translate(
                "rules_page",
                "Until the first card is led the declarer may look at what was laid away. Laid away or left, these "
                "cards count for the declarer at the end.",
            )
        )
    if "fold" in rules.flow:
        lines.append(
            translate(
                "rules_page", "Before the first lead the declarer may fold: the deal is not played and counts as lost."
            )
        )
    return lines


def play(rules: Rules) -> list[str]:
    lines = [
        translate(
            "rules_page", "Forehand leads to the first trick, and whoever takes a trick leads to the next; clockwise."
        )
    ]
    follow = rules.contract(rules.auction.contract).follow
    words = translate("rules_page", "Follow the suit that was led if you can; all trumps together are one suit.")
    lines.append(f"{words} {when_void(follow)}" if "suit" in follow else when_void(follow))
    lines.append(
        translate(
            "rules_page", "The highest trump takes the trick, or without a trump the highest card of the suit led."
        )
    )
    if rules.spread:
        lines.append(
            translate(
                "rules_page",
                "The cards face up are played like those in hand; when one is gone, the card under it is turned up.",
            )
        )
    return lines


def when_void(follow: tuple[str, ...]) -> str:
    """What may be played by who cannot follow."""
    if "overtrump" in follow:
        return translate(
            "rules_page",
            "Whoever cannot follow may play any card; but when a plain suit was led and somebody has trumped, a higher "
            "trump must be played by whoever has one, even over a partner.",
        )
    if "overtrump_except_partner" in follow:
        return translate(
            "rules_page",
            "Whoever cannot follow may play any card; but when a plain suit was led and somebody has trumped, a higher "
            "trump must be played by whoever has one, unless the trick is the partner's so far.",
        )
    return translate("rules_page", "Whoever cannot follow may play any card; nobody has to trump or to beat a trump.")
