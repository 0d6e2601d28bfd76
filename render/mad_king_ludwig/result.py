"""The end of a game: the winner's castle large in its park, with its rooms' names; the others smaller."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engines.core.score import Result, Standing
from engines.mad_king_ludwig.data import TILES
from engines.mad_king_ludwig.view import CastleView, View
from render.core.box import Box
from render.core.canvas import Board
from render.core.emblems import emblem
from render.core.fonts import Line, Weight, fit_name, line, text_width
from render.core.frames import PUBLIC
from render.core.names import listed, shown_names
from render.core.palette import GOLD
from render.core.souvenir import (
    ROW,
    SMALLEST,
    Plate,
    Told,
    draw_plate,
    foot,
    head,
    large_and_small,
    parted_by,
)
from render.core.words import Words
from render.mad_king_ludwig.account import result_account
from render.mad_king_ludwig.callouts import Callout, call_out, draw_callouts
from render.mad_king_ludwig.castle import FINE, Site
from render.mad_king_ludwig.grounds import (
    LAWN,
    LAWN_EDGE,
    PALETTE,
    draw_park,
    draw_plan,
    park_site,
    unnamed_rooms,
)
from render.mad_king_ludwig.signs import points_text
from render.mad_king_ludwig.titles import tile_name
from render.rooms.chips import chip, points_shield

__all__ = ["result", "result_account"]

_LEAST_SHARE = 0.6
"""The scale to which a castle may shrink to make room for names beside its rooms."""
_LISTED = 46
_MOST_LISTED = 3
_COLUMN = 370
_CHIP, _BETWEEN = 46, 28
"""In the list of rooms: the chip before a name, and the space after it."""
_TIES = ("mad_king_ludwig-pic-parted-area", "mad_king_ludwig-pic-parted-money")


def result(view: View, names: Sequence[str], words: Words, *, date: str = "", table: str = "") -> bytes:
    """Draws the final picture; the view's game must be over."""
    if view.result is None:
        raise ValueError("the game is not over")
    shown = shown_names(names)
    board = Board(*PUBLIC)
    first, *others = view.result.standings
    best = _best_room(view)
    told = Told(words("mad_king_ludwig"), _best_line(view, best, words), date, table)
    signs = [emblem(seat, 26) for seat in view.result.winners]
    told = head(board, signs, _headline(view, view.result, shown, words), told)
    large, *small = large_and_small(view.seats)
    _draw_large(board, view, first, shown[first.seat], large, words)
    for standing, box in zip(others, small, strict=True):
        _draw_small(board, view, standing, shown[standing.seat], box, words)
    foot(board, told)
    return board.png(PALETTE)


def _headline(view: View, found: Result, names: Sequence[str], words: Words) -> Line:
    points = found.standings[0].points
    if view.rank is not None:
        rank = words(f"mad_king_ludwig-rank-{view.rank}")
        return line(words, "mad_king_ludwig-pic-solo", "", points=points, rank=rank)
    winners = found.winners
    message = "mad_king_ludwig-pic-wins" if len(winners) == 1 else "mad_king_ludwig-pic-shared"
    return line(words, message, listed(names[seat] for seat in winners), points=points)


def _best_room(view: View) -> tuple[int, int]:
    """Returns the seat and the tile's number of the room with the most points."""
    rooms = [
        (tile.points, -seat, -number)
        for seat, castle in enumerate(view.castles)
        for number, tile in enumerate(castle.tiles)
        if TILES[tile.placed.tile].size is not None
    ]
    _, seat, number = max(rooms, default=(0, 0, 0))
    return -seat, -number


def _best_line(view: View, best: tuple[int, int], words: Words) -> Line:
    tile = view.castles[best[0]].tiles[best[1]]
    room = tile_name(tile.placed.tile, words)
    return line(words, "mad_king_ludwig-pic-best-room", room, points=points_text(tile.points))


def _draw_large(board: Board, view: View, standing: Standing, name: str, box: Box, words: Words) -> None:
    """Draws the winner's castle with all names: in the rooms, on the lawn, or listed beside or below it."""
    castle = view.castles[standing.seat]
    names = {tile.placed.tile: tile_name(tile.placed.tile, words) for tile in castle.tiles}
    board.box(box, fill=LAWN, edge=GOLD, line=6)
    area = Box(box.x + 12, box.y + ROW, box.width - 24, box.height - ROW - 12)
    if found := _called_out(castle, names, area):
        site, callouts = found
        draw_park(board, castle, area, site, [callout.box for callout in callouts])
        draw_plan(board, castle, site, _best_in(view, castle), names)
        draw_callouts(board, callouts)
    else:
        _draw_with_list(board, castle, names, area, _best_in(view, castle))
    _draw_plate(board, view, standing, name, box, words)


