"""Nothing that a player can fetch tells them of the deal at another table of their round.

The walk presses every verb and runs every command that it finds, about the other table. Then that table is
dealt from another seed, and the same walk must get the same answers: whatever differs is a leak.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.app_commands import Command, Group
from simcord import MemberActor

from bot.process.client import Castellan
from bot.store import SeatRow
from bot.tables.actors import Venue
from bot.tables.terms import Terms
from engines.registry import game
from tests.simcord.reading import Seen
from tests.simcord.server import Server, castellan
from tests.support.features import all_verbs

SEED, OTHER_SEED = "1" * 32, "2" * 32
MINE, OTHER = "AAAA22", "BBBB22"
PRESSES = (f"k1:{OTHER}:2:{{}}:", f"k1:{OTHER}:2:{{}}:0", f"k1:-:0:{{}}:{OTHER}")
"""The ids of buttons about the other table: as its subject, or as an argument."""
KEPT_AWAY = {"me.forget", "server.settings"}


def command_tree(bot: Castellan) -> Any:
    """Returns the tree that discord.py dispatches commands to."""
    return bot._connection._command_tree


def commands(bot: Castellan) -> Iterator[Command[Any, ..., Any]]:
    """Every slash command that needs no more than a table."""
    found: list[Any] = list(command_tree(bot).get_commands(type=discord.AppCommandType.chat_input))
    while found:
        one = found.pop(0)
        if isinstance(one, Group):
            found += one.commands
        elif all(not option.required or option.name == "table" for option in one.parameters):
            yield one


async def deal(bot: Castellan, server: Server, table_id: str, people: list[MemberActor], seed: str) -> None:
    assert bot.runtime is not None
    its_game = game("kingdomino")
    terms = Terms(pace="day", take_back=False, hints=False, round="CUP-1", sealed=True)
    seats = tuple(SeatRow(one.id, str(one.user.global_name), lang="en") for one in people)
    venue = Venue(server.guild_id, server.games.id, "en")
    lobby = bot.runtime.tables.lobby
    await lobby.deal(table_id, venue, 0, its_game, its_game.options_type(), terms, seats, seed)


async def redeal(server: Server, data: Path, kept: Path, seed: str) -> None:
    """Start the bot on the kept data, with another deal at the other table."""
    await server.stop()
    for file in data.parent.glob(f"{data.name}*"):
        file.unlink()
    shutil.copy(kept, data)
    its_game = game("kingdomino")
    state = its_game.encode(its_game.setup(its_game.options_type(), 2, seed))
    with closing(sqlite3.connect(data)) as connection, connection:
        connection.execute("UPDATE tables SET state = ? WHERE id = ?", (state, OTHER))
    server.env.bot = castellan(data)
    await server.env.start()


async def walk(
    server: Server, message: Seen, person: MemberActor, files: list[str], verbs: Iterable[str]
) -> dict[str, str]:
    """Returns everything that the person gets, by the way to it; the buttons are pressed on that message."""
    got: dict[str, str] = {}
    bot = server.env.bot
    assert isinstance(bot, Castellan)

    def answered(way: str, before: int) -> None:
        made = [request for request in server.env.http_requests[before:] if "/webhooks/" in request.path]
        callbacks = [one for one in server.env.http_requests[before:] if one.path.endswith("/callback")]
        said = json.dumps([one.json for one in (*callbacks, *made)], sort_keys=True, default=str)
        numberless = re.sub(r"\d{9,}", "#", said)
        got[way] = re.sub(r"\b\d?\d:\d\d\b", "#", numberless) + " ".join(files)  # settings show the clock
        files.clear()

    for name in verbs:
        for press in PRESSES:
            before = len(server.env.http_requests)
            await server.forge(person, message, press.format(name))
            answered(press.format(name), before)
    for command in commands(bot):
        name = command.qualified_name
        if name.replace(" ", ".") in KEPT_AWAY:
            continue
        options = {"table": OTHER} if any(one.name == "table" for one in command.parameters) else {}
        before = len(server.env.http_requests)
        await person.slash(server.games, name, **options)
        answered(f"/{name}", before)
    return got


async def test_nothing_that_a_player_can_fetch_depends_on_the_deal_of_another_table(
    server: Server,
    data: Path,
    ann: MemberActor,
    bob: MemberActor,
    sketched: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    files: list[str] = []
    made = discord.File.__init__

    def noted(self: discord.File, fp: Any, *args: Any, **options: Any) -> None:
        made(self, fp, *args, **options)
        files.append(hashlib.sha256(self.fp.read()).hexdigest())
        self.reset()

    monkeypatch.setattr(discord.File, "__init__", noted)
    others = [server.person("Cec"), server.person("Dan")]
    stranger = server.person("Eve")
    bot = server.env.bot
    assert isinstance(bot, Castellan)
    lobby = (await server.open(ann)).lobby
    await deal(bot, server, MINE, [ann, bob], SEED)
    await deal(bot, server, OTHER, others, SEED)
    await ann.slash(server.games, "daily")  # the day's seed is drawn once, at random
    await server.env.settle()
    kept = data.with_name("kept")
    with closing(sqlite3.connect(data)) as connection, closing(sqlite3.connect(kept)) as copy:
        connection.backup(copy)
    seen: dict[str, list[dict[str, str]]] = {"player": [], "stranger": []}
    for seed in (SEED, OTHER_SEED):
        await redeal(server, data, kept, seed)
        files.clear()
        seen["player"].append(await walk(server, lobby, ann, files, all_verbs()))
        await redeal(server, data, kept, seed)
        files.clear()
        seen["stranger"].append(await walk(server, lobby, stranger, files, ["look"]))

    def differing(who: str) -> list[str]:
        first, second = seen[who]
        return [way for way in first if first[way] != second[way]]

    assert differing("player") == []
    assert differing("stranger"), "a person who does not play may look, so that the walk can find a leak"
    assert {f"k1:{OTHER}:2:look:0", "/table show"} <= {*differing("stranger")}
