"""Holds what lessons claim against the rules: each fact is a few words whose meaning is a function here."""

from collections.abc import Callable, Sequence

from sjavs_desktop.app import library
from sjavs_desktop.core.calling import callable_suits
from sjavs_desktop.core.cards import SUIT_LETTERS, mask, name, parse
from sjavs_desktop.core.follow import FILTERS, Situation
from sjavs_desktop.core.offers import OFFERS, lengths
from sjavs_desktop.core.pack import compile_rules
from sjavs_desktop.core.payoff import Tally, fits
from sjavs_desktop.core.ranking import TRUMPS, Ranking
from sjavs_desktop.core.rules import Band, Rules
from sjavs_desktop.core.state import Offer, State, ranking_of

FOLD = "fold"


class Claim:
    """What a fact may look at: the rules of a lesson, and the deal of one of its scenes."""

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules, self.state, self.score = rules, state, rules.score

    @property
    def ranking(self) -> Ranking:
        """The order of the cards in the scene, or, before trumps are named, with none."""
        return ranking_of(self.rules, self.state.table) or self.trumps("")

    @property
    def contract(self) -> str:
        """The contract that everything is about."""
        return self.state.table.contract or self.rules.auction.contract

    def trumps(self, letter: str) -> Ranking:
        """The order of the cards with that trump suit."""
        return self.rules.ranking(self.contract, SUIT_LETTERS.index(letter) if letter else None)

    def bands(self) -> list[Band]:
        """Every row of the score tables that this game uses."""
        rows = [self.rules.contract(self.contract)]
        nobody = self.rules.auction.all_pass
        rows += [one for one in self.rules.contracts if one.key == nobody]
        names = dict.fromkeys([table for one in rows for table in (one.win, one.loss)])
        fold = [FOLD] if "fold" in self.rules.flow else []
        return [band for table in (*names, *fold) for band in self.score.table(table)]

    def reached(self, points: int, lost: bool) -> str:
        """The row that decides for so many card points with some tricks for both sides."""
        contract = self.rules.contract(self.contract)
        table = self.score.table(contract.loss if lost else contract.win)
        tally = Tally(points, 4, self.rules.tricks, False)
        return next(band.key for band in table if fits(band, tally))

    def allowed(self, trick: str, hand: str) -> str:
        """What may be played to a trick from a hand, by the filters of the contract."""
        cards, held = parse(trick), mask(parse(hand))
        best = self.ranking.winner(cards) if cards else 0
        called = None
        if "called" in self.rules.contract(self.contract).follow and self.state.table.called is not None:
            called = max((one for one in parse(hand) if one == 16 * self.state.table.called + 14), default=None)
        partner = (len(cards) - best) % 2 == 0
        found = held
        follow = self.rules.contract(self.contract).follow
        # Who leads follows nothing, but a called Sau may bind them.
        for key in follow if cards else [one for one in follow if one == "called"]:
            found = found & FILTERS[key].narrow(Situation(self.ranking, held, cards, partner, called)) or found
        return " ".join(one for one in hand.split() if found >> parse(one)[0] & 1)


def names_of(cards: Sequence[int]) -> str:
    """Cards as a fact writes them."""
    return " ".join(name(one) for one in cards)


def descending(claim: Claim, cards: str) -> bool:
    """Whether each card beats the next one, in a suit or among the trumps, and no card stands between them."""
    first, order = parse(cards), claim.ranking.order
    places = [order.index(one) for one in first]
    same = len({claim.ranking.group[one] for one in first}) == 1
    return same and places == list(range(places[0], places[0] + len(places)))


def length(claim: Claim, words: str) -> bool:
    """``H 6: QC …``: how long a suit of a hand is in the auction."""
    told, hand = words.split(": ")
    suit, number = told.split()
    return lengths(claim.rules, mask(parse(hand)))[SUIT_LETTERS.index(suit)] == int(number)


