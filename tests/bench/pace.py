"""How long a whole hand takes on the table, as JSON: from its deal until its score is shown, at a speed of the cards.

``python -m tests.bench.pace [--speed fast] [--hold speed] [--pack sjavs] [--level club] [--deals N] [--wait S]``.
Bots sit at the other places of the real window, and the own cards are played by rules of thumb, as soon as the table
shows that it is one's turn (or ``--wait`` seconds later); so it is the time that nobody at the table can do anything
about. Deals that were thrown in are left out. Seconds of each hand, with how many tricks it had.
"""

import argparse
import json
import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication

from sjavs_desktop.app.library import find
from sjavs_desktop.app.settings import Settings
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.state import View
from sjavs_desktop.engine import beginner
from sjavs_desktop.ui.application import open_window, prepare
from sjavs_desktop.ui.main_window import MainWindow

PATIENCE = 120.0
"""Seconds for one hand."""


class Hand(NamedTuple):
    """What was measured of a hand."""

    seconds: float
    work: float
    """Seconds of processor time that the program took meanwhile, its bots with it."""
    tricks: int


class Player:
    """Whoever sits at the bottom, and plays at once."""

    def __init__(self, window: MainWindow, wait: float) -> None:
        self.window, self._wait = window, round(1000 * wait)
        window.match.felt.reached.connect(self._reached)
        self.over = False

    def _reached(self, seen: View) -> None:
        if seen.table.deal_over:
            self.over = True
        elif seen.table.turn == seen.seat:
            QTimer.singleShot(self._wait, self.window, lambda: self._play(seen))

    def _play(self, seen: View) -> None:
        if seen is self.window.match.felt.view and seen.table.turn == seen.seat:
            chosen = beginner.decide(seen, 0)
            if chosen is not None:
                self.window.referee.submit(chosen)


def hands(app: QApplication, asked: argparse.Namespace) -> list[Hand]:
    """So many hands, one match after the other."""
    found: list[Hand] = []
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(store=QSettings(str(Path(folder) / "s.ini"), QSettings.Format.IniFormat))
        chosen = {"speed": asked.speed, "hold": asked.hold, "level": asked.level, "last_call": False, "motion": "on"}
        for key, value in chosen.items():
            settings.set(key, value)
        window = open_window(settings)
        window.resize(1366, 768)
        player = Player(window, asked.wait)
        rules = compile_rules(find(asked.pack, None))
        number = 0
        while len(found) < asked.deals:
            number += 1
            player.over = False
            began, worked = time.perf_counter(), time.process_time()
            window.begin(rules, None, f"pace/{number}")
            while not player.over or window.match.felt.director.busy:
                app.processEvents()
                time.sleep(0.0005)
                if time.perf_counter() - began > PATIENCE:
                    raise SystemExit("the table does not get on")
            took, work = time.perf_counter() - began, time.process_time() - worked
            view = window.referee.view()
            if view is not None and view.table.tricks:
                found.append(Hand(round(took, 2), round(work, 2), len(view.table.tricks)))
            window.referee.leave()
        window.close()
    return found


def report(asked: argparse.Namespace, found: list[Hand]) -> dict[str, Any]:
    """What is printed."""
    seconds = [one.seconds for one in found]
    return {
        **vars(asked),
        "load": [round(one, 2) for one in os.getloadavg()],
        "seconds": {"least": min(seconds), "median": round(statistics.median(seconds), 2), "most": max(seconds)},
        "hands": [one._asdict() for one in found],
    }


def main() -> None:
    """Plays the hands and prints how long they took."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--speed", default="fast")
    words.add_argument("--hold", default="speed", help="as in the settings: milliseconds, or speed")
    words.add_argument("--pack", default="sjavs")
    words.add_argument("--level", default="club")
    words.add_argument("--deals", type=int, default=5)
    words.add_argument("--wait", type=float, default=0, help="seconds before each own card")
    asked = words.parse_args()
    app = prepare(QApplication([]))
    print(json.dumps(report(asked, hands(app, asked)), indent=1))


if __name__ == "__main__":
    main()
