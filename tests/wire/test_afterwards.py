"""A finished game afterwards, on the wire: the bot is killed between two answers and within a what-if."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.store import Store
from bot.tables import actors
from bot.tables.tables import Tables
from playground.driver import Person, Playground
from playground.messages import Upload
from playground.model import Message
from tests.service.playing import any_action
from tests.wire.harness import PATIENCE, BotProcess, buttons


def stored(data: Path, look: str) -> list[Any]:
    with closing(sqlite3.connect(data)) as connection:
        return connection.execute(look).fetchall()


async def finished(data: Path, pg: Playground, person: Person) -> str:
    """Stores a finished game of one person with a computer player; returns the table."""
    host = actors.Person(person.id, "Ann")
    async with Store.open(data) as store:
        tables = Tables(store)
        here = actors.Venue(pg.world.guild.id, pg.general.id, "en")
        table = await tables.lobby.open(here, host, "kingdomino", None, computers=1, player="easy")
        table = await tables.lobby.start(table.id, host, None)
        while table.phase == "playing":
            seat, text = table.to_act[0], any_action(table)
            if table.seats[seat].user is None:
                table = await tables.play.act_for_computer(table.id, seat, table.seq, text)
            else:
                table = await tables.play.act(table.id, host, seat, table.seq, text, None)
        return table.id


def number_in(card: Message, *verbs: str) -> set[str]:
    """Returns the number that the panel's buttons carry; nothing once the panel is gone."""
    ids = [str(part["custom_id"]).split(":") for part in card.walk() if part.get("custom_id")]
    return {one[2] for one in ids if one[3] in verbs}


async def decide(person: Person, card: Message, ask: str, pick: str, do: str) -> Message:
    """Presses the first answer until something is decided."""
    before = number_in(card, ask, pick, do)
    while number_in(card, ask, pick, do) == before:
        menus = [part for part in card.walk() if part.get("options")]
        done, asked = buttons(card, do), [one for one in buttons(card, ask) if " " in one]
        if menus and not done:
            values = [option["value"] for option in menus[0]["options"]][: menus[0]["min_values"]]
            outcome = await person.select(card, menus[0]["custom_id"], values)
        else:
            outcome = await person.click(card, (done or asked)[0])
        card = await outcome.message(PATIENCE)
    return card


async def test_kill_9_between_two_answers_and_within_a_what_if_loses_nothing(
    pg: Playground, tmp_path: Path
) -> None:
    data, ann, bob = tmp_path / "castellan.sqlite3", pg.person("Ann"), pg.person("Bob")
    table = await finished(data, pg, ann)
    async with BotProcess(pg, data) as bot:
        card = await (await bob.slash("puzzle", {"game": "kingdomino"})).message(PATIENCE)
        card = await decide(bob, card, "pask", "ppick", "pdo")
        answered = "SELECT puzzle, answers, missed, solved FROM puzzle_tries"
        [(puzzle, answers, *_)] = kept = stored(data, answered)
        assert answers == 1

        replay = await (await ann.slash("table replay", {"table": table})).message(PATIENCE)
        export = await (await ann.slash("table export", {"table": table})).message(PATIENCE)
        file = Upload(0, "game.json", pg.attachment(export))
        theirs = await (await bob.slash("table replay", {"file": file})).message(PATIENCE)
        theirs = await (await bob.click(theirs, buttons(theirs, "file")[0])).message(PATIENCE)
        assert "turn 1 of" in theirs.text
        wish = await (await ann.click(replay, buttons(replay, "whatif")[0])).message(PATIENCE)
        levels = [one for one in buttons(wish, "whatif") if one.endswith("easy")]
        panel = await (await ann.click(wish, levels[0])).message(PATIENCE)
        panel = await decide(ann, panel, "wask", "wpick", "wdo")
        game = stored(data, "SELECT seq, moves, state FROM what_ifs")
        await bot.restart()
        assert stored(data, answered) == kept
        assert stored(data, "SELECT seq, moves, state FROM what_ifs") == game

        again = [one for one in buttons(card, "puzzle") if f"again @{puzzle}" in one]
        if again:  # the first answer may have solved it
            card = await (await bob.click(card, again[0])).message(PATIENCE)
            await decide(bob, card, "pask", "ppick", "pdo")
            assert [row[1] for row in stored(data, answered)] == [2]
        panel = await decide(ann, panel, "wask", "wpick", "wdo")
        assert stored(data, "SELECT seq FROM what_ifs") > [game[0][:1]]
        assert stored(data, "SELECT count(*) FROM tables") == [(1,)]
        assert "Traceback" not in bot.log
