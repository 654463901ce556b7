"""Grounds: the right ones in positions that are known, the same wherever hidden cards lie, and none that is false."""

import json
import random
from dataclasses import replace

import pytest

from sjavs_desktop.core.cards import card
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Action, Call, Offer, View
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.grounds import MOST, Ground, grounds
from sjavs_desktop.engine.grounds_before import needed
from sjavs_desktop.engine.grounds_kinds import ORDER, PLACES
from sjavs_desktop.engine.grounds_sight import sight
from sjavs_desktop.engine.teacher import Analysis, Prospect
from tests.bench.audit import audited
from tests.bench.audit_checks import CHECKS, true
from tests.bench.audit_games import choices
from tests.core.games import acted, aimed_deal, dealt, redealt, rules_of, rules_with
from tests.engine.moments import GAMES, rules_for
from tests.engine.positions import decisions, seen

NOTHING = Analysis((), 0)


def told(at: View, name: str, analysis: Analysis = NOTHING) -> dict[str, Ground]:
    """The grounds for a card, by kind."""
    return {one.kind: one for one in grounds(at, analysis, Action(at.seat, "play", card(name)))}


def behind(at: View, name: str, best: str) -> Analysis:
    """An analysis in which a card is far behind another."""
    actions = [Action(at.seat, "play", card(one)) for one in (best, name)]
    return Analysis((Prospect(actions[0], 4.0, 0.0), Prospect(actions[1], -4.0, 0.1)), 60)


def test_every_kind_is_checked_by_the_audit_and_named_once() -> None:
    assert set(CHECKS) == set(ORDER)
    assert len(set(ORDER)) == len(ORDER)


# -- Positions that are known ------------------------------------------------------------------------------------------


def test_a_partner_who_wins_for_certain_gets_points() -> None:
    at = seen("TD 7D KC", "8D AD 9D", suit="H", leader=0)
    found = told(at, "TD")
    assert found["partner_sure_give"].facts == (
        ("seat", 1), ("best", card("AD")), ("card", card("TD")), ("gives", 10),
    )  # fmt: skip
    assert "partner_sure_keep" in told(at, "7D")


def test_nothing_is_counted_for_a_side_while_the_partner_who_may_have_taken_tricks_is_unknown() -> None:
    counting = {"first_trick_declarers", "first_trick_defenders", "vol_alive", "toward", "reach", "escape", "more"}
    counting |= {"deny_reach", "deny_escape", "deny_more"}
    open_sides = told_when_known = 0
    dice = random.Random("partners")
    states = [one for _ in range(12) for one in aimed_deal(rules_of("schafkopf"), dice, "sauspiel")]
    for state in states:
        seat = state.table.turn
        if state.table.phase != "play" or seat < 0:
            continue
        at = view(state, seat)
        sees = sight(at)
        unknown = set(range(4)) - {seat, *sees.friends, *sees.foes}
        kinds = {one.kind for action in legal(at) for one in grounds(at, NOTHING, action)} & counting
        if unknown & {trick.winner for trick in at.table.tricks}:
            open_sides += 1
            assert not kinds
        else:
            told_when_known += bool(kinds)
    assert open_sides > 10
    assert told_when_known > 3


def test_the_last_player_takes_as_cheaply_as_possible() -> None:
    at = seen("KD AD 7C", "8D 9D TD", suit="H", leader=0)
    assert told(at, "KD")["last_cheapest"].get("points") == 14
    assert "last_takes" in told(at, "AD")
    assert told(at, "AD", behind(at, "AD", "KD"))["dearer"].get("other") == card("KD")


def test_points_are_not_given_to_those_who_win() -> None:
    at = seen("TD 7D KC", "8D 9D AD", suit="H", leader=0)
    assert told(at, "7D")["cannot_win"].facts[-1] == ("gives", 0)
    found = told(at, "TD", behind(at, "TD", "7D"))["gives_points"]
    assert (found.get("gives"), found.get("seat")) == (10, 2)
    assert found.get("best") == card("AD")


def test_a_trump_takes_a_trick_in_a_suit_that_is_not_held() -> None:
    at = seen("7H 9C KC", "TD 8D AD", suit="H", leader=0)
    found = told(at, "7H")
    assert found["ruff"].get("points") == 21
    assert "last_cheapest" in found
    missed = told(at, "9C", behind(at, "9C", "7H"))["misses"]
    assert (missed.get("other"), missed.get("points")) == (card("7H"), 21)


