"""The beginner plays as its rules say, in positions that players of such games complained about."""

import random

import pytest

from sjavs_desktop.core.cards import cards_in, name, parse
from sjavs_desktop.core.follow import playable
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Action, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.beginner import decide, explain
from sjavs_desktop.engine.following import FOLLOWS
from sjavs_desktop.engine.leading import LEADS
from sjavs_desktop.engine.reading import could_hold, power, read, sure
from tests.core.games import acted, dealt, redealt, rules_with
from tests.engine.positions import decisions, seen

BEGINNERS = ("beginner",) * 4


def card_of(at: View) -> str:
    """The card that the beginner plays."""
    action = decide(at, 1)
    assert isinstance(action.value, int)
    return name(action.value)


def test_declarer_does_not_lead_low_trumps_into_lost_tricks() -> None:
    led = parse(card_of(seen("JD 9H 8H 7H KH 8S 9C 7D")))[0]
    assert seen("JD").rules.ranking("trump", 2).group[led] != TRUMPS


def test_declarer_draws_trumps_from_the_top() -> None:
    assert card_of(seen("QS JC QC AH KH 8S 9C 7D")) == "QC"


def test_declarer_stops_when_the_trumps_are_out() -> None:
    drawn = ["QC JD 7H 8H", "QS JH 9H TH", "JC KH QH JS"]
    assert explain(seen("AH AD 9C 7C 8D", tricks=drawn), 1) == (Action(0, "play", parse("AD")[0]), "cash_winner")


def test_partner_draws_trumps_for_the_declarer() -> None:
    assert card_of(seen("JS 7H KS 9S 8C 7C TD 8D", leader=2, declarer=0)) == "JS"


def test_partner_leads_no_counting_trump() -> None:
    assert card_of(seen("AH TH KS 9S 8C 7C TD 8D", leader=2, declarer=0)) not in ("AH", "TH")


@pytest.mark.parametrize(
    ("hand", "trick", "card"),
    [
        ("AC 7C", "TS KS QC", "7C"),
        ("TC 7C 9H", "AC KC 9C", "7C"),
        ("TD KD 8D 7S", "AD 7D 9D", "8D"),
    ],
)
def test_no_ace_or_ten_is_thrown_while_something_worthless_is_held(hand: str, trick: str, card: str) -> None:
    # The player is last and the opponents hold the trick.
    assert card_of(seen(hand, trick, leader=2 if trick.startswith("TS") else 0, rules=free())) == card


def free() -> Rules:
    """Rules without the duty to overtrump."""
    return rules_with(overtrump="none")


@pytest.mark.parametrize(("hand", "card"), [("TS 8S", "TS"), ("KS 7S", "KS"), ("TC 8D", "TC"), ("QC TD 7D", "TD")])
def test_points_go_to_a_partner_who_wins_for_certain(hand: str, card: str) -> None:
    assert card_of(seen(hand, "7S AS 9S", rules=free())) == card


def test_a_partner_is_not_overtrumped_without_need() -> None:
    at = seen("QC JS 8D", "KC JD 9C", rules=free())
    assert card_of(at) == "8D"


def test_last_to_play_wins_cheaply() -> None:
    assert card_of(seen("QC QS JD", "AS KS 9S", leader=1)) == "JD"
    assert card_of(seen("QC JC 9H 7S", "AC KC 9C", leader=1)) == "9H"


def test_last_to_play_brings_a_counter_home_with_the_trick() -> None:
    assert card_of(seen("QC TH 7H", "AC KC 9C", leader=1)) == "TH"


@pytest.mark.parametrize(
    ("third", "card", "reason"), [("AC 9C KC 8C", "QC", "reach_target"), ("AC 9C 7S 8C", "7H", "throw_lowest")]
)
def test_a_certain_step_is_never_refused(third: str, card: str, reason: str) -> None:
    """Five points are too few for the queen of clubs, unless they bring the side to 61."""
    past = ["8S 9S TS AS", "AD TD 9D 8D", third, "7D KD QD 7C"]
    at = seen("QC 7H", "9H 8H JD", tricks=past, leader=1, declarer=1)
    assert explain(at, 1) == (Action(0, "play", parse(card)[0]), reason)


def test_a_counter_is_ruffed() -> None:
    assert card_of(seen("JD 7H 8C 9C", "AS", leader=3)) in ("7H", "JD")


