"""Points of the places, score lines and the final standings. The lower one of the two castles counts."""

from __future__ import annotations

from engines.between_two_castles.data import TOKENS
from engines.between_two_castles.model import State, castle_of
from engines.between_two_castles.scoring import lines_of, points_of
from engines.core.score import Result, ScoreLine, rank


def castles_of(state: State, place: int) -> tuple[int, int]:
    """A place's two castles: the one that counts first, which is the lower one, or the left if they tie."""
    left = castle_of(state.places, place, "left")
    right = castle_of(state.places, place, "right")
    lower = points_of(state.castles[left]) <= points_of(state.castles[right])
    return (left, right) if lower else (right, left)


def score_lines(state: State) -> tuple[ScoreLine, ...]:
    """The lines of each place's counting castle, in the order of the score sheet."""
    lines = []
    for place in range(state.places):
        castle, _ = castles_of(state, place)
        for line in lines_of(state.castles[castle]):
            if line.points:
                cells = line.counted if line.cell is None else (line.cell, *line.counted)
                facts = (("castle", TOKENS[castle]), ("source", line.source), ("each", line.each))
                lines.append(ScoreLine(place, line.sheet, line.points, cells, facts))
    return tuple(lines)


def result_of(state: State) -> Result:
    """The highest lower castle wins; then the higher other castle, then more special rooms in both."""
    return rank(score_lines(state), [_tie_breaks(state, place) for place in range(state.places)])


def _tie_breaks(state: State, place: int) -> tuple[int, int]:
    both = [state.castles[castle] for castle in castles_of(state, place)]
    return points_of(both[1]), sum(castle.special_rooms for castle in both)
