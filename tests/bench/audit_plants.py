"""False grounds that the audit has to find: true ones with one thing changed."""

from collections.abc import Iterator
from random import Random

from sjavs_desktop.core.offers import lengths
from sjavs_desktop.engine.grounds import Ground
from sjavs_desktop.engine.worlds import Source
from tests.bench.audit_moment import Moment

CARDS = ("card", "best", "called")
COUNTS = ("number", "points", "gives", "have", "lacks", "target", "pot", "fixed", "tops", "all", "needs", "left",
          "costs", "most", "least", "simple", "better", "worlds", "talon")  # fmt: skip
OPPOSITE = {
    "last_takes": "last_cheapest", "last_cheapest": "last_takes", "sure_trump": "sure_top", "sure_top": "sure_trump",
    "reach": "deny_reach", "deny_reach": "reach", "escape": "deny_escape", "more": "deny_more", "deny_more": "more",
    "partner_sure_give": "cannot_win", "cannot_win": "partner_sure_give", "gives_points": "partner_sure_give",
    "partner_sure_keep": "overtakes", "overtakes": "partner_sure_keep", "find_partner": "search_called",
    "search_called": "find_partner", "lowest_out": "some_above", "some_above": "lowest_out", "dearer": "misses",
    "first_trick_defenders": "first_trick_declarers", "first_trick_declarers": "first_trick_defenders",
    "all_sure": "one_is_enough", "one_is_enough": "all_sure", "one_likely": "all_likely", "all_likely": "one_likely",
    "call_short": "call_long", "outbids": "outbids_partner", "match_ours": "match_theirs", "must_take": "duck",
    "under_declarer": "frees_declarer", "frees_declarer": "under_declarer", "too_short": "length", "likely_win": "duck",
    "draw_trumps": "trump_for_declarer", "last_card": "duck", "ruff": "short_suit",
    "length": "too_short", "short_suit": "ruff", "partner_void": "only_follow", "return_suit": "ruff",
}  # fmt: skip
"""By kind another that cannot be true then."""


def falsified(ground: Ground, moment: Moment, dice: Random) -> Iterator[tuple[str, Ground]]:
    """The ground with something wrong in it, in random order."""
    found = [
        (how, ground._replace(facts=tuple((dict(ground.facts) | {name: value}).items())))
        for name, fact in ground.facts
        if moment.view.table.contract or (ground.kind, name) != ("trumps_held", "suit")
        for how, value in others(name, fact, moment, dice)
    ]
    # Where both sides have as much left the opposite is as true.
    level = ground.kind == "match_ours" and len(set(moment.view.table.scores)) == 1
    if ground.kind in OPPOSITE and not level:
        found.append(("kind", ground._replace(kind=OPPOSITE[ground.kind])))
    if ground.kind in ("costs", "most_expected") and len(moment.analysis.choices) > 1:
        found += expectations(moment)
    dice.shuffle(found)
    yield from found


def unsafe(moment: Moment) -> Iterator[tuple[str, Ground]]:
    """That a card is safe, certainly or probably, which an opponent can beat in the deal that is, or mostly can.

    How often is counted in deals of a seed of its own, drawn with and without regard to what was said.
    """
    if moment.action.kind != "play" or not moment.later or not moment.takes(moment.card):
        return
    facts = (("card", moment.card),)
    if moment.beaten_by(moment.some[0], moment.rivals(moment.some[0])):
        yield "certain", Ground("sure_rest", facts)
        yield "certain", Ground("sure_trump", facts)
    # A deal may look dangerous to whoever has not heard the bids, and be safe to whoever has: low in both is false.
    shares = []
    for reads in (False, True):
        source = Source(moment.view, Random(f"planted {moment.seed}"), reads)
        drawn = [source.world() for _ in range(90)]
        shares.append(sum(not moment.beaten_by(world, moment.rivals(world)) for world in drawn) / len(drawn))
    if max(shares) < 1 / 3:
        yield "probable", Ground("likely_win", facts)


def expectations(moment: Moment) -> Iterator[tuple[str, Ground]]:
    """That the best choice is behind the worst one, where a finer analysis sees a clear gap too."""
    best, last = moment.analysis.choices[0], moment.analysis.choices[-1]
    if moment.action == best.action and best.value - last.value > 1.0 + 4 * last.error:
        yield "expected", Ground("costs", (("other", last.action),))


def others(name: str, fact: object, moment: Moment, dice: Random) -> Iterator[tuple[str, object]]:
    """What a fact is not."""
    seats = moment.view.rules.seats
    if name in ("above", "cards") and isinstance(fact, tuple):
        yield "cards", fact[:-1]
    if not isinstance(fact, int):
        return
    if name in CARDS:
        yield "card", dice.choice([one for one in moment.view.rules.deck if one != fact])
    elif name in COUNTS:
        yield "count", fact + dice.choice((-1, 1))
    elif name == "seat":
        yield "seat", (fact + dice.randrange(1, seats)) % seats
    elif name in ("group", "suit"):
        held, other = lengths(moment.view.rules, moment.view.hand), (fact + dice.randrange(1, 4)) % 4
        # Two suits may be equally long, and then the same is true of both.
        if moment.view.table.contract or held[other] != held[fact]:
            yield "suit", other
