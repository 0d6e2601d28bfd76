"""Rooms that a player has put on the deck are hidden from the others, and rare in random games."""

from __future__ import annotations

import random

import pytest

from engines.mad_king_ludwig.data import TILES
from engines.mad_king_ludwig.state import DeckRoom
from tests.engines.mad_king_ludwig.building import GAME, game


@pytest.mark.parametrize("seat", [0, 1, None])
def test_rooms_on_the_deck_are_others_to_everybody_but_who_put_them_there(seat: int | None) -> None:
    state = game(seats=3)
    first, second = state.stacks[0][:2]
    state = state._replace(
        stacks=(state.stacks[0][2:], *state.stacks[1:]),
        deck_rooms=(DeckRoom(first, 0), DeckRoom(second, 0)),
    )
    dealt = [GAME.redeal(state, seat, random.Random(number)).deck_rooms for number in range(40)]
    for at, room in enumerate((first, second)):
        found = {laid[at].room for laid in dealt}
        assert all(laid[at].seat == 0 for laid in dealt)
        assert {TILES[one].size for one in found} == {TILES[room].size}
        assert found == {room} if seat == 0 else len(found) > 2
