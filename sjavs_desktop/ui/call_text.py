"""What is said at the table, in the words of the game that is played: bids, laying, doubling, calling, a marriage."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sjavs_desktop.core.calling import partner_of, top
from sjavs_desktop.core.cards import Suit, cards_in
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.game import legal
from sjavs_desktop.core.offers import lengths
from sjavs_desktop.core.phases.auction import named_why, offers
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.core.state import Action, Event, Offer, View, ranking_of
from sjavs_desktop.ui.card_words import card_name, card_signs, german, suit_label, suit_name, tr, trump_label

PASSES = {"german": QT_TRANSLATE_NOOP("game", "Weiter")}
"""How one passes, by the cards that belong to a game; "Pass" for all others."""
DOUBLES = (QT_TRANSLATE_NOOP("game", "Kontra"), QT_TRANSLATE_NOOP("game", "Re"))
"""How a deal is doubled, first and in answer."""


def pass_word(rules: Rules | None = None) -> str:
    """How one passes in a game."""
    word = PASSES.get(rules.cards) if rules else None
    return tr(word) if word else QCoreApplication.translate("game", "Pass")


def is_intent(offer: Offer | None) -> bool:
    """Whether somebody has said only that they would play."""
    return offer is not None and not offer.contract


def contract_name(contract: Contract) -> str:
    """What a contract is called; empty for the one that goes without saying."""
    return QCoreApplication.translate("rules", contract.name) if contract.name else ""


def call(offer: Offer | None, rules: Rules | None = None) -> str:
    """What is said in the auction; the rules know how one passes."""
    if offer is None:
        return pass_word(rules)
    if is_intent(offer):
        return QCoreApplication.translate("game", "Ich spiele")
    if offer.better:
        return QCoreApplication.translate("game", "{length} better").format(length=offer.length)
    name = QCoreApplication.translate("rules", offer.name) if offer.name else ""
    if offer.suit is not None:
        return in_suit(name, suit_label(offer.suit))
    return name or str(offer.length)


def in_suit(game: str, suit: str) -> str:
    """A game with the suit in which it is played; the game that goes without saying has no name."""
    return QCoreApplication.translate("game", "{game} {suit}").format(game=game, suit=suit) if game else suit


def double_word(number: int) -> str:
    """What is said to double a deal, for the first time (0) or in answer (1)."""
    return tr(DOUBLES[number % len(DOUBLES)])


def call_question() -> str:
    """What the viewer is asked who has to call a card."""
    if german():
        return QCoreApplication.translate("game", "Which Sau do you call?")
    return QCoreApplication.translate("game", "Which ace do you call?")


def called_name(view: View, suit: Suit) -> str:
    """The card that is called with a suit, in words."""
    ranking = ranking_of(view.rules, view.table)
    card = top(ranking, suit) if ranking else None
    return suit_name(suit) if card is None else card_name(card)


# -- what may be done --------------------------------------------------------------------------------------------------


def label(view: View, action: Action) -> str:
    """The caption of a button that lays, calls, doubles or answers a marriage; empty for other actions."""
    if action.kind == "call" and isinstance(action.value, int):
        return called_name(view, action.value)
    if action.kind == "double":
        return double_word(len(view.table.doubles))
    return {
        "lay": QCoreApplication.translate("game", "Legen"),
        "leave": pass_word(view.rules),
        "take": QCoreApplication.translate("game", "Take and give back"),
        "refuse": QCoreApplication.translate("game", "Refuse"),
    }.get(action.kind, "")


def meaning(view: View, action: Action) -> str:
    """What such an action means, in one sentence or two; empty for others."""
    if action.kind == "call" and isinstance(action.value, int):
        return call_meaning(view, action.value)
    if action.kind == "double":
        return double_meaning(view)
    return {
        "lay": QCoreApplication.translate("game", "The deal costs double, whatever comes; you know only these cards."),
        "leave": QCoreApplication.translate("game", "You leave the price as it is."),
        "take": QCoreApplication.translate(
            "game", "You take the open trump for a card of yours that is none, and play with whoever laid it open."
        ),
        "refuse": refusal(view),
    }.get(action.kind, "")


def refusal(view: View) -> str:
    """What comes of not taking an open trump: whoever is asked last decides for all."""
    table, rules = view.table, view.rules
    if (view.seat + 1) % rules.seats != table.declarer:
        return QCoreApplication.translate("game", "The next player is asked.")
    if rules.auction.all_pass.startswith("redeal"):
        return QCoreApplication.translate("game", "You are the last one asked: the cards are thrown in.")
    words = QCoreApplication.translate(
        "game", "You are the last one asked: it counts as if nobody had bid, and a {contract} is played."
    )
    return words.format(contract=contract_name(rules.contract(rules.auction.all_pass)))


def call_meaning(view: View, suit: Suit) -> str:
    """Who plays with whoever calls an ace, and what that one holds of its suit."""
    ranking = ranking_of(view.rules, view.table)
    cards = cards_in(view.hand & ranking.members[suit]) if ranking else ()
    held = card_signs(sorted(cards, key=lambda one: -ranking.strength[one] if ranking else 0))
    words = QCoreApplication.translate("game", "Whoever holds it plays with you. You hold {cards}.")
    return words.format(cards=held)


def trumps_with(view: View, action: Action) -> str:
    """How many trumps the viewer would hold with a suit, where the contract was bid before the suit is named."""
    offer = view.table.best.offer if view.table.best else None
    if offer is None or not isinstance(action.value, int) or not view.rules.contract(offer.contract).price:
        return ""
    held = lengths(view.rules, view.hand, offer.contract)[action.value]
    return QCoreApplication.translate("game", "Trumps in your hand: {number}.").format(number=held)


def double_meaning(view: View) -> str:
    """What doubling does, and whom it gives away."""
    if len(view.table.doubles) % 2 and view.table.partner is None and partner_of(view) == view.seat:
        return QCoreApplication.translate(
            "game", "The deal costs double again, and everybody learns that you are the partner."
        )
    if view.table.doubles:
        return QCoreApplication.translate("game", "The deal costs double again.")
    return QCoreApplication.translate("game", "The deal costs double.")


def time_for_doubling(view: View) -> str:
    """When it is too late to double."""
    words = {
        1: QCoreApplication.translate("game", "The first card ends the time for it."),
        2: QCoreApplication.translate("game", "The second card ends the time for it."),
    }
    return words.get(view.rules.stakes.until, QCoreApplication.translate("game", "The next card ends the time for it."))


# -- why not -----------------------------------------------------------------------------------------------------------


LOCKED = {
    "callable": QT_TRANSLATE_NOOP(
        "game",
        "Gesperrt: you can call no Sau. You need a plain card of its suit and must not hold the Sau.",
    ),
    "callable_ace": QT_TRANSLATE_NOOP(
        "game",
        "Gesperrt: you can call no ace. You need a plain card of its suit and must not hold the ace.",
    ),
    "one_trump": QT_TRANSLATE_NOOP("game", "That needs a hand with exactly one trump."),
    "all_permanent": QT_TRANSLATE_NOOP("game", "That needs all the permanent trumps in one hand."),
    "": QT_TRANSLATE_NOOP("game", "Your hand does not fit that game."),
}
"""Why a contract cannot be bid, by what it needs."""
REASONS = {
    "outbid": QT_TRANSLATE_NOOP("game", "That does not outbid the standing bid."),
    "take": QT_TRANSLATE_NOOP("game", "Give back one card that is no trump."),
    "double": QT_TRANSLATE_NOOP("game", "You cannot double now."),
    "called_due": QT_TRANSLATE_NOOP("game", "Your {card} was searched for: you must play it."),
    "called_kept": QT_TRANSLATE_NOOP("game", "Your {card} was called: keep it until its suit is led."),
    "called_led": QT_TRANSLATE_NOOP(
        "game",
        "Your {card} was called: of its suit you may lead only that one, unless you hold at least four, the {card} "
        "included.",
    ),
}
"""Why something is refused that only games with called partners know."""


def locked(view: View) -> str:
    """Why the viewer cannot bid the contract of every day, where its hand does not fit it; empty when it does."""
    key, table = view.rules.auction.contract, view.table
    if table.phase != "auction" or view.rules.auction.offers != "contracts":
        return ""
    reason = None if outbid(view) else named_why(view, key)
    return why(reason) if reason and reason.key == "locked" else ""


def outbid(view: View) -> bool:
    """Whether a game has been named that stands against whatever the viewer bids."""
    best = view.table.best
    return best is not None and not is_intent(best.offer)


def why(reason: Reason) -> str:
    """The sentence for such a reason; empty for other reasons."""
    fact = reason.facts[0] if reason.facts else None
    if reason.key == "locked":
        key = "callable_ace" if fact == "callable" and not german() else str(fact)
        return tr(LOCKED.get(key, LOCKED[""]))
    if reason.key not in REASONS:
        return ""
    return tr(REASONS[reason.key]).format(card=card_name(fact) if isinstance(fact, int) else "")


def why_no_double(view: View) -> str:
    """Why the viewer cannot double now: it is too late, or another's word."""
    table, stakes = view.table, view.rules.stakes
    if table.phase == "play" and table.declarer is None:
        return QCoreApplication.translate("game", "You cannot double: nobody is the declarer.")
    if table.tricks or len(table.trick) >= stakes.until or table.phase != "play":
        return {
            1: QCoreApplication.translate("game", "You cannot double any more: the first card has been played."),
            2: QCoreApplication.translate("game", "You cannot double any more: the second card has been played."),
        }.get(stakes.until, QCoreApplication.translate("game", "You cannot double any more: it is too late."))
    if len(table.doubles) >= stakes.doubles:
        words = QCoreApplication.translate("game", "You cannot double any more: {word} has been said.")
        return words.format(word=double_word(len(table.doubles) - 1))
    if len(table.doubles) % 2:
        return QCoreApplication.translate("game", "You cannot double: only the declarers can answer a Kontra.")
    return QCoreApplication.translate("game", "You cannot double: only the defenders can say Kontra.")


