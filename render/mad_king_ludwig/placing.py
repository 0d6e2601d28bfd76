"""The private panel while a tile is placed: lettered doors, then the ways round, then a preview."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from engines.core.panel import Ask, Option
from engines.mad_king_ludwig.actions import Placing
from engines.mad_king_ludwig.data import SIDES, TILES
from engines.mad_king_ludwig.forecast import sure_points
from engines.mad_king_ludwig.forms import STEPS
from engines.mad_king_ludwig.plan import Placed, plan_of
from engines.mad_king_ludwig.preview import Preview, preview
from engines.mad_king_ludwig.view import CastleView, View
from render.core import marks
from render.core.canvas import Art, Board, Point
from render.core.fonts import Weight, fit_text
from render.core.palette import GOLD, INK, MUTED, PANEL, TEXT
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
    plan_site,
)
from render.mad_king_ludwig.shapes import shape_of
from render.mad_king_ludwig.signs import kind_letters, points_text, signed, strip
from render.mad_king_ludwig.titles import effect_words, tile_name
from render.rooms.blocks import draw_block, fit_block
from render.rooms.chips import points_shield
from render.rooms.palette import PAPER
from render.rooms.symbols import symbol

_DOOR_MARGIN = 1.7
"""Units around a castle for the discs at its doors."""


def draw_placing(view: View, seat: int, ask: Ask, names: Sequence[str], words: Words) -> Board:
    """The whole panel of the seat that places a tile."""
    castle = view.castles[seat]
    if isinstance(ask.preview, Placing):
        return _confirm(view, castle, ask.preview, names, words)
    if ask.question == "way":
        return _ways(view, castle, ask, names, words)
    return _doors(view, castle, ask, names, words)


def _spot(action: Placing) -> Placed:
    assert action.spot is not None
    return action.spot


# Which door


class _Door(NamedTuple):
    """A door of the castle that can be chosen: the middle of its edge on the picture."""

    option: Option
    x: float
    y: float
    side: int


class Disc(NamedTuple):
    """A letter's disc: the door that it is for, and its own middle."""

    letter: str
    door: Point
    place: Point
    radius: int


def _doors(view: View, castle: CastleView, ask: Ask, names: Sequence[str], words: Words) -> Board:
    board = castle_board(view, castle, names[castle.seat], words)
    site = plan_site(castle, _DOOR_MARGIN)
    draw_castle(board, castle, site, words, last_of(view, castle.seat))
    _draw_discs(board, place_discs(castle, ask.options, site), site)
    first = ask.options[0].actions[0]
    assert isinstance(first, Placing)
    _draw_footer(board, first.tile, words)
    return board


def _read_door(option: Option, site: Site) -> _Door:
    column, _, rest = option.answer.partition(",")
    side = SIDES.index(rest[-1])
    dx, dy = STEPS[side]
    x, y = site.at(int(column) + 0.5 + dx * 0.5, int(rest[:-1]) + 0.5 + dy * 0.5)
    return _Door(option, x, y, side)


def place_discs(castle: CastleView, options: Sequence[Option], site: Site) -> list[Disc]:
    """A disc stands outside its door; where it would cover something, it moves out on a leader."""
    cells = plan_of(castle.placements).cells
    doors = [_read_door(option, site) for option in options]
    radius = _disc_radius(doors)
    taken: list[tuple[Point, Point]] = []
    for door in doors:
        taken.append(((door.x, door.y), _free_place(door, taken, cells, site, radius)))
    _uncross(taken)
    return [
        Disc(door.option.letter, start, place, radius)
        for door, (start, place) in zip(doors, taken, strict=True)
    ]


def _uncross(taken: list[tuple[Point, Point]]) -> None:
    """Two leaders that cross exchange their discs: together they get shorter, so it comes to an end."""
    again = True
    while again:
        again = False
        for one, other in combinations(range(len(taken)), 2):
            (start, place), (start2, place2) = taken[one], taken[other]
            if cross(start, place, start2, place2):
                taken[one], taken[other] = (start, place2), (start2, place)
                again = True


def _draw_discs(board: Board, discs: Sequence[Disc], site: Site) -> None:
    for disc in discs:
        if math.dist(disc.door, disc.place) > disc.radius + site.unit * 0.45:
            _draw_leader(board, disc.door, disc.place)
    for disc in discs:
        board.paste(marks.disc(disc.letter, disc.radius), *disc.place, "mm")


def _disc_radius(doors: Sequence[_Door]) -> int:
    """Discs are smaller where doors lie close together."""
    places = [(door.x, door.y) for door in doors]
    nearest = min((math.dist(a, b) for a, b in combinations(places, 2)), default=100.0)
    return next((radius for radius in (36, 30) if nearest >= 2 * radius), 26)


