"""Each named style does something else than what it is made from, by a number that can be measured on fixed deals."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from sjavs_desktop.core.cards import cards_in
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.state import View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine import thinking
from sjavs_desktop.engine.levels import LEVELS, decide
from sjavs_desktop.engine.memory import SOME, blurred, forgotten
from sjavs_desktop.engine.search import Budget
from sjavs_desktop.engine.styles import NAMED, STRONG
from sjavs_desktop.engine.talk import Decision
from sjavs_desktop.engine.thinking import Style
from sjavs_desktop.engine.worlds import worlds
from tests.core.games import rules_of
from tests.engine.positions import decisions

STYLES = {one.key: one for one in NAMED}
JUDGE = STRONG._replace(play=Budget(30, 3_000_000))
"""Who says what a card was worth."""


def positions(key: str, phase: str, deals: int) -> Iterator[tuple[View, int]]:
    """Where somebody at turn has a choice, in some deals of beginners."""
    rules = rules_of(key)
    for state, seat, seed in decisions(rules, ("beginner",) * rules.seats, "styles", deals):
        seen = view(state, seat)
        if state.table.phase == phase and state.table.turn == seat and len(legal(seen)) > 1:
            yield seen, seed


@cache
def played(style: Style) -> tuple[tuple[View, int, Decision], ...]:
    """What a style plays in some deals."""
    return tuple((*one, thinking.chosen(style, *one)) for one in positions("sjavs", "play", 6))


def bids(style: Style) -> float:
    """The share of positions of an auction in which a style bids."""
    found = [thinking.chosen(style, *one).action for one in positions("old-mor", "auction", 8)]
    return sum(one is not None and one.kind == "bid" for one in found) / len(found)


def by_rule(style: Style) -> float:
    """The share of cards for which a rule of thumb speaks."""
    found = [bool(one.reason) for *_, one in played(style)]
    return sum(found) / len(found)


def lost(style: Style, base: Style) -> float:
    """Game points that a style gives away in those positions where it plays another card than its base."""
    total = 0.0
    for (seen, seed, one), (*_, other) in zip(played(style), played(base), strict=True):
        if one.action != other.action:
            told = {each.action: each.value for each in thinking.chosen(JUDGE, seen, seed).choices}
            if one.action in told and other.action in told:
                total += told[other.action] - told[one.action]
    return total


def test_the_cautious_bids_less_and_the_bold_more() -> None:
    cautious, bold = STYLES["cautious"], STYLES["bold"]
    assert cautious.base == bold.base
    shares = [bids(style) for style in (cautious.style, cautious.base, bold.style)]
    print("share of bids:", shares)
    assert shares[0] + 0.05 < shares[1] < shares[2] - 0.05


def test_by_the_book_a_rule_speaks_for_more_of_the_cards() -> None:
    one = STYLES["by_the_book"]
    print("share of rules:", by_rule(one.style), by_rule(one.base))
    assert by_rule(one.style) > by_rule(one.base) + 0.1


def test_the_forgetful_gives_points_away_and_nothing_before_the_third_trick() -> None:
    one = STYLES["forgetful"]
    pairs = list(zip(played(one.style), played(one.base), strict=True))
    early = [(seen, first, second) for (seen, _, first), (*_, second) in pairs if len(seen.table.tricks) < 2]
    assert early
    assert all(first == second for _, first, second in early)
    print("lost:", lost(one.style, one.base))
    assert lost(one.style, one.base) > 1


def test_what_the_forgetful_takes_to_be_out_are_plain_cards_of_earlier_tricks() -> None:
    seen = next(one for one, _ in positions("sjavs", "play", 2) if len(one.table.tricks) == 4)
    out = forgotten(seen, SOME)
    ranking = seen.rules.ranking(seen.table.contract or "", seen.table.suit)
    earlier = {card for trick in seen.table.tricks[:-1] for card in trick.cards}
    assert set(cards_in(out)) <= earlier
    assert not out & ranking.members[TRUMPS]
    strange = 0
    for number, world in zip(range(20), worlds(seen, Random(1), False), strict=False):
        other = blurred(seen, world, out, Random(number))
        assert [one.bit_count() for one in other.hands] == [one.bit_count() for one in world.hands]
        assert other.hands[seen.seat] == world.hands[seen.seat]
        assert all(not one & ~(out | sum(world.hands)) for one in other.hands)
        assert sum(one.bit_count() for one in other.hands) == sum(other.hands).bit_count()
        strange += any(one & out for one in other.hands)
    assert strange > 10


def test_the_quiet_partner_follows_other_advice() -> None:
    one = STYLES["quiet"]
    pairs = list(zip(played(one.style), played(one.base), strict=True))
    other = sum(first.advice != second.advice for (*_, first), (*_, second) in pairs)

    def given(style: Style) -> int:
        return sum(each.reason.startswith("smear") for *_, each in played(style))

    print("other advice:", other, "points given:", given(one.style), given(one.base))
    assert other / len(pairs) > 0.1
    assert given(one.style) == 0 < given(one.base)


@pytest.mark.parametrize("key", STYLES)
def test_a_style_is_a_level_with_a_sentence(key: str) -> None:
    found = STYLES[key]
    assert LEVELS[found.key].style == found.style != found.base
    assert found.about.endswith(".")
    seen, seed = next(positions("klorsjavs", "auction", 1))
    assert decide(found.key, seen, seed) in legal(seen)
