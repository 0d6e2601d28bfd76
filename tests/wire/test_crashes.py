"""kill -9 at random moments of games: no acknowledged decision is lost or doubled, every board comes out.

`make soak` kills a thousand times over all four games, with Discord's usual throttles in some of them and
nonces that are forgotten between death and restart in others.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from engines.core.chance import is_seed
from engines.registry import game, keys
from playground.clock import born_at
from playground.driver import CannotDo, Outcome, Person, Playground
from playground.model import Message
from tests.soak import SOAK
from tests.wire.harness import (
    PATIENCE,
    BotProcess,
    TableDriver,
    buttons,
    is_last,
    menu_answers,
    say,
    shows,
    take,
)

RUNS = 40 if SOAK else 1
GAMES = sorted(keys(), key=lambda key: (key != "kingdomino", key))
"""The quickest one first: it is the one that is always played."""
TABLES = 2
KILLS_A_RUN = 25
"""Each of them hits all tables."""
MOST_DELAY = 0.25
"""Seconds after a press within which the process is killed: from before its arrival to after the board."""


class Played:
    """A table of two people and a computer player, and what was acknowledged at it."""

    def __init__(self, pg: Playground, number: int, game_key: str) -> None:
        self.game_key = game_key
        self.people = [pg.person(f"{name} {number}") for name in ("Ann", "Bob")]
        self.table = TableDriver(pg, self.people[0])
        self.acknowledged: list[tuple[int, int, str]] = []
        """How many events the table had when it was asked, whom, and what was chosen."""
        self.over = False
        self._turn: tuple[Message, Person] | None = None
        self._panel: Message | None = None
        self._shown = ""
        self._idle: list[Person] = []
        """Who has nothing to decide in the picture that was looked at last."""

    async def open(self) -> None:
        await self.table.open(self.people[1], computers=1, game=self.game_key)

    async def press(self, rng: random.Random) -> tuple[Outcome, str] | None:
        """Press any button that is offered to somebody; nothing once the game is over."""
        while True:
            if self._panel is None:
                board = await self.table.board(lambda m: buttons(m, "turn") or is_last(m))
                if is_last(board):
                    self.over = True
                    return None
                if shows(board) != self._shown:
                    self._shown, self._idle = shows(board), []
                person = next((one for one in self.people if one not in self._idle), None)
                if person is None:  # nobody is asked anything: computer players are at it
                    await self.table.after(self._shown)
                    continue
                self._turn = board, person
                shown, offered = board, buttons(board, "turn")
            else:
                assert self._turn is not None
                board, person = self._turn
                shown, offered = self._panel, buttons(self._panel, "do") or buttons(self._panel, "ask")
                if not offered:
                    self._idle.append(person)
            if offered:
                pressed = rng.choice(offered)
                try:
                    return await use(person, shown, pressed, rng), pressed
                except CannotDo:  # the panel went below the next picture, which took this one's buttons
                    self._shown = ""
            self._panel = None

    def answered(self, pressed: str, panel: Message) -> None:
        _, _, seq, verb, argument = pressed.split(":", 4)
        assert self._turn is not None
        person = self._turn[1]
        # A partner may have been quicker: then nothing was done, and the answer says so.
        if verb == "do" and say(person, "panel-was-old") not in panel.text:
            self.acknowledged.append((int(seq), person.id, argument))
        self._panel = panel

    def forget_panel(self) -> None:
        self._panel = None
        self._shown = ""


async def use(person: Person, message: Message, pressed: str, rng: random.Random) -> Outcome:
    """Press a button, or choose as many of a menu's options as it asks for."""
    if any(pressed in menu_answers(part) for part in message.walk()):
        return await take(person, message, pressed)
    [component] = [part for part in message.walk() if part.get("custom_id") == pressed]
    if "options" not in component:
        return await person.click(message, pressed)
    values = [option["value"] for option in component["options"]]
    return await person.select(message, pressed, rng.sample(values, component.get("min_values", 1)))


@pytest.mark.parametrize("number", range(RUNS))
async def test_kill_9_at_random_moments_loses_and_doubles_nothing(
    pg: Playground, tmp_path: Path, number: int
) -> None:
    data = tmp_path / "castellan.sqlite3"
    rng = random.Random(number)
    tables: list[Played] = []
    if number % 3 == 2:
        for name in ("messages", "edits", "threads", "private-messages"):
            pg.throttle(name)
    kills = 0
    async with BotProcess(pg, data) as bot:
        while (playing := [one for one in tables if not one.over]) or kills < KILLS_A_RUN:
            if not playing:  # the games before were over too soon for all kills
                playing = [Played(pg, len(tables) + one, GAMES[number % len(GAMES)]) for one in range(TABLES)]
                tables += playing
                for one in playing:
                    await one.open()
            kill = kills < KILLS_A_RUN and rng.random() < 0.5
            pressed = [(one, press) for one in playing if (press := await one.press(rng))]
            answers = [asyncio.create_task(outcome.message(PATIENCE)) for _, (outcome, _) in pressed]
            if kill and answers:
                kills += 1
                # Some time after the press, some time after its answer, or at the very moment of an answer.
                when = asyncio.FIRST_COMPLETED if rng.random() < 0.3 else asyncio.ALL_COMPLETED
                patience = PATIENCE if when is asyncio.FIRST_COMPLETED else rng.uniform(0, MOST_DELAY)
                await asyncio.wait(answers, timeout=patience, return_when=when)
                if rng.random() < 0.3:
                    await asyncio.sleep(rng.uniform(0, MOST_DELAY))
                done = [answer.done() for answer in answers]
                await bot.kill()
            else:
                await asyncio.gather(*answers)
                done = [True] * len(answers)
            for (one, (_, custom_id)), answer, is_done in zip(pressed, answers, done, strict=True):
                if is_done:
                    one.answered(custom_id, answer.result())
                answer.cancel()
                if kill:
                    one.forget_panel()
            if kill and answers:
                if number % 2:
                    pg.forget_nonces()
                await bot.start()
        assert kills == KILLS_A_RUN
        for one in tables:
            await one.table.lobby_says(say(one.people[0], "lobby-over"))
        await nothing_left(data)

    with sqlite3.connect(data) as connection:
        for one in tables:
            check(connection, one)


