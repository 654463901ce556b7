"""Whatever stands in the file of a translator, the program begins, says what it does not use, and goes on."""

import subprocess
from pathlib import Path
from xml.sax.saxutils import escape

import pytest

from sjavs_desktop.cli import failing
from sjavs_desktop.cli.words import say
from sjavs_desktop.messages import Messages, catalogue, speaker
from tests.cli.starting import played, sjavs

SOON = """
def begun(window, before=begun):
    from PySide6.QtCore import QTimer
    QTimer.singleShot(300, window.close)
"""
TEXT = "see {command} --help"
MISFITS = {
    "see {findesikke}": "{findesikke} is no fact of this text",
    "see {command": "a brace has no partner",
    "see } {command}": "a brace has no partner",
    "see {0}": "{0} is no fact of this text",
    "see {}": "{} is no fact of this text",
    "see {command.upper}": "{command.upper} is no fact of this text",
    "see {command[0]}": "{command[0]} is no fact of this text",
    "see {command!r:>9999999}": "{command!r:>9999999} is no fact of this text",
    "see {command:>{command}}": "{command:>{command}} is no fact of this text",
    "see {command!x}": "{command!x} is no fact of this text",
    "see {command} %s": "%s is no fact of this text",
    "see {command} %n": "%n is no fact of this text",
    "see {command} 5%": "% is no fact of this text",
}
"""Translations of that text, and what is said of them."""


def ts(folder: Path, context: str, source: str, *forms: str, language: str = "da") -> Path:
    """A file with one message, whose element begins in its fourth line."""
    numerus = ' numerus="yes"' if len(forms) > 1 else ""
    inner = "".join(f"<numerusform>{escape(form)}</numerusform>" for form in forms) if numerus else escape(forms[0])
    file = folder / "mine.ts"
    file.write_text(
        f'<?xml version="1.0" encoding="utf-8"?>\n<TS version="2.1" language="{language}">\n'
        f"<context><name>{context}</name>\n<message{numerus}><source>{escape(source)}</source>"
        f"<translation>{inner}</translation></message></context></TS>\n",
        encoding="utf-8",
    )
    return file


@pytest.mark.parametrize("form", MISFITS)
def test_what_does_not_fit_its_text_is_told_with_its_line_and_passed_over(tmp_path: Path, form: str) -> None:
    file = ts(tmp_path, "cli", TEXT, form)
    found = Messages(file, foreign=True)
    assert found.find("cli", TEXT) is None
    assert found.refusals == [f"{file}:4: this translation is not used: {MISFITS[form]}: {TEXT}"]


@pytest.mark.parametrize("form", ["{command}", "vis mig {command!r} eller {command}", "ingenting", "{{command}}"])
def test_what_fits_is_used(tmp_path: Path, form: str) -> None:
    found = Messages(ts(tmp_path, "cli", TEXT, form), foreign=True)
    assert found.refusals == []
    assert found.find("cli", TEXT) == form
    assert isinstance(form.format(command="x"), str)


def test_every_form_of_a_counted_message_has_to_fit(tmp_path: Path) -> None:
    source = "%n pack(s) checked, nothing wrong"
    assert Messages(ts(tmp_path, "cli", source, "en pakke", "mange {n}"), foreign=True).refusals
    assert not Messages(ts(tmp_path, "cli", source, "en pakke", "mange"), foreign=True).refusals


@pytest.mark.parametrize("language", ["da", "fo", "de", "en"])
def test_no_message_that_comes_with_the_program_would_be_refused(language: str) -> None:
    assert Messages(catalogue(language), foreign=True).refusals == []


def without_trace(done: subprocess.CompletedProcess[str], file: Path) -> None:
    """The program has come to its end, and has said once what it does not use."""
    assert "Traceback" not in done.stderr
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"{file}:4: ")


@pytest.mark.parametrize("form", ["se {findesikke}", "se {command", "se {command!r:>9999999}"])
def test_commands_and_window_begin_all_the_same(tmp_path: Path, form: str) -> None:
    file = ts(tmp_path, "cli", "the language to speak: {codes}", form)
    done = sjavs(tmp_path, "--translation", str(file), "rules", "list")
    assert done.returncode == 0
    without_trace(done, file)
    shown = played(tmp_path, ["--translation", str(file)], more=SOON)
    assert shown.returncode == 0, shown.stderr
    without_trace(shown, file)


@pytest.mark.parametrize("language", ["", "xx", "../..", "zh_CN@x"])
def test_a_file_of_any_language_can_be_laid_over(tmp_path: Path, language: str) -> None:
    file = ts(tmp_path, "MainWindow", "Sjavs", "Sjavs!", language=language)
    assert sjavs(tmp_path, "--translation", str(file), "rules", "list").returncode == 0
    shown = played(tmp_path, ["--translation", str(file)], more=SOON)
    assert (shown.returncode, shown.stderr) == (0, "")


def test_telling_of_a_crash_never_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(speaker, "find", lambda *_: "{nothing}")
    with pytest.raises(KeyError):
        say("{command}", command="x")
    assert failing.crashed(RuntimeError("the first trouble")) == 1
    assert "the first trouble" in capsys.readouterr().err
