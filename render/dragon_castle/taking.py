"""The private panel over the castle: numbered tiles, their twins, the pairs, and the player's own realm."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engines.core.panel import Ask
from engines.dragon_castle.actions import Activate, InCastle, Take
from engines.dragon_castle.forecast import at_work, tiles_allowed, twins_after
from engines.dragon_castle.grid import Cell, cell_named
from engines.dragon_castle.questions import picked_mark
from engines.dragon_castle.view import View
from render.core.box import Box
from render.core.canvas import Board
from render.core.fonts import Weight, fit_text
from render.core.frames import CLOSE_UP, CLOSE_UP_HEADER_HEIGHT, CLOSE_UP_TOP, MARGIN
from render.core.palette import MUTED, TEXT
from render.core.words import Words
from render.dragon_castle.castle import (
    CastleGrid,
    draw_castle,
    draw_dashes,
    draw_disc,
    draw_elsewhere,
    draw_mark,
    draw_names,
    draw_rings,
    draw_taken,
    draw_twin,
    size_of,
    within_names,
)
from render.dragon_castle.realm import RealmGrid, draw_realm, draw_spot
from render.dragon_castle.stores import draw_groups, draw_stores_beside
from render.dragon_castle.tiles import SHAPE, Letters, face_up, shrine, twin_badge, type_letters

SPOTS = ("act", "to", "then")
"""The questions that are answered by cells, among other things."""
_NARROW, _MIDDLING = 8, 10
"""Castles of at most this many columns leave room beside them; those above the first have smaller tiles."""
_CASTLE_WIDTH = 640
_MOST_TILE = 88
_BESIDE_TILE, _MIDDLING_TILE = 84, 74
_BESIDE_NAMES = 28
TITLE_MARGINS = 174
"""The room that the title above a realm leaves to its edges, the shrine and its number."""
"""The names of the rows beside a castle, and its margins."""
_MOST_TILE_ALONE = 134
_REALM_TILE = 76
_PAIR_ROWS, _PAIR_STEP = 5, 88
"""The fewest rows of pairs in a column, and the height of a row where there are more."""
_SHOWN_TWINS = 3
_BELOW = 348
_LEAST_TILE = 72
HAND_STEP = 72
"""From one tile in the header to the next."""


@dataclass(frozen=True)
class Choices:
    """The tiles that can be chosen in the castle."""

    marks: Mapping[Cell, str]
    """The tiles that can be chosen, each with its number."""
    twins: Mapping[Cell, Sequence[Cell]]
    """For each first tile its twins."""

    @classmethod
    def of(cls, view: View, marks: Mapping[Cell, str]) -> Choices:
        """Finds the twins; only the first tile of a turn has some.

        They are also shown during other questions.
        """
        cells = marks or view.castle.first
        return cls(marks, {cell: twins_after(view, cell) for cell in cells} if view.phase == "act" else {})

    def lower_twins(self) -> set[Cell]:
        """Returns the twins that can't be chosen themselves."""
        return {twin for twins in self.twins.values() for twin in twins if twin not in self.marks}


def draw_taking(board: Board, view: View, seat: int, ask: Ask, words: Words) -> None:
    """Draws the castle with the numbers of the question; beside it pairs and the player's realm."""
    letters = type_letters(words)
    height = CLOSE_UP[1] - MARGIN - CLOSE_UP_TOP
    narrow = has_realm_beside(view)
    width = _castle_width(view) if narrow else CLOSE_UP[0] - 2 * MARGIN
    below = 0 if narrow or not _has_room_below(view, height) else _BELOW + 16
    height -= below
    castle = Box(MARGIN, CLOSE_UP_TOP, width, height)
    board.panel(castle)
    grid = CastleGrid.within(view, within_names(castle), _MOST_TILE)
    draw_names(board, grid)
    called = called_tiles(view, ask)
    choices = Choices.of(view, {} if called is not None else marked_cells(ask))
    _draw_choices(board, view, grid, ask, choices, letters)
    if isinstance(ask.preview, Take):
        choices = Choices.of(view, {ask.preview.cell: picked_mark(view, ask)})
    if below:
        _draw_realm_below(board, view, seat, letters, CLOSE_UP_TOP + height + 16)
    elif narrow:
        x = MARGIN + width + 16
        beside = CLOSE_UP[0] - MARGIN - x
        below = _own_realm_height(view, beside)
        _draw_pairs(board, view, choices, words, Box(x, CLOSE_UP_TOP, beside, height - below - 16))
        payments = marked_cells(ask) if called is not None else {}
        box = Box(x, CLOSE_UP_TOP + height - below, beside, below)
        _draw_own_realm(board, view, seat, words, box, payments)


def has_realm_beside(view: View) -> bool:
    """Whether the castle leaves room beside it for the pairs and the player's realm."""
    return size_of(view)[1] <= _MIDDLING


def _castle_width(view: View) -> int:
    """Returns the width of the panel of a castle that has the realm beside it."""
    columns = size_of(view)[1]
    if columns <= _NARROW:
        return max(_CASTLE_WIDTH, columns * _BESIDE_TILE + _BESIDE_NAMES)
    return columns * _MIDDLING_TILE + 70


