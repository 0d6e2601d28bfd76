"""A process to be killed: people and computer players play at tables as fast as they can until the kill.

It prints each action that the service has acknowledged: `acted <table> <seq> <text>`; and each picture that
was posted: `shown <table> <seq>`.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Collection, Sequence

from bot.delivery.publisher import Publisher
from bot.store import LogRow, Posts, Store, Where
from bot.tables.actors import Person, Venue
from bot.tables.outbox import Outbox
from bot.tables.refusal import Refusal
from bot.tables.table import Entry, Table
from bot.tables.tables import Tables
from bot.work.drawing import Studio
from tests.service.memory_stage import MemoryStage

PEOPLE = (Person(1, "Ann"), Person(2, "Bob"))
GAMES_AT_ONCE = 3


class TellingStage(MemoryStage):
    """Prints each picture that was posted."""

    async def show_board(
        self, table: Table, posts: Posts, news: Sequence[Entry], called: Collection[int]
    ) -> str:
        message = await super().show_board(table, posts, news, called)
        say(f"shown {table.id} {table.seq}")
        return message


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def request_of(table_id: str, seq: int) -> int:
    """The interaction that asks for a table's event of that number: the same one after a restart."""
    return int.from_bytes(table_id.encode()[:5], "big") * 1000 + seq


async def redeliver(tables: Tables, table: Table, last: LogRow) -> None:
    """Discord delivers a click again if it got no answer: the second delivery must change nothing."""
    assert last.seat is not None
    assert last.action is not None
    person = next(person for person in PEOPLE if person.id == last.user)
    try:
        await tables.play.act(
            table.id, person, last.seat, last.seq - 1, last.action, request_of(table.id, last.seq)
        )
    except Refusal as refusal:
        if refusal.code == "already-done":
            return
    say(f"doubled {table.id} {last.seq}")


async def open_table(tables: Tables) -> Table:
    table = await tables.lobby.open(Venue(7, 70, "en"), PEOPLE[0], "kingdomino", None)
    await tables.lobby.join(table.id, PEOPLE[1], None)
    await tables.lobby.add_computer(table.id, PEOPLE[0], "random", None)
    return await tables.lobby.start(table.id, PEOPLE[0], None)


async def play(tables: Tables, table: Table, rng: random.Random) -> None:
    """Acts for the people of one table until its game is over."""
    while (table := await tables.get(table.id)).phase == "playing":
        seat = table.to_act[0]
        user = table.seats[seat].user
        if user is None:
            await asyncio.sleep(0.001)
            continue
        text = rng.choice(table.game.legal(table.state, seat)).text
        person = next(person for person in PEOPLE if person.id == user)
        request = request_of(table.id, table.seq + 1)
        done = await tables.play.act(table.id, person, seat, table.seq, text, request)
        say(f"acted {table.id} {done.seq} {text}")


async def play_on(tables: Tables, table: Table | None, rng: random.Random) -> None:
    while True:
        await play(tables, table or await open_table(tables), rng)
        table = None


async def play_and_show(where: Where, how: str) -> None:
    """`play` goes on forever; `finish` only completes the remaining work."""
    studio = Studio()
    async with Store.open(where) as store:
        outbox = Outbox()
        tables = Tables(store, outbox=outbox)
        publisher = Publisher(tables, outbox, store, TellingStage(), studio)
        left = [await tables.get(row.id) for row in await tables.open_in(7)]
        for table in left:
            log = await store.log(table.id)
            if table.phase == "lobby":
                await tables.play.end(table.id, PEOPLE[0], None)
            elif log[-1].verb == "acted" and log[-1].user is not None:
                await redeliver(tables, table, log[-1])
        await publisher.start()
        if how == "finish":
            await publisher.idle()
        else:
            running: list[Table | None] = [table for table in left if table.phase == "playing"]
            running = (running + [None] * GAMES_AT_ONCE)[:GAMES_AT_ONCE]
            rng = random.Random()
            await asyncio.gather(*(play_on(tables, table, rng) for table in running))
        await publisher.stop()
    studio.close()
