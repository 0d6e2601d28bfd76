"""The public picture: the castle, all realms, the countdown, the cards, the seat to act, the last turn."""

from collections.abc import Sequence
from dataclasses import replace

from engines.core.event import Event
from engines.dragon_castle.data import FACTIONS
from engines.dragon_castle.grid import Cell, cell_named
from engines.dragon_castle.state import LastTurn
from engines.dragon_castle.view import RealmView, View
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.emblems import emblem
from render.core.fonts import Weight, fit_name, fit_text, line, text_width
from render.core.frames import (
    ASIDE,
    ASIDE_LEAST,
    GAP,
    HEADER_HEIGHT,
    MARGIN,
    NAME,
    NAME_LEAST,
    PUBLIC,
    TOP,
    public_board,
    turn_box,
)
from render.core.names import shown_names
from render.core.palette import GOLD, MUTED, TEXT
from render.core.words import Words
from render.dragon_castle.cards import draw_card_texts, draw_cards
from render.dragon_castle.castle import (
    CastleGrid,
    draw_castle,
    draw_names,
    draw_rings,
    draw_taken,
    within_names,
)
from render.dragon_castle.palette import KINDS, PALETTE
from render.dragon_castle.realm import RealmGrid, draw_last, draw_realm
from render.dragon_castle.stores import (
    draw_countdown,
    draw_groups,
    draw_points_row,
    draw_points_table,
    draw_stores_below,
    draw_stores_beside,
)
from render.dragon_castle.tiles import (
    Letters,
    dragon_sign,
    face_up,
    shrine,
    token,
    type_chip,
    type_letters,
    wisp_sign,
)

_HEIGHT = PUBLIC[1] - MARGIN - TOP
_TURN_WIDTH = 560
_CASTLE_WIDTH = 640
_WIDE_CASTLE_WIDTH = 884
_MOST_TILE = 70
_REALM_HEIGHT = 392
_REALM_TILE = 60
_STRIP = 96
_SOLO_REALM_HEIGHT = 610
_SOLO_TILE = 86
_LAST_TILE = 56


def public(view: View, names: Sequence[str], words: Words, news: Sequence[Event] = ()) -> bytes:
    """Draws the table as all players see it; frames the turns in `news`, or without any the last turn."""
    shown = shown_names(names)
    board = public_board()
    letters = type_letters(words)
    _header(board, view, shown, words, letters)
    view = replace(view, last=(*fresh_turns(news), *view.last))
    many = view.seats > 2
    width = _CASTLE_WIDTH if many else _WIDE_CASTLE_WIDTH
    _castle(board, view, words, letters, width)
    left = MARGIN + width + 16
    if many:
        _many_realms(board, view, shown, words, letters, left)
    elif view.seats == 2:
        _two_realms(board, view, shown, words, letters, left)
    else:
        _one_realm(board, view, shown, words, letters, left)
    return board.png(PALETTE)


def fresh_turns(news: Sequence[Event]) -> tuple[LastTurn, ...]:
    """Returns the cells of the news where tiles were taken, placed and built on."""
    turns = []
    for event in news:
        match event.kind:
            case "taken" | "destroyed":
                turns.append(LastTurn(event.seat, taken=_cells(event.facts["cell"])))
            case "ingenuity":
                turns.append(LastTurn(None, taken=_cells(event.facts["cells"])))
            case "placed":
                turns.append(LastTurn(event.seat, placed=_cells(event.facts["cell"])))
            case "built":
                turns.append(LastTurn(event.seat, built=_cells(event.facts["cell"])))
    return tuple(turns)


def _cells(named: object) -> tuple[Cell, ...]:
    """Returns one cell or several, by name."""
    names = named if isinstance(named, list) else [named]
    return tuple(cell for name in names if (cell := cell_named(str(name))) is not None)


