"""How a game is played as the castle of a day: by one person, alone or with computer players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class DailyForm(NamedTuple):
    """So many seats, the person in the first one and computer players in the others."""

    seats: int
    options: Mapping[str, Any] = {}
    """What is not as ever among the variants."""
    player: str = "fair"
    """The computer players' level. It must not depend on time: everybody meets the same ones."""
