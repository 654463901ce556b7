"""From the values of the game to sentences: the only place that words what happened.

Cards and suits are worded in `card_words`, results in `score_text`; both are reached from here.
"""

from math import prod

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sjavs_desktop.core.cards import CLUBS, mask
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.offers import lengths
from sjavs_desktop.core.payoff import scaled
from sjavs_desktop.core.phases.auction import offers
from sjavs_desktop.core.rules import Rules
from sjavs_desktop.core.state import Action, Call, Event, Offer, Trick, View
from sjavs_desktop.core.tariff import doublings
from sjavs_desktop.ui import call_text
from sjavs_desktop.ui.bid_text import fold_help, goal, in_unit, offer_help
from sjavs_desktop.ui.call_text import call as call
from sjavs_desktop.ui.call_text import call_question as call_question
from sjavs_desktop.ui.call_text import contract_name as contract_name
from sjavs_desktop.ui.call_text import double_meaning as double_meaning
from sjavs_desktop.ui.call_text import double_word as double_word
from sjavs_desktop.ui.call_text import is_intent as is_intent
from sjavs_desktop.ui.call_text import locked as locked
from sjavs_desktop.ui.call_text import pass_word as pass_word
from sjavs_desktop.ui.call_text import said_meanwhile as said_meanwhile
from sjavs_desktop.ui.call_text import secret as secret
from sjavs_desktop.ui.call_text import time_for_doubling as time_for_doubling
from sjavs_desktop.ui.call_text import why_no_double as why_no_double
from sjavs_desktop.ui.card_words import SUITS as SUITS
from sjavs_desktop.ui.card_words import card_name as card_name
from sjavs_desktop.ui.card_words import card_sign as card_sign
from sjavs_desktop.ui.card_words import card_signs as card_signs
from sjavs_desktop.ui.card_words import german, tr
from sjavs_desktop.ui.card_words import rank_sign as rank_sign
from sjavs_desktop.ui.card_words import suit_label as suit_label
from sjavs_desktop.ui.card_words import suit_name as suit_name
from sjavs_desktop.ui.card_words import suit_sign as suit_sign
from sjavs_desktop.ui.card_words import trump_label as trump_label
from sjavs_desktop.ui.score_text import BANDS as BANDS
from sjavs_desktop.ui.score_text import band as band
from sjavs_desktop.ui.score_text import deal_summary as deal_summary
from sjavs_desktop.ui.score_text import deal_winners as deal_winners
from sjavs_desktop.ui.score_text import score_lines as score_lines
from sjavs_desktop.ui.score_text import side_name as side_name
from sjavs_desktop.ui.score_text import signed as signed
from sjavs_desktop.ui.score_text import standing as standing

FOLLOW = (
    QT_TRANSLATE_NOOP("game", "You hold a club: follow suit."),
    QT_TRANSLATE_NOOP("game", "You hold a spade: follow suit."),
    QT_TRANSLATE_NOOP("game", "You hold a heart: follow suit."),
    QT_TRANSLATE_NOOP("game", "You hold a diamond: follow suit."),
    QT_TRANSLATE_NOOP("game", "Trumps were led and you hold one: play a trump."),
)

REASONS = {
    "turn": QT_TRANSLATE_NOOP("game", "It is not your turn."),
    "over": QT_TRANSLATE_NOOP("game", "The match is over."),
    "kind": QT_TRANSLATE_NOOP("game", "That cannot be done now."),
    "not_held": QT_TRANSLATE_NOOP("game", "You do not hold that card."),
    "must_speak": QT_TRANSLATE_NOOP("game", "You can bid, and at this table whoever can bid must bid."),
    "naming": QT_TRANSLATE_NOOP(
        "game", "Trumps must be a suit of the length that was bid, and {suit} if {suit} is one."
    ),
    "cut": QT_TRANSLATE_NOOP("game", "A cut lifts at least three cards and leaves at least three."),
    "shuffle": QT_TRANSLATE_NOOP("game", "The cards must be shuffled first."),
    "exchange": QT_TRANSLATE_NOOP(
        "game", "Lay away as many cards as lie in the middle, or leave those where they are."
    ),
}


def cut_label(place: int) -> str:
    """What is said when the pack is cut at a place, or left as it is (0)."""
    return QCoreApplication.translate("game", "Cut") if place else QCoreApplication.translate("game", "Knock")


def offer_of(view: View, action: Action) -> Offer | None:
    """The offer that a bid in this view stands for."""
    return next((one for one in offers(view) if one.text == action.value), None)


