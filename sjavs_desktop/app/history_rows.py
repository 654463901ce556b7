"""What the history keeps of a match and of each of its deals: read from the record, and from nothing else."""

import json
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import NamedTuple

from sjavs_desktop.core.cards import Cards, count
from sjavs_desktop.core.duel import deal_ended
from sjavs_desktop.core.game import apply, start
from sjavs_desktop.core.payoff import gain
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.record import deals as deals_in
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.sides import DECLARERS, SIDES, account
from sjavs_desktop.core.state import OVER, Action, Result, Seat, State, open_cards

GOING, FINISHED, ABANDONED = "going", "finished", "abandoned"
"""The status of a match."""
SCORED, THROWN, LEFT, OPEN = "scored", "thrown", "abandoned", "going"
"""What became of a deal: paid, thrown in, given up with its match, or still to be played."""
DECLARER, PARTNER, DEFENDER, NOBODY = "declarer", "partner", "defender", "nobody"
"""My part in a deal; `NOBODY` where nobody has declared."""
PLAYED, CLAIMED, RESUMED, PRACTICE = "played", "claimed", "resumed", "practice"
ABANDONED, THROWN_IN, GOING, WATCHED = "abandoned", "thrown_in", "going", "watched"
KINDS = (PLAYED, CLAIMED, RESUMED, PRACTICE, ABANDONED, THROWN_IN, GOING, WATCHED)
"""In which column a deal is counted: each deal in exactly one."""
HUMAN = "human"
"""In place of a bot's level: a person (as `app.seats` has it, without what that needs)."""
LONGEST = 200
"""Letters that are kept of a text of a record."""


class DealRow(NamedTuple):
    """A deal of a match. "Mine" is the account of the person at the screen."""

    match: str
    number: int
    """In the match, from 1."""
    series: int
    """In the series of the match's seed."""
    dealer: int
    outcome: str
    declarer: int | None = None
    contract: str = ""
    contract_name: str = ""
    """English source text; empty for the contract that goes without saying."""
    suit: int | None = None
    length: int | None = None
    """Trumps that the declarer was dealt; None without a declarer, or without trumps."""
    role: str = ""
    """Empty where nobody at this screen played, or no contract stands."""
    won: bool | None = None
    """Whether my side won; None in a tie, and where the deal was not scored."""
    made: bool | None = None
    """Whether the declarers made it."""
    band: str = ""
    points: int = 0
    """Game points that the deal moved my account by; above zero is good, whichever way the game counts."""
    margin: float = 0.0
    """The same beyond the average of the other accounts."""
    base: int = 0
    carry: int = 0
    crosses: int = 0
    """Crosses that it brought me."""
    crosses_against: int = 0
    vol: int = 0
    """1 where my side declared and took every trick, -1 where the others did."""
    javn: int = 0
    """1 where the others declared and stayed at a quarter of the card points or fewer, -1 where my side did."""
    tie: bool = False
    practice: bool = False
    claimed: bool = False
    resumed: bool = False


class MatchRow(NamedTuple):
    """A match."""

    id: str
    """The name of its file without the ending."""
    began: str
    """UTC, as ``2026-11-30T19:05:00``; empty when it is not known. A clock may have been wrong."""
    ended: str
    """When its file was last written, once it is over."""
    pack: str
    rules: str
    """The name of the rules, English source text."""
    cards: str
    """The pictures that belong to the game."""
    chosen: str
    """Every option and its value, a JSON object."""
    players: str
    """A JSON list by seat."""
    levels: str
    level: str
    """The levels of the bots, each once."""
    me: int | None
    """The seat of the person; None where only bots played."""
    status: str
    won: bool | None
    """Whether my account won it; None while it is not over, or where only bots played."""
    scores: str
    """Game points left by account, a JSON list with mine first."""
    crosses: str
    """Crosses by account, likewise."""
    deals: int
    resumed: int
    """How often it was gone on with."""
    practice: bool
    """Whether any of its deals is practice."""
    seed: str
    origin: str


