"""The panel of a court card: where it lies around the indices, and how two halves of a figure become a card."""

from collections.abc import Mapping
from math import cos, radians, sin
from typing import NamedTuple

from deck_card import CARD_HEIGHT, CARD_WIDTH, FACE
from deck_shapes import area, disc, group, line, number

LEFT, TOP, RIGHT, BOTTOM = 22, 20, 228, 330
SLOPE = -0.25
HEAD_X, HEAD_Y, HEAD_SCALE = 138, 82, 0.97
SUIT_X, SUIT_Y, SUIT_SIZE = 84, 43, 28
CORNER = 7


class Frame(NamedTuple):
    """The corner that belongs to the index, and how far the figure stands to the right of its usual place."""

    notch_x: float
    notch_y: float
    """The panel begins at `notch_x` above `notch_y`; the same turned round below."""
    shift: float


NORMAL = Frame(64, 130, 0)
LARGE = Frame(104, 186, 14)
"""Beside the large index there is room for a portrait only."""


def outline(frame: Frame) -> str:
    """The path of the panel, with round corners but for those inside."""
    r, x, y = CORNER, number(frame.notch_x), number(frame.notch_y)
    far_x, far_y = number(CARD_WIDTH - frame.notch_x), number(CARD_HEIGHT - frame.notch_y)
    start, end = number(frame.notch_x + r), number(CARD_WIDTH - frame.notch_x - r)
    upper = f"M{x} {TOP + r}Q{x} {TOP} {start} {TOP}H{RIGHT - r}Q{RIGHT} {TOP} {RIGHT} {TOP + r}V{far_y}H{far_x}"
    lower = f"V{BOTTOM - r}Q{far_x} {BOTTOM} {end} {BOTTOM}H{LEFT + r}Q{LEFT} {BOTTOM} {LEFT} {BOTTOM - r}V{y}H{x}Z"
    return upper + lower


def mat(frame: Frame) -> str:
    """The card's face around the panel: it cuts off what reaches out of it."""
    inset, r = 3, 15
    wide, high = CARD_WIDTH - 2 * inset - 2 * r, CARD_HEIGHT - 2 * inset - 2 * r
    around = (
        f"M{inset} {inset + r}q0 -{r} {r} -{r}h{wide}q{r} 0 {r} {r}v{high}q0 {r} -{r} {r}h-{wide}q-{r} 0 -{r} -{r}Z"
    )
    return f'<path fill="{FACE}" fill-rule="evenodd" d="{around}{outline(frame)}"/>'


def level(x: float) -> float:
    """How high the line between the halves lies."""
    return CARD_HEIGHT / 2 + SLOPE * (x - CARD_WIDTH / 2)


ZIGZAG, GEMS, CHAINED, KNITTED = "zigzag", "gems", "chained", "knitted"


def belt(kind: str) -> str:
    """The belt over the line, with an ornament that is the same turned round."""
    x, far, half = LEFT - 6, RIGHT + 6, 9
    a, b = level(x), level(far)
    band = area(
        "{belt}", f"M{x} {number(a - half)}L{far} {number(b - half)}V{number(b + half)}L{x} {number(a + half)}Z"
    )
    seams = "".join(f"M{x} {number(a + off)}L{far} {number(b + off)}" for off in (3 - half, half - 3))
    middle = ""
    for step in range(-5, 6):
        x = CARD_WIDTH / 2 + step * 20
        middle += ornament(kind, x, level(x), step)
    return band + line("{gold}", 2.4, seams) + middle


def ornament(kind: str, x: float, y: float, step: int) -> str:
    """One piece of a belt's ornament around a point."""
    px, py = number(x), number(y)
    if kind == GEMS:
        return disc("{gem}" if step % 2 else "{gold}", x, y, 4.4, 1.6)
    if kind == CHAINED:
        return area("{gold}", f"M{px} {number(y - 5)}l8 3l-8 7l-8 -3z", 1.4) + disc("{gem}", x, y, 1.8)
    if kind == KNITTED:
        return area("{gem}", f"M{number(x - 8)} {number(y + 2)}l4 -5l4 3l4 -5l4 3l-4 5l-4 -3l-4 5z", 0)
    up = f"M{number(x - 10)} {number(y + 2.5)}L{number(x - 5)} {number(y - 3.7)}L{px} {py}"
    return line("{gem}", 2.6, up + f"L{number(x + 5)} {number(y + 3.7)}L{number(x + 10)} {number(y - 2.5)}")


def head(*parts: str) -> str:
    """Parts that are drawn around the point between the eyes, at their place."""
    return group("".join(parts), f"translate({HEAD_X} {HEAD_Y}) scale({HEAD_SCALE})")


def reach(turn: float) -> float:
    """How far one can go from the head in a direction (degrees clockwise from the right) within the upper half."""
    dx, dy = cos(radians(turn)), sin(radians(turn))
    ways = [220.0]
    ways += [(edge - HEAD_X) / dx for edge in (LEFT, RIGHT) if (edge - HEAD_X) * dx > 0]
    ways += [(TOP - HEAD_Y) / dy] if dy < 0 else []
    steep = dy - SLOPE * dx
    return min([*ways, (level(HEAD_X) - HEAD_Y) / steep] if steep > 0 else ways)


def rays(colour: str) -> str:
    """Beams of light from behind the head, none of them below the line."""
    path = ""
    for at in range(0, 360, 20):
        ends = [(HEAD_X + reach(t) * cos(radians(t)), HEAD_Y + reach(t) * sin(radians(t))) for t in (at, at + 10)]
        path += f"M{HEAD_X} {HEAD_Y}" + "".join(f"L{number(x)} {number(y)}" for x, y in ends) + "Z"
    return area(colour, path, 0)


def panel(figure: str, colours: Mapping[str, str], kind: str, edge: str = "{ink}", frame: Frame = NORMAL) -> list[str]:
    """The picture of a court from the upper half of its figure: both halves, the belt, and the face around them.

    What a half lets hang below the line is painted over by the ground of the other.
    """
    x, far = LEFT - 4, RIGHT + 4
    ground = area("{panel}", outline(frame), 0)
    cover = area("{panel}", f"M{x} {number(level(x))}L{far} {number(level(far))}V{BOTTOM + 4}H{x}Z", 0)
    # Along the line, so that what ends on it still does.
    moved = f"translate({number(frame.shift)} {number(frame.shift * SLOPE)})" if frame.shift else ""
    upper = group(group(figure, moved) if moved else figure, stroke_linejoin="round")
    lower = group(upper, f"rotate(180 {number(CARD_WIDTH / 2)} {number(CARD_HEIGHT / 2)})")
    rim = f'<path fill="none" stroke="{edge}" stroke-width="2.6" d="{outline(frame)}"/>'
    picture = ground + upper + cover + lower + belt(kind)
    return [picture.format(**colours), mat(frame), rim.format(**colours)]
