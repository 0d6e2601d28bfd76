"""The other decisions as cards: foyer, bonus cards, rewards, stacks and rooms of a stack."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.panel import Ask, Option
from engines.mad_king_ludwig.actions import NONE, Put
from engines.mad_king_ludwig.data import FOYERS, TILES
from engines.mad_king_ludwig.view import View
from render.core.canvas import Board
from render.core.words import Words
from render.mad_king_ludwig.cards import Card, draw_cards, draw_purse, draw_title, grid_board
from render.mad_king_ludwig.signs import beside, card_back, counted_icon, kind_letters
from render.mad_king_ludwig.stacks import stack_icon
from render.mad_king_ludwig.titles import card_name, tile_name
from render.rooms.chips import chip

_ICON, _KEPT = 118, 96


def draw_choosing(view: View, seat: int, ask: Ask, names: Sequence[str], words: Words) -> Board:
    """Draws one card for each answer; the chosen one in gold, of two rooms the first beside the second."""
    if ask.preview is not None:
        parts = ask.preview.parts if isinstance(ask.preview, Put) else ask.preview.parts[-1:]
        cards = [_card(view, seat, question, answer, (), words, chosen=True) for question, answer in parts]
        title = parts[-1][0]
    else:
        cards = [_option_card(view, seat, ask, option, words) for option in ask.options]
        title = ask.question
        tiles = view.castles[seat].tiles
        if title == "back" and tiles:
            cards.append(Card(tile=tiles[0].placed.tile, shield=False))
        if title == "second":
            cards.insert(0, _card(view, seat, "first", ask.chosen[-1], (), words, chosen=True))
    board = grid_board(len(cards))
    end = draw_purse(board, seat, names[seat], view.castles[seat].money)
    if view.last_round and title in ("first", "second"):
        title += "-last"
    draw_title(board, words(f"mad_king_ludwig-pic-{title}"), end)
    draw_cards(board, cards, words)
    return board


def _option_card(view: View, seat: int, ask: Ask, option: Option, words: Words) -> Card:
    return _card(view, seat, ask.question, option.answer, (option.mark,), words)


def _card(
    view: View,
    seat: int,
    question: str,
    answer: str,
    letters: tuple[str, ...],
    words: Words,
    *,
    chosen: bool = False,
) -> Card:
    match question:
        case "foyer":
            tile = FOYERS[int(answer)]
            note = words("mad_king_ludwig-pic-doors", count=int(answer))
            return Card(letters, tile, note=note, chosen=chosen, shield=False)
        case "start":
            foyer, _, back = answer.partition(".")
            return _kept_cards(view, back, letters, words, foyer=int(foyer), chosen=chosen)
        case "back":
            return _kept_cards(view, answer, letters, words, chosen=chosen)
        case "card":
            return _bonus_card(answer, letters, words, chosen=chosen)
        case "reward" | "kind":
            kind, _, room = answer.partition(".")
            icon = chip(kind, _ICON, kind_letters(words)[kind])
            title = words(f"mad_king_ludwig-reward-{kind}")
            note = tile_name(room, words) if kind == "living" and room else ""
            if question == "reward":
                note = _bringers(view, seat, kind, words)
            return Card(letters, None, icon, title, note, chosen=chosen)
        case "stack":
            left = dict(view.stacks)[int(answer)]
            note = words("mad_king_ludwig-pic-unseen", count=left)
            return Card(letters, None, stack_icon(int(answer), 24), answer, note, chosen=chosen)
        case _ if answer == NONE or answer not in TILES:
            title = words(
                "mad_king_ludwig-pic-no-room" if question == "first" else "mad_king_ludwig-pic-none"
            )
            return Card(letters, None, card_back(120), title, chosen=chosen)
        case _:
            return Card(letters, answer, chosen=chosen)


def _bonus_card(card: str, letters: tuple[str, ...], words: Words, *, chosen: bool = False) -> Card:
    """Returns the card of a bonus card: the thing it counts and its points."""
    kind = card.partition("_")[2]
    letter = kind_letters(words).get(kind, "")
    return Card(letters, None, counted_icon(card, _ICON, letter), card_name(card, words), chosen=chosen)


def _kept_cards(
    view: View, back: str, letters: tuple[str, ...], words: Words, *, foyer: int = 0, chosen: bool
) -> Card:
    """Returns the card of a choice by the bonus cards that are kept; in older games a foyer comes with it."""
    kept = [card for card in view.hand if card != back]
    letters_of = kind_letters(words)
    icons = [counted_icon(card, _KEPT, letters_of.get(card.partition("_")[2], "")) for card in kept]
    note = words("mad_king_ludwig-pic-goes-back", card=card_name(back, words))
    if foyer:
        note = f"{words('mad_king_ludwig-pic-doors', count=foyer)}; {note}"
    title = "; ".join(card_name(card, words) for card in kept)
    return Card(letters, None, beside(icons, 24), title, note, chosen=chosen)


def _bringers(view: View, seat: int, kind: str, words: Words) -> str:
    """Names the tiles that bring a reward; for food, says the number of extra turns."""
    if kind == "food":
        return words("mad_king_ludwig-pic-turns", count=view.extra_turns)
    tiles = view.castles[seat].tiles
    numbers = [number for reward in view.rewards if reward.kind == kind for number in reward.tiles]
    return ", ".join(tile_name(tiles[number].placed.tile, words) for number in numbers)