def called_tiles(view: View, ask: Ask) -> tuple[Cell, ...] | None:
    """Returns the tiles that Deception could take, while its payment is asked for; None otherwise."""
    actions = [ask.preview] if ask.preview is not None else [option.actions[0] for option in ask.options]
    call = actions[0]
    if not isinstance(call, Activate) or call.spirit != "deception" or ask.question == "spirit":
        return None
    if any(not isinstance(action, Activate) or action.spirit != "deception" for action in actions):
        return None
    return tiles_allowed(view, call)


def draw_castle_look(board: Board, view: View, words: Words) -> None:
    """Draws the castle for any viewer: rings on first tiles to take, brackets where the last tiles lay."""
    width, height = CLOSE_UP[0] - 2 * MARGIN, CLOSE_UP[1] - MARGIN - CLOSE_UP_TOP
    board.panel(Box(MARGIN, CLOSE_UP_TOP, width, height))
    inner = within_names(Box(MARGIN, CLOSE_UP_TOP, width, height))
    grid = CastleGrid.within(view, inner, _MOST_TILE_ALONE)
    castle = view.castle
    draw_names(board, grid)
    draw_castle(board, castle, grid, type_letters(words), castle.available)
    draw_rings(board, castle, grid, castle.first if view.to_act else ())
    draw_taken(board, castle, grid, [cell for turn in view.last for cell in turn.taken])


def draw_hand(board: Board, view: View, words: Words, right: int) -> None:
    """Draws the tiles in hand, in the header."""
    letters = type_letters(words)
    for index, face in enumerate(view.hand):
        x = right - (len(view.hand) - index) * HAND_STEP
        middle = MARGIN + CLOSE_UP_HEADER_HEIGHT // 2
        board.paste(face_up(face, HAND_STEP - 12, letters[face[0]]), x, middle, "lm")


def _has_room_below(view: View, height: int) -> bool:
    """Whether a wide castle leaves room for the player's realm below it while its tiles stay readable."""
    rows, _ = size_of(view)
    return (height - _BELOW - 16 - 28) / (SHAPE * rows + 0.25) >= _LEAST_TILE


