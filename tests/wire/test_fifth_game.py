"""The game in a folder of its own, played to its end on the wire: the bot gets nothing but the path."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from playground.driver import Person, Playground
from playground.model import Message
from tests.discovery.fifth_game import KEY, on_the_path
from tests.wire.harness import PATIENCE, BotProcess, Chooser, TableDriver, buttons, is_last, taken


async def answer(person: Person, panel: Message, choose: Chooser) -> None:
    """Presses on until the choice is made; the last one to choose gets the next question at once."""
    while not (done := buttons(panel, "do")):
        panel = await taken(person, panel, choose(buttons(panel, "ask")))
    await taken(person, panel, done[0])


async def letter(pg: Playground, person: Person) -> Message:
    """The private message that asks for a person's secret choice: one at a time."""

    def arrived() -> Message | None:
        asking = [message for message in person.dms() if buttons(message, "ask") or buttons(message, "do")]
        assert len(asking) <= 1
        return next(iter(asking), None)

    return await pg.wait_for(arrived, PATIENCE)


async def test_two_people_and_a_computer_player_play_it_to_the_end(
    pg: Playground, tmp_path: Path, choose: Chooser
) -> None:
    """Ann decides below the picture, Bob in his private messages."""
    ann, bob = pg.person("Ann"), pg.person("Боб", locale="ru")
    path = on_the_path()["PYTHONPATH"]
    async with BotProcess(pg, tmp_path / "castellan.sqlite3", cold=True, PYTHONPATH=path) as bot:
        table = TableDriver(pg, ann)
        await table.open(bob, game=KEY, computers=1, options=("spire",))
        board = await table.board()
        number = 0
        while not is_last(board):
            for_ann = await (await table.press(ann, board, "turn")).message(PATIENCE)
            await answer(ann, for_ann, choose)
            await answer(bob, await letter(pg, bob), choose)
            board = await table.board(lambda m, old=board.id: m.id != old)  # type: ignore[misc]
            number += 1
        assert number == 8
        await pg.wait_for(lambda: not any(message.attachments for message in bob.dms()), PATIENCE)
        for verb in ("look", "words", "rules", "account", "fair"):
            shown = await (await table.press(ann, board, verb)).message(PATIENCE)
            assert shown.text
        assert "ERROR" not in bot.log
        exported = await (await ann.slash("table export", {"table": table.table_id})).message(PATIENCE)
    record = tmp_path / "record.json"
    record.write_bytes(pg.attachment(exported))
    replayed = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "engines",
        "replay",
        str(record),
        env=on_the_path(),
        stdout=asyncio.subprocess.PIPE,
    )
    told, _ = await replayed.communicate()
    assert told.startswith(b"1. ")
    assert len(told.splitlines()) == 4, "three places, and that the replay matches"
