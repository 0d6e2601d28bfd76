"""The private panel over the player's realm, and the close-up of any realm: spots, ghost, groups, points."""

from collections.abc import Sequence

from engines.core.panel import Ask
from engines.core.score import signed
from engines.dragon_castle.actions import Activate, Change, Place
from engines.dragon_castle.data import LETTER_OF, SMALLEST_SET
from engines.dragon_castle.forecast import dragons_after, group_points, realm_after, sets_brought
from engines.dragon_castle.grid import Cell, cell_named
from engines.dragon_castle.questions import picked_mark
from engines.dragon_castle.view import RealmView, View
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.fonts import Weight, fit_text
from render.core.frames import CLOSE_UP, CLOSE_UP_TOP, MARGIN
from render.core.palette import EDGE, GOLD, MUTED, TEXT
from render.core.words import Words
from render.dragon_castle.cards import draw_card_columns
from render.dragon_castle.castle import draw_disc
from render.dragon_castle.realm import (
    RealmGrid,
    draw_last,
    draw_links,
    draw_names,
    draw_realm,
    draw_spot,
    height_at,
    largest_groups,
)
from render.dragon_castle.stores import points_by_source, source_sign
from render.dragon_castle.taking import cells_elsewhere, marked_cells
from render.dragon_castle.tiles import (
    Letters,
    face_up,
    ghost,
    outline,
    shrine,
    tile_height,
    token,
    type_chip,
    type_letters,
)

_SIDE = 204
_GROUPS = 136
_NAMES = 34
"""The room for the names of the columns, and the size of all names."""
_NAME = 32
_CARDS = 196
_MOST_TILE = 134
_MOST_GROUPS = 3
_PILL = 40
_ONE_IN_HAND, _TWO_IN_HAND = 134, (104, 72)


def draw_building(board: Board, view: View, seat: int, ask: Ask, words: Words) -> None:
    """Draws the player's own realm with the numbers of the question, or after the chosen action."""
    letters = type_letters(words)
    realm = view.realms[seat]
    grid = _frame(board, realm, _GROUPS, _NAMES)
    draw_names(board, grid, _NAME)
    chosen = ask.preview.cell if isinstance(ask.preview, Place) else None
    shown = realm_after(view, ask.preview) if isinstance(ask.preview, Place) else realm
    draw_realm(board, realm, grid, letters, worth=True, without=[chosen] if chosen else ())
    if isinstance(ask.preview, Place):
        _draw_ghost(board, shown, grid, ask.preview, letters)
    draw_links(board, shown, grid)
    for cell, mark in marked_cells(ask).items():
        draw_spot(board, realm, grid, cell, mark)
    _draw_gains(board, view, realm, grid, ask)
    for cell in cells_elsewhere(ask):
        draw_spot(board, realm, grid, cell, None)
    _draw_chosen(board, view, realm, grid, ask)
    hand = list(view.hand)
    if isinstance(ask.preview, Place):
        hand.remove(ask.preview.face)
        hand.insert(0, ask.preview.face)
    elif ask.question == "face":
        hand = [option.answer for option in ask.options]
    _draw_side(board, view, seat, words, letters, hand, ask)
    _draw_groups(board, shown, letters, CLOSE_UP[1] - MARGIN - _GROUPS)


def _draw_gains(board: Board, view: View, realm: RealmView, grid: RealmGrid, ask: Ask) -> None:
    """Draws the points of each spot at its lower edge, those of Dragon cards in gold."""
    marked = marked_cells(ask)
    for option in ask.options:
        cell = cell_named(option.answer)
        if cell not in marked or cell is None:
            continue
        dragons = sum(dragons_after(view, option.actions[0]).values()) if len(option.actions) == 1 else 0  # type: ignore[arg-type]
        pills = [marks.pill(signed(option.gain), _PILL)] if option.gain else []
        pills += [marks.pill(signed(dragons), _PILL, GOLD)] if dragons else []
        x, y = grid.face(cell, height_at(realm, cell))
        right = x + grid.tile
        for pill in reversed(pills):
            board.paste(pill, right, y + tile_height(grid.tile) - 2, "rb")
            right -= pill.width + 2


