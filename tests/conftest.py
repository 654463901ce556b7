"""What all tests share: Qt without a display, and the profiles of Hypothesis (`HYPOTHESIS_PROFILE=ci` in CI)."""

import os
import tempfile

from hypothesis import settings

# The packs of whoever runs the tests are none of the tests' business.
os.environ["XDG_DATA_HOME"] = os.path.join(tempfile.gettempdir(), "sjavs-tests-find-no-data-here")
# Tests of the real window start an X server of their own.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Nor is the language that they speak.
os.environ["LC_ALL"] = "C.UTF-8"

settings.register_profile("dev", deadline=None, database=None, max_examples=40)
settings.register_profile("ci", deadline=None, database=None, max_examples=80, derandomize=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))
