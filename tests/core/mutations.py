"""Packs with accidents: what people and broken disks do to rule files, and what must come of it."""

import random
import re
from pathlib import Path

from sjavs_desktop.core.errors import RulesError
from sjavs_desktop.core.pack import LARGEST, compile_rules, load
from sjavs_desktop.paths import RULES
from tests.core.games import match

TEXTS = {
    path.stem: path.read_text(encoding="utf-8")
    for folder in (RULES, RULES / "presets")
    for path in sorted(folder.glob("*.toml"))
}
"""Every pack of the application as it is written."""

SCRAPS = ["", "=", "[", "]", '"', "{", "}", "\n", "-1", "0", "true", "nan", "9" * 20, "[[x]]", "a.b", "\\", "é", "\0"]
OTHER_VALUES = [
    "true",
    "0",
    "-7",
    "3.5",
    "inf",
    '"text"',
    '""',
    "[]",
    '["QC", 3]',
    "[[1]]",
    "{}",
    "{ a = 1 }",
    "1977-05-25",
    "07:32:00",
    '"""long\nstring"""',
]
"""A value of each type that TOML has."""
STRANGE_KEYS = ["colour = 3", "key = 'mine'", "chosen = {}", "'' = 1", "seats2 = 4", "a.b.c = 1", "ø = 1"]
IMPOSSIBLE = [
    "seats = 1",
    "seats = 5",
    "seats = 3",
    "seats = 2",
    "hand = 0",
    "hand = 33",
    "hand = 16",
    "talon = 12",
    "talon = -1",
    "spread = 9",
    "packets = []",
    "packets = [0, 8]",
    "packets = [-4, 8, -4]",
    "packets = [99999999999999999999]",
    'ranks = ""',
    'ranks = "A"',
    'ranks = "AKQJT98765"',
    'order = "QQQQ"',
    "minimum = 0",
    "start = 0",
    "divide = 0",
    "factor = 0",
    "target = 121",
    "target = 0",
    "crosses = -1",
    "deals = -1",
    "rotation = 2",
    'accounts = "pairs"',
    'accounts = "each"',
    'sides = "pairs"',
    'exchange = "talon"',
    'end = "deals"',
    'flow = ["play"]',
    'flow = ["shuffle", "cut", "auction", "naming", "exchange", "fold", "play", "settle"]',
    'all_pass = "nowhere"',
    'extends = "sjavs"',
    "lay = 4",
    "lay = 3",
    "doubles = 2",
    "doubles = 3",
    "until = 0",
    "intent = true",
    "first_ends = true",
    'call = "ace"',
    'call = "none"',
    'needs = "callable"',
    'needs = "one_trump"',
    'needs = "all_permanent"',
    'sides = "called"',
    'sides = "alone"',
    'exchange = "marriage"',
    'goal = "least"',
    'goal = "none"',
    'goal = "all"',
    'bid = "suit"',
    'bid = "alone"',
    'bid = "none"',
    'trump = "choice"',
    'trump = "none"',
    'price = "solo"',
    'order = "AKQJT987"',
    'march = "ninety_one"',
    'follow = ["called", "suit"]',
    'offers = "contracts"',
    'offers = "length"',
    'offers = "play"',
    'payoff = "each_pays"',
    'payoff = "failure_adds"',
    'all_pass = "ramsch"',
    'all_pass = "sauspiel"',
    "runners = 1",
]


