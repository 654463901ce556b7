"""Könige, Ober and Unter: half a figure, drawn twice so that the card has no wrong way up.

An Ober holds his sign up beside his head, an Unter wears it low, on a shield at his hip: so they are told apart,
and from this they have their names. The parts are SVG with colour names in braces, in units of the card (250 by
350); heads are drawn around x = 0 so that they can be shifted as a whole.
"""

from deck_courts import BASE, FACE, FRAME, LIPS
from deck_german_signs import INKS, sign_at
from deck_shapes import BLACK, GOLD, group, number

HEAD_X = {"K": 106, "Q": 103, "J": 120}
HIGH, LOW, SHIELD = (162, 56), (91, 147), 23
"""Where the sign is of King and Ober, where that of the Unter, and the size of its shield."""

PALETTES = {
    "C": BASE | {"robe": "#7a4f22", "trim": "#8fa13a", "hair": "#5b3a1e", "panel": "#f2ebd3", "plume": "#e9d9a6"},
    "S": BASE | {"robe": "#256b38", "trim": "#d9c34f", "hair": "#3f2f22", "panel": "#e3efdc", "plume": "#ffffff"},
    "H": BASE | {"robe": "#b3161f", "trim": "#33557f", "hair": "#c98a2c", "panel": "#fbe6da", "plume": "#f6d36b"},
    "D": BASE | {"robe": "#dd8d17", "trim": "#2f6d86", "hair": "#7d421d", "panel": "#fdf0cb", "plume": "#c4161c"},
}
# The highest trump of all: an old man.
DER_ALTE = PALETTES["C"] | {"panel": "#f3d684", "hair": "#b9b6ae", "robe": "#5e3a18"}

