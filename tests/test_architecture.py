"""The shape of the code, held by tests: who may import whom, how long things are, what must not be written."""

import ast
import os
import re
import statistics
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tests.import_circles import Trees, circles, import_graph, imports, module_name

TOP = Path(__file__).parents[1]
PACKAGE = TOP / "sjavs_desktop"
FILES = sorted(path for path in PACKAGE.rglob("*.py") if "data" not in path.relative_to(PACKAGE).parts)
TREES = {path: ast.parse(path.read_text(encoding="utf-8"), str(path)) for path in FILES}

OURS = {
    "core": {"core"},
    "engine": {"core", "engine"},
    "app": {"core", "engine", "app"},
    "models": {"core", "engine", "app", "models"},
    "ui": {"core", "engine", "app", "models", "ui"},
    "cli": {"core", "engine", "app", "models", "ui", "cli"},
}
"""Which packages of ours each may import; modules beside the packages (`paths`, …) may be imported by all but core."""

FORBIDDEN = {
    "core": (),
    "engine": ("PySide6", "pyqtgraph", "sjavs_desktop.core.state.State"),
    "app": ("PySide6.QtGui", "PySide6.QtWidgets", "pyqtgraph"),
    "models": ("PySide6.QtWidgets", "pyqtgraph"),
    "ui": ("sjavs_desktop.engine.kernel",),
    "cli": (),
}


def place(path: Path) -> str:
    """The package that a file belongs to: `core`, `ui`, …; empty for the modules beside them."""
    parts = path.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else ""


def begins(name: str, module: str) -> bool:
    """Whether `name` is that module or lies in it."""
    return name == module or name.startswith(f"{module}.")


def at_import_time(tree: ast.Module) -> Iterator[ast.stmt]:
    """The statements that run when a module is imported: not those within functions or for type checkers only."""
    waiting: list[ast.stmt] = list(tree.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            waiting += node.orelse
            continue
        yield node
        waiting += [child for child in ast.iter_child_nodes(node) if isinstance(child, ast.stmt)]


def wrong_imports(path: Path, tree: ast.AST) -> list[str]:
    """The imports of a file that its package may not have."""
    own, found = place(path), []
    for name, line in imports(tree):
        where = f"{path.relative_to(TOP)}:{line} imports {name}"
        parts = name.split(".")
        if name.startswith("."):
            found.append(f"{where} relatively")
        elif parts[0] == "sjavs_desktop":
            target = parts[1] if len(parts) > 1 else ""
            inside = target in OURS[own] if target in OURS else own != "core"
            found += [] if inside else [where]
        elif own == "core" and parts[0] not in sys.stdlib_module_names:
            found.append(where)
        if any(begins(name, module) for module in FORBIDDEN[own]):
            found.append(where)
    return found


def test_imports_go_one_way_and_each_layer_stays_within_what_it_may_use() -> None:
    found = [line for path, tree in TREES.items() if place(path) for line in wrong_imports(path, tree)]
    assert found == []


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("core/x.py", "import numpy"),
        ("core/x.py", "from sjavs_desktop.paths import RULES"),
        ("core/x.py", "def f():\n    from sjavs_desktop.engine import levels"),
        ("engine/x.py", "from PySide6.QtCore import QObject"),
        ("engine/x.py", "from sjavs_desktop.core.state import State, View"),
        ("engine/x.py", "from sjavs_desktop.app import referee"),
        ("app/x.py", "from PySide6 import QtWidgets"),
        ("models/x.py", "from PySide6.QtWidgets import QLabel"),
        ("ui/x.py", "import sjavs_desktop.engine.kernel"),
        ("ui/x.py", "from sjavs_desktop.cli import main"),
        ("ui/felt/x.py", "from . import layout"),
    ],
)
def test_an_import_that_is_not_allowed_is_found(file: str, source: str) -> None:
    assert len(wrong_imports(PACKAGE / file, ast.parse(source))) == 1


