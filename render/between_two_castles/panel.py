"""The private panel: the hand to choose from, the cards of a bonus, a castle with spots, two castles."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engines.between_two_castles.actions import (
    Add,
    Assign,
    Attend,
    Copy,
    Decision,
    Draft,
    Keep,
    Place,
    Placement,
    TakeCard,
)
from engines.between_two_castles.data import CARDS, HANGINGS, PICKS, ROOMS, TYPES
from engines.between_two_castles.forecast import forecast
from engines.between_two_castles.ring import SIDES, Side
from engines.between_two_castles.tasks import ELSEWHERE, SPOT
from engines.between_two_castles.view import CastleView, View
from engines.core.panel import Ask, Option
from engines.core.score import signed
from render.between_two_castles.bonus import bonus
from render.between_two_castles.cards import (
    CARD,
    LOW,
    CardFace,
    Choice,
    attendant_face,
    bonus_face,
    card_face,
    card_places,
    cards_height,
    draw_card,
    room_face,
    rows_of_cards,
)
from render.between_two_castles.castle import Site, draw_ground, draw_small_castle, find_site
from render.between_two_castles.closeup import (
    FOOTER,
    FOOTER_ROOM,
    LEFT,
    TOP,
    WIDTH,
    Marks,
    Spot,
    counts_now,
    draw_castle,
    draw_footer,
    draw_header,
)
from render.between_two_castles.palette import PALETTE
from render.between_two_castles.places import place_emblem, place_names
from render.between_two_castles.rooms import kind_letters, letter_of, small_room
from render.between_two_castles.titles import castle_name, room_name
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.fonts import Weight, fit_name, fit_said, fit_text, text_width
from render.core.frames import CLOSE_UP
from render.core.palette import CANVAS, GOLD, MUTED, TEXT
from render.core.words import Words
from render.rooms.blocks import Block, draw_block, fit_block
from render.rooms.chips import bonus_card, person, points_shield

_HEADER, _FOOT = 98, 16


def panel(view: View, seat: int, ask: Ask, names: Sequence[str], words: Words) -> bytes:
    """Draws the decision that the seat has to make, with the marks of its buttons."""
    action = ask.preview or next((option.actions[0] for option in ask.options), None)
    if isinstance(action, Draft):
        return _hand(view, seat, ask, names, words).png(PALETTE)
    if isinstance(action, Assign):
        return _ludwig(view, ask, words).png(PALETTE)
    assert isinstance(action, Decision)
    castle = view.castle_on(seat, action.side)
    if ask.question == SPOT:
        return _bonus(view, seat, action.side, ask, names, words).png(PALETTE)
    if ask.question != "task":
        return _at_castle(view, castle, ask, names, words).png(PALETTE)
    if len({side_of(option) for option in ask.options}) > 1:
        return _castles(view, seat, ask.options, names, words).png(PALETTE)
    return _cards(view, castle, ask, names, words).png(PALETTE)


def side_of(option: Option) -> Side:
    """Returns the side of the castle that an answer is for."""
    action = option.actions[0]
    assert isinstance(action, Decision)
    return action.side


def own(view: View, seat: int, names: Sequence[str], words: Words) -> bytes:
    """Draws a player's own things while there is nothing to decide: the choice, or the two castles."""
    if view.phase == "draft" and view.picked:
        return _chosen(view, seat, names, words).png(PALETTE)
    return _castles(view, seat, (), names, words).png(PALETTE)


# The hand


def _hand(view: View, seat: int, ask: Ask, names: Sequence[str], words: Words) -> Board:
    """Draws the hand as cards; two chosen ones gold, the others at half strength."""
    letters = {option.answer: option.mark for option in ask.options}
    chosen = set(ask.chosen) if ask.preview else set()
    if ask.preview:
        letters = {}
    title = words("between_two_castles-pic-choose", count=PICKS, tiles=len(view.hand))
    large = len(rows_of_cards(len(view.hand))) > 2
    height, band = (LOW, _LOW_BAND) if large else (CARD[1], _BAND)
    below = _HEADER + cards_height(len(view.hand), height) + _FOOT
    board = Board(CLOSE_UP[0], below + band + _FOOT)
    _hand_header(board, view, seat, title, names, words)
    for side in SIDES:
        left = LEFT + SIDES.index(side) * (_HALF_WIDTH + 12)
        _small_side(board, view, seat, side, Box(left, below, _HALF_WIDTH, band), words)
    places = card_places(len(view.hand), _HEADER, height=height)
    for room, (x, y) in zip(view.hand, places, strict=True):
        choice = Choice(letters.get(room, ""), room in chosen, back=bool(chosen) and room not in chosen)
        draw_card(board, room_face(room, words), x, y, choice, height)
    return board


