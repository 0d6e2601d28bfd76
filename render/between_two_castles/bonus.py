"""The panel of a bonus that brings one of several tiles: the castle with its spots, below it the tiles."""

from collections.abc import Sequence

from engines.between_two_castles.actions import Placement
from engines.between_two_castles.data import ROOMS
from engines.between_two_castles.view import CastleView, View
from engines.core.panel import Ask, Option
from engines.core.score import signed
from render.between_two_castles.closeup import (
    BOTTOM,
    LEFT,
    TOP,
    WIDTH,
    Marks,
    Spot,
    draw_castle,
    draw_header,
)
from render.between_two_castles.rooms import kind_letters, letter_of, small_room
from render.between_two_castles.signs import strip
from render.between_two_castles.titles import room_name
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.fonts import Weight
from render.core.frames import CLOSE_UP
from render.core.palette import GOLD, PANEL
from render.core.words import Words
from render.rooms.blocks import Block, draw_block, fit_block
from render.rooms.palette import PAPER
from render.rooms.symbols import symbol

_LINE, _GAP, _COLUMNS = 104, 12, 2


def bonus(
    view: View, castle: CastleView, ask: Ask, names: Sequence[str], words: Words, *, below: int = 0
) -> Board:
    """Draws each spot with its number, a proposed tile as a ghost, and a line for each tile with its gain.

    It leaves `below` pixels free for the other castle.
    """
    tiles: dict[str, list[Option]] = {}
    for option in (*ask.options, *ask.others):
        action = option.actions[0]
        if option.mark and isinstance(action, Placement):
            tiles.setdefault(action.tile, []).append(option)
    board = Board(*CLOSE_UP)
    draw_header(board, view, castle, names, words)
    lines = -(-len(tiles) // _COLUMNS)
    top = BOTTOM - below - lines * (_LINE + _GAP) + _GAP
    draw_castle(board, castle, TOP, top - 18, words, _marks(tiles))
    width = (WIDTH - (_COLUMNS - 1) * _GAP) // _COLUMNS
    for number, (tile, options) in enumerate(tiles.items()):
        line, column = divmod(number, _COLUMNS)
        box = Box(LEFT + column * (width + _GAP), top + line * (_LINE + _GAP), width, _LINE)
        _tile(board, box, tile, options, words)
    return board


def _marks(tiles: dict[str, list[Option]]) -> Marks:
    """Returns the spots of all tiles, a number each; a tile that the partner proposes is a ghost."""
    spots: dict[str, Spot] = {}
    ghost, gain, letter = None, "", ""
    for tile, options in tiles.items():
        for option in options:
            action = option.actions[0]
            assert isinstance(action, Placement)
            spots[option.mark] = Spot(action.cell, option.mark)
            if action.stance == "accept":
                ghost, gain, letter = (tile, action.cell), signed(option.gain or 0), option.mark
    spots.pop(letter, None)
    return Marks(tuple(spots.values()), ghost, gain, letter)


def _tile(board: Board, box: Box, tile: str, options: Sequence[Option], words: Words) -> None:
    """Draws a tile in a line: its type, its name, its want, and its best gain."""
    room = ROOMS[tile]
    board.box(box, fill=PANEL, edge=GOLD if _is_proposed(options) else None, line=4)
    middle = box.y + box.height / 2
    end = box.x + box.width - 14
    pill = marks.pill(signed(max(option.gain or 0 for option in options)), 36)
    board.paste(pill, end, middle, "rm")
    end -= pill.width + 12
    name = room_name(tile, words)
    for across, size in _SIZES:
        left = box.x + across + 24
        signs = strip(room.reach, room.points, room.want, size)
        hanging = symbol(room.hanging, size) if room.hanging else None
        paper = signs.width + (hanging.width + 10 if hanging else 0) + 20
        said = _fitted(name, end - paper - 12 - left)
        if not said.is_cut:
            break
    icon = small_room(room.type, across, letter_of(room.type, kind_letters(words)))
    board.paste(icon, box.x + 12, middle, "lm")
    board.box(Box(end - paper, round(middle) - 32, paper, 64), radius=12, fill=PAPER)
    board.paste(signs, end - paper + 10, middle, "lm")
    if hanging:
        board.paste(hanging, end - 10, middle, "rm")
    draw_block(board, left, middle, said, Weight.BOLD, anchor="l")


_SIZES = ((84, 40), (84, 32), (62, 28))
"""The sizes of the room and its signs: smaller beside a long name."""


def _fitted(name: str, width: float) -> Block:
    said = fit_block(name, width, 36, 22, Weight.BOLD, 2)
    return fit_block(name, width, 26, 22, Weight.BOLD, 3) if said.is_cut else said


def _is_proposed(options: Sequence[Option]) -> bool:
    actions = [option.actions[0] for option in options]
    return any(isinstance(action, Placement) and action.stance == "accept" for action in actions)