def draw_look(board: Board, view: View, seat: int, words: Words) -> None:
    """Draws a realm for any viewer: no numbers, the last tiles in gold, the cards with their texts."""
    letters = type_letters(words)
    realm = view.realms[seat]
    has_cards = bool(view.dragons or view.spirits)
    below = _CARDS if has_cards else _GROUPS
    grid = _frame(board, realm, below, _NAMES)
    draw_names(board, grid, _NAME)
    draw_realm(board, realm, grid, letters, worth=True)
    draw_links(board, realm, grid)
    for turn in view.last:
        if turn.seat == seat:
            draw_last(board, realm, grid, dict.fromkeys((*turn.placed, *turn.built)))
    _draw_side(board, view, seat, words, letters, list(view.hand) if seat in view.to_act else [], None)
    if has_cards:
        y = CLOSE_UP[1] - MARGIN - below
        draw_card_columns(board, view, words, Box(MARGIN, y, CLOSE_UP[0] - 2 * MARGIN, below))
    else:
        _draw_groups(board, realm, letters, CLOSE_UP[1] - MARGIN - below)


def _frame(board: Board, realm: RealmView, below: int, foot: int = 0) -> RealmGrid:
    """Draws the panel of the realm and returns the places of its cells, `foot` above its lower edge."""
    height = CLOSE_UP[1] - MARGIN - below - 16 - CLOSE_UP_TOP
    width = CLOSE_UP[0] - 2 * MARGIN
    board.panel(Box(MARGIN, CLOSE_UP_TOP, width, height))
    board.rectangle(Box(CLOSE_UP[0] - MARGIN - _SIDE - 12, CLOSE_UP_TOP + 24, 3, height - 48), EDGE)
    room = width - _SIDE - 40
    grid = RealmGrid.large(realm, Box(MARGIN + 28, CLOSE_UP_TOP, room, height - 40 - foot), _MOST_TILE)
    down = grid.rows * grid.down
    across = grid.columns * grid.across
    return grid._replace(
        x=MARGIN + 20 + (room - across) // 2 + 8,
        y=CLOSE_UP_TOP + (height - foot - down) // 2 + (grid.down - tile_height(grid.tile)),
    )


def _draw_ghost(board: Board, after: RealmView, grid: RealmGrid, place: Place, letters: Letters) -> None:
    """Draws the tile where it would lie, at its new level."""
    cell, height = place.cell, height_at(after, place.cell)
    x, y = grid.corner(cell)
    high = tile_height(grid.tile)
    board.paste(ghost(place.face, height, grid.tile, letters[place.face[0]]), x, y + high, "lb")
    board.paste(outline(grid.tile, high, TEXT, 5, dashed=True), *grid.middle(cell, height), "mm")


def _draw_chosen(board: Board, view: View, realm: RealmView, grid: RealmGrid, ask: Ask) -> None:
    """Draws gold on the choice: the ghost's spot, the spot of a tile, the tile that pays or moves."""
    if ask.question == "face" and (spot := cell_named(ask.chosen[0])) is not None:
        draw_spot(board, realm, grid, spot, picked_mark(view, ask), gold=True)
        return
    if isinstance(ask.preview, Place):
        cell = ask.preview.cell
        height = height_at(realm, cell) + 1
    elif isinstance(ask.preview, Change):
        (turned,) = sets_brought(view, ask.preview)
        draw_last(board, realm, grid, turned.cells)
        cell = ask.preview.cell
        height = height_at(realm, cell)
    elif isinstance(ask.preview, Activate) and ask.preview.tile is not None:
        cell = ask.preview.tile
        height = height_at(realm, cell)
    elif ask.question == "to" and (source := cell_named(ask.chosen[-1])) is not None:
        draw_last(board, realm, grid, [source])
        return
    else:
        if view.open_set:
            draw_last(board, realm, grid, _bare(realm, view.open_set))
        return
    x, y = grid.face(cell, height)
    tile, high = grid.tile, tile_height(grid.tile)
    draw_disc(
        board,
        picked_mark(view, ask),
        min(31, round(tile * 0.25)),
        x + tile * 0.3,
        y + high * 0.76,
        gold=True,
    )


