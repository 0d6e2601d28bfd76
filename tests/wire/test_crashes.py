"""kill -9 at random moments of games: no acknowledged decision is lost or doubled, every board is posted.

`make soak` kills a thousand times over all four games, with Discord's usual throttles in some of them and
nonces that are forgotten between death and restart in others. The first run of each game has its own pictures
and is played to the end, the others have sketches: a kill in them takes a third of a second of processor
time, with everything around it.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path

import pytest

from bot.store import Where
from engines.core.chance import is_seed
from engines.registry import game, keys
from playground.clock import born_at
from playground.driver import CannotDo, Outcome, Person, Playground
from playground.model import Channel, Message
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
from tests.wire.stalls import moving, story_of
from tests.wire.stored import Stored, stored_in
from tests.wire.tally import counting

RUNS = 24 if SOAK else 1
"""Each game with and without throttles, with nonces that are kept and forgotten."""
GAMES = sorted(keys(), key=lambda key: (key != "kingdomino", key))
"""The quickest one first: it is the one that is always played."""
TABLES, TABLES_IN_SKETCHES = 2, 4
KILLS_A_RUN = 42 if SOAK else 6
"""Each of them hits all tables."""
AT_A_DECISION, AT_ANOTHER_PRESS = 0.8, 0.2
"""The chances of a kill in a round with a decision, and in one with looks and half answers only."""
MOST_DELAY = 0.25
"""Seconds after a press within which the process is killed: from before its arrival to after the board."""
A_MOMENT = 0.1
"""Seconds between two looks into the database."""
ROUNDS_AFTERWARDS = 10
"""The number of presses of each person after all kills, if a game is not played to its end."""


class Played:
    """A table of two people and a computer player, and its acknowledged decisions."""

    def __init__(self, pg: Playground, number: int, game_key: str, channel: Channel | None = None) -> None:
        self.game_key = game_key
        self.people = [pg.person(f"{name} {number}") for name in ("Ann", "Bob")]
        self.table = TableDriver(pg, self.people[0], channel)
        self.acknowledged: list[tuple[int, int, str]] = []
        """The number of the table's events at the question, the person, and the choice."""
        self.answers: list[str] = []
        """The words of the panels that acknowledged them."""
        self.over = False
        self.waits_for = "its table to be opened"
        self._turn: tuple[Message, Person] | None = None
        self._panel: Message | None = None
        self._pressed: Outcome | None = None
        self._shown = ""
        self._idle: list[Person] = []
        """The people with nothing to decide in the last picture."""

    async def open(self) -> None:
        await self.table.open(self.people[1], computers=1, game=self.game_key)

    async def press(self, rng: random.Random) -> tuple[Outcome, str] | None:
        """Presses any offered button; returns None once the game is over."""
        while True:
            if self._panel is None:
                self.waits_for = "a picture that asks somebody, or the last one"
                board = await self.table.board(lambda m: buttons(m, "turn") or is_last(m))
                if is_last(board):
                    self.waits_for = "nothing, its game is over"
                    self.over = True
                    return None
                if shows(board) != self._shown:
                    self._shown, self._idle = shows(board), []
                person = next((one for one in self.people if one not in self._idle), None)
                if person is None:  # no open question: computer players are at work
                    self.waits_for = f"another picture than {self._shown}"
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
                self.waits_for = f"the answer to {pressed} that {person.user.name} pressed"
                try:
                    self._pressed = await use(person, shown, pressed, rng)
                    return self._pressed, pressed
                except CannotDo:  # the panel moved below the next picture, which took this one's buttons
                    self._shown = ""
            self._panel = None

    def answered(self, pressed: str, panel: Message) -> None:
        _, _, seq, verb, argument = pressed.split(":", 4)
        assert self._turn is not None
        person = self._turn[1]
        # A partner may have been quicker: then nothing was done, and the answer says so. A panel that still
        # offers the same has only been redrawn, not answered.
        done = pressed not in buttons(panel, "do") and say(person, "panel-was-old") not in self._told(panel)
        if verb == "do" and done:
            self.acknowledged.append((int(seq), person.id, argument))
            self.answers.append(panel.text)
        self._panel = self.table.playground.world.state.messages.get(panel.id)

    def _told(self, panel: Message) -> str:
        """Returns all that the bot has sent as the answer to the last press.

        On a busy machine the panel may have been brought up to date again before we look at it.
        """
        assert self._pressed is not None
        token = self._pressed.interaction.token
        sent = [one["body"] for one in self.table.playground.requests if token in one["path"]]
        return "\n".join([panel.text, *(json.dumps(body, ensure_ascii=False) for body in sent)])

    def forget_panel(self) -> None:
        self._panel = None
        self._shown = ""


async def use(person: Person, message: Message, pressed: str, rng: random.Random) -> Outcome:
    """Presses a button, or chooses as many of a menu's options as it needs."""
    if any(pressed in menu_answers(part) for part in message.walk()):
        return await take(person, message, pressed)
    [component] = [part for part in message.walk() if part.get("custom_id") == pressed]
    if "options" not in component:
        return await person.click(message, pressed)
    values = [option["value"] for option in component["options"]]
    return await person.select(message, pressed, rng.sample(values, component.get("min_values", 1)))


