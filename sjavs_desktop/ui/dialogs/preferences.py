"""The preferences: every setting once, in force as soon as it is chosen."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from sjavs_desktop.app.settings import SETTINGS, Settings
from sjavs_desktop.core.schema import Option, OptionValue
from sjavs_desktop.models.option_form import OptionModel
from sjavs_desktop.ui.dialogs.frame import Dialog, grown, question, widen
from sjavs_desktop.ui.dialogs.option_form import OptionForm
from sjavs_desktop.ui.dialogs.parts import Parts
from sjavs_desktop.ui.sound.sounds import Sounds


def headings() -> dict[str, str]:
    """By group its name, in the order in which the groups are shown."""
    translate = QCoreApplication.translate
    return {
        "language": translate("preferences", "Language"),
        "looks": translate("preferences", "Window and text"),
        "cards": translate("preferences", "Cards"),
        "hand": translate("preferences", "Your hand"),
        "table": translate("preferences", "At the table"),
        "motion": translate("preferences", "Speed and motion"),
        "sound": translate("preferences", "Sound"),
        "bots": translate("preferences", "The other players"),
        "partners": translate("preferences", "Agreements between partners"),
        "learning": translate("preferences", "Learning"),
    }


def about() -> dict[str, str]:
    """By group what holds for all of it."""
    words = QCoreApplication.translate("preferences", "They are for rules of thumb, and hold from the next match on.")
    return {"partners": words}


def in_order() -> list[Option]:
    """The settings by group; a group that has no name comes last."""
    order = list(headings())
    return sorted(SETTINGS, key=lambda one: order.index(one.group) if one.group in order else len(order))


class PreferencesDialog(Dialog):
    """Edits the settings. Each change is in force at once, and can be taken back as long as the dialog is open."""

    def __init__(self, settings: Settings, parent: QWidget | None = None, sounds: Sounds | None = None) -> None:
        """With `sounds` it also tells why nothing can be heard, if that is so, as soon as it is known."""
        super().__init__(parent, "")
        self._settings, self._sounds = settings, sounds
        self._steps: list[dict[str, OptionValue]] = []
        self.model = OptionModel(said, lambda key: headings().get(key, key), lambda letters: "", self)
        self.model.set_options(in_order(), {one.key: settings.get(one.key) for one in SETTINGS})
        self.form = OptionForm(self.model, about())
        self.search, self.nothing = QLineEdit(self), QLabel(self)
        self._lay_out()
        self.back = self._button("take_back", self.take_back)
        self.standard = self._button("standard", self.ask_for_standard)
        # Enter in the search shall not close what has just been found.
        self.close_ = self.reject_button("")
        self.close_.setObjectName("close")
        self.close_.setAutoDefault(False)
        self._connect()
        self.retranslate()
        self._offer()
        self.finish(820, 640)
        self.search.setFocus()

    def _lay_out(self) -> None:
        self.search.setObjectName("search")
        self.search.setClearButtonEnabled(True)
        self.nothing.setObjectName("nothing")
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.hide()
        self.column.addWidget(self.search)
        area = self.scrolled(self.form)
        self.column.removeWidget(area)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what lies in it has the keyboard
        self.parts = Parts(self.form, area)
        self.setTabOrder(self.search, self.parts)
        self.setTabOrder(self.parts, self.form.row(self.model.options()[0].key).editor)
        right = QVBoxLayout()
        right.addWidget(area, 1)
        right.addWidget(self.nothing, 1)
        row = QHBoxLayout()
        row.addWidget(self.parts)
        row.addLayout(right, 1)
        self.column.addLayout(row, 1)

    def _button(self, name: str, do: object) -> QPushButton:
        button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ResetRole)
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.clicked.connect(do)
        return button

    def _connect(self) -> None:
        self.search.textChanged.connect(self.seek)
        self.search.installEventFilter(self)
        # A choice would take these keys for letters of what is looked for among its values.
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self.take_back)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._begin_search)
        self.model.edited.connect(self._edited)
        self._settings.changed.connect(self._follow)
        if self._sounds is not None:
            self._sounds.amiss.connect(self._tell_sound)
            self._sounds.warm()

    def seek(self, text: str) -> None:
        """Shows the settings in which a text occurs, or a sentence that there are none."""
        self.form.search(text)
        none = not self.form.headings()
        words = QCoreApplication.translate("preferences", "No setting speaks of “{words}”.")
        self.nothing.setText(words.format(words=text.strip()))
        self.nothing.setVisible(none)
        self.parts.area.setVisible(not none)

    def _begin_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _go_to_found(self) -> None:
        """Gives the keyboard to the first setting that the search has found."""
        found = next((one.key for one in self.model.options() if self.form.shows(one.key)), None)
        if found is not None:
            self.form.row(found).editor.setFocus(Qt.FocusReason.TabFocusReason)

    # -- Changes -------------------------------------------------------------------------------------------------------

    def _edited(self, key: str) -> None:
        """Puts a choice in force; nothing where the setting was changed elsewhere and the form has followed."""
        value, before = self.model.values()[key], self._settings.get(key)
        if value == before:
            return
        self._steps.append({key: before})
        self._settings.set(key, value)
        self._offer()

    def _put(self, values: Mapping[str, OptionValue]) -> None:
        """Puts several values in force as one change, which is remembered by whoever asks for it."""
        for key, value in values.items():
            self._settings.set(key, value)
        self._offer()

    def _follow(self, key: str) -> None:
        """Shows what a setting is now, whoever has changed it."""
        self.model.set_values({key: self._settings.get(key)})
        if key == "text_size":
            self._grow_words()
        self._offer()

    def take_back(self) -> None:
        """Takes back the last change that was made here."""
        if self._steps:
            self._put(self._steps.pop())

    def ask_for_standard(self) -> None:
        """Gives every setting its standard value, if that is meant."""
        changed = self.model.chosen()
        translate = QCoreApplication.translate
        title = translate("preferences", "Reset all settings")
        words = translate("preferences", "Reset %n changed setting(s)? “Take back” brings them back.", "", len(changed))
        if not question(self, title, words, translate("preferences", "&Reset"), translate("preferences", "&Keep")):
            return
        self._steps.append(changed)
        self._put({key: self._settings.option(key).default for key in changed})

    def _offer(self) -> None:
        self.back.setEnabled(bool(self._steps))
        self.standard.setEnabled(bool(self.model.chosen()))

    # -- Words ---------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Words everything in the current language."""
        translate = QCoreApplication.translate
        self.setWindowTitle(translate("preferences", "Preferences"))
        self.search.setPlaceholderText(translate("preferences", "Search the preferences"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.back.setText(translate("preferences", "Take &back"))
        keys = QKeySequence(QKeySequence.StandardKey.Undo).toString(QKeySequence.SequenceFormat.NativeText)
        self.back.setToolTip(keys)
        self.standard.setText(translate("preferences", "&Reset all…"))
        self.close_.setText(translate("preferences", "&Close"))
        self.form.retranslate(about())
        self.parts.retranslate()
        self._tell_sound()
        self.seek(self.search.text())
        self._widen()

    def _widen(self) -> None:
        for button in self.buttons.findChildren(QPushButton):
            button.setMinimumSize(0, 0)
            widen(button)

    def _grow_words(self) -> None:
        """Follows the size of the words in the window."""
        over = self.parentWidget()
        if over is not None:
            self.setFont(grown(over.window()))
        self._widen()

    def _tell_sound(self) -> None:
        if self._sounds is not None:
            self.form.note("volume", self._sounds.trouble())

    def changeEvent(self, event: QEvent) -> None:
        """Follows a new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ctrl+Z in the search is about what was typed, as long as anything was."""
        pressed = event if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        undo = pressed is not None and pressed.matches(QKeySequence.StandardKey.Undo)
        if undo and not self.search.isUndoAvailable():
            self.take_back()
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes to what a search has found, or presses a button; Escape ends a search before it closes."""
        at = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if at is self.search:
                self._go_to_found()
            elif isinstance(at, QPushButton):
                at.click()
        elif event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        else:
            super().keyPressEvent(event)


def said(text: str) -> str:
    """A text of a setting in the current language."""
    return QCoreApplication.translate("settings", text)