def _called_out(castle: CastleView, names: Mapping[str, str], area: Box) -> tuple[Site, list[Callout]] | None:
    """Returns the largest castle that leaves a place on the lawn for each name without space in its room."""
    largest = park_site(castle, area).unit
    for unit in range(largest, round(largest * _LEAST_SHARE), -2 if largest >= FINE else -1):
        site = park_site(castle, area, unit)
        callouts = call_out(castle, site, area.inset(10), unnamed_rooms(castle, site, names), names)
        if callouts is not None:
            return site, callouts
    return None


def _draw_with_list(
    board: Board, castle: CastleView, names: Mapping[str, str], area: Box, best: int | None
) -> None:
    """Draws the castle, and rooms that are too small for their names listed beside or below it."""
    beside = area._replace(width=area.width - _COLUMN)
    below = _over_list(castle, names, area)
    kept = beside if park_site(castle, beside).unit >= park_site(castle, below).unit else below
    site = park_site(castle, kept)
    unnamed = unnamed_rooms(castle, site, names)
    draw_park(board, castle, kept, site)
    draw_plan(board, castle, site, best, names)
    rooms = [(tile, names[tile]) for tile in unnamed]
    if kept == beside:
        _draw_column(board, rooms, area)
    else:
        _draw_rows(board, rooms, area, round((area.height - kept.height) / _LISTED))


def _over_list(castle: CastleView, names: Mapping[str, str], area: Box) -> Box:
    """Returns the part of an area above a list of the rooms without space for their names."""
    for rows in range(1, _MOST_LISTED + 1):
        left = area._replace(height=area.height - _LISTED * rows)
        unnamed = unnamed_rooms(castle, park_site(castle, left), names)
        if len(list(_places([names[tile] for tile in unnamed], area, rows))) == len(unnamed):
            break
    return left


def _places(names: Sequence[str], area: Box, rows: int) -> Iterator[tuple[float, float]]:
    """Yields the places of a list's names in the last rows of an area, as many as fit."""
    x, y = area.x + 10, area.bottom - _LISTED * (rows - 0.5)
    for name in names:
        across = _CHIP + text_width(name, SMALLEST, Weight.BOLD)
        if x + across > area.right - 10:
            x, y = area.x + 10, y + _LISTED
            if y > area.bottom:
                return
        yield x, y
        x += across + _BETWEEN


def _draw_column(board: Board, rooms: Sequence[tuple[str, str]], area: Box) -> None:
    """Draws a list at the right end of an area, centered down."""
    most = int(area.height // _LISTED)
    left, y = area.right - _COLUMN + 10, area.middle[1] - (min(most, len(rooms)) - 1) * _LISTED / 2
    for tile, name in rooms[:most]:
        board.paste(chip(TILES[tile].type, 34), left + 18, y, "mm")
        fitted = fit_name(name, _COLUMN - _CHIP - 16, 32, SMALLEST, Weight.BOLD)
        board.text(left + _CHIP, y, fitted.text, fitted.size, Weight.BOLD)
        y += _LISTED


def _draw_rows(board: Board, rooms: Sequence[tuple[str, str]], area: Box, rows: int) -> None:
    """Draws a list in the last rows of an area."""
    places = _places([name for _, name in rooms], area, rows)
    for (tile, name), (x, y) in zip(rooms, places, strict=False):
        board.paste(chip(TILES[tile].type, 34), x + 18, y, "mm")
        board.text(x + _CHIP, y, name, SMALLEST, Weight.BOLD)


def _draw_small(board: Board, view: View, standing: Standing, name: str, box: Box, words: Words) -> None:
    """Draws another castle by its symbols."""
    castle = view.castles[standing.seat]
    won = standing.rank == 1
    board.box(box, fill=LAWN, edge=GOLD if won else LAWN_EDGE, line=6 if won else 2)
    area = Box(box.x + 8, box.y + ROW, box.width - 16, box.height - ROW - 8)
    site = park_site(castle, area)
    draw_park(board, castle, area, site)
    draw_plan(board, castle, site, _best_in(view, castle))
    _draw_plate(board, view, standing, name, box, words)


def _best_in(view: View, castle: CastleView) -> int | None:
    """Returns the best room's number, if it is in this castle."""
    seat, number = _best_room(view)
    return number if seat == castle.seat else None


def _draw_plate(board: Board, view: View, standing: Standing, name: str, box: Box, words: Words) -> None:
    assert view.result
    levels = parted_by(view.result.standings).get(standing.seat, ())
    ties = [words(_TIES[level], value=standing.ties[level]) for level in levels]
    rank = standing.rank if view.rank is None else None
    points = points_shield(points_text(standing.points), 60)
    draw_plate(board, Plate(rank, emblem(standing.seat, 19), name, points, ties), box)
