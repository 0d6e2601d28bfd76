"""The market close up: to set prices, to buy, or to look at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engines.core.panel import Ask
from engines.core.score import signed
from engines.mad_king_ludwig.actions import EMPTY
from engines.mad_king_ludwig.data import CORRIDOR_PRICE, HALLWAYS, PASS_MONEY, STAIRS
from engines.mad_king_ludwig.drafting import rooms_of
from engines.mad_king_ludwig.forecast import missing, why_nowhere
from engines.mad_king_ludwig.prospects import best_later
from engines.mad_king_ludwig.view import View
from render.core.canvas import Board
from render.core.fonts import Weight
from render.core.palette import GOLD
from render.core.words import Words
from render.mad_king_ludwig.cards import HEADER, Card, draw_cards, draw_purse, draw_title, grid_board
from render.mad_king_ludwig.signs import THOUSAND, coin
from render.mad_king_ludwig.stacks import stack_icon
from render.mad_king_ludwig.titles import later_in_short, later_words, tile_name

HALLWAY = HALLWAYS[0]


def draw_market(view: View, words: Words) -> Board:
    """Draws the market for any player, with the number of tiles left in the stacks."""
    cards = [_offer_card(offer.room, offer.price, offer.coins, words) for offer in view.market]
    cards += [_corridor_card(view, tile, words) for tile in (HALLWAY, STAIRS)]
    board = grid_board(len(cards))
    draw_title(board, words("mad_king_ludwig-pic-market"))
    draw_cards(board, cards, words)
    return board


def draw_stacks(view: View, words: Words) -> Board:
    """Draws every stack with its shape, its size and the number of tiles left."""
    cards = [
        Card(
            icon=stack_icon(size, 24),
            title=str(size),
            note=words("mad_king_ludwig-pic-left", count=left),
        )
        for size, left in view.stacks
    ]
    board = grid_board(len(cards))
    draw_title(board, words("mad_king_ludwig-pic-stacks"))
    draw_cards(board, cards, words)
    return board


def _offer_card(room: str | None, price: int, coins: int, words: Words) -> Card:
    if room is None:
        return Card(price=price, title=words("mad_king_ludwig-pic-sold"))
    return Card(tile=room, price=price, coins=coins)


def _corridor_card(view: View, tile: str, words: Words) -> Card:
    left = view.left_of(tile)
    if not left:
        note = words("mad_king_ludwig-pic-none-left")
        return Card(tile=tile, price=CORRIDOR_PRICE, note=note, refused=True)
    note = words("mad_king_ludwig-pic-left", count=left)
    return Card(tile=tile, price=CORRIDOR_PRICE, note=note)


def draw_pricing(view: View, seat: int, ask: Ask, names: Sequence[str], words: Words) -> Board:
    """Draws the master builder's draft: marks on rooms, or on the prices that a room may get.

    A room that was moved shows its former price.
    """
    letters: Mapping[str, str] = {option.answer: option.mark for option in ask.options}
    picked = ask.chosen[1] if len(ask.chosen) > 1 else None
    cards = []
    for slot, (offer, number) in enumerate(rooms_of(view, ask), 1):
        letter = letters.get(str(slot) if ask.question == "price" else number)
        before = view.market[int(number) - 1].price if number != EMPTY else offer.price
        moved = words("mad_king_ludwig-pic-was", count=before // THOUSAND) if before != offer.price else ""
        cards.append(
            Card(
                letters=(letter,) if letter else (),
                tile=offer.room,
                title="" if offer.room else words("mad_king_ludwig-pic-empty"),
                price=offer.price,
                coins=offer.coins,
                note=moved,
                chosen=number == picked,
            )
        )
    board = grid_board(len(cards))
    end = draw_purse(board, seat, names[seat], view.castles[seat].money)
    draw_title(board, _pricing_title(view, ask, words), end)
    draw_cards(board, cards, words)
    return board


def _pricing_title(view: View, ask: Ask, words: Words) -> str:
    if ask.question != "price":
        return words("mad_king_ludwig-pic-set-prices")
    room = view.market[int(ask.chosen[1]) - 1].room
    assert room is not None
    return words("mad_king_ludwig-pic-new-price", room=tile_name(room, words))


def draw_buying(view: View, seat: int, ask: Ask, names: Sequence[str], words: Words) -> Board:
    """Draws the rooms that can be bought, with their points at once and at the end, and why others can't."""
    options = {option.answer: option for option in ask.options}
    castle = view.castles[seat]

    def card_of(tiles: Sequence[str], price: int | None, coins: int) -> Card:
        card = Card(tile=tiles[0], price=price, coins=coins)
        found = [options[tile] for tile in tiles if tile in options]
        if found:
            marks = tuple(option.mark for option in found)
            best = max(found, key=lambda option: option.gain or 0)
            if best.gain is None:
                spots = words("mad_king_ludwig-pic-spots", count=sum(len(one.actions) for one in found))
                return replace(card, letters=marks, note=spots)
            end = best_later(view, best)
            return replace(
                card,
                letters=marks,
                gain=signed(best.gain),
                note=later_words(end, words),
                short=later_in_short(end, words),
            )
        if ask.asked:  # it could be had, but something else was chosen
            return card
        lacks = missing(view, seat, tiles[0]) if view.phase == "buy" else 0
        if lacks:
            return replace(
                card, note=words("mad_king_ludwig-pic-needs", count=lacks // THOUSAND), refused=True
            )
        reason = why_nowhere(castle, tiles[0])
        return replace(card, note=words(f"mad_king_ludwig-pic-nowhere-{reason}"), refused=True)

    cards = []
    if view.phase == "buy":
        for offer in view.market:
            if offer.room is None:
                cards.append(Card(price=offer.price, title=words("mad_king_ludwig-pic-sold")))
                continue
            cards.append(card_of((offer.room,), offer.price, offer.coins))
    for tiles in (HALLWAYS, (STAIRS,)):
        price = CORRIDOR_PRICE if view.phase == "buy" else None
        if not view.left_of(tiles[0]):
            note = words("mad_king_ludwig-pic-none-left")
            cards.append(Card(tile=tiles[0], note=note, price=price, refused=True, shield=False))
            continue
        card = card_of(tiles, price, 0)
        cards.append(replace(card, shield=len(card.letters) < 2))
    cards.sort(key=lambda card: card.price or 0)
    board = grid_board(len(cards))
    end = draw_purse(board, seat, names[seat], castle.money)
    if view.phase == "buy":
        title = words("mad_king_ludwig-pic-market")
    else:
        title = words("mad_king_ludwig-reward-corridor")
    leave = options.get("pass") or options.get("decline")
    if leave is not None:
        end = _draw_leave(board, end, passes="pass" in options)
    draw_title(board, title, end)
    draw_cards(board, cards, words)
    return board


def _draw_leave(board: Board, right: int, *, passes: bool) -> int:
    """Draws the choice to buy nothing, and the money that it brings; its button needs no mark."""
    middle = HEADER // 2 + 2
    if passes:
        board.paste(coin(42), right, middle, "rm")
        right -= 50
        text = f"+{PASS_MONEY // THOUSAND}"
        right -= round(board.text(right, middle, text, 42, Weight.EXTRA_BOLD, GOLD, "r")) + 10
    return right - 30
