"""The list of lessons: what each is about, and how far one has come."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from sjavs_desktop.app.lessons import DONE
from sjavs_desktop.core.lesson import Lesson
from sjavs_desktop.ui.dialogs.frame import Dialog, widen
from sjavs_desktop.ui.lessons.words import said


class LessonsDialog(Dialog):
    """Lets a lesson be chosen."""

    def __init__(self, lessons: tuple[Lesson, ...], progress: Mapping[str, str], parent: QWidget) -> None:
        super().__init__(parent, "")
        self.setWindowTitle(self.tr("Lessons"))
        self.chosen: Lesson | None = None
        self.start: list[QPushButton] = []
        body = QWidget(self)
        rows = QGridLayout(body)
        rows.setColumnStretch(1, 1)
        rows.setVerticalSpacing(4)
        upcoming = next((one.key for one in lessons if progress.get(one.key) != DONE), "")
        for number, lesson in enumerate(lessons):
            self._row(rows, number, lesson, progress.get(lesson.key, ""), lesson.key == upcoming)
        self.scrolled(body)
        self.reject_button(self.tr("&Close"))
        self.finish(720, 620)
        first = next((one for one in self.start if one.isDefault()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _row(self, rows: QGridLayout, number: int, lesson: Lesson, progress: str, upcoming: bool) -> None:
        title = QLabel(self.tr("{number}. {title}").format(number=number + 1, title=said(lesson.title)))
        about = QLabel(said(lesson.about))
        for label in (title, about):
            label.setWordWrap(True)
        font = title.font()
        font.setBold(True)
        title.setFont(font)
        button = QPushButton(
            self.tr("Repeat") if progress == DONE else self.tr("Go on") if progress else self.tr("Begin")
        )
        button.setAccessibleName(f"{title.text()}: {button.text()}")
        button.setAutoDefault(True)
        button.setDefault(upcoming)
        widen(button)
        button.clicked.connect(lambda: self._choose(lesson))
        state = QLabel(self.tr("✓ done") if progress == DONE else self.tr("started") if progress else "")
        rows.addWidget(title, 2 * number, 0, 1, 2)
        rows.addWidget(about, 2 * number + 1, 0, 1, 2)
        rows.addWidget(state, 2 * number, 2, 2, 1)
        rows.addWidget(button, 2 * number, 3, 2, 1)
        self.start.append(button)

    def _choose(self, lesson: Lesson) -> None:
        self.chosen = lesson
        self.accept()
