"""Settings of people and servers, own data and being forgotten, with the bot as a process that is killed."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.texts import translator
from engines.registry import game, keys
from playground.driver import Person, Playground
from playground.model import Message
from playground.permissions import Permission
from tests.soak import SOAK
from tests.wire.harness import PATIENCE, BotProcess, TableDriver, buttons, say, shows, take

MOMENTS = 12 if SOAK else 2
"""The number of kills while a person is being forgotten."""
LONGEST = 0.12
"""Seconds after the press within which the process is killed."""
THREE = sorted(keys(), key=lambda key: (game(key).seats[-1], key))[:3]
"""Three games that are played at once."""


def dump(data: Path) -> str:
    with closing(sqlite3.connect(data)) as connection:
        return "\n".join(connection.iterdump())


async def until(condition: Callable[[], bool], what: str) -> None:
    """Polls the file, which is not part of the local Discord's world."""
    for _ in range(int(PATIENCE * 10)):
        if condition():
            return
        await asyncio.sleep(0.1)
    raise AssertionError(what)


def menu(card: Message, setting: str) -> str:
    [found] = [part["custom_id"] for part in card.walk() if part.get("custom_id", "").endswith(f":{setting}")]
    return str(found)


async def chosen(person: Person, card: Message, setting: str, *values: str) -> Message:
    """Returns the card after a choice in one of its menus."""
    return await (await person.select(card, menu(card, setting), values)).message(PATIENCE)


async def test_settings_survive_kill_9_and_are_kept_to_in_private_messages(
    pg: Playground, bot: BotProcess
) -> None:
    """Ann writes to the bot in private; it speaks her language there and in panels, not in public."""
    ann, bob, cec = pg.person("Ann"), pg.person("Bob"), pg.person("Cec")
    card = await (await ann.slash("me settings", channel=ann.dm)).message(PATIENCE)
    card = await chosen(ann, card, "lang", "pl")
    await bot.restart()
    card = await (await ann.slash("me settings", channel=ann.dm)).message(PATIENCE)
    assert card.text.startswith(f"### {translator('pl')('me-title')}")
    table = TableDriver(pg, bob)
    await table.open(ann, cec, game="between_two_castles")
    board = await table.board()
    titles = {
        lang: translator(lang)(
            "private-message-title",
            game=translator(lang)("between_two_castles"),
            venue=f"<#{table.place.id}>",
        )
        for lang in ("en", "pl")
    }
    await pg.wait_for(lambda: [m for m in ann.dms() if titles["pl"] in m.text], PATIENCE)
    await pg.wait_for(lambda: [m for m in bob.dms() if titles["en"] in m.text], PATIENCE)
    assert translator("pl")("my-hand") not in board.labels
    shown = await (await ann.slash("table list")).message(PATIENCE)
    assert translator("pl")("list-legend", mark="▸") in shown.text
    assert "Traceback" not in bot.log


async def goes_on(table: TableDriver, *people: Person) -> None:
    """Lets a player who is due decide, and waits for the next picture.

    That may come before the answer to a press, which moves below it then: the order does not matter.
    """
    decided: list[Person] = []
    shown = shows(await table.board())

    async def press_on(person: Person, panel: Message) -> None:
        while offered := buttons(panel, "do") or buttons(panel, "ask"):
            outcome = await take(person, panel, offered[0])
            decided.append(person)
            panel = await outcome.message(PATIENCE)

    await table.play_on(people, press_on, lambda board: bool(decided) and shows(board) != shown)
    assert decided


@pytest.mark.parametrize("moment", range(MOMENTS))
async def test_kill_9_while_somebody_is_forgotten_in_the_middle_of_three_games(
    pg: Playground, tmp_path: Path, moment: int
) -> None:
    data, rng = tmp_path / "castellan.sqlite3", random.Random(moment)
    ann, bob, cec = pg.person("Annabel"), pg.person("Bob"), pg.person("Cec")
    async with BotProcess(pg, data) as bot:
        tables = [TableDriver(pg, ann) for _ in THREE]
        for table, key in zip(tables, THREE, strict=True):
            await table.open(bob, cec, game=key)
            await table.board()
        asked = await (await ann.slash("me forget")).message(PATIENCE)
        assert say(ann, "ask-forget", count=3) in asked.text
        before = dump(data)
        assert str(ann.id) in before
        outcome = await ann.click(asked, label=say(ann, "forget-me"))
        await outcome.acknowledged(PATIENCE)
        await until(lambda: "forgetting:" in dump(data) or str(ann.id) not in dump(data), "not asked")
        await asyncio.sleep(rng.uniform(0, LONGEST))
        await bot.kill()
        pg.forget_nonces()
        await bot.start()
        await until(lambda: str(ann.id) not in dump(data), "an id is left")
        await until(lambda: "Annabel" not in dump(data), "a name is left")
        for table in tables:
            await table.board(
                lambda m: (
                    "Guest" in m.text or "Guest" in "".join(part.get("content", "") for part in m.walk())
                )
            )
            shown = await (
                await bob.slash("table log", {"table": table.table_id}, channel=table.place)
            ).message(PATIENCE)
            assert say(bob, "news-left", name="Guest") in shown.text
            exported = await (
                await bob.slash("table export", {"table": table.table_id}, channel=table.place)
            ).message(PATIENCE)
            record = json.loads(pg.attachment(exported))
            assert any(name.startswith("Guest") for name in record["names"])
            assert "Annabel" not in record["names"]
        for table in tables:
            await goes_on(table, bob, cec)
        assert str(ann.id) not in dump(data)
        assert "Traceback" not in bot.log


