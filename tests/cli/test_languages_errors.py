"""What commands have against files and arguments is told in one language: nothing of Python's or the code's own words.

Each is told in a language that marks its words, so that any other word stands out, whatever the catalogues hold.
"""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from sjavs_desktop.app import exercises_book, languages, library
from sjavs_desktop.cli import play, words
from sjavs_desktop.cli.main import main
from sjavs_desktop.cli.typing_in import BETTER, WORDS, in_english, read_call
from sjavs_desktop.core.game import apply, start
from sjavs_desktop.core.record import record_text
from sjavs_desktop.core.state import CHANCE, Action
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.levels import LEVELS
from sjavs_desktop.engine.play import play_match
from sjavs_desktop.messages import SOURCE, Messages, Speaker, catalogue
from tests.cli.test_commands import Output, typed
from tests.core.games import rules_of
from tests.translations import catalogues
from tests.ui.spoken import Marked

MARK = "¤"
"""Before each word of the language; it can be seen, as what is printed is cleared of signs that cannot."""
PLACES = re.compile(r"(%\(\w+\)[rs]|%[rs])")
"""Facts in the texts of Python's parser."""

LOOSE = re.compile(rf"(?<![\w{MARK}’'_.-])[^\W\d_]{{3,}}(?![\w.]*[=_])")
"""A word without the mark of the language."""
NAMES = {*LEVELS, "sjavs", "seats", "UTF", "JSON", "TOML", "SQLite", "Python", "QT_QPA_PLATFORM"}
"""What is the same in every language, and what a command line or a file has to be told in English."""
PROGRAM = re.compile(r"\bsjavs(?: [a-z]+)*(?=:| --help)")
"""What was typed."""
QUOTED = re.compile(r"'[^']*'|\([^()]*\)|--?[\w-]+|\b[A-Z]+\b|\S*[/\\]\S*")
"""Values, what can be chosen among, options, and paths."""