def test_a_duty_that_leaves_one_card_is_named() -> None:
    found = told(seen("QS 9C", "TD JC", suit="H", leader=0), "QS")
    assert found["only_overtrump"].get("best") == card("JC")
    assert told(seen("7D KC", "TD", suit="H"), "7D")["only_follow"].get("group") == 3
    assert set(told(seen("7D", "TD", suit="H"), "7D")) == {"last_card"}


def test_the_highest_trump_cannot_be_beaten_and_draws() -> None:
    found = told(seen("QC 7H 9D", declarer=0, suit="H"), "QC")
    assert found["draw_trumps"].get("number") == 11
    assert "sure_trump" in found
    assert "sure_trump" not in told(seen("QS 7H 9D", declarer=0, suit="H"), "QS")


@pytest.mark.parametrize(
    ("declarer", "kind", "have", "sooner"), [(1, "reach", 64, "toward"), (0, "deny_reach", 64, "deny_more")]
)
def test_a_certain_trick_that_reaches_or_denies_a_step_says_so(
    declarer: int, kind: str, have: int, sooner: str
) -> None:
    tricks = ["AH TH KH 9H", "AD TD KD 8D"]
    at = seen("QC 7D", "AC 9S", tricks, suit="H", declarer=declarer, leader=1)
    assert dict(told(at, "QC")[kind].facts) == {"target": 61, "have": have, "pot": 14}
    early = seen("QC 7D", "AC 9S", tricks[:1], suit="H", declarer=declarer, leader=1)
    assert told(early, "QC")[sooner].get("have") == 39


def test_where_no_trick_is_wanted_it_is_good_to_stay_below() -> None:
    rules = rules_of("old-mor", nolo=True)
    own = seen("7D AD", "9D 8D TD", suit=None, declarer=3, leader=0, rules=rules, contract="nolo")
    assert own.seat == 3
    assert set(told(own, "7D")) & {"duck", "duck_highest"}
    assert "takes_trick" in told(own, "AD", behind(own, "AD", "7D"))
    against = seen("7D AD", "9D", suit=None, declarer=0, leader=0, rules=rules, contract="nolo")
    assert told(against, "7D")["under_declarer"].get("best") == card("9D")
    assert "frees_declarer" in told(against, "AD", behind(against, "AD", "7D"))


def test_where_every_trick_is_needed_one_is_enough_to_defeat_it() -> None:
    rules = rules_of("schafkopf")
    at = seen("AD 7D", "8D 9D TD", suit=None, declarer=2, leader=0, rules=rules, contract="wenz_tout")
    assert "one_is_enough" in told(at, "AD")
    own = seen("AD 7D", "8D 9D TD", suit=None, declarer=3, leader=0, rules=rules, contract="wenz_tout")
    assert "all_sure" in told(own, "AD")


def test_the_called_ace_is_searched_and_found() -> None:
    rules = rules_of("schafkopf")
    options = {"rules": rules, "contract": "sauspiel", "suit": "H", "called": "S", "leader": 0}
    hand = "9S QC QS 8H AC TC 7D 8D"
    assert "find_partner" in told(seen(hand, declarer=0, **options), "9S")
    assert told(seen(hand, declarer=2, **options), "9S")["search_called"].get("called") == card("AS")
    four = "AS TS KS 9S QC 8H 7D 8D"
    assert told(seen(four, declarer=2, **options), "9S")["run_away"].get("number") == 4
    assert "signal_partner" in told(seen(four, declarer=2, **options), "QC")


def test_a_guard_stays_with_a_ten_and_is_missed_when_it_goes() -> None:
    at = seen("TC 8C 7D", "KS QS", suit="H", leader=0, tricks=["AS TS 9S 8S"])
    assert told(at, "7D")["keep_guard"].facts == (("counter", card("TC")), ("guard", card("8C")))
    assert told(at, "8C", behind(at, "8C", "7D"))["bares"].get("counter") == card("TC")


def test_bids_tell_how_long_the_suit_is() -> None:
    state = dealt(rules_with(cut="always_cut"), "QC JS JD AC KC 7C 8H 9H")
    at = view(state, state.table.turn) if state.table.phase == "auction" else view(acted(state), state.table.turn)
    bid = next(one for one in legal(at) if one.kind == "bid")
    found = {one.kind: dict(one.facts) for one in grounds(at, NOTHING, bid)}
    assert found["length"] == {"suit": 0, "number": 6, "fixed": 3}
    assert found["pays_better"] == {"suit": 0, "better": 4, "simple": 2}


