"""The table in every size, scale factor, language, theme and deck, with checks of what is drawn, as JSON.

``python -m tests.bench.matrix [--sheets DIR] [--scales 1,1.25,...] [--languages en,da,...] [--themes light,...]``.

A process per scale factor (Qt reads it at the start) poses the real window, with tables of two, three and four, French
and German decks and large signs, and takes a picture of each. Checked in each of them:

- no label, button or tab has less room than its words need, and no line on the felt is shortened;
- no cards of one seat lie over those of another, and the corner of every open card is in sight;
- at scale 1 in one size, every word on the felt stands out from its ground by 4.5:1, by the pixels that were drawn.

``--sheets`` writes a sheet of small pictures for each scale, language and theme, to be looked at. Ends with 1 when
anything was found.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

SCALES = ("1", "1.25", "1.5", "2", "3")
SIZES = ((1024, 640), (1180, 760), (1366, 768), (1600, 900), (1920, 1080), (2560, 1440))
MEASURED = (1366, 768)
"""The size in which contrast is measured."""
LONGER = "longer"
"""In place of a language: English with words that are longer by two fifths."""
LANGUAGES = ("en", "da", "fo", "de", LONGER)
THEMES = ("light", "dark", "contrast")
SMALL = 320
"""Pixels that a picture on a sheet is wide."""


class Pose(NamedTuple):
    """A moment at a table, and how the cards are drawn."""

    situation: str
    """One of `tests.ui.test_theme_contrast.SITUATIONS`."""
    deck: str = "game"
    large: bool = False


POSES = (
    Pose("auction"),
    Pose("trick"),
    Pose("trick", "german", True),
    Pose("three", large=True),
    Pose("two"),
    Pose("schafkopf", "german"),
    Pose("schafkopf", "french"),
)


def over(one: Any, other: Any) -> bool:
    """Whether two cards, however they are turned, share more than an edge."""
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPolygonF, QTransform

    from sjavs_desktop.ui.felt.spots import SHAPE

    outlines = []
    for each in (one, other):
        wide, high = 0.98 * each.width, 0.98 * each.width * SHAPE
        turned = QTransform().translate(each.x, each.y).rotate(each.angle)
        outlines.append(turned.map(QPolygonF(QRectF(-wide / 2, -high / 2, wide, high))))
    return not outlines[0].intersected(outlines[1]).isEmpty()


# -- In a process of its own -------------------------------------------------------------------------------------------


class Poser:
    """The window that is posed, at the scale of this process."""

    def __init__(self, folder: Path) -> None:
        from PySide6.QtCore import QSettings
        from PySide6.QtWidgets import QApplication

        from sjavs_desktop.app.settings import Settings
        from sjavs_desktop.ui.application import open_window, prepare
        from sjavs_desktop.ui.felt.furniture import Furniture
        from tests.ui.spoken import Longer

        self.app = prepare(QApplication(["sjavs"]), "en")
        settings = Settings(store=QSettings(str(folder / "matrix.ini"), QSettings.Format.IniFormat))
        for key, value in {"speed": "instant", "hold": "0", "language": "en"}.items():
            settings.set(key, value)
        self.settings, self.window = settings, open_window(settings)
        self.window.match.score.ladder.ensure()
        self.window.match.welcome.hide()
        self.longer = Longer(self.app)
        self.lines: list[tuple[str, Any, bool]] = []
        """What the signs have written: words, their rectangle in the scene, and whether they were shortened."""
        usual, lines = Furniture.write, self.lines

        def write(self: Any, painter: Any, rect: Any, words: str, *rest: Any) -> None:
            from PySide6.QtGui import QFontMetricsF

            usual(self, painter, rect, words, *rest)
            short = QFontMetricsF(painter.font()).horizontalAdvance(words) > rect.width() + 1
            if words.strip():
                lines.append((words, self.mapRectToScene(rect).toAlignedRect(), short))

        Furniture.write = write  # type: ignore[method-assign,assignment]

    def dress(self, language: str, theme: str) -> None:
        """Speaks and looks like that from now on."""
        self.app.removeTranslator(self.longer)
        self.window.speak("en" if language == LONGER else language)
        if language == LONGER:
            self.app.installTranslator(self.longer)
        self.settings.set("theme", theme)
        self.app.processEvents()

    def pose(self, pose: Pose, size: tuple[int, int]) -> Any:
        """The picture of a pose in that size."""
        from tests.ui.test_theme_contrast import NAMES, situation

        view, match = situation(pose.situation), self.window.match
        self.settings.set("deck", pose.deck)
        self.settings.set("large_index", pose.large)
        self.window.resize(*size)
        match.felt.set_names(NAMES[: view.rules.seats])
        match.felt.show_step(view)
        match.felt.settle()
        match.ask(view if view.table.turn == view.seat and view.table.phase == "auction" else None)
        self.app.processEvents()
        for item in match.felt.scene().items():
            item.update()
        self.lines.clear()
        return self.window.grab().toImage()

    def faults(self) -> Iterator[str]:
        """What is wrong with the picture that was taken last."""
        from sjavs_desktop.ui.felt.layout import corner
        from tests.ui.spoken import cut
        from tests.ui.test_felt_layout import belongs, box, meet

        yield from (f"cut: {one}" for one in cut(self.window))
        yield from (f"shortened: {words}" for words, _, short in self.lines if short)
        picture = self.window.match.felt.table.picture
        places = picture.places if picture else ()
        for one, other in combinations(places, 2):
            # At a table of two each has open cards upon covered ones.
            stacked = one.seat == other.seat and {one.zone, other.zone} == {"open", "covered"}
            if belongs(one) != belongs(other) and not stacked and over(one, other):
                yield f"cards lie over another seat's: {belongs(one)} {belongs(other)}"
        shown = [one for one in places if one.face is not None]
        for one in shown:
            if any(each.z > one.z and meet(corner(one), box(each)) for each in shown):
                yield f"no corner in sight: {one.face}"

    def weak(self, picture: Any) -> Iterator[str]:
        """Words on the felt that do not stand out enough."""
        from sjavs_desktop.ui.contrast import WORDS, contrast
        from tests.ui.seeing import ground_and_ink

        felt = self.window.match.felt.viewport()
        here = felt.mapTo(self.window, felt.rect().topLeft())
        for words, rect, _ in list(self.lines):
            found = contrast(*ground_and_ink(picture, rect.translated(here)))
            if found < WORDS:
                yield f"contrast {found:.2f}: {words}"


def posed(asked: argparse.Namespace) -> None:
    """Prints a line of JSON for each picture with faults, and one with how many there were."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage, QPainter

    number = 0
    with tempfile.TemporaryDirectory() as folder:
        poser = Poser(Path(folder))
        for language in asked.languages:
            for theme in asked.themes:
                poser.dress(language, theme)
                wide, high = SMALL, round(SMALL * 0.625)
                sheet = QImage(wide * len(POSES), high * len(SIZES), QImage.Format.Format_RGB32)
                sheet.fill(Qt.GlobalColor.gray)
                painter = QPainter(sheet)
                for row, size in enumerate(SIZES):
                    for column, pose in enumerate(POSES):
                        picture = poser.pose(pose, size)
                        found = list(poser.faults())
                        if asked.one == "1" and size == MEASURED:
                            found += poser.weak(picture)
                        number += 1
                        if found:
                            where = [asked.one, language, theme, "x".join(map(str, size)), *map(str, pose)]
                            print(json.dumps({"where": where, "faults": found}), flush=True)
                        small = picture.scaled(
                            wide, high, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
                        )
                        small.setDevicePixelRatio(1)
                        painter.drawImage(column * wide, row * high, small)
                painter.end()
                if asked.sheets:
                    sheet.save(str(asked.sheets / f"{asked.one}-{language}-{theme}.png"))
        poser.window.close()
    print(json.dumps({"pictures": number}), flush=True)


