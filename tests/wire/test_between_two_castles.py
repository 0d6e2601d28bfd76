"""Between Two Castles on the wire: whole games, the draft by letter and button, kill -9 between choices."""

from __future__ import annotations

import json
import random
import re
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engines.between_two_castles.data import REGULAR
from engines.core.record import replay
from engines.registry import game
from playground.driver import Person, Playground
from playground.model import Message
from tests.soak import in_soak
from tests.wire.harness import PATIENCE, BotProcess, TableDriver, answers, buttons, is_last, say, shows, taken

KEY = "between_two_castles"


def menu(panel: Message) -> dict[str, Any] | None:
    """The menu in which a set is chosen, if the panel has one."""
    return next((part for part in panel.walk() if part.get("max_values", 1) > 1), None)


async def choose_two(person: Person, panel: Message) -> tuple[list[str], Message]:
    """Chooses the first two tiles of a hand for good; returns the panel after that."""
    assert menu(panel) is not None
    while found := menu(panel):
        assert (found["min_values"], found["max_values"]) == (2, 2)
        tiles = [option["value"] for option in found["options"][:2]]
        await (await person.select(panel, found["custom_id"], tiles)).acknowledged(PATIENCE)
        panel = await person.sees(partial(asks_on, panel), channel=person.place_of(panel), within=PATIENCE)
    return tiles, await taken(person, panel, buttons(panel, "do")[0])


def asks_on(panel: Message, message: Message) -> bool:
    """Whether a message asks to confirm the choice, or is the same panel sent again below a picture."""
    return len(buttons(message, "do")) == 1 or (message.id > panel.id and menu(message) is not None)


async def decide(person: Person, panel: Message, rng: random.Random) -> None:
    """Answers until the panel asks nothing more."""
    while True:
        if menu(panel):
            _, panel = await choose_two(person, panel)
        elif offered := answers(person, panel):
            panel = await taken(person, panel, rng.choice(offered))
        else:
            return


async def play(
    table: TableDriver, people: list[Person], rng: random.Random, until: Callable[[Message], bool] = is_last
) -> Message:
    """Lets all people answer their questions, to the end or until a picture fits."""
    return await table.play_on(people, lambda person, panel: decide(person, panel, rng), until)


async def decide_once(table: TableDriver, people: list[Person], rng: random.Random) -> Message:
    """Lets the first person with a question make one decision; returns the board after it."""
    board = await table.board(lambda m: buttons(m, "turn"))
    before = shows(board)
    for person in people:
        panel = await (await table.press(person, board, "turn")).message(PATIENCE)
        if menu(panel) or answers(person, panel):
            break
    else:  # the table is about to move on by itself
        return await table.board()
    done = menu(panel) is not None
    if done:
        await choose_two(person, panel)
    while not done:
        offered = answers(person, panel)
        if not offered:  # another player was quicker
            return await table.board()
        pressed = rng.choice(offered)
        done = pressed in buttons(panel, "do")
        panel = await taken(person, panel, pressed)
    return await table.board(lambda m: shows(m) != before)


@pytest.mark.parametrize(
    ("people", "computers", "options", "locale", "data"),
    [
        in_soak(1, 1, (), "ru", "file"),
        in_soak(1, 2, ("quick",), "pl", "file"),
        (1, 2, ("quick",), "pl", "postgresql"),
        in_soak(2, 2, (), "en-US", "file"),
        in_soak(1, 6, (), "en-US", "file"),
    ],
    indirect=["data"],
)
async def test_whole_games_of_two_three_four_and_seven(
    pg: Playground, bot: BotProcess, people: int, computers: int, options: tuple[str, ...], locale: str
) -> None:
    pg.world.guild.locale = locale
    ann, bob = pg.person("Ann", locale=locale), pg.person("Боб", locale=locale)
    bob.set_dms(opened=False)
    table = TableDriver(pg, ann)
    await table.open(*[bob][: people - 1], game=KEY, computers=computers, options=options)
    last = await play(table, [ann, bob][:people], random.Random(people))

    assert buttons(last, "account")
    assert "ERROR" not in bot.log
    record = await table.exported()
    replay(game(KEY), record)
    assert len(record.names) == people + computers
    await pg.wait_for(lambda: not [m for m in ann.dms() if menu(m) or m.attachments], PATIENCE)
    assert ann.dms()  # the greeting, and a line for each message answered there
    assert bob.dms() == []


