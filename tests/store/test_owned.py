"""Every SQL table has an owner, and the owner's promises hold with rows in it.

Rows are made from the schema alone, by the names and types of columns: a later table is filled, exported,
erased and deleted here without a new line.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from bot.store import Address, Store, TableRow, Where
from bot.store.owned import AtTables, Nothing, Owned, Owners
from bot.tables.personal.forgetting import Forgetting
from bot.tables.personal.retention import Retention
from bot.tables.preferences import Preferences
from bot.tables.tables import Tables
from bot.time_units import DAY
from tests.prepared import prepared
from tests.store.behind import run
from tests.support.owners import owners

NOW = 1_800_000_000.0
PERSON, GUILD, TABLE, NAME = 900_000_000_000_000_001, 700_000_000_000_000_001, "THEIRS", "Danuta"
OTHER, ELSEWHERE, OTHERS, OTHER_NAME = 900_000_000_000_000_002, 700_000_000_000_000_002, "OTHERS", "Cecylia"
STRANGER = 5


def sql_tables(where: Where) -> set[str]:
    if isinstance(where, Address):
        found = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
    else:
        found = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    return {str(name) for (name,) in run(where, found)}


def _of_the_file() -> list[str]:
    with TemporaryDirectory() as folder:
        return sorted(sql_tables(prepared(Path(folder) / "file.db")))


SQL_TABLES = _of_the_file()


def types_of(where: Where, table: str) -> dict[str, str]:
    """The columns of a table, each with the first word of its type; all places have the same."""
    known = _types.setdefault(isinstance(where, Address), {})
    if table not in known:
        known[table] = _types_of(where, table)
    return known[table]


_types: dict[bool, dict[str, dict[str, str]]] = {}


def _types_of(where: Where, table: str) -> dict[str, str]:
    if isinstance(where, Address):
        look = (
            "SELECT column_name, upper(data_type) FROM information_schema.columns WHERE table_name = ? "
            "AND table_schema = current_schema() AND is_identity = 'NO'"
        )
        return dict(run(where, look, (table,)))
    return {str(row[1]): str(row[2]) for row in run(where, f"PRAGMA table_info({table})")}


def value_of(table: str, column: str, kind: str, *, person: bool, place: bool) -> Any:
    """Returns a value that names the person and their server and table, or others."""
    user, name = (PERSON, NAME) if person else (OTHER, OTHER_NAME)
    guild, table_id = (GUILD, TABLE) if place else (ELSEWHERE, OTHERS)
    known: dict[str, Any] = {
        **dict.fromkeys(("user", "host", "request", "inviter", "invited"), user),
        **dict.fromkeys(("table_id", "id", "tournament"), table_id),
        "guild": guild,
        "name": f"forgetting:{user}" if table == "facts" else name,
        "what": f"table {table_id}",
        "phase": "over",
        "kind": "board",
        "verb": "acted",
        "day": "2026-11-16",
        "lost": None,
        **dict.fromkeys(("seat", "nth", "practice", "rated", "everywhere"), 0),
        "wish": json.dumps({"user": user, "seat": 0, "before": 1, "agreed": [user], "until": 1.0}),
        **dict.fromkeys(("agreed", "told"), json.dumps([user])),
        "board": json.dumps({"text": f"{name} claims", "called": [user]}),
        "private_messages": json.dumps({"0": ["d1", "5/6", True, user]}),
        "outcome": "[]",
        "moves": '[[0, "mine"]]',
        "settings": '{"lang":"pl"}',
        **dict.fromkeys(("options", "terms", "variant", "facts", "state"), "{}"),
    }
    if column in known and (known[column] is None or isinstance(known[column], str) == (kind == "TEXT")):
        return known[column]
    return "x" if kind == "TEXT" else 1.0 if kind in ("REAL", "DOUBLE PRECISION") else 1 + person


def fill(where: Where, *tables: str, person: bool = True, place: bool = True) -> None:
    """Adds one row to each of these tables; the schema's number has its row already."""
    for table in sorted({*tables} - {"castellan_schema"}, key=lambda name: name != "tables"):
        types = types_of(where, table)
        values = [value_of(table, name, kind, person=person, place=place) for name, kind in types.items()]
        marks = ", ".join("?" for _ in types)
        run(where, f"INSERT INTO {table} ({', '.join(types)}) VALUES ({marks})", values)


def rows(where: Where) -> dict[str, list[str]]:
    return {name: sorted(map(str, run(where, f"SELECT * FROM {name}"))) for name in sorted(sql_tables(where))}


def naming(where: Where, *what: object) -> dict[str, list[str]]:
    """Returns the rows that name any of these, by table."""
    found = {
        name: [row for row in its if any(str(one) in row for one in what)]
        for name, its in rows(where).items()
    }
    return {name: its for name, its in found.items() if its}


def unowned(where: Where, found: Owners) -> set[str]:
    return sql_tables(where) ^ {owned.table for owned in found}


async def nobody_absent(row: TableRow) -> list[int]:
    return []


async def forget(store: Store, found: Owners) -> None:
    await Forgetting(Tables(store), store, Preferences(store.people), nobody_absent, found).forget(PERSON)


def retention(store: Store, found: Owners, days: int | None = None) -> Retention:
    preferences = Preferences(store.people)
    return Retention(Tables(store), store, found, preferences, lambda: NOW, days=days, lost_days=30)