@pytest.fixture(autouse=True)
def silent(qapp: QApplication) -> Iterator[None]:
    """Speaks English again afterwards."""
    yield
    words.speak(SOURCE)
    languages.forget(qapp)


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language that marks its words."""
    mark = Marked(MARK)

    def find(self: Speaker, context: str, source: str, n: int = -1) -> str:
        parts = PLACES.split(source)
        return "".join(part if index % 2 else mark.translate(context, part, "", n) for index, part in enumerate(parts))

    monkeypatch.setattr(Speaker, "find", find)


def loose(text: str, folder: Path) -> set[str]:
    """The words in a text that are in no language of ours."""
    plain = QUOTED.sub(" ", PROGRAM.sub("", text.replace(str(folder), "/x")))
    return set(LOOSE.findall(plain)) - NAMES


RECORD = record_text(play_match(rules_of("sjavs"), ("beginner",) * 4, "errors", 1))
LINES = RECORD.split("\n")
HEADER = json.loads(LINES[0])
RECORDS = {
    "empty": b"",
    "bytes": b"\xff\xfe\x00abc",
    "huge": b"x" * 3_000_000,
    "text": b"hello\n",
    "torn": b'{"a": "unterminated\n',
    "list": b"[1, 2]\n",
    "deep": b"[" * 100_000,
    "format": b'{"format": "sjavs-record 1"}\n',
    "newer": b'{"format": "sjavs-record 9"}\n',
    "players": json.dumps({**HEADER, "players": 5}).encode() + b"\n",
    "dealer": json.dumps({**HEADER, "dealer": "x"}).encode() + b"\n",
    "rules": json.dumps({**HEADER, "rules": {**HEADER["rules"], "seats": 99}}).encode() + b"\n",
    **{
        name: "\n".join([*LINES[:3], line, *LINES[3:]]).encode()
        for name, line in {
            "turn": "3 play QC",
            "long": "9" * 5000 + " pass",
            "kind": "0 fly QC",
            "card": "0 play XX",
            "mark": "# back 999",
            "practice": "# practice x",
        }.items()
    },
}
"""Files that are no records, by what is wrong with them."""
PACKS = {
    "value": b"a = \n",
    "equals": b"a\n",
    "end": b'a = "x\n',
    "tables": b"[a]\n[a]\n",
    "keys": b"a = 1\na = 2\n",
    "list": b"a = [1,\n",
    "behind": b"a = 1 b = 2\n",
    "date": b"a = 2020-99-99\n",
    "escape": b'a = "\\q"\n',
    "deep": b"a = " + b"[" * 5000,
    "bytes": b"\xff",
    "empty": b"",
    "kind": b"name = 5\n",
    "nothing": b'extends = "nix"\nname = "x"\n',
    "choice": b'extends = "sjavs"\nname = "x"\n[choose]\nmust_speak = 5\n',
    "unknown": b'extends = "sjavs"\nname = "x"\n[choose]\nfoo = 1\n',
}
"""Files that are no rule packs."""


def told(capsys: Output, *arguments: str) -> str:
    """What a command that fails says."""
    assert main(arguments) in (1, 2)
    out, err = capsys.readouterr()
    said: str = out + err
    assert said.count("\n") == 1, said
    return said


def files(folder: Path, kinds: dict[str, bytes], end: str = "") -> Iterator[Path]:
    """Those files, a folder, one that is not there, and one that may not be read."""
    for name, data in kinds.items():
        (folder / f"{name}{end}").write_bytes(data)
        yield folder / f"{name}{end}"
    (folder / f"folder{end}").mkdir()
    yield folder / f"folder{end}"
    yield folder / f"none{end}"
    yield folder / f"text{end}" / "in it.toml"
    if hasattr(os, "geteuid") and os.geteuid():
        (folder / f"mine{end}").write_bytes(b"")
        (folder / f"mine{end}").chmod(0)
        yield folder / f"mine{end}"


@pytest.mark.parametrize("command", [("replay",), ("duel", "show"), ("verify",), ("think",), ("review",)])
def test_files_that_are_none(capsys: Output, marked: None, tmp_path: Path, command: tuple[str, ...]) -> None:
    found = {path.name: loose(told(capsys, *command, str(path)), tmp_path) for path in files(tmp_path, RECORDS)}
    assert {name: words for name, words in found.items() if words} == {}


KEYS = {"name", "extends", "choose", "foo", "must_speak", "true", "false"}
"""Keys and values of a pack."""


def test_packs_that_are_none(capsys: Output, marked: None, tmp_path: Path) -> None:
    found = {}
    for path in files(tmp_path, PACKS, ".toml"):
        for command in (("rules", "check"), ("rules", "show"), ("match", "--games", "1", "--pack")):
            found[path.name, command[0]] = loose(told(capsys, *command, str(path)), tmp_path)
    # The name of a key that is at fault.
    assert {name: words for name, words in found.items() if words - KEYS} == {}


def test_deals_of_ones_own_that_are_none(marked: None, tmp_path: Path) -> None:
    """What the window says of them when they are read; here in the words of the command line."""
    good = next(path for path in sorted(exercises_book.FOLDER.glob("*.toml"))).read_text(encoding="utf-8")
    kinds = PACKS | {
        "format": good.replace("format = 1", "format = 2").encode(),
        "pack": re.sub(r'(?m)^pack = ".*"', 'pack = "nix"', good).encode(),
        "hands": re.sub(r'(?m)^hands = \["..', 'hands = ["XX', good).encode(),
        "action": re.sub(r"(?m)^actions = \[.*", 'actions = ["3 play QC"]', good).encode(),
        "answer": re.sub(r"(?m)^answers = \[.*", 'answers = ["0 fly"]', good).encode(),
        "dealer": re.sub(r"(?m)^dealer = .*", "dealer = 7", good).encode(),
    }
    # One at a time, so that each has its sentence.
    assert list(files(tmp_path, kinds, ".toml"))
    packs = library.packs(None)[0]
    _, troubles = exercises_book.book(packs, tmp_path)
    assert len(troubles) >= len(kinds)
    found = {text: loose(words.told(text), tmp_path) for text in troubles}
    keys = {"format", "pack", "hands", "actions", "answers", "dealer", "line", "title", "theme", "name"}
    assert {text: words for text, words in found.items() if words - keys} == {}


@pytest.mark.parametrize(
    "arguments",
    [
        ("foo",),
        ("match", "--foo"),
        ("match", "--games"),
        ("match", "--games", "x"),
        ("match", "--s", "1"),
        ("match", "--json=1"),
        ("match", "--a", "club"),
        ("match", "--levels", "master"),
        ("match", "--rule", "x"),
        ("match", "--rule", "foo=on"),
        ("match", "--rule", "must_speak=x"),
        ("match", "--code", "X"),
        ("match", "--series", "x"),
        ("match", "--games", "1", "--save", "/dev/null/x"),
        ("match", "--a", "club", "--b", "beginner", "--resume", "/dev/null/x"),
        ("demo", "--deals", "many"),
        ("demo", "--sizes", "x"),
        ("demo", "--shots", "/dev/null/x"),
        ("duel", "new", "/dev/null/x"),
        ("duel",),
        ("rules", "foo"),
        ("replay",),
        ("play", "--save", "/dev/null/x"),
        ("history", "--folder", "/dev/null"),
        ("history", "--folder", "/tmp", "--csv", "/dev/null/x"),
        ("--translation", "/dev/null", "rules", "list"),
        ("--translation", "/nowhere", "rules", "list"),
    ],
)
def test_arguments_that_cannot_be(
    capsys: Output, marked: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    keys = {
        "on",
        "off",
        "list",
        "show",
        "check",
        "new",
        "play",
        "must_speak",
        "history",
        "duel",
        "match",
        "demo",
        "rules",
        "replay",
    }
    assert loose(told(capsys, *arguments), tmp_path) - keys == set()


def test_a_word_of_another_language_is_found(tmp_path: Path) -> None:
    assert loose(f"sjavs: {tmp_path}/x: {MARK}filen: No such file", tmp_path) == {"such", "file"}


# -- Words that are typed ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_no_typed_word_means_two_things(language: str) -> None:
    catalogue_of = Messages(catalogue(language))
    said = {key: (catalogue_of.find("typed", key) or "").lower() for key in WORDS}
    assert all(said.values())
    assert len(set(said.values())) == len(said)
    assert not {word for key, word in said.items() if word in WORDS and word != key}
    # Nor is it a game that may be bid.
    games = {one.name for pack in library.packs(None)[0] for one in rules_of(pack).contracts}
    names = {(catalogue_of.find("rules", one) or one).lower() for one in games} | {one.lower() for one in games}
    assert not names & set(said.values())


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_a_word_may_be_typed_in_the_language_or_in_english(language: str) -> None:
    words.speak(language)
    for key in WORDS:
        assert in_english(key) == key
        assert in_english(words.typed_as(key).lower()) == key
        assert in_english(f"{words.typed_as(key).lower()} 12") == f"{key} 12"


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_the_pack_is_cut_and_a_match_is_ended_in_the_language(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    rules = rules_of("sjavs")
    # The one on the dealer's right is asked to cut.
    state, _ = apply(start(rules, 1), Action(CHANCE, "shuffle", tuple(rules.deck)))
    words.speak(language)
    for key, action in (("knock", Action(0, "cut", 0)), ("cut", Action(0, "cut", 16)), ("quit", None)):
        typed(monkeypatch, f"hello\n{words.typed_as(key)}\n")
        assert play.ask(view(state, 0)) == action
        out = capsys.readouterr().out
        assert f"({words.typed_as('knock')})" in out
        assert out.count(words.typed_as("cut")) > 2


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_a_better_bid_may_be_typed_in_the_language(language: str) -> None:
    words.speak(language)
    seen = view(start(rules_of("sjavs"), 1), 1)
    for said in ("5 betri", "5 better", f"5 {words.typed_as(BETTER).lower()}"):
        assert read_call(seen, said) == Action(1, "bid", "5 betri")


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_switches_may_be_typed_in_the_language(capsys: Output, language: str) -> None:
    words.speak(language)
    found = {}
    for key in ("on", "off", "yes", "no"):
        for value in (key, words.typed_as(key)):
            assert (
                main(["--language", language, "match", "--games", "1", "--json", "--rule", f"must_speak={value}"]) == 0
            )
            found[key, value] = json.loads(capsys.readouterr().out)["chosen"]["must_speak"]
    assert all(chosen == (key in ("on", "yes")) for (key, _), chosen in found.items())


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_what_was_typed_is_shown_as_it_is_typed_in_the_language(language: str) -> None:
    words.speak(language)
    seen = view(start(rules_of("sjavs"), 1), 1)
    for key in ("keep", "go", "knock"):
        said = words.typed_as(key).lower()
        with pytest.raises(ValueError, match=re.escape(repr(said))) as wrong:
            read_call(seen, in_english(said))
        assert repr(key) not in str(wrong.value) or said == key


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_switches_are_told_as_they_are_typed_in_the_language(capsys: Output, language: str) -> None:
    assert main(["--language", language, "rules", "show", "sjavs"]) == 0
    on, off = (words.typed_as(key) for key in ("on", "off"))
    out = capsys.readouterr().out
    assert f"must_speak={on}" in out
    assert f"must_speak={off}" in out
    assert main(["--language", language, "match", "--games", "1", "--rule", "must_speak=perhaps"]) == 2
    assert f"{on}, {off}" in capsys.readouterr().err