def kind(deal: DealRow, match: MatchRow) -> str:
    """The column in which a deal is counted.

    Of several the one that says most about how much it is worth: practice, then what was not played to its end, then
    that it was claimed, then that it was left and gone on with.
    """
    if match.me is None:
        return WATCHED
    if deal.practice:
        return PRACTICE
    unpaid = {LEFT: ABANDONED, OPEN: GOING, THROWN: THROWN_IN}
    if deal.outcome in unpaid:
        return unpaid[deal.outcome]
    return CLAIMED if deal.claimed else RESUMED if deal.resumed else PLAYED


class Dealt(NamedTuple):
    """A deal as the actions tell it."""

    first: int
    """Actions before its shuffle."""
    dealer: Seat
    own: tuple[Cards, ...] = ()
    """By seat the cards that it could see of its own when it was dealt."""
    last: int = 0
    """Actions up to its end, or so far."""
    over: bool = False


class Reading:
    """A match read action by action; when it has grown, the reading goes on where it was."""

    def __init__(self, record: Record) -> None:
        self.dealer = record.dealer
        self.state: State = start(record.rules, record.dealer)
        self.deals: list[Dealt] = []
        self.actions: tuple[Action, ...] = ()

    def follow(self, record: Record) -> None:
        """Reads on to the end of a record that begins with what was read; raises IllegalAction."""
        for number in range(len(self.actions), len(record.actions)):
            action = record.actions[number]
            self.state, _ = apply(self.state, action)
            if action.kind == "shuffle":
                self.deals.append(Dealt(number, self.state.table.dealer))
            self._look(number + 1)
        self.actions = record.actions

    def _look(self, count: int) -> None:
        if not self.deals:
            return
        last, table = self.deals[-1], self.state.table
        if not last.own and table.phase == "auction":
            own = tuple(hand | open_cards(table, seat) for seat, hand in enumerate(self.state.hands))
            last = last._replace(own=own)
        if not last.over:
            last = last._replace(last=count, over=table.deal_over)
        self.deals[-1] = last

    def goes_on_to(self, record: Record) -> bool:
        """Whether a record begins with what was read."""
        same = self.state.rules == record.rules and self.dealer == record.dealer
        return same and record.actions[: len(self.actions)] == self.actions


def read(record: Record) -> Reading:
    """The reading of a whole record; raises IllegalAction."""
    reading = Reading(record)
    reading.follow(record)
    return reading


# -- Rows ------------------------------------------------------------------------------------------------------------


def match_row(reading: Reading, record: Record, id: str, ended: str = "") -> MatchRow:
    """The row of a match; `ended` is when its file was last written."""
    rules, table = record.rules, reading.state.table
    me = seat_of_person(record)
    mine = 0 if me is None else account(rules, me)
    over = status(reading, record)
    return MatchRow(
        id=id,
        began=moment(record.began) or from_name(id),
        ended="" if over == GOING else ended,
        pack=plain(rules.key),
        rules=plain(rules.name),
        cards=plain(rules.cards),
        chosen=json.dumps(dict(rules.chosen), sort_keys=True),
        players=json.dumps([plain(one) for one in record.players], ensure_ascii=False),
        levels=json.dumps([plain(one) for one in record.levels], ensure_ascii=False),
        level=", ".join(sorted({plain(one) for one in record.levels if one != HUMAN})),
        me=me,
        status=over,
        won=None if me is None else outcome(table.winner, table.loser, mine),
        scores=json.dumps(turned(table.scores, mine)),
        crosses=json.dumps(turned(table.crosses, mine)),
        deals=len(reading.deals) - copied(reading, record),
        resumed=sum(one.kind == "resumed" for one in record.marks),
        practice=bool(practised(reading, record)),
        seed=plain(record.seed),
        origin=plain(record.origin),
    )


