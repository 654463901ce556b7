"""Worlds: what is is never excluded, what cannot be is never drawn, and what could be is drawn as often as it should.

The rules of the core are the witness: each card of a world is played again, and each call made again.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import fmean, variance

import pytest

from sjavs_desktop.core.cards import card, mask, parse
from sjavs_desktop.core.game import apply
from sjavs_desktop.core.state import Action, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.facts import facts
from sjavs_desktop.engine.hearing import subject
from sjavs_desktop.engine.swapping import EXCHANGED
from sjavs_desktop.engine.worlds import PATIENCE, TRIES, Source, World, as_dealt, weighing, weight_of, worlds
from tests.core.games import acted, dealt, rules_of, rules_with
from tests.engine.moments import (
    GAMES,
    RANDOM_ONLY,
    all_cards,
    dealable,
    enumerated,
    how_many,
    illegal,
    impossible_calls,
    in_order,
    moments,
    secrets_kept,
    truth,
)

PLAYED = [
    (game, level) for game in GAMES for level in ("random", "beginner") if level == "random" or game not in RANDOM_ONLY
]
"""Games, and how they are played."""


def some(game: str, level: str, deals: int, share: float, seed: str = "") -> Iterator[tuple[State, View]]:
    """Some of the moments of a few deals."""
    dice = Random(f"{game} {level} {seed}")
    return (moment for moment in moments(game, level, deals, seed) if dice.random() < share)


@pytest.mark.parametrize(("game", "level"), PLAYED)
def test_the_true_world_is_never_excluded(game: str, level: str) -> None:
    """It can be dealt and has some weight; what an exchange hides is tried out by chance."""
    for state, seen in some(game, level, 4, 0.4):
        true, tries = truth(state), 200 if seen.table.exchange in EXCHANGED else 20
        assert dealable(Source(seen, Random(1)), seen, true)
        assert any(weight_of(seen, true, Random(one)) > 0 for one in range(tries))


@pytest.mark.parametrize(("game", "level"), PLAYED)
def test_worlds_are_consistent(game: str, level: str) -> None:
    """Every card once, every hand as large as it is seen to be, and everything played and said was legal."""
    for _, seen in some(game, level, 3, 0.2, "consistent"):
        source = Source(seen, Random(1))
        for _ in range(3):
            world = source.world()
            assert sorted(all_cards(seen, world)) == sorted(seen.rules.deck)
            assert tuple(hand.bit_count() for hand in world.hands) == seen.counts
            assert all(shown & ~hand == 0 for shown, hand in zip(seen.shown, world.hands, strict=True))
            assert illegal(seen, world) == []
            assert secrets_kept(seen, world)
            if not seen.table.spread and seen.table.exchange not in EXCHANGED and seen.table.wed is None:
                assert impossible_calls(seen, as_dealt(seen)(world, Random(1))[0]) == []


def endings(game: str, level: str, most: int, share: float) -> Iterator[tuple[State, View, list[World]]]:
    """Moments of the play with few deals that could be, and all of these that the rules allow."""
    for state, seen in some(game, level, 3, share, "endings"):
        if seen.table.phase == "play" and 1 < how_many(seen) <= most:
            fitting = [one for one in enumerated(seen) if not illegal(seen, one) and secrets_kept(seen, one)]
            yield state, seen, fitting


@pytest.mark.parametrize(("game", "level"), PLAYED)
def test_exactly_what_the_rules_allow_could_be(game: str, level: str) -> None:
    """Without what was said: the deals that can be drawn are those in which every card played was legal."""
    for _, seen, fitting in endings(game, level, 300, 0.12):
        source = Source(seen, Random(1), reads=False)
        drawable = [one for one in enumerated(seen) if dealable(source, seen, one) and source.weight(one) > 0]
        assert set(drawable) == set(fitting)


def too_far(met: Counter[World], expected: dict[World, float], draws: int) -> bool:
    """Whether counts lie above four standard deviations of chi-square; rare worlds are counted together."""
    often = [one for one, share in expected.items() if share * draws >= 5]
    off = sum((met[one] - expected[one] * draws) ** 2 / (expected[one] * draws) for one in often)
    rest = draws * (1 - sum(expected[one] for one in often))
    if rest >= 5:
        off += (draws - sum(met[one] for one in often) - rest) ** 2 / rest
    free = max(1, len(often) - (rest < 5))
    return bool(off > free + 4 * (2 * free) ** 0.5 + 4)


@pytest.mark.parametrize(("game", "level"), PLAYED)
@pytest.mark.parametrize("reads", [False, True])
def test_worlds_are_drawn_as_often_as_they_should(game: str, level: str, reads: bool) -> None:
    """Evenly without what was said, by the weights with it (where no exchange leaves these to chance)."""
    for number, (_, seen, fitting) in enumerate(endings(game, level, 120, 0.1)):
        source, draws = Source(seen, Random(f"{game}{number}"), reads), 1200
        if reads and (seen.table.exchange in EXCHANGED or seen.table.wed is not None):
            continue
        weights = {one: source.weight(one) if dealable(source, seen, one) else 0.0 for one in fitting}
        total = sum(weights.values())
        if total == 0 or max(weights.values()) / total < 0.01:
            continue
        if not reads:
            assert set(weights.values()) == {1.0}
        met = Counter(in_order(source.world()) for _ in range(draws))
        assert all(weights.get(one, 0.0) > 0 for one in met)
        # Weights that are nearly all low are met by drawing among proposals, which is only nearly right.
        if source.forced <= draws // 100:
            assert not too_far(met, {one: weight / total for one, weight in weights.items()}, draws)


@pytest.mark.parametrize("game", ["sjavs-3", "sjavs-3-blind"])
def test_an_exchange_is_undone_fairly(game: str) -> None:
    """Drawing as many trumps as the bid asks for weighs on average what drawing any cards does, within five errors."""
    number = 0
    for state, seen in some(game, "beginner", 3, 0.1, "swap"):
        about, true, draws = subject(seen), truth(state), 1500
        if seen.table.exchange != "exchanged" or about is None:
            continue
        one, other = (weighing(seen, facts(seen), each, True) for each in (about, None))
        first, second = ([each(true, Random(place)) for place in range(draws)] for each in (one, other))
        error = (variance(first) / draws + variance(second) / draws) ** 0.5
        assert abs(fmean(first) - fmean(second)) <= 5 * error + 1e-9
        number += 1
    assert number > 5


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_draws_the_same_worlds(game: str) -> None:
    for _, seen in some(game, "random", 2, 0.05, "seed"):
        one, two = worlds(seen, Random("s")), worlds(seen, Random("s"))
        assert [next(one) for _ in range(4)] == [next(two) for _ in range(4)]


# -- Inferences one by one ---------------------------------------------------------------------------------------------


def drawn(seen: View, number: int = 60) -> list[World]:
    """Some worlds."""
    source = Source(seen, Random(1))
    return [source.world() for _ in range(number)]


def test_an_announced_length_is_exact_and_a_betri_means_clubs() -> None:
    state = acted(
        dealt(rules_with(), "QS JS KH TH 9H 7D 8D 9D", "", "JC JH AC KC TC 8S 9S TS"),
        ("bid", "5"),
    )
    for world in drawn(view(state, 2)):
        hand = world.hands[0]
        held = [(hand & mask(parse("QC QS JC JS JH JD")) | hand & 0xFFFF << 16 * suit).bit_count() for suit in range(4)]
        assert max(held) == 5


def sauspiel() -> State:
    """A Sauspiel with the ace of Gras called; the third hand holds it with three more, and its holder is on lead."""
    rules = rules_of("schafkopf")
    state = dealt(
        rules,
        "QC QS JC JH AH 9S 7S 8C",
        "QH JS KH 9H 7H TC 9C 7C",
        "AS KS TS 8S AD TD JD 8H",
        "QD AC KC KD 9D 8D 7D TH",
    )
    state = acted(state, ("bid", "sauspiel"), ("pass", None), ("pass", None), ("pass", None))
    return acted(state, ("call", 1)) if state.table.phase == "naming" else state


def played(state: State, cards: str) -> State:
    """The state after those cards."""
    for name in cards.split():
        state, _ = apply(state, Action(state.table.turn, "play", card(name)))
    return state


def test_who_ran_away_with_the_called_ace_may_still_hold_it() -> None:
    """The holder led the suit low from four (S3); later in that suit a lower card no longer tells anything."""
    gras = mask(parse("AS TS KS 9S 8S 7S"))
    state = played(sauspiel(), "8C 7C JD AC 8S")
    for cards, left in (("", 3), ("7D 9S 9C 7S 9H KS", 2)):
        state = played(state, cards)
        seen = view(state, 3)
        holds = [world for world in drawn(seen, 200) if world.partner == 2]
        assert weight_of(seen, truth(state)) > 0
        assert dealable(Source(seen, Random(1)), seen, truth(state))
        assert holds
        assert all((world.hands[2] & gras).bit_count() >= left for world in holds)


def test_who_said_kontra_is_not_the_partner() -> None:
    state = sauspiel()
    state, _ = apply(state, Action(1, "double"))
    assert all(world.partner in (2, 3) for world in drawn(view(state, 0)))
    assert facts(view(state, 0)).forbidden[1] >> card("AS") & 1


def test_the_declarer_of_a_sauspiel_had_a_card_of_the_called_suit() -> None:
    seen = view(sauspiel(), 1)
    gras = mask(parse("KS TS 9S 8S 7S"))
    assert all(world.hands[0] & gras for world in drawn(seen))


def marriage() -> State:
    """The first hand has offered its only trump, and the second is asked."""
    rules = rules_of("schafkopf", hochzeit=True)
    state = dealt(
        rules,
        "7H AC KC TC AS KS TS AD",
        "QC QS JC AH TH 9S 8C 7D",
        "QH JS KH 9H 9C 7C 8D 9D",
        "QD JH JD 8H 8S 7S TD KD",
    )
    return acted(state, ("bid", "hochzeit"), ("pass", None), ("pass", None), ("pass", None))


def test_a_marriage_tells_who_has_the_trump_and_who_has_none() -> None:
    """Before it is taken and after; and the two know which card was given back (S3)."""
    offered = marriage()
    wed = acted(offered, ("take", parse("7D")))
    trumps = wed.rules.ranking("hochzeit", 2).members[4]
    bit, given = 1 << card("7H"), 1 << card("7D")
    for state, holder in ((offered, 0), (wed, 1)):
        for seat in range(4):
            seen = view(state, seat)
            assert weight_of(seen, truth(state)) > 0
            assert dealable(Source(seen, Random(1)), seen, truth(state))
            for world in drawn(seen, 30):
                assert world.hands[holder] & bit
                assert world.hands[0] & trumps & ~bit == 0
                assert secrets_kept(seen, world)
                assert state is offered or seat != 1 or world.hands[0] & given


def test_a_table_that_contradicts_itself_has_worlds_all_the_same() -> None:
    """In a lesson the bidder's hand may be shown, and it need not fit the bid."""
    state = acted(dealt(rules_with(), "QS JS KH TH 9H 7D 8D 9D"), ("bid", "5"))
    seen = view(state, 1)
    short = mask(parse("7S 8S 9S 7H 8H 9H 7D 8D"))
    wrong = View(seen.rules, seen.table, 1, (short, seen.hand, 0, 0), seen.counts)
    assert next(worlds(wrong, Random(1))).hands[0] == short


def test_a_table_that_contradicts_itself_is_found_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    source = Source(view(sauspiel(), 0), Random(1))
    monkeypatch.setattr(source, "_weigh", lambda world, random: 0.0)
    looked = []
    for _ in range(3):
        before = source.proposed
        source.world()
        looked.append(source.proposed - before)
    assert looked == [PATIENCE, TRIES, TRIES]
