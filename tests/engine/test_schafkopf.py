"""What the beginner lays, bids, calls, doubles and plays in Schafkopf, in positions."""

from dataclasses import replace

import pytest

from sjavs_desktop.core.cards import SUIT_LETTERS, name, parse
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.beginner import explain
from sjavs_desktop.engine.reading import read
from tests.core.games import acted, dealt, rules_of
from tests.engine.positions import seen

LEFT = (("leave", None),) * 4
PASSED = (("pass", None),) * 4


def house() -> Rules:
    """All house games."""
    return rules_of("schafkopf-house")


def answer(state: State) -> tuple[str, object, str]:
    """What the seat at turn does, its value, and why."""
    action, reason = explain(view(state, state.table.turn), 1)
    assert action is not None
    return action.kind, action.value, reason


def played(at: View) -> tuple[str, str]:
    """The card that is played, and why."""
    action, reason = explain(at, 1)
    assert action is not None
    assert isinstance(action.value, int)
    return name(action.value), reason


def bids(hand: str, rules: Rules | None = None) -> tuple[object, str]:
    """What forehand says with a hand, and why."""
    rules = rules or house()
    state = dealt(rules, hand)
    _, value, reason = answer(acted(state, *LEFT) if rules.stakes.lay else state)
    return value, reason


# -- Before the play ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "expected"),
    [
        ("QC QS JH 7C", ("lay", "lay_strong")),
        ("QC JD AH 7C", ("leave", "leave_weak")),
        ("QC QS 8C 7C", ("leave", "leave_weak")),
    ],
)
def test_who_lays_has_seen_strong_cards(first: str, expected: tuple[str, str]) -> None:
    kind, _, reason = answer(dealt(house(), f"{first} AS AD TD KD"))
    assert (kind, reason) == expected


@pytest.mark.parametrize(
    ("hand", "contract", "reason"),
    [
        ("QC JC AH 9H 7H AS 7C 8D", "sauspiel", "bid_call"),
        ("7H AS KS 9S AC KC 8C 9D", "hochzeit", "bid_marriage"),
        ("7C 8C 7S 8S 7H 8H 7D 9D", "bettel", "bid_no_trick"),
        ("QC QH JC JS AS TS KS 9S", "solo", "bid_alone"),
        ("JC JS AC TC AS TS AH 7D", "wenz", "bid_alone"),
        ("QC QS AC TC AS TS AH 7D", "geier", "bid_alone"),
        ("JC JS AC TC KC 8C AS 7D", "farbwenz", "bid_alone"),
        ("QC QS AC TC KC 8C AS 7D", "farbgeier", "bid_alone"),
        ("QC QS QH QD JC JS AS TS", "solo_tout", "bid_every_trick"),
        ("JC JS JH JD AC AS AH TC", "wenz_tout", "bid_every_trick"),
        ("QC QS QH QD AC AS AH TC", "geier_tout", "bid_every_trick"),
        ("JC JS JH JD AC KC 9C AS", "farbwenz_tout", "bid_every_trick"),
        ("QC QS QH QD AC KC 9C AS", "farbgeier_tout", "bid_every_trick"),
        ("QC QS QH QD JC JS JH JD", "sie", "bid_every_trick"),
        ("JD 8H 7H 9C KS 9S 8C 9D", None, "pass_weak"),
    ],
)
def test_each_game_is_bid_with_a_hand_for_it(hand: str, contract: str | None, reason: str) -> None:
    assert bids(hand) == (contract, reason)


def test_every_game_that_can_be_bid_has_its_hand() -> None:
    cases = test_each_game_is_bid_with_a_hand_for_it.pytestmark[0].args[1]  # type: ignore[attr-defined]
    assert {one[1] for one in cases} - {None} == {one.key for one in house().contracts if one.bid != "none"}


def test_a_locked_hand_bids_nothing_that_it_cannot_call() -> None:
    """All three aces, or no plain card beside them: no Sauspiel (S3, gesperrt)."""
    assert bids("QC JC AH 9H 7H AS AC AD", rules_of("schafkopf"))[0] != "sauspiel"


def test_who_would_play_says_so_first() -> None:
    rules = rules_of("schafkopf", ask_first=True)
    strong, weak = "QC JC AH 9H 7H AS 7C 8D", "JD 8H 8C 9C KS 9S KC 9D"
    state = dealt(rules, strong, weak)
    assert answer(state) == ("bid", "play", "intend_play")
    state = acted(state, ("bid", "play"))
    assert answer(state) == ("pass", None, "pass_weak")
    state = acted(state, ("pass", None), ("pass", None), ("pass", None))
    assert answer(state)[:2] == ("bid", "sauspiel")


def test_behind_another_only_a_higher_game_is_intended() -> None:
    rules = rules_of("schafkopf", ask_first=True)
    state = acted(dealt(rules, "JD 8H 8C 9C KS 9S KC 9D", "QC JC AH TH 7H AS 7C 8D"), ("bid", "play"))
    assert answer(state) == ("pass", None, "pass_weak")
    state = acted(dealt(rules, "JD 8H 8C 9C 8S 9S KC 9D", "QC QH JC JS AS TS KS 7S"), ("bid", "play"))
    assert answer(state) == ("bid", "play", "intend_play")


