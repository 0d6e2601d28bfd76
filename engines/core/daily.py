"""The setup of a game as the daily castle: for one person, alone or with computer players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class DailyForm(NamedTuple):
    """The number of seats: the person takes the first one, computer players take the others."""

    seats: int
    options: Mapping[str, Any] = {}
    """Options that differ from the defaults."""
    player: str = "fair"
    """The computer players' level. It must not depend on time, so that all people meet equal opponents."""
