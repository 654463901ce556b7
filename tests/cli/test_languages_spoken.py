"""The command line in each language: nothing of its English texts is left, and the window of the demo speaks it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from sjavs_desktop.app import languages
from sjavs_desktop.cli import demo, words
from sjavs_desktop.cli.main import COMMANDS, main
from sjavs_desktop.core.errors import RulesError
from sjavs_desktop.core.record import record_text
from sjavs_desktop.core.schema import Reader, Source
from sjavs_desktop.engine.levels import LEVELS
from sjavs_desktop.engine.play import play_match
from sjavs_desktop.messages import SOURCE, Speaker
from tests.cli.test_commands import Output, said
from tests.core.games import rules_of
from tests.translations import catalogues, texts
from tests.ui.spoken import OLD, Marked

LANGUAGES = catalogues.LANGUAGES
WHOLE = {one.source for one in texts.everything() if one.context in ("cli", "reason") and " " in one.source.strip()}
"""English texts that stand in no other language: of two words or more, without what is filled in."""
ENGLISH = re.compile("|".join(rf"\b{re.escape(one)}" for one in sorted(WHOLE) if not re.search(r"[{%]", one)))


@pytest.fixture(autouse=True)
def silent(qapp: QApplication) -> Iterator[None]:
    """Speaks English again afterwards."""
    yield
    words.speak(SOURCE)
    languages.forget(qapp)


def english(text: str) -> list[str]:
    """The English texts in what was printed, which may have been broken into lines."""
    return ENGLISH.findall(" ".join(text.split()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_no_english_is_left_in_the_help(capsys: Output, language: str, command: str) -> None:
    assert main(["--language", language, command, "--help"]) == 0
    assert english(capsys.readouterr().out) == []
    assert main([command, "--help"]) == 0
    words.speak(SOURCE)
    assert english(said(capsys, "--language", "en", command, "--help"))


PLAIN = re.compile(
    r"--?[\w-]+|\b[A-Z][A-Z.]*[a-z]*\b|\b\w+=\S+|\{[^}]*\}|\S*\d\S*|\b(?:sjavs|all_pass|must_speak|on|ts|x)\b"
)
"""What is the same in every language: options, what stands in capitals for a value, and values."""


@pytest.mark.parametrize("command", COMMANDS)
def test_all_words_of_the_help_are_translated(capsys: Output, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    """In a language that marks its words, none is without its mark."""
    mark = Marked(OLD)
    monkeypatch.setattr(Speaker, "find", lambda self, context, source, n=-1: mark.translate(context, source, "", n))
    assert main([command, "--help"]) == 0
    # What a text names as a fact is a key: of a pack, of a level, of a language, of a command.
    keys = {*LEVELS, *COMMANDS, "list", "show", "check", "new", "system", "sjavs", "light", "dark", "WxH"}
    keys |= {name.partition("-")[0] for name in COMMANDS}
    told = PLAIN.sub(" ", " ".join(capsys.readouterr().out.split()))
    loose = set(re.findall(rf"(?<![\w{OLD}’'_-])[^\W\d_]{{3,}}", told))
    assert loose - keys == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_english_is_left_in_what_a_bot_makes_of_a_position(capsys: Output, tmp_path: Path, language: str) -> None:
    for pack in ("sjavs", "schafkopf"):
        rules = rules_of(pack)
        record = play_match(rules, ("beginner",) * rules.seats, "spoken", 1)
        path = tmp_path / f"{pack}.sjavs"
        path.write_text(record_text(record), encoding="utf-8")
        for ply in range(2, 40, 6):
            if [state for state, _ in record.steps()][ply].table.turn >= 0:
                out = said(capsys, "--language", language, "think", str(path), "--ply", str(ply), "--level", "beginner")
                assert english(out) == []
                assert not re.search(r"\b(play|bid|pass|clubs|hearts|diamonds|spades) ", out.replace("sjavs think", ""))


def test_the_window_of_the_demo_speaks_the_language_of_the_command(qapp: QApplication, tmp_path: Path) -> None:
    words.speak("fo")
    shown = demo.Demo(rules_of("sjavs"), 1, "demo", tmp_path)
    assert languages.language(qapp) == "fo"
    assert shown.window.menuBar().actions()[0].text().replace("&", "") == "Spæl"
    shown.window.close()


@pytest.mark.parametrize(("language", "told"), [("da", "et helt tal"), ("fo", "eitt heilt tal"), ("de", "ganze Zahl")])
def test_what_is_wrong_with_rules_is_told_with_words_of_the_language(language: str, told: str) -> None:
    words.speak(language)
    with pytest.raises(RulesError) as wrong:
        Reader({"deals": "x"}, Source("x.toml")).whole("deals", 0, 3)
    assert told in words.told(wrong.value)
    assert "whole number" in str(wrong.value)
