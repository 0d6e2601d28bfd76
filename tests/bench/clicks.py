"""How long a press takes from the gateway's event to its answer: beside a bare bot, beside the drawing alone.

All times are taken in the process of the local Discord: from INTERACTION_CREATE sent to the answer received.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from playground.driver import Person, Playground
from playground.model import Message
from tests.bench.painter import Kind, Painter
from tests.bench.playing import Player
from tests.bench.processes import on_playground
from tests.bench.rows import Effort, Row, median
from tests.wire.harness import PATIENCE, TableDriver, buttons

WORDS_RATIO, TAKEN_RATIO, PICTURE_RATIO = 1.4, 2, 1.35
"""Targets: answers in words and presses taken in by a bare bot's answer, and pictures by their drawing."""
CALM_SECONDS = 0.05
"""The pause before a press, in which the work of the one before ends."""
FIRST = 2
"""The first presses of a process are not like the others."""


def press(effort: Effort) -> list[Row]:
    """Presses answered in words, and presses that are only taken in, against the bare bot's answer."""
    return asyncio.run(_press(effort(150, 4)))


def press_with_picture(effort: Effort) -> list[Row]:
    """Presses that are answered with a picture, against drawing and encoding the same pictures."""
    return asyncio.run(_press_with_picture(effort(2, 1), effort(12, 1)))


async def answered(person: Person, message: Message, custom_id: str) -> tuple[float, Message]:
    """Milliseconds until the answer can be read."""
    await asyncio.sleep(CALM_SECONDS)
    begin = time.perf_counter()
    answer = await (await person.click(message, custom_id)).message(PATIENCE)
    return (time.perf_counter() - begin) * 1000, answer


async def _acknowledged(person: Person, message: Message, custom_id: str) -> float:
    """Milliseconds until the press is acknowledged."""
    await asyncio.sleep(CALM_SECONDS)
    begin = time.perf_counter()
    await (await person.click(message, custom_id)).acknowledged(PATIENCE)
    return (time.perf_counter() - begin) * 1000


async def _press(number: int) -> list[Row]:
    bare_times, words_times, lobby_times = [], [], []
    async with AsyncExitStack() as stack:
        bare = await stack.enter_async_context(on_playground("tests.bench.bare_bot"))
        ours = await stack.enter_async_context(on_playground("bot"))
        somebody, ann = bare.person("Ann"), ours.person("Ann")
        button = await somebody.sees(lambda message: message.labels, within=PATIENCE)
        lobby, board = await lobby_and_board(ours, ann)
        for turn in range(FIRST + number):
            bare_time, _ = await answered(somebody, button, "press")
            words_time, _ = await answered(ann, board, buttons(board, "words")[0])
            revision = lobby.revision
            if turn % 2 == 0:
                lobby_time = await _acknowledged(ann, lobby, buttons(lobby, "more")[0])
            else:
                _, card = await answered(ann, lobby, buttons(lobby, "setup")[0])
                lobby_time = await _acknowledged(ann, card, buttons(card, "fewer")[0])
            await ours.wait_for(lambda old=revision: lobby.revision > old, PATIENCE)  # type: ignore[misc]
            if turn >= FIRST:
                bare_times.append(bare_time)
                words_times.append(words_time)
                lobby_times.append(lobby_time)
    bare_median, words_median, lobby_median = median(bare_times), median(words_times), median(lobby_times)
    return [
        Row(
            "a press answered in words, to a bare bot's",
            words_median / bare_median,
            "×",
            "at most",
            WORDS_RATIO,
        ),
        Row("a press taken in, to a bare bot's", lobby_median / bare_median, "×", "at most", TAKEN_RATIO),
        Row("a press answered in words", words_median, "ms"),
        Row("a press taken in", lobby_median, "ms"),
        Row("a press answered by a bare bot", bare_median, "ms"),
    ]


async def lobby_and_board(playground: Playground, host: Person) -> tuple[Message, Message]:
    """The messages of a table that is being filled and of one that is played."""
    await playground.registered("table", PATIENCE)
    played = TableDriver(playground, host)
    await played.open(computers=1)
    board = await played.board(lambda message: played.due(message, [host]))
    await (await host.slash("table new", {"game": "kingdomino"})).message(PATIENCE)

    def is_other(message: Message) -> bool:
        """Not the lobby of the game that is on: its buttons may still be going."""
        return any(played.table_id not in join for join in buttons(message, "join"))

    return await host.sees(is_other, within=PATIENCE), board


async def _press_with_picture(games: int, positions: int) -> list[Row]:
    """Plays games; draws every panel and closer look that the player opens a second time for comparison."""
    answer_times: list[float] = []
    draw_times: list[float] = []
    with TemporaryDirectory(prefix="castellan-bench-") as folder:
        data = Path(folder) / "castellan.sqlite3"
        async with on_playground("bot", data) as playground, Painter(data) as painter:
            await playground.registered("table", PATIENCE)
            for _ in range(games):
                player = Player(playground, "Ann")
                await player.sit_down()
                for _ in range(positions):
                    await _look_and_play(player, painter, answer_times, draw_times)
    answers, drawings = answer_times[FIRST:] or answer_times, draw_times[FIRST:] or draw_times
    ratio = median(answers) / median(drawings)
    return [
        Row("a press answered with a picture, to its drawing", ratio, "×", "at most", PICTURE_RATIO),
        Row("a press answered with a picture", median(answers), "ms"),
        Row("drawing and encoding that picture alone", median(drawings), "ms"),
    ]


async def _look_and_play(
    player: Player, painter: Painter, answer_times: list[float], draw_times: list[float]
) -> None:
    """The player's panel and a closer look, then the player's turn."""
    board = await player.due()
    if board is None:
        return
    table = player.table
    pairs: tuple[tuple[str, Kind], ...] = (("turn", "panel"), ("look", "closeup"))
    for verb, kind in pairs:
        answer_time, message = await answered(player.host, board, buttons(board, verb)[0])
        draw_time, picture = await painter.draw(table.table_id, kind)
        if picture != table.playground.attachment(message):
            raise AssertionError(f"the {kind} of table {table.table_id} is another picture")
        answer_times.append(answer_time)
        draw_times.append(draw_time)
    await player.decide(board)
