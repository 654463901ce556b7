"""What the felt lets be heard: each sound once, when what makes it is seen, and nothing that nobody sees."""

import random
from itertools import groupby

import pytest
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.cards import parse
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import Event, State
from sjavs_desktop.core.view import view
from sjavs_desktop.ui.felt.choreography import SOUNDS, ending, highest, sounds, stages
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.sound.cues import BUSY, MANNERS, Gate
from tests.core.games import match, rules_of

Steps = list[tuple[State, tuple[Event, ...]]]


def steps(pack: str, seed: int, deals: int = 1) -> Steps:
    """A random match, step by step."""
    return [step for _, step in match(rules_of(pack), random.Random(seed), deals)]


@pytest.fixture
def felt(qtbot: QtBot) -> Felt:
    """A felt on the screen, in fast motion, on which tricks do not stay."""
    made = Felt()
    qtbot.addWidget(made)
    made.set_speed("fast")
    made.set_hold(10)
    made.resize(700, 560)
    with qtbot.waitExposed(made):
        made.show()
    return made


def heard_on(felt: Felt) -> list[str]:
    """A list that grows with what is heard."""
    heard: list[str] = []
    felt.director.heard.connect(heard.append)
    return heard


def without_packets(heard: list[str]) -> list[str]:
    """What was heard, all cards of a deal as one."""
    return [name for name, some in groupby(heard) for _ in (some if name != "deal" else [0])]


@pytest.mark.parametrize("pack", ["sjavs", "klorsjavs", "schafkopf-house", "old-mor"])
def test_a_deal_is_heard_as_it_is_seen_each_sound_once_and_in_order(felt: Felt, qtbot: QtBot, pack: str) -> None:
    heard = heard_on(felt)
    expected: list[str] = []
    games = (steps(pack, seed) for seed in range(4, 40))
    for state, events in next(game for game in games if game[-1][0].table.tricks):
        seen = view(state, 0)
        expected += sounds(seen, events)
        felt.show_step(seen, events)
    with qtbot.waitSignal(felt.idle, timeout=20000):
        pass
    assert without_packets(heard) == without_packets(expected)
    assert {"shuffle", "deal", "trick"} < set(heard)
    assert {"card", "old_mor"} & set(heard)
    assert heard[-1] in ("deal_over", "cross")


def test_a_card_is_heard_when_it_lies_there_and_not_before(felt: Felt, qtbot: QtBot) -> None:
    lying: list[bool] = []
    moved: list[bool] = []

    def listen(name: str) -> None:
        if name not in ("card", "old_mor"):
            return
        assert felt.director._step is not None
        trick = felt.director._step.table.trick or felt.director._step.table.tricks[-1].cards
        item = next(one for one in felt.table.sprites if one.face == trick[-1])
        assert item.place is not None
        lying.append(item.pose == felt.table.pose(item.place) and item.face == item.place.face)
        moved.append(bool(felt.director._mover._tracks))

    felt.director.heard.connect(listen)
    felt.set_speed("normal")
    game = steps("sjavs", 4)
    first = next(at for at, (_, events) in enumerate(game) if any(one.kind == "played" for one in events))
    for state, _ in game[:first]:
        felt.show_step(view(state, 0))
    for state, events in game[first : first + 3]:
        felt.show_step(view(state, 0), events)
        assert len(lying) == game.index((state, events)) - first
        with qtbot.waitSignal(felt.idle, timeout=20000):
            pass
    assert lying == [True] * 3
    assert moved == [False] * 3


def test_of_what_is_skipped_only_what_matters_most_is_heard(felt: Felt) -> None:
    felt.set_speed("slow")
    heard = heard_on(felt)
    expected: list[str] = []
    for state, events in steps("sjavs", 4):
        seen = view(state, 0)
        expected += sounds(seen, events)
        felt.show_step(seen, events)
    before = len(heard)
    felt.settle()
    assert heard[before:] == [max(expected, key=SOUNDS.index)]
    felt.settle()
    assert len(heard) == before + 1


def test_a_trick_is_heard_although_the_next_card_lies_there_already(felt: Felt, qtbot: QtBot) -> None:
    """Whoever shortens the time for which a finished trick stays takes it away with that."""
    felt.set_hold(60_000)
    game = steps("sjavs", 2)
    at = next(at for at, (_, events) in enumerate(game) if any(one.kind == "trick" for one in events))
    felt.show_step(view(game[at - 1][0], 0))
    heard = heard_on(felt)
    for state, events in game[at : at + 2]:
        felt.show_step(view(state, 0), events)
    qtbot.waitUntil(lambda: bool(heard), timeout=20000)
    felt.settle()
    assert heard[1:] == ["trick"]


def test_what_was_heard_already_is_not_heard_again_by_skipping(felt: Felt) -> None:
    felt.set_speed("slow")
    game = steps("sjavs", 4)
    at = next(at for at, (_, events) in enumerate(game) if any(one.kind == "contract" for one in events))
    felt.show_step(view(game[at - 1][0], 0))
    heard = heard_on(felt)
    felt.show_step(view(game[at][0], 0), [one for one in game[at][1] if one.kind == "contract"])
    assert heard == ["trump"]
    felt.settle()
    assert heard == ["trump"]


