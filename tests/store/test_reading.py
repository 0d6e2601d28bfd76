"""Finding tables: by server, by person, by venue; and a file that has grown large."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path

from bot.store import Phase, Posts, SeatRow, Store, Where
from tests.prepared import prepared
from tests.store.behind import run
from tests.store.samples import ANN, BOB, GUILD, event, table
from tests.support.counted_statements import counted_statements
from tests.support.owners import expiry

MANY = 1000


async def test_only_open_tables_of_the_server_are_listed_newest_first(store: Store) -> None:
    await store.insert(table("OLD"), event(), [])
    await store.insert(replace(table("NEW", phase="playing"), changed=9.0), event(), [])
    await store.insert(table("DONE", phase="over"), event(), [])
    await store.insert(table("AWAY", guild=8), event(), [])
    assert [row.id for row in await store.open_tables(GUILD)] == ["NEW", "OLD"]
    assert await store.count_open(GUILD) == 2
    assert [row.id for row in await store.tables_of(ANN, GUILD)] == ["NEW", "OLD"]
    assert await store.tables_of(99, GUILD) == []
    assert await store.count_open_of(ANN) == 3


async def test_no_more_tables_are_listed_than_a_menu_of_discord_holds(store: Store) -> None:
    for number in range(27):
        await store.insert(replace(table(f"T{number}"), changed=float(number)), event(), [])
    newest = [f"T{number}" for number in range(26, 1, -1)]
    assert [row.id for row in await store.open_tables(GUILD)] == newest
    assert [row.id for row in await store.tables_of(ANN, GUILD)] == newest
    assert [row.id for row in await store.tables_of(ANN, None, limit=2)] == newest[:2]


async def test_servers_of_which_anything_is_stored_are_told_once_each(store: Store) -> None:
    for name, guild, phase in (("A", 8, "lobby"), ("B", 8, "playing"), ("C", 7, "playing"), ("D", 9, "over")):
        await store.insert(table(name, guild=guild, phase=phase), event(), [])  # type: ignore[arg-type]
    await store.people.set_server_settings(6, "{}")
    assert await expiry(store).servers() == [6, 7, 8, 9]


async def test_a_table_is_found_where_it_is_played_and_one_that_goes_on_comes_first(store: Store) -> None:
    await store.insert(table("ON", phase="playing"), event(), [])
    await store.insert(replace(table("OVER", phase="over"), changed=9.0), event(), [])
    assert await store.table_at(55) is None
    for name in ("ON", "OVER"):
        await store.set_posts(name, Posts(venue=55))
    found = await store.table_at(55)
    assert found is not None
    assert found.id == "ON"


async def test_games_that_ended_lately_are_found_by_server_and_by_person(store: Store) -> None:
    over = replace(table("OVER", phase="over"), state="{}", changed=5.0)
    await store.insert(over, event(), [])
    await store.insert(replace(over, id="CLOSED", phase="ended", changed=6.0), event(), [])
    await store.insert(replace(over, id="BOBS", seats=(SeatRow(BOB, "Bob"),), changed=4.0), event(), [])
    await store.insert(replace(over, id="LONGAGO", changed=1.0), event(), [])
    await store.insert(replace(over, id="AWAY", guild=8), event(), [])
    await store.insert(table("UNBEGUN", phase="ended"), event(), [])
    await store.insert(replace(over, id="ON", phase="playing"), event(), [])
    assert [row.id for row in await store.finished_tables(GUILD, since=3.0)] == ["CLOSED", "OVER", "BOBS"]
    assert [row.id for row in await store.finished_tables(GUILD, since=3.0, user=ANN)] == ["CLOSED", "OVER"]


async def test_the_log_is_read_in_part(store: Store) -> None:
    row = table()
    await store.insert(row, event(), [])
    for seq in range(2, 6):
        row = replace(row, seq=seq)
        await store.save(row, event(seq), [])
    assert [entry.seq for entry in await store.log(row.id, after=1, upto=4)] == [2, 3, 4]
    assert await store.acted(row.id, 0, after=4)
    assert not await store.acted(row.id, 0, after=5)
    assert not await store.acted(row.id, 1, after=0)


async def test_seats_are_read_at_the_same_moment_as_their_table(store: Store) -> None:
    """The seats' names say which event wrote them: a mixture would show."""
    row = replace(table(), seats=(SeatRow(ANN, "1"), SeatRow(BOB, "1")))
    await store.insert(row, event(), [])

    async def write() -> None:
        nonlocal row
        for seq in range(2, 60):
            row = replace(row, seq=seq, seats=tuple(replace(seat, name=str(seq)) for seat in row.seats))
            await store.save(row, event(seq), [], seats_changed=True)

    writing = asyncio.create_task(write())
    while not writing.done():
        seen = await store.load(row.id)
        assert seen is not None
        assert {seat.name for seat in seen.seats} == {str(seen.seq)}
    await writing


