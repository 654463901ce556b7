"""Every reason of the rules has its sentence for whoever reads a file."""

from sjavs_desktop.core.errors import REASONS, IllegalAction, Reason
from sjavs_desktop.core.refusals import REFUSALS, refused
from sjavs_desktop.core.state import Action


def test_every_reason_has_its_sentence() -> None:
    assert set(REFUSALS) == set(REASONS)


def test_an_action_is_told_as_a_record_has_it() -> None:
    told = refused(IllegalAction(Action(1, "pass"), Reason("turn", (2,))))
    assert told == "'1 pass' is against the rules here: it is not the turn of that seat"
