"""``sjavs demo``: plays deals by bots in the real window, without a display, and saves pictures of each phase."""

import argparse
import os
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from sjavs_desktop.cli.arguments import add_rules, rules_of, whole
from sjavs_desktop.cli.stopping import uninterrupted
from sjavs_desktop.cli.words import in_utf8, noted, pathname, say, told
from sjavs_desktop.core.files import make_folder
from sjavs_desktop.core.game import interjections
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import OVER, Action, View
from sjavs_desktop.core.wording import cause
from sjavs_desktop.messages import speaker

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from sjavs_desktop.ui.main_window import MainWindow

SIZES = ((1024, 640), (1366, 768), (2560, 1440))
THEMES = ("light", "dark")
ALL_THEMES = (*THEMES, "contrast")
SEED = "demo2945"
"""A short match in which the bottom seat is asked for everything: to cut, to bid and to name trumps."""
SEEDS = {
    "klorsjavs": "demo1",
    "klorsjavs-older": "demo3",
    "old-mor": "demo0",
    "schafkopf": "demo313",
    "schafkopf-house": "demo86",
    "sjavs-2": "demo7",
    "sjavs-3": "demo77",
}
"""The same for other packs."""
PICTURES = {
    "cut": "2-cut",
    "legen": "2-legen",
    "auction": "3-auction",
    "naming": "4-naming",
    "marriage": "4-marriage",
    "fold": "4-fold",
}
"""What pictures of the phases are called in which the bottom seat is asked."""
PATIENCE = 120
"""Seconds after which a demo that does not get on is given up."""


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    add_rules(parser)
    parser.add_argument("--deals", type=whole(1), default=3, metavar="N", help=say("deals to play (default 3)"))
    parser.add_argument(
        "--shots", type=pathname, metavar="DIR", help=say("folder for the pictures; none are made without it")
    )
    parser.add_argument(
        "--sizes", type=sizes, default=SIZES, metavar="WxH,...", help=say("window sizes of the pictures")
    )
    parser.add_argument(
        "--themes",
        type=themes,
        default=THEMES,
        metavar="NAMES",
        help=say("of light, dark and contrast (default: light,dark)"),
    )
    parser.add_argument("--seed", help=say("what the shuffles are drawn from (default: one that shows every phase)"))


def sizes(text: str) -> tuple[tuple[int, int], ...]:
    """Window sizes as on the command line: ``1024x640,1366x768``."""
    found = []
    for part in text.split(","):
        width, _, height = part.partition("x")
        if not (width.isdecimal() and height.isdecimal() and 960 <= int(width) <= 8000 and 600 <= int(height) <= 8000):
            raise argparse.ArgumentTypeError(
                say("{part!r} is not a size such as 1024x640 (960x600 to 8000x8000)", part=part)
            )
        found.append((int(width), int(height)))
    return tuple(found)


def themes(text: str) -> tuple[str, ...]:
    """Themes as on the command line: ``light,dark``."""
    found = tuple(text.split(","))
    if not set(found) <= set(ALL_THEMES):
        raise argparse.ArgumentTypeError(
            say("{given!r}: the themes are {list}", given=text, list=", ".join(ALL_THEMES))
        )
    return found


def run(args: argparse.Namespace) -> int:
    """Plays; 0 when all deals were played and every picture was written."""
    rules = rules_of(args)
    if args.shots:
        try:
            make_folder(args.shots)
        except OSError as wrong:
            print(
                say(
                    "sjavs demo: the folder {shots} cannot be made: {why}",
                    shots=args.shots,
                    why=cause(wrong),
                ),
                file=sys.stderr,
            )
            return 2
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from sjavs_desktop.app.display import problem
    from sjavs_desktop.cli import failing

    trouble = problem()
    if trouble:
        print(f"sjavs demo: {told(trouble)}", file=sys.stderr)
        return 2
    for theme in args.themes if args.shots else args.themes[:1]:
        with tempfile.TemporaryDirectory() as folder, uninterrupted() as pressed:
            try:
                with failing.fatal_of_qt("sjavs demo") as said:
                    failing.look_for_screen(application(), said)
                    demo = Demo(rules, args.deals, args.seed or SEEDS.get(rules.key, SEED), Path(folder), theme)
            except failing.NotStarted as wrong:
                return failing.tell(told(wrong), wrong.__cause__, program="sjavs demo")
            demo.pressed = pressed
            failed = demo.play(args.shots, args.sizes)
        if failed:
            return failed
    return 0


