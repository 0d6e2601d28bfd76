"""The private panel: the hand to choose from, the cards of a bonus, a castle with spots, two castles."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engines.between_two_castles.actions import Add, Assign, Draft, Keep, Place, Placement
from engines.between_two_castles.data import CARDS, HANGINGS, PICKS, ROOMS, TYPES
from engines.between_two_castles.forecast import gain_of
from engines.between_two_castles.ring import SIDES, Side
from engines.between_two_castles.view import CastleView, View
from engines.core.panel import Ask
from engines.core.score import signed
from render.between_two_castles.cards import (
    CARD,
    CardFace,
    Choice,
    attendant_face,
    bonus_face,
    card_face,
    card_places,
    cards_height,
    draw_card,
    room_face,
)
from render.between_two_castles.castle import draw_ground, draw_small_castle, find_site
from render.between_two_castles.closeup import (
    BOTTOM,
    FOOTER,
    LEFT,
    TOP,
    WIDTH,
    Marks,
    Spot,
    draw_castle,
    draw_footer,
    draw_header,
)
from render.between_two_castles.palette import PALETTE
from render.between_two_castles.public import place_emblem, place_names
from render.between_two_castles.rooms import kind_letters
from render.between_two_castles.titles import castle_name, room_name
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.fonts import Weight, fit_name, fit_text, text_width
from render.core.frames import CLOSE_UP
from render.core.palette import MUTED
from render.core.words import Words
from render.rooms.chips import bonus_card, points_shield

_HEADER, _FOOT = 98, 16


def panel(view: View, seat: int, ask: Ask, names: Sequence[str], words: Words) -> bytes:
    """What the seat decides now, with the letters of its buttons."""
    action = ask.preview or next((option.actions[0] for option in ask.options), None)
    if isinstance(action, Draft):
        return _hand(view, seat, ask, names, words).png(PALETTE)
    if isinstance(action, Assign):
        return _ludwig(view, ask, words).png(PALETTE)
    if ask.question == "side":
        letters: dict[str, str] = {option.answer: option.mark for option in ask.options}
        return _castles(view, seat, letters, names, words).png(PALETTE)
    side: Side = "left" if ask.chosen[0] == "left" else "right"
    castle = view.castle_on(seat, side)
    if ask.question in ("room", "keep", "special", "attendant", "card", "bonus"):
        return _cards(view, castle, ask, names, words).png(PALETTE)
    return _at_castle(view, castle, ask, names, words).png(PALETTE)


def own(view: View, seat: int, names: Sequence[str], words: Words) -> bytes:
    """A player's own things while nothing is to be decided: the choice, or the two castles."""
    if view.phase == "draft" and view.picked:
        return _chosen(view, seat, names, words).png(PALETTE)
    return _castles(view, seat, {}, names, words).png(PALETTE)


# The hand


def _hand(view: View, seat: int, ask: Ask, names: Sequence[str], words: Words) -> Board:
    """The hand as cards; two chosen ones gold, the others at half strength."""
    letters = {option.answer: option.mark for option in ask.options}
    chosen = set(ask.chosen) if ask.preview else set()
    if ask.preview:
        letters = {}
    title = words("between_two_castles-pic-choose", count=PICKS, tiles=len(view.hand))
    board = Board(CLOSE_UP[0], _HEADER + cards_height(len(view.hand)) + _FOOT)
    _hand_header(board, view, seat, title, names, words)
    for room, (x, y) in zip(view.hand, card_places(len(view.hand), _HEADER), strict=True):
        choice = Choice(letters.get(room, ""), room in chosen, back=bool(chosen) and room not in chosen)
        draw_card(board, room_face(room, words), x, y, choice)
    return board


def _chosen(view: View, seat: int, names: Sequence[str], words: Words) -> Board:
    """The two tiles that were chosen, until all are revealed."""
    board = Board(CLOSE_UP[0], _HEADER + CARD[1] + _FOOT)
    _hand_header(board, view, seat, words("between_two_castles-pic-chosen"), names, words)
    for room, (x, y) in zip(view.picked, card_places(len(view.picked), _HEADER), strict=True):
        draw_card(board, room_face(room, words), x, y, Choice(chosen=True))
    return board


