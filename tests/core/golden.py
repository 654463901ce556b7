"""Whole recorded matches and what everybody saw of them: `python -m tests.core.golden` writes them anew.

Only run it when the rules were meant to change, and read the difference.
"""

import random
from pathlib import Path

from sjavs_desktop.core.cards import SUIT_LETTERS, name
from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.game import apply, legal
from sjavs_desktop.core.notation import value_text
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.record import Record, read_record, record_text
from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.core.state import CHANCE, NOBODY, OVER, Event, Item, Offer, Result, Trick
from sjavs_desktop.core.view import view
from tests.core.games import CHOSEN_FIRST, possible, steered
from tests.rule_cases import pack

FOLDER = Path(__file__).parents[1] / "packs" / "play"

MATCHES: dict[str, tuple[str, str, dict[str, OptionValue]]] = {
    "vit-tit": ("sjavs", "10", {}),
    "mcleod": ("sjavs-mcleod", "20", {}),
    "house": (
        "sjavs",
        "9",
        {"rank_order": "ace_ten", "cut": "always_cut", "start_points": "12", "crosses_to_win": "2"},
    ),
    "short": ("sjavs-short", "3", {}),
    "old-mor": ("old-mor", "1", {}),
    "old-mor-house": ("old-mor", "2", {"solo": True, "nolo": True, "halv": True, "packets": "3-2-3", "start": "12"}),
    "klorsjavs": ("klorsjavs", "1", {}),
    "klorsjavs-seeing": ("klorsjavs", "4", {"see_first": True, "tens": True, "all_pass": "next"}),
    "klorsjavs-older": ("klorsjavs-older", "2", {"deals": "8", "farvesjavs": True}),
    "three": ("sjavs-3", "1", {}),
    "three-nobody": ("sjavs-3", "2", {"no_bid": "play_for_4", "must_speak": False, "start_points": "12"}),
    "two": ("sjavs-2", "1", {}),
    "schafkopf": ("schafkopf", "1", {}),
    "schafkopf-laying": ("schafkopf", "5", {"legen": True, "packets": "twos", "kontra": "kontra", "deals": "8"}),
    "schafkopf-house": ("schafkopf-house", "16", {}),
}
"""For each golden match its pack, its seed and the options chosen."""


def played(key: str) -> Record:
    """A match of seeded random play; whoever can bid mostly bids, and Schafkopf is aimed at a contract in each deal."""
    pack_key, seed, chosen = MATCHES[key]
    rules = compile_rules(pack(pack_key), chosen)
    names = ("Anna", "Bárður", "Cilla", "Dánjal")[: rules.seats]
    record = Record(rules, int(seed) % rules.seats, names, ("human", *["random"] * (rules.seats - 1)), seed)
    state, dice, aim = record.state(), random.Random(seed), ""
    while state.table.phase != OVER:
        if state.table.turn == CHANCE:
            aim = dice.choice([*possible(rules), ""]) if pack_key in CHOSEN_FIRST else ""
        if aim:
            action = steered(state, dice, aim)
        elif state.table.turn == CHANCE:
            done = sum(action.kind == "shuffle" for action in record.actions)
            action = shuffle(rules.deck, seed, done + 1)
        else:
            allowed = legal(view(state, state.table.turn))
            action = allowed[-1] if allowed[-1].kind == "bid" and dice.random() < 0.6 else dice.choice(allowed)
        record = record.appended(action)
        state, _ = apply(state, action)
    return record


LATER = ("partner", "called", "items", "laid", "doubles")
"""Parts of a result that most games leave empty; they are written only where they are not."""
SAME_VALUES = {"played": "play", "turned": "play", "offered": "play", "called": "call"}
"""Events whose value is written as that of an action."""


def event_text(event: Event) -> str:
    """An event as a line."""
    who = "" if event.seat == NOBODY else f" {event.seat}"
    value = event.value
    if isinstance(value, Offer):
        return f"{event.kind}{who} {value.text}"
    if isinstance(value, Trick):
        return f"{event.kind}{who} led by {value.leader}: {' '.join(map(name, value.cards))}"
    if isinstance(value, Result):
        told = {key: one for key, one in value._asdict().items() if key not in LATER or one not in (None, ())}
        return "scored " + " ".join(f"{key}={value_of(one)}" for key, one in told.items())
    if event.kind == "dealt":
        return f"dealt{who} {value_of(value)}"
    if event.kind == "contract":
        return f"contract{who} {SUIT_LETTERS[value] if isinstance(value, int) else '-'}"
    return f"{event.kind}{who} {value_text(SAME_VALUES.get(event.kind, event.kind), value)}".rstrip()


def value_of(value: object) -> str:
    if isinstance(value, tuple) and value and isinstance(value[0], Item):
        return ",".join(f"{one.key}*{one.number}:{one.value}" for one in value)
    return "-".join(map(str, value)) if isinstance(value, tuple) else str(value)


def events_text(record: Record) -> str:
    """What everybody saw of a match, a line an event, an empty line before each deal."""
    lines = []
    for _, events in record.steps():
        lines += [("\n" if event.kind == "shuffled" else "") + event_text(event) for event in events]
    return "\n".join(lines).lstrip() + "\n"


def stored(key: str) -> tuple[Record, str, str]:
    """A golden match: the record, its text, and the text of its events."""
    text = (FOLDER / f"{key}.sjavs").read_text(encoding="utf-8")
    return read_record(text, f"{key}.sjavs"), text, (FOLDER / f"{key}.events").read_text(encoding="utf-8")


def main() -> None:
    """Writes every golden match anew."""
    for key in MATCHES:
        record = played(key)
        (FOLDER / f"{key}.sjavs").write_text(record_text(record), encoding="utf-8", newline="\n")
        (FOLDER / f"{key}.events").write_text(events_text(record), encoding="utf-8", newline="\n")
        print(f"{key}: {len(record.actions)} actions")


if __name__ == "__main__":
    main()
