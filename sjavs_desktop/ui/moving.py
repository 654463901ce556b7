"""What moves on the table of a main window, and how fast: its settings, and the wish of the system for less motion."""

from PySide6.QtCore import QEvent, QObject, QTimer

from sjavs_desktop.app.less_motion import LessMotion
from sjavs_desktop.app.settings_motion import setting_of
from sjavs_desktop.ui.desk import Table
from sjavs_desktop.ui.felt import motion

AS_SPEED = "speed"
"""The setting `hold` of whoever chose no time of its own."""


class Moving(QObject):
    """Beside a main window; which kinds of motion are seen then holds for every felt of the program."""

    def __init__(self, window: Table) -> None:
        super().__init__(window.window())
        self._felt, self._settings = window.match.felt, window.settings
        self.system = LessMotion(self)
        self.system.changed.connect(self.follow)
        self._settings.changed.connect(self.follow)
        window.window().installEventFilter(self)
        self.follow()
        # Not before the first picture, as a command may be needed for it.
        self._first = QTimer(self, singleShot=True, interval=0)
        self._first.timeout.connect(self.system.read)
        self._first.start()

    def follow(self) -> None:
        """Moves everything as the settings and the system say."""
        get = self._settings.get
        wish = get("motion")
        none = wish == "off" or (wish == "system" and self.system.wished)
        motion.forgo([one for one in motion.KINDS if none or not get(setting_of(one))])
        speed, hold = str(get("speed")), str(get("hold"))
        self._felt.set_speed(speed)
        self._felt.set_hold(motion.HOLDS[speed] if hold == AS_SPEED else int(hold))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Asks again when somebody comes back to the window, who may have been in the settings of the system."""
        if event.type() == QEvent.Type.WindowActivate:
            self.system.read()
        elif event.type() == QEvent.Type.Close:
            self._first.stop()
            self.system.stop()
        return False
