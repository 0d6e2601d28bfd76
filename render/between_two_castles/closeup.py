"""One castle close up: every room with its name, want and points; spots to choose, a ghost, a footer."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engines.between_two_castles.data import ROOMS, THRONE, THRONE_RIGHT, Cell
from engines.between_two_castles.ring import SIDES
from engines.between_two_castles.view import CastleView, View
from engines.core.score import signed
from render.between_two_castles.castle import Site, draw_ground, draw_rooms, find_site
from render.between_two_castles.palette import GHOST, PALETTE, SPOT, SPOT_BELOW
from render.between_two_castles.places import place_emblem, place_names
from render.between_two_castles.rooms import (
    FRAME,
    WITH_POINTS,
    WITH_STRIP,
    kind_letters,
    large_room,
    large_throne,
    last_frame,
    letter_of,
    small_room,
)
from render.between_two_castles.signs import strip, want_in_words
from render.between_two_castles.titles import castle_name, room_name
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board, Point
from render.core.fonts import Weight, fit_name, fit_text
from render.core.frames import CLOSE_UP
from render.core.palette import GOLD, PANEL
from render.core.words import Words
from render.rooms.blocks import draw_block, fit_block
from render.rooms.chips import bonus_card, points_shield
from render.rooms.palette import FAINT, PAPER
from render.rooms.symbols import symbol

LEFT, TOP = 24, 122
WIDTH = CLOSE_UP[0] - 2 * LEFT
BOTTOM = 1176
FOOTER = 980
MOST, LEAST = 176, 56


@dataclass(frozen=True)
class Spot:
    """A cell that can be chosen: its letter, and the points that placing there brings."""

    cell: Cell
    letter: str
    gain: int | None = None


@dataclass(frozen=True)
class Marks:
    """The marks that a castle shows besides its rooms."""

    spots: tuple[Spot, ...] = ()
    ghost: tuple[str, Cell] | None = None
    gain: str = ""
    letter: str = ""
    """The mark of the ghost, where it is one of the answers."""
    elsewhere: tuple[Cell, ...] = ()
    """Cells that can be chosen on other pages."""


def closeup(view: View, number: int, names: Sequence[str], words: Words) -> bytes:
    """Draws one castle large, as all players see it."""
    board = Board(*CLOSE_UP)
    draw_header(board, view, view.castles[number], names, words)
    draw_castle(board, view.castles[number], TOP, BOTTOM, words, Marks())
    return board.png(PALETTE)


def counts_now(view: View, castle: CastleView) -> bool:
    """Whether a castle is the one that counts for the player who looks: the lower of the two."""
    if view.seat is None or view.seat not in castle.builders:
        return False
    return castle.points == min(view.castle_on(view.seat, side).points for side in SIDES)


def draw_header(board: Board, view: View, castle: CastleView, names: Sequence[str], words: Words) -> None:
    """Draws points, the castle's name, its cards, its two builders, and whether it counts for the viewer."""
    shown = place_names(view, names, words)
    shield = points_shield(str(castle.points), 92)
    board.paste(shield, LEFT, 64, "lm")
    right = CLOSE_UP[0] - LEFT
    for place in castle.builders:
        name = fit_name(shown[place], 196, 40, 28, Weight.BOLD)
        board.text(right, 63, name.text, name.size, anchor="r")
        right -= round(name.width) + 34
        board.paste(place_emblem(view, place, 20), right, 63, "mm")
        right -= 44
    x = LEFT + shield.width + 14
    cards = len(castle.castle.cards)
    card = bonus_card(62)
    if counts_now(view, castle):
        said = words("between_two_castles-pic-counts")
        right -= round(board.text(right, 63, said, 40, Weight.BOLD, GOLD, "r")) + 24
    title = fit_text(castle_name(castle.name, words), right - x - 50 * cards, 54, 30, Weight.BOLD)
    board.text(x, 63, title.text, title.size)
    x += round(title.width) + 36
    for index in range(cards):
        board.paste(card, x + 50 * index, 64, "mm")


