"""Damaged files: after pages are overwritten, everything outside them still works."""

from __future__ import annotations

import asyncio
import gzip
import logging
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.store import DamagedPart, Posts, Store, UnusableFile, prepare
from bot.store.sqlite.migrate import newest_schema
from tests.soak import in_turn
from tests.store.samples import ANN, GUILD, after, event, table

TABLES = [f"T{number:05}" for number in range(300)]
BOARD = f'{{"message": 1, "text": "{"Ann claims. " * 20}"}}'
GARBAGE = b"\xff"
ON_A_PAGE = {
    "tables": (TABLES[150], "kingdomino"),
    "seats": (TABLES[150], "Moat", "random"),
    "events": (TABLES[150], "opened"),
    "posts": (TABLES[150], "Ann claims. "),
}
"""Texts that stand together on one page of each kind."""


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Many tables in play, each with a picture, events and duties; everything on several pages."""
    path = tmp_path_factory.mktemp("filled") / "castellan.sqlite3"

    async def fill() -> None:
        async with Store.open(path) as store:
            for table_id in TABLES:
                row = table(table_id)
                await store.insert(row, event(verb="opened"), ["lobby"])
                await store.save(after(row), event(2), ["board", "computer"])
                await store.set_posts(table_id, Posts(venue=70, lobby=1, board=BOARD, shown=1))
            await store.set_fact("application", "7")

    asyncio.run(fill())
    return path


def fill(path: Path, filled: Path, *, stopped: str = "cleanly") -> None:
    """Copies that file, as a bot left it that was stopped or killed."""
    shutil.copyfile(filled, path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE facts SET value = ? WHERE name = 'stopped'", (stopped,))


def root_of(path: Path, name: str) -> int:
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (name,)).fetchone()
    return int(found[0])


def damage(path: Path, page: int, *, offset: int = 0, size: int = 4096) -> None:
    """Overwrites a part of a page; pages count from 1."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        assert connection.execute("PRAGMA page_size").fetchone() == (4096,)
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096 + offset)
        file.write(GARBAGE * size)


def leaf_with(path: Path, *texts: str) -> int:
    """Returns the page that contains all of these texts."""
    data = path.read_bytes()
    pages = [data[start : start + 4096] for start in range(0, len(data), 4096)]
    return next(n for n, page in enumerate(pages, 1) if all(text.encode() in page for text in texts))


def kept(path: Path) -> list[Path]:
    return list(path.parent.glob("*.damaged-*"))


@pytest.mark.parametrize("stopped", ["cleanly", "no"])
@pytest.mark.parametrize("part", ["duties", "facts"])
async def test_a_start_with_unreadable_duties_or_facts_goes_on(
    tmp_path: Path, filled: Path, caplog: pytest.LogCaptureFixture, part: str, stopped: str
) -> None:
    path = tmp_path / "castellan.sqlite3"
    fill(path, filled, stopped=stopped)
    damage(path, root_of(path, part))
    with caplog.at_level(logging.ERROR):
        async with Store.open(path) as store:
            outbox = await store.duties()
            assert {item.table_id for item in outbox} == set(TABLES)
            wanted = {"board", "computer", "lobby"} | ({"private_messages"} if part == "duties" else set())
            assert {item.kind for item in outbox if item.table_id == TABLES[7]} == wanted
            assert {item.seq for item in outbox if item.kind == "board"} == {2}
            row = await store.load(TABLES[7])
            assert row is not None
            await store.save(replace(row, seq=3), event(3), ["board"])  # and can be written
            assert len(await store.log(TABLES[7])) == 3
            assert await store.fact("duties") is None
    assert f"parts are lost of: {part}" in caplog.text
    assert len(kept(path)) == 1
    assert kept(path)[0].name in caplog.text


