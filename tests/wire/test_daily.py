"""The daily castle on the wire: the bot is killed in the middle of its presses; nothing is lost or posted."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.features.daily_castle.service import PLAYER
from bot.texts import language, translator
from playground.driver import Outcome, Person, Playground
from playground.model import Message
from tests.soak import SOAK, in_soak
from tests.wire.cutting import cut_off
from tests.wire.harness import PATIENCE, BotProcess, buttons, held
from tests.wire.tally import counting

KILLED_AT = range(6) if SOAK else (1, 4)
"""The numbers of decisions in the middle of which the bot is killed."""


def stored(data: Path, look: str) -> list[Any]:
    with closing(sqlite3.connect(data)) as connection:
        return connection.execute(look).fetchall()


async def decide(person: Person, card: Message) -> Message:
    """Presses the first answer until something is decided."""
    before = at(card)
    while at(card) == before:
        card = await (await press(person, card)).message(PATIENCE)
    return card


async def press(person: Person, card: Message) -> Outcome:
    """Presses the first answer."""
    menus = [part for part in card.walk() if part.get("options")]
    done = buttons(card, "ddo")
    if menus and not done:
        values = [option["value"] for option in menus[0]["options"]][: menus[0]["min_values"]]
        return await person.select(card, menus[0]["custom_id"], values)
    return await person.click(card, (done or buttons(card, "dask"))[0])


def made(data: Path) -> int:
    """Returns the number of the person's decisions in the data file."""
    [(moves,)] = stored(data, "SELECT moves FROM daily_games")
    return sum(seat == PLAYER for seat, _ in json.loads(moves))


async def decide_and_die(bot: BotProcess, data: Path, person: Person, card: Message) -> Message:
    """Makes a decision while the bot is killed, and again if it was lost; returns the panel after it.

    It is stored once or not at all, and it is stored if the press was answered.
    """
    before, position = made(data), at(card)
    while not buttons(card, "ddo"):
        card = await (await press(person, card)).message(PATIENCE)
        assert at(card) == position, "a choice in a menu decided at once"
    answered = await cut_off(bot, await press(person, card), random.Random(before))
    kept = made(data)
    assert kept - before in (0, 1)
    assert answered is None or kept == before + 1, "it was answered"
    await bot.start()
    card = await (await person.slash("daily", {})).message(PATIENCE)
    assert (at(card) == position) == (kept == before)
    if kept == before:
        card = await decide(person, card)
    assert made(data) == before + 1
    return card


def at(card: Message) -> set[str]:
    """Returns the position of the panel: the day and the number of decisions made."""
    ids = [str(part["custom_id"]).split(":") for part in card.walk() if part.get("custom_id")]
    return {one[2] for one in ids if one[3] in ("ddo", "dask", "dpick")}


def next_midnight(tmp_path: Path) -> Path:
    """Returns a clock that is a minute past the next midnight: no day ends during play."""
    clock = tmp_path / "clock"
    clock.write_text(str(86400 - time.time() % 86400 + 60), encoding="utf-8")
    return clock


@pytest.mark.kills
@pytest.mark.parametrize("locale", [in_soak("en-US"), "ru", in_soak("pl")])
async def test_kill_9_within_a_daily_castle_loses_nothing(
    pg: Playground, tmp_path: Path, locale: str
) -> None:
    data, words = tmp_path / "castellan.sqlite3", translator(language(locale))
    ann, bob = pg.person("Ann", locale=locale), pg.person("Bob")
    with counting(f"daily {locale}", tmp_path) as seen:
        async with BotProcess(pg, data, CASTELLAN_CLOCK=str(next_midnight(tmp_path))) as bot:
            card = await (await ann.slash("daily", {})).message(PATIENCE)
            [start] = [part["custom_id"] for part in card.walk() if part.get("label") == words("daily-begin")]
            card = await (await ann.click(card, start)).message(PATIENCE)
            for number in range(6):
                before = stored(data, "SELECT seq FROM daily_games")
                if number in KILLED_AT:
                    card = await decide_and_die(bot, data, ann, card)
                    seen["kills"] += 1
                else:
                    card = await decide(ann, card)
                assert stored(data, "SELECT seq FROM daily_games") > before
            again = await (await ann.slash("daily", {})).message(PATIENCE)
            assert at(again) == at(card)
            assert again.id != card.id
            assert bob.messages() == []
            assert stored(data, "SELECT count(*) FROM duties") == [(0,)]
            assert "Traceback" not in bot.log


@pytest.mark.parametrize("done", [True, False], ids=["posted", "not posted"])
async def test_kill_9_while_the_evening_board_is_posted_makes_it_one(
    pg: Playground, tmp_path: Path, done: bool
) -> None:
    """It was posted, or not; the answer never came, the bot is killed, and Discord forgets the nonce."""
    data, clock = tmp_path / "castellan.sqlite3", next_midnight(tmp_path)
    ann = pg.person("Ann")

    def boards() -> list[Message]:
        return [message for message in ann.messages(pg.general) if buttons(message, "daily")]

    async with BotProcess(pg, data, CASTELLAN_CLOCK=str(clock)) as bot:
        await bot.stop()
        settings = json.dumps({"daily_channel": pg.general.id, "daily_hour": 0})
        yesterday = datetime.fromtimestamp(time.time(), UTC).date().isoformat()
        with closing(sqlite3.connect(data)) as connection, connection:
            connection.execute(
                "INSERT INTO servers (guild, settings, daily_channel) VALUES (?, ?, ?)",
                (pg.world.guild.id, settings, pg.general.id),
            )
            connection.execute(
                "INSERT INTO daily_results VALUES (?, 5, ?, 'Ann', 'kingdomino', 44, 1, '123', 0)",
                (yesterday, pg.world.guild.id),
            )
        hanging = pg.hang_next(path=r"POST /channels/\d+/messages$", done=done)
        await bot.start()
        await held(hanging)
        await bot.kill()
        pg.clear_faults()
        pg.forget_nonces()
        assert stored(data, "SELECT message FROM daily_posts") == [(None,)]
        await bot.start()
        for _ in range(int(PATIENCE / 0.1)):  # recording it changes nothing in the world
            if stored(data, "SELECT message FROM daily_posts") != [(None,)]:
                break
            await asyncio.sleep(0.1)
        [board] = boards()
        assert "44" in board.text
        assert stored(data, "SELECT message FROM daily_posts") == [(int(board.id),)]
        await bot.restart()
        await asyncio.sleep(1.0)
        assert len(boards()) == 1
        assert "Traceback" not in bot.log