def _bare(realm: RealmView, cells: Sequence[Cell]) -> list[Cell]:
    return [cell for cell in cells if not realm.cells[cell[0]][cell[1]].shrine]


def _draw_side(
    board: Board,
    view: View,
    seat: int,
    words: Words,
    letters: Letters,
    hand: Sequence[str],
    ask: Ask | None,
) -> None:
    """Draws tiles in hand, the pool, and the points by source with their sum."""
    left = CLOSE_UP[0] - MARGIN - _SIDE
    middle, top = left + _SIDE // 2 - 8, CLOSE_UP_TOP + 30
    choices = {option.answer: option.mark for option in ask.options} if ask and ask.question == "face" else {}
    top = _draw_hand(board, hand, letters, choices, middle, top)
    realm = view.realms[seat]
    board.paste(shrine(84), middle - 40, top + 40, "mm")
    board.text(middle + 16, top + 44, f"×{realm.pool}", 54, Weight.EXTRA_BOLD, TEXT if realm.pool else MUTED)
    if ask is None and not hand:
        board.paste(token(34), middle - 40, top + 132, "mm")
        colour = TEXT if realm.countdown else MUTED
        board.text(middle + 16, top + 132, f"×{realm.countdown}", 54, Weight.EXTRA_BOLD, colour)
    points = points_by_source(view, seat)
    bottom = CLOSE_UP_TOP + 900 - 30 if not (ask is None and (view.dragons or view.spirits)) else 1000 - 20
    step = 78 if len(points) < 4 else 74
    y = bottom - step * len(points) - 60
    board.rectangle(Box(left + 10, y - 112, _SIDE - 40, 3), EDGE)
    title = fit_text(words("dragon_castle-pic-points"), _SIDE - 40, 44, 28, Weight.SEMI_BOLD)
    board.text(middle, y - 72, title.text, title.size, Weight.SEMI_BOLD, MUTED, "m")
    for source, value in points.items():
        board.paste(source_sign(source, 62), middle - 42, y, "mm")
        board.text(middle + 74, y, str(value), 54, Weight.BOLD, TEXT if value else MUTED, "r")
        y += step
    board.rectangle(Box(left + 14, y - 40, _SIDE - 48, 4), MUTED)
    board.text(middle + 74, y + 8, str(view.scores[seat]), 62, Weight.EXTRA_BOLD, TEXT, "r")


def _draw_hand(
    board: Board, hand: Sequence[str], letters: Letters, choices: dict[str, str], middle: int, top: int
) -> int:
    """Draws the tile in hand, of two the second smaller; numbered if the question is which comes first."""
    for index, face in enumerate(hand):
        tile = _ONE_IN_HAND if len(hand) == 1 else _TWO_IN_HAND[index]
        board.paste(face_up(face, tile, letters[face[0]]), middle, top, "mt")
        if face in choices:
            board.paste(marks.disc(choices[face], 28), middle - tile / 2, top + tile_height(tile) * 0.7, "mm")
        top += tile_height(tile) + 16
    return top + 10


def _draw_groups(board: Board, realm: RealmView, letters: Letters, y: int) -> None:
    """Draws the largest groups: type, letter, how many of four, and the points of a complete one."""
    width = CLOSE_UP[0] - 2 * MARGIN
    board.panel(Box(MARGIN, y, width, _GROUPS))
    slot, middle = (width - 30) // _MOST_GROUPS, y + _GROUPS // 2
    for index, group in enumerate(largest_groups(realm)[:_MOST_GROUPS]):
        x = MARGIN + 26 + index * slot
        row, column = group.cells[0]
        board.paste(type_chip(realm.cells[row][column].face, 84), x, middle, "lm")
        text = f"{letters[LETTER_OF[group.type]]} {len(group.cells)}/{SMALLEST_SET}"
        after = x + 100 + round(board.text(x + 100, middle, text, 54, Weight.EXTRA_BOLD))
        if gain := group_points(group):
            board.paste(marks.pill(f"+{gain}", 48), after + 14, middle, "lm")