def _hand_header(board: Board, view: View, seat: int, title: str, names: Sequence[str], words: Words) -> None:
    """What to do, and at the right whom the rest of the hand goes to."""
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
    """Ludwig's two tiles: one of them for the castle on his left."""
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


def _castles(view: View, seat: int, letters: dict[str, str], names: Sequence[str], words: Words) -> Board:
    """The two castles of a seat, the left one above; with letters while one of them is to be chosen."""
    board = Board(*CLOSE_UP)
    title = words("between_two_castles-pic-side" if letters else "between_two_castles-pic-your-castles")
    fitted = fit_text(title, 640, 50, 34, Weight.EXTRA_BOLD)
    board.text(28, 56, fitted.text, fitted.size, Weight.EXTRA_BOLD)
    name = fit_name(place_names(view, names, words)[seat], 400, 44, 30, Weight.BOLD)
    right = CLOSE_UP[0] - 28
    board.text(right, 56, name.text, name.size, anchor="r")
    board.paste(place_emblem(view, seat, 22), right - name.width - 36, 56, "mm")
    for index, side in enumerate(SIDES):
        half = _Half(side, 112 + index * (_Half.height + 12), letters.get(side))
        _side(board, view, seat, half, names, words)
    return board


@dataclass(frozen=True)
class _Half:
    """The part of the picture for the castle on one side."""

    side: Side
    top: int
    letter: str | None
    height: ClassVar[int] = 526


def _side(board: Board, view: View, seat: int, half: _Half, names: Sequence[str], words: Words) -> None:
    """One of the two castles with its points, its partner, and the tiles that may come here."""
    castle, top, height, letter = view.castle_on(seat, half.side), half.top, half.height, half.letter
    board.panel(Box(LEFT, top, WIDTH, height))
    partner = next(place for place in castle.builders if place != seat)
    x, y = LEFT + 22, top + 62
    if letter:
        board.paste(marks.disc(letter, 40), x + 42, y, "mm")
        x += 100
    shield = points_shield(str(castle.points), 84)
    board.paste(shield, x, y, "lm")
    x += shield.width + 14
    title = fit_text(castle_name(castle.name, words), 330, 48, 30, Weight.BOLD)
    board.text(x, y - 2, title.text, title.size)
    x += round(title.width) + 14
    for index in range(len(castle.castle.cards)):
        board.paste(bonus_card(56), x + 22 + 46 * index, y, "mm")
    right = LEFT + WIDTH - 24
    name = fit_name(place_names(view, names, words)[partner], 220, 40, 28, Weight.BOLD)
    board.text(right, y - 2, name.text, name.size, anchor="r")
    board.paste(place_emblem(view, partner, 20), right - name.width - 32, y - 2, "mm")
    way = words(f"between_two_castles-pic-{half.side}-castle")
    board.text(right - name.width - 66, y - 2, way, 34, Weight.SEMI_BOLD, MUTED, "r")
    reserved = ((LEFT, top, LEFT + WIDTH, top + 112),)
    site = find_site(castle.castle, (LEFT, top, LEFT + WIDTH, top + height), reserved, 88, 32)
    draw_ground(board, LEFT, WIDTH, site.ground, top + height)
    draw_small_castle(board, castle, site, kind_letters(words))


# Cards of a bonus, or tiles to choose


def _face(name: str, view: View, words: Words) -> CardFace:
    if name in ROOMS:
        return room_face(name, words)
    if name in CARDS:
        return card_face(name, words)
    if name in HANGINGS:
        return attendant_face(name, _left(view, name), words)
    assert name in TYPES
    return bonus_face(name, words)


def _left(view: View, hanging: str) -> int:
    return next(count for kind, count in view.attendants_left.items() if kind == hanging)


