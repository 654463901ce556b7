""" "Why did you do that?": told in sentences when a deal is over, and not before."""

import re

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from sjavs_desktop.app.why import Explained
from sjavs_desktop.core.view import view
from sjavs_desktop.engine.beginner import GOALS, explain
from sjavs_desktop.engine.levels import decided
from sjavs_desktop.ui import reasons, why_text
from sjavs_desktop.ui.dialogs.why import WhyDialog
from tests.core.games import rules_of
from tests.engine.moments import GAMES, rules_for
from tests.engine.positions import decisions
from tests.ui.conftest import Opened
from tests.ui.windows import LONG, NAMES, Dialogs, Person, press_keys, status


def test_every_rule_of_thumb_has_a_sentence_of_its_own() -> None:
    rules = {rule.key for pair in GOALS.values() for side in pair for table in side for rule in table}
    assert rules <= set(reasons.REASONS)
    said = [reasons.sentence(key) for key in reasons.REASONS]
    assert all(re.fullmatch(r"[A-Z].*[.]", one) and "{" not in one for one in said)
    assert len(set(said)) == len(said)
    assert reasons.sentence("") == ""


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_that_a_beginner_gives_has_a_sentence(game: str) -> None:
    rules = rules_for(game)
    for state, seat, seed in decisions(rules, ("beginner",) * rules.seats, "reasons", 12):
        _, reason = explain(view(state, seat), seed)
        assert reasons.sentence(reason), reason


@pytest.mark.parametrize("pack", ["sjavs", "klorsjavs", "old-mor", "schafkopf-house", "sjavs-2", "sjavs-3"])
@pytest.mark.parametrize("level", ["beginner", "club", "bold"])
def test_every_decision_can_be_told(qtbot: QtBot, pack: str, level: str) -> None:
    rules, found = rules_of(pack), []
    for number, (state, seat, seed) in enumerate(decisions(rules, ("beginner",) * rules.seats, "told", 2)):
        if number % 3 == 0:
            seen = view(state, seat)
            found.append(Explained(seen, decided(level, seen, seed)))
    dialog = WhyDialog(found, NAMES)
    qtbot.addWidget(dialog)
    for one in found:
        page = why_text.html(one, NAMES)
        assert why_text.sentence(one)
        assert "{" not in page
        assert ("<table" in page) == bool(one.decision.choices)
        assert "No rule of thumb" not in page or not (one.decision.choices or why_text.also(one, NAMES))
    assert dialog.place == len(found) - 1
    assert not dialog.later.isEnabled()
    dialog.earlier.click()
    assert dialog.place == len(found) - 2
    dialog.go(-1000)
    assert dialog.place == 0
    assert not dialog.earlier.isEnabled()
    assert why_text.heading(found[0], NAMES) in dialog.page.toPlainText()


def test_it_is_told_at_the_end_of_the_deal_and_not_before(opened: Opened, qtbot: QtBot, dialogs: Dialogs) -> None:
    window = opened(level="beginner")
    shown: list[str] = []

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, WhyDialog)
        shown.append(dialog.page.toPlainText())
        dialog.go(-1)
        shown.append(dialog.page.toPlainText())
        dialog.reject()

    dialogs.act = look
    press_keys(window, "W")
    assert dialogs.shown == []
    assert status(window) == "There is no deal yet that could be talked about."
    window.referee.new_match(window.rules(), NAMES, ("human", "beginner", "beginner", "beginner"), "why", 3)
    person = Person(window, 1)
    person.play(qtbot, lambda: bool(window.match.felt.shown and window.match.felt.shown.table.tricks))
    qtbot.waitUntil(person.ready, timeout=LONG)
    press_keys(window, "W")
    assert dialogs.shown == []
    assert "when the deal is over" in status(window)
    person.play(qtbot, window.match.deal_over.isVisible)
    press_keys(window, "W")
    assert [type(one) for one in dialogs.shown] == [WhyDialog]
    assert len(shown) == 2
    assert shown[0] != shown[1]
    assert all(re.match(r"(Marjun|Jógvan|Sunniva): \S", one) for one in shown)
