"""Random walks through a match: play, take back, do again, branch off; and what must hold at their ends."""

import random

from sjavs_desktop.app.line import Line
from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.notation import action_text
from sjavs_desktop.core.record import BACK, Record, deals, header_text, mark_text, read_record, record_text
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import CHANCE, OVER, Action
from sjavs_desktop.core.view import view


class Walk:
    """A line and the journal that is written beside it."""

    def __init__(self, rules: Rules, chance: random.Random) -> None:
        self.chance = chance
        record = Record(rules, chance.randrange(rules.seats), ("A", "B", "C", "D")[: rules.seats],
                        ("human", "x", "y", "z")[: rules.seats], str(chance.random()))  # fmt: skip
        self.line = Line(record)
        self.journal = [header_text(record)]
        self.done = {"play": 0, "undo": 0, "redo": 0, "branch": 0}

    def some_action(self) -> Action | None:
        """Any legal action; None at the end of the match."""
        state = self.line.state
        if state.table.phase == OVER:
            return None
        if state.table.turn == CHANCE:
            return shuffle(state.rules.deck, self.line.record.seed, deals(self.line.record.actions) + 1)
        return self.chance.choice(legal(view(state, state.table.turn)))

    def play(self) -> None:
        """Does any legal action; where something was taken back that is to branch off."""
        action = self.some_action()
        if action is not None:
            self.done["branch" if self.line.record.future else "play"] += 1
            self.take(action)

    def take(self, action: Action) -> None:
        self.line.take(action)
        self.journal.append(action_text(action))

    def undo(self) -> None:
        """Back to the last choice of seat 0."""
        ply = self.line.choice_before((0,))
        if ply is not None:
            self.done["undo"] += 1
            self.line.back(ply)
            self.journal.append(mark_text(BACK, ply))

    def redo(self) -> None:
        """The next choice of seat 0 once more, and what followed."""
        ahead = self.line.choices_ahead((0,))
        for action in ahead:
            self.take(action)
        self.done["redo"] += bool(ahead)

    def step(self) -> None:
        """One of these."""
        self.chance.choices((self.play, self.undo, self.redo), (8, 2, 2))[0]()

    def faults(self) -> list[str]:
        """What is not as it is when the record is replayed; empty when all is well."""
        record, state = self.line.record, self.line.state
        kept = read_record("\n".join([*self.journal, ""]))
        again = read_record(record_text(record))
        found = {
            "the journal has another record": kept == record,
            "the journal has another future": kept.future == record.future,
            "the record's text has another record": again == record,
            "the state is not that of the record": record.state() == state,
            "practice is not the same": kept.practice() == record.practice(),
        }
        return [words for words, right in found.items() if not right]


def walk(rules: Rules, seed: int, steps: int) -> Walk:
    """A walk of so many steps."""
    found = Walk(rules, random.Random(seed))
    for _ in range(steps):
        found.step()
    return found
