"""Garments of the courts, in units of the card (250 by 350).

A body fills the upper half of the panel down to the line between the halves (`deck_panel.level`); what hangs a little
lower is covered by the belt. Patterns are one path each: a motif repeated wherever it fits into the garment.
"""

from collections.abc import Sequence

from deck_shapes import area, disc, line, number

Point = tuple[float, float]

SHOULDERS = "M6 214V151C30 141 88 138 116 121H160C186 128 210 131 229 136V157Z"
WITHIN: Sequence[Point] = (
    (28, 194), (28, 153), (50, 149), (86, 142), (120, 130), (158, 130), (190, 139), (224, 147), (224, 149), (160, 160),
)  # fmt: skip
"""The inside of `SHOULDERS` as a polygon, where motifs may have their middles."""

LOZENGE = "m0 -6l4.5 6l-4.5 6l-4.5 -6z"
STAR = "m0 -6l1.5 4.5l4.5 1.5l-4.5 1.5l-1.5 4.5l-1.5 -4.5l-4.5 -1.5l4.5 -1.5z"
DOT = "m-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0z"
FLOWER = (
    "m0 -6c3 2 3 4 0 6c3 -3 6 -3 6 0c0 3 -3 3 -6 0c3 3 3 5 0 6"
    "c-3 -1 -3 -3 0 -6c-3 3 -6 3 -6 0c0 -3 3 -3 6 0c-3 -2 -3 -4 0 -6z"
)
HEART = "m0 6c-2 -4 -6 -5 -6 -8.6c0 -3.6 4.6 -4 6 -0.6c1.4 -3.4 6 -3 6 0.6c0 3.6 -4 4.6 -6 8.6z"
SCALE = "m-6 -4v3a6 6 0 0 0 12 0v-3"
CROSS = "m-1.5 -5h3v3.5h3.5v3h-3.5v3.5h-3v-3.5h-3.5v-3h3.5z"
LEAF = "m0 -6c5 4 5 8 0 12c-5 -4 -5 -8 0 -12z"


def holds(polygon: Sequence[Point], x: float, y: float) -> bool:
    """Whether a point lies in a polygon."""
    inside = False
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


def spread(motif: str, across: float, down: float, polygon: Sequence[Point] = WITHIN) -> str:
    """A path with `motif` at the points of a staggered lattice that lie in a polygon."""
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    path, row, y = "", 0, min(ys) + down / 2
    while y < max(ys):
        x = min(xs) + (across / 2 if row % 2 else 0)
        while x < max(xs):
            if holds(polygon, x, y):
                path += f"M{number(x)} {number(y)}{motif}"
            x += across
        y += down
        row += 1
    return path


def robe(motif: str = "", colour: str = "{trim}", across: float = 16, down: float = 9) -> str:
    """Body and sleeves in the colour of the robe, with a woven motif."""
    folds = line("{robe2}", 3, "M60 158Q66 172 64 190M92 146Q98 160 96 182M204 138Q206 146 204 156")
    woven = area(colour, spread(motif, across, down), 0) if motif else ""
    return area("{robe}", SHOULDERS) + folds + woven


