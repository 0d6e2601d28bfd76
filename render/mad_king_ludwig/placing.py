"""The private panel while a tile is placed: numbered doors, then the ways round, then a preview."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.core.action import FOLLOWING, Action
from engines.core.panel import Ask
from engines.core.score import signed
from engines.mad_king_ludwig.actions import Placing
from engines.mad_king_ludwig.data import FOYERS, TILES, Placed
from engines.mad_king_ludwig.forecast import CastleForecast, castle_with, forecast
from engines.mad_king_ludwig.prospects import Later, best_later, brought, later
from engines.mad_king_ludwig.view import CastleView, View
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.fonts import Weight, fit_text
from render.core.palette import GOLD, INK, MUTED, PANEL, RED, TEXT
from render.core.spots import draw_clear, shared
from render.core.words import Words
from render.mad_king_ludwig.castle import (
    Extent,
    Site,
    draw_castle,
    draw_doors,
    draw_ghost,
    draw_printed,
    extent_of,
    find_site,
)
from render.mad_king_ludwig.closeup import (
    FOOTER,
    FOOTER_HEIGHT,
    LARGEST_UNIT,
    LEFT,
    MARGIN_UNITS,
    PLAN,
    WIDTH,
    castle_board,
    draw_footer_frame,
    draw_legend,
    last_of,
)
from render.mad_king_ludwig.discs import DOT, covered_rooms, door_points, doors_site, draw_discs, place_discs
from render.mad_king_ludwig.shapes import shape_of
from render.mad_king_ludwig.signs import kind_letters, points_text, strip
from render.mad_king_ludwig.titles import effect_words, later_in_short, later_words, no_reward, tile_name
from render.rooms.blocks import draw_block, fit_block
from render.rooms.chips import points_shield
from render.rooms.palette import PAPER
from render.rooms.symbols import symbol

Legend = Callable[[Board, int, int, int, Words], None]


def draw_placing(view: View, seat: int, ask: Ask, names: Sequence[str], words: Words) -> Board:
    """Draws the whole panel of the seat that places a tile."""
    castle = view.castles[seat]
    if isinstance(ask.preview, Placing):
        return _confirm(view, castle, ask.preview, names, words)
    if ask.question == FOLLOWING:
        return _ways(view, castle, ask, names, words)
    return _doors(view, castle, ask, names, words)


def _spot(action: Placing) -> Placed:
    assert action.spot is not None
    return action.spot


# Which door


def _doors(view: View, castle: CastleView, ask: Ask, names: Sequence[str], words: Words) -> Board:
    board = castle_board(view, castle, names[castle.seat], words)
    site = doors_site(castle, (*ask.options, *ask.others))
    discs = place_discs(castle, ask.options, site, ask.others)
    last = last_of(view, castle.seat)
    draw_castle(board, castle, site, words, last, plain=covered_rooms(castle, discs, site))
    for point in door_points(ask.others, site):
        board.paste(marks.dot(DOT), *point, "mm")
    draw_discs(board, discs, site)
    first = ask.options[0].actions[0]
    assert isinstance(first, Placing)
    ends = [best_later(view, option) for option in ask.options]
    same = len({*ends}) == 1  # where they differ, the next picture says them
    draw_footer(board, first.tile, words, later=_later_of(ends, words) if same else ("", ""))
    return board


def draw_footer(
    board: Board,
    tile: str,
    words: Words,
    legend: Legend = draw_legend,
    *,
    later: tuple[str, str] = ("", ""),
    lost: str = "",
) -> None:
    """Draws the tile as printed, name, size, effect in words, and a legend: by default of the doors.

    `later` are the points at the end. The reason why a reward is lost replaces the effect.
    """
    draw_footer_frame(board)
    shape = shape_of(tile, 0)
    unit = min(34, 210 // shape.w, 150 // shape.h) // 2 * 2
    letter = kind_letters(words)[TILES[tile].type]
    draw_printed(board, tile, LEFT + 132, FOOTER + FOOTER_HEIGHT // 2, unit, letter)
    x, right = LEFT + 270, LEFT + WIDTH - 24
    shield = points_shield(points_text(TILES[tile].points), 74)
    board.paste(shield, right, FOOTER + 52, "rm")
    title = words("mad_king_ludwig-pic-place", room=tile_name(tile, words))
    room = end = right - shield.width - 20 - x
    size = str(TILES[tile].size or "")
    for text, short, colour in (
        (*later, GOLD),
        (size, size, MUTED),
    ):
        if text:
            fitted = fit_text(text, room * 0.45, 42, 32, Weight.BOLD)
            if fitted.width > room * 0.45:
                fitted = fit_text(short, room * 0.45, 42, 26, Weight.BOLD)
            board.text(x + end, FOOTER + 46, fitted.text, fitted.size, Weight.BOLD, colour, "r")
            end -= round(fitted.width) + 20
    fitted = fit_text(title, end, 48, 32, Weight.EXTRA_BOLD)
    if fitted.width > end:  # the words above the picture say what to do with it
        fitted = fit_text(tile_name(tile, words), end, 48, 24, Weight.EXTRA_BOLD)
    board.text(x, FOOTER + 44, fitted.text, fitted.size, Weight.EXTRA_BOLD)
    fitted = fit_text(lost or effect_words(tile, words), room, 41, 26, Weight.SEMI_BOLD)
    signs = None if lost else strip(tile, 40, room)
    if lost:
        board.text(x, FOOTER + 98, fitted.text, fitted.size, Weight.SEMI_BOLD, RED)
    elif fitted.width > room and signs is not None:
        board.paste(signs, x, FOOTER + 100, "lm")
    else:
        board.text(x, FOOTER + 98, fitted.text, fitted.size, Weight.SEMI_BOLD)
    legend(board, x, FOOTER + 154, right - x, words)


# Which way round

_WAY_HEAD = 76
_AS_LARGE = 0.7
"""The scale to which the pictures of ways may shrink to show all of the castle."""
_WAY_WIDTH = 300
"""The room above each way for its mark, the tiles it completes, the doors it blocks, and its points."""


def _ways(view: View, castle: CastleView, ask: Ask, names: Sequence[str], words: Words) -> Board:
    """Draws all placements at one door, or all there are, side by side, each with its mark and its points."""
    board = castle_board(view, castle, names[castle.seat], words)
    spots = []
    for option in ask.options:
        action = option.actions[0]
        assert isinstance(action, Placing)
        spots.append((option, castle_with(castle, _spot(action))))
    ghosts = [shown.ghost.placed for _, shown in spots]
    whole = extent_of(castle, ghosts)
    extent = _near(whole, ghosts)
    left, top, _, _ = PLAN
    columns, across, down = _fields(len(spots), extent)
    found = [best_later(view, option) for option in ask.options]
    ends = found if len({*found}) > 1 else None  # equal ones are said once, below
    for index, (option, shown) in enumerate(spots):
        row, column = divmod(index, columns)
        piece = _way(castle, shown, (extent, whole), (across - 8, down - _WAY_HEAD - 4), words)
        x, y = left + column * (across + 10), top + row * (down + 10)
        board.paste(piece.sprite(), x + 4, y + _WAY_HEAD)
        board.box(Box(x, y, across, down), radius=14, edge=MUTED, line=2)
        board.paste(marks.disc(option.mark, 32), x + 10, y + _WAY_HEAD // 2 + 2, "lm")
        right = x + across - 12
        if option.gain is not None:
            pill = marks.pill(signed(option.gain), 40)
            board.paste(pill, right, y + _WAY_HEAD // 2 + 2, "rm")
            right -= pill.width + 16
        action = option.actions[0]
        assert isinstance(action, Placing)
        _draw_deeds(board, shown, right, y + _WAY_HEAD // 2 + 2, rewarded=bool(brought(view, action).rewards))
        if ends is not None and (end := ends[index].total):
            board.paste(marks.pill(signed(end), 40, GOLD), x + across - 12, y + down - 12, "rb")
    first = ask.options[0].actions[0]
    assert isinstance(first, Placing)
    draw_footer(
        board,
        first.tile,
        words,
        _draw_deeds_legend,
        later=_later_of(found, words),
        lost=_lost_of(view, [option.actions[0] for option in ask.options], words),
    )
    return board


def _later_of(found: Sequence[Later], words: Words) -> tuple[str, str]:
    """Says the points at the end, and in short; the legend of their pills if answers differ."""
    if len({*found}) > 1:
        said = words("mad_king_ludwig-pic-later-sum", gain="").strip()
        return said, said
    return later_words(found[0], words), later_in_short(found[0], words)


def _lost_of(view: View, actions: Sequence[Action], words: Words) -> str:
    """Says why tiles that some of these placements complete bring no reward."""
    reasons = dict.fromkeys(
        reason
        for action in actions
        if isinstance(action, Placing)
        for _, reason in brought(view, action).lost
    )
    return "; ".join(no_reward(reason, words) for reason in reasons)


def _draw_deeds_legend(board: Board, x: int, y: int, width: int, words: Words) -> None:
    """Draws the legend of the tick and the cross over a way."""
    said = words("mad_king_ludwig-pic-completed"), words("mad_king_ludwig-pic-blocking")
    for sign, text in zip((marks.tick(14, TEXT), marks.cross(12)), said, strict=True):
        board.paste(sign, x, y, "lm")
        fitted = fit_text(text, width / 2 - 60, 38, 26, Weight.SEMI_BOLD)
        board.text(x + 48, y, fitted.text, fitted.size, Weight.SEMI_BOLD, MUTED)
        x += round(fitted.width) + 92


def _fields(count: int, extent: Extent) -> tuple[int, int, int]:
    """Returns the number of columns in which the pictures are largest, and the width and height of each."""
    _, _, width, height = PLAN

    def field(columns: int) -> tuple[int, int, int]:
        rows = -(-count // columns)
        return columns, (width - 10 * (columns - 1)) // columns, (height - 10 * (rows - 1)) // rows

    def unit(columns: int) -> float:
        _, across, down = field(columns)
        return min(across / (extent[2] - extent[0] + 3), (down - _WAY_HEAD) / (extent[3] - extent[1] + 3))

    return field(max(range(1, min(count, width // _WAY_WIDTH) + 1), key=unit))


def _near(whole: Extent, ghosts: Sequence[Placed]) -> Extent:
    """Returns the extent of all ghosts and the cells around them, within the castle and them."""
    shapes = [shape_of(placed.tile, placed.rot) for placed in ghosts]
    around = 3
    return (
        max(whole[0], min(placed.x for placed in ghosts) - around),
        max(whole[1], min(placed.y for placed in ghosts) - around),
        min(whole[2], max(p.x + s.w - 1 for p, s in zip(ghosts, shapes, strict=True)) + around),
        min(whole[3], max(p.y + s.h - 1 for p, s in zip(ghosts, shapes, strict=True)) + around),
    )


def _window(near: Extent, whole: Extent, size: tuple[int, int]) -> Site:
    """Shows the whole castle if that is hardly smaller; otherwise the near cells, with no room left empty."""
    area = (6, 6, size[0] - 12, size[1] - 12)
    site, all_of_it = (find_site(extent, area, 50, 0.8) for extent in (near, whole))
    if all_of_it.unit >= site.unit * _AS_LARGE:
        return all_of_it
    x, y = (
        _moved(at, whole[axis], whole[axis + 2] + 1, size[axis], site.unit)
        for axis, at in enumerate((site.x, site.y))
    )
    return site._replace(x=x, y=y)


def _moved(start: int, first: int, last: int, room: int, unit: int) -> int:
    """Returns the start of cell 0 along one axis, so that no room is empty while cells are cut off."""
    low, high = room - round((last + 0.8) * unit), round((0.8 - first) * unit)
    return (low + high) // 2 if low > high else min(max(start, low), high)


def _way(
    castle: CastleView,
    shown: CastleForecast,
    extents: tuple[Extent, Extent],
    size: tuple[int, int],
    words: Words,
) -> Board:
    piece = Board(*size, PANEL)
    site = _window(*extents, size)
    draw_castle(piece, castle, site, words, plain=True)
    draw_doors(piece, shown.tiles[:-1], site)
    draw_ghost(piece, shown.ghost, site)
    _draw_ghost_symbol(piece, shown.ghost.placed, site)
    return piece


def _draw_ghost_symbol(board: Board, placed: Placed, site: Site) -> None:
    tile = TILES[placed.tile]
    if tile.shape in ("6x1", "3x1"):
        return
    box = shape_of(placed.tile, placed.rot).label
    x, y = site.at(placed.x + box.middle[0], placed.y + box.middle[1])
    size = round(min(site.unit * 1.3, min(box.width, box.height) * site.unit * 0.6))
    board.paste(symbol(tile.type, size, PAPER, INK), x, y, "mm")


def _draw_gain(board: Board, castle: CastleView, placed: Placed, site: Site, gain: str) -> Box:
    """Draws a tile's gain, beside it if the castle leaves room; returns where."""
    ghost = _outer(placed, site)
    pill = marks.pill(gain, max(34, min(56, round(site.unit * 0.8))))
    away = site.unit * 0.5
    across, down = (ghost.width + pill.width) / 2 + away, (ghost.height + pill.height) / 2 + away
    (x, y), (slant, drop) = ghost.middle, (across - away, down - away)
    places = [(x + across, y), (x - across, y), (x, y + down), (x, y - down)]
    places += [(x + a * slant, y + b * drop) for b in (1, -1) for a in (1, -1)]
    places += [(x + a * across, y + b * down * 0.6) for a in (1, -1) for b in (1, -1)]
    places += [(x + a * across * 0.6, y + b * down) for a in (1, -1) for b in (1, -1)]
    avoid = [ghost, *(_outer(tile, site) for tile in castle.placements)]
    return draw_clear(board, (pill,), places, avoid, Box(*PLAN))