def test_whoever_must_speak_says_that_he_would_play() -> None:
    rules = rules_of("schafkopf", ask_first=True)
    rules = replace(rules, auction=rules.auction._replace(must_speak=True))
    assert answer(dealt(rules, "JD 8H 8C 9C KS 9S KC 9D")) == ("bid", "play", "must_bid")


def test_who_must_name_a_game_names_the_cheapest() -> None:
    rules = rules_of("schafkopf", ask_first=True)
    state = acted(dealt(rules, "JD 8H 7H 9C KS 9S KC 9D"), ("bid", "play"), *PASSED[:3])
    assert answer(state) == ("bid", "sauspiel", "must_bid")


def test_the_long_suit_of_a_solo_is_named() -> None:
    state = acted(dealt(rules_of("schafkopf"), "QC QH JC JS AS TS KS 9S"), ("bid", "solo"), *PASSED[:3])
    assert answer(state) == ("name", SUIT_LETTERS.index("S"), "name_strongest")


@pytest.mark.parametrize(
    ("hand", "suit"),
    [
        ("QC JC AH 9H 7H 9S 7C 8C", "S"),  # one spade, two clubs
        ("QC JC AH 9H 7H TS 7C 8H", "C"),  # one each: not the ten
    ],
)
def test_the_ace_of_the_shortest_suit_is_called(hand: str, suit: str) -> None:
    state = acted(dealt(rules_of("schafkopf"), hand), ("bid", "sauspiel"), *PASSED[:3])
    assert answer(state) == ("call", SUIT_LETTERS.index(suit), "call_short")


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("QC QS JC AH 9H 8H 7C AD", ("take", parse("7C"), "marry")),
        ("JD 9H 8C TC KD 9D 8D TD", ("refuse", None, "refuse_marriage")),
    ],
)
def test_a_marriage_is_taken_with_a_decent_hand(hand: str, expected: tuple[str, object, str]) -> None:
    state = acted(dealt(house(), "7H AS KS 9S AC KC 9C 7D", hand), *LEFT, ("bid", "hochzeit"), *PASSED[:3])
    assert state.table.phase == "marriage"
    assert answer(state) == expected


# -- Kontra and Re -----------------------------------------------------------------------------------------------------


def opened(hand: str, contract: str = "sauspiel", suit: str | None = "H", **more: object) -> View:
    """Seat 1 is to lead to the first trick; seat 0 declares unless it is said otherwise."""
    given = {"declarer": 0, "leader": 1, "called": "S" if contract == "sauspiel" else None, **more}
    return seen(hand, suit=suit, rules=house(), contract=contract, **given)  # type: ignore[arg-type]


STRONG = "QC QS JS AH TH AC 7D 8D"
STRONGEST = "QC QS QH JC JS AH 9H 7D"


@pytest.mark.parametrize(
    ("at", "reason"),
    [
        (opened(STRONG), "kontra_strong"),
        (opened("JD 9H 7H AC 7C KS 7D 8D"), "silent"),
        (opened("QC 7C 8C 9C 7D 8D 9D 7S", "solo_tout"), "kontra_sure"),
        (opened("QS 7C 8C 9C 7D 8D 9D 7S", "solo_tout"), "silent"),
        (opened("7C 8C 7S 8S 7H 8H 7D 9D", "bettel", None), "silent"),
        (opened(STRONGEST, declarer=1, doubles=(0,)), "re_strong"),
        (opened("QC JD TH 9H 7H AC 7S 8D", declarer=1, doubles=(0,)), "silent"),
        (opened(f"{STRONGEST[:-3]} AS", doubles=(2,)), "re_strong"),  # the called partner may answer
        (opened("QC QS QH QD JC JS JH JD", "solo_tout", "C", declarer=1, doubles=(0,)), "re_sure"),
    ],
)
def test_who_doubles_has_a_reason(at: View, reason: str) -> None:
    action, why = explain(at, 1)
    assert action is not None
    assert (why if action.kind == "double" else "silent") == reason


def test_the_called_partner_says_no_kontra() -> None:
    action, _ = explain(opened("QC QS JS AH TH AS 7D 8D"), 1)
    assert action is not None
    assert action.kind == "play"


def test_silence_out_of_turn_is_none() -> None:
    state = acted(dealt(house(), "QC JC AH 9H 7H TS 7C 8D"), *LEFT, ("bid", "sauspiel"), *PASSED[:3], ("call", 0))
    waiting = [seat for seat in range(1, 4) if not view(state, seat).own >> parse("AC")[0] & 1]
    assert {explain(view(state, seat), 1)[1] for seat in waiting} <= {"silent", "kontra_strong"}
    assert any(explain(view(state, seat), 1) == (None, "silent") for seat in waiting)


# -- A hidden partner --------------------------------------------------------------------------------------------------


