"""The panels and words of Schafkopf, shown real views: bids by game, laying, calling, a marriage, doubling."""

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import languages
from sjavs_desktop.core.cards import parse
from sjavs_desktop.core.errors import REASONS, Reason
from sjavs_desktop.core.game import interjections, legal
from sjavs_desktop.core.schema import OptionValue
from sjavs_desktop.core.state import Action, Event, State, View
from sjavs_desktop.core.view import view
from sjavs_desktop.ui import dress, text
from sjavs_desktop.ui.bid_text import priced_goal
from sjavs_desktop.ui.felt.felt import Felt
from sjavs_desktop.ui.panels.bidding import BiddingPanel, harmless, heavy, keys, ladder, lines, offered
from sjavs_desktop.ui.panels.doubling import DoubleButton, LastCallPanel
from sjavs_desktop.ui.panels.exchange import ExchangePanel
from sjavs_desktop.ui.panels.overlay import Overlay
from tests.core.games import acted, dealt, match, rules_of

NAMES = ("You", "Marjun", "Jógvan", "Sunniva")
PACKS: dict[str, tuple[str, dict[str, OptionValue]]] = {
    "plain": ("schafkopf", {}),
    "house": ("schafkopf-house", {}),
    "intent": ("schafkopf", {"ask_first": True}),
}


@pytest.fixture(autouse=True)
def german() -> Iterator[None]:
    """The deck that belongs to the game."""
    dress.wear(dress.GERMAN)
    yield
    dress.wear(dress.FRENCH)


@pytest.fixture
def felt(qtbot: QtBot) -> Felt:
    """A felt as large as in a window of 1024 to 640 pixels."""
    made = Felt()
    qtbot.addWidget(made)
    made.set_speed("instant")
    made.resize(708, 594)
    with qtbot.waitExposed(made):
        made.show()
    return made


@cache
def asked(game: str) -> tuple[View, ...]:
    """Of each phase some views of whoever is to act, those with the most choices first."""
    pack, chosen = PACKS[game]
    found: dict[tuple[str, int], View] = {}
    for seed in range(150):
        for _, (state, _) in match(rules_of(pack, **chosen), random.Random(seed), deals=1):
            if state.table.turn >= 0 and state.table.phase != "play":
                seen = view(state, state.table.turn)
                found.setdefault((seen.table.phase, len(legal(seen))), seen)
    return tuple(found[key] for key in sorted(found, key=lambda one: -one[1]))


def said(panel: Overlay) -> str:
    """All that a panel says outside its buttons."""
    words = "\n".join(one.text() for one in panel.findChildren(QLabel) if one.isVisible())
    return words.replace("\N{NO-BREAK SPACE}", " ")


def first_bidder(hand: str, **chosen: OptionValue) -> View:
    """The view of forehand, who holds these cards and speaks first."""
    state = dealt(rules_of("schafkopf", **chosen), hand)
    return view(state, state.table.turn)


LOCKED = "QC JC TH KH 9H 8H AS AC"
WITHOUT = "QH QD JD 7C 8C 9C KC 8S"
SIMPLE = "QC JC TH KH 9H 8S TS AC"


@pytest.mark.parametrize("game", PACKS)
def test_every_choice_has_a_key_words_and_room(felt: Felt, game: str) -> None:
    panel = BiddingPanel(felt)
    panel.names = NAMES
    for seen in asked(game):
        actions = offered(seen)
        assert sorted(one for line in lines(seen, actions) for one in line) == sorted(actions)
        assert len(set(keys(seen, actions))) == len(actions)
        assert all(text.button_label(seen, one) and text.action_help(seen, one) for one in actions)
        assert text.prompt(seen, NAMES)
        if not actions:
            continue
        felt.show_step(seen)
        panel.show_view(seen)
        assert set(panel.actions_shown) == set(legal(seen)) or seen.table.phase == "cut"
        assert felt.viewport().rect().contains(panel.geometry())
        # The hand and the own plate stay in sight.
        assert panel.geometry().bottom() <= felt.free_rect().bottom() + 1
        assert panel.height() >= panel.body.heightForWidth(panel.width())
        for action in panel.actions_shown:
            button = panel.button(action)
            assert button.width() >= button.fontMetrics().horizontalAdvance(button.text()) + 8
            assert button.accessibleName() == text.action_label(seen, action)
            assert button.accessibleDescription()


