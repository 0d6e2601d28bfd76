"""Several bot processes on one PostgreSQL, each with its share of the shards: people do not notice it.

Presses at a table arrive at the process of its server's shard, those in private messages at shard 0.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

from bot.store import Address
from playground.driver import CannotDo, Person, Playground
from tests.operate.test_health import asked, free_port, healthy
from tests.proxy import way_to
from tests.soak import SOAK
from tests.wire.harness import PATIENCE, TableDriver, buttons, held, is_last, say, shows
from tests.wire.household import household
from tests.wire.stored import stored_in
from tests.wire.test_between_two_castles import choose_two, decide, menu
from tests.wire.test_crashes import Played, check, nothing_left

ENOUGH = 1000 if SOAK else 8
"""The number of pictures after which a game need not be played on."""


async def played_by_letter(table: TableDriver, ann: Person, bob: Person, rng: random.Random) -> int:
    """Ann presses at the table, Bob answers his letters; returns how many he answered."""
    answered = 0
    while True:
        board = await table.board(lambda m: buttons(m, "turn") or is_last(m))
        if is_last(board) or (answered and len(table.boards()) > ENOUGH):
            return answered
        shown, asked = shows(board), False
        for person in (ann, bob):
            try:
                if person is bob and (by_letter := [message for message in bob.dms() if menu(message)]):
                    await choose_two(bob, by_letter[-1])
                    answered, asked = answered + 1, True
                    continue
                panel = await (await table.press(person, board, "turn")).message(PATIENCE)
                asked = asked or bool(buttons(panel, "do") or buttons(panel, "ask"))
                await decide(person, panel, rng)
            except CannotDo:  # the next picture came, or the letter was closed
                asked = True
        if not asked:
            await table.after(shown)


async def test_a_game_with_presses_and_private_messages_at_different_processes(
    pg: Playground, database: Address, tmp_path: Path
) -> None:
    """The table belongs to the second process, Bob's answers by letter arrive at the first."""
    async with household(pg, database, tmp_path, 2) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        table = TableDriver(pg, ann, house.channels[1])
        await table.open(bob, game="between_two_castles", computers=1, options=("quick",))
        await pg.wait_for(lambda: [message for message in bob.dms() if menu(message)], PATIENCE)
        assert await played_by_letter(table, ann, bob, random.Random(1))
        await nothing_left(database)
        sent = [one for one in pg.requests if one["method"] == "PUT" and one["path"].endswith("/commands")]
        assert len(sent) == 1  # both began at once, and one has registered the commands
        assert "ERROR" not in house.logs
        assert "table" not in house.bots[0].log  # the first one did nothing for it


async def test_what_a_dead_process_has_left_is_done_by_another(
    pg: Playground, database: Address, tmp_path: Path
) -> None:
    async with household(pg, database, tmp_path, 2) as house:
        ann = house.person("Ann")
        table = TableDriver(pg, ann, house.channels[1])
        await table.open(computers=1)
        board = await table.board(lambda m: buttons(m, "turn"))
        shown = shows(board)
        hanging = pg.hang_next(count=2, path=r"(POST|PATCH) /channels/\d+/messages")
        await table.decide(ann, board, lambda offered: offered[0])
        await held(hanging)
        await house.bots[1].kill()
        pg.clear_faults()
        await table.after(shown)
        await nothing_left(database)
        counts = Counter(file.filename for message in table.boards() for file in message.attachments)
        assert max(counts.values()) == 1


async def test_a_new_process_begins_while_the_old_one_ends_and_nobody_notices(
    pg: Playground, database: Address, tmp_path: Path
) -> None:
    """For a while both have the same shard, and every press arrives at both."""
    async with household(pg, database, tmp_path, 1) as house:
        played = Played(pg, 0, "kingdomino", house.channels[0])
        house.let_in(*played.people)
        rng = random.Random(3)
        await played.open()
        await some_presses(played, rng, 6)
        new = house.bot(0, name=" again")
        try:
            await new.start()
            await some_presses(played, rng, 12)
            outcome, pressed = await played.press(rng) or pytest.fail("the game is over too soon")
            pg.redeliver(outcome)
            played.answered(pressed, await outcome.message(PATIENCE))
            await house.bots[0].stop()
            await some_presses(played, rng, 1000 if SOAK else 12)
            assert played.over or not SOAK
            await nothing_left(database)
            with stored_in(database) as connection:
                check(connection, played)
                (mine,) = connection.execute("SELECT count(*) FROM leases WHERE until > 1e9").fetchone()
            assert mine
            assert "ERROR" not in house.logs + new.log
        finally:
            await new.kill()


async def some_presses(played: Played, rng: random.Random, most: int) -> None:
    """Presses up to `most` buttons, or until the game is over."""
    for _ in range(most):
        pressed = await played.press(rng)
        if pressed is None:
            return
        outcome, custom_id = pressed
        try:
            played.answered(custom_id, await outcome.message(PATIENCE))
        except CannotDo:  # the panel moved below the next picture
            played.forget_panel()


async def test_a_process_that_lost_its_database_says_so_kindly_and_recovers_by_itself(
    pg: Playground, database: Address, tmp_path: Path
) -> None:
    port = free_port()
    async with (
        way_to(database) as (line, address),
        household(pg, database, tmp_path, 2, {1: address}, {1: port}) as house,
    ):
        ann = house.person("Ann")
        tables = [TableDriver(pg, ann, channel) for channel in house.channels]
        for table in tables:
            await table.open(computers=1)
        boards = [await table.board(lambda m: buttons(m, "turn")) for table in tables]
        line.pause()
        for _ in range(2 if SOAK else 1):
            told = await (await tables[1].press(ann, boards[1], "turn")).message(PATIENCE)
            assert say(ann, "store-away") in told.text
        assert (await healthy(port, 503))["database"] == "lost"
        assert "castellan_database_up 0.0" in (await asked(port, "/metrics"))[1]
        shown = shows(boards[0])
        await tables[0].decide(ann, boards[0], lambda offered: offered[0])  # only its own table is affected
        await tables[0].after(shown)
        line.go_on()
        shown = shows(boards[1])
        for _ in range(int(PATIENCE / 0.5)):
            panel = await (await tables[1].press(ann, boards[1], "turn")).message(PATIENCE)
            if say(ann, "store-away") not in panel.text:
                break
            await asyncio.sleep(0.5)
        await tables[1].decide(ann, boards[1], lambda offered: offered[0])
        await tables[1].after(shown)
        assert (await healthy(port, 200))["gateway"] == {"1": "connected"}
        told_of = (await asked(port, "/metrics"))[1]
        assert 'castellan_tables{game="kingdomino",phase="playing"} 2.0' in told_of
        await nothing_left(database)
        assert "ERROR" not in house.logs
