"""The number of random games: a few, or thousands with `CASTELLAN_SOAK=1`."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, Phase, settings

import engines.core.players  # noqa: F401  # before numpy: it says how many threads that starts
from tests.soak import SOAK

_EASY = [HealthCheck.too_slow, HealthCheck.data_too_large]

# The same games in every run, so that a rare failure is found by `make soak` and not by an unrelated change.
settings.register_profile(
    "quick", max_examples=2, deadline=None, suppress_health_check=_EASY, derandomize=True
)
settings.register_profile("soak", max_examples=200, deadline=None, suppress_health_check=_EASY)
settings.register_profile(  # for mutations, which only want to know whether a test fails
    "unshrunk", settings.get_profile("quick"), phases=[Phase.explicit, Phase.generate]
)
settings.load_profile("unshrunk" if os.environ.get("CASTELLAN_UNSHRUNK") else "soak" if SOAK else "quick")
