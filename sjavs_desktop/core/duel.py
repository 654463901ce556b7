"""Duels by file: the same deals with the same bots, played by two people in two places, then held side by side.

Each deal is a match of its own that ends with it, so no score of one deal weighs on the next. The file is plain text:
a header, and for each player a line with ``@`` and the name, then for each deal a line with ``#`` and the actions.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from sjavs_desktop.core.codes import seed_in
from sjavs_desktop.core.compile import rules_from
from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.errors import IllegalAction, RecordError, RulesError
from sjavs_desktop.core.game import apply
from sjavs_desktop.core.notation import action_text, parse_action
from sjavs_desktop.core.payoff import gain
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.refusals import refused
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import Action, Result, State, Table
from sjavs_desktop.core.wording import quoted, sentence

FORMAT = "sjavs-duel 1"
MOST = 100
"""Deals that a duel has at most."""
LONGEST = 60
"""Characters of a player's name."""
ORIGIN = "duel "
"""How the origin of a record begins whose match is a deal of a duel; its seed and the number of the deal follow."""
PERSON = "human"
"""The level of the seat that the players take in turn: seat 0."""


def deal_ended(origin: str, table: Table) -> bool:
    """Whether a match with that origin has ended because it was a deal of a duel, and that is over."""
    return origin.startswith(ORIGIN) and table.deal_over


class Entry(NamedTuple):
    """How one player has played the deals so far."""

    player: str
    plays: tuple[tuple[Action, ...], ...] = ()
    """By deal all actions, the shuffle first."""