def test_explanations_name_rules() -> None:
    keys = [rule.key for rule in LEADS], [rule.key for rule in FOLLOWS]
    assert all(len(set(each)) == len(each) for each in keys)
    games = [moment for seed in "abcdefghijkl" for moment in decisions(rules_with(), BEGINNERS, seed, 10)]
    reasons = {explain(view(state, seat), own)[1] for state, seat, own in games}
    bids = {"cut", "knock", "pass_short", "bid_long", "bid_strong", "name_strongest"}
    assert bids <= reasons
    assert reasons <= bids | {"pass_weak", "must_bid"} | set(keys[0]) | set(keys[1])
    # Few rules are rare: most of the table is used within an evening.
    assert len(reasons & (set(keys[0]) | set(keys[1]))) >= 16


def test_who_can_bid_must_bid_at_such_a_table() -> None:
    state = dealt(rules_with(must_speak=True), "KH QH TH 9H 8H 7S 8S 9S")
    assert explain(view(state, state.table.turn), 1) == (Action(state.table.turn, "bid", "5"), "must_bid")


def test_a_bare_five_is_passed_and_a_topped_one_bid() -> None:
    weak = dealt(rules_with(), "KH QH TH 9H 8H 7S 8S 9S")
    topped = dealt(rules_with(), "QC QH TH 9H 8H 7S 8S 9S")
    assert explain(view(weak, 0), 1) == (Action(0, "pass"), "pass_weak")
    assert explain(view(topped, 0), 1) == (Action(0, "bid", "5"), "bid_strong")


def test_the_strongest_suit_is_named() -> None:
    # Five spades and five diamonds: with diamonds as trumps the ace of spades wins a trick besides.
    state = dealt(rules_with(), "QS JH AS KS TS 9D 8D 7D")
    state = acted(state, ("bid", "5"), ("pass", None), ("pass", None), ("pass", None))
    assert state.table.phase == "naming"
    assert explain(view(state, 0), 1) == (Action(0, "name", 3), "name_strongest")


def test_nothing_to_decide_is_an_error() -> None:
    state = dealt(rules_with(), "QS JH AS KS TS 9D 8D 7D")
    with pytest.raises(ValueError, match="nothing to decide"):
        explain(view(state, 2), 1)


def test_the_choice_does_not_depend_on_hidden_cards() -> None:
    dice = random.Random(5)
    for seed in range(12):
        for state, seat, own in decisions(rules_with(), BEGINNERS, str(seed), 3):
            expected = explain(view(state, seat), own)
            for _ in range(3):
                assert explain(view(redealt(state, seat, dice), seat), own) == expected


def test_readings_are_true() -> None:
    """What a bot believes to be sure is so: unseen cards, suits that others are out of, tricks that cannot be lost."""
    for state, seat, _ in decisions(rules_with(), ("random", "beginner") * 2, "reading", 80):
        if state.table.phase != "play":
            continue
        at = read(view(state, seat))
        others = sum(hand for each, hand in enumerate(state.hands) if each != seat)
        assert at.unseen == others
        for each in range(4):
            if each != seat:
                assert not state.hands[each] & ~could_hold(at, each)
        if at.later_foes and at.ours and at.best is not None and sure(at, at.best):
            beaters = [
                card
                for foe in at.later_foes
                for card in cards_in(may_play(state, foe))
                if at.ranking.beats(card, at.best)
            ]
            assert not beaters


def may_play(state: State, seat: int) -> int:
    """The cards that a later seat could play to the trick as it lies."""
    return playable(view(state, seat))


def test_habits_in_whole_games() -> None:
    """The last player wastes no counter on a lost trick, and gives one to a partner's trick when it has one."""
    for state, seat, own in decisions(rules_with(overtrump="none"), BEGINNERS, "habits", 150):
        if state.table.phase != "play" or len(state.table.trick) != 3:
            continue
        at = read(view(state, seat))
        card = decide(at.view, own).value
        assert isinstance(card, int)
        points, plain = at.ranking.points, at.allowed & ~at.ranking.members[TRUMPS]
        wins = [one for one in cards_in(at.allowed) if at.ranking.beats(one, at.best or 0)]
        if not at.ours and not wins and any(points[one] == power(at, one) == 0 for one in cards_in(plain)):
            assert points[card] == 0
        if at.ours and any(points[one] >= 10 for one in cards_in(plain)):
            assert points[card] >= 10