AT_COMMAND_ONLY = ("PySide6", "pyqtgraph", "sjavs_desktop.models", "sjavs_desktop.ui")
"""What the command line imports only within a command; of `app` it may have what needs no Qt (see below)."""


def early_imports(tree: ast.Module) -> list[int]:
    """Lines that import Qt or the window when the module itself is imported."""
    nodes = [node for node in at_import_time(tree) if isinstance(node, (ast.Import, ast.ImportFrom))]
    told = [one for node in nodes for one in imports(node)]
    return [line for name, line in told if any(begins(name, module) for module in AT_COMMAND_ONLY)]


def test_the_command_line_reaches_qt_and_the_window_only_inside_its_commands() -> None:
    cli = {path: tree for path, tree in TREES.items() if place(path) == "cli"}
    assert {path.name: early_imports(tree) for path, tree in cli.items() if early_imports(tree)} == {}
    assert early_imports(ast.parse("try:\n    from sjavs_desktop.ui import text\nfinally:\n    x = 1")) == [2]
    assert early_imports(ast.parse("def run():\n    import PySide6")) == []


def loaded_by(*modules: str) -> set[str]:
    """The top-level names in sys.modules of a fresh interpreter that imported those modules."""
    program = f"import sys, {', '.join(modules)}; print(*{{one.partition('.')[0] for one in sys.modules}})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=TOP)
    return set(done.stdout.split())


def test_importing_the_rules_loads_neither_qt_nor_numpy() -> None:
    loaded = loaded_by("sjavs_desktop.core.game", "sjavs_desktop.core.record", "sjavs_desktop.core.pack")
    assert "sjavs_desktop" in loaded
    assert not loaded & {"PySide6", "shiboken6", "numpy", "pyqtgraph"}


def test_importing_every_module_of_the_command_line_loads_no_qt() -> None:
    modules = [f"sjavs_desktop.cli.{path.stem}" for path in FILES if place(path) == "cli" and path.stem != "__init__"]
    assert not loaded_by("sjavs_desktop.cli", *modules) & {"PySide6", "shiboken6", "pyqtgraph"}


# -- Circles ---------------------------------------------------------------------------------------------------------


def told_circles(trees: Trees) -> list[str]:
    """Each circle in a line, with the imports that close it."""
    graph = import_graph(trees)
    files = {module_name(path): path.relative_to(TOP).as_posix() for path in trees}
    return [
        ", ".join(f"{files[one]}:{graph[one][other]} imports {other}" for one, other in pairwise(circle))
        for circle in circles(graph)
    ]


def test_no_modules_import_each_other_not_even_for_their_types() -> None:
    """Whoever is made by another says what it needs of it in a type of its own (`ui/desk.py`)."""
    assert len(import_graph(TREES)) == len(FILES) > 300
    assert sum(map(len, import_graph(TREES).values())) > 1000
    found = told_circles(TREES)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("import sjavs_desktop.ui.main_window", 1),
        ("from sjavs_desktop.ui import main_window", 1),
        ("from sjavs_desktop.ui.main_window import MainWindow", 1),
        ("import typing\nif typing.TYPE_CHECKING:\n    from sjavs_desktop.ui.main_window import MainWindow", 3),
        ("def show():\n    from sjavs_desktop.ui.main_window import MainWindow", 2),
        ("from .main_window import MainWindow", 1),
        ("from . import main_window", 1),
    ],
)
def test_a_circle_is_found_and_told_with_its_imports(source: str, line: int) -> None:
    hand = PACKAGE / "ui" / "hand.py"
    [told] = told_circles({**TREES, hand: ast.parse(source)})
    assert f"sjavs_desktop/ui/hand.py:{line} imports sjavs_desktop.ui.main_window" in told
    assert re.search(r"sjavs_desktop/ui/main_window\.py:\d+ imports sjavs_desktop\.ui\.hand", told)


