"""The search kernel against the rules, against itself without what prunes it, and uncompiled.

What is checked lies in `endings`; `python -m tests.bench.kernel` does the same more often, plants faults, and measures.
"""

import threading
from array import array
from random import Random
from typing import Any

import pytest

from sjavs_desktop.engine import kernel as module
from sjavs_desktop.engine.kernel import COMPILED, Kernel
from sjavs_desktop.engine.tables import unknown
from tests.bench.native import Native, available
from tests.core.games import PACKS, VALUES, rules_of
from tests.engine import endings
from tests.engine.endings import Position, brute, contracts, exact, load, memory, most

CONTRACTS = [pytest.param(*one, id="/".join(one)) for one in contracts()]
needs_gcc = pytest.mark.skipif(not available(), reason="no gcc")


@pytest.fixture(scope="module")
def kernel() -> Any:
    """One memory for all: a search must not be misled by what it remembers of other deals."""
    return memory(Kernel)


# -- Against the rules -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pack", "contract"), CONTRACTS)
def test_the_value_of_an_ending_is_that_of_brute_force(kernel: Any, pack: str, contract: str) -> None:
    dice = Random(f"endings/{pack}/{contract}")
    for tricks in (*(None,) * 6, *(2,) * 12):
        assert not endings.check_value(kernel, endings.ending(pack, contract, dice, tricks))


@pytest.mark.parametrize(("pack", "contract"), [("klorsjavs-older", "tout"), ("schafkopf", "solo_tout")])
def test_high_trumps_in_two_hands_may_fall_together(kernel: Any, pack: str, contract: str) -> None:
    """It is rare that this decides how many tricks are taken: one such ending in fifty."""
    dice = Random(f"together/{pack}")
    for _ in range(80):
        assert not endings.check_value(kernel, endings.ending(pack, contract, dice, 3))


def test_covered_cards(kernel: Any) -> None:
    dice, covered = Random("covered"), 0
    for _ in range(40):
        found = endings.ending("sjavs-2", "trump", dice, 5)
        covered += "covered" in found.tags
        assert not endings.check_value(kernel, found)
    assert covered > 10


def test_running_away_from_the_called_ace(kernel: Any) -> None:
    dice, tags = Random("away"), set[str]()
    for _ in range(3):
        found = endings.running_away(dice)
        tags |= found.tags
        assert not endings.check_value(kernel, found)
    assert "may run away" in tags


def test_the_same_cards_in_other_hands(kernel: Any) -> None:
    """What is remembered of one deal must not answer for another."""
    dice = Random("anew")
    for pack, contract in contracts():
        found = endings.later(pack, contract, dice, 3)
        if not found.state.table.spread:
            for _ in range(3):
                found = endings.dealt_anew(found, dice)
                assert not endings.check_same(kernel, memory(Kernel, 10), found)


def test_endings_reach_what_is_special() -> None:
    """A called ace, cards that lie covered, each duty to overtrump and each goal are among what is tried."""
    dice = Random("tags")
    tags = set[str]()
    for pack, contract in contracts():
        for _ in range(6):
            tags |= endings.ending(pack, contract, dice).tags
    wanted = {"ace held", "ran away", "covered", "mid-trick", "overtrump 0", "overtrump 1", "overtrump 2"}
    assert wanted | {f"goal {one}" for one in ("points", "all", "none", "least")} <= tags


@pytest.mark.parametrize(("pack", "contract"), CONTRACTS)
def test_the_kernel_allows_what_the_rules_allow(kernel: Any, pack: str, contract: str) -> None:
    dice = Random(f"may/{pack}/{contract}")
    for rules in endings.variants(pack)[:5]:
        for state in endings.walk(endings.first_lead(rules, rules.contract(contract), dice), dice):
            assert not endings.check_may(kernel, endings.position(pack, contract, state, dice))


def test_the_duty_to_overtrump(kernel: Any) -> None:
    for found in endings.overtrumping(20, Random("duty")):
        assert not endings.check_may(kernel, found)


def test_what_the_holder_of_the_called_ace_may_lead(kernel: Any) -> None:
    dice = Random("lead")
    for held in (1, 2, 3, 4, 5) * 6:
        assert not endings.check_may(kernel, endings.running_away(dice, 5, held))


@pytest.mark.parametrize("pack", PACKS)
def test_the_kernel_knows_everything_that_a_pack_asks_for(pack: str) -> None:
    assert not unknown(rules_of(pack))
    for option, values in VALUES[pack].items():
        for value in values:
            assert not unknown(rules_of(pack, **{option: value}))


# -- Against itself ----------------------------------------------------------------------------------------------------

PRUNING = [("CERTAIN",), ("TWINS",), ("MERGING",), ("CERTAIN", "TWINS", "MERGING")]
"""What is left out, with a whole deal; the table and the order make too much difference for that."""


def long(pack: str, contract: str, dice: Random) -> Position:
    """A whole deal; of the game for two with its sixteen tricks the last nine, and of a slow Ramsch the last seven."""
    return endings.later(pack, contract, dice, 7 if contract == "ramsch" else 9)


@needs_gcc
@pytest.mark.parametrize("without", PRUNING, ids="+".join)
@pytest.mark.parametrize(("pack", "contract"), CONTRACTS)
def test_pruning_changes_no_value_of_a_whole_deal(
    kernel: Any, pack: str, contract: str, without: tuple[str, ...]
) -> None:
    dice = Random(f"pruning/{pack}/{contract}/{without}")
    assert not endings.check_same(kernel, Native(18, without), long(pack, contract, dice))