async def test_ones_data_holds_no_secret_of_anybody(pg: Playground, tmp_path: Path) -> None:
    data = tmp_path / "castellan.sqlite3"
    ann, bob, cec = pg.person("Ann"), pg.person("Bob"), pg.person("Cec")
    async with BotProcess(pg, data):
        tables = [TableDriver(pg, ann) for _ in THREE]
        for table, key in zip(tables, THREE, strict=True):
            await table.open(bob, cec, game=key)
            await table.board()
        answer = await (await ann.slash("me data", channel=ann.dm)).message(PATIENCE)
        told = pg.attachment(answer).decode()
    found = json.loads(told)
    assert {seat["table"] for seat in found["seats"]} == {table.table_id for table in tables}
    for other in (bob, cec):
        assert str(other.id) not in told
        assert other.user.name not in told
    with closing(sqlite3.connect(data)) as connection:
        rows = connection.execute("SELECT game, state FROM tables").fetchall()
    assert len(rows) == 3
    for key, state in rows:
        assert str(game(key).seed(game(key).decode(state))) not in told
        assert state[:60] not in told


async def test_a_server_keeps_its_tables_where_and_as_many_as_it_wants(
    pg: Playground, bot: BotProcess
) -> None:
    ann, max_ = pg.person("Ann"), pg.person("Max")
    castles = pg.channel("castles")
    builders = pg.role("Builders")
    pg.give_role(max_, pg.role("Managers", Permission.MANAGE_GUILD))
    card = await (await max_.slash("server settings", {"role": builders.id})).message(PATIENCE)
    card = await chosen(max_, card, "channels", str(castles.id))
    await chosen(max_, card, "tables", "1")
    forged = await ann.forge({"component_type": 2, "custom_id": "k1:-:0:server:rated=on"})
    assert (await forged.message(PATIENCE)).text == say(ann, "refused-only-managers")
    await bot.restart()
    refused = await (await ann.slash("table new", {"game": "kingdomino"})).message(PATIENCE)
    assert refused.text == say(ann, "refused-not-in-this-channel", channels=f"<#{castles.id}>")
    opened = await (await ann.slash("table new", {"game": "kingdomino"}, channel=castles)).message(PATIENCE)
    assert "**" in opened.text
    again = await (await ann.slash("table new", {"game": "kingdomino"}, channel=castles)).message(PATIENCE)
    assert again.text == say(ann, "refused-too-many-tables-here", limit=1)
    lobby = await ann.sees(lambda m: buttons(m, "join"), channel=castles, within=PATIENCE)
    card = await (await ann.click(lobby, buttons(lobby, "setup")[0])).message(PATIENCE)
    call = buttons(card, "call")[0]
    await (await ann.click(card, call)).message(PATIENCE)
    called = await ann.sees(lambda m: f"<@&{builders.id}>" in m.text and not m.ephemeral, channel=castles)
    assert max_.id not in called.pinged
    card = await (await ann.click(lobby, buttons(lobby, "setup")[0])).message(PATIENCE)
    await ann.click(card, buttons(card, "call")[0])
    await ann.sees(lambda m: "<t:" in m.text, channel=castles, within=PATIENCE)


async def test_a_server_that_throws_the_bot_out_is_noted_as_lost_until_it_comes_back(
    pg: Playground, tmp_path: Path
) -> None:
    data = tmp_path / "castellan.sqlite3"
    ann = pg.person("Ann")

    def lost() -> list[tuple[object, ...]]:
        with closing(sqlite3.connect(data)) as connection:
            return connection.execute("SELECT lost FROM servers WHERE lost IS NOT NULL").fetchall()

    async with BotProcess(pg, data) as bot:
        await (await ann.slash("table new", {"game": "kingdomino"})).message(PATIENCE)
        pg.kick()
        await until(lambda: bool(lost()), "not noted")
        pg.invite()
        await until(lambda: not lost(), "still lost")
        await bot.kill()
        pg.kick()
        await bot.start()
        await until(lambda: bool(lost()), "not found out")
        assert "Traceback" not in bot.log
