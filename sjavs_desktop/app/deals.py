"""Deals to begin a match with: that of a code, the same again, the next of a series. It needs no Qt."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from sjavs_desktop.app import library
from sjavs_desktop.core import codes
from sjavs_desktop.core.codes import DealCode, Start
from sjavs_desktop.core.pack import Pack
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.seal import new_salt
from sjavs_desktop.core.state import Action


class Begun(NamedTuple):
    """A match to begin: its header, and what is done without asking."""

    record: Record
    opening: tuple[Action, ...] = ()


def fresh(record: Record) -> Record:
    """The header of a record for a match that begins now, with a salt of its own."""
    began = f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}"
    return replace(record, actions=(), marks=(), future=(), salt=new_salt(), began=began)


def code_of(record: Record, deal: int, packs: Mapping[str, Pack], folder: Path | None) -> DealCode:
    """The code of a deal of a match; IndexError when there is no such deal.

    A preset of the user's own (in `folder`) is written as choices over the game that it is made of, so that others can
    read the code too.
    """
    pack = packs.get(record.rules.key)
    if pack is not None:
        known = {key: value for key, value in record.rules.chosen if key in pack.defaults()}
        pack, _ = library.portable(packs, pack, known, folder)
    return codes.of_record(record, deal, pack)


def with_code(start: Start, players: Sequence[str], levels: Sequence[str]) -> Begun:
    """A match that begins with the deal of a code."""
    record = Record(start.rules, start.dealer, tuple(players), tuple(levels), start.seed)
    return Begun(fresh(replace(record, first=start.first, origin=start.origin)), start.opening)


def again(record: Record, deal: int, packs: Mapping[str, Pack], folder: Path | None) -> Begun:
    """A match with the same rules and players that begins with a deal of this one, cut at the same place."""
    code = code_of(record, deal, packs, folder)
    header = replace(record, dealer=code.dealer, first=record.first - 1 + deal, origin=f"code {codes.write(code)}")
    return Begun(fresh(header), codes.opening(code, record.rules))


def following(record: Record, deal: int, packs: Mapping[str, Pack], folder: Path | None) -> Begun:
    """A match with the same rules and players that begins with the deal behind a deal of this one in its series."""
    code = code_of(record, deal, packs, folder)
    dealer = (code.dealer + record.rules.rotation) % record.rules.seats
    after = codes.next_of(code, record.rules)
    # A series with a seed of an older kind has no short codes, but goes on all the same.
    origin = f"code {codes.write(after)}" if after else ""
    return Begun(fresh(replace(record, dealer=dealer, first=record.first + deal, origin=origin)))
