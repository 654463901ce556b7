"""The twelve courts of the French deck: who they are, what they wear and what they hold.

Kings are bearded and crowned, queens wear coronets, veils or a kerchief, jacks wear caps. No two share a garment, a
headdress or what they hold, so that each is known at a glance and without its colour.
"""

from typing import NamedTuple

import deck_hats as hats
import deck_heads as heads
import deck_robes as robes
import deck_things as things
from deck_heads import CALM, FRONT, GRIM, MERRY, SIDE, STERN, TURNED, face
from deck_palettes import palette
from deck_panel import CHAINED, GEMS, KNITTED, NORMAL, SUIT_SIZE, SUIT_X, SUIT_Y, ZIGZAG, Frame, head, panel, rays
from deck_shapes import area, group, line, pip

BLONDE, CHESTNUT, RAVEN, WHITE = "#e3b04b/#a87420", "#8a5a32/#57351b", "#3a3537/#8b8790", "#e4e0d8/#9c978d"
AUBURN, BROWN, GREY = "#b8552a/#74300f", "#6d4a2c/#3f2814", "#b9b7b3/#7d7a76"


class Court(NamedTuple):
    """One figure: its colours, what is drawn from back to front, and the ornament of its belt."""

    colours: dict[str, str]
    parts: tuple[str, ...]
    belt: str


def mirrored(content: str) -> str:
    """The same, looking the other way."""
    return group(content, "scale(-1 1)")


# The Faroese kerchief, its knot under the chin, and the spectacles of the oldest of all.
KERCHIEF = (
    area(
        "{robe}",
        "M0 -46C-32 -46 -42 -18 -40 10C-39 28 -30 42 -12 44Q-18 40 -21 28C-27 12 -28 -6 -22 -18C-14 -28 14 -28 22 -18"
        "C28 -6 27 12 21 28Q18 40 12 44C30 42 39 28 40 10C42 -18 32 -46 0 -46Z",
    )
    + line("{cream}", 2.6, "M-34 18C-38 -14 -26 -39 0 -39C26 -39 38 -14 34 18")
    + line(
        "{trim}",
        2.4,
        "M-30 30L-35 22L-29 16L-34 8L-28 1L-32 -7L-25 -13L-26 -21L-18 -23L-16 -31L-8 -29L0 -35L8 -29L16 -31"
        "L18 -23L26 -21"
        "L25 -13L32 -7L28 1L34 8L29 16L35 22L30 30",
    )
    + area("{robe}", "M-12 38Q0 34 12 38L8 48H-8Z")
    + area("{robe}", "M-6 46L-22 62L-8 64L0 50L8 64L22 62L6 46Q0 42 -6 46Z")
)
GREY_PARTING = area(
    "{hair}", "M-24 2C-27 -14 -18 -25 0 -26C18 -25 27 -14 24 2C21 -8 14 -14 0 -20C-14 -14 -21 -8 -24 2Z", 1.8
) + line("{hair2}", 1.5, "M-18 -8Q-12 -15 -2 -20M18 -8Q12 -15 2 -20M-12 -16L0 -23L12 -16")
WRINKLES = line(
    "{wrinkle}",
    1.5,
    "M-13 14Q-14 20 -11 26M13 14Q14 20 11 26M-17 5Q-12 8 -6 5.5M17 5Q12 8 6 5.5M-2.6 -12V-6M2.6 -12V-6M-8 -15.5"
    "Q0 -18 8 -15.5M-4 32Q0 31 4 32",
)
GLASSES = line("{ink}", 3.4, "M-2.6 3Q0 0.4 2.6 3M-20 1L-25 -2M20 1L25 -2") + "".join(
    f'<circle fill="none" stroke="{colour}" stroke-width="{wide}" cx="{x}" cy="4" r="9.2"/>'
    for colour, wide in (("{ink}", 4), ("{gold}", 1.8))
    for x in (-11.4, 11.4)
)

