"""A tournament on the wire: rounds open once over kill -9, and a round's other tables are closed."""

from __future__ import annotations

from collections.abc import Sized
from functools import partial
from pathlib import Path

import pytest

from bot.texts import translator
from playground.driver import Person, Playground
from playground.model import Channel, Message
from playground.permissions import Permission
from tests.wire.harness import PATIENCE, BotProcess, TableDriver, answers, buttons

WORDS = translator("en")
EN = {"game": "kingdomino", "rounds": 2, "seats": 2, "limit": 4}


@pytest.fixture
async def bot(pg: Playground, tmp_path: Path):  # type: ignore[no-untyped-def]
    async with BotProcess(pg, tmp_path / "castellan.sqlite3") as process:
        yield process
        assert "Traceback" not in process.log


async def said(person: Person, text: str) -> Message:
    return await person.sees(lambda message: text in message.text, within=PATIENCE)


def thread_of(pg: Playground, round_post: Message, number: int) -> Channel | None:
    """The thread of a table of the round, by its number in the round's post."""
    line = next(line for line in round_post.text.splitlines() if line.startswith(f"{number}."))
    table = line.split("`")[1]
    return next((one for one in pg.threads() if one.name.endswith(table)), None)


def len_is(members: Sized, count: int) -> bool:
    """The players and the bot."""
    return len(members) == count


async def test_a_tournament_opens_each_round_once_and_keeps_its_tables_apart(
    pg: Playground, bot: BotProcess
) -> None:
    dora, people = (
        pg.person("Dora", moderator=True),
        [pg.person(name) for name in ("Ann", "Bob", "Cec", "Dan")],
    )
    refused = await (await people[0].slash("tournament new", EN)).message(PATIENCE)
    assert refused.text == WORDS("refused-no-director")
    await (await dora.slash("tournament new", EN)).message(PATIENCE)
    card = await said(dora, WORDS("tournament-title", game=WORDS("kingdomino")))
    for person in people[:3]:
        answer = await (await person.click(card, buttons(card, "t-enter")[0])).message(PATIENCE)
        assert answer.text == WORDS("tournament-entered")
    await bot.restart()
    await (await people[3].click(card, buttons(card, "t-enter")[0])).message(PATIENCE)

    first = await said(dora, WORDS("round-title", round=1, rounds=2))
    assert all(first in person.pings() for person in people)
    tables = []
    for number in (1, 2):
        thread = await pg.wait_for(partial(thread_of, pg, first, number), PATIENCE)
        await pg.wait_for(partial(len_is, thread.thread_members, 3), PATIENCE)
        players = [one for one in people if one.id in thread.thread_members]
        table = TableDriver(pg, players[0])
        table.table_id = thread.name.rsplit(" ", 1)[1]
        tables.append((table, players))
    boards = [await table.board(lambda board: buttons(board, "turn")) for table, _ in tables]
    (mine, (me, _)), (other, _) = tables
    assert me.messages(other.place) == []
    for verb in ("look", "words", "fair", "turn"):
        pressed = (
            {"component_type": 2, "custom_id": buttons(boards[1], verb)[0]}
            if buttons(boards[1], verb)
            else {"component_type": 2, "custom_id": f"k1:{other.table_id}:2:{verb}:"}
        )
        answer = await (await me.forge(pressed)).message(PATIENCE)
        assert answer.text == WORDS("refused-round-closed")
        assert not answer.attachments
    for command in ("show", "log", "export", "hand"):
        answer = await (await me.slash(f"table {command}", {"table": other.table_id})).message(PATIENCE)
        assert answer.text == WORDS("refused-round-closed"), command
    due = mine.due(boards[0], tables[0][1])
    assert due is not None
    panel = await (await due.click(boards[0], buttons(boards[0], "turn")[0])).message(PATIENCE)
    assert answers(due, panel)

    await bot.restart()
    await (
        await dora.slash(
            "tournament direct", {"act": "award", "table": 1, "player": me.id, "reason": "shown"}
        )
    ).message(PATIENCE)
    pg.revoke(Permission.CREATE_PRIVATE_THREADS)
    await (await dora.slash("tournament direct", {"act": "void", "table": 2, "reason": "storm"})).message(
        PATIENCE
    )
    await said(dora, WORDS("standings-title", round=1, rounds=2))
    second = await said(dora, WORDS("round-title", round=2, rounds=2))
    assert len({line.split("`")[1] for line in second.text.splitlines() if "`" in line}) == 2
    place = await pg.wait_for(partial(thread_of, pg, second, 1), PATIENCE)
    board = await me.sees(lambda message: buttons(message, "turn"), channel=place, within=PATIENCE)
    assert not board.attachments, "a board that everyone can read shows nothing"
    assert "To move:" in board.text
    await bot.restart()
    log = await (await dora.click(card, buttons(card, "t-log")[0])).message(PATIENCE)
    assert "storm" in log.text
    await (await dora.slash("tournament direct", {"act": "end"})).message(PATIENCE)
    end = await said(dora, "Ann")
    for title in ("round-title", "standings-title"):
        found = [one for one in dora.messages() if WORDS(title, round=1, rounds=2) in one.text]
        assert len(found) == 1
    assert end
