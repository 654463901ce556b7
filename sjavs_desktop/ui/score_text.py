"""What a deal came to and how a match stands, as sentences."""

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sjavs_desktop.core.cards import CLUBS, mask
from sjavs_desktop.core.payoff import carry
from sjavs_desktop.core.phases.settle import by_seat
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Result, Table
from sjavs_desktop.ui import tariff_text
from sjavs_desktop.ui.card_words import card_signs, suit_name, tr, trump_label

BANDS = {
    "one_hand": QT_TRANSLATE_NOOP("game", "Vol in one hand: one player took every trick"),
    "vol": QT_TRANSLATE_NOOP("game", "Vol: the declarers took every trick"),
    "ninety": QT_TRANSLATE_NOOP("game", "The declarers reached 90 or more"),
    "won": QT_TRANSLATE_NOOP("game", "The declarers reached 61 or more"),
    "lost": QT_TRANSLATE_NOOP("game", "The declarers failed"),
    "javn": QT_TRANSLATE_NOOP("game", "Javn: the declarers stayed at 30 or fewer"),
    "shut_out": QT_TRANSLATE_NOOP("game", "The declarers took no trick"),
    "nobody": QT_TRANSLATE_NOOP("game", "Nobody bid: the winners score 4"),
    "mat": QT_TRANSLATE_NOOP("game", "Mat: the declarers took every trick"),
    "schneider": QT_TRANSLATE_NOOP("game", "Schneider: the declarers reached 91"),
    "heavily_set": QT_TRANSLATE_NOOP("game", "Heavily set: the declarers stayed at 30 or fewer"),
    "misere_won": QT_TRANSLATE_NOOP("game", "Nolo made: the declarer took no trick"),
    "misere_lost": QT_TRANSLATE_NOOP("game", "Nolo lost: the declarer took a trick"),
    "half_won": QT_TRANSLATE_NOOP("game", "Halv made: the declarers reached 50"),
    "half_lost": QT_TRANSLATE_NOOP("game", "Halv lost: the declarers stayed under 50"),
    "all_points": QT_TRANSLATE_NOOP("game", "The declarer took all 120 points"),
    "folded": QT_TRANSLATE_NOOP("game", "The declarer folded before the first lead"),
    "trick_less": QT_TRANSLATE_NOOP("game", "The opponents took no trick: threefold"),
    "jan": QT_TRANSLATE_NOOP("game", "Jan: the opponents stayed at 30 or fewer, double"),
    "counters_won": QT_TRANSLATE_NOOP("game", "The declarer reached 61 or more"),
    "jan_lost": QT_TRANSLATE_NOOP("game", "Jan: the declarer stayed at 30 or fewer, double"),
    "counters_lost": QT_TRANSLATE_NOOP("game", "The declarer failed to reach 61"),
    "tout": QT_TRANSLATE_NOOP("game", "Tout: every trick was bid and taken"),
    "tout_failed": QT_TRANSLATE_NOOP("game", "Tout lost: every trick was bid, and not every one was taken"),
    "tie": QT_TRANSLATE_NOOP("game", "60 to 60: a tie, and the next deal counts more"),
}

ALONE_BANDS = {
    "vol": QT_TRANSLATE_NOOP("game", "Vol: the declarer took every trick"),
    "ninety": QT_TRANSLATE_NOOP("game", "The declarer reached 90 or more"),
    "won": QT_TRANSLATE_NOOP("game", "The declarer reached 61 or more"),
    "lost": QT_TRANSLATE_NOOP("game", "The declarer failed"),
    "javn": QT_TRANSLATE_NOOP("game", "Javn: the declarer stayed at 30 or fewer"),
    "shut_out": QT_TRANSLATE_NOOP("game", "The declarer took no trick"),
    "nobody": QT_TRANSLATE_NOOP("game", "Nobody bid: whoever took most card points scores 4"),
    "mat": QT_TRANSLATE_NOOP("game", "Mat: the declarer took every trick"),
    "schneider": QT_TRANSLATE_NOOP("game", "The declarer reached 91"),
    "heavily_set": QT_TRANSLATE_NOOP("game", "Heavily set: the declarer stayed at 30 or fewer"),
}
"""The same where the declarer has no partner."""


