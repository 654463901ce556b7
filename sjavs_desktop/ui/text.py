"""From the values of the game to sentences: the only place that words what happened."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sjavs_desktop.core.cards import Card, Suit, mask
from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.offers import lengths
from sjavs_desktop.core.phases.auction import offers
from sjavs_desktop.core.state import Action, Event, Offer, Result, Trick, View

SUIT_SIGNS = "♣♠♥♦"
RANK_SIGNS = {5: "5", 7: "7", 8: "8", 9: "9", 10: "10", 11: "J", 12: "Q", 13: "K", 14: "A"}

SUITS = (
    QT_TRANSLATE_NOOP("game", "clubs"),
    QT_TRANSLATE_NOOP("game", "spades"),
    QT_TRANSLATE_NOOP("game", "hearts"),
    QT_TRANSLATE_NOOP("game", "diamonds"),
)

CARDS: dict[int, tuple[object, ...]] = {
    5: (
        QT_TRANSLATE_NOOP("game", "five of clubs"),
        QT_TRANSLATE_NOOP("game", "five of spades"),
        QT_TRANSLATE_NOOP("game", "five of hearts"),
        QT_TRANSLATE_NOOP("game", "five of diamonds"),
    ),
    7: (
        QT_TRANSLATE_NOOP("game", "seven of clubs"),
        QT_TRANSLATE_NOOP("game", "seven of spades"),
        QT_TRANSLATE_NOOP("game", "seven of hearts"),
        QT_TRANSLATE_NOOP("game", "seven of diamonds"),
    ),
    8: (
        QT_TRANSLATE_NOOP("game", "eight of clubs"),
        QT_TRANSLATE_NOOP("game", "eight of spades"),
        QT_TRANSLATE_NOOP("game", "eight of hearts"),
        QT_TRANSLATE_NOOP("game", "eight of diamonds"),
    ),
    9: (
        QT_TRANSLATE_NOOP("game", "nine of clubs"),
        QT_TRANSLATE_NOOP("game", "nine of spades"),
        QT_TRANSLATE_NOOP("game", "nine of hearts"),
        QT_TRANSLATE_NOOP("game", "nine of diamonds"),
    ),
    10: (
        QT_TRANSLATE_NOOP("game", "ten of clubs"),
        QT_TRANSLATE_NOOP("game", "ten of spades"),
        QT_TRANSLATE_NOOP("game", "ten of hearts"),
        QT_TRANSLATE_NOOP("game", "ten of diamonds"),
    ),
    11: (
        QT_TRANSLATE_NOOP("game", "jack of clubs"),
        QT_TRANSLATE_NOOP("game", "jack of spades"),
        QT_TRANSLATE_NOOP("game", "jack of hearts"),
        QT_TRANSLATE_NOOP("game", "jack of diamonds"),
    ),
    12: (
        QT_TRANSLATE_NOOP("game", "queen of clubs"),
        QT_TRANSLATE_NOOP("game", "queen of spades"),
        QT_TRANSLATE_NOOP("game", "queen of hearts"),
        QT_TRANSLATE_NOOP("game", "queen of diamonds"),
    ),
    13: (
        QT_TRANSLATE_NOOP("game", "king of clubs"),
        QT_TRANSLATE_NOOP("game", "king of spades"),
        QT_TRANSLATE_NOOP("game", "king of hearts"),
        QT_TRANSLATE_NOOP("game", "king of diamonds"),
    ),
    14: (
        QT_TRANSLATE_NOOP("game", "ace of clubs"),
        QT_TRANSLATE_NOOP("game", "ace of spades"),
        QT_TRANSLATE_NOOP("game", "ace of hearts"),
        QT_TRANSLATE_NOOP("game", "ace of diamonds"),
    ),
}

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
    "naming": QT_TRANSLATE_NOOP("game", "Trumps must be a suit of the length that was bid, and clubs if clubs is one."),
    "cut": QT_TRANSLATE_NOOP("game", "A cut lifts at least three cards and leaves at least three."),
    "shuffle": QT_TRANSLATE_NOOP("game", "The cards must be shuffled first."),
}

BANDS = {
    "one_hand": QT_TRANSLATE_NOOP("game", "Vol in one hand: one player took every trick"),
    "vol": QT_TRANSLATE_NOOP("game", "Vol: the declarers took every trick"),
    "ninety": QT_TRANSLATE_NOOP("game", "The declarers reached 90"),
    "won": QT_TRANSLATE_NOOP("game", "The declarers reached 61"),
    "lost": QT_TRANSLATE_NOOP("game", "The declarers failed to reach 60"),
    "javn": QT_TRANSLATE_NOOP("game", "Javn: the declarers stayed at 30 or fewer"),
    "shut_out": QT_TRANSLATE_NOOP("game", "The declarers took no trick"),
    "nobody": QT_TRANSLATE_NOOP("game", "Nobody bid: the winners score 4"),
    "tie": QT_TRANSLATE_NOOP("game", "60 to 60: a tie, and the next deal counts more"),
}


def tr(source: object) -> str:
    """The text of the context "game" in the current language."""
    return QCoreApplication.translate("game", str(source))


def card_name(card: Card) -> str:
    """A card in words: "queen of clubs"."""
    return tr(CARDS[card & 15][card >> 4])


def card_sign(card: Card) -> str:
    """A card as rank and suit sign: "Q♣"."""
    return RANK_SIGNS[card & 15] + SUIT_SIGNS[card >> 4]


def suit_name(suit: Suit) -> str:
    """A suit in words."""
    return tr(SUITS[suit])


def suit_label(suit: Suit) -> str:
    """A suit with its sign: "♣ clubs"."""
    return f"{SUIT_SIGNS[suit]} {suit_name(suit)}"


def trump_label(suit: Suit | None) -> str:
    """What is trump, with sign and words; no suit means that only the permanent trumps are."""
    if suit is None:
        return QCoreApplication.translate("game", "permanent trumps only")
    return suit_label(suit)


def side_name(account: int, viewer: int) -> str:
    """ "We" for the viewer's own side, "They" for the other, as on a Faroese score sheet."""
    return (
        QCoreApplication.translate("game", "We")
        if account == viewer % 2
        else QCoreApplication.translate("game", "They")
    )


