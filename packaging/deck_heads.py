"""Heads of the courts: faces seen from the front, half turned and from the side, with their features and beards.

Everything is drawn around (0, 0), the point between the eyes, and looks to the left when it is turned: a face is
about 46 units wide, its chin is at 36 and its crown sits at -22. Colours are names in braces.
"""

from deck_shapes import area, disc, group, line

FRONT, TURNED, SIDE = "front", "turned", "side"

OUTLINES = {
    FRONT: "M-23 -14C-25 10 -20 26 -9 34Q0 39 9 34C20 26 25 10 23 -14C22 -34 -22 -34 -23 -14Z",
    TURNED: "M-20 -16C-25 -6 -22 0 -23 6C-24 16 -22 25 -14 33Q-8 39 2 36C15 31 23 17 24 -4C24 -34 -14 -36 -20 -16Z",
    SIDE: "M-14 -24C-19 -18 -18 -10 -18 -6C-19 -2 -28 8 -28 11C-28 14 -22 13 -21 16C-21 18 -24 18 -23 21"
    "C-21 22 -22 23"
    " -23 25C-23 27 -20 27 -20 30C-20 36 -14 39 -7 37C7 34 21 24 22 -4C22 -32 -4 -34 -14 -24Z",
}
SHADES = {
    FRONT: "M22 -12C24 10 20 26 9 34Q4 37 0 36.5C12 30 16 10 14 -22Z",
    TURNED: "M23 -6C22 17 15 31 2 36Q-3 37 -6 36C8 30 14 10 14 -26Z",
    SIDE: "M21 -4C20 23 6 34 -7 37Q-12 38 -15 36C0 30 4 24 8 16C12 6 12 -10 12 -26Z",
}
EARS = {
    FRONT: disc("{skin}", -24, 4, 5, 2) + disc("{skin}", 24, 4, 5, 2),
    TURNED: disc("{skin}", 23, 4, 5, 2),
    SIDE: "",
}
SIDE_EAR = area("{skin}", "M4 -2C8 -7 14 -3 12 4C11 9 6 12 4 8Z", 1.8)

CALM, STERN, MERRY, GRIM = "calm", "stern", "merry", "grim"
BROWS = {CALM: (-8, -12, -9), STERN: (-9.5, -12, -6), MERRY: (-9, -14, -11), GRIM: (-11, -11, -4.5)}
"""Of each mood the height of a brow at its outer end, in its middle and at the nose."""
MEN = {
    CALM: line("{ink}", 2, "M-6 23Q0 25 6 23") + line("{skin2}", 2, "M-3 28.5H3"),
    STERN: line("{ink}", 2.2, "M-7 24Q0 21.5 7 24") + line("{skin2}", 2, "M-3 28.5H3"),
    MERRY: area("{white}", "M-8 21Q0 24 8 21Q5 28.5 0 28.5Q-5 28.5 -8 21Z", 1.8),
    GRIM: line("{ink}", 2.4, "M-8 25Q0 20.5 8 25M-4 29.5Q0 28 4 29.5"),
}
WOMEN = {
    CALM: area("{lips}", "M-7 22Q-3 18.5 0 20.5Q3 18.5 7 22Q0 28 -7 22Z", 0)
    + line("{lips2}", 1.4, "M-7 22Q0 23.5 7 22"),
    MERRY: area("{lips}", "M-8 20.5Q-3 18.5 0 20Q3 18.5 8 20.5Q4 28.5 0 28.5Q-4 28.5 -8 20.5Z", 0)
    + line("{white}", 1.8, "M-5 22Q0 24 5 22"),
    STERN: area("{lips}", "M-6 23Q-3 19.5 0 21Q3 19.5 6 23Q0 27 -6 23Z", 0) + line("{lips2}", 1.4, "M-7 24Q0 22 7 24"),
    GRIM: line("{lips}", 3.4, "M-7 24.5Q0 21.5 7 24.5") + line("{lips2}", 1.4, "M-10 26.5Q0 21.5 10 26.5"),
}


def eye(x: float, half: float, mood: str, woman: bool) -> str:
    """An eye around (x, 0), so many units to either side, looking straight out."""
    high = {CALM: 6.4, STERN: 5.2, MERRY: 6.4, GRIM: 4.6}[mood]
    almond = f"M{x - half} 0.5Q{x} {-high} {x + half} 0.5"
    white = area("{white}", f"{almond}Q{x} 4.6 {x - half} 0.5Z", 0)
    lid = line("{ink}", 2.6 if woman else 2.1, almond)
    lashes = line("{ink}", 1.6, f"M{x - half} 0.5l-2.6 -2") if woman and x < 0 else ""
    lashes += line("{ink}", 1.6, f"M{x + half} 0.5l2.6 -2") if woman and x > 0 else ""
    look = 0.8 if mood in (STERN, GRIM) else -0.3
    return white + disc("{iris}", x, look, 2.9) + disc("{ink}", x, look, 1.5) + lid + lashes


def brow(x: float, half: float, mood: str, inner: int, width: float) -> str:
    """The brow over that eye; `inner` is 1 when the nose is to its right."""
    outer, middle, nose = BROWS[mood]
    return line(
        "{brow}", width, f"M{x - inner * (half + 2)} {outer}Q{x} {middle - 1.5} {x + inner * (half + 1.5)} {nose}"
    )


