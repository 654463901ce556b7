"""The history as a table for other programs: UTF-8, comma separated (RFC 4180), a line for each deal."""

import csv
import json
import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from sjavs_desktop.app.history_rows import DealRow, MatchRow, kind

OF_MATCH = ("id", "began", "ended", "pack", "rules", "level", "players", "status", "won", "resumed", "seed", "origin")
"""Columns that each deal has from its match; `won` is called ``match_won`` and `resumed` ``match_resumed``."""
OF_DEAL = tuple(one for one in DealRow._fields if one != "match")
COLUMNS = (*(f"match_{one}" if one in ("won", "resumed") else one for one in OF_MATCH), *OF_DEAL, "kind")
"""The first line. These names stay as they are; new ones only come at the end."""

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a table program might take for the beginning of a formula."""


def lines(matches: Iterable[MatchRow], deals: Iterable[DealRow]) -> Iterator[list[str]]:
    """The cells of the table, the names of the columns first."""
    by_id = {one.id: one for one in matches}
    yield list(COLUMNS)
    for deal in deals:
        match = by_id.get(deal.match)
        if match is not None:
            row = match._replace(players="; ".join(json.loads(match.players)))
            cells = [*(getattr(row, one) for one in OF_MATCH), *(getattr(deal, one) for one in OF_DEAL)]
            yield [*map(cell, cells), kind(deal, match)]


def cell(value: object) -> str:
    """A value as it stands in the table: nothing where it is not known, and a text never as a formula."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, float):
        return f"{value:.6g}"
    text = str(value)
    return f"'{text}" if isinstance(value, str) and text.startswith(FORMULA) else text


def write(file: TextIO, matches: Iterable[MatchRow], deals: Iterable[DealRow]) -> None:
    """Writes the table; raises OSError."""
    csv.writer(file).writerows(lines(matches, deals))


def export(path: Path, matches: Iterable[MatchRow], deals: Iterable[DealRow]) -> None:
    """Writes the table to a file, which stays as it was when that fails; raises OSError."""
    if path.exists() and not path.is_file():
        # A device or a pipe is written to: to put a file in its place would take it from everybody else.
        with path.open("w", encoding="utf-8", newline="") as device:
            write(device, matches, deals)
        return
    part = path.with_name(f"{path.name}.part-{os.getpid()}")
    try:
        with part.open("x", encoding="utf-8", newline="") as file:
            write(file, matches, deals)
        os.replace(part, path)
    except OSError:
        with suppress(OSError):
            part.unlink()
        raise
