"""What a deal came to and how a match stands, as sentences."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sjavs_desktop.core.payoff import carry
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Result
from sjavs_desktop.ui.card_words import card_sign, tr, trump_label

BANDS = {
    "one_hand": QT_TRANSLATE_NOOP("game", "Vol in one hand: one player took every trick"),
    "vol": QT_TRANSLATE_NOOP("game", "Vol: the declarers took every trick"),
    "ninety": QT_TRANSLATE_NOOP("game", "The declarers reached 90"),
    "won": QT_TRANSLATE_NOOP("game", "The declarers reached 61"),
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
    "counters_won": QT_TRANSLATE_NOOP("game", "The declarer reached 61"),
    "jan_lost": QT_TRANSLATE_NOOP("game", "Jan: the declarer stayed at 30 or fewer, double"),
    "counters_lost": QT_TRANSLATE_NOOP("game", "The declarer failed to reach 61"),
    "tout": QT_TRANSLATE_NOOP("game", "Tout: every trick was bid and taken"),
    "tout_failed": QT_TRANSLATE_NOOP("game", "Tout lost: every trick was bid, and one got away"),
    "tie": QT_TRANSLATE_NOOP("game", "60 to 60: a tie, and the next deal counts more"),
}

ALONE_BANDS = {
    "vol": QT_TRANSLATE_NOOP("game", "Vol: the declarer took every trick"),
    "ninety": QT_TRANSLATE_NOOP("game", "The declarer reached 90"),
    "won": QT_TRANSLATE_NOOP("game", "The declarer reached 61"),
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
        return names[account]
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
    return QCoreApplication.translate("game", "Declarer {points} – {others} defenders").format(
        points=declarer, others=sum(result.points) - declarer
    )


def score_lines(result: Result, names: tuple[str, ...], viewer: int, rules: Rules | None = None) -> list[str]:
    """How the number on the score sheet came about, line by line; with the rules also what was played for."""
    pairs = shared(result.points, names)
    lines = [] if result.declarer is None else [declarer_line(result, names, rules)]
    # A soloist's partner has the soloist's account: its card points would tell another story.
    lines += [] if alone(result, rules) or result.folded else [deal_summary(result, viewer, names)]
    if result.talon and result.declarer is not None and not result.folded:
        cards = " ".join(card_sign(each) for each in result.talon)
        lines.append(
            QCoreApplication.translate("game", "Laid away or left: {cards}, the declarer's").format(cards=cards)
        )
    lines.append(band(result, not pairs or alone(result, rules), rules))
    lines += account_lines(result, names, viewer) if moves_others(result, pairs) else side_line(result, viewer)
    if result.double:
        lines.append(QCoreApplication.translate("game", "Double victory: the others are still on their start"))
    elif result.rubber:
        lines.append(QCoreApplication.translate("game", "The rubber is won"))
    if result.crosses:
        lines.append(QCoreApplication.translate("game", "%n cross(es)", "", result.crosses))
    return lines


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
    better = QCoreApplication.translate("game", "{side} score {points} (clubs)").format(side=side, points=result.base)
    return [better if result.better else base, *carry_line(result)]


def carry_line(result: Result) -> list[str]:
    """What earlier ties added."""
    words = QCoreApplication.translate("game", "and {points} more for the tie before").format(points=result.carry)
    return [words] if result.carry else []


def account_lines(result: Result, names: tuple[str, ...], viewer: int) -> list[str]:
    """What the deal counts, and each account that it moves, the viewer's first."""
    if result.band == "tie":
        return []
    base = QCoreApplication.translate("game", "The deal counts {points}").format(points=result.base)
    better = QCoreApplication.translate("game", "The deal counts {points} (clubs)").format(points=result.base)
    pairs, number = shared(result.points, names), len(result.points)
    moved = [(viewer % number + further) % number for further in range(number)]
    lines = [
        QCoreApplication.translate("game", "{name}: {before} → {after}").format(
            name=side_name(each, viewer, () if pairs else names),
            before=signed(result.before[each]),
            after=signed(result.after[each]),
        )
        for each in moved
        if result.before[each] != result.after[each]
    ]
    return [better if result.better else base, *carry_line(result), *lines]


def deal_winners(result: Result) -> tuple[int, ...]:
    """The accounts that won a deal in which everybody has one: the declarer's, all others, or who came down."""
    accounts = range(len(result.points))
    if result.declarer is None:
        return tuple(each for each in accounts if result.changes[each] < 0)
    return tuple(each for each in accounts if (each == result.declarer) == result.won)


def signed(value: int) -> str:
    """A whole number as it is printed, with a true minus sign."""
    return f"−{-value}" if value < 0 else str(value)


def standing(scores: tuple[int, ...], viewer: int, names: tuple[str, ...] = ()) -> str:
    """Values by account from the viewer's place: "We 18 – They 24", or "You 52 – Marjun 60 – Jógvan 44" (`names`)."""
    if not names or shared(scores, names):
        mine = viewer % 2
        return QCoreApplication.translate("game", "We {ours} – They {theirs}").format(
            ours=scores[mine], theirs=scores[1 - mine]
        )
    order = [(viewer + further) % len(scores) for further in range(len(scores))]
    return " – ".join(f"{names[each]}\N{NO-BREAK SPACE}{signed(scores[each])}" for each in order)