def features(view: str, mood: str, woman: bool) -> str:
    """Eyes, brows, nose and mouth of a face."""
    mouth = (WOMEN if woman else MEN)[mood]
    thick = 2.2 if woman else 3.4
    if view == SIDE:
        one = eye(-12, 4.6, mood, False) + brow(-12, 5, mood, -1, thick)
        return one + group(mouth, "translate(-17.5 0) scale(.55 1)") + line("{ink}", 1.6, "M-24 13.4Q-20.5 14 -20 11")
    shift, far = (0, 6.4) if view == FRONT else (-6, 5.2)
    pair = eye(shift - 9.8, far, mood, woman) + eye(shift + 9.8, 6.4, mood, woman)
    brows = brow(shift - 9.8, far, mood, 1, thick) + brow(shift + 9.8, 6.4, mood, -1, thick)
    nose = "M-2 -2C-3 6 -6 10 -5 13Q-1 16.5 4 13.5" if view == FRONT else "M-8 -3C-9 5 -15 10 -14 13Q-11 16.5 -5 14"
    return pair + brows + line("{ink}", 1.8, nose) + group(mouth, f"translate({shift} 0)")


def face(view: str, mood: str, woman: bool = False) -> str:
    """A whole face without hair."""
    shade = area("{skin2}", SHADES[view], 0)
    blush = {FRONT: ((-14, 14), (14, 14)), TURNED: ((-17, 14), (9, 15)), SIDE: ((-10, 14),)}[view]
    cheeks = "".join(disc("{blush}", x, y, 5) for x, y in blush)
    edge = f'<path fill="none" stroke="{{ink}}" stroke-width="2.2" d="{OUTLINES[view]}"/>'
    ear = SIDE_EAR if view == SIDE else ""
    return EARS[view] + area("{skin}", OUTLINES[view], 0) + shade + cheeks + edge + features(view, mood, woman) + ear


MOUSTACHE = area("{hair}", "M0 15C-5 12 -13 13 -20 22C-12 25 -5 22 0 19.5C5 22 12 25 20 22C13 13 5 12 0 15Z", 1.8)
HANDLEBAR = area("{hair}", "M0 16C-6 12 -12 21 -22 12C-22 25 -8 26 0 20C8 26 22 25 22 12C12 21 6 12 0 16Z", 1.8)
LOWER_LIP = area("{lips}", "M-5 24.5Q0 22 5 24.5Q0 29.5 -5 24.5Z", 0)

FULL_BEARD = (
    area(
        "{hair}",
        "M-24 2C-28 28 -22 48 -9 58Q0 68 9 58C22 48 28 28 24 2C20 14 13 18 7 16Q0 13 -7 16C-13 18 -20 14 -24 2Z",
    )
    + line(
        "{hair2}", 1.8, "M-16 28Q-14 42 -7 52M16 28Q14 42 7 52M-8 36Q-6 46 -2 56M8 36Q6 46 2 56M-20 18Q-20 26 -18 34"
    )
    + LOWER_LIP
    + MOUSTACHE
)
FORKED_BEARD = (
    area(
        "{hair}",
        "M-24 2C-27 24 -24 46 -13 62C-7 56 -4 48 0 40C4 48 7 56 13 62C24 46 27 24 24 2C20 14 13 18 7 16"
        "Q0 13 -7 16C-13 18 -20 14 -24 2Z",
    )
    + line("{hair2}", 1.8, "M-17 26Q-17 42 -13 54M17 26Q17 42 13 54M-10 34Q-9 44 -9 50M10 34Q9 44 9 50")
    + LOWER_LIP
    + MOUSTACHE
)
BRAIDED_BEARD = (
    area("{hair}", "M-24 2C-26 22 -18 38 -7 44H7C18 38 26 22 24 2C20 14 13 18 7 16Q0 13 -7 16C-13 18 -20 14 -24 2Z")
    + area("{hair}", "M-7 44C-11 52 -8 58 -5 62C-6 70 0 76 0 76C0 76 6 70 5 62C8 58 11 52 7 44Z")
    + area("{gold}", "M-8 42H8V48H-8Z", 1.6)
    + line("{hair2}", 1.8, "M-16 24Q-13 34 -6 40M16 24Q13 34 6 40M-5 52L4 58M5 52L-4 58M-3 63L3 68")
    + LOWER_LIP
    + MOUSTACHE
)
POINTED_BEARD = (
    area("{hair}", "M-11 28Q0 24 11 28C10 40 6 46 0 54C-6 46 -10 40 -11 28Z", 1.8)
    + line("{hair2}", 1.6, "M-4 33L-1 46M4 33L1 46")
    + LOWER_LIP
    + HANDLEBAR
)
SIDE_BEARD = (
    area("{hair}", "M8 8C10 30 2 46 -16 52C-24 48 -26 38 -24 31Q-20 27 -19 24Q-14 22 -11 17C-4 22 2 16 4 6Z")
    + line("{hair2}", 1.8, "M-18 34Q-19 42 -15 47M-10 28Q-11 38 -8 45M-2 24Q-3 34 0 38")
    + area("{hair}", "M-23 19C-18 14 -10 16 -6 24C-12 25 -18 22 -23 21Z", 1.6)
)