NECK = area("{skin}", "M126 100H150V122Q138 140 126 122Z") + area(
    "{skin2}", "M126 110Q138 126 150 112V120Q138 130 126 118Z", 0
)
ERMINE = area(
    "{white}",
    "M34 166C52 144 100 136 118 116Q138 132 158 116C178 128 208 130 228 140C212 152 196 148 182 148"
    "C164 152 150 146 136 152"
    "C116 152 104 164 86 160C66 162 52 172 34 166Z",
) + area(
    "{ink}",
    "".join(
        f"M{x} {y}l2.6 5l-2.6 5l-2.6 -5z"
        for x, y in (
            (52, 153),
            (70, 148),
            (84, 141),
            (92, 150),
            (108, 144),
            (120, 134),
            (168, 136),
            (182, 132),
            (190, 138),
            (206, 137),
            (160, 128),
        )
    ),
    0,
)
CHAIN = (
    line("{ink}", 6, "M104 132Q138 172 172 132")
    + line("{gold}", 3.4, "M104 132Q138 172 172 132")
    + disc("{gold}", 138, 153, 8, 2)
)
MAIL = (
    area("{steel}", SHOULDERS)
    + f'<path fill="{{steel2}}" stroke="{{ink}}" stroke-width="1.5" d="{spread(SCALE, 12, 6)}"/>'
)
TABARD = area("{robe}", "M84 146L112 124Q138 146 166 124L190 134L184 164L92 190Z")
GORGET = area("{gold}", "M108 128Q138 154 168 128L160 116Q138 132 116 116Z") + line(
    "{gold2}", 2, "M112 128Q138 148 164 128"
)
CLOAK = (
    area("{trim}", "M6 214V149C36 140 92 136 112 120L170 120C150 134 132 146 122 164L108 187Z")
    + line("{trim2}", 2.6, "M40 162Q44 178 42 196M66 150Q72 166 68 188M94 142Q96 156 90 180")
    + disc("{gold}", 160, 129, 8, 2)
)
RUFF = area(
    "{white}",
    "M92 126Q90 118 100 120Q100 112 110 116Q112 108 121 113Q128 108 138 114Q148 108 155 113Q164 108 166 116"
    "Q176 112 176 120"
    "Q186 118 184 126Q184 134 174 132Q172 140 162 136Q156 143 148 138Q138 144 128 138Q120 143 114 136"
    "Q104 140 102 132Q92 134 92 126Z",
) + line(
    "{grey}",
    1.4,
    "M104 122L112 130M114 117L120 132M127 115L130 135M138 116V137M149 115L146 135M162 117L156 132M172 122L164 130",
)
BUTTONS = "".join(disc("{gold}", x, y, 3.2, 1.4) for x, y in ((138, 146), (137, 155), (136, 164)))
PLACKET = area("{trim}", "M124 132L152 132L156 164L122 174Z")
COLLAR = area("{white}", "M104 128L124 114L138 130L152 114L172 128L158 144L138 132L118 144Z") + disc(
    "{gold}", 138, 134, 3.4, 1.4
)
STRIPES = line("{trim}", 6, "M50 160L58 196M76 150L84 190M102 138L110 184M172 132L176 160M198 138L200 154")
NECKLINE = area("{skin}", "M108 128L124 116H152L168 128L160 154Q138 164 116 154Z", 2) + area(
    "{skin2}", "M126 116Q138 130 150 116V122Q138 136 126 122Z", 0
)
LACING = area("{trim}", "M112 152Q138 166 164 152L162 170L116 182Z") + line(
    "{white}", 2, "M122 162L154 172M150 162L122 176"
)
PEARLS = "".join(
    disc("{white}", x, y, 3, 1.2)
    for x, y in ((114, 131), (120, 138), (128, 142.5), (138, 144), (148, 142.5), (156, 138), (162, 131))
)
PENDANT = line("{gold}", 2, "M116 126Q138 158 160 126") + area("{red}", "M138 142L144 150L138 158L132 150Z", 1.6)
HIGH_COLLAR = (
    area("{white}", "M96 132C88 110 94 96 104 88L126 120L112 138Z", 1.8)
    + area("{white}", "M180 132C188 110 182 96 172 88L150 120L164 138Z", 1.8)
    + line("{grey}", 1.4, "M98 124L118 118M98 110L114 112M178 124L158 118M178 110L162 112")
)
PUFF = area("{robe2}", "M6 208V147C36 136 76 138 86 152C88 168 76 184 58 196Z") + line(
    "{trim}", 4, "M32 150Q30 172 32 198M50 147Q52 168 48 194M68 149Q72 162 62 188"
)
PELERINE = area(
    "{trim}",
    "M40 168C50 146 104 138 120 118Q138 136 156 118C176 130 204 134 222 142C206 152 190 148 178 152"
    "C160 156 150 150 136 156C112 158 72 172 44 164Z",
) + line("{gold}", 2.4, "M52 161C74 146 108 144 122 130M154 130C174 138 196 142 212 143")
SLASHED = area("{trim}", "M6 210V151C34 140 64 140 80 148C90 156 90 168 82 184Z") + area(
    "{white}", "M36 154l6 14l-4 16l-6 -14zM53 151l6 13l-4 16l-6 -14zM70 151l5 12l-3 14l-6 -13z", 1.4
)

# The shawl of the Faroese national dress: two corners crossed over the breast, with a light border.
SHAWL_LEFT: Sequence[Point] = (
    (26, 196),
    (26, 154),
    (60, 147),
    (92, 138),
    (104, 132),
    (116, 148),
    (134, 162),
    (128, 166),
)
SHAWL_RIGHT: Sequence[Point] = ((172, 126), (200, 132), (226, 140), (226, 148), (150, 164), (166, 144))
SHAWL = (
    area("{white}", "M112 126Q138 150 164 126L158 114H118Z", 1.8)
    + area("{robe}", "M162 116C186 126 210 130 229 136V158L100 188L92 182C120 166 146 146 162 116Z")
    + area("{trim}", spread(STAR, 15, 8, SHAWL_RIGHT), 0)
    + line("{ink}", 8, "M166 120C150 150 128 166 108 180")
    + line("{cream}", 4.6, "M166 120C150 150 128 166 108 180")
    + area("{robe}", "M114 116C88 134 34 140 6 151V214L152 175L162 168C144 162 124 146 114 116Z")
    + area("{trim}", spread(STAR, 15, 8, SHAWL_LEFT), 0)
    + line("{ink}", 8, "M113 122C121 146 132 158 150 166")
    + line("{cream}", 4.6, "M113 122C121 146 132 158 150 166")
)
BROOCH = (
    disc("{steel}", 138, 152, 14, 2.2)
    + disc("{white}", 138, 152, 9.4, 1.4)
    + "".join(
        line("{ink}", 1.2, f"M{138 + x} {152 + y}l{x * 0.32:.1f} {y * 0.32:.1f}")
        for x, y in ((10, 0), (-10, 0), (0, 10), (0, -10), (7, 7), (-7, 7), (7, -7), (-7, -7))
    )
)
