"""The account at the end: realms in order of rank, every point explained by score lines; alone, the ranks."""

from collections.abc import Sequence

from engines.core.score import Result, ScoreLine, Standing
from engines.dragon_castle.data import RANKS, SOLO_CARDS_PENALTY
from engines.dragon_castle.view import View
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.emblems import emblem
from render.core.fonts import Weight, fit_name, fit_text, line
from render.core.frames import MARGIN, NAME, NAME_LEAST, PUBLIC, TOP, TOTAL, public_board, winner_box
from render.core.names import listed, shown_names
from render.core.palette import EDGE, GOLD, MUTED, TEXT, TURN_GROUND
from render.core.souvenir import parted_by
from render.core.words import Words
from render.dragon_castle.palette import PALETTE
from render.dragon_castle.realm import RealmGrid, draw_realm
from render.dragon_castle.stores import draw_points_table, source_sign
from render.dragon_castle.tiles import type_letters

_GAP = 16
_WIDTH = (PUBLIC[0] - 2 * MARGIN - _GAP) // 2
_TALL = PUBLIC[1] - MARGIN - TOP
_SMALL = (_TALL - _GAP) // 2
_TILE = 66
_LARGE_TILE = 112
_ROW = 46
_MOST_ROWS = 6
_MOST_ROWS_BELOW = 8
_SOLO_WIDTH = 1090


class Row:
    """One row of an account: where points come from, in a sign and a word, and how many."""

    def __init__(self, sign: str | None, text: str, points: str, *, aside: bool = False) -> None:
        self.sign, self.text, self.points = sign, text, points
        self.aside = aside
        """Tie-breaks are not points, so they do not stand among them."""

    def draw(self, board: Board, x: int, y: int, width: int) -> None:
        right = x + width
        if self.aside:
            fitted = fit_text(f"= {self.text} {self.points}", width, 36, 30, Weight.BOLD)
            board.text(x, y, fitted.text, fitted.size, Weight.BOLD, GOLD)
            return
        right -= round(board.text(right, y, self.points, 44, Weight.BOLD, TEXT, "r")) + 14
        if self.sign:
            board.paste(source_sign(self.sign, 40), x + 24, y, "mm")
        fitted = fit_text(self.text, right - x - 60, 36, 30, Weight.SEMI_BOLD)
        board.text(x + 60, y, fitted.text, fitted.size, Weight.SEMI_BOLD, MUTED)


def result_account(view: View, names: Sequence[str], words: Words) -> bytes:
    """Draws the final picture; the view's game must be over."""
    if view.result is None:
        raise ValueError("the game is not over")
    shown = shown_names(names)
    board = public_board()
    _header(board, view, view.result, shown, words)
    if view.seats == 1:
        _draw_tall(board, view, view.result.standings[0], shown, words, MARGIN, _SOLO_WIDTH)
        _draw_ranks(board, view, words)
        return board.png(PALETTE)
    places = []
    for place, standing in enumerate(view.result.standings):
        x = MARGIN + place % 2 * (_WIDTH + _GAP)
        y = TOP + place // 2 * (_SMALL + _GAP)
        places.append((x, y))
        if view.seats == 2:
            _draw_tall(board, view, standing, shown, words, x, _WIDTH)
        else:
            _draw_small(board, view, standing, shown, words, x, y)
    if view.seats == 3:
        free = Box(MARGIN + _WIDTH + _GAP, TOP + _SMALL + _GAP, _WIDTH, _SMALL)
        draw_points_table(board, view, free)
    for standing, (x, y) in zip(view.result.standings, places, strict=True):
        disc = marks.disc(str(standing.rank), 27, GOLD if standing.rank == 1 else MUTED)
        board.paste(disc, x + 11, y + 11, "mm")
    return board.png(PALETTE)


def _header(board: Board, view: View, outcome: Result, names: Sequence[str], words: Words) -> None:
    winners = outcome.winners
    who = listed(names[seat] for seat in winners)
    points = outcome.standings[0].points
    if view.seats == 1:
        rank = words(f"dragon_castle-rank-{view.solo_rank}")
        text = line(words, "dragon_castle-pic-alone", who, points=points, rank=rank)
    elif len(winners) == 1:
        text = line(words, "dragon_castle-pic-wins", who, points=points)
    else:
        text = line(words, "dragon_castle-pic-shared", who, points=points)
    winner_box(board, winners, text, least=760, most=1300)


