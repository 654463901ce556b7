"""What a deal came to where a tariff pays: line by line, and who pays whom."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sjavs_desktop.core.calling import top
from sjavs_desktop.core.cards import Cards, count, mask
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Item, Result, Seat, Table
from sjavs_desktop.core.tariff import ADDED
from sjavs_desktop.ui.call_text import in_suit
from sjavs_desktop.ui.card_words import card_name, suit_label, tr

BANDS = {
    "plain": QT_TRANSLATE_NOOP("game", "The declarers reached 61 or more"),
    "plain_failed": QT_TRANSLATE_NOOP("game", "The declarers failed to reach 61"),
    "schneidered": QT_TRANSLATE_NOOP("game", "Schneider: the declarers reached 91"),
    "schneidered_failed": QT_TRANSLATE_NOOP("game", "Schneider: the declarers stayed at 30 or fewer"),
    "schwarz": QT_TRANSLATE_NOOP("game", "Schwarz: the declarers took every trick"),
    "schwarz_failed": QT_TRANSLATE_NOOP("game", "Schwarz: the declarers took no trick"),
    "no_trick": QT_TRANSLATE_NOOP("game", "The declarers took no trick"),
    "no_trick_failed": QT_TRANSLATE_NOOP("game", "The declarers were to take no trick, and took one"),
    "march": QT_TRANSLATE_NOOP("game", "Durchmarsch: one player took it all"),
    "most": QT_TRANSLATE_NOOP("game", "Whoever took most card points pays"),
}
"""Why a deal was paid as it was, by band."""

ALONE_BANDS = {
    "plain": QT_TRANSLATE_NOOP("game", "The declarer reached 61 or more"),
    "plain_failed": QT_TRANSLATE_NOOP("game", "The declarer failed to reach 61"),
    "schneidered": QT_TRANSLATE_NOOP("game", "Schneider: the declarer reached 91"),
    "schneidered_failed": QT_TRANSLATE_NOOP("game", "Schneider: the declarer stayed at 30 or fewer"),
    "schwarz": QT_TRANSLATE_NOOP("game", "Schwarz: the declarer took every trick"),
    "schwarz_failed": QT_TRANSLATE_NOOP("game", "Schwarz: the declarer took no trick"),
    "no_trick": QT_TRANSLATE_NOOP("game", "The declarer took no trick"),
    "no_trick_failed": QT_TRANSLATE_NOOP("game", "The declarer was to take no trick, and took one"),
}
"""The same where the declarer has no partner."""

ITEMS = {
    "schneider": QT_TRANSLATE_NOOP("game", "Schneider"),
    "schwarz": QT_TRANSLATE_NOOP("game", "Schwarz"),
    "with": QT_TRANSLATE_NOOP("game", "with {number} Laufende"),
    "without": QT_TRANSLATE_NOOP("game", "without {number} Laufende"),
    "tout": QT_TRANSLATE_NOOP("game", "Tout"),
    "laid": QT_TRANSLATE_NOOP("game", "Legen"),
    "kontra": QT_TRANSLATE_NOOP("game", "Kontra"),
    "re": QT_TRANSLATE_NOOP("game", "Re"),
}
"""What is added and what multiplies, by the key of its item; `price` is called like the game."""


def band_key(result: Result) -> str:
    """The band of a result as the tables of words have it: apart where it failed and that has words of its own."""
    failed = f"{result.band}_failed"
    return failed if result.won is False and failed in BANDS else result.band


def band(result: Result, single: bool) -> str:
    """Why a deal was paid as it was; `single` when the declarer has no partner."""
    key = band_key(result)
    return tr(ALONE_BANDS.get(key, BANDS[key]) if single else BANDS[key])


def game_name(result: Result, rules: Rules | None) -> str:
    """What was played: the contract with the suit that was chosen for it or the ace that was called."""
    contract = rules.contract(result.contract) if rules else None
    name = QCoreApplication.translate("rules", contract.name) if contract else ""
    if rules is not None and result.called is not None:
        card = top(rules.ranking(result.contract, result.suit), result.called)
        words = QCoreApplication.translate("game", "{game} on the {card}")
        return words.format(game=name, card=card_name(card)) if card is not None else name
    chosen = result.suit is not None and contract is not None and contract.trump == "choice"
    return in_suit(name, suit_label(result.suit)) if chosen and result.suit is not None else name


def tricks_line(result: Result) -> str:
    """How many tricks the declarer's side took, where no card points decide."""
    taken = result.tricks[result.declarer or 0]
    others = sum(result.tricks) - taken
    if result.partner is not None:
        words = QCoreApplication.translate("game", "Tricks: declarers {tricks} – {others} defenders")
        with_partner = taken + result.tricks[result.partner]
        return words.format(tricks=with_partner, others=sum(result.tricks) - with_partner)
    words = QCoreApplication.translate("game", "Tricks: declarer {tricks} – {others} defenders")
    return words.format(tricks=taken, others=others)


def by_tricks(result: Result, rules: Rules | None) -> bool:
    """Whether a deal was played for tricks: for all of them, or for none."""
    counted = rules.contract(result.contract).goal if rules is not None else ""
    return result.declarer is not None and counted in ("all", "none")


