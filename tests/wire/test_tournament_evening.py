"""Whole tournaments on the wire: some people never come, and the bot is killed in between."""

from __future__ import annotations

import random
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from bot.texts import translator
from playground.driver import CannotDo, Person, Playground
from playground.model import Message
from tests.soak import only_in_soak
from tests.wire.harness import PATIENCE, BotProcess, TableDriver, answers, buttons, shows
from tests.wire.test_between_two_castles import decide, menu
from tests.wire.test_month import HOUR, Hours
from tests.wire.test_tournaments import said, thread_of

WORDS = translator("en")
KILLS = 10


async def decide_once(
    table: TableDriver, people: list[Person], present: list[Person], rng: random.Random
) -> None:
    """Lets people decide until each has decided once, or a person who never comes is due.

    In some games all are due at once, and the next picture comes after the last one.
    """
    there = [person for person in people if person in present]
    waiting = set(there)
    while waiting:
        board = await table.board(lambda board: buttons(board, "turn"))
        asked = False
        for person in there:
            with suppress(CannotDo):  # the next picture took the buttons, and the panel moved below it
                panel = await (await table.press(person, board, "turn")).message(PATIENCE)
                if menu(panel) or answers(person, panel):
                    asked = True
                    await decide(person, panel, rng)
                    waiting.discard(person)
        if not asked:
            if (due := table.due(board, people)) is not None and due not in present:
                return
            await table.after(shows(board))


@only_in_soak
@pytest.mark.parametrize(
    ("game", "count", "seats", "rounds", "absent"),
    [("kingdomino", 16, 4, 3, 2), ("between_two_castles", 9, 5, 2, 0)],
)
async def test_a_tournament_goes_on_over_kills_and_absent_people(
    pg: Playground,
    tmp_path: Path,
    game: str,
    count: int,
    seats: int,
    rounds: int,
    absent: int,
) -> None:
    hours, killed, rng = Hours(tmp_path / "clock"), 0, random.Random(7)
    dora = pg.person("Dora", moderator=True)
    people = [pg.person(f"P{number:02}") for number in range(count)]
    present = people[absent:]
    async with BotProcess(pg, tmp_path / "castellan.sqlite3", CASTELLAN_CLOCK=str(tmp_path / "clock")) as bot:

        async def kill() -> None:
            nonlocal killed
            if killed < KILLS:
                killed += 1
                await bot.restart()

        plan = {"game": game, "rounds": rounds, "seats": seats, "limit": count, "hours": 2}
        await (await dora.slash("tournament new", plan)).message(PATIENCE)
        card = await said(dora, WORDS("tournament-title", game=WORDS(game)))
        for person in people:
            await (await person.click(card, buttons(card, "t-enter")[0])).message(PATIENCE)
        await kill()
        for number in range(1, rounds + 1):
            post: Message = await said(dora, WORDS("round-title", round=number, rounds=rounds))
            await kill()
            lines = [line for line in post.text.splitlines() if "`" in line and "." in line.split("`")[0]]
            sizes = set()
            for place in range(1, len(lines) + 1):
                thread = await pg.wait_for(partial(thread_of, pg, post, place), PATIENCE)
                players = [one for one in people if one.mention in lines[place - 1]]
                sizes.add(len(players))
                table = TableDriver(pg, players[0])
                table.table_id = thread.name.rsplit(" ", 1)[1]
                await decide_once(table, players, present, rng)
                if place == 2:
                    await kill()
            assert max(sizes) - min(sizes) <= 1
            hours.pass_by(3 * HOUR)
            await kill()
            await dora.sees(
                lambda message, number=number: (  # type: ignore[misc]
                    WORDS("standings-title", round=number, rounds=rounds) in message.text
                ),
                within=10 * PATIENCE,
            )
        await dora.sees(lambda message: "tournament" in message.text and "1" in message.text, within=PATIENCE)
        await pg.wait_for(lambda: not buttons(card, "t-out"), PATIENCE)
        for number in range(1, rounds + 1):
            for title in ("round-title", "standings-title"):
                text = WORDS(title, round=number, rounds=rounds)
                assert len([one for one in dora.messages() if text in one.text]) == 1, "each is posted once"
        if absent:
            log = await (await dora.click(card, buttons(card, "t-log")[0])).message(PATIENCE)
            gone = [WORDS("tournament-did-withdrew", name=person.user.name) for person in people[:absent]]
            assert all(sentence in log.text for sentence in gone), "absent twice in a row"
        assert "Traceback" not in bot.log
