"""``sjavs selftest``: whether this installation works, from the rule packs to the window."""

import argparse
import os
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path

from sjavs_desktop.cli.words import say
from sjavs_desktop.paths import DATA


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments: there are none."""


def resources() -> str:
    """Finds the picture of every card of every pack in each deck, the backs and the icon, without opening a window."""
    from sjavs_desktop import paths
    from sjavs_desktop.app import library
    from sjavs_desktop.app.settings import SETTINGS
    from sjavs_desktop.core.cards import name
    from sjavs_desktop.core.pack import compile_rules

    found, _ = library.packs(None)
    cards = {name(one) for pack in found.values() for one in compile_rules(pack).deck}
    folder = paths.RESOURCES
    decks = dict.fromkeys(("french", "german", "french-large", "german-large"), cards)
    decks |= {deck: {one for one in cards if one[1] in "CD"} for deck in ("french-four", "french-large-four")}
    files = [folder / "cards" / deck / f"{one}.svg" for deck, held in decks.items() for one in sorted(held)]
    backs = next(option for option in SETTINGS if option.key == "back").choices[1:]
    files += [folder / "cards" / "backs" / str(back.value) / "back.svg" for back in backs]
    missing = [str(one) for one in (*files, folder / "icons" / "sjavs.svg") if not one.is_file()]
    if missing:
        raise AssertionError(f"{len(missing)} pictures are missing, the first is {missing[0]}")
    return say("pictures of {cards} cards", cards=len(cards))


def packs() -> str:
    """Loads every rule pack, with all its options."""
    from sjavs_desktop.app import library

    found, broken = library.packs(None)
    if broken or not found:
        raise AssertionError("; ".join(str(one) for one in broken) or f"there are no rule packs in {DATA}")
    return say("{found} rule packs: {list}", found=len(found), list=", ".join(found))


def kernel() -> str:
    """Tells which kernel runs, and solves stored deals with it."""
    from sjavs_desktop.cli import solved
    from sjavs_desktop.engine import kernel as module

    runs = (
        say("the compiled kernel")
        if module.COMPILED
        else say("the kernel in Python (it was not compiled; bots think longer)")
    )
    mistakes = solved.wrong()
    if mistakes:
        raise AssertionError(f"{runs} ({module.__file__}) is wrong: {'; '.join(mistakes)}")
    return say("{runs} solves {deals} stored deals", runs=runs, deals=len(solved.DEALS))


def matches() -> str:
    """Plays a match of each pack by bots; its record must replay to the same end."""
    from sjavs_desktop.app import library
    from sjavs_desktop.core.pack import compile_rules
    from sjavs_desktop.core.record import read_record, record_text
    from sjavs_desktop.core.state import OVER
    from sjavs_desktop.engine.play import play_match

    deals = 0
    found, _ = library.packs(None)
    for key, pack in found.items():
        rules = compile_rules(pack)
        record = play_match(rules, ("beginner",) * rules.seats, "selftest", max_deals=500)
        state = read_record(record_text(record), key).state()
        if state.table.phase != OVER:
            raise AssertionError(f"{key}: the match did not end")
        deals += len(state.table.results)
    return say("{found} matches, {deals} deals", found=len(found), deals=deals)


def window() -> str:
    """Opens the window without a display, plays two deals in it and closes it."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from sjavs_desktop.app.display import problem

    trouble = problem()
    if trouble:
        raise AssertionError(trouble)
    from sjavs_desktop.app import library
    from sjavs_desktop.cli.demo import Demo
    from sjavs_desktop.core.pack import compile_rules

    resources()
    rules = compile_rules(library.find("sjavs", None))
    with tempfile.TemporaryDirectory() as folder:
        if Demo(rules, 2, "selftest", Path(folder)).play(None):
            raise AssertionError("the deals did not come to their end")
    return say("opened, played in and closed")


CHECKS: dict[str, Callable[[], str]] = {
    "rules": packs,
    "resources": resources,
    "kernel": kernel,
    "matches": matches,
    "window": window,
}
"""What is tried, in order, and what each check found."""


def run(args: argparse.Namespace) -> int:
    """Runs every check, also after one has failed; 0 when all passed."""
    failed = 0
    for name, check in CHECKS.items():
        try:
            print(f"{name}: {check()}", flush=True)
        except Exception:
            failed += 1
            print(say("{name}: FAILED", name=name), traceback.format_exc(), sep="\n", flush=True)
    print(
        say("selftest passed")
        if not failed
        else say("selftest: {failed} of {checks} checks failed", failed=failed, checks=len(CHECKS))
    )
    return 1 if failed else 0
