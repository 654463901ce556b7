"""What all tests share: the profiles of Hypothesis (`HYPOTHESIS_PROFILE=ci` in the continuous integration)."""

import os

from hypothesis import settings

settings.register_profile("dev", deadline=None, database=None, max_examples=40)
settings.register_profile("ci", deadline=None, database=None, max_examples=80, derandomize=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))
