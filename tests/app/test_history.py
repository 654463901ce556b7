"""The history: the same rows however often and in whatever order it learns, and no file that is ever lost."""

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sjavs_desktop.app.history import FILE, History, HistoryError
from sjavs_desktop.app.history_rows import (
    ABANDONED,
    DECLARER,
    FINISHED,
    GOING,
    KINDS,
    LEFT,
    OPEN,
    PARTNER,
    SCORED,
    DealRow,
    MatchRow,
    deal_rows,
    from_name,
    kind,
    match_row,
    moment,
    plain,
    read,
)
from sjavs_desktop.app.history_schema import VERSION
from sjavs_desktop.app.vault import Vault
from sjavs_desktop.core.record import Record, deals, record_text
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import OVER
from tests.app.histories import invented, record, written
from tests.core.games import PACKS, match, rules_of
from tests.core.golden import MATCHES, stored

RECORDS = invented(30, deals=6)


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Callable[..., History]]:
    """Opens histories in a folder of their own, and closes them."""
    made: list[History] = []

    def open_one(name: str = FILE, **more: object) -> History:
        made.append(History(tmp_path / name, tmp_path / "matches", **more))  # type: ignore[arg-type]
        return made[-1]

    yield open_one
    for one in made:
        one.close()


def all_rows(history: History) -> tuple[list[MatchRow], list[DealRow]]:
    return history.matches(), history.deals()


# -- What is kept ----------------------------------------------------------------------------------------------------


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 10**6))
def test_the_same_records_make_the_same_rows_in_whatever_order_and_however_often(
    opened: Callable[..., History], seed: int
) -> None:
    chance = random.Random(seed)
    one, other = opened(f"a{seed}.sqlite"), opened(f"b{seed}.sqlite")
    chosen = chance.sample(sorted(RECORDS), 8)
    for id in chosen:
        one.learn(RECORDS[id], id)
    for id in chance.choices(chosen, k=8) + chance.sample(chosen, 8):
        # As it was some deals ago, too: what is learnt last holds.
        made = RECORDS[id]
        earlier = replace(made, actions=made.actions[: chance.randrange(1, len(made.actions))], marks=())
        other.learn(earlier, id)
        other.learn(made, id)
    assert all_rows(one) == all_rows(other)
    assert {row.id for row in one.matches()} == set(chosen)