def seen_by_all(table: TableDriver) -> str:
    """Returns all public content of the table: texts, alt texts, ids, names of files."""
    watcher = table.playground.person("Watcher")
    messages = [*watcher.messages(table.channel), *watcher.messages(table.place)]
    return json.dumps(
        [[[*message.walk()], [a.filename for a in message.attachments]] for message in messages]
    )


async def letter(pg: Playground, person: Person) -> Message:
    """The newest private message with a choice in it."""
    return await pg.wait_for(lambda: next((m for m in reversed(person.dms()) if menu(m)), None), PATIENCE)


async def test_kill_9_between_two_choices_loses_none_and_shows_none(pg: Playground, tmp_path: Path) -> None:
    data = tmp_path / "castellan.sqlite3"
    people = [pg.person("Ann"), pg.person("Bob"), pg.person("Cid")]
    async with BotProcess(pg, data) as bot:
        table = TableDriver(pg, people[0])
        await table.open(*people[1:], game=KEY)
        board = await table.board()
        chosen: list[str] = []
        for number, person in enumerate(people):
            tiles, after = await choose_two(person, await letter(pg, person))
            chosen += tiles
            assert not menu(after)
            await bot.restart()
            if number < 2:
                await table.board(lambda m, who=person: who.mention not in m.text)  # type: ignore[misc]
                assert (await table.board()).id == board.id
                assert not [room for room in chosen if re.search(rf"\b{room}\b", seen_by_all(table))]
        revealed = await table.board(lambda m: m.id != board.id)
        assert say(people[0], f"{KEY}-moment-revealed") in revealed.text
    with sqlite3.connect(data) as connection:
        acted = connection.execute("SELECT action FROM events WHERE verb = 'acted' ORDER BY seq").fetchall()
    assert [action.split()[1:] for (action,) in acted] == [chosen[:2], chosen[2:4], chosen[4:]]
    assert all(room in REGULAR for room in chosen)


async def test_a_choice_is_final_and_its_letter_becomes_a_line(pg: Playground, bot: BotProcess) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    table = TableDriver(pg, ann)
    await table.open(bob, game=KEY, computers=1)
    by_letter = await letter(pg, ann)
    board = await table.board()
    panel = await (await table.press(ann, board, "turn")).message(PATIENCE)
    assert menu(by_letter) is not None
    tiles, _ = await choose_two(ann, panel)
    rooms = ", ".join(say(ann, f"{KEY}-room-{tile}") for tile in tiles)
    await pg.wait_for(lambda: rooms in by_letter.text, PATIENCE)
    assert not menu(by_letter)
    assert not by_letter.attachments
    again = await (await table.press(ann, await table.board(), "turn")).message(PATIENCE)
    assert not menu(again)
    assert buttons(again, "do") == []


async def test_the_host_puts_somebody_first_in_seniority(pg: Playground, bot: BotProcess) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    table = TableDriver(pg, ann)
    opened = await ann.slash("table new", {"game": KEY}, channel=table.channel)
    table.table_id = (await opened.message(PATIENCE)).text.split("**")[1]
    table.lobby = await ann.sees(lambda m: bool(buttons(m, "join")), channel=table.channel, within=PATIENCE)
    await table.press(bob, table.lobby, "join")
    await table.lobby_says("Bob")
    panel = await (await table.press(ann, table.lobby, "options")).message(PATIENCE)
    await table.lobby_says(f"{say(ann, f'{KEY}-option-seniority')}: Ann, Bob")
    await table.choose(panel, "seniority", ["1"])
    await table.lobby_says(f"{say(ann, f'{KEY}-option-seniority')}: Bob, Ann")


