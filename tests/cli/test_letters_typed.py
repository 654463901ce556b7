"""Cards in the terminal: told with the letters of the language, typed with these or those of records, kept as there."""

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from sjavs_desktop.app import languages
from sjavs_desktop.cli import words
from sjavs_desktop.cli.main import main
from sjavs_desktop.cli.telling import card_text
from sjavs_desktop.cli.typing_in import card_called, read_action
from sjavs_desktop.core.cards import cards_in, name
from sjavs_desktop.core.record import Record, read_record, record_text
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.play import play_match
from sjavs_desktop.letters import OF_LANGUAGE, letters_of
from sjavs_desktop.messages import LANGUAGES, SOURCE
from tests.cli.test_commands import Output, said
from tests.cli.test_play_packs import played
from tests.core.games import acted, dealt, rules_of

OTHERS = sorted(OF_LANGUAGE)


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    """Speaks English again afterwards."""
    yield
    words.speak(SOURCE)
    languages.forget(qapp)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_can_be_typed_and_so_can_what_records_have(language: str) -> None:
    words.speak(language)
    for key in ("sjavs", "klorsjavs", "schafkopf"):
        rules = rules_of(key)
        for card in rules.deck:
            for typed in (card_text(card, rules), name(card)):
                assert card_called(typed.lower()) == card
                assert card_called(typed.replace("T", "10")) == card


@pytest.mark.parametrize(("language", "told"), [("da", "DC"), ("fo", "DC"), ("de", "DC"), ("en", "QC")])
def test_a_word_that_is_no_card_is_answered_with_one_of_the_language(language: str, told: str) -> None:
    words.speak(language)
    with pytest.raises(ValueError, match=rf"\b{told}\b"):
        card_called("zz")


def test_cards_are_laid_away_by_either_letters() -> None:
    words.speak("da")
    state = acted(dealt(rules_of("klorsjavs"), "QC JS AC 5H 5D KD"), ("bid", "play"))
    for typed in ("dc bs", "qc js", "DC js".lower()):
        assert read_action(view(state, 0), typed) == read_action(view(state, 0), "qc js")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_told_with_the_letters_and_kept_without(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    letters = letters_of(language)
    cards = [rank + suit for suit in "cshd" for rank in ("7", "8", "9", "10", *letters.lower())]
    file = tmp_path / "kept.sjavs"
    typed = ["knock", "5", "pass", "c", "s", "h", "d", *cards] * 40
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*typed, ""])))
    assert main(["--language", language, "play", "--seed", "7", "--save", str(file)]) == 0
    out = capsys.readouterr().out
    record = read_record(file.read_text(encoding="utf-8"))
    assert len(record.actions) > 60
    assert record_text(record) == file.read_text(encoding="utf-8")
    assert named(out, record) == set(letters)
    words.speak(SOURCE)
    assert named(said(capsys, "--language", language, "replay", str(file)), record) == set(letters)


def named(out: str, record: Record) -> set[str]:
    """The letters of ranks with which cards are told there; those of the deck only."""
    suits = {name(one)[1] for one in record.rules.deck}
    told = {one.strip(",;.:") for one in out.split()}
    return {one[0] for one in told if len(one) == 2 and one[0].isalpha() and one[0] != "T" and one[1] in suits}


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_for_programs_has_the_names_of_records(capsys: Output, tmp_path: Path, language: str) -> None:
    record = play_match(rules_of("sjavs"), ("beginner",) * 4, "letters", 1)
    file = tmp_path / "one.sjavs"
    file.write_text(record_text(record), encoding="utf-8")
    states = [state for state, _ in record.steps()]
    ply = next(one for one, state in enumerate(states) if state.table.phase == "play" and state.table.trick)
    known = {f"play {name(one)}" for one in cards_in(states[ply].hands[states[ply].table.turn])}
    arguments = ("--language", language, "think", str(file), "--ply", str(ply), "--level", "beginner")
    report = json.loads(said(capsys, *arguments, "--json"))
    assert set(report["may"]) <= known
    words.speak(SOURCE)
    told = said(capsys, *arguments)
    assert named(told, record) <= set(letters_of(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_german_deck_is_told_as_in_records_in_every_language(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    words.speak(language)
    rules = rules_of("schafkopf")
    assert {card_text(one, rules)[0] for one in rules.deck} == set("AKQJT987")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    out = said(capsys, "--language", language, "play", "--pack", "schafkopf", "--seed", "3")
    assert "A Sau, T Zehn, K König, Q Ober, J Unter" in out


def test_how_cards_are_written_is_told_where_it_is_not_as_in_records(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "C clubs" not in played(capsys, monkeypatch, ["quit"], "--seed", "3")
    words.speak("de")
    assert main(["--language", "de", "play", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "A Ass, K König, D Dame, B Bube, T Zehn" in out
    assert "Auch Q und J kannst du tippen." in out