def test_a_match_that_grows_makes_the_rows_that_it_makes_at_once(opened: Callable[..., History]) -> None:
    history = opened()
    for pack in PACKS:
        whole = record(pack, 5)
        for count in range(1, len(whole.actions), 7):
            history.learn(replace(whole, actions=whole.actions[:count]), pack)
        back = whole.back(len(whole.actions) // 2)
        history.learn(back, pack)
        assert history.deals(pack) == list(deal_rows(read(back), back, pack))
        history.learn(whole, pack)
        assert history.deals(pack) == list(deal_rows(read(whole), whole, pack))


@pytest.mark.parametrize("key", MATCHES)
def test_a_golden_match_is_told_as_its_results_have_it(key: str) -> None:
    made = stored(key)[0]
    reading, table = read(made), made.state().table
    rows = {row.number: row for row in deal_rows(reading, made, key)}
    assert sorted(rows) == list(range(1, deals(made.actions) + 1))
    mine, sign = account(made.rules, 0), -1 if made.rules.score.end == "rubber" else 1
    for result in table.results:
        row = rows[result.deal]
        assert (row.outcome, row.declarer, row.contract, row.suit) == (
            SCORED,
            result.declarer,
            result.contract,
            result.suit,
        )
        assert row.points == sign * result.changes[mine]
        assert row.tie == (result.won is None)
        if row.role in (DECLARER, PARTNER):
            assert row.won == result.won
        if row.won is not None and row.role != "nobody":
            assert (row.margin >= 0) == row.won or not result.base
    match = match_row(reading, made, key)
    assert match.status == FINISHED
    assert match.won == (table.winner == mine if table.winner is not None else table.loser != mine)
    assert sum(row.crosses for row in rows.values()) == table.crosses[mine]
    assert sum(row.crosses_against for row in rows.values()) == sum(table.crosses) - table.crosses[mine]
    assert {row.outcome for row in rows.values()} <= {SCORED, "thrown"}


@pytest.mark.parametrize("pack", PACKS)
def test_the_declarers_trumps_are_those_that_were_dealt(pack: str) -> None:
    rules, lengths = rules_of(pack), []
    for seed in range(6):
        made = record(pack, seed)
        for row in deal_rows(read(made), made, "x"):
            if row.length is not None:
                assert 0 <= row.length <= rules.hand + rules.spread
                lengths.append(row.length)
            if row.contract and row.declarer is not None:
                trumps = rules.ranking(row.contract, row.suit).trumps
                assert (row.length is None) == (not trumps)
    assert lengths
    if rules.auction.offers == "length" and not rules.spread:
        assert min(lengths) >= rules.auction.minimum


def test_every_deal_is_counted_in_exactly_one_column() -> None:
    seen = set()
    for id, made in RECORDS.items():
        reading = read(made)
        rows, match = deal_rows(reading, made, id), match_row(reading, made, id)
        assert match.deals == len(rows)
        for row in rows:
            seen.add(kind(row, match))
    assert seen >= set(KINDS) - {"watched"}


def cut(made: Record, deal: int, more: int) -> Record:
    """A match as it stood some actions after the shuffle of a deal."""
    shuffles = [at for at, action in enumerate(made.actions) if action.kind == "shuffle"]
    return replace(made, actions=made.actions[: shuffles[deal - 1] + 1 + more])


def told(made: Record, id: str = "20261130-100000-abcd") -> tuple[MatchRow, tuple[DealRow, ...]]:
    reading = read(made)
    return match_row(reading, made, id), deal_rows(reading, made, id)


def test_marks_tell_what_happened_to_a_deal() -> None:
    whole = record("sjavs", 1)
    here = cut(whole, 2, 12)
    match, rows = told(here)
    assert (match.status, rows[-1].outcome, kind(rows[-1], match)) == (GOING, OPEN, "going")
    match, rows = told(here.with_mark("abandoned"))
    assert (match.status, rows[-1].outcome, kind(rows[-1], match)) == (ABANDONED, LEFT, "abandoned")
    assert kind(rows[0], match) == "played"
    resumed = replace(here.with_mark("resumed"), actions=whole.actions)
    match, rows = told(resumed)
    assert match.resumed == 1
    assert [row.number for row in rows if row.resumed] == [2]
    claimed = replace(here.with_mark("claim"), actions=whole.actions)
    assert [row.number for row in told(claimed)[1] if row.claimed] == [2]
    both = replace(here.with_mark("claim").with_mark("resumed"), actions=whole.actions)
    match, rows = told(both)
    assert kind(rows[1], match) == "claimed"
    back = replace(here.back(len(here.actions) - 3), actions=whole.actions)
    match, rows = told(back)
    assert match.practice
    assert [kind(row, match) for row in rows[:3]] == ["played", "practice", "played"]


def test_a_match_left_between_two_deals_has_resumed_none() -> None:
    whole = record("sjavs", 1)
    shuffles = [at for at, action in enumerate(whole.actions) if action.kind == "shuffle"]
    between = replace(whole, actions=whole.actions[: shuffles[1]])
    match, rows = told(replace(between.with_mark("resumed"), actions=whole.actions))
    assert match.resumed == 1
    assert not any(row.resumed for row in rows)


def test_what_a_branch_has_taken_over_is_counted_where_it_was_played() -> None:
    whole = record("sjavs", 1)
    shuffles = [at for at, action in enumerate(whole.actions) if action.kind == "shuffle"]
    match, rows = told(replace(whole, origin=f"branch 20251130-100000-ab12 {shuffles[2] + 5}"))
    assert [row.number for row in rows] == list(range(3, len(shuffles) + 1))
    assert {kind(row, match) for row in rows} == {"practice"}
    assert match.deals == len(rows)
    assert told(replace(whole, origin="branch x many"))[0].deals == len(shuffles)


def test_bots_alone_are_watched() -> None:
    whole = record("klorsjavs", 1)
    match, rows = told(replace(whole, levels=("club", "club", "strong")))
    assert (match.me, match.won, match.level) == (None, None, "club, strong")
    assert {(kind(row, match), row.role, row.points) for row in rows} == {("watched", "", 0)}


def test_the_person_may_sit_anywhere() -> None:
    whole = stored("three")[0]
    rows = [
        told(replace(whole, levels=tuple("human" if seat == me else "club" for seat in range(3)))) for me in range(3)
    ]
    for deals_at in zip(*(one[1] for one in rows), strict=True):
        assert sum(row.margin for row in deals_at) == pytest.approx(0)
        assert sum(row.role == DECLARER for row in deals_at) == (deals_at[0].declarer is not None)
    assert sum(bool(match.won) for match, _ in rows) == 1


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("2026-11-30T19:05:00Z", "2026-11-30T19:05:00"),
        ("2026-11-30T19:05:33.25+01:00", "2026-11-30T18:05:33"),
        ("1970-01-01T00:00:00", "1970-01-01T00:00:00"),
        ("9999-12-31T23:59:59-10:00", ""),
        ("0001-01-01T00:00:00+10:00", ""),
        ("yesterday", ""),
        ("", ""),
    ],
)
def test_a_moment_is_told_in_utc_or_not_at_all(text: str, meant: str) -> None:
    assert moment(text) == meant


