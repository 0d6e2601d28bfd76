"""The score sheet: castles by lines of the sheet, and below, the castle that counts for each player."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from engines.between_two_castles.data import SPECIALS, TYPES
from engines.between_two_castles.scoring import SHEET, sheet_of
from engines.between_two_castles.view import CastleView, View
from engines.core.score import Standing
from render.between_two_castles.palette import COLUMN, NOTHING, PALETTE
from render.between_two_castles.places import place_emblem, place_names
from render.between_two_castles.rooms import kind_letters
from render.between_two_castles.titles import castle_name
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.emblems import crown
from render.core.fonts import Weight, fit_name, fit_text, text_width
from render.core.frames import PUBLIC
from render.core.palette import EDGE, GOLD, MUTED, TEXT
from render.core.words import Words
from render.rooms.chips import bonus_card, chip, person, points_shield, throne_chip

_LEFT, _RIGHT, _TOP = 24, 1626, 24
_HEAD = 176
_FIRST = 354
_COLUMN = 84
_TOTAL = _FIRST + _COLUMN * len(SHEET) + 74

_BUILDERS = _FIRST - _LEFT - 36 - 22 - 54 - 8
"""The width of the two builders' names together."""
_LEAST = 30
"""Seven pixels where the picture is shown 390 wide."""


def result_account(view: View, names: Sequence[str], words: Words) -> bytes:
    """Draws the end: every castle's sheet, and the ranking."""
    if view.result is None:
        raise ValueError("the game is not over")
    board = Board(*PUBLIC)
    row = 116 if view.places <= 4 else 80 if view.places <= 5 else 66
    bottom = _TOP + _HEAD + row * view.places + 8
    shown = place_names(view, names, words)
    _sheet(board, view, shown, words, row, bottom)
    _ranking(board, view, shown, words, bottom)
    return board.png(PALETTE)


def _head(source: str, letters: dict[str, str]) -> Image.Image:
    if source in TYPES:
        return chip(source, 58, letters[source])
    if source in SPECIALS:
        return chip(source, 58)
    if source == "bonus_cards":
        return bonus_card(62)
    return person(66) if source == "royal_attendants" else throne_chip(58)


