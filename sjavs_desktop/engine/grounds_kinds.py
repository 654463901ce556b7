"""The closed set of reasons: what a ground is, and every kind of it in the order in which they matter."""

from typing import NamedTuple

Fact = tuple[str, object]


class Ground(NamedTuple):
    """A true reason: its kind, and everything that its sentence names."""

    kind: str
    facts: tuple[Fact, ...] = ()

    def get(self, name: str) -> object:
        """A fact by its name. Raises KeyError when the kind has no such fact."""
        return dict(self.facts)[name]


def ground(kind: str, **facts: object) -> Ground:
    """A ground of that kind with its facts."""
    return Ground(kind, tuple(facts.items()))


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