def draw_castle(board: Board, shown: CastleView, top: int, bottom: int, words: Words, marked: Marks) -> Site:
    """Draws the castle in its panel, with its marks."""
    board.panel(Box(LEFT, top, WIDTH, bottom - top))
    cells = tuple({*marked.elsewhere, *(spot.cell for spot in marked.spots)})
    if marked.ghost:
        cells = tuple({*cells, marked.ghost[1]})
    panel = (LEFT, top, LEFT + WIDTH, bottom)
    site = find_site(shown.castle, panel, (), MOST, LEAST, tuple(sorted(cells)))
    draw_ground(board, LEFT, WIDTH, site.ground, bottom)
    letters = kind_letters(words)
    rooms = {built.cell: built.room for built in shown.castle.rooms}

    def sprite(cell: Cell, kind: str) -> Image.Image:
        room = rooms[cell]
        return large_room(room, site.side, letter_of(kind, letters), room_name(room, words))

    throne = large_throne(
        shown.castle.throne,
        site.side,
        letters["special"],
        words("between_two_castles-throne-room"),
        shown.castle.attendants,
    )
    draw_rooms(board, shown.castle, site, sprite, throne, cells)
    _points(board, shown, site)
    for built in shown.fresh:
        x, y = site.corner(built.cell)
        board.paste(last_frame(site.side), x - FRAME, y - FRAME)
    taken = {*shown.castle.grid, THRONE_RIGHT, *cells}
    if marked.ghost:
        _ghost(board, site, marked, taken, words)
    for cell in marked.elsewhere:
        _other_spot(board, site, cell)
    for spot in marked.spots:
        _spot(board, site, spot, taken)
    return site


def _other_spot(board: Board, site: Site, cell: Cell) -> None:
    """Draws a cell that can also be chosen; its mark stands on another page."""
    (x, y), side = site.corner(cell), site.side
    board.paste(marks.dashed_box(side - 12, side - 12, 8, PAPER), x + 6, y + 6)
    board.paste(marks.dot(7), x + side / 2, y + side / 2, "mm")


def _points(board: Board, shown: CastleView, site: Site) -> None:
    """Draws the current points of every room, in a dark shield."""
    side = site.side
    if side < WITH_POINTS:
        return
    for line in shown.lines:
        if line.cell is None:
            continue
        x, y = site.corner(THRONE_RIGHT if line.cell == THRONE else line.cell)
        down = side * 0.05 if shown.castle.grid[line.cell].open_sky else 0.0
        shield = points_shield(str(line.points), max(_SHIELD, round(side * 0.33)), dark=True)
        if side >= WITH_STRIP:
            board.paste(
                shield, x + side - shield.width / 2 - 3, y + side * 0.04 + shield.height / 2 + down, "mm"
            )
        else:
            board.paste(shield, x + side - shield.width / 2 - 1, y + side - shield.height / 2 - 1, "mm")


_SHIELD = 38
"""The least shield whose number can be read on a phone."""


def _spot(board: Board, site: Site, spot: Spot, taken: set[Cell]) -> None:
    """Draws a disc as large as a small cell allows; the gain below it, or in a free cell beside it."""
    x, y = site.corner(spot.cell)
    side, inset = site.side, 4 if site.side < _ROOM_FOR_GAIN else 6
    fill = SPOT if spot.cell[1] >= 0 else SPOT_BELOW
    board.box(Box(x + inset, y + inset, side - 2 * inset, side - 2 * inset), radius=8, fill=fill)
    board.paste(marks.dashed_box(side - 2 * inset, side - 2 * inset, 8, PAPER), x + inset, y + inset)
    if side < _ROOM_FOR_GAIN or spot.gain is None:
        board.paste(marks.disc(spot.letter, min(46, round(side * 0.42))), x + side / 2, y + side / 2, "mm")
        pill = None if spot.gain is None else marks.pill(signed(spot.gain), 38)
        if pill and (place := _beside(site, spot.cell, taken, pill)):
            board.paste(pill, *place, "mm")
        return
    board.paste(marks.disc(spot.letter, min(round(side * 0.27), 46)), x + side / 2, y + side * 0.355, "mm")
    size = min(46, round(side * 0.31))
    board.text(x + side / 2, y + side * 0.79, signed(spot.gain), size, Weight.BOLD, PAPER, "m")


