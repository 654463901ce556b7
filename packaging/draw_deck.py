"""Draws our own decks, the French and the German one, their suit pips and the app's icon into resources/.

Run from the top of the repository: ``python packaging/draw_deck.py``. The same code always writes the same bytes.
"""

from pathlib import Path

import deck_german
import deck_knitting
import deck_panel
from deck_card import CARD_HEIGHT, CARD_WIDTH, EDGE, FACE, LARGE, NORMAL, Index, Pip, index, number_card, rounded
from deck_courts import court
from deck_shapes import (
    BLACK,
    CREAM,
    FOUR_COLOURS,
    GLYPHS,
    GOLD,
    PIPS,
    RANKS,
    SUIT_COLOURS,
    document,
    glyph,
    group,
    number,
    pip,
)

RESOURCES = Path(__file__).resolve().parent.parent / "resources"

HONOURS, LETTERS = "AKQJ", ("EKDB", "AKDB")
"""The ranks that have letters, and those of other languages for them (`sjavs_desktop.letters`)."""
CHANGING = {rank for every in LETTERS for rank, letter in zip(HONOURS, every, strict=True) if rank != letter}
MARKED = {"class": "rank"}
"""How the window finds the letter in the corner of a card, to put that of a language there (`ui.felt.deck`)."""

NUMBER_PIP, ACE_PIP, LARGE_PIP = 47, 136, 84

# The rose in the aces: one petal, and the height at which it sits well in each pip.
ROSE_PETAL = '<path d="M0 -4L7 -14L0 -27L-7 -14Z"/>'
ROSE_Y = {"C": 184, "S": 186, "H": 173, "D": 175}


def pip_in(ink: str) -> Pip:
    """Draws pips of one colour."""
    return lambda suit, x, y, size, flip: pip(suit, x, y, size, ink, flip)


def rose(x: float, y: float) -> str:
    """The eight-petalled rose of the knitters, in the colour of the card."""
    petals = "".join(group(ROSE_PETAL, f"rotate({turn})") for turn in range(0, 360, 45))
    return group(petals, f"translate({number(x)} {number(y)})", fill=FACE)


def middle(rank: str, suit: str, ink: str) -> list[str]:
    """What a card shows between its indices."""
    if rank == "A":
        return [pip(suit, CARD_WIDTH / 2, CARD_HEIGHT / 2, ACE_PIP, ink), rose(CARD_WIDTH / 2, ROSE_Y[suit])]
    if rank in "KQJ":
        return court(rank, suit, ink)
    return number_card(rank, suit, NUMBER_PIP, pip_in(ink))


def corners(rank: str, suit: str, ink: str, at: Index = NORMAL) -> list[str]:
    """Both corners of a card; letters that are others in some languages are marked."""
    return index(rank, suit, ink, pip_in(ink), at, **(MARKED if rank in CHANGING else {}))


def face(rank: str, suit: str, ink: str) -> str:
    """The SVG of one card; `ink` is the colour of its suit."""
    return document(CARD_WIDTH, CARD_HEIGHT, rounded(FACE, EDGE), *middle(rank, suit, ink), *corners(rank, suit, ink))


def large_face(rank: str, suit: str, ink: str) -> str:
    """The SVG of one card of the deck with the large index: one pip, or a portrait."""
    one = [pip(suit, CARD_WIDTH / 2, CARD_HEIGHT / 2, LARGE_PIP, ink)]
    if rank in "KQJ":
        one = court(rank, suit, ink, deck_panel.LARGE)
    return document(CARD_WIDTH, CARD_HEIGHT, rounded(FACE, EDGE), *one, *corners(rank, suit, ink, LARGE))


def icon() -> str:
    """The app's icon: a club that stands on a ladder."""
    lobes = "".join(f'<circle cx="{x}" cy="{y}" r="42"/>' for x, y in ((128, 62), (79, 120), (177, 120)))
    rungs = "".join(f"M{128 - half} {y}H{128 + half}" for half, y in ((25, 162), (32, 188), (39, 214)))
    return document(
        256,
        256,
        '<rect x="4" y="4" width="248" height="248" rx="52" ry="52" fill="#1f6b45"/>',
        f'<path fill="none" stroke="{GOLD}" stroke-width="15" d="M118 120L87 240M138 120L169 240{rungs}"/>',
        f'<g fill="{CREAM}">{lobes}<path d="M108 78H148L152 132H104Z"/></g>',
    )


def french() -> dict[str, str]:
    """The French decks; those with four colours hold only what is not the same in two."""
    files = {}
    for suit in PIPS:
        kinds = {"": SUIT_COLOURS[suit]} | ({"-four": FOUR_COLOURS[suit]} if suit in "CD" else {})
        for kind, ink in kinds.items():
            files[f"cards/suits{kind}/{suit}.svg"] = document(100, 100, pip(suit, 50, 50, 100, ink))
            for rank in RANKS:
                files[f"cards/french{kind}/{rank}{suit}.svg"] = face(rank, suit, ink)
                files[f"cards/french-large{kind}/{rank}{suit}.svg"] = large_face(rank, suit, ink)
    return files


def german() -> dict[str, str]:
    """The German decks."""
    files = {f"cards/suits-german/{suit}.svg": deck_german.sign(suit) for suit in PIPS}
    files |= {f"cards/german/{rank}{suit}.svg": deck_german.face(rank, suit) for suit in PIPS for rank in RANKS}
    large = {
        f"cards/german-large/{rank}{suit}.svg": deck_german.large_face(rank, suit) for suit in PIPS for rank in RANKS
    }
    return files | large


def letters() -> dict[str, str]:
    """What stands in the corners of French cards in other languages: by the rank, where its letter is another one."""
    return {
        f"cards/letters/{every}/{rank}.svg": document(
            GLYPHS[letter][0], 100, glyph(letter, GLYPHS[letter][0] / 2, 50, 100, BLACK)
        )
        for every in LETTERS
        for rank, letter in zip(HONOURS, every, strict=True)
        if rank != letter
    }


def pictures() -> dict[str, str]:
    """The text of every file, by its path below resources/."""
    backs = {f"cards/backs/{name}/back.svg": text for name, text in deck_knitting.backs().items()}
    lozenges = {"cards/backs/lozenges/back.svg": deck_german.back()}
    return french() | letters() | german() | backs | lozenges | {"icons/sjavs.svg": icon()}


def main() -> None:
    """Writes all files, making folders where needed."""
    for name, text in pictures().items():
        path = RESOURCES / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
