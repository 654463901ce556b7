"""The chapter of the rules page on the auction, and what the chapters share about contracts."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.ui import pack_words
from sjavs_desktop.ui.card_words import suit_name, suit_signs

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


def main_contract(rules: Rules) -> Contract:
    """The contract that the other ones are told after."""
    return rules.contract(rules.auction.contract)


def with_another_aim(rules: Rules) -> list[Contract]:
    """The contracts that are bid and do not ask for the card points that the main one asks for."""
    main = main_contract(rules)
    return [
        one
        for one in in_force(rules)
        if one.key != rules.auction.all_pass and (one.goal, one.target) != (main.goal, main.target)
    ]


def listed(words: list[str]) -> str:
    """Words one after another, as they stand in a sentence."""
    if len(words) < 2:
        return "".join(words)
    return translate("rules_page", "{first} and {last}").format(first=", ".join(words[:-1]), last=words[-1])


def names(contracts: list[Contract]) -> str:
    """Contracts by name, as they stand in a sentence."""
    return listed([pack_words.say(one.name) for one in contracts])


# -- Auction -----------------------------------------------------------------------------------------------------------


def auction(rules: Rules) -> list[str]:
    offers = rules.auction.offers
    lines = [] if offers == "play" else [in_turn(rules)]
    lines += {"length": by_length, "contracts": by_name, "play": by_play}[offers](rules)
    if rules.auction.must_speak:
        lines.append(translate("rules_page", "Whoever can bid must bid."))
    elif offers != "play":
        lines.append(translate("rules_page", "Nobody has to bid."))
    return [*lines, *when_all_pass(rules)]


def in_turn(rules: Rules) -> str:
    """Who speaks first, and how often."""
    if rules.seats == 2:
        return translate("rules_page", "The dealer's opponent, forehand, speaks first; both speak once.")
    if rules.auction.offers == "contracts":
        return translate(
            "rules_page",
            "The player on the dealer's left, forehand, speaks first, then the others in turn; everybody speaks once "
            "(a house rule).",
        )
    return translate(
        "rules_page",
        "The player on the dealer's left, forehand, speaks first, then the others in turn; everybody speaks once.",
    )


def by_length(rules: Rules) -> list[str]:
    words = translate(
        "rules_page",
        "A bid is the length of one's longest suit, the permanent trumps counted with it; {least} cards are the least. "
        "The suit is not named yet. A later bid must be longer.",
    )
    lines = [words.format(least=rules.auction.minimum)]
    if rules.spread:
        words = translate("rules_page", "A bid counts only the {hand} cards in hand.")
        lines.append(words.format(hand=rules.hand))
    better = rules.auction.better
    if better is None:
        words = translate(
            "rules_page", "The highest bidder is the declarer and names as trumps a suit of the length that was bid."
        )
        return [*lines, words]
    words = translate(
        "rules_page",
        "An equal length may be outbid in {suit}, even if the first bidder meant {suit} too: one says “better”, once "
        "for each length (a house rule). Trumps are then {suit}.",
    )
    lines.append(words.format(suit=suit_name(better)))
    words = translate(
        "rules_page",
        "The highest bidder is the declarer and names as trumps a suit of the length that was bid; if {suit} are of "
        "that length too, it must be {suit}.",
    )
    return [*lines, words.format(suit=suit_name(better))]


def by_name(rules: Rules) -> list[str]:
    suits = [one for one in in_force(rules) if one.bid == "suit"]
    lines = []
    if suits:
        words = translate(
            "rules_page",
            "A bid names a suit of which one holds at least {least} cards, the permanent trumps counted with it. Each "
            "bid must be higher than the one before; the suits rank, the highest first, {suits} (a house rule).",
        )
        order = suit_signs(rules.auction.suits)
        lines.append(words.format(least=rules.auction.minimum, suits=order))
    ordinary = next((one.level for one in suits if not one.name), 0)
    for contract in sorted((one for one in suits if one.name), key=lambda one: one.level):
        below = translate(
            "rules_page", "{name} is bid with a suit, just below the plain bid of that suit (a house rule): {what}."
        )
        above = translate(
            "rules_page", "{name} is bid with a suit, just above the plain bid of that suit (a house rule): {what}."
        )
        chosen = above if contract.level > ordinary else below
        lines.append(chosen.format(name=pack_words.say(contract.name), what=what(rules, contract)))
    lines += above_all(rules, bool(suits))
    return [*lines, declarer(rules, bool(suits))]


def declarer(rules: Rules, suits: bool) -> str:
    """What the auction decides."""
    if not suits:
        return translate("rules_page", "The highest bidder is the declarer.")
    without = [one for one in in_force(rules) if one.bid == "alone" and one.trump == "none"]
    words = translate("rules_page", "The highest bidder is the declarer, and the suit of the highest bid is trumps.")
    but = translate(
        "rules_page",
        "The highest bidder is the declarer, and the suit of the highest bid is trumps; in {names} there are no "
        "trumps.",
    )
    return (but if without else words).format(names=names(without))


def above_all(rules: Rules, suits: bool) -> list[str]:
    """The contracts that are bid without a suit, above all suits if any are bid."""
    alone = sorted((one for one in in_force(rules) if one.bid == "alone"), key=lambda one: (one.rank, one.level))
    if not alone:
        return []
    if suits and len(alone) == 1:
        words = translate(
            "rules_page", "{name} may be bid above all suits (a house rule); it needs no long suit: {what}."
        )
        return [words.format(name=pack_words.say(alone[0].name), what=what(rules, alone[0]))]
    told = ", ".join(f"{pack_words.say(one.name)} ({what(rules, one)})" for one in alone)
    words = translate("rules_page", "Above all suits may be bid, the lowest first: {names}. They need no long suit.")
    only = translate("rules_page", "The bids, the lowest first: {names}. Each must be higher than the one before.")
    return [(words if suits else only).format(names=told)]


def what(rules: Rules, contract: Contract) -> str:
    """What a contract asks for, as it stands in a sentence: the goal, and around it what else there is to it."""
    told = translate("rules_page", "to take {target} card points").format(target=contract.target)
    if contract.goal == "none":
        told = translate("rules_page", "to take no trick at all")
    elif contract.goal == "all":
        told = translate("rules_page", "to take every trick")
    for around in conditions(rules, contract):
        told = around.format(goal=told)
    return told


def conditions(rules: Rules, contract: Contract) -> Iterator[str]:
    """What there is to a contract besides its goal, each with a place for what is told before."""
    if contract.sides == "alone" and rules.score.accounts == "pairs":
        but = translate(
            "rules_page", "{goal}, alone against the three others (the partner's tricks count for the others)"
        )
        yield translate("rules_page", "{goal}, alone against the three others") if contract.goal == "none" else but
    if contract.factor == 2 and contract.bid == "suit":
        yield translate("rules_page", "{goal}, for double")
    if contract.trump == "none" and not contract.permanent:
        yield translate("rules_page", "{goal}, without trumps")
    if contract.bid == "alone" and contract.trump != "none" and rules.talon:
        taken = translate("rules_page", "{goal}, with the cat to exchange with")
        stays = translate("rules_page", "{goal}, without an exchange with the cat")
        yield taken if contract.exchange == "talon" else stays


def by_play(rules: Rules) -> list[str]:
    return [
        translate("rules_page", "The player on the dealer's left, forehand, speaks first, then the others in turn."),
        translate(
            "rules_page",
            "One says “play” or “pass”; the first who says “play” is the declarer and ends the auction.",
        ),
    ]


# -- Nobody bids -------------------------------------------------------------------------------------------------------


def when_all_pass(rules: Rules) -> list[str]:
    after = rules.auction.all_pass
    told = rules.score.accounts == "pairs" or rules.auction.offers == "length"
    if after == "redeal_same":
        same = translate("rules_page", "If all pass, the cards are thrown in and the same dealer deals again.")
        house = translate(
            "rules_page", "If all pass, the cards are thrown in and the same dealer deals again (a house rule)."
        )
        return [same if told else house]
    if after == "redeal_next":
        following = translate("rules_page", "If all pass, the cards are thrown in and the next dealer deals.")
        house = translate(
            "rules_page", "If all pass, the cards are thrown in and the next dealer deals (a house rule)."
        )
        return [following if told else house]
    if rules.contract(after).sides != "alone":
        return [
            translate(
                "rules_page",
                "If all pass, the deal is played all the same, with the permanent trumps as the only trumps (a house "
                "rule).",
            )
        ]
    lines = [
        translate(
            "rules_page",
            "If all pass, the deal is played all the same: everybody plays alone, and only the permanent trumps are "
            "trumps (a house rule).",
        )
    ]
    if rules.talon:
        words = translate("rules_page", "Nobody takes the cat then, and it counts for nobody.")
        if rules.auction.offers == "length":
            words = translate(
                "rules_page", "Nobody takes the {number} cards in the middle then, and they count for nobody."
            )
        lines.append(words.format(number=rules.talon))
    return lines
