"""The state of a game, the values it is made of, and its JSON."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

from pydantic import AfterValidator, PlainSerializer, TypeAdapter

from engines.between_two_castles.castle import Castle
from engines.between_two_castles.data import CardName, Type
from engines.between_two_castles.options import BetweenOptions, seniority
from engines.between_two_castles.ring import builders_of
from engines.core.chance import Chance

Phase = Literal["assign", "draft", "build", "over"]
"""Assign: one seat looks at Ludwig's two tiles."""
NOTHING_OWED = (False, False)
BOTH_OWED = (True, True)


class Bonus(NamedTuple):
    """A bonus that a castle has earned and that must be used before anything else is placed there."""

    kind: Type | Literal["special"]
    """The type whose third room earned it (or that was copied); "special": a fifth room."""
    seat: int
    """The owner of the tile that earned it, who decides alone if no agreement is needed."""
    room: str
    """The room that earned it."""
    rooms: tuple[str, ...] = ()
    """Food: the tiles that were drawn."""
    cards: tuple[CardName, ...] = ()
    """Utility: the cards that were drawn."""


class Proposal(NamedTuple):
    """A partner's proposal for the bonus of a castle."""

    seat: int
    action: str
    """The action's text, with the side as the proposer sees it and without a stance."""
    counters: int
    """The number of proposals for this bonus that were countered before."""


class State(NamedTuple):
    """A game. Heaps have no order: draws come from `supply` and `deck` by `chance`."""

    options: BetweenOptions
    seats: int
    chance: Chance
    round: int
    turn: int
    phase: Phase
    supply: tuple[str, ...]
    """Regular tiles that may be drawn; like all heaps here in the order of the rooms."""
    discard: tuple[str, ...]
    deck: tuple[CardName, ...]
    card_discard: tuple[CardName, ...]
    hands: tuple[tuple[str, ...], ...]
    """By place, without the picked tiles. They are passed on when all have built."""
    picks: tuple[tuple[str, ...], ...]
    """By place: the tiles that were chosen and are not placed yet. Ludwig's stay: left, then right."""
    owed: tuple[tuple[bool, bool], ...]
    """By place: whether the left and the right castle still get a tile from it in this turn."""
    castles: tuple[Castle, ...]
    bonuses: tuple[Bonus | None, ...]
    """By castle."""
    proposals: tuple[Proposal | None, ...]
    """By castle."""
    before: tuple[int, ...]
    """By castle: the number of its rooms when the last tiles were revealed."""

    @property
    def places(self) -> int:
        return len(self.castles)


def _by_name(state: State) -> dict[str, Any]:
    return {
        **state._asdict(),
        "chance": state.chance._asdict(),
        "bonuses": [bonus and bonus._asdict() for bonus in state.bonuses],
        "proposals": [proposal and proposal._asdict() for proposal in state.proposals],
    }


def _without_proposed_tiles(state: State) -> State:
    """Drops proposals of a player's own tile, which the first rules allowed: they need no answer now."""
    pairs = zip(state.bonuses, state.proposals, strict=True)
    return state._replace(proposals=tuple([proposal if bonus else None for bonus, proposal in pairs]))


STATE_ADAPTER: TypeAdapter[State] = TypeAdapter(
    Annotated[State, AfterValidator(_without_proposed_tiles), PlainSerializer(_by_name)]
)
"""Reads and writes states as JSON objects with named fields, so that upgraders can read them too."""


def people_of(state: State, castle: int) -> tuple[int, ...]:
    """Returns the seats that build a castle; Ludwig has no seat."""
    left, right = builders_of(state.places, castle)
    if right >= state.seats:
        return (left,)
    return (left, right) if left < state.seats else (right,)


def senior_of(state: State, castle: int) -> int:
    """Returns the more senior one of a castle's builders."""
    order = seniority(state.options, state.seats)
    return min(people_of(state, castle), key=order.index)