def bids_over(claim: Claim, words: str) -> bool:
    """``over 5 betri: QC …: none`` or ``first: QC …: 6``: what a hand can bid over a bid, or when nobody has bid."""
    standing, hand, wanted = words.removeprefix("over ").split(": ")
    key, offer = claim.rules.auction.contract, None
    if standing != "first":
        length, better = int(standing.split()[0]), standing.endswith(" betri")
        offer = Offer(standing, (length, int(better)), key, length=length, better=better)
    found = OFFERS["length"].available(claim.rules, mask(parse(hand)), offer)
    return (" ".join(one.text for one in found) or "none") == wanted


def nameable(claim: Claim, words: str) -> bool:
    """``5: QC …: C``: which suits whoever has won with that length may name."""
    bid, hand, wanted = words.split(": ")
    found = OFFERS["length"].suits(
        claim.rules, mask(parse(hand)), Offer(bid, (int(bid), 0), claim.contract, length=int(bid))
    )
    return [SUIT_LETTERS[one] for one in found] == wanted.split()


def elsewhere(claim: Claim, words: str) -> bool:
    """``band …``: something is so in the game as it stands, without the options of the lesson."""
    return holds(Claim(compile_rules(library.find(claim.rules.key), {}), claim.state), words)


def cut(claim: Claim, words: str) -> bool:
    """``4 4: 8``: somebody cuts or knocks, and how many cards come at a time then."""
    told = [tuple(map(int, one.split())) for one in words.split(": ")]
    return claim.rules.cut == "ask" and told == [claim.rules.packets, claim.rules.knocked]


def may_call(claim: Claim, words: str) -> bool:
    """``QC …: S D``: the suits whose Sau a hand may call."""
    hand, wanted = words.split(": ")
    found = callable_suits(claim.trumps("H"), mask(parse(hand)))
    return [SUIT_LETTERS[one] for one in found] == wanted.split()


def legal(claim: Claim, words: str) -> bool:
    """``AC 9C: 7H JS …: JS``: what may be played to a trick from a hand."""
    trick, hand, wanted = words.split(": ")
    return claim.allowed(trick, hand) == (hand if wanted == "all" else wanted)


def kept(claim: Claim, words: str) -> bool:
    """``kept AS …: TD: 8S …``: the called Sau stays in the hand while another suit is led."""
    hand, trick, wanted = words.removeprefix("kept ").split(": ")
    return sorted(claim.allowed(trick, hand).split()) == sorted(wanted.split())


def game(claim: Claim, words: str) -> bool:
    """``wenz alone JC JS …``: who plays a contract together, and which cards are always trumps in it."""
    key, sides, permanent = words.split(" ", 2)
    found = claim.rules.contract(key)
    return found.sides == sides and names_of(found.permanent) == permanent


def goal(claim: Claim, words: str) -> bool:
    """``wenz_tout all``: what has to be reached in a contract."""
    key, wanted = words.split()
    return claim.rules.contract(key).goal == wanted


def carry(claim: Claim, words: str) -> bool:
    """``simple 2``: what a tie adds to the next deal."""
    kind, number = words.split()
    return getattr(claim.score, f"carry_{kind}") == int(number)


def winner(claim: Claim, words: str) -> bool:
    """``AH 7H KH: AH``: which card of a trick wins, in playing order."""
    cards, best = words.split(": ")
    played = parse(cards)
    return name(played[claim.ranking.winner(played)]) == best


def trumps(claim: Claim, words: str) -> bool:
    """``C 12``, or ``C: QC …``: how many trumps there are, or which."""
    if ": " in words:
        suit, wanted = words.split(": ")
        return names_of(claim.trumps(suit).trumps) == wanted
    suit, number = words.split()
    return len(claim.trumps(suit).trumps) == int(number)


def plain(claim: Claim, words: str) -> bool:
    """``QH S``: a card is no trump when that suit is."""
    card, suit = words.split()
    return claim.trumps(suit).group[parse(card)[0]] != TRUMPS


def points(claim: Claim, words: str) -> bool:
    """``A 11``: what a rank counts, in every suit."""
    rank, number = words.split()
    return all(claim.ranking.points[one] == int(number) for one in claim.rules.deck if name(one)[0] == rank)