MOMENTS = 13 if SOAK else 2
"""Kills in each game while it speaks: over all four a good fifty in the soak."""
LONGEST_WORD = 0.8
"""Seconds after an answer within which its burst, edit or follow-up is under way."""


@pytest.mark.parametrize("key", GAMES)
async def test_kill_9_while_a_table_speaks_doubles_no_post_and_calls_nobody_twice(
    pg: Playground, tmp_path: Path, key: str
) -> None:
    """Some presses, then one whose burst of computer players, edit or follow-up is cut off."""
    data = tmp_path / "castellan.sqlite3"
    rng = random.Random(key)
    played = Played(pg, 0, key)
    async with BotProcess(pg, data) as bot:
        await played.open()
        for moment in range(MOMENTS):
            for number in reversed(range(rng.randint(3, 8))):
                pressed = await played.press(rng)
                if pressed is None:
                    break
                outcome, custom_id = pressed
                played.answered(custom_id, await outcome.message(PATIENCE))
                if not number:
                    await asyncio.sleep(rng.uniform(0, LONGEST_WORD))
            await bot.kill()
            played.forget_panel()
            if moment % 2:
                pg.forget_nonces()
            await bot.start()
        await nothing_left(data)
    with sqlite3.connect(data) as connection:
        check(connection, played)


async def nothing_left(data: Path) -> None:
    """Every duty is struck in the end: also that of a private message which waits for its throttle."""
    left: list[tuple[str, str]] = []
    for _ in range(int(PATIENCE)):
        with closing(sqlite3.connect(data)) as connection:
            left = connection.execute("SELECT table_id, kind FROM duties").fetchall()
        if not left:
            break
        await asyncio.sleep(1)
    assert left == []


def check(connection: sqlite3.Connection, played: Played) -> None:
    """All that was acknowledged is stored, once; replayed it gives the stored state; all of it was shown."""
    table_id = played.table.table_id
    acted = connection.execute(
        "SELECT seq, seat, action, user FROM events WHERE table_id = ? AND verb = 'acted' ORDER BY seq",
        (table_id,),
    ).fetchall()
    key, options, state, seats, shown, last = connection.execute(
        "SELECT game, options, state, (SELECT count(*) FROM seats WHERE table_id = id), shown, seq "
        "FROM tables JOIN posts ON id = table_id WHERE id = ?",
        (table_id,),
    ).fetchone()
    assert played.acknowledged
    # Others may have acted between question and answer: it is the first that this person did after it.
    written = [
        next(((seq, action) for seq, _, action, user in acted if seq > asked and user == who), (0, ""))
        for asked, who, _ in played.acknowledged
    ]
    assert [action for _, action in written] == [text for _, _, text in played.acknowledged]
    assert len({seq for seq, _ in written}) == len(written)

    its_game = game(key)
    stored = its_game.decode(state)
    assert is_seed(its_game.seed(stored))
    again = its_game.setup(its_game.options_type.model_validate_json(options), seats, its_game.seed(stored))
    for _, seat, action, _ in acted:
        again = its_game.apply(again, seat, its_game.parse(action)).state
    assert its_game.digest(again) == its_game.digest(stored)

    assert shown == last or connection.execute(
        "SELECT phase FROM tables WHERE id = ?", (table_id,)
    ).fetchone() == ("playing",)  # in the middle of a turn the picture waits for the rest
    boards = played.table.boards()
    posts = Counter(attachment.filename for board in boards for attachment in board.attachments)
    assert max(posts.values()) == 1, "a picture was posted twice"
    check_calls(connection, played)


def check_calls(connection: sqlite3.Connection, played: Played) -> None:
    """Nobody is called twice for the same decision: they have acted in between, or were asked for more."""
    table_id = played.table.table_id
    log = connection.execute(
        "SELECT at, seat, outcome FROM events WHERE table_id = ? AND verb = 'acted' ORDER BY seq", (table_id,)
    ).fetchall()
    for person in played.people:
        (seat,) = connection.execute(
            "SELECT seat FROM seats WHERE table_id = ? AND user = ?", (table_id, person.id)
        ).fetchone()
        decisions = []
        for board in played.table.boards():
            if person.id in board.pinged:
                before = [(acting, json.loads(told)) for at, acting, told in log if at < born_at(board.id)]
                own = sum(acting == seat for acting, _ in before)
                asked = sum(
                    event["kind"] == "asked" and event["facts"]["partner"] == seat
                    for _, told in before
                    for event in told
                )
                decisions.append((own, asked))
        assert len(decisions) == len(set(decisions)), (person.user.name, decisions)
