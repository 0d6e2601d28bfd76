"""Rated tables played to their end, also if players leave, and their stored results."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.tables.actors import Person
from bot.tables.table import Table
from bot.tables.tables import Tables
from tests.service.playing import HERE, any_action, due, fresh


async def rated(
    tables: Tables,
    *people: Person,
    computers: int = 0,
    game: str = "kingdomino",
    rated: bool = True,
    options: dict[str, Any] | None = None,
) -> Table:
    """Starts a rated game."""
    host, *others = people
    table = await tables.lobby.open(HERE, host, game, fresh())
    await tables.lobby.set_terms(table.id, host, {"rated": rated}, fresh())
    if options:
        await tables.lobby.set_options(table.id, host, options, fresh())
    for person in others:
        await tables.lobby.join(table.id, person, fresh())
    for _ in range(computers):
        await tables.lobby.add_computer(table.id, host, None, fresh())
    return await tables.lobby.start(table.id, host, fresh())


async def to_the_end(tables: Tables, table: Table, rng: random.Random | None = None) -> Table:
    """Lets all players who are due act, computer players too, until the game is over."""
    table = await tables.get(table.id)
    while table.phase == "playing":
        table = await one_act(tables, table, rng)
    return table


async def one_act(tables: Tables, table: Table, rng: random.Random | None = None) -> Table:
    seat, text = table.to_act[0], any_action(table, rng)
    if table.seats[seat].program:
        return await tables.play.act_for_computer(table.id, seat, table.seq, text)
    return await tables.play.act(table.id, due(table), seat, table.seq, text, fresh())


def stored(path: Path, table: str) -> list[tuple[Any, ...]]:
    """Rows of the file, always in the same order."""
    with closing(sqlite3.connect(path)) as connection:
        return sorted(connection.execute(f"SELECT * FROM {table}").fetchall(), key=repr)