OLD_MOR_COLOURS = palette(
    "#8e1220/#5c0812", "#f3c64f/#a9761b", GREY, "#f2cf6b", brow="#6c6a68", wrinkle="#b07f58", light="#fbe9b4",
    belt="#191c22", gem="#f6eeda", iris="#2f4a3c", skin="#f0cda8",
)  # fmt: skip

# Her head is larger than all others.
LARGER_HEAD = head(
    group(face(FRONT, GRIM, woman=True) + GREY_PARTING + WRINKLES + GLASSES + KERCHIEF, "translate(0 -3) scale(1.13)")
)

COURTS = {
    "KC": Court(
        palette("#1f6a4a/#124330", "#e0b84e/#9a7420", BROWN, "#dfeee0"),
        (
            head(hats.KINGS_HAIR), robes.NECK, robes.robe(robes.LOZENGE, "{trim}"), robes.ERMINE,
            head(face(FRONT, CALM), heads.FULL_BEARD, hats.ARCHED_CROWN),
            things.SLEEVE, things.FUR, things.ORB, things.PALM, things.LEFT_SLEEVE, things.BREAST_HAND,
        ),
        GEMS,
    ),
    "KS": Court(
        palette("#23406f/#142a4e", "#8fb8e0/#4f7fb0", RAVEN, "#dde8f5", brow="#2a2628"),
        (
            head(hats.KINGS_HAIR), robes.NECK, robes.MAIL, robes.CLOAK, robes.GORGET,
            head(face(TURNED, GRIM), group(heads.FORKED_BEARD, "translate(-4 0)"), hats.IRON_CROWN),
            things.SWORD, things.SLEEVE, things.CUFF, things.FIST,
        ),
        CHAINED,
    ),
    "KH": Court(
        palette("#b81c28/#7d0d17", "#f2c75c/#b38424", WHITE, "#fbe4da"),
        (
            head(hats.KINGS_HAIR), robes.NECK, robes.robe(robes.HEART, "{trim}", 18, 10), robes.PELERINE, robes.CHAIN,
            head(mirrored(face(TURNED, CALM)), group(heads.BRAIDED_BEARD, "translate(4 0)"), hats.LILY_CROWN),
            things.SCEPTRE, pip("H", 198, 46, 34, "{suit}"), things.SLEEVE, things.LACE, things.FIST,
        ),
        ZIGZAG,
    ),
    "KD": Court(
        palette("#d06a1b/#94440a", "#1f7183/#0f4552", AUBURN, "#fdeccb"),
        (
            head(hats.SHORT_BACK), robes.NECK, robes.robe(), robes.STRIPES, robes.SLASHED, robes.COLLAR,
            head(hats.SHORT_BACK, face(SIDE, STERN), heads.SIDE_BEARD, hats.TURBAN),
            things.AXE, things.SLEEVE, things.CUFF, group(things.FIST, "translate(-8 0)"),
        ),
        KNITTED,
    ),
    "QC": Court(
        OLD_MOR_COLOURS,
        (
            rays("{light}"), robes.NECK, robes.SHAWL,
            LARGER_HEAD, robes.BROOCH, pip("C", 138, 152, 13, "{suit}"),
            things.CANE, pip("C", 198, 46, 42, "{suit}"), things.SLEEVE, things.LACE, things.FIST,
        ),
        KNITTED,
    ),
    "QS": Court(
        palette("#2b3f78/#182650", "#b9c9e6/#7189b5", RAVEN, "#e3e6f4", brow="#2a2628", iris="#3d5a3a"),
        (
            head(hats.LONG_HAIR), robes.robe(robes.STAR, "{trim}", 18, 10), robes.HIGH_COLLAR, robes.NECKLINE,
            robes.PENDANT,
            head(face(TURNED, STERN, woman=True), group(hats.PARTING, "translate(-2 0)"), hats.TIARA),
            things.SLEEVE, things.LACE, things.PIED_RAVEN, things.FIST,
        ),
        CHAINED,
    ),
    "QH": Court(
        palette("#c3202d/#85101b", "#f7d6c4/#c98f74", BLONDE, "#fde9e4"),
        (
            robes.NECK, robes.robe(robes.FLOWER, "{trim}", 18, 10), robes.PUFF, robes.RUFF,
            head(hats.PLAITS, face(FRONT, MERRY, woman=True), hats.PARTING, hats.CORONET),
            things.ROSE, things.SLEEVE, things.CUFF, things.FIST,
        ),
        GEMS,
    ),
    "QD": Court(
        palette("#d9832a/#9c5710", "#1f7183/#0f4552", AUBURN, "#fdf1d3", iris="#5a7a3a"),
        (
            robes.robe(robes.DOT, "{cream}", 14, 8), robes.NECKLINE, robes.LACING, robes.PEARLS,
            head(
                mirrored(hats.NAPE + face(TURNED, CALM, woman=True)), group(hats.PARTING, "translate(2 0)"),
                mirrored(group(hats.HENNIN, "translate(-2 0)")),
            ),
            things.MIRROR, things.SLEEVE, things.FUR, things.FIST,
        ),
        ZIGZAG,
    ),
    "JC": Court(
        palette("#2b7a52/#174a31", "#e6c763/#9a7420", CHESTNUT, "#e4f1e2"),
        (
            head(hats.BOB), robes.NECK, robes.robe(), robes.STRIPES, robes.PLACKET, robes.BUTTONS, robes.COLLAR,
            head(face(FRONT, MERRY), hats.FRINGE, hats.STRIPED_CAP),
            things.OAR, things.SLEEVE, things.CUFF, things.FIST,
        ),
        KNITTED,
    ),
    "JS": Court(
        palette("#2f5a96/#1c3a66", "#e9edf4/#9fb0c6", RAVEN, "#e0eaf6", brow="#2a2628", plume="#c4161c"),
        (
            head(hats.NAPE), robes.NECK, robes.MAIL, robes.TABARD, robes.GORGET,
            head(hats.NAPE, face(SIDE, STERN), hats.SALLET),
            things.HALBERD, things.SLEEVE, things.CUFF, things.FIST,
        ),
        CHAINED,
    ),
    "JH": Court(
        palette("#c6232f/#86121c", "#f3c65a/#a9761b", BLONDE, "#fdeae2"),
        (
            head(hats.CURLS), robes.NECK, robes.robe(robes.DOT, "{trim}", 15, 9), robes.RUFF,
            head(mirrored(face(TURNED, MERRY)), mirrored(hats.SWEPT), hats.BERET, group(hats.PLUME, "trans"
                "late(5 -4) scale(.8)")),
            things.SLEEVE, things.LACE, things.PUFFIN, things.FIST,
        ),
        GEMS,
    ),
    "JD": Court(
        palette("#d9772a/#99480e", "#1f7183/#0f4552", BROWN, "#fdf0d6"),
        (
            head(hats.BOB), robes.NECK, robes.robe(), robes.SLASHED, robes.CHAIN,
            head(face(TURNED, CALM), group(heads.MOUSTACHE, "translate(-5 0)"), hats.SWEPT, hats.HOOD),
            things.FISH, things.SLEEVE, things.FUR, things.FIST,
        ),
        ZIGZAG,
    ),
}  # fmt: skip


def court(rank: str, suit: str, ink: str, frame: Frame = NORMAL) -> list[str]:
    """The panel of a king, queen or jack with both halves of the figure; `ink` is the colour of the suit."""
    one = COURTS[rank + suit]
    # Beside a large index its own suit needs no place in the panel.
    mark = pip(suit, SUIT_X, SUIT_Y, SUIT_SIZE, "{suit}") if frame == NORMAL else ""
    return panel("".join(one.parts) + mark, one.colours | {"suit": ink}, one.belt, frame=frame)