async def as_it_was(outcome: Outcome) -> Message:
    """Returns the answer to a press as it is in that moment: the bot may redraw the message later."""
    return deepcopy(await outcome.message(PATIENCE))


class Crashes:
    """Tables that are played at the same time by people who do not notice the bot's deaths."""

    def __init__(self, pg: Playground, data: Path, number: int) -> None:
        self.pg = pg
        self.data = data
        self._drawn = number < len(GAMES)
        self.bot = BotProcess(pg, data, drawn=self._drawn)
        self.tables: list[Played] = []
        self.kills = 0
        self._rng = random.Random(number)
        self._game = GAMES[number % len(GAMES)]
        self._forgetful = number // len(GAMES) % 2 == 1
        self._to_the_end = SOAK and self._drawn
        self._afterwards = 0
        if number % 3 == 2:
            for name in ("messages", "edits", "threads", "private-messages"):
                pg.throttle(name)

    def story(self) -> str:
        waiting = [f"{self.kills} kills", *(one.waits_for for one in self.tables)]
        return story_of(self.bot, self.data, [one.table for one in self.tables], waiting)

    async def play(self) -> None:
        """Plays until all kills are done, and to the end or for some more rounds."""
        while not self._is_enough:
            async with moving(self.story):
                await self._round(await self._playing())

    @property
    def _is_enough(self) -> bool:
        if self.kills < KILLS_A_RUN:
            return False
        over = all(one.over for one in self.tables)
        return over or (not self._to_the_end and self._afterwards >= ROUNDS_AFTERWARDS)

    async def _playing(self) -> list[Played]:
        playing = [one for one in self.tables if not one.over]
        if not playing:  # the games before were over too soon for all kills
            count = TABLES if self._drawn else TABLES_IN_SKETCHES
            playing = [Played(self.pg, len(self.tables) + one, self._game) for one in range(count)]
            self.tables += playing
            for one in playing:
                await one.open()
        return playing

    async def _round(self, playing: list[Played]) -> None:
        """Presses something at every table, and perhaps kills the bot."""
        rng = self._rng
        pressed: dict[Played, str] = {}
        answers: list[asyncio.Task[Message]] = []
        for one in playing:
            if press := await one.press(rng):
                outcome, pressed[one] = press
                # Listen at once: before the other tables are ready, the panel may have moved.
                answers.append(asyncio.create_task(as_it_was(outcome)))
        if not answers:
            return
        decided = any(":do:" in custom_id for custom_id in pressed.values())
        chance = AT_A_DECISION if decided else AT_ANOTHER_PRESS
        kill = self.kills < KILLS_A_RUN and rng.random() < chance
        if kill:
            await self._wait_a_moment(answers)
            done = [answer.done() for answer in answers]
            await self.bot.kill()
            self.kills += 1
        else:
            self._afterwards += self.kills == KILLS_A_RUN
            await asyncio.wait(answers)
            done = [True] * len(answers)
        for one, answer, is_done in zip(pressed, answers, done, strict=True):
            if is_done and isinstance(answer.exception(), CannotDo):  # the panel moved below the next picture
                one.forget_panel()
            elif is_done:
                one.answered(pressed[one], answer.result())
            answer.cancel()
            if kill:
                one.forget_panel()
        if kill:
            if self._forgetful:
                self.pg.forget_nonces()
            await self.bot.start()

    async def _wait_a_moment(self, answers: list[asyncio.Task[Message]]) -> None:
        """Waits for some time after the press or after its answer, or until the very moment of an answer."""
        rng = self._rng
        when = asyncio.FIRST_COMPLETED if rng.random() < 0.3 else asyncio.ALL_COMPLETED
        patience = PATIENCE if when is asyncio.FIRST_COMPLETED else rng.uniform(0, MOST_DELAY)
        await asyncio.wait(answers, timeout=patience, return_when=when)
        if rng.random() < 0.3:
            await asyncio.sleep(rng.uniform(0, MOST_DELAY))

    async def come_to_rest(self) -> None:
        async with moving(self.story):
            for one in self.tables:
                if one.over:
                    await one.table.lobby_says(say(one.people[0], "lobby-over"))
        await nothing_left(self.data)


@pytest.mark.kills
@pytest.mark.parametrize("number", range(RUNS))
async def test_kill_9_at_random_moments_loses_and_doubles_nothing(
    pg: Playground, tmp_path: Path, number: int
) -> None:
    crashes = Crashes(pg, tmp_path / "castellan.sqlite3", number)
    with counting(f"kills {number}", tmp_path) as seen:
        seen["stuck"] = 1
        try:
            async with crashes.bot:
                await crashes.play()
                await crashes.come_to_rest()
        finally:
            seen["kills"] = crashes.kills
        seen["stuck"] = 0
        with stored_in(crashes.data) as connection:
            for one in crashes.tables:
                seen.update(counted(connection, one))
            for one in crashes.tables:
                check(connection, one)
        assert crashes.kills == KILLS_A_RUN