def phase_name(view: View) -> str | None:
    """What a picture of this view is called; None when it needs no picture."""
    table = view.table
    mine = table.turn == view.seat
    if table.deal_over:
        return "7-match-end" if table.phase == OVER else "6-deal-end"
    if table.phase == "play" and interjections(view):
        return "5-double" if mine else None
    if table.phase == "play":
        half = (view.rules.seats + 1) // 2
        return "5-mid-trick" if len(table.trick) == half and len(table.tricks) == 3 else None
    if table.phase == "exchange":
        asked = "4-look" if view.rules.look_first and table.exchange is None else "4-exchange"
        return asked if mine else None
    if table.phase == "naming" and table.contract is not None:
        return "4-calling" if mine else None
    return PICTURES.get(table.phase) if mine else None


def application() -> "QApplication":
    """The application of this process, which has but one."""
    in_utf8()
    from PySide6.QtWidgets import QApplication

    existing = QApplication.instance()
    return existing if isinstance(existing, QApplication) else QApplication(["sjavs"])


class Demo:
    """A window that plays by itself: the bottom seat, too, plays what a bot would."""

    def __init__(self, rules: Rules, deals: int, seed: str, folder: Path, theme: str = "light") -> None:
        from PySide6.QtCore import QSettings

        from sjavs_desktop.app.settings import Settings
        from sjavs_desktop.ui.application import open_window, prepare

        self.app: QApplication = application()
        prepare(self.app, speaker.language, speaker.extra)
        # The user's own settings stay as they are.
        store = QSettings(str(folder / "demo.ini"), QSettings.Format.IniFormat)
        self.settings = Settings(store=store)
        self.settings.set("speed", "instant")
        self.settings.set("hold", "0")
        self.settings.set("theme", theme)
        self.window: MainWindow = open_window(self.settings)
        self.rules, self.deals, self.seed, self.theme = rules, deals, seed, theme
        self.taken: set[str] = set()
        self.played = 0
        self.done = False
        self.failed: list[str] = []
        """What was raised while Qt was calling; the first one ends the demo."""
        self.pressed: Sequence[int] = ()
        """Whether Ctrl-C has been; it ends the demo."""
        self._shoot: Callable[[str], None] = lambda name: None

    def play(self, shots: Path | None, sizes: tuple[tuple[int, int], ...] = SIZES) -> int:
        """Plays the deals; 1 when something failed on the way or it did not come to its end in time."""
        # An exception in a slot does not come out of Qt: it is told to this hook.
        hook, sys.excepthook = sys.excepthook, self._caught
        try:
            return self._play(shots, sizes)
        finally:
            sys.excepthook = hook

    def _caught(self, kind: type[BaseException], wrong: BaseException, trace: TracebackType | None) -> None:
        self.failed.append("".join(traceback.format_exception(kind, wrong, trace)))

    def _play(self, shots: Path | None, sizes: tuple[tuple[int, int], ...]) -> int:
        if shots:
            self._shoot = lambda name: self._pictures(shots, name, sizes)
        self.window.match.score.ladder.ensure()
        self._spin(0.2)
        self._shoot("0-welcome")
        referee, felt = self.window.referee, self.window.match.felt
        felt.reached.connect(self._reached)
        referee.last_call.connect(self._called_last)
        referee.paused.connect(self._paused)
        referee.ended.connect(self._paused)
        if shots:
            self._deal_slowly()
        else:
            self.window.begin(self.rules, self._levels(), self.seed)
        limit = time.monotonic() + PATIENCE + 5 * self.deals
        while not (self.done or self.failed or self.pressed) and time.monotonic() < limit:
            self._spin(0.01)
        self.window.close()
        self._spin(0)
        if self.failed:
            print(say("sjavs demo: something failed on the way\n{failed}", failed=self.failed[0]), file=sys.stderr)
            return 1
        if self.pressed:
            return 0
        if not self.done:
            print(
                say(
                    "sjavs demo: not all deals were played in time, only {played} of {deals}",
                    played=self.played,
                    deals=self.deals,
                ),
                file=sys.stderr,
            )
            return 1
        words = (
            noted("deals played: {played}, pictures in {shots}: {taken}") if shots else noted("deals played: {played}")
        )
        print(say(words, played=self.played, shots=shots, taken=len(self.taken)))
        return 0

    def _levels(self) -> tuple[str, ...]:
        from sjavs_desktop.app.seats import HUMAN

        return (HUMAN, *("beginner",) * (self.rules.seats - 1))

    def _deal_slowly(self) -> None:
        """The first deal is dealt at a visible speed for its picture."""
        self.settings.set("speed", "slow")
        self.window.begin(self.rules, self._levels(), self.seed)
        self._spin(1.0)
        self._shoot("1-deal")
        self.settings.set("speed", "instant")
        self.window.match.felt.settle()

    def _spin(self, seconds: float) -> None:
        limit = time.monotonic() + seconds
        self.app.processEvents()
        while time.monotonic() < limit:
            self.app.processEvents()
            time.sleep(0.005)

    def _reached(self, view: View) -> None:
        """Takes the picture of a view that the felt has reached, and plays once it is the newest."""
        from PySide6.QtCore import QTimer

        name = phase_name(view)
        if name:
            self._pick(view)
            self._shoot(name)
        if view is self.window.match.felt.view and view.table.turn == view.seat:
            ticket = self.window.referee.ticket
            QTimer.singleShot(0, self.window, lambda: self._act(view, ticket))

    def _decision(self, view: View) -> Action | None:
        from sjavs_desktop.engine.levels import decide, seed_for

        return decide("beginner", view, seed_for(self.seed, self.window.referee.ticket[1], view.seat))

    def _act(self, view: View, ticket: tuple[int, int]) -> None:
        if ticket == self.window.referee.ticket:
            action = self._decision(view)
            assert action is not None
            self.window.match.ask(None)
            self.window.referee.submit(action)

    def _called_last(self, view: View) -> None:
        """The bottom seat may double, and the next card ends the time for it."""
        from PySide6.QtCore import QTimer

        ticket = self.window.referee.ticket
        QTimer.singleShot(0, self.window, lambda: self._answer_last_call(view, ticket))

    def _answer_last_call(self, view: View, ticket: tuple[int, int]) -> None:
        if ticket != self.window.referee.ticket:
            return
        self._shoot("5-last-call")
        action = self._decision(view)
        if action is None:
            self.window.match.let_go()
        else:
            self.window.referee.submit(action)

    def _pick(self, view: View) -> None:
        """Chooses the cards that will be laid away, so that the picture shows it."""
        from sjavs_desktop.ui.felt.choices import may_lay_away, wanted

        felt = self.window.match.felt
        if view is felt.view and may_lay_away(view):
            decision = self._decision(view)
            value = decision.value if decision else None
            cards = value if isinstance(value, tuple) else tuple(felt.legal()[-wanted(view) :])
            for card in cards:
                if card not in felt.picks:
                    felt.choose(card)

    def _paused(self, view: View) -> None:
        from PySide6.QtCore import QTimer

        self.played += 1
        QTimer.singleShot(0, self.window, self._go_on)

    def _go_on(self) -> None:
        view = self.window.referee.view()
        if self.played >= self.deals or view is None:
            self.done = True
        elif view.table.phase == OVER:
            self.seed += "+"
            self.window.begin(self.rules, self._levels(), self.seed)
        else:
            self.window.match.next_deal()

    def _pictures(self, folder: Path, name: str, sizes: tuple[tuple[int, int], ...]) -> None:
        """Saves the window as it is now, once a name, in each size."""
        for width, height in sizes:
            picture = folder / f"{name}-{self.theme}-{width}x{height}.png"
            if picture.name in self.taken:
                return
            self.window.resize(width, height)
            self._settle_layout()
            if not self.window.grab().save(str(picture)):
                raise OSError(say("{picture} cannot be written", picture=picture))
            self.taken.add(picture.name)

    def _settle_layout(self) -> None:
        """Lets the window take its size without letting the game go on."""
        from PySide6.QtCore import QEvent

        kinds = (QEvent.Type.PolishRequest, QEvent.Type.FontChange, QEvent.Type.LayoutRequest, QEvent.Type.Resize)
        # Each part that takes another height may make others do so, one after the other.
        for _ in range(6):
            for kind in kinds:
                self.app.sendPostedEvents(None, kind.value)
        sheet = self.window.match.score.sheet
        # Its size waits for a timer, and timers are not served here.
        sheet.fit()
        sheet.updateGeometries()
