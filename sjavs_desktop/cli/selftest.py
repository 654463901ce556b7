"""``sjavs selftest``: whether this installation works, from the rule packs to the window."""

import argparse
import os
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path

from sjavs_desktop.cli.stopping import uninterrupted
from sjavs_desktop.cli.words import noted, say, told
from sjavs_desktop.paths import DATA


class Failed(Exception):
    """What a check has found wrong, in one sentence."""


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
        raise Failed(say("%n picture(s) missing, the first is {file}", n=len(missing), file=missing[0]))
    return say("pictures of {cards} cards", cards=len(cards))


def packs() -> str:
    """Loads every rule pack, with all its options."""
    from sjavs_desktop.app import library

    found, broken = library.packs(None)
    if broken or not found:
        raise Failed("; ".join(map(told, broken)) or say("there are no rule packs in {folder}", folder=DATA))
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
        raise Failed(say("{runs} ({file}) is wrong: {list}", runs=runs, file=module.__file__, list="; ".join(mistakes)))
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
            raise Failed(say("{key}: the match did not end", key=key))
        deals += len(state.table.results)
    return say("{found} matches, {deals} deals", found=len(found), deals=deals)


def window() -> str:
    """Opens the window without a display, plays two deals in it and closes it."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from sjavs_desktop.app.display import problem

    trouble = problem()
    if trouble:
        raise Failed(told(trouble))
    from sjavs_desktop.app import library
    from sjavs_desktop.cli.demo import Demo
    from sjavs_desktop.core.pack import compile_rules

    resources()
    rules = compile_rules(library.find("sjavs", None))
    with tempfile.TemporaryDirectory() as folder, uninterrupted() as pressed:
        demo = Demo(rules, 2, "selftest", Path(folder))
        demo.pressed = pressed
        if demo.play(None):
            raise Failed(say("the deals did not come to their end"))
    return say("opened, played in and closed")


CHECKS: dict[str, Callable[[], str]] = {
    "rules": packs,
    "resources": resources,
    "kernel": kernel,
    "matches": matches,
    "window": window,
}
"""What is tried, in order, and what each check found."""
LABELS = {
    "rules": noted("rules"),
    "resources": noted("pictures"),
    "kernel": noted("search"),
    "matches": noted("matches"),
    "window": noted("window"),
}
"""What each check is called."""


def run(args: argparse.Namespace) -> int:
    """Runs every check, also after one has failed; 0 when all passed."""
    failed = 0
    for name, check in CHECKS.items():
        try:
            print(f"{say(LABELS[name])}: {check()}", flush=True)
        except Failed as wrong:
            failed += 1
            print(say("{name}: FAILED", name=say(LABELS[name])), wrong, sep="\n", flush=True)
        except Exception:
            # What nobody has thought of: whoever mends it needs all of it.
            failed += 1
            print(say("{name}: FAILED", name=say(LABELS[name])), traceback.format_exc(), sep="\n", flush=True)
    print(
        say("selftest passed")
        if not failed
        else say("selftest: {failed} of {checks} checks failed", failed=failed, checks=len(CHECKS))
    )
    return 1 if failed else 0
