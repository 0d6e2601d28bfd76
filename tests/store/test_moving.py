"""Moving everything from one database to another: whole games, killed and resumed, then compared."""

from __future__ import annotations

import argparse
import asyncio
import re
from pathlib import Path
from threading import Timer

import psycopg
import pytest

from bot.cli import move_data_command as move_data
from bot.store import Address, Store, UnusableFile, Where, alone_with, prepare
from bot.store.maintenance import copying
from bot.store.maintenance.moving import NotTheSame, move
from bot.store.postgres import copy_end
from tests.forked import Forked
from tests.postgres import Cluster
from tests.store.behind import run
from tests.store.houses import live_in, play_on, stand


def named(where: Where) -> str:
    return where.secret if isinstance(where, Address) else str(where)


@pytest.fixture(
    params=[
        pytest.param("file to server", marks=pytest.mark.database_server),
        pytest.param("server to file", marks=pytest.mark.database_server),
        "file to file",
    ]
)
def ends(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Where, Where]:
    source: Where = tmp_path / "from.db"
    target: Where = tmp_path / "new folder" / "to.db"
    if request.param == "file to server":
        target = request.getfixturevalue("database")
    if request.param == "server to file":
        source = request.getfixturevalue("database")
    return source, target


def ids(where: Where) -> list[str]:
    return [row[0] for row in run(where, "SELECT id FROM tables ORDER BY rowid")]