def _cards(view: View, castle: CastleView, ask: Ask, names: Sequence[str], words: Words) -> Board:
    """What can be chosen as cards, each with what it brings at best; the castle above if there is room."""
    count = len(ask.options)
    beside = count <= 3
    height = 1200 if beside else _HEADER + cards_height(count) + _FOOT
    board = Board(CLOSE_UP[0], height)
    title = words(f"between_two_castles-pic-{ask.question}")
    if beside:
        draw_header(board, view, castle, names, words)
        draw_castle(board, castle, TOP, 740, words, Marks())
        fitted = fit_text(title, WIDTH, 46, 34, Weight.EXTRA_BOLD)
        board.text(CLOSE_UP[0] // 2, 780, fitted.text, fitted.size, Weight.EXTRA_BOLD, anchor="m")
        top = 1200 - CARD[1] - 20
    else:
        shield = points_shield(str(castle.points), 76)
        board.paste(shield, CLOSE_UP[0] - 28, 52, "rm")
        right = CLOSE_UP[0] - 28 - shield.width - 16
        name = fit_text(castle_name(castle.name, words), 380, 44, 28, Weight.BOLD)
        board.text(right, 52, name.text, name.size, anchor="r")
        fitted = fit_text(title, right - name.width - 60, 50, 30, Weight.EXTRA_BOLD)
        board.text(28, 52, fitted.text, fitted.size, Weight.EXTRA_BOLD)
        top = _HEADER
    for option, (x, y) in zip(ask.options, card_places(count, top), strict=True):
        gain = "" if option.gain is None else signed(option.gain)
        draw_card(board, _face(option.answer, view, words), x, y, Choice(option.mark, gain=gain))
    return board


# One castle


def _at_castle(view: View, castle: CastleView, ask: Ask, names: Sequence[str], words: Words) -> Board:
    """The castle with lettered spots, with the chosen placement as a ghost, or with a proposal."""
    board = Board(*CLOSE_UP)
    draw_header(board, view, castle, names, words)
    if ask.question == "cell":
        room = ask.chosen[-1]
        spots = tuple(Spot(_cell(option.answer), option.mark, option.gain) for option in ask.options)
        elsewhere = tuple(_cell(option.answer) for option in ask.others)
        draw_castle(board, castle, TOP, FOOTER - 18, words, Marks(spots, elsewhere=elsewhere))
        draw_footer(board, room, words("between_two_castles-pic-place", room=room_name(room, words)), words)
        return board
    if ask.question == "stance" and castle.proposal:
        _draw_proposal(board, view, castle, ask, names, words)
        return board
    action = ask.preview
    if isinstance(action, Place | Keep | Add):
        room = action.tile
        gain = gain_of(view, action)
        brings = "" if gain is None else signed(gain)
        draw_castle(board, castle, TOP, FOOTER - 18, words, Marks(ghost=(room, action.cell), gain=brings))
        draw_footer(board, room, words("between_two_castles-pic-place", room=room_name(room, words)), words)
        return board
    draw_castle(board, castle, TOP, 740 if action else BOTTOM, words, Marks())
    if action is not None:
        draw_card(board, _face(action.parts[-1][1], view, words), *_CARD_BELOW, Choice(chosen=True))
    return board


_CARD_BELOW = ((CLOSE_UP[0] - CARD[0]) // 2, 1200 - CARD[1] - 20)
"""A single card below the castle."""


def _draw_proposal(
    board: Board, view: View, castle: CastleView, ask: Ask, names: Sequence[str], words: Words
) -> None:
    """Who proposes what, and what it brings: a room as a ghost in the castle, anything else as a card."""
    assert castle.proposal
    action, gain = castle.proposal.action, ask.options[0].gain
    brings = "" if gain is None else signed(gain)
    name = fit_name(place_names(view, names, words)[castle.proposal.seat], 380, 46, 46, Weight.BOLD).text
    if isinstance(action, Placement):
        room = action.tile
        draw_castle(board, castle, TOP, FOOTER - 18, words, Marks(ghost=(room, action.cell), gain=brings))
        title = words("between_two_castles-pic-proposes", name=name, room=room_name(room, words))
        draw_footer(board, room, title, words)
        return
    draw_castle(board, castle, TOP, 740, words, Marks())
    fitted = fit_text(words("between_two_castles-pic-proposal", name=name), WIDTH, 46, 34, Weight.EXTRA_BOLD)
    board.text(CLOSE_UP[0] // 2, 780, fitted.text, fitted.size, Weight.EXTRA_BOLD, anchor="m")
    if action is not None:
        draw_card(board, _face(action.parts[-1][1], view, words), *_CARD_BELOW, Choice(gain=brings))


def _cell(text: str) -> tuple[int, int]:
    x, _, y = text.partition(",")
    return int(x), int(y)
