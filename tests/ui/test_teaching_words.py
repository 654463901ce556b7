"""What the teacher counts and says: the steps are those of the rules, and the first step of a hint names no card."""

import random
from collections.abc import Iterator
from itertools import islice

import pytest
from PySide6.QtGui import QColor, QPalette

from sjavs_desktop.app.hints import Advice
from sjavs_desktop.app.library import find
from sjavs_desktop.core.cards import cards_in, mask
from sjavs_desktop.core.dice import shuffle
from sjavs_desktop.core.game import apply, legal, start
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.record import Record
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import CHANCE, Action, View, ranking_of
from sjavs_desktop.core.view import imagined
from sjavs_desktop.core.view import view as seen_by
from sjavs_desktop.engine import beginner
from sjavs_desktop.engine.consider import covers_of
from sjavs_desktop.engine.teacher import Analysis, Prospect
from sjavs_desktop.engine.worlds import worlds
from sjavs_desktop.ui import card_words, theme
from sjavs_desktop.ui.felt.choices import choosable
from sjavs_desktop.ui.panels.inks import contrast
from sjavs_desktop.ui.teaching import advising, marks, shapes
from sjavs_desktop.ui.teaching.counting import GONE, OUT, OWN, count, laid_away, steps
from sjavs_desktop.ui.teaching.example import example
from sjavs_desktop.ui.teaching.hinting import cards_of
from tests.ui.test_felt_packs import marriage

PACKS = ("sjavs", "old-mor", "klorsjavs", "schafkopf", "schafkopf-house", "sjavs-3", "sjavs-2")
NAMES = ("You", "Marjun", "Jógvan", "Sunniva")


def rules_of(pack: str, **chosen: str | bool) -> Rules:
    return compile_rules(find(pack, None), chosen)


def views(pack: str, deals: int) -> list[View]:
    """What the player at the bottom sees whenever it is their turn."""
    rules, found = rules_of(pack), []
    state, deal = start(rules), 0
    while True:
        if state.table.turn == CHANCE:
            deal += 1
            if deal > deals:
                return found
            state, _ = apply(state, shuffle(rules.deck, pack, deal))
            continue
        if state.table.turn < 0:
            return found
        seen = seen_by(state, state.table.turn)
        if seen.seat == 0:
            found.append(seen)
        said = beginner.decide(seen, deal)
        assert said is not None
        state, _ = apply(state, said)


def by_chance(pack: str, seed: int) -> Iterator[tuple[Record, View]]:
    """The views of all seats through a deal in which everybody does anything legal, with the record up to there."""
    rules, dice = rules_of(pack), random.Random(seed)
    state, done = start(rules), list[Action]()
    while not state.table.results and state.table.deal < 2:
        for seat in range(rules.seats) if done else ():
            names = NAMES[: rules.seats]
            yield Record(rules, 0, names, ("human",) * rules.seats, "x", tuple(done)), seen_by(state, seat)
        turn = state.table.turn
        action = shuffle(rules.deck, pack, seed) if turn == CHANCE else dice.choice(legal(seen_by(state, turn)))
        state, _ = apply(state, action)
        done.append(action)


@pytest.mark.parametrize(
    ("pack", "chosen", "contract", "declarers", "defenders"),
    [
        ("sjavs", {}, "suit", (61, 90), (31, 61)),
        ("sjavs-mcleod", {}, "suit", (31, 61, 90), (31, 61, 90)),
        ("schafkopf", {}, "sauspiel", (31, 61, 91), (30, 60, 90)),
    ],
)
def test_the_steps_are_those_of_the_rules(
    pack: str, chosen: dict[str, str], contract: str, declarers: tuple[int, ...], defenders: tuple[int, ...]
) -> None:
    rules = rules_of(pack, **chosen)
    played = rules.contract(rules.auction.contract)
    assert steps(rules, played, True) == declarers
    assert steps(rules, played, False) == defenders


@pytest.mark.parametrize("pack", PACKS)
def test_what_is_counted_is_what_has_been_seen(pack: str) -> None:
    for view in views(pack, 3):
        found, table = count(view, NAMES), view.table
        ranking = ranking_of(view.rules, table)
        assert found.named == (ranking is not None)
        where = {one.card: one.where for one in found.permanent}
        assert {card for card, place in where.items() if place == OWN} <= set(cards_in(view.own))
        if ranking is None:
            continue
        gone = mask(table.trick) | mask(card for trick in table.tricks for card in trick.cards)
        fixed = view.rules.contract(table.contract or "").permanent
        assert {card for card, place in where.items() if place == GONE} >= {card for card in fixed if gone >> card & 1}
        out = ranking.members[TRUMPS] & ~gone & ~view.own & ~view.aside
        assert sum(place == OUT for place in where.values()) + found.others_out == out.bit_count()
        assert found.trick == ranking.points_in(mask(table.trick))
        assert sum(one.points for one in found.sides) == ranking.points_in(
            mask(card for trick in table.tricks for card in trick.cards) | view.aside
        )
        assert found.sides[0].ours
        assert found.total == view.rules.score.total


@pytest.mark.parametrize("pack", PACKS)
def test_the_first_step_names_no_card_and_never_shows_a_single_one_of_several(pack: str) -> None:
    for view in views(pack, 3):
        for action in legal(view)[:6]:
            found = advising.look(view, [action])
            assert found.cards <= set(cards_in(view.own))
            assert found.sentence
            if view.table.phase != "play":
                continue
            assert len(found.cards) > 1 or choosable(view).bit_count() == 1
            for card in view.rules.deck:
                assert card_words.card_name(card) not in found.sentence