async def test_duties_are_rebuilt_for_what_may_be_waiting_only(tmp_path: Path) -> None:
    path = tmp_path / "castellan.sqlite3"
    async with Store.open(path) as store:
        for table_id, phase, shown in (
            ("LOBBYY", "lobby", 0),
            ("PLAYED", "playing", 1),
            ("UNTOLD", "over", 0),
            ("TOLDDD", "over", 1),
            ("ENDEDD", "ended", 0),
        ):
            await store.insert(table(table_id, phase=phase), event(), [])  # type: ignore[arg-type]
            await store.set_posts(table_id, Posts(venue=70, shown=shown))
    damage(path, root_of(path, "duties"))
    async with Store.open(path) as store:
        outbox = {(item.table_id, item.kind) for item in await store.duties()}
    assert outbox == {
        ("LOBBYY", "lobby"),
        *(("PLAYED", kind) for kind in ("lobby", "board", "private_messages", "computer")),
        ("UNTOLD", "lobby"),
        ("UNTOLD", "board"),
    }


@pytest.mark.parametrize("index", ["tables_open", "sqlite_autoindex_tables_1", "posts_at", "seats_of_user"])
async def test_a_damaged_index_loses_nothing(
    tmp_path: Path, filled: Path, caplog: pytest.LogCaptureFixture, index: str
) -> None:
    path = tmp_path / "castellan.sqlite3"
    fill(path, filled, stopped="no")
    damage(path, root_of(path, index))
    with caplog.at_level(logging.ERROR):
        async with Store.open(path) as store:
            assert len(await store.open_tables(GUILD, limit=1000)) == len(TABLES)
            assert await store.count_open_of(ANN) == len(TABLES)
            assert await store.table_at(70) is not None
    assert "nothing is lost" in caplog.text


@pytest.mark.parametrize("part", ["tables", "seats", "events", "posts"])
async def test_a_damaged_page_of_rows_takes_only_what_stands_on_it(
    tmp_path: Path, filled: Path, part: str
) -> None:
    path = tmp_path / "castellan.sqlite3"
    fill(path, filled, stopped="no")
    damage(path, leaf_with(path, *ON_A_PAGE[part]))
    async with Store.open(path) as store:
        rows = {row.id: row for row in await store.open_tables(GUILD, limit=1000)}
        posts = {table_id: await store.posts(table_id) for table_id in rows}
        logs = {table_id: await store.log(table_id) for table_id in rows}
        whole = [
            table_id
            for table_id, row in rows.items()
            if len(row.seats) == 3 and posts[table_id].venue == 70 and len(logs[table_id]) == 2
        ]
        assert len(TABLES) - 80 < len(whole) < len(TABLES)
        assert TABLES[0] in whole
        assert TABLES[-1] in whole
        assert {len(row.seats) for row in rows.values()} <= {0, 3}  # never some of them
        row = rows[whole[0]]
        await store.save(replace(row, seq=3), event(3), ["board"])
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def test_two_damaged_pages_leave_what_is_between_them(tmp_path: Path, filled: Path) -> None:
    path = tmp_path / "castellan.sqlite3"
    fill(path, filled, stopped="no")
    damage(path, leaf_with(path, TABLES[100], "opened"))
    damage(path, leaf_with(path, TABLES[200], "opened"))
    async with Store.open(path) as store:
        assert len(await store.log(TABLES[150])) == 2
        assert len(await store.log(TABLES[100])) < 2


async def test_damaged_letters_in_one_state_leave_the_others_readable(tmp_path: Path, filled: Path) -> None:
    """Bytes that are no text: no check finds them, and they must not break the list of tables."""
    path = tmp_path / "castellan.sqlite3"
    fill(path, filled)
    async with Store.open(path) as store:
        row = await store.load(TABLES[3])
        assert row is not None
        await store.save(replace(row, seq=3, state='"' + "castle" * 2000 + '"'), event(3), [])
    damage(path, leaf_with(path, "castle" * 600), offset=200, size=50)
    async with Store.open(path) as store:
        assert len(await store.open_tables(GUILD, limit=1000)) == len(TABLES)
        hurt = await store.load(TABLES[3])
        assert hurt is not None
        assert hurt.state is not None
        assert "\ufffd" in hurt.state
    assert kept(path) == []


