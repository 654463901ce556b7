"""Kings, queens and jacks: half a figure, drawn twice so that the card has no wrong way up.

The parts are SVG with colour names in braces. Bodies are drawn in units of the card (250 by 350), heads around
x = 0 so that they can be shifted as a whole.
"""

from deck_shapes import BLACK, CREAM, GOLD, NAVY, RED, group, pip

FRAME = (64, 24, 122, 302)
"""Left, top, width and height of the court's panel on the card."""
HEAD_X = 116
STAFF_X, STAFF_PIP_Y = 167, 56

# Besides red and black, each suit has its own robe, so that courts of one colour are told apart at a glance.
BASE = {"skin": "#f3d3ad", "ink": BLACK, "gold": GOLD, "cream": CREAM, "red": RED, "white": "#ffffff"}
BASE["outline"] = f'stroke="{BLACK}" stroke-width="2"'
PALETTES = {
    "C": BASE | {"robe": "#1f5a43", "trim": "#d9b65b", "hair": "#6b4a2b", "panel": "#e6efe6"},
    "S": BASE | {"robe": NAVY, "trim": "#8fb3d9", "hair": "#3a3532", "panel": "#e4ecf5"},
    "H": BASE | {"robe": "#b3161f", "trim": "#f0c75e", "hair": "#c98a2c", "panel": "#fbe9dd"},
    "D": BASE | {"robe": "#c9581c", "trim": "#2f6d86", "hair": "#8f4a22", "panel": "#fdf0d5"},
}
OLD_MOR = PALETTES["C"] | {"panel": "#f3d684", "hair": "#8d8a86", "robe": "#232833"}

SHOULDERS = '<path fill="{robe}" {outline} d="M64 192V152C72 134 92 124 116 122C142 124 172 132 186 152V162Z"/>'
HAND = (
    '<path fill="{trim}" {outline} d="M154 166L152 142L180 138L184 160Z"/>'
    '<circle fill="{skin}" {outline} cx="167" cy="134" r="10"/>'
)
SASH = (
    '<path fill="{gold}" {outline} d="M64 181L186 151V169L64 199Z"/>'
    '<path fill="none" stroke="{robe}" stroke-width="4" d="M64 194L74.2 184.5L84.3 189L94.5 179.5L104.7 184'
    'L114.8 174.5L125 175L135.2 175.5L145.3 166L155.5 170.5L165.7 161L175.8 165.5L186 156"/>'
)
FACE = (
    '<path fill="{skin}" {outline} d="M-21 60H21V88C21 104 12 115 0 115C-12 115 -21 104 -21 88Z"/>'
    '<path fill="none" stroke="{ink}" stroke-width="2.4" d="M-14 77Q-9 73 -4 76M14 77Q9 73 4 76M1 80L4 93H-1"/>'
    '<circle fill="{ink}" cx="-9" cy="82" r="2.7"/><circle fill="{ink}" cx="9" cy="82" r="2.7"/>'
)
LIPS = '<path fill="{red}" d="M-7 101Q-3 97 0 99.5Q3 97 7 101Q0 108 -7 101Z"/>'

