"""All score lines of a game and the final standings, the earlier games of a Dynasty included."""

from __future__ import annotations

from engines.core.score import Result, ScoreLine, Standing, rank
from engines.kingdomino.scoring import kingdom_lines, largest_area, points_of, total_crowns
from engines.kingdomino.state import State


def score_lines(state: State) -> tuple[ScoreLine, ...]:
    """All lines seat by seat; the earlier games of a Dynasty are one line each."""
    lines: list[ScoreLine] = []
    for seat, kingdom in enumerate(state.kingdoms):
        lines += (
            ScoreLine(seat, f"game_{number}", points_of(kingdoms[seat], state.options))
            for number, kingdoms in enumerate(state.earlier, 1)
        )
        lines += kingdom_lines(seat, kingdom, state.options)
    return tuple(lines)


def result_of(state: State) -> Result:
    """Most points win; then the larger largest area, then more crowns; then the win is shared.

    In a Dynasty the largest areas and the crowns of the games are added up.
    """
    return rank(score_lines(state), _tie_breaks(state))


def standings_of(state: State) -> tuple[Standing, ...]:
    """The standings alone, without the lines that explain them."""
    sums = tuple(
        ScoreLine(seat, "sum", points_of(kingdom, state.options))
        for game in (*state.earlier, state.kingdoms)
        for seat, kingdom in enumerate(game)
    )
    return rank(sums, _tie_breaks(state)).standings


def _tie_breaks(state: State) -> list[tuple[int, int]]:
    games = (*state.earlier, state.kingdoms)
    return [
        (sum(map(largest_area, kingdoms)), sum(map(total_crowns, kingdoms)))
        for kingdoms in zip(*games, strict=True)
    ]
