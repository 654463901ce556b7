"""The status bar says what the felt shows, however far the game has gone, and why one may only pass or must bid."""

import random

import pytest
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.game import legal
from sjavs_desktop.core.state import Action, Event, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.ui import text
from sjavs_desktop.ui.match_view import MatchView
from tests.core.games import acted, dealt, match, rules_of
from tests.ui.conftest import Opened
from tests.ui.windows import LONG, NAMES, PERSON_AND_BOTS, Bot, Person, status


@pytest.mark.parametrize("speed", ["fast", "slow"])
def test_the_status_bar_names_whoever_is_lit(opened: Opened, qtbot: QtBot, bot: Bot, speed: str) -> None:
    window = opened(hold="800")
    felt, wrong, seen = window.match.felt, list[tuple[str, str]](), set[str]()

    def look() -> None:
        shown, director = felt.shown, felt.director
        stage = director._stage
        if stage is not None and stage.packets and not director.open:
            seen.add("dealing")
            if "deal" not in status(window) or "The deal is over" in status(window):
                wrong.append(("dealing", status(window)))
        elif shown is not None and director.open:
            seen.add(shown.table.phase)
            if not status(window).endswith(text.prompt(shown, NAMES)):
                wrong.append((text.prompt(shown, NAMES), status(window)))

    felt.director.changed.connect(look)
    window.settings.set("speed", speed)
    window.referee.new_match(window.rules(), NAMES, PERSON_AND_BOTS, "status", 3)
    person = Person(window, 3)
    for _ in range(3 if speed == "slow" else 8):
        qtbot.waitUntil(lambda: person.ready() and not felt.busy, timeout=LONG)
        person.act()
    assert wrong == []
    assert {"dealing", "auction"} <= seen


def first(rules: str, *hands: str, **chosen: bool) -> State:
    """A deal with these hands, the first of them speaking first."""
    return dealt(rules_of(rules, **chosen), *hands)


def at_turn(state: State) -> View:
    """What whoever is at turn sees."""
    return view(state, state.table.turn)


OLD_MOR = ("QC QS JC KH 9H 8H AS AC", "QH QD JS KC 9C 8C 7S 7D")
WEAK = "AC KC AS KS AH KH AD KD"


def test_who_can_only_pass_reads_why() -> None:
    strong = first("old-mor", *OLD_MOR)
    assert text.prompt(at_turn(strong), NAMES) == "Your turn: bid or pass."
    weak = first("old-mor", WEAK)
    assert text.prompt(at_turn(weak), NAMES) == (
        "Your turn: you can only pass. Your longest suit, permanent trumps included, has 2 cards; a bid needs 5."
    )
    # A suit of five that is lower than the one that stands.
    over = acted(first("old-mor", "QH QD JS KC 9C 8C 7S 7D", "QC QS JC KH 9H 8H AS AC"), ("bid", "C"))
    seen = at_turn(over)
    assert [one.kind for one in legal(seen)] == ["pass"]
    assert text.prompt(seen, ("",) * 4).endswith(
        "A bid needs 5 cards of a suit with the permanent trumps: you have them in hearts, and that does not outbid "
        "♣ clubs."
    )


def test_where_a_bid_stands_nobody_is_told_the_least_of_all_bids() -> None:
    state = first("sjavs", "QC QS JC AH KH TH 9H 8H", WEAK.replace("AH KH", "7S 8S"))
    bid = max((one for one in legal(at_turn(state)) if one.kind == "bid"), key=lambda one: str(one.value))
    seen = at_turn(acted(state, ("bid", bid.value)))
    assert [one.kind for one in legal(seen)] == ["pass"]
    words = text.prompt(seen, NAMES)
    assert "does not outbid 8" in words
    assert "needs" not in words


def test_who_must_bid_reads_why() -> None:
    for seed in range(40):
        for _, (state, _) in match(rules_of("sjavs-3"), random.Random(seed), deals=1):
            if state.table.phase != "auction":
                continue
            seen = at_turn(state)
            words = text.prompt(seen, NAMES)
            if all(one.kind == "bid" for one in legal(seen)):
                assert words == "Your turn: bid. At this table whoever can bid must bid."
            else:
                assert words.startswith("Your turn: you can only pass. Your longest suit")


def test_the_last_speaker_is_not_told_of_others() -> None:
    state = dealt(rules_of("sjavs"), "AC KC AS KS AH KH AD KD")
    for _ in range(3):
        state = acted(state, ("pass", None))
    seen = at_turn(state)
    bids = [one for one in legal(seen) if one.kind == "bid"]
    assert bids
    assert text.action_help(seen, bids[0]).endswith("Nobody speaks after you: you name trumps.")


# -- what was bid stays in words ---------------------------------------------------------------------------------------


