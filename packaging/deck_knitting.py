"""The backs of the cards: knitted in the manner of Faroese jumpers, every stitch a V, in two or three colours.

A pattern says for each stitch, counted from the middle of the card, which colour it has: 0 the ground, 1 the pattern,
2 what is knitted in between. All are the same when the card is turned round.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from deck_card import CARD_HEIGHT, CARD_WIDTH, rounded
from deck_shapes import document, group

Pattern: TypeAlias = Callable[[int, int], int]

HALF_ACROSS, HALF_DOWN = 16, 23
"""Stitches on either side of the middle one, and rounds above and below the middle one."""
MARGIN = 15
ROUND, DROP, THICK, DIP = 50, 30, 36, 8
"""Of a stitch that is two units wide: the height of a round, how deep its V is, how thick, and how far it begins above
its round."""
PETAL = 4
"""Length of a star's petal in stitches."""

BOAT = (
    "....2......2...",
    "...2.2....2.2..",
    ".......X.......",
    ".....X.XX......",
    "....XX.XXX.....",
    "...XXX.XXXX....",
    "..XXXX.XXXXX...",
    ".......X.......",
    "XX.....X.....XX",
    ".XXXXXXXXXXXXX.",
    "..22222222222..",
    "...XXXXXXXXX...",
)
"""A boat under sail, with its high stems and gulls over it; the next is one stitch away."""


class Yarn(NamedTuple):
    """A back: its pattern and its colours, the ground first; the edge has the colour of the ground."""

    pattern: Pattern
    colours: tuple[str, str, str]
    rim: str


def star(x: int, y: int) -> bool:
    """Whether a stitch belongs to the eight-petalled star around (0, 0)."""
    far, near = max(abs(x), abs(y)), min(abs(x), abs(y))
    return 1 <= near <= PETAL and 1 <= far - near <= PETAL


def around(value: int, period: int) -> int:
    """`value` as its distance, with its sign, from the nearest multiple of `period`."""
    return (value + period // 2) % period - period // 2


def roses(x: int, y: int) -> int:
    """Stjørnurós: star roses, staggered, with a small lozenge between them."""
    places = ((around(x, 32), around(y, 24)), (around(x - 16, 32), around(y - 12, 24)))
    if any(star(*place) for place in places):
        return 1
    if any((abs(dx), abs(dy)) == (0, 0) for dx, dy in places):
        return 2
    dx, dy = around(x - 16, 32), around(y, 24)
    ex, ey = around(x, 32), around(y - 12, 24)
    far = min(abs(dx) + abs(dy), abs(ex) + abs(ey))
    return {0: 2, 2: 1, 4: 2}.get(far, 0)


def boats(x: int, y: int) -> int:
    """Boats on the waves; in the lower half they stand on their heads."""
    if y > 0:
        x, y = -x, -y
    if y == 0:
        return 2 if x % 2 == 0 else 0
    line = y + HALF_DOWN
    if line in (0, 1, 2):
        return int((x + line) % 4 in (0, 1)) if line == 1 else int(x % 2 == 0) * 2
    if 4 <= line < 4 + len(BOAT):
        sign = f"{BOAT[line - 4]}."[(x - 1) % 16]
        return {"X": 1, "2": 2}.get(sign, 0)
    height = line + abs(around(x, 8)) - 17
    return {0: 1, 2: 2, 4: 1}.get(height, 0)


def goose_eyes(x: int, y: int) -> int:
    """Gásareyga: lozenges in lozenges, with an eye in each."""
    dx, dy = abs(around(x, 16)), abs(around(y, 16))
    far = min(dx + dy, (8 - dx) + (8 - dy))
    return {0: 2, 1: 2, 3: 1, 4: 1, 7: 2}.get(far, 0)


def waves(x: int, y: int) -> int:
    """Waves that run against one another from both ends of the card."""
    height = (abs(y) + 2 * abs(around(x, 8)) // 2) % 8
    return {0: 1, 1: 1, 3: 2, 5: 1}.get(height, 0)


BACKS: Mapping[str, Yarn] = {
    "roses": Yarn(roses, ("#1d3b63", "#f6eeda", "#c9545c"), "#f6eeda"),
    "boats": Yarn(boats, ("#6e1a27", "#f6eeda", "#e0a94a"), "#f6eeda"),
    "geese": Yarn(goose_eyes, ("#4a3a2c", "#efe6d2", "#b58f63"), "#efe6d2"),
    "waves": Yarn(waves, ("#17503b", "#eef2e2", "#7fb8a0"), "#eef2e2"),
}


def runs(pattern: Pattern, line: int) -> Iterator[tuple[int, int, int]]:
    """The stitches of a round from left to right as colour, first column and number of those alike."""
    across = 2 * HALF_ACROSS + 1
    colours = [pattern(column - HALF_ACROSS, line - HALF_DOWN) for column in range(across)]
    first = 0
    for column in range(1, across + 1):
        if column == across or colours[column] != colours[first]:
            yield colours[first], first, column - first
            first = column


def knitted(yarn: Yarn) -> Iterator[str]:
    """The rounds from the top down, each a path for every colour in it.

    Shapes that are filled, few in a path: one path of a thousand strokes takes ten times as long to paint.
    """
    inks = (lighter(yarn.colours[0]), *yarn.colours[1:])
    for line in range(2 * HALF_DOWN + 1):
        paths = {0: "", 1: "", 2: ""}
        for colour, first, count in runs(yarn.pattern, line):
            there, back = f"l1 {DROP} 1 -{DROP}" * count, f"l-1 {DROP} -1 -{DROP}" * count
            start = f"M{2 * first} {ROUND * line - DIP}"
            paths[colour] += f"{start}{there}v{THICK}{back}Z"
        yield "".join(f'<path fill="{inks[colour]}" d="{path}"/>' for colour, path in paths.items() if path)


def back(yarn: Yarn) -> str:
    """The SVG of one back."""
    inner = (
        f'<rect x="{MARGIN - 4}" y="{MARGIN - 4}" width="{CARD_WIDTH - 2 * MARGIN + 8}"'
        f' height="{CARD_HEIGHT - 2 * MARGIN + 8}" rx="7" ry="7" fill="{yarn.colours[0]}"/>'
    )
    across = (CARD_WIDTH - 2 * MARGIN) / (4 * HALF_ACROSS + 2)
    down = (CARD_HEIGHT - 2 * MARGIN) / (ROUND * (2 * HALF_DOWN + 1))
    place = f"translate({MARGIN} {MARGIN}) scale({across:.4f} {down:.4f})"
    rounds = group("\n".join(knitted(yarn)), place)
    return document(CARD_WIDTH, CARD_HEIGHT, rounded(yarn.rim, yarn.colours[0]), inner, rounds)


def lighter(colour: str) -> str:
    """The stitches of the ground, a little lighter than the shadow between them."""
    return "#" + "".join(f"{min(255, int(colour[at : at + 2], 16) + 22):02x}" for at in (1, 3, 5))


def backs() -> dict[str, str]:
    """The SVG of every knitted back by its name."""
    return {name: back(yarn) for name, yarn in BACKS.items()}
