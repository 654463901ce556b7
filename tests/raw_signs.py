"""Finds the letters of cards that somebody has written into a text instead of having them filled in."""

import re
from collections.abc import Iterable

SIGN = re.compile(r"(?<![\w{])(?:10|[A-Z2-9])[♣♠♥♦]|[♣♠♥♦](?:10|[A-Z2-9])(?![\w}])")
"""A card by letter and suit, "Q♣", "♣Q"."""
NAME = re.compile(r"(?<![\w{.=-])[AKQJTDBE][CSHD](?![\w}])")
"""A card as in records, "QC"."""
LONE = re.compile(r"(?<![\w{+’'-])[QJ](?![\w}+’'-])")
"""A rank alone; an A may be a word, a K a key."""


def raw(text: str) -> list[str]:
    """What looks like the letter of a card in a text that has none but in braces."""
    return [*SIGN.findall(text), *NAME.findall(text), *LONE.findall(text)]


def foreign(told: Iterable[str], letters: str) -> list[str]:
    """Texts in which cards have a letter that is none of a set, or in which a rank of another one stands alone."""
    other = "".join(one for one in "AQJEDB" if one not in letters)
    alone = "".join(one for one in "QJ" if one not in letters)
    signs = [rf"(?<!\w)[{other}][♣♠♥♦]", rf"[♣♠♥♦][{other}](?!\w)"]
    signs += [rf"(?<![\w+’'-])[{alone}](?![\w+’'-])"] if alone else []
    found = re.compile("|".join(signs))
    return [text for text in told if found.search(text)]
