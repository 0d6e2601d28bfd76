"""Castles by the names of their rooms, and games brought to a wanted point."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import pytest

from engines.between_two_castles.actions import BetweenAction
from engines.between_two_castles.castle import Built, Castle, legal_cells
from engines.between_two_castles.data import REGULAR, ROOMS, CardName, Hanging
from engines.between_two_castles.game import BetweenTwoCastles
from engines.between_two_castles.options import BetweenOptions
from engines.between_two_castles.scoring import lines_of
from engines.between_two_castles.state import State
from engines.core.contract import Step
from engines.core.errors import IllegalAction
from engines.core.event import Event

GAME = BetweenTwoCastles()
SEED = "0123456789abcdef0123456789abcdef"
THRONE = "throne_living_sleeping"
IDS = {room.name: room.id for room in ROOMS.values()}

Rooms = Mapping[str, str]


def castle(
    rooms: Rooms,
    throne: str = THRONE,
    attendants: Sequence[Hanging] = (),
    cards: Sequence[CardName] = (),
) -> Castle:
    """The castle of {"x,y": name}."""
    built = tuple(Built(IDS[name], *map(int, cell.split(","))) for cell, name in rooms.items())
    return Castle(throne, built, tuple(attendants), tuple(cards))


def points_at(rooms: Rooms, cell: str, throne: str = THRONE) -> int:
    """The points of the room on a cell."""
    place = tuple(map(int, cell.split(",")))
    return next(line.points for line in lines_of(castle(rooms, throne)) if line.cell == place)


def of_types(*kinds: str, taken: Sequence[str] = ()) -> Castle:
    """A castle with regular rooms of these types, each at its first legal cell."""
    result = Castle(THRONE)
    for kind in kinds:
        used = {built.room for built in result.rooms} | set(taken)
        room = next(room for room in REGULAR if ROOMS[room].type == kind and room not in used)
        result = result.with_room(room, legal_cells(result, room)[0])
    return result


def building(
    picks: Sequence[Sequence[str]],
    castles: Mapping[int, Castle] = {},
    seats: int | None = None,
    options: BetweenOptions = BetweenOptions(),  # noqa: B008
    seed: str = SEED,
) -> State:
    """Returns a game in the middle of building: all players' tiles by name, and some castles as given.

    The picks of Ludwig, who has the third place, come last.
    """
    state = GAME.setup(options, seats or len(picks), seed)
    chosen = tuple(tuple(sorted((IDS[name] for name in pick), key=REGULAR.index)) for pick in picks)
    if state.places > state.seats:
        left, right = picks[-1]
        chosen = (*chosen[:-1], (IDS[left], IDS[right]))
    sites = tuple(castles.get(number, own) for number, own in enumerate(state.castles))
    out = {room for pick in chosen for room in pick} | {built.room for site in sites for built in site.rooms}
    spare = [room for room in REGULAR if room not in out]
    hands = tuple(tuple(spare[place * 7 : place * 7 + 7]) for place in range(state.places))
    return state._replace(
        phase="build",
        hands=hands,
        picks=chosen,
        owed=((True, True),) * state.places,
        castles=sites,
        before=tuple(len(site.rooms) for site in sites),
        supply=tuple(spare[state.places * 7 :]),
        discard=(),
    )


def do(state: State, seat: int, text: str) -> Step[State]:
    """Applies an action by its text; it must be legal."""
    action = GAME.parse(text)
    assert action in GAME.legal(state, seat), text
    return GAME.apply(state, seat, action)


def play(state: State, *moves: tuple[int, str]) -> State:
    """The state after several actions."""
    for seat, text in moves:
        state = do(state, seat, text).state
    return state


def refusal(state: State, seat: int, text: str) -> str:
    """Returns the reason for which an action is refused."""
    with pytest.raises(IllegalAction) as error:
        GAME.apply(state, seat, GAME.parse(text))
    return error.value.reason


def texts(state: State, seat: int) -> list[str]:
    return [action.text for action in GAME.legal(state, seat)]


def event(events: Sequence[Event], kind: str) -> Event:
    """The one event of that kind."""
    (found,) = (each for each in events if each.kind == kind)
    return found


def at_random(state: State, rng: random.Random, until: str) -> State:
    """Plays at random until this phase begins."""
    while state.phase != until:
        seat = rng.choice(GAME.to_act(state))
        action: BetweenAction = rng.choice(GAME.legal(state, seat))
        state = GAME.apply(state, seat, action).state
    return state