_ROOM_FOR_GAIN = 120
"""From this side on a cell holds its disc and its gain."""


def _beside(site: Site, cell: Cell, taken: set[Cell], pill: Image.Image) -> Point | None:
    """Returns a free place for a pill next to a cell and marks it as taken; None if there is none."""
    side, (x, y) = site.side, site.corner(cell)
    wide = -(-pill.width // side)
    for way, high in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        cells = [(cell[0] + way * step, cell[1] + high) for step in range(1, wide + 1)] if way else []
        cells = cells or [(cell[0], cell[1] + high)]
        at = (
            (x + side + pill.width / 2 + 3 if way > 0 else x - pill.width / 2 - 3, y + side / 2)
            if way
            else (x + side / 2, y - side / 2 if high > 0 else y + side * 1.5)
        )
        inside = at[0] - pill.width / 2 > LEFT + 8 and at[0] + pill.width / 2 < LEFT + WIDTH - 8
        fits = way or pill.width <= side
        if not TOP + pill.height / 2 < at[1] < FOOTER - 22 - pill.height / 2:
            continue
        if inside and fits and not taken & set(cells):
            taken.update(cells)
            return at
    return None


def _ghost(board: Board, site: Site, marked: Marks, taken: set[Cell], words: Words) -> None:
    """Draws the room where it would stand, with its gain.

    If a mark or the gain has to lie on it, it shows its symbol and no words.
    """
    assert marked.ghost
    room, cell = marked.ghost
    x, y = site.corner(cell)
    side = site.side
    kind = ROOMS[room].type
    letter = letter_of(kind, kind_letters(words))
    pill = marks.pill(marked.gain, max(34, round(side * 0.26)), GOLD) if marked.gain else None
    place = _beside(site, cell, taken, pill) if pill else None
    bare = marked.letter or (pill and not place)
    sprite = small_room(kind, side, "") if bare else large_room(room, side, letter, room_name(room, words))
    board.paste(marks.step_back(sprite, GHOST, PANEL), x, y)
    frame = marks.cell_outline(((0, 0),), side, PAPER, 5, dashed=True)
    pad = marks.outline_pad(5)
    board.paste(frame, x - pad, y - pad)
    if marked.letter:
        disc = marks.disc(marked.letter, min(round(side * 0.27), 46), GOLD)
        board.paste(disc, x + side * 0.3, y + side * 0.3, "mm")
    if pill and place:
        board.paste(pill, *place, "mm")
    elif pill:
        pill = marks.pill(marked.gain, max(22, round(side * 0.22)), GOLD)
        board.paste(pill, x + side / 2, max(y + side * 0.8, y + side + 6 - pill.height / 2), "mm")


FOOTER_ROOM = WIDTH - 208 - 24
"""The greatest width of the footer's title."""


def draw_footer(board: Board, room_id: str, title: str, words: Words) -> None:
    """Draws the tile to place: large, by name, with its want in signs and in words."""
    room = ROOMS[room_id]
    board.box(Box(LEFT, FOOTER, WIDTH, BOTTOM - FOOTER), fill=PANEL, edge=GOLD, line=4)
    letter = letter_of(room.type, kind_letters(words))
    board.paste(small_room(room.type, 160, letter), LEFT + 20, FOOTER + 18)
    x = LEFT + 208
    fitted = fit_text(title, FOOTER_ROOM, 50, 30, Weight.EXTRA_BOLD)
    board.text(x, FOOTER + 52, fitted.text, fitted.size, Weight.EXTRA_BOLD)
    y = FOOTER + 137
    width = 318 if room.hanging else 230
    board.box(Box(x, y - 39, width, 78), radius=12, fill=PAPER)
    board.paste(strip(room.reach, room.points, room.want, 54), x + 112, y, "mm")
    if room.hanging:
        board.rectangle(Box(x + 232, y - 31, 2, 62), FAINT)
        board.paste(symbol(room.hanging, 52), x + 274, y, "mm")
    said = fit_block(want_in_words(room, words), LEFT + WIDTH - x - width - 46, 40, 30, Weight.SEMI_BOLD, 2)
    draw_block(board, x + width + 22, y, said, Weight.SEMI_BOLD, anchor="l")
