"""People at tables: opening one, sitting down, acting at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

import pytest

from bot.tables.actors import Person, Venue
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables

HERE = Venue(guild=7, channel=70, lang="en")
ANN, BOB, CEC = Person(1, "Ann"), Person(2, "Bob"), Person(3, "Cec")
MODERATOR = Person(9, "Mod", moderator=True)
_requests = count(1000)


def fresh() -> int:
    """The id of a new interaction."""
    return next(_requests)


async def started(tables: Tables, *people: Person, computers: int = 0, game: str = "kingdomino") -> Table:
    """Starts a game of these people, the first of them its host, and `computers` computer players."""
    host, *others = people or (ANN, BOB)
    table = await tables.lobby.open(HERE, host, game, fresh())
    for person in others:
        await tables.lobby.join(table.id, person, fresh())
    for _ in range(computers):
        await tables.lobby.add_computer(table.id, host, None, fresh())
    return await tables.lobby.start(table.id, host, fresh())


def due(table: Table) -> Person:
    """The person whose turn it is."""
    seat = table.seats[table.to_act[0]]
    assert seat.user is not None
    return Person(seat.user, seat.name)


def any_action(table: Table, rng: random.Random | None = None) -> str:
    """A legal action of the seat that is due: the first one without a generator."""
    legal = table.game.legal(table.state, table.to_act[0])
    return str((rng.choice(legal) if rng else legal[0]).text)


async def act(tables: Tables, table: Table, request: int | None = None) -> Table:
    """The player who is due does something legal."""
    return await tables.play.act(
        table.id, due(table), table.to_act[0], table.seq, any_action(table), request or fresh()
    )


@contextmanager
def refused(code: str) -> Iterator[None]:
    """`with refused("outdated"):` a Refusal with exactly that code."""
    with pytest.raises(Refusal) as caught:
        yield
    assert caught.value.code == code