def _outer(placed: Placed, site: Site) -> Box:
    """Returns the box round a tile on the picture."""
    shape = shape_of(placed.tile, placed.rot)
    return Box(*site.at(placed.x, placed.y), shape.w * site.unit, shape.h * site.unit)


def _draw_deeds(board: Board, shown: CastleForecast, right: int, y: int, *, rewarded: bool) -> None:
    """Draws the numbers of tiles that it would complete and of doors that it would block; a completed tile
    that brings a reward has a gold tick."""
    if shown.blocked:
        text = f"{len(shown.blocked)}"
        right -= round(board.text(right, y, text, 36, Weight.BOLD, MUTED, "r")) + 4
        board.paste(marks.cross(12), right, y, "rm")
        right -= 44
    if shown.completed:
        colour = GOLD if rewarded else TEXT
        right -= round(board.text(right, y, f"{len(shown.completed)}", 36, Weight.BOLD, colour, "r")) + 4
        board.paste(marks.tick(14, colour), right, y, "rm")


# The preview


def _confirm(view: View, castle: CastleView, action: Placing, names: Sequence[str], words: Words) -> Board:
    """Draws the tile as it would lie, its points, the tiles it completes and the doors it blocks."""
    board = castle_board(view, castle, names[castle.seat], words)
    spot = _spot(action)
    shown = castle_with(castle, spot)
    site = find_site(extent_of(castle, (spot,)), PLAN, LARGEST_UNIT, MARGIN_UNITS)
    draw_castle(board, castle, site, words)
    draw_doors(board, shown.tiles[:-1], site)
    draw_ghost(board, shown.ghost, site)
    _draw_ghost_symbol(board, spot, site)
    gain = forecast(view, action) or 0
    pill = _draw_gain(board, castle, spot, site, signed(gain))
    for number in shown.completed:
        _draw_completed(board, shown.tiles[number].placed, site, pill)
    _draw_account(board, view, action, gain, shown, words)
    return board