def _sheet(board: Board, view: View, names: Sequence[str], words: Words, row: int, bottom: int) -> None:
    board.panel(Box(_LEFT, _TOP, _RIGHT - _LEFT, bottom - _TOP))
    letters = kind_letters(words)
    sheets = [sheet_of(castle.castle) for castle in view.castles]
    # All stripes come before the first label: labels are wider than their columns.
    for index in range(0, len(SHEET), 2):
        board.rectangle(Box(_FIRST + _COLUMN * index, _TOP + 6, _COLUMN, bottom - _TOP - 12), COLUMN)
    for index, source in enumerate(SHEET):
        x = _FIRST + _COLUMN * index + _COLUMN // 2
        board.paste(_head(source, letters), x, _TOP + 56, "mm")
        # In two rows by turns a label may be as wide as two columns.
        said = words(f"between_two_castles-pic-sheet-{source}")
        label = fit_text(said, 2 * _COLUMN - 10, 32, _LEAST, Weight.SEMI_BOLD)
        down = 112 if index % 2 else 148
        board.text(x, _TOP + down, label.text, label.size, Weight.SEMI_BOLD, MUTED, "m")
    total = fit_text(words("between_two_castles-pic-total"), 120, 40, _LEAST, Weight.EXTRA_BOLD)
    board.text(_TOTAL, _TOP + 66, total.text, total.size, Weight.EXTRA_BOLD, anchor="m")
    for number, castle in enumerate(view.castles):
        middle = _TOP + _HEAD + row * number + row // 2
        board.rectangle(Box(_LEFT + 16, middle - row // 2, _RIGHT - _LEFT - 32, 2), EDGE)
        _castle_head(board, view, castle, names, words, middle, row)
        for index, source in enumerate(SHEET):
            x = _FIRST + _COLUMN * index + _COLUMN // 2
            points = sheets[number][source]
            if not points:
                board.text(x, middle, "–", 40, Weight.BOLD, NOTHING, "m")
                continue
            board.text(x, middle, str(points), 50, anchor="m")
            if points == max(sheet[source] for sheet in sheets):
                board.box(Box(x - 26, middle + 26, 52, 5), radius=2, fill=TEXT)
        board.paste(points_shield(str(castle.points), min(104, row - 8)), _TOTAL, middle, "mm")


def _castle_head(
    board: Board, view: View, castle: CastleView, names: Sequence[str], words: Words, middle: int, row: int
) -> None:
    """Draws a castle's name; its builders below, or only their emblems where rows are low."""
    if row > 100:
        name = fit_text(castle_name(castle.name, words), 290, 44, _LEAST, Weight.BOLD)
        board.text(_LEFT + 20, middle - 24, name.text, name.size)
        x = _LEFT + 36
        for place, room in zip(
            castle.builders, _shares([names[place] for place in castle.builders]), strict=True
        ):
            board.paste(place_emblem(view, place, 15), x, middle + 29, "mm")
            builder = fit_name(names[place], room, _LEAST, _LEAST, Weight.SEMI_BOLD)
            board.text(x + 22, middle + 29, builder.text, builder.size, Weight.SEMI_BOLD, MUTED)
            x += round(builder.width) + 54
        return
    name = fit_text(castle_name(castle.name, words), 250, 40, _LEAST, Weight.BOLD)
    board.text(_LEFT + 13, middle, name.text, name.size)
    for index, place in enumerate(castle.builders):
        board.paste(place_emblem(view, place, 11), _FIRST - 40 + 28 * index, middle, "mm")


def _shares(names: Sequence[str]) -> tuple[float, float]:
    """Returns the shares of the builders' line: a long name takes the space that a short one leaves."""
    one, other = (text_width(name, _LEAST, Weight.SEMI_BOLD) for name in names)
    half = _BUILDERS / 2
    return min(one, max(half, _BUILDERS - other)), min(other, max(half, _BUILDERS - one))


class _Card(NamedTuple):
    """The place of a card, in whole pixels."""

    x: int
    y: int
    width: int
    height: int


def _ranking(board: Board, view: View, names: Sequence[str], words: Words, bottom: int) -> None:
    assert view.result
    title = fit_text(words("between_two_castles-pic-lower-counts"), 1200, 36, _LEAST, Weight.SEMI_BOLD)
    board.text(_LEFT + 4, bottom + 30, title.text, title.size, Weight.SEMI_BOLD, MUTED)
    top, gap = bottom + 58, 14
    count = view.places
    columns = count if count <= 4 else -(-count // 2)
    rows = -(-count // columns)
    width = min(530, (_RIGHT - _LEFT - gap * (columns - 1)) // columns)
    height = (PUBLIC[1] - 24 - top - gap * (rows - 1)) // rows
    for index, standing in enumerate(view.result.standings):
        x = _LEFT + index % columns * (width + gap)
        y = top + index // columns * (height + gap)
        draw = _account if rows == 1 else _short_account
        draw(board, view, standing, names, words, _Card(x, y, width, min(height, 298)))


def _place_disc(board: Board, standing: Standing, x: int, y: int, radius: int) -> None:
    board.paste(marks.disc(str(standing.rank), radius, GOLD if standing.rank == 1 else TEXT), x, y, "mm")


def _account(
    board: Board, view: View, standing: Standing, names: Sequence[str], words: Words, card: _Card
) -> None:
    """Draws a place's card: rank, name, the castle that counts, and the other one beneath."""
    place = standing.seat
    x, y, width, height = card
    board.panel(Box(*card), due=standing.rank == 1)
    _place_disc(board, standing, x + 50, y + 52, 28)
    board.paste(place_emblem(view, place, 22), x + 114, y + 52, "mm")
    name = fit_name(names[place], width - 166, 48, 32, Weight.BOLD)
    board.text(x + 148, y + 51, name.text, name.size)
    counting = view.castles[view.counting[place]]
    board.paste(points_shield(str(standing.points), 100), x + 20, y + 158, "lm")
    castle = fit_text(castle_name(counting.name, words), width - 134, 38, _LEAST, Weight.BOLD)
    board.text(x + 124, y + 138, castle.text, castle.size)
    said = words("between_two_castles-pic-counts")
    board.text(x + 130, y + 188, said, 34, Weight.SEMI_BOLD, MUTED)
    if standing.rank == 1:
        board.paste(crown(54), x + width - 56, y + 196, "mm")
    if height > 270:
        other = _other(view, place)
        board.rectangle(Box(x + 20, y + 232, width - 40, 2), EDGE)
        board.text(x + 24, y + 262, str(other.points), 34, Weight.BOLD, MUTED)
        beside = fit_text(castle_name(other.name, words), width - 116, 32, _LEAST, Weight.SEMI_BOLD)
        board.text(x + 92, y + 262, beside.text, beside.size, Weight.SEMI_BOLD, MUTED)


def _short_account(
    board: Board, view: View, standing: Standing, names: Sequence[str], words: Words, card: _Card
) -> None:
    """Draws the same in less space: two rows of cards."""
    place = standing.seat
    x, y, width, height = card
    board.panel(Box(*card), due=standing.rank == 1)
    middle = y + height // 2
    up, down = middle - height // 5, middle + height // 4 - 4
    _place_disc(board, standing, x + 42, up, 22)
    board.paste(place_emblem(view, place, 18), x + 94, up, "mm")
    shield = points_shield(str(standing.points), min(88, height - 34))
    board.paste(shield, x + width - 16, middle, "rm")
    right = x + width - 16 - shield.width - 10
    name = fit_name(names[place], right - x - 122, 40, _LEAST, Weight.BOLD)
    board.text(x + 122, up, name.text, name.size)
    said = words("between_two_castles-pic-tie-other", value=_other(view, place).points)
    fitted = fit_text(said, right - x - 24, 32, _LEAST, Weight.SEMI_BOLD)
    board.text(x + 24, down, fitted.text, fitted.size, Weight.SEMI_BOLD, MUTED)


def _other(view: View, place: int) -> CastleView:
    """Returns the castle of a place that does not count."""
    left, right = view.castle_on(place, "left"), view.castle_on(place, "right")
    return right if view.counting[place] == left.number else left
