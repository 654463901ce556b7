"""The way to the screen reader: it says something that no focus and no name would tell it."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent


def say_of(speaker: QObject, sentence: str) -> None:
    """Says a sentence, for the object that it is about; where nobody listens nothing happens."""
    if sentence and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(speaker, sentence))
