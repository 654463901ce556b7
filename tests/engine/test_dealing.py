"""Dealing unknown cards into places: every way that fits is equally likely, and none that does not fit is met."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from sjavs_desktop.core.cards import cards_in, mask
from sjavs_desktop.engine.dealing import Box, Dealer


def ways(unknown: int, boxes: list[Box]) -> set[tuple[int, ...]]:
    """Every deal that fits, found by trying all orders of the cards."""
    found = set()
    for order in permutations(cards_in(unknown)):
        deal, first = [], 0
        for box in boxes:
            deal.append(mask(order[first : first + box.size]))
            first += box.size
        if all(not cards & ~box.allowed for cards, box in zip(deal, boxes, strict=True)):
            found.add(tuple(deal))
    return found


def chance_boxes(dice: Random) -> tuple[int, list[Box]]:
    """Some cards and places for them."""
    size = dice.randint(3, 7)
    unknown = mask(dice.sample(range(64), size))
    cuts = sorted(dice.choices(range(size + 1), k=3))
    sizes = [one - other for one, other in zip([*cuts, size], [0, *cuts], strict=True)]
    allowed = [unknown if dice.random() < 0.3 else mask(one for one in cards_in(unknown) if dice.random() < 0.7)]
    allowed += [mask(one for one in cards_in(unknown) if dice.random() < 0.8) for _ in sizes[1:]]
    return unknown, [Box(one, cards) for one, cards in zip(sizes, allowed, strict=True)]


def test_the_ways_are_counted_and_only_they_are_dealt() -> None:
    dice, possible = Random("ways"), 0
    for _ in range(120):
        unknown, boxes = chance_boxes(dice)
        expected = ways(unknown, boxes)
        if not expected:
            with pytest.raises(ValueError, match="do not fit"):
                Dealer(unknown, boxes)
            continue
        possible += 1
        dealer = Dealer(unknown, boxes)
        assert dealer.ways == len(expected)
        assert {tuple(dealer.draw(dice)) for _ in range(60)} <= expected
    assert possible > 40


def test_every_way_is_equally_likely() -> None:
    """Chi-square over 30 cases with 60 draws for each way: above four standard deviations it would be no chance."""
    dice, cases = Random("even"), 0
    while cases < 30:
        unknown, boxes = chance_boxes(dice)
        expected = ways(unknown, boxes)
        if len(expected) < 2:
            continue
        cases += 1
        dealer, each = Dealer(unknown, boxes), 60
        met = Counter(tuple(dealer.draw(dice)) for _ in range(each * len(expected)))
        off = sum((met[one] - each) ** 2 / each for one in expected)
        free = len(expected) - 1
        assert off < free + 4 * (2 * free) ** 0.5 + 4


def test_cards_without_a_place_are_refused() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        Dealer(0b111, [Box(2, 0b111)])
    with pytest.raises(ValueError, match="do not fit"):
        Dealer(0b111, [Box(2, 0b011), Box(1, 0b011)])


def test_the_whole_pack_is_dealt() -> None:
    pack = (1 << 32) - 1
    dealer = Dealer(pack, [Box(8, pack)] * 4)
    assert dealer.ways == 99561092450391000
    assert sum(dealer.draw(Random(1))) == pack
