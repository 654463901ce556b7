"""The chapters of the rules page on the score of a deal and on the end of a match."""

from html import escape

from PySide6.QtCore import QCoreApplication

from sjavs_desktop.core.payoff import carry, scaled
from sjavs_desktop.core.rules import Band, Contract, Rules
from sjavs_desktop.ui import pack_words
from sjavs_desktop.ui.card_words import suit_name
from sjavs_desktop.ui.rules_bidding import in_force, main_contract, names, with_another_aim

translate = QCoreApplication.translate


def scoring(rules: Rules) -> list[str]:
    """How a deal is paid, as HTML: who is moved, then a table for each contract."""
    clubs = rules.auction.better is not None
    told = [*who_is_paid(rules), *half(rules), translate("rules_page", "The first row that fits counts.")]
    if clubs:
        words = translate("rules_page", "A simple game is one with trumps other than {suit}.")
        told.append(words.format(suit=suit_name(rules.auction.better or 0)))
    return [f"<p>{escape(one)}</p>" for one in told] + [table(rules, contract) for contract in in_force(rules)]


def who_is_paid(rules: Rules) -> list[str]:
    """Whose account a deal moves."""
    score = rules.score
    words = {
        "winners_descend": descend(rules),
        "failure_adds": failure(rules),
        "losers_pay": translate(
            "rules_page",
            "Everybody begins with {start} øre. Whoever loses a deal loses øre; nobody receives them. If the two "
            "opponents lose, each of them does.",
        ),
        "each_pays": translate(
            "rules_page",
            "Everybody begins with {start} chips and may go below 0. After a deal each opponent settles with the "
            "declarer in chips.",
        ),
    }[score.payoff]
    lines = [words.format(start=score.start)]
    if score.divide == 2:
        lines.append(
            translate(
                "rules_page",
                "In this short game every value is halved and rounded up; the tables below have the halves.",
            )
        )
    return lines


def descend(rules: Rules) -> str:
    """Who comes down where the winners of a deal do."""
    if rules.score.accounts == "pairs":
        return translate(
            "rules_page",
            "Each side begins with {start} and wants to get down to 0; the side that wins a deal comes down.",
        )
    if rules.seats == 2:
        return translate(
            "rules_page", "Both begin with {start} and want to get down to 0; whoever wins a deal comes down."
        )
    return translate(
        "rules_page", "Everybody begins with {start} and wants to get down to 0; all who win a deal come down."
    )


def failure(rules: Rules) -> str:
    """Who moves where failed declarers go up."""
    if rules.score.deduct:
        return translate(
            "rules_page",
            "Each side begins with {start} points, called pinde, and wants to get down to 0. Declarers who make it "
            "come down; declarers who fail go up and the others come down by as much (a house rule).",
        )
    return translate(
        "rules_page",
        "Each side begins with {start} points, called pinde, and wants to get down to 0. Declarers who make it come "
        "down; declarers who fail go up and the others stay where they are (a house rule).",
    )


def half(rules: Rules) -> list[str]:
    """What half of the card points each comes to."""
    score, contract = rules.score, main_contract(rules)
    if contract.goal != "points" or contract.target != score.total // 2 + 1:
        return []
    even = score.total // 2
    others = [one for one in with_another_aim(rules) if one.goal == "points" and one.target <= even]
    if score.tie == "fail":
        lost = translate("rules_page", "{even} to {even} is lost for the declarer's side.")
        alone = translate("rules_page", "{even} to {even} is lost for the declarer.")
        if others:
            lost = translate("rules_page", "{even} to {even} is lost for the declarer's side, except in {names}.")
            alone = translate("rules_page", "{even} to {even} is lost for the declarer, except in {names}.")
        words = lost if score.accounts == "pairs" else alone
        return [words.format(even=even, names=names(others))]
    return tie(rules, even)