def call(offer: Offer | None) -> str:
    """What is said in the auction."""
    if offer is None:
        return QCoreApplication.translate("game", "Pass")
    if offer.better:
        return QCoreApplication.translate("game", "{length} better").format(length=offer.length)
    return str(offer.length)


def action_label(action: Action) -> str:
    """The caption of a button that does `action` (not for plays)."""
    if action.kind == "bid":
        length, _, better = str(action.value).partition(" ")
        return call(Offer(str(action.value), (), int(length), bool(better)))
    if action.kind == "name" and isinstance(action.value, int):
        return suit_label(action.value)
    if action.kind == "cut":
        return (
            QCoreApplication.translate("game", "Cut") if action.value else QCoreApplication.translate("game", "Knock")
        )
    return call(None)


def button_label(action: Action) -> str:
    """The caption of a button, where a bare number would not tell that it is a bid."""
    if action.kind == "bid":
        return QCoreApplication.translate("game", "Bid {bid}").format(bid=action_label(action))
    return action_label(action)


def action_help(view: View, action: Action) -> str:
    """What doing `action` means, in one sentence."""
    if action.kind == "bid" and str(action.value).endswith("betri"):
        return QCoreApplication.translate("game", "You outbid an equal length with clubs: clubs will be trumps.")
    if action.kind == "bid":
        return QCoreApplication.translate(
            "game",
            "Your longest suit, permanent trumps included, has {length} cards. If nobody bids higher you name trumps.",
        ).format(length=action.value)
    if action.kind == "name":
        return QCoreApplication.translate("game", "Trumps for this deal, below the six permanent trumps.")
    if action.kind == "cut":
        if action.value:
            return QCoreApplication.translate("game", "The cards are dealt {packets}.").format(
                packets=packets(view.rules.packets)
            )
        return QCoreApplication.translate("game", "The pack stays as it is. The cards are dealt {packets}.").format(
            packets=packets(view.rules.knocked)
        )
    return why_pass(view)


def packets(sizes: tuple[int, ...]) -> str:
    """Packets in words: "4 each, then 4 each"."""
    each = [QCoreApplication.translate("game", "{number} each").format(number=size) for size in sizes if size > 0]
    return QCoreApplication.translate("game", ", then ").join(each)


def why_pass(view: View) -> str:
    """What passing means, or why nothing else can be said."""
    best = view.table.best
    if offers(view):
        return (
            QCoreApplication.translate("game", "You leave the trumps to the standing bid.")
            if best
            else QCoreApplication.translate("game", "You do not bid.")
        )
    longest = max(lengths(view.rules, view.hand))
    if best is None:
        return QCoreApplication.translate(
            "game", "Your longest suit, permanent trumps included, has {length} cards; a bid needs {least}."
        ).format(length=longest, least=view.rules.auction.minimum)
    return QCoreApplication.translate(
        "game", "Your longest suit, permanent trumps included, has {length} cards; that does not outbid {bid}."
    ).format(length=longest, bid=call(best.offer))