def test_a_match_without_a_moment_has_that_of_its_name() -> None:
    assert from_name("20261130-190500-ab12") == "2026-11-30T19:05:00"
    assert from_name("20261330-190500-ab12") == from_name("my best match") == ""
    assert told(replace(record("sjavs", 1), began="x"), "20261130-190500-ab12")[0].began == "2026-11-30T19:05:00"


def test_names_that_no_database_takes_are_mended(opened: Callable[..., History]) -> None:
    assert plain("a\ud800b\x00c\x1b[2J") == "a?b c [2J"
    history = opened()
    made = replace(record("sjavs", 1), players=("\udc80", "x" * 10**5, "a\x00", "=1+1"), seed="\ud800")
    history.learn(made, "x")
    assert len(history.matches()[0].players) < 1000


# -- The file --------------------------------------------------------------------------------------------------------


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def scrambled(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[4096:] = os.urandom(len(data) - 4096)
    path.write_bytes(bytes(data))


def other_program(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
        database.commit()


def lacking(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("ALTER TABLE deals DROP COLUMN vol")
        database.commit()


def folder_in_its_place(path: Path) -> None:
    path.unlink()
    path.mkdir()
    (path / "note").write_text("mine")


DAMAGES: dict[str, Callable[[Path], object]] = {
    "random bytes": lambda path: path.write_bytes(random.Random(1).randbytes(5000)),
    "a text": lambda path: path.write_text("no database at all"),
    "truncated": truncated,
    "scrambled pages": scrambled,
    "one byte": lambda path: path.write_bytes(b"S"),
    "another program's": other_program,
    "lacks a column": lacking,
    "a folder": folder_in_its_place,
}


def contents(folder: Path) -> set[bytes]:
    """What lies in the files of a folder, and of folders in it."""
    return {path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_broken_file_is_set_aside_and_the_history_made_anew(
    tmp_path: Path, opened: Callable[..., History], name: str
) -> None:
    chosen = dict(list(RECORDS.items())[:5])
    written(tmp_path / "matches", chosen)
    history = opened()
    assert history.rebuild() == []
    before = all_rows(history)
    assert len(before[0]) == 5
    history.close()
    for number in (1, 2):
        DAMAGES[name](tmp_path / FILE)
        damaged = contents(tmp_path)
        sentences: list[str] = []
        history = opened(say=sentences.append)
        assert [step.wrong for step in history.catch_up()] == [""] * 5
        assert all_rows(history) == before
        assert len(sentences) == 1
        assert str(tmp_path / FILE) in sentences[0]
        assert f"{FILE}.broken-{number}" in sentences[0]
        assert damaged <= contents(tmp_path), "nothing that was there is lost"
        history.close()


def test_an_empty_file_is_a_history_that_knows_nothing_yet(tmp_path: Path, opened: Callable[..., History]) -> None:
    (tmp_path / FILE).write_bytes(b"")
    sentences: list[str] = []
    history = opened(say=sentences.append)
    assert all_rows(history) == ([], [])
    history.learn(record("sjavs", 1), "x")
    assert len(history.matches()) == 1
    assert sentences == []


def test_a_file_that_breaks_while_it_is_open_is_set_aside_too(tmp_path: Path, opened: Callable[..., History]) -> None:
    sentences: list[str] = []
    history = opened(say=sentences.append)
    for id, made in list(RECORDS.items())[:6]:
        history.learn(made, id)
    with (tmp_path / FILE).open("r+b") as file:
        file.write(b"\xff" * 4096)
    history.learn(RECORDS[min(RECORDS)], min(RECORDS))
    assert [one.id for one in history.matches()] == [min(RECORDS)]
    assert len(sentences) == 1


def test_a_file_that_has_gone_is_made_anew(tmp_path: Path, opened: Callable[..., History]) -> None:
    history = opened()
    history.learn(record("sjavs", 1), "x")
    (tmp_path / FILE).unlink()
    history.learn(record("sjavs", 2), "y")
    assert [one.id for one in history.matches()] == ["y"]
    assert (tmp_path / FILE).exists()


def test_a_file_of_a_newer_version_stays_as_it_is(tmp_path: Path, opened: Callable[..., History]) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.execute("CREATE TABLE games (id TEXT)")
        database.execute(f"PRAGMA user_version = {VERSION + 1}")
        database.commit()
    newer = (tmp_path / FILE).read_bytes()
    sentences: list[str] = []
    for _ in range(2):
        history = opened(say=sentences.append)
        history.learn(record("sjavs", 1), "x")
        assert len(history.matches()) == 1
        history.close()
    assert (tmp_path / FILE).read_bytes() == newer
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"history-v{VERSION}.sqlite", FILE]
    assert len(sentences) == 2
    assert "newer version" in sentences[0]


def test_whoever_waits_too_long_for_another_process_is_told_so(
    tmp_path: Path, opened: Callable[..., History], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sjavs_desktop.app.history_schema.PATIENCE", 0.05)
    history = opened()
    history.learn(record("sjavs", 1), "x")
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(HistoryError, match=r"history\.sqlite: .*another window") as wrong:
            history.learn(record("sjavs", 2), "y")
        assert "\n" not in str(wrong.value)
        other.execute("ROLLBACK")
    history.learn(record("sjavs", 2), "y")
    assert len(history.matches()) == 2


def learn_many(history: History, count: int) -> None:
    for number in range(count):
        history.learn(record("sjavs", number), f"y{number}")


def test_a_full_disk_is_one_sentence_and_later_all_is_well(opened: Callable[..., History]) -> None:
    history = opened()
    history.learn(record("sjavs", 1), "x")
    pages = history._open().execute("PRAGMA page_count").fetchone()[0]
    history._open().execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(HistoryError, match="the disk is full"):
        learn_many(history, 50)
    before = all_rows(history)
    history._open().execute("PRAGMA max_page_count = 100000")
    history.learn(record("sjavs", 60), "z")
    assert len(history.matches()) == len(before[0]) + 1


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="whoever may write everything cannot be refused")
def test_a_folder_that_may_not_be_written_is_one_sentence(tmp_path: Path, opened: Callable[..., History]) -> None:
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(HistoryError, match=r"history\.sqlite: the history cannot be kept: "):
            opened().learn(record("sjavs", 1), "x")
    finally:
        tmp_path.chmod(0o700)


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    history = History(tmp_path / "file" / FILE, tmp_path)
    with pytest.raises(HistoryError, match=r"history\.sqlite: the history cannot be kept: "):
        history.matches()


def test_a_broken_file_that_cannot_be_set_aside_is_one_sentence(
    tmp_path: Path, opened: Callable[..., History], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    (tmp_path / FILE).write_text("broken")
    monkeypatch.setattr(os, "rename", refused)
    with pytest.raises(HistoryError, match="cannot be set aside: that is not allowed here"):
        opened().matches()
    assert (tmp_path / FILE).read_text() == "broken"


GOLDEN = Path(__file__).parents[1] / "packs" / "formats" / "history-1.sqlite"
"""The first file of its format, as it was made by the first version that had a history."""


def test_the_first_file_of_the_format_still_opens(tmp_path: Path, opened: Callable[..., History]) -> None:
    (tmp_path / FILE).write_bytes(GOLDEN.read_bytes())
    sentences: list[str] = []
    history = opened(say=sentences.append)
    assert {row.id: row.deals for row in history.matches()} == {"klorsjavs": 17, "schafkopf": 17, "vit-tit": 6}
    for row in history.matches():
        made = stored(row.id)[0]
        assert history.deals(row.id) == list(deal_rows(read(made), made, row.id))
    history.learn(record("sjavs", 1), "x")
    assert len(history.matches()) == 4
    assert sentences == []


# -- Processes -------------------------------------------------------------------------------------------------------

WRITER = """
import sys
from pathlib import Path
from sjavs_desktop.app.history import History
from tests.app.histories import record
history = History(Path(sys.argv[1]), Path(sys.argv[1]).parent)
print("ready", flush=True)
number = 0
while number < int(sys.argv[3]):
    history.learn(record("sjavs", number % 4), f"{sys.argv[2]}{number}")
    number += 1
"""


def writer(path: Path, name: str, count: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", WRITER, str(path), name, str(count)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2])


def test_two_processes_write_one_history(tmp_path: Path, opened: Callable[..., History]) -> None:
    with writer(tmp_path / FILE, "a", 40) as one, writer(tmp_path / FILE, "b", 40) as other:
        assert (one.wait(120), other.wait(120)) == (0, 0)
    assert len(opened().matches()) == 80


def test_a_process_that_is_killed_while_it_writes_leaves_a_sound_history(
    tmp_path: Path, opened: Callable[..., History]
) -> None:
    for number in range(6):
        with writer(tmp_path / FILE, f"{number}-", 10**6) as process:
            assert process.stdout is not None
            process.stdout.readline()
            time.sleep(0.2 + 0.02 * number)
            process.send_signal(signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
    sentences: list[str] = []
    history = opened(say=sentences.append)
    rows = history.matches()
    assert rows
    assert sentences == []
    for row in rows:
        assert len(history.deals(row.id)) == row.deals, "a match is there whole or not at all"


# -- Records ---------------------------------------------------------------------------------------------------------


def test_it_catches_up_with_what_was_played_elsewhere(tmp_path: Path, opened: Callable[..., History]) -> None:
    chosen = dict(list(RECORDS.items())[:6])
    written(tmp_path / "matches", chosen)
    history = opened()
    steps = list(history.catch_up())
    assert [(one.done, one.all, one.wrong) for one in steps] == [(number, 6, "") for number in range(1, 7)]
    assert {row.id for row in history.matches()} == set(chosen)
    assert list(history.catch_up()) == []
    id = next(id for id, made in chosen.items() if made.state().table.phase != OVER and not made.marked("abandoned"))
    path = history.path_of(id)
    path.write_text(path.read_text(encoding="utf-8") + "# abandoned\n", encoding="utf-8")
    assert [one.all for one in history.catch_up()] == [1]
    assert next(row for row in history.matches() if row.id == id).status == ABANDONED


def test_records_that_are_none_are_told_and_left_alone(tmp_path: Path, opened: Callable[..., History]) -> None:
    folder = tmp_path / "matches"
    written(folder, {"good": record("sjavs", 1)})
    (folder / "empty.sjavs").write_text("")
    (folder / "bytes.sjavs").write_bytes(b"\xff\xfe")
    (folder / "newer.sjavs").write_text('{"format": "sjavs-record 9"}\n')
    (folder / "folder.sjavs").mkdir()
    (folder / "a.sjavs.broken-1").write_text("x")
    (folder / "deep.sjavs").write_text("[" * 100_000)
    before = contents(folder)
    history = opened()
    wrong = history.rebuild()
    assert sorted(one.split(":")[0].rpartition(os.sep)[2] for one in wrong) == [
        "bytes.sjavs",
        "deep.sjavs",
        "empty.sjavs",
        "folder.sjavs",
        "newer.sjavs",
    ]
    assert all("\n" not in one for one in wrong)
    assert [row.id for row in history.matches()] == ["good"]
    assert contents(folder) == before


def test_a_folder_without_records_is_no_error(opened: Callable[..., History]) -> None:
    history = opened()
    assert history.rebuild() == history.records() == []


def test_what_its_owner_deletes_is_gone_and_nothing_else(tmp_path: Path, opened: Callable[..., History]) -> None:
    chosen = dict(list(RECORDS.items())[:5])
    written(tmp_path / "matches", chosen)
    (tmp_path / "outside.sjavs").write_text("mine")
    history = opened()
    history.rebuild()
    first, *others = chosen
    assert history.delete([first]) == []
    assert history.records() == others
    assert [row.id for row in sorted(history.matches())] == others
    assert {row.match for row in history.deals()} == set(others)
    assert list(history.catch_up()) == []
    assert history.delete(["../outside"]) == ["'../outside' is not the name of a match"]
    assert (tmp_path / "outside.sjavs").exists()
    assert history.delete(others) == []
    assert all_rows(history) == ([], [])
    assert list((tmp_path / "matches").iterdir()) == []


def test_a_match_that_is_open_is_not_deleted(tmp_path: Path, opened: Callable[..., History]) -> None:
    made = record("sjavs", 1)
    (tmp_path / "matches").mkdir()
    journal = Vault(tmp_path / "matches").new(replace(made, actions=made.actions[:20]))
    history = opened()
    history.rebuild()
    (wrong,) = history.delete([journal.id])
    assert "the match is open" in wrong
    assert [row.id for row in history.matches()] == [journal.id]
    assert journal.path.exists()
    journal.close()
    assert history.delete([journal.id]) == []
    assert not journal.path.exists()


def test_records_of_both_formats_are_learnt_from_their_files(tmp_path: Path, opened: Callable[..., History]) -> None:
    (tmp_path / "matches").mkdir()
    for key in ("house", "schafkopf"):
        (tmp_path / "matches" / f"{key}.sjavs").write_text(stored(key)[1], encoding="utf-8")
    marked = record("sjavs", 1).with_mark("odd", "unknown marks are kept")
    (tmp_path / "matches" / "marked.sjavs").write_text(record_text(marked), encoding="utf-8")
    history = opened()
    assert history.rebuild() == []
    assert [row.id for row in history.matches()] == ["house", "marked", "schafkopf"]


def test_random_matches_of_every_pack_are_learnt_at_every_moment() -> None:
    for pack in PACKS:
        rules = rules_of(pack)
        actions = tuple(action for action, _ in match(rules, random.Random(pack), 3) if action is not None)
        dealer = next(iter(match(rules, random.Random(pack), 3)))[1][0].table.dealer
        names = ("A", "B", "C", "D")[: rules.seats]
        whole = Record(rules, dealer, names, ("human", *["club"] * (rules.seats - 1)), "1", actions)
        for count in range(len(actions) + 1):
            made = replace(whole, actions=actions[:count])
            row, rows = told(made)
            assert row.deals == len(rows) == deals(made.actions)