@pytest.fixture
def found(store: Store) -> Owners:
    return owners(store, lambda: NOW)


def test_every_sql_table_has_an_owner(where: Where, found: Owners) -> None:
    assert unowned(where, found) == set()
    run(where, "CREATE TABLE nobodys (a INTEGER PRIMARY KEY)")
    try:
        assert unowned(where, found) == {"nobodys"}
    finally:
        run(where, "DROP TABLE nobodys")


def test_no_sql_table_has_two_owners(found: Owners) -> None:
    [first, *_] = found
    with pytest.raises(ValueError, match=first.table):
        found.add(first)


def test_an_owner_who_does_nothing_says_why(found: Owners) -> None:
    for owned in found:
        hooks = (owned.export, owned.erase, owned.drop_guild, owned.drop_table, owned.sweep)
        assert all(hook.because for hook in hooks if isinstance(hook, Nothing)), owned.table


@pytest.mark.parametrize("table", SQL_TABLES)
async def test_a_persons_rows_are_exported_to_them_alone(
    store: Store, where: Where, found: Owners, table: str
) -> None:
    """Only this table names the person; all others name another one."""
    fill(where, *sql_tables(where), person=False, place=False)
    if table == "tables":
        run(where, "UPDATE tables SET host = ?", (PERSON,))
    else:
        run(where, f"DELETE FROM {table}")
        fill(where, table, person=True, place=False)
    [owned] = [one for one in found if one.table == table]
    named = table in naming(where, PERSON)
    assert named != isinstance(owned.export, Nothing)
    assert named != isinstance(owned.erase, Nothing)
    if not isinstance(owned.export, Nothing):
        assert await owned.export(store.database, PERSON) != await owned.export(store.database, STRANGER)


def filled(where: Where) -> dict[str, list[str]]:
    """Fills every table with rows about the person, and about another one elsewhere; returns the latter."""
    fill(where, *sql_tables(where), person=False, place=False)
    others = rows(where)
    fill(where, *sql_tables(where))
    run(where, "INSERT INTO facts (name, value) VALUES (?, 'told')", (f"closed:{TABLE}",))
    return others


def kept(before: dict[str, list[str]], after: dict[str, list[str]]) -> bool:
    return all(row in after[name] for name, its in before.items() for row in its)


async def test_nothing_of_a_forgotten_person_is_left(store: Store, where: Where, found: Owners) -> None:
    others = filled(where)
    assert naming(where, PERSON)
    await forget(store, found)
    assert naming(where, PERSON, NAME) == {}
    assert kept(others, rows(where))


ERASING = [
    name
    for name in SQL_TABLES
    if name not in ("duties", "servers", "rated_games", "daily_posts", "notices", "puzzle_weeks")
]


@pytest.mark.parametrize("table", ERASING)
async def test_an_owner_whose_erasing_does_nothing_is_found(tmp_path: Path, table: str) -> None:
    async with Store.open(tmp_path / "file.db") as store:
        where = tmp_path / "file.db"
        filled(where)
        await forget(store, Owners(_with_lazy(store, table)))
        assert table in naming(where, PERSON)


def _with_lazy(store: Store, table: str) -> list[Owned]:
    """Returns all owners; one of them erases nothing."""
    return [lazy(one) if one.table == table else one for one in reversed(list(owners(store)))]


def lazy(owned: Owned) -> Owned:
    if isinstance(owned.erase, AtTables):
        return replace(owned, erase=replace(owned.erase, erase=lambda connection, table_id, user: None))
    return replace(owned, erase=lambda connection, user: None)


async def test_nothing_of_a_lost_server_is_left_after_its_time(
    store: Store, where: Where, found: Owners
) -> None:
    others = filled(where)
    house = retention(store, found)
    await house.lose(GUILD)
    await house.sweep_servers(NOW + 29 * DAY)
    assert naming(where, GUILD)
    await house.sweep_servers(NOW + 31 * DAY)
    assert naming(where, GUILD) == {}
    assert kept(others, rows(where))
    await house.sweep_rows(NOW)  # a lease of one of its tables ends by itself
    assert naming(where, TABLE) == {}


async def test_what_belongs_to_a_table_goes_with_it(store: Store, where: Where, found: Owners) -> None:
    filled(where)
    run(where, "UPDATE tables SET changed = ? WHERE id = ?", (NOW, OTHERS))
    before = naming(where, OTHERS)
    assert await retention(store, found, days=10).sweep_tables(NOW) == 1
    outliving = {owned.table for owned in found if isinstance(owned.drop_table, Nothing)}
    assert naming(where, TABLE).keys() <= outliving
    assert {"results", "rated_games"} <= naming(where, TABLE).keys()
    assert kept(before, rows(where))


async def test_old_rows_go_where_their_owner_says_so(store: Store, where: Where, found: Owners) -> None:
    filled(where)
    before = rows(where)
    await retention(store, found).sweep_rows(NOW)
    swept = {owned.table for owned in found if not isinstance(owned.sweep, Nothing)}
    assert {"daily_games", "daily_posts"} <= swept
    after = rows(where)
    assert {name for name in before if before[name] != after[name]} == swept
    assert all(after[name] == [] for name in swept)
