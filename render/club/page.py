"""A person's page: the games at the left, the rating as a line, places, favorites and opponents below."""

from __future__ import annotations

from PIL import Image

from render.club.data import GameLine, Page
from render.club.parts import PALETTE, counted, headed_board, nothing, titled_panel
from render.core import marks
from render.core.box import Box
from render.core.canvas import Art, Board
from render.core.fonts import Weight, fit_name, fit_text, text_width
from render.core.frames import GAP, MARGIN, PUBLIC, TOP
from render.core.palette import EDGE, GOLD, INK, LOT, MUTED, TEXT, TURN_GROUND
from render.core.souvenir import FOOT, SMALLEST, Told, foot
from render.core.words import Words

UPPER = 500
"""The height of the games and the rating."""
MOST_GAMES = 4
"""The number of games on a page: the most played ones, always with the one that was asked for."""
LEFT = 850
_ROW = 102
COLUMNS = ("games", "wins", "best", "mean", "rating")
_PLACES_BELOW = 4
"""The number of places in one column."""
_POINTS_AT_MOST = 60
"""The most points of a drawn line; a longer history is thinned to this number."""


def page(told: Page, words: Words) -> bytes:
    """Draws the whole picture."""
    count, wins = sum(line.games for line in told.games), sum(line.wins for line in told.games)
    board = headed_board(told.name, words("club-pic-sum", games=count, wins=wins))
    end, below = PUBLIC[0] - MARGIN, TOP + UPPER + GAP
    _games(board, Box(MARGIN, TOP, LEFT, UPPER), told.games, words)
    _rating(board, Box(MARGIN + LEFT + GAP, TOP, end - MARGIN - LEFT - GAP, UPPER), told, words)
    width = (end - MARGIN - 2 * GAP) / 3
    height = FOOT - 32 - below
    boxes = [Box(MARGIN + number * (width + GAP), below, width, height) for number in range(3)]
    _places(board, titled_panel(board, boxes[0], words("club-pic-places")), told, words)
    _listed(board, titled_panel(board, boxes[1], words("club-pic-favourites")), told.favourites, words)
    _listed(board, titled_panel(board, boxes[2], words("club-pic-opponents")), told.opponents, words)
    foot(board, Told(told.where, date=told.date))
    return board.png(PALETTE)


def shown_games(games: tuple[GameLine, ...]) -> tuple[GameLine, ...]:
    """Returns the most played games; the one that was asked for is the last if it is not among them."""
    if len(games) <= MOST_GAMES or any(line.chosen for line in games[:MOST_GAMES]):
        return games[:MOST_GAMES]
    return (*games[: MOST_GAMES - 1], *(line for line in games if line.chosen))


def _games(board: Board, box: Box, games: tuple[GameLine, ...], words: Words) -> None:
    board.panel(box)
    across = (box.width - 52) / len(COLUMNS)
    rights = [box.x + 26 + across * (number + 1) for number in range(len(COLUMNS))]
    for name, right in zip(COLUMNS, rights, strict=True):
        said = fit_text(words(f"club-pic-{name}"), across - 12, 32, SMALLEST, Weight.SEMI_BOLD)
        board.text(right, box.y + 38, said.text, said.size, Weight.SEMI_BOLD, MUTED, "r")
    y = box.y + 74
    for line in shown_games(games):
        if line.chosen and len(games) > 1:
            board.box(Box(box.x + 10, y + 2, box.width - 20, _ROW - 6), radius=12, fill=TURN_GROUND)
        fitted = fit_name(line.title, box.width - 52, 36, SMALLEST, Weight.BOLD)
        board.text(box.x + 26, y + 30, fitted.text, fitted.size, Weight.BOLD)
        values = (line.games, line.wins, line.best, line.mean, line.rating)
        for name, value, right in zip(COLUMNS, values, rights, strict=True):
            colour = GOLD if name == "rating" and value is not None else TEXT if value else MUTED
            number = "–" if value is None else str(value)
            board.text(right, y + 74, number, 38, Weight.EXTRA_BOLD, colour, "r")
        y += _ROW


