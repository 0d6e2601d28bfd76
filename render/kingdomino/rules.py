"""Pictures for the rules: the course of a turn, legal places for a domino, the points of areas."""

from engines.kingdomino.data import DOMINOES, Placement
from engines.kingdomino.view import example_kingdom
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.fonts import Weight, fit_text
from render.core.frames import GAP, MARGIN
from render.core.palette import GOLD, MUTED, RED, TEXT, TURN_GROUND
from render.core.words import Words
from render.kingdomino.areas import draw_counted, step_back
from render.kingdomino.kingdom import (
    Grid,
    Letters,
    domino_letters,
    draw_kingdom,
    draw_outline,
    draw_placed,
    terrain_letters,
)
from render.kingdomino.palette import PALETTE
from render.kingdomino.pieces import domino, king, square_tab
from render.kingdomino.tables import draw_sum

_WIDTH = 1200


def rules(words: Words) -> list[bytes]:
    """Draws one picture for each of the first pages of the rules: turn, placing, scoring."""
    letters = terrain_letters(words)
    return [_turn(letters, words), _placing(letters, words), _scoring(letters, words)]


_NOW = ((13, 1), (25, 0), (40, 3), (46, 2))
_NEXT = ((8, None), (21, 1), (31, None), (47, None))
_LINE_WIDTH = 356
_LINE_SIDE = 90


def _turn(letters: Letters, words: Words) -> bytes:
    """Shows a turn: place the domino under your king, then move him on to a free one of the next line."""
    height, line_width = 620, _LINE_WIDTH
    board = Board(_WIDTH, height)
    inner = height - 2 * MARGIN
    middle_x = MARGIN + line_width + GAP
    middle_width = _WIDTH - 2 * middle_x
    right_x = middle_x + middle_width + GAP
    for x, title in ((MARGIN, "kingdomino-pic-now"), (right_x, "kingdomino-pic-next")):
        board.panel(Box(x, MARGIN, line_width, inner))
        board.text(x + 20, MARGIN + 40, words(title), 48, Weight.EXTRA_BOLD)
    board.panel(Box(middle_x, MARGIN, middle_width, inner))
    for index, (number, seat) in enumerate(_NOW):
        state = "done" if index == 0 else "due" if index == 1 else ""
        _line_row(board, MARGIN, index, number, seat, letters, state)
    for index, (number, owner) in enumerate(_NEXT):
        _line_row(board, right_x, index, number, owner, letters, "chosen" if index == 2 else "")
    kingdom = example_kingdom(0, (Placement(4, (1, 0), (2, 0)), Placement(25, (2, 1), (1, 1))))
    side = 104
    left = middle_x + (middle_width - 3 * side) // 2
    grid = Grid(left, MARGIN + 190, side)
    draw_kingdom(board, kingdom, grid, letters)
    draw_outline(board, grid, ((1, 1), (2, 1)), GOLD, side * 0.075)
    for step, (message, y) in enumerate((("place", 96), ("take", inner - 76)), 1):
        board.paste(marks.disc(str(step), 31, GOLD), middle_x + 56, MARGIN + y, "mm")
        text = words(f"kingdomino-pic-rules-{message}")
        fitted = fit_text(text, middle_width - 110 - 100, 48, 30, Weight.BOLD)
        board.text(middle_x + 104, MARGIN + y, fitted.text, fitted.size)
        board.paste(marks.way_arrow(1, 0, 26), middle_x + middle_width - 56, MARGIN + y, "mm")
    return board.png(PALETTE)


