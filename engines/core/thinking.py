"""The thinking time of computer players: the only clock that engines have."""

from __future__ import annotations

import time


class Thinking:
    """The time left for one decision, in seconds.

    A player checks `over` between its iterations, often enough to stay within a tenth of the budget. With a
    budget of `math.inf` it is never over: the player runs its fixed number of iterations, and its choice
    depends on the view and the chance alone.
    """

    def __init__(self, budget: float) -> None:
        self.budget = budget
        self._begun = time.perf_counter()
        self._end = self._begun + budget

    def part(self, share: float) -> Thinking:
        """Returns the same decision with only a share of the budget, counted from its beginning."""
        shorter = Thinking(self.budget * share)
        shorter._end += self._begun - shorter._begun
        return shorter

    @property
    def over(self) -> bool:
        return time.perf_counter() >= self._end


def look_at_clock() -> float:
    """Returns seconds of a monotonic clock, to measure thinking times."""
    return time.perf_counter()
