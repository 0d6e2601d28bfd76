"""All score lines of a game, in the order in which points are counted, and the final standings."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.score import Result, ScoreLine, rank
from engines.mad_king_ludwig.data import HALLWAYS, SIZES, STAIRS, Tile
from engines.mad_king_ludwig.model import Castle, State
from engines.mad_king_ludwig.plan import Placed, plan_of
from engines.mad_king_ludwig.scoring import (
    EMPTY_STACK_POINTS,
    MONEY_PER_POINT,
    Source,
    area_of,
    bonus_points,
    favor_amount,
    favor_points,
)

SOURCES: tuple[Source, ...] = ("printed", "own_effect", "set_off", "reward_activity", "reward_living")


def score_lines(state: State) -> tuple[ScoreLine, ...]:
    """The track's points, then what the end would bring now; bonus cards only once the game is over."""
    lines: list[ScoreLine] = []
    favors = favor_table(state)
    for seat, castle in enumerate(state.castles):
        lines += track_lines(seat, castle)
        lines += _empty_stacks(state, seat, castle)
        for favor, (amounts, points) in favors.items():
            if points[seat]:
                facts: tuple[tuple[str, int | str], ...] = (("favor", favor), ("amount", amounts[seat]))
                lines.append(ScoreLine(seat, "favor", points[seat], (), facts))
        if state.phase == "over":
            plan = plan_of(castle.tiles)
            for card in castle.cards:
                if gain := bonus_points(card, plan, castle.money):
                    lines.append(ScoreLine(seat, "bonus", gain, (), (("card", card),)))
        if gain := castle.money // MONEY_PER_POINT:
            lines.append(ScoreLine(seat, "money", gain, (), (("money", castle.money),)))
    return tuple(lines)


def track_lines(seat: int, castle: Castle) -> Iterator[ScoreLine]:
    """The points that were scored with the placements: one line for each source, standing on its tiles."""
    if castle.start:
        yield ScoreLine(seat, "start", castle.start)
    for source in SOURCES:
        gains = [gain for gain in castle.gains if gain.source == source]
        if gains:
            tiles = sorted({gain.tile for gain in gains})
            yield ScoreLine(
                seat,
                source,
                sum(gain.points for gain in gains),
                tuple(_corner(castle.tiles[number]) for number in tiles),
                (("tiles", len(tiles)),),
            )


def _corner(placed: Placed) -> tuple[int, int]:
    return placed.x, placed.y


def is_stack_empty(state: State, tile: Tile) -> bool:
    """Whether the stack that a tile came from is empty; a foyer came from none."""
    if tile.size is not None:
        return not state.stacks[SIZES.index(tile.size)]
    if tile.id == STAIRS:
        return not state.stairs
    return tile.id in HALLWAYS and not state.hallways


def _empty_stacks(state: State, seat: int, castle: Castle) -> Iterator[ScoreLine]:
    """2 points for each tile whose stack is empty."""
    plan = plan_of(castle.tiles)
    cells = tuple(
        _corner(placed)
        for placed, form in zip(plan.tiles, plan.forms, strict=True)
        if is_stack_empty(state, form.tile)
    )
    if cells:
        points = EMPTY_STACK_POINTS * len(cells)
        yield ScoreLine(seat, "empty_stacks", points, cells, (("tiles", len(cells)),))


def favor_table(state: State) -> dict[str, tuple[list[int], list[int]]]:
    """Each favor with the amounts and the points of all seats as they stand."""
    table: dict[str, tuple[list[int], list[int]]] = {}
    for favor in state.favors:
        amounts = [
            favor_amount(favor, plan_of(castle.tiles), castle.money) if castle.tiles else 0
            for castle in state.castles
        ]
        table[favor] = (amounts, favor_points(amounts))
    return table


def result_of(state: State) -> Result:
    """Most points win; then the larger area of all tiles, then more money; then the win is shared."""
    ties = [(area_of(plan_of(castle.tiles)), castle.money) for castle in state.castles]
    return rank(score_lines(state), ties)
