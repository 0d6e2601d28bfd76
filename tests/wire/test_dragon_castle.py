"""Dragon Castle on the wire: whole games, alone and with Spirits, a custom castle, kill -9 in a turn."""

from __future__ import annotations

import random
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.texts import language, translator
from bot.ui.faces import face_of
from engines.core.event import Event
from engines.core.record import replay
from engines.dragon_castle.data import LAYOUTS, SPIRITS
from engines.registry import game
from playground.driver import Person, Playground
from playground.model import Message
from tests.soak import only_in_soak
from tests.wire.harness import PATIENCE, BotProcess, TableDriver, answers, buttons, is_told, say, taken

KEY = "dragon_castle"


async def turn(table: TableDriver, person: Person, board: Message, rng: random.Random) -> Message:
    """Presses any offered buttons until the panel asks nothing more."""
    panel = await (await table.press(person, board, "turn")).message(PATIENCE)
    while offered := answers(person, panel):
        panel = await taken(person, panel, rng.choice(offered))
    return panel


async def play(table: TableDriver, people: list[Person], rng: random.Random) -> Message:
    async def decide(person: Person, panel: Message) -> None:
        while offered := answers(person, panel):
            panel = await taken(person, panel, rng.choice(offered))

    return await table.play_on(people, decide)


@only_in_soak
@pytest.mark.parametrize("locale", ["ru"])
async def test_a_whole_game_by_two_people_and_a_computer_player(
    pg: Playground, bot: BotProcess, locale: str
) -> None:
    pg.world.guild.locale = locale
    ann, bob = pg.person("Ann", locale=locale), pg.person("Боб", locale=locale)
    table = TableDriver(pg, ann)
    await table.open(bob, game=KEY, computers=1)
    last = await play(table, [ann, bob], random.Random(3))

    assert buttons(last, "account")
    assert "ERROR" not in bot.log
    record = await table.exported()
    replay(game(KEY), record)
    log = [
        [Event(event.kind, event.seat, dict[str, Any](event.facts)) for event in action.events]
        for action in record.actions
        if action.seat < 2
    ]
    deeds = [deed for events in log for deed in face_of(KEY).deeds(events, translator(language(locale)))]
    assert is_told(deeds, table.boards())


async def test_a_whole_game_alone_shows_what_the_dragon_does_and_the_rank(
    pg: Playground, bot: BotProcess
) -> None:
    ann = pg.person("Ann")
    table = TableDriver(pg, ann)
    await table.open(game=KEY)
    last = await play(table, [ann], random.Random(5))
    assert "Your rank: " in last.text
    turns = [board.text for board in table.boards()[1:-1]]
    assert all("The Dragon of Ingenuity" in text or "last" in text for text in turns)
    assert any("because" in text for text in turns)
    assert "ERROR" not in bot.log


@only_in_soak
async def test_a_whole_game_with_every_spirit(pg: Playground, bot: BotProcess) -> None:
    ann = pg.person("Ann")
    table = TableDriver(pg, ann)
    await table.open(
        game=KEY, computers=1, chosen={"spirits": SPIRITS, "random_dragons": ["2"], "realm_rows": ["5"]}
    )
    await play(table, [ann], random.Random(8))
    record = await table.exported()
    assert any(action.action.startswith("spirit ") for action in record.actions)
    replay(game(KEY), record)
    assert "ERROR" not in bot.log


async def test_an_own_castle_is_typed_and_checked(pg: Playground, bot: BotProcess) -> None:
    ann = pg.person("Ann")
    table = TableDriver(pg, ann)
    opened = await ann.slash("table new", {"game": KEY})
    await opened.message(PATIENCE)
    lobby = await ann.sees(lambda message: buttons(message, "join"), within=PATIENCE)
    panel = await (await table.press(ann, lobby, "options")).message(PATIENCE)
    (everything,) = [each for each in buttons(panel, "options") if each.endswith(":all")]
    panel = await (await ann.click(panel, everything)).message(PATIENCE)
    assert buttons(panel, "type") == []
    panel = await table.choose(panel, "castle", ["own"])
    assert say(ann, "refused-setup-castle-is-empty") in panel.text

    panel = await _type(ann, panel, "123/12")
    assert say(ann, "refused-setup-castle-ragged", row=2, cells=2, expected=3) in panel.text
    panel = await _type(ann, panel, "333/333")
    assert say(ann, "refused-setup-castle-tiles", tiles=18, needed=116) in panel.text

    rows = ["".join(map(str, row)) for row in LAYOUTS["plaza"].rows]
    panel = await _type(ann, panel, "\n".join(rows))
    assert say(ann, "refused-setup-castle-tiles", tiles=18, needed=116) not in panel.text
    await pg.wait_for(lambda: buttons(lobby, "start"), PATIENCE)  # the lobby is shown beside the answer
    await table.press(ann, lobby, "start")
    table.table_id = buttons(panel, "type")[0].split(":")[1]
    await table.board(lambda message: table.due(message, [ann]))
    assert "ERROR" not in bot.log


