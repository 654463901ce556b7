"""Threads that think step back behind the one that paints."""

import os
import sys
import threading

import pytest

from sjavs_desktop.engine.crew import BEHIND, SHARES, OneTime


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux counts niceness by thread")
def test_only_the_threads_of_a_crew_step_back() -> None:
    def here() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    before = here()
    crew = OneTime()
    try:
        found = [one.result() for one in [crew._pool.submit(here) for _ in range(4 * SHARES)]]
    finally:
        crew.close()
    assert set(found) == {max(BEHIND, before)}
    assert here() == before