def test_a_circle_of_three_and_one_of_a_package_are_found() -> None:
    sources = {
        "a.py": "import sjavs_desktop.b",
        "b.py": "from sjavs_desktop.p import c",
        "p/__init__.py": "from . import d",
        "p/c.py": "from ..a import x",
        "p/d.py": "from sjavs_desktop.p import y",
        "e.py": "import sjavs_desktop.a",
    }
    assert told_circles({PACKAGE / file: ast.parse(source) for file, source in sources.items()}) == [
        "sjavs_desktop/a.py:1 imports sjavs_desktop.b, sjavs_desktop/b.py:1 imports sjavs_desktop.p.c, "
        "sjavs_desktop/p/c.py:1 imports sjavs_desktop.a",
        "sjavs_desktop/p/__init__.py:1 imports sjavs_desktop.p.d, sjavs_desktop/p/d.py:1 imports sjavs_desktop.p",
    ]


# -- Size ------------------------------------------------------------------------------------------------------------


WHOLE = {"sjavs_desktop/engine/kernel.py": 850}
"""A class whose functions the compiler has to see together, with every type written out, and the lines it may have."""


def test_no_file_is_longer_than_450_lines_and_half_of_them_have_150_at_most() -> None:
    lengths = {path.relative_to(TOP): len(path.read_text(encoding="utf-8").splitlines()) for path in FILES}
    assert {str(path): length for path, length in lengths.items() if length > WHOLE.get(path.as_posix(), 450)} == {}
    assert statistics.median(length for length in lengths.values() if length > 1) <= 150


def test_no_function_is_longer_than_60_lines() -> None:
    found = [
        f"{path.relative_to(TOP)}:{node.lineno} {node.name}"
        for path, tree in TREES.items()
        for node in ast.walk(tree)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and (node.end_lineno or 0) - node.lineno >= 60
    ]
    assert found == []


def test_every_module_begins_with_a_sentence() -> None:
    found = [str(path.relative_to(TOP)) for path, tree in TREES.items() if not ast.get_docstring(tree)]
    assert found == []


# -- What must not be written ----------------------------------------------------------------------------------------


