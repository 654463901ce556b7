"""Why a choice is good, or worse than another: a sentence for each kind of ground, with the facts that it names.

The sentences tell of “this hand” and “this side”, so that they are right for the person at the screen as well as for a
bot that tells its own reasons; a player is named in brackets, as that player may be “You”.
"""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sjavs_desktop.core.ranking import TRUMPS
from sjavs_desktop.core.state import Action, View
from sjavs_desktop.engine.grounds_kinds import Ground
from sjavs_desktop.ui import card_words, text

TEXTS: dict[str, object] = {
    # There is nothing to choose
    "last_card": QT_TRANSLATE_NOOP("ground", "It is the last card of this hand."),
    "only_follow": QT_TRANSLATE_NOOP(
        "ground", "The suit led is {suit}, and the {card} is the only card of it in this hand."
    ),
    "only_follow_trump": QT_TRANSLATE_NOOP("ground", "A trump was led, and the {card} is the only one in this hand."),
    "only_overtrump": QT_TRANSLATE_NOOP("ground", "The {best} must be overtrumped, and only the {card} does it."),
    "only_card": QT_TRANSLATE_NOOP("ground", "The rules allow no other card here."),
    "only_choice": QT_TRANSLATE_NOOP("ground", "There is nothing else to choose."),
    "settled": QT_TRANSLATE_NOOP("ground", "Nothing that is still played can change the score of this deal."),
    "all_same": QT_TRANSLATE_NOOP(
        "ground", "In all {worlds} deals that were tried, every choice came to about the same."
    ),
    # A step of the score
    "reach": QT_TRANSLATE_NOOP(
        "ground", "The trick is certain and counts {pot}: with {have} card points this side has its {target}."
    ),
    "more": QT_TRANSLATE_NOOP(
        "ground",
        "The trick is certain and counts {pot}: {have} card points, and from {target} on the game is worth more.",
    ),
    "escape": QT_TRANSLATE_NOOP(
        "ground",
        "The trick is certain and counts {pot}: {have} card points, and below {target} a defeat would cost more.",
    ),
    "deny_reach": QT_TRANSLATE_NOOP(
        "ground",
        "The trick is certain and counts {pot}: with {have} card points here the declarers cannot reach {target}.",
    ),
    "deny_more": QT_TRANSLATE_NOOP(
        "ground",
        "The trick is certain and counts {pot}: with {have} card points here the declarers cannot reach {target}, from "
        "which their game is worth more.",
    ),
    "deny_escape": QT_TRANSLATE_NOOP(
        "ground",
        "The trick is certain and counts {pot}: with {have} card points here the declarers cannot get to {target}, and "
        "their defeat costs more.",
    ),
    "toward": QT_TRANSLATE_NOOP(
        "ground", "The trick is certain and counts {pot}: {have} card points, {lacks} short of {target}."
    ),
    "first_trick_defenders": QT_TRANSLATE_NOOP(
        "ground", "A first trick for this side is certain: the declarers cannot take them all any more."
    ),
    "first_trick_declarers": QT_TRANSLATE_NOOP(
        "ground", "A first trick for this side is certain: to take none at all would cost more."
    ),
    # Why it is worse
    "takes_trick": QT_TRANSLATE_NOOP("ground", "The {card} takes the trick for certain, and no trick may be taken."),
    "frees_declarer": QT_TRANSLATE_NOOP(
        "ground", "It goes above the declarer's {best} ({name}), who ought to get a trick."
    ),
    "overtakes": QT_TRANSLATE_NOOP(
        "ground", "It goes above the partner's {best} ({name}), which no opponent could have beaten."
    ),
    "misses": QT_TRANSLATE_NOOP(
        "ground", "The {other} would take for certain the {points} card points that lie there; so they are lost."
    ),
    "gives_points": QT_TRANSLATE_NOOP(
        "ground", "The opponents have this trick with the {best} ({name}), and the {card} adds {gives} to it."
    ),
    "dearer": QT_TRANSLATE_NOOP("ground", "The {other} takes this trick too, and is weaker than the {card}."),
    "bares": QT_TRANSLATE_NOOP("ground", "It leaves the {counter} without a guard, and these are still out: {above}."),
    "can_lose": QT_TRANSLATE_NOOP("ground", "Still out above the {card}: {above}."),
    # The trick
    "partner_sure_give": QT_TRANSLATE_NOOP(
        "ground", "The trick is safe with the partner's {best} ({name}): the {card} adds {gives} to it."
    ),
    "partner_sure_keep": QT_TRANSLATE_NOOP(
        "ground", "The trick is safe with the partner's {best} ({name}): cards that count more stay in the hand."
    ),
    "partner_likely_give": QT_TRANSLATE_NOOP(
        "ground", "The trick is probably safe with the partner's {best} ({name}): the {card} adds {gives} to it."
    ),
    "partner_likely_keep": QT_TRANSLATE_NOOP(
        "ground",
        "The trick is probably safe with the partner's {best} ({name}): cards that count more stay in the hand.",
    ),
    "ruff": QT_TRANSLATE_NOOP(
        "ground", "No {suit} in this hand: the {card} trumps the {points} card points that lie there."
    ),
    "last_cheapest": QT_TRANSLATE_NOOP(
        "ground", "Last to play: the {card} is the weakest card that takes the trick; it counts {points}."
    ),
    "last_takes": QT_TRANSLATE_NOOP("ground", "Last to play: the {card} takes the trick; it counts {points}."),
    "all_sure": QT_TRANSLATE_NOOP("ground", "Every trick is needed, and with the {card} this one is certain."),
    "one_is_enough": QT_TRANSLATE_NOOP(
        "ground", "One trick defeats the declarer, and with the {card} this one is certain."
    ),
    "all_likely": QT_TRANSLATE_NOOP("ground", "Every trick is needed, and the {card} will probably not be beaten."),
    "one_likely": QT_TRANSLATE_NOOP(
        "ground", "One trick defeats the declarer, and the {card} will probably not be beaten."
    ),
    "sure_trump": QT_TRANSLATE_NOOP("ground", "No stronger trump is out: nobody can beat the {card}."),
    "sure_top": QT_TRANSLATE_NOOP(
        "ground", "No stronger {suit} is out, and no opponent still to play can trump: the {card} is safe."
    ),
    "sure_rest": QT_TRANSLATE_NOOP("ground", "No opponent still to play can beat the {card}."),
    "likely_win": QT_TRANSLATE_NOOP("ground", "Probably no opponent still to play can beat the {card}."),
    "find_partner": QT_TRANSLATE_NOOP(
        "ground", "The {called} was called and must be played to this suit: that shows who the partner is."
    ),
    "search_called": QT_TRANSLATE_NOOP("ground", "The {called} was called and must be played to this suit."),
    "show_partner": QT_TRANSLATE_NOOP("ground", "The {called} was called: it shows who plays with the declarer."),
    "signal_partner": QT_TRANSLATE_NOOP(
        "ground", "This hand plays with the declarer ({name}), whom a trump helps; the {called} stays hidden."
    ),
    "under_declarer": QT_TRANSLATE_NOOP("ground", "The {card} stays below the declarer's {best} ({name})."),
    "declarer_above": QT_TRANSLATE_NOOP(
        "ground", "The declarer ({name}) is still to play and probably has a card above the {card}."
    ),
    "duck_highest": QT_TRANSLATE_NOOP(
        "ground", "The {card} stays below the {best}, and is the highest of its suit that does."
    ),
    "duck": QT_TRANSLATE_NOOP("ground", "The {card} stays below the {best}."),
    "unload": QT_TRANSLATE_NOOP(
        "ground", "The {card} cannot beat the {best}: what it counts ({gives}) goes to somebody else."
    ),
    "must_take": QT_TRANSLATE_NOOP("ground", "Last to play, and every card that is allowed takes the trick."),
    "counts_for_you": QT_TRANSLATE_NOOP("ground", "The trick comes to {points} card points."),
    "cannot_win": QT_TRANSLATE_NOOP(
        "ground", "No card that is allowed beats the {best} ({name}): the {card} counts least ({gives})."
    ),
    "keep_stopper": QT_TRANSLATE_NOOP(
        "ground", "The {top}, the best card left of its suit, stays in the hand: one trick is enough."
    ),
    # What comes of it
    "save_top": QT_TRANSLATE_NOOP(
        "ground", "Only {points} card points lie there: the {top}, the strongest trump left, is saved for more."
    ),
    "keep_counter": QT_TRANSLATE_NOOP(
        "ground", "The {counter} stays in the hand while these are out above it: {above}."
    ),
    "partner_void": QT_TRANSLATE_NOOP("ground", "The partner ({name}) has no {suit} left and can probably trump."),
    "return_suit": QT_TRANSLATE_NOOP("ground", "The partner ({name}) has led {suit} before; so it comes back."),
    "short_suit": QT_TRANSLATE_NOOP(
        "ground", "The {card} is this hand's only card of {suit}: from then on that suit can be trumped."
    ),
    "through_declarer": QT_TRANSLATE_NOOP("ground", "The declarer ({name}) plays next, and a partner only after that."),
    "keep_guard": QT_TRANSLATE_NOOP("ground", "The {guard} stays to guard the {counter}."),
    # Before the play
    "pays_better": QT_TRANSLATE_NOOP(
        "ground", "A game in {suit} that is won brings {better} at least; in another suit it would be {simple}."
    ),
    "partner_has_bid": QT_TRANSLATE_NOOP("ground", "The partner ({name}) has bid already."),
    "nothing_to_say": QT_TRANSLATE_NOOP("ground", "There is nothing that this hand could bid."),
    "fold_cheaper": QT_TRANSLATE_NOOP("ground", "To fold costs {costs}; to play on may cost {most}."),
    "fold_dear": QT_TRANSLATE_NOOP("ground", "To fold costs {costs}; to play on and lose costs {least} at least."),
    "kontra_defeats": QT_TRANSLATE_NOOP("ground", "With all cards open the declarers would probably fail."),
    "points_away": QT_TRANSLATE_NOOP(
        "ground", "{cards}: {points} card points that count for the declarer, and cannot be lost any more."
    ),
    "suits_away": QT_TRANSLATE_NOOP("ground", "The last cards of these suits are laid away: {suits}."),
    "void_beside": QT_TRANSLATE_NOOP("ground", "With {suit} as trumps this hand has no card of: {suits}."),
    "look_first": QT_TRANSLATE_NOOP("ground", "To look costs nothing: cards are laid away only after that."),
    "outbids": QT_TRANSLATE_NOOP("ground", "It goes above what was bid before ({name})."),
    "outbids_partner": QT_TRANSLATE_NOOP("ground", "It goes above the partner's bid ({name})."),
    "gives_last": QT_TRANSLATE_NOOP("ground", "The {card} is this hand's only card of {suit}."),
    "any_cut": QT_TRANSLATE_NOOP("ground", "The cards are shuffled: no place is better than another."),
    # The match, and what was expected
    "match_ours": QT_TRANSLATE_NOOP(
        "ground", "This side has {left} left: whatever it wins in this deal brings it to 0."
    ),
    "match_theirs": QT_TRANSLATE_NOOP(
        "ground", "The opponents have {left} left: whatever they win in this deal brings them to 0."
    ),
    "match_pay": QT_TRANSLATE_NOOP("ground", "Only {left} left: to lose this deal brings this account to 0."),
    "costs": QT_TRANSLATE_NOOP("ground", "More is expected of another choice: {choice}."),
    "most_expected": QT_TRANSLATE_NOOP("ground", "In {worlds} deals that were tried, nothing brought more on average."),
}
"""By kind what is said; a kind that names a suit may have another text for trumps, ending in `_trump`."""