def said_meanwhile(view: View) -> str:
    """That something was said of which the viewer did not know yet, and that doubling means something else now."""
    words = QCoreApplication.translate("game", "You had not seen all that was said. For {word} say so once more.")
    return words.format(word=double_word(len(view.table.doubles)))


# -- what has happened -------------------------------------------------------------------------------------------------


def event(view: View, one: Event, names: tuple[str, ...]) -> str:
    """A sentence for something that was laid, called, offered or doubled; empty for anything else."""
    mine = one.seat == view.seat
    name = names[one.seat] if 0 <= one.seat < len(names) else ""
    if one.kind == "called" and isinstance(one.value, int):
        card = called_name(view, one.value)
        if mine:
            return QCoreApplication.translate("game", "You call the {card}.").format(card=card)
        return QCoreApplication.translate("game", "{name} calls the {card}.").format(name=name, card=card)
    if one.kind == "partner":
        return partner_event(view, one, names)
    if mine:
        return ""
    if one.kind == "doubled" and isinstance(one.value, int):
        word = double_word(one.value - 1)
        return QCoreApplication.translate("game", "{name} says {word}.").format(name=name, word=word)
    if one.kind == "offered" and isinstance(one.value, int):
        words = QCoreApplication.translate("game", "{name} lays the {card} open and seeks a partner.")
        return words.format(name=name, card=card_name(one.value))
    return {
        "laid": QCoreApplication.translate("game", "{name} lays: the deal costs double."),
        "refused": QCoreApplication.translate("game", "{name} refuses."),
        "wed": QCoreApplication.translate("game", "{name} takes the open trump."),
    }.get(one.kind, "").format(name=name)


