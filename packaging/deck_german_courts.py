"""Könige, Ober and Unter of the German deck.

A König and an Ober have their sign up beside the head, an Unter wears it low, on a shield at his hip: so they are told
apart, and from this they have their names.
"""

import deck_hats as hats
import deck_heads as heads
import deck_robes as robes
import deck_things as things
from deck_courts import AUBURN, BLONDE, BROWN, CHESTNUT, GREY, WHITE, Court, mirrored
from deck_german_signs import INKS, sign_at
from deck_heads import CALM, FRONT, GRIM, MERRY, SIDE, STERN, TURNED, face
from deck_palettes import palette
from deck_panel import CHAINED, GEMS, KNITTED, NORMAL, ZIGZAG, Frame, head, panel, rays
from deck_shapes import area, disc, group, line

HIGH, HIGH_SIZE = (84, 44), 36
"""Where the sign is of König and Ober, and its size."""
LOW, LOW_SIZE, SHIELD = (52, 157), 34, 25
"""Where that of the Unter, and the size of its shield."""

WHITE_BEARD = group(heads.FULL_BEARD, "scale(1.04 1.16) translate(0 -3)")
NEARER = 68
"""How far to the right a low sign is in a portrait, where the hip is cut off."""
RIM = disc("{trim}", *LOW, SHIELD, 2.2) + disc("{gold}", *LOW, SHIELD - 3, 1.2) + disc("{cream}", *LOW, SHIELD - 6, 1.2)
HOOP = (
    disc("{wood}", *LOW, SHIELD + 4, 2.2)
    + line("{gold}", 2, "M28 141L36 145M24 157H31M28 173L36 169M52 128V135M76 141L68 145M80 157H73")
    + disc("{cream}", *LOW, SHIELD - 3, 2)
)
DRUMMER = "S"
"""The Unter whose shield is a drum."""
BODICE = area("{trim}", "M112 130Q138 150 164 130L170 162L100 182Z") + line(
    "{gold}", 2.2, "M138 144V170M124 140L130 172M152 140L150 166"
)

