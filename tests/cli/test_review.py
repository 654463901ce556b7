"""``sjavs review``: a readable table by deal, JSON with everything, and one sentence for what cannot be."""

import json
from pathlib import Path

import pytest

from sjavs_desktop.cli import review
from sjavs_desktop.cli.main import main
from sjavs_desktop.core.game import start
from sjavs_desktop.core.phases.auction import offers
from sjavs_desktop.core.record import Record, record_text
from sjavs_desktop.core.state import Action
from sjavs_desktop.core.view import view
from sjavs_desktop.engine import teacher
from sjavs_desktop.engine.play import play_match
from sjavs_desktop.engine.search import Budget
from sjavs_desktop.engine.teacher import Effort
from tests.core.games import rules_of

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    small = Effort(Budget(12, 600_000), Budget(8, 600_000))
    monkeypatch.setattr(teacher, "EFFORTS", (small, small, small))


@pytest.fixture(scope="module")
def record() -> Record:
    return play_match(rules_of("klorsjavs"), ("random", "club", "random"), "reviewer", 3)


@pytest.fixture
def file(tmp_path: Path, record: Record) -> Path:
    path = tmp_path / "match.txt"
    path.write_text(record_text(record), encoding="utf-8")
    return path


def said(capsys: Output, *arguments: object, code: int = 0) -> tuple[str, str]:
    assert main([str(one) for one in arguments]) == code
    out, err = capsys.readouterr()
    return out, err


def test_the_table_and_the_json_tell_the_same(capsys: Output, file: Path) -> None:
    out, _ = said(capsys, "review", file)
    told = json.loads(said(capsys, "review", file, "--json")[0])
    lines = out.splitlines()
    assert [one for one in lines if one.startswith("Deal ")] == [f"Deal {one['deal']}" for one in told["deals"]]
    graded = [one for deal in told["deals"] for one in deal["choices"] if one["grade"]]
    assert graded
    assert sum(f"{one['cost']:.2f} ±{one['error']:.2f}" in out for one in graded) == len(graded)
    for seat, name in enumerate(told["players"]):
        mine = [one for deal in told["deals"] for one in deal["choices"] if one["seat"] == seat]
        wrong = [one for one in mine if one["grade"]]
        cost = sum(one["cost"] for one in wrong)
        last = next(one for one in lines if one.startswith(f"{name}: "))
        assert f"{len(wrong)} of {len(mine)} choices" in last
        assert f"{cost:.2f}" in last
    for deal in told["deals"]:
        for each in range(3):
            assert deal["luck"][each] + sum(row[each] for row in deal["gave"]) == pytest.approx(
                deal["outcome"][each], abs=0.01
            )


def test_a_seat_and_a_deal_alone(capsys: Output, file: Path) -> None:
    told = json.loads(said(capsys, "review", file, "--json", "--seat", 2, "--deal", 2, "--effort", 0)[0])
    assert [one["deal"] for one in told["deals"]] == [2]
    assert {one["seat"] for one in told["deals"][0]["choices"]} == {2}
    out, _ = said(capsys, "review", file, "--seat", 2, "--deal", 2, "--effort", 0)
    assert out.count("choices were mistakes") == 1


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("--deal", 9), 1, "there is no deal 9: the record has 3"),
        (("--seat", 7), 1, "there is no seat 7: the seats are 0 to 2"),
        (("--deal", "x"), 2, "'x' is not a whole number of at least 1"),
        (("--effort", 3), 2, "'3' is not a whole number from 0 to 2"),
    ],
)
def test_what_is_not_there_is_said_in_one_sentence(
    capsys: Output, file: Path, arguments: tuple[object, ...], code: int, words: str
) -> None:
    out, err = said(capsys, "review", file, *arguments, code=code)
    assert out == ""
    assert err.count("\n") == 1
    assert words in err


def test_a_file_that_is_no_record_or_not_there_or_empty(capsys: Output, tmp_path: Path, record: Record) -> None:
    path = tmp_path / "no.txt"
    assert "no.txt" in said(capsys, "review", path, code=1)[1]
    path.write_text("nothing\n", encoding="utf-8")
    assert said(capsys, "review", path, code=1)[1].count("\n") == 1
    empty = Record(record.rules, 0, record.players, record.levels, "s")
    path.write_text(record_text(empty), encoding="utf-8")
    assert "nothing has been dealt in this record" in said(capsys, "review", path, code=1)[1]


def test_a_bid_is_told_by_its_name() -> None:
    seen = view(start(rules_of("schafkopf"), 1), 1)
    assert review.words(seen, Action(1, "bid", "wenz")) == "Wenz"
    spil = view(start(rules_of("klorsjavs-older"), 0), 1)
    names = {review.words(spil, Action(1, "bid", one.text)) for one in offers(spil)}
    assert {"Spil", "Strøget tout"} <= names
    assert "stroget_tout" not in names
    length = view(start(rules_of("sjavs"), 1), 1)
    assert review.words(length, Action(1, "bid", "5 betri")) == "5 betri"