def swallowers(tree: ast.AST) -> list[int]:
    """Lines on which every exception is caught and nothing is made of it."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ExceptHandler) and broad(node.type):
            acts = any(isinstance(one, (ast.Raise, ast.Call)) for part in node.body for one in ast.walk(part))
            found += [] if acts else [node.lineno]
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("suppress") and any(map(broad, node.args)):
            found.append(node.lineno)
    return found


def broad(caught: ast.expr | None) -> bool:
    """Whether an `except` catches everything."""
    return caught is None or bool(re.search(r"\b(Base)?Exception\b", ast.unparse(caught)))


def test_no_exception_is_swallowed_unseen() -> None:
    found = [f"{path.relative_to(TOP)}:{line}" for path, tree in TREES.items() for line in swallowers(tree)]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        "try:\n    f()\nexcept:\n    pass",
        "try:\n    f()\nexcept Exception:\n    x = None",
        "try:\n    f()\nexcept (ValueError, BaseException):\n    ...",
        "with contextlib.suppress(Exception):\n    f()",
    ],
)
def test_a_swallowed_exception_is_found(source: str) -> None:
    assert len(swallowers(ast.parse(source))) == 1


def contextless(tree: ast.AST) -> list[int]:
    """Lines with a text for translation that lupdate would file under no context."""
    found = []
    for node in ast.walk(tree):
        if (
            not isinstance(node, ast.Call)
            or not node.args
            or not isinstance(node.args[0], (ast.Constant, ast.JoinedStr))
        ):
            continue
        called = ast.unparse(node.func)
        empty = isinstance(node.args[0], ast.Constant) and node.args[0].value == ""
        if called == "tr" or (called.endswith("translate") and empty) or (called == "QT_TRANSLATE_NOOP" and empty):
            found.append(node.lineno)
    return found


def test_no_text_of_the_interface_is_translated_without_a_context() -> None:
    found = [
        f"{path.relative_to(TOP)}:{line}"
        for path, tree in TREES.items()
        if place(path) in ("app", "models", "ui")
        for line in contextless(tree)
    ]
    assert found == []


@pytest.mark.parametrize(
    "source", ["tr('Deal')", "QCoreApplication.translate('', 'Deal')", "QT_TRANSLATE_NOOP('', 'Deal')", "tr(f'{x}')"]
)
def test_a_text_without_a_context_is_found(source: str) -> None:
    assert contextless(ast.parse(source)) == [1]


def game_names() -> set[str]:
    """The keys of all packs, presets and contracts, but for words that mean more than a game."""
    names = set()
    for path in (TOP / "rules").rglob("*.toml"):
        names |= {path.stem, *tomllib.loads(path.read_text(encoding="utf-8")).get("contract", {})}
    return names - {"trump", "play", "solo"} | {"sjavs_fo6", "sjavs_fo8"}


NO_QUESTIONS = {
    ("cli/demo.py", *(path.stem for path in (TOP / "rules").rglob("*.toml"))),  # the seeds of its pictures
    ("ui/main_window.py", "sjavs"),  # the game of whoever has chosen none, or one that is gone
    (
        "ui/examples.py",
        "nolo",
        "halv",
        "farbwenz",
        "geier",
        "farbgeier",
        "bettel",
        "hochzeit",
        "sie",
        "ramsch",
    ),  # options
    ("models/score_sheet.py", "nobody", "tout"),  # rows of score tables
    ("ui/score_text.py", "nobody", "tout"),
    ("ui/rules_score.py", "tout"),
    ("ui/tariff_text.py", "tout"),  # a line of a tariff
}
"""Where a word is that of a game, but nothing is asked of it: tables of words for other things of the same name."""


def asks_for_no_game(path: Path, word: str) -> bool:
    """Whether a word that is looked up in a file is none of a game there."""
    return any(PACKAGE / file == path and word in words for file, *words in NO_QUESTIONS)


def compared_words(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Every text that a value is compared with, looked for in, or looked up by, with its line."""
    for node in ast.walk(tree):
        parts: list[ast.AST] = []
        if isinstance(node, ast.Compare):
            parts = [node.left, *node.comparators]
        elif isinstance(node, ast.Dict):
            parts = [key for key in node.keys if key is not None]
        elif isinstance(node, ast.Subscript):
            parts = [node.slice]
        elif isinstance(node, ast.MatchValue):
            parts = [node.value]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            asking = node.func.attr in (
                "get",
                "contract",
                "pop",
                "setdefault",
                "startswith",
                "endswith",
                "removeprefix",
            )
            parts = list(node.args[:1]) if asking else []
        for part in parts:
            yield from words_in(part)


def words_in(part: ast.AST) -> Iterator[tuple[str, int]]:
    """The texts that stand in a value: itself, or the members of a list or set."""
    members = part.elts if isinstance(part, (ast.Tuple, ast.List, ast.Set)) else [part]
    for one in members:
        if isinstance(one, ast.Constant) and isinstance(one.value, str):
            yield one.value, one.lineno


def test_no_code_asks_which_game_it_is() -> None:
    """The rules of a game are data (the issue): what differs between games is asked of its rules, never of its name."""
    names = game_names()
    assert {"schafkopf", "klorsjavs", "old-mor", "schafkopf-house", "sauspiel", "wenz_tout", "ramsch"} <= names
    found = [
        f"{path.relative_to(TOP)}:{line} {word!r}"
        for path, tree in TREES.items()
        for word, line in compared_words(tree)
        if word in names and not asks_for_no_game(path, word)
    ]
    assert sorted(set(found)) == []