def accident(dice: random.Random, content: str) -> str:
    """One accident to the text of a pack."""
    at = dice.randrange(len(content) + 1)
    lines = content.split("\n")
    line = dice.randrange(len(lines))
    values = list(re.finditer(r"= *([^#\n]+)", content))
    numbers = list(re.finditer(r"\d+", content))
    kind = dice.randrange(9)
    if kind == 0:
        return content[:at] + dice.choice(SCRAPS) + content[at + dice.randint(0, 3) :]
    if kind == 1:
        return "\n".join([*lines[:line], *lines[line + 1 :]])
    if kind == 2:
        return "\n".join([*lines[:line], dice.choice(lines), *lines[line:]])
    if kind == 3 and values:
        return replaced(content, dice.choice(values), dice.choice(values).group(1))
    if kind == 4 and numbers:
        old = dice.choice(numbers)
        return content[: old.start()] + str(dice.randint(0, 70)) + content[old.end() :]
    if kind == 5 and values:
        return replaced(content, dice.choice(values), dice.choice(OTHER_VALUES))
    if kind == 6:
        return "\n".join([*lines[:line], dice.choice(STRANGE_KEYS), *lines[line:]])
    if kind == 7:
        return impossible(dice, content)
    return content[:at]


def replaced(content: str, value: "re.Match[str]", new: str) -> str:
    """The text with another value behind an equals sign."""
    return content[: value.start(1)] + new + content[value.end(1) :]


def impossible(dice: random.Random, content: str) -> str:
    """A table that cannot be: a value that is set to nonsense where it stands, or put somewhere."""
    told = dice.choice(IMPOSSIBLE)
    key = told.partition(" ")[0]
    places = list(re.finditer(rf"^{key} *=.*$", content, re.MULTILINE))
    if places:
        place = dice.choice(places)
        return content[: place.start()] + told + content[place.end() :]
    heads = list(re.finditer(r"^\[[^\]]+\]$", content, re.MULTILINE))
    at = dice.choice(heads).end() if heads else len(content)
    return content[:at] + "\n" + told + content[at:]


def oversized(dice: random.Random, content: str) -> str:
    """A file that is far too large, or that nests without end."""
    return dice.choice(
        [
            content + "# " + "x" * LARGEST,
            content + "\n" * (LARGEST + 1),
            content + "\nz = " + "[" * 3000 + "]" * 3000,
            content + "\n[" + ".".join(["a"] * 3000) + "]\n",
            content + "\nz = " + "7" * 6000,
            content + "\n" + "\n".join(f"[option.o{number}]" for number in range(3000)),
            content.replace("name = ", "name = '" + "n" * 5000 + "' # ", 1),
        ]
    )


def encoded(dice: random.Random, content: str) -> bytes:
    """A file in an encoding that is not meant, or with flipped bytes."""
    whole = content.encode()
    at = dice.randrange(len(whole))
    return dice.choice(
        [
            content.encode("utf-16"),
            content.encode("utf-16-le"),
            content.encode("utf-16-be"),
            content.encode("utf-32"),
            content.encode("latin-1", errors="replace"),
            whole[:at] + bytes([dice.randrange(256)]) + whole[at + 1 :],
            whole[:at] + b"\xff\xfe" + whole[at:],
            b"\xef\xbb\xbf" + whole,
            bytes(dice.randrange(256) for _ in range(dice.randrange(200))),
        ]
    )


def mutant(dice: random.Random) -> tuple[str, bytes]:
    """The key of some pack, and its file after what has happened to it."""
    key = dice.choice(list(TEXTS))
    content = TEXTS[key]
    kind = dice.randrange(20)
    if kind == 0:
        return key, oversized(dice, content).encode()
    if kind in (1, 2):
        return key, encoded(dice, content)
    for _ in range(dice.randint(1, 3)):
        content = accident(dice, content)
    return key, content.encode("utf-8", errors="surrogateescape")


def comes_to(path: Path, content: bytes, dice: random.Random) -> RulesError | None:
    """The error of a file with that content; None when it is a pack that can be played, which two deals show.

    Any other exception, and an error that does not say in one line where and what is wrong, is a fault of ours.
    """
    path.write_bytes(content)
    try:
        rules = compile_rules(load(path, RULES, RULES / "presets"))
    except RulesError as wrong:
        error = wrong
    else:
        *_, (_, (state, _)) = match(rules, dice, 2)
        assert state.table.deal >= 1
        return None
    words = str(error)
    assert words.startswith((str(path), str(RULES))), words
    assert error.why, words
    assert "\n" not in words, words
    assert len(words) < 1000, words
    return error