ANSWERS = {
    "keep": QT_TRANSLATE_NOOP("game", "Leave the cat"),
    "look": QT_TRANSLATE_NOOP("game", "Look at the cat"),
    "exchange": QT_TRANSLATE_NOOP("game", "Exchange"),
    "go": QT_TRANSLATE_NOOP("game", "Play on"),
}
"""What is done by actions that need no more words."""


def action_label(view: View, action: Action) -> str:
    """The caption of a button that does `action` (not for plays)."""
    if action.kind == "bid":
        return call(offer_of(view, action))
    if action.kind == "pass":
        return pass_word(view.rules)
    if action.kind == "name" and isinstance(action.value, int):
        return suit_label(action.value)
    if action.kind == "cut" and isinstance(action.value, int):
        return cut_label(action.value)
    if action.kind == "fold":
        return QCoreApplication.translate("game", "Fold ({points})").format(
            points=in_unit(view.rules, fold_value(view))
        )
    return call_text.label(view, action) or tr(ANSWERS[action.kind])


def fold_value(view: View) -> int:
    """What the declarer pays for folding."""
    score = view.rules.score
    band = score.table("fold")[-1]
    better = view.table.suit is not None and view.table.suit == view.rules.auction.better
    return scaled(score, view.rules.contract(view.table.contract or ""), band.better if better else band.simple)


def button_label(view: View, action: Action) -> str:
    """The caption of a button, where a bare number would not tell that it is a bid."""
    offer = offer_of(view, action) if action.kind == "bid" else None
    if offer and not offer.name and offer.suit is None and not is_intent(offer):
        return QCoreApplication.translate("game", "Bid {bid}").format(bid=call(offer))
    return action_label(view, action)


def short_label(view: View, action: Action) -> str:
    """The caption of one of many buttons: of a suit only the sign."""
    offer = offer_of(view, action) if action.kind == "bid" else None
    if offer is None or offer.suit is None:
        return button_label(view, action)
    return f"{contract_name(view.rules.contract(offer.contract))} {suit_sign(offer.suit)}".lstrip()


def action_help(view: View, action: Action) -> str:
    """What doing `action` means, in one sentence."""
    if action.kind == "bid":
        last, times = len(view.table.calls) == view.rules.seats - 1, prod(one.value for one in doublings(view.table))
        return offer_help(view.rules, offer_of(view, action), last=last, times=times)
    if action.kind == "name" and (held := call_text.trumps_with(view, action)):
        return held
    if action.kind == "name":
        return QCoreApplication.translate("game", "Trumps for this deal, below the permanent trumps.")
    if action.kind == "cut":
        if action.value:
            return QCoreApplication.translate("game", "The cards are dealt {packets}.").format(
                packets=packets(view.rules.packets)
            )
        return QCoreApplication.translate("game", "The pack stays as it is. The cards are dealt {packets}.").format(
            packets=packets(view.rules.knocked)
        )
    if action.kind in ("keep", "look", "exchange", "go", "fold"):
        return talon_help(view, action)
    return call_text.meaning(view, action) or why_pass(view)


def talon_help(view: View, action: Action) -> str:
    """What exchanging with the cards in the middle, or folding, means."""
    if action.kind == "keep":
        return QCoreApplication.translate(
            "game", "You play the hand as it is; the cat lies face down and counts for you."
        )
    if action.kind == "look":
        return QCoreApplication.translate("game", "You take up the cat and then lay as many cards away.")
    if action.kind == "exchange" and view.table.exchange == "looked":
        return QCoreApplication.translate("game", "What you lay away counts for you at the end.")
    if action.kind == "exchange":
        return QCoreApplication.translate(
            "game", "You lay cards away first and then take up the cat, unseen until then."
        )
    if action.kind == "go":
        return goal(view.rules, view.rules.contract(view.table.contract or ""), exchanging=False)
    return fold_help(view.rules, view.rules.contract(view.table.contract or ""), fold_value(view))


def on_account(rules: Rules, value: int) -> str:
    """What a player has left, or has won, where everybody has an account."""
    if rules.score.end == "loser":
        return QCoreApplication.translate("game", "{value} øre").format(value=signed(value))
    if rules.score.end == "deals":
        return f"+{value}" if value > 0 else signed(value)
    return QCoreApplication.translate("game", "{value} left", "points").format(value=signed(value))


def packets(sizes: tuple[int, ...]) -> str:
    """Packets in words: "4 each, then 4 each"."""
    each = [
        QCoreApplication.translate("game", "{number} each").format(number=size)
        if size > 0
        else QCoreApplication.translate("game", "{number} to the middle").format(number=-size)
        for size in sizes
    ]
    told = each[0] if each else ""
    for one in each[1:]:
        told = QCoreApplication.translate("game", "{packets}, then {packet}").format(packets=told, packet=one)
    return told