@pytest.mark.parametrize(
    "source",
    [
        "if key == 'schafkopf': pass",
        "x = 'ramsch' != contract",
        "x = key in ('sjavs', 'old-mor', 'three')",
        "x = {'wenz': 1}",
        "x = table['hochzeit']",
        "match key:\n    case 'klorsjavs': pass",
        "rules.contract('sauspiel')",
        "key.startswith('schafkopf')",
        "words.get('bettel')",
    ],
)
def test_a_question_for_the_name_of_a_game_is_found(source: str) -> None:
    assert {word for word, _ in compared_words(ast.parse(source))} & game_names()


SKIPPED = {".git", "dist", "build", "shots", "node_modules", "venv", ".venv", "__pycache__"}
TEXTS = {".py", ".toml", ".md", ".txt", ".ts", ".cfg", ".yml", ".yaml", ".sh", ".json", ".svg", ".desktop", ".xml", ""}
INDEX_HOSTS = re.compile(
    "https?://[^/ ]*(" + "|".join(["py" + "pi.org", "python" + "hosted.org", "ana" + "conda.org"]) + ")"
)
UNFINISHED = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME"]) + r")\b")


def repository_texts() -> Iterator[Path]:
    """Every text file that belongs to the repository."""
    for folder, names, files in os.walk(TOP):
        names[:] = [
            one for one in names if one not in SKIPPED and not re.match(r"\..*_cache$|\.hypothesis$|.*\.egg-info$", one)
        ]
        yield from (Path(folder) / one for one in files if Path(one).suffix in TEXTS)


@pytest.mark.parametrize("pattern", [INDEX_HOSTS, UNFINISHED], ids=["hosts of package indexes", "unfinished work"])
def test_no_file_of_the_repository_holds(pattern: re.Pattern[str]) -> None:
    found = []
    for path in repository_texts():
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
            if pattern.search(line):
                found.append(f"{path.relative_to(TOP)}:{number}")
    assert found == []


def test_the_search_through_the_repository_finds_what_it_looks_for() -> None:
    seen = set(repository_texts())
    assert {TOP / "pyproject.toml", TOP / "README.md", PACKAGE / "core" / "game.py", Path(__file__)} <= seen
    assert INDEX_HOSTS.search("see https://py" + "pi.org/simple")
    assert UNFINISHED.search("# TO" + "DO: later")


# -- Words for everything --------------------------------------------------------------------------------------------


def test_every_reason_of_the_rules_has_a_sentence_on_the_screen() -> None:
    from sjavs_desktop.core.errors import REASONS, Reason
    from sjavs_desktop.ui import text

    facts: dict[str, list[tuple[int | str | None, ...]]] = {
        "follow": [(group,) for group in range(5)],
        "overtrump": [(28,)],
        "announce": [("5 betri",), (None,)],
        "naming": [(5,)],
        "not_held": [(28,)],
        "turn": [(2,)],
        "cut": [(3,)],
        "exchange": [(2,)],
        "locked": [("callable",), ("one_trump",), ("all_permanent",)],
        "called_due": [(14,)],
        "called_kept": [(14,)],
        "called_led": [(14,)],
    }
    sentences = [text.why(Reason(key, told)) for key in REASONS for told in facts.get(key, [()])]
    assert all(re.fullmatch(r"[A-Z].*[.]", sentence) and "{" not in sentence for sentence in sentences)
    assert len(set(sentences)) == len(sentences)


def test_every_row_of_every_score_table_has_words_on_the_screen() -> None:
    from sjavs_desktop.ui import text

    keys = {"tie"}
    for path in (TOP / "rules").rglob("*.toml"):
        tables = tomllib.loads(path.read_text(encoding="utf-8")).get("score", {}).get("table", {})
        keys |= {key for rows in tables.values() for key in rows}
    assert len(keys) > 5
    assert keys - set(text.BANDS) == set()