def test_whoever_promises_every_trick_is_asked_once_more(felt: Felt) -> None:
    seen = first_bidder(SIMPLE)
    panel, chosen = BiddingPanel(felt), list[Action]()
    panel.chosen.connect(chosen.append)
    panel.show_view(seen)
    wenz, tout, solo = (Action(seen.seat, "bid", value) for value in ("wenz", "wenz_tout", "solo_tout"))
    captions = {one: panel.button(one).text() for one in (tout, solo)}
    assert [one.value for one in panel.actions_shown if heavy(seen, one)] == ["wenz_tout", "solo_tout"]
    panel.button(solo).click()
    assert panel.button(solo).text().startswith("Really?")
    panel.button(tout).click()
    # Another one was meant, so the first has to be pressed twice again.
    assert panel.button(solo).text() == captions[solo]
    assert panel.button(tout).hasFocus() or not panel.isActiveWindow()
    assert chosen == []
    panel.button(tout).click()
    assert chosen == [tout]
    panel.show_view(seen)
    assert panel.button(tout).text() == captions[tout]
    panel.button(wenz).click()
    assert chosen == [tout, wenz]


def test_many_games_stand_in_a_grid_by_rank_and_one_is_explained(felt: Felt) -> None:
    seen = first_bidder(SIMPLE, farbwenz=True, geier=True, farbgeier=True, bettel=True)
    shown = lines(seen, offered(seen))
    values = [[one.value for one in line] for line in shown]
    assert values == [
        ["sauspiel", "bettel", "farbgeier", "geier"],
        ["farbwenz", "wenz", "solo", "farbgeier_tout"],
        ["geier_tout", "farbwenz_tout", "wenz_tout", "solo_tout"],
        [None],
    ]
    panel = BiddingPanel(felt)
    panel.show_view(seen)
    wenz, tout = (panel.button(Action(seen.seat, "bid", value)) for value in ("wenz", "wenz_tout"))
    assert wenz.text().startswith("Wenz ")
    assert tout.text().startswith("Wenz-Tout ")
    assert tout.toolTip()
    assert panel.button(Action(seen.seat, "pass")).text() == "Weiter  [0]"
    # Nobody has bid: the cheapest is under the keyboard, and explained.
    assert panel.button(Action(seen.seat, "bid", "sauspiel")).accessibleDescription() in said(panel)
    panel.eventFilter(tout, QEvent(QEvent.Type.Enter))
    assert f"Wenz-Tout: {tout.accessibleDescription()}" in said(panel)
    assert "Sauspiel" not in said(panel)
    panel.eventFilter(tout, QEvent(QEvent.Type.Leave))
    assert "Sauspiel:" in said(panel)


def test_a_game_has_its_key_all_through_the_auction(felt: Felt) -> None:
    """Whatever has been bid, and whatever a hand can bid."""
    chosen: dict[str, OptionValue] = {"farbwenz": True, "geier": True, "bettel": True, "hochzeit": True}
    found: dict[object, set[str]] = {}
    rules = rules_of("schafkopf", **chosen)
    for seed in range(60):
        for _, (state, _) in match(rules, random.Random(seed), deals=1):
            if state.table.phase == "auction":
                seen = view(state, state.table.turn)
                for action, key in zip(offered(seen), keys(seen, offered(seen)), strict=True):
                    found.setdefault(action.value, set()).add(key)
    assert len(found) > 8
    assert all(len(one) == 1 for one in found.values())
    assert len({*map(tuple, found.values())}) == len(found)
    assert set(found) - {None} <= set(ladder(rules))
    assert found[None] == {"0"}