def deal_rows(reading: Reading, record: Record, id: str) -> tuple[DealRow, ...]:
    """The rows of the deals of a match; those that a branch has only taken over are not among them."""
    claimed = {deal_at(record, one.at) for one in record.marks if one.kind == "claim"}
    resumed = interrupted(reading, record)
    practice = practised(reading, record)
    results = {one.deal: one for one in reading.state.table.results}
    rows = []
    for number in range(copied(reading, record) + 1, len(reading.deals) + 1):
        dealt = reading.deals[number - 1]
        row = DealRow(
            match=id,
            number=number,
            series=record.first - 1 + number,
            dealer=dealt.dealer,
            outcome=became(dealt, number in results, status(reading, record)),
            practice=number in practice,
            claimed=number in claimed,
            resumed=number in resumed,
        )
        if number in results:
            row = scored(row, results[number], dealt, record)
        elif number == len(reading.deals) and not dealt.over:
            row = unfinished(row, reading.state, dealt, record)
        rows.append(row)
    return tuple(rows)


def became(dealt: Dealt, paid: bool, match: str) -> str:
    """What became of a deal."""
    if paid:
        return SCORED
    if dealt.over:
        return THROWN
    return LEFT if match == ABANDONED else OPEN


def scored(row: DealRow, result: Result, dealt: Dealt, record: Record) -> DealRow:
    """The row of a deal that was paid."""
    rules, me = record.rules, seat_of_person(record)
    row = played(row, rules, dealt, result.declarer, result.contract, result.suit)
    row = row._replace(
        made=result.won, band=plain(result.band), base=result.base, carry=result.carry, tie=result.won is None
    )
    if me is None:
        return row
    mine = account(rules, me)
    margin = gain(rules.score, result.changes, mine)
    role = part(rules, result.contract, result.declarer, result.partner, me)
    declares = role in (DECLARER, PARTNER)
    brought = earned(result, mine)
    return row._replace(
        role=role,
        won=victory(result, role, mine, margin),
        points=worth(rules, result.changes[mine]),
        margin=margin,
        crosses=brought,
        crosses_against=result.crosses - brought,
        vol=(1 if declares else -1) * vol(result, rules),
        javn=(-1 if declares else 1) * javn(result, rules),
    )


def unfinished(row: DealRow, state: State, dealt: Dealt, record: Record) -> DealRow:
    """The row of a deal as far as it was played."""
    table, me = state.table, seat_of_person(record)
    if table.contract is None:
        return row
    row = played(row, record.rules, dealt, table.declarer, table.contract, table.suit)
    role = "" if me is None else part(record.rules, table.contract, table.declarer, table.partner, me)
    return row._replace(role=role)


def played(row: DealRow, rules: Rules, dealt: Dealt, declarer: Seat | None, contract: str, suit: int | None) -> DealRow:
    """The row with what is played."""
    trumps = rules.ranking(contract, suit).members[TRUMPS]
    known = declarer is not None and bool(dealt.own) and bool(trumps)
    return row._replace(
        declarer=declarer,
        contract=plain(contract),
        contract_name=plain(rules.contract(contract).name),
        suit=suit,
        length=count(dealt.own[declarer] & trumps) if known and declarer is not None else None,
    )


# -- What a deal came to ---------------------------------------------------------------------------------------------


def part(rules: Rules, contract: str, declarer: Seat | None, partner: Seat | None, seat: Seat) -> str:
    """The part of a seat in a deal.

    Whoever shares the declarer's account wins and loses with it, also where the declarer plays alone.
    """
    if declarer is None:
        return NOBODY
    if seat == declarer:
        return DECLARER
    if rules.score.accounts == "pairs":
        return PARTNER if account(rules, seat) == account(rules, declarer) else DEFENDER
    side = SIDES[rules.contract(contract).sides](declarer, partner, seat)
    return PARTNER if side == DECLARERS else DEFENDER


def worth(rules: Rules, change: int) -> int:
    """What a move of an account is to its owner: coming down is good only where zero wins."""
    return -change if rules.score.end == "rubber" else change


def victory(result: Result, role: str, mine: int, margin: float) -> bool | None:
    """Whether an account won a deal; None in a tie."""
    if result.won is None:
        return None
    if role != NOBODY:
        return result.won == (role != DEFENDER)
    if result.account is not None:
        return result.account == mine
    # Nobody declared, and everybody has an account of their own.
    return margin > 0 if margin else None