def _rating(board: Board, box: Box, told: Page, words: Words) -> None:
    inner = titled_panel(board, box, told.title)
    y = inner.y + 22
    if not told.history:
        nothing(board, Box(inner.x, inner.y, inner.width, 60), words("club-pic-unrated"))
        return
    now, highest = told.history[-1], max(told.history)
    label = fit_text(words("club-pic-rating"), inner.width * 0.4, 36, SMALLEST, Weight.SEMI_BOLD)
    board.text(inner.x, y, label.text, label.size, Weight.SEMI_BOLD, MUTED)
    start = inner.x + label.width + 20
    board.text(start, y, str(now), 52, Weight.EXTRA_BOLD, GOLD)
    best = fit_text(
        words("club-pic-peak", rating=str(highest)), inner.width * 0.36, 34, SMALLEST, Weight.SEMI_BOLD
    )
    board.text(inner.right, y, best.text, best.size, Weight.SEMI_BOLD, MUTED, "r")
    bottom = inner.bottom
    if told.everywhere is not None:
        said = words("club-pic-everywhere", rating=str(told.everywhere))
        fitted = fit_text(said, inner.width, 34, SMALLEST, Weight.SEMI_BOLD)
        board.text(inner.x, bottom - 14, fitted.text, fitted.size, Weight.SEMI_BOLD, MUTED)
        bottom -= 44
    _line(board, Box(inner.x, y + 46, inner.width, bottom - y - 54), told.history)


def _line(board: Board, box: Box, history: tuple[int, ...]) -> None:
    """Draws the rating after each game as a line, between its lowest and its highest value."""
    low, high = min(history), max(history)
    if high - low < 20:
        low, high = low - 10, high + 10
    plot = Box(box.x + 96, box.y + 18, box.width - 122, box.height - 36)
    for value in (high, low):
        y = _height(plot, value, low, high)
        board.rectangle(Box(plot.x, round(y) - 1, plot.width, 2), EDGE)
        board.text(box.x + 84, y, str(value), 32, Weight.SEMI_BOLD, MUTED, "r")
    board.paste(
        _curve(_thinned(history), round(plot.width), round(plot.height), low, high), plot.x - 16, plot.y - 16
    )


def _height(plot: Box, value: int, low: int, high: int) -> float:
    return plot.y + plot.height * (high - value) / (high - low)


def _thinned(history: tuple[int, ...]) -> tuple[int, ...]:
    """Returns at most `_POINTS_AT_MOST` ratings, always with the first and the last."""
    if len(history) <= _POINTS_AT_MOST:
        return history
    step = (len(history) - 1) / (_POINTS_AT_MOST - 1)
    return tuple(history[round(number * step)] for number in range(_POINTS_AT_MOST))


def _curve(history: tuple[int, ...], width: int, height: int, low: int, high: int) -> Image.Image:
    art = Art(width + 32, height + 32)
    plot = Box(16, 16, width, height)
    across = width / max(1, len(history) - 1)
    points = [(16 + across * n, _height(plot, value, low, high)) for n, value in enumerate(history)]
    art.line(points, INK, 10)
    art.line(points, GOLD, 6)
    x, y = points[-1]
    art.ellipse(x, y, 13, fill=INK)
    art.ellipse(x, y, 10, fill=GOLD)
    return art.sprite()


def _places(board: Board, box: Box, told: Page, words: Words) -> None:
    """Draws a bar for each place, in two columns if there are many, above the longest winning streak."""
    road = fit_text(words("club-pic-streak", count=told.road), box.width, 36, SMALLEST, Weight.BOLD)
    board.text(box.x, box.bottom - 18, road.text, road.size, Weight.BOLD, GOLD if told.road > 1 else MUTED)
    if not told.places:
        nothing(board, box, words("club-pic-alone"))
        return
    most = max(count for _, count in told.places) or 1
    columns = 1 if len(told.places) <= _PLACES_BELOW else 2
    width = (box.width - 24 * (columns - 1)) / columns
    for number, (place, count) in enumerate(told.places):
        column, row = divmod(number, _PLACES_BELOW)
        x, y = box.x + column * (width + 24), box.y + 51 * row + 24
        _place(board, Box(x, y - 24, width, 48), place, count, most)


def _place(board: Board, box: Box, place: int, count: int, most: int) -> None:
    x, y = box.x, box.y + box.height / 2
    board.paste(marks.disc(str(place), 20, GOLD if place == 1 else TEXT), x + 24, y, "mm")
    full = box.width - 60 - text_width(str(most), 38, Weight.EXTRA_BOLD) - 16
    board.box(Box(x + 60, y - 11, full, 22), radius=11, fill=LOT)
    if count:
        length = max(24, full * count / most)
        board.box(Box(x + 60, y - 11, length, 22), radius=11, fill=GOLD if place == 1 else MUTED)
    board.text(box.right, y, str(count), 38, Weight.EXTRA_BOLD, TEXT, "r")


def _listed(board: Board, box: Box, lines: tuple[tuple[str, int], ...], words: Words) -> None:
    if not lines:
        nothing(board, box, words("club-pic-nothing"))
    for number, (name, count) in enumerate(lines):
        counted(board, Box(box.x, box.y + number * 66, box.width, 60), name, f"{count}×")