async def test_whole_games_are_moved_and_go_on(
    ends: tuple[Where, Where], capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = ends
    before = await live_in(source)
    parser = argparse.ArgumentParser()
    move_data.arguments(parser)
    assert move_data.run(parser.parse_args([named(source), named(target)])) == 0
    said = capsys.readouterr().out
    compared = re.findall(r"^(\w+): ([\d,]+) rows (\w{16}) \| ([\d,]+) rows (\w{16})$", said, re.MULTILINE)
    assert {"tables", "events", "results", "ratings"} <= {one[0] for one in compared}
    assert all(one[1:3] == one[3:] for one in compared)
    assert int({one[0]: one[1] for one in compared}["events"]) > 50
    assert re.search(r"^events: (\d+) of \1$", said, re.MULTILINE)
    assert said.endswith("Both sides are the same.\n")
    assert await stand(target) == before
    assert ids(target) == ids(source)
    await play_on(target)
    assert await stand(source) == before  # it is a copy: the source stays as it was


async def test_what_was_killed_is_taken_up_and_not_used_before_it_is_whole(ends: tuple[Where, Where]) -> None:
    source, target = ends
    before = await live_in(source)
    said = ""
    for lines in (1, 3, 9, 2):
        said += killed(source, target, lines)
        with pytest.raises(
            UnusableFile, match=r"is a copy that is not whole: run `castellan move-data` again"
        ):
            prepare(target)
    assert "resumed at" in said
    copied = ids(target)
    told: list[str] = []
    move(source, target, told.append)
    assert copied == ids(source)[: len(copied)]
    assert told[-1] == "Both sides are the same."
    assert await stand(target) == before
    await play_on(target)


def killed(source: Where, target: Where, lines: int) -> str:
    """Returns the output of the command until it was killed, after `lines` batches."""
    process = Forked(lambda: moved_in_small_batches(source, target))
    said = "".join(process.said.readline() for _ in range(lines))
    process.kill()
    assert process.wait() == -9, said
    return said


def moved_in_small_batches(source: Where, target: Where) -> None:
    """Runs the command in small batches, so that it can be killed between them."""
    copying.BATCH = 5
    parser = argparse.ArgumentParser()
    move_data.arguments(parser)
    move_data.run(parser.parse_args([named(source), named(target)]))


async def test_a_row_that_was_tampered_with_is_found(
    ends: tuple[Where, Where], capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = ends
    await live_in(source)
    killed(source, target, 12)
    (copied, *_) = run(target, "SELECT table_id, seq FROM events")
    run(target, "UPDATE events SET at = at + 0.001 WHERE table_id = ? AND seq = ?", copied)
    parser = argparse.ArgumentParser()
    move_data.arguments(parser)
    assert move_data.run(parser.parse_args([named(source), named(target)])) == 1
    assert "The copy differs in: events." in capsys.readouterr().err
    with pytest.raises(UnusableFile, match="not whole"):
        prepare(target)


async def test_a_source_that_has_changed_since_is_found(ends: tuple[Where, Where]) -> None:
    source, target = ends
    await live_in(source)
    killed(source, target, 12)
    run(source, "UPDATE tables SET changed = changed + 1 WHERE id = ?", (ids(source)[0],))
    with pytest.raises(NotTheSame, match="tables"):
        move(source, target, lambda line: None)


async def test_a_target_that_holds_something_is_refused_and_left_alone(
    ends: tuple[Where, Where], tmp_path: Path
) -> None:
    source, target = ends
    await live_in(source)
    async with Store.open(target) as store:
        await store.people.set_settings(1, "{}")
    with pytest.raises(UnusableFile, match="holds something already"):
        move(source, target, lambda line: None)
    assert ids(target) == []
    run(target, "DELETE FROM people")
    killed(source, target, 2)
    other = tmp_path / "other.db"
    await live_in(other)
    with pytest.raises(UnusableFile, match="is being filled from"):
        move(other, target, lambda line: None)
    with pytest.raises(UnusableFile, match="is not whole itself"):
        move(target, tmp_path / "third.db", lambda line: None)


async def test_a_place_that_a_bot_uses_is_refused(
    ends: tuple[Where, Where], monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = ends
    await live_in(source)
    prepare(target)
    with monkeypatch.context() as patch:
        patch.setattr(copy_end, "LEAVING_SECONDS", 0.1)
        for where in ends:
            with alone_with(where):
                async with Store.open(where) as store:
                    await store.fact("application")
                    with pytest.raises(UnusableFile, match=r"is in use by (another|a) bot"):
                        move(source, target, lambda line: None)
    move(source, target, lambda line: None)


async def test_a_database_whose_bot_is_just_leaving_is_waited_for(tmp_path: Path, database: Address) -> None:
    """PostgreSQL notices a little later that a client was killed or has left."""
    source = tmp_path / "from.db"
    before = await live_in(source)
    leaving = psycopg.connect(f"{database.secret}?application_name=castellan")
    Timer(0.3, leaving.close).start()
    await asyncio.to_thread(move, source, database, lambda line: None)
    assert leaving.closed
    assert await stand(database) == before


async def test_rows_without_their_table_are_left_out_and_told(tmp_path: Path, database: Address) -> None:
    """Damage can take a table and leave its rows: PostgreSQL would refuse those."""
    source = tmp_path / "from.db"
    await live_in(source)
    run(source, "DELETE FROM tables WHERE id = ?", (ids(source)[0],))
    told: list[str] = []
    move(source, database, told.append)
    assert [line for line in told if "belong to no table" in line]
    assert ids(database) == ids(source)


@pytest.mark.parametrize(
    ("source", "target", "why"),
    [
        ("nowhere.db", "to.db", "There is no data file"),
        ("mysql://host/data", "to.db", "mysql:// is not known"),
        ("from.db", "from.db", "can't be copied to itself"),
        ("from.db", "postgresql://u:secret@127.0.0.1:1/data", "Check that PostgreSQL runs there"),
    ],
)
async def test_what_can_not_be_moved_is_told_in_a_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    source: str,
    target: str,
    why: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    prepare(Path("from.db"))
    assert move_data.run(argparse.Namespace(source=source, target=target)) == 2
    said = capsys.readouterr().err
    assert why in said
    assert "secret" not in said
    assert said.count("\n") == 1


async def test_from_server_to_server(postgres: Cluster) -> None:
    source, target = postgres.fresh(), postgres.fresh()
    before = await live_in(source)
    move(source, target, lambda line: None)
    assert await stand(target) == before
