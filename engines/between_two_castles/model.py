"""The state of a game, its pieces and its options. Seats sit in a ring, castles lie between them.

The ring has as many places as there are castles; a place is a seat, or Ludwig's when two play. Castle n
lies between place n, who has it on the left, and place n + 1, who has it on the right. The left neighbour
of place n is place n + 1.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

from pydantic import Field, PlainSerializer, TypeAdapter

from engines.between_two_castles.actions import SIDES, Side
from engines.between_two_castles.castle import Castle
from engines.between_two_castles.data import FEWEST_PLACES, CardName, Type
from engines.core.chance import Chance
from engines.core.contract import Options

Phase = Literal["assign", "draft", "build", "over"]
"""Assign: somebody looks at Ludwig's two tiles."""
SeatNumber = Literal[0, 1, 2, 3, 4, 5, 6]
LUDWIG = 2
"""Ludwig's place in a game of two."""


class BetweenOptions(Options):
    """How partners come to a decision."""

    agree: bool = Field(
        default=False,
        description="Partners decide together: one proposes, the other accepts or counters.",
    )
    seniority: tuple[SeatNumber, ...] = Field(
        default=(),
        description="Seats from the most senior on, who decides if partners can't agree; the rest by seat.",
    )


class Bonus(NamedTuple):
    """A bonus that a castle has earned and that is to be used before anything else is placed there."""

    kind: Type | Literal["special"]
    """The type whose third room earned it (or that was copied); "special": a fifth room."""
    seat: int
    """Who decides it where partners need not agree: whose tile earned it."""
    room: str
    """The room that earned it."""
    rooms: tuple[str, ...] = ()
    """Food: the tiles that were drawn."""
    cards: tuple[CardName, ...] = ()
    """Utility: the cards that were drawn."""


class Proposal(NamedTuple):
    """What a partner proposes for a castle."""

    seat: int
    action: str
    """As its text, with the side as the proposer sees it and without a stance."""
    counters: int
    """How many proposals for this decision were countered before."""


class State(NamedTuple):
    """A game. What is still to be drawn has no order: it comes from `supply` and `deck` by `chance`."""

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
    """By place, without what was picked. They are passed on when everybody has built."""
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
    """By castle: how many rooms it had when the last tiles were revealed."""

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


STATE_ADAPTER: TypeAdapter[State] = TypeAdapter(Annotated[State, PlainSerializer(_by_name)])
"""Reads and writes states as JSON objects with named fields, so that upgraders can read them too."""


def places_of(seats: int) -> int:
    """A game of two has a third place, which is Ludwig's."""
    return max(seats, FEWEST_PLACES)


def castle_of(places: int, place: int, side: Side) -> int:
    """The castle that a place has on that side."""
    return place if side == "left" else (place - 1) % places


def partners(places: int, castle: int) -> tuple[int, int]:
    """The two places that build a castle: who has it on the left, then who has it on the right."""
    return castle, (castle + 1) % places


def side_of(castle: int, place: int) -> Side:
    """On which side one of its two builders has the castle."""
    return SIDES[0] if castle == place else SIDES[1]


def people_of(state: State, castle: int) -> tuple[int, ...]:
    """The seats that build a castle; Ludwig has no seat."""
    return tuple(place for place in partners(state.places, castle) if place < state.seats)


def seniority(options: BetweenOptions, seats: int) -> tuple[int, ...]:
    """All seats from the most senior on: those named in the options, then the others by number."""
    named = [seat for seat in dict.fromkeys(options.seniority) if seat < seats]
    return (*named, *(seat for seat in range(seats) if seat not in named))


def senior_of(state: State, castle: int) -> int:
    """The more senior one of a castle's builders."""
    order = seniority(state.options, state.seats)
    return min(people_of(state, castle), key=order.index)
