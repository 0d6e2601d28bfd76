"""Stacks, room deck and market: the set-up, new rooms, prices and what a tile costs whom."""

from __future__ import annotations

from typing import TypeVar

from engines.core.chance import Chance
from engines.core.contract import check_seats
from engines.core.errors import BadSetup, IllegalAction
from engines.core.event import Event
from engines.mad_king_ludwig import events
from engines.mad_king_ludwig.actions import Price, Swap
from engines.mad_king_ludwig.data import (
    BONUS_CARDS,
    CARD_SEATS,
    CARDS_PER_SEAT,
    CARDS_PER_SIZE,
    CORRIDOR_PRICE,
    FAVORS,
    HALLWAYS,
    LARGE_COUNT,
    NEVER_TOGETHER,
    ORDER,
    PRICES,
    ROOMS,
    SIZES,
    SMALL,
    SMALL_COUNT,
    STAIRS,
    START_MONEY,
)
from engines.mad_king_ludwig.model import Castle, Favor, LudwigOptions, Slot, State, Turn

T = TypeVar("T")

SEATS = range(1, 5)
DEALT_CARDS = 3
SOLO_CARDS = 2
COIN = 1_000
"""What is put on each room that was not bought."""


def set_up(options: LudwigOptions, seats: int, seed: str) -> State:
    """Favors, stacks, room deck, bonus cards and the first master builder; alone without favors."""
    check_seats(seats, SEATS)
    favors, chance = _reveal_favors(options, 0 if seats == 1 else seats, Chance(seed))
    stacks, aside = [], []
    for size in SIZES:
        rooms = [room.id for room in ROOMS if room.size == size]
        count = (SMALL_COUNT if size in SMALL else LARGE_COUNT)[seats]
        taken, rest, chance = chance.sample(rooms, count)
        stacks.append(_in_order(taken))
        aside.append(rest)
    builder, chance = chance.below(seats)
    hands = []
    bonus_deck: tuple[str, ...] = BONUS_CARDS
    for _ in range(seats):
        hand, bonus_deck, chance = chance.sample(bonus_deck, SOLO_CARDS if seats == 1 else DEALT_CARDS)
        hands.append(tuple(sorted(hand, key=BONUS_CARDS.index)))
    state = State(
        options=options,
        seats=seats,
        chance=chance,
        phase="start",
        round=1,
        last_round=False,
        builder=builder,
        turn=Turn(builder),
        market=(Slot(None),) * len(PRICES[seats]),
        settled=(),
        stacks=tuple(stacks),
        aside=tuple(aside),
        hallways=SMALL_COUNT[seats],
        stairs=LARGE_COUNT[seats],
        deck_rooms=(),
        cards=(CARDS_PER_SIZE,) * len(SIZES),
        cards_left=CARDS_PER_SEAT * CARD_SEATS[seats],
        discard=(0,) * len(SIZES),
        discarded=(),
        favors=favors,
        bonus_deck=bonus_deck,
        bonus_under=(),
        castles=tuple(
            Castle((), START_MONEY, hand, (seat - builder) % seats) for seat, hand in enumerate(hands)
        ),
    )
    return fill_market(state)[0]


def _in_order(rooms: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(room.id for room in ROOMS if room.id in rooms)


def _reveal_favors(options: LudwigOptions, count: int, chance: Chance) -> tuple[tuple[Favor, ...], Chance]:
    """One for each seat; of "completed" and "incomplete" the later one is replaced."""
    left: tuple[str, ...] = tuple(favor for favor in FAVORS if favor not in options.left_out)
    shown: list[str] = []
    while len(shown) < count:
        if not left:
            raise BadSetup("too_few_favors", needed=count)
        (favor,), left, chance = chance.sample(left, 1)
        if not (favor in NEVER_TOGETHER and NEVER_TOGETHER.intersection(shown)):
            shown.append(favor)
    return tuple(shown), chance  # type: ignore[arg-type]


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
    """A room lying on the deck comes first; then cards, those of empty stacks being replaced at once.

    When the deck is out, the discard is shuffled and used; no room comes when that can't bring any.
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
    """The number of the size on the next room card."""
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


def unsettled(state: State) -> list[int]:
    """Pricing: the slots whose rooms may still be moved in this round."""
    return [index for index in range(len(state.market)) if index not in state.settled]


def reprice(state: State, action: Price | Swap, log: list[Event]) -> State:
    """Exchange two slots; coins travel with their room. A room that was named keeps its price this round."""
    prices = PRICES[state.seats]
    free = unsettled(state)
    source = slot_of(state, action.room)
    if isinstance(action, Price):
        if action.price not in prices:
            raise IllegalAction("no_such_price", price=action.price)
        target = prices.index(action.price)
        settled = (*state.settled, target)
    else:
        target = slot_of(state, action.other)
        if ORDER[action.room] > ORDER[action.other]:
            raise IllegalAction("same_swap", room=action.room)
        settled = (*state.settled, *sorted((source, target)))
    if source == target:
        raise IllegalAction("same_price", room=action.room)
    if source not in free or target not in free:
        raise IllegalAction("settled", room=action.room)
    market = list(state.market)
    market[source], market[target] = market[target], market[source]
    log.append(
        events.repriced(state.builder, action.room, prices[target], state.market[target].room, prices[source])
    )
    return state._replace(market=tuple(market), settled=settled)


def slot_of(state: State, room: str) -> int:
    """The slot on which a room lies."""
    for index, slot in enumerate(state.market):
        if slot.room == room:
            return index
    raise IllegalAction("not_on_market", room=room)


def price_of(state: State, tile: str) -> tuple[int, int]:
    """The price of a tile and the coins that lie on it; IllegalAction when it is not for sale."""
    if tile in HALLWAYS or tile == STAIRS:
        if not in_stock(state, tile):
            raise IllegalAction("sold_out", tile=tile)
        return CORRIDOR_PRICE, 0
    index = slot_of(state, tile)
    return PRICES[state.seats][index], state.market[index].coins


def in_stock(state: State, tile: str) -> bool:
    """Whether a hallway or stairs is left in its stack."""
    return bool(state.stairs if tile == STAIRS else state.hallways)


def without(state: State, tile: str) -> State:
    """The state after a tile was taken from the market or from its stack."""
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
