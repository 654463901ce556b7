"""How long the pictures of a hand take: ``python -m tests.bench.cards``, offscreen.

Eight cards of a hand, four of them courts, and the back, read from their files and drawn 114 pixels wide (the own hand
in a window of 1366 by 768): once cold, as after a change of the deck, and once from the cache, as in every frame.
"""

import os
from statistics import median
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from sjavs_desktop.ui import dress
from sjavs_desktop.ui.felt.deck import Deck

HAND = ("QC", "QS", "JC", "JH", "AH", "TD", "8C", "9S", "back")
SIZE = QSize(114, 160)
RATIOS = (1.0, 1.25, 1.5, 2.0, 3.0)
TIMES = 15


def hand(deck: Deck, ratio: float) -> float:
    """Milliseconds for all of them."""
    begin = perf_counter()
    for name in HAND:
        deck.picture(name, SIZE, ratio)
    return 1000 * (perf_counter() - begin)


def main() -> None:
    """Prints a line for each way in which cards are made and each density of the screen."""
    app = QApplication([])
    for make in (dress.Make(), dress.Make(large=True, four=True)):
        for worn in (dress.FRENCH, dress.GERMAN):
            dress.wear(worn)
            dress.make(make)
            for ratio in RATIOS:
                decks = [Deck(*dress.pictures().cards) for _ in range(TIMES)]
                cold, warm = ([hand(deck, ratio) for deck in decks] for _ in range(2))
                kind = f"{worn}{' large' if make.large else ''}"
                print(f"{kind:13} x{ratio:<5} cold {median(cold):6.1f} ms  cached {median(warm):6.3f} ms")
    app.quit()


if __name__ == "__main__":
    main()