def _header(board: Board, view: View, names: Sequence[str], words: Words, letters: Letters) -> None:
    if view.to_act:
        message = f"dragon_castle-pic-turn-{view.phase}"
        turn_box(board, view.to_act, line(words, message, names[view.to_act[0]]), width=_TURN_WIDTH)
    middle, right = MARGIN + HEADER_HEIGHT // 2, PUBLIC[0] - MARGIN - 26
    text = words("dragon_castle-pic-round", round=view.round)
    right -= round(board.text(right, middle, text, ASIDE, Weight.BOLD, MUTED, "r"))
    if view.last:
        _draw_last_turn(board, view, names, words, letters, MARGIN + _TURN_WIDTH + 30, right - 24)


def _draw_last_turn(
    board: Board, view: View, names: Sequence[str], words: Words, letters: Letters, x: int, end: int
) -> None:
    """Draws the player, the tiles themselves, a roof or a token, and the points of the last turn."""
    middle = MARGIN + HEADER_HEIGHT // 2
    last, told = view.last[0], _told(view, words)
    signs = len(last.faces) * (_LAST_TILE + 6) + 76 * (last.action in ("shrine", "summon"))
    signs += 58 * (last.spirit is not None)
    after = round(text_width(told, ASIDE, Weight.BOLD)) + 12 if told else 0
    title = words("pic-last")
    room = end - x - 54 - 20 - signs - after
    seat = last.seat or 0
    name = names[seat]
    wide = round(text_width(title, 44, Weight.SEMI_BOLD)) + 26
    if room - wide >= min(250, text_width(name, ASIDE, Weight.BOLD)):
        board.text(x, middle, title, 44, Weight.SEMI_BOLD, GOLD)
        x, room = x + wide, room - wide
    board.paste(emblem(seat, 22), x + 22, middle, "mm")
    x += 54
    fitted = fit_name(name, room, ASIDE, ASIDE_LEAST, Weight.BOLD)
    x += round(board.text(x, middle, fitted.text, fitted.size)) + 20
    for face in last.faces:
        board.paste(face_up(face, _LAST_TILE, letters[face[0]]), x, middle, "lm")
        x += _LAST_TILE + 6
    if last.action == "shrine":
        board.paste(shrine(58), x + 38, middle, "mm")
        x += 76
    if last.action == "summon":
        board.paste(token(29), x + 36, middle, "mm")
        x += 76
    if last.spirit is not None:
        board.paste(wisp_sign(46), x + 28, middle, "mm")
        x += 58
    if told:
        board.text(x + 12, middle, told, ASIDE)


def _told(view: View, words: Words) -> str:
    last = view.last[0]
    if last.action == "discard" and not last.consolidated:
        return words("dragon_castle-pic-last-discard", gain=last.gain)
    return words("dragon_castle-pic-last-set", gain=last.gain) if last.gain else ""


def _castle(board: Board, view: View, words: Words, letters: Letters, width: int) -> None:
    board.panel(Box(MARGIN, TOP, width, _HEIGHT))
    castle, right = view.castle, MARGIN + width - 24
    count = words("dragon_castle-pic-tiles", count=castle.tiles)
    right -= round(board.text(right, TOP + 40, count, 46, Weight.SEMI_BOLD, MUTED, "r")) + 20
    title = words("dragon_castle-pic-top-level", level=castle.top_level)
    fitted = fit_text(title, right - MARGIN - 24, NAME, NAME_LEAST, Weight.EXTRA_BOLD)
    board.text(MARGIN + 24, TOP + 40, fitted.text, fitted.size, Weight.EXTRA_BOLD)
    grid = CastleGrid.within(view, within_names(Box(MARGIN, TOP + 66, width, _HEIGHT - 70)), _MOST_TILE)
    draw_names(board, grid)
    draw_castle(board, castle, grid, letters, castle.available)
    draw_rings(board, castle, grid, castle.first if view.phase != "over" else ())
    if view.last:
        draw_taken(board, castle, grid, [cell for turn in view.last for cell in turn.taken])


