"""The worked examples of the rules dossier, asked through the engine one by one."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests import rule_cases_schafkopf as schafkopf
from tests.rule_cases import KINDS, VARIANTS, differences, known, main, read_cases

HERE = Path(__file__).parent
FILES = (HERE.parent / "cases.json", HERE / "more_cases.json", HERE / "edge_cases.json")
CASES = [case for file in FILES for case in read_cases(file)]
PLAYABLE = [case for case in CASES if known(case["variant"])]
GOOD = PLAYABLE[0]


@pytest.mark.parametrize("case", PLAYABLE, ids=lambda case: str(case["id"]))
def test_the_engine_agrees_with_the_case(case: dict[str, Any]) -> None:
    assert differences(case) == []


def is_schafkopf(case: dict[str, Any]) -> bool:
    """Whether a case is about Schafkopf, which has questions of its own."""
    return str(case["variant"]).startswith("schafkopf")


def test_the_files_cover_every_kind_of_question_and_no_id_stands_twice() -> None:
    assert {case["kind"] for case in PLAYABLE if not is_schafkopf(case)} == set(KINDS)
    assert {case["kind"] for case in PLAYABLE if is_schafkopf(case)} == set(schafkopf.KINDS)
    ids = [case["id"] for case in CASES]
    assert len(ids) == len(set(ids))
    assert len(PLAYABLE) >= 150


def test_each_expected_field_of_each_case_can_fail() -> None:
    """A runner that compared nothing would pass everything: a spoilt field must be found."""
    for case in PLAYABLE:
        if isinstance(case["expected"], dict):
            for key in case["expected"]:
                wrong = None if key == "reason" else "4711 never"  # reasons in words cannot be compared
                spoilt = {**case, "expected": {**case["expected"], key: wrong}}
                assert len(differences(spoilt)) == 1, (case["id"], key)
        else:
            assert differences({**case, "expected": ["never"]}), case["id"]


def run(path: Path, cases: Any, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, list[str]]:
    """Exit code and printed lines of the command for a file of those cases."""
    path.write_text(cases if isinstance(cases, str) else json.dumps(cases), encoding="utf-8")
    code = main([str(path), *more])
    return code, capsys.readouterr().out.splitlines()


def test_the_command_counts_what_passed_and_ends_with_zero(tmp_path: Path, capsys: Any) -> None:
    assert run(tmp_path / "a.json", PLAYABLE[:3], capsys) == (0, ["3 passed, 0 failed"])


def test_the_command_names_each_failure_with_expected_and_got_and_ends_with_one(tmp_path: Path, capsys: Any) -> None:
    code, lines = run(tmp_path / "a.json", [GOOD, {**GOOD, "id": "wrong", "expected": "7"}], capsys)
    assert code == 1
    assert lines == ['FAILED wrong: expected "7", got "6"', "1 passed, 1 failed"]


def test_an_unknown_kind_or_field_and_a_garbled_input_are_failures_and_never_a_crash(
    tmp_path: Path, capsys: Any
) -> None:
    cases = [
        {**GOOD, "kind": "melody"},
        {**GOOD, "expected": {"tune": 1}},
        {**GOOD, "input": {"hand": ["XX"], "standing": None}},
        {**GOOD, "input": []},
        {**GOOD, "input": {**GOOD["input"], "no_bid": "sing"}},
    ]
    code, lines = run(tmp_path / "a.json", cases, capsys)
    assert (code, lines[-1]) == (1, "0 passed, 5 failed")
    assert "the kind 'melody' is not known" in lines[0]
    assert "tells no such thing" in lines[1]


def test_cases_without_a_pack_are_skipped_by_name(tmp_path: Path, capsys: Any) -> None:
    code, lines = run(tmp_path / "a.json", [GOOD, {**GOOD, "variant": "bridge:rubber"}], capsys)
    assert code == 0
    assert lines == ["There is no pack yet for: bridge:rubber", "1 passed, 0 failed, 1 skipped"]


def test_only_asks_the_cases_of_one_variant(tmp_path: Path, capsys: Any) -> None:
    cases = [GOOD, {**GOOD, "variant": "bridge:rubber"}]
    assert run(tmp_path / "a.json", cases, capsys, "--only", next(iter(VARIANTS))) == (0, ["1 passed, 0 failed"])


def test_one_case_a_line_is_read_like_a_list(tmp_path: Path, capsys: Any) -> None:
    lines = "\n".join(json.dumps(case) for case in PLAYABLE[:3])
    assert run(tmp_path / "a.json", lines, capsys) == (0, ["3 passed, 0 failed"])


@pytest.mark.parametrize(
    "content", [b"[{", b"\xff\xfe", b"[[" * 3000, b'[{"id": "x"}]', b"[3]"], ids=["torn", "bytes", "deep", "bare", "3"]
)
def test_a_file_that_cannot_be_read_ends_with_one_and_one_sentence(content: bytes, tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(content)
    assert main([str(path)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert str(path) in said.err


@pytest.mark.parametrize("content", ["", "[]"])
def test_a_file_without_cases_ends_with_one_and_one_sentence(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "none.json"
    file.write_text(content, encoding="utf-8")
    assert main([str(file)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == f"{file} holds no cases\n"