def test_enter_passes_where_a_bid_stands(felt: Felt) -> None:
    panel = BiddingPanel(felt)
    state = dealt(rules_of("schafkopf"), SIMPLE, "QS QH JD 7C 8C 9C KC 7S")
    first = view(state, state.table.turn)
    assert harmless(first, offered(first)).value == "sauspiel"
    state = acted(state, ("bid", "sauspiel"))
    seen = view(state, state.table.turn)
    assert len(offered(seen)) > 1
    assert harmless(seen, offered(seen)).kind == "pass"
    panel.names = NAMES
    panel.show_view(seen)
    assert f"{NAMES[first.seat]}: Sauspiel (stands)" in said(panel)


def test_a_hand_that_can_call_nothing_is_told_why(felt: Felt) -> None:
    panel = BiddingPanel(felt)
    seen = first_bidder(LOCKED)
    assert all(one.value != "sauspiel" for one in legal(seen))
    panel.show_view(seen)
    assert "Gesperrt: you can call no Sau." in said(panel)
    panel.show_view(first_bidder(SIMPLE))
    assert "Gesperrt" not in said(panel)
    # When a game stands that outbids a Sauspiel, it is not about that any more.
    state = acted(dealt(rules_of("schafkopf"), WITHOUT, LOCKED), ("bid", "wenz"))
    panel.show_view(view(state, state.table.turn))
    assert "Gesperrt" not in said(panel)


def test_first_only_whether_one_would_play(felt: Felt) -> None:
    panel = BiddingPanel(felt)
    panel.names = NAMES
    state = dealt(rules_of("schafkopf", ask_first=True), SIMPLE)
    panel.show_view(view(state, state.table.turn))
    assert panel.title.text() == "Do you play?"
    assert [panel.button(one).text() for one in panel.actions_shown] == ["Ich spiele  [1]", "Weiter  [0]"]
    first = state.table.turn
    for _ in range(2):
        state = acted(state, ("bid", "play"))
    panel.show_view(view(state, state.table.turn))
    assert f"{NAMES[first]}: Ich spiele, {NAMES[first + 1]}: Ich spiele" in said(panel)
    for _ in range(2):
        state = acted(state, ("pass", None))
    panel.show_view(view(state, state.table.turn))
    assert panel.title.text() == "Your bid?"
    assert all(one.kind == "bid" for one in panel.actions_shown)


def called(hand: str) -> State:
    """Forehand plays a Sauspiel and has to call."""
    state = acted(dealt(rules_of("schafkopf"), hand), ("bid", "sauspiel"))
    return acted(state, *[("pass", None)] * 3)


def test_calling_names_the_card_and_what_is_held_of_its_suit(felt: Felt) -> None:
    panel = BiddingPanel(felt)
    state = called("QC JC TH KH 9H 7S TS 9C")
    seen = view(state, state.table.turn)
    panel.show_view(seen)
    assert panel.title.text() == "Which Sau do you call?"
    assert [one.kind for one in panel.actions_shown] == ["call", "call"]
    labels = [panel.button(one).text() for one in panel.actions_shown]
    assert labels == ["Eichel-Sau  [1]", "Gras-Sau  [2]"]
    assert "You hold Gras-10, Gras-7." in said(panel)
    assert text.prompt(seen, NAMES) == "Your turn: call the Sau of a suit."
    dress.wear(dress.FRENCH)
    panel.show_view(seen)
    assert panel.title.text() == "Which ace do you call?"
    assert panel.button(panel.actions_shown[1]).text() == "ace of spades  [2]"


