"""The end of a game: the castles as a skyline, the winner's two under flags, and the ranking below."""

from collections.abc import Sequence

from PIL import Image

from engines.between_two_castles.data import ROOMS
from engines.between_two_castles.scoring import Line
from engines.between_two_castles.view import CastleView, View
from engines.core.score import Result, Standing
from render.between_two_castles.account import result_account
from render.between_two_castles.places import place_emblem, place_names
from render.between_two_castles.skyline import (
    PALETTE,
    PLATE_EDGE,
    Stand,
    arrange,
    draw_skyline,
    star_at,
)
from render.between_two_castles.titles import castle_name, room_name
from render.core import fonts, marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.fonts import Weight, fit_name, fit_text, line
from render.core.frames import MARGIN, PUBLIC, TOP
from render.core.names import listed
from render.core.palette import GOLD, MUTED, PANEL, TEXT
from render.core.souvenir import FOOT, SMALLEST, Told, foot, head, parted_by, star, tie_text
from render.core.words import Words
from render.rooms.chips import points_shield
from render.rooms.symbols import symbol

__all__ = ["result", "result_account"]

_GAP = 10
_WIDE_PLATE = 360
"""From this width on a plate has its points beside the name."""
_TIE_SIGNS = ("castle", "special")
_TIES = ("between_two_castles-pic-tie-other", "between_two_castles-pic-tie-special")


def result(view: View, names: Sequence[str], words: Words, *, date: str = "", table: str = "") -> bytes:
    """Draws the final picture; the view's game must be over."""
    if view.result is None:
        raise ValueError("the game is not over")
    shown = place_names(view, names, words)
    board = Board(*PUBLIC)
    winners = view.result.winners
    flags = _flags(view, winners)
    plates = _plates(view.places)
    row = arrange(view.castles, tuple(flags), Box(MARGIN, TOP, PUBLIC[0] - 2 * MARGIN, plates.y - TOP - 8))
    draw_skyline(board, row, flags)
    for stand in row:
        _label(board, view, stand, words)
    best = _best_room(view)
    _mark_best(board, row, best)
    told = Told(words("between_two_castles"), _best_line(best, words), date, table)
    signs = [place_emblem(view, place, 26) for place in winners]
    who = listed(shown[place] for place in winners)
    message = "between_two_castles-pic-wins" if len(winners) == 1 else "between_two_castles-pic-shared"
    told = head(board, signs, line(words, message, who, points=view.result.standings[0].points), told)
    _ranking(board, view, view.result, shown, words)
    foot(board, told)
    return board.png(PALETTE)


def _flags(view: View, winners: Sequence[int]) -> dict[int, int | None]:
    """Returns by castle the winner whose flag flies on it; of two winners, the one with it on the left."""
    flags: dict[int, int | None] = {}
    for place in winners:
        for castle in (view.castle_on(place, "right"), view.castle_on(place, "left")):
            flags[castle.number] = None if place == view.ludwig else place
    return flags


def _best_room(view: View) -> tuple[CastleView, Line]:
    """Returns the room with the most points."""
    rooms = [(castle, line) for castle in view.castles for line in castle.lines if line.source in ROOMS]
    return max(rooms, key=lambda found: found[1].points)


def _best_line(best: tuple[CastleView, Line], words: Words) -> fonts.Line:
    _, found = best
    room = room_name(found.source, words)
    return line(words, "between_two_castles-pic-best-room", room, points=found.points)


def _mark_best(board: Board, row: Sequence[Stand], best: tuple[CastleView, Line]) -> None:
    castle, found = best
    assert found.cell
    board.paste(star(17), *star_at(row, castle.number, found.cell), "mm")


