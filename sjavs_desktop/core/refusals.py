"""Why an action in a file is refused, for whoever reads the file; the table says it otherwise to who plays there."""

from sjavs_desktop.core.errors import IllegalAction
from sjavs_desktop.core.notation import action_text
from sjavs_desktop.core.state import Action
from sjavs_desktop.core.wording import Sentence, sentence

REFUSALS = {
    "turn": sentence("it is not the turn of that seat"),
    "over": sentence("the match is over"),
    "kind": sentence("no such action is possible at that moment"),
    "not_held": sentence("that seat does not hold the card"),
    "follow": sentence("what was led has to be followed"),
    "overtrump": sentence("the trick has to be overtrumped"),
    "must_speak": sentence("whoever can bid has to bid"),
    "announce": sentence("the hand does not allow that bid"),
    "naming": sentence("that suit cannot be named"),
    "cut": sentence("the pack cannot be cut there"),
    "shuffle": sentence("these are not all cards of the game, each once"),
    "exchange": sentence("these cards cannot be exchanged"),
    "outbid": sentence("the bid does not beat the one that stands"),
    "locked": sentence("the hand lacks what that game needs"),
    "take": sentence("another card has to be given back"),
    "double": sentence("nobody may double at that moment"),
    "called_due": sentence("the called ace has to be played"),
    "called_kept": sentence("the called ace may not be thrown off"),
    "called_led": sentence("the suit of the called ace may only be led with the ace"),
}
"""Every reason of `core.errors.REASONS`, as something that is true of the place."""


def refused(wrong: IllegalAction, line: str = "") -> Sentence:
    """What the rules have against an action, with its line as a record has it."""
    action = wrong.action
    text = line or (action_text(action) if isinstance(action, Action) else str(action))
    return sentence("{line!r} is against the rules here: {why}", line=text, why=REFUSALS[wrong.reason.key])