_HALF_WIDTH = (WIDTH - 12) // 2
"""The width of a small castle."""
_BAND, _LOW_BAND = 300, 236
"""The height of the two castles below a hand; below a large hand, and of the other castle below a bonus."""


def _bonus(view: View, seat: int, side: Side, ask: Ask, names: Sequence[str], words: Words) -> Board:
    """Draws the spots of a bonus in one castle; below them the other castle, if some answers are for it."""
    castle = view.castle_on(seat, side)
    elsewhere = [option for option in ask.options if side_of(option) != side]
    if not elsewhere:
        return bonus(view, castle, ask, names, words)
    board = bonus(view, castle, ask, names, words, below=_LOW_BAND + _FOOT)
    other = side_of(elsewhere[0])
    top = CLOSE_UP[1] - _LOW_BAND - _FOOT
    place = Box(LEFT, top, _HALF_WIDTH, _LOW_BAND)
    _small_side(board, view, seat, other, place, words)
    half = _Half(other, top - 104, tuple(elsewhere), _LOW_BAND + 104)
    _list(board, half, words, _HALF_WIDTH)
    return board


def _small_side(board: Board, view: View, seat: int, side: Side, place: Box, words: Words) -> None:
    """Draws one of the player's two castles small; says in gold that it is the one that counts."""
    castle = view.castle_on(seat, side)
    left, top, width, height = (round(length) for length in place)
    board.panel(place, due=counts_now(view, castle))
    shield = points_shield(str(castle.points), 64)
    board.paste(shield, left + 14, top + 44, "lm")
    x = left + shield.width + 26
    way = words(f"between_two_castles-pic-{side}-castle")
    end = left + width - 18
    end -= round(board.text(end, top + 42, way, 32, Weight.SEMI_BOLD, MUTED, "r")) + 14
    if counts_now(view, castle):
        said = words("between_two_castles-pic-counts")
        end -= round(board.text(end, top + 42, said, 36, Weight.BOLD, GOLD, "r")) + 14
    title = fit_text(castle_name(castle.name, words), end - x, 40, 26, Weight.BOLD)
    board.text(x, top + 42, title.text, title.size)
    title_box = (left, top, left + width, top + 84)
    ghost = _proposed(castle).ghost
    spots = (ghost[1],) if ghost else ()
    site = find_site(castle.castle, (left, top, left + width, top + height), (title_box,), 60, 24, spots)
    draw_ground(board, left, width, site.ground, top + height)
    draw_small_castle(board, castle, site, kind_letters(words))
    _draw_proposed(board, castle, site, words)


def _draw_proposed(board: Board, castle: CastleView, site: Site, words: Words) -> None:
    """Draws a proposed tile in a small castle, dashed in gold."""
    ghost = _proposed(castle).ghost
    if ghost:
        x, y = site.corner(ghost[1])
        kind = ROOMS[ghost[0]].type
        board.paste(small_room(kind, site.side, letter_of(kind, kind_letters(words))), x, y)
        board.paste(marks.dashed_box(site.side, site.side, 4, GOLD, 5), x, y)


def _chosen(view: View, seat: int, names: Sequence[str], words: Words) -> Board:
    """Draws the two tiles that were chosen, until all are revealed."""
    board = Board(CLOSE_UP[0], _HEADER + CARD[1] + _FOOT)
    _hand_header(board, view, seat, words("between_two_castles-pic-chosen"), names, words)
    for room, (x, y) in zip(view.picked, card_places(len(view.picked), _HEADER), strict=True):
        draw_card(board, room_face(room, words), x, y, Choice(chosen=True))
    return board


def _hand_header(board: Board, view: View, seat: int, title: str, names: Sequence[str], words: Words) -> None:
    """Draws the instruction, and at the right the player who gets the rest of the hand."""
    right = CLOSE_UP[0] - 28
    if view.turn < view.turns:
        place = view.next_hand(seat)
        name = fit_name(place_names(view, names, words)[place], 330, 38, 28, Weight.BOLD)
        board.text(right, 52, name.text, name.size, anchor="r")
        right -= round(name.width) + 32
        board.paste(place_emblem(view, place, 20), right, 52, "mm")
        right -= 40
        said = words("between_two_castles-pic-then-to")
        board.text(right, 52, said, 34, Weight.SEMI_BOLD, MUTED, "r")
        right -= round(text_width(said, 34, Weight.SEMI_BOLD)) + 20
    fitted = fit_text(title, right - 28, 50, 34, Weight.EXTRA_BOLD)
    board.text(28, 52, fitted.text, fitted.size, Weight.EXTRA_BOLD)