async def _type(person: Person, panel: Message, text: str) -> Message:
    opened = await person.click(panel, buttons(panel, "type")[0])
    await opened.modal(PATIENCE)
    return await (await person.submit_modal(opened, {"heights": text})).message(PATIENCE)


async def test_kill_9_after_the_first_tile_was_taken_loses_nothing(pg: Playground, tmp_path: Path) -> None:
    data = tmp_path / "castellan.sqlite3"
    ann = pg.person("Ann")
    rng = random.Random(2)
    async with BotProcess(pg, data) as bot:
        table = TableDriver(pg, ann)
        await table.open(game=KEY, computers=1)
        for _ in range(5):
            board = await table.board(lambda m: table.due(m, [ann]))
            panel, twice = [await (await table.press(ann, board, "turn")).message(PATIENCE) for _ in range(2)]
            deed = rng.choice([button for button in buttons(panel, "do") if ":take " in button])
            after = await taken(ann, panel, deed)
            await bot.restart()
            again = await (await table.press(ann, board, "turn")).message(PATIENCE)
            assert _rests(again) == _rests(after)
            assert pg.attachment(again) == pg.attachment(after)
            old = await (await ann.click(twice, deed)).message(PATIENCE)
            assert say(ann, "panel-was-old") in old.text
            while offered := answers(ann, again):
                again = await taken(ann, again, rng.choice(offered))
            await table.board(lambda m, old=board.id: m.id != old)  # type: ignore[misc]

    with sqlite3.connect(data) as connection:
        acted = connection.execute(
            "SELECT seat, action FROM events WHERE verb = 'acted' ORDER BY seq"
        ).fetchall()
        options, stored = connection.execute("SELECT options, state FROM tables").fetchone()
    dragon_castle = game(KEY)
    kept = dragon_castle.decode(stored)
    state = dragon_castle.setup(
        dragon_castle.options_type.model_validate_json(options), 2, dragon_castle.seed(kept)
    )
    for seat, action in acted:
        state = dragon_castle.apply(state, seat, dragon_castle.parse(action)).state
    assert dragon_castle.digest(state) == dragon_castle.digest(kept)


def _rests(panel: Message) -> list[str]:
    """Returns the actions of the buttons."""
    return [each.split(":", 3)[3] for verb in ("do", "ask") for each in buttons(panel, verb)]


async def test_a_typed_castle_is_shown_without_its_mark_up(pg: Playground, bot: BotProcess) -> None:
    ann = pg.person("Ann")
    await (await ann.slash("table new", {"game": KEY})).message(PATIENCE)
    lobby = await ann.sees(lambda m: buttons(m, "join"), within=PATIENCE)
    panel = await (await TableDriver(pg, ann).press(ann, lobby, "options")).message(PATIENCE)
    panel = await (await ann.click(panel, buttons(panel, "options")[0])).message(PATIENCE)
    [menu] = [menu for menu in buttons(panel, "choose") if menu.endswith(":castle")]
    panel = await (await ann.select(panel, menu, ["own"])).message(PATIENCE)
    form = await ann.click(panel, buttons(panel, "type")[0])
    evil = "`[x](https://evil.example) @everyone\n# big"
    await (await ann.submit_modal(form, {"heights": evil})).message(PATIENCE)
    await pg.wait_for(lambda: "evil" in lobby.text, PATIENCE)
    assert re.search(r"`[^`]*evil[^`]*`", lobby.text)
    for mark in ("](", "@everyone", "://", "\n# "):
        assert mark not in lobby.text
