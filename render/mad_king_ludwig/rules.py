"""Pictures for the rules: a market with prices, a plan with its doors, how effects count, the rewards."""

from __future__ import annotations

from engines.mad_king_ludwig.data import TYPES, Placed
from engines.mad_king_ludwig.view import castle_of
from render.core.box import Box
from render.core.canvas import Art, Board
from render.core.fonts import Weight, fit_text
from render.core.frames import MARGIN
from render.core.palette import MUTED, TEXT
from render.core.words import Words
from render.mad_king_ludwig.cards import HEADER, Card, draw_cards, draw_title, grid_board
from render.mad_king_ludwig.castle import draw_castle, extent_of, find_site
from render.mad_king_ludwig.closeup import draw_legend
from render.mad_king_ludwig.palette import PALETTE
from render.mad_king_ludwig.signs import draw_how, hammer_disc, kind_letters
from render.mad_king_ludwig.titles import reward_rule, type_name
from render.rooms.blocks import draw_block, fit_block
from render.rooms.chips import chip
from render.rooms.palette import PAPER, PLAQUE_EDGE

_WIDTH = 1200
_MARKET = (("nap_room", 4000, 0), ("hall_of_mirrors", 6000, 1000), ("audience_room", 10_000, 2000))
_PLAN = (
    Placed("foyer3", 0, 0, 0),
    Placed("hall_of_mirrors", 3, 1, 2),
    Placed("flute_room", -3, 0, 1),
    Placed("stairs", -2, 3, 3),
    Placed("hallway_ground", 10, -1, 3),
    Placed("pumpkin_garden", 6, -3, 0),
    Placed("armory", -3, 6, 3),
    Placed("audience_room", 1, 3, 0),
)


def rules(words: Words) -> list[bytes]:
    """Draws one picture for each page of the rules: round, placing, scoring, rewards."""
    return [_market(words), _placing(words), _scoring(words), _rewards(words)]


def _market(words: Words) -> bytes:
    """Draws rooms with their prices; coins lie on those that were left."""
    board = grid_board(len(_MARKET))
    draw_title(board, words("mad_king_ludwig-pic-set-prices"), _WIDTH - 120)
    board.paste(hammer_disc(36), _WIDTH - 64, HEADER // 2, "mm")
    draw_cards(board, [Card(tile=room, price=price, coins=coins) for room, price, coins in _MARKET], words)
    return board.png(PALETTE)


def _placing(words: Words) -> bytes:
    """Draws a plan with joined, blocked and open doors, a fence, and stairs down."""
    board = Board(_WIDTH, 960)
    board.panel(Box(MARGIN, MARGIN, _WIDTH - 2 * MARGIN, 820))
    castle = castle_of(_PLAN)
    site = find_site(extent_of(castle), (MARGIN + 10, MARGIN + 10, _WIDTH - 60, 800), 66, 0.8)
    draw_castle(board, castle, site, words, (len(castle.tiles) - 1,))
    draw_legend(board, MARGIN + 24, 896, _WIDTH - 2 * MARGIN - 48, words)
    return board.png(PALETTE)


def _scoring(words: Words) -> bytes:
    """Shows the three ways in which effects count."""
    board = Board(_WIDTH, 330)
    width = (_WIDTH - 2 * MARGIN - 28) // 3
    for index, kind in enumerate(("connect", "adjacent", "castle")):
        x = MARGIN + index * (width + 14)
        board.panel(Box(x, MARGIN, width, 290))
        art = Art(150, 150)
        art.box(Box(0, 0, 150, 150), 26, PAPER, PLAQUE_EDGE, 3)
        draw_how(art, kind, 75, 75, 104)
        board.paste(art.sprite(), x + width / 2, MARGIN + 110, "mm")
        text = words(f"mad_king_ludwig-pic-rules-{kind}")
        fitted = fit_text(text, width - 30, 42, 30, Weight.BOLD)
        board.text(x + width / 2, MARGIN + 240, fitted.text, fitted.size, Weight.BOLD, TEXT, "m")
    return board.png(PALETTE)


def _rewards(words: Words) -> bytes:
    """Draws the reward for completing a tile of each type."""
    board = Board(_WIDTH, 2 * MARGIN + 4 * 150 + 3 * 12)
    letters = kind_letters(words)
    width = (_WIDTH - 2 * MARGIN - 12) // 2
    for index, kind in enumerate(TYPES):
        x, y = MARGIN + index % 2 * (width + 12), MARGIN + index // 2 * 162
        board.panel(Box(x, y, width, 150))
        board.paste(chip(kind, 92, letters[kind]), x + 80, y + 75, "mm")
        fitted = fit_text(type_name(kind, words), width - 170, 34, 26, Weight.SEMI_BOLD)
        board.text(x + 150, y + 30, fitted.text, fitted.size, Weight.SEMI_BOLD, MUTED)
        text = reward_rule(kind, words)
        block = fit_block(text, width - 170, 38, 30, Weight.BOLD, 2)
        draw_block(board, x + 150, y + 97, block.spaced(1.05), Weight.BOLD, TEXT, "l")
    return board.png(PALETTE)
