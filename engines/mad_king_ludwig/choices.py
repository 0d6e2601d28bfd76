"""What a seat may do now, in one order for the whole game."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, permutations
from typing import Literal

from engines.mad_king_ludwig.actions import (
    DECLINE,
    DRAW,
    LEAVE,
    PASS,
    Buy,
    Choose,
    Keep,
    Look,
    LudwigAction,
    Price,
    Put,
    Start,
    Swap,
    Take,
    named,
    place_order,
)
from engines.mad_king_ludwig.data import FOYERS, HALLWAYS, ORDER, PRICES, SIZES, STAIRS
from engines.mad_king_ludwig.market import in_stock, unsettled
from engines.mad_king_ludwig.model import State
from engines.mad_king_ludwig.placing import spots
from engines.mad_king_ludwig.plan import Placed, plan_of
from engines.mad_king_ludwig.rewards import choices, free_spots
from engines.mad_king_ludwig.rules import due_seats, is_affordable


def legal_actions(state: State, seat: int) -> tuple[LudwigAction, ...]:
    """All actions of a seat; () for who is not due."""
    if seat not in due_seats(state):
        return ()
    match state.phase:
        case "start":
            return _starts(state, seat)
        case "price":
            return _prices(state)
        case "buy":
            return PASS, *_placements(state, "buy", purchases(state))
        case "reward":
            return _rewards(state)
        case "look":
            return _puts(state)
        case _:
            return tuple(Keep(card=card) for card in state.turn.offer)


def _starts(state: State, seat: int) -> tuple[LudwigAction, ...]:
    cards: Iterable[str | None] = state.castles[seat].cards if state.seats > 1 else (None,)
    return tuple(Start.model_validate({"foyer": foyer, "back": card}) for foyer in FOYERS for card in cards)


def _prices(state: State) -> tuple[LudwigAction, ...]:
    free = unsettled(state)
    prices = PRICES[state.seats]
    rooms = sorted(
        ((room, index) for index in free if (room := state.market[index].room)),
        key=lambda entry: ORDER[entry[0]],
    )
    moves = [
        Price(room=room, price=prices[target]) for room, index in rooms for target in free if target != index
    ]
    swaps = [Swap(room=room, other=other) for (room, _), (other, _) in combinations(rooms, 2)]
    return LEAVE, *moves, *swaps


def on_sale(state: State) -> tuple[str, ...]:
    """The tiles that may be bought if they fit and can be paid."""
    rooms = [slot.room for slot in state.market if slot.room]
    return (*rooms, *(tile for tile in (*HALLWAYS, STAIRS) if in_stock(state, tile)))


def purchases(state: State) -> Iterable[Placed]:
    """Every spot of every tile that the seat whose turn it is can pay."""
    plan = plan_of(state.castles[state.turn.seat].tiles)
    for tile in on_sale(state):
        if is_affordable(state, tile):
            yield from spots(plan, tile)


def _placements(
    state: State, kind: Literal["buy", "take"], places: Iterable[Placed]
) -> tuple[Buy | Take, ...]:
    plan = plan_of(state.castles[state.turn.seat].tiles)
    return tuple(sorted((named(kind, plan, spot) for spot in places), key=place_order))


def _rewards(state: State) -> tuple[LudwigAction, ...]:
    waiting = {reward.kind for reward in state.turn.rewards}
    tiles = state.castles[state.turn.seat].tiles
    actions: list[LudwigAction] = []
    if "corridor" in waiting:
        actions += (DECLINE, *_placements(state, "take", free_spots(state)))
    if "downstairs" in waiting:
        actions += (Choose(reward=kind, room=tiles[number].tile) for kind, number in choices(state))
    if "sleeping" in waiting:
        actions += (Look(size=size) for size, stack in zip(SIZES, state.stacks, strict=True) if stack)
    if "utility" in waiting:
        actions.append(DRAW)
    return tuple(actions)


def _puts(state: State) -> tuple[LudwigAction, ...]:
    """None, one or two rooms of the stack; their order matters unless this is the last round."""
    assert state.turn.looking is not None
    stack = state.stacks[SIZES.index(state.turn.looking)]
    pairs = combinations(stack, 2) if state.last_round else permutations(stack, 2)
    puts = [Put(), *(Put(first=room) for room in stack)]
    return *puts, *(Put(first=first, second=second) for first, second in pairs)
