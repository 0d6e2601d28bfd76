"""Deals hidden information again: returns another state that looks the same to a seat."""

from __future__ import annotations

import random

from engines.core.chance import random_seed
from engines.mad_king_ludwig.data import BONUS_CARDS, ROOMS, SIZES, TILES
from engines.mad_king_ludwig.state import State


def redeal(state: State, seat: int | None, rng: random.Random) -> State:
    """Replaces the seed, the rooms that are hidden from the seat, and the bonus cards of the others."""
    seed = random_seed(rng)
    state = state._replace(chance=state.chance._replace(seed=seed))
    for number in range(len(SIZES)):
        state = _other_rooms(state, number, seat, rng)
    return state if state.phase == "over" else _other_cards(state, seat, rng)


def _other_rooms(state: State, number: int, seat: int | None, rng: random.Random) -> State:
    """Mixes stack, rooms out of the game and others' rooms on the deck of one size; the stack that the seat
    looks into stays."""
    size = SIZES[number]
    stack = state.stacks[number]
    laid = list(state.deck_rooms)
    hidden = [
        index for index, entry in enumerate(laid) if entry.seat != seat and TILES[entry.room].size == size
    ]
    known = state.turn.looking == size and state.turn.seat == seat
    pool = [*state.aside[number], *(laid[index].room for index in hidden)]
    if not known:
        pool += stack
    rng.shuffle(pool)
    for index in hidden:
        laid[index] = laid[index]._replace(room=pool.pop())
    if not known:
        taken = {pool.pop() for _ in stack}
        stack = tuple(room.id for room in ROOMS if room.id in taken)
    return state._replace(
        stacks=(*state.stacks[:number], stack, *state.stacks[number + 1 :]),
        aside=(*state.aside[:number], tuple(pool), *state.aside[number + 1 :]),
        deck_rooms=tuple(laid),
    )


def _other_cards(state: State, seat: int | None, rng: random.Random) -> State:
    """Mixes the bonus deck, the cards under it, and the hands and the offer of other seats."""
    offered = () if state.turn.seat == seat else state.turn.offer
    pool = [*state.bonus_deck, *state.bonus_under, *offered]
    for number, castle in enumerate(state.castles):
        if number != seat:
            pool += castle.cards
    rng.shuffle(pool)

    def dealt(cards: tuple[str, ...]) -> tuple[str, ...]:
        taken = [pool.pop() for _ in cards]
        return tuple(sorted(taken, key=BONUS_CARDS.index))

    castles = tuple(
        castle if number == seat else castle._replace(cards=dealt(castle.cards))
        for number, castle in enumerate(state.castles)
    )
    turn = state.turn._replace(offer=dealt(offered)) if offered else state.turn
    under = dealt(state.bonus_under)
    return state._replace(castles=castles, turn=turn, bonus_under=under, bonus_deck=dealt(state.bonus_deck))
