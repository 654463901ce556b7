"""The history as a table for other programs."""

import csv
import io
import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sjavs_desktop.app import history_csv
from sjavs_desktop.app.history_csv import COLUMNS, cell, export, lines, write
from sjavs_desktop.app.history_rows import deal_rows, match_row, read
from tests.app.histories import record

MADE = replace(record("sjavs", 1), players=("=1+1", 'with "quotes", and commas', "@sum", "Bárður\nþ"), seed="-5")
MATCH, DEALS = match_row(read(MADE), MADE, "a"), deal_rows(read(MADE), MADE, "a")

STABLE = (
    "id began ended pack rules level players status match_won match_resumed seed origin number series dealer outcome "
    "declarer contract contract_name suit length role won made band points margin base carry crosses crosses_against "
    "vol javn tie practice claimed resumed kind"
)
"""The columns of the first version; new ones may only follow them."""


def test_the_names_of_the_columns_stay_as_they_are() -> None:
    assert COLUMNS[: len(STABLE.split())] == tuple(STABLE.split())


def test_the_table_reads_back_as_it_was_written() -> None:
    file = io.StringIO(newline="")
    write(file, [MATCH], DEALS)
    text = file.getvalue()
    assert text.count("\r\n") == text.count("\n") == 1 + len(DEALS)
    rows = list(csv.DictReader(io.StringIO(text, newline=""), strict=True))
    assert [int(row["number"]) for row in rows] == [one.number for one in DEALS]
    assert [row["points"] for row in rows] == [str(one.points) for one in DEALS]
    assert {row["players"] for row in rows} == {'\'=1+1; with "quotes", and commas; @sum; Bárður þ'}
    assert {row["seed"] for row in rows} == {"'-5"}
    assert {row["pack"] for row in rows} == {"sjavs"}


@given(st.one_of(st.text(), st.integers(), st.floats(allow_nan=False), st.booleans(), st.none()))
def test_no_text_begins_a_formula(value: object) -> None:
    shown = cell(value)
    if isinstance(value, str):
        assert not shown.startswith(("=", "+", "-", "@", "\t", "\r"))
        assert shown.removeprefix("'") == value.removeprefix("'") or not value
    else:
        assert value is None or float(shown) == pytest.approx(float(value), rel=1e-5)  # type: ignore[arg-type]


def test_deals_of_other_matches_are_left_out() -> None:
    assert len(list(lines([], DEALS))) == 1
    assert json.loads(MATCH.players)[0] == "=1+1"


def test_a_file_that_cannot_be_written_whole_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.csv"
    export(path, [MATCH], DEALS)
    before = path.read_bytes()
    assert before.decode("utf-8").startswith("id,began")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(history_csv, "write", full)
    with pytest.raises(OSError, match="No space"):
        export(path, [], [])
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["x.csv"]
