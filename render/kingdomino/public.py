"""The public picture: all kingdoms, both lines, the seats to act, the last move, the standings."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from engines.core.event import Event
from engines.kingdomino.data import SEATS, Placement
from engines.kingdomino.view import LastTurn, View
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.emblems import emblem
from render.core.fonts import Line, Weight, fit_name, fit_text, line
from render.core.frames import (
    GAP,
    HEADLINE,
    MARGIN,
    NAME,
    NAME_LEAST,
    PUBLIC,
    TOP,
    LastMove,
    header_aside,
    public_board,
    turn_box,
)
from render.core.names import shown_names
from render.core.words import Words
from render.kingdomino.kingdom import Grid, draw_kingdom, draw_last_move, terrain_letters
from render.kingdomino.lines import NarrowLine, WideLine, free_count
from render.kingdomino.palette import PALETTE
from render.kingdomino.tables import (
    beyond_areas,
    draw_standings,
    draw_terrain_points,
    draw_terrain_table,
)

_HEIGHT = PUBLIC[1] - MARGIN - TOP
_PANEL = (424, 446)
_SIDE = 74
_DUEL_WIDTH = 540
_DUEL_GRID = 511


def public(view: View, names: Sequence[str], words: Words, news: Sequence[Event] = ()) -> bytes:
    """Draws the table as all players see it; before a Dynasty's next game, with the end of the last one.

    Frames the turns in `news`, or the last turn if there are none.
    """
    shown = shown_names(names)
    turns = fresh_turns(view, news)
    if view.between_games:
        view = replace(view, kingdoms=view.earlier_kingdoms[-1])
    board = public_board()
    _header(board, view, shown, words)
    if view.seats == 2:
        _two_seats(board, view, shown, words, turns)
    else:
        _many_seats(board, view, shown, words, turns)
    return board.png(PALETTE)


def fresh_turns(view: View, news: Sequence[Event]) -> tuple[LastTurn, ...]:
    """Returns the dominoes that were laid and claimed in the news, one entry each, and the last turn."""
    turns = []
    for event in news:
        facts: dict[str, Any] = dict(event.facts)
        if event.kind == "placed" and event.seat is not None:
            placed = Placement(facts["domino"], (*facts["first"],), (*facts["second"],))
            turns.append(LastTurn(event.seat, placed, facts["gain"], None, None))
        elif event.kind == "claimed" and event.seat is not None:
            turns.append(LastTurn(event.seat, None, 0, None, facts["domino"]))
    known = {turn.placed for turn in turns} | {None}
    last = () if view.last is None else (view.last,)
    return (*turns, *(turn._replace(placed=None) if turn.placed in known else turn for turn in last))


def _header(board: Board, view: View, names: Sequence[str], words: Words) -> None:
    if view.to_act:
        turn_box(board, view.to_act, _turn_line(view, names, words))
    last = view.last
    move = None
    if last is not None:
        move = LastMove(words("pic-last"), last.seat, last_move_line(last, names, words))
    header_aside(board, round_text(view, words), move)


def _turn_line(view: View, names: Sequence[str], words: Words) -> Line:
    name = names[view.to_act[0]]
    if view.phase == "claim" or view.due is None:
        return line(words, "kingdomino-pic-claims", name)
    return line(words, "kingdomino-pic-places", name, domino=view.due)


def last_move_line(last: LastTurn, names: Sequence[str], words: Words) -> Line:
    """Says which domino a player placed or discarded, and which one they took."""
    args: dict[str, str | int] = {}
    message = "kingdomino-pic-last"
    if last.placed is not None:
        message += "-placed"
        args["domino"] = last.placed.domino
    elif last.discarded is not None:
        message += "-discarded"
        args["domino"] = last.discarded
    if last.claimed is not None:
        message += "-took"
        args["taken"] = last.claimed
    return line(words, message, names[last.seat], **args)


def round_text(view: View, words: Words) -> str:
    """Says the round, and in a Dynasty which of the three games it is, or which one is over."""
    if view.between_games:
        return words("kingdomino-pic-game-over", game=view.game_number - 1)
    if view.games > 1:
        return words(
            "kingdomino-pic-round-of-game", game=view.game_number, round=view.round, rounds=view.rounds
        )
    return words("pic-round", round=view.round, rounds=view.rounds)


def _many_seats(
    board: Board, view: View, names: Sequence[str], words: Words, turns: Sequence[LastTurn]
) -> None:
    width, height = _PANEL
    places = [(MARGIN + i % 2 * (width + GAP), TOP + i // 2 * (height + GAP)) for i in range(max(SEATS))]
    letters = terrain_letters(words)
    for kingdom, (x, y) in zip(view.kingdoms, places, strict=False):
        _draw_seat(board, view, kingdom.seat, names[kingdom.seat], Box(x, y, width, height), _SMALL_ROW)
        grid = Grid.centred(kingdom, x + 27, y + 66, _SIDE, view.size)
        draw_kingdom(board, kingdom, grid, letters)
        for turn in turns:
            draw_last_move(board, kingdom, grid, turn, Box(x, y, width, height))
    if view.seats == 3:
        draw_terrain_table(board, view, words, Box(*places[3], *_PANEL))
    left = MARGIN + 2 * width + GAP + 16
    line_width = (PUBLIC[0] - MARGIN - left - GAP) // 2
    now = WideLine(board, Box(left, TOP, line_width, _HEIGHT))
    now.title(words("kingdomino-pic-now"))
    if view.current:
        now.slots(turns, view.current, names, letters, words)
    elif view.unclaimed_kings:
        now.kings(view.unclaimed_kings, names, words("kingdomino-pic-by-lot"))
    beside = Box(left + line_width + GAP, TOP, line_width, _HEIGHT)
    if view.next:
        following = WideLine(board, beside)
        following.title(words("kingdomino-pic-next"), free_count(view.next, words))
        following.slots(turns, view.next, names, letters, words)
    elif view.seats == 3:
        draw_standings(board, view, names, words, beside)
    else:
        draw_terrain_table(board, view, words, beside)


def _two_seats(
    board: Board, view: View, names: Sequence[str], words: Words, turns: Sequence[LastTurn]
) -> None:
    letters = terrain_letters(words)
    side = _DUEL_GRID // view.size
    for kingdom in view.kingdoms:
        x = MARGIN + kingdom.seat * (_DUEL_WIDTH + GAP)
        box = Box(x, TOP, _DUEL_WIDTH, _HEIGHT)
        _draw_seat(board, view, kingdom.seat, names[kingdom.seat], box, _LARGE_ROW)
        left = x + (_DUEL_WIDTH - side * view.size) // 2
        grid = Grid.centred(kingdom, left, TOP + 100, side, view.size)
        draw_kingdom(board, kingdom, grid, letters)
        for turn in turns:
            draw_last_move(board, kingdom, grid, turn, box)
        foot = TOP + 100 + _DUEL_GRID
        more = fit_text(beyond_areas(view, kingdom.seat, words), _DUEL_WIDTH - 52, 42, 30, Weight.BOLD)
        board.text(x + 26, foot + 38, more.text, more.size, Weight.BOLD)
        draw_terrain_points(board, kingdom, letters, x + 26, foot + 70, _DUEL_WIDTH - 40)
    x = MARGIN + 2 * (_DUEL_WIDTH + GAP) + 2
    width, height = PUBLIC[0] - MARGIN - x, (_HEIGHT - GAP) // 2
    now = NarrowLine(board, Box(x, TOP, width, height))
    now.title(words("kingdomino-pic-now"))
    if view.current:
        now.slots(turns, view.current, names, letters)
    elif view.unclaimed_kings:
        now.kings(view.unclaimed_kings, names, words("kingdomino-pic-by-lot"))
    below = Box(x, TOP + height + GAP, width, height)
    if view.next:
        following = NarrowLine(board, below)
        following.title(words("kingdomino-pic-next"), free_count(view.next, words))
        following.slots(turns, view.next, names, letters)
    else:
        draw_standings(board, view, names, words, below)


class _TopRow(NamedTuple):
    """The measures of a panel's top row."""

    middle: int
    emblem: int
    """The emblem's radius."""
    shield: int
    """The shield's height, and the size of its number."""
    number: int
    arrow: int
    """The radius of the arrow of a seat to act."""
    name: int
    """The size of the name, where it fits."""


_SMALL_ROW = _TopRow(middle=34, emblem=21, shield=72, number=50, arrow=20, name=NAME)
_LARGE_ROW = _TopRow(middle=42, emblem=26, shield=92, number=64, arrow=24, name=HEADLINE)


def _draw_seat(board: Board, view: View, seat: int, name: str, box: Box, row: _TopRow) -> None:
    """Draws a seat's panel with its top row: emblem, name, shield; gold with an arrow when it is due."""
    due = seat in view.to_act
    board.panel(box, due=due)
    left, middle = round(box.x) + 18, round(box.y) + row.middle
    if due:
        board.paste(marks.turn_arrow(row.arrow + 2), box.x + 3, middle, "mm")
        left += 6
    board.paste(emblem(seat, row.emblem), left + row.emblem + 1, middle, "mm")
    shield = marks.shield(str(view.scores[seat]), row.shield, row.number)
    board.paste(shield, box.right - 18, box.y - 9, "rt")
    left += 2 * row.emblem + 14
    room = round(box.right) - 18 - shield.width - 12 - left
    fitted = fit_name(name, room, row.name, NAME_LEAST, Weight.BOLD)
    board.text(left, middle, fitted.text, fitted.size)
