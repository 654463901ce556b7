"""What happens in a game as plain lines for a terminal.

Cards stand there as in records, but with the letters that ace, king, queen and jack have in the language of now.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from sjavs_desktop.cli.words import borrow, listed, noted, rule, say
from sjavs_desktop.core.cards import RANK_LETTERS, SUIT_LETTERS, Card, Cards, Suit, cards_in, name
from sjavs_desktop.core.notation import value_text
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.rules import Contract, Rules
from sjavs_desktop.core.sides import account
from sjavs_desktop.core.state import Action, Event, Offer, Result, Spot, Table, Trick
from sjavs_desktop.core.tariff import STOSS
from sjavs_desktop.engine.levels import LEVELS
from sjavs_desktop.letters import INTERNATIONAL, letters_of, printed
from sjavs_desktop.messages import speaker

GERMAN_SUITS = ("Eichel", "Gras", "Herz", "Schellen")
"""The suits of the German deck in words; of the French one the letters say enough."""
HUMAN = "human"
"""The level of a seat that a person holds (`app.seats`)."""
RANKS = {
    "french": {"Q": noted("the queens"), "J": noted("the jacks")},
    "german": {"Q": noted("the Ober"), "J": noted("the Unter")},
}
"""By deck the ranks that may be trumps in all suits."""


def letters(rules: Rules | None) -> str:
    """Ace, king, queen and jack as the cards of a game have them; those of the German deck are told as in records."""
    return INTERNATIONAL if rules is None or rules.cards == "german" else letters_of(speaker.language)


def card_text(card: Card, rules: Rules | None) -> str:
    """A card of a game: rank before suit, "QC", or in Danish "DC"."""
    return printed(name(card), letters(rules))


def cards_text(cards: Iterable[Card], rules: Rules | None) -> str:
    """Several cards of a game."""
    return " ".join(card_text(one, rules) for one in cards)


def told_value(action: Action, rules: Rules) -> str:
    """What an action is about, as in records but for the letters of cards; empty when it has no value."""
    if isinstance(action.value, tuple):
        return cards_text(action.value, rules)
    if action.kind == "play" and isinstance(action.value, int):
        return card_text(action.value, rules)
    return value_text(action.kind, action.value)


PEOPLE = (noted("You"), noted("North"), noted("West"), noted("East"))
"""What records call the players of `sjavs play`, and the person at the screen of a window."""


def people(players: Sequence[str]) -> tuple[str, ...]:
    """The players of a record as they are called in the language of now, fit for a terminal."""
    return tuple(say(one) if one in PEOPLE else bot_name(printable(one)) for one in players)


def bot_name(name: str) -> str:
    """A player of a record; matches of bots call each by its level and its place."""
    level, _, place = name.rpartition(" ")
    known = place.isdecimal() and any(one.label == level for one in LEVELS.values())
    return f"{label(level)} {place}" if known else name


def printable(text: str) -> str:
    """A text of a record without characters that would steer a terminal."""
    return "".join(one if one.isprintable() else "?" for one in text)


def level_name(key: str) -> str:
    """What a level is called in the language of now, with the agreements that its text names; or that text."""
    first, *more = printable(key).split(" ")
    if first == HUMAN:
        return say("a person")
    return " ".join([label(LEVELS[first].label) if first in LEVELS else first, *more])


def label(text: str) -> str:
    """The name of a level in the language of now; the window does not have the one that plays at random."""
    return say("Random") if text == "Random" else speaker.find("settings", text)


class Cast(NamedTuple):
    """Who plays."""

    players: tuple[str, ...]
    """Names by seat."""
    sides: tuple[str, ...]
    """By account the names of those who score on it."""
    unbid: str = ""
    """The game that is played when nobody bids, if it has a name."""
    middle: str = "the cat"
    """The cards in the middle, by the one word that the game has for them."""
    rules: Rules | None = None
    """What is played; without it cards and games are told by their letters and keys."""
    contract: Contract | None = None
    """The contract that stands."""

    @classmethod
    def of(cls, rules: Rules, players: Sequence[str]) -> "Cast":
        """The players, and the accounts that they score for."""
        members: list[list[str]] = [[] for _ in range(rules.accounts)]
        for seat, player in enumerate(players):
            members[account(rules, seat)].append(player)
        unbid = next((one.name for one in rules.contracts if one.key == rules.auction.all_pass), "")
        middle = say("the cards in the middle") if rules.auction.offers == "length" else say("the cat")
        return cls(tuple(players), tuple(map(listed, members)), unbid, middle, rules)

    def at(self, table: Table) -> "Cast":
        """The same with the contract of a table."""
        if self.rules is None or table.contract is None:
            return self
        return self._replace(contract=self.rules.contract(table.contract))

    @property
    def german(self) -> bool:
        """Whether the game is played with the German deck."""
        return self.rules is not None and self.rules.cards == "german"

    def card(self, card: Card) -> str:
        """A card as the deck of the game has it."""
        return card_text(card, self.rules)

    def suit(self, suit: Suit) -> str:
        """A suit as the deck of the game has it."""
        return GERMAN_SUITS[suit] if self.german else SUIT_LETTERS[suit]


def cut(event: Event, cast: Cast) -> str:
    return f"{cast.players[event.seat]}: " + (say("cut at {value}", value=event.value) if event.value else say("knock"))


def dealt(event: Event, cast: Cast) -> str:
    """The packets; one for the middle stands in brackets, as in S1."""
    assert isinstance(event.value, tuple)
    sizes = [size for size in event.value if isinstance(size, int)]
    packets = "-".join(str(size) if size > 0 else f"({-size})" for size in sizes)
    return say("{players}: deal {packets}", players=cast.players[event.seat], packets=packets)


def passed(event: Event, cast: Cast) -> str:
    return f"{cast.players[event.seat]}: {say(pass_word(cast.german))}"


def pass_word(german: bool) -> str:
    """What one says to pass."""
    return "Weiter" if german else noted("pass")


def bid(event: Event, cast: Cast) -> str:
    assert isinstance(event.value, Offer)
    if not event.value.contract:
        return say("{players}: I play", players=cast.players[event.seat])
    return say("{players}: bid {offer_words}", players=cast.players[event.seat], offer_words=offer_words(event.value))


def offer_words(offer: Offer) -> str:
    """A bid as people say it: what is bid by name by that name, with the suit behind it."""
    if not offer.name:
        return offer.text
    name = rule(offer.name)
    return say("{game} {suit}", game=name, suit=SUIT_LETTERS[offer.suit]) if offer.suit is not None else name


def contract(event: Event, cast: Cast) -> str:
    trumps = say("trumps are {suit}", suit=cast.suit(event.value)) if isinstance(event.value, int) else ""
    if event.seat < 0:
        trumps = trumps or say("only the permanent trumps are trumps")
        return say("Nobody has bid: {game}", game=", ".join(filter(None, [rule(cast.unbid), trumps])))
    game = rule(cast.contract.name) if cast.contract and cast.contract.name else ""
    if not trumps and cast.contract and cast.contract.permanent:
        trumps = say("only {permanent} are trumps", permanent=permanent(cast.contract, cast.rules))
    return say(
        "{players}: declarer, {game}",
        players=cast.players[event.seat],
        game=", ".join(filter(None, [game, trumps or say("no suit is trump")])),
    )


def permanent(contract: Contract, rules: Rules | None) -> str:
    """The permanent trumps of a contract: by their ranks where all cards of these are trumps, otherwise one by one."""
    ranks = list(dict.fromkeys(RANK_LETTERS[one & 15] for one in contract.permanent))
    words = RANKS["german" if rules is not None and rules.cards == "german" else "french"]
    if len(contract.permanent) < len(SUIT_LETTERS) * len(ranks) or any(one not in words for one in ranks):
        return cards_text(contract.permanent, rules)
    return listed([say(words[one]) for one in ranks])


CALLED = (
    noted("{players}: call the ace of clubs"),
    noted("{players}: call the ace of spades"),
    noted("{players}: call the ace of hearts"),
    noted("{players}: call the ace of diamonds"),
)
"""By suit how an ace of the French deck is called."""


def called(event: Event, cast: Cast) -> str:
    assert isinstance(event.value, int)
    words = noted("{players}: call the {suit}-Sau") if cast.german else CALLED[event.value]
    return say(words, players=cast.players[event.seat], suit=cast.suit(event.value))


def offered(event: Event, cast: Cast) -> str:
    assert isinstance(event.value, int)
    return say(
        "{players}: offer {value}, the only trump", players=cast.players[event.seat], value=cast.card(event.value)
    )


def doubled(event: Event, cast: Cast) -> str:
    assert isinstance(event.value, int)
    return f"{cast.players[event.seat]}: {doubling_word(event.value - 1)}"


def doubling_word(number: int) -> str:
    """What somebody says who doubles a deal that has been doubled so often."""
    return STOSS[number % len(STOSS)].capitalize()


def turned(event: Event, cast: Cast) -> str:
    assert isinstance(event.value, int)
    return say("  {players} turns {value}", players=cast.players[event.seat], value=cast.card(event.value))


def said(words: str) -> Callable[[Event, Cast], str]:
    """Tells who did something that has no more to it than these words."""
    return lambda event, cast: f"{cast.players[event.seat]}: {say(words, middle=cast.middle)}"


def trick(event: Event, cast: Cast) -> str:
    assert isinstance(event.value, Trick)
    players = cast.players
    seats = [(event.value.leader + step) % len(players) for step in range(len(event.value.cards))]
    cards = ", ".join(f"{players[seat]} {cast.card(card)}" for seat, card in zip(seats, event.value.cards, strict=True))
    return say("  {cards}; taken by {players}", cards=cards, players=players[event.value.winner])


def scored(event: Event, cast: Cast) -> str:
    assert isinstance(event.value, Result)
    result = event.value
    points = ", ".join(f"{side} {got}" for side, got in zip(cast.sides, result.points, strict=True))
    lines = [say("In the middle: {list}", list=cards_text(result.talon, cast.rules))] if result.talon else []
    how = outcome(result, cast)
    lines.append(
        say("The deal was given up: {how}", how=how)
        if result.folded
        else say("Card points: {points} ({how})", points=points, how=how)
    )
    if len(result.items) > 1:
        lines.append(say("Value: {reckoned}", reckoned=reckoned(result, cast)))
    left = ", ".join(f"{side} {one}" for side, one in zip(cast.sides, result.after, strict=True))
    if any(result.changes):
        lines.append(say("{paid}; left: {left}", paid=paid(result, cast), left=left))
    return "\n".join(lines)


def outcome(result: Result, cast: Cast) -> str:
    """What a deal came to, in the words of the score sheet."""
    borrow()
    from sjavs_desktop.models.score_sheet import how

    words = how(result, cast.rules is not None and cast.rules.score.accounts == "each")
    return f"{game_of(result, cast)}: {words}" if result.items else words


def game_of(result: Result, cast: Cast) -> str:
    """What was played, by its name."""
    return (rule(cast.rules.contract(result.contract).name) if cast.rules else "") or result.contract


def reckoned(result: Result, cast: Cast) -> str:
    """How the value of a deal is made of its lines."""
    borrow()
    from sjavs_desktop.ui.tariff_text import item_line

    parts = ", ".join(item_line(one, game_of(result, cast), ()) for one in result.items)
    return f"{parts} = {result.base}"


def paid(result: Result, cast: Cast) -> str:
    """Whose account a deal moved: the winners' game points, or everybody's change where more than they are moved."""
    facts = {"base": result.base, "carry": result.carry}
    if result.account is not None and sum(1 for one in result.changes if one) == 1:
        sides = cast.sides[result.account]
        if result.carry:
            return say("{base} and {carry} for the tie before for {sides}", **facts, sides=sides)
        return say("{base} for {sides}", base=result.base, sides=sides)
    moved = ", ".join(f"{side} {one:+}" for side, one in zip(cast.sides, result.changes, strict=True) if one)
    if result.carry:
        return say("{moved} ({base} and {carry} for the tie before)", moved=moved, **facts)
    return moved


def rubber(event: Event, cast: Cast) -> str:
    return say("The rubber goes to {side}", side=side_of(event, cast))


def match(event: Event, cast: Cast) -> str:
    return say("The match goes to {side}", side=side_of(event, cast))


def ended(table: Table, cast: Cast) -> str | None:
    """What the events leave open when a game is played for a loser: who has lost, or between whom a decider follows."""
    if table.loser is not None:
        return say("The match is lost by {sides}", sides=cast.sides[table.loser])
    if table.deciding:
        return say("The next deal decides between {list}", list=listed([cast.sides[one] for one in table.deciding]))
    return None


def side_of(event: Event, cast: Cast) -> str:
    """The side that an event names by its account."""
    assert isinstance(event.value, int)
    return cast.sides[event.value]


LINES: dict[str, Callable[[Event, Cast], str]] = {
    "cut": cut,
    "dealt": dealt,
    "passed": passed,
    "bid": bid,
    "contract": contract,
    "kept": said(noted("leave {middle}")),
    "looked": said(noted("take up {middle}")),
    "exchanged": said(noted("exchange with {middle}")),
    "folded": said(noted("fold")),
    "turned": turned,
    "laid": said(noted("lay, the deal counts double")),
    "called": called,
    "offered": offered,
    "refused": said(noted("refuse")),
    "wed": said(noted("take the trump, and give a card back for it")),
    "doubled": doubled,
    "partner": said(noted("the partner")),
    "annulled": lambda event, cast: say("Nobody has bid: the cards are thrown in"),
    "trick": trick,
    "scored": scored,
    "rubber": rubber,
    "match": match,
}
"""How each kind of event is told; single cards are told with their trick, and a shuffle is silent."""


def tell(event: Event, cast: Cast, table: Table) -> str | None:
    """The line of an event that led to that table; None when it is not told."""
    if event.kind == "match" and event.value is None:
        return ended(table, cast)
    line = LINES[event.kind](event, cast.at(table)) if event.kind in LINES else None
    decider = ended(table, cast) if event.kind == "scored" and table.deciding else None
    return "\n".join(one for one in (line, decider) if one) or None


def spread_lines(spread: Sequence[Sequence[Spot]], players: Sequence[str], rules: Rules) -> list[str]:
    """The open cards before each player; an empty list in games that have none."""
    if not any(spot.card is not None or spot.covered for row in spread for spot in row):
        return []
    rows = [" ".join("--" if spot.card is None else card_text(spot.card, rules) for spot in row) for row in spread]
    return [
        say("  open before {player}: {row}", player=player, row=row) for player, row in zip(players, rows, strict=True)
    ]


def hand_text(cards: Cards, ranking: Ranking | None, rules: Rules) -> str:
    """The cards of a hand group by group, strongest first, trumps in front when they are known."""
    if ranking is None:
        groups = [[card for card in cards_in(cards) if card >> 4 == suit] for suit in range(4)]
        ordered = [sorted(group, reverse=True) for group in groups]
    else:
        ordered = [
            [card for card in ranking.order if cards >> card & 1 and ranking.group[card] == group]
            for group in (TRUMPS, 0, 1, 2, 3)
        ]
    return "  ".join(cards_text(group, rules) for group in ordered if group)
