"""Starting the bot: settings that are right, wrong or missing, and files that can't be used."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
from contextlib import suppress
from pathlib import Path
from unittest.mock import AsyncMock, MagicMock

import pytest

from bot.store import Store, StoreAway, alone_with, prepare
from tests.forked import run_bot
from tests.simcord.server import castellan

pytestmark = pytest.mark.usefixtures("bot_or_browser")

SECRET = "MTk4NjIyNDgzNDcxOTI1MjQ4.secret.token"


def start(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """`python -m bot` in an empty folder with nothing but this environment."""
    bare = {
        name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "CASTELLAN"))
    }
    return run_bot(folder=folder, environment={**bare, **environment})


def sentence(run: subprocess.CompletedProcess[str]) -> str:
    assert run.returncode == 2
    assert "Traceback" not in run.stderr
    assert SECRET not in run.stderr + run.stdout
    lines = run.stderr.strip().splitlines()
    assert len(lines) == 1
    return lines[0]


def test_without_a_token_three_lines_say_what_to_do_and_offer_the_playground(tmp_path: Path) -> None:
    run = start(tmp_path)
    assert run.returncode == 2
    missing, token, playground = run.stderr.splitlines()
    assert missing == "DISCORD_TOKEN is not set."
    assert ".env" in token
    assert "castellan play" in playground


def test_an_empty_token_is_one_sentence_and_code_2(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=\n")
    assert "DISCORD_TOKEN is empty" in sentence(start(tmp_path))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("CASTELLAN_TABLES_PER_SERVER", "many"),
        ("CASTELLAN_TABLES_PER_PERSON", "0"),
        ("CASTELLAN_LOG_LEVEL", "LOUD"),
    ],
)
def test_a_wrong_setting_is_named_in_one_sentence(tmp_path: Path, key: str, value: str) -> None:
    run = start(tmp_path, DISCORD_TOKEN=SECRET, **{key: value})
    assert key in sentence(run)


def test_a_newer_data_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    data = tmp_path / "new.sqlite3"
    with sqlite3.connect(data) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    nowhere = "http://127.0.0.1:9/api/v10"
    run = start(tmp_path, DISCORD_TOKEN=SECRET, CASTELLAN_DATA=str(data), DISCORD_API=nowhere)
    assert "schema 99" in sentence(run)
    with sqlite3.connect(data) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (99,)


def test_a_database_that_does_not_answer_is_one_sentence_and_code_1_so_that_it_is_tried_again(
    tmp_path: Path,
) -> None:
    run = start(tmp_path, DISCORD_TOKEN=SECRET, CASTELLAN_DATA="postgresql://u:hidden@127.0.0.1:9/data")
    assert run.returncode == 1
    assert run.stderr.startswith("The database postgresql://u:***@127.0.0.1:9/data can't be used: ")
    assert run.stderr.count("\n") == 1
    assert "hidden" not in run.stderr


def test_a_second_bot_on_the_same_file_is_refused_and_the_first_is_named(tmp_path: Path) -> None:
    data = tmp_path / "castellan.sqlite3"
    nowhere = "http://127.0.0.1:9/api/v10"
    with alone_with(data):
        run = start(tmp_path, DISCORD_TOKEN=SECRET, CASTELLAN_DATA=str(data), DISCORD_API=nowhere)
    assert f"in use by another bot: process {os.getpid()} on" in sentence(run)


def test_a_file_that_is_looked_through_once_is_not_looked_through_again(tmp_path: Path) -> None:
    """`python -m bot` prepares the file before anything else; the bot then opens it as it is."""
    data = tmp_path / "castellan.sqlite3"
    prepare(data)
    with sqlite3.connect(data) as connection:
        connection.execute("UPDATE facts SET value = 'cleanly'")
    connection.close()

    async def opened() -> str | None:
        async with Store.open(data, prepared=True) as store:
            return await store.fact("stopped")

    assert asyncio.run(opened()) == "cleanly"


async def test_a_stop_that_came_as_the_session_began_is_heeded_when_it_is_ready(tmp_path: Path) -> None:
    """`asyncio.wait_for` swallows a cancellation that comes in the moment in which its work is done."""
    client = castellan(tmp_path / "castellan.sqlite3")

    async def run() -> None:
        client._running = asyncio.current_task()
        assert client._running is not None
        client._running.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(0)
        await client.on_ready()

    await asyncio.create_task(run())
    assert client.is_closed()


async def test_an_event_after_the_end_is_dropped(tmp_path: Path) -> None:
    """discord.py may find that everything is ready when the bot has already been stopped."""
    client = castellan(tmp_path / "castellan.sqlite3")
    async with client:
        pass
    client.dispatch("ready")


async def test_a_database_that_is_away_as_the_session_begins_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is waited for like everywhere, and publishing begins."""
    client = castellan(tmp_path / "castellan.sqlite3")
    begun: list[bool] = []

    class Publisher:
        async def start(self) -> None:
            begun.append(True)

        def take_up(self, *asked: object) -> None:
            pass

    async def close_lost(runtime: object) -> None:
        raise StoreAway("the database is away")

    runtime = MagicMock(
        publisher=Publisher(), peers=None, forgetting=AsyncMock(), reminders=AsyncMock(), tables=AsyncMock()
    )
    monkeypatch.setattr(client, "runtime", runtime)
    monkeypatch.setattr(client, "_close_lost", close_lost)
    await client.on_ready()
    assert begun == [True]
    told = [record for record in caplog.records if "lost servers" in record.getMessage()]
    assert [(record.levelname, record.exc_info) for record in told] == [("WARNING", None)]