async def test_damage_that_is_met_while_running_is_mended_by_the_next_start(
    tmp_path: Path, filled: Path
) -> None:
    path = tmp_path / "castellan.sqlite3"
    fill(path, filled)
    damage(path, leaf_with(path, TABLES[150], "opened"))
    async with Store.open(path) as store:  # after a clean stop the file is not checked for damage
        with pytest.raises(DamagedPart):
            await store.log(TABLES[150])
    assert kept(path) == []
    async with Store.open(path) as store:
        await store.log(TABLES[150])
    assert len(kept(path)) == 1
    prepare(path)
    assert len(kept(path)) == 1


@pytest.mark.parametrize("part", ["tables", "seats", "posts"])
async def test_damage_that_is_met_while_running_hides_no_other_table(
    tmp_path: Path, filled: Path, caplog: pytest.LogCaptureFixture, part: str
) -> None:
    path = tmp_path / "castellan.sqlite3"
    fill(path, filled)
    async with Store.open(path) as store:
        damage(path, leaf_with(path, *ON_A_PAGE[part]))
        listed = [row.id for row in await store.open_tables(GUILD, limit=1000)]
        assert len(TABLES) - 80 < len(listed) <= len(TABLES)
        assert {TABLES[0], TABLES[-1]} <= {*listed}
        mine = [row.id for row in await store.tables_of(ANN, None, limit=1000)]
        assert {TABLES[0], TABLES[-1]} <= {*mine} <= {*listed}
        assert len(await store.tables_of(ANN, GUILD, limit=3)) == 3
        assert await store.table_at(70) is not None
        assert await store.finished_tables(GUILD, 0.0) == []
        assert await store.count_open(GUILD) <= len(TABLES)
        assert len(TABLES) - 80 < await store.count_open_of(ANN) <= len(TABLES)
        assert store.unreadable == {*TABLES} - {*listed}
        assert (TABLES[150] in store.unreadable) == (part == "tables")
        if part != "posts":
            with pytest.raises(DamagedPart):
                await store.load(TABLES[150])
        assert await store.load("NOSUCH") is None
        row = await store.load(TABLES[0])
        assert row is not None
        await store.save(replace(row, seq=3), event(3), ["board"])
        assert len(await store.open_tables(GUILD, limit=1000)) == len(listed)
    told = [record for record in caplog.records if "event=data_part_damaged" in record.message]
    assert len(told) == (part == "tables")  # once, not with every list


@pytest.mark.parametrize("index", ["tables_open", "sqlite_autoindex_tables_1", "posts_at", "seats_of_user"])
async def test_a_damaged_index_that_is_met_while_running_hides_nothing(
    tmp_path: Path, filled: Path, index: str
) -> None:
    path = tmp_path / "castellan.sqlite3"
    fill(path, filled)
    async with Store.open(path) as store:
        damage(path, root_of(path, index))
        assert len(await store.open_tables(GUILD, limit=1000)) == len(TABLES)
        assert await store.count_open_of(ANN) == len(TABLES)
        assert await store.table_at(70) is not None
        assert await store.load(TABLES[150]) is not None
        assert store.unreadable == set()


@pytest.mark.parametrize("part", ["tables", "sqlite_schema"])
async def test_where_no_table_can_be_read_that_is_said_and_the_file_is_left_alone(
    tmp_path: Path, part: str
) -> None:
    path = tmp_path / "castellan.sqlite3"
    async with Store.open(path) as store:
        await store.insert(table(), event(), ["lobby"])
    page, offset = (root_of(path, "tables"), 0) if part == "tables" else (1, 100)
    damage(path, page, offset=offset, size=4096 - offset)
    before = path.read_bytes()
    with pytest.raises(UnusableFile, match="It is damaged: put a backup in its place"):
        prepare(path)
    assert path.read_bytes() == before
    assert not [name for name in os.listdir(tmp_path) if "rescued" in name or "damaged" in name]