def _free_place(
    door: _Door,
    taken: Sequence[tuple[Point, Point]],
    cells: frozenset[tuple[int, int]],
    site: Site,
    radius: int,
) -> Point:
    dx, dy = STEPS[door.side]
    best: tuple[float, Point] | None = None
    outward = math.atan2(dy, dx)
    for step in range(9):
        reach = radius + site.unit * 0.34 + step * radius * 0.6
        for turn in (0, 25, -25, 50, -50, 70, -70):
            angle = outward + math.radians(turn)
            place = (door.x + math.cos(angle) * reach, door.y + math.sin(angle) * reach)
            cost = step * 1.0 + abs(turn) / 14 + _trouble(door, place, taken, cells, site, radius)
            if best is None or cost < best[0]:
                best = (cost, place)
    assert best is not None
    return best[1]


def _trouble(
    door: _Door,
    place: Point,
    taken: Sequence[tuple[Point, Point]],
    cells: frozenset[tuple[int, int]],
    site: Site,
    radius: int,
) -> float:
    """How much a disc would hide: other discs, rooms, leaders, the frame."""
    cost = 0.0
    left, top, width, height = PLAN
    if not (left + radius < place[0] < left + width - radius):
        cost += 40
    if not (top + radius < place[1] < top + height - radius):
        cost += 40
    for start, end in taken:
        if math.dist(end, place) < 2 * radius:
            cost += 30
        if cross(start, end, (door.x, door.y), place):
            cost += 20
        if math.dist(start, place) < radius + 6:
            cost += 8
    covered = 0
    for across in (-0.7, 0, 0.7):
        for down in (-0.7, 0, 0.7):
            x = math.floor((place[0] + across * radius - site.x) / site.unit)
            y = math.floor((place[1] + down * radius - site.y) / site.unit)
            covered += (x, y) in cells
    return cost + covered * 1.6


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the lines from a to b and from c to d cross."""

    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def _draw_leader(board: Board, start: Point, end: Point) -> None:
    x, y = min(start[0], end[0]) - 6, min(start[1], end[1]) - 6
    art = Art(math.ceil(abs(start[0] - end[0])) + 12, math.ceil(abs(start[1] - end[1])) + 12)
    path = [(start[0] - x, start[1] - y), (end[0] - x, end[1] - y)]
    art.line(path, INK, 8)
    art.line(path, PAPER, 4)
    board.paste(art.sprite(), x, y)


def _draw_footer(board: Board, tile: str, words: Words) -> None:
    """The tile as printed, its name, its effect in words, and the legend of doors."""
    draw_footer_frame(board)
    shape = shape_of(tile, 0)
    unit = min(34, 210 // shape.w, 150 // shape.h) // 2 * 2
    letter = kind_letters(words)[TILES[tile].type]
    draw_printed(board, tile, LEFT + 132, FOOTER + FOOTER_HEIGHT // 2, unit, letter)
    x, right = LEFT + 270, LEFT + WIDTH - 24
    shield = points_shield(points_text(TILES[tile].points), 74)
    board.paste(shield, right, FOOTER + 52, "rm")
    title = words("mad_king_ludwig-pic-place", room=tile_name(tile, words))
    fitted = fit_text(title, right - shield.width - 20 - x, 48, 34, Weight.EXTRA_BOLD)
    board.text(x, FOOTER + 44, fitted.text, fitted.size, Weight.EXTRA_BOLD)
    room = right - shield.width - 20 - x
    fitted = fit_text(effect_words(tile, words), room, 38, 26, Weight.SEMI_BOLD)
    signs = strip(tile, 40, room)
    if fitted.width > room and signs is not None:
        board.paste(signs, x, FOOTER + 100, "lm")
    else:
        board.text(x, FOOTER + 98, fitted.text, fitted.size, Weight.SEMI_BOLD)
    draw_legend(board, x, FOOTER + 154, right - x, words)


# Which way round


def _ways(view: View, castle: CastleView, ask: Ask, names: Sequence[str], words: Words) -> Board:
    """All placements at one door beside each other, each with its letter and its points."""
    board = castle_board(view, castle, names[castle.seat], words)
    spots = []
    for option in ask.options:
        action = option.actions[0]
        assert isinstance(action, Placing)
        spots.append((option, preview(castle, _spot(action))))
    extent = _near(castle, [shown for _, shown in spots])
    left, top, _, _ = PLAN
    columns, across, down = _fields(len(spots), extent)
    for index, (option, shown) in enumerate(spots):
        row, column = divmod(index, columns)
        piece = _way(view, castle, shown, extent, (across, down), words)
        x, y = left + column * (across + 10), top + row * (down + 10)
        board.image.paste(piece.image, (x, y))
        board.box(x, y, across, down, radius=14, edge=MUTED, line=2)
        board.paste(marks.disc(option.letter, 36), x + 10, y + 10)
        gain = option.gain
        if gain is not None:
            board.paste(marks.pill(signed(gain), 44), x + across - 12, y + 36, "rm")
        _draw_deeds(board, shown, x + across - 12, y + down - 34)
    first = ask.options[0].actions[0]
    assert isinstance(first, Placing)
    _draw_footer(board, first.tile, words)
    return board


def _fields(count: int, extent: Extent) -> tuple[int, int, int]:
    """In how many columns so many pictures of an extent are largest, and the width and height of each."""
    _, _, width, height = PLAN

    def field(columns: int) -> tuple[int, int, int]:
        rows = -(-count // columns)
        return columns, (width - 10 * (columns - 1)) // columns, (height - 10 * (rows - 1)) // rows

    def unit(columns: int) -> float:
        _, across, down = field(columns)
        return min(across / (extent[2] - extent[0] + 3), down / (extent[3] - extent[1] + 3))

    return field(max(range(1, min(count, 5) + 1), key=unit))


def _near(castle: CastleView, shown: Sequence[Preview]) -> Extent:
    """The cells of all ghosts and what lies around them, within the castle and them."""
    whole = extent_of(castle, [each.ghost.placed for each in shown])
    boxes = [each.ghost.placed for each in shown]
    shapes = [shape_of(placed.tile, placed.rot) for placed in boxes]
    around = 3
    return (
        max(whole[0], min(placed.x for placed in boxes) - around),
        max(whole[1], min(placed.y for placed in boxes) - around),
        min(whole[2], max(p.x + s.w - 1 for p, s in zip(boxes, shapes, strict=True)) + around),
        min(whole[3], max(p.y + s.h - 1 for p, s in zip(boxes, shapes, strict=True)) + around),
    )


def _way(
    view: View, castle: CastleView, shown: Preview, extent: Extent, size: tuple[int, int], words: Words
) -> Board:
    piece = Board(*size, PANEL)
    site = find_site(extent, (6, 6, size[0] - 12, size[1] - 12), 50, 0.8)
    draw_castle(piece, castle, site, words, plain=True)
    draw_doors(piece, shown.tiles[:-1], site)
    draw_ghost(piece, shown.ghost, site)
    _draw_ghost_symbol(piece, shown.ghost.placed, site)
    return piece


def _draw_ghost_symbol(board: Board, placed: Placed, site: Site, gain: str = "") -> None:
    tile = TILES[placed.tile]
    if tile.shape in ("6x1", "3x1") and not gain:
        return
    box = shape_of(placed.tile, placed.rot).label
    x, y = site.at(placed.x + box.middle[0], placed.y + box.middle[1])
    size = round(min(site.unit * 1.3, min(box.width, box.height) * site.unit * 0.6))
    if not gain:
        board.paste(symbol(tile.type, size, PAPER, INK), x, y, "mm")
        return
    board.paste(marks.pill(gain, max(34, min(56, round(site.unit * 0.8)))), x, y, "mm")


def _draw_deeds(board: Board, shown: Preview, right: int, y: int) -> None:
    """How many tiles it would complete, how many doors it would block."""
    if shown.blocked:
        text = f"{len(shown.blocked)}"
        board.paste(marks.pill(text, 32, MUTED), right, y, "rm")
        board.paste(marks.cross(13), right - 46, y, "rm")
        right -= 96
    if shown.completed:
        board.paste(marks.pill(f"{len(shown.completed)}", 32), right, y, "rm")
        board.paste(marks.tick(15, TEXT), right - 42, y, "rm")


# The preview


def _confirm(view: View, castle: CastleView, action: Placing, names: Sequence[str], words: Words) -> Board:
    """The tile as it would lie, its points, what it completes and what it blocks."""
    board = castle_board(view, castle, names[castle.seat], words)
    spot = _spot(action)
    shown = preview(castle, spot)
    site = find_site(extent_of(castle, (spot,)), PLAN, LARGEST_UNIT, MARGIN_UNITS)
    draw_castle(board, castle, site, words)
    draw_doors(board, shown.tiles[:-1], site)
    draw_ghost(board, shown.ghost, site)
    gain = sure_points(view, action) or 0
    _draw_ghost_symbol(board, spot, site, signed(gain))
    for number in shown.completed:
        _draw_completed(board, shown.tiles[number].placed, site)
    _draw_account(board, castle, action.tile, gain, shown, words)
    return board


def _draw_completed(board: Board, placed: Placed, site: Site) -> None:
    """A gold tick on a tile that would be complete."""
    shape = shape_of(placed.tile, placed.rot)
    x, y = site.at(placed.x + shape.label.x1, placed.y + shape.label.y1)
    radius = max(13, min(22, round(site.unit * 0.36)))
    art = marks.disc("", radius, GOLD)
    board.paste(art, x - radius * 0.6, y - radius * 0.6, "mm")
    board.paste(marks.tick(round(radius * 0.6), INK), x - radius * 0.6, y - radius * 0.6, "mm")


def _draw_account(
    board: Board, castle: CastleView, tile: str, gain: int, shown: Preview, words: Words
) -> None:
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
    deeds = []
    if shown.completed:
        names = ", ".join(tile_name(shown.tiles[number].placed.tile, words) for number in shown.completed)
        deeds.append(words("mad_king_ludwig-pic-completes", rooms=names))
    if shown.blocked:
        deeds.append(words("mad_king_ludwig-pic-blocks", count=len(shown.blocked)))
    if not deeds:
        deeds.append(effect_words(tile, words))
    block = fit_block("; ".join(deeds), right - x, 38, 26, Weight.SEMI_BOLD, 2)
    draw_block(board, x, FOOTER + 134, block, Weight.SEMI_BOLD, TEXT, "l")