OPPOSITES = {"bid": "pass", "pass": "bid", "go": "fold", "fold": "go", "lay": "leave", "leave": "lay"}


@pytest.mark.parametrize("game", ["sjavs", "schafkopf", "schafkopf-house"])
def test_no_sentence_speaks_for_a_choice_and_for_its_opposite(game: str) -> None:
    rules, told = rules_for(game), 0
    for state, seat, own in decisions(rules, ["beginner"] * 4, f"opposites {game}", 3):
        at = view(state, seat)
        ways = legal(at) if state.table.turn == seat else ()
        for best in ways:
            for other in ways:
                if OPPOSITES.get(best.kind) != other.kind:
                    continue
                analysis = Analysis((Prospect(best, 1.0, 0.0), Prospect(other, 0.9, 0.2)), 60)
                first, second = (grounds(at, analysis, one, own) for one in (best, other))
                assert {stated(one) for one in first}.isdisjoint({stated(one) for one in second})
                told += bool(first)
    assert told


def stated(one: Ground) -> tuple[str, object]:
    return one.kind.removesuffix("_only"), one.facts


def test_what_is_true_of_the_match_whatever_is_played_is_told_of_the_first_choice_alone() -> None:
    rules, found = rules_for("sjavs"), set()
    for state, seat, own in decisions(rules, ["beginner"] * rules.seats, "match", 1):
        if state.table.phase != "play" or state.table.turn != seat:
            continue
        near = replace(state, table=replace(state.table, scores=(2,) * len(state.table.scores)))
        at = view(near, seat)
        ways = legal(at)
        if len(ways) < 2:
            continue
        analysis = Analysis(tuple(Prospect(one, 1.0, 0.1 * bool(place)) for place, one in enumerate(ways)), 60)
        assert not [one for way in ways[1:] for one in grounds(at, analysis, way, own) if one.kind.startswith("match_")]
        found |= {one.kind for one in grounds(at, analysis, ways[0], own) if one.kind.startswith("match_")}
    assert found


# -- What holds everywhere ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_grounds_are_few_ordered_repeatable_and_the_same_wherever_hidden_cards_lie(game: str) -> None:
    rules, dice = rules_for(game), random.Random(game)
    for number, (state, seat, own) in enumerate(decisions(rules, ["beginner"] * rules.seats, f"grounds {game}", 1)):
        if number % 5 or state.table.turn != seat:
            continue
        at, other = view(state, seat), view(redealt(state, seat, dice), seat)
        assert at == other
        for one in choices(state, seat, own, dice):
            found = grounds(at, one.analysis, one.action, own)
            assert found == grounds(other, one.analysis, one.action, own)
            places = [PLACES[each.kind] for each in found]
            assert len(found) <= MOST
            assert places == sorted(set(places))


def test_a_small_audit_finds_nothing_false_and_everything_planted() -> None:
    found = audited(60, list(GAMES), "test", planted=True)
    assert found["wrong"] == []
    assert found["missed"] == []
    assert found["planted"] > 40
    json.dumps(found)


def test_a_kind_that_nobody_knows_is_not_true() -> None:
    state = dealt(rules_with())
    first = choices(state, state.table.turn, 1, random.Random(1))[0]
    assert not true(first, Ground("unheard_of"))


def test_the_better_suit_needs_no_more_than_what_stands() -> None:
    rules = rules_of("sjavs")
    better = rules.auction.better
    assert better is not None
    for suit, standing, wanted in ((better, "6", 6), (better + 1, "6", 7), (better, "6 betri", 7)):
        offer = Offer(standing, (6, int("betri" in standing)), "trump", length=6, better="betri" in standing)
        assert needed(bidding(rules, offer), suit) == wanted, (suit, standing)


def bidding(rules: Rules, offer: Offer) -> View:
    """A view in the auction over a standing bid."""
    at = seen("7D 8D 9D 7H 8H 9H 7S 8S", rules=rules)
    table = replace(at.table, phase="auction", calls=(Call(0, offer),), contract=None, suit=None, declarer=None)
    return replace(at, table=table)
