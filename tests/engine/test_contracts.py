"""What the beginner bids, lays away and plays in the games that have more than one contract, in positions."""

from dataclasses import replace

import pytest

from sjavs_desktop.core.cards import name, parse
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Action, Call, Offer, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.beginner import decide, explain
from tests.core.games import acted, dealt, rules_of
from tests.engine.positions import seen


def house() -> Rules:
    """Old Mor with all its house bids."""
    return rules_of("old-mor", solo=True, nolo=True, halv=True)


def answer(state: State) -> tuple[str, object, str]:
    """What the seat at turn does, its value, and why."""
    action, reason = explain(view(state, state.table.turn), 1)
    return action.kind, action.value, reason


def played(at: View) -> tuple[str, str]:
    """The card that is played, and why."""
    action, reason = explain(at, 1)
    assert isinstance(action.value, int)
    return name(action.value), reason


# -- Bids --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("QC QH KH 9H 8H 7S 8C 9D", ("bid", "H", "bid_tops")),  # S0: five with two of the top four
        ("QD JC TH KH 9H 8H 7S 8C", ("bid", "H", "bid_long")),  # six with one of them
        ("JC JS KH 9H 8H 7S 8C 9D", ("pass", None, "pass_weak")),
        ("QC AH TH KH 9S 8S 7C 8D", ("pass", None, "pass_short")),
    ],
)
def test_a_suit_is_bid_as_the_source_advises(hand: str, expected: tuple[str, object, str]) -> None:
    assert answer(dealt(rules_of("old-mor"), hand)) == expected


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("QC QS QH QD JC JS AH TH", ("bid", "solo H", "bid_alone")),
        ("7C 9C 7S 8S 7H 8H 7D 9D", ("bid", "nolo", "bid_no_trick")),
        ("QD JC KH 9H 8H 7S 8C 9D", ("bid", "halv H", "bid_half")),
        ("QC QH KH 9H 8H 7S 8C 9D", ("bid", "H", "bid_tops")),
        ("JC JS KH 9H 8H AS AC KD", ("pass", None, "pass_weak")),
    ],
)
def test_house_bids(hand: str, expected: tuple[str, object, str]) -> None:
    assert answer(dealt(house(), hand)) == expected


@pytest.mark.parametrize(
    ("third", "expected"),
    [
        ("QS QH KH 9H 8H 7C 9S 8S", ("pass", None, "leave_to_partner")),
        ("QS QH JC JS JH JD AH TH", ("bid", "solo H", "bid_alone")),
    ],
)
def test_a_partners_suit_is_left_to_him_but_not_for_more(third: str, expected: tuple[str, object, str]) -> None:
    state = dealt(house(), "QC QD TD KD 9D 7S 8C 7H", "AC TC KC 9C AS TS KS 8D", third)
    assert answer(acted(state, ("bid", "D"), ("pass", None))) == expected


def test_whoever_must_speak_bids_what_costs_least() -> None:
    rules = rules_of("sjavs-3")
    state = dealt(rules, "JD 9H 8H 7H TH AS KC 7C 8S 9D")
    assert answer(state) == ("bid", "5", "must_bid")


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("QC JS AC KC QD 5D", ("bid", "play", "bid_alone")),
        ("JS JD 5C 5H QD KD", ("pass", None, "pass_weak")),
    ],
)
def test_trumps_are_counted_before_play_is_said(hand: str, expected: tuple[str, object, str]) -> None:
    assert answer(dealt(rules_of("klorsjavs"), hand)) == expected


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("JS JD KC TH QD KD", ("pass", None, "pass_weak")),
        ("QC JS AC KC QD TD", ("bid", "spil", "bid_alone")),
        ("QC JS JD AC KC KD", ("bid", "stryger", "bid_alone")),
        ("QC QS JC JS JH AD", ("bid", "stroget_tout", "bid_every_trick")),
    ],
)
def test_the_ladder(hand: str, expected: tuple[str, object, str]) -> None:
    assert answer(dealt(rules_of("klorsjavs-older"), hand)) == expected


def test_a_tout_with_the_cat_is_bid_only_where_it_may_be_seen() -> None:
    hand = "QC QS JC JS JH KD"
    assert answer(dealt(rules_of("klorsjavs-older"), hand))[1] == "stryger"
    assert answer(dealt(rules_of("klorsjavs-older", see_first=True), hand))[1] == "tout"


def test_open_cards_count_when_a_suit_is_judged() -> None:
    """Two hands: five hearts and five diamonds in hand, but two more hearts lie open."""
    at = seen("QC AH KH TH 9H AD KD TD 9D", suit=None, rules=rules_of("sjavs-2"), spread=["8H 7H 7S 8S", "9S TS KS AS"])
    calls = (Call(0, Offer("5", (5, 0), "trump", length=5)),)
    table = replace(at.table, phase="naming", contract=None, calls=calls, trick=())
    assert explain(replace(at, table=table), 1)[0] == Action(0, "name", 2)


# -- The talon ---------------------------------------------------------------------------------------------------------


def declared(hand: str, **chosen: bool) -> State:
    """Klørsjavs in which forehand, with that hand, has said "play"."""
    return acted(dealt(rules_of("klorsjavs", **chosen), hand), ("bid", "play"))


def test_counters_that_would_be_lost_are_laid_away() -> None:
    state = declared("QC JS AC 5H 5D KD")
    assert answer(state) == ("exchange", tuple(sorted(parse("5H 5D"))), "lay_counters_away")


def test_trumps_and_aces_are_kept() -> None:
    assert answer(declared("QC JS AC AH QD KD")) == ("exchange", tuple(sorted(parse("QD KD"))), "lay_losers_away")


def test_a_hand_of_trumps_leaves_the_cat() -> None:
    assert answer(declared("QC JS JH AC KC KD")) == ("keep", None, "keep_hand")