def _ludwig(view: View, ask: Ask, words: Words) -> Board:
    """Draws Ludwig's two tiles: one of them for the castle on his left."""
    assert view.ludwig is not None
    castle = view.castle_on(view.ludwig, "left")
    title = words("between_two_castles-pic-for-ludwig", castle=castle_name(castle.name, words))
    board = Board(CLOSE_UP[0], _HEADER + CARD[1] + _FOOT)
    fitted = fit_text(title, CLOSE_UP[0] - 56, 50, 34, Weight.EXTRA_BOLD)
    board.text(28, 52, fitted.text, fitted.size, Weight.EXTRA_BOLD)
    letters = {option.answer: option.mark for option in ask.options}
    for room, (x, y) in zip(view.ludwig_drew, card_places(2, _HEADER), strict=True):
        draw_card(board, room_face(room, words), x, y, Choice(letters.get(room, "")))
    return board


# Both castles


def _castles(view: View, seat: int, options: Sequence[Option], names: Sequence[str], words: Words) -> Board:
    """Draws the two castles of a seat, the left one above; beside each its actions with their marks."""
    board = Board(*CLOSE_UP)
    title = words("between_two_castles-pic-side" if options else "between_two_castles-pic-your-castles")
    fitted = fit_text(title, 640, 50, 34, Weight.EXTRA_BOLD)
    board.text(28, 56, fitted.text, fitted.size, Weight.EXTRA_BOLD)
    name = fit_name(place_names(view, names, words)[seat], 400, 44, 30, Weight.BOLD)
    right = CLOSE_UP[0] - 28
    board.text(right, 56, name.text, name.size, anchor="r")
    board.paste(place_emblem(view, seat, 22), right - name.width - 36, 56, "mm")
    for index, side in enumerate(SIDES):
        here = tuple(option for option in options if side_of(option) == side)
        half = _Half(side, 112 + index * (_HALF + 12), here)
        _side(board, view, seat, half, names, words)
    return board


_HALF = 526


@dataclass(frozen=True)
class _Half:
    """The part of the picture for the castle on one side."""

    side: Side
    top: int
    options: tuple[Option, ...]
    height: int = _HALF


def _side(board: Board, view: View, seat: int, half: _Half, names: Sequence[str], words: Words) -> None:
    """Draws one of the two castles with its points, its partner, and its possible actions."""
    castle, top, height = view.castle_on(seat, half.side), half.top, half.height
    board.panel(Box(LEFT, top, WIDTH, height), due=counts_now(view, castle))
    partner = next(place for place in castle.builders if place != seat)
    x, y = LEFT + 22, top + 62
    shield = points_shield(str(castle.points), 84)
    board.paste(shield, x, y, "lm")
    x += shield.width + 14
    title = fit_text(castle_name(castle.name, words), 330, 48, 30, Weight.BOLD)
    board.text(x, y - 2, title.text, title.size)
    x += round(title.width) + 14
    for index in range(len(castle.castle.cards)):
        board.paste(bonus_card(56), x + 22 + 46 * index, y, "mm")
    if counts_now(view, castle):
        x += 46 * len(castle.castle.cards) + 4
        board.text(x, y - 2, words("between_two_castles-pic-counts"), 40, Weight.BOLD, GOLD)
    right = LEFT + WIDTH - 24
    name = fit_name(place_names(view, names, words)[partner], 220, 40, 28, Weight.BOLD)
    board.text(right, y - 2, name.text, name.size, anchor="r")
    board.paste(place_emblem(view, partner, 20), right - name.width - 32, y - 2, "mm")
    way = words(f"between_two_castles-pic-{half.side}-castle")
    board.text(right - name.width - 66, y - 2, way, 34, Weight.SEMI_BOLD, MUTED, "r")
    end = LEFT + WIDTH - (_LIST if half.options else 0)
    reserved = ((LEFT, top, LEFT + WIDTH, top + 112), (end, top, LEFT + WIDTH, top + height))
    site = find_site(
        castle.castle, (LEFT, top, end, top + height), reserved[: 1 + bool(half.options)], 88, 32
    )
    draw_ground(board, LEFT, WIDTH, site.ground, top + height)
    draw_small_castle(board, castle, site, kind_letters(words))
    if half.options:
        _list(board, half, words)


_LIST = 560
"""The width of the list of actions beside a castle."""


