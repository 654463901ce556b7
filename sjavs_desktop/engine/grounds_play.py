"""Why a card is good where card points count: each function names true grounds for it."""

from collections.abc import Iterator

from sjavs_desktop.core.calling import called_card
from sjavs_desktop.core.cards import cards_in
from sjavs_desktop.core.follow import FILTERS, RUN_AWAY, narrowing, situation
from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.engine.facts import rounds
from sjavs_desktop.engine.grounds_case import Case, Ground, ground

COUNTS = 10
"""Card points from which a card is worth being guarded."""
LIGHT = 4
"""Card points up to which a trick is not worth a top trump."""


def forced(one: Case) -> Iterator[Ground]:
    """That there is no other card, and why."""
    at, card = one.at, one.card
    if at.allowed.bit_count() != 1:
        return
    if at.hand.bit_count() == 1:
        yield ground("last_card", card=card)
        return
    here, left = situation(at.view), at.hand
    for name in narrowing(at.view):
        narrowed = left & FILTERS[name].narrow(here) or left
        if narrowed == 1 << card != left:
            if name == "suit":
                yield ground("only_follow", card=card, group=one.led)
            elif name.startswith("overtrump"):
                yield ground("only_overtrump", card=card, best=at.best)
            else:
                yield ground("only_card", card=card)
            return
        left = narrowed


def winning(one: Case) -> Iterator[Ground]:
    """That the card takes the trick: for certain or probably."""
    at, card = one.at, one.card
    if not one.wins or at.best_seat in at.friends:
        return
    if not at.later:
        lower = [each for each in one.others() if at.beats(each) and cheaper(one, each)]
        yield ground("last_takes" if lower else "last_cheapest", card=card, points=one.pot)
    elif one.sure:
        yield surely(one)
    elif one.likely:
        yield ground("likely_win", card=card)


def cheaper(one: Case, other: int) -> bool:
    """Whether another winning card is of the same group and weaker, or a plain card instead of a trump."""
    strength, group = one.at.ranking.strength, one.at.group
    if group(other) == group(one.card):
        return strength[other] < strength[one.card]
    return group(one.card) == TRUMPS


def surely(one: Case) -> Ground:
    """Why nobody can beat the card: none above it is out, or nobody else can have one."""
    at, card = one.at, one.card
    if at.above(card):
        return ground("sure_rest", card=card)
    if at.group(card) == TRUMPS:
        return ground("sure_trump", card=card)
    return ground("sure_top", card=card, group=at.group(card))


def ruffing(one: Case) -> Iterator[Ground]:
    """That a plain trick with points in it is trumped."""
    at = one.at
    void = at.best is not None and one.led != TRUMPS and not at.hand & at.ranking.members[one.led]
    if void and one.wins and at.group(one.card) == TRUMPS and at.points and at.best_seat in at.foes:
        yield ground("ruff", card=one.card, group=one.led, points=at.points)


def partner_has_it(one: Case) -> Iterator[Ground]:
    """That a partner is winning already, and what to do then."""
    at = one.at
    if at.best is None or at.best_seat not in at.friends or one.wins:
        return
    certain = one.sure
    if not certain and not one.likely:
        return
    facts: dict[str, object] = {"seat": at.best_seat, "best": at.best, "card": one.card}
    least = min(at.ranking.points[each] for each in cards_in(at.allowed))
    if one.gives > least:
        yield ground("partner_sure_give" if certain else "partner_likely_give", **facts, gives=one.gives)
    elif any(at.ranking.points[each] > least for each in cards_in(at.allowed)):
        yield ground("partner_sure_keep" if certain else "partner_likely_keep", **facts)


def hopeless(one: Case) -> Iterator[Ground]:
    """That no card can win: then the one that counts least."""
    at = one.at
    if at.best is None or at.best_seat not in at.foes or any(at.beats(each) for each in cards_in(at.allowed)):
        return
    if one.gives == min(at.ranking.points[each] for each in cards_in(at.allowed)) and one.others():
        yield ground("cannot_win", card=one.card, best=at.best, seat=at.best_seat, gives=one.gives)


