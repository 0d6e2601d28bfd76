"""The results of the presses: counted, timed, and printed as a table or as JSON."""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field


@dataclass
class Tally:
    """The presses of one stretch of time."""

    sent: int = 0
    answered: int = 0
    refused: int = 0
    failed: int = 0
    acknowledged: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)

    def acknowledged_within(self, seconds: float) -> float:
        """Returns the share of the sent presses that were acknowledged within that time."""
        return _share(self.acknowledged, seconds, self.sent)

    def answered_within(self, seconds: float) -> float:
        return _share(self.seconds, seconds, self.sent)


def _share(times: Sequence[float], seconds: float, count: int) -> float:
    """Returns the share of `count` presses that took no longer; 1 if there were none."""
    return sum(one <= seconds for one in times) / count if count else 1.0


@dataclass(frozen=True)
class Row:
    """The results of one rate. Times are in milliseconds, memory is in megabytes."""

    wanted: float
    sent: int
    answered: int
    refused: int
    failed: int
    missed: int
    """Moments at which no person was ready to press: all waited for an answer."""
    rate: float
    p50: float
    p95: float
    longest: float
    cost: float
    """Processor time of all bots per press."""
    own_cost: float
    """The playground's processor time per press: near a whole core, the test measures the playground."""
    own_cores: float
    pictures: float
    """Messages with files per second."""
    memory: list[float]
    database: float = 0.0
    """Processor time of the database per press, if its process was named."""
    kinds: dict[str, int] = field(default_factory=dict)
    """The number of presses by verb."""
    acknowledged: float = 1.0
    """The share of presses that were acknowledged within two seconds."""
    in_time: float = 1.0
    """The share of presses that were answered within five seconds, in words at least."""

    def as_dict(self) -> dict[str, object]:
        return asdict(self)


def quantile(values: Sequence[float], share: float) -> float:
    """Returns the smallest value that is not exceeded by this share of the values."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


HEADINGS = (
    *("wanted/s", "sent", "answered", "refused", "failed", "no turn", "a second"),
    *("in 2 s %", "answer in 5 s %", "p50 ms", "p95 ms", "max ms"),
    *("bot ms", "database ms", "playground ms", "pictures/s", "memory MB"),
)


BUSY = 0.8


def told(rows: Sequence[Row]) -> str:
    """Returns all rows as a table, with a warning if the playground itself was too busy."""
    lines = [HEADINGS, *map(_cells, rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADINGS))]
    shown = ["  ".join(map(str.rjust, line, widths)) for line in lines]
    if busy := [f"{row.wanted:g}" for row in rows if row.own_cores > BUSY]:
        shown.append(
            f"At {', '.join(busy)} a second the playground itself was busy: what was measured is that."
        )
    return "\n".join(shown)


def _cells(row: Row) -> tuple[str, ...]:
    return (
        f"{row.wanted:g}",
        *(str(count) for count in (row.sent, row.answered, row.refused, row.failed, row.missed)),
        f"{row.rate:.1f}",
        *(f"{100 * part:.0f}" for part in (row.acknowledged, row.in_time)),
        *(f"{value:.0f}" for value in (row.p50, row.p95, row.longest)),
        *(f"{value:.1f}" for value in (row.cost, row.database, row.own_cost, row.pictures)),
        "+".join(f"{value:.0f}" for value in row.memory),
    )
