"""The four signs of the German deck, and what decorates its deuces.

Each sign has an outline of its own shape besides its colours, so that nobody needs to tell colours apart.
"""

from deck_shapes import group, number

ACORN_INK, LEAF_INK, HEART_INK, BELL_INK = "#5a3413", "#17612c", "#b3121b", "#a85a08"
INKS = {
    "C": (ACORN_INK, "#f0e6c8"),
    "S": (LEAF_INK, "#e0eed9"),
    "H": (HEART_INK, "#fbe1d6"),
    "D": (BELL_INK, "#fdeec2"),
}
"""Of each suit the colour of its index, and a light tint."""

OUTLINE = 'stroke="{}" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"'.format
LINE = 'fill="none" stroke="{}" stroke-width="{}" stroke-linejoin="round" stroke-linecap="round"'.format

# Each sign fills a box of 100 by 100.
ACORN = (
    f'<path {LINE("#3c2409", 8)} d="M51 15C50 9 53 5 60 4"/>'
    f'<path fill="#cf8a2e" {OUTLINE("#3c2409")} d="M22 47C22 70 34 85 50 97C66 85 78 70 78 47Z"/>'
    f'<path {LINE("#f3c77c", 6)} d="M34 56C35 67 39 75 45 81"/>'
    f'<path fill="#66792a" {OUTLINE("#3c2409")} d="M14 46C12 26 29 12 50 12C71 12 88 26 86 46C86 51 82 53 78 53H22'
    'C18 53 14 51 14 46Z"/>'
    f'<path {LINE("#3f4d14", 4)} d="M27 42L41 23M45 44L61 23M64 43L75 28M26 29L38 43M43 23L58 43M63 24L75 42"/>'
)
LEAF = (
    f'<path {LINE("#0f4a20", 8)} d="M50 66C50 80 53 90 64 96"/>'
    f'<path fill="#3b9a48" {OUTLINE("#0f4a20")} d="M50 3C46 20 9 33 9 59C9 74 21 83 34 80C42 78 47 74 50 69'
    'C53 74 58 78 66 80C79 83 91 74 91 59C91 33 54 20 50 3Z"/>'
    f'<path {LINE("#bfe3a8", 4.5)} d="M50 20V66M50 47L29 34M50 47L71 34M50 64L24 56M50 64L76 56"/>'
)
HEART = (
    f'<path fill="#d81e27" {OUTLINE("#7a0a12")} d="M50 95C40 76 6 58 6 33C6 17 17 8 29 8C39 8 46 14 50 24'
    'C54 14 61 8 71 8C83 8 94 17 94 33C94 58 60 76 50 95Z"/>'
    f'<path {LINE("#ff9d8f", 6)} d="M18 36C17 26 22 20 29 19"/>'
)
BELL = (
    f'<circle fill="none" stroke="#6b3a06" stroke-width="6" cx="50" cy="11" r="7.5"/>'
    f'<circle fill="#f7bd2f" {OUTLINE("#6b3a06")} cx="50" cy="57" r="40"/>'
    f'<path fill="#ea8a1a" {OUTLINE("#6b3a06")} d="M10 57C10 79 28 97 50 97C72 97 90 79 90 57Z"/>'
    f'<path fill="#fff0bd" {OUTLINE("#6b3a06")} d="M10.5 50H89.5V63H10.5Z"/>'
    f'<path {LINE("#fff3c4", 6)} d="M25 40C29 32 35 27 43 25"/>'
    f'<path {LINE("#4d2804", 6)} d="M50 74V90"/>'
    '<circle fill="#4d2804" cx="50" cy="75" r="6"/>'
)
SIGNS = {"C": ACORN, "S": LEAF, "H": HEART, "D": BELL}


def sign_at(suit: str, x: float, y: float, size: float, flip: bool = False) -> str:
    """The sign of a suit centred on (x, y) in a box of `size`, turned round if `flip`."""
    scale = number((-size if flip else size) / 100)
    return group(SIGNS[suit], f"translate({number(x)} {number(y)}) scale({scale}) translate(-50 -50)")


# What stands in the medallion of a deuce, drawn around (0, 0): a barrel, a goblet, a winged heart, and a boar,
# after which all four are called the Sau.
BARREL = (
    f'<path fill="#b3742c" stroke="{ACORN_INK}" stroke-width="2" d="M-13 -15H13'
    'C18 -6 18 6 13 15H-13C-18 6 -18 -6 -13 -15Z"/>'
    f'<path {LINE(ACORN_INK, 1.5)} d="M-5 -15C-8 -6 -8 6 -5 15M5 -15C8 -6 8 6 5 15"/>'
    f'<path {LINE("#3f4d14", 3)} d="M-15.5 -8H15.5M-15.5 8H15.5"/>'
    f'<circle fill="#3c2409" cx="0" cy="0" r="2.6"/>'
)
GOBLET = (
    f'<path fill="#dba93a" stroke="{LEAF_INK}" stroke-width="2" d="M-12 -17H12C13 -3 7 3 2.5 4V11L10 16H-10L-2.5 11V4'
    'C-7 3 -13 -3 -12 -17Z"/>'
    f'<path {LINE(LEAF_INK, 1.6)} d="M-11.5 -11H11.5"/><circle fill="#3b9a48" cx="0" cy="-4.5" r="3"/>'
)
WINGS = (
    f'<path fill="#ffffff" stroke="{HEART_INK}" stroke-width="1.6" d="M-6 2C-14 5 -19 2 -21 -4C-22 -9 -22 -13 -20 -15'
    'C-16 -11 -10 -10 -6 -5ZM6 2C14 5 19 2 21 -4C22 -9 22 -13 20 -15C16 -11 10 -10 6 -5Z"/>'
    f'<path {LINE(HEART_INK, 1.2)} d="M-20 -8C-16 -4 -12 -3 -8 -3M20 -8C16 -4 12 -3 8 -3"/>'
) + sign_at("H", 0, 2, 24)
BOAR = (
    f'<path fill="#5f4630" stroke="#2e1f12" stroke-width="1.5" stroke-linejoin="round" d="M-22 3C-20 -1 -17 -4 -14 -6'
    "L-13 -11L-9 -8C-4 -12 6 -12 12 -9C17 -7 19 -3 19 1L17 12H13L12 6C8 8 2 8 -3 7L-4 12H-8L-9 6C-13 8 -17 7 -21 7Z"
    '"/><path fill="none" stroke="#2e1f12" stroke-width="2" stroke-linecap="round" d="M19 -2C22 -4 22 -8 19 -8"/>'
    f'<path {LINE("#2e1f12", 1.6)} d="M-8 -8L-6 -12L-4 -9.5L-2 -13L0 -10.5L3 -13L4 -10.5L7 -12L8 -10"/>'
    '<path fill="#ffffff" d="M-19 4L-17 -1L-15 4Z"/><circle fill="#ffffff" cx="-13" cy="-2" r="1.6"/>'
)
EMBLEMS = {"C": BARREL, "S": GOBLET, "H": WINGS, "D": BOAR}

# Half the ornament beside the medallion, to the right of (0, 0); the other half is the same turned round.
CURL = "M27 0C40 -1 46 -9 55 -8C63 -7 63 4 55 4C51 4 50 0 53 -1"
TWIGS = {
    suit: f'<path {LINE(ink, 3)} d="{CURL}"/><path fill="{ink}" d="M38 -1C42 -10 40 -16 34 -20C31 -13 32 -6 38 -1Z'
    'M40 -1C44 6 44 13 38 18C34 12 34 5 40 -1Z"/>'
    for suit, (ink, _) in INKS.items()
}
