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
    turns: int | None = None
    """The person's turns after which it is over; None: it is played to its end."""
    presses: int = 60
    """About how many presses a whole one takes; people read it before they begin."""
    since: str = ""
    """The first day on which this form is played, as in 2026-11-19; earlier days are played by `earlier`."""
    earlier: DailyForm | None = None

    def on(self, day: str) -> DailyForm:
        """Returns the form of a day: deals of past days stay what they were."""
        return self if self.earlier is None or day >= self.since else self.earlier.on(day)
