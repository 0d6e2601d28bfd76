"""A lived-in data file: games in play and played to their end, and something of every other kind."""

from __future__ import annotations

import random
from pathlib import Path

from bot.features.following.store import FollowerStore
from bot.store import Address, Posts, Store, Where
from bot.tables.table import Table
from bot.tables.tables import Tables
from tests.service.playing import ANN, BOB, act, any_action, due, fresh, started
from tests.support.owners import expiry

GAMES = 4


_lived_in: list[tuple[bytes, dict[str, Table]]] = []
"""The file and its tables, once it has been filled."""


async def live_in(where: Where) -> dict[str, Table]:
    """Fills it; returns the tables."""
    if isinstance(where, Address):
        return await _fill(where)
    if not _lived_in:
        tables = await _fill(where)
        _lived_in.append((_whole(where), tables))
    [(file, tables)] = _lived_in
    where.parent.mkdir(parents=True, exist_ok=True)
    where.write_bytes(file)
    return tables


def _whole(file: Path) -> bytes:
    """Returns the bytes of a closed data file, which has no write-ahead log."""
    assert not Path(f"{file}-wal").exists()
    return file.read_bytes()


async def _fill(where: Where) -> dict[str, Table]:
    rng = random.Random(7)
    async with Store.open(where) as store:
        tables = Tables(store)
        for number in range(GAMES):
            table = await started(tables, ANN, BOB)
            moves = 1000 if number % 2 else 5
            while table.phase == "playing" and moves:
                text = any_action(table, rng)
                table = await tables.play.act(table.id, due(table), table.to_act[0], table.seq, text, fresh())
                moves -= 1
            await store.set_posts(
                table.id, Posts(venue=70 + number, board='{"text":"Łódź 🏰"}', shown=table.seq)
            )
            await FollowerStore(store.database).follow(table.id, 2**62 + number, rounds=bool(number % 2))
        for user in range(30):
            await store.people.set_settings(user, f'{{"name":"it\'s {user} \\u0000"}}')
        await store.people.set_server_settings(7, "{}")
        await store.set_fact("application", "4711")
        await store.set_fact("odd", "\0 and \ud800")
    return await stand(where)


async def stand(where: Where) -> dict[str, Table]:
    """Returns all tables as the service reads them."""
    async with Store.open(where) as store:
        tables = Tables(store)
        ids = await expiry(store).tables_of(7, 100)
        return {table_id: await tables.get(table_id) for table_id in ids}


async def play_on(where: Where) -> None:
    """Continues the games in play."""
    async with Store.open(where) as store:
        tables = Tables(store)
        for row in await store.open_tables(7):
            await act(tables, await tables.get(row.id))
        newest = await started(tables, ANN, BOB)
        over = await store.finished_tables(7, 0.0)
        assert len(over) == GAMES // 2
        assert (await store.load(newest.id)) is not None
