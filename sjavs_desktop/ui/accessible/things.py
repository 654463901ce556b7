"""What lies on the felt, as things with a name each: pure functions of what the felt shows, and of nothing else."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from sjavs_desktop.core.cards import Card, Cards
from sjavs_desktop.core.state import NOBODY, Seat, View
from sjavs_desktop.ui import text
from sjavs_desktop.ui.accessible import card_facts, seat_facts
from sjavs_desktop.ui.felt import words
from sjavs_desktop.ui.felt.layout import Picture, Place
from sjavs_desktop.ui.felt.signs import trumps
from sjavs_desktop.ui.felt.spots import Box
from sjavs_desktop.ui.felt.tally import tally

translate = QCoreApplication.translate

HAND, TRICK, OPEN, SEATS, SIGNS = "hand", "trick", "open", "seats", "signs"
GROUPS = (HAND, TRICK, OPEN, SEATS, SIGNS)
"""In the order in which a reader comes to them."""
LYING = ("hand", "open", "wed", "talon", "aside")
"""The zones besides the trick whose cards may lie face up; hands of others do in a replay."""


class Thing(NamedTuple):
    """One object of the table."""

    key: tuple[str | int, ...]
    """What stays the same while the thing does, whatever lies around it."""
    group: str
    name: str
    where: Place | Box
    """Where it lies, in the units of the picture."""
    card: Card | None = None
    """The own card that a press chooses; None where nothing can be pressed."""


class Shown(NamedTuple):
    """What the felt shows besides the view, and what it hides for a lesson."""

    names: tuple[str, ...]
    """By seat."""
    allowed: Cards | None = None
    """The cards that may be chosen now; None where nothing is asked, or where it is not told."""
    laying: bool = False
    """Whether cards are chosen to be laid away, or given back."""
    picked: tuple[Card, ...] = ()
    """Those that are chosen to be."""
    kinds: bool = True
    """Whether it is told of the own cards which are trumps; a lesson may ask just that."""
    early: Card | None = None
    """The own card that is chosen for the next turn."""
    winning: bool = True
    """Whether it is told which card wins the trick."""
    watched: bool = False
    """Whether nobody at this screen plays."""
    levels: tuple[str, ...] = ()
    """How well the bots play, in words, by seat; empty where a person sits."""


def heading(group: str) -> str:
    """What a group is called."""
    return {
        HAND: translate("accessible", "Your cards"),
        TRICK: translate("accessible", "The trick"),
        OPEN: translate("accessible", "Open cards"),
        SEATS: translate("accessible", "Players"),
        SIGNS: translate("accessible", "Trumps and card points"),
    }[group]


def things(view: View, picture: Picture, shown: Shown) -> list[Thing]:
    """All that a reader finds on the table, group by group. A card that lies face down is counted, never named."""
    return [
        *own_cards(view, picture, shown),
        *trick(picture, shown),
        *lying(view, picture, shown),
        *seats(view, picture, shown),
        *signs(view, picture, shown),
    ]


def own_cards(view: View, picture: Picture, shown: Shown) -> Iterator[Thing]:
    """The viewer's cards from left to right: first those in hand, then those that lie open."""
    mine = [one for one in picture.places if one.seat == view.seat and one.zone in ("hand", "open")]
    held = sorted((one for one in mine if one.face is not None), key=lambda one: (one.zone != "hand", one.number))
    for number, place in enumerate(held, 1):
        facts = card_facts.own(view, place, shown.allowed, shown.laying, place.face in shown.picked)
        facts = facts if shown.kinds else facts[:1]
        if place.face == shown.early:
            facts.append(translate("accessible", "chosen for your turn"))
        counted = translate("accessible", "{number} of {total}").format(number=number, total=len(held))
        yield Thing((HAND, place.face or 0), HAND, ", ".join([*facts, counted]), place, place.face)


def trick(picture: Picture, shown: Shown) -> Iterator[Thing]:
    """The cards in the middle, in the order in which they were played."""
    cards = [one for one in picture.places if one.zone == "trick" and one.face is not None]
    for place in sorted(cards, key=lambda one: one.z):
        facts = [played(shown.names, place.seat, place.face or 0)]
        if place == picture.led:
            facts.append(translate("accessible", "led"))
        if shown.winning and place == picture.winning:
            facts.append(translate("accessible", "is winning"))
        yield Thing((TRICK, place.seat), TRICK, ", ".join(facts), place)


def played(names: tuple[str, ...], seat: Seat, card: Card) -> str:
    """Who played which card, as the shortest that can be said."""
    return translate("accessible", "{name}: {card}").format(name=names[seat], card=text.card_name(card))


def lying(view: View, picture: Picture, shown: Shown) -> Iterator[Thing]:
    """Cards that lie face up before others or in the middle, and how many lie face down there."""
    for place in picture.places:
        mine = place.zone in ("hand", "open") and place.seat == view.seat
        if place.zone not in LYING or place.face is None or mine:
            continue
        key, name = (OPEN, place.zone, place.seat, place.number), text.card_name(place.face)
        if place.zone == "talon":
            said = translate("accessible", "In the middle: {card}").format(card=name)
        elif place.zone == "aside":
            said = translate("accessible", "Laid away: {card}").format(card=name)
        else:
            said = translate("accessible", "Open before {name}: {card}").format(name=shown.names[place.seat], card=name)
        yield Thing(key, OPEN, said, place)
    told = words.talon(view) if all(one.zone != "pack" for one in picture.places) else ""
    if told:
        yield Thing((OPEN, "talon"), OPEN, told, picture.talon_tag)


def seats(view: View, picture: Picture, shown: Shown) -> Iterator[Thing]:
    """Every player from the viewer clockwise, and what each has said last."""
    of_others = words.sayings(replace(view, seat=NOBODY))
    said = of_others if shown.watched else words.sayings(view)
    for further in range(view.rules.seats):
        seat = (view.seat + further) % view.rules.seats
        level = shown.levels[seat] if seat < len(shown.levels) else ""
        name = ", ".join(seat_facts.facts(view, seat, shown.names, shown.watched, level))
        yield Thing((SEATS, seat), SEATS, name, picture.seats[seat].plate)
        if seat in said:
            told = said[seat].words
            if told == of_others[seat].words:
                # Otherwise it says by itself that it is the viewer who has said it.
                told = translate("felt", "{name}: {bid}").format(name=shown.names[seat], bid=told)
            yield Thing((SEATS, seat, "says"), SEATS, told, picture.seats[seat].bubble)


def signs(view: View, picture: Picture, shown: Shown) -> Iterator[Thing]:
    """What is played for, and the card points."""
    sign = trumps(view, shown.names)
    parts = [f"{sign.title} {sign.words}", sign.more, sign.state, sign.help.replace("\n", ", ")]
    yield Thing((SIGNS, "trumps"), SIGNS, ", ".join(filter(None, parts)), picture.trump)
    counted = tally(view, shown.names)
    yield Thing((SIGNS, "tally"), SIGNS, f"{counted.help}: {seat_facts.taken(view, shown.names)}", picture.tally)