def _label(board: Board, view: View, stand: Stand, words: Words) -> None:
    """Draws the label below a castle: its points between the signs of its builders, and its name."""
    x, y = stand.middle, stand.label
    left, right = stand.castle.builders[1], stand.castle.builders[0]
    shield = points_shield(str(stand.castle.points), 58)
    board.paste(shield, x, y, "mt")
    board.paste(place_emblem(view, left, 16), x - shield.width / 2 - 26, y + 26, "mm")
    board.paste(place_emblem(view, right, 16), x + shield.width / 2 + 26, y + 26, "mm")
    if stand.named:
        name = fit_text(castle_name(stand.castle.name, words), stand.room - 10, 34, SMALLEST, Weight.BOLD)
        board.text(x, y + 80, name.text, name.size, Weight.BOLD, TEXT, "m")


def _plates(count: int) -> Box:
    """Returns the box of the first player's plate; narrow plates are higher."""
    width = (PUBLIC[0] - 2 * MARGIN - _GAP * (count - 1)) // count
    height = 104 if width >= _WIDE_PLATE else 138
    return Box(MARGIN, FOOT - 32 - height, width, height)


def _ranking(board: Board, view: View, found: Result, names: Sequence[str], words: Words) -> None:
    """Draws all players in order of rank: the lower one of two castles counts."""
    first = _plates(len(found.standings))
    parted = parted_by(found.standings)
    for index, standing in enumerate(found.standings):
        box = first.moved(index * (first.width + _GAP), 0)
        won = standing.rank == 1
        board.box(box, radius=16, fill=PANEL, edge=GOLD if won else PLATE_EDGE, line=5 if won else 2)
        levels = parted.get(standing.seat, ())
        if box.width < _WIDE_PLATE:
            _narrow_plate(board, view, standing, names[standing.seat], box, levels)
            continue
        sayings = [words(_TIES[level], value=standing.ties[level]) for level in levels]
        _plate(board, view, standing, names[standing.seat], box, sayings)


def _rank_disc(standing: Standing) -> Image.Image:
    return marks.disc(str(standing.rank), 22, GOLD if standing.rank == 1 else TEXT)


def _plate(board: Board, view: View, standing: Standing, name: str, box: Box, ties: Sequence[str]) -> None:
    """Draws rank, sign, name and points; the tie-break stands below the name."""
    x, middle = box.x, box.y + box.height / 2
    shield = points_shield(str(standing.points), 78)
    end = box.right - 14 - shield.width - 12
    said = tie_text(ties, end - x - 20, 32) if ties else None
    up = middle - 22 if said else middle
    board.paste(_rank_disc(standing), x + 38, up, "mm")
    board.paste(place_emblem(view, standing.seat, 20), x + 92, up, "mm")
    board.paste(shield, box.right - 14, middle, "rm")
    fitted = fit_name(name, end - x - 124, 44, SMALLEST, Weight.BOLD)
    board.text(x + 122, up, fitted.text, fitted.size, Weight.BOLD)
    if said:
        board.text(x + 20, middle + 27, said[0], said[1], Weight.SEMI_BOLD, MUTED)


def _narrow_plate(
    board: Board, view: View, standing: Standing, name: str, box: Box, levels: Sequence[int]
) -> None:
    """Draws the same in rows; signs show the tie-break: the other castle, special rooms."""
    x, y = box.x, box.y
    board.paste(_rank_disc(standing), x + 34, y + 34, "mm")
    board.paste(place_emblem(view, standing.seat, 17), x + 86, y + 34, "mm")
    board.paste(points_shield(str(standing.points), 58), box.right - 12, y + 9, "rt")
    fitted = fit_name(name, box.width - 28, 34, SMALLEST, Weight.BOLD)
    board.text(x + 14, y + 84, fitted.text, fitted.size, Weight.BOLD)
    at = x + 14
    for level in levels:
        board.paste(symbol(_TIE_SIGNS[level], 28, MUTED), at + 15, y + 118, "mm")
        at += 38 + board.text(at + 36, y + 118, str(standing.ties[level]), 30, Weight.BOLD, MUTED) + 18