def test_without_motion_every_step_has_one_sound(felt: Felt) -> None:
    felt.set_speed("instant")
    felt.set_hold(0)
    heard = heard_on(felt)
    expected: list[str] = []
    for state, events in steps("sjavs", 2, deals=2):
        seen = view(state, 1)
        expected += [max(some, key=SOUNDS.index)] if (some := sounds(seen, events)) else []
        felt.show_step(seen, events)
        assert heard == expected


def test_where_only_a_finished_trick_stays_the_card_and_the_trick_are_heard(felt: Felt, qtbot: QtBot) -> None:
    felt.set_speed("instant")
    game = steps("sjavs", 2)
    at = next(at for at, (_, events) in enumerate(game) if any(one.kind == "trick" for one in events))
    felt.show_step(view(game[at - 1][0], 0))
    heard = heard_on(felt)
    with qtbot.waitSignal(felt.idle, timeout=20000):
        felt.show_step(view(game[at][0], 0), game[at][1])
        assert heard in (["card"], ["old_mor"])
    assert heard[1:] == ["trick"]


def test_nothing_is_heard_while_nobody_can_see_it(felt: Felt) -> None:
    felt.set_speed("slow")
    heard = heard_on(felt)
    game = steps("sjavs", 2)
    for state, events in game[:-3]:
        felt.show_step(view(state, 0), events)
    del heard[:]
    felt.hide()
    for state, events in game[-3:]:
        felt.show_step(view(state, 0), events)
    assert heard == []
    felt.show()
    assert heard == []


def test_what_appears_at_once_makes_no_sound(felt: Felt) -> None:
    heard = heard_on(felt)
    for state, _ in steps("sjavs", 2):
        felt.show_step(view(state, 0))
    felt.clear()
    assert heard == []


def test_the_highest_trump_is_slammed_where_it_always_is_one() -> None:
    slammed: dict[str, set[object]] = {}
    for pack in ("sjavs", "old-mor", "klorsjavs", "schafkopf-house"):
        for seed in range(12):
            for state, events in steps(pack, seed):
                seen = view(state, 0)
                for one in events:
                    if one.kind == "played" and highest(seen, one.value):
                        slammed.setdefault(pack, set()).add(one.value)
                        assert stages(seen, [one])[0].landing == "old_mor"
    assert slammed["sjavs"] == slammed["old-mor"] == slammed["klorsjavs"] == set(parse("QC"))
    assert slammed["schafkopf-house"] <= set(parse("QC JC"))


def test_the_rising_figure_is_for_ones_own_side_only() -> None:
    ended = [
        (state, events)
        for seed in range(3)
        for state, events in steps("sjavs", seed, deals=40)
        if any(one.kind in ("rubber", "match") for one in events)
    ]
    assert ended
    for state, events in ended:
        winners = {one.value for one in events if one.kind in ("rubber", "match")}
        for seat in range(4):
            won = account(state.rules, seat) in winners
            assert ending(view(state, seat), events) == ("cross" if won else "deal_over")


# -- the gate ----------------------------------------------------------------------------------------------------------


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_every_sound_of_the_felt_has_its_manner() -> None:
    told = {
        name
        for pack in ("sjavs", "klorsjavs", "schafkopf-house", "old-mor")
        for seed in range(8)
        for state, events in steps(pack, seed, deals=2)
        for name in sounds(view(state, 0), events)
    }
    assert told <= set(MANNERS)
    assert {"call", "card", "deal", "deal_over", "old_mor", "shuffle", "trick", "trump"} <= told


def test_the_same_sound_is_not_heard_twice_within_its_gap() -> None:
    clock = Clock()
    gate = Gate(clock)
    for name, manner in MANNERS.items():
        clock.now += 10
        assert gate.passes(name)
        clock.now += manner.gap * 0.99
        assert not gate.passes(name)
        clock.now += manner.gap * 0.02
        assert gate.passes(name)


def test_at_once_only_what_matters_more_is_heard() -> None:
    clock = Clock()
    gate = Gate(clock)
    for name in SOUNDS:
        clock.now += BUSY / 20
        assert gate.passes(name)
    for name in SOUNDS[:-1]:
        assert not gate.passes(name)


def test_a_fast_deal_is_no_machine_gun_and_a_slow_one_loses_nothing() -> None:
    from sjavs_desktop.ui.felt.motion import Motion

    def passed(speed: str) -> int:
        clock, motion = Clock(), Motion(speed)
        gate, heard = Gate(clock), 0
        for _ in range(20):
            clock.now += (motion.ms("play") + motion.ms("own")) / 1000
            heard += gate.passes("card")
        return heard

    assert passed("slow") == passed("normal") == 20
    assert passed("fast") <= 10
