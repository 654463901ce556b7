"""The chapters of the rules page on the score of a deal and on the end of a match."""

from html import escape

from PySide6.QtCore import QCoreApplication

from sjavs_desktop.core.payoff import carry, scaled
from sjavs_desktop.core.rules import Band, Contract, Rules
from sjavs_desktop.ui import pack_words
from sjavs_desktop.ui.card_words import suit_name
from sjavs_desktop.ui.rules_bidding import in_force

translate = QCoreApplication.translate


def scoring(rules: Rules) -> list[str]:
    """How a deal is paid, as HTML: who is moved, then a table for each contract."""
    lines = [f"<p>{escape(one)}</p>" for one in (who_is_paid(rules), *half(rules))]
    return lines + [table(rules, contract) for contract in in_force(rules)]


def who_is_paid(rules: Rules) -> str:
    """Whose account a deal moves."""
    score = rules.score
    start = score.start
    if score.payoff == "winners_descend" and score.accounts == "pairs":
        words = translate(
            "rules_page", "Each side begins with {start} and wants to get down to 0; who wins a deal comes down."
        )
    elif score.payoff == "winners_descend":
        words = translate(
            "rules_page", "Everybody begins with {start} and wants to get down to 0; all who win a deal come down."
        )
    elif score.payoff == "failure_adds" and score.deduct:
        words = translate(
            "rules_page",
            "Each side begins with {start} and wants to get down to 0. Declarers who make it come down; declarers who "
            "fail go up and the others come down by as much.",
        )
    elif score.payoff == "failure_adds":
        words = translate(
            "rules_page",
            "Each side begins with {start} and wants to get down to 0. Declarers who make it come down; declarers who "
            "fail go up and the others stay where they are.",
        )
    elif score.payoff == "losers_pay":
        words = translate(
            "rules_page",
            "Everybody begins with {start}. Whoever loses a deal pays; of two defenders who lose, each pays.",
        )
    else:
        words = translate(
            "rules_page",
            "Everybody begins with {start}. After a deal each opponent settles with the declarer in counters.",
        )
    return words.format(start=start)


def half(rules: Rules) -> list[str]:
    """What half of the card points each comes to."""
    score, contract = rules.score, rules.contract(rules.auction.contract)
    if contract.goal != "points" or contract.target != score.total // 2 + 1:
        return []
    even = score.total // 2
    if score.tie == "fail":
        return [translate("rules_page", "{even} to {even} is lost for the declarer's side.").format(even=even)]
    simple, better = carry(score, 1, False), carry(score, 1, True)
    if not simple and not better:
        return [translate("rules_page", "{even} to {even} is a tie: nobody scores.").format(even=even)]
    words = translate(
        "rules_page", "{even} to {even} is a tie: nobody scores, and the winners of the next deal score {simple} more"
    )
    told = words.format(even=even, simple=simple)
    if rules.auction.better is not None and better != simple:
        words = translate("rules_page", ", or {better} more if that one is in {suit}")
        told += words.format(better=better, suit=suit_name(rules.auction.better))
    adds = translate("rules_page", ". Ties in a row add up.")
    once = translate("rules_page", ". A second tie in a row adds nothing.")
    return [told + (adds if score.accumulate else once)]


# -- Tables ------------------------------------------------------------------------------------------------------------


def table(rules: Rules, contract: Contract) -> str:
    """The values of a contract, made and failed."""
    clubs = rules.auction.better is not None and contract.trump == "choice"
    points = translate("rules_page", "simple") if clubs else translate("rules_page", "points")
    columns = [points, suit_name(rules.auction.better or 0)] if clubs else [points]
    made = rows(rules, contract, rules.score.table(contract.win), True, clubs)
    failed = rows(rules, contract, rules.score.table(contract.loss), False, clubs)
    if "fold" in rules.flow and contract.key != rules.auction.all_pass:
        last = rules.score.table("fold")[-1]
        failed.append([translate("rules_page", "folded before the first lead"), *values(rules, contract, last, clubs)])
    name, (won, lost) = title(rules, contract), headings(rules)
    parts = [(won, made), (lost, failed)]
    if contract.key == rules.auction.all_pass:
        parts, name = [(name, made)], ""
    html = "".join(head(words, columns) + "".join(map(cells, some)) for words, some in parts)
    above = f"<p><b>{escape(name)}</b></p>" if name else ""
    return f"{above}<table cellspacing='3'>{html}</table>"


def head(words: str, columns: list[str]) -> str:
    """The first line of a part of a table."""
    named = "".join(f"<td align='right'>&nbsp;&nbsp;<i>{escape(one)}</i></td>" for one in columns)
    return f"<tr><td><i>{escape(words)}</i></td>{named}</tr>"


def cells(row: list[str]) -> str:
    """A line of a table: words, then numbers."""
    numbers = "".join(f"<td align='right'>{escape(one)}</td>" for one in row[1:])
    return f"<tr><td>{escape(row[0])}&nbsp;&nbsp;</td>{numbers}</tr>"


def headings(rules: Rules) -> tuple[str, str]:
    """What happens when the declarer's side makes it, and when it fails."""
    return {
        "winners_descend": (
            translate("rules_page", "Made: the declarer's side scores"),
            translate("rules_page", "Failed: the others score"),
        ),
        "failure_adds": (
            translate("rules_page", "Made: the declarer's side comes down by"),
            translate("rules_page", "Failed: the declarer's side goes up by"),
        ),
        "losers_pay": (
            translate("rules_page", "Made: each opponent pays"),
            translate("rules_page", "Failed: the declarer pays"),
        ),
        "each_pays": (
            translate("rules_page", "Made: each opponent pays the declarer"),
            translate("rules_page", "Failed: the declarer pays each opponent"),
        ),
    }[rules.score.payoff]


