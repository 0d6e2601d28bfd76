"""`castellan check`: correct and wrong setups, and how to correct them."""

from __future__ import annotations

import asyncio
import base64
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.cli.check_command import token_form
from bot.store import Address, prepare
from playground.driver import Playground
from playground.permissions import BOT, Permission
from tests.forked import run_bot
from tests.postgres import Cluster


@pytest.fixture
async def pg(bot_or_browser: None) -> AsyncIterator[Playground]:
    async with Playground() as playground:
        yield playground
        assert playground.unimplemented == []


async def check(
    folder: Path, *arguments: str, pg: Playground | None = None, **settings: str
) -> tuple[int, str]:
    """Returns the exit code and the output, in an empty folder with nothing but these settings."""
    environment = {"PATH": "/usr/bin:/bin", **settings}
    if pg is not None:
        environment |= {"DISCORD_TOKEN": pg.token, "DISCORD_API": pg.rest_url} | settings
    run = await asyncio.to_thread(run_bot, "check", *arguments, folder=folder, environment=environment)
    said = run.stdout + run.stderr
    assert "Traceback" not in said
    return run.returncode, said


def wrong(said: str) -> list[str]:
    return [line for line in said.splitlines() if line.startswith("!!")]


async def test_all_is_right(pg: Playground, tmp_path: Path) -> None:
    prepare(tmp_path / "games.sqlite3")
    code, said = await check(tmp_path, "--channels", pg=pg, CASTELLAN_DATA="games.sqlite3")
    assert (code, wrong(said)) == (0, [])
    assert "games.sqlite3 has 0 tables, schema" in said
    assert f"logged in as {pg.world.bot.name.lower()}" in said
    assert f"server {pg.world.guild.name} ({pg.world.guild.id}): has all permissions" in said
    address = f"client_id={pg.world.bot.id}&scope=bot+applications.commands&permissions=377957223424"
    assert f"invitation: https://discord.com/oauth2/authorize?{address}\n" in said
    assert pg.token not in said


async def test_each_server_is_told_with_what_it_lacks_and_how_to_give_it(
    pg: Playground, tmp_path: Path
) -> None:
    other = pg.guild("Castle builders")
    for role in list(other.roles.values()):
        pg.set_role(role, (BOT & ~Permission.ATTACH_FILES) & ~Permission.CREATE_PUBLIC_THREADS, guild=other)
    code, said = await check(tmp_path, pg=pg)
    assert code == 1
    assert wrong(said) == [
        f"!!  server Castle builders ({other.id}) lacks Attach Files, Create Public Threads"
    ]
    assert "without Create Public Threads, tables are played in the channel itself" in said
    assert "permissions=377957223424" in said
    assert f"client_id={pg.world.bot.id}" in said
    assert f"guild_id={other.id}" in said
    assert f"server {pg.world.guild.name} ({pg.world.guild.id}): has all permissions" in said


async def test_what_the_bot_can_do_without_is_told_and_is_no_fault(pg: Playground, tmp_path: Path) -> None:
    for role in list(pg.world.guild.roles.values()):
        pg.set_role(role, BOT & ~Permission.READ_MESSAGE_HISTORY)
    code, said = await check(tmp_path, pg=pg)
    assert code == 0
    assert "lacks Read Message History" in said
    assert "a picture may appear twice after a crash" in said


async def test_a_channel_that_takes_something_away_is_found_when_asked_for(
    pg: Playground, tmp_path: Path
) -> None:
    pg.revoke(Permission.SEND_MESSAGES, pg.channel("quiet"))
    pg.revoke(Permission.VIEW_CHANNEL, pg.channel("hidden"))
    assert (await check(tmp_path, pg=pg))[0] == 0
    code, said = await check(tmp_path, "--channels", pg=pg)
    assert code == 1
    assert "#quiet lacks Send Messages" in said
    assert "hidden" not in said


async def test_a_token_that_discord_does_not_accept(pg: Playground, tmp_path: Path) -> None:
    code, said = await check(tmp_path, pg=pg, DISCORD_TOKEN="something.else.entirely")
    assert code == 1
    assert "does not accept DISCORD_TOKEN" in said
    assert "something.else" not in said


@pytest.mark.parametrize(
    ("token", "right"),
    [
        (
            base64.b64encode(b"198622483471925248").decode().rstrip("=") + ".Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7k",
            True,
        ),
        ("0123456789abcdef0123456789abcdef", False),
        ("words.with.dots", False),
    ],
)
def test_the_form_of_a_token(token: str, right: bool) -> None:
    found = token_form(token)
    assert found.right is right
    assert token not in found.text


@pytest.mark.usefixtures("bot_or_browser")
async def test_settings_that_are_not_there(tmp_path: Path) -> None:
    code, said = await check(tmp_path)
    assert code == 1
    assert "DISCORD_TOKEN is not set" in said


async def test_files_that_cannot_be_used_are_named_and_left_as_they_are(
    pg: Playground, tmp_path: Path
) -> None:
    newer = tmp_path / "newer.sqlite3"
    with sqlite3.connect(newer) as connection:
        connection.execute("CREATE TABLE tables (id)")
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    noise = tmp_path / "noise.sqlite3"
    noise.write_bytes(b"no database at all, but long enough to look like one" * 40)
    for file, told in ((newer, "schema 99"), (noise, "can't be read: file is not a database")):
        before = file.read_bytes()
        code, said = await check(tmp_path, pg=pg, CASTELLAN_DATA=str(file))
        assert code == 1
        assert told in said
        assert file.read_bytes() == before
    assert (await check(tmp_path, pg=pg, CASTELLAN_DATA="none/yet.sqlite3"))[0] == 0
    assert not (tmp_path / "none").exists()


async def test_a_database_is_looked_at_and_left_as_it_is(
    pg: Playground, postgres: Cluster, database: Address, tmp_path: Path
) -> None:
    code, said = await check(tmp_path, pg=pg, CASTELLAN_DATA=database.secret)
    assert code == 0
    assert f"{database} has 0 tables, schema" in said
    empty = postgres.empty()
    for _ in range(2):
        code, said = await check(tmp_path, pg=pg, CASTELLAN_DATA=empty.secret)
        assert code == 0
        assert "is empty; the first start prepares it" in said


async def test_a_database_that_does_not_let_us_in_is_told_without_the_password(
    pg: Playground, postgres: Cluster, tmp_path: Path
) -> None:
    wrong_one = f"postgresql://stranger:sesame@127.0.0.1:{postgres.port}/postgres"
    code, said = await check(tmp_path, pg=pg, CASTELLAN_DATA=wrong_one)
    assert code == 1
    assert "Check the name and the password in CASTELLAN_DATA" in said
    assert "sesame" not in said