def test_a_marriage_that_cannot_be_taken_can_only_be_refused(felt: Felt) -> None:
    rules = rules_of("schafkopf", hochzeit=True)
    state = dealt(rules, "QD AC KC 9C AS KS 9S AD", "QC QS QH JC JS JH JD AH")
    state = acted(state, ("bid", "hochzeit"), ("pass", None), ("pass", None), ("pass", None))
    panel = ExchangePanel(felt)
    panel.names = NAMES
    seen = view(state, state.table.turn)
    assert seen.table.phase == "marriage"
    felt.show_step(seen)
    panel.show_view(seen)
    assert [kind for kind, one in panel.buttons.items() if one.isVisible()] == ["refuse"]
    assert felt.legal() == []
    name = NAMES[seen.table.declarer or 0]
    assert panel.title.text() == f"{name} offers a Hochzeit: Schellen-Ober"


# -- words -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["outbid", "locked", "take", "double", "called_due", "called_kept", "called_led"])
def test_a_reason_is_a_sentence_with_and_without_facts(key: str) -> None:
    assert key in REASONS
    sau = parse("AS")[0]
    facts = [(), ("callable",), ("one_trump",), ("all_permanent",), ("else",)] if key == "locked" else [(), (sau,)]
    sentences = [text.why(Reason(key, one)) for one in facts]
    assert all(re.fullmatch(r"[A-Z].*[.]", one) and "{" not in one for one in sentences)
    if key.startswith("called"):
        assert "Gras-Sau" in sentences[1]


@pytest.mark.parametrize("game", PACKS)
def test_what_happened_is_told_to_everybody_in_whole_sentences(game: str) -> None:
    pack, chosen = PACKS[game]
    kinds = set()
    for seed in range(40):
        for _, (state, events) in match(rules_of(pack, **chosen), random.Random(seed), deals=1):
            for seat in range(4):
                for one, words in zip(events, [text.event(view(state, seat), e, NAMES) for e in events], strict=True):
                    if words:
                        kinds.add(one.kind)
                        assert re.fullmatch(r"[^{}]+[.]", words), words
    assert {"contract", "called", "partner", "trick"} <= kinds


def test_nothing_is_told_of_a_partner_before_everybody_knows() -> None:
    """Whoever holds the called Sau reads the same lines as the others."""
    state = called("QC JC TH KH 9H 7S TS 9C")
    state = acted(state, ("call", 1))
    lines_by_seat = set()
    for seat in range(4):
        seen = view(state, seat)
        if seat != state.table.declarer:
            lines_by_seat.add(text.event(seen, Event("called", state.table.declarer or 0, 1), NAMES))
    assert len(lines_by_seat) == 1


def test_doubling_is_worded_by_how_often() -> None:
    state = called("QC JC TH KH 9H 7S TS 9C")
    state = acted(state, ("call", 1))
    speaker = next(seat for seat in range(4) if interjections(view(state, seat)))
    seen = view(state, speaker)
    assert text.action_label(seen, Action(speaker, "double")) == "Kontra"
    assert text.time_for_doubling(seen) == "The second card ends the time for it."


def test_kontra_is_explained_on_its_buttons(felt: Felt) -> None:
    state = acted(called("QC JC TH KH 9H 7S TS 9C"), ("call", 1))
    speaker = next(seat for seat in range(4) if interjections(view(state, seat)))
    panel, button = LastCallPanel(felt), DoubleButton(felt)
    for one in (panel, button):
        one.show_view(view(state, speaker))
    for tip in (panel.double_button.toolTip(), button.toolTip()):
        assert "Kontra: A defender doubles the value of the deal." in tip
    assert panel.go_button.toolTip() == "You say nothing."


@pytest.mark.parametrize(("language", "words"), [("en", "a Sau"), ("da", "en Sau"), ("de", "eine Sau")])
def test_any_sau_is_called_in_the_language_of_the_sentence(qapp: QApplication, language: str, words: str) -> None:
    languages.install(qapp, language)
    try:
        rules = rules_of("schafkopf")
        assert words in priced_goal(rules, rules.contract("sauspiel"))
    finally:
        languages.forget(qapp)
