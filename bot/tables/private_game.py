"""A table that one person seems to sit at: for a game that is played privately, and stored otherwise."""

from __future__ import annotations

from typing import Any

from bot.store import SeatRow, TableRow
from bot.tables.actors import Person
from bot.tables.names import clean_name, computer_names
from bot.tables.table import SCHEMA, Table
from bot.tables.terms import Terms
from engines.core.contract import AnyGame, Options

NOWHERE = "-"
"""In place of its id."""


def private_table(
    its_game: AnyGame,
    options: Options,
    state: Any,
    seats: tuple[SeatRow, ...],
    person: Person,
    seq: int,
    *,
    over: bool = False,
) -> Table:
    """As its panel wants it: without hints, and without a way back; `over` ends it before the rules do."""
    row = TableRow(
        id=NOWHERE,
        guild=0,
        channel=0,
        game=its_game.key,
        options=options.model_dump_json(),
        host=person.id,
        lang=person.lang,
        phase="playing" if its_game.to_act(state) and not over else "over",
        seq=seq,
        rules_version=its_game.rules_version,
        schema=SCHEMA,
        state=None,
        created=0.0,
        changed=0.0,
        terms=Terms(hints=False, take_back=False).text(),
        seats=seats,
    )
    return Table(row, its_game, options, state)


def seated(person: Person, seat: int, seats: int, program: str) -> tuple[SeatRow, ...]:
    """The person in their seat, and computer players in all others."""
    names = iter(computer_names(person.lang))
    return tuple(
        SeatRow(person.id, clean_name(person.name), lang=person.lang)
        if number == seat
        else SeatRow(None, next(names), program)
        for number in range(seats)
    )