def side_name(account: int, viewer: int, names: tuple[str, ...] = ()) -> str:
    """ "We" for the viewer's own side, "They" for the other, as on a Faroese score sheet.

    `names` are given by account where everybody has one: then it is the player's name.
    """
    if names:
        return names[account] if account < len(names) else ""
    return (
        QCoreApplication.translate("game", "We")
        if account == viewer % 2
        else QCoreApplication.translate("game", "They")
    )


def alone(result: Result, rules: Rules | None) -> bool:
    """Whether the declarer played without a partner in a game of partnerships."""
    return rules is not None and rules.score.accounts == "pairs" and rules.contract(result.contract).sides == "alone"


def shared(values: tuple[int, ...], names: tuple[str, ...]) -> bool:
    """Whether values by account are those of two pairs (`names` by seat)."""
    return len(values) == 2 and len(names) != 2


def band(result: Result, single: bool = False, rules: Rules | None = None) -> str:
    """Why a deal was paid as it was, in a few words; `single` when the declarer has no partner."""
    if result.band == "tie":
        return tie(result, single, rules)
    key = f"{result.band}_failed" if result.won is False and f"{result.band}_failed" in BANDS else result.band
    if key in BANDS:
        return tr(ALONE_BANDS.get(key, BANDS[key]) if single else BANDS[key])
    if tariff_text.band_key(result) in tariff_text.BANDS:
        return tariff_text.band(result, single)
    # A table of one's own may have rows that no sentence was written for.
    if result.won:
        return QCoreApplication.translate("game", "The declarers made it")
    return QCoreApplication.translate("game", "The declarers failed")


def tie(result: Result, single: bool, rules: Rules | None) -> str:
    """Why nobody scores; that the next deal counts more is left out where ties are worth nothing."""
    if single and result.declarer is None:
        return QCoreApplication.translate("game", "Nobody has most card points: a tie")
    if rules is not None and not carry(rules.score, 1, True):
        return QCoreApplication.translate("game", "60 to 60: a tie")
    return tr(BANDS["tie"])


def deal_summary(result: Result, viewer: int, names: tuple[str, ...] = ()) -> str:
    """Card points from the viewer's place: "We 73 – 47 They", or "Declarer 73 – 47 defenders" where nobody has one.

    Where three or more play for themselves and nobody declared, everybody's are told.
    """
    if shared(result.points, names):
        mine = viewer % 2
        return QCoreApplication.translate("game", "We {ours} – {theirs} They").format(
            ours=result.points[mine], theirs=result.points[1 - mine]
        )
    if result.declarer is None or len(result.points) == 2:
        return standing(result.points, viewer, names)
    declarer = result.points[result.declarer]
    others = sum(result.points) - declarer
    if result.partner is not None:
        partner = result.points[result.partner]
        words = QCoreApplication.translate("game", "Declarers {points} – {others} defenders")
        return words.format(points=declarer + partner, others=others - partner)
    return declarer_points(declarer, others)


def score_lines(
    result: Result, names: tuple[str, ...], viewer: int, rules: Rules | None = None, table: Table | None = None
) -> list[str]:
    """How the number on the score sheet came about, line by line; with the rules also what was played for.

    The table of the deal, if it still lies there, tells more than its result.
    """
    if table is not None and table.deal != result.deal:
        table = None
    if result.items:
        return tariff_lines(result, names, viewer, rules, table)
    pairs = shared(result.points, names)
    lines = [] if result.declarer is None else [declarer_line(result, names, rules)]
    if not result.folded:
        lines += points_lines(result, names, viewer, rules, table)
    if result.talon and result.declarer is not None and not result.folded:
        lines.append(talon_line(result, rules, table))
    lines.append(band(result, not pairs or alone(result, rules), rules))
    lines += account_lines(result, names, viewer, rules) if moves_others(result, pairs) else side_line(result, viewer)
    if result.double:
        lines.append(QCoreApplication.translate("game", "Double victory: the others are still on their start"))
    elif result.rubber:
        lines.append(QCoreApplication.translate("game", "The rubber is won"))
    if result.crosses:
        lines.append(QCoreApplication.translate("game", "%n cross(es)", "", result.crosses))
    return lines