def secret(view: View, happened: tuple[Event, ...]) -> str:
    """What only the viewer learns from what was called: that the card is in this hand. For no other eyes."""
    if all(one.kind != "called" for one in happened) or view.table.partner is not None:
        return ""
    if view.table.declarer == view.seat or partner_of(view) != view.seat:
        return ""
    return QCoreApplication.translate("game", "You hold it: you are the partner; nobody knows yet.")


def partner_event(view: View, one: Event, names: tuple[str, ...]) -> str:
    """Who plays with whom is known from now on."""
    declarer = view.table.declarer
    if declarer is None:
        return ""
    if one.seat == view.seat:
        words = QCoreApplication.translate("game", "Everybody knows now that you play with {name}.")
        return words.format(name=names[declarer])
    if declarer == view.seat:
        return QCoreApplication.translate("game", "{name} plays with you.").format(name=names[one.seat])
    words = QCoreApplication.translate("game", "{name} plays with {other}.")
    return words.format(name=names[one.seat], other=names[declarer])


def contract_event(view: View, one: Event, names: tuple[str, ...]) -> str:
    """What is played for, with the bid that led to it."""
    contract = view.rules.contract(view.table.contract) if view.table.contract else None
    if contract is None:
        return ""
    game = contract_name(contract)
    if one.seat < 0 and not contract.price:
        return QCoreApplication.translate("game", "Nobody has bid: only the permanent trumps are trumps.")
    if one.seat < 0:
        return QCoreApplication.translate("game", "Nobody plays: {contract}.").format(contract=game)
    if not game or not (contract.price or contract.bid != "none"):
        return declarer_event(view, one, names)
    if contract.trump == "choice" and isinstance(one.value, int):
        words = QCoreApplication.translate("game", "{contract}, trumps: {trumps}")
        game = words.format(contract=game, trumps=suit_name(one.value))
    words = QCoreApplication.translate("game", "{name} plays {contract}.")
    if one.seat == view.seat:
        words = QCoreApplication.translate("game", "You play {contract}.")
    words = words.format(name=names[one.seat], contract=game)
    if contract.goal == "points" and contract.target <= view.rules.score.total // 2:
        enough = QCoreApplication.translate("game", "{target} of {total} card points are enough.")
        words = f"{words} {enough.format(target=contract.target, total=view.rules.score.total)}"
    return words


