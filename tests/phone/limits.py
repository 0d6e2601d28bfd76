"""The limits of cards on a phone's screen, and the table of their sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import median

from bot.ui.cards.phone import Size
from tests.bench.rows import Row, at_share
from tests.phone.walking import Measured

MOST, NEARLY_ALL = 1.0, 0.95


@dataclass(frozen=True)
class Limit:
    """The most of something that a kind of card may take: at most, at 95 %, or in the median."""

    kind: str
    what: str
    share: float
    most: int


LIMITS = (
    Limit("panel", "lines", 0.5, 2),
    Limit("panel", "lines", NEARLY_ALL, 4),
    Limit("panel", "lines", MOST, 7),
    Limit("panel", "rows", NEARLY_ALL, 5),
    Limit("panel", "height", NEARLY_ALL, 680),
    Limit("panel", "height", MOST, 840),
    Limit("post", "lines", 0.5, 3),
    Limit("post", "lines", NEARLY_ALL, 5),
    Limit("post", "lines", MOST, 8),
    Limit("post", "height", NEARLY_ALL, 480),
    Limit("lobby", "rows", MOST, 2),
)
_TOLD: dict[float, Callable[[Sequence[float]], float]] = {
    0.5: median,
    NEARLY_ALL: lambda values: at_share(values, NEARLY_ALL),
    MOST: max,
}
_NAMES = {0.5: "median", NEARLY_ALL: "95 %", MOST: "most"}


def rows(name: str, measured: Iterable[Measured]) -> list[Row]:
    """Returns the sizes of one game's cards, with the limits."""
    sizes: dict[str, list[Size]] = {}
    for one in measured:
        sizes.setdefault(one.kind, []).append(one.size)
    found = []
    for limit in LIMITS:
        values = [float(getattr(size, limit.what)) for size in sizes[limit.kind]]
        told = f"{name}, {limit.kind}: {limit.what}, {_NAMES[limit.share]}"
        found.append(Row(told, _TOLD[limit.share](values), "", "at most", limit.most))
    return found
