"""Makes all sounds of the game out of noise and of things that ring, and writes them to resources/sounds/.

Run from the top of the repository: ``python packaging/make_sounds.py``. The same code always writes the same bytes.
"""

import random
import sys
from pathlib import Path

from sound_parts import Sound, band, even, fading, high, mixed, noise, ringing, swelling, swept, write

SOUNDS = Path(__file__).resolve().parent.parent / "resources" / "sounds"

TABLE = ((96, 0.085, 1.0), (151, 0.07, 0.8), (233, 0.05, 0.5), (389, 0.03, 0.3), (617, 0.018, 0.16))
"""How a wooden table answers a blow: frequency, decay in seconds, loudness."""
BAR = ((1.0, 1.0, 1.0), (3.93, 0.22, 0.3), (9.2, 0.07, 0.1))
"""The overtones of a wooden bar that is struck softly: multiple, part of the decay, loudness."""
E5, A5 = 659.26, 880.0
C5, G5, C6 = 523.25, 783.99, 1046.5
D4, A4 = 293.66, 440.0


def snap(dice: random.Random, bright: float, decay: float) -> Sound:
    """Pasteboard that hits something: bright for a hard blow, dull for a soft one."""
    hit = noise(10 * decay, dice)
    edge, flat = high(band(hit, bright, bright), bright / 2), band(hit, bright / 3.2, bright / 4)
    return even(mixed(10 * decay, (0, 1.0, even(fading(edge, decay))), (0, 0.8, even(fading(flat, 1.8 * decay)))))


def wood(seconds: float, hard: float = 1.0) -> Sound:
    """The table, struck; the softer the blow, the less of its high tones there is."""
    modes = [
        (0.0, loud * hard**number, ringing(seconds, hertz, decay)) for number, (hertz, decay, loud) in enumerate(TABLE)
    ]
    return even(mixed(seconds, *modes))


def note(hertz: float, decay: float) -> Sound:
    """A wooden bar, struck with a soft mallet."""
    parts = [(0.0, loud, ringing(4 * decay, hertz * times, decay * part, 0.004)) for times, part, loud in BAR]
    return mixed(4 * decay, *parts)


def card(dice: random.Random) -> Sound:
    """A card that is laid on the felt: a breath of air, the slap, and a little of the table under the cloth."""
    air = even(swelling(band(noise(0.03, dice), 1900, 1700), 0.6))
    return mixed(0.18, (0, 0.16, air), (0.014, 1.0, snap(dice, 3100, 0.006)), (0.015, 0.45, wood(0.16, 0.55)))


def deal(dice: random.Random) -> Sound:
    """A card of the deal, which slides on others: lighter and shorter."""
    slide = even(swelling(high(band(noise(0.04, dice), 3600, 2600), 1500), 0.4))
    return mixed(0.075, (0, 0.35, slide), (0.016, 1.0, snap(dice, 3900, 0.0035)))


def shuffle(dice: random.Random) -> Sound:
    """A riffle: two halves of the pack that fall into each other faster and faster, and are pushed together."""
    parts, at = [], 0.02
    for number in range(44):
        middle = 1 - abs(number - 26) / 26
        at += (0.021 - 0.011 * middle) * dice.uniform(0.75, 1.25)
        parts.append((at, (0.3 + 0.5 * middle) * dice.uniform(0.6, 1.0), snap(dice, dice.uniform(2500, 4700), 0.0026)))
    rustle = even(swelling(high(band(noise(0.62, dice), 4200, 3600), 1800), 0.6))
    push = even(swelling(swept(noise(0.13, dice), 1500, 2800, 1600), 0.75))
    end = at + 0.04
    tap = (end + 0.1, 0.8, snap(dice, 2300, 0.006)), (end + 0.1, 0.35, wood(0.14, 0.5))
    return mixed(end + 0.23, (0.03, 0.14, rustle), *parts, (end, 0.3, push), *tap)


def trick(dice: random.Random) -> Sound:
    """Cards that are drawn together over the cloth, and set down with a soft tap."""
    sweep = even(swelling(swept(noise(0.30, dice), 1100, 2600, 1500), 0.62))
    hiss = even(swelling(high(noise(0.30, dice), 3500), 0.7))
    clicks = [(0.05 + 0.055 * number, 0.3, snap(dice, 3300 + 200 * number, 0.003)) for number in range(4)]
    tap = (0.3, 0.75, snap(dice, 2000, 0.006)), (0.3, 0.5, wood(0.16, 0.5))
    return mixed(0.46, (0, 0.42, sweep), (0, 0.09, hiss), *clicks, *tap)


def trump(dice: random.Random) -> Sound:
    """Two soft notes, a fourth apart: trumps are named."""
    return mixed(1.0, (0, 0.8, note(E5, 0.19)), (0.14, 1.0, note(A5, 0.25)))


def old_mor(dice: random.Random) -> Sound:
    """The highest trump, slammed on the table so that everything on it jumps."""
    thump = ringing(0.4, 58, 0.09, bend=0.9)
    jump = even(fading(band(noise(0.2, dice), 760, 420), 0.03))
    blow = (0, 0.75, snap(dice, 2600, 0.011)), (0.001, 1.0, wood(0.45)), (0.001, 0.8, thump), (0.002, 0.5, jump)
    rattle = [(0.085 + 0.043 * number, 0.16 / (number + 1), snap(dice, 2400, 0.004)) for number in range(4)]
    return mixed(0.48, *blow, *rattle)


def knuckles(dice: random.Random, hard: float) -> Sound:
    """Knuckles on the table."""
    bone = even(fading(band(noise(0.06, dice), 1150, 500), 0.006))
    tones = even(mixed(0.1, (0, 0.6, ringing(0.1, 310, 0.016)), (0, 0.5, ringing(0.1, 705, 0.009))))
    return mixed(0.3, (0, 0.7, bone), (0, 0.7, tones), (0, 0.35 * hard, wood(0.3, 0.6)))


def call(dice: random.Random) -> Sound:
    """Somebody bids or passes: one light knock."""
    return mixed(0.16, (0, 1.0, knuckles(dice, 0.4)))


def double(dice: random.Random) -> Sound:
    """Kontra, and whoever lays: two knocks, the second one harder."""
    return mixed(0.42, (0, 0.75, knuckles(dice, 1.0)), (0.15, 1.0, knuckles(dice, 1.6)))


def deal_over(dice: random.Random) -> Sound:
    """A deal has been counted: a fifth, low and quiet."""
    return mixed(0.85, (0, 1.0, note(D4, 0.2)), (0.06, 0.7, note(A4, 0.19)))


def cross(dice: random.Random) -> Sound:
    """One's own side has won a cross or the match: a figure that rises."""
    steps = [(0.105 * number, 0.8, note(hertz, 0.15)) for number, hertz in enumerate((C5, E5, G5))]
    return mixed(1.15, *steps, (0.33, 1.0, note(C6, 0.27)), (0.33, 0.35, note(C5, 0.22)))


MADE = {one.__name__: one for one in (card, deal, shuffle, trick, trump, old_mor, call, double, deal_over, cross)}
"""Every sound by the name of its file. Each has dice of its own, so that a change of one leaves the others alone."""


def make(folder: Path) -> None:
    """Writes every sound into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, maker in MADE.items():
        write(folder / f"{name}.wav", maker(random.Random(name)))


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else SOUNDS)
