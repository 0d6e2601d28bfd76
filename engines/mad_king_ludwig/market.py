"""The market and the room deck: new rooms, the master builder's prices, and the price of a tile."""

from __future__ import annotations

from typing import TypeVar

from engines.core.errors import IllegalAction
from engines.core.event import Event
from engines.mad_king_ludwig import actions, events
from engines.mad_king_ludwig.actions import EMPTY, LEAVE, LudwigAction, Order
from engines.mad_king_ludwig.data import CORRIDOR_PRICE, HALLWAYS, ORDER, PRICES, SIZES, STAIRS
from engines.mad_king_ludwig.state import Slot, State

T = TypeVar("T")

COIN = 1_000
"""The marks put on each room that was not bought."""


def fill_market(state: State) -> tuple[State, tuple[str, ...]]:
    """Every empty slot gets a room; drawing the last card makes this the last round."""
    came = []
    market = list(state.market)
    for index, slot in enumerate(market):
        if slot.room is None:
            room, state = _next_room(state)
            if room is None:
                break
            market[index] = Slot(room)
            came.append(room)
    return state._replace(market=tuple(market)), tuple(came)


def _next_room(state: State) -> tuple[str | None, State]:
    """Returns the next room: first one lying on the deck; then by cards, replacing those of empty stacks.

    When the deck is empty, the discard is shuffled and used; None if that can't provide a room either.
    """
    if state.deck_rooms:
        return state.deck_rooms[0].room, state._replace(deck_rooms=state.deck_rooms[1:])
    while True:
        if not state.cards_left:
            if not any(count and stack for count, stack in zip(state.discard, state.stacks, strict=True)):
                return None, state
            state = state._replace(
                cards=state.discard, cards_left=sum(state.discard), discard=(0,) * len(SIZES)
            )
        number, state = _draw_card(state)
        if state.stacks[number]:
            (room,), rest, chance = state.chance.sample(state.stacks[number], 1)
            return room, state._replace(chance=chance, stacks=_with(state.stacks, number, rest))


def _draw_card(state: State) -> tuple[int, State]:
    """Returns the number of the size on the next room card, and the state without it."""
    drawn, chance = state.chance.below(sum(state.cards))
    number = 0
    while drawn >= state.cards[number]:
        drawn -= state.cards[number]
        number += 1
    left = state.cards_left - 1
    return number, state._replace(
        chance=chance,
        cards=_with(state.cards, number, state.cards[number] - 1),
        cards_left=left,
        discard=_with(state.discard, number, state.discard[number] + 1),
        last_round=state.last_round or not left,
    )


def _with(items: tuple[T, ...], number: int, item: T) -> tuple[T, ...]:
    return (*items[:number], item, *items[number + 1 :])


def pricings(state: State) -> tuple[LudwigAction, ...]:
    """The master builder leaves the market as it is or rearranges all rooms, at most one on a slot."""
    rooms = tuple(index for index, slot in enumerate(state.market) if slot.room)
    return LEAVE, *actions.orders(len(state.market), rooms)


def rearrange(state: State, action: Order) -> State:
    """Every room lies on the slot that the master builder gave it; coins travel with their room."""
    rooms = [str(number) for number, slot in enumerate(state.market, 1) if slot.room]
    named = sorted(number for number in action.order if number != EMPTY)
    if len(action.order) != len(state.market) or named != rooms:
        raise IllegalAction("not_the_rooms", order=action.order)
    if all(number in (EMPTY, str(slot)) for slot, number in enumerate(action.order, 1)):
        raise IllegalAction("as_it_is", order=action.order)
    market = [Slot(None) if number == EMPTY else state.market[int(number) - 1] for number in action.order]
    return state._replace(market=tuple(market))


def slot_of(state: State, room: str) -> int:
    """Returns the slot of a room."""
    for index, slot in enumerate(state.market):
        if slot.room == room:
            return index
    raise IllegalAction("not_on_market", room=room)


def price_of(state: State, tile: str) -> tuple[int, int]:
    """Returns the price of a tile and the coins on it; raises IllegalAction if it is not for sale."""
    if tile in HALLWAYS or tile == STAIRS:
        if not in_stock(state, tile):
            raise IllegalAction("sold_out", tile=tile)
        return CORRIDOR_PRICE, 0
    index = slot_of(state, tile)
    return PRICES[state.seats][index], state.market[index].coins


def is_affordable(state: State, tile: str) -> bool:
    """Returns whether the seat in turn can pay the price of a tile on sale, its coins included."""
    price, coins = price_of(state, tile)
    return state.castles[state.turn.seat].money + coins >= price


def on_sale(state: State) -> list[str]:
    """Returns the tiles that may be bought if they fit and can be paid."""
    return [*(slot.room for slot in state.market if slot.room), *corridors_left(state)]


def affordable(state: State) -> list[str]:
    """Returns those of them that the seat in turn can pay, in the order tiles are listed."""
    money = state.castles[state.turn.seat].money
    prices = zip(state.market, PRICES[state.seats], strict=True)
    rooms = [slot.room for slot, price in prices if slot.room and money + slot.coins >= price]
    corridors = corridors_left(state) if money >= CORRIDOR_PRICE else []
    return sorted((*rooms, *corridors), key=ORDER.__getitem__)


def corridors_left(state: State) -> list[str]:
    """Returns the hallways and stairs that are left."""
    return [tile for tile in (*HALLWAYS, STAIRS) if in_stock(state, tile)]


def in_stock(state: State, tile: str) -> bool:
    """Returns whether a hallway or stairs is left in its stack."""
    return bool(state.stairs if tile == STAIRS else state.hallways)


def without(state: State, tile: str) -> State:
    """Returns the state after a tile was taken from the market or from its stack."""
    if tile == STAIRS:
        return state._replace(stairs=state.stairs - 1)
    if tile in HALLWAYS:
        return state._replace(hallways=state.hallways - 1)
    return state._replace(market=_with(state.market, slot_of(state, tile), Slot(None)))


def add_coins(state: State, log: list[Event]) -> State:
    """1000 marks from the bank on each room that was left."""
    rooms = [slot.room for slot in state.market if slot.room]
    if rooms:
        log.append(events.coins_added(rooms, COIN))
    return state._replace(
        market=tuple(Slot(slot.room, slot.coins + COIN) if slot.room else slot for slot in state.market)
    )


def clear_market(state: State, log: list[Event]) -> State:
    """Alone: the rooms that were left leave the game."""
    rooms = tuple(slot.room for slot in state.market if slot.room)
    if rooms:
        log.append(events.removed(rooms))
    return state._replace(market=(Slot(None),) * len(state.market), discarded=(*state.discarded, *rooms))
