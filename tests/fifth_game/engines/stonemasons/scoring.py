"""The values of towers, and the winners."""

from __future__ import annotations

from engines.core.score import Result, ScoreLine, rank
from engines.stonemasons.data import SPIRE, TOWERS
from engines.stonemasons.state import Site, State


def tower_points(height: int) -> int:
    """A stone brings as many points as its tower is high with it: 1, then 2 more, then 3 more …"""
    return height * (height + 1) // 2


def highest(site: Site) -> int:
    """Returns the number of stones in a mason's highest tower."""
    return max(map(len, site))


def spire_owner(sites: tuple[Site, ...]) -> int | None:
    """Returns the seat whose tower is higher than any other's; None if several are as high."""
    heights = [highest(site) for site in sites]
    best = max(heights)
    return heights.index(best) if heights.count(best) == 1 else None


def score_lines(state: State) -> tuple[ScoreLine, ...]:
    """One line for each tower that stands; the spire is counted at the end."""
    lines = [
        ScoreLine(seat, name, tower_points(len(tower)), facts=(("stones", len(tower)),))
        for seat, site in enumerate(state.sites)
        for name, tower in zip(TOWERS, site, strict=True)
        if tower
    ]
    owner = spire_owner(state.sites) if state.options.spire and state.is_over else None
    if owner is not None:
        lines.append(ScoreLine(owner, "spire", SPIRE))
    return tuple(lines)


def result_of(state: State) -> Result:
    """Most points win; then the higher highest tower, then more stones in towers; then the win is shared."""
    ties = [(highest(site), sum(map(len, site))) for site in state.sites]
    return rank(score_lines(state), ties)