# What lies behind the shoulders, on them, behind the face and before it.
BODIES = {
    "K": '<path fill="{white}" {outline} d="M68 150C76 133 98 122 116 122C138 122 158 127 170 135'
    'C160 145 140 150 116 151C98 151 80 151 68 150Z"/>'
    '<path fill="none" stroke="{ink}" stroke-width="3.4" d="M80 141V147M92 132V138M95 142V147M143 130V136M140 141V146'
    'M153 134V139"/>',
    "Q": '<path fill="{trim}" d="M90 128L116 168L142 128L134 122H98Z"/>'
    '<path fill="{skin}" d="M100 118L116 148L132 118Z"/>'
    '<path fill="none" stroke="{cream}" stroke-width="3" d="M68 168L86 134M164 158L146 132"/>',
    "J": '<path fill="{trim}" d="M102 122H130L134 176L100 184Z"/>'
    '<path fill="{white}" {outline} d="M94 121L116 117L138 121L134 138L116 126L98 138Z"/>'
    '<path fill="none" stroke="{trim}" stroke-width="5" d="M74 142V192M88 132V186M146 130V172"/>'
    '<circle fill="{gold}" cx="117" cy="146" r="4"/><circle fill="{gold}" cx="117" cy="162" r="4"/>',
}
BEHIND = {
    "K": '<path fill="{hair}" {outline} d="M-24 60C-36 76 -36 100 -30 112C-22 116 -16 110 -16 104'
    'V60H16V104C16 110 22 116 30 112C36 100 36 76 24 60Z"/>',
    "Q": '<path fill="{hair}" {outline} d="M0 42C-24 42 -33 60 -33 84C-33 104 -40 112 -44 128'
    'C-34 134 -20 130 -14 118H14C20 130 34 134 44 128C40 112 33 104 33 84C33 60 24 42 0 42Z"/>',
    "J": '<path fill="{hair}" {outline} d="M-22 58C-33 70 -34 92 -31 106H-15V62H15V106H31C34 92 33 70 22 58Z"/>',
}
BEFORE = {
    "K": '<path fill="{hair}" {outline} d="M-22 84C-27 112 -14 136 0 142C14 136 27 112 22 84'
    'C19 94 12 96 0 96C-12 96 -19 94 -22 84Z"/>'
    '<path fill="{red}" d="M-7 104Q0 100 7 104Q0 110 -7 104Z"/>'
    '<path fill="none" {outline} d="M-15 103Q-6 96 0 99Q6 96 15 103M-8 114L-5 128M8 114L5 128"/>'
    '<path fill="{gold}" {outline} d="M-25 66L-31 36L-14 50L0 31L14 50L31 36L25 66Z"/>'
    '<path fill="{robe}" {outline} d="M-25 66V57H25V66Z"/>'
    '<circle fill="{red}" stroke="{ink}" stroke-width="1.5" cx="-31" cy="35" r="4"/>'
    '<circle fill="{red}" stroke="{ink}" stroke-width="1.5" cx="31" cy="35" r="4"/>'
    '<circle fill="{red}" stroke="{ink}" stroke-width="1.5" cx="0" cy="32" r="4"/>',
    "Q": LIPS + '<path fill="{hair}" {outline} d="M-24 84C-24 70 -14 64 0 62C14 64 24 70 24 84'
    'C31 66 22 46 0 46C-22 46 -31 66 -24 84Z"/>'
    '<path fill="{gold}" {outline} d="M-29 62C-22 52 -16 52 -13 42C-9 48 -5 44 0 29'
    'C5 44 9 48 13 42C16 52 22 52 29 62Q0 50 -29 62Z"/><circle fill="{red}" cx="0" cy="47" r="4"/>'
    '<circle fill="{white}" cx="-13" cy="51" r="2.5"/><circle fill="{white}" cx="13" cy="51" r="2.5"/>'
    '<circle fill="{gold}" stroke="{ink}" stroke-width="1" cx="-24" cy="99" r="3.5"/>'
    '<circle fill="{gold}" stroke="{ink}" stroke-width="1" cx="24" cy="99" r="3.5"/>',
    "J": '<path fill="none" stroke="{red}" stroke-width="3" d="M-6 101Q1 105 7 100"/>'
    '<path fill="{cream}" {outline} d="M-20 58C-44 56 -51 42 -46 29'
    'C-34 34 -22 42 -14 54Z"/><path fill="none" stroke="{ink}" stroke-width="1.5" d="M-18 57C-32 52 -40 42 -44 33"/>'
    '<path fill="{robe}" {outline} d="M-27 62C-30 42 -14 33 4 34C24 35 34 46 30 62Z"/>'
    '<path fill="{trim}" {outline} d="M-29 69Q0 62 32 69V57Q0 51 -29 57Z"/>',
}

# The queen of clubs is the highest trump of all: a halo, a fringed shawl and the silver brooch that holds it.
HALO = '<circle fill="{gold}" stroke="{white}" stroke-width="3" cx="0" cy="82" r="46"/>'
SHAWL = (
    '<path fill="{skin}" d="M104 112H128L132 122L116 146L100 122Z"/>'
    '<path fill="{red}" {outline} d="M64 186V150C74 134 90 126 102 120L116 142L130 120'
    'C146 124 164 130 176 142L116 176Z"/>'
    '<path fill="none" stroke="{cream}" stroke-width="3" d="M68 172L74 160L80 168L86 154L92 162L98 146L104 154"/>'
    '<path fill="none" stroke="{cream}" stroke-width="3" d="M128 154L134 146L138 156L144 142L149 150"/>'
)
BROOCH = (
    '<circle fill="#e9edf2" {outline} cx="116" cy="150" r="15"/>'
    '<circle fill="none" stroke="{gold}" stroke-width="3" cx="116" cy="150" r="11"/>'
)


def figure(rank: str, suit: str, colours: dict[str, str]) -> str:
    """The upper half of a court: everything above the sash."""
    first = (rank, suit) == ("Q", "C")
    robe = SHAWL if first else BODIES[rank]
    pole = f'd="M{STAFF_X} {STAFF_PIP_Y + 8}V160"'
    staff = f'<path stroke="{{ink}}" stroke-width="8" {pole}/><path stroke="{{gold}}" stroke-width="4" {pole}/>'
    before = group((HALO if first else "") + BEHIND[rank], f"translate({HEAD_X} 0)")
    head = group(FACE + BEFORE[rank], f"translate({HEAD_X} 0)")
    parts = (before, SHOULDERS, robe, head, BROOCH if first else "", staff, HAND)
    drawn = "".join(parts).format(**colours)
    return drawn + pip(suit, STAFF_X, STAFF_PIP_Y, 32) + (pip(suit, 116, 150, 14) if first else "")


def court(rank: str, suit: str) -> list[str]:
    """The panel of a king, queen or jack with both halves of the figure."""
    colours = OLD_MOR if (rank, suit) == ("Q", "C") else PALETTES[suit]
    left, top, width, height = FRAME
    box = f'x="{left}" y="{top}" width="{width}" height="{height}"'
    half = figure(rank, suit, colours)
    return [
        f'<rect {box} fill="{colours["panel"]}"/>',
        group(half, stroke_linejoin="round"),
        group(half, "rotate(180 125 175)", stroke_linejoin="round"),
        SASH.format(**colours),
        f'<rect {box} fill="none" stroke="{BLACK}" stroke-width="2.5"/>',
    ]
