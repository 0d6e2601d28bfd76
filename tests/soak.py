"""What only `make soak` plays: more of the same, to find what is rare."""

from __future__ import annotations

import os

import pytest

SOAK = bool(os.environ.get("CASTELLAN_SOAK"))


def in_soak(*values: object) -> object:
    """A case of a parametrized test that the other cases stand for."""
    return pytest.param(*values, marks=pytest.mark.skipif(not SOAK, reason="`make soak` plays it"))