def _name_row(
    board: Board, view: View, seat: int, names: Sequence[str], x: float, y: float, width: float
) -> None:
    """Draws the top row of a realm's panel: emblem, name, shield; an arrow when its seat is due."""
    if seat in view.to_act:
        board.paste(marks.turn_arrow(22), x + 3, y + 36, "mm")
    board.paste(emblem(seat, 21), x + 44, y + 37, "mm")
    shield = marks.shield(str(view.scores[seat]), 76, 52)
    board.paste(shield, x + width - 20, y - 9, "rt")
    name = fit_name(names[seat], width - 76 - 20 - shield.width - 14, NAME, NAME_LEAST, Weight.BOLD)
    board.text(x + 76, y + 36, name.text, name.size)


_MOST_ROWS = 5
"""A realm of more rows needs all the height that there is."""


def _small_place(realm: RealmView, x: float, y: float, *, whole: bool = False) -> Box:
    """Returns a place below the name, or over the whole height of the panel beside it."""
    if whole:
        return Box(x + 17, y + 14, 360, _REALM_HEIGHT - 28)
    return Box(x + 17, y + 78, 360, 308) if len(realm.cells) > _MOST_ROWS else Box(x + 17, y + 85, 360, 300)


def _draw_small_realm(board: Board, view: View, realm: RealmView, letters: Letters, place: Box) -> RealmGrid:
    grid = RealmGrid.small(realm, place, _REALM_TILE)
    draw_realm(board, realm, grid, letters)
    _draw_last_tiles(board, view, realm, grid)
    return grid


def _draw_last_tiles(board: Board, view: View, realm: RealmView, grid: RealmGrid) -> None:
    own = [turn for turn in view.last if turn.seat == realm.seat]
    draw_last(board, realm, grid, dict.fromkeys(cell for turn in own for cell in (*turn.placed, *turn.built)))