# -- All of them -------------------------------------------------------------------------------------------------------


def main() -> int:
    """Prints what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sheets", type=Path, help="folder for sheets of small pictures")
    for key, values in (("scales", SCALES), ("languages", LANGUAGES), ("themes", THEMES)):
        parser.add_argument(f"--{key}", type=lambda text: tuple(text.split(",")), default=values)
    parser.add_argument("--one", default="", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.one:
        posed(asked)
        return 0
    if asked.sheets:
        asked.sheets.mkdir(parents=True, exist_ok=True)
    pictures, wrong, kinds = 0, list[dict[str, Any]](), Counter[str]()
    for scale in asked.scales:
        command = [sys.executable, "-m", "tests.bench.matrix", "--one", scale]
        command += ["--languages", ",".join(asked.languages), "--themes", ",".join(asked.themes)]
        command += ["--sheets", str(asked.sheets)] if asked.sheets else []
        surroundings = {**os.environ, "QT_SCALE_FACTOR": scale, "QT_QPA_PLATFORM": "offscreen"}
        done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False)
        lines = [json.loads(one) for one in done.stdout.splitlines()]
        if done.returncode or not lines or "pictures" not in lines[-1]:
            print(done.stderr, file=sys.stderr)
            return 1
        pictures += lines[-1]["pictures"]
        wrong += lines[:-1]
    for one in wrong:
        kinds.update(fault.split(":")[0].split(" ")[0] for fault in one["faults"])
    print(json.dumps({"pictures": pictures, "with_faults": len(wrong), "kinds": kinds, "wrong": wrong[:40]}, indent=2))
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
