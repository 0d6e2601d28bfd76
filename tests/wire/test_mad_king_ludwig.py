"""Castles of Mad King Ludwig on the wire: whole games, alone and with others, letters, kill -9 in a chain."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.texts import language, translator
from bot.ui.faces import face_of
from engines.core.event import Event
from engines.core.record import replay
from engines.mad_king_ludwig.data import TILES
from engines.registry import game
from playground.driver import Person, Playground
from playground.errors import CannotDo
from playground.model import Message
from tests.soak import in_soak
from tests.wire.harness import (
    PATIENCE,
    BotProcess,
    TableDriver,
    answers,
    buttons,
    is_last,
    is_told,
    say,
    shows,
    taken,
)

KEY = "mad_king_ludwig"
CHAIN = ("reward", "look", "bonus")
"""The phases in which a turn's rewards are still being taken."""


def rather_rooms(offered: list[str], rng: random.Random) -> str:
    """Returns any answer; of tiles rather one that is complete when it is placed: it has one entrance."""
    tiles = {answer: answer.rsplit(":", 1)[1].split("/")[-1] for answer in offered}
    small = [answer for answer, tile in tiles.items() if tile in TILES and len(TILES[tile].doors) == 1]
    return rng.choice(small or offered)


async def play(table: TableDriver, people: list[Person], rng: random.Random) -> Message:
    """Lets all people answer their questions, to the end."""

    async def decide(person: Person, panel: Message) -> None:
        while offered := answers(person, panel):
            chosen = rather_rooms(offered, rng)
            panel = await taken(person, panel, chosen)

    return await table.play_on(people, decide)


@pytest.mark.parametrize(
    ("people", "computers", "locale"), [in_soak(1, 1, "pl"), in_soak(2, 1, "en-US"), in_soak(1, 3, "ru")]
)
async def test_a_whole_game_by_people_and_computer_players(
    pg: Playground, bot: BotProcess, people: int, computers: int, locale: str
) -> None:
    pg.world.guild.locale = locale
    seated = [pg.person(name, locale=locale) for name in ("Ann", "Боб")[:people]]
    table = TableDriver(pg, seated[0])
    await table.open(*seated[1:], game=KEY, computers=computers)
    last = await play(table, seated, random.Random(3))

    assert buttons(last, "account")
    assert "ERROR" not in bot.log
    record = await table.exported()
    replay(game(KEY), record)
    bought = [action for action in record.actions if action.action.startswith("buy ")]
    assert bought
    log = [
        [Event(event.kind, event.seat, dict[str, Any](event.facts)) for event in action.events]
        for action in bought
        if action.seat < 2
    ]
    deeds = [deed for events in log for deed in face_of(KEY).deeds(events[:2], translator(language(locale)))]
    assert is_told(deeds, table.boards())


async def test_a_whole_game_alone_ends_with_a_rank(pg: Playground, bot: BotProcess) -> None:
    ann = pg.person("Ann")
    table = TableDriver(pg, ann)
    await table.open(game=KEY)
    last = await play(table, [ann], random.Random(5))
    assert "Your rank: " in last.text
    assert "ERROR" not in bot.log


async def test_bonus_cards_come_by_private_message_and_are_chosen_there(
    pg: Playground, bot: BotProcess
) -> None:
    """An open panel prevents them; the restart closes Ann's, and her cards come with Bob's foyer."""
    ann, bob = pg.person("Ann"), pg.person("Bob")
    table = TableDriver(pg, ann)
    await table.open(bob, game=KEY)
    rng = random.Random(1)

    async def answer(person: Person, panel: Message, until: Callable[[Message], object]) -> None:
        while (offered := answers(person, panel)) and not until(panel):
            panel = await taken(person, panel, rng.choice(offered))

    def asks_for_card(message: Message) -> bool:
        return say(ann, "mad_king_ludwig-ask-back").splitlines()[0].strip("# ") in message.text

    for person in (ann, bob):
        board = await table.board(lambda m: buttons(m, "turn"))
        await answer(
            person, await (await table.press(person, board, "turn")).message(PATIENCE), asks_for_card
        )
        if person is ann:
            await bot.restart()
    letter = await ann.sees(lambda m: buttons(m, "ask"), channel=ann.dm, within=PATIENCE)
    assert asks_for_card(letter)
    await answer(ann, letter, lambda panel: not asks_for_card(panel) and not buttons(panel, "do"))
    await table.board(lambda m: "Ann, Bob: choose the bonus cards" not in m.text and "Bob" in m.text)
    assert "ERROR" not in bot.log