def _list(board: Board, half: _Half, words: Words, across: int = _LIST) -> None:
    """Draws a row for each answer: its mark, its subject and its gain. Long texts have higher rows."""
    left, right = LEFT + WIDTH - across, LEFT + WIDTH - 14
    top, bottom = half.top + 116, half.top + half.height - 14
    pills = [None if each.gain is None else marks.pill(signed(each.gain), 36) for each in half.options]
    ends = [right - 14 - (pill.width + 10 if pill else 0) for pill in pills]
    texts = [_face(_about(option), None, words).name for option in half.options]
    blocks, heights = _rows(texts, [end - left - 166 for end in ends], bottom - top - 8)
    board.box(Box(left, top, right - left, sum(heights) + 8), radius=14, fill=CANVAS)
    lowest = min(heights)
    y = top + 4.0
    for option, pill, said, height in zip(half.options, pills, blocks, heights, strict=True):
        middle = y + height / 2
        fill = GOLD if _accepts(option) else TEXT
        if option.mark:
            board.paste(marks.disc(option.mark, min(32, lowest // 2 - 3), fill), left + 44, middle, "mm")
        elif fill is GOLD:
            board.paste(marks.tick(16, GOLD), left + 44, middle, "mm")
        board.paste(_icon(option, min(62, lowest - 8), words), left + 122, middle, "mm")
        if pill:
            board.paste(pill, right - 14, middle, "rm")
        draw_block(board, left + 166, middle, said.spaced(_LEAD), Weight.BOLD, anchor="l")
        y += height


_ROW, _LEAST_ROW = 84, 46
_LEAD = 1.1
_ROW_TYPE, _LEAST_ROW_TYPE = 36, 22
_MUCH = 0.8


def _rows(texts: Sequence[str], widths: Sequence[float], space: int) -> tuple[list[Block], list[int]]:
    """Returns the texts as large as they fit one above the other, and the height of each row."""

    def heights(blocks: Sequence[Block], least: int) -> list[int]:
        return [max(least, math.ceil(len(each.lines) * each.size * _LEAD) + 6) for each in blocks]

    lowest = min(_LEAST_ROW, space // len(texts))
    for size in range(_ROW_TYPE, _LEAST_ROW_TYPE - 1, -1):
        blocks = [_said(text, width, size) for text, width in zip(texts, widths, strict=True)]
        if sum(heights(blocks, lowest)) <= space:
            break
    least = next((row for row in range(_ROW, lowest, -1) if sum(heights(blocks, row)) <= space), lowest)
    return blocks, heights(blocks, least)


def _said(text: str, width: float, size: int) -> Block:
    """Fits a text in the fewest lines in which it is whole and not much smaller."""
    tries = [fit_block(text, width, size, _LEAST_ROW_TYPE, Weight.BOLD, most) for most in range(2, 5)]
    return min(tries, key=lambda block: (block.is_cut, block.size < size * _MUCH))


def _accepts(option: Option) -> bool:
    """Whether it is the partner's proposal that lies there."""
    action = option.actions[0]
    return isinstance(action, Decision) and action.stance == "accept"


def _icon(option: Option, size: int, words: Words) -> Image.Image:
    """Draws a tile, an attendant, a card, or the type of a bonus."""
    action = option.actions[0]
    if isinstance(action, Placement):
        kind = ROOMS[action.tile].type
        return small_room(kind, size, letter_of(kind, kind_letters(words)))
    if isinstance(action, Attend):
        return person(size)
    if isinstance(action, TakeCard):
        return bonus_card(size)
    assert isinstance(action, Copy)
    return small_room(action.bonus, size, kind_letters(words)[action.bonus])


def _about(option: Option) -> str:
    """Returns the room, attendant, card or bonus that an answer is about."""
    action = option.actions[0]
    assert isinstance(action, Decision)
    return action.details[0][1]


# Cards of a bonus, or tiles to choose


def _face(name: str, view: View | None, words: Words) -> CardFace:
    if name in ROOMS:
        return room_face(name, words)
    if name in CARDS:
        return card_face(name, words)
    if name in HANGINGS:
        return attendant_face(name, _left(view, name) if view else 0, words)
    assert name in TYPES
    return bonus_face(name, words)


def _left(view: View, hanging: str) -> int:
    return next(count for kind, count in view.attendants_left.items() if kind == hanging)


def _cards(view: View, castle: CastleView, ask: Ask, names: Sequence[str], words: Words) -> Board:
    """Draws the choices as cards below the castle, each with its best gain."""
    count = len(ask.options)
    top = CLOSE_UP[1] - cards_height(count) - 20
    board = Board(*CLOSE_UP)
    draw_header(board, view, castle, names, words)
    if top > _ROOM_FOR_TITLE:
        draw_castle(board, castle, TOP, top - 86, words, _proposed(castle))
        title = _cards_title(view, castle, ask, names, words)
        fitted = fit_text(title, WIDTH - 40, 46, _LEAST_TITLE, Weight.EXTRA_BOLD)
        board.text(CLOSE_UP[0] // 2, top - 46, fitted.text, fitted.size, Weight.EXTRA_BOLD, anchor="m")
    else:
        _small_castle(board, castle, top - 12, words)
    for option, (x, y) in zip(ask.options, card_places(count, top), strict=True):
        gain = "" if option.gain is None else signed(option.gain)
        choice = Choice(option.mark, chosen=_accepts(option), gain=gain)
        draw_card(board, _face(_about(option), view, words), x, y, choice)
    return board


_ROOM_FOR_TITLE = 700


def _small_castle(board: Board, castle: CastleView, bottom: int, words: Words) -> None:
    """Draws the castle above two rows of cards, with the cell of a proposed tile in gold."""
    box = Box(LEFT, TOP, WIDTH, bottom - TOP)
    board.panel(box)
    ghost = _proposed(castle).ghost
    spots = (ghost[1],) if ghost else ()
    site = find_site(castle.castle, (LEFT, TOP, LEFT + WIDTH, bottom), (), 60, 24, spots)
    draw_ground(board, LEFT, WIDTH, site.ground, bottom)
    draw_small_castle(board, castle, site, kind_letters(words))
    _draw_proposed(board, castle, site, words)


def _cards_title(view: View, castle: CastleView, ask: Ask, names: Sequence[str], words: Words) -> str:
    """Returns the instruction, or a line that names the partner and the proposal."""
    action = ask.options[0].actions[0]
    assert isinstance(action, Decision)
    if castle.proposal is None:
        return words(f"between_two_castles-pic-{action.details[0][0]}")
    name = place_names(view, names, words)[castle.proposal.seat]
    if isinstance(action, Placement):
        return _proposes(name, action.tile, WIDTH - 40, words)
    return words("between_two_castles-pic-proposal", name=name)


_LEAST_TITLE = 34


def _proposes(name: str, tile: str, width: int, words: Words) -> str:
    """Says which player proposes which tile; cuts a name that is too long."""

    def say(shown: str) -> str:
        return words("between_two_castles-pic-proposes", name=shown, room=room_name(tile, words))

    return fit_said(say, name, width, _LEAST_TITLE, _LEAST_TITLE, Weight.EXTRA_BOLD).text


def _proposed(castle: CastleView) -> Marks:
    """Returns a proposed tile as a ghost."""
    action = castle.proposal.action if castle.proposal else None
    return Marks(ghost=(action.tile, action.cell)) if isinstance(action, Placement) else Marks()


# One castle


def _at_castle(view: View, castle: CastleView, ask: Ask, names: Sequence[str], words: Words) -> Board:
    """Draws the castle with numbered spots, with a proposed tile as a ghost, or with the decision made."""
    board = Board(*CLOSE_UP)
    draw_header(board, view, castle, names, words)
    action = ask.preview or ask.options[0].actions[0]
    if not isinstance(action, Placement):
        assert isinstance(action, Decision)
        draw_castle(board, castle, TOP, 740, words, Marks())
        draw_card(board, _face(action.details[0][1], view, words), *_CARD_BELOW, Choice(chosen=True))
        return board
    assert isinstance(action, Place | Keep | Add)
    gain = forecast(view, action)
    marked = Marks(ghost=(action.tile, action.cell), gain="" if gain is None else signed(gain))
    title = words("between_two_castles-pic-place", room=room_name(action.tile, words))
    if not ask.preview:
        spots = [_spot(option) for option in ask.options]
        elsewhere = tuple(_spot(option).cell for option in ask.others)
        marked = Marks(tuple(spots), elsewhere=elsewhere)
        if ask.question == ELSEWHERE and castle.proposal:
            proposed = spots.pop([_accepts(option) for option in ask.options].index(True))
            brings = signed(proposed.gain or 0)
            marked = Marks(tuple(spots), (action.tile, proposed.cell), brings, proposed.letter, elsewhere)
            name = place_names(view, names, words)[castle.proposal.seat]
            title = _proposes(name, action.tile, FOOTER_ROOM, words)
    draw_castle(board, castle, TOP, FOOTER - 18, words, marked)
    draw_footer(board, action.tile, title, words)
    return board


_CARD_BELOW = ((CLOSE_UP[0] - CARD[0]) // 2, 1200 - CARD[1] - 20)
"""A single card below the castle."""


def _spot(option: Option) -> Spot:
    action = option.actions[0]
    assert isinstance(action, Placement)
    return Spot(action.cell, option.mark, option.gain)
