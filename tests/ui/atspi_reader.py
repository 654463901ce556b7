"""A screen reader on the real accessibility bus, for the system's own Python: needs pyatspi, and nothing of ours.

`python3 atspi_reader.py PYTHON FOLDER` starts the game with that PYTHON, plays a deal by pressing what it finds, and
prints as JSON what it has heard and found.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pyatspi
from gi.repository import GLib

STEP = 150
"""Milliseconds between two looks."""
LONGEST = 120_000
"""Milliseconds after which it gives up."""
WORDS = ("Pass", "Knock", "clubs", "spades", "hearts", "diamonds")
"""What it answers when it is asked for anything but a card, if it can."""


class Reader:
    """Looks at the desktop every now and then, and presses the first thing that answers what is asked."""

    def __init__(self, folder, process):
        self.folder, self.process = folder, process
        self.heard, self.seen, self.focused, self.trouble = [], [], [], ""
        self.left = LONGEST
        self.ended = 0
        self.loop = GLib.MainLoop()

    def hear(self, event):
        self.heard.append(str(event.any_data))

    def focus(self, event):
        if event.detail1:
            self.focused.append(event.source.name)

    def application(self):
        for one in pyatspi.Registry.getDesktop(0):
            if one is not None and one.get_process_id() == self.process.pid:
                return one
        return None

    def below(self, found):
        """What is there for anybody, in order."""
        yield found
        for child in found:
            if child is not None and child.getState().contains(pyatspi.STATE_VISIBLE):
                yield from self.below(child)

    def table(self):
        top = self.application()
        found = self.below(top) if top is not None else ()
        return next((one for one in found if one.name == "Card table"), None)

    def look(self):
        """Notes the cards of the trick, and answers what is asked."""
        table = self.table()
        if table is None:
            return
        buttons = []
        for one in self.below(table):
            if one.getRole() == pyatspi.ROLE_PUSH_BUTTON:
                buttons.append(one)
            elif one.parent is not None and one.parent.name == "The trick" and one.name not in self.seen:
                self.seen.append(one.name)
        free = [one for one in buttons if "may be played" in one.name]
        asked = [one for one in buttons if " of 8" not in one.name and "may " not in one.name]
        choice = free or [
            one for one in asked if one.name in ("Pass", "Knock", "clubs", "spades", "hearts", "diamonds")
        ]
        choice = choice or [one for one in asked if one.getState().contains(pyatspi.STATE_FOCUSED)]
        if choice:
            if free:
                choice[0].queryComponent().grabFocus()
            action = choice[0].queryAction()
            names = [action.getName(index) for index in range(action.nActions)]
            action.doAction(names.index("Press"))

    def step(self):
        try:
            if (self.folder / "told").exists():
                self.ended += 1
            else:
                self.look()
        except (GLib.Error, LookupError, NotImplementedError, AttributeError) as wrong:
            # Something has gone while it was looked at; the next look finds what is there then.
            self.trouble = repr(wrong)
        self.left -= STEP
        if self.left <= 0 or self.ended > 10 or self.process.poll() is not None:
            self.loop.quit()
            return False
        return True

    def run(self):
        pyatspi.Registry.registerEventListener(self.hear, "object:announcement")
        pyatspi.Registry.registerEventListener(self.focus, "object:state-changed:focused")
        GLib.timeout_add(STEP, self.step)
        self.loop.run()


def main(python, folder):
    environment = os.environ | {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_QPA_PLATFORM": "xcb"}
    with subprocess.Popen([python, "-m", "tests.ui.atspi_table", folder], env=environment) as process:
        reader = Reader(Path(folder), process)
        try:
            reader.run()
        finally:
            process.terminate()
    print(json.dumps({key: getattr(reader, key) for key in ("heard", "seen", "focused", "trouble")}))


if __name__ == "__main__":
    main(*sys.argv[1:])
