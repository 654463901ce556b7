"""The chapter of the rules page on the end of a match."""

from PySide6.QtCore import QCoreApplication

from sjavs_desktop.core.rules import Rules

translate = QCoreApplication.translate


def ending(rules: Rules) -> list[str]:
    """What ends the match, and whether choices may be taken back until then."""
    return [*{"rubber": rubber, "loser": loser, "deals": deals}[rules.score.end](rules), taking_back(rules)]


def taking_back(rules: Rules) -> str:
    """Whether a player may take back a choice."""
    if rules.take_back:
        return translate(
            "rules_page", "You may take back what you bid or played; a deal in which you did so counts as practice."
        )
    return translate("rules_page", "What was bid or played stands: nothing may be taken back.")


def rubber(rules: Rules) -> list[str]:
    score = rules.score
    each = score.accounts == "each"
    plain_end = score.crosses == 1 and score.cross_plain == score.cross_double == 1
    if plain_end:
        side = translate("rules_page", "The first side at 0 or below wins the match; 0 need not be hit exactly.")
        player = translate("rules_page", "The first player at 0 or below wins the match; 0 need not be hit exactly.")
    else:
        side = translate("rules_page", "The first side at 0 or below wins the rubber; 0 need not be hit exactly.")
        player = translate("rules_page", "The first player at 0 or below wins the rubber; 0 need not be hit exactly.")
    lines = [player if each else side]
    if score.hook:
        words = translate(
            "rules_page", "With exactly {hook} left a side is said to be on the hook; it changes nothing."
        )
        alone = translate(
            "rules_page", "With exactly {hook} left a player is said to be on the hook; it changes nothing."
        )
        lines.append((alone if each else words).format(hook=score.hook))
    if not plain_end:
        lines += crosses(rules)
    if each and rules.seats > 2:
        lines.append(both_at_zero(rules, plain_end))
    return lines


def both_at_zero(rules: Rules, plain_end: bool) -> str:
    """What happens when two defenders come down to zero together."""
    if plain_end:
        return translate(
            "rules_page",
            "If both defenders reach 0 in the same deal, the one who had less before wins (a house rule).",
        )
    if rules.score.crosses == 0:
        return translate(
            "rules_page", "If both defenders reach 0 in the same deal, both earn the cross (a house rule)."
        )
    return translate(
        "rules_page",
        "If both defenders reach 0 in the same deal, both earn the cross; for the match the one who had less before "
        "is first (a house rule).",
    )


def crosses(rules: Rules) -> list[str]:
    """What crosses are earned by, and how many win the match."""
    score = rules.score
    return [*earned(rules), when_over(score.crosses, score.cross_plain == 0)]


def earned(rules: Rules) -> list[str]:
    """How many crosses a rubber earns."""
    score = rules.score
    plain, double = score.cross_plain, score.cross_double
    one = rules.seats == 2
    if plain == 0:
        words = translate("rules_page", "A double victory, with the others still on {start}, earns a cross.")
        if one:
            words = translate("rules_page", "A double victory, with the other still on {start}, earns a cross.")
        if double != 1:
            words = translate(
                "rules_page", "A double victory, with the others still on {start}, earns {double} crosses."
            )
        return [
            words.format(start=score.start, double=double),
            translate("rules_page", "Any other victory earns nothing."),
        ]
    if plain == double == 1:
        return [translate("rules_page", "A rubber earns a cross.")]
    if plain == double:
        return [translate("rules_page", "A rubber earns {plain} crosses.").format(plain=plain)]
    others = translate(
        "rules_page", "A rubber earns {plain} cross, a double victory (the others still on {start}) {double}."
    )
    other = translate(
        "rules_page", "A rubber earns {plain} cross, a double victory (the other still on {start}) {double}."
    )
    return [(other if one else others).format(plain=plain, double=double, start=score.start)]


def when_over(number: int, on: bool) -> str:
    """How many crosses win the match; it may go on after a rubber that earned none."""
    if number == 0:
        return translate("rules_page", "After each rubber all start anew, until you stop.")
    if number == 1 and on:
        return translate("rules_page", "The first cross wins the match; until then all start anew after each rubber.")
    if number == 1:
        return translate("rules_page", "The first cross wins the match.")
    words = translate("rules_page", "{crosses} crosses win the match; until then all start anew after each rubber.")
    return words.format(crosses=number)


def loser(rules: Rules) -> list[str]:
    return [
        translate("rules_page", "The first player at 0 or below has lost and pays what the table has agreed on."),
        translate(
            "rules_page",
            "If two get there in the same deal, the one who had less before it has lost; if they had the same, one "
            "more deal decides between them, and so on until they differ.",
        ),
        translate("rules_page", "Who ends on {start} øre without having lost anything may be asked to pay too.").format(
            start=rules.score.start
        ),
    ]


def deals(rules: Rules) -> list[str]:
    if not rules.score.deals:
        return [translate("rules_page", "The match has no end: it is played until you stop (a house rule).")]
    words = translate(
        "rules_page",
        "After {deals} deals (a house rule) whoever has most chips has won; a draw is played on until it is broken.",
    )
    lines = [words.format(deals=rules.score.deals)]
    if rules.auction.all_pass not in [one.key for one in rules.contracts]:
        lines.append(translate("rules_page", "Deals that are thrown in do not count among them."))
    return lines