def counted(kind: str, number: int) -> str:
    """What is said by kinds that count something; empty for others."""
    say: dict[str, Callable[[], str]] = {
        "stop_march": lambda: QCoreApplication.translate(
            "ground", "{name} has taken all %n trick(s) so far, and the {card} ends that for certain.", "", number
        ),
        "march_on": lambda: QCoreApplication.translate(
            "ground", "All %n trick(s) so far lie here, and the {card} takes this one for certain.", "", number
        ),
        "vol_alive": lambda: QCoreApplication.translate(
            "ground", "All %n trick(s) so far are this side's, and this one is certain too.", "", number
        ),
        "run_away": lambda: QCoreApplication.translate(
            "ground",
            "%n card(s) of the suit are in this hand, the called {called} too: so a lower one may be led.",
            "",
            number,
        ),
        "draw_trumps": lambda: QCoreApplication.translate(
            "ground", "%n trump(s) are still out: to lead trumps draws them.", "", number
        ),
        "trump_for_declarer": lambda: QCoreApplication.translate(
            "ground", "%n trump(s) are still out: to lead one helps the declarer ({name}).", "", number
        ),
        "lowest_out": lambda: QCoreApplication.translate(
            "ground", "%n card(s) above the {card} are still out, and none below it.", "", number
        ),
        "some_above": lambda: QCoreApplication.translate(
            "ground", "%n card(s) above the {card} are still out.", "", number
        ),
        "trumps_ours": lambda: QCoreApplication.translate(
            "ground", "No opponent can have a trump any more, and this hand has %n.", "", number
        ),
        **before(number),
    }
    return say[kind]() if kind in say else ""


