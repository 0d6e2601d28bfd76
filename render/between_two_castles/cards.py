"""Cards to choose from, all of one size: rooms in hand, special rooms, attendants, bonus cards, bonuses."""

from typing import NamedTuple

from PIL import Image

from engines.between_two_castles.data import ROOMS, SPECIAL_OF
from render.between_two_castles.palette import BACK, SAID
from render.between_two_castles.rooms import clouds, kind_letters, letter_of
from render.between_two_castles.signs import strip, want_in_words
from render.between_two_castles.titles import attendant_name, card_name, room_name, type_name
from render.core import marks
from render.core.box import Box
from render.core.canvas import Art, Board
from render.core.fonts import Weight
from render.core.kept import kept
from render.core.palette import CANVAS, GOLD
from render.core.words import Words
from render.rooms.blocks import Block, draw_block, fit_block
from render.rooms.chips import bonus_card, draw_letter, person, plaque
from render.rooms.palette import PAPER, ROOM_INK, chip_edge, colours_of, floor_edge
from render.rooms.patterns import floor
from render.rooms.symbols import symbol

CARD = (376, 354)
LOW = 268
"""The height of a card without its text, for a large hand: the signs say the same."""
GAP = 12
_HEAD = 122
_TOLD = 134
"""The height of the space for a card's text, below its name and clear of the frame of a chosen card."""
_DISC = 39


class CardFace(NamedTuple):
    """The contents of a card."""

    kind: str
    """The room type that colors its head."""
    sign: str
    """A symbol's name; "card" for a bonus card, "person" for an attendant."""
    letter: str
    hanging: str
    name: str
    want: tuple[str, int, str] | None
    """Reach, points and the wanted type: the three signs."""
    words: str
    open_sky: bool = False


def room_face(room_id: str, words: Words) -> CardFace:
    """Returns the card of a regular or special room."""
    room = ROOMS[room_id]
    return CardFace(
        room.type,
        room.type,
        letter_of(room.type, kind_letters(words)),
        room.hanging,
        room_name(room_id, words),
        (room.reach, room.points, room.want),
        want_in_words(room, words),
        room.open_sky,
    )


def attendant_face(hanging: str, left: int, words: Words) -> CardFace:
    """Returns the card of a royal attendant, with the number of the kind left."""
    what = words(
        "between_two_castles-reach-castle", points=1, what=words(f"between_two_castles-per-{hanging}")
    )
    count = words("between_two_castles-pic-left-count", count=left)
    name = attendant_name(hanging, words)
    return CardFace(
        "special", f"person-{hanging}", "", hanging, name, ("castle", 1, hanging), f"{what} · {count}"
    )


def card_face(card: str, words: Words) -> CardFace:
    """Returns the card of a bonus card."""
    return CardFace("special", "card", "", "", card_name(card, words), None, "")


def bonus_face(kind: str, words: Words) -> CardFace:
    """Returns the card of a type's bonus, to be copied."""
    sign = SPECIAL_OF.get(kind, kind)
    said = words(f"between_two_castles-bonus-{kind}")
    return CardFace(kind, sign, kind_letters(words)[kind], "", type_name(kind, words), None, said)


@kept
def _blank(kind: str, open_sky: bool, height: int) -> Image.Image:
    """Draws a card of a type before anything is written on it."""
    width = CARD[0]
    art = Art(width, height)
    art.box(Box(0, 0, width, height), 18, PAPER)
    head = Art(width, _HEAD)
    head.box(Box(0, 0, width, _HEAD), 18, PAPER, corners=(True, True, False, False))
    art.lay(floor(kind, width, _HEAD, 24), head)
    if open_sky:
        clouds(art, 10, width - 20, 14, 13)
    art.box(Box(0, _HEAD - 6, width, 6), fill=floor_edge(kind))
    art.box(Box(0, 0, width, height), 18, None, chip_edge(kind), 4)
    return art.sprite()


@kept
def _tab(letter: str) -> Image.Image:
    art = Art(50, 50)
    draw_letter(art, letter, 25, 25, 48)
    return art.sprite()


def _sign(face: CardFace) -> Image.Image:
    if face.sign == "card":
        return bonus_card(98)
    if face.sign.startswith("person-"):
        return person(104)
    colours = colours_of(face.kind)
    return symbol(face.sign, 90, colours.ink, colours.fill)


