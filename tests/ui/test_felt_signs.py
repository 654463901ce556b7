"""What the signs of the felt say in all games: what was bid, what is lost already, tricks, and whose words they are."""

import random
from collections.abc import Callable
from functools import cache

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from sjavs_desktop.core.cards import CLUBS, HEARTS, parse
from sjavs_desktop.core.game import apply, start
from sjavs_desktop.core.state import State, Table, View
from sjavs_desktop.core.view import view
from sjavs_desktop.ui import dress
from sjavs_desktop.ui.felt.colours import DARK, LIGHT, Colours
from sjavs_desktop.ui.felt.deck import Deck
from sjavs_desktop.ui.felt.furniture import Furniture, Look
from sjavs_desktop.ui.felt.layout import layout
from sjavs_desktop.ui.felt.order import always, groups, ranking_shown, sorted_hand, trump_shown, usual
from sjavs_desktop.ui.felt.parties import failed_already
from sjavs_desktop.ui.felt.scene import TableScene
from sjavs_desktop.ui.felt.seat_item import plate
from sjavs_desktop.ui.felt.signs import trumps
from sjavs_desktop.ui.felt.tally import tally
from sjavs_desktop.ui.felt.words import Saying, sayings
from sjavs_desktop.ui.panels.inks import contrast
from tests.core.games import dealt, next_action, rules_of, steered

NAMES = ("You", "Marjun", "Jógvan", "Sunniva")
Wanted = Callable[[Table], bool]
HOUSE = {"solo": True, "nolo": True, "halv": True}


def sought(game: str, wanted: Wanted, aim: str = "", **chosen: bool) -> State:
    """A state of a random match that is wanted; the walk aims at something if that is said."""
    rules = rules_of(game, **chosen)
    for seed in range(400):
        dice = random.Random(seed)
        state = start(rules, dice.randrange(rules.seats))
        while state.table.deal < 3 and state.table.phase != "over":
            action = steered(state, dice, aim) if aim else next_action(state, dice)
            state, _ = apply(state, action)
            if wanted(state.table):
                return state
    raise AssertionError("no random match comes to that")


@cache
def nolo() -> State:
    """A Nolo whose declarer has taken a trick."""

    def lost(table: Table) -> bool:
        playing = table.phase == "play" and table.contract == "nolo"
        return playing and any(one.winner == table.declarer for one in table.tricks)

    return sought("old-mor", lost, "nolo", **HOUSE)


def test_the_sign_keeps_what_was_bid() -> None:
    state = sought("sjavs", lambda table: table.phase == "play" and table.best is not None)
    seen, best = view(state, 0), state.table.best
    assert best is not None
    assert best.offer is not None
    words = f"{best.offer.length} better" if best.offer.better else str(best.offer.length)
    assert trumps(seen, NAMES).title == f"Bid {words}, trumps:"
    assert state.table.declarer is not None
    assert sayings(seen)[state.table.declarer].words.startswith(f"{best.offer.length} ")


def test_a_bubble_keeps_the_name_of_the_game() -> None:
    state = sought("old-mor", lambda table: table.phase == "play" and table.contract == "solo", "solo", **HOUSE)
    assert state.table.declarer is not None
    assert sayings(view(state, 0))[state.table.declarer].words.startswith("Solo ")


def test_the_standing_bid_begins_with_the_name() -> None:
    state = sought("sjavs", lambda table: table.phase == "auction" and table.best is not None)
    assert state.table.best is not None
    assert trumps(view(state, 0), NAMES).more.startswith(f"{NAMES[state.table.best.seat]}: ")


def test_what_cannot_be_made_any_more_is_told() -> None:
    state = nolo()
    for seat in range(4):
        assert failed_already(view(state, seat))
        assert trumps(view(state, seat), NAMES).state == "lost"
    before = sought("old-mor", lambda table: table.phase == "play" and table.contract == "nolo", "nolo", **HOUSE)
    assert not failed_already(view(before, 0))
    assert trumps(view(before, 0), NAMES).state == ""