def before(number: int) -> dict[str, Callable[[], str]]:
    """The same for what is chosen before the play."""
    return {
        "length": lambda: QCoreApplication.translate(
            "ground", "%n trump(s) with {suit}, {fixed} of them permanent ones.", "", number
        ),
        "longest": lambda: QCoreApplication.translate(
            "ground", "No suit makes more trumps than {suit}: %n, {fixed} of them permanent ones.", "", number
        ),
        "length_only": lambda: QCoreApplication.translate(
            "ground", "The longest suit, {suit}, would make %n trump(s), {fixed} of them permanent ones.", "", number
        ),
        "too_short": lambda: QCoreApplication.translate(
            "ground", "The longest suit, {suit}, would make %n trump(s); a bid in it needs {needs}.", "", number
        ),
        "trumps_held": lambda: QCoreApplication.translate(
            "ground", "This hand has %n of the {all} trumps, {tops} of the {of} strongest among them.", "", number
        ),
        "trumps_held_suit": lambda: QCoreApplication.translate(
            "ground",
            "With {suit} this hand has %n of the {all} trumps, {tops} of the {of} strongest among them.",
            "",
            number,
        ),
        "low_suits": lambda: QCoreApplication.translate(
            "ground", "In %n suit(s) this hand has the lowest card, or none at all.", "", number
        ),
        "first_cards": lambda: QCoreApplication.translate(
            "ground", "%n trump(s) are among the first {cards} cards.", "", number
        ),
        "call_short": lambda: QCoreApplication.translate(
            "ground",
            "%n card(s) of {suit}, no more than of any suit that can be called; they count {points}.",
            "",
            number,
        ),
        "call_long": lambda: QCoreApplication.translate(
            "ground",
            "%n card(s) of {suit}; of another suit that can be called there would be only {least}.",
            "",
            number,
        ),
        "few_plain": lambda: QCoreApplication.translate(
            "ground", "%n card(s) of this hand are no trumps, and {talon} would have to be laid away.", "", number
        ),
        "cat_counts": lambda: QCoreApplication.translate(
            "ground", "The %n card(s) in the middle count for the declarer all the same.", "", number
        ),
        "trumps_kept": lambda: QCoreApplication.translate("ground", "All %n trump(s) stay in this hand.", "", number),
        "wed_trumps": lambda: QCoreApplication.translate(
            "ground", "This hand has %n trump(s) besides the open {card}.", "", number
        ),
    }


