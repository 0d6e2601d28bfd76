"""A round of 128 people opens within Discord's limits, and a table elsewhere does not wait for it."""

from __future__ import annotations

import asyncio
import statistics
import sys
import time
from pathlib import Path

import pytest

from bot.features.tournaments.round_tables import MOST_OPENED, WINDOW
from bot.texts import translator
from playground.driver import Person, Playground
from playground.model import Message
from tests.soak import only_in_soak
from tests.wire.harness import PATIENCE, BotProcess, TableDriver, buttons
from tests.wire.test_month import Hours
from tests.wire.test_tournaments import said

WORDS = translator("en")
PEOPLE, AT_ONCE = 128, 16
LONG = 10 * PATIENCE


async def press_own_panel(table: TableDriver, ann: Person) -> float:
    """Opens a player's panel at another table; returns the seconds until it appears."""
    board = await table.board(lambda one: table.due(one, [ann]))
    begun = time.monotonic()
    await (await ann.click(board, buttons(board, "turn")[0])).message(LONG)
    return time.monotonic() - begun


@only_in_soak
@pytest.mark.parametrize("seats", [4, 2])
async def test_a_large_round_opens_within_discords_limits_beside_another_table(
    pg: Playground, tmp_path: Path, seats: int
) -> None:
    hours = Hours(tmp_path / "clock")
    dora, ann = pg.person("Dora", moderator=True), pg.person("Ann")
    people = [pg.person(f"P{number:03}") for number in range(PEOPLE)]
    count = PEOPLE // seats
    async with BotProcess(pg, tmp_path / "castellan.sqlite3", CASTELLAN_CLOCK=str(tmp_path / "clock")) as bot:
        elsewhere = TableDriver(pg, ann, pg.channel("elsewhere"))
        await elsewhere.open(computers=1)
        before = [await press_own_panel(elsewhere, ann) for _ in range(5)]
        pg.throttle_all()
        plan = {"game": "kingdomino", "rounds": 1, "seats": seats, "limit": PEOPLE}
        await (await dora.slash("tournament new", plan)).message(PATIENCE)
        card = await said(dora, WORDS("tournament-title", game=WORDS("kingdomino")))

        async def enter(person: Person) -> None:
            answer = await (await person.click(card, buttons(card, "t-enter")[0])).message(LONG)
            assert answer.text == WORDS("tournament-entered")

        entering = time.monotonic()
        for first in range(0, PEOPLE, AT_ONCE):
            await asyncio.gather(*map(enter, people[first : first + AT_ONCE]))
        entered = time.monotonic()

        post: Message = await dora.sees(
            lambda message: WORDS("round-title", round=1, rounds=1) in message.text, within=LONG
        )
        assert all(person.mention in post.text for person in people)
        during: list[float] = []

        async def until(tables: int) -> None:
            while len(pg.threads()) < tables:
                during.append(await press_own_panel(elsewhere, ann))

        await until(min(MOST_OPENED, count))
        if count > MOST_OPENED:
            hours.pass_by(int(WINDOW))
            pg.throttle("threads")  # the window of Discord is over too
        await until(count)
        opened = time.monotonic()
        await pg.wait_for(
            lambda: all(len(thread.thread_members) == seats + 1 for thread in pg.threads()), LONG
        )
        in_threads = sorted(one for thread in pg.threads() for one in thread.thread_members)
        assert [one for one in in_threads if one != pg.world.bot.id] == sorted(one.id for one in people)
        assert pg.throttled["threads"] == 0
        assert "Traceback" not in bot.log
        usual, meanwhile, longest = statistics.median(before), statistics.median(during), max(during)
        sys.stdout.write(
            f"{PEOPLE} people at tables of {seats}: entered in {entered - entering:.0f} s, {count} tables "
            f"open after {opened - entered:.0f} s; refused by Discord {dict(pg.throttled)}; a panel "
            f"elsewhere {usual:.2f} s before, {meanwhile:.2f} s meanwhile (at most "
            f"{longest:.2f} s, {len(during)} presses)\n"
        )
