"""The styles of the levels that search, and those that have a name of their own: a level with a few numbers changed."""

from typing import NamedTuple

from sjavs_desktop.engine.memory import SOME
from sjavs_desktop.engine.search import Budget
from sjavs_desktop.engine.thinking import Style

# Measured by `tests.bench.strength`: with ten worlds bids were no better than by rule, with forty and care they were in
# Klørsjavs (+0.17 +-0.14), and in Sjavs as far as 70 deals tell (+0.10 +-0.12).
CLUB = Style(Budget(6, 600_000, reads=False), None, advised=1.0)
STRONG = Style(Budget(10, 1_000_000, 500_000), None, advised=0.75)
EXPERT = Style(Budget(60, 7_000_000), Budget(40, 8_000_000), advised=0.75, careful=2.0)

BIDDER = STRONG._replace(before=Budget(20, 4_000_000), careful=0.5)
"""A strong player that thinks about its bids too: what the cautious and the bold one are compared with."""


class Named(NamedTuple):
    """A style that can be chosen like a level."""

    key: str
    label: str
    """English source text, translated where it is shown."""
    about: str
    """What is different about it, in one sentence."""
    style: Style
    base: Style
    """What it would be without that."""


NAMED: tuple[Named, ...] = (
    Named(
        "cautious",
        "Cautious",
        "Strong, but bids only what should win clearly, where the rules let it pass.",
        BIDDER._replace(eager=-0.5),
        BIDDER,
    ),
    Named(
        "bold",
        "Bold",
        "Strong, but also bids what should only just lose, where the rules let it pass.",
        BIDDER._replace(eager=0.5),
        BIDDER,
    ),
    Named(
        "by_the_book",
        "By the book",
        "Strong, but plays by rules of thumb wherever that should not cost much.",
        STRONG._replace(advised=2.0),
        STRONG,
    ),
    Named(
        "forgetful",
        "Forgetful",
        "A club player that remembers the trumps and the last trick, but not which other cards have gone.",
        CLUB._replace(memory=SOME),
        CLUB,
    ),
    Named(
        "quiet",
        "Quiet partner",
        "A club player for itself: it keeps none of the agreements between partners.",
        CLUB._replace(heeds=False),
        CLUB,
    ),
)
"""Every named style, in the order in which they are listed."""