@pytest.mark.parametrize("pack", PACKS)
def test_what_the_next_steps_show_lies_where_the_first_one_looks(pack: str) -> None:
    dice = random.Random(4)
    for view in views(pack, 4):
        actions = legal(view)
        if not actions or view.table.phase not in ("play", "exchange", "marriage"):
            continue
        for _ in range(6):
            shown = dice.sample(actions, min(3, len(actions)))
            found = advising.look(view, shown)
            assert cards_of(shown) <= found.cards <= set(cards_in(view.own))
            for fewer in (shown[:1], shown[:2]):
                assert cards_of(fewer) <= advising.look(view, fewer).cards


def test_what_is_given_back_for_a_marriage_is_not_looked_for_among_the_trumps() -> None:
    rules = rules_of("schafkopf", hochzeit=True)
    states = [state for seed in range(60) for state, _ in marriage(rules, seed) if state.table.phase == "marriage"]
    assert states
    for state in states:
        view = seen_by(state, state.table.turn)
        taken = [one for one in legal(view) if one.kind == "take"]
        assert taken
        assert cards_of(taken) <= advising.look(view, taken[:2]).cards


def test_what_the_declarer_laid_away_is_counted_after_the_lead_and_told_to_nobody_else() -> None:
    seen = told = 0
    for seed in range(20):
        for record, view in by_chance("klorsjavs", seed):
            table = view.table
            if table.declarer is None or table.exchange != "exchanged" or not table.tricks:
                continue
            away = laid_away(record, view)
            counts = count(view, NAMES, away)
            lay = sum(one.points for one in counts.sides) - sum(one.points for one in count(view, NAMES).sides)
            if view.seat == table.declarer:
                seen += 1
                assert away.bit_count() == view.rules.talon
                assert counts.laid == lay
                assert not counts.hidden
                assert not away & (view.own | mask(card for trick in table.tricks for card in trick.cards))
            else:
                told += 1
                assert (away, lay, counts.laid, counts.hidden) == (0, 0, None, "laid")
    assert seen
    assert told


def advice(view: View, *told: tuple[float, float]) -> Advice:
    choices = tuple(
        Prospect(action, value, error, 0.5) for action, (value, error) in zip(legal(view), told, strict=False)
    )
    return Advice(view, Analysis(choices, 24), ((),) * len(choices))


def test_how_sure_a_difference_is_goes_by_its_error() -> None:
    view = next(one for one in views("sjavs", 3) if one.table.phase == "play" and len(legal(one)) > 2)
    for error, words in ((0.1, "Worse for certain: by 1.0 (0.8 to 1.2)."), (0.5, "Probably worse"), (0.9, "Perhaps")):
        found = advising.candidates(advice(view, (5.0, 0.0), (4.0, error)), NAMES)
        assert found[0].sure == ""
        assert found[1].sure.startswith(words)
    found = advising.candidates(advice(view, (5.0, 0.0), (5.0, 0.0), (5.0, 0.4)), NAMES)
    assert found[1].sure == "As good as the first."
    assert found[2].sure == "As good as the first, as far as one can tell (within 0.8)."


def test_numbers_have_a_true_sign() -> None:
    assert advising.number(-1.25, signed=True) in ("−1.2", "−1.3")
    assert advising.number(2.0, signed=True) == "+2.0"
    assert advising.number(0.01, signed=True) == "0.0"
    assert advising.number(-0.01, signed=True) == "0.0"
    assert advising.number(-427.3, signed=True) == "−427"


def test_signs_can_be_told_from_what_they_lie_on_and_their_numerals_from_them() -> None:
    paper = QColor("#fffdf6")
    for fill in shapes.FILLS:
        assert contrast(fill, shapes.INK) >= 4.5
        assert contrast(fill, paper) >= 3
        for dark in (False, True):
            sheet = theme.palette(dark).color(QPalette.ColorRole.Base)
            assert max(contrast(fill, sheet), contrast(shapes.INK, sheet)) >= 3
    assert contrast(marks.SOFT, paper) >= 3
    assert contrast(marks.LETTER, marks.PLATE) >= 4.5
    assert len({one.__name__ for one in shapes.SHAPES}) == len(shapes.SHAPES) == len(shapes.FILLS) == shapes.MOST


@pytest.mark.parametrize("pack", PACKS)
def test_an_example_is_a_legal_game_from_what_the_viewer_sees(pack: str) -> None:
    dice = random.Random(1)
    for view in dice.sample([one for one in views(pack, 3) if one.table.phase not in ("cut", "legen")], 12):
        action = dice.choice(legal(view))
        found = example(view, action, 5)
        assert found[0].view == view
        assert found[1].action == action
        for one in found[1:]:
            assert one.before is not None
            assert one.action in legal(one.before)
        assert example(view, action, 5) == found


@pytest.mark.parametrize("pack", PACKS)
def test_nothing_that_is_told_depends_on_hidden_cards(pack: str) -> None:
    """However the cards that the viewer does not see are dealt anew, all that is counted, said and shown stays."""
    dice = random.Random(2)
    for view in dice.sample([one for one in views(pack, 3) if one.table.phase not in ("cut", "legen")], 8):
        action = dice.choice(legal(view))
        told = count(view, NAMES), advising.look(view, [action]), example(view, action, 7)
        for world in islice(worlds(view, dice), 3):
            state = imagined(view, world.hands, world.middle & ~view.aside, covers_of(view, world))
            other = seen_by(state, view.seat)
            assert (count(other, NAMES), advising.look(other, [action]), example(other, action, 7)) == told