def tie_line(
    result: Result, names: tuple[str, ...], viewer: Seat, rules: Rules | None, table: Table | None
) -> list[str]:
    """Why of several who have taken most card points one pays; the tricks, if they still lie there, tell more."""
    payers = [seat for seat, change in enumerate(result.changes) if change < 0]
    most = max(result.points)
    equal = [seat for seat, points in enumerate(result.points) if points == most]
    if result.band != "most" or len(payers) != 1 or len(equal) < 2 or payers[0] not in equal:
        return []
    words = tie_breaker(result, payers[0], equal, rules, table)
    name = names[payers[0]]
    if payers[0] == viewer:
        name = QCoreApplication.translate("game", "you", "within a sentence")
    return [words.format(points=most, name=name)]


def tie_breaker(result: Result, payer: Seat, equal: list[Seat], rules: Rules | None, table: Table | None) -> str:
    """What decides among equals: tricks, then the trumps in them, then the highest of these (`settle.most_taken`)."""
    rivals = [seat for seat in equal if seat != payer and result.tricks[seat] == result.tricks[payer]]
    if not rivals:
        return QCoreApplication.translate("game", "{points} each; {name} took more tricks")
    if table is None or rules is None:
        return QCoreApplication.translate("game", "{points} each, as many tricks; {name} took more or higher trumps")
    trumps = {seat: trumps_taken(rules, table, seat) for seat in (payer, *rivals)}
    number = count(trumps[payer])
    if all(count(trumps[seat]) < number for seat in rivals):
        return QCoreApplication.translate("game", "{points} each, as many tricks; {name} took more trumps")
    if number:
        return QCoreApplication.translate(
            "game", "{points} each, as many tricks and trumps; {name} took the highest trump"
        )
    return QCoreApplication.translate("game", "{points} each, as many tricks, no trumps; {name} comes first in turn")


def trumps_taken(rules: Rules, table: Table, seat: Seat) -> Cards:
    """The trumps in the tricks of a seat."""
    ranking = rules.ranking(table.contract or "", table.suit)
    return mask(card for one in table.tricks if one.winner == seat for card in one.cards) & ranking.members[TRUMPS]


def played_line(result: Result, names: tuple[str, ...], rules: Rules | None, viewer: Seat = -1) -> str:
    """Who played what, and with whom."""
    game = game_name(result, rules)
    if result.declarer is None:
        return game
    if result.partner is None:
        words = QCoreApplication.translate("game", "Declarer: {name}, {game}")
        return words.format(name=names[result.declarer], game=game)
    words = QCoreApplication.translate("game", "Declarer: {name} with {partner}, {game}")
    partner = names[result.partner]
    if result.partner == viewer:
        partner = QCoreApplication.translate("game", "you", "within a sentence")
    return words.format(name=names[result.declarer], partner=partner, game=game)


def item_line(one: Item, game: str, seats: tuple[str, ...]) -> str:
    """A line of the reckoning; `seats` are the names of those who have brought it about."""
    if one.key not in ITEMS:
        return f"{game} {one.value}"
    words = tr(ITEMS[one.key]).format(number=one.number)
    line = f"{words} +{one.value}" if one.key in ADDED else f"{words} ×{one.value}"
    return f"{line} ({', '.join(seats)})" if seats else line


def reckoning(result: Result, names: tuple[str, ...], rules: Rules | None) -> list[str]:
    """How the value of a deal is reckoned, a line for each part, and whose doing a doubling was."""
    game = QCoreApplication.translate("rules", rules.contract(result.contract).name) if rules else ""
    doing = {"laid": result.laid, "kontra": result.doubles[:1], "re": result.doubles[1:2]}
    lines = [item_line(one, game, tuple(names[seat] for seat in doing.get(one.key, ()))) for one in result.items]
    return [*lines, f"= {result.base}"] if len(lines) > 1 else lines


def payments(result: Result, names: tuple[str, ...], viewer: Seat) -> list[str]:
    """Who pays whom how much."""
    winners = [each for each, change in enumerate(result.changes) if change > 0]
    losers = [each for each, change in enumerate(result.changes) if change < 0]
    amount = result.base + result.carry
    if len(losers) == 1 and len(winners) > 1:
        if losers[0] == viewer:
            return [QCoreApplication.translate("game", "You pay everybody else {chips}").format(chips=amount)]
        words = QCoreApplication.translate("game", "{name} pays everybody else {chips}")
        return [words.format(name=names[losers[0]], chips=amount)]
    if len(winners) == 1 and len(losers) > 1:
        if winners[0] == viewer:
            return [QCoreApplication.translate("game", "Everybody else pays you {chips}").format(chips=amount)]
        words = QCoreApplication.translate("game", "Everybody else pays {name} {chips}")
        return [words.format(name=names[winners[0]], chips=amount)]
    return [payment(one, other, names, viewer, amount) for one, other in zip(losers, winners, strict=False)]


def payment(loser: Seat, winner: Seat, names: tuple[str, ...], viewer: Seat, amount: int) -> str:
    """One player pays another."""
    words = QCoreApplication.translate("game", "{loser} pays {winner} {chips}")
    if loser == viewer:
        words = QCoreApplication.translate("game", "You pay {winner} {chips}")
    if winner == viewer:
        words = QCoreApplication.translate("game", "{loser} pays you {chips}")
    return words.format(loser=names[loser], winner=names[winner], chips=amount)
