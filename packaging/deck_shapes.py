"""Suit pips and index characters of the deck, and the few helpers that turn shapes into SVG text.

QtSvg draws SVG Tiny 1.2: only groups, paths, rectangles and circles are used, with attributes instead of CSS.
"""

RED = "#c4161c"
BLACK = "#191c22"
CREAM = "#f6eeda"
GOLD = "#dba93a"
NAVY = "#1d3b63"

SUIT_COLOURS = {"C": BLACK, "S": BLACK, "H": RED, "D": RED}
FOUR_COLOURS = SUIT_COLOURS | {"C": "#0b6b31", "D": "#1550a5"}
"""The same when each suit has a colour of its own; at least 4.5 to 1 against the face of the card."""

# Each pip fills a box of 100 by 100. Spade and club share the stem.
STEM = '<path d="M46 66C46 80 42 90 30 96H70C58 90 54 80 54 66Z"/>'
PIPS = {
    "C": '<circle cx="50" cy="26" r="22"/><circle cx="26" cy="60" r="22"/><circle cx="74" cy="60" r="22"/>'
    '<path d="M40 38H60L64 70H36Z"/>' + STEM,
    "S": '<path d="M50 3C43 25 7 40 7 63C7 75 16 82 27 82C37 82 45 77 50 68C55 77 63 82 73 82C84 82 93 75 93 63'
    'C93 40 57 25 50 3Z"/>' + STEM,
    "H": '<path d="M50 95C40 76 5 58 5 33C5 17 16 7 29 7C39 7 47 13 50 24C53 13 61 7 71 7C84 7 95 17 95 33'
    'C95 58 60 76 50 95Z"/>',
    "D": '<path d="M50 2C60 20 74 37 88 50C74 63 60 80 50 98C40 80 26 63 12 50C26 37 40 20 50 2Z"/>',
}

# Index characters as strokes in a box 100 high: the width of the box, then the path. Cards must look the same on
# every machine, so no font is asked for.
RANKS = "AKQJT9875"
GLYPH_STROKE = 15
GLYPHS = {
    "A": (78, "M9 92L39 9L69 92M20 65H58"),
    "K": (78, "M12 8V92M67 8L13 62M34 43L69 92"),
    "Q": (80, "M40 8C58 8 69 24 69 50C69 76 58 92 40 92C22 92 11 76 11 50C11 24 22 8 40 8ZM45 67L71 94"),
    "J": (68, "M28 8H60M48 8V67C48 83 41 92 29 92C17 92 9 84 9 70"),
    "D": (76, "M13 8V92H32C53 92 65 76 65 50C65 24 53 8 32 8Z"),
    "B": (74, "M13 8V92H38C54 92 63 83 63 69C63 56 54 47 38 47H13M38 47C50 47 58 39 58 27C58 15 50 8 38 8H13"),
    "E": (70, "M62 8H13V92H62M13 49H53"),
    "O": (80, "M40 8C58 8 69 24 69 50C69 76 58 92 40 92C22 92 11 76 11 50C11 24 22 8 40 8Z"),
    "U": (76, "M11 8V62C11 82 21 92 38 92C55 92 65 82 65 62V8"),
    "T": (90, "M8 23L20 8V92M63 8C75 8 82 24 82 50C82 76 75 92 63 92C51 92 44 76 44 50C44 24 51 8 63 8Z"),
    "9": (76, "M65 34C65 50 54 60 38 60C22 60 11 50 11 34C11 18 22 8 38 8C54 8 65 18 65 34C65 72 53 92 22 92"),
    "8": (
        76,
        "M38 8C51 8 60 16 60 27C60 38 51 46 38 46C25 46 16 38 16 27C16 16 25 8 38 8Z"
        "M38 46C54 46 65 56 65 69C65 83 54 92 38 92C22 92 11 83 11 69C11 56 22 46 38 46Z",
    ),
    "7": (74, "M10 8H65C48 33 36 60 33 92"),
    "5": (76, "M60 8H20L15 47C21 40 29 37 38 37C54 37 65 48 65 64C65 81 54 92 36 92C25 92 16 88 10 80"),
}


def number(value: float) -> str:
    """A coordinate as short as it can be, always with a dot for the decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def area(fill: str, path: str, edge: float = 2.2) -> str:
    """A filled shape with an outline in ink; `edge` is how wide that is, 0 for none. Colours are names in braces."""
    outline = f' stroke="{{ink}}" stroke-width="{number(edge)}"' if edge else ""
    return f'<path fill="{fill}"{outline} d="{path}"/>'


def line(colour: str, width: float, path: str) -> str:
    """A path that is only stroked."""
    return f'<path fill="none" stroke="{colour}" stroke-width="{number(width)}" stroke-linecap="round" d="{path}"/>'


def disc(fill: str, x: float, y: float, radius: float, edge: float = 0) -> str:
    """A filled circle, with an outline of that width if any."""
    outline = f' stroke="{{ink}}" stroke-width="{number(edge)}"' if edge else ""
    return f'<circle fill="{fill}"{outline} cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"/>'


def group(content: str, transform: str = "", **attributes: str) -> str:
    """`content` in a group; an underscore in an attribute's name stands for a dash."""
    every = {"transform": transform, **attributes} if transform else attributes
    written = "".join(' {}="{}"'.format(key.replace("_", "-"), value) for key, value in every.items())
    return f"<g{written}>{content}</g>"


def pip(suit: str, x: float, y: float, size: float, colour: str = "", flip: bool = False) -> str:
    """The pip of `suit` centred on (x, y) in a box of `size`, in its own colour unless told, upside down if `flip`."""
    scale = number((-size if flip else size) / 100)
    place = f"translate({number(x)} {number(y)}) scale({scale}) translate(-50 -50)"
    return group(PIPS[suit], place, fill=colour or SUIT_COLOURS[suit])


def glyph(rank: str, x: float, y: float, height: float, colour: str, **attributes: str) -> str:
    """The index character of `rank` centred on (x, y)."""
    width, path = GLYPHS[rank]
    place = f"translate({number(x)} {number(y)}) scale({number(height / 100)}) translate({number(-width / 2)} -50)"
    line = {"stroke": colour, "stroke_width": str(GLYPH_STROKE), "stroke_linejoin": "round", "stroke_linecap": "round"}
    return group(f'<path d="{path}"/>', place, fill="none", **line, **attributes)


def document(width: int, height: int, *content: str) -> str:
    """A whole SVG file, one line for each part of `content`."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" width="{width}" height="{height}"'
    return "\n".join((f'{head} viewBox="0 0 {width} {height}">', *content, "</svg>")) + "\n"
