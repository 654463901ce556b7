"""What the tables of settings have in common: choices from their labels, and the two of a switch."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from sjavs_desktop.core.schema import Choice


def choices(labels: Mapping[Any, object]) -> tuple[Choice, ...]:
    """Choices without patches, from value and label."""
    return tuple(Choice(value, str(label), {}) for value, label in labels.items())


SWITCH = choices({False: QT_TRANSLATE_NOOP("settings", "Off"), True: QT_TRANSLATE_NOOP("settings", "On")})
