"""The chapters of the rules page on what comes before the play, and on the play."""

from PySide6.QtCore import QCoreApplication

from sjavs_desktop.core.rules import Rules
from sjavs_desktop.ui import pack_words
from sjavs_desktop.ui.rules_bidding import in_force, main_contract, names

translate = QCoreApplication.translate


def before_play(rules: Rules) -> list[str]:
    lines = []
    if rules.auction.offers != "length" and any(
        one.trump == "choice" and one.bid == "alone" for one in in_force(rules)
    ):
        lines.append(translate("rules_page", "The declarer names the trump suit."))
    if "exchange" in rules.flow and any(one.exchange == "talon" for one in in_force(rules)):
        lines += exchange(rules)
    if "fold" in rules.flow:
        lines.append(
            translate(
                "rules_page", "Before the first lead the declarer may fold: the deal is not played and counts as lost."
            )
        )
    return lines


def exchange(rules: Rules) -> list[str]:
    """What may be done with the cards in the middle; in some contracts they stay where they are."""
    middle = pack_words.middle(rules)
    played = [one for one in in_force(rules) if one.key != rules.auction.all_pass]
    some = [one for one in played if one.exchange == "talon"]
    stays = [one for one in played if one.exchange != "talon"]
    if rules.look_first:
        words = translate(
            "rules_page",
            "The declarer either leaves {middle} unseen, or takes up those {number} cards and then lays {number} cards "
            "away.",
        )
        only = translate(
            "rules_page",
            "In {names} the declarer either leaves {middle} unseen, or takes up those {number} cards and then lays "
            "{number} cards away.",
        )
    else:
        words = translate(
            "rules_page",
            "The declarer either leaves {middle} unseen, or lays {number} cards away face down and then takes up those "
            "{number}.",
        )
        only = translate(
            "rules_page",
            "In {names} the declarer either leaves {middle} unseen, or lays {number} cards away face down and then "
            "takes up those {number}.",
        )
    lines = [(only if stays else words).format(number=rules.talon, names=names(some), middle=middle)]
    lines.append(
        translate(
            "rules_page",
            "Until the first card is led the declarer may look at what was laid away. What was laid away or left lying "
            "counts for the declarer at the end.",
        )
    )
    if stays:
        words = translate(
            "rules_page",
            "In {names} nobody sees {middle} before the end of the deal; it counts for the declarer all the same.",
        )
        lines.append(words.format(names=names(stays), middle=middle))
    return lines


# -- Play --------------------------------------------------------------------------------------------------------------


def play(rules: Rules) -> list[str]:
    lines = [
        translate(
            "rules_page", "Forehand leads to the first trick, and whoever takes a trick leads to the next; clockwise."
        )
    ]
    if rules.seats == 2:
        lines = [
            translate("rules_page", "Forehand leads to the first trick, and whoever takes a trick leads to the next.")
        ]
    follow = main_contract(rules).follow
    if "suit" in follow:
        lines.append(
            translate("rules_page", "Follow the suit that was led if you can; all trumps together are one suit.")
        )
    lines += [when_void(rules, follow), *other_duties(rules)]
    lines.append(
        translate(
            "rules_page", "The highest trump takes the trick, or without a trump the highest card of the suit led."
        )
    )
    if rules.spread:
        lines.append(
            translate(
                "rules_page",
                "The cards face up are played like those in hand; after the trick in which one was played, the card "
                "under it is turned up.",
            )
        )
    return lines


def beating(follow: tuple[str, ...]) -> str:
    """The duty to beat a trump among the rules of play; empty when there is none."""
    return next((one for one in ("overtrump", "overtrump_except_partner") if one in follow), "")


def other_duties(rules: Rules) -> list[str]:
    """What has to be played in contracts that are played by other rules than the main one; silent on two players."""
    main = main_contract(rules).follow
    others = [one for one in in_force(rules) if "suit" not in one.follow and "suit" in main]
    free = translate("rules_page", "In {names} nobody has to follow suit.")
    lines = [free.format(names=names(others))] if others else []
    words = {
        "overtrump": translate(
            "rules_page",
            "In {names} whoever cannot follow when a plain suit was led and the trick has been trumped must play a "
            "trump higher than the best so far if able; otherwise any card.",
        ),
        "overtrump_except_partner": translate(
            "rules_page",
            "In {names} whoever cannot follow when a plain suit was led and the trick has been trumped must play a "
            "trump higher than the best so far if able, unless somebody of the same side has it; otherwise any card.",
        ),
        "": translate("rules_page", "In {names} whoever cannot follow may play any card."),
    }
    for duty, told in words.items() if rules.seats > 2 else ():
        some = [one for one in in_force(rules) if beating(one.follow) == duty != beating(main)]
        lines += [told.format(names=names(some))] if some else []
    return lines


def when_void(rules: Rules, follow: tuple[str, ...]) -> str:
    """What may be played by who cannot follow."""
    if not beating(follow):
        but = [one for one in in_force(rules) if beating(one.follow)]
        if but:
            words = translate(
                "rules_page",
                "Whoever cannot follow may play any card; nobody has to trump or, except in {names}, to beat a trump.",
            )
            return words.format(names=names(but))
        return translate(
            "rules_page", "Whoever cannot follow may play any card; nobody has to trump or to beat a trump."
        )
    if rules.seats == 2:
        return translate(
            "rules_page",
            "Whoever cannot follow may play any card. Nobody has to trump: with two players the duty to overtrump "
            "never arises.",
        )
    pairs = rules.score.accounts == "pairs" or main_contract(rules).sides == "called"
    if "overtrump" in follow:
        partner = translate(
            "rules_page",
            "Whoever cannot follow may play any card; but if a plain suit was led and the trick has been trumped, a "
            "player who cannot follow must play a trump higher than the best so far if able, even over a partner; "
            "otherwise any card. Nobody has to be the first to trump.",
        )
        other = translate(
            "rules_page",
            "Whoever cannot follow may play any card; but if a plain suit was led and the trick has been trumped, a "
            "player who cannot follow must play a trump higher than the best so far if able, even over the other "
            "defender; otherwise any card. Nobody has to be the first to trump.",
        )
        return partner if pairs else other
    partner = translate(
        "rules_page",
        "Whoever cannot follow may play any card; but if a plain suit was led and the trick has been trumped, a "
        "player who cannot follow must play a trump higher than the best so far if able, unless the trick is the "
        "partner's so far; otherwise any card. Nobody has to be the first to trump.",
    )
    other = translate(
        "rules_page",
        "Whoever cannot follow may play any card; but if a plain suit was led and the trick has been trumped, a "
        "player who cannot follow must play a trump higher than the best so far if able, unless the trick is the "
        "other defender's so far; otherwise any card. Nobody has to be the first to trump.",
    )
    return partner if pairs else other