def rows(rules: Rules, contract: Contract, bands: tuple[Band, ...], won: bool, clubs: bool) -> list[list[str]]:
    """The lines of a part of a table; a row that one above it says already can never come about."""
    told: list[list[str]] = []
    for at, band in enumerate(bands):
        words = condition(rules, contract, band, won, list(bands[:at]))
        if words not in [line[0] for line in told]:
            told.append([words, *values(rules, contract, band, clubs)])
    return told


def values(rules: Rules, contract: Contract, band: Band, clubs: bool) -> list[str]:
    """What a row counts, simple and in the better suit."""
    counted = (band.simple, band.better) if clubs else (band.simple,)
    return [str(scaled(rules.score, contract, value)) for value in counted]


def title(rules: Rules, contract: Contract) -> str:
    """What stands above a table."""
    if contract.key == rules.auction.all_pass:
        return translate("rules_page", "When nobody bid")
    if contract.name and contract.bid != "none":
        return pack_words.say(contract.name)
    return ""


def condition(rules: Rules, contract: Contract, band: Band, won: bool, above: list[Band]) -> str:
    """When a row of a table holds, given the rows above it."""
    if contract.key == rules.auction.all_pass:
        return translate("rules_page", "most card points")
    if band.tricks == "all" and band.one_hand and contract.sides != "alone":
        return translate("rules_page", "every trick, one player alone")
    if band.tricks == "all":
        return translate("rules_page", "every trick")
    if band.tricks == "none":
        return translate("rules_page", "no trick")
    if contract.goal == "none":
        return translate("rules_page", "no trick") if won else translate("rules_page", "a trick")
    if contract.goal == "all":
        return translate("rules_page", "every trick") if won else translate("rules_page", "a trick was lost")
    low, high = limits(rules, contract, band, won, above)
    if low == high:
        return translate("rules_page", "{points} card points").format(points=low)
    return translate("rules_page", "{low} to {high} card points").format(low=low, high=high)


def limits(rules: Rules, contract: Contract, band: Band, won: bool, above: list[Band]) -> tuple[int, int]:
    """The fewest and the most card points that fall into a row."""
    score = rules.score
    tie = score.tie == "carry" and contract.target == score.total // 2 + 1
    low = contract.target if won else 0
    high = score.total if won else contract.target - (2 if tie else 1)
    least = [one.least for one in above if one.least is not None and one.tricks is None]
    most = [one.most for one in above if one.most is not None and one.tricks is None]
    high = min([high, *(points - 1 for points in least)])
    low = max([low, *(points + 1 for points in most)])
    return max(low, band.least or 0), min(high, high if band.most is None else band.most)


# -- Match -------------------------------------------------------------------------------------------------------------


def ending(rules: Rules) -> list[str]:
    """What ends the match."""
    return {"rubber": rubber, "loser": loser, "deals": deals}[rules.score.end](rules)


def rubber(rules: Rules) -> list[str]:
    score = rules.score
    each = score.accounts == "each"
    plain_end = score.crosses == 1 and score.cross_plain == score.cross_double == 1
    if plain_end:
        words = translate("rules_page", "The first side at 0 wins the match.")
        lines = [translate("rules_page", "The first player at 0 wins the match.") if each else words]
    else:
        words = translate("rules_page", "The first side at 0 wins the rubber.")
        lines = [translate("rules_page", "The first player at 0 wins the rubber.") if each else words]
    words = translate("rules_page", "With exactly {hook} left one is on the hook.")
    lines += [words.format(hook=score.hook)] if score.hook else []
    return lines if plain_end else [*lines, *crosses(rules)]


def crosses(rules: Rules) -> list[str]:
    """What crosses are earned by, and how many win the match."""
    score = rules.score
    if score.cross_plain == 0:
        words = translate(
            "rules_page", "Only a double victory, with the others still on {start}, earns crosses: {double}."
        )
    elif score.cross_plain == score.cross_double:
        words = translate("rules_page", "Crosses that a rubber earns: {plain}.")
    else:
        words = translate(
            "rules_page",
            "Crosses that a rubber earns: {plain}; with the others still on {start}, a double victory, {double}.",
        )
    earned = words.format(plain=score.cross_plain, double=score.cross_double, start=score.start)
    if score.crosses == 0:
        end = translate("rules_page", "After each rubber all start anew, until you stop.")
    elif score.crosses == 1:
        end = translate("rules_page", "The first cross wins the match.")
    else:
        words = translate("rules_page", "{crosses} crosses win the match; until then all start anew after each rubber.")
        end = words.format(crosses=score.crosses)
    return [earned, end]


def loser(rules: Rules) -> list[str]:
    return [
        translate("rules_page", "The first player at 0 or below has lost and pays what the table has agreed on."),
        translate(
            "rules_page",
            "If two get there in the same deal, the one who had less before it has lost; if they had the same, one "
            "more deal decides between them.",
        ),
        translate("rules_page", "Who ends on {start} without having lost anything may be asked to pay too.").format(
            start=rules.score.start
        ),
    ]


def deals(rules: Rules) -> list[str]:
    words = translate(
        "rules_page", "After {deals} deals whoever has most has won; a draw is played on until it is broken."
    )
    return [words.format(deals=rules.score.deals)]
