"""Loading the engine bit by bit: each module by itself, and only while nobody waits."""

import gc
import json
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sjavs_desktop.app import warming
from sjavs_desktop.app.warming import ENGINE, Warming

TOP = Path(__file__).parents[2]
ONE_BY_ONE = """
import json, sys
from importlib import import_module
from sjavs_desktop.app.warming import ENGINE

def engine():
    return {one for one in sys.modules if one.startswith("sjavs_desktop.engine.")}

more = {}
for name in ENGINE:
    before = engine()
    import_module(f"sjavs_desktop.engine.{name}")
    more[name] = sorted(engine() - before - {f"sjavs_desktop.engine.{name}"})
before = engine()
import sjavs_desktop.engine.crew, sjavs_desktop.engine.levels
import sjavs_desktop.engine.teacher, sjavs_desktop.engine.grounds
print(json.dumps({"more": {key: one for key, one in more.items() if one}, "left": sorted(engine() - before)}))
"""


def test_each_module_is_loaded_by_itself_and_none_is_left_for_bots_hints_and_their_reasons() -> None:
    done = subprocess.run([sys.executable, "-c", ONE_BY_ONE], capture_output=True, text=True, check=True, cwd=TOP)
    assert json.loads(done.stdout) == {"more": {}, "left": []}


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is loaded, without loading anything or keeping anything for good."""
    names: list[str] = []
    monkeypatch.setattr(warming, "import_module", names.append)
    monkeypatch.setattr(warming, "NEXT", 0)
    monkeypatch.setattr(warming, "LATER", 0)
    monkeypatch.setattr(gc, "freeze", lambda: names.append("kept"))
    return names


def test_what_is_given_is_made_ready_before_the_engine_and_one_step_at_a_time(qtbot: QtBot, loaded: list[str]) -> None:
    seen: list[int] = []

    def calm() -> bool:
        seen.append(len(loaded))
        return True

    made = Warming(calm, before=(lambda: loaded.append("first"), lambda: loaded.append("second")))
    with qtbot.waitSignal(made.done):
        pass
    assert loaded[:3] == ["first", "second", f"sjavs_desktop.engine.{ENGINE[0]}"]
    assert seen == list(range(len(ENGINE) + 3))


def test_nothing_is_loaded_while_somebody_waits(qtbot: QtBot, loaded: list[str]) -> None:
    asked: list[int] = []
    """How much was loaded each time when it was asked whether anybody waits."""

    def calm() -> bool:
        asked.append(len(loaded))
        return len(asked) > 20 or 5 <= len(asked) < 10

    made = Warming(calm)
    with qtbot.waitSignal(made.done):
        pass
    assert asked[:6] == [0, 0, 0, 0, 0, 1]
    assert asked[10:21] == [5] * 11
    assert loaded == [*(f"sjavs_desktop.engine.{name}" for name in ENGINE), "kept"]
