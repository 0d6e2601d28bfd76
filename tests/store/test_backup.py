"""A backup of a bot that is writing: it has all changes acknowledged before it began, and nothing half."""

from __future__ import annotations

import argparse
import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.cli import backup_command as command
from bot.store import Address, DuplicateRequest, SeatRow, Store, UnusableFile, Where, prepare
from bot.store.maintenance.backup import backup
from bot.store.maintenance.moving import move
from tests.postgres import Cluster
from tests.store.behind import run
from tests.store.houses import live_in, play_on, stand
from tests.store.samples import event, table
from tests.support.waiting import PATIENCE

TABLES = [f"T{number}" for number in range(12)]


async def write(
    store: Store, name: str, said: dict[str, int], busy: asyncio.Event, stop: asyncio.Event
) -> None:
    """Changes one table after the other, as fast as possible; records the acknowledged changes."""
    row = table(name)
    await store.insert(row, event(), ["lobby"])
    while not stop.is_set():
        seq = row.seq + 1
        seats = tuple(SeatRow(number, str(seq)) for number in range(3))
        row = replace(row, seq=seq, phase="playing", state=f'"{seq}' + "x" * 5000 + '"', seats=seats)
        await store.save(row, event(seq, request=hash((name, seq)) % 2**60), ["board"], seats_changed=True)
        said[name] = seq
        if len(said) == len(TABLES) and min(said.values()) > 5:
            busy.set()


async def check(where: Where, least: dict[str, int], most: dict[str, int]) -> None:
    """Checks that every table is at one of its moments, between these, with all its rows."""
    async with Store.open(where) as store:
        outbox = {item.table_id: item.seq for item in await store.duties() if item.kind == "board"}
        for name in TABLES:
            row = await store.load(name)
            assert row is not None
            assert least[name] <= row.seq <= most[name] + 1
            assert [entry.seq for entry in await store.log(name)] == list(range(1, row.seq + 1))
            assert {seat.name for seat in row.seats} == {str(row.seq)}
            assert (row.state or "").startswith(f'"{row.seq}x')
            assert outbox[name] == row.seq
            last = (await store.log(name))[-1]
            with pytest.raises(DuplicateRequest):  # a redelivery is known after a restore too
                await store.save(replace(row, seq=row.seq + 1), replace(last, seq=row.seq + 1), [])


async def test_a_backup_under_load_has_all_that_was_acknowledged_before_it_began(
    where: Where, tmp_path: Path, postgres: Cluster
) -> None:
    said: dict[str, int] = {}
    busy, stop = asyncio.Event(), asyncio.Event()
    target = tmp_path / "backups" / "monday.sqlite3"
    async with Store.open(where) as store:
        writing = asyncio.gather(*(write(store, name, said, busy, stop) for name in TABLES))
        await asyncio.wait_for(busy.wait(), PATIENCE)
        before = dict(said)
        told: list[str] = []
        await asyncio.to_thread(backup, where, target, told.append)
        after = dict(said)
        assert sum(after.values()) > sum(before.values())  # the bot went on writing
        stop.set()
        await writing
    assert told[-1] == f"The backup is complete: {target}"
    assert [file.name for file in target.parent.iterdir()] == ["monday.sqlite3"]
    await check(target, before, after)
    new = postgres.empty()
    prepare(new)
    move(target, new, told.append)
    await check(new, before, after)


async def test_a_backup_is_restored_by_using_it(
    where: Where, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = await live_in(where)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("CASTELLAN_DATA", where.secret if isinstance(where, Address) else str(where))
    parser = argparse.ArgumentParser()
    command.arguments(parser)
    assert command.run(parser.parse_args(["copy.sqlite3"])) == 0
    assert "events: " in capsys.readouterr().out
    assert await stand(Path("copy.sqlite3")) == before
    await play_on(Path("copy.sqlite3"))
    assert await stand(where) == before
    assert command.run(parser.parse_args(["copy.sqlite3"])) == 2
    assert capsys.readouterr().err == ("copy.sqlite3 is there already: give the backup a name of its own.\n")


async def test_a_backup_that_fails_leaves_nothing(where: Where, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    if isinstance(where, Address):
        run(where, "ALTER TABLE followers RENAME TO elsewhere")
    try:
        with pytest.raises(UnusableFile):
            backup(where, folder / "copy.sqlite3", lambda line: None)
    finally:
        if isinstance(where, Address):
            run(where, "ALTER TABLE elsewhere RENAME TO followers")
    assert list(folder.iterdir()) == []