def points_lines(
    result: Result, names: tuple[str, ...], viewer: int, rules: Rules | None, table: Table | None
) -> list[str]:
    """The card points that decided the deal.

    A soloist's partner has the soloist's account, so that the result does not tell what the soloist has taken.
    """
    if not alone(result, rules):
        return [deal_summary(result, viewer, names)]
    if table is None or rules is None or result.declarer is None:
        return []
    points = by_seat(rules, table)[0]
    talon = rules.ranking(result.contract, result.suit).points_in(mask(result.talon))
    taken = points[result.declarer] + talon
    return [declarer_points(taken, sum(points) + talon - taken)]


def declarer_points(declarer: int, others: int) -> str:
    """The card points of who plays alone, and of all others."""
    words = QCoreApplication.translate("game", "Declarer {points} – {others} defenders")
    return words.format(points=declarer, others=others)


def talon_line(result: Result, rules: Rules | None, table: Table | None) -> str:
    """What lay in the middle or was laid away: which of the two only the table tells where both are allowed."""
    left = rules is not None and rules.contract(result.contract).exchange == "none"
    if table is not None and table.exchange == "exchanged":
        words = QCoreApplication.translate("game", "Laid away: {cards}, the declarer's")
    elif left or table is not None:
        words = QCoreApplication.translate("game", "Left in the middle: {cards}, the declarer's")
    else:
        words = QCoreApplication.translate("game", "Laid away or left: {cards}, the declarer's")
    return words.format(cards=card_signs(result.talon))


def tariff_lines(
    result: Result, names: tuple[str, ...], viewer: int, rules: Rules | None, table: Table | None = None
) -> list[str]:
    """The same where a tariff pays: what was played, how it ended, what that costs, and who pays whom."""
    tricks = tariff_text.by_tricks(result, rules)
    return [
        tariff_text.played_line(result, names, rules, viewer),
        tariff_text.tricks_line(result) if tricks else deal_summary(result, viewer, names),
        band(result, result.partner is None, rules),
        *tariff_text.tie_line(result, names, viewer, rules, table),
        *tariff_text.reckoning(result, names, rules),
        *tariff_text.payments(result, names, viewer),
    ]


def declarer_line(result: Result, names: tuple[str, ...], rules: Rules | None) -> str:
    """Who declared, and in which trumps; what was bid by name is named too."""
    contract = rules.contract(result.contract) if rules else None
    trumps = trump_label(result.suit)
    if contract and not contract.permanent and result.suit is None:
        trumps = QCoreApplication.translate("game", "no trumps")
    if contract and contract.name and contract.bid != "none":
        trumps = f"{QCoreApplication.translate('rules', contract.name)}, {trumps}"
    return QCoreApplication.translate("game", "Declarer: {name}, {trumps}").format(
        name=names[result.declarer or 0], trumps=trumps
    )


def moves_others(result: Result, pairs: bool) -> bool:
    """Whether accounts have to be told one by one: more than one side's moves, or everybody has one."""
    return not pairs or sum(1 for change in result.changes if change) > 1


def side_line(result: Result, viewer: int) -> list[str]:
    """What the side that won the deal scores."""
    if result.account is None:
        return []
    side = side_name(result.account, viewer)
    base = QCoreApplication.translate("game", "{side} score {points}").format(side=side, points=result.base)
    better = QCoreApplication.translate("game", "{side} score {points} ({suit})").format(
        side=side, points=result.base, suit=suit_name(CLUBS)
    )
    moved = account_line(result, result.account, side)
    return [better if result.better else base, *carry_line(result), moved]


def account_line(result: Result, account: int, name: str) -> str:
    """How a deal moves an account."""
    before, after = signed(result.before[account]), signed(result.after[account])
    return QCoreApplication.translate("game", "{name}: {before} → {after}").format(
        name=name, before=before, after=after
    )


def carry_line(result: Result) -> list[str]:
    """What earlier ties added."""
    words = QCoreApplication.translate("game", "and {points} more for the tie before").format(points=result.carry)
    return [words] if result.carry else []


