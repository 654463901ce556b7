"""Duels in words: how far they are, what a deal came to for either player, and who is ahead."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale

from sjavs_desktop.core.duel import Duel, Entry, gained
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Result
from sjavs_desktop.ui import history_text, score_text
from sjavs_desktop.ui.card_words import suit_sign
from sjavs_desktop.ui.dress import dressed

translate = QCoreApplication.translate

SHORT = 14
"""Letters of a name that stand in the heading of a column."""
MINUS = "\N{MINUS SIGN}"


class Line(NamedTuple):
    """A deal of a comparison; of the two players the first comes first everywhere."""

    deal: int
    """0 for the total."""
    played: tuple[str, ...] = ()
    declarer: tuple[str, ...] = ()
    points: tuple[float, ...] = ()
    difference: float = 0.0


def seats(duel: Duel, player: str) -> tuple[str, ...]:
    """Who sits at the table when that player plays."""
    return (player, *duel.names[1:])


def game(rules: Rules) -> str:
    """The game of a duel."""
    return translate("rules", rules.name)


def levels(duel: Duel) -> str:
    """How well the bots play."""
    return history_text.level(", ".join(dict.fromkeys(duel.levels[1:])))


def short(name: str) -> str:
    """A name where there is little room."""
    return name if len(name) <= SHORT else f"{name[: SHORT - 1]}…"


# -- How far a duel is -------------------------------------------------------------------------------------------------


def progress(duel: Duel, entry: Entry) -> str:
    """How many deals a player has played."""
    return translate("duel", "{name}: {done} of {deals}").format(
        name=entry.player, done=len(entry.plays), deals=duel.deals
    )


def mine(duel: Duel) -> str:
    """How far whoever this working copy belongs to is."""
    return progress(duel, duel.entry(duel.own)) if duel.own else translate("duel", "not begun")


def others(duel: Duel) -> str:
    """How far whoever they play against is, as far as is known; both, where it is a duel of two others."""
    entries = [one for one in duel.entries if one.player != duel.own]
    return ", ".join(progress(duel, one) for one in entries) or translate("duel", "not known yet")


def next_step(duel: Duel) -> str:
    """What can be done with a duel now, in a sentence."""
    if duel.whole:
        return translate("duel", "Both have played: compare the two.")
    if not duel.own and len(duel.entries) == 2:
        return translate("duel", "Two others play it.")
    if not duel.own or not duel.complete(duel.own):
        return translate("duel", "It is your turn to play.")
    if duel.other is None:
        return translate("duel", "Send the file to whoever plays against you.")
    return translate("duel", "Send the file, and open the one that {name} sends.").format(name=duel.other.player)


def after_last(duel: Duel) -> str:
    """What is to be done once one's own deals are played."""
    first = translate("duel", "You have played all %n deal(s).", "", duel.deals)
    if duel.other is None:
        more = translate(
            "duel",
            "Save the file and send it to whoever plays against you. They open it here under Duel by file, play the "
            "same deals, and send it back.",
        )
        return f"{first}\n\n{more}"
    more = translate(
        "duel",
        "{name} has not played all of them yet, or you have not got their file. Save yours and send it to them; "
        "once you open the file that comes back, you see both side by side.",
    )
    return f"{first}\n\n{more.format(name=duel.other.player)}"


def new_duel(rules: Rules, level: str, changed: int) -> str:
    """With which rules a new duel is played; `changed` of them differ from the standard of the pack."""
    told = translate("duel", "You will play {game} with bots of the level {level}.").format(
        game=game(rules), level=history_text.level(level)
    )
    house = translate("duel", "%n house rule(s) differ from the standard.", "", changed) if changed else ""
    more = translate(
        "duel", "The rules and the level are those of your next match: “New match with other rules” changes them."
    )
    return " ".join(filter(None, [told, house, more]))


# -- What came of it ---------------------------------------------------------------------------------------------------


def ordered(duel: Duel) -> tuple[Entry, ...]:
    """The players as they are compared: whoever this working copy belongs to first."""
    return tuple(sorted(duel.entries, key=lambda one: one.player != duel.own))