async def test_kill_9_between_two_steps_of_a_chain_of_rewards_loses_nothing(
    pg: Playground, tmp_path: Path
) -> None:
    data = tmp_path / "castellan.sqlite3"
    ann = pg.person("Ann")
    rng = random.Random(2)
    killed = 0
    async with BotProcess(pg, data) as bot:
        while not killed:
            table = TableDriver(pg, ann)
            await table.open(game=KEY)
            killed = await play_and_kill(table, ann, bot, data, rng)

    with sqlite3.connect(data) as connection:
        rows = connection.execute("SELECT id, options, state FROM tables").fetchall()
        for table_id, options, stored in rows:
            acted = connection.execute(
                "SELECT seat, action FROM events WHERE table_id = ? AND verb = 'acted' ORDER BY seq",
                (table_id,),
            ).fetchall()
            ludwig = game(KEY)
            kept = ludwig.decode(stored)
            state = ludwig.setup(ludwig.options_type.model_validate_json(options), 1, ludwig.seed(kept))
            for seat, action in acted:
                state = ludwig.apply(state, seat, ludwig.parse(action)).state
            assert ludwig.digest(state) == ludwig.digest(kept)


async def opened(table: TableDriver, person: Person) -> Message:
    """Opens the panel below the newest picture; again if a newer picture came just then."""
    while True:
        board = await table.board(lambda m: buttons(m, "turn"))
        try:
            return await (await table.press(person, board, "turn")).message(PATIENCE)
        except CannotDo:
            continue


async def play_and_kill(
    table: TableDriver, ann: Person, bot: BotProcess, data: Path, rng: random.Random, most: int = 2
) -> int:
    """Plays alone and kills the bot whenever rewards wait; returns the number of kills."""
    killed = 0
    while killed < most:
        board = await table.board(lambda m: table.due(m, [ann]) or is_last(m))
        if is_last(board):
            return killed
        panel = await opened(table, ann)
        while killed < most and (offered := answers(ann, panel)):
            chosen = rather_rooms(offered, rng)
            done = chosen in buttons(panel, "do")
            try:
                panel = await taken(ann, panel, chosen)
            except CannotDo:  # the panel was brought below a newer picture
                panel = await opened(table, ann)
            if done and phase_of(data, table.table_id) in CHAIN:
                waiting = [each.split(":", 3)[3] for each in answers(ann, panel)]
                await bot.restart()
                panel = await opened(table, ann)
                again = [each.split(":", 3)[3] for each in answers(ann, panel)]
                assert again == waiting
                killed += 1
        await table.board(lambda m: is_last(m) or table.due(m, [ann]))
    return killed


def phase_of(data: Path, table_id: str) -> str:
    with sqlite3.connect(data) as connection:
        (stored,) = connection.execute("SELECT state FROM tables WHERE id = ?", (table_id,)).fetchone()
    return str(game(KEY).decode(stored).phase)


def leads_to(panel: Message, answer: str) -> str:
    """The button of a panel with this answer."""
    return next(each for each in buttons(panel, "ask") if each.rsplit(":", 1)[1].split("/")[-1] == answer)


def is_draft(panel: Message) -> bool:
    return any(each.endswith((":leave", ":order")) or ":order " in each for each in buttons(panel, "do"))


async def test_the_master_builder_drafts_the_market_and_opens_it_once(
    pg: Playground, bot: BotProcess
) -> None:
    ann = pg.person("Ann")
    table = TableDriver(pg, ann)
    await table.open(game=KEY, computers=1)
    rng = random.Random(8)
    while True:
        board = await table.board(lambda m: table.due(m, [ann]))
        shown = shows(board)
        panel = await (await table.press(ann, board, "turn")).message(PATIENCE)
        if is_draft(panel):
            break
        while not is_draft(panel) and (offered := answers(ann, panel)):
            panel = await taken(ann, panel, rng.choice(offered))
        await table.after(shown)  # a question that follows at once moves below this picture

    async def drafted(panel: Message, *steps: str) -> Message:
        for step in steps:
            panel = await taken(ann, panel, leads_to(panel, step))
        return panel

    panel = await drafted(panel, "5", "2")
    (opens,) = buttons(panel, "do")
    assert opens.endswith("order 15342")
    panel = await drafted(panel, "1", "5")
    panel = await drafted(panel, "reset")
    (opens,) = buttons(panel, "do")
    assert opens.endswith("leave")
    panel = await drafted(panel, "1", "5")
    (opens,) = buttons(panel, "do")
    await taken(ann, panel, opens)
    opened = say(ann, "mad_king_ludwig-deed-market_open", room="|", price=0).partition("|")[0]
    await pg.wait_for(lambda: any(f"**Ann** {opened}" in board.text for board in table.boards()), PATIENCE)
    record = await table.exported()
    own = [entry.action for entry in record.actions if entry.seat == 0]
    assert [text for text in own if text.startswith(("order", "leave"))][-1] == "order 52341"
    assert sum(text.startswith(("order", "leave")) for text in own) == 1
    assert "ERROR" not in bot.log