def _many_realms(
    board: Board, view: View, names: Sequence[str], words: Words, letters: Letters, left: int
) -> None:
    width = (PUBLIC[0] - MARGIN - left - 16) // 2

    def box_of(number: int) -> Box:
        """Returns the boxes two in a row; with three seats one place stays free."""
        x, y = left + number % 2 * (width + 16), TOP + number // 2 * (_REALM_HEIGHT + GAP)
        return Box(x, y, width, _REALM_HEIGHT)

    for realm in view.realms:
        box = box_of(realm.seat)
        x, y = box.x, box.y
        board.panel(box, due=realm.seat in view.to_act)
        _name_row(board, view, realm.seat, names, x, y, width)
        _draw_small_realm(board, view, realm, letters, _small_place(realm, x, y))
        draw_stores_below(board, realm, x + 17 + 360 + (width - 34 - 360) // 2 + 4, y + 120)
    has_cards = bool(view.dragons or view.spirits)
    if view.seats == 3:
        free = box_of(view.seats)
        if has_cards:
            draw_card_texts(board, view, words, free)
        else:
            draw_points_table(board, view, free)
    y = TOP + 2 * (_REALM_HEIGHT + GAP) + 2
    height, whole = PUBLIC[1] - MARGIN - y, PUBLIC[0] - MARGIN - left
    if has_cards and view.seats == 4:
        draw_countdown(board, view, words, Box(left, y, 470, height))
        draw_cards(board, view, words, Box(left + 484, y, whole - 484, height))
    else:
        draw_countdown(board, view, words, Box(left, y, whole, height))


def _two_realms(
    board: Board, view: View, names: Sequence[str], words: Words, letters: Letters, left: int
) -> None:
    width = PUBLIC[0] - MARGIN - left
    for realm in view.realms:
        y = TOP + realm.seat * (_REALM_HEIGHT + GAP)
        board.panel(Box(left, y, width, _REALM_HEIGHT), due=realm.seat in view.to_act)
        whole = len(realm.cells) > _MOST_ROWS
        grid = _draw_small_realm(board, view, realm, letters, _small_place(realm, left, y, whole=whole))
        beside = grid.columns * grid.across + 8 if whole else 0
        _name_row(board, view, realm.seat, names, left + beside, y, width - beside)
        draw_stores_beside(board, realm, left + 436, y + 114)
        draw_groups(board, realm, left + 406, y + 192)
    _strip(board, view, words, left, width, TOP + 2 * (_REALM_HEIGHT + GAP) + 2)


def _strip(board: Board, view: View, words: Words, left: int, width: int, y: int) -> None:
    height = PUBLIC[1] - MARGIN - y
    if not (view.dragons or view.spirits):
        draw_countdown(board, view, words, Box(left, y, width, height))
        return
    track = 330 if view.seats == 2 else 350
    draw_countdown(board, view, words, Box(left, y, track, height))
    draw_cards(board, view, words, Box(left + track + GAP, y, width - track - GAP, height))


def _one_realm(
    board: Board, view: View, names: Sequence[str], words: Words, letters: Letters, left: int
) -> None:
    """Draws the realm of a solo game large, its points by source, and the Dragon of Ingenuity's deeds."""
    width = PUBLIC[0] - MARGIN - left
    (realm,) = view.realms
    board.panel(Box(left, TOP, width, _SOLO_REALM_HEIGHT), due=bool(view.to_act))
    _name_row(board, view, 0, names, left, TOP, width)
    grid = RealmGrid.small(realm, Box(left + 22, TOP + 92, width - 160, 432), _SOLO_TILE)
    draw_realm(board, realm, grid, letters)
    _draw_last_tiles(board, view, realm, grid)
    draw_stores_below(board, realm, left + width - 66, TOP + 150)
    row = TOP + _SOLO_REALM_HEIGHT - 46
    draw_points_row(board, view, 0, left + 14, row, 440)
    rank = words(f"dragon_castle-rank-{view.solo_rank}")
    fitted = fit_text(rank, width - 454 - 26, ASIDE, 30, Weight.EXTRA_BOLD)
    board.text(left + width - 22, row, fitted.text, fitted.size, Weight.EXTRA_BOLD, GOLD, "r")
    y = TOP + _SOLO_REALM_HEIGHT + GAP
    height = PUBLIC[1] - MARGIN - _STRIP - GAP - y
    _draw_ingenuity(board, view, words, letters, Box(left, y, width, height))
    _strip(board, view, words, left, width, y + height + GAP)


def _draw_ingenuity(board: Board, view: View, words: Words, letters: Letters, box: Box) -> None:
    """Explains the last choice of the Dragon of Ingenuity, and counts its tiles of each type."""
    board.panel(box)
    x, y, width, height = box
    turn = view.last[-1] if view.last and view.last[-1].seat is None else None
    why = "waits" if turn is None else (turn.why or "summon")
    top = y + 48
    board.paste(dragon_sign(60), x + 50, top, "mm")
    text = words(f"dragon_castle-pic-why-{why}")
    right = x + width - 20
    for face in reversed(turn.faces if turn else ()):
        board.paste(face_up(face, _LAST_TILE, letters[face[0]]), right, top, "rm")
        right -= _LAST_TILE + 6
    if turn and turn.action == "summon":
        board.paste(token(29), right, top, "rm")
        right -= 68
    fitted = fit_text(text, right - 16 - x - 96, 44, 30, Weight.BOLD)
    board.text(x + 96, top, fitted.text, fitted.size, Weight.BOLD, TEXT)
    kinds = list(KINDS)
    step = (width - 40) // len(kinds)
    for index, letter in enumerate(kinds):
        left, middle = x + 22 + index * step, y + height - 48
        count = sum(face[0] == letter for face in view.ingenuity)
        chip = type_chip(f"{letter}{4 if letter in FACTIONS else 1}", 54)
        board.paste(chip, left, middle, "lm")
        board.text(left + 62, middle, str(count), 44, Weight.BOLD, TEXT if count else MUTED)
