"""A small worked example for each house rule, computed from the rules: what a choice does."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from sjavs_desktop.core.cards import CLUBS, HEARTS, SPADES, cards_in, mask, parse
from sjavs_desktop.core.follow import playable
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.goals import ENDS, Standing
from sjavs_desktop.core.offers import OFFERS
from sjavs_desktop.core.pack import Pack, compile_rules
from sjavs_desktop.core.payoff import PAYOFFS, Accounts, Tally, carry, pay
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.core.schema import Option, OptionValue
from sjavs_desktop.core.state import Table, View
from sjavs_desktop.ui import examples_tariff, pack_words
from sjavs_desktop.ui.card_words import card_sign, card_signs, packets, suit_name, suit_sign
from sjavs_desktop.ui.dress import dressed

MORE = 5
"""Rubbers that are won in a row before an end counts as none."""


def signs(names: str) -> str:
    """Cards, written by their names, as signs."""
    return card_signs(parse(names))


def main_contract(rules: Rules) -> Contract:
    """The contract that most deals are played in."""
    return rules.contract(rules.auction.contract)


def table(rules: Rules, phase: str) -> Table:
    """A table at which the viewer is to act."""
    scores = (rules.score.start,) * rules.accounts
    return Table(phase, 0, 1, rules.seats - 1, scores, (0,) * rules.accounts)


def view(rules: Rules, at: Table, hand: str) -> View:
    """What somebody who holds a hand sees."""
    cards = mask(one for one in parse(hand) if one in rules.deck)
    return View(
        rules, at, at.turn, tuple(cards if seat == at.turn else 0 for seat in range(rules.seats)), (8,) * rules.seats
    )


def value(rules: Rules, contract: str, points: int, better: bool = False) -> int:
    """Game points of a deal in which the declarers took so many card points and some tricks."""
    tricks = 0 if points == 0 else 3
    return pay(rules.score, rules.contract(contract), Tally(points, tricks, rules.tricks), better).value


def rank_order(rules: Rules) -> str:
    trick = "TS KS 9S 8S"
    order = rules.ranking(main_contract(rules).key, HEARTS)
    winner = parse(trick)[order.winner(parse(trick))]
    words = QCoreApplication.translate("examples", "{cards} in one trick, {suit} trumps: {card} wins.")
    return words.format(cards=signs(trick), card=card_sign(winner), suit=suit_name(HEARTS))


def tens(rules: Rules) -> str:
    order = rules.ranking(main_contract(rules).key, 0)
    trumps = card_signs(order.trumps)
    words = QCoreApplication.translate("examples", "The trumps in {suit}: {trumps}. {card} counts {points}.")
    card = next(one for one in order.trumps if order.points[one] == 10)
    return words.format(trumps=trumps, card=card_sign(card), points=order.points[card], suit=suit_name(CLUBS))


def cut(rules: Rules) -> str:
    after, knocked = packets(rules.packets), packets(rules.knocked)
    if rules.cut == "ask":
        words = QCoreApplication.translate("examples", "After a cut the cards come as {cut}, after a knock as {knock}.")
        return words.format(cut=after, knock=knocked)
    words = QCoreApplication.translate("examples", "The cards come as {packets}.")
    return words.format(packets=after if rules.cut == "always_cut" else knocked)


def rotation(rules: Rules) -> str:
    if rules.rotation > 0:
        return QCoreApplication.translate("examples", "When you have dealt, the player on your left deals next.")
    return QCoreApplication.translate("examples", "When you have dealt, the player on your right deals next.")


def look_first(rules: Rules) -> str:
    if rules.look_first:
        words = QCoreApplication.translate(
            "examples", "The declarer sees {middle} and then lays {number} of {all} cards away."
        )
    else:
        words = QCoreApplication.translate(
            "examples", "The declarer lays {number} of {all} cards away and sees {middle} afterwards."
        )
    held = rules.hand + (rules.talon if rules.look_first else 0)
    return words.format(number=rules.talon, all=held, middle=pack_words.middle(rules))


def must_speak(rules: Rules) -> str:
    hand = "QS JH JD AH KH 9C 8S 7D"
    kinds = [one.kind for one in legal(view(rules, table(rules, "auction"), hand))]
    if "pass" in kinds:
        words = QCoreApplication.translate("examples", "With {hand} you may bid or pass.")
    else:
        words = QCoreApplication.translate("examples", "With {hand} you have to bid.")
    return words.format(hand=signs(hand))


def no_bid(rules: Rules) -> str:
    all_pass = rules.auction.all_pass
    if all_pass == "redeal_same":
        return QCoreApplication.translate(
            "examples", "All pass: the cards are thrown in and you, the dealer, deal again."
        )
    if all_pass == "redeal_next":
        return QCoreApplication.translate("examples", "All pass: the cards are thrown in and the next player deals.")
    contract = rules.contract(all_pass)
    if contract.price:
        words = QCoreApplication.translate("examples", "All pass: a {name} is played.")
        return words.format(name=pack_words.say(contract.name))
    words = QCoreApplication.translate("examples", "All pass: the deal is played, and 70 card points score {points}.")
    return words.format(points=value(rules, all_pass, 70))


def suit_rank(rules: Rules) -> str:
    hand = "QC QS QH JC AS KS 9S 8S"
    cards = mask(parse(hand))
    offers = OFFERS[rules.auction.offers].available
    hearts = next(one for one in offers(rules, mask(parse("QC QS QH JC AH KH 9H 8H")), None) if one.suit == HEARTS)
    over = any(one.suit == SPADES and not one.name for one in offers(rules, cards, hearts))
    if over:
        words = QCoreApplication.translate("examples", "Somebody bids {low}: {high} may be bid over it.")
    else:
        words = QCoreApplication.translate("examples", "Somebody bids {low}: {high} cannot be bid over it.")
    return words.format(low=suit_name(HEARTS), high=suit_name(SPADES))


def bid(key: str) -> Callable[[Rules], str]:
    """The example of a contract that may be bid: what it is worth won and lost."""

    def example(rules: Rules) -> str:
        found = [one for one in rules.contracts if one.key == key and one.bid != "none"]
        if not found:
            words = QCoreApplication.translate("examples", "Without it 61 card points score {points}.")
            return words.format(points=value(rules, main_contract(rules).key, 61))
        contract = found[0]
        if contract.goal == "none":
            won = pay(rules.score, contract, Tally(0, 0, rules.tricks), False).value
            lost = pay(rules.score, contract, Tally(10, 1, rules.tricks), False).value
            words = QCoreApplication.translate("examples", "No trick scores {won}; a single trick costs {lost}.")
            return words.format(won=won, lost=lost)
        words = QCoreApplication.translate("examples", "{points} card points score {won}; one fewer costs {lost}.")
        target = contract.target
        return words.format(points=target, won=value(rules, key, target), lost=value(rules, key, target - 1))

    return example


def farvesjavs(rules: Rules) -> str:
    contract = main_contract(rules)
    suits = range(4) if contract.trump == "choice" else (0,)
    parts = [f"{suit_sign(suit)} {len(rules.ranking(contract.key, suit).trumps)}" for suit in suits]
    return QCoreApplication.translate("examples", "Trumps by suit: {suits}.").format(suits=", ".join(parts))


def overtrump(rules: Rules) -> str:
    hand, led, ruff = "7H JS KD", "AC", "8H"
    if rules.seats == 2:
        return QCoreApplication.translate("examples", "With two players nobody trumps a trick before you: no change.")
    words = QCoreApplication.translate(
        "examples", "{suit} trumps, {led} led, {ruff} from an opponent: of {hand} you may play {cards}."
    )
    told = words.format(
        suit=suit_sign(HEARTS),
        led=signs(led),
        ruff=signs(ruff),
        hand=signs(hand),
        cards=may_play(rules, hand, f"{led} {ruff}"),
    )
    if rules.seats < 4:
        return told
    partner = QCoreApplication.translate("examples", "From your partner: {cards}.")
    return f"{told} {partner.format(cards=may_play(rules, hand, f'{led} {ruff} 7C'))}"


def may_play(rules: Rules, hand: str, trick: str) -> str:
    """What may be played of a hand on a trick in which the second card trumps."""
    cards = parse(trick)
    at = replace(
        table(rules, "play"),
        contract=main_contract(rules).key,
        suit=HEARTS,
        declarer=(1 - len(cards)) % rules.seats,
        leader=-len(cards) % rules.seats,
        trick=cards,
    )
    return card_signs(sorted(cards_in(playable(view(rules, at, hand))), key=parse(hand).index))


def loss_table(rules: Rules) -> str:
    key = main_contract(rules).key
    words = QCoreApplication.translate(
        "examples",
        "Failed in {suit} with 45 card points: the others score {some}; with 30: {few}; without a trick: {none}.",
    )
    some, few, none = (value(rules, key, points, better=True) for points in (45, 30, 0))
    return words.format(some=some, few=few, none=none, suit=suit_name(CLUBS))


def tie_carry(rules: Rules) -> str:
    key = main_contract(rules).key
    simple, clubs = (value(rules, key, 70, better) + carry(rules.score, 1, better) for better in (False, True))
    words = QCoreApplication.translate(
        "examples", "60 to 60, then 70 card points: they score {simple}, in {suit} {clubs}."
    )
    return words.format(simple=simple, clubs=clubs, suit=suit_name(CLUBS))


def tie_accumulates(rules: Rules) -> str:
    points = value(rules, main_contract(rules).key, 70) + carry(rules.score, 2, False)
    words = QCoreApplication.translate(
        "examples", "Twice 60 to 60, then 70 card points in {suit}: they score {points}."
    )
    return words.format(points=points, suit=suit_name(SPADES))


def start_points(rules: Rules) -> str:
    key = main_contract(rules).key
    small = value(rules, key, 70)
    words = QCoreApplication.translate("examples", "70 card points score {points}: {deals} such deals reach 0.")
    return words.format(points=small, deals=-(-rules.score.start // small))


def crosses_for(rules: Rules, others: int) -> int:
    """Crosses for reaching zero while the others have so much left."""
    count = rules.accounts
    before, after = (2, *(others,) * (count - 1)), (0, *(others,) * (count - 1))
    return ENDS[rules.score.end](rules.score, Standing(before, after, (0,) * count, 1)).crosses[0]


def cross_rule(rules: Rules) -> str:
    words = QCoreApplication.translate(
        "examples", "Crosses for 0 to 10: {plain}; for 0 to {start}, a double victory: {double}."
    )
    start = rules.score.start
    return words.format(plain=crosses_for(rules, 10), start=start, double=crosses_for(rules, start))


def crosses_to_win(rules: Rules) -> str:
    score = rules.score
    count, crosses = rules.accounts, 0
    others = score.start if score.cross_plain == 0 else 1
    for rubbers in range(1, MORE + 1):
        before, after = (2, *(others,) * (count - 1)), (0, *(others,) * (count - 1))
        ending = ENDS[score.end](score, Standing(before, after, (crosses, *(0,) * (count - 1)), 1))
        if ending.over:
            words = QCoreApplication.translate("examples", "Rubbers in a row that win the match: {rubbers}.")
            return words.format(rubbers=rubbers)
        crosses = ending.crosses[0]
    return QCoreApplication.translate("examples", "However many rubbers are won, the match goes on.")


def defenders_deduct(rules: Rules) -> str:
    lost = value(rules, main_contract(rules).key, 45)
    changes = PAYOFFS[rules.score.payoff](Accounts(2, frozenset({0}), frozenset({1})), rules.score, False, lost)
    words = QCoreApplication.translate(
        "examples", "Both sides have 20 left and the declarers take 45: they go to {up}, the others to {down}."
    )
    return words.format(up=20 + changes[0], down=20 + changes[1])


def start(rules: Rules) -> str:
    key = main_contract(rules).key
    if rules.score.payoff == "losers_pay":
        lost = value(rules, key, 45)
        words = QCoreApplication.translate(
            "examples", "From {start} øre: whoever plays and loses costs {lost}; {deals} such deals lose the match."
        )
        return words.format(start=rules.score.start, lost=lost, deals=-(-rules.score.start // lost))
    words = QCoreApplication.translate("examples", "From {start}: 61 card points score {small}, 91 {large}.")
    return words.format(start=rules.score.start, small=value(rules, key, 61), large=value(rules, key, 91))


def take_back(rules: Rules) -> str:
    if rules.take_back:
        return QCoreApplication.translate("examples", "A card played by mistake comes back to your hand: Ctrl+Z.")
    return QCoreApplication.translate("examples", "A card played by mistake stays where it lies.")


EXAMPLES: Mapping[str, Callable[[Rules], str]] = {
    "rank_order": rank_order, "tens": tens, "cut": cut, "packets": cut, "rotation": rotation,
    "see_first": look_first, "look_first": look_first, "must_speak": must_speak, "no_bid": no_bid,
    "all_pass": no_bid, "suit_rank": suit_rank, "solo": bid("solo"), "nolo": bid("nolo"), "halv": bid("halv"),
    "farvesjavs": farvesjavs, "overtrump": overtrump, "loss_table": loss_table, "tie_carry": tie_carry,
    "tie_accumulates": tie_accumulates, "start_points": start_points, "cross_rule": cross_rule,
    "crosses_to_win": crosses_to_win, "defenders_deduct": defenders_deduct, "start": start, "ramsch": no_bid,
    "take_back": take_back,
    **examples_tariff.EXAMPLES,
}  # fmt: skip
"""By the key of an option what shows its effect."""


def example(option: Option, pack: Pack, values: Mapping[str, OptionValue], choice: OptionValue) -> str:
    """What a choice of an option does beside the other values; empty where nothing shows it.

    A pack of one's own may use a key for something else: what its rules do not have is no example.
    """
    show = EXAMPLES.get(option.key)
    if show is None:
        return ""
    try:
        rules = compile_rules(pack, {**values, option.key: choice})
        with dressed(rules):
            return show(rules)
    except (ValueError, LookupError, StopIteration, ArithmeticError):
        return ""
