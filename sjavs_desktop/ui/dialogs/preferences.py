"""The preferences: a form over all settings."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from sjavs_desktop.app.bots import PARTNERS, setting_of
from sjavs_desktop.app.settings import SETTINGS, Settings
from sjavs_desktop.ui.dialogs.frame import Dialog
from sjavs_desktop.ui.dialogs.option_form import OptionForm
from sjavs_desktop.ui.sound.sounds import Sounds


def headings() -> dict[str, str]:
    """By the setting that stands first under it, the heading of a part."""
    return {
        "speed": QCoreApplication.translate("preferences", "At the table"),
        "motion": QCoreApplication.translate("preferences", "Motion"),
        "volume": QCoreApplication.translate("preferences", "Sound"),
        "level": QCoreApplication.translate("preferences", "The other players"),
        setting_of(next(iter(PARTNERS))): QCoreApplication.translate(
            "preferences", "Agreements between partners (for rules of thumb, from the next match on)"
        ),
        "beginner": QCoreApplication.translate("preferences", "Learning"),
        "language": QCoreApplication.translate("preferences", "Language and looks"),
    }


class PreferencesDialog(Dialog):
    """Edits the settings; nothing changes before it is accepted."""

    def __init__(self, settings: Settings, parent: QWidget | None = None, sounds: Sounds | None = None) -> None:
        """With `sounds` it also tells why nothing can be heard, if that is so, as soon as it is known."""
        super().__init__(parent, QCoreApplication.translate("preferences", "Preferences"))
        self._settings = settings
        self.form = OptionForm(SETTINGS, {one.key: settings.get(one.key) for one in SETTINGS}, "settings", headings())
        if sounds is not None:
            self._sounds = sounds
            sounds.amiss.connect(self._tell_sound)
            self._tell_sound()
            sounds.warm()
        self.scrolled(self.form)
        self.accept_button(QCoreApplication.translate("preferences", "&OK"))
        self.reject_button(QCoreApplication.translate("preferences", "&Cancel"))
        self.finish(480, 580)

    def _tell_sound(self) -> None:
        self.form.note("volume", self._sounds.trouble())

    def accept(self) -> None:
        """Stores what was changed."""
        for key, value in self.form.values().items():
            self._settings.set(key, value)
        super().accept()