def _told(words: str) -> Block:
    """Fits a card's text into the space below its name, as large as possible."""
    for size in range(34, 25, -1):
        block = fit_block(words, CARD[0] - 36, size, 25, Weight.SEMI_BOLD, 4)
        if len(block.lines) * block.size * block.lead <= _TOLD:
            break
    return block


@kept
def card(face: CardFace, height: int = CARD[1]) -> Image.Image:
    """Draws a card without its disc, a low one without its text. Pasted by its corner."""
    width = CARD[0]
    blank = _blank(face.kind, face.open_sky, height)
    board = Board(width, height)
    board.paste(blank, 0, 0)
    board.paste(_sign(face), 146, 66 if face.open_sky else 60, "mm")
    if face.letter:
        board.paste(_tab(face.letter), 226, 86, "mm")
    if face.hanging:
        board.paste(plaque(face.hanging, 88), width - 58, 59, "mm")
    middle = width / 2
    if face.want:
        name = fit_block(face.name, width - 26, 38, 27, Weight.EXTRA_BOLD, 2)
        low = height == LOW
        draw_block(board, middle, _HEAD + (36 if low else 40), name.spaced(1.0), Weight.EXTRA_BOLD, ROOM_INK)
        board.paste(strip(*face.want, 58 if low else 66), middle, _HEAD + (108 if low else 116), "mm")
        if not low:
            said = fit_block(face.words, width - 28, 31, 24, Weight.SEMI_BOLD, 2)
            draw_block(board, middle, height - 46, said.spaced(1.06), Weight.SEMI_BOLD, SAID)
    elif face.words:
        name = fit_block(face.name, width - 26, 38, 27, Weight.EXTRA_BOLD, 2)
        draw_block(board, middle, _HEAD + 48, name.spaced(1.0), Weight.EXTRA_BOLD, ROOM_INK)
        draw_block(board, middle, height - 80, _told(face.words), Weight.SEMI_BOLD, SAID)
    else:
        name = fit_block(face.name, width - 32, 36, 28, Weight.BOLD, 5)
        draw_block(board, middle, (_HEAD + height) / 2, name.spaced(1.15), Weight.BOLD, ROOM_INK)
    board.image.putalpha(blank.getchannel("A"))
    return board.sprite()


@kept
def _put_back(face: CardFace, height: int) -> Image.Image:
    return marks.step_back(card(face, height), BACK, CANVAS)


class Choice(NamedTuple):
    """The state of a card in a choice."""

    letter: str = ""
    chosen: bool = False
    back: bool = False
    """Whether it steps back because another was chosen."""
    gain: str = ""


NO_CHOICE = Choice()


def draw_card(
    board: Board, face: CardFace, x: int, y: int, choice: Choice = NO_CHOICE, height: int = CARD[1]
) -> None:
    """Draws a card with its choice's disc: gold and ticked when chosen, at half strength when another was."""
    width = CARD[0]
    board.paste(_put_back(face, height) if choice.back else card(face, height), x, y)
    letter = choice.letter
    if choice.chosen:
        board.box(Box(x - 2, y - 2, width + 4, height + 4), radius=20, edge=GOLD, line=9)
        board.paste(marks.disc(letter, _DISC, GOLD), x + 48, y + 56, "mm")
        if not letter:
            board.paste(marks.tick(20, ROOM_INK), x + 48, y + 56, "mm")
    elif letter:
        board.paste(marks.disc(letter, _DISC), x + 48, y + 56, "mm")
    if choice.gain:
        down = _HEAD + 116 if face.want else _HEAD // 2  # a card in words leaves room in its head only
        board.paste(marks.pill(choice.gain, 36), x + width - (8 if face.want else 16), y + down, "rm")


def rows_of_cards(count: int) -> list[int]:
    """Returns the number of cards in each row: three at most, hands of seven as 3 + 2 + 2."""
    rows = -(-count // 3)
    return [count // rows + (row < count % rows) for row in range(rows)]


def cards_height(count: int, height: int = CARD[1]) -> int:
    """Returns the height of all rows of cards."""
    rows = len(rows_of_cards(count))
    return rows * height + (rows - 1) * GAP


def card_places(count: int, top: int, width: int = 1200, height: int = CARD[1]) -> list[tuple[int, int]]:
    """Returns the corners of the cards, rows centered."""
    places = []
    for row, cards in enumerate(rows_of_cards(count)):
        left = (width - cards * CARD[0] - (cards - 1) * GAP) // 2
        places += [(left + index * (CARD[0] + GAP), top + row * (height + GAP)) for index in range(cards)]
    return places