def sauspiel(hand: str, trick: str = "", declarer: int = 0, leader: int = 0, **more: object) -> View:
    """A position in a Sauspiel in which the ace of spades was called."""
    given = {"called": "S", **more}
    rules = rules_of("schafkopf", kontra="none")
    return seen(hand, trick, suit="H", declarer=declarer, leader=leader, rules=rules, contract="sauspiel", **given)  # type: ignore[arg-type]


def test_the_partner_gives_points_to_the_declarer_and_a_defender_does_not() -> None:
    assert played(sauspiel("AS TC 7D 8D", "QC 7H 8H")) == ("TC", "smear_sure")
    assert played(sauspiel("9S TC 7D 8D", "QC 7H 8H"))[0] != "TC"


def test_a_defender_searches_the_called_suit() -> None:
    assert played(sauspiel("9S TS JD KC 8C 7C TD 8D", leader=2)) == ("9S", "search_called")


def test_the_partner_does_not_search_but_leads_trumps() -> None:
    card, reason = played(sauspiel("AS 9S JC 7H KC 8C 7C 8D", leader=2))
    assert (card, reason) == ("JC", "trump_before_ace")


def test_the_declarer_leads_trumps_and_then_to_the_ace() -> None:
    assert played(sauspiel("QC QS JC AH 9H KC 7S 8D"))[0] == "QC"
    past = ["QC 7H 8H JH", "QS QD KH TH", "QH JD JS JC"]
    assert played(sauspiel("KC 7S 8D 8C 7D", tricks=past)) == ("7S", "lead_to_called")


def test_the_declarer_leaves_the_called_suit_to_the_ace() -> None:
    assert played(sauspiel("QC JD 7D", "9S", leader=3)) == ("7D", "leave_to_ace")


def test_a_defender_trumps_before_the_ace() -> None:
    assert played(sauspiel("JD 8H 7D", "9S", leader=3, declarer=3))[1] == "trump_the_ace"


@pytest.mark.parametrize(
    ("at", "doubtful", "friends"),
    [
        (sauspiel("QC 7H 8C", leader=0), (1, 2, 3), ()),  # the declarer
        (sauspiel("QC 7H 8C", "9S 7S", leader=2, declarer=0), (), (1,)),  # one has searched, one has followed low
        (sauspiel("AS 7H 8C", leader=2), (), (0,)),  # the partner
        (sauspiel("9C 7H 8C", leader=2), (1, 3), ()),  # a defender
        (sauspiel("9C 7H 8C", leader=2, doubles=(1,)), (), (1,)),  # who doubled is one too
        (sauspiel("9C 7H 8C", leader=2, partner=1), (), (3,)),
        (sauspiel("9C 7H 8C", "7D", leader=2, tricks=["7S 8S TS 9D"]), (), (3,)),  # seat 2 ran away
    ],
)
def test_what_is_known_of_the_partner(at: View, doubtful: tuple[int, ...], friends: tuple[int, ...]) -> None:
    reading = read(at)
    assert (reading.doubtful, reading.friends) == (doubtful, friends)


# -- Alone -------------------------------------------------------------------------------------------------------------


def test_long_suit_when_the_declarer_is_next_and_short_otherwise() -> None:
    """Lange Farbe, kurzer Weg."""
    hand = "9S 8S 7S 9C 7D 8D JD 7H"
    solo = {"suit": "H", "rules": rules_of("schafkopf", kontra="none"), "contract": "solo"}
    assert played(seen(hand, leader=3, declarer=0, **solo)) == ("7S", "long_way_or_short")  # type: ignore[arg-type]
    assert played(seen(hand, leader=2, declarer=0, **solo)) == ("9C", "long_way_or_short")  # type: ignore[arg-type]


# -- Ramsch ------------------------------------------------------------------------------------------------------------


def ramsch(hand: str, trick: str = "", leader: int = 0, tricks: tuple[str, ...] = ()) -> View:
    """A position in a Ramsch."""
    return seen(hand, trick, suit="H", declarer=None, leader=leader, rules=house(), contract="ramsch", tricks=tricks)


@pytest.mark.parametrize(
    ("at", "expected"),
    [
        (ramsch("AC 7C 9D KH", "TC"), ("7C", "least_unload")),
        (ramsch("AC TD 8D QC", "7S"), ("AC", "least_unload")),  # out of spades: away with the ace
        (ramsch("AC KC", "TC 7C 8C"), ("KC", "least_unload")),
        (ramsch("TC KC", "8C 7C 9C"), ("KC", "least_take_at_last")),
        (ramsch("QC 7H", "8H"), ("7H", "least_unload")),
        (ramsch("AC 7C QS 8D"), ("7C", "least_lead_under")),
        (ramsch("QC QS QH QD JC JS JH JD"), ("QC", "least_march")),
    ],
)
def test_points_are_avoided_in_a_ramsch(at: View, expected: tuple[str, str]) -> None:
    assert played(at) == expected


def test_a_march_is_stopped() -> None:
    past = ("QC 7H 8H 9H", "QS JD KH JH", "QH JS TH AH", "QD 7D 8D JC")
    assert played(ramsch("AD 9D 7S", "KD", tricks=past))[1] == "least_stop_march"
