"""A measured figure as a row: its name, its value, its target, and whether it meets it."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal


@dataclass(frozen=True)
class Row:
    """One line of the report. Without a bound it is there to read the others by."""

    name: str
    measured: float
    unit: str = ""
    bound: Literal["at least", "at most"] | None = None
    target: float = 0.0

    @property
    def verdict(self) -> Literal["ok", "miss", "-"]:
        if self.bound is None:
            return "-"
        met = self.measured >= self.target if self.bound == "at least" else self.measured <= self.target
        return "ok" if met else "miss"

    def document(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "measured": round(self.measured, 3),
            "unit": self.unit,
            "target": None if self.bound is None else f"{self.bound} {self.target:g}",
            "verdict": self.verdict,
        }


@dataclass(frozen=True)
class Effort:
    """The amount to measure: the real thing, or just enough to see that it works."""

    quick: bool = False

    def __call__(self, usual: int, quick: int) -> int:
        return quick if self.quick else usual


Figure = Callable[[Effort], list[Row]]


def table(rows: Sequence[Row]) -> str:
    """The rows for people."""
    cells = [("figure", "measured", "target", "")]
    for row in rows:
        target = "" if row.bound is None else f"{row.bound} {row.target:g} {row.unit}"
        cells.append((row.name, f"{row.measured:.4g} {row.unit}".rstrip(), target.rstrip(), row.verdict))
    widths = [max(len(line[column]) for line in cells) for column in range(3)]
    return "\n".join(
        f"{name:{widths[0]}}  {measured:>{widths[1]}}  {target:{widths[2]}}  {verdict}".rstrip()
        for name, measured, target, verdict in cells
    )


def at_share(values: Sequence[float], share: float) -> float:
    """Returns the value that this share of them does not exceed."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def median(values: Sequence[float]) -> float:
    return statistics.median(values)