MOMENTS = 13 if SOAK else 2
"""Kills in each game while it speaks: over all four a good fifty in the soak."""
LONGEST_WORD = 0.8
"""Seconds after an answer within which its burst, edit or follow-up is under way."""


@pytest.mark.kills
@pytest.mark.parametrize("key", GAMES)
async def test_kill_9_while_a_table_speaks_doubles_no_post_and_calls_nobody_twice(
    pg: Playground, tmp_path: Path, key: str
) -> None:
    """Some presses, then one whose burst of computer players, edit or follow-up is cut off."""
    data = tmp_path / "castellan.sqlite3"
    rng = random.Random(key)
    played = Played(pg, 0, key)
    with counting(f"speaking {key}", tmp_path) as seen:
        async with BotProcess(pg, data, drawn=False) as bot:

            def story() -> str:
                return story_of(bot, data, [played.table], [played.waits_for])

            async with moving(story):
                await played.open()
            for moment in range(MOMENTS):
                async with moving(story):
                    for number in reversed(range(rng.randint(3, 8))):
                        pressed = await played.press(rng)
                        if pressed is None:
                            break
                        outcome, custom_id = pressed
                        try:
                            played.answered(custom_id, await outcome.message(PATIENCE))
                        except CannotDo:  # the panel moved below the next picture
                            played.forget_panel()
                        if not number:
                            await asyncio.sleep(rng.uniform(0, LONGEST_WORD))
                    await bot.kill()
                    seen["kills"] += 1
                    played.forget_panel()
                    if moment % 2:
                        pg.forget_nonces()
                    await bot.start()
            await nothing_left(data)
        with stored_in(data) as connection:
            seen.update(counted(connection, played))
            check(connection, played)


async def nothing_left(data: Where) -> None:
    """Waits until every duty is done: also that of a private message which waits for its throttle."""
    left: list[tuple[str, str]] = []
    for _ in range(int(PATIENCE / A_MOMENT)):
        with stored_in(data) as connection:
            left = connection.execute("SELECT table_id, kind FROM duties").fetchall()
        if not left:
            break
        await asyncio.sleep(A_MOMENT)
    assert left == []


Act = tuple[int, int, str, int]
"""A stored action: its number, seat, action and user."""


def acts_of(connection: Stored, played: Played) -> list[Act]:
    found: list[Act] = connection.execute(
        "SELECT seq, seat, action, user FROM events WHERE table_id = ? AND verb = 'acted' ORDER BY seq",
        (played.table.table_id,),
    ).fetchall()
    return found


def counted(connection: Stored, played: Played) -> Counter[str]:
    """Returns the counts of acknowledged actions by fate, and of pictures posted more than once."""
    acted = acts_of(connection, played)
    # Others may have acted between question and answer: it is this person's first action after it.
    written = [
        next(((seq, action) for seq, _, action, user in acted if seq > asked and user == who), (0, ""))
        for asked, who, _ in played.acknowledged
    ]
    kept = [
        seq
        for (seq, action), (_, _, text) in zip(written, played.acknowledged, strict=True)
        if action.endswith(text)  # beside a partner's proposal it is written as an answer to that
    ]
    posts = Counter(file.filename for board in played.table.boards() for file in board.attachments)
    return Counter(
        acknowledged=len(written),
        lost=len(written) - len(kept),
        doubled=len(kept) - len(set(kept)),
        pictures=len(posts),
        twice=sum(number == 2 for number in posts.values()),
        more=sum(number > 2 for number in posts.values()),
    )


def check(
    connection: Stored, played: Played, never: Sequence[str] = ("lost", "doubled", "twice", "more")
) -> None:
    """Checks that acknowledged actions are stored once, that a replay agrees, and that all was shown."""
    seen = counted(connection, played)
    assert seen["acknowledged"]
    assert seen["pictures"]
    acted = acts_of(connection, played)
    answers = list(zip(played.acknowledged, played.answers, strict=True))
    told = f"{dict(seen)}, answered {answers}, written {acted}"
    assert not any(seen[name] for name in never), told
    key, options, state, seats, shown, last, phase = connection.execute(
        "SELECT game, options, state, (SELECT count(*) FROM seats WHERE table_id = id), shown, seq, phase "
        "FROM tables JOIN posts ON id = table_id WHERE id = ?",
        (played.table.table_id,),
    ).fetchone()
    its_game = game(key)
    stored = its_game.decode(state)
    assert is_seed(its_game.seed(stored))
    again = its_game.setup(its_game.options_type.model_validate_json(options), seats, its_game.seed(stored))
    for _, seat, action, _ in acted:
        again = its_game.apply(again, seat, its_game.parse(action)).state
    assert its_game.digest(again) == its_game.digest(stored)

    assert shown == last or phase == "playing"  # in the middle of a turn the picture waits for the rest
    check_calls(connection, played)


def check_calls(connection: Stored, played: Played) -> None:
    """Checks that people are called once per decision: they have acted in between, or were asked for more."""
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