def lines(duel: Duel) -> list[Line]:
    """Every deal that all players have played, and the total at the end."""
    entries = ordered(duel)
    found = []
    for deal in range(1, min(len(one.plays) for one in entries) + 1):
        results = [duel.result(deal, one.plays[deal - 1]) for one in entries]
        points = tuple(gained(duel.rules, one) for one in results)
        found.append(
            Line(
                deal,
                tuple(played(one, duel.rules) for one in results),
                tuple(declarer(one, seats(duel, entry.player)) for one, entry in zip(results, entries, strict=True)),
                points,
                round(points[0] - points[-1], 6),
            )
        )
    total = tuple(sum(one.points[place] for one in found) for place in range(len(entries)))
    # Thirds of points add up to whole ones only nearly.
    return [*found, Line(0, points=total, difference=round(total[0] - total[-1], 6))]


def played(result: Result | None, rules: Rules) -> str:
    """What was played: the contract and its trump suit."""
    if result is None:
        return translate("duel", "Thrown in")
    contract = rules.contract(result.contract)
    name = translate("rules", contract.name) if contract.name else ""
    with dressed(rules):
        sign = "" if result.suit is None else suit_sign(result.suit)
    return f"{name} {sign}".strip() or translate("duel", "Nobody bid")


def declarer(result: Result | None, names: tuple[str, ...]) -> str:
    """Who declared."""
    return "–" if result is None or result.declarer is None else names[result.declarer]


def points(value: float, sign: bool = False) -> str:
    """Game points; whole where they are, with a sign in front where two are compared."""
    value = round(value, 1)
    number = QLocale().toString(abs(value), "f", 0 if value == int(value) else 1)
    if value < 0:
        return f"{MINUS}{number}"
    return f"+{number}" if sign and value else number


def verdict(duel: Duel) -> str:
    """Who has played better, in full sentences; for a duel that both have played."""
    first, second = ordered(duel)
    *deals, total = lines(duel)
    if total.difference < 0:
        first, second = second, first
    sign = -1 if total.difference < 0 else 1
    better = sum(sign * one.difference > 0 for one in deals)
    worse = sum(sign * one.difference < 0 for one in deals)
    counted = translate("duel", "Better in {better}, equal in {equal}, worse in {worse} (deals: {deals}).").format(
        better=better, equal=len(deals) - better - worse, worse=worse, deals=len(deals)
    )
    if not total.difference:
        words = translate("duel", "{name} and {other} have made the same: {points} game points.")
        told = words.format(name=first.player, other=second.player, points=points(total.points[0]))
        return f"{told} {counted}" if better else told
    words = translate("duel", "{name} has made {points} game points more than {other}.")
    told = words.format(name=first.player, other=second.player, points=points(abs(total.difference)))
    return f"{told} {counted}"


def measure() -> str:
    """What the points of a comparison are."""
    return translate(
        "duel", "The points are what a deal brought a player's account, beyond what it brought the others on average."
    )


def outcome(duel: Duel, deal: int, entry: Entry) -> list[str]:
    """How a deal ended with a player, in sentences as the score sheet has them."""
    result, names = duel.result(deal, entry.plays[deal - 1]), seats(duel, entry.player)
    if result is None:
        return [translate("duel", "The cards were thrown in.")]
    with dressed(duel.rules):
        told = score_text.score_lines(result, names, 0, duel.rules)
    return told


def heading(duel: Duel, deal: int, entry: Entry) -> str:
    """A deal of a player in a line."""
    result = duel.result(deal, entry.plays[deal - 1])
    value = gained(duel.rules, result)
    made, one = points(value, sign=True), abs(value) == 1
    names = seats(duel, entry.player)
    if result is None or result.declarer is None:
        words = (
            translate("duel", "{player}: {game}, {points} point")
            if one
            else translate("duel", "{player}: {game}, {points} points")
        )
        return words.format(player=entry.player, game=played(result, duel.rules), points=made)
    words = (
        translate("duel", "{player}: {game} by {declarer}, {points} point")
        if one
        else translate("duel", "{player}: {game} by {declarer}, {points} points")
    )
    return words.format(
        player=entry.player, game=played(result, duel.rules), declarer=declarer(result, names), points=made
    )


def title(duel: Duel) -> str:
    """What was played, in a sentence."""
    words = translate("duel", "{game}, %n deal(s) with bots of the level {level}.", "", duel.deals)
    return words.format(game=game(duel.rules), level=levels(duel))