def trump_leads(one: Case) -> Iterator[Ground]:
    """What leading a trump is good for, and that no opponent has one any more."""
    at, table = one.at, one.at.view.table
    if table.trick or "suit" not in at.contract.follow:
        return
    trumps = at.ranking.members[TRUMPS]
    out = (at.out & trumps).bit_count()
    against = at.held_by_foes(trumps)
    if at.group(one.card) == TRUMPS and out and against:
        if table.declarer == at.seat:
            yield ground("draw_trumps", card=one.card, number=out)
        elif at.declares and table.declarer in at.friends:
            yield ground("trump_for_declarer", card=one.card, seat=table.declarer, number=out)
    if at.trumps and not against:
        yield ground("trumps_ours", number=at.trumps.bit_count())


def short_suit(one: Case) -> Iterator[Ground]:
    """That it is the last card of a plain suit, which can be trumped from then on."""
    at, group = one.at, one.at.group(one.card)
    alone = (at.hand & at.ranking.members[group]).bit_count() == 1
    free = not at.view.table.trick or one.led != group
    if group != TRUMPS and alone and free and at.trumps and at.out & at.ranking.members[group]:
        yield ground("short_suit", card=one.card, group=group)


def towards_partner(one: Case) -> Iterator[Ground]:
    """What a plain lead means to a partner: a suit to trump, one that was led before, or the declarer in between."""
    at, table, group = one.at, one.at.view.table, one.at.group(one.card)
    if table.trick or group == TRUMPS:
        return
    members, trumps = at.ranking.members[group], at.ranking.members[TRUMPS]
    for seat in sorted(at.friends):
        if at.out & members and not at.may[seat] & members and one.odds.has(seat, trumps):
            yield ground("partner_void", seat=seat, group=group)
        if any(leader == seat and cards and at.group(cards[0]) == group for leader, cards in rounds(table)):
            yield ground("return_suit", seat=seat, group=group)
    following = (at.seat + 1) % at.view.rules.seats
    if following == table.declarer and following in at.foes and at.friends & set(at.later[1:]):
        yield ground("through_declarer", seat=following)


def called(one: Case) -> Iterator[Ground]:
    """What a card does about the called ace."""
    at, table = one.at, one.at.view.table
    ace = called_card(at.view.rules, table)
    if ace is None or table.trick:
        return
    suit = at.ranking.members[at.group(ace)]
    ran = any(cards and at.group(cards[0]) == at.group(ace) for _, cards in rounds(table))
    if at.out >> ace & 1 and suit >> one.card & 1 and not ran:
        yield ground("find_partner" if table.declarer == at.seat else "search_called", called=ace, card=one.card)
    held = (at.hand & suit).bit_count()
    if at.hand >> ace & 1 and suit >> one.card & 1 and one.card != ace and held >= RUN_AWAY and not ran:
        yield ground("run_away", called=ace, card=one.card, number=held)
    if one.card == ace and table.partner is None:
        yield ground("show_partner", called=ace)
    helps = at.hand >> ace & 1 and table.partner is None and at.group(one.card) == TRUMPS and table.declarer is not None
    if helps:
        yield ground("signal_partner", seat=table.declarer, called=ace)


def keeping(one: Case) -> Iterator[Ground]:
    """What stays in the hand: a top trump, a counter that could be lost, a card that guards it."""
    at, ranking, allowed = one.at, one.at.ranking, one.at.allowed
    tops = [each for each in cards_in(at.trumps & allowed) if each != one.card and not at.above(each)]
    against = at.best is not None and not one.wins and at.best_seat in at.foes
    if against and tops and at.points <= LIGHT and any(at.beats(each) for each in tops):
        yield ground("save_top", top=tops[0], points=at.points)
    group = at.group(one.card)
    for each in cards_in(allowed & ~at.trumps):
        held = at.hand & ranking.members[at.group(each)]
        if each == one.card or ranking.points[each] < COUNTS or not at.above(each):
            continue
        if at.group(each) == group and one.gives < ranking.points[each]:
            yield ground("keep_counter", counter=each, above=one.ordered(at.above(each)))
        elif at.group(each) != group and held.bit_count() == 2 and held & allowed == held:
            guard = next(cards_in(held & ~(1 << each)))
            if ranking.strength[guard] < ranking.strength[each]:
                yield ground("keep_guard", counter=each, guard=guard)


POSITIVE = (
    winning,
    ruffing,
    partner_has_it,
    hopeless,
    trump_leads,
    short_suit,
    towards_partner,
    called,
    keeping,
)
"""What may speak for a card where points count."""