@dataclass(frozen=True)
class Duel:
    """Deals, rules and bots, and what became of them with each player."""

    rules: Rules
    seed: str
    """Of the series that the deals are the first of."""
    dealer: int
    """Who deals first; the deal passes on as the rules say."""
    levels: tuple[str, ...]
    """Of the bots by seat; that of seat 0 is `PERSON`."""
    names: tuple[str, ...]
    """Of the bots by seat; that of seat 0 is not used."""
    deals: int
    entries: tuple[Entry, ...] = ()
    own: str = ""
    """In a working copy the name under which its owner plays; empty before that is known, and in what is sent."""

    def header(self, deal: int, player: str) -> Record:
        """A match that begins with deal number `deal`, from 1, for a player."""
        dealer = (self.dealer + (deal - 1) * self.rules.rotation) % self.rules.seats
        names = (player, *self.names[1:])
        origin = f"{ORIGIN}{self.seed} {deal}"
        return Record(self.rules, dealer, names, self.levels, self.seed, first=deal, origin=origin)

    def opening(self, deal: int) -> tuple[Action, ...]:
        """What is done without asking: the shuffle and, where somebody would cut, a cut in the middle."""
        rules = self.rules
        dealt = (shuffle(rules.deck, self.seed, deal),)
        if rules.cut != "ask":
            return dealt
        cutter = (self.header(deal, "").dealer - 1) % rules.seats
        return (*dealt, Action(cutter, "cut", len(rules.deck) // 2))

    def entry(self, player: str) -> Entry:
        """How far a player has come."""
        return next((one for one in self.entries if one.player == player), Entry(player))

    def next_deal(self, player: str) -> int | None:
        """The number of the deal that a player has to play next; None when all are played."""
        done = len(self.entry(player).plays)
        return done + 1 if done < self.deals else None

    def complete(self, player: str) -> bool:
        """Whether a player has played all deals."""
        return self.next_deal(player) is None

    @property
    def whole(self) -> bool:
        """Whether two have played all deals, so that they can be compared."""
        return len(self.entries) == 2 and all(self.complete(one.player) for one in self.entries)

    @property
    def other(self) -> Entry | None:
        """Whoever the owner of this working copy plays against, once that is known."""
        return next((one for one in self.entries if one.player != self.own), None)

    def owned(self, player: str) -> "Duel":
        """The duel as the working copy of somebody who plays it under that name.

        Raises ValueError with one sentence when somebody else does already.
        """
        player = named(player)
        if self.own and self.own != player:
            raise ValueError(sentence("you play this duel as {own!r} already", own=self.own))
        if not self.own and player in [one.player for one in self.entries]:
            raise ValueError(
                sentence("{player!r} is the name of somebody who has played this duel already", player=player)
            )
        if not self.own and len(self.entries) == 2:
            raise ValueError(sentence("two have played this duel already"))
        return replace(self, own=player)

    def sent(self) -> "Duel":
        """The duel as it is sent to somebody else."""
        return replace(self, own="")

    def joined(self, more: "Duel") -> "Duel":
        """The duel with what another copy of it knows more; whose working copy it is does not change.

        Raises ValueError with one sentence when they are not copies of one duel, or tell different things of a deal.
        """
        if replace(self, entries=(), own="") != replace(more, entries=(), own=""):
            raise ValueError(sentence("it is another duel with the same deals, with other rules or other bots"))
        entries = {one.player: one for one in self.entries}
        for one in more.entries:
            known = entries.get(one.player, Entry(one.player))
            for deal, (ours, theirs) in enumerate(zip(known.plays, one.plays, strict=False), 1):
                if ours != theirs:
                    raise ValueError(
                        sentence("{player!r} has played deal {deal} in another way here", player=one.player, deal=deal)
                    )
            entries[one.player] = max(known, one, key=lambda entry: len(entry.plays))
        if len({*entries, self.own} - {""}) > 2:
            raise ValueError(sentence("two others have played this duel already"))
        return replace(self, entries=tuple(entries.values()))

    def played(self, player: str, actions: Sequence[Action]) -> "Duel":
        """The duel with the player's next deal, which `actions` have ended.

        Raises ValueError with one sentence when they are not that deal, played to its end.
        """
        deal = self.next_deal(player)
        if deal is None:
            raise ValueError(
                sentence(
                    "{player} has played the whole of this duel already (deals: {deals})",
                    player=player,
                    deals=self.deals,
                )
            )
        if len({player, *(one.player for one in self.entries)}) > 2:
            raise ValueError(sentence("two have played this duel already"))
        self.result(deal, actions)
        entry = self.entry(player)
        more = entry._replace(plays=(*entry.plays, tuple(actions)))
        others = tuple(one for one in self.entries if one.player != player)
        first = bool(self.entries) and self.entries[0].player == player
        return replace(self, entries=(more, *others) if first else (*others, more))

    def states(self, deal: int, actions: Sequence[Action]) -> list[State]:
        """The states of a deal, one after each action.

        Raises ValueError with one sentence when the actions do not belong to it.
        """
        if tuple(actions[: len(self.opening(deal))]) != self.opening(deal):
            raise ValueError(sentence("deal {deal} does not begin with the cards of this duel", deal=deal))
        found = [self.header(deal, "").state()]
        for action in actions:
            found.append(apply(found[-1], action)[0])
        return found[1:]

    def result(self, deal: int, actions: Sequence[Action]) -> Result | None:
        """What a deal came to; None when it was thrown in. Raises ValueError when it was not played to its end."""
        try:
            table = self.states(deal, actions)[-1].table
        except IllegalAction as wrong:
            raise ValueError(sentence("deal {deal}: {why}", deal=deal, why=refused(wrong))) from wrong
        if not table.deal_over:
            raise ValueError(sentence("deal {deal} is not played to its end", deal=deal))
        return table.results[-1] if table.results else None


class Row(NamedTuple):
    """A deal of a duel, as far as it can be compared."""

    deal: int
    points: tuple[float | None, ...]
    """By player the game points of the deal for seat 0; None where it has not been played."""
    difference: float | None
    """What the first player made more than the second."""


def gained(rules: Rules, result: Result | None) -> float:
    """Game points of a deal for seat 0, beyond the average of the others."""
    return gain(rules.score, result.changes, account(rules, 0)) if result is not None else 0.0


def rows(duel: Duel) -> list[Row]:
    """All deals in order, those that both have played with their difference."""
    found = []
    for deal in range(1, duel.deals + 1):
        points = tuple(
            gained(duel.rules, duel.result(deal, one.plays[deal - 1])) if len(one.plays) >= deal else None
            for one in duel.entries
        )
        known = [one for one in points if one is not None]
        found.append(Row(deal, points, known[0] - known[1] if len(known) == 2 else None))
    return found


# -- The file --------------------------------------------------------------------------------------------------------


def duel_text(duel: Duel) -> str:
    """The whole duel as text."""
    header = {
        "format": FORMAT,
        "seed": duel.seed,
        "deals": duel.deals,
        "dealer": duel.dealer,
        "levels": duel.levels,
        "names": duel.names,
        **({"own": duel.own} if duel.own else {}),
        "rules": json.loads(duel.rules.resolved),
    }
    lines = [json.dumps(header, ensure_ascii=False)]
    for entry in duel.entries:
        lines.append(f"@ {entry.player}")
        for deal, actions in enumerate(entry.plays, 1):
            lines += [f"# {deal}", *map(action_text, actions)]
    return "\n".join([*lines, ""])


def read_duel(text: str, file: str = "duel") -> Duel:
    """The duel of a text made by `duel_text`; each deal is checked. Raises RecordError with file and line."""
    lines = text.rstrip("\n").split("\n")
    duel = read_header(lines[0], file)
    block = Block("", 0)
    for number, line in enumerate([*lines[1:], "@ "], 2):
        try:
            duel, block = read_line(duel, block, line, number)
        except ValueError as wrong:
            place = number if block.line == 0 or not str(wrong).startswith("deal ") else block.line
            raise RecordError(file, place, quoted(wrong)) from wrong
    return duel


class Block(NamedTuple):
    """A deal that is being read."""

    player: str
    line: int
    """Of the line that names it; 0 when none is being read."""
    actions: tuple[Action, ...] = ()


def read_line(duel: Duel, block: Block, line: str, number: int) -> tuple[Duel, Block]:
    """What a line makes of the duel and of the deal that is being read; raises ValueError."""
    mark, _, rest = line.strip().partition(" ")
    if mark not in ("@", "#"):
        if not block.line:
            raise ValueError(sentence("{given!r} belongs to no deal", given=line.strip()))
        return duel, block._replace(actions=(*block.actions, parse_action(line)))
    if block.line:
        duel = duel.played(block.player, block.actions)
    if mark == "@":
        if rest in [one.player for one in duel.entries]:
            raise ValueError(sentence("{rest!r} stands here twice", rest=rest))
        return duel, Block(named(rest) if rest else "", 0)
    if not block.player or rest != str(duel.next_deal(block.player)):
        raise ValueError(sentence("deal {rest!r} is not the one that is expected here", rest=rest))
    return duel, Block(block.player, number)


def named(player: str) -> str:
    """A player's name as it may stand in a file; raises ValueError."""
    if not player.strip() or not player.isprintable() or len(player) > LONGEST:
        raise ValueError(sentence("{given!r} cannot be the name of a player", given=player.strip()[:LONGEST]))
    return player.strip()


def read_header(line: str, file: str) -> Duel:
    """The duel without entries that a header line describes; raises RecordError."""
    try:
        # Some editors put a mark before the first letter.
        header = json.loads(line.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as wrong:
        raise RecordError(file, 1, sentence("this is not a duel (its first line is not JSON)")) from wrong
    found = header.get("format") if isinstance(header, dict) else None
    if not isinstance(found, str):
        raise RecordError(file, 1, sentence("the first line names no format ({known!r} is expected)", known=FORMAT))
    if found != FORMAT:
        if found.startswith("sjavs-record "):
            raise RecordError(file, 1, sentence("this is the record of a match and not a duel"))
        newer = found.startswith("sjavs-duel ")
        words = (
            sentence("the format {found!r} is not known here: it is of a newer version, which can read it", found=found)
            if newer
            else sentence("the format {found!r} is not known here ({known!r} is)", found=found, known=FORMAT)
        )
        raise RecordError(file, 1, words)
    try:
        rules = rules_from(header["rules"], file)
        levels, names = tuple(header["levels"]), tuple(header["names"])
        duel = Duel(rules, header["seed"], header["dealer"], levels, names, header["deals"], own=header.get("own", ""))
    except RulesError as wrong:
        raise RecordError(file, 1, sentence("the rules in the header cannot be used: {wrong}", wrong=wrong)) from wrong
    except KeyError as wrong:
        raise RecordError(file, 1, sentence("the header has no {key}", key=wrong)) from wrong
    except TypeError as wrong:
        raise RecordError(file, 1, sentence("a value in the header is of another kind than it must be")) from wrong
    check(duel, file)
    return duel


def check(duel: Duel, file: str) -> None:
    """Raises RecordError where the header of a duel makes no sense."""
    seats = duel.rules.seats
    if type(duel.deals) is not int or not 1 <= duel.deals <= MOST:
        raise RecordError(file, 1, sentence("deals must be a whole number from 1 to {most}", most=MOST))
    if type(duel.dealer) is not int or not 0 <= duel.dealer < seats:
        raise RecordError(file, 1, sentence("the dealer must be a seat from 0 to {value}", value=seats - 1))
    texts = (*duel.levels, *duel.names, duel.seed, duel.own)
    if len(duel.levels) != seats or len(duel.names) != seats or not all(isinstance(one, str) for one in texts):
        raise RecordError(
            file, 1, sentence("the header needs a name and a level for each of {seats} seats, and a seed", seats=seats)
        )
    if seed_in(duel.seed) != duel.seed:
        # Files are called by it, so it must not hold anything else.
        raise RecordError(file, 1, sentence("the seed must be 10 digits and capital letters, without I, L, O and U"))
    if duel.own:
        try:
            named(duel.own)
        except ValueError as wrong:
            raise RecordError(file, 1, quoted(wrong)) from wrong
    if duel.levels[0] != PERSON:
        raise RecordError(file, 1, sentence("seat 0 is the player's: its level must be {person!r}", person=PERSON))
