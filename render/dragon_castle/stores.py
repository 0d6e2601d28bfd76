"""The things beside castle and realms: pools, tokens, open groups, the countdown, cards, points by source."""

from PIL import Image

from engines.dragon_castle.data import SMALLEST_SET, SOLO_COUNTDOWN
from engines.dragon_castle.forecast import rounds_left
from engines.dragon_castle.view import RealmView, View
from render.core import marks
from render.core.box import Box
from render.core.canvas import Art, Board
from render.core.emblems import emblem
from render.core.fonts import Weight, fit_text
from render.core.kept import kept
from render.core.palette import EDGE, INK, MUTED, RED, TEXT
from render.core.words import Words
from render.dragon_castle.realm import largest_groups
from render.dragon_castle.tiles import dragon_sign, sets_sign, shrine, token, type_chip

SOURCES = ("sets", "shrines", "countdown", "dragons")
_MOST_GROUPS = 6
_COUNTDOWN_WORDS = 186
"""The most width that the countdown's words take from the track."""


def points_by_source(view: View, seat: int) -> dict[str, int]:
    """Returns a seat's points: sets and discards, shrines, countdown tokens, Dragon cards."""
    points = dict.fromkeys(SOURCES, 0)
    for line in view.lines:
        if line.seat == seat:
            points[_source(line.source)] += line.points
    if not view.dragons:
        del points["dragons"]
    return points


def _source(source: str) -> str:
    if source in ("sets", "discards"):
        return "sets"
    return source if source in SOURCES else "dragons"


def source_sign(source: str, size: int) -> Image.Image:
    """Draws the sign of a source of points, to be pasted by its middle."""
    if source == "sets":
        return sets_sign(round(size * 0.6))
    if source == "shrines":
        return shrine(size)
    if source == "countdown":
        return token(round(size * 0.46))
    return dragon_sign(size)


def draw_count(board: Board, sign: Image.Image, x: float, y: float, count: int, size: int, step: int) -> None:
    """Draws a sign and a number beside it; zero is muted."""
    board.paste(sign, x, y, "mm")
    board.text(x + step, y, str(count), size, Weight.BOLD, TEXT if count else MUTED)


def draw_stores_below(board: Board, realm: RealmView, x: float, y: float) -> None:
    """Draws shrines in the pool and countdown tokens, one below the other."""
    board.paste(shrine(56), x, y, "mm")
    board.text(x, y + 56, str(realm.pool), 48, Weight.BOLD, TEXT if realm.pool else MUTED, "m")
    board.paste(token(27), x, y + 146, "mm")
    board.text(x, y + 204, str(realm.countdown), 48, Weight.BOLD, TEXT if realm.countdown else MUTED, "m")


def draw_stores_beside(board: Board, realm: RealmView, x: float, y: float) -> None:
    """Draws the same in one row."""
    draw_count(board, shrine(60), x, y, realm.pool, 50, 48)
    draw_count(board, token(28), x + 158, y, realm.countdown, 50, 44)


def draw_groups(board: Board, realm: RealmView, x: float, y: float, step: int = 70) -> None:
    """Draws the open groups, largest first, two in a row: "3/4" is one tile short of a set."""
    for index, group in enumerate(largest_groups(realm)[:_MOST_GROUPS]):
        left, middle = x + index % 2 * 152, y + index // 2 * step
        row, column = group.cells[0]
        board.paste(type_chip(realm.cells[row][column].face, 56), left, middle, "lm")
        board.text(left + 66, middle, f"{len(group.cells)}/{SMALLEST_SET}", 44)


def draw_countdown(board: Board, view: View, words: Words, box: Box) -> None:
    """Draws the fewest rounds left, and the tokens of the track from the "!" on, taken ones as rings."""
    board.panel(box)
    x, y, width, height = box
    middle = y + height // 2
    cells = SOLO_COUNTDOWN if view.seats == 1 else view.seats
    step = min(90 if width > 2 * _COUNTDOWN_WORDS + cells * 90 else 62, (width - _COUNTDOWN_WORDS) // cells)
    left = x + width - cells * step
    for cell in range(cells):
        at = left + cell * step + step // 2 - 8
        board.paste(token(min(29, int(step * 0.46)), taken=cell >= view.laid_out), at, middle, "mm")
    first = left + step // 2 - 8
    if view.last_round:
        board.paste(marks.danger_flag(int(height) - 12), first - 16, y + 6)
    else:
        board.paste(_end_badge(), first + 22, middle - 24, "mm")
    room = left - x - 30
    title = fit_text(words("dragon_castle-pic-countdown"), room, 40, 30, Weight.EXTRA_BOLD)
    board.text(x + 20, middle - 20, title.text, title.size, Weight.EXTRA_BOLD)
    told = fit_text(_rounds(view, words), room, 38, 30, Weight.SEMI_BOLD)
    board.text(x + 20, middle + 22, told.text, told.size, Weight.SEMI_BOLD, MUTED)


def _rounds(view: View, words: Words) -> str:
    """Says the fewest rounds left, this one included; in a solo game a round is a turn."""
    if view.last_round:
        return words("dragon_castle-pic-last-round")
    message = "dragon_castle-pic-turns-left" if view.seats == 1 else "dragon_castle-pic-rounds-left"
    return words(message, rounds=rounds_left(view))


@kept
def _end_badge() -> Image.Image:
    """Draws a red-orange "!": the token below it starts the last round. By its middle."""
    art = Art(40, 46)
    art.box(Box(2, 2, 36, 42), 10, RED, INK, 2.5)
    art.text(20, 23, "!", 36, Weight.EXTRA_BOLD, INK)
    return art.sprite()


def draw_points_row(board: Board, view: View, seat: int, x: float, y: float, width: float) -> None:
    """Draws a seat's points by source, side by side."""
    points = points_by_source(view, seat)
    step = width // len(points)
    for index, (source, value) in enumerate(points.items()):
        draw_count(board, source_sign(source, 46), x + index * step + 30, y, value, 40, 34)


def draw_points_table(board: Board, view: View, box: Box) -> None:
    """Draws all seats' points by source: signs down, emblems across, the sums below."""
    board.panel(box)
    x, y, width, height = box
    tables = [points_by_source(view, seat) for seat in range(view.seats)]
    rows = list(tables[0])
    step = (height - 90) // (len(rows) + 1)
    column = (width - 130) // view.seats

    def right(seat: int) -> float:
        return x + 120 + column * (seat + 1) - 26

    for seat in range(view.seats):
        board.paste(emblem(seat, 21), right(seat) - 26, y + 44, "mm")
    middle = y + 80 + step // 2
    for source in rows:
        board.paste(source_sign(source, int(min(54, step - 8))), x + 62, middle, "mm")
        for seat, table in enumerate(tables):
            value = table[source]
            board.text(right(seat), middle, str(value), 44, Weight.BOLD, TEXT if value else MUTED, "r")
        middle += step
    board.rectangle(Box(x + 24, middle - step // 2 + 2, width - 48, 3), EDGE)
    board.paste(marks.points_sign(42), x + 62, middle + 2, "mm")
    for seat, score in enumerate(view.scores):
        board.text(right(seat), middle + 2, str(score), 50, Weight.EXTRA_BOLD, TEXT, "r")
