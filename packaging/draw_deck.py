"""Draws our own decks, the French and the German one, their suit pips and the app's icon into resources/.

Run from the top of the repository: ``python packaging/draw_deck.py``. The same code always writes the same bytes.
"""

from pathlib import Path

import deck_german
from deck_card import CARD_HEIGHT, CARD_WIDTH, EDGE, FACE, index, number_card, rounded
from deck_courts import court
from deck_shapes import CREAM, GOLD, NAVY, PIPS, RANKS, SUIT_COLOURS, document, group, number, pip

RESOURCES = Path(__file__).resolve().parent.parent / "resources"

NUMBER_PIP, ACE_PIP = 42, 128

# The rose in the aces: one petal, and the height at which it sits well in each pip.
ROSE_PETAL = '<path d="M0 -4L6 -12L0 -23L-6 -12Z"/>'
ROSE_Y = {"C": 182, "S": 184, "H": 173, "D": 175}

# A quarter of the knitted repeat on the back, mirrored at its four sides as a knitter reads a chart.
CHART = (
    "X.X.X",
    ".X.X.",
    ".....",
    "X...X",
    "XX...",
    "XXX..",
    ".XXX.",
)
STITCHES, ROUNDS = 25, 37
BACK_MARGIN = 16


def plain_pip(suit: str, x: float, y: float, size: float, flip: bool) -> str:
    """The pip of a suit in its own colour."""
    return pip(suit, x, y, size, flip=flip)


def rose(x: float, y: float) -> str:
    """The eight-petalled rose of the knitters, in the colour of the card."""
    petals = "".join(group(ROSE_PETAL, f"rotate({turn})") for turn in range(0, 360, 45))
    return group(petals, f"translate({number(x)} {number(y)})", fill=FACE)


def middle(rank: str, suit: str) -> list[str]:
    """What a card shows between its indices."""
    if rank == "A":
        return [pip(suit, CARD_WIDTH / 2, CARD_HEIGHT / 2, ACE_PIP), rose(CARD_WIDTH / 2, ROSE_Y[suit])]
    if rank in "KQJ":
        return court(rank, suit)
    return number_card(rank, suit, NUMBER_PIP, plain_pip)


def face(rank: str, suit: str) -> str:
    """The SVG of one card."""
    corners = index(rank, suit, SUIT_COLOURS[suit], plain_pip)
    return document(CARD_WIDTH, CARD_HEIGHT, rounded(FACE, EDGE), *middle(rank, suit), *corners)


def folded(position: int, size: int) -> int:
    """`position` in a chart of `size` cells that is mirrored again and again at its first and last cell."""
    position %= 2 * (size - 1)
    return min(position, 2 * (size - 1) - position)


def back() -> str:
    """The back: every stitch a V, the ground in blue, the pattern in cream."""
    wide, high = (CARD_WIDTH - 2 * BACK_MARGIN) / STITCHES, (CARD_HEIGHT - 2 * BACK_MARGIN) / ROUNDS
    stitch = f"l{number(wide / 2)} {number(high * 0.55)} {number(wide / 2)} {number(-high * 0.55)}"
    paths = {True: "", False: ""}
    for line in range(ROUNDS):
        for column in range(STITCHES):
            cream = CHART[folded(line, len(CHART))][folded(column, len(CHART[0]))] == "X"
            corner = f"M{number(BACK_MARGIN + column * wide)} {number(BACK_MARGIN + (line + 0.22) * high)}"
            paths[cream] += corner + stitch
    line_style = f'fill="none" stroke-width="{number(high * 0.55)}" stroke-linejoin="round"'
    return document(
        CARD_WIDTH,
        CARD_HEIGHT,
        rounded(NAVY, CREAM),
        f'<path {line_style} stroke="#2a4f80" d="{paths[False]}"/>',
        f'<path {line_style} stroke="{CREAM}" d="{paths[True]}"/>',
    )


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


def pictures() -> dict[str, str]:
    """The text of every file, by its path below resources/."""
    files = {f"cards/french/{rank}{suit}.svg": face(rank, suit) for suit in PIPS for rank in RANKS}
    files |= {f"cards/suits/{suit}.svg": document(100, 100, pip(suit, 50, 50, 100)) for suit in PIPS}
    files |= {f"cards/german/{rank}{suit}.svg": deck_german.face(rank, suit) for suit in PIPS for rank in RANKS}
    files |= {f"cards/suits-german/{suit}.svg": deck_german.sign(suit) for suit in PIPS}
    files |= {"cards/french/back.svg": back(), "cards/german/back.svg": deck_german.back()}
    return files | {"icons/sjavs.svg": icon()}


def main() -> None:
    """Writes all files, making folders where needed."""
    for name, text in pictures().items():
        path = RESOURCES / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