async def test_after_a_clean_stop_a_file_is_not_looked_through(tmp_path: Path, filled: Path) -> None:
    path = tmp_path / "castellan.sqlite3"
    fill(path, filled)
    damage(path, root_of(path, "events"))
    prepare(path)
    assert kept(path) == []
    prepare(path)  # as after a kill
    assert len(kept(path)) == 1


async def test_an_old_file_is_mended_before_it_is_migrated(tmp_path: Path) -> None:
    path = tmp_path / "castellan.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(Path(__file__).with_name("schema_1.sql").read_text(encoding="utf-8"))
    damage(path, root_of(path, "duties"))
    async with Store.open(path) as store:
        assert await store.duties()


async def test_a_row_that_breaks_a_rule_of_the_schema_is_left_out_and_the_others_stay(
    tmp_path: Path, filled: Path
) -> None:
    path = tmp_path / "castellan.sqlite3"
    fill(path, filled, stopped="no")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("INSERT INTO duties VALUES (?, 'dance', 1)", (TABLES[0],))
    async with Store.open(path) as store:
        kinds = {item.kind for item in await store.duties() if item.table_id == TABLES[0]}
    assert kinds == {"lobby", "board", "computer"}
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA quick_check").fetchone() == ("ok",)


def overwrite_root(path: Path, name: str) -> None:
    damage(path, root_of(path, name))


def overwrite_the_middle(path: Path) -> None:
    damage(path, pages_of(path) // 2)


def overwrite_a_quarter(path: Path) -> None:
    damage(path, pages_of(path) // 2, size=pages_of(path) // 4 * 4096)


def cut_off(path: Path) -> None:
    os.truncate(path, int(path.stat().st_size * 0.6))


def pages_of(path: Path) -> int:
    return path.stat().st_size // 4096


KINDS: dict[str, Callable[[Path], None]] = {
    "the root of tables": partial(overwrite_root, name="tables"),
    "the root of events": partial(overwrite_root, name="events"),
    "the root of seats": partial(overwrite_root, name="seats"),
    "a page in the middle": overwrite_the_middle,
    "a quarter": overwrite_a_quarter,
    "cut to 60 %": cut_off,
}


@pytest.mark.parametrize(("kind", "schema"), in_turn(list(KINDS), range(1, newest_schema() + 1)))
async def test_a_damaged_file_of_an_earlier_version_is_never_migrated_without_a_word(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, kind: str, schema: int
) -> None:
    """It does not say that it was closed cleanly, so it is checked before anything is changed in it."""
    path = tmp_path / "castellan.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        frozen = Path(__file__).parent / "frozen" / f"schema_{schema}.sql.gz"
        connection.executescript(gzip.decompress(frozen.read_bytes()).decode())
        connection.execute("DELETE FROM facts WHERE name = 'stopped'")
        connection.commit()
    KINDS[kind](path)
    caplog.set_level(logging.ERROR)
    told = ""
    try:
        await asyncio.to_thread(prepare, path)
    except UnusableFile as error:
        told = str(error)
    logged = [record.getMessage() for record in caplog.records]
    assert f"the data file {path} is damaged" in logged[0]
    if told:
        assert "It is damaged: put a backup in its place" in told
    else:
        assert f"{path} was repaired; " in logged[-1]  # and then what is lost
        assert len(kept(path)) == 1


async def test_before_a_migration_the_file_is_copied_beside_itself(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "castellan.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(Path(__file__).with_name("schema_1.sql").read_text(encoding="utf-8"))
    caplog.set_level(logging.INFO)
    await asyncio.to_thread(prepare, path)
    copy = path.with_name("castellan.sqlite3.schema-1")
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert any(str(copy) in record.getMessage() for record in caplog.records)
    copy.unlink()
    await asyncio.to_thread(prepare, path)
    assert not copy.exists()
