"""What a phase is: three questions, asked by the loop in `core.game`."""

from collections.abc import Callable
from typing import NamedTuple

from sjavs_desktop.core.errors import Reason
from sjavs_desktop.core.state import Action, State, Step, View


class Phase(NamedTuple):
    """One part of a deal."""

    enter: Callable[[State], Step]
    """Sets `turn` to who is asked, or to NOBODY when the phase is over at once."""
    legal: Callable[[View], tuple[Action, ...]]
    """What the viewer, whose turn it is, may do; never empty."""
    step: Callable[[State, Action], Step]
    """The state after a legal action; `turn` NOBODY ends the phase."""
    why: Callable[[View, Action], Reason]
    """Why an action that is not legal is refused."""
