"""The settings of what moves on the table: how fast, one wish for all of it, and a switch for each kind."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from sjavs_desktop.app.settings_choices import SWITCH, choices
from sjavs_desktop.core.schema import Option

KINDS = {
    "deal": (
        QT_TRANSLATE_NOOP("settings", "Cards are dealt in packets"),
        QT_TRANSLATE_NOOP("settings", "In the packets of the rules, one player after the other."),
    ),
    "sort": (
        QT_TRANSLATE_NOOP("settings", "Your hand sorts itself"),
        QT_TRANSLATE_NOOP("settings", "Your cards are turned up as they came and then glide into order."),
    ),
    "play": (
        QT_TRANSLATE_NOOP("settings", "Cards glide to the trick"),
        QT_TRANSLATE_NOOP("settings", "From the hand of whoever plays them."),
    ),
    "slam": (
        QT_TRANSLATE_NOOP("settings", "The highest trump comes down with a slam"),
        QT_TRANSLATE_NOOP("settings", "Old Mor, or the card that stands in her place, comes from above."),
    ),
    "collect": (
        QT_TRANSLATE_NOOP("settings", "Tricks are gathered"),
        QT_TRANSLATE_NOOP("settings", "The cards of a finished trick glide to whoever has won it."),
    ),
    "exchange": (
        QT_TRANSLATE_NOOP("settings", "Cards are exchanged"),
        QT_TRANSLATE_NOOP("settings", "With the cat in the middle of the table, or between two players."),
    ),
    "trump": (
        QT_TRANSLATE_NOOP("settings", "The sign of the trumps grows"),
        QT_TRANSLATE_NOOP("settings", "From whoever has named them to its place on the table."),
    ),
    "cross": (
        QT_TRANSLATE_NOOP("settings", "A cross that was won is drawn"),
        QT_TRANSLATE_NOOP("settings", "Over the score at the end of the deal; it fades after a while."),
    ),
}
"""Label and help of the switch of each kind of motion, by the kind."""


def setting_of(kind: str) -> str:
    """The key of the setting that switches a kind of motion."""
    return f"motion_{kind}"


PACE: tuple[Option, ...] = (
    Option(
        key="speed",
        type="choice",
        default="slow",
        label=str(QT_TRANSLATE_NOOP("settings", "Speed of the cards")),
        help=str(QT_TRANSLATE_NOOP("settings", "How fast cards are dealt, played and gathered.")),
        group="motion",
        choices=choices(
            {
                "slow": QT_TRANSLATE_NOOP("settings", "Slow"),
                "normal": QT_TRANSLATE_NOOP("settings", "Normal"),
                "fast": QT_TRANSLATE_NOOP("settings", "Fast"),
                "instant": QT_TRANSLATE_NOOP("settings", "Instant"),
            }
        ),
    ),
    Option(
        key="hold",
        type="choice",
        default="speed",
        label=str(QT_TRANSLATE_NOOP("settings", "A finished trick stays for")),
        help=str(
            QT_TRANSLATE_NOOP(
                "settings",
                "As the speed: 2.2 seconds with slow cards, 1.5 with normal ones, 0.15 with fast ones. "
                "The space bar, or a click beside your cards, goes on sooner.",
            )
        ),
        group="motion",
        choices=choices(
            {
                "speed": QT_TRANSLATE_NOOP("settings", "As the speed of the cards"),
                "0": QT_TRANSLATE_NOOP("settings", "No time"),
                "800": QT_TRANSLATE_NOOP("settings", "0.8 seconds"),
                "1500": QT_TRANSLATE_NOOP("settings", "1.5 seconds"),
                "3000": QT_TRANSLATE_NOOP("settings", "3 seconds"),
                "6000": QT_TRANSLATE_NOOP("settings", "6 seconds"),
                "600000": QT_TRANSLATE_NOOP("settings", "Until I click"),
            }
        ),
    ),
)
"""How fast everything goes, in the order in which it is shown."""

MOTION: tuple[Option, ...] = (
    Option(
        key="motion",
        type="choice",
        default="system",
        label=str(QT_TRANSLATE_NOOP("settings", "Motion on the table")),
        help=str(
            QT_TRANSLATE_NOOP(
                "settings",
                "Without motion everything is at once where it belongs; the pace of the game stays the same.",
            )
        ),
        group="motion",
        choices=choices(
            {
                "system": QT_TRANSLATE_NOOP("settings", "Unless the system asks for less motion"),
                "on": QT_TRANSLATE_NOOP("settings", "Always"),
                "off": QT_TRANSLATE_NOOP("settings", "Never"),
            }
        ),
    ),
    *(
        Option(
            key=setting_of(kind),
            type="bool",
            default=True,
            label=str(label),
            help=str(help),
            group="motion",
            choices=SWITCH,
        )
        for kind, (label, help) in KINDS.items()
    ),
)
"""All of them, in the order in which they are shown."""