COURTS = {
    "KC": Court(
        palette("#7d4f21/#4c2c0d", "#b7c04a/#6d7620", BROWN, "#f3ecd2"),
        (
            head(hats.KINGS_HAIR), robes.NECK, robes.robe(robes.LEAF, "{trim}", 15, 9), robes.ERMINE,
            head(face(FRONT, CALM), heads.FULL_BEARD, hats.LILY_CROWN),
            things.GOBLET, things.SLEEVE, things.FUR, things.FIST,
        ),
        GEMS,
    ),
    "KS": Court(
        palette("#27703b/#123f20", "#e2c84e/#9a7a1c", CHESTNUT, "#e1efdb"),
        (
            head(hats.KINGS_HAIR), robes.NECK, robes.robe(robes.CROSS, "{trim}", 16, 10), robes.CLOAK,
            head(mirrored(face(TURNED, STERN)), group(heads.POINTED_BEARD, "translate(5 0)"), hats.ARCHED_CROWN),
            things.SCEPTRE, sign_at("S", 198, 45, 38), things.SLEEVE, things.LACE, things.FIST,
        ),
        CHAINED,
    ),
    "KH": Court(
        palette("#b81c28/#7d0d17", "#34598a/#1b355a", BLONDE, "#fce7da"),
        (
            head(hats.NAPE), robes.NECK, robes.robe(robes.LOZENGE, "{gold}", 16, 9), robes.PELERINE, robes.CHAIN,
            head(hats.NAPE, face(SIDE, CALM), heads.SIDE_BEARD, hats.LILY_CROWN),
            things.SWORD, things.SLEEVE, things.CUFF, things.FIST,
        ),
        ZIGZAG,
    ),
    "KD": Court(
        palette("#e0931c/#9c5a0a", "#2a6f86/#134452", WHITE, "#fdf1cc"),
        (
            head(hats.KINGS_HAIR), robes.NECK, robes.MAIL, robes.PELERINE,
            head(face(TURNED, STERN), group(heads.FORKED_BEARD, "translate(-4 0)"), hats.TURBAN),
            things.ORB, things.SLEEVE, things.FUR, things.PALM,
        ),
        KNITTED,
    ),
    "QC": Court(
        palette("#5e3a18/#38200a", "#8fa13a/#56641a", WHITE, "#f2cf6b", light="#fbe9b4", brow="#8f8b82"),
        (
            rays("{light}"), head(hats.KINGS_HAIR), robes.NECK, robes.robe(robes.LEAF, "{gold}", 15, 9), robes.CLOAK,
            head(face(FRONT, GRIM), WHITE_BEARD, hats.BROAD_HAT),
            things.SWORD, things.SLEEVE, things.CUFF, things.FIST,
        ),
        GEMS,
    ),
    "QS": Court(
        palette("#2d7d43/#164a25", "#e6cf57/#9a7a1c", CHESTNUT, "#e4f1de", plume="#ffffff", plume2="#e6cf57"),
        (
            head(hats.BOB), robes.NECK, robes.robe(), robes.SLASHED, robes.COLLAR, robes.BUTTONS,
            head(face(TURNED, CALM), group(heads.HANDLEBAR, "translate(-6 0)"), hats.LANDSKNECHT),
            things.SABRE, things.SLEEVE, things.CUFF, things.FIST,
        ),
        ZIGZAG,
    ),
    "QH": Court(
        palette("#b81c28/#7d0d17", "#34598a/#1b355a", GREY, "#fce7da", plume="#f6d36b"),
        (
            head(hats.SHORT_BACK), robes.NECK, robes.robe(), robes.STRIPES, robes.RUFF,
            head(face(FRONT, STERN), heads.POINTED_BEARD, mirrored(hats.FEATHER_CAP)),
            things.MACE, things.SLEEVE, things.LACE, things.FIST,
        ),
        CHAINED,
    ),
    "QD": Court(
        palette("#dd8d17/#96560a", "#2a6f86/#134452", AUBURN, "#fdf0cb", plume="#c4161c"),
        (
            head(hats.NAPE), robes.NECK, robes.MAIL, robes.TABARD, robes.GORGET,
            head(hats.NAPE, face(SIDE, GRIM), heads.SIDE_BEARD, hats.SALLET),
            things.LANCE, things.SLEEVE, things.CUFF, things.FIST,
        ),
        KNITTED,
    ),
    "JC": Court(
        palette("#85602c/#513611", "#8fa13a/#56641a", BROWN, "#f3ecd2"),
        (
            head(hats.BOB), robes.NECK, robes.robe(), robes.STRIPES, BODICE,
            head(face(TURNED, CALM), hats.SWEPT, hats.HOOD),
            things.HALBERD, things.SLEEVE, things.CUFF, things.FIST,
        ),
        ZIGZAG,
    ),
    "JS": Court(
        palette("#2d7d43/#164a25", "#e6cf57/#9a7a1c", BLONDE, "#e4f1de"),
        (
            head(hats.CURLS), robes.NECK, robes.robe(robes.DOT, "{trim}", 14, 9), robes.RUFF,
            head(mirrored(face(TURNED, MERRY)), hats.FRINGE, hats.BERET),
            things.STICKS, things.SLEEVE, things.LACE, things.FIST,
        ),
        CHAINED,
    ),
    "JH": Court(
        palette("#c0222e/#82101b", "#34598a/#1b355a", CHESTNUT, "#fce7da", plume="#f6d36b"),
        (
            head(hats.BOB), robes.NECK, robes.robe(), robes.PLACKET, robes.BUTTONS, robes.COLLAR,
            head(mirrored(face(TURNED, CALM)), mirrored(hats.SWEPT), mirrored(hats.FEATHER_CAP)),
            things.FLUTE, things.SLEEVE, things.CUFF, things.FIST,
        ),
        GEMS,
    ),
    "JD": Court(
        palette("#e0931c/#9c5a0a", "#2a6f86/#134452", AUBURN, "#fdf1cc"),
        (
            head(hats.SHORT_BACK), robes.NECK, robes.robe(robes.STAR, "{trim}", 16, 10), robes.CHAIN,
            head(face(FRONT, MERRY), heads.MOUSTACHE, hats.STRIPED_CAP),
            things.JUG, things.SLEEVE, things.FUR, things.FIST,
        ),
        KNITTED,
    ),
}  # fmt: skip


def low(suit: str, frame: Frame) -> str:
    """The sign of an Unter."""
    shield = (HOOP if suit == DRUMMER else RIM) + sign_at(suit, *LOW, LOW_SIZE)
    return shield if frame == NORMAL else group(shield, f"translate({NEARER} 0)")


def high(suit: str, frame: Frame) -> str:
    """The sign of a König or an Ober."""
    x, y = HIGH
    return sign_at(suit, x if frame == NORMAL else x + 22, y, HIGH_SIZE)


def court(rank: str, suit: str, frame: Frame = NORMAL) -> list[str]:
    """The panel of a König, Ober or Unter with both halves of the figure."""
    one = COURTS[rank + suit]
    sign = low(suit, frame) if rank == "J" else high(suit, frame)
    return panel("".join(one.parts) + sign, one.colours, one.belt, INKS[suit][0], frame)
