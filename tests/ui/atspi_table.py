"""The game for the test of the real accessibility bus: `python -m tests.ui.atspi_table FOLDER` plays one deal.

When the deal is over the file `told` in the folder has a line for every card of the record, as a reader says it.
"""

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from sjavs_desktop.core.state import View
from sjavs_desktop.ui.accessible.spoken import stopped
from sjavs_desktop.ui.accessible.things import played
from sjavs_desktop.ui.main_window import MainWindow
from sjavs_desktop.ui.people import people
from tests.core.games import rules_of
from tests.ui.windows import NAMES, PERSON_AND_BOTS, settings_in


def main(folder: Path) -> None:
    app = QApplication([])
    window = MainWindow(settings_in(folder, speed="fast", hold="0", level="beginner"))
    window.show()
    window.activateWindow()

    def reached(view: View) -> None:
        record = window.referee.record
        if view.table.deal_over and record is not None:
            names = people(record.players)
            cards = [one for one in record.actions if one.kind == "play" and isinstance(one.value, int)]
            lines = [stopped(played(names, one.seat, one.value)) for one in cards if isinstance(one.value, int)]
            half = folder / "half"
            half.write_text("\n".join(lines), encoding="utf-8")
            half.rename(folder / "told")

    window.match.felt.reached.connect(reached)
    window.referee.new_match(rules_of("sjavs"), NAMES, PERSON_AND_BOTS, "on the bus", 1)
    app.exec()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
