"""Why a choice is good, or worse than another: true grounds from a closed set of kinds, the most important first.

Each kind is tested on the view, on what is certain in it, on deals that could be where it says “probably”
(`grounds_odds`), and on the analysis where it speaks of what is expected. What cannot be shown to be true is not said.
"""

from collections.abc import Iterator

from sjavs_desktop.core.game import legal
from sjavs_desktop.core.settled import settled
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.engine import grounds_before, grounds_goals, grounds_play, grounds_steps, grounds_worse
from sjavs_desktop.engine.grounds_case import Ground as Ground
from sjavs_desktop.engine.grounds_case import case, ground
from sjavs_desktop.engine.grounds_goals import Test
from sjavs_desktop.engine.grounds_odds import Odds
from sjavs_desktop.engine.grounds_sight import Sight, sight
from sjavs_desktop.engine.teacher import Analysis

MOST = 3
"""Grounds that are given at most."""
WORSE = 2.0
"""Standard errors behind the best choice from which is told what speaks against a choice."""
CERTAIN, FEW = 3.0, 16
"""Standard errors from which it is said that more is expected of another one; more with few deals, as so many divided
by their number are added (an error that rests upon eight deals is itself a guess)."""
LEAST = 8
"""Deals that an analysis must have tried before anything is said of what is expected: of one deal the error is 0."""
MANY = 40
"""Deals that it takes to say that all choices come to the same."""
GAP = 0.3
"""Game points behind it that this takes at least."""
EVEN = 0.05
"""Game points between the best and the worst choice up to which they come to the same."""

ORDER = (
    # There is nothing to choose
    "last_card", "only_follow", "only_overtrump", "only_card", "only_choice", "settled", "all_same",
    # A step of the score
    "reach", "deny_reach", "one_is_enough", "more", "deny_more", "escape", "deny_escape",
    "stop_march", "march_on", "vol_alive", "first_trick_defenders", "first_trick_declarers",
    # Why it is worse
    "takes_trick", "frees_declarer", "overtakes", "misses", "gives_points", "dearer", "bares", "can_lose",
    # The trick
    "partner_sure_give", "partner_sure_keep", "ruff", "last_cheapest", "last_takes", "all_sure",
    "sure_trump", "sure_top", "sure_rest", "partner_likely_give", "partner_likely_keep",
    "all_likely", "one_likely", "find_partner", "search_called", "run_away", "show_partner", "signal_partner",
    "draw_trumps", "trump_for_declarer", "likely_win", "under_declarer", "declarer_above", "duck_highest", "duck",
    "unload", "must_take", "counts_for_you", "lowest_out", "some_above", "cannot_win", "keep_stopper",
    # What comes of it
    "save_top", "keep_counter", "partner_void", "return_suit", "short_suit", "trumps_ours", "through_declarer",
    "keep_guard", "toward",
    # Before the play
    "pays_better", "length", "longest", "partner_has_bid", "too_short", "nothing_to_say", "fold_cheaper", "fold_dear",
    "kontra_defeats", "call_short", "points_away", "suits_away", "few_plain", "wed_trumps", "trumps_held", "low_suits",
    "first_cards", "length_only", "void_beside", "look_first", "cat_counts", "trumps_kept", "gives_last",
    "outbids_partner", "outbids", "call_long", "any_cut",
    # The match, and what was expected
    "match_ours", "match_theirs", "match_pay", "costs", "most_expected",
)  # fmt: skip
"""Every kind, the most important first."""
PLACES = {kind: place for place, kind in enumerate(ORDER)}


def grounds(view: View, analysis: Analysis, action: Action, seed: int = 0) -> tuple[Ground, ...]:
    """Why an action of the viewer is good, or worse than the best of the analysis; at most three, the weightiest first.

    The same arguments give the same grounds. Nothing that the viewer cannot know is used.
    """
    found = [*expected(view, analysis, action)]
    if action.kind == "play" and view.table.phase == "play":
        found += playing(view, analysis, action, seed)
    elif action.kind in grounds_before.BEFORE:
        found += grounds_before.BEFORE[action.kind](view, action)
    if view.table.phase in ("play", "naming", "exchange", "fold"):
        found += grounds_steps.match_point(view)
    unique = {one.kind: one for one in reversed(found)}
    if len(unique) > 1:
        # That it was best when it was tried is the answer only where nothing else can be said.
        unique.pop("most_expected", None)
    return tuple(sorted(unique.values(), key=lambda one: PLACES[one.kind])[:MOST])


def worse(analysis: Analysis, action: Action, errors: float = WORSE) -> bool:
    """Whether an action is behind the best one by so many standard errors."""
    best, chosen = analysis.best, analysis.of(action)
    if best is None or chosen is None or analysis.worlds < LEAST:
        return False
    cost = best.value - chosen.value
    return cost >= GAP and cost > errors * chosen.error


def expected(view: View, analysis: Analysis, action: Action) -> Iterator[Ground]:
    """What the analysis says of it."""
    best, chosen = analysis.best, analysis.of(action)
    actions = legal(view)
    if view.table.phase != "play" and len(actions) == 1 and actions[0] == action and action.kind != "pass":
        yield ground("only_choice")
    if best is None or chosen is None or analysis.worlds < LEAST or len(analysis.choices) < 2:
        return
    last = analysis.choices[-1]
    alike = best.value - last.value <= EVEN and all(one.error <= EVEN for one in analysis.choices)
    if alike and analysis.worlds >= MANY:
        yield ground("all_same", worlds=analysis.worlds)
    elif worse(analysis, action, CERTAIN + FEW / analysis.worlds):
        yield ground("costs", other=best.action)
    elif chosen.value == best.value:
        yield ground("most_expected", worlds=analysis.worlds)


def playing(view: View, analysis: Analysis, action: Action, seed: int) -> Iterator[Ground]:
    """What speaks for a card, or against it when it is worse."""
    at = sight(view)
    one = case(at, action, Odds(view, seed))
    yield from grounds_play.forced(one)
    if at.allowed.bit_count() == 1:
        return
    if settled(view):
        yield ground("settled")
        return
    for test in tests_of(at, worse(analysis, action)):
        yield from test(one)
    if not worse(analysis, action):
        yield from grounds_steps.points(one)
        yield from grounds_steps.all_or_none(one)


def tests_of(at: Sight, behind: bool) -> tuple[Test, ...]:
    """What may speak for a card, or against one that is `behind` another, in that contract."""
    if at.contract.goal == "points":
        return grounds_worse.NEGATIVE if behind else grounds_play.POSITIVE
    table = grounds_goals.AGAINST if behind else grounds_goals.FOR
    return table[at.contract.goal][0 if at.declares else 1]
