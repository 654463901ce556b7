"""The matches in which the deals of duels are played, as the vault keeps them."""

from pathlib import Path

from sjavs_desktop.app.duels import Duels
from sjavs_desktop.app.vault import GOING, Vault, over
from sjavs_desktop.core.duel import ORIGIN, Duel
from sjavs_desktop.core.record import Record, read_header
from sjavs_desktop.core.wording import quoted


def begun(vault: Vault, duel: Duel, deal: int) -> str | None:
    """The match in which a deal of a duel has been begun and not yet ended, also when it is open elsewhere."""
    for path in sorted(vault.folder.glob(f"*{GOING}")):
        stem = path.name.removesuffix(GOING)
        if is_deal(path, duel, deal) and not left(vault, stem):
            return stem
    return None


def left(vault: Vault, stem: str) -> bool:
    """Whether a match is over, or has gone; one that is broken is not, so that whoever opens it is told."""
    try:
        return over(vault.read(stem))
    except ValueError:
        return False
    except OSError:
        return True


def is_deal(path: Path, duel: Duel, deal: int) -> bool:
    """Whether the match in a file is that deal of the duel, as the owner of this working copy has begun it."""
    origin = duel.header(deal, "").origin
    try:
        with path.open(encoding="utf-8") as file:
            line = file.readline()
        # Most are something else, and to read their rules takes long.
        if origin not in line:
            return False
        record = read_header(line, str(path))
    except (OSError, ValueError):
        return False
    return record.origin == origin and record.players[0] == duel.own


def recovered(vault: Vault, duels: Duels) -> list[str]:
    """Adds deals to their duels that were played to the end just when the program was killed.

    A sentence for each that could not be added.
    """
    wrong: list[str] = []
    for one in vault.unfinished():
        if one.record.origin.startswith(ORIGIN) and (record := ended(vault, one.id)) is not None:
            try:
                duels.add(record)
            except ValueError as why:
                wrong.append(quoted(why))
    return wrong


def ended(vault: Vault, stem: str) -> Record | None:
    """The record of a match whose deal was played to the end; None when it was not, or was given up."""
    try:
        record = vault.read(stem)
    except (OSError, ValueError):
        return None
    return record if over(record) and not record.marked("abandoned") else None
