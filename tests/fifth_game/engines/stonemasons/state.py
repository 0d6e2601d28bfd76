"""The state of a game: towers that all can see, hands and choices that only their owners know."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import PlainSerializer, TypeAdapter

from engines.core.chance import Chance
from engines.stonemasons.actions import Bring, Place
from engines.stonemasons.options import StonemasonsOptions

Tower: TypeAlias = tuple[int, ...]
"""Stones from the lowest to the top."""
Site: TypeAlias = tuple[Tower, ...]
"""The towers of one mason, from left to right."""


class Brought(NamedTuple):
    """A stone that was revealed, and its fate."""

    stone: int
    place: Place
    fate: Literal["built", "broken", "aside"]
    gain: int


class State(NamedTuple):
    """The next stones are not in it: they come from `chance` and the stones in the bag."""

    options: StonemasonsOptions
    chance: Chance
    round: int
    """From 1; one more than the rounds of the game when it is over."""
    bag: tuple[int, ...]
    """The stones left in the bag, ascending."""
    hands: tuple[tuple[int, ...], ...]
    """Ascending. A stone that was chosen stays in its hand until all are revealed."""
    choices: tuple[Bring | None, ...]
    sites: tuple[Site, ...]
    last: tuple[Brought, ...]
    """The last revealed stones, by seat; () in the first round."""

    @property
    def seats(self) -> int:
        return len(self.sites)

    @property
    def is_over(self) -> bool:
        return self.round > self.options.rounds


def _by_name(state: State) -> dict[str, Any]:
    return {
        **state._asdict(),
        "chance": state.chance._asdict(),
        "last": [brought._asdict() for brought in state.last],
    }


STATE_ADAPTER: TypeAdapter[State] = TypeAdapter(Annotated[State, PlainSerializer(_by_name)])
"""Reads and writes states as JSON objects with named fields."""