SHOULDERS = '<path fill="{robe}" {outline} d="M64 192V152C70 134 88 124 110 122C136 124 172 132 186 148V162Z"/>'
BODIES = {
    "K": '<path fill="{white}" {outline} d="M64 154C72 134 92 122 108 122C134 122 160 126 178 138'
    'C164 150 140 155 110 156C92 156 74 158 64 154Z"/>'
    '<path fill="none" stroke="{ink}" stroke-width="3.4" d="M76 143V149M86 134V140M88 146V152M140 132V138M134 144V149'
    'M150 136V142"/>',
    "Q": '<path fill="{trim}" d="M110 123C136 124 172 132 186 148V162L110 180Z"/>'
    '<path fill="none" stroke="{gold}" stroke-width="3.5" d="M110 126V178"/>'
    '<path fill="none" stroke="{cream}" stroke-width="3" d="M76 146L72 186M90 136L86 184M128 134L130 172"/>'
    '<path fill="{white}" {outline} d="M80 126C88 119 96 117 103 117C112 117 122 119 128 126C120 133 112 134 103 134'
    'C96 134 87 133 80 126Z"/>',
    "J": '<path fill="{trim}" d="M64 192V152C70 134 88 124 118 122L122 178Z"/>'
    '<path fill="none" stroke="{cream}" stroke-width="3" d="M140 130V172M154 134V168"/>'
    '<path fill="{cream}" {outline} d="M98 122L120 116L142 122L136 139L120 127L104 139Z"/>'
    '<circle fill="{gold}" cx="121" cy="145" r="4"/><circle fill="{gold}" cx="122" cy="160" r="4"/>',
}
BEHIND = {
    "K": '<path fill="{hair}" {outline} d="M-24 58C-38 76 -37 98 -33 114C-25 118 -17 112 -16 104'
    'V60H16V104C17 112 25 118 33 114C37 98 38 76 24 58Z"/>',
    "Q": '<path fill="{hair}" {outline} d="M-22 58C-31 72 -31 92 -26 104H-15V62H15V104H26C31 92 31 72 22 58Z"/>',
    "J": '<path fill="{hair}" {outline} d="M-23 58C-36 72 -36 94 -31 110C-26 113 -19 111 -15 106V62H15V106'
    'C19 111 26 113 31 110C36 94 36 72 23 58Z"/>',
}
KING = (
    '<path fill="{hair}" {outline} d="M-22 86C-26 112 -22 130 -11 142C-6 138 -2 132 0 126C2 132 6 138 11 142'
    'C22 130 26 112 22 86C18 96 11 98 0 98C-11 98 -18 96 -22 86Z"/>'
    '<path fill="{red}" d="M-7 104Q0 100 7 104Q0 110 -7 104Z"/>'
    '<path fill="none" {outline} d="M-15 104Q-6 97 0 100Q6 97 15 104"/>'
    '<path fill="{robe}" d="M-22 54C-18 36 -8 34 0 34C8 34 18 36 22 54Z"/>'
    '<path fill="{gold}" {outline} d="M-27 66L-30 40L-19 51L-11 36L0 50L11 36L19 51L30 40L27 66Q0 60 -27 66Z"/>'
    '<path fill="none" {outline} d="M0 50V30M-5 35H5"/>'
    '<circle fill="{red}" cx="0" cy="57" r="3.4"/><circle fill="{trim}" cx="-15" cy="58" r="2.8"/>'
    '<circle fill="{trim}" cx="15" cy="58" r="2.8"/>'
)
HAT = (
    '<path fill="{robe}" {outline} d="M-21 50C-22 36 -12 30 2 30C16 30 23 38 22 50Z"/>'
    '<path fill="{trim}" {outline} d="M-38 59C-30 46 28 44 38 56C32 67 -28 69 -38 59Z"/>'
    '<path fill="{plume}" {outline} d="M18 50C10 32 -8 25 -26 29C-30 31 -36 38 -35 45C-26 40 -8 40 4 50Z"/>'
    '<path fill="none" stroke="{ink}" stroke-width="1.4" d="M12 48C2 36 -12 33 -28 37"/>'
    '<circle fill="{gold}" {outline} cx="14" cy="51" r="4.5"/>'
)
MOUSTACHE = (
    '<path fill="{hair}" {outline} d="M0 97C-4 94 -10 98 -16 92C-17 102 -7 105 0 101C7 105 17 102 16 92'
    'C10 98 4 94 0 97Z"/><path fill="{red}" d="M-5 106Q0 104 5 106Q0 110 -5 106Z"/>'
)
WHITE_BEARD = (
    '<path fill="{hair}" {outline} d="M-22 84C-28 116 -16 142 0 152C16 142 28 116 22 84C18 95 11 97 0 97'
    'C-11 97 -18 95 -22 84Z"/><path fill="{red}" d="M-6 105Q0 102 6 105Q0 110 -6 105Z"/>'
    '<path fill="none" {outline} d="M-16 103Q-7 96 0 99.5Q7 96 16 103M-9 118L-6 134M9 118L6 134M0 116V140"/>'
)
YOUTH = LIPS + (
    '<path fill="{hair}" {outline} d="M-24 76C-22 64 -12 60 2 62C12 63 20 66 24 76'
    'C29 62 22 50 0 50C-22 50 -29 62 -24 76Z"/>'
    '<path fill="{robe}" {outline} d="M-28 60C-36 44 -18 32 0 32C18 32 36 44 28 60C14 52 -14 52 -28 60Z"/>'
    '<path fill="{trim}" {outline} d="M-28 61C-14 52 14 52 28 61L27 66C14 58 -14 58 -27 66Z"/>'
    '<path fill="{plume}" {outline} d="M-20 54C-30 48 -40 34 -36 26C-27 26 -16 38 -13 50Z"/>'
)
BEFORE = {"K": KING, "Q": MOUSTACHE + HAT, "J": YOUTH}

