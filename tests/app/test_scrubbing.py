"""Names, homes and files go out of a text; what tells where an error lies stays."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from sjavs_desktop.app import reports, scrubbing
from sjavs_desktop.app.seats import PERSON
from sjavs_desktop.core.pack import compile_rules, load
from sjavs_desktop.core.record import Record, read_record, record_text
from sjavs_desktop.core.wording import sentence
from sjavs_desktop.engine.play import play_match
from sjavs_desktop.paths import RULES

NAMES = {"marjun": "<user>", "/home/marjun": "<home>", "Jógvan á Bø": "<player>", "home": "<user>"}


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (
            "[Errno 2] No such file: '/home/marjun/My old letters/to Anna.sjavs'",
            "[Errno 2] No such file: '<file>.sjavs'",
        ),
        ("/home/marjun/My old letters/to Anna.sjavs: there is no such file", "<file>.sjavs: there is no such file"),
        ("/media/stick 3/Anna's cards/x.toml:3: key", "<file>.toml:3: key"),
        (r'"C:\\Users\\Anna Bø\\x.ini" is gone', '"<file>.ini" is gone'),
        (r"C:\Users\Anna Bø\x.ini: gone", "<file>.ini: gone"),
        (r"\\server\share\Anna: gone", "<file>: gone"),
        ("“~/Anna” is gone", "“<file>” is gone"),
        ("JÓGVAN Á BØ has played, and MARJUN too", "<player> has played, and <user> too"),
        ("marjuns and submarjun are other words", "marjuns and submarjun are other words"),
        ('  File "sjavs_desktop/ui/x.py", line 3, in f', '  File "sjavs_desktop/ui/x.py", line 3, in f'),
        ('  File "sjavs_desktop/marjun/x.py", line 3, in f', '  File "sjavs_desktop/marjun/x.py", line 3, in f'),
        ('  File "marjun/x.py", line 3, in marjun', '  File "<user>/x.py", line 3, in <user>'),
        ("half = whole // 2 / 3", "half = whole // 2 / 3"),
        ("1/2 of the cards, and/or: trumps", "1/2 of the cards, and/or: trumps"),
    ],
)
def test_what_goes_and_what_stays(text: str, left: str) -> None:
    assert scrubbing.scrubbed(text, NAMES.items()) == left


def test_a_trace_names_code_by_its_place_in_its_package() -> None:
    with pytest.raises(ValueError, match=r"sjavs\.toml") as caught:
        load(Path("/nowhere/at all/sjavs.toml"), RULES)
    told = scrubbing.trace(caught.value)
    assert '"sjavs_desktop/core/pack.py"' in told
    assert 'File "test_scrubbing.py"' in told
    assert str(Path(__file__).parents[2]) not in told
    assert scrubbing.named_in(caught.value)["sjavs.toml"] == "<file>.toml"
    assert scrubbing.short("/home/a/v/lib/python3.11/site-packages/pyqtgraph/x.py") == "pyqtgraph/x.py"
    assert scrubbing.short(r"C:\Users\A\sjavs_desktop\ui\x.py") == "sjavs_desktop/ui/x.py"
    assert scrubbing.short("/usr/lib/python3.11/json/decoder.py") == "decoder.py"


def test_files_are_known_from_the_sentence_that_names_them() -> None:
    try:
        try:
            raise OSError(2, "gone", "letter to Anna.txt")
        except OSError as first:
            raise ValueError(sentence("{path}: broken", path=Path("Anna and I.sjavs"))) from first
    except ValueError as wrong:
        report = reports.report("Anna and I.sjavs was opened", wrong)
    assert "Anna" not in report
    assert "ValueError: <file>.sjavs: broken" in report


def test_names_of_this_user_are_known(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    home = tmp_path / "høgni"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USER", "Høgni-Dánjal")
    monkeypatch.setattr("platform.node", lambda: "kamar.heima.fo")
    names = scrubbing.known_names()
    text = f"{home}/x.ini: gone from {home} of HØGNI, Høgni-Dánjal at kamar and kamar.heima.fo"
    left = "<file>.ini: gone from <home> of <user>, <user> at <host> and <host>"
    assert scrubbing.scrubbed(text, names.items()) == left


def record(own: bool) -> Record:
    """A match with rules of one's own, or with those that came with the program."""
    rules = compile_rules(load(RULES / "sjavs.toml", RULES))
    if own:
        resolved = json.dumps(json.loads(rules.resolved) | {"name": "Jógvan's rules", "about": "As at Jógvan's."})
        rules = replace(rules, key="jogvans", name="Jógvan's rules", resolved=resolved)
    played = play_match(rules, ("beginner",) * 4, "x", max_deals=1)
    return replace(
        played, players=(PERSON, "Jógvan", "hand", "Ð"), origin="code jogvans:ABC" if own else "code sjavs:ABC"
    )


@pytest.mark.parametrize("own", [True, False])
def test_a_match_without_names_is_the_same_match(own: bool) -> None:
    """A player may be called as something in the record is, and the rules as a person."""
    whole = record(own)
    bare = scrubbing.nameless(whole)
    text = record_text(bare)
    assert "gvan" not in text
    read = read_record(text)
    assert (read.actions, read.seed) == (whole.actions, whole.seed)
    assert read.players == (PERSON, "Player 2", "Player 3", "Player 4")
    assert read.state().table.results == whole.state().table.results


def test_reports_are_kept_beside_each_other_and_the_oldest_go(tmp_path: Path) -> None:
    written = [reports.write(tmp_path, str(number)) for number in range(reports.MOST + 3)]
    assert None not in written
    assert len(set(written)) == reports.MOST + 3
    assert sorted(tmp_path.glob("report-*.txt")) == written[3:]
    file = tmp_path / "file"
    file.touch()
    assert reports.write(file / "below", "x") is None
    assert reports.write(tmp_path, "one", "same.txt") == reports.write(tmp_path, "two", "same.txt")
    assert (tmp_path / "same.txt").read_text() == "two"
