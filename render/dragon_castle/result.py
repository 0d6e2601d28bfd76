"""The end of a game: realms as towns of pavilions, the winner's large, and the highest tower of them all."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.score import Result, Standing
from engines.dragon_castle.grid import Cell
from engines.dragon_castle.view import View
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.emblems import emblem
from render.core.fonts import Line, line
from render.core.frames import PUBLIC
from render.core.names import listed, shown_names
from render.core.palette import GOLD
from render.core.souvenir import (
    ROW,
    Plate,
    Told,
    draw_plate,
    first_above,
    foot,
    head,
    large_and_small,
    parted_by,
    star,
)
from render.core.words import Words
from render.dragon_castle.account import account_rows, result_account
from render.dragon_castle.pavilions import LAND_EDGE, PALETTE, draw_town, found_town
from render.dragon_castle.realm import cells_of, height_at
from render.dragon_castle.scenery import draw_land, draw_quay

__all__ = ["account_rows", "result", "result_account"]

_TIES = ("dragon_castle-pic-parted-down", "dragon_castle-pic-parted-shrines")


def result(view: View, names: Sequence[str], words: Words, *, date: str = "", table: str = "") -> bytes:
    """Draws the final picture; the view's game must be over."""
    if view.result is None:
        raise ValueError("the game is not over")
    shown = shown_names(names)
    board = Board(*PUBLIC)
    tower = _highest_tower(view, view.result)
    told = Told(words("dragon_castle"), _tower_line(view, tower, shown, words), date, table)
    signs = [emblem(seat, 26) for seat in view.result.winners]
    told = head(board, signs, _headline(view, view.result, shown, words), told)
    parted = parted_by(view.result.standings)
    for standing, box in zip(view.result.standings, _places(view), strict=True):
        seat = standing.seat
        ties = [words(_TIES[level], value=standing.ties[level]) for level in parted.get(seat, ())]
        _draw_realm(board, view, standing, box, tower)
        rank = standing.rank if view.seats > 1 else None
        shield = marks.shield(str(standing.points), 60, 38)
        draw_plate(board, Plate(rank, emblem(seat, 19), shown[seat], shield, ties), box)
    foot(board, told)
    return board.png(PALETTE)


def _places(view: View) -> list[Box]:
    """Returns the places of realms: several wide ones below the winner's, others beside it."""
    rows, columns = len(view.realms[0].cells), len(view.realms[0].cells[0])
    return (first_above if view.seats > 2 and columns > rows else large_and_small)(view.seats)


def _headline(view: View, found: Result, names: Sequence[str], words: Words) -> Line:
    winners, points = found.winners, found.standings[0].points
    who = listed(names[seat] for seat in winners)
    if view.seats == 1:
        rank = words(f"dragon_castle-rank-{view.solo_rank}")
        return line(words, "dragon_castle-pic-alone", who, points=points, rank=rank)
    message = "dragon_castle-pic-wins" if len(winners) == 1 else "dragon_castle-pic-shared"
    return line(words, message, who, points=points)


def _highest_tower(view: View, found: Result) -> tuple[int, Cell]:
    """Returns the seat and cell of the highest tower; of equal ones, the better placed seat's."""
    towers = [
        (height_at(view.realms[standing.seat], cell), -place, cell, standing.seat)
        for place, standing in enumerate(found.standings)
        for cell in cells_of(view.realms[standing.seat])
    ]
    _, _, cell, seat = max(towers)
    return seat, cell


def _tower_line(view: View, tower: tuple[int, Cell], names: Sequence[str], words: Words) -> Line:
    seat, cell = tower
    height = height_at(view.realms[seat], cell)
    return line(words, "dragon_castle-pic-best-tower", names[seat], height=height)


def _draw_realm(board: Board, view: View, standing: Standing, box: Box, tower: tuple[int, Cell]) -> None:
    won = standing.rank == 1
    realm = view.realms[standing.seat]
    town = found_town(realm, Box(box.x + 12, box.y + ROW, box.width - 24, box.height - ROW - 14))
    terrace = town.around(realm)
    draw_land(board, box, terrace, GOLD if won else LAND_EDGE, 6 if won else 2)
    draw_quay(board, terrace, town.cell)
    draw_town(board, realm, town)
    seat, cell = tower
    if seat == standing.seat:
        x, y = town.top(cell, height_at(realm, cell))
        board.paste(star(max(11, town.cell // 7)), x + town.cell * 0.36, y + town.cell * 0.08, "mm")
