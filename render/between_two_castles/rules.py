"""Pictures for the rules: a turn, legal places for rooms, the wants and bonuses of each type."""

from engines.between_two_castles.castle import Castle
from engines.between_two_castles.data import HAND, PICKS, ROOMS, SPECIAL_OF, TYPES
from render.between_two_castles.cards import CARD, GAP, Choice, draw_card, room_face
from render.between_two_castles.castle import Site, draw_ground, draw_rooms
from render.between_two_castles.palette import PALETTE
from render.between_two_castles.rooms import kind_letters, letter_of, small_room, small_throne
from render.between_two_castles.signs import strip, want_in_words
from render.between_two_castles.titles import type_name
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.fonts import Weight, fit_text
from render.core.palette import GOLD, INK, MUTED, RED, TEXT
from render.core.words import Words
from render.rooms.blocks import draw_block, fit_block
from render.rooms.chips import chip
from render.rooms.palette import PAPER

_WIDTH = 1200
_LEFT = 24


def rules(words: Words) -> list[bytes]:
    """Draws one picture for each of the first pages: the choice, placing, wants, bonuses."""
    return [_turn(words), _placing(words), _looking(words), _bonuses(words)]


_TURN = ("chocolate_room", "walking_path", "great_hall")


def _turn(words: Words) -> bytes:
    """Shows that two tiles of a hand are chosen, and one goes to each side."""
    height = 104 + CARD[1] + 104
    board = Board(_WIDTH, height)
    title = words("between_two_castles-pic-choose", count=PICKS, tiles=HAND)
    fitted = fit_text(title, _WIDTH - 60, 50, 34, Weight.EXTRA_BOLD)
    board.text(28, 52, fitted.text, fitted.size, Weight.EXTRA_BOLD)
    for index, room in enumerate(_TURN):
        x = _LEFT + index * (CARD[0] + GAP)
        choice = Choice(chosen=index != 1, back=index == 1)
        draw_card(board, room_face(room, words), x, 104, choice)
    y = 104 + CARD[1] + 52
    for x, way, side in ((_LEFT + CARD[0] // 2, -1, "left"), (_WIDTH - _LEFT - CARD[0] // 2, 1, "right")):
        board.paste(marks.way_arrow(way, 0, 26, GOLD), x - 100, y, "mm")
        said = fit_text(words(f"between_two_castles-pic-{side}-castle"), 220, 40, 30, Weight.BOLD)
        board.text(x - 52, y, said.text, said.size)
    return board.png(PALETTE)


_BUILT = (("study", (-1, 0)), ("terrace", (2, 0)), ("kitchen", (0, 1)), ("great_hall", (1, -1)))
_TRIES = (
    ("food", (-1, 1), True, "between_two_castles-pic-rules-on-room"),
    ("downstairs", (0, -1), True, "between_two_castles-pic-rules-downstairs"),
    ("corridor", (1, -2), True, "between_two_castles-pic-rules-corridor"),
    ("sleeping", (2, 1), False, "between_two_castles-pic-rules-open-sky"),
    ("living", (-1, -1), False, "between_two_castles-pic-rules-above"),
    ("utility", (-3, 0), False, "between_two_castles-pic-rules-apart"),
)
_SAID = 72
"""From one line of the legend to the next."""


def _placing(words: Words) -> bytes:
    """Draws tries at a small castle: legal ones ticked, the others crossed out, and the reasons."""
    side, height = 132, 760
    board = Board(_WIDTH, height + _SAID * len(_TRIES) // 2)
    board.panel(Box(_LEFT, 20, _WIDTH - 2 * _LEFT, height - 40))
    castle = Castle("throne_corridor_food")
    for room, cell in _BUILT:
        castle = castle.with_room(room, cell)
    site = Site(side, 600 - round(0.5 * side), 460)
    draw_ground(board, _LEFT, _WIDTH - 2 * _LEFT, site.ground, height - 20)
    letters = kind_letters(words)
    draw_rooms(
        board,
        castle,
        site,
        lambda _, kind: small_room(kind, side, letter_of(kind, letters)),
        small_throne(side, ()),
        [cell for _, cell, _, _ in _TRIES],
    )
    for index, (kind, cell, legal, message) in enumerate(_TRIES):
        x, y = site.corner(cell)
        board.paste(marks.step_back(small_room(kind, side, letters[kind]), 0.35), x, y)
        outline = marks.cell_outline(((0, 0),), side, PAPER if legal else RED, 5, dashed=legal)
        pad = marks.outline_pad(5)
        board.paste(outline, x - pad, y - pad)
        _sign(board, x + side - 6, y + 6, legal=legal)
        left, middle = _LEFT + index // 3 * 580, height + _SAID * (index % 3) + 24
        _sign(board, left + 26, middle, legal=legal)
        board.paste(chip(kind, 54, letters[kind]), left + 84, middle, "mm")
        said = fit_text(words(message), 434, 38, 24, Weight.SEMI_BOLD)
        board.text(left + 136, middle, said.text, said.size, Weight.SEMI_BOLD)
    return board.png(PALETTE)


def _sign(board: Board, x: float, y: float, *, legal: bool) -> None:
    """Draws a tick or a cross in a disc."""
    board.paste(marks.disc("", 24, GOLD if legal else RED), x, y, "mm")
    board.paste(marks.tick(12, INK) if legal else marks.cross(9), x, y, "mm")


_EXAMPLES = ("bakery", "gallery", "washroom", "french_gazebo", "nap_room", "great_hall", "fungus_room")


def _looking(words: Words) -> bytes:
    """Draws a row for each type: its chip, an example's signs, and the words."""
    rows = (*_EXAMPLES, "fountain", "tower", "grand_foyer")
    step = 96
    board = Board(_WIDTH, step * len(rows) + 40)
    board.panel(Box(_LEFT, 20, _WIDTH - 2 * _LEFT, step * len(rows)))
    letters = kind_letters(words)
    for index, room_id in enumerate(rows):
        room = ROOMS[room_id]
        y = 20 + step * index + step // 2
        board.paste(chip(room.type, 66, letter_of(room.type, letters)), _LEFT + 56, y, "mm")
        name = (
            words(f"between_two_castles-room-{room_id}")
            if room.type == room_id
            else type_name(room.type, words)
        )
        fitted = fit_text(name, 270, 38, 24, Weight.BOLD)
        board.text(_LEFT + 112, y, fitted.text, fitted.size)
        board.box(Box(_LEFT + 400, y - 38, 236, 76), radius=12, fill=PAPER)
        board.paste(strip(room.reach, room.points, room.want, 54), _LEFT + 518, y, "mm")
        said = fit_block(want_in_words(room, words), _WIDTH - 2 * _LEFT - 680, 34, 26, Weight.SEMI_BOLD, 2)
        draw_block(board, _LEFT + 658, y, said, Weight.SEMI_BOLD, anchor="l")
    return board.png(PALETTE)


def _bonuses(words: Words) -> bytes:
    """Draws the bonus for the third room of each type, and for the fifth of any."""
    step = 96
    board = Board(_WIDTH, step * (len(TYPES) + 1) + 40)
    board.panel(Box(_LEFT, 20, _WIDTH - 2 * _LEFT, step * (len(TYPES) + 1)))
    letters = kind_letters(words)
    for index, kind in enumerate((*TYPES, "special")):
        y = 20 + step * index + step // 2
        fifth = kind == "special"
        board.text(_LEFT + 44, y, "5" if fifth else "3", 52, Weight.EXTRA_BOLD, GOLD if fifth else TEXT, "m")
        board.text(_LEFT + 82, y, "×", 40, Weight.BOLD, MUTED, "m")
        if fifth:
            board.text(_LEFT + 138, y, "?", 50, Weight.EXTRA_BOLD, GOLD, "m")
        else:
            board.paste(chip(kind, 66, letters[kind]), _LEFT + 138, y, "mm")
        board.paste(marks.way_arrow(1, 0, 20, MUTED), _LEFT + 222, y, "mm")
        brought = SPECIAL_OF.get(kind)
        x = _LEFT + 262
        if brought:
            board.paste(chip(brought, 66), x + 34, y, "mm")
            x += 86
        message = f"between_two_castles-bonus-{kind}"
        said = fit_block(words(message), _WIDTH - _LEFT - 30 - x, 36, 26, Weight.SEMI_BOLD, 2)
        draw_block(board, x, y, said, Weight.SEMI_BOLD, anchor="l")
    return board.png(PALETTE)