SLEEVE = '<path fill="{robe}" {outline} d="M186 164V120C184 110 178 103 173 99L153 101C150 118 156 134 152 152Z"/>'
CUFF = '<path fill="{cream}" {outline} d="M151 104L150 95H174L176 103Z"/>'
RAISED = SLEEVE + CUFF + '<circle fill="{skin}" {outline} cx="162" cy="88" r="9.5"/>'
ORB = (
    '<path fill="{trim}" {outline} d="M154 168L150 146L178 142L186 160Z"/>'
    '<circle fill="{gold}" {outline} cx="163" cy="122" r="14"/><path fill="none" {outline} d="M149 122H177M163 122V108'
    'M163 108V96M157 101H169"/>'
    '<circle fill="{skin}" {outline} cx="164" cy="140" r="10"/>'
)
HALBERD = (
    '<path stroke="{ink}" stroke-width="8" d="M170 46V162"/><path stroke="#a9713a" stroke-width="4" d="M170 46V162"/>'
    '<path fill="#cfd6dd" {outline} d="M170 26L176 50H164Z"/>'
    '<path fill="#cfd6dd" {outline} d="M166 54C160 50 155 50 151 52C155 62 155 70 151 80C156 82 162 80 166 74Z"/>'
    '<path fill="#cfd6dd" {outline} d="M174 58L184 64L174 70Z"/>'
)
GRIP = (
    '<path fill="{robe}" {outline} d="M152 166L156 134L184 130L186 160Z"/>'
    '<path fill="{cream}" {outline} d="M155 138L156 129L183 126L184 134Z"/>'
    '<circle fill="{skin}" {outline} cx="170" cy="120" r="10"/>'
)
ARMS = {"K": ORB, "Q": RAISED, "J": HALBERD + GRIP}


def ribbon(colours: dict[str, str]) -> str:
    """The slanting ribbon between the halves, with lozenges."""
    cells = ""
    for step in range(-3, 4):
        x, y = 125 + step * 17.4, 175 - step * 4.28
        cells += f"M{number(x)} {number(y - 9)}L{number(x + 8.7)} {number(y - 2.14)}L{number(x)} {number(y + 9)}"
        cells += f"L{number(x - 8.7)} {number(y + 2.14)}Z"
    band = '<path fill="{cream}" {outline} d="M64 179L186 149V171L64 201Z"/><path fill="{robe}" d="' + cells + '"/>'
    return band.format(**colours)


def carried(rank: str, suit: str) -> str:
    """The sign that a figure carries, high or low."""
    if rank != "J":
        return sign_at(suit, *HIGH, 44)
    x, y = LOW
    shield = f'<circle fill="#fffdf6" stroke="{BLACK}" stroke-width="2" cx="{x}" cy="{y}" r="{SHIELD}"/>'
    rim = f'<circle fill="none" stroke="{GOLD}" stroke-width="3" cx="{x}" cy="{y}" r="{SHIELD - 3}"/>'
    return shield + rim + sign_at(suit, x, y, 33)


def figure(rank: str, suit: str, colours: dict[str, str], old: bool) -> str:
    """The upper half of a court: everything above the ribbon."""
    shift = f"translate({HEAD_X[rank]} 0)"
    before = WHITE_BEARD + HAT if old else BEFORE[rank]
    parts = (group(BEHIND[rank], shift), SHOULDERS, BODIES[rank], group(FACE + before, shift), ARMS[rank])
    return "".join(parts).format(**colours) + carried(rank, suit)


def court(rank: str, suit: str) -> list[str]:
    """The panel of a King, Ober or Unter with both halves of the figure."""
    old = (rank, suit) == ("Q", "C")
    colours = DER_ALTE if old else PALETTES[suit]
    left, top, width, height = FRAME
    box = f'x="{left}" y="{top}" width="{width}" height="{height}"'
    half = figure(rank, suit, colours, old)
    return [
        f'<rect {box} fill="{colours["panel"]}"/>',
        group(half, stroke_linejoin="round"),
        group(half, "rotate(180 125 175)", stroke_linejoin="round"),
        ribbon(colours),
        f'<rect {box} fill="none" stroke="{INKS[suit][0]}" stroke-width="3"/>',
    ]
