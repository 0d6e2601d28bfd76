"""The state of a game of Kingdomino: a frozen value in which only the seed is hidden."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

from pydantic import PlainSerializer, TypeAdapter

from engines.core.chance import Chance
from engines.kingdomino.data import Placement
from engines.kingdomino.kingdom import Kingdom, StoredKingdom
from engines.kingdomino.options import KingdominoOptions

Phase = Literal["claim", "place", "over"]


class LastTurn(NamedTuple):
    """The last turn with a decision in it, finished or running: the gold outline marks it."""

    seat: int
    placed: Placement | None
    gain: int
    discarded: int | None
    claimed: int | None


class State(NamedTuple):
    """A game, or three in a row. It does not hold the coming draws: those come from `chance`."""

    options: KingdominoOptions
    seats: int
    chance: Chance
    game: int
    """1 to 3 in a Dynasty, else 1."""
    round: int
    """0 while first claims are made: then there is no current line."""
    phase: Phase
    line: tuple[int, ...]
    """The line that is being placed, ascending."""
    owners: tuple[int, ...]
    """The owner of the king on each domino of it."""
    turn: int
    """The index of the domino of the line that is due."""
    next_line: tuple[int, ...]
    """The line that is being claimed; () in the last round."""
    next_owners: tuple[int | None, ...]
    king: int | None
    """First claims: the owner of the king that was drawn and is due."""
    kings: tuple[int, ...]
    """First claims: the owners of the kings still to be drawn, by seat."""
    unseen: tuple[int, ...]
    """The unseen dominoes of this game, ascending."""
    kingdoms: tuple[StoredKingdom, ...]
    earlier: tuple[tuple[StoredKingdom, ...], ...]
    """Dynasty: the kingdoms of the games before this one."""
    last: LastTurn | None

    def in_turn(
        self,
        phase: Phase,
        turn: int,
        next_owners: tuple[int | None, ...],
        kingdoms: tuple[Kingdom, ...],
        last: LastTurn | None,
    ) -> State:
        """Returns the state with the changes of most turns, in a fifth of the time that `_replace` takes."""
        (
            options, seats, chance, game, number, _, line, owners, _, next_line, _,
            king, kings, unseen, _, earlier, _,
        ) = self  # fmt: skip
        return tuple.__new__(State, (
            options, seats, chance, game, number, phase, line, owners, turn, next_line, next_owners,
            king, kings, unseen, kingdoms, earlier, last,
        ))  # fmt: skip


def _by_name(state: State) -> dict[str, Any]:
    return {
        **state._asdict(),
        "chance": state.chance._asdict(),
        "kingdoms": [kingdom.stored() for kingdom in state.kingdoms],
        "earlier": [[kingdom.stored() for kingdom in game] for game in state.earlier],
    }


STATE_ADAPTER: TypeAdapter[State] = TypeAdapter(Annotated[State, PlainSerializer(_by_name)])
"""Reads and writes states as JSON objects with named fields, so that upgraders can read them too."""