async def test_facts_outlast_a_restart(where: Where) -> None:
    async with Store.open(where) as store:
        assert await store.fact("commands") is None
        await store.set_fact("commands", "one")
        await store.set_fact("commands", "two")
    async with Store.open(where) as store:
        assert await store.fact("commands") == "two"


async def test_many_finished_tables_do_not_slow_the_start(path: Path) -> None:
    """No statement of the start reads through all of them; it finds its rows by an index."""
    fill(prepared(path))
    with counted_statements() as statements:
        async with Store.open(path) as store:
            assert len(await store.duties()) <= 1
            await store.open_tables(GUILD)
            await store.count_open(GUILD)
            await store.tables_of(ANN, GUILD)
            await store.table_at(5)
    assert len(statements) >= 5
    assert [sql for sql in statements if reads_through(path, sql)] == []
    assert reads_through(path, "SELECT id FROM tables WHERE state = ?")


def reads_through(path: Path, sql: str) -> bool:
    """Whether the database would read a whole table of those that grow with the games played."""
    plan = run(path, f"EXPLAIN QUERY PLAN {sql}", [GUILD] * sql.count("?"))
    return bool({"tables", "seats", "events", "posts"} & set(re.findall(r"SCAN (\w+)", str(plan))))


def fill(where: Path) -> None:
    done = replace(table("", phase="over"), state='"' + "x" * 2000 + '"')
    columns = [name for name in done.__dataclass_fields__ if name not in ("id", "seats", "waits")]
    given = [getattr(done, name) for name in columns]
    values = ["NULL" if one is None else f"'{one}'" if isinstance(one, str) else str(one) for one in given]
    many = f"WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < {MANY - 1})"
    run(
        where,
        f"INSERT INTO tables (id, {', '.join(columns)}) {many} SELECT 'T' || n, {', '.join(values)} FROM n",
    )
    run(where, f"INSERT INTO seats {many} SELECT 'T' || n, 0, 1000 + n, 'Ann', NULL, 'en', NULL FROM n")
    for seq in range(1, 6):
        event_of_each = f"SELECT 'T' || n, {seq}, 'acted', 1, 0, 'claim 1', '[]', NULL, 1.0 FROM n"
        run(where, f"INSERT INTO events {many} {event_of_each}")
    run(where, f"INSERT INTO posts {many} SELECT 'T' || n, n, 1, '{{}}', 5, '{{}}', 4, NULL, 0, '[]' FROM n")


async def test_games_with_open_tables_are_told_once_each(store: Store) -> None:
    games: dict[str, tuple[str, Phase]] = {
        "A": ("kingdomino", "lobby"),
        "B": ("kingdomino", "playing"),
        "C": ("dragon_castle", "over"),
    }
    for name, (game, phase) in games.items():
        await store.insert(replace(table(name, phase=phase), game=game), event(), [])
    assert await store.open_games() == ["kingdomino"]


async def test_who_sat_at_another_table_of_a_game_has_played_it(store: Store) -> None:
    await store.insert(table("OVER", phase="over"), event(), [])
    people = store.people
    assert await people.has_played(ANN, "kingdomino", besides="NEW")
    assert not await people.has_played(ANN, "kingdomino", besides="OVER")
    assert not await people.has_played(ANN, "another_game", besides="NEW")
    assert not await people.has_played(99, "kingdomino", besides="NEW")


async def test_what_waits_and_what_is_open_is_counted(store: Store) -> None:
    await store.insert(table("A"), replace(event(), at=10.0), ["lobby"])
    await store.insert(table("B", phase="playing"), replace(event(), at=5.0), ["lobby", "board"])
    await store.insert(table("C", phase="over"), event(), [])
    assert await store.totals.open_tables() == {("kingdomino", "lobby"): 1, ("kingdomino", "playing"): 1}
    waiting = {one.kind: (one.count, one.since) for one in await store.totals.duties()}
    assert waiting == {"lobby": (2, 5.0), "board": (1, 5.0)}