def why_pass(view: View) -> str:
    """What passing means, or why nothing else can be said."""
    best, auction = view.table.best, view.rules.auction
    if not offers(view):
        return too_weak(view)
    if any(is_intent(one) for one in offers(view)):
        return QCoreApplication.translate("game", "You leave the game to the others.")
    if not best:
        return QCoreApplication.translate("game", "You do not bid.")
    if auction.offers == "length":
        return QCoreApplication.translate("game", "You leave the trumps to the standing bid.")
    return QCoreApplication.translate("game", "You leave the game to the standing bid.")


def too_weak(view: View) -> str:
    """Why a hand cannot bid."""
    rules, best = view.rules, view.table.best
    by_suit = rules.auction.offers == "length" or any(one.bid == "suit" for one in rules.contracts)
    if best is None and not by_suit:
        return QCoreApplication.translate("game", "Your hand fits no game that can be bid.")
    if best is not None and rules.auction.offers == "play":
        return QCoreApplication.translate("game", "{bid} stands already.").format(bid=call(best.offer))
    held = lengths(rules, view.hand)
    long = [suit_name(suit) for suit in rules.auction.suits if held[suit] >= rules.auction.minimum]
    if best is None or (by_suit and (not long or rules.auction.offers == "length")):
        return too_short(view, max(held), best if long or rules.auction.offers == "length" else None)
    if not by_suit:
        return QCoreApplication.translate("game", "You can bid nothing above {bid}.").format(bid=call(best.offer))
    return QCoreApplication.translate(
        "game",
        "A bid needs {least} cards of a suit with the permanent trumps: you have them in {suits}, and that does "
        "not outbid {bid}.",
    ).format(least=rules.auction.minimum, suits=", ".join(long), bid=call(best.offer))


def too_short(view: View, length: int, best: Call | None) -> str:
    """That the longest suit of a hand is too short for any bid, or for more than the `best` one."""
    if best is None:
        return QCoreApplication.translate(
            "game", "Your longest suit, permanent trumps included, has {length} cards; a bid needs {least}."
        ).format(length=length, least=view.rules.auction.minimum)
    return QCoreApplication.translate(
        "game", "Your longest suit, permanent trumps included, has {length} cards; that does not outbid {bid}."
    ).format(length=length, bid=call(best.offer))


def must_follow(group: int) -> str:
    """The rule that what was led, a suit or trumps, must be followed."""
    if german() and group < len(SUITS):
        return QCoreApplication.translate("game", "You hold {suit}: follow suit.").format(suit=suit_name(group))
    return tr(FOLLOW[group])


def why(reason: Reason, action: Action | None = None) -> str:
    """The sentence that tells someone why an action, if it is given, was refused."""
    fact = reason.facts[0] if reason.facts else None
    tried = action.value if action is not None and action.kind == "play" else None
    if reason.key == "follow" and isinstance(tried, int) and tried >> 4 == fact:
        # A permanent trump bears the sign of the suit that was led, and is none of it.
        return QCoreApplication.translate("game", "The {card} is a trump, whatever its suit. {rule}").format(
            card=card_name(tried), rule=must_follow(fact)
        )
    if reason.key == "follow" and isinstance(fact, int):
        return must_follow(fact)
    if reason.key == "overtrump" and isinstance(fact, int):
        return QCoreApplication.translate(
            "game", "The trick is trumped with the {card} and you can beat it: play a higher trump."
        ).format(card=card_name(fact))
    if reason.key == "announce" and fact:
        return QCoreApplication.translate("game", "All that you can bid here is {bid}.").format(bid=fact)
    if reason.key == "announce":
        return QCoreApplication.translate("game", "You cannot bid here: pass.")
    return call_text.why(reason) or tr(REASONS[reason.key]).format(suit=suit_name(CLUBS))


def prompt(view: View, names: tuple[str, ...]) -> str:
    """What the table waits for, as a line for the status bar."""
    table = view.table
    if table.phase == "over":
        return QCoreApplication.translate("game", "The match is over.")
    if table.deal_over:
        return QCoreApplication.translate("game", "The deal is over.")
    if table.turn == view.seat:
        return call_text.prompt(view) or {
            "cut": QCoreApplication.translate("game", "Your turn: cut the pack or knock."),
            "auction": auction_prompt(view),
            "naming": QCoreApplication.translate("game", "Your turn: name the trumps."),
            "exchange": exchange_prompt(view),
            "fold": QCoreApplication.translate("game", "Your turn: play on or fold."),
            "play": QCoreApplication.translate("game", "Your turn: play a card."),
        }.get(table.phase, "")
    if 0 <= table.turn < len(names):
        name = names[table.turn]
        if table.phase == "exchange":
            return QCoreApplication.translate("game", "{name} may exchange with the cat.").format(name=name)
        if table.phase == "fold":
            return QCoreApplication.translate("game", "{name} may fold.").format(name=name)
        waiting = call_text.waiting(view, name)
        return waiting or QCoreApplication.translate("game", "It is {name}'s turn.").format(name=name)
    return ""


