"""A redeal really deals again: everything hidden from a seat can change.

Every test of secrecy compares a game with a redealt one. If `redeal` left a secret as it is, they would
compare equal with equal and find nothing.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from engines import registry
from engines.core.contract import AnyGame
from tests.engines.playing import Move, shared_games
from tests.soak import SOAK

DRAWS = 40
"""A secret of two cards stays the same by chance every second time; after this many draws it has changed."""
POSITIONS = 40 if SOAK else 2
"""The number of positions for each kind of place that holds something: hands, decks, offers …"""

Place = tuple[str | int, ...]
"""The place of some texts in a state, by names of fields and numbers."""


def texts(value: Any, at: Place = ()) -> Iterator[tuple[Place, tuple[str, ...]]]:
    """Yields all texts of a state by their place; those of a plain tuple have one place together."""
    if isinstance(value, str):
        yield at, (value,)
    elif isinstance(value, tuple) and hasattr(value, "_fields"):
        for name, inner in zip(value._fields, value, strict=True):
            yield from texts(inner, (*at, name))
    elif isinstance(value, tuple) and value and all(isinstance(inner, str) for inner in value):
        yield at, value
    elif isinstance(value, tuple):
        for number, inner in enumerate(value):
            yield from texts(inner, (*at, number))


def kind(place: Place) -> Place:
    """The place without its numbers: any hand, any castle."""
    return tuple(step for step in place if isinstance(step, str))


def with_texts(value: Any, at: Place, held: Sequence[str]) -> Any:
    """Returns the state with other texts at a place."""
    if not at:
        return held[0] if isinstance(value, str) else tuple(held)
    step, rest = at[0], at[1:]
    if isinstance(step, str):
        return value._replace(**{step: with_texts(getattr(value, step), rest, held)})
    return (*value[:step], with_texts(value[step], rest, held), *value[step + 1 :])


class Looking:
    """Finds the hidden parts of one game's states, by exchanging things and comparing views."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._rng = random.Random(game.key)
        self._found: dict[Place, set[str]] = defaultdict(set)
        """All texts found at each place in any game."""
        self._where: dict[Place, list[tuple[int, Move]]] = defaultdict(list)
        """The decisions before which something lay at each kind of place, with the seats of their game."""
        for start, played in shared_games(game):
            for move in played:
                for place, held in texts(move.before):
                    self._found[place] |= set(held)
                    self._where[kind(place)].append((start.seats, move))

    def positions(self) -> Iterator[tuple[Any, int | None]]:
        """Yields states of random games, each with seats that look at it, and with None for spectators."""
        chosen = {}
        for moves in self._where.values():
            for seats, move in self._rng.sample(moves, min(POSITIONS, len(moves))):
                chosen[id(move)] = seats, move
        for seats, move in chosen.values():
            for seat in {None, move.seat, self._rng.randrange(seats)}:
                yield move.before, seat

    def hidden(self, state: Any, seat: int | None) -> set[Place]:
        """Returns the places between which texts can be exchanged without the seat's seeing it."""
        held, view = dict(texts(state)), self._game.view(state, seat)
        found: set[Place] = set()
        for one, other in combinations(held, 2):
            if found >= {one, other}:
                continue
            mine = sorted((self._found[other] & set(held[one])) - set(held[other]))
            yours = sorted((self._found[one] & set(held[other])) - set(held[one]))
            if not (mine and yours):
                continue
            given, taken = self._rng.choice(mine), self._rng.choice(yours)
            exchanged = with_texts(state, one, [taken if text == given else text for text in held[one]])
            exchanged = with_texts(
                exchanged, other, [given if text == taken else text for text in held[other]]
            )
            if self._looks(exchanged, seat, view):
                found |= {one, other}
        return found

    def _looks(self, state: Any, seat: int | None, view: Any) -> bool:
        """Whether the seat sees that view; a state that makes no sense to it is another one."""
        try:
            return bool(self._game.view(state, seat) == view)
        except (LookupError, ValueError, AssertionError):
            return False

    def unchanged(self, state: Any, seat: int | None, places: set[Place]) -> set[Place]:
        """Returns the places that are the same in all redealt states."""
        before, left = dict(texts(state)), set(places)
        for _ in range(DRAWS):
            if not left:
                break
            after = dict(texts(self._game.redeal(state, seat, self._rng)))
            left = {place for place in left if after.get(place) == before[place]}
        return left


@cache
def looking_at(key: str) -> Looking:
    return Looking(registry.game(key))


@pytest.mark.parametrize("key", registry.keys())
def test_what_is_hidden_from_a_seat_is_dealt_anew(key: str) -> None:
    """Checks texts, which all our cards and rooms are, but no numbers: these may be counts or names."""
    looking, found = looking_at(key), 0
    for state, seat in looking.positions():
        hidden = looking.hidden(state, seat)
        found += len(hidden)
        assert looking.unchanged(state, seat, hidden) == set()
    assert found or not registry.game(key).has_secrets


@pytest.mark.parametrize("key", registry.keys())
def test_every_redeal_is_another_state(key: str) -> None:
    """Future draws are hidden from all seats as long as the game is on: the seed decides them."""
    game = registry.game(key)
    for state, seat in looking_at(key).positions():
        others = [game.redeal(state, seat, random.Random(number)) for number in range(3)]
        assert len({game.encode(other) for other in (state, *others)}) == 4
        assert len({game.seed(other) for other in (state, *others)}) == 4
        again = game.redeal(state, seat, random.Random(0))
        assert game.encode(again) == game.encode(others[0])
