"""Points in tables: by terrain for one kingdom or for all, and the standings."""

from collections.abc import Sequence

from engines.kingdomino.data import TERRAINS
from engines.kingdomino.scoring import harmony_bonus, middle_kingdom_bonus
from engines.kingdomino.view import Area, KingdomView, View
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.emblems import crown, emblem
from render.core.fonts import Weight, fit_name, fit_text, text_width
from render.core.frames import ASIDE, ASIDE_LEAST
from render.core.palette import EDGE, MUTED, TEXT
from render.core.words import Words
from render.kingdomino.kingdom import Letters, points_by_terrain, terrain_letters
from render.kingdomino.pieces import terrain_chip


def draw_terrain_points(
    board: Board, kingdom: KingdomView, letters: Letters, x: int, y: int, width: int
) -> None:
    """Draws six terrain squares, three by two, each with the points of its areas."""
    for index, (terrain, points) in enumerate(points_by_terrain(kingdom).items()):
        left, middle = x + index % 3 * (width // 3), y + index // 3 * 104 + 36
        board.paste(terrain_chip(terrain, 72, letters[terrain]), left, middle, "lm")
        room = width // 3 - 72 - 16 - 8
        fitted = fit_text(str(points), room, 54, ASIDE_LEAST, Weight.BOLD)
        board.text(left + 88, middle, fitted.text, fitted.size, Weight.BOLD, TEXT if points else MUTED)


def beyond_areas(view: View, seat: int, words: Words) -> str:
    """Says which points of a seat no area has scored: bonuses by name, and earlier games; "" if all have."""
    shown = view.kingdoms[seat]
    bonuses = {
        "middle_kingdom": middle_kingdom_bonus(shown.kingdom, view.options),
        "harmony": harmony_bonus(shown.kingdom, view.options),
    }
    parts = [f"{words(f'kingdomino-pic-{name}')} +{points}" for name, points in bonuses.items() if points]
    if earlier := view.scores[seat] - shown.points:
        parts.append(f"{words('kingdomino-pic-earlier')} +{earlier}")
    return ", ".join(parts)


def draw_terrain_table(board: Board, view: View, words: Words, box: Box) -> None:
    """Draws all seats' points by terrain: six squares down, the emblems across, the sums below.

    Points from bonuses and earlier games have a row "+" if any seat has them.
    """
    board.panel(box)
    x, y, width, height = map(round, box)
    letters = terrain_letters(words)
    tables = [points_by_terrain(kingdom) for kingdom in view.kingdoms]
    others = [score - sum(table.values()) for score, table in zip(view.scores, tables, strict=True)]
    tall = height > 600
    chip, first = (72, 96) if tall else (44, 74)
    step = (height - first - 10) // (8 if any(others) else 7)
    chip = min(chip, step - 4)
    column = (width - 40 - chip) // view.seats
    size = min(ASIDE, column * 2 // 3, step - 4)

    def right(seat: int) -> int:
        return x + 20 + chip + 8 + column * (seat + 1) - 4

    def row(middle: int, values: Sequence[int], weight: Weight) -> None:
        for seat, value in enumerate(values):
            fitted = fit_text(str(value), column - 10, size, 30, weight)
            colour = TEXT if value else MUTED
            board.text(right(seat), middle, fitted.text, fitted.size, weight, colour, "r")

    for seat in range(view.seats):
        digits = text_width("00", size, Weight.BOLD)
        board.paste(emblem(seat, 21), right(seat) - digits / 2, y + first // 2 - 2, "mm")
    middle = y + first + step // 2 - 8
    for terrain in TERRAINS:
        board.paste(terrain_chip(terrain, chip, letters[terrain]), x + 20, middle, "lm")
        row(middle, [table[terrain] for table in tables], Weight.BOLD)
        middle += step
    if any(others):
        board.text(x + 20 + chip // 2, middle, "+", size, Weight.BOLD, MUTED, "m")
        row(middle, others, Weight.BOLD)
        middle += step
    board.rectangle(Box(x + 20, middle - step // 2 + 2, width - 40, 3), EDGE)
    board.paste(marks.points_sign(round(chip * 0.72)), x + 20 + chip // 2, middle + 6, "mm")
    row(middle + 6, view.scores, Weight.EXTRA_BOLD)


def draw_standings(board: Board, view: View, names: Sequence[str], words: Words, box: Box) -> None:
    """Draws the seats by points so far, as large as there is room."""
    board.panel(box)
    x, y, width, height = map(round, box)
    fitted = fit_text(words("kingdomino-pic-standings"), width - 44, 52, ASIDE_LEAST, Weight.EXTRA_BOLD)
    board.text(x + 22, y + 38, fitted.text, fitted.size, Weight.EXTRA_BOLD)
    order = sorted(range(view.seats), key=lambda seat: -view.scores[seat])
    narrow = width < 420
    step = min(240, (height - 90) // view.seats)
    for index, seat in enumerate(order):
        middle = y + 84 + index * step + step // 2
        shield = marks.shield(str(view.scores[seat]), 80, 54)
        room = width - 20 - 84
        if narrow:
            middle -= 44
            board.paste(shield, x + 84, middle + 76, "lm")
        else:
            board.paste(shield, x + width - 20, middle, "rm")
            room -= shield.width + 12
        board.paste(emblem(seat, 24), x + 46, middle, "mm")
        name = fit_name(names[seat], room, ASIDE, ASIDE_LEAST, Weight.BOLD)
        board.text(x + 84, middle, name.text, name.size)


def draw_sum(board: Board, x: int, y: int, area: Area, letters: Letters) -> None:
    """Draws an area in one row: its terrain, squares × crowns = points."""
    board.paste(terrain_chip(area.terrain, 58, letters[area.terrain]), x, y, "lm")
    x += 80
    x += round(board.text(x, y, f"{len(area.squares)} ×", 46)) + 34
    board.paste(crown(42), x, y - 2, "mm")
    board.text(x + 34, y, f"{area.crowns} = {area.points}", 46)