def earned(result: Result, account: int) -> int:
    """The crosses that a deal brought to an account."""
    reached = result.reached or (() if result.account is None else (result.account,))
    return result.crosses // len(reached) if account in reached else 0


def declared(result: Result, rules: Rules, values: Sequence[int]) -> int:
    """The sum of values by account over those that declared."""
    seats = [seat for seat in (result.declarer, result.partner) if seat is not None]
    return sum(values[each] for each in {account(rules, seat) for seat in seats})


def vol(result: Result, rules: Rules) -> bool:
    """Whether the declarers wanted tricks and took every one."""
    wanted = rules.contract(result.contract).goal in ("points", "all") and result.declarer is not None
    return wanted and declared(result, rules, result.tricks) == rules.tricks


def javn(result: Result, rules: Rules) -> bool:
    """Whether the declarers wanted card points, and failed with a quarter of them or fewer."""
    wanted = rules.contract(result.contract).goal == "points" and result.declarer is not None
    failed = wanted and result.won is False and not result.folded
    return failed and 4 * declared(result, rules, result.points) <= rules.score.total


# -- What the record says besides ------------------------------------------------------------------------------------


def status(reading: Reading, record: Record) -> str:
    """How a match stands."""
    if reading.state.table.phase == OVER or deal_ended(record.origin, reading.state.table):
        return FINISHED
    return ABANDONED if record.marked("abandoned") else GOING


def seat_of_person(record: Record) -> Seat | None:
    """Where the person at the screen sits."""
    return next((seat for seat, level in enumerate(record.levels) if level == HUMAN), None)


def outcome(winner: int | None, loser: int | None, mine: int) -> bool | None:
    """Whether an account has won a match; None while nobody has."""
    if winner is not None:
        return winner == mine
    return None if loser is None else loser != mine


def deal_at(record: Record, at: int) -> int:
    """The deal in which a mark stands."""
    return deals_in(record.actions[:at])


def interrupted(reading: Reading, record: Record) -> frozenset[int]:
    """The deals in the midst of which the match was left and gone on with; between two deals none is."""
    marks = [(deal_at(record, one.at), one.at) for one in record.marks if one.kind == "resumed"]
    deals = {deal: reading.deals[deal - 1] for deal, _ in marks if deal}
    return frozenset(deal for deal, at in marks if deal and (at < deals[deal].last or not deals[deal].over))


def copied(reading: Reading, record: Record) -> int:
    """How many deals at the beginning were played in another match, of which this is a branch."""
    words = record.origin.split(" ")
    taken = words[-1] if len(words) == 3 and words[0] == "branch" else ""
    if not (taken.isascii() and taken.isdecimal()):
        return 0
    return sum(one.over and one.last <= int(taken[:9]) for one in reading.deals)


def practised(reading: Reading, record: Record) -> frozenset[int]:
    """The deals that are practice, without those that were played in another match."""
    return frozenset(one for one in record.practice() if one > copied(reading, record))


def turned(values: Sequence[int], mine: int) -> list[int]:
    """Values by account with one's own first."""
    return [*values[mine:], *values[:mine]]


def plain(text: str) -> str:
    """A text that a database takes: of moderate length, without half characters and what would steer a terminal."""
    sound = text[:LONGEST].encode("utf-8", "replace").decode("utf-8")
    return "".join(one if one.isprintable() else " " for one in sound)


def moment(text: str) -> str:
    """A moment as the history writes it; empty when the text tells none."""
    with suppress(ValueError, OverflowError):
        told = datetime.fromisoformat(text)
        told = told.astimezone(UTC) if told.tzinfo else told
        return told.replace(tzinfo=None).isoformat(timespec="seconds")
    return ""


def from_name(id: str) -> str:
    """The moment that stands in the name of a file; empty where none does."""
    with suppress(ValueError):
        return datetime.strptime(id[:15], "%Y%m%d-%H%M%S").isoformat()
    return ""
