"""How long the random games are played: `SOAK=1` plays thousands, without it a few dozen."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

_EASY = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile("quick", max_examples=12, deadline=None, suppress_health_check=_EASY)
settings.register_profile("soak", max_examples=1000, deadline=None, suppress_health_check=_EASY)
settings.load_profile("soak" if os.environ.get("SOAK") else "quick")
