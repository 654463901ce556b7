"""A sentence for each rule of thumb that may speak for what a bot does; the engine knows only its key."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sjavs_desktop.ui.card_words import german

REASONS: dict[str, object] = {
    # Before the play
    "cut": QT_TRANSLATE_NOOP("reason", "The cards are shuffled: it does not matter where they are cut."),
    "knock": QT_TRANSLATE_NOOP("reason", "The cards are shuffled: they may as well stay as they are."),
    "lay_strong": QT_TRANSLATE_NOOP("reason", "Strong first cards: three trumps or more, half of them high ones."),
    "leave_weak": QT_TRANSLATE_NOOP("reason", "The first cards are too weak to play for double the price."),
    "pass_short": QT_TRANSLATE_NOOP("reason", "There was nothing else to say."),
    "pass_weak": QT_TRANSLATE_NOOP("reason", "The hand is good enough for no bid."),
    "leave_to_partner": QT_TRANSLATE_NOOP(
        "reason", "A partner is already winning, or has bid: better leave it to them."
    ),
    "bid_long": QT_TRANSLATE_NOOP("reason", "More trumps than a bid needs."),
    "bid_strong": QT_TRANSLATE_NOOP("reason", "Just enough trumps, but with a top trump or a sure plain card."),
    "bid_tops": QT_TRANSLATE_NOOP("reason", "At least two of the highest trumps."),
    "bid_half": QT_TRANSLATE_NOOP("reason", "A long suit with a top trump: enough where fewer points will do."),
    "bid_alone": QT_TRANSLATE_NOOP("reason", "Far enough ahead in trumps to play alone."),
    "bid_no_trick": QT_TRANSLATE_NOOP("reason", "Low cards: hardly a trick will have to be taken."),
    "bid_every_trick": QT_TRANSLATE_NOOP("reason", "There is nothing in the hand that could be lost."),
    "bid_call": QT_TRANSLATE_NOOP("reason", "Enough trumps to play with whoever holds an ace."),
    "bid_marriage": QT_TRANSLATE_NOOP("reason", "With a single trump nothing else can be played."),
    "must_bid": QT_TRANSLATE_NOOP("reason", "Passing was not allowed: this is best, or costs least."),
    "intend_play": QT_TRANSLATE_NOOP("reason", "The hand is good enough for a game."),
    "call_short": QT_TRANSLATE_NOOP(
        "reason", "The shortest suit, with few points: the ace takes its trick, and the next can be trumped."
    ),
    "name_strongest": QT_TRANSLATE_NOOP("reason", "The suit with the strongest trumps."),
    "look_first": QT_TRANSLATE_NOOP("reason", "It costs nothing to see the cards first."),
    "keep_hand": QT_TRANSLATE_NOOP("reason", "Every card of the hand is worth more than a card that nobody knows."),
    "lay_counters_away": QT_TRANSLATE_NOOP("reason", "Counters that would be lost in the play are safe there."),
    "lay_losers_away": QT_TRANSLATE_NOOP("reason", "The cards that are worth least in the play."),
    "go_on": QT_TRANSLATE_NOOP("reason", "The hand should take a trick at least: giving up costs as much as losing."),
    "fold_hopeless": QT_TRANSLATE_NOOP("reason", "The hand will hardly take a trick, and that would cost more."),
    "marry": QT_TRANSLATE_NOOP("reason", "With that trump the hand is strong enough to play."),
    "refuse_marriage": QT_TRANSLATE_NOOP("reason", "The hand is too weak to play with somebody without trumps."),
    "kontra_sure": QT_TRANSLATE_NOOP("reason", "Every trick was needed against a hand that holds the highest trump."),
    "kontra_strong": QT_TRANSLATE_NOOP("reason", "A hand with which one would nearly have played oneself."),
    "re_sure": QT_TRANSLATE_NOOP("reason", "Nothing could go wrong."),
    "re_strong": QT_TRANSLATE_NOOP("reason", "Much stronger than the game needs."),
    "silent": QT_TRANSLATE_NOOP("reason", "Not strong enough to double."),
    # The play for points
    "only_card": QT_TRANSLATE_NOOP("reason", "No other card was allowed."),
    "reach_target": QT_TRANSLATE_NOOP("reason", "It cannot lose, and brings the points that are needed at once."),
    "draw_trumps": QT_TRANSLATE_NOOP("reason", "A trump that nobody beats takes the opponents' trumps away."),
    "drive_out_trumps": QT_TRANSLATE_NOOP(
        "reason", "It forces the one or two higher trumps out, with enough trumps behind it."
    ),
    "trump_before_ace": QT_TRANSLATE_NOOP("reason", "A trump helps the declarer, and the called ace stays hidden."),
    "search_called": QT_TRANSLATE_NOOP("reason", "The called ace has to come to this suit, and may be trumped."),
    "cash_winner": QT_TRANSLATE_NOOP("reason", "The best card of its suit, while the suit should still go round."),
    "lead_to_called": QT_TRANSLATE_NOOP("reason", "The partner's ace takes this trick."),
    "trump_for_declarer": QT_TRANSLATE_NOOP("reason", "A trump for the declarer, so that the opponents lose theirs."),
    "return_suit": QT_TRANSLATE_NOOP("reason", "The suit that the partner had led comes back."),
    "long_way_or_short": QT_TRANSLATE_NOOP(
        "reason", "A long suit when the declarer plays next, else a short one: they shall have to decide early."
    ),
    "for_partner_to_ruff": QT_TRANSLATE_NOOP("reason", "A suit that the partner is out of and can trump."),
    "lead_singleton": QT_TRANSLATE_NOOP("reason", "A lone card: the next time that suit can be trumped."),
    "lead_worthless": QT_TRANSLATE_NOOP("reason", "Nothing to win: a plain card that counts little."),
    "cash_sure": QT_TRANSLATE_NOOP("reason", "It cannot be beaten."),
    "lead_lowest": QT_TRANSLATE_NOOP("reason", "Nothing better to lead: the card that is missed least."),
    "leave_to_ace": QT_TRANSLATE_NOOP("reason", "The partner's ace is still to come and takes this trick."),
    "trump_the_ace": QT_TRANSLATE_NOOP("reason", "The called ace has to come into this trick: it is trumped before."),
    "keep_points": QT_TRANSLATE_NOOP("reason", "The partner wins; the points stay in the hand."),
    "smear_sure": QT_TRANSLATE_NOOP("reason", "The partner wins for certain: points for that trick."),
    "win_last": QT_TRANSLATE_NOOP("reason", "Last to play, and the trick is worth the card."),
    "win_sure": QT_TRANSLATE_NOOP("reason", "It takes the trick for certain, and the trick is worth it."),
    "smear_likely": QT_TRANSLATE_NOOP("reason", "The partner should win: points for that trick."),
    "play_best_of_suit": QT_TRANSLATE_NOOP("reason", "It takes the trick and will probably not be beaten."),
    "ruff_counter": QT_TRANSLATE_NOOP("reason", "A counter lies there: worth a trump."),
    "third_hand": QT_TRANSLATE_NOOP("reason", "No partner plays after this: the opponents shall not win cheaply."),
    "throw_lowest": QT_TRANSLATE_NOOP("reason", "Nothing to win at a fair price: the card that is missed least."),
    # The play for no trick, and against it
    "shun_lead_low": QT_TRANSLATE_NOOP("reason", "No trick may be taken: the lowest card."),
    "shun_duck": QT_TRANSLATE_NOOP("reason", "It stays below, and gets rid of the most dangerous card."),
    "shun_hope": QT_TRANSLATE_NOOP("reason", "It wins so far, but somebody who is still to play may beat it."),
    "shun_lost": QT_TRANSLATE_NOOP("reason", "The trick is taken anyhow: then with the most dangerous card."),
    "press_lead_under": QT_TRANSLATE_NOOP("reason", "A low card of a suit that the declarer must follow."),
    "press_lead_low": QT_TRANSLATE_NOOP("reason", "The lowest card: the declarer shall have to go over it."),
    "press_stay_under": QT_TRANSLATE_NOOP("reason", "The declarer is winning: it stays below."),
    "press_before_declarer": QT_TRANSLATE_NOOP("reason", "The declarer is still to play: low, so that they must win."),
    "press_unload": QT_TRANSLATE_NOOP("reason", "The declarer is safe in this trick: the high cards go now."),
    # The play for least
    "least_march": QT_TRANSLATE_NOOP("reason", "Every trick was within reach, and taking all of them wins."),
    "least_lead_under": QT_TRANSLATE_NOOP("reason", "A card that others should beat."),
    "least_lead_low": QT_TRANSLATE_NOOP("reason", "Points count against whoever takes them: the safest lead."),
    "least_stop_march": QT_TRANSLATE_NOOP("reason", "Somebody was taking every trick: this one stops that."),
    "least_unload": QT_TRANSLATE_NOOP("reason", "Somebody else takes the trick: the points go there."),
    "least_take_at_last": QT_TRANSLATE_NOOP("reason", "Last to play on a light trick: a high card goes cheaply."),
    "least_hope": QT_TRANSLATE_NOOP("reason", "The lowest card, in the hope that somebody beats it."),
    # The play for every trick, and against it
    "sweep_sure": QT_TRANSLATE_NOOP("reason", "Every trick is needed, and this card wins for certain."),
    "sweep_likeliest": QT_TRANSLATE_NOOP("reason", "Every trick is needed: the card that most likely wins."),
    "sweep_highest": QT_TRANSLATE_NOOP("reason", "Every trick is needed: the highest card that wins so far."),
    "stop_likeliest": QT_TRANSLATE_NOOP("reason", "One trick is enough to defeat this: the likeliest to win."),
    "stop_sure": QT_TRANSLATE_NOOP("reason", "One trick is enough to defeat this, and here it is."),
    "stop_highest": QT_TRANSLATE_NOOP("reason", "One trick is enough to defeat this: as high as possible."),
    "stop_keep_guard": QT_TRANSLATE_NOOP("reason", "A card that guards nothing: those that may still win are kept."),
}
"""By the key of a rule why it speaks for an action."""

OF_A_SAU: dict[str, object] = {
    "bid_call": QT_TRANSLATE_NOOP("reason", "Enough trumps to play with whoever holds a Sau."),
    "call_short": QT_TRANSLATE_NOOP(
        "reason", "The shortest suit, with few points: the Sau takes its trick, and the next can be trumped."
    ),
    "trump_before_ace": QT_TRANSLATE_NOOP("reason", "A trump helps the declarer, and the called Sau stays hidden."),
    "search_called": QT_TRANSLATE_NOOP("reason", "The called Sau has to come to this suit, and may be trumped."),
    "lead_to_called": QT_TRANSLATE_NOOP("reason", "The partner's Sau takes this trick."),
    "leave_to_ace": QT_TRANSLATE_NOOP("reason", "The partner's Sau is still to come and takes this trick."),
    "trump_the_ace": QT_TRANSLATE_NOOP("reason", "The called Sau has to come into this trick: it is trumped before."),
}
"""The same with the German deck, where they speak of an ace."""


def sentence(key: str) -> str:
    """Why the rule of that key speaks for an action; empty for no rule."""
    said = OF_A_SAU.get(key) if german() else None
    return QCoreApplication.translate("reason", str(said or REASONS[key])) if key in REASONS else ""
