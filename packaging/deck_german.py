"""The German deck: Eichel for clubs, Gras for spades, Herz for hearts and Schellen for diamonds."""

import deck_panel
from deck_card import CARD_HEIGHT, CARD_WIDTH, EDGE, FACE, LARGE, index, number_card, rounded
from deck_german_courts import court
from deck_german_signs import EMBLEMS, INKS, TWIGS, sign_at
from deck_shapes import CREAM, document, group, number

LETTERS = {"Q": "O", "J": "U"}
"""The index of Ober and Unter; the other ranks have the same as in the French deck."""

NUMBER_PIP, DEUCE_PIP, DEUCE_Y, LARGE_PIP = 50, 112, 84, 88
MEDAL = 27

# The back: lozenges as on the flag of Bavaria, in wine red, every second one with a sign.
WINE, WINE_DARK = "#7b2032", "#5d1524"
BACK_MARGIN, ACROSS, DOWN = 15, 5, 7


def sign(suit: str) -> str:
    """The SVG of a suit alone."""
    return document(100, 100, sign_at(suit, 50, 50, 100, False))


def deuce(suit: str) -> list[str]:
    """The Sau: two large signs and a medallion with a picture of its own between twigs."""
    middle = CARD_WIDTH / 2, CARD_HEIGHT / 2
    ink, tint = INKS[suit]
    twig = group(TWIGS[suit], f"translate({number(middle[0])} {number(middle[1])})")
    medal = (
        f'<circle cx="{number(middle[0])}" cy="{number(middle[1])}" r="{MEDAL}" fill="{tint}" stroke="{ink}"'
        ' stroke-width="2.5"/>'
    )
    picture = group(EMBLEMS[suit], f"translate({number(middle[0])} {number(middle[1])})")
    return [
        twig,
        group(twig, f"rotate(180 {number(middle[0])} {number(middle[1])})"),
        sign_at(suit, middle[0], DEUCE_Y, DEUCE_PIP, False),
        sign_at(suit, middle[0], CARD_HEIGHT - DEUCE_Y, DEUCE_PIP, True),
        medal,
        picture,
    ]


def middle(rank: str, suit: str) -> list[str]:
    """What a card shows between its indices."""
    if rank == "A":
        return deuce(suit)
    return court(rank, suit) if rank in "KQJ" else number_card(rank, suit, NUMBER_PIP, sign_at)


def face(rank: str, suit: str) -> str:
    """The SVG of one card."""
    corners = index(LETTERS.get(rank, rank), suit, INKS[suit][0], sign_at)
    return document(CARD_WIDTH, CARD_HEIGHT, rounded(FACE, EDGE), *middle(rank, suit), *corners)


def large_face(rank: str, suit: str) -> str:
    """The SVG of one card of the deck with the large index."""
    one = court(rank, suit, deck_panel.LARGE) if rank in "KQJ" else [sign_at(suit, 125, 175, LARGE_PIP, False)]
    corners = index(LETTERS.get(rank, rank), suit, INKS[suit][0], sign_at, LARGE)
    return document(CARD_WIDTH, CARD_HEIGHT, rounded(FACE, EDGE), *one, *corners)


def lozenge(x: float, y: float, wide: float, high: float) -> str:
    """The path of a lozenge around a point."""
    half, upright = number(wide / 2), number(high / 2)
    return (
        f"M{number(x)} {number(y - high / 2)}l{half} {upright}L{number(x)} {number(y + high / 2)}l-{half} -{upright}Z"
    )


def back() -> str:
    """The back of every card."""
    wide, high = (CARD_WIDTH - 2 * BACK_MARGIN) / ACROSS, (CARD_HEIGHT - 2 * BACK_MARGIN) / DOWN
    field = (
        f'<rect x="{BACK_MARGIN}" y="{BACK_MARGIN}" width="{CARD_WIDTH - 2 * BACK_MARGIN}"'
        f' height="{CARD_HEIGHT - 2 * BACK_MARGIN}" rx="6" ry="6" '
    )
    large, small = "", ""
    for line in range(DOWN):
        for column in range(ACROSS):
            x, y = BACK_MARGIN + (column + 0.5) * wide, BACK_MARGIN + (line + 0.5) * high
            large += lozenge(x, y, wide, high)
            small += lozenge(x, y, wide * 0.42, high * 0.42)
    gaps = ""
    for line in range(1, DOWN):
        for column in range(1, ACROSS):
            gaps += lozenge(BACK_MARGIN + column * wide, BACK_MARGIN + line * high, wide * 0.36, high * 0.36)
    return document(
        CARD_WIDTH,
        CARD_HEIGHT,
        rounded(WINE, CREAM),
        f'{field}fill="{WINE_DARK}"/>',
        f'<path fill="{CREAM}" d="{large}"/>',
        f'<path fill="{WINE}" d="{small}"/>',
        f'<path fill="none" stroke="{CREAM}" stroke-width="2.5" d="{gaps}"/>',
        f'{field}fill="none" stroke="{CREAM}" stroke-width="3"/>',
    )
