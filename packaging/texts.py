"""Finds every text of the program that is translated: in the code, in the rule packs, and in the lessons.

The code is read as Python reads it, so that texts in several parts, choices between two texts and lambdas are found.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

TOP = Path(__file__).resolve().parent.parent
CODE = TOP / "sjavs_desktop"
RULES = TOP / "rules"
LESSONS = TOP / "resources" / "lessons"
WORDS = TOP / "translations" / "words.toml"

ONE_CONTEXT = {"say": "cli", "noted": "cli", "typeable": "typed", "sentence": "errors"}
"""Functions whose texts all lie in one context: those of the command line, and the errors of the rules."""
NAMED = ("translate", "QT_TRANSLATE_NOOP")
"""Functions that are told the context first."""


SWITCH = ("Off", "On")
"""What the choices of an option are called for which its pack has no words (`core/pack.py`)."""


BRACES, WORD = re.compile(r"\{\w+\}"), re.compile(r"[^\W\d_]")
"""A card or a suit in the text of a lesson, and what makes words of the rest."""

TOLD = re.compile(r"(?<![\w.])[a-z]{2,}(?![\w.])")
"""An English word in a note, and no name of a file or a place."""
TITLE = re.compile("“[^”]*”")
"""What a book calls itself, or a word that was found."""


class Text(NamedTuple):
    """A text to be translated."""

    context: str
    source: str
    counted: bool = False
    """Whether it has a form for each kind of number."""


def written(node: ast.AST) -> list[str]:
    """The texts that an argument may be: one, or one of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return written(node.body) + written(node.orelse)
    return []


class Finder(ast.NodeVisitor):
    """Collects the texts of a module."""

    def __init__(self, module: str) -> None:
        self.texts: list[Text] = []
        self._module = module
        self._class = ""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Texts of `self.tr` lie in the context of their class."""
        before, self._class = self._class, node.name
        self.generic_visit(node)
        self._class = before

    def visit_Call(self, node: ast.Call) -> None:
        """A text is the argument of a function that translates it, or marks it to be translated later."""
        for context, argument in self._arguments(node):
            self.texts += [Text(context, one, "%n" in one) for one in written(argument)]
        self.generic_visit(node)

    def _arguments(self, node: ast.Call) -> Iterator[tuple[str, ast.AST]]:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in NAMED and len(node.args) >= 2:
            yield from ((context, node.args[1]) for context in written(node.args[0]))
        elif name == "tr" and isinstance(node.func, ast.Attribute) and node.args:
            yield self._class, node.args[0]
        elif name in ONE_CONTEXT and node.args and (name != "say" or self._module.startswith(("cli/", "__main__"))):
            yield ONE_CONTEXT[name], node.args[0]


def of_code(folder: Path = CODE) -> Iterator[Text]:
    """The texts of all modules."""
    for path in sorted(folder.rglob("*.py")):
        module = path.relative_to(folder).as_posix()
        if not module.startswith("data/"):
            finder = Finder(module)
            finder.visit(ast.parse(path.read_text(encoding="utf-8"), module))
            yield from finder.texts


def of_option(option: dict[str, Any]) -> Iterator[str]:
    """The texts of an option of a pack: its own, and those of its choices."""
    yield from (option[key] for key in ("label", "help") if key in option)
    for choice in (option.get("on"), option.get("off"), *option.get("choice", {}).values()):
        if isinstance(choice, dict) and "label" in choice:
            yield choice["label"]


def of_pack(pack: dict[str, Any]) -> Iterator[str]:
    """The texts of a pack or preset."""
    yield from (pack[key] for key in ("name", "about") if key in pack)
    yield from (one["name"] for one in pack.get("contract", {}).values() if "name" in one)
    for option in pack.get("option", {}).values():
        yield from of_option(option)


def of_rules(folder: Path = RULES) -> Iterator[Text]:
    """The texts of all packs and presets, and of the choices of an option that is on or off."""
    yield from (Text("rules", source) for source in SWITCH)
    for path in sorted(folder.rglob("*.toml")):
        for source in of_pack(tomllib.loads(path.read_text(encoding="utf-8"))):
            yield Text("rules", source)


def of_step(step: dict[str, Any]) -> Iterator[str]:
    """The texts of a step of a lesson."""
    yield step["say"]
    for answer in step.get("answer", ()):
        yield from (answer["text"], answer["reply"])
    yield from step.get("wrong", {}).values()
    yield from (step[key] for key in ("yes", "home", "no") if key in step)


def of_lessons(folder: Path = LESSONS) -> Iterator[Text]:
    """The texts of all lessons, in the order in which they are learnt; a card or a number alone needs no words."""
    for path in sorted(folder.glob("*.toml")):
        lesson = tomllib.loads(path.read_text(encoding="utf-8"))
        steps = (text for scene in lesson["scene"] for step in scene.get("step", ()) for text in of_step(step))
        yield from (
            Text("lessons", one)
            for one in (lesson["title"], lesson["about"], *steps)
            if WORD.search(BRACES.sub("", one))
        )


def of_words(file: Path = WORDS) -> Iterator[Text]:
    """Where words of the vocabulary were found, as far as that is told in words."""
    for one in tomllib.loads(file.read_text(encoding="utf-8"))["word"]:
        if TOLD.search(TITLE.sub("", one["source"])):
            yield Text("words", one["source"])


def everything() -> list[Text]:
    """Every text once, by context, in the order in which a reader of the code meets them."""
    found = dict.fromkeys((*of_code(), *of_rules(), *of_lessons(), *of_words()))
    return sorted(found, key=lambda one: one.context)