def why(reason: Reason, action: Action | None = None) -> str:
    """The sentence that tells someone why an action, if it is given, was refused."""
    fact = reason.facts[0] if reason.facts else None
    tried = action.value if action is not None and action.kind == "play" else None
    if reason.key == "follow" and isinstance(tried, int) and tried >> 4 == fact:
        # A permanent trump bears the sign of the suit that was led, and is none of it.
        return QCoreApplication.translate("game", "The {card} is a trump, whatever its suit. {rule}").format(
            card=card_name(tried), rule=tr(FOLLOW[fact])
        )
    if reason.key == "follow" and isinstance(fact, int):
        return tr(FOLLOW[fact])
    if reason.key == "overtrump" and isinstance(fact, int):
        return QCoreApplication.translate(
            "game", "The trick is trumped with the {card} and you can beat it: play a higher trump."
        ).format(card=card_name(fact))
    if reason.key == "announce" and fact:
        return QCoreApplication.translate("game", "All that you can bid here is {bid}.").format(bid=fact)
    if reason.key == "announce":
        return QCoreApplication.translate("game", "You cannot bid here: pass.")
    return tr(REASONS[reason.key])


def band(result: Result) -> str:
    """Why a deal was paid as it was, in a few words."""
    return tr(BANDS[result.band])


def deal_summary(result: Result, viewer: int) -> str:
    """Card points of both sides from the viewer's place: "We 73 – 47 They"."""
    mine = viewer % 2
    return QCoreApplication.translate("game", "We {ours} – {theirs} They").format(
        ours=result.points[mine], theirs=result.points[1 - mine]
    )


def score_lines(result: Result, names: tuple[str, ...], viewer: int) -> list[str]:
    """How the number on the score sheet came about, line by line."""
    lines = []
    if result.declarer is not None:
        lines.append(
            QCoreApplication.translate("game", "Declarer: {name}, {trumps}").format(
                name=names[result.declarer], trumps=trump_label(result.suit)
            )
        )
    lines += [deal_summary(result, viewer), band(result)]
    if result.account is not None:
        side = side_name(result.account, viewer)
        base = QCoreApplication.translate("game", "{side} score {points}").format(side=side, points=result.base)
        better = QCoreApplication.translate("game", "{side} score {points} (clubs)").format(
            side=side, points=result.base
        )
        lines.append(better if result.better else base)
        if result.carry:
            lines.append(
                QCoreApplication.translate("game", "and {points} more for the tie before").format(points=result.carry)
            )
    if result.double:
        lines.append(QCoreApplication.translate("game", "Double victory: the others are still on their start"))
    elif result.rubber:
        lines.append(QCoreApplication.translate("game", "The rubber is won"))
    if result.crosses:
        lines.append(QCoreApplication.translate("game", "%n cross(es)", "", result.crosses))
    return lines


def standing(scores: tuple[int, ...], viewer: int) -> str:
    """Game points left, from the viewer's place: "We 18 – They 24"."""
    mine = viewer % 2
    return QCoreApplication.translate("game", "We {ours} – They {theirs}").format(
        ours=scores[mine], theirs=scores[1 - mine]
    )


def prompt(view: View, names: tuple[str, ...]) -> str:
    """What the table waits for, as a line for the status bar."""
    table = view.table
    if table.phase == "over":
        return QCoreApplication.translate("game", "The match is over.")
    if table.deal_over:
        return QCoreApplication.translate("game", "The deal is over.")
    if table.turn == view.seat:
        return {
            "cut": QCoreApplication.translate("game", "Your turn: cut the pack or knock."),
            "auction": QCoreApplication.translate("game", "Your turn: bid or pass."),
            "naming": QCoreApplication.translate("game", "Your turn: name the trumps."),
            "play": QCoreApplication.translate("game", "Your turn: play a card."),
        }.get(table.phase, "")
    if 0 <= table.turn < len(names):
        return QCoreApplication.translate("game", "It is {name}'s turn.").format(name=names[table.turn])
    return ""


def events(view: View, happened: tuple[Event, ...], names: tuple[str, ...]) -> list[str]:
    """Sentences for what just happened, where the picture alone may have gone by too fast."""
    return list(filter(None, (event(view, one, names) for one in happened)))


def event(view: View, one: Event, names: tuple[str, ...]) -> str:
    """A sentence for an event, or nothing for those that need none."""
    table = view.table
    if one.kind == "trick" and isinstance(one.value, Trick) and table.contract is not None:
        points = view.rules.ranking(table.contract, table.suit).points_in(mask(one.value.cards))
        return QCoreApplication.translate("game", "Trick to {name}, {points} points.").format(
            name=names[one.seat], points=points
        )
    if one.kind == "contract" and one.seat >= 0:
        return QCoreApplication.translate("game", "Declarer: {name}, trumps: {trumps}.").format(
            name=names[one.seat], trumps=trump_label(table.suit)
        )
    if one.kind == "contract":
        return QCoreApplication.translate("game", "Nobody has bid: only the permanent trumps are trumps.")
    if one.kind == "annulled":
        return QCoreApplication.translate("game", "Nobody has bid: the cards are thrown in.")
    return ""
