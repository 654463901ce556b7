"""What is said of game points is true of the numbers, and stands where they do."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.hints import Advice
from sjavs_desktop.core.game import legal
from sjavs_desktop.engine.standing import LOST, VALUES
from sjavs_desktop.engine.teacher import Analysis, Limits, Prospect
from sjavs_desktop.ui import game_points
from sjavs_desktop.ui.review import reviewing
from sjavs_desktop.ui.review.dialog import ReviewDialog
from sjavs_desktop.ui.teaching import advising
from tests.core.games import rules_of
from tests.engine.positions import seen
from tests.ui.conftest import Opened
from tests.ui.windows import Bot

PACKS = ("sjavs", "old-mor", "klorsjavs", "schafkopf", "sjavs-3", "sjavs-2")


@pytest.mark.parametrize("key", PACKS)
def test_what_a_game_point_is_said_to_be_it_is(key: str) -> None:
    rules = rules_of(key)
    score, words = rules.score, game_points.explained(rules)
    value = VALUES[score.end]
    if score.end == "rubber":
        assert "in a close finish the same points on the score sheet count for more" in words

        def won(left: int) -> float:
            rest = (left,) * (rules.accounts - 1)
            return value(score, (left - 2, *rest), 0) - value(score, (left, *rest), 0)

        assert won(4) > won(8) > won(score.start) > 0
    elif score.end == "loser":
        assert f"costs {round(LOST)} more" in words
        others = (10,) * (rules.accounts - 1)
        assert value(score, (2, *others), 0) - value(score, (0, *others), 0) == pytest.approx(2 + LOST)
    else:
        assert ("brings each of the two 13" in words) == (rules.accounts == game_points.PAIRS)
        if rules.accounts == game_points.PAIRS:
            assert round(value(score, (10, 10, -10, -10), 0)) == 13


def test_of_the_first_choice_it_is_told_how_sure_its_number_is() -> None:
    at = seen("TD 7D KC", "8D AD 9D", suit="H", leader=0)
    actions = legal(at)[:2]
    choices = (Prospect(actions[0], 3.0, 0.0, 0.5), Prospect(actions[1], 2.0, 0.1, 0.4))
    analysis = Analysis(choices, 60, 2, spread=0.6)
    first, second = advising.candidates(Advice(at, analysis, ()), ("",) * 4)
    assert first.sure == "As far as one can tell from +1.8 to +4.2."
    assert second.sure == "Worse for certain: by 1.0 (0.8 to 1.2)."
    certain = advising.candidates(Advice(at, replace_spread(analysis), ()), ("",) * 4)
    assert certain[0].sure == ""
    assert game_points.explained(at.rules) in advising.basis(Advice(at, analysis, ()), False)


def replace_spread(analysis: Analysis) -> Analysis:
    return analysis._replace(spread=0.0)


def test_the_review_goes_by_the_limits_that_the_tutor_asks_by(
    opened: Opened, qtbot: QtBot, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(limit_doubtful="0.5", limit_bad="1.5", limit_very_bad="4")
    found: list[Limits | None] = []
    monkeypatch.setattr(ReviewDialog, "__init__", lambda self, *arguments: found.append(arguments[4]))
    monkeypatch.setattr(window, "run", lambda dialog: None)
    from sjavs_desktop.engine.play import play_match

    record = play_match(rules_of("sjavs"), ("beginner",) * 4, "limits", 1)
    reviews = reviewing.Reviewing(window, window.duelling.duels, window.teaching.advisor)
    reviews.review(replace(record))
    assert found == [Limits(0.5, 1.5, 4.0)]
