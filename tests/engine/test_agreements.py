"""Agreements between partners switch rules of thumb on and off, and the text of a level tells which are kept."""

import pytest

from sjavs_desktop.core.cards import parse
from sjavs_desktop.core.record import read_record, record_text
from sjavs_desktop.core.state import View
from sjavs_desktop.engine.agreements import AGREEMENTS, NOTHING, STANDARD, read, unused, with_words, words
from sjavs_desktop.engine.beginner import GOALS, Habits, explain
from sjavs_desktop.engine.levels import decided, level
from sjavs_desktop.engine.play import play_match
from tests.core.games import rules_of
from tests.engine.positions import seen

RULES = {rule.key for pair in GOALS.values() for side in pair for table in side for rule in table}


def without(*keys: str) -> Habits:
    """The standard agreements but for some of them."""
    return Habits(STANDARD - set(keys))


def played(at: View, habits: Habits) -> tuple[object, str]:
    """The card of the rules of thumb, and the rule."""
    action, reason = explain(at, 0, habits)
    assert action is not None
    return action.value, reason


def card(text: str) -> int:
    """A card by its name."""
    (found,) = parse(text)
    return found


def test_every_agreement_switches_rules_that_there_are() -> None:
    told = [rule for one in AGREEMENTS.values() for rule in (*one.rules, *one.otherwise)]
    assert set(told) <= RULES
    assert len(told) == len(set(told))
    assert {key: one.key for key, one in AGREEMENTS.items()} == {key: key for key in AGREEMENTS}
    assert all(one.help.endswith(".") and one.label for one in AGREEMENTS.values())


def test_the_words_of_agreements_can_be_read_again() -> None:
    assert words(STANDARD) == ""
    for key in AGREEMENTS:
        agreed = STANDARD ^ {key}
        assert read(words(agreed).split()) == agreed
        assert with_words("club", agreed) in (f"club +{key}", f"club -{key}")
    assert read(words(NOTHING).split()) == NOTHING
    assert with_words("club", STANDARD) == "club"


def test_a_level_tells_its_agreements() -> None:
    one = level("club -give_points +return_suit")
    assert one.key == "club +return_suit -give_points"
    assert one.style is not None
    assert one.style.agreed == STANDARD - {"give_points"} | {"return_suit"}
    assert level("club +give_points").key == "club"
    assert level("beginner -show_ace").key == "beginner -show_ace"
    assert level("random -show_ace").decide is level("random").decide


@pytest.mark.parametrize("text", ["club -no_such", "club show_ace", "club ", "expert - show_ace"])
def test_what_is_no_agreement_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no agreement between partners: \+ or - and one of trump_for_declarer, "):
        level(text)


def test_the_rules_that_are_not_used() -> None:
    assert unused(STANDARD) == {"return_suit", "keep_points"}
    assert unused(NOTHING) == {rule for one in AGREEMENTS.values() for rule in one.rules}


def test_trumps_are_led_to_the_declarer_or_not() -> None:
    at = seen("7H 8D 7D 8S 7S 8C 7C 8H", declarer=2, leader=0)
    assert played(at, Habits()) == (card("7H"), "trump_for_declarer")
    assert played(at, without("trump_for_declarer"))[1] != "trump_for_declarer"


def test_the_ace_is_shown_before_the_ten_or_kept() -> None:
    at = seen("AS TS 8D 7D 8C 7C 9C 9D", declarer=1, suit="H", leader=0)
    assert played(at, Habits()) == (card("AS"), "cash_winner")
    assert played(at, without("show_ace"))[1] != "cash_winner"


def test_the_suit_of_the_partner_is_returned_where_that_is_agreed() -> None:
    # Seat 2 has led spades, seat 0 leads now; the declarer is an opponent.
    at = seen("9S 8D 7D 7H 9C 9D 8C", tricks=["8S KS AS 7S"], declarer=1, leader=2)
    assert at.seat == 0
    returning = Habits(STANDARD | {"return_suit"})
    assert played(at, returning) == (card("9S"), "return_suit")
    assert played(at, Habits())[1] != "return_suit"


def test_points_are_given_to_the_trick_of_the_partner_or_kept() -> None:
    # The partner wins for certain, and the last to play holds a ten beside a low card.
    at = seen("TS 7S 8D 7D 8C 7C 9C 9D", trick="8S AS 9S", declarer=0, leader=0)
    assert at.seat == 3
    assert played(at, Habits()) == (card("TS"), "smear_sure")
    assert played(at, without("give_points")) == (card("7S"), "keep_points")


def test_a_quiet_partner_keeps_none_of_them() -> None:
    at = seen("7H 8D 7D 8S 7S 8C 7C 8H", declarer=2, leader=0)
    assert decided("quiet", at, 1).advice == explain(at, 1, Habits(NOTHING))[0]
    assert decided("club", at, 1).advice == explain(at, 1)[0]
    assert decided("club", at, 1, NOTHING) == decided("quiet", at, 1)


def test_a_record_with_agreements_can_be_made_again() -> None:
    rules, levels = rules_of("sjavs"), ("beginner -give_points", "beginner") * 2
    record = play_match(rules, levels, "agreed", 3)
    again = read_record(record_text(record))
    assert again.levels == levels
    assert play_match(rules, again.levels, again.seed, 3) == record
    assert play_match(rules, ("beginner",) * 4, "agreed", 3).actions != record.actions