def test_a_tout_is_lost_with_the_first_trick_of_the_others() -> None:
    def going(table: Table) -> bool:
        return table.phase == "play" and table.contract == "stroget_tout" and len(table.tricks) == 2

    state = sought("klorsjavs-older", going, "stroget_tout")
    away = any(one.winner != state.table.declarer for one in state.table.tricks)
    assert failed_already(view(state, 0)) == away


def test_where_tricks_decide_they_come_first_and_numbers_are_never_cut() -> None:
    shown = tally(view(nolo(), 0), NAMES)
    assert shown.tricks_first
    assert sum(int(one.tricks) for one in shown.scores) == len(nolo().table.tricks)
    plain = tally(view(sought("sjavs", lambda table: len(table.tricks) > 2), 0), NAMES)
    assert not plain.tricks_first
    assert sum(int(one.tricks) for one in plain.scores) > 2


def test_own_bubbles_speak_to_the_viewer() -> None:
    state = sought("klorsjavs", lambda table: table.folded and table.declarer is not None, "folded")
    declarer = state.table.declarer
    assert declarer is not None
    said = [sayings(view(state, seat))[declarer].words for seat in range(3)]
    assert [words == "You fold" for words in said] == [seat == declarer for seat in range(3)]


def test_plates_tell_scores_and_cards_apart() -> None:
    state = sought("sjavs-2", lambda table: table.phase == "auction")
    shown = plate(view(state, 0), 1, "Marjun", True)
    assert (shown.side, shown.facts) == ("score 24", "8 in hand")


def test_at_the_end_of_a_deal_no_trick_is_told_too() -> None:
    state = sought(
        "sjavs",
        lambda table: table.deal_over and len({one.winner for one in table.tricks}) in (2, 3),
    )
    facts = [plate(view(state, 0), seat, "", True).facts for seat in range(4)]
    assert any(one.startswith("0 trick") for one in facts)


def test_a_suit_that_is_always_trump_lies_with_the_trumps_from_the_beginning() -> None:
    state = sought("klorsjavs", lambda table: table.phase == "auction")
    assert always(state.rules) == CLUBS
    for seat in range(3):
        seen = view(state, seat)
        assert trump_shown(seen) == CLUBS
        named = state.rules.ranking(state.rules.auction.contract, CLUBS)
        assert sorted_hand(seen, seat) == groups(seen.hand, named, CLUBS)
    assert always(rules_of("sjavs")) is None
    other = sought("sjavs", lambda table: table.phase == "auction")
    assert ranking_shown(view(other, 0)) == other.rules.ranking(other.rules.auction.contract, None)


@pytest.mark.parametrize("game", ["sjavs", "sjavs-3", "sjavs-2", "schafkopf"])
def test_the_pack_stays_within_the_margin(game: str) -> None:
    rules = rules_of(game)
    for dealer in range(rules.seats):
        state = start(rules, dealer)
        for aspect in (1.2, 1.6, 2.4):
            picture = layout(view(state, 0), aspect)
            stack = [one for one in picture.places if one.zone == "pack"]
            assert stack
            out = [one.width * (1.4 if one.angle % 180 else 1) / 2 for one in stack]
            if game != "sjavs-3":  # where they are turned by less than a right angle
                low = min(one.x - half for one, half in zip(stack, out, strict=True))
                high = max(one.x + half for one, half in zip(stack, out, strict=True))
                assert low >= picture.scene.left + 1.99
                assert high <= picture.scene.right - 1.99


