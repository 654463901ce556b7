"""Why a card is good or bad where card points alone do not decide: no trick, every trick, or least points."""

from collections.abc import Callable, Iterator

from sjavs_desktop.core.cards import cards_in
from sjavs_desktop.core.phases.settle import by_seat
from sjavs_desktop.engine.grounds_case import Case, Ground, ground

Test = Callable[[Case], Iterator[Ground]]


# -- No trick ----------------------------------------------------------------------------------------------------------


def stays_under(one: Case) -> Iterator[Ground]:
    """That the card stays below the winning one, so that whoever plays it cannot take the trick."""
    at = one.at
    if at.best is None or one.wins:
        return
    higher = [each for each in one.others() if not at.beats(each) and at.group(each) == at.group(one.card)]
    highest = not any(at.ranking.strength[each] > at.ranking.strength[one.card] for each in higher)
    kind = "duck_highest" if highest and higher and one.led == at.group(one.card) else "duck"
    yield ground(kind, card=one.card, best=at.best, seat=at.best_seat)


def cannot_duck(one: Case) -> Iterator[Ground]:
    """That the trick has to be taken whichever card is played."""
    at = one.at
    if at.best is not None and not at.later and all(at.beats(each) for each in cards_in(at.allowed)):
        yield ground("must_take", card=one.card)


def low_lead(one: Case) -> Iterator[Ground]:
    """How many cards of the suit that are still out lie above a card that is led, and how many below."""
    at = one.at
    if at.best is None:
        yield from beneath(one)


def beneath(one: Case) -> Iterator[Ground]:
    """The same for any card."""
    above, below = one.at.above(one.card), one.at.below(one.card)
    if above and not below:
        yield ground("lowest_out", card=one.card, number=above.bit_count())
    elif above:
        yield ground("some_above", card=one.card, number=above.bit_count())


def takes_it(one: Case) -> Iterator[Ground]:
    """That whoever may not take a trick takes this one for certain."""
    if one.mine:
        yield ground("takes_trick", card=one.card)


def leaves_to_declarer(one: Case) -> Iterator[Ground]:
    """That the trick stays with the declarer who may not have it."""
    at, declarer = one.at, one.at.view.table.declarer
    if at.best is not None and at.best_seat == declarer and not one.wins:
        yield ground("under_declarer", card=one.card, best=at.best, seat=declarer)
    elif (
        declarer in at.later
        and one.wins
        and one.led == at.group(one.card)
        and one.odds.has(declarer, at.above(one.card))
    ):
        yield ground("declarer_above", card=one.card, seat=declarer)


def takes_from_declarer(one: Case) -> Iterator[Ground]:
    """That it takes a trick that the declarer would have had to take."""
    at, declarer = one.at, one.at.view.table.declarer
    if at.best is not None and at.best_seat == declarer and one.wins and any(not at.beats(x) for x in one.others()):
        yield ground("frees_declarer", card=one.card, best=at.best, seat=declarer)


# -- Every trick -------------------------------------------------------------------------------------------------------


def wins_all(one: Case) -> Iterator[Ground]:
    """That it takes a trick where all of them are needed, or where one is enough to defeat that."""
    if one.sure and one.wins:
        yield ground("all_sure" if one.at.declares else "one_is_enough", card=one.card)
    elif one.likely and one.wins:
        yield ground("all_likely" if one.at.declares else "one_likely", card=one.card)


def keeps_stopper(one: Case) -> Iterator[Ground]:
    """That the best card of a group stays in the hand, where one trick is enough."""
    at = one.at
    kept = [
        each
        for each in cards_in(at.hand)
        if each != one.card and not at.above(each) and at.out & at.ranking.members[at.group(each)]
    ]
    if kept and not one.wins and not at.declares:
        yield ground("keep_stopper", top=max(kept, key=lambda each: at.ranking.strength[each]))


# -- Least points ------------------------------------------------------------------------------------------------------


def unloads(one: Case) -> Iterator[Ground]:
    """That the points of a card go to somebody else."""
    at = one.at
    if at.best is not None and not one.wins and one.gives:
        yield ground("unload", card=one.card, best=at.best, seat=at.best_seat, gives=one.gives)


def light_trick(one: Case) -> Iterator[Ground]:
    """That the last player has to take a trick, and what it counts."""
    yield from cannot_duck(one)
    if not one.at.later and one.wins and one.at.best is not None:
        yield ground("counts_for_you", points=one.pot)


def march(one: Case) -> Iterator[Ground]:
    """What the card does for or against taking every trick, where that turns the deal round."""
    at, table = one.at, one.at.view.table
    tricks = by_seat(at.view.rules, table)[1]
    done = len(table.tricks)
    takers = [seat for seat, number in enumerate(tricks) if number]
    if at.contract.march != "all" or not done or len(takers) != 1 or not one.mine:
        return
    if takers == [at.seat] and 2 * done >= at.view.rules.tricks:
        yield ground("march_on", number=done, card=one.card)
    elif takers != [at.seat] and 2 * done >= at.view.rules.tricks:
        yield ground("stop_march", seat=takers[0], number=done, card=one.card)


LIGHTEST: tuple[Test, ...] = (unloads, stays_under, light_trick, low_lead)

FOR: dict[str, tuple[tuple[Test, ...], tuple[Test, ...]]] = {
    "none": ((stays_under, cannot_duck, low_lead), (leaves_to_declarer, low_lead)),
    "all": ((wins_all,), (wins_all, keeps_stopper)),
    "least": ((march, *LIGHTEST), (march, *LIGHTEST)),
}
"""By the goal of a contract what may speak for a card of the declarers, and of the others."""

AGAINST: dict[str, tuple[tuple[Test, ...], tuple[Test, ...]]] = {
    "none": ((takes_it,), (takes_from_declarer,)),
    "all": ((), ()),
    "least": ((light_trick,), (light_trick,)),
}
"""What may speak against it."""
