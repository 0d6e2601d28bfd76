"""A mason's own stones in a row, with the letters of the buttons, and the place for one laid aside."""

from collections.abc import Mapping

from engines.stonemasons.actions import Bring
from engines.stonemasons.data import ASIDE, HAND
from engines.stonemasons.view import View
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.fonts import Weight, fit_text
from render.core.palette import GOLD, MUTED
from render.core.words import Words
from render.stonemasons.palette import STEP_BACK
from render.stonemasons.stones import stone, stone_width

_WIDEST, _HEIGHT = 168, 104
_TITLE, _ASIDE = 150, 240


def draw_hand(
    board: Board, box: Box, view: View, words: Words, letters: Mapping[str, str], chosen: Bring | None
) -> None:
    """The hand of the view's seat; `letters` by answer, all stones step back from the `chosen` one."""
    board.panel(box)
    board.text(
        box.x + 30, box.bottom - _HEIGHT / 2 - 36, words("stonemasons-pic-hand"), 46, Weight.SEMI_BOLD, MUTED
    )
    slot = (box.width - _TITLE - _ASIDE - 40) / HAND
    middle = box.bottom - _HEIGHT / 2 - 36
    marked = False
    for number, each in enumerate(view.hand):
        x = box.x + _TITLE + slot * (number + 0.5)
        sprite = stone(each, _WIDEST, _HEIGHT)
        is_chosen = chosen is not None and each == chosen.stone and not marked
        if chosen is not None and not is_chosen:
            sprite = marks.step_back(sprite, STEP_BACK)
        board.paste(sprite, x, middle, "mm")
        if is_chosen:
            marked = True
            width = stone_width(each, _WIDEST)
            frame = Box(x - width / 2, middle - _HEIGHT / 2, width, _HEIGHT).inset(-5)
            board.box(frame, radius=20, edge=GOLD, line=6)
        if str(each) in letters:
            board.paste(marks.disc(letters[str(each)], 34), x, middle - _HEIGHT / 2 - 48, "mm")
    aside = Box(box.right - _ASIDE - 24, middle - _HEIGHT / 2, _ASIDE, _HEIGHT)
    _draw_aside(board, aside, words, letters.get(ASIDE))
    if chosen is not None and chosen.tower is None and not letters:
        board.box(aside, radius=20, edge=GOLD, line=6)


def _draw_aside(board: Board, box: Box, words: Words, letter: str | None) -> None:
    """Draws the place of a stone that is for no tower."""
    x, y = box.middle
    board.paste(marks.dashed_box(int(box.width), int(box.height), 18, MUTED, 3.5), x, y, "mm")
    fitted = fit_text(words("stonemasons-pic-aside"), box.width - 30, 46, 28, Weight.SEMI_BOLD)
    board.text(x, y, fitted.text, fitted.size, Weight.SEMI_BOLD, MUTED, "m")
    if letter:
        board.paste(marks.disc(letter, 34), x, box.y - 48, "mm")
