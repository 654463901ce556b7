"""Sealed deals: a fingerprint that is shown before the first choice of a deal, and can be checked after it.

A fingerprint is the SHA-256 of a text that anybody can write down once the deal is over::

    sjavs-seal 1
    deal 3
    salt 8b0f...
    7H QC ... 9S

It tells nothing of the cards before, as the salt is long and was drawn by chance. Each deal has a salt of its own, so
that one that has been opened tells nothing of the next.
"""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import NamedTuple

from sjavs_desktop.core.cards import Card, name
from sjavs_desktop.core.dice import shuffled
from sjavs_desktop.core.record import Mark, Record
from sjavs_desktop.core.state import CHANCE

FORMAT = "sjavs-seal 1"
"""The first line of what is sealed."""
SHOWN = 16
"""Digits of a fingerprint that are shown; 64 bits are more than anybody can search through for another deal."""


class Check(NamedTuple):
    """What became of the seal of a deal."""

    deal: int
    """The number of the deal in the match, from 1."""
    number: int
    """Its number in the series."""
    salt: str
    """The salt of the deal."""
    fingerprint: str
    """What its seal must be."""
    written: str
    """What stands in the record, of several seals the first that is wrong; empty when there is none."""
    before: bool
    """Whether it stands there before the first choice of the deal."""
    fits: bool
    """Whether all that was written of it is what it must be."""
    of_series: bool
    """Whether the shuffle is that of the series."""

    @property
    def sealed(self) -> bool:
        """Whether the deal was sealed in time and is the one that was sealed."""
        return bool(self.written) and self.before and self.fits


def new_salt() -> str:
    """A salt by chance for a new match: 128 bits as hexadecimal digits."""
    return secrets.token_hex(16)


def salt_of(seed: str) -> str:
    """The salt of a match between bots, which the seed gives too: the same match is the same text again.

    Nobody sees the fingerprints of such a match before its cards, so they have nothing to hide.
    """
    return sha256(f"{FORMAT}\nseed {seed}\n".encode()).hexdigest()[:32]


def sealed(record: Record, salt: str) -> Record:
    """The record of a match with that salt, and a seal before each of its deals."""
    shuffles = [(at, one.value) for at, one in enumerate(record.actions) if (one.seat, one.kind) == (CHANCE, "shuffle")]
    seals = [
        Mark(at, "seal", f"{deal} {fingerprint(salt, deal, order)}")
        for deal, (at, order) in enumerate(shuffles, 1)
        if isinstance(order, tuple)
    ]
    return replace(record, salt=salt, marks=(*record.marks, *seals))


def deal_salt(salt: str, deal: int) -> str:
    """The salt of a deal of a match with that salt, from which no other can be told."""
    return sha256(f"{FORMAT}\nmatch {salt}\ndeal {deal}\n".encode()).hexdigest()[:32]


def sealed_text(salt: str, deal: int, order: Sequence[Card]) -> str:
    """What is sealed: the deal, its salt, and the pack in its order from the top."""
    cards = " ".join(name(one) for one in order)
    return f"{FORMAT}\ndeal {deal}\nsalt {deal_salt(salt, deal)}\n{cards}\n"


def fingerprint(salt: str, deal: int, order: Sequence[Card]) -> str:
    """The fingerprint of a deal in a match with that salt, as 64 hexadecimal digits."""
    return sha256(sealed_text(salt, deal, order).encode()).hexdigest()


def shown(seal: str, other: str = "") -> str:
    """As much of a fingerprint as is shown, in groups of four; all of it where it would look like an `other` one."""
    digits = len(seal) if other != seal and other[:SHOWN] == seal[:SHOWN] else SHOWN
    return " ".join(seal[at : at + 4] for at in range(0, digits, 4))


def check(record: Record) -> tuple[Check, ...]:
    """What became of the seal of each deal of a match."""
    written: dict[int, list[tuple[int, str]]] = {}
    for mark in record.marks:
        deal, _, seal = mark.value.partition(" ")
        if mark.kind == "seal" and deal.isdecimal() and deal.isascii():
            written.setdefault(int(deal[:9]), []).append((mark.at, seal.strip().lower()))
    shuffles = [(at, one.value) for at, one in enumerate(record.actions) if (one.seat, one.kind) == (CHANCE, "shuffle")]
    return tuple(
        checked(record, deal, at, order, written.get(deal, []))
        for deal, (at, order) in enumerate(shuffles, 1)
        if isinstance(order, tuple)
    )


def checked(record: Record, deal: int, at: int, order: tuple[Card, ...], seals: Sequence[tuple[int, str]]) -> Check:
    """What became of the seals of one deal, which was shuffled as action `at`."""
    wanted, number = fingerprint(record.salt, deal, order), record.first - 1 + deal
    return Check(
        deal=deal,
        number=number,
        salt=deal_salt(record.salt, deal),
        fingerprint=wanted,
        written=next((seal for _, seal in seals if seal != wanted), wanted) if seals else "",
        # The shuffle is no choice, so the seal may stand behind it too.
        before=any(place <= at + 1 for place, _ in seals),
        fits=all(seal == wanted for _, seal in seals),
        of_series=shuffled(record.rules.deck, f"{record.seed}:{number}") == order,
    )
