"""What partners have agreed upon: each agreement switches rules of thumb on or off.

The standard ones are how the bots have always played. What differs from them is written behind the level, so that a
record tells it: ``club +return_suit -give_points``. Agreements hold in deals for points, where partners help each
other.
"""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from sjavs_desktop.core.wording import sentence

Agreed: TypeAlias = frozenset[str]
"""The keys of the agreements that are in force."""


class Agreement(NamedTuple):
    """Something that partners may agree upon."""

    key: str
    label: str
    """English source text, translated where it is shown."""
    help: str
    """What whoever keeps it does, in one sentence."""
    standard: bool
    """Whether it is in force unless somebody says otherwise."""
    rules: tuple[str, ...]
    """The rules of thumb that are used where it is in force."""
    otherwise: tuple[str, ...] = ()
    """Those that are used instead where it is not."""


AGREEMENTS: dict[str, Agreement] = {
    one.key: one
    for one in (
        Agreement(
            "trump_for_declarer",
            "Lead trumps to the declarer",
            "A partner of the declarer leads a trump, so that the opponents lose theirs.",
            True,
            ("trump_for_declarer",),
        ),
        Agreement(
            "show_ace",
            "Show the ace",
            "Who leads and holds the best card of a plain suit plays it first, the ace before the ten, "
            "while the suit should still go round.",
            True,
            ("cash_winner",),
        ),
        Agreement(
            "return_suit",
            "Return the partner's suit",
            "Who leads plays the plain suit that a partner was the first to lead, unless an opponent would trump it.",
            False,
            ("return_suit",),
        ),
        Agreement(
            "ruff_for_partner",
            "Lead what the partner can trump",
            "Who leads plays a plain suit that a partner has shown to be out of.",
            True,
            ("for_partner_to_ruff",),
        ),
        Agreement(
            "long_way",
            "Long suit, short way",
            "Against a declarer who plays next a long suit is led, else a short one.",
            True,
            ("long_way_or_short",),
        ),
        Agreement(
            "lead_singleton",
            "Lead a lone card",
            "Who holds trumps leads a lone plain card of no great value, to trump that suit later.",
            True,
            ("lead_singleton",),
        ),
        Agreement(
            "give_points",
            "Give points to the partner's trick",
            "While a partner wins the trick, cards that count much are played to it.",
            True,
            ("smear_sure", "smear_likely"),
            ("keep_points",),
        ),
    )
}
"""Every agreement, in the order in which they are listed."""

STANDARD: Agreed = frozenset(key for key, one in AGREEMENTS.items() if one.standard)
NOTHING: Agreed = frozenset()
"""For somebody who plays without regard for a partner."""


def unused(agreed: Agreed) -> frozenset[str]:
    """The keys of the rules of thumb that are not used where those agreements are in force."""
    return frozenset(
        rule for key, one in AGREEMENTS.items() for rule in (one.otherwise if key in agreed else one.rules)
    )


def words(agreed: Agreed) -> str:
    """How agreements differ from the standard, as it is written behind a level; empty when they do not."""
    return " ".join(
        f"{'+' if key in agreed else '-'}{key}" for key, one in AGREEMENTS.items() if one.standard != (key in agreed)
    )


def read(told: Iterable[str], agreed: Agreed = STANDARD) -> Agreed:
    """The agreements after words such as ``+return_suit``; raises ValueError with one sentence."""
    found = set(agreed)
    for word in told:
        sign, key = word[:1], word[1:]
        if sign not in ("+", "-") or key not in AGREEMENTS:
            raise ValueError(
                sentence(
                    "{word!r} is no agreement between partners: + or - and one of {list}",
                    word=word,
                    list=", ".join(AGREEMENTS),
                )
            )
        (found.add if sign == "+" else found.discard)(key)
    return frozenset(found)


def with_words(key: str, agreed: Agreed) -> str:
    """The text of a level whose bots keep those agreements."""
    return " ".join(filter(None, (key, words(agreed))))