def _draw_completed(board: Board, placed: Placed, site: Site, pill: Box) -> None:
    """Draws a gold tick on a corner of a tile that would be complete, clear of the gain and of the label."""
    label = shape_of(placed.tile, placed.rot).label
    radius = max(13, min(20, round(site.unit * 0.3)))
    within = radius * 0.1
    left, top = site.at(placed.x + label.x0, placed.y + label.y0)
    right, foot = site.at(placed.x + label.x1, placed.y + label.y1)
    upper = [(right - within, top + within), (left + within, top + within)]
    lower = [(right - within, foot - within), (left + within, foot - within)]
    # A foyer's name stands at its foot.
    corners = upper + lower if placed.tile in FOYERS.values() else lower + upper
    corners += [(left + within, (top + foot) / 2), (right - within, (top + foot) / 2)]
    corners += [((left + right) / 2, top), ((left + right) / 2, foot)]
    around = 2 * radius + 8
    free = [
        at for at in corners if not shared(Box(at[0] - around / 2, at[1] - around / 2, around, around), pill)
    ]
    if free:  # the footer names the tile in any case
        board.paste(marks.disc("", radius, GOLD), *free[0], "mm")
        board.paste(marks.tick(round(radius * 0.6), INK), *free[0], "mm")


def _draw_account(
    board: Board, view: View, action: Placing, gain: int, shown: CastleForecast, words: Words
) -> None:
    """Draws the points before and after, those at the end, and what it completes and blocks."""
    castle, tile = view.castles[view.turn], action.tile
    draw_footer_frame(board)
    x, right = LEFT + 28, LEFT + WIDTH - 24
    from_to = words(
        "mad_king_ludwig-pic-from-to",
        **{"from": points_text(castle.points), "to": points_text(castle.points + gain)},
    )
    pill = marks.pill(signed(gain), 56, GOLD)
    board.paste(pill, right, FOOTER + 48, "rm")
    end = right - pill.width - 20
    end -= round(board.text(end, FOOTER + 48, from_to, 40, Weight.SEMI_BOLD, MUTED, "r")) + 24
    fitted = fit_text(tile_name(tile, words), end - x, 48, 30, Weight.EXTRA_BOLD)
    board.text(x, FOOTER + 48, fitted.text, fitted.size, Weight.EXTRA_BOLD)
    ends = later_words(later(view, action), words)
    deeds = [ends] if ends else []
    if shown.completed:
        names = ", ".join(tile_name(shown.tiles[number].placed.tile, words) for number in shown.completed)
        deeds.append(words("mad_king_ludwig-pic-completes", rooms=names))
        if lost := _lost_of(view, [action], words):
            deeds.append(lost)
    if shown.blocked:
        deeds.append(words("mad_king_ludwig-pic-blocks", count=len(shown.blocked)))
    if not deeds:
        deeds.append(effect_words(tile, words))
    block = fit_block("; ".join(deeds), right - x, 38, 26, Weight.SEMI_BOLD, 2)
    draw_block(board, x, FOOTER + 134, block, Weight.SEMI_BOLD, TEXT, "l")
