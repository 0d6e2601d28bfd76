"""kill -9 at random moments of games: no acknowledged decision is lost or doubled, every board comes out."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
from collections import Counter
from pathlib import Path

import pytest

from engines.core.chance import is_seed
from engines.registry import game
from playground.driver import Playground
from playground.model import Message
from tests.wire.harness import PATIENCE, BotProcess, TableDriver, buttons, is_last, say

SOAK = bool(os.environ.get("CASTELLAN_SOAK"))
GAMES = 20 if SOAK else 2
KILLS_A_GAME = 25
MOST_DELAY = 0.25
"""Seconds after a press within which the process is killed: from before its arrival to after the board."""


@pytest.mark.parametrize("number", range(GAMES))
async def test_kill_9_at_random_moments_loses_and_doubles_nothing(
    pg: Playground, tmp_path: Path, number: int
) -> None:
    data = tmp_path / "castellan.sqlite3"
    rng = random.Random(number)
    ann, bob = pg.person("Ann"), pg.person("Bob")
    people = [ann, bob]
    async with BotProcess(pg, data) as bot:
        table = TableDriver(pg, ann)
        await table.open(bob, computers=1)
        acknowledged: list[tuple[int, str]] = []
        kills = 0
        while True:
            board = await table.board(lambda m: table.due(m, people) or is_last(m))
            if is_last(board):
                break
            person = table.due(board, people)
            assert person is not None
            panel: Message = board
            turn = buttons(board, "turn")
            if not turn:
                continue  # the next picture came and took this one's buttons
            pressed = turn[0]
            while True:
                kill = kills < KILLS_A_GAME and rng.random() < 0.4
                outcome = await person.click(panel, pressed)
                if kill:
                    kills += 1
                    answer = asyncio.create_task(outcome.message(PATIENCE))
                    await asyncio.sleep(rng.uniform(0, MOST_DELAY))
                    answered = answer.done() and answer.exception() is None
                    answer.cancel()
                    await bot.kill()
                else:
                    panel = await outcome.message(PATIENCE)
                    answered = True
                _, _, seq, verb, argument = pressed.split(":", 4)
                if answered and verb == "do":
                    acknowledged.append((int(seq) + 1, argument))
                if kill:
                    await bot.start()
                    break
                offered = buttons(panel, "do") or buttons(panel, "ask")
                if not offered:
                    await table.board(lambda m, old=board.id: m.id != old)  # type: ignore[misc]
                    break
                pressed = rng.choice(offered)
        assert kills == KILLS_A_GAME
        await table.lobby_says(say(ann, "lobby-over"))  # the lobby comes last

    with sqlite3.connect(data) as connection:
        acted = connection.execute(
            "SELECT seq, seat, action FROM events WHERE verb = 'acted' ORDER BY seq"
        ).fetchall()
        options, state, seats, shown, last = connection.execute(
            "SELECT options, state, (SELECT count(*) FROM seats), shown, seq "
            "FROM tables JOIN posts ON id = table_id"
        ).fetchone()
        left = connection.execute("SELECT kind FROM duties WHERE kind != 'lobby'").fetchall()
    assert left == []
    written = {seq: action for seq, _, action in acted}
    assert len(written) == len(acted)
    assert [written.get(seq) for seq, _ in acknowledged] == [action for _, action in acknowledged]

    kingdomino = game("kingdomino")
    stored = kingdomino.decode(state)
    assert is_seed(kingdomino.seed(stored))
    again = kingdomino.setup(
        kingdomino.options_type.model_validate_json(options), seats, kingdomino.seed(stored)
    )
    for _, seat, action in acted:
        again = kingdomino.apply(again, seat, kingdomino.parse(action)).state
    assert kingdomino.digest(again) == kingdomino.digest(stored)

    assert shown == last
    posts = Counter(attachment.filename for board in table.boards() for attachment in board.attachments)
    assert max(posts.values()) <= 2  # nobody is pinged more than once more for the same turn
