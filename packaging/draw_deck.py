"""Draws our own French deck, its suit pips and the app's icon into resources/.

Run from the top of the repository: ``python packaging/draw_deck.py``. The same code always writes the same bytes.
"""

from pathlib import Path

from deck_courts import court
from deck_shapes import CREAM, GLYPHS, GOLD, NAVY, PIPS, SUIT_COLOURS, document, glyph, group, number, pip

RESOURCES = Path(__file__).resolve().parent.parent / "resources"

CARD_WIDTH, CARD_HEIGHT = 250, 350
FACE = "#fffdf6"
EDGE = "#a59d8c"

# Index: big enough for a card 60 pixels wide of which a fan shows only the left 40 % (100 units).
INDEX_X, RANK_Y, RANK_HEIGHT, INDEX_PIP_Y, INDEX_PIP = 34, 45, 60, 103, 42

# Where the pips lie: columns and rows by name, then the places of each number card. Those below the middle
# stand on their heads.
COLUMNS = {"l": 94, "m": 125, "r": 156}
ROWS = {"1": 56, "a": 96, "b": 115.5, "2": 135, "m": 175, "3": 215, "c": 234.5, "d": 254, "4": 294}
LAYOUTS = {
    "5": "l1 r1 mm l4 r4",
    "7": "l1 r1 mb lm rm l4 r4",
    "8": "l1 r1 mb lm rm mc l4 r4",
    "9": "l1 r1 l2 r2 mm l3 r3 l4 r4",
    "T": "l1 r1 ma l2 r2 l3 r3 md l4 r4",
}
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


def rounded(colour: str, edge: str) -> str:
    """The card itself: a rectangle with round corners, the edge wholly inside it."""
    return (
        f'<rect x="1.5" y="1.5" width="{CARD_WIDTH - 3}" height="{CARD_HEIGHT - 3}" rx="17" ry="17"'
        f' fill="{colour}" stroke="{edge}" stroke-width="3"/>'
    )


def index(rank: str, suit: str) -> list[str]:
    """Rank over suit in the corner, and the same turned round in the opposite one."""
    mark = glyph(rank, INDEX_X, RANK_Y, RANK_HEIGHT, SUIT_COLOURS[suit])
    mark += pip(suit, INDEX_X, INDEX_PIP_Y, INDEX_PIP)
    return [mark, group(mark, f"rotate(180 {CARD_WIDTH / 2:g} {CARD_HEIGHT / 2:g})")]


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
    places = [(COLUMNS[place[0]], ROWS[place[1]]) for place in LAYOUTS[rank].split()]
    return [pip(suit, x, y, NUMBER_PIP, flip=y > CARD_HEIGHT / 2) for x, y in places]


def face(rank: str, suit: str) -> str:
    """The SVG of one card."""
    return document(CARD_WIDTH, CARD_HEIGHT, rounded(FACE, EDGE), *middle(rank, suit), *index(rank, suit))


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
    files = {f"cards/french/{rank}{suit}.svg": face(rank, suit) for suit in PIPS for rank in GLYPHS}
    files |= {f"cards/suits/{suit}.svg": document(100, 100, pip(suit, 50, 50, 100)) for suit in PIPS}
    return files | {"cards/french/back.svg": back(), "icons/sjavs.svg": icon()}


def main() -> None:
    """Writes all files, making folders where needed."""
    for name, text in pictures().items():
        path = RESOURCES / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