async def test_builders_who_are_there_are_not_called_and_place_their_own_tiles_without_a_word(
    pg: Playground, bot: BotProcess
) -> None:
    ann, bob, cid = pg.person("Ann"), pg.person("Bob"), pg.person("Cid")
    table = TableDriver(pg, ann)
    await table.open(bob, cid, game=KEY)
    first = await table.board()
    for person in (ann, bob, cid):
        await choose_two(person, await letter(pg, person))
    revealed = await table.board(lambda m: m.id != first.id)
    assert [person.pings()[-1].id for person in (ann, bob, cid)] == [first.id] * 3
    shown = shows(revealed)
    panel = await (await table.press(ann, revealed, "turn")).message(PATIENCE)
    assert say(ann, f"{KEY}-ask-first") in panel.text
    while not (final := buttons(panel, "do")):
        panel = await taken(ann, panel, answers(ann, panel)[0])
    await taken(ann, panel, final[0])
    placed = await table.after(shown)
    assert placed.id == revealed.id  # edited in place: no calls necessary
    assert bob.pings()[-1].id == first.id
    assert "Bob" in placed.text


async def test_a_proposal_for_a_bonus_is_accepted_by_the_partner_with_one_press(
    pg: Playground, bot: BotProcess
) -> None:
    people = {name: pg.person(name) for name in ("Ann", "Bob", "Cid")}
    ann, *others = people.values()
    table = TableDriver(pg, ann)
    await table.open(*others, game=KEY)
    said = say(ann, f"{KEY}-status-answer", castle="(.+)", name="(.+)", proposer="(.+)")
    waits = re.compile(said.replace("(.+)", r"(\w+)"))
    rng = random.Random(4)
    board, press = await table.board(), ""
    while not press:  # the partner may have another question first
        while not (found := waits.search(board.text)):
            board = await decide_once(table, list(people.values()), rng)
        partner = people[found[1]]
        panel = await (await table.press(partner, board, "turn")).message(PATIENCE)
        accept = say(partner, f"{KEY}-say-accept", deed="").strip()
        at_a_cell = say(partner, f"{KEY}-cell-accept", letter="", gain="", place="").split()[0]
        labelled = {part.get("label", ""): part.get("custom_id", "") for part in panel.walk()}
        press = next((labelled[each] for each in labelled if accept in each or at_a_cell in each), "")
        if not press:
            board = await decide_once(table, list(people.values()), rng)
    assert press in buttons(panel, "do")
    await taken(partner, panel, press)
    assert found is not None
    asked = found[0]
    await table.board(lambda m: asked not in m.text)
    assert "ERROR" not in bot.log


async def test_who_takes_no_private_messages_is_told_so_and_plays_by_the_button(
    pg: Playground, bot: BotProcess
) -> None:
    """A player with an open panel gets none anyway; a test with a clock covers the next one."""
    ann, bob = pg.person("Ann"), pg.person("Bob")
    bob.set_dms(opened=False)
    table = TableDriver(pg, ann)
    await table.open(bob, game=KEY, computers=1)
    hand = {"button-turn": say(bob, "my-hand")}
    told = say(bob, "private-messages-closed", **hand)
    whispered = await bob.sees(lambda m: told in m.text, within=PATIENCE)
    assert whispered.ephemeral
    revealed = say(ann, f"{KEY}-status-build", names="", count=2).strip(" .:")
    await play(table, [ann, bob], random.Random(5), lambda m: revealed in m.text)
    assert bob.dms() == []


async def test_who_left_the_server_still_chooses_by_letter(pg: Playground, bot: BotProcess) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    table = TableDriver(pg, ann)
    await table.open(bob, game=KEY, computers=1)
    board = await table.board()
    by_letter = await letter(pg, bob)
    pg.remove_member(bob)
    await choose_two(bob, by_letter)
    await choose_two(ann, await letter(pg, ann))
    await table.board(lambda m: m.id != board.id)
    told = "\n".join(shown.text for shown in table.boards())
    assert say(ann, f"{KEY}-pick", name="Bob", rooms="") in told
    assert "ERROR" not in bot.log