def _line_row(
    board: Board, x: int, index: int, number: int, seat: int | None, letters: Letters, state: str
) -> None:
    side = _LINE_SIDE
    y = MARGIN + 84 + index * 122 + 56
    if state in ("due", "chosen"):
        fill = TURN_GROUND if state == "due" else None
        board.box(Box(x + 8, y - 58, _LINE_WIDTH - 16, 116), radius=14, fill=fill, edge=GOLD, line=5)
    board.text(x + 50, y, str(number), 42, Weight.EXTRA_BOLD, MUTED if state == "done" else TEXT, "m")
    if state == "done":
        board.paste(marks.tick(24), x + 84 + side, y, "mm")
        return
    board.paste(domino(*DOMINOES[number], side, letters=domino_letters(number, letters)), x + 84, y, "lm")
    at = x + 84 + 2 * side + 46
    if seat is not None:
        board.paste(king(seat, 90), at, y + side // 2 + 2, "mb")
    elif state == "chosen":
        board.paste(marks.disc("2", 24, GOLD), at, y, "mm")
    else:
        board.paste(marks.dashed_box(40, 64, 12, MUTED, 3.0), at, y, "mm")


_PAIR = Placement(4, (1, 0), (2, 0))
_TRIES = (
    (Placement(17, (3, 0), (4, 0)), True, "kingdomino-pic-rules-same"),
    (Placement(17, (4, 0), (3, 0)), False, "kingdomino-pic-rules-other"),
    (Placement(48, (0, 2), (0, 1)), True, "kingdomino-pic-rules-castle"),
    (Placement(5, (3, 1), (4, 1)), False, "kingdomino-pic-rules-corner"),
)
_SAID = 64


def _placing(letters: Letters, words: Words) -> bytes:
    """Draws four tries beside the same two forests: two legal ones, two illegal ones, and the reasons."""
    side, heights = 86, (160 + _SAID, 306 + _SAID)
    width = (_WIDTH - 2 * MARGIN - GAP) // 2
    board = Board(_WIDTH, sum(heights) + 2 * MARGIN + GAP)
    for index, (placement, legal, message) in enumerate(_TRIES):
        x, y = MARGIN + index % 2 * (width + GAP), MARGIN + index // 2 * (heights[0] + GAP)
        height = heights[index // 2]
        board.panel(Box(x, y, width, height))
        rows = 1 + max(placement.first[1], placement.second[1])
        grid = Grid(x + 30, y + (height - _SAID - rows * side) // 2 + 6, side)
        draw_kingdom(board, example_kingdom(2, (_PAIR,)), grid)
        draw_placed(board, grid, placement)
        cells = (placement.first, placement.second)
        draw_outline(board, grid, cells, TEXT, 5, dashed=True)
        sign = marks.tick(30, GOLD) if legal else marks.cross(24, RED)
        board.paste(sign, x + width - 46, y + (height - _SAID) // 2, "mm")
        said = fit_text(words(message), width - 60, 40, 30, Weight.SEMI_BOLD)
        board.text(x + 30, y + height - _SAID // 2 - 4, said.text, said.size, Weight.SEMI_BOLD, MUTED)
        for square in cells:
            half = DOMINOES[placement.domino][0 if square == placement.first else 1]
            if tab := square_tab(letters[half.terrain], side):
                board.paste(tab, grid.corner(square)[0] + 6, grid.corner(square)[1] + 6)
    return board.png(PALETTE)


_SCORED = (
    Placement(30, (1, 0), (2, 0)),
    Placement(33, (1, 1), (0, 1)),
    Placement(7, (1, -1), (2, -1)),
    Placement(25, (-1, 1), (-1, 0)),
    Placement(44, (0, -1), (-1, -1)),
    Placement(19, (-2, 0), (-2, 1)),
)


def _scoring(letters: Letters, words: Words) -> bytes:
    """Shows the points: squares times crowns, area by area."""
    side, height = 116, 420
    board = Board(_WIDTH, height)
    board.panel(Box(MARGIN, MARGIN, _WIDTH - 2 * MARGIN, height - 2 * MARGIN))
    kingdom = example_kingdom(1, _SCORED)
    grid = Grid.centred(kingdom, MARGIN + 24, (height - 3 * side) // 2 - side, side, 5)
    draw_kingdom(board, kingdom, grid)
    counted = sorted((area for area in kingdom.areas if area.points), key=lambda area: -area.points)
    fenced = {cell for area in counted for cell in area.squares}
    step_back(board, grid, (cell for cell in kingdom.squares if cell not in fenced))
    draw_counted(board, kingdom, grid, [(area.squares, area.points) for area in counted])
    x, right = MARGIN + 24 + 5 * side + 50, _WIDTH - MARGIN - 40
    y = MARGIN + 56
    for area in counted:
        draw_sum(board, x, y, area, letters)
        y += 66
    board.rectangle(Box(x, y - 30, right - x, 3), MUTED)
    board.text(x, y + 18, words("kingdomino-pic-total"), 44, Weight.SEMI_BOLD, MUTED)
    board.text(right, y + 18, str(kingdom.points), 62, Weight.EXTRA_BOLD, anchor="r")
    return board.png(PALETTE)
