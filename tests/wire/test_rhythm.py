"""A table's messages in a whole game, counted on the wire; panels that follow the newest picture."""

from __future__ import annotations

from pathlib import Path

import pytest

from playground.driver import Person, Playground
from playground.model import Message, MessageFlag
from tests.soak import in_soak
from tests.wire.counting import count
from tests.wire.evenings import Evening, evenings
from tests.wire.harness import PATIENCE, BotProcess, TableDriver, buttons, held, say, shows, take, taken

QUICKEST = "kingdomino"
"""The shortest game, which every run plays."""


def cases() -> list[object]:
    return [one if one.game == QUICKEST else in_soak(one) for one in evenings()]


@pytest.mark.parametrize("evening", cases(), ids=lambda evening: evening.name)
async def test_a_table_says_no_more_than_its_people_have_to_know(
    pg: Playground, bot: BotProcess, evening: Evening
) -> None:
    said = await count(pg, evening.game, evening.people, evening.computers, evening.options)
    for limit in evening.limits(said):
        assert limit.was <= limit.most, limit
    assert "ERROR" not in bot.log


async def decide(table: TableDriver, person: Person, panel: Message) -> None:
    """Presses on until the panel asks nothing more, or a newer picture begins the next turn."""
    shown = shows(table.boards()[-1])
    while shows(table.boards()[-1]) == shown and (offered := buttons(panel, "do") or buttons(panel, "ask")):
        panel = await taken(person, panel, offered[0])


async def decide_while_due(person: Person, panel: Message) -> None:
    """Presses on until the panel asks nothing more: in Kingdomino a player may be due twice in a row."""
    while offered := buttons(panel, "do") or buttons(panel, "ask"):
        panel = await taken(person, panel, offered[0])


async def test_the_next_panel_comes_below_the_new_picture_and_the_old_one_goes(
    pg: Playground, bot: BotProcess
) -> None:
    ann = pg.person("Ann")
    table = TableDriver(pg, ann)
    await table.open(computers=3)
    board = await table.board()
    old = await (await table.press(ann, board, "turn")).message(PATIENCE)
    await decide(table, ann, old)
    newer = await table.board(lambda m: m.id != board.id)

    def next_panel() -> Message | None:
        mine = [m for m in ann.messages(table.place) if m.ephemeral and m.id > newer.id]
        return mine[-1] if mine and (buttons(mine[-1], "ask") or buttons(mine[-1], "do")) else None

    followed = await pg.wait_for(next_panel, PATIENCE)
    await pg.wait_for(lambda: old.id not in {m.id for m in ann.messages(table.place)}, PATIENCE)
    assert [m.id for m in ann.messages(table.place) if m.ephemeral] == [followed.id]
    pressed = buttons(followed, "ask") or buttons(followed, "do")
    answered = await taken(ann, followed, pressed[0])
    assert answered.id == followed.id
    assert ann.pings() == []
    assert "<@" not in newer.text


async def test_a_panel_that_was_opened_by_the_command_is_brought_the_question_too(
    pg: Playground, bot: BotProcess
) -> None:
    people = [pg.person("Ann"), pg.person("Bob")]
    table = TableDriver(pg, people[0])
    await table.open(people[1])
    board = await table.board()
    first = table.due(board, people)
    assert first is not None
    [waiting] = [one for one in people if one is not first]
    hand = await waiting.slash("table hand", {"table": table.table_id}, channel=table.place)
    at_rest = await hand.message(PATIENCE)
    assert not buttons(at_rest, "do")
    await decide_while_due(first, await (await table.press(first, board, "turn")).message(PATIENCE))

    def question() -> bool:
        mine = [m for m in waiting.messages(table.place) if m.ephemeral]
        return len(mine) == 1 and bool(buttons(mine[0], "do"))

    await pg.wait_for(question, PATIENCE)


async def test_after_a_restart_no_panel_comes_and_the_button_does_it(pg: Playground, tmp_path: Path) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    async with BotProcess(pg, tmp_path / "castellan.sqlite3") as bot:
        table = TableDriver(pg, ann)
        await table.open(bob)
        board = await table.board()
        first, other = (ann, bob) if table.due(board, [ann]) else (bob, ann)
        waiting = await (await table.press(other, board, "turn")).message(PATIENCE)
        await bot.restart()
        shown = shows(board)
        await decide_while_due(first, await (await table.press(first, board, "turn")).message(PATIENCE))
        newer = await table.board(lambda m: shows(m) != shown and table.due(m, [other]))
        assert newer.pinged == [other.id]  # the panel that was open before is forgotten
        assert [m.id for m in other.messages(table.place) if m.ephemeral] == [waiting.id]
        panel = await (await table.press(other, newer, "turn")).message(PATIENCE)
        assert buttons(panel, "do") or buttons(panel, "ask")


async def test_posts_that_call_nobody_make_no_sound(pg: Playground, bot: BotProcess) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    table = TableDriver(pg, ann)
    await table.open(bob)
    board = await table.board()
    assert board.pinged
    assert not board.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
    for person in (ann, bob):
        await table.press(person, board, "turn")
    first = ann if table.due(board, [ann]) else bob
    shown = shows(board)
    await decide_while_due(first, await (await table.press(first, board, "turn")).message(PATIENCE))
    newer = await table.after(shown)
    assert newer.pinged == []
    assert newer.flags & MessageFlag.SUPPRESS_NOTIFICATIONS


async def test_a_double_tap_takes_nothing_and_says_so(pg: Playground, tmp_path: Path) -> None:
    """After a tile at Dragon Castle the same panel asks for the next one, before any picture."""
    ann = pg.person("Ann")
    async with BotProcess(pg, tmp_path / "castellan.sqlite3", CASTELLAN_DOUBLE_TAP="10"):
        table = TableDriver(pg, ann)
        await table.open(game="dragon_castle")
        panel = await (await table.press(ann, await table.board(), "turn")).message(PATIENCE)
        panel = await taken(ann, panel, buttons(panel, "do")[0])
        tapped = await take(ann, panel, (buttons(panel, "do") or buttons(panel, "ask"))[0])
        said = await tapped.reply(PATIENCE)
        assert say(ann, "refused-double-tap") in said.text


async def test_a_press_on_a_panel_that_is_gone_meanwhile_is_answered_below(
    pg: Playground, bot: BotProcess
) -> None:
    """It moved below a new picture at that very moment, or its owner has closed it."""
    ann = pg.person("Ann")
    table = TableDriver(pg, ann)
    await table.open(computers=1)
    board = await table.board(lambda m: table.due(m, [ann]))
    panel = await (await table.press(ann, board, "turn")).message(PATIENCE)
    on_its_way = pg.hang_next(path=r"POST /interactions/.*/callback$")
    pressed = await take(ann, panel, (buttons(panel, "do") or buttons(panel, "ask"))[0])
    await held(on_its_way)
    pg.delete_message(panel)
    on_its_way.release()
    below = await pressed.reply(PATIENCE)
    assert below.ephemeral
    assert below.attachments

    def mine() -> list[Message]:
        return [message for message in ann.messages(table.place) if message.ephemeral]

    def is_the_only_one() -> bool:
        return len(mine()) == 1 and bool(buttons(mine()[0], "do") or buttons(mine()[0], "ask"))

    await decide(table, ann, below)
    await pg.wait_for(is_the_only_one, PATIENCE)  # its place is known: the next question comes there
    assert say(ann, "answer-not-shown") not in "".join(message.text for message in ann.messages(table.place))