def auction_prompt(view: View) -> str:
    """What may be said in the auction, and why not more."""
    kinds = {one.kind for one in legal(view)}
    if "bid" not in kinds:
        return call_text.only_pass(view.rules, why_pass(view))
    if any(is_intent(one) for one in offers(view)):
        return QCoreApplication.translate("game", "Your turn: say whether you play.")
    if "pass" in kinds:
        return QCoreApplication.translate("game", "Your turn: bid or pass.")
    if view.rules.auction.must_speak:
        return QCoreApplication.translate("game", "Your turn: bid. At this table whoever can bid must bid.")
    return QCoreApplication.translate("game", "Your turn: name the game that you play.")


def exchange_prompt(view: View) -> str:
    """What the declarer is asked about the cards in the middle."""
    if view.table.exchange == "looked":
        return QCoreApplication.translate("game", "Your turn: lay away as many cards as you took up.")
    return QCoreApplication.translate("game", "Your turn: exchange with the cat, or leave it.")


DONE = {
    "exchanged": QT_TRANSLATE_NOOP("game", "{name} exchanges with the cat."),
    "kept": QT_TRANSLATE_NOOP("game", "{name} leaves the cat."),
    "looked": QT_TRANSLATE_NOOP("game", "{name} takes up the cat."),
    "folded": QT_TRANSLATE_NOOP("game", "{name} folds."),
}
"""What somebody has done with the cards in the middle, or instead of playing."""


def events(view: View, happened: tuple[Event, ...], names: tuple[str, ...]) -> list[str]:
    """Sentences for what just happened, where the picture alone may have gone by too fast."""
    return list(filter(None, (event(view, one, names) for one in happened)))


def event(view: View, one: Event, names: tuple[str, ...]) -> str:
    """A sentence for an event, or nothing for those that need none."""
    table = view.table
    if one.kind == "trick" and isinstance(one.value, Trick) and table.contract is not None:
        points = view.rules.ranking(table.contract, table.suit).points_in(mask(one.value.cards))
        if one.seat == view.seat:
            return QCoreApplication.translate("game", "Your trick, {points} points.").format(points=points)
        return QCoreApplication.translate("game", "Trick to {name}, {points} points.").format(
            name=names[one.seat], points=points
        )
    if one.kind == "contract":
        return call_text.contract_event(view, one, names)
    if one.kind in DONE and one.seat != view.seat:
        return tr(DONE[one.kind]).format(name=names[one.seat])
    if one.kind == "annulled":
        return thrown_in(view, names)
    return call_text.event(view, one, names)


def thrown_in(view: View, names: tuple[str, ...]) -> str:
    """That nobody has bid, and who deals now."""
    table, words = view.table, QCoreApplication.translate("game", "Nobody has bid: the cards are thrown in.")
    if table.next_dealer is None:
        return words
    if table.next_dealer == view.seat:
        more = QCoreApplication.translate("game", "You deal the next ones.")
    else:
        more = QCoreApplication.translate("game", "{name} deals the next ones.").format(name=names[table.next_dealer])
    return f"{words} {more}"


def dealing(view: View, happened: tuple[Event, ...], names: tuple[str, ...]) -> str:
    """What is going on while cards are dealt; empty for any other step."""
    if all(one.kind not in ("shuffled", "dealt") for one in happened):
        return ""
    dealer, words = view.table.dealer, QCoreApplication.translate("game", "{name} deals.")
    if dealer == view.seat:
        words = QCoreApplication.translate("game", "You deal.")
    told = [event(view, one, names) for one in happened if one.kind == "laid"]
    return " ".join(filter(None, [*told, words.format(name=names[dealer])]))


def lost_already(view: View) -> str:
    """That what is played for every trick or for none cannot be made any more."""
    name = contract_name(view.rules.contract(view.table.contract or ""))
    if not name:
        return QCoreApplication.translate("game", "The deal cannot be made any more.")
    return QCoreApplication.translate("game", "{contract} is lost already.").format(contract=name)
