"""The settings of the person's own hand: how it is sorted, and how a card is played from it."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from sjavs_desktop.app.settings_choices import SWITCH, choices
from sjavs_desktop.core.schema import Option

HAND: tuple[Option, ...] = (
    Option(
        key="hand_trumps",
        type="choice",
        default="left",
        label=str(QT_TRANSLATE_NOOP("settings", "The trumps in a hand lie")),
        help=str(QT_TRANSLATE_NOOP("settings", "The permanent trumps lie among them, also before trumps are named.")),
        group="hand",
        choices=choices(
            {
                "left": QT_TRANSLATE_NOOP("settings", "On the left"),
                "right": QT_TRANSLATE_NOOP("settings", "On the right"),
            }
        ),
    ),
    Option(
        key="hand_order",
        type="choice",
        default="descending",
        label=str(QT_TRANSLATE_NOOP("settings", "From left to right each suit begins with")),
        help=str(QT_TRANSLATE_NOOP("settings", "By the order in which cards take tricks in the game being played.")),
        group="hand",
        choices=choices(
            {
                "descending": QT_TRANSLATE_NOOP("settings", "Its strongest card"),
                "ascending": QT_TRANSLATE_NOOP("settings", "Its weakest card"),
            }
        ),
    ),
    Option(
        key="hand_colours",
        type="bool",
        default=True,
        label=str(QT_TRANSLATE_NOOP("settings", "Red and black suits lie in turn")),
        help=str(
            QT_TRANSLATE_NOOP(
                "settings", "Two suits of one colour lie side by side only where the hand leaves no other order."
            )
        ),
        group="hand",
        choices=SWITCH,
    ),
    Option(
        key="hand_gap",
        type="bool",
        default=True,
        label=str(QT_TRANSLATE_NOOP("settings", "A gap between the suits")),
        help=str(QT_TRANSLATE_NOOP("settings", "Without it the cards of a hand lie at equal distances.")),
        group="hand",
        choices=SWITCH,
    ),
    Option(
        key="play_by",
        type="choice",
        default="click",
        label=str(QT_TRANSLATE_NOOP("settings", "A card is played by")),
        help=str(
            QT_TRANSLATE_NOOP(
                "settings",
                "Keys always play too, and so does dragging a card onto the table. "
                "Dragged within the hand, a card stays where it is put until the deal is over.",
            )
        ),
        group="hand",
        choices=choices(
            {
                "click": QT_TRANSLATE_NOOP("settings", "A click"),
                "double": QT_TRANSLATE_NOOP("settings", "A double click"),
                "confirm": QT_TRANSLATE_NOOP("settings", "A click to choose it, and another to play it"),
                "drag": QT_TRANSLATE_NOOP("settings", "Dragging it onto the table, not by clicks"),
            }
        ),
    ),
    Option(
        key="early",
        type="bool",
        default=False,
        label=str(QT_TRANSLATE_NOOP("settings", "Choose a card before it is your turn")),
        help=str(
            QT_TRANSLATE_NOOP(
                "settings",
                "It gets a tick, and is played when your turn comes if the rules allow it. "
                "Click it again or press Esc to take it back.",
            )
        ),
        group="hand",
        choices=SWITCH,
    ),
)
"""All of them, in the order in which they are shown."""
