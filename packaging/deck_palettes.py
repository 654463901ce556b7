"""The colours of the courts, by the names that stand in braces in their parts."""

from deck_shapes import BLACK, CREAM, GOLD, RED

COMMON = {
    "ink": BLACK, "white": "#ffffff", "cream": CREAM, "grey": "#9aa3ad", "red": RED,
    "gold": GOLD, "gold2": "#a9761b", "gold3": "#f7df8c", "steel": "#d3dae1", "steel2": "#9aa7b4",
    "wood": "#b07a3f", "leaf": "#4d9a4a", "rose": "#d8324a", "rose2": "#8c1226", "glass": "#bfe0ee",
    "puffin": "#f0762b", "fish": "#8fb2c4", "fish2": "#4f788f",
    "skin": "#f5d6b4", "skin2": "#e3b48a", "blush": "#efb698", "lips": "#c2424a", "lips2": "#7c1c28",
    "iris": "#4a6b8a",
}  # fmt: skip


def palette(robe: str, trim: str, hair: str, panel: str, **more: str) -> dict[str, str]:
    """All colours of a figure; a pair of shades is written with a stroke between them."""
    pairs = {"robe": robe, "trim": trim, "hair": hair}
    shades = {}
    for name, pair in pairs.items():
        shades[name], shades[f"{name}2"] = pair.split("/")
    chosen = COMMON | shades | {"panel": panel, "brow": shades["hair2"], "belt": shades["robe2"], "gem": shades["trim"]}
    return chosen | {"plume": CREAM, "plume2": shades["trim"]} | more