def test_the_cat_is_looked_at_where_that_is_allowed() -> None:
    state = declared("QC JS AC 5H 5D KD", see_first=True)
    assert answer(state) == ("look", None, "look_first")
    kind, cards, _ = answer(acted(state, ("look", None)))
    assert kind == "exchange"
    assert isinstance(cards, tuple)
    ranking = state.rules.ranking("play", 0)
    assert not any(card in ranking.trumps for card in cards)


def test_only_a_hopeless_hand_folds() -> None:
    assert answer(acted(declared("KS 5S KH 5H KD QD"), ("keep", None))) == ("fold", None, "fold_hopeless")
    assert answer(acted(declared("KS 5S KH 5H 5C KC"), ("keep", None))) == ("go", None, "go_on")
    assert answer(acted(declared("AS 5S KH 5H KD QD"), ("keep", None))) == ("go", None, "go_on")


# -- Play --------------------------------------------------------------------------------------------------------------


def nolo(hand: str, trick: str = "", declarer: int = 0, leader: int = 0) -> View:
    """A position in a nolo of Old Mor."""
    return seen(hand, trick, suit=None, declarer=declarer, leader=leader, rules=house(), contract="nolo")


@pytest.mark.parametrize(
    ("hand", "trick", "leader", "expected"),
    [
        ("7C 9C KC 8S", "TC", 3, ("KC", "shun_duck")),  # as high as still goes under
        ("7C 8S AH 9H", "TD", 3, ("AH", "shun_duck")),  # out of the suit: away with the worst
        ("KC AC 8S", "7C", 3, ("KC", "shun_hope")),  # somebody may still go over it
        ("KC AC 8S", "7C 8C 9C", 1, ("AC", "shun_lost")),
        ("7C AH 9D 8S", "", 0, ("7C", "shun_lead_low")),
    ],
)
def test_a_declarer_who_may_take_no_trick(hand: str, trick: str, leader: int, expected: tuple[str, str]) -> None:
    assert played(nolo(hand, trick, 0, leader)) == expected


@pytest.mark.parametrize(
    ("hand", "trick", "leader", "expected"),
    [
        ("7C AC 9H", "KC", 0, ("7C", "press_stay_under")),  # the declarer is winning
        ("8H AH 9C", "7H", 3, ("8H", "press_before_declarer")),  # he has still to play
        ("8H AH 9C", "9H 7H", 3, ("AH", "press_unload")),  # he has gone under
        ("7H AH KC", "", 1, ("7H", "press_lead_under")),
    ],
)
def test_his_opponents(hand: str, trick: str, leader: int, expected: tuple[str, str]) -> None:
    at = nolo(hand, trick, 0 if leader != 3 else (0 if trick.count(" ") else 1), leader)
    assert played(at) == expected


def tout(hand: str, trick: str = "", declarer: int = 0, leader: int = 0) -> View:
    """A position in a strøget tout of the older Klørsjavs."""
    rules = rules_of("klorsjavs-older")
    return seen(hand, trick, suit="C", declarer=declarer, leader=leader, rules=rules, contract="stroget_tout")


@pytest.mark.parametrize(
    ("hand", "trick", "declarer", "leader", "expected"),
    [
        ("QC QS AH", "", 0, 0, ("QC", "draw_trumps")),
        ("QC JC KH", "AD JS", 0, 1, ("JC", "sweep_sure")),  # as cheaply as it is sure
        ("QC KH KD", "AD", 1, 0, ("KD", "only_card")),
        ("QC TS KH", "JS", 0, 2, ("QC", "only_card")),
        ("KH QH AD QD", "QC", 0, 0, ("QD", "stop_keep_guard")),  # the queen guards the king of hearts
        ("JS KC AD", "JC", 0, 0, ("KC", "stop_keep_guard")),
        ("JS TC AD", "JD", 0, 0, ("JS", "stop_sure")),
    ],
)
def test_every_trick_and_the_one_that_stops_it(
    hand: str, trick: str, declarer: int, leader: int, expected: tuple[str, str]
) -> None:
    assert played(tout(hand, trick, declarer, leader)) == expected


def klor(hand: str, trick: str, declarer: int, leader: int) -> View:
    """A position in Klørsjavs."""
    return seen(hand, trick, suit="C", declarer=declarer, leader=leader, rules=rules_of("klorsjavs"), contract="play")


def test_the_other_defender_is_a_partner() -> None:
    """Seat 0 declares and has played; seat 1 holds the trick and seat 2 gives its counter."""
    assert played(klor("5S KH QD", "KD AD", 0, 0)) == ("QD", "only_card")
    assert played(klor("5S KH QH", "KD AD", 0, 0)) == ("5S", "smear_sure")
    assert played(klor("5S KH QH", "AD KD", 0, 0))[0] != "5S"


def test_open_cards_show_who_must_follow() -> None:
    """Two hands: an ace is safe from a trump while the opponent is seen to hold a card of its suit."""
    rules = rules_of("sjavs-2")
    safe = seen("AD 7C 8C", suit="H", declarer=1, rules=rules, spread=["9C TC KC AC", "7D 9S TS KS"])
    assert played(safe) == ("AD", "cash_winner")
    # Here the hearts lie open and the diamonds do not: the ace may be trumped, but is still likely to go round.
    bare = seen("AD AS 7C", suit="H", declarer=1, rules=rules, spread=["9C TC KC 8C", "7H 9S TS KS"])
    assert played(bare)[0] == "AS"


def test_decide_is_the_action_of_explain() -> None:
    state = declared("QC JS AC 5H 5D KD")
    seat = state.table.turn
    assert decide(view(state, seat), 1) == explain(view(state, seat), 1)[0]