def in_unit(value: int, rules: Rules | None) -> str:
    """What a deal counts, with what is counted."""
    if rules is not None and rules.score.end == "loser":
        return QCoreApplication.translate("game", "{value} øre").format(value=value)
    return QCoreApplication.translate("game", "%n point(s)", "", value)


def account_lines(result: Result, names: tuple[str, ...], viewer: int, rules: Rules | None = None) -> list[str]:
    """What the deal counts, and each account that it moves, the viewer's first."""
    if result.band == "tie":
        return []
    worth = in_unit(result.base, rules)
    base = QCoreApplication.translate("game", "The deal counts {points}").format(points=worth)
    better = QCoreApplication.translate("game", "The deal counts {points} ({suit})").format(
        points=worth, suit=suit_name(CLUBS)
    )
    pairs, number = shared(result.points, names), len(result.points)
    moved = [(viewer % number + further) % number for further in range(number)]
    lines = [
        account_line(result, each, side_name(each, viewer, () if pairs else names))
        for each in moved
        if result.before[each] != result.after[each]
    ]
    return [better if result.better else base, *carry_line(result), *lines]


def deal_winners(result: Result) -> tuple[int, ...]:
    """The accounts that won a deal in which everybody has one: the declarer's, all others, or who came down.

    Where the losers pay the winners the winners are who is paid.
    """
    accounts = range(len(result.points))
    if any(result.changes) and not sum(result.changes):
        return tuple(each for each in accounts if result.changes[each] > 0)
    if result.declarer is None:
        return tuple(each for each in accounts if result.changes[each] < 0)
    return tuple(each for each in accounts if (each == result.declarer) == result.won)


def signed(value: int) -> str:
    """A whole number as it is printed, with a true minus sign."""
    return f"−{-value}" if value < 0 else str(value)


def standing(scores: tuple[int, ...], viewer: int, names: tuple[str, ...] = ()) -> str:
    """Values by account from the viewer's place: "We 18 – They 24", or "You 52, Marjun 60, Jógvan 44" (`names`)."""
    if not names or shared(scores, names):
        mine = viewer % 2
        return QCoreApplication.translate("game", "We {ours} – They {theirs}").format(
            ours=scores[mine], theirs=scores[1 - mine]
        )
    order = [(viewer + further) % len(scores) for further in range(len(scores))]
    return ", ".join(f"{names[each]}\N{NO-BREAK SPACE}{signed(scores[each])}" for each in order)


def together(result: Result, names: tuple[str, ...], viewer: int, table: Table) -> str:
    """Why only one has lost, or won, of those who came down to zero together; empty where one came alone."""
    last = table.loser if table.loser is not None else table.winner
    if last is None or last not in result.reached or len(result.reached) < 2 or not names:
        return ""
    if min(result.before[each] for each in result.reached) <= 0:
        return decided(result, names, viewer, last)
    others = [each for each in result.reached if each != last]
    if last == viewer:
        words = QCoreApplication.translate(
            "game", "You came to zero together with {others}, and had less before: {left}"
        )
    else:
        words = QCoreApplication.translate(
            "game", "{name} came to zero together with {others}, and had less before: {left}"
        )
    left = ",\N{NO-BREAK SPACE}".join(str(result.before[each]) for each in (last, *others))
    return words.format(name=names[last], others=enumerated(others, names, viewer), left=left)


def enumerated(accounts: Sequence[int], names: tuple[str, ...], viewer: int) -> str:
    """The owners of some accounts within a sentence."""
    you = QCoreApplication.translate("game", "you", "within a sentence")
    return ", ".join(you if each == viewer else names[each] for each in accounts)


def decided(result: Result, names: tuple[str, ...], viewer: int, last: int) -> str:
    """How a decider between those who had come down together has ended."""
    others = enumerated([each for each in result.reached if each != last], names, viewer)
    if last == viewer:
        return QCoreApplication.translate("game", "The decider with {others}: you stand lower").format(others=others)
    words = QCoreApplication.translate("game", "The decider with {others}: {name} stands lower")
    return words.format(others=others, name=names[last])