def tie(rules: Rules, even: int) -> list[str]:
    """What a tie comes to that is not lost for anybody."""
    score, suit = rules.score, rules.auction.better
    simple, better = carry(score, 1, False), carry(score, 1, True)
    lines = [translate("rules_page", "{even} to {even} is a tie: nobody scores.").format(even=even)]
    if simple or better:
        words = translate(
            "rules_page",
            "{even} to {even} is a tie: nobody scores, and the winners of the next deal that is decided score {simple} "
            "more.",
        )
        if suit is not None and better != simple:
            words = translate(
                "rules_page",
                "{even} to {even} is a tie: nobody scores, and the winners of the next deal that is decided score "
                "{simple} more, or {better} more if that deal is in {suit} (that its suit decides is a house rule).",
            )
        adds = translate("rules_page", "Ties in a row add up.")
        once = translate("rules_page", "A second tie in a row adds nothing.")
        told = words.format(even=even, simple=simple, better=better, suit=suit_name(suit or 0))
        lines = [told, adds if score.accumulate else once]
    after = rules.auction.all_pass
    if after in [one.key for one in rules.contracts] and rules.contract(after).sides == "alone" and rules.seats > 2:
        lines.append(
            translate("rules_page", "If nobody bid and several players share the most card points, it is a tie.")
        )
    return lines


# -- Tables ------------------------------------------------------------------------------------------------------------


def table(rules: Rules, contract: Contract) -> str:
    """The values of a contract, made and failed."""
    clubs = rules.auction.better is not None and contract.trump == "choice"
    points = translate("rules_page", "simple") if clubs else unit(rules)
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


def unit(rules: Rules) -> str:
    """What is counted."""
    return {
        "losers_pay": translate("rules_page", "øre"),
        "each_pays": translate("rules_page", "chips"),
        "failure_adds": translate("rules_page", "pinde"),
    }.get(rules.score.payoff, translate("rules_page", "points"))


def headings(rules: Rules) -> tuple[str, str]:
    """What happens when the declarer's side makes it, and when it fails."""
    if rules.score.payoff == "winners_descend" and rules.score.accounts == "each":
        others = translate("rules_page", "Failed: each of the others scores")
        other = translate("rules_page", "Failed: the other scores")
        return translate("rules_page", "Made: the declarer scores"), other if rules.seats == 2 else others
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
            translate("rules_page", "Made: each opponent loses"),
            translate("rules_page", "Failed: the declarer loses"),
        ),
        "each_pays": (
            translate("rules_page", "Made: each opponent pays the declarer"),
            translate("rules_page", "Failed: the declarer pays each opponent"),
        ),
    }[rules.score.payoff]


def rows(rules: Rules, contract: Contract, bands: tuple[Band, ...], won: bool, clubs: bool) -> list[list[str]]:
    """The lines of a part of a table; a row that one above it says already can never come about."""
    told: list[list[str]] = []
    seen: list[str] = []
    for at, band in enumerate(bands):
        words = condition(rules, contract, band, won, list(bands[:at]))
        if words not in seen:
            seen.append(words)
            told.append([noted(rules, band, words), *values(rules, contract, band, clubs)])
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


def noted(rules: Rules, band: Band, words: str) -> str:
    """A row with the name it has at the table, or with a word on what no source tells."""
    adds = rules.score.payoff == "failure_adds"
    own = {
        "vol": translate("rules_page", "{row} (vol)"),
        "javn": translate("rules_page", "{row} (javn)"),
        "jan": translate("rules_page", "{row} (jan: the others have fewer than 31)"),
        "jan_lost": translate("rules_page", "{row} (jan)"),
        "mat": translate("rules_page", "{row} (mat)"),
        "heavily_set": translate("rules_page", "{row} (a house rule)"),
        "misere_won": translate("rules_page", "{row} (a house rule)"),
        "misere_lost": translate("rules_page", "{row} (a house rule)"),
        "half_won": translate("rules_page", "{row} (a house rule)"),
        "half_lost": translate("rules_page", "{row} (a house rule)"),
        "tout": translate("rules_page", "{row}, neither doubled nor trebled (a house rule)"),
    }
    if adds:
        own["shut_out"] = translate("rules_page", "{row} (a house rule)")
        own["schneider"] = translate(
            "rules_page", "{row} (schneider; that {total} with a trick lost counts here is a house rule)"
        )
    return own.get(band.key, "{row}").format(row=words, total=rules.score.total)


def most_points(rules: Rules) -> str:
    """Who scores when nobody bid."""
    if rules.score.accounts == "pairs":
        return translate("rules_page", "the side with more card points, whatever else it took")
    if rules.seats == 2:
        return translate("rules_page", "whoever has more card points, whatever else was taken")
    return translate("rules_page", "whoever has most card points, whatever else was taken")


def condition(rules: Rules, contract: Contract, band: Band, won: bool, above: list[Band]) -> str:
    """When a row of a table holds, given the rows above it."""
    if contract.key == rules.auction.all_pass:
        return most_points(rules)
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
