"""Tests of the rules."""

import pytest

pytest.register_assert_rewrite("tests.core.checks")