def test_the_middle_for_two_is_in_the_middle_while_no_open_cards_lie() -> None:
    rules = rules_of("sjavs-2")
    bare = layout(view(start(rules, 0), 0), 1.25)
    assert bare.free.centre[0] == pytest.approx(bare.scene.width / 2)
    laid = layout(view(sought("sjavs-2", lambda table: table.phase == "auction"), 0), 1.25)
    assert laid.free.centre[0] > laid.scene.width * 0.6


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_red_signs_are_red_and_can_be_read(qapp: object, colours: Colours) -> None:
    plate_ground = QColor(colours.plate)
    plate_ground.setAlpha(255)
    for dark, light in (colours.hearts, colours.clubs, colours.diamonds):
        for ground in (colours.paper, colours.hush):
            assert contrast(ground, dark) > 4.5
        assert contrast(plate_ground, light) > 4.5
    sign = Furniture(Look(6.0, colours, Deck(*dress.pictures().suits)))
    pictures = []
    for words in ("Solo ♥ hearts", "Solo ♠ spades"):
        image = QImage(200, 40, QImage.Format.Format_RGB32)
        image.fill(colours.paper)
        painter = QPainter(image)
        sign.write(painter, QRectF(0, 0, 200, 40), words, sign.font(3), colours.dark, Qt.AlignmentFlag.AlignHCenter)
        painter.end()
        pictures.append(image)
    reds = [sum(reddish(one.pixelColor(x, y)) for x in range(200) for y in range(40)) for one in pictures]
    assert reds[0] > 20
    assert reds[1] == 0


def reddish(one: QColor) -> bool:
    return one.red() > one.green() + 60 and one.red() > one.blue() + 60


def test_of_a_hovered_and_a_framed_card_only_one_is_raised(qtbot: QtBot) -> None:
    state = sought("sjavs", lambda table: table.phase == "play" and table.turn == 0 and not table.trick)
    scene = TableScene(*dress.pictures())
    scene.resize(900, 640)
    seen = View(state.rules, state.table, 0, view(state, 0).shown, view(state, 0).counts)
    scene.cast(scene.draw(seen))
    scene.rest()
    cards = [one.face for one in scene.hand(0)]
    scene.mark(seen, raised=cards[0], framed=cards[1])
    assert [one.raised for one in scene.hand(0)][:3] == [True, False, False]
    scene.mark(seen, framed=cards[1])
    assert [one.raised for one in scene.hand(0)][:3] == [False, True, False]


def test_a_bid_for_two_stands_beside_the_plate_of_who_made_it() -> None:
    state = sought("sjavs-2", lambda table: table.phase == "auction")
    picture = layout(view(state, 0), 1.25)
    for spot in picture.seats:
        across = max(spot.plate.x - spot.bubble.x - spot.bubble.width, spot.bubble.x - spot.plate.x - spot.plate.width)
        down = max(spot.plate.y - spot.bubble.y - spot.bubble.height, spot.bubble.y - spot.plate.y - spot.plate.height)
        assert max(across, down) < 1.5


def test_what_is_said_stands_in_letters_of_one_size(qtbot: QtBot) -> None:
    scene = TableScene(*dress.pictures())
    scene.resize(712, 560)
    seen = view(sought("sjavs", lambda table: table.phase == "auction"), 0)
    scene.furnish(seen, scene.draw(seen), quiet=True, said={0: Saying("5", 1), 1: Saying("Solo-Tout Schellen now", 2)})
    sizes = [one.most for one in scene._bubbles]
    assert len(set(sizes)) == 1
    assert sizes[0] == scene._bubbles[1].letters() < scene._bubbles[0].letters()


def test_before_the_auction_ends_hearts_lie_among_the_trumps_where_they_are_trump_in_the_usual_game() -> None:
    schafkopf = rules_of("schafkopf")
    assert (usual(schafkopf), always(schafkopf)) == (HEARTS, None)
    assert usual(rules_of("sjavs")) is None
    state = dealt(schafkopf, "QC JH AH 7H AC TS 9D 8D")
    first, *others = sorted_hand(view(state, 0), 0)
    assert set(first) == set(parse("QC JH AH 7H"))
    assert len(others) == 3