def declarer_event(view: View, one: Event, names: tuple[str, ...]) -> str:
    """Who is the declarer, with which trumps, and on which bid where lengths are bid."""
    best, trumps = view.table.best, trump_label(view.table.suit)
    words = QCoreApplication.translate("game", "Declarer: {name}, trumps: {trumps}.")
    if one.seat == view.seat:
        words = QCoreApplication.translate("game", "You are the declarer, trumps: {trumps}.")
    if best is not None and view.rules.auction.offers == "length":
        words = QCoreApplication.translate("game", "Declarer: {name}, {bid}, trumps: {trumps}.")
        if one.seat == view.seat:
            words = QCoreApplication.translate("game", "You are the declarer, {bid}, trumps: {trumps}.")
    bid = call(best.offer) if best is not None else ""
    return words.format(name=names[one.seat], bid=bid, trumps=trumps)


# -- what is awaited ---------------------------------------------------------------------------------------------------


def prompt(view: View) -> str:
    """What the viewer is to do in the phases that only these games have; empty in others."""
    table = view.table
    if table.phase == "naming" and table.contract is not None:
        if german():
            return QCoreApplication.translate("game", "Your turn: call the Sau of a suit.")
        return QCoreApplication.translate("game", "Your turn: call the ace of a suit.")
    if table.phase == "auction":
        return passing(view)
    leave = QCoreApplication.translate("game", "Your turn: lay, or say {word}: the price stays as it is.")
    return {
        "legen": leave.format(word=pass_word(view.rules)),
        "marriage": QCoreApplication.translate("game", "Your turn: take the open trump, or refuse."),
    }.get(table.phase, "")


def passing(view: View) -> str:
    """What may be bid where one passes in the game's own word, which stands on the button too; empty elsewhere."""
    kinds = {one.kind for one in legal(view)}
    if view.rules.cards not in PASSES or kinds != {"bid", "pass"} or any(is_intent(one) for one in offers(view)):
        return ""
    words = QCoreApplication.translate("game", "Your turn: bid, or say {word}.")
    return words.format(word=pass_word(view.rules))


def only_pass(rules: Rules, why: str) -> str:
    """That nothing else is left than to pass, in the word that stands on the button."""
    words = QCoreApplication.translate("game", "Your turn: you can only pass. {why}")
    if rules.cards in PASSES:
        words = QCoreApplication.translate("game", "Your turn: you can only say {word}. {why}")
    return words.format(word=pass_word(rules), why=why)


def waiting(view: View, name: str) -> str:
    """What another player may do in those phases; empty in others."""
    return {
        "legen": QCoreApplication.translate("game", "{name} may lay."),
        "marriage": QCoreApplication.translate("game", "{name} may take the open trump."),
    }.get(view.table.phase, "").format(name=name)