def choice(view: View, action: Action) -> str:
    """A choice as short as it can be read."""
    if action.kind == "play" and isinstance(action.value, int):
        return card_words.card_name(action.value)
    if action.kind == "silent":
        return QCoreApplication.translate("why", "say nothing")
    label = text.button_label(view, action)
    if isinstance(action.value, tuple) and action.value:
        return f"{label}: {card_words.card_signs(action.value)}"
    return label


def suit_word(group: int) -> str:
    """A suit, or the trumps, in words."""
    return QCoreApplication.translate("why", "trumps") if group == TRUMPS else card_words.suit_name(group)


ONE_CARD = ("card", "best", "other", "top", "counter", "guard", "called")
MANY_CARDS = ("above", "cards")


def worded(name: str, fact: Any, view: View, names: Sequence[str]) -> dict[str, object]:
    """The places of a sentence that a fact fills."""
    if isinstance(fact, Action):
        return {"choice": choice(view, fact)}
    if name in ONE_CARD and isinstance(fact, int):
        return {name: card_words.card_name(fact)}
    if name in MANY_CARDS and isinstance(fact, tuple):
        return {name: card_words.card_signs(fact)}
    if name == "suits":
        return {name: ", ".join(suit_word(one) for one in fact)}
    if name in ("suit", "group"):
        return {"suit": "" if fact is None else suit_word(fact)}
    if name == "seat":
        return {"name": names[fact]}
    return {name: fact}


def kind_of(ground: Ground, view: View) -> str:
    """The key of the text: a few kinds have another one where a suit is named, or where trumps are."""
    facts = dict(ground.facts)
    if f"{ground.kind}_trump" in TEXTS and facts.get("group") == TRUMPS:
        return f"{ground.kind}_trump"
    if ground.kind == "trumps_held" and facts["suit"] is not None:
        return "trumps_held_suit"
    return ground.kind


def sentence(ground: Ground, view: View, names: Sequence[str]) -> str:
    """A ground in words; `names` are by seat what the players are called."""
    kind, number = kind_of(ground, view), dict(ground.facts).get("number")
    if kind in TEXTS:
        words = QCoreApplication.translate("ground", str(TEXTS[kind]))
    else:
        words = counted(kind, number if isinstance(number, int) else 0)
    places: dict[str, object] = {}
    for name, fact in ground.facts:
        places |= worded(name, fact, view, names)
    said = words.format(**places)
    return said[:1].upper() + said[1:]
