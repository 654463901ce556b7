"""A screen reader for the tests: walks the tree of accessible objects, and presses what it finds there."""

from collections.abc import Iterator

import shiboken6
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from sjavs_desktop.ui.card_words import card_name
from sjavs_desktop.ui.main_window import MainWindow

NAME, HELP = QAccessible.Text.Name, QAccessible.Text.Description
PRESS = "Press"


def below(found: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """An object and all that can be found within it, in order; what is not there for anybody is left out."""
    if not found.isValid() or state(found, "invisible"):
        return
    yield found
    for number in range(found.childCount()):
        child = found.child(number)
        if child is not None:
            yield from below(child)


def state(found: QAccessibleInterface, name: str) -> bool:
    """Whether an object is in a state."""
    return bool(getattr(found.state(), name))


def tree(widget: QWidget) -> list[QAccessibleInterface]:
    """All objects of a widget, itself first."""
    top = QAccessible.queryAccessibleInterface(widget)
    assert top is not None
    return list(below(top))


def name(found: QAccessibleInterface) -> str:
    """What a reader calls an object."""
    return found.text(NAME)


def group(window: MainWindow, title: str) -> list[str]:
    """The names in a group of the table; nothing where there is no such group now."""
    for one in tree(window.match.felt):
        if one.role() == QAccessible.Role.Grouping and name(one) == title:
            return [name(child) for child in below(one)][1:]
    return []


def buttons(widget: QWidget) -> list[QAccessibleInterface]:
    """The buttons that can be pressed."""
    return [one for one in tree(widget) if one.role() == QAccessible.Role.Button and not state(one, "disabled")]


def press(found: QAccessibleInterface) -> None:
    """Presses a button as a reader does."""
    actions = found.actionInterface()
    assert actions is not None
    assert PRESS in actions.actionNames()
    actions.doAction(PRESS)
    # Qt shows the button pressed for a moment before it counts.
    button = found.object()
    assert isinstance(button, QAbstractButton)
    for _ in range(500):
        if not shiboken6.isValid(button) or not button.isDown():
            return
        QTest.qWait(10)
    raise AssertionError(f"{name(found)} stays down")


def playing(window: MainWindow) -> list[QAccessibleInterface]:
    """The own cards that may be played, by what their names say."""
    return [one for one in buttons(window.match.felt) if "may be played" in name(one)]


def named_cards(words: str, deck: tuple[int, ...]) -> set[int]:
    """The cards that are named in some words."""
    return {card for card in deck if card_name(card) in words}