def _draw_small(
    board: Board, view: View, standing: Standing, names: Sequence[str], words: Words, x: int, y: int
) -> None:
    """Draws a seat of three or four: the account at the right of the realm."""
    board.panel(Box(x, y, _WIDTH, _SMALL), due=standing.rank == 1)
    realm = view.realms[standing.seat]
    grid = RealmGrid.small(realm, Box(x + 22, y, 396, 360), _TILE)
    grid = grid._replace(y=y + (_SMALL - grid.rows * grid.down) // 2 + 12)
    draw_realm(board, realm, grid, type_letters(words))
    left = x + 22 + 396 + 28
    width = x + _WIDTH - 24 - left
    board.paste(emblem(standing.seat, 24), left + 24, y + 44, "mm")
    name = fit_name(names[standing.seat], width - 62, NAME, NAME_LEAST, Weight.BOLD)
    board.text(left + 62, y + 44, name.text, name.size)
    board.rectangle(Box(left, y + 80, width, 3), EDGE)
    for index, row in enumerate(account_rows(view, standing, words, _MOST_ROWS)):
        row.draw(board, left, y + 108 + index * _ROW, width)
    bottom = y + _SMALL
    board.rectangle(Box(left, bottom - 82, width, 4), MUTED)
    _draw_total(board, standing, words, left, left + width, bottom - 43)


def _draw_tall(
    board: Board,
    view: View,
    standing: Standing,
    names: Sequence[str],
    words: Words,
    x: int,
    width: int,
) -> None:
    """Draws one seat of two, or alone: the account below the realm, in two columns."""
    board.panel(Box(x, TOP, width, _TALL), due=standing.rank == 1)
    realm = view.realms[standing.seat]
    grid = RealmGrid.small(realm, Box(x, TOP + 50, width - 60, 570), _LARGE_TILE)
    grid = grid._replace(x=x + (width - grid.columns * grid.across) // 2)
    draw_realm(board, realm, grid, type_letters(words))
    left, right = x + 30, x + width - 30
    middle = TOP + 668
    board.paste(emblem(standing.seat, 24), left + 24, middle, "mm")
    start = _draw_total(board, standing, words, None, right, middle)
    name = fit_name(names[standing.seat], start - 24 - left - 62, NAME, NAME_LEAST, Weight.BOLD)
    board.text(left + 62, middle, name.text, name.size)
    board.rectangle(Box(left, middle + 42, right - left, 3), EDGE)
    column = (right - left - 44) // 2
    for index, row in enumerate(account_rows(view, standing, words, _MOST_ROWS_BELOW)):
        row.draw(board, left + index // 4 * (column + 44), middle + 74 + index % 4 * _ROW, column)


def _draw_total(
    board: Board, standing: Standing, words: Words, left: int | None, right: int, middle: int
) -> int:
    """Draws the sum at the right, the word for it at the left edge or before it. Returns where it begins."""
    colour = GOLD if standing.rank == 1 else TEXT
    width = board.text(right, middle, str(standing.points), TOTAL, Weight.EXTRA_BOLD, colour, "r")
    start = right - round(width)
    word = words("dragon_castle-pic-total")
    if left is not None:
        board.text(left, middle, word, 44, Weight.SEMI_BOLD, MUTED)
        return left
    return start - 20 - round(board.text(start - 20, middle, word, 44, Weight.SEMI_BOLD, MUTED, "r"))


def account_rows(view: View, standing: Standing, words: Words, most: int) -> list[Row]:
    """Returns sets, discards, shrines, countdown, Dragons by points, and the tie-breaks."""
    lines = [line for line in view.lines if line.seat == standing.seat]
    rows = [
        Row("sets" if source == "discards" else source, words(f"dragon_castle-pic-{source}"), str(points))
        for source in ("sets", "discards", "shrines", "countdown")
        if (points := sum(line.points for line in lines if line.source == source))
    ]
    ties = _tie_rows(view, standing, words)
    cards = sorted((line for line in lines if line.source in view.dragons), key=lambda line: -line.points)
    room = most - len(rows) - len(ties)
    shown = cards if len(cards) <= room else cards[: room - 1]
    rows += [_card_row(line, words) for line in shown]
    rest = cards[len(shown) :]
    if rest:
        more = words("dragon_castle-pic-more-cards", count=len(rest))
        rows.append(Row("dragons", more, str(sum(line.points for line in rest))))
    return rows + ties


def _card_row(line: ScoreLine, words: Words) -> Row:
    return Row("dragons", words(f"dragon_castle-dragon-{line.source}"), str(line.points))


def _tie_rows(view: View, standing: Standing, words: Words) -> list[Row]:
    """Returns the values that separated a player from others with equal points."""
    levels = parted_by(view.result.standings).get(standing.seat, ()) if view.result else ()
    return [
        Row(None, words(f"dragon_castle-pic-tie-{level}"), str(standing.ties[level]), aside=True)
        for level in levels
    ]


def _draw_ranks(board: Board, view: View, words: Words) -> None:
    """Draws the ladder of ranks, highest first, the reached one in gold."""
    x, width = MARGIN + _SOLO_WIDTH + _GAP, PUBLIC[0] - 2 * MARGIN - _SOLO_WIDTH - _GAP
    board.panel(Box(x, TOP, width, _TALL))
    y = TOP + 16
    if view.solo_points is not None and view.solo_points != view.scores[0]:
        text = words("dragon_castle-pic-with-cards")
        fitted = fit_text(text, width - 170, 40, 30, Weight.SEMI_BOLD)
        board.text(x + 28, y + 34, fitted.text, fitted.size, Weight.SEMI_BOLD, MUTED)
        board.text(x + width - 28, y + 34, f"−{SOLO_CARDS_PENALTY}", 44, Weight.BOLD, TEXT, "r")
        y += 76
    step = (TOP + _TALL - 16 - y) // len(RANKS)
    for index, (least, rank) in enumerate(reversed(RANKS)):
        top = y + index * step
        reached = rank == view.solo_rank
        if reached:
            board.box(
                Box(x + 12, top + 4, width - 24, step - 8),
                radius=14,
                fill=TURN_GROUND,
                edge=GOLD,
                line=5,
            )
        colour = TEXT if reached else MUTED
        least_text = words("dragon_castle-pic-rank-from", points=least)
        room = (
            width
            - 60
            - round(board.text(x + width - 30, top + step // 2, least_text, 34, Weight.BOLD, colour, "r"))
        )
        weight = Weight.EXTRA_BOLD if reached else Weight.SEMI_BOLD
        fitted = fit_text(words(f"dragon_castle-rank-{rank}"), room - 24, 46, 30, weight)
        board.text(x + 30, top + step // 2, fitted.text, fitted.size, weight, colour)