@needs_gcc
@pytest.mark.parametrize(
    "without", [("TABLE",), ("ORDER",), ("CERTAIN", "TWINS", "MERGING", "TABLE", "ORDER")], ids="+".join
)
@pytest.mark.parametrize(("pack", "contract"), CONTRACTS)
def test_neither_table_nor_order_changes_a_value(
    kernel: Any, pack: str, contract: str, without: tuple[str, ...]
) -> None:
    dice = Random(f"table/{pack}/{contract}/{without}")
    found = endings.later(pack, contract, dice, 5)
    assert not endings.check_same(kernel, Native(18, without), found)


@needs_gcc
def test_the_same_in_c_looks_at_the_same_positions() -> None:
    native, compiled = Native(14), memory(Kernel)
    dice = Random("native")
    for pack, contract in contracts():
        assert not endings.check_equal(compiled, native, endings.later(pack, contract, dice, 6))
    for tricks in (4, 5, 6) * 6:
        assert not endings.check_equal(compiled, native, endings.running_away(dice, tricks))


def test_uncompiled_it_looks_at_the_same_positions() -> None:
    """Also a check that the source stays valid without Cython."""
    plain, compiled = memory(endings.interpreted()), memory(Kernel)
    dice = Random("uncompiled")
    for pack, contract in contracts():
        assert not endings.check_equal(compiled, plain, endings.ending(pack, contract, dice))
    for pack, contract in (("sjavs", "trump"), ("schafkopf", "sauspiel"), ("old-mor", "nolo")):
        assert not endings.check_equal(compiled, plain, endings.later(pack, contract, dice, 5))


def test_a_small_memory_changes_no_value() -> None:
    """Positions that push one another out of the memory."""
    small, large = memory(Kernel, 4), memory(Kernel, 16)
    dice = Random("small")
    for pack, contract in contracts():
        assert not endings.check_same(small, large, endings.later(pack, contract, dice, 5))


# -- What is asked of it -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pack", PACKS)
def test_weighing_counts_the_steps_that_each_card_reaches(kernel: Any, pack: str) -> None:
    dice = Random(f"weigh/{pack}")
    for contract in rules_of(pack).contracts:
        for _ in range(2):
            found = endings.ending(pack, contract.key, dice, 4 if pack == "sjavs-2" else 2)
            assert not endings.check_weigh(kernel, found, dice)


def test_a_bound_that_is_answered_is_one(kernel: Any) -> None:
    dice = Random("bounds")
    for pack, contract in contracts():
        found = endings.ending(pack, contract, dice, 2)
        value = brute(found)
        load(kernel, found)
        for need in sorted({1, value - 3, value, value + 1, value + 7}):
            answer = kernel.ask(need)
            assert need <= answer <= value if need <= value else value <= answer < need


def test_a_limit_ends_a_search_and_misleads_no_later_one(kernel: Any) -> None:
    dice = Random("limit")
    for number in range(12):
        found = endings.faroese(number)
        found = found._replace(state=next(one for one in endings.walk(found.state, dice) if endings.left(one) == 6))
        fresh = memory(Kernel)
        load(fresh, found)
        value, nodes = exact(fresh, most(found))
        load(kernel, found)
        for _ in range(20):
            need = value + dice.randrange(-200, 200)
            answer = kernel.ask(need, dice.randrange(1, 1 + nodes // 2))
            assert answer == -1 or (answer >= need) == (value >= need)
        assert exact(kernel, most(found))[0] == value


def test_weighing_ends_at_its_limit_and_otherwise_tells_the_truth(kernel: Any) -> None:
    found = endings.later("sjavs", "trump", Random("weigh limit"), 6)
    steps = array("i", [16 * 31, 16 * 61, 16 * 91])

    def weighed(limit: int) -> list[int] | None:
        load(kernel, found)
        may = kernel.may()
        cards = array("i", [place for place in range(32) if may >> place & 1])
        reached = array("i", [9] * len(cards))
        return list(reached) if kernel.weigh(cards, steps, reached, 1, limit) else None

    expected = weighed(1 << 40)
    assert expected is not None
    nodes = kernel.spent()
    for limit in (1, 2, 3, nodes // 3, nodes // 2, nodes, nodes + 1):
        assert weighed(limit) in (None, expected)
    assert weighed(1) is None
    assert weighed(nodes + 1) == expected


def test_the_flag_stops_a_search() -> None:
    flag = array("i", [1])
    kernel = Kernel(flag, 14)
    found = endings.full("sjavs-2", "trump", Random("stop"))
    load(kernel, found)
    assert kernel.ask(most(found) // 3) == -1
    flag[0] = 0
    assert kernel.ask(1, 1000) in (-1, *range(1, 4000))


@pytest.mark.skipif(not COMPILED, reason="a thread is let in only where the kernel is compiled")
def test_another_thread_sets_the_flag() -> None:
    flag, dice = array("i", [0]), Random("thread")
    kernel = Kernel(flag, 14)
    timer = threading.Timer(0.1, flag.__setitem__, (0, 1))
    timer.start()
    answers: list[int] = []
    while -1 not in answers and len(answers) < 10_000:
        load(kernel, endings.full("sjavs-2", "trump", dice))
        answers += [kernel.ask(need) for need in range(700, 1100, 40)]
    timer.join()
    assert -1 in answers


def test_only_arrays_of_whole_numbers_are_taken() -> None:
    """The compiled kernel reads the memory of an array, so another kind would be misread."""
    if COMPILED:
        with pytest.raises(TypeError):
            Kernel(array("q", [0]), 4)
        with pytest.raises(TypeError):
            module.Kernel([0], 4)  # type: ignore[arg-type]
