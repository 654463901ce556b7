"""Chooses from what ``make_book.py`` has found and writes the book: ``python packaging/write_book.py FOLDER``.

FOLDER holds the files of ``make_book.py``. Of each game and theme the best few are taken, at most one of a deal.
"""

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

from sjavs_desktop.app.exercises_book import FOLDER, THEMES
from sjavs_desktop.ui.exercises.book_text import EMPTY
from sjavs_desktop.ui.exercises.titles import NOTES, OF_TASK, OF_THEME

Found = dict[str, Any]

QUOTAS: dict[str, dict[str, int]] = {
    "sjavs": {
        "auction": 6, "naming": 1, "leading": 4, "second": 3, "last": 3, "ruffing": 6,
        "giving_points": 4, "trump_play": 5, "ending": 7, "open_cards": 6, "whole_deal": 4,
    },
    "old-mor": {"auction": 1, "leading": 2, "ruffing": 2, "giving_points": 1, "trump_play": 1, "ending": 1},
    "klorsjavs": {"auction": 2, "exchange": 2, "leading": 2, "ruffing": 1, "ending": 1, "trump_play": 1, "second": 1},
    "schafkopf": {
        "auction": 2, "leading": 2, "ruffing": 2, "trump_play": 2, "ending": 1, "last": 1,
        "second": 1,
    },
}  # fmt: skip
"""How many of each theme are wanted, by game."""


MEANT = (31, 61, 90)
"""Numbers of card points that the score asks for, for one side or the other."""


def rank(row: Found) -> tuple[float, ...]:
    """How good a deal is for the book: surprising, with reasons, one answer only, and no matter of course."""
    answer = row["answers"][0] if row["answers"] else ""
    kinds = [one["kind"] for one in row["because"] if one["about"] == answer and one["kind"] not in EMPTY]
    against = [one for one in row["because"] if one["about"] != answer and one["kind"] not in EMPTY]
    sensible = -abs(min(row["cost"], 6.0) - 2.0)
    return (
        (not row["advised"]) + 1.2 * bool(kinds) + 0.6 * bool(against) - 0.4 * (len(row["answers"]) - 1)
        + 0.2 * min(row["cards"], 6) + 0.15 * sensible,
        float(row["deal"]),
    )  # fmt: skip


def usable(row: Found) -> bool:
    """Whether a row may be taken: in the play there is something to tell of the answer."""
    if row["task"] in ("open", "deal"):
        return row["target"] in MEANT
    if row["task"] == "card":
        told = [one for one in row["because"] if one["kind"] not in EMPTY]
        return bool(told) and len(row["answers"]) <= 3
    return True


def clean(row: Found) -> Found:
    """The row without wrong choices that come to the same as the right one as the cards lie."""
    if row["task"] in ("deal", "open"):
        return row
    best = row["worth"][0]
    kept = [one for one, worth in zip(row["wrong"], row["worth"][1:], strict=True) if worth < best]
    gone = set(row["wrong"]) - set(kept)
    row["wrong"] = kept
    row["because"] = [one for one in row["because"] if one["about"] not in gone]
    row["line"] = {key: text for key, text in row["line"].items() if key not in gone}
    return row


def level(row: Found) -> int:
    """How hard it is: easy where the rule of thumb is right, hard where much is still to come."""
    if row["task"] == "deal":
        return 3 if row["cost"] < 0.3 else 2
    if row["task"] == "open":
        return 2 if row["cards"] <= 4 else 3
    if row["advised"]:
        return 1
    return 2 if row["cards"] <= 4 or row["task"] != "card" else 3


def chosen(rows: list[Found]) -> list[Found]:
    """The deals of the book."""
    taken: list[Found] = []
    used: set[tuple[str, int]] = set()
    for pack, quotas in QUOTAS.items():
        for theme, number in quotas.items():
            fit = [one for one in rows if one["pack"] == pack and one["theme"] == theme and usable(one)]
            for one in sorted(fit, key=rank, reverse=True):
                if number and (pack, one["deal"]) not in used:
                    used.add((pack, one["deal"]))
                    taken.append(clean(one))
                    number -= 1
    order = list(QUOTAS)
    return sorted(
        taken, key=lambda one: (order.index(one["pack"]), THEMES.index(one["theme"]), level(one), one["deal"])
    )


def toml(value: object) -> str:
    """A value as TOML has it."""
    if isinstance(value, list):
        if value and all(isinstance(one, str) for one in value):
            return (
                "[\n" + "".join(f"    {toml(one)},\n" for one in value) + "]"
                if len(value) > 3
                else ("[" + ", ".join(toml(one) for one in value) + "]")
            )
        return "[" + ", ".join(toml(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def text(row: Found, title: str) -> str:
    """The file of a deal."""
    head: Found = {"format": 1, "title": title, "theme": row["theme"], "level": level(row), "task": row["task"]}
    head |= {"pack": row["pack"], "dealer": row["dealer"], "hands": row["hands"]}
    head |= {key: row[key] for key in ("middle", "target") if key in row}
    head |= {"actions": row["actions"]}
    if row["answers"]:
        head |= {"answers": row["answers"], "wrong": row["wrong"]}
    if row["hands"][0] in NOTES:
        head["note"] = str(NOTES[row["hands"][0]])
    lines = [f"{key} = {toml(value)}" for key, value in head.items()]
    lines.append("\n[line]")
    lines += [f"{toml(key)} = {toml(value)}" for key, value in row["line"].items()]
    for one in (each for each in row["because"] if each["kind"] not in EMPTY):
        lines.append("\n[[because]]")
        lines += [f"{key} = {toml(value)}" for key, value in one.items()]
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--dry", action="store_true", help="only tells what would be taken")
    given = parser.parse_args()
    rows = [
        json.loads(line)
        for path in sorted(given.folder.glob("*.jsonl"))
        for line in path.read_text("utf-8").splitlines()
    ]
    taken = chosen(rows)
    print(len(rows), "found,", len(taken), "taken", Counter(one["pack"] for one in taken), Counter(map(level, taken)))
    for pack, quotas in QUOTAS.items():
        got = Counter(one["theme"] for one in taken if one["pack"] == pack)
        print(pack, {theme: f"{got[theme]}/{number}" for theme, number in quotas.items()})
    if given.dry:
        return
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.toml"):
        old.unlink()
    told: Counter[str] = Counter()
    for number, row in enumerate(taken, 1):
        titles = OF_TASK.get(row["task"]) or OF_THEME[row["theme"]]
        title = titles[told[row["theme"]] % len(titles)]
        told[row["theme"]] += 1
        (FOLDER / f"{number:02d}-{row['pack']}-{row['theme']}.toml").write_text(text(row, str(title)), encoding="utf-8")


if __name__ == "__main__":
    main()
