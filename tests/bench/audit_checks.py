"""Is it true? For each kind of ground a check of its own, against the state, the rules and fresh samples.

Nothing of `engine.grounds` is called here. A check gets the moment and the facts that the sentence names.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from sjavs_desktop.core.calling import called_card
from sjavs_desktop.core.cards import SUIT_LETTERS, Card, mask
from sjavs_desktop.core.game import apply, legal
from sjavs_desktop.core.offers import lengths
from sjavs_desktop.core.phases.auction import offers
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.sides import SIDES
from sjavs_desktop.core.state import CHANCE, OVER, State
from sjavs_desktop.core.view import imagined, view
from sjavs_desktop.engine.consider import covers_of
from sjavs_desktop.engine.grounds_kinds import Ground
from tests.bench.audit_moment import Moment

F = dict[str, Any]
Check = Callable[[Moment, F], bool]
COMES_TO = 0.3
"""Game points by which a finer analysis may differ before a statement on what is expected is called false."""


def is_best(m: Moment, f: F) -> bool:
    """The winning card and who has played it."""
    if not m.trick or m.trick[m.ranking.winner(m.trick)] != f["best"]:
        return False
    return "seat" not in f or f["seat"] == m.winner_of(m.trick)


def least(m: Moment) -> int:
    return min(m.ranking.points[one] for one in m.allowed)


def weaker(m: Moment, one: Card, than: Card) -> bool:
    order = m.ranking.order
    return order.index(one) > order.index(than) and (m.group(one) == m.group(than) or m.group(than) == TRUMPS)


# -- Nothing to choose -------------------------------------------------------------------------------------------------


def only_follow(m: Moment, f: F) -> bool:
    of_it = [one for one in m.hand if m.group(one) == f["group"]]
    return bool(m.trick) and m.group(m.trick[0]) == f["group"] and of_it == [m.card] == m.allowed and len(m.hand) > 1


def only_overtrump(m: Moment, f: F) -> bool:
    higher = [one for one in m.trumps(m.hand) if m.ranking.beats(one, f["best"])]
    led = [one for one in m.hand if m.trick and m.group(one) == m.group(m.trick[0])]
    return is_best(m, f) and m.group(f["best"]) == TRUMPS and not led and higher == [m.card] == m.allowed


def settled(m: Moment, f: F) -> bool:
    """Plays on at random in the deal that is; every way must score alike."""
    dice, found = Random(m.seed), set()
    for _ in range(12):
        state = m.state
        while state.table.phase not in (OVER,) and state.table.turn != CHANCE and not state.table.deal_over:
            state, _ = apply(state, dice.choice(legal(view(state, state.table.turn))))
        done = state.table.results[-1]
        found.add((done.after, done.band, done.won))
    return len(found) == 1


def all_same(m: Moment, f: F) -> bool:
    def spread(effort: int) -> bool:
        fresh = m.again(effort).choices
        return fresh[0].value - fresh[-1].value - 3 * fresh[-1].error <= COMES_TO

    return f["worlds"] == m.analysis.worlds > 0 and (spread(1) or spread(2))


# -- Steps of the score ------------------------------------------------------------------------------------------------


def pot_and_have(m: Moment, f: F) -> bool:
    return m.side_has_it() and f["pot"] == m.points(m.whole) and f["have"] == m.has_taken()[0] + f["pot"]


def reached(m: Moment, f: F, mark: int) -> bool:
    """A step of the declarers that lies between what they had and what they have now."""
    return m.declares() and pot_and_have(m, f) and f["target"] == mark and f["have"] - f["pot"] < mark <= f["have"]


def denied(m: Moment, f: F, mark: int) -> bool:
    """The same of the defenders: with so many points here the declarers have fewer than the step."""
    total = m.view.rules.score.total
    before = total - (f["have"] - f["pot"])
    return (
        not m.declares()
        and m.view.table.declarer is not None
        and pot_and_have(m, f)
        and f["target"] == mark
        and total - f["have"] < mark <= before
    )


def worth(m: Moment, points: int) -> tuple[bool, int]:
    """What the declarers get or pay with so many card points, some tricks taken and some not."""
    score, contract, better = m.view.rules.score, m.contract, m.view.rules.auction.better
    won = points >= contract.target
    if contract.price:
        quarter = score.total // 4
        extra = contract.margins and (points > score.total - quarter if won else points <= quarter)
        return won, score.tariff.price(contract.price) + extra * score.tariff.margin
    good = m.view.table.suit is not None and m.view.table.suit == better
    for band in score.table(contract.win if won else contract.loss):
        low = band.least is None or points >= band.least
        if band.tricks is None and low and (band.most is None or points <= band.most):
            return won, band.better if good else band.simple
    raise AssertionError("no band")


def dearer_from(m: Moment, mark: int) -> bool:
    """Whether a won game is worth more from that step on."""
    (below, low), (above, high) = worth(m, mark - 1), worth(m, mark)
    return below and above and high > low


def cheaper_from(m: Moment, mark: int) -> bool:
    """Whether a lost game costs less from that step on."""
    (below, low), (above, high) = worth(m, mark - 1), worth(m, mark)
    return not below and not above and high < low


def toward(m: Moment, f: F) -> bool:
    total, target = m.view.rules.score.total, m.contract.target
    wanted = target if m.declares() else total - target + 1
    return pot_and_have(m, f) and f["target"] == wanted and f["lacks"] == wanted - f["have"] > 0


def first_trick(m: Moment, f: F, declaring: bool) -> bool:
    pays = m.contract.margins
    if not m.contract.price:
        name, rows = ("none", m.contract.loss) if declaring else ("all", m.contract.win)
        pays = any(band.tricks == name for band in m.view.rules.score.table(rows))
    return m.declares() == declaring and pays and m.has_taken()[1] == 0 and m.side_has_it() and f["card"] == m.card


def vol_alive(m: Moment, f: F) -> bool:
    done = len(m.view.table.tricks)
    return m.declares() and f["number"] == done == m.has_taken()[1] and m.side_has_it()


# -- Worse -------------------------------------------------------------------------------------------------------------


def misses(m: Moment, f: F) -> bool:
    other = f["other"] in m.allowed and m.takes(f["other"]) and m.side_has_it(f["other"])
    return other and f["card"] == m.card != f["other"] and f["points"] == m.points(m.trick) and m.never_ours()


def gives_points(m: Moment, f: F) -> bool:
    best = m.whole[m.ranking.winner(m.whole)]
    given = f["card"] == m.card and f["gives"] == m.ranking.points[m.card] > least(m)
    return given and best == f["best"] and m.winner_of(m.whole) == f["seat"] != m.me and m.never_ours()


def dearer(m: Moment, f: F) -> bool:
    other = f["other"]
    both = m.takes(m.card) and other in m.allowed and m.takes(other) and other != m.card
    return both and not m.later and f["card"] == m.card and weaker(m, other, m.card)


def overtakes(m: Moment, f: F) -> bool:
    rivals = [(world, m.rivals(world)) for world in m.some]
    beaten = any(
        m.ranking.beats(one, f["best"])
        for world, seats in rivals
        for seat in seats
        for one in m.answers(world, seat, m.trick)
    )
    return is_best(m, f) and m.mate(f["seat"]) and m.takes(m.card) and not beaten and f["card"] == m.card


def bares(m: Moment, f: F) -> bool:
    left = [one for one in m.hand if one != m.card and m.group(one) == m.group(f["counter"])]
    same = m.group(m.card) == m.group(f["counter"]) != TRUMPS
    return left == [f["counter"]] and same and list(f["above"]) == m.stronger(f["counter"]) != []


def can_lose(m: Moment, f: F) -> bool:
    return f["card"] == m.card and list(f["above"]) == m.stronger(m.card) != []


# -- The trick ---------------------------------------------------------------------------------------------------------


def partners(m: Moment, f: F) -> bool:
    return is_best(m, f) and m.mate(f["seat"]) and not m.takes(m.card) and f["card"] == m.card


def gives(m: Moment, f: F) -> bool:
    return f["gives"] == m.ranking.points[m.card] > least(m)


def keeps(m: Moment) -> bool:
    return m.ranking.points[m.card] == least(m) < max(m.ranking.points[one] for one in m.allowed)


def ruff(m: Moment, f: F) -> bool:
    led = bool(m.trick) and m.group(m.trick[0]) == f["group"] != TRUMPS
    void = all(m.group(one) != f["group"] for one in m.hand)
    trumped = m.group(m.card) == TRUMPS and m.takes(m.card) and m.card == f["card"]
    return led and void and trumped and f["points"] == m.points(m.trick) > 0 and m.foe(m.winner_of(m.trick))


def last(m: Moment, f: F, cheapest: bool) -> bool:
    lower = [one for one in m.allowed if m.takes(one) and weaker(m, one, m.card)]
    takes = not m.later and m.takes(m.card) and f["card"] == m.card and f["points"] == m.points(m.whole)
    return takes and bool(lower) != cheapest


def sure_win(m: Moment, f: F) -> bool:
    return f["card"] == m.card and m.takes(m.card) and bool(m.later) and m.unbeaten()


def sure_top(m: Moment, f: F) -> bool:
    trumped = any(
        m.group(one) == TRUMPS
        for world in m.some
        for seat in m.rivals(world)
        for one in m.answers(world, seat, m.whole)
    )
    return sure_win(m, f) and f["group"] == m.group(m.card) != TRUMPS and not m.stronger(m.card) and not trumped


def to_called_suit(m: Moment, f: F) -> bool:
    """That whoever holds the ace must play it now."""
    ace = called_card(m.view.rules, m.view.table)
    if ace is None or ace != f["called"] or m.trick or m.card == ace:
        return False
    for world in m.some:
        holder = next(seat for seat, hand in enumerate(world.hands) if hand >> ace & 1)
        if holder == m.me or m.answers(world, holder, m.whole) != [ace]:
            return False
    return True


def run_away(m: Moment, f: F) -> bool:
    ace = called_card(m.view.rules, m.view.table)
    of_it = [one for one in m.hand if ace is not None and m.group(one) == m.group(ace)]
    return ace == f["called"] and ace in of_it and m.card in of_it and m.card != ace and len(of_it) == f["number"] >= 4


def ace_is_mine(m: Moment, f: F) -> bool:
    ace = called_card(m.view.rules, m.view.table)
    return ace is not None and ace == f["called"] and ace in m.hand and m.view.table.partner is None


def signal(m: Moment, f: F) -> bool:
    hidden = ace_is_mine(m, f) and f["seat"] == m.view.table.declarer
    return hidden and m.group(m.card) == TRUMPS and not m.trick


def under(m: Moment, f: F) -> bool:
    return is_best(m, f) and not m.takes(m.card) and f["card"] == m.card


def duck_highest(m: Moment, f: F) -> bool:
    same = [one for one in m.allowed if m.group(one) == m.group(m.card) and not m.takes(one)]
    return under(m, f) and m.card == min(same, key=m.ranking.order.index) and len(same) > 1


def declarer_above(m: Moment, f: F) -> bool:
    declarer = m.view.table.declarer
    often = sum(any(one in m.stronger(m.card) for one in m.held(world, f["seat"])) for world in m.fresh)
    return f["seat"] == declarer in m.later and f["card"] == m.card and 3 * often >= 2 * len(m.fresh)


def cannot_win(m: Moment, f: F) -> bool:
    lowest = f["gives"] == m.ranking.points[m.card] == least(m) and f["card"] == m.card
    return is_best(m, f) and lowest and not any(m.takes(one) for one in m.allowed) and m.foe(f["seat"])


def below_and_above(m: Moment, f: F, none_below: bool) -> bool:
    of_it = [one for one in m.out if m.group(one) == m.group(m.card)]
    above = m.stronger(m.card)
    return f["card"] == m.card and f["number"] == len(above) > 0 and (len(of_it) == len(above)) == none_below


# -- What comes of it --------------------------------------------------------------------------------------------------


def save_top(m: Moment, f: F) -> bool:
    top = f["top"] in m.allowed and f["top"] != m.card and m.group(f["top"]) == TRUMPS and not m.stronger(f["top"])
    return top and f["points"] == m.points(m.trick) <= 4 and bool(m.trick) and not m.takes(m.card)


def keep_counter(m: Moment, f: F) -> bool:
    kept = f["counter"] in m.allowed and f["counter"] != m.card and m.group(f["counter"]) == m.group(m.card)
    return kept and m.ranking.points[f["counter"]] >= 10 and list(f["above"]) == m.stronger(f["counter"]) != []


def partner_void(m: Moment, f: F) -> bool:
    void = all(m.group(one) != f["group"] for world in m.some for one in m.held(world, f["seat"]))
    often = sum(bool(m.trumps(m.held(world, f["seat"]))) for world in m.fresh)
    return void and m.mate(f["seat"]) and m.group(m.card) == f["group"] and 3 * often >= 2 * len(m.fresh)


def return_suit(m: Moment, f: F) -> bool:
    led = any(one.leader == f["seat"] and m.group(one.cards[0]) == f["group"] for one in m.view.table.tricks)
    return led and m.mate(f["seat"]) and m.group(m.card) == f["group"] and not m.trick


def short_suit(m: Moment, f: F) -> bool:
    of_it = [one for one in m.hand if m.group(one) == f["group"]]
    more = any(m.group(one) == f["group"] for one in m.out)
    return of_it == [m.card] == [f["card"]] and f["group"] != TRUMPS and bool(m.trumps(m.hand)) and more


def trumps_ours(m: Moment, f: F) -> bool:
    foreign = any(
        m.trumps(m.held(world, seat)) for world in m.some for seat in set(range(m.view.rules.seats)) - m.mates(world)
    )
    return not foreign and f["number"] == len(m.trumps(m.hand)) > 0


def trumps_out(m: Moment, f: F) -> bool:
    return f["number"] == len(m.trumps(m.out)) > 0 and m.group(m.card) == TRUMPS and not m.trick


def through(m: Moment, f: F) -> bool:
    next_one = (m.me + 1) % m.view.rules.seats
    return f["seat"] == m.view.table.declarer == next_one and m.foe(next_one) and any(m.mate(s) for s in m.later[1:])


def keep_guard(m: Moment, f: F) -> bool:
    of_it = [one for one in m.hand if m.group(one) == m.group(f["counter"])]
    two = sorted(of_it) == sorted((f["counter"], f["guard"])) and m.card not in of_it
    return two and weaker(m, f["guard"], f["counter"]) and m.ranking.points[f["counter"]] >= 10


def keep_stopper(m: Moment, f: F) -> bool:
    return f["top"] in m.hand and f["top"] != m.card and not m.stronger(f["top"]) and m.contract.goal == "all"


def march(m: Moment, f: F, own: bool) -> bool:
    takers = {one.winner for one in m.view.table.tricks}
    whose = takers == {m.me} if own else takers == {f["seat"]} and f["seat"] != m.me
    return whose and f["number"] == len(m.view.table.tricks) and f["card"] == m.card and m.only_to({m.me})


# -- Before the play ---------------------------------------------------------------------------------------------------


def permanent(m: Moment, contract: str) -> int:
    return sum(1 for one in m.hand if one in m.view.rules.contract(contract).permanent)


def length(m: Moment, f: F, contract: str, longest: bool = True) -> bool:
    held = lengths(m.view.rules, m.view.hand, contract)
    count = sum(1 for one in m.hand if one in m.view.rules.ranking(contract, f["suit"]).trumps)
    both = "fixed" not in f or f["fixed"] == permanent(m, contract)
    return (
        f["number"] == held[f["suit"]] and both and (max(held) == f["number"] or not longest) and count >= f["number"]
    )


def bid_length(m: Moment, f: F) -> bool:
    offer = next(one for one in offers(m.view) if one.text == m.action.value)
    return f["number"] == offer.length and length(m, f, m.view.rules.auction.contract)


def too_short(m: Moment, f: F) -> bool:
    best, auction = m.view.table.best, m.view.rules.auction
    standing = best.offer.strength if best and best.offer else (0, 0)
    # The shortest bid of that suit that would be stronger than what stands.
    wanted = next(number for number in range(auction.minimum, 99) if (number, f["suit"] == auction.better) > standing)
    return f["needs"] == wanted > f["number"] and length(m, f, m.view.rules.auction.contract) and not offers(m.view)


def contract_bid(m: Moment) -> str:
    """The contract that the action is about."""
    table = m.view.table
    if table.contract:
        return table.contract
    if m.action.kind == "bid":
        found = next(one for one in offers(m.view) if one.text == m.action.value)
        return found.contract or m.view.rules.auction.contract
    return m.view.rules.auction.contract


def trumps_held(m: Moment, f: F) -> bool:
    contract = m.view.rules.contract(contract_bid(m))
    fixed = {"none": None, **{letter: suit for suit, letter in enumerate(SUIT_LETTERS)}}
    if m.view.table.contract and f["suit"] != m.view.table.suit:
        return False
    if not m.view.table.contract and contract.trump in fixed and f["suit"] != fixed[contract.trump]:
        return False
    trumps = m.view.rules.ranking(contract.key, f["suit"]).trumps
    held = [one for one in m.hand if one in trumps]
    tops = [one for one in m.hand if one in trumps[: f["of"]]]
    return (f["number"], f["all"], f["tops"]) == (len(held), len(trumps), len(tops)) and f["of"] == 4


def low_suits(m: Moment, f: F) -> bool:
    rules, safe = m.view.rules, 0
    contract = rules.contract(contract_bid(m))
    for suit in range(4):
        in_deck = [one for one in rules.deck if one >> 4 == suit]
        lowest = max(in_deck, key=lambda one: (contract.order or rules.order).index("..5.789TJQKA"[(one & 15) - 3]))
        safe += lowest in m.hand or not any(one in m.hand for one in in_deck)
    return f["number"] == safe and contract.goal == "none"


def pays_better(m: Moment, f: F) -> bool:
    rules = m.view.rules
    best = m.view.table.best
    contract = rules.contract(best.offer.contract if best and best.offer and best.offer.contract else contract_bid(m))
    rows = rules.score.table(contract.win)
    reckoned = [-(-min(values) * contract.factor // rules.score.divide)
                for values in ([one.simple for one in rows], [one.better for one in rows])]  # fmt: skip
    return [f["simple"], f["better"]] == reckoned and f["simple"] < f["better"] and f["suit"] == rules.auction.better


def bid_by(m: Moment, f: F, partner: bool) -> bool:
    best = m.view.table.best
    if best is None or best.offer is None or best.seat != f["seat"]:
        return False
    row = m.view.rules.contract(best.offer.contract)
    return (SIDES[row.sides](best.seat, None, m.me) == 0) == partner


def named_longest(m: Moment, f: F) -> bool:
    best = m.view.table.best
    return best is not None and best.offer is not None and f["suit"] == m.action.value and length(
        m, f, best.offer.contract
    )  # fmt: skip


def void_beside(m: Moment, f: F) -> bool:
    best = m.view.table.best
    assert best is not None
    assert best.offer is not None
    ranking = m.view.rules.ranking(best.offer.contract, f["suit"])
    empty = [suit for suit in range(4) if ranking.members[suit] and not ranking.members[suit] & mask(m.hand)]
    return f["suit"] == m.action.value and list(f["suits"]) == empty != []


def called_suit(m: Moment, f: F, short: bool) -> bool:
    def number(suit: object) -> int:
        return sum(1 for one in m.hand if m.group(one) == suit)

    fewest = min(number(one.value) for one in legal(m.view))
    right = f["suit"] == m.action.value and f["number"] == number(f["suit"]) and (f["number"] == fewest) == short
    points = m.points(one for one in m.hand if m.group(one) == f["suit"])
    return right and (f["points"] == points if short else f["least"] == fewest)


def points_away(m: Moment, f: F) -> bool:
    return f["cards"] == m.action.value and f["points"] == m.points(f["cards"]) > 0


def suits_away(m: Moment, f: F) -> bool:
    left = [one for one in m.hand if one not in m.action.value]  # type: ignore[operator]
    gone = [
        s for s in range(4) if any(m.group(one) == s for one in m.hand) and not any(m.group(one) == s for one in left)
    ]
    return list(f["suits"]) == gone != []


def trumps_kept(m: Moment, f: F) -> bool:
    left = [one for one in m.hand if one not in m.action.value]  # type: ignore[operator]
    return f["number"] == len(m.trumps(m.hand)) == len(m.trumps(left))


def fold(m: Moment, f: F) -> bool:
    """Folds, and plays the deal out at random: what is paid must be what is said."""
    costs = paid(m, "fold")
    score, rows = m.view.rules.score, m.view.rules.score.table(m.contract.loss)
    good = m.view.table.suit is not None and m.view.table.suit == m.view.rules.auction.better
    values = [-(-(one.better if good else one.simple) * m.contract.factor // score.divide) for one in rows]
    right = f["costs"] == costs
    return right and (f["most"] == max(values) > costs if "most" in f else f["least"] == min(values) <= costs)


def paid(m: Moment, kind: str) -> int:
    state = next(apply(m.state, one)[0] for one in legal(m.view) if one.kind == kind)
    done = state.table.results[-1]
    return done.before[m.account()] - done.after[m.account()]


def kontra(m: Moment, f: F) -> bool:
    """Plays out fresh deals by open cards with the search; the declarers must fail in two of three."""
    from sjavs_desktop.engine.search import Searcher
    from sjavs_desktop.engine.standing import VALUES

    searcher, score = Searcher(), m.view.rules.score
    start = VALUES[score.end](score, m.view.table.scores, m.account())
    values = [searcher.value(m.view, world, 2_000_000) for world in m.fresh[:30]]
    known = [one for one in values if one is not None]
    return m.foe(m.view.table.declarer or 0) and 3 * sum(one > start for one in known) >= 2 * len(known) > 0


def wed(m: Moment, f: F) -> bool:
    return f["card"] == m.view.table.wed and f["number"] == len(m.trumps(m.hand))


def first_cards(m: Moment, f: F) -> bool:
    contract = m.view.rules.contract(m.view.rules.auction.contract)
    suit = SUIT_LETTERS.index(contract.trump) if contract.trump in SUIT_LETTERS else None
    trumps = m.view.rules.ranking(contract.key, suit).trumps
    return f["number"] == sum(1 for one in m.hand if one in trumps) and f["cards"] == len(m.hand)


def match_end(m: Moment, f: F, mine: bool) -> bool:
    """Plays the deal out at random: whenever that account scores, it comes to 0."""
    account = m.account() if mine else 1 - m.account()
    if m.view.table.scores[account] != f["left"]:
        return False
    return all(after[account] in (0, f["left"]) for after in played_out(m))


def match_pay(m: Moment, f: F) -> bool:
    """The same of one who pays."""
    account = m.account()
    return m.view.table.scores[account] == f["left"] and all(
        after[account] <= 0 or after[account] == f["left"] for after in played_out(m)
    )


def played_out(m: Moment) -> list[tuple[int, ...]]:
    """What the accounts are after the deal in some ways of going on at random, in worlds that could be."""
    if "played out" in m.shared:
        kept = m.shared["played out"]
        assert isinstance(kept, list)
        return kept
    dice, found = Random(m.seed), []
    for world in m.some:
        state: State = imagined(m.view, world.hands, world.middle & ~m.view.aside, covers_of(m.view, world))
        while state.table.turn != CHANCE and state.table.phase != OVER:
            state, _ = apply(state, dice.choice(legal(view(state, state.table.turn))))
        found.append(state.table.results[-1].after)
    m.shared["played out"] = found
    return found


def costs(m: Moment, f: F) -> bool:
    """The other choice must be ahead in a finer analysis; where that is not clear, in the finest one."""
    for effort in (1, 2):
        own, other = m.again(effort).of(m.action), m.again(effort).of(f["other"])
        if own is None or other is None:
            return False
        ahead = other.value - own.value
        if effort == 2 or abs(ahead) > 4 * max(own.error, other.error):
            return ahead > 0
    return False


def most_expected(m: Moment, f: F) -> bool:
    then = m.analysis.of(m.action)
    if then is None or m.analysis.best is None or f["worlds"] != m.analysis.worlds:
        return False
    doubt = max(one.error for one in m.analysis.choices)

    def near(effort: int) -> bool:
        own, best = m.again(effort).of(m.action), m.again(effort).best
        return own is not None and best is not None and best.value - own.value <= COMES_TO + 4 * (own.error + doubt)

    return then.value == m.analysis.best.value and (near(1) or near(2))


CHECKS: dict[str, Check] = {
    "last_card": lambda m, f: m.hand == [m.card] == [f["card"]],
    "only_follow": only_follow,
    "only_overtrump": only_overtrump,
    "only_card": lambda m, f: m.allowed == [m.card] == [f["card"]],
    "only_choice": lambda m, f: legal(m.view) == (m.action,),
    "settled": settled,
    "all_same": all_same,
    "reach": lambda m, f: reached(m, f, m.contract.target),
    "more": lambda m, f: reached(m, f, f["target"]) and dearer_from(m, f["target"]),
    "escape": lambda m, f: reached(m, f, f["target"]) and cheaper_from(m, f["target"]),
    "deny_reach": lambda m, f: denied(m, f, m.contract.target),
    "deny_more": lambda m, f: denied(m, f, f["target"]) and dearer_from(m, f["target"]),
    "deny_escape": lambda m, f: denied(m, f, f["target"]) and cheaper_from(m, f["target"]),
    "toward": toward,
    "first_trick_defenders": lambda m, f: first_trick(m, f, False),
    "first_trick_declarers": lambda m, f: first_trick(m, f, True),
    "vol_alive": vol_alive,
    "takes_trick": lambda m, f: f["card"] == m.card and m.only_to({m.me}) and m.contract.goal == "none",
    "frees_declarer": lambda m, f: is_best(m, f) and f["seat"] == m.view.table.declarer and m.takes(m.card)
    and m.contract.goal == "none" and m.foe(f["seat"]),
    "overtakes": overtakes,
    "misses": misses,
    "gives_points": gives_points,
    "dearer": dearer,
    "bares": bares,
    "can_lose": can_lose,
    "partner_sure_give": lambda m, f: partners(m, f) and gives(m, f) and m.side_has_it(),
    "partner_sure_keep": lambda m, f: partners(m, f) and keeps(m) and m.side_has_it(),
    "partner_likely_give": lambda m, f: partners(m, f) and gives(m, f) and m.probably_unbeaten(),
    "partner_likely_keep": lambda m, f: partners(m, f) and keeps(m) and m.probably_unbeaten(),
    "ruff": ruff,
    "last_cheapest": lambda m, f: last(m, f, True),
    "last_takes": lambda m, f: last(m, f, False),
    "all_sure": lambda m, f: f["card"] == m.card and m.side_has_it() and m.declares() and m.contract.goal == "all",
    "one_is_enough": lambda m, f: f["card"] == m.card and m.side_has_it() and not m.declares()
    and m.contract.goal == "all",
    "all_likely": lambda m, f: f["card"] == m.card and m.takes(m.card) and m.probably_unbeaten() and m.declares()
    and m.contract.goal == "all",
    "one_likely": lambda m, f: f["card"] == m.card and m.takes(m.card) and m.probably_unbeaten()
    and not m.declares() and m.contract.goal == "all",
    "sure_trump": lambda m, f: sure_win(m, f) and m.group(m.card) == TRUMPS and not m.stronger(m.card),
    "sure_top": sure_top,
    "sure_rest": lambda m, f: sure_win(m, f) and bool(m.stronger(m.card)),
    "likely_win": lambda m, f: f["card"] == m.card and m.takes(m.card) and bool(m.later) and m.probably_unbeaten(),
    "find_partner": lambda m, f: to_called_suit(m, f) and m.view.table.declarer == m.me,
    "search_called": lambda m, f: to_called_suit(m, f) and m.view.table.declarer != m.me,
    "run_away": run_away,
    "show_partner": lambda m, f: ace_is_mine(m, f) and m.card == f["called"],
    "signal_partner": signal,
    "draw_trumps": lambda m, f: trumps_out(m, f) and f["card"] == m.card and m.view.table.declarer == m.me,
    "trump_for_declarer": lambda m, f: trumps_out(m, f) and f["seat"] == m.view.table.declarer and m.mate(f["seat"]),
    "under_declarer": lambda m, f: under(m, f) and f["seat"] == m.view.table.declarer != m.me,
    "declarer_above": declarer_above,
    "duck_highest": duck_highest,
    "duck": under,
    "unload": lambda m, f: under(m, f) and f["gives"] == m.ranking.points[m.card],
    "must_take": lambda m, f: not m.later and bool(m.trick) and all(m.takes(one) for one in m.allowed)
    and f["card"] == m.card,
    "counts_for_you": lambda m, f: not m.later and m.takes(m.card) and f["points"] == m.points(m.whole),
    "lowest_out": lambda m, f: below_and_above(m, f, True),
    "some_above": lambda m, f: below_and_above(m, f, False),
    "cannot_win": cannot_win,
    "keep_stopper": keep_stopper,
    "stop_march": lambda m, f: march(m, f, False),
    "march_on": lambda m, f: march(m, f, True),
    "save_top": save_top,
    "keep_counter": keep_counter,
    "partner_void": partner_void,
    "return_suit": return_suit,
    "short_suit": short_suit,
    "trumps_ours": trumps_ours,
    "through_declarer": through,
    "keep_guard": keep_guard,
    "pays_better": pays_better,
    "length": bid_length,
    "longest": named_longest,
    "partner_has_bid": lambda m, f: bid_by(m, f, True),
    "too_short": too_short,
    "nothing_to_say": lambda m, f: not offers(m.view) and m.action.kind == "pass",
    "fold_cheaper": fold,
    "fold_dear": fold,
    "kontra_defeats": kontra,
    "call_short": lambda m, f: called_suit(m, f, True),
    "call_long": lambda m, f: called_suit(m, f, False),
    "points_away": points_away,
    "suits_away": suits_away,
    "few_plain": lambda m, f: f["number"] == len(m.hand) - len(m.trumps(m.hand)) < f["talon"] == m.view.rules.talon,
    "wed_trumps": wed,
    "gives_last": lambda m, f: [x for x in m.hand if m.group(x) == f["group"]] == [f["card"]] == list(m.action.value),  # type: ignore[arg-type]
    "trumps_held": trumps_held,
    "low_suits": low_suits,
    "first_cards": first_cards,
    "length_only": lambda m, f: length(m, f, m.view.rules.auction.contract) and bool(offers(m.view)),
    "void_beside": void_beside,
    "look_first": lambda m, f: m.action.kind == "look" and f["number"] == m.view.rules.talon,
    "cat_counts": lambda m, f: m.action.kind == "keep" and f["number"] == m.view.rules.talon == m.view.table.talon,
    "trumps_kept": trumps_kept,
    "outbids_partner": lambda m, f: bid_by(m, f, True),
    "outbids": lambda m, f: bid_by(m, f, False),
    "any_cut": lambda m, f: m.action.kind == "cut",
    "match_ours": lambda m, f: match_end(m, f, True),
    "match_theirs": lambda m, f: match_end(m, f, False),
    "match_pay": match_pay,
    "costs": costs,
    "most_expected": most_expected,
}  # fmt: skip
"""By kind whether what is said is true."""


def true(moment: Moment, ground: Ground) -> bool:
    """Whether a ground is true of a moment; a kind that is not known, or facts that are missing, are not."""
    facts = dict(ground.facts)
    if moment.action.kind == "play" and "card" in facts and facts["card"] != moment.card:
        return False
    try:
        return CHECKS[ground.kind](moment, facts)
    except (KeyError, StopIteration, IndexError, ValueError, AssertionError, TypeError):
        return False