def events_of(rules: str, kind: str, **chosen: bool) -> dict[str, set[str]]:
    """The sentences for events of a kind in random games, by the contract."""
    found: dict[str, set[str]] = {}
    for seed in range(80):
        for _, (state, events) in match(rules_of(rules, **chosen), random.Random(seed), deals=1):
            for one in events:
                if one.kind == kind:
                    seen = view(state, 0)
                    key = seen.table.contract or ""
                    found.setdefault(key, set()).add(text.event(seen, one, NAMES))
    return found


def test_the_bid_stays_in_words_when_trumps_are_named() -> None:
    trumps = events_of("sjavs", "contract")["trump"]
    assert any(one.startswith("You are the declarer, 5, trumps: ") for one in trumps)
    assert any(one.startswith("Declarer: Marjun, 6, trumps: ") for one in trumps)
    games = {
        game: set().union(*events_of("old-mor", "contract", **{game: True}).values())
        for game in ("solo", "halv", "nolo")
    }
    assert any("You play Solo, trumps: " in one for one in games["solo"])
    assert any(" plays Solo, trumps: " in one for one in games["solo"])
    assert all("50 of 120 card points are enough." in one for one in games["halv"] if "Halv" in one)
    assert "Marjun plays Nolo." in games["nolo"]


def test_a_deal_that_is_thrown_in_says_who_deals() -> None:
    words = events_of("old-mor", "annulled")[""]
    assert "Nobody has bid: the cards are thrown in. You deal the next ones." in words
    assert "Nobody has bid: the cards are thrown in. Sunniva deals the next ones." in words


def test_a_nolo_that_is_lost_is_told_as_long_as_it_is_played(opened: Opened) -> None:
    window = opened()
    told, lost = list[str](), 0
    window.match.said.connect(told.append)
    for seed in range(200):
        for _, (state, _) in match(rules_of("old-mor", nolo=True), random.Random(seed), deals=1):
            table = state.table
            taken = any(one.winner == table.declarer for one in table.tricks)
            if table.contract == "nolo":
                story = MatchView._story(window.match, view(state, 0), ())
                assert ("Nolo is lost already." in story) == (taken and not table.deal_over)
                lost += taken
        if lost:
            break
    assert lost


# -- bids --------------------------------------------------------------------------------------------------------------


def help_of(rules: str, value: str, **chosen: bool) -> str:
    """What a bid of whoever can make it first means."""
    for seed in range(300):
        for _, (state, _) in match(rules_of(rules, **chosen), random.Random(seed), deals=1):
            if state.table.phase == "auction" and Action(state.table.turn, "bid", value) in legal(at_turn(state)):
                return text.action_help(at_turn(state), Action(state.table.turn, "bid", value))
    raise AssertionError(value)


@pytest.mark.parametrize(
    ("rules", "value", "words"),
    [
        ("old-mor", "C", "need 61 of 120 card points, holding 5 trumps: worth 2 or more, made or not."),
        ("old-mor", "halv C", "need 50 of 120 card points, holding 5 trumps: worth 1, or 2 if it fails."),
        ("old-mor", "nolo", "You play alone and must not take a single trick, without trumps: worth 8, made or not."),
        ("klorsjavs", "play", "Made, each opponent loses 4 øre or more; failed, you lose 8 øre or more."),
        (
            "klorsjavs-older",
            "spil",
            "Made, each opponent pays you 1 chip or more; failed, you pay each as much.",
        ),
        (
            "klorsjavs-older",
            "stroget_tout",
            "leaving the cat where it is (it counts for you). Made, each opponent pays",
        ),
    ],
)
def test_a_bid_says_what_it_is_worth_to_whom(opened: Opened, rules: str, value: str, words: str) -> None:
    opened()
    chosen = {"solo": True, "halv": True, "nolo": True} if rules == "old-mor" else {}
    said = help_of(rules, value, **chosen)
    said = said.replace("chip(s)", "chip")
    assert words in said.replace("holding 6", "holding 5").replace("holding 7", "holding 5"), said


def test_dealing_is_told_with_the_name_of_whoever_deals() -> None:
    state = first("sjavs", "AC KC AS KS AH KH AD KD")
    assert text.dealing(at_turn(state), (Event("shuffled", 3),), NAMES) == "Sunniva deals."
    assert text.dealing(at_turn(state), (Event("passed", 3),), NAMES) == ""


def test_the_status_bar_passes_in_the_word_of_the_button() -> None:
    """Where one says Weiter the line does not speak of passing."""
    held = ("AC TC KC QC 9C 8C 7C AS", "TS KS 9S 8S 7S AH TH KH", "QS QH QD JC JS JH JD AD")
    for seat, hand in enumerate(held):
        seen = at_turn(first("schafkopf", hand, *(other for other in held if other != hand)))
        word = next(text.action_label(seen, one) for one in legal(seen) if one.kind == "pass")
        line = text.prompt(seen, NAMES)
        assert word == "Weiter"
        assert word in line, seat
        assert "pass" not in line
    plain = at_turn(first("sjavs", *OLD_MOR))
    assert text.prompt(plain, NAMES) == "Your turn: bid or pass."