def _draw_realm_below(board: Board, view: View, seat: int, letters: Letters, y: int) -> None:
    """Draws the player's own realm with its pool, tokens and open groups."""
    realm = view.realms[seat]
    board.panel(Box(MARGIN, y, CLOSE_UP[0] - 2 * MARGIN, _BELOW))
    grid = RealmGrid.small(realm, Box(MARGIN + 24, y, 420, _BELOW - 44), 64)
    grid = grid._replace(y=y + (_BELOW - grid.rows * grid.down) // 2 + 8)
    draw_realm(board, realm, grid, letters)
    x = MARGIN + 24 + grid.columns * grid.across + 90
    draw_stores_beside(board, realm, x, y + 58)
    draw_groups(board, realm, x - 30, y + 140)


def marked_cells(ask: Ask) -> dict[Cell, str]:
    """Returns the cells of the question's answers with their numbers."""
    if ask.question not in SPOTS:
        return {}
    return {cell: option.mark for option in ask.options if (cell := cell_named(option.answer))}


def cells_elsewhere(ask: Ask) -> list[Cell]:
    """Returns the cells of answers whose marks stand on other pages."""
    if ask.question not in SPOTS:
        return []
    return [cell for option in ask.others if (cell := cell_named(option.answer))]


def _draw_choices(
    board: Board,
    view: View,
    grid: CastleGrid,
    ask: Ask,
    choices: Choices,
    letters: Letters,
) -> None:
    castle = view.castle
    chosen = ask.preview.cell if isinstance(ask.preview, InCastle) else None
    wanted = {option.actions[0].cell for option in ask.options if isinstance(option.actions[0], InCastle)}
    seconds = {
        action.cell
        for option in (*ask.options, *ask.others)
        for action in option.actions
        if isinstance(action, InCastle)
    }
    called = called_tiles(view, ask)
    if called is not None:
        seconds, chosen = {*called}, None
    bright = {*castle.available, *wanted, *seconds, *([chosen] if chosen else [])}
    if called is not None:
        bright = seconds
    draw_castle(board, castle, grid, letters, bright)
    if view.first_taken is not None and view.hand:
        draw_taken(board, castle, grid, [view.first_taken])
    if choices.marks:
        draw_dashes(board, castle, grid, choices.marks)
        draw_elsewhere(board, castle, grid, cells_elsewhere(ask))
    elif chosen:
        draw_dashes(board, castle, grid, [chosen])
    else:
        first = called is None and view.phase == "act"
        draw_rings(board, castle, grid, castle.first if first else sorted(seconds))
    twins = choices.lower_twins()
    if chosen:
        twins = set(twins_after(view, chosen)) if view.phase == "act" else set()
    for cell in sorted(twins):
        draw_twin(board, castle, grid, cell)
    for cell, mark in choices.marks.items():
        draw_mark(board, castle, grid, cell, mark)
    if chosen:
        draw_mark(board, castle, grid, chosen, picked_mark(view, ask), gold=True)


def _draw_pairs(board: Board, view: View, choices: Choices, words: Words, box: Box) -> None:
    """Draws one row for each face that makes a pair: the tile, its numbers, a badge for each lower twin."""
    board.panel(box)
    x, y, width, height = box
    heading = words("dragon_castle-pic-hand")
    if not view.hand:
        heading = words("dragon_castle-pic-seconds" if at_work(view) else "dragon_castle-pic-pairs")
    title = fit_text(heading, width - 48, 52, 36, Weight.EXTRA_BOLD)
    board.text(x + 24, y + 42, title.text, title.size, Weight.EXTRA_BOLD)
    pairs = _pairs(view, choices)
    if not pairs:
        _draw_without_pairs(board, view, words, box)
        return
    letters = type_letters(words)
    rows = max(_PAIR_ROWS, int(height - 84) // _PAIR_STEP)
    two = len(pairs) > rows
    tile, step = (54, 58) if two else (72, 64)
    column = (width - 30) // 2 if two else width - 30
    most = int(min(_SHOWN_TWINS, 1 + (column - tile - 36 - 30) // step))
    row = (height - 84) // rows
    for index, (face, found, lower) in enumerate(pairs[: 2 * rows]):
        left, middle = (
            x + 22 + index // rows * column,
            y + 78 + index % rows * row + row // 2,
        )
        board.paste(face_up(face, tile, letters[face[0]]), left, middle, "lm")
        left += tile + 36
        shown = found[:most]
        for letter in shown:
            draw_disc(board, letter, 26, left, middle)
            left += step
        if at_work(view):
            board.text(left - 26, middle, f"={lower}", 38)
            continue
        for _ in range(min(lower, most - len(shown))):
            board.paste(twin_badge(40), left, middle, "mm")
            left += step - 4


def _pairs(view: View, choices: Choices) -> list[tuple[str, list[str], int]]:
    """Returns each face with a pair: the numbers of its first tiles, and how many other twins it has.

    After a Spirit the second tile may be another one for each first: a row for each, with all its seconds.
    """
    if at_work(view):
        return [
            (view.castle.cells[cell[0]][cell[1]].face, [mark], len(choices.twins[cell]))
            for cell, mark in choices.marks.items()
            if choices.twins.get(cell)
        ]
    found: dict[str, tuple[list[str], set[Cell]]] = {}
    for cell, twins in choices.twins.items():
        if twins:
            face = view.castle.cells[cell[0]][cell[1]].face
            its_marks, others = found.setdefault(face, ([], set()))
            its_marks += [choices.marks[cell]] if cell in choices.marks else []
            others.update(twin for twin in twins if twin not in choices.marks)
    return [(face, its_marks, len(others)) for face, (its_marks, others) in found.items()]


def _draw_without_pairs(board: Board, view: View, words: Words, box: Box) -> None:
    """Draws the tiles in hand large, or a note that there is no pair."""
    x, y, width, height = box
    if view.hand:
        letters = type_letters(words)
        tile = int(min(150, (width - 60) // 2))
        left = x + width // 2 - (tile + 10) * len(view.hand) // 2
        for face in view.hand:
            board.paste(face_up(face, tile, letters[face[0]]), left, y + height // 2 + 20, "lm")
            left += tile + 20
        return
    text = fit_text(words("dragon_castle-pic-no-pairs"), width - 60, 46, 30, Weight.SEMI_BOLD)
    board.text(x + width // 2, y + height // 2, text.text, text.size, Weight.SEMI_BOLD, MUTED, "m")


def _own_realm_height(view: View, width: int) -> int:
    grid = RealmGrid.small(view.realms[0], Box(0, 0, width - 44, 380), _REALM_TILE)
    return 112 + grid.rows * grid.down + 24


def _draw_own_realm(
    board: Board, view: View, seat: int, words: Words, box: Box, payments: Mapping[Cell, str]
) -> None:
    """Draws the player's realm and pool, with the marks of tiles that could pay a Spirit."""
    board.panel(box)
    x, y, width, _ = box
    realm = view.realms[seat]
    board.text(x + width - 24, y + 42, str(realm.pool), 50, Weight.BOLD, TEXT if realm.pool else MUTED, "r")
    board.paste(shrine(54), x + width - 96, y + 42, "mm")
    title = fit_text(words("dragon_castle-pic-realm"), width - TITLE_MARGINS, 50, 30, Weight.EXTRA_BOLD)
    board.text(x + 24, y + 42, title.text, title.size, Weight.EXTRA_BOLD)
    grid = RealmGrid.small(realm, Box(x, y + 112, width - 44, 380), _REALM_TILE)
    grid = grid._replace(x=x + (width - grid.columns * grid.across) // 2)
    draw_realm(board, realm, grid, type_letters(words))
    for cell, mark in payments.items():
        draw_spot(board, realm, grid, cell, mark)