def total(claim: Claim, words: str) -> bool:
    """``KS AS 15``: what cards count together."""
    *cards, number = words.split()
    return claim.ranking.points_in(mask(parse(cards))) == int(number)


def score(claim: Claim, words: str) -> bool:
    """``vol simple 12``: what a row of the score is worth."""
    key, kind, number = words.split()
    return any(one.key == key and getattr(one, kind) == int(number) for one in claim.bands())


def band(claim: Claim, words: str) -> bool:
    """``95 ninety`` or ``lost 30 javn``: the row that decides for so many points."""
    *lost, number, key = words.split()
    return claim.reached(int(number), bool(lost)) == key


def target(claim: Claim, words: str) -> bool:
    """``61``: with so many points the declarers have made it, and with one less not."""
    price = claim.rules.contract(claim.contract).price
    return (
        int(words) * 2 > claim.score.total
        and (int(words) - 1) * 2 <= claim.score.total
        and (bool(price) or claim.reached(int(words), False) == "won")
    )


def cross(claim: Claim, words: str) -> bool:
    """``plain 1``: crosses for a rubber, or for a double victory."""
    kind, number = words.split()
    return getattr(claim.score, f"cross_{kind}") == int(number)


FACTS: dict[str, Callable[[Claim, str], bool]] = {
    "order": lambda claim, words: descending(claim, words.split(": ")[-1]),
    "winner": winner,
    "trumps": trumps,
    "plain": plain,
    "points": points,
    "sum": total,
    "length": length,
    "bids": bids_over,
    "suits": nameable,
    "legal": legal,
    "callable": may_call,
    "called": lambda claim, words: kept(claim, words) if words else claim.state.table.called is not None,
    "score": score,
    "band": band,
    "target": target,
    "cross": cross,
    "carry": carry,
    "adds": lambda claim, _: claim.score.accumulate,
    "game": game,
    "goal": goal,
    "dealer": lambda claim, words: claim.state.table.dealer == int(words),
    "declarer": lambda claim, words: claim.state.table.declarer == int(words),
    "redeal": lambda claim, _: claim.rules.auction.all_pass.startswith("redeal"),
    "same": lambda claim, _: claim.rules.auction.all_pass == "redeal_same",
    "elsewhere": elsewhere,
    "cut": cut,
    "clockwise": lambda claim, _: claim.rules.rotation == 1,
    "free": lambda claim, _: claim.rules.contract(claim.contract).follow == ("suit",),
    "total": lambda claim, words: claim.score.total == int(words),
    "deck": lambda claim, words: len(claim.rules.deck) == int(words),
    "tricks": lambda claim, words: claim.rules.tricks == int(words) == claim.rules.hand,
    "tie": lambda claim, words: claim.score.tie == words and claim.score.carry_simple > 0,
    "minimum": lambda claim, words: claim.rules.auction.minimum == int(words),
    "start": lambda claim, words: claim.score.start == int(words),
    "hook": lambda claim, words: claim.score.hook == int(words),
    "crosses": lambda claim, words: claim.score.crosses == int(words),
    "scores": lambda claim, words: claim.state.table.scores == tuple(map(int, words.split())),
    "pairs": lambda claim, _: claim.score.accounts == claim.rules.contract(claim.contract).sides == "pairs",
    "alone": lambda claim, _: claim.rules.contract(claim.contract).sides == "alone" and claim.rules.auction.first_ends,
    "each": lambda claim, _: claim.score.accounts == "each" and claim.score.payoff == "each_pays",
    "blind": lambda claim, _: not claim.rules.look_first,
    "loser": lambda claim, _: claim.score.end == "loser",
    "nobody": lambda claim, _: claim.rules.contract(claim.rules.auction.all_pass).trump == "none",
}
"""Every kind of fact, by its first word."""


def holds(claim: Claim, fact: str) -> bool:
    """Whether a fact is true."""
    kind, _, words = fact.partition(" ")
    return FACTS[kind](claim, words)
