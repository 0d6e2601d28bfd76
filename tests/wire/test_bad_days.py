"""Bad days on the wire: lost connections, refused requests, late answers, the wrong button, many tables."""

from __future__ import annotations

import asyncio
import random
import re

import pytest

from engines.core.record import replay
from engines.registry import game
from playground.driver import Person, Playground
from playground.model import Message
from playground.permissions import Permission
from playground.world import ANSWER_SECONDS
from tests.soak import SOAK
from tests.wire.harness import PATIENCE, BotProcess, Chooser, TableDriver, agree, buttons, say, taken

MANY = 50 if SOAK else 15
"""Tables that are played at once."""


@pytest.fixture
async def table(pg: Playground, bot: BotProcess) -> TableDriver:
    """A table of two people whose game has begun."""
    ann, bob = pg.person("Ann"), pg.person("Bob")
    driver = TableDriver(pg, ann)
    await driver.open(bob)
    await driver.board()
    return driver


async def due_and_other(pg: Playground, table: TableDriver) -> tuple[Person, Person, Message]:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    board = await table.board(lambda m: table.due(m, [ann, bob]))
    due = table.due(board, [ann, bob])
    assert due is not None
    return due, bob if due is ann or due.id == ann.id else ann, board


async def refused(person: Person, message: Message, custom_id: str, *, stale: bool = False) -> str:
    """The private sentence that a press is answered with."""
    outcome = await person.click(message, custom_id, stale=stale)
    reply = await outcome.reply(PATIENCE)
    assert reply.ephemeral
    return reply.text


async def test_a_dropped_connection_is_resumed_and_the_game_goes_on(
    pg: Playground, bot: BotProcess, table: TableDriver, choose: Chooser
) -> None:
    due, _, board = await due_and_other(pg, table)
    pg.drop_connections()
    press = await due.click(board, buttons(board, "turn")[0])  # arrives with the resumed session
    await pg.connected(PATIENCE)
    panel = await press.message(PATIENCE)
    assert buttons(panel, "do") or buttons(panel, "ask")
    assert "RESUMED" in bot.log.upper()


async def test_an_invalid_session_is_opened_anew_and_old_buttons_work(
    pg: Playground, bot: BotProcess, table: TableDriver
) -> None:
    due, _, board = await due_and_other(pg, table)
    pg.invalidate_sessions()
    pg.drop_connections()
    await pg.disconnected(PATIENCE)
    await pg.connected(PATIENCE)
    panel = await (await table.press(due, board, "turn")).message(PATIENCE)
    claim = buttons(panel, "do")[0]
    await taken(due, panel, claim)
    record = await table.exported()
    assert [action.action for action in record.actions] == [claim.split(":")[-1]]


@pytest.mark.parametrize("status", [429, 500, 502])
async def test_a_refused_board_is_posted_again_and_only_once(
    pg: Playground, bot: BotProcess, table: TableDriver, choose: Chooser, status: int
) -> None:
    due, _, board = await due_and_other(pg, table)
    pg.fail_next(status, 2, path=r"/channels/\d+/messages$")
    await table.decide(due, board, choose)
    newer = await table.board(lambda m: m.id != board.id)
    names = [attachment.filename for m in table.boards() for attachment in m.attachments]
    assert len(names) == len(set(names))
    assert newer.id > board.id


async def test_a_press_that_nobody_answers_in_three_seconds_changes_nothing(
    pg: Playground, bot: BotProcess, table: TableDriver
) -> None:
    due, _, board = await due_and_other(pg, table)
    panel = await (await table.press(due, board, "turn")).message(PATIENCE)
    pg.world.answer_seconds = ANSWER_SECONDS
    stalled = pg.stall_next(path="/callback")
    first, *_, last = offered = buttons(panel, "do")
    late = await due.click(panel, first)
    await late.failed(PATIENCE)
    pg.world.answer_seconds = PATIENCE
    stalled.release()
    again = await (await table.press(due, board, "turn")).message(PATIENCE)
    assert buttons(again, "do") == offered
    await taken(due, again, last)
    record = await table.exported()
    assert [action.action for action in record.actions] == [last.split(":")[-1]]


async def test_a_redelivered_press_acts_once(
    pg: Playground, bot: BotProcess, table: TableDriver, choose: Chooser
) -> None:
    due, _, board = await due_and_other(pg, table)
    panel = await (await table.press(due, board, "turn")).message(PATIENCE)
    press = await due.click(panel, buttons(panel, "do")[0])
    pg.redeliver(press)
    await press.message(PATIENCE)
    log = await (await due.slash("table log", channel=table.place)).message(PATIENCE)
    assert log.text.count(f"**{due.user.name}** claims") == 1


async def test_a_double_click_acts_once_and_says_how_the_table_stands(
    pg: Playground, bot: BotProcess, table: TableDriver
) -> None:
    due, _, board = await due_and_other(pg, table)
    panel = await (await table.press(due, board, "turn")).message(PATIENCE)
    wanted = buttons(panel, "do")[0]
    first = await due.click(panel, wanted)
    second = await due.click(panel, wanted, stale=True)
    await first.message(PATIENCE)
    await second.acknowledged(PATIENCE)
    log = await (await due.slash("table log", channel=table.place)).message(PATIENCE)
    assert log.text.count(f"**{due.user.name}** claims") == 1


async def test_a_panel_of_an_earlier_turn_comes_up_to_date_and_changes_nothing(
    pg: Playground, bot: BotProcess, table: TableDriver, choose: Chooser
) -> None:
    due, _, board = await due_and_other(pg, table)
    panel = await (await table.press(due, board, "turn")).message(PATIENCE)
    old = buttons(panel, "do")
    await table.decide(due, board, choose)
    before = len(table.boards())
    await table.board(lambda m: m.id != board.id)
    again = await (await due.click(panel, old[0], stale=True)).message(PATIENCE)
    assert say(due, "panel-was-old") in again.text
    assert len(table.boards()) <= before + 1


async def test_somebody_elses_panel_and_buttons_are_refused_kindly(
    pg: Playground, bot: BotProcess, table: TableDriver
) -> None:
    due, other, board = await due_and_other(pg, table)
    waiting = await (await other.click(board, buttons(board, "turn")[0])).message(PATIENCE)
    assert not buttons(waiting, "do")
    assert not buttons(waiting, "ask")
    stranger = pg.person("Eve")
    assert await refused(stranger, board, buttons(board, "turn")[0]) == say(stranger, "refused-not-playing")
    panel = await (await due.click(board, buttons(board, "turn")[0])).message(PATIENCE)
    forged = buttons(panel, "do")[0]
    assert await refused(stranger, board, forged, stale=True) == say(stranger, "refused-not-playing")
    forged_by_other = await other.click(board, forged, stale=True)
    answer = await forged_by_other.message(PATIENCE)
    assert say(other, "panel-was-old") in answer.text


async def test_only_the_host_or_a_moderator_starts_and_ends(pg: Playground, bot: BotProcess) -> None:
    ann, bob, mod = pg.person("Ann"), pg.person("Bob"), pg.person("Mod", moderator=True)
    await (await ann.slash("table new", {"game": "kingdomino"})).message(PATIENCE)
    lobby = await ann.sees(lambda m: buttons(m, "join"), within=PATIENCE)
    await (await bob.click(lobby, buttons(lobby, "join")[0])).acknowledged(PATIENCE)
    await pg.wait_for(lambda: buttons(lobby, "start"), PATIENCE)
    for verb in ("start", "more"):
        assert await refused(bob, lobby, buttons(lobby, verb)[0]) == say(bob, "refused-only-host")
    end = buttons(lobby, "setup")[0].replace(":setup:", ":end:")
    assert await refused(bob, lobby, end, stale=True) == say(bob, "refused-only-host")
    setup = await (await mod.click(lobby, buttons(lobby, "setup")[0])).message(PATIENCE)
    asked = await mod.click(setup, buttons(setup, "end")[0])
    assert (await asked.message(PATIENCE)).text == say(mod, "ask-end-lobby", table=_id(lobby, bob), others=2)
    assert say(ann, "lobby-ended") not in lobby.text
    await agree(mod, asked)
    await pg.wait_for(lambda: say(ann, "lobby-ended") in lobby.text, PATIENCE)
    assert await refused(bob, lobby, f"k1:{_id(lobby, bob)}:3:join:", stale=True) == say(
        bob, "refused-table-over"
    )


def _id(lobby: Message, person: Person) -> str:
    found = re.search(r"\b[2-9A-Z]{6}\b", lobby.text)
    assert found is not None
    return found.group()


async def test_buttons_of_an_ended_table_say_so(pg: Playground, bot: BotProcess, table: TableDriver) -> None:
    due, _, board = await due_and_other(pg, table)
    panel = await (await table.press(due, board, "turn")).message(PATIENCE)
    ann = pg.person("Ann")
    ended = await agree(ann, await ann.slash("table close", channel=table.place))
    assert table.table_id in ended.text
    assert await refused(due, panel, buttons(panel, "do")[0]) == say(due, "refused-table-over")


async def test_a_missing_permission_is_named_before_anything_is_opened(
    pg: Playground, bot: BotProcess
) -> None:
    ann = pg.person("Ann", locale="pl")
    pg.revoke(Permission.ATTACH_FILES)
    answer = await (await ann.slash("table new", {"game": "kingdomino"})).message(PATIENCE)
    assert say(ann, "permission-attach-files") in answer.text
    listed = await (await ann.slash("table list")).message(PATIENCE)
    assert listed.text == say(ann, "list-empty")


async def test_without_the_right_to_make_threads_the_channel_is_the_table(
    pg: Playground, bot: BotProcess, choose: Chooser
) -> None:
    ann = pg.person("Ann")
    pg.revoke(Permission.CREATE_PUBLIC_THREADS)
    table = TableDriver(pg, ann)
    await table.open(computers=1)
    board = await table.board(lambda m: table.due(m, [ann]))
    assert pg.threads() == []
    await table.decide(ann, board, choose)
    await table.board(lambda m: m.id != board.id)


async def test_a_deleted_thread_moves_the_game_into_the_channel(
    pg: Playground, bot: BotProcess, table: TableDriver, choose: Chooser
) -> None:
    due, _, board = await due_and_other(pg, table)
    panel = await (await table.press(due, board, "turn")).message(PATIENCE)
    shown = await (await due.slash("table hand", {"table": table.table_id})).message(PATIENCE)
    assert buttons(shown, "do") == buttons(panel, "do")
    pg.delete_channel(table.place)
    await taken(due, shown, buttons(shown, "do")[0])
    moved = await table.board()
    assert moved.channel_id == pg.general.id


async def test_a_deleted_channel_loses_nothing(pg: Playground, bot: BotProcess, choose: Chooser) -> None:
    ann, elsewhere = pg.person("Ann"), pg.channel("elsewhere")
    table = TableDriver(pg, ann, pg.channel("games"))
    await table.open(computers=1)
    await table.board()
    pg.delete_channel(table.place)
    pg.delete_channel(table.channel)
    shown = await (await ann.slash("table show", {"table": table.table_id}, channel=elsewhere)).message(
        PATIENCE
    )
    assert shown.attachments


async def test_who_leaves_a_game_is_not_called_again_and_a_computer_player_ends_it(
    pg: Playground, bot: BotProcess, table: TableDriver, choose: Chooser
) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    await agree(bob, await bob.slash("table leave", channel=table.place))
    pg.remove_member(bob)
    before = bob.pings()
    await table.play([ann], choose)
    assert say(ann, "news-left", name="Bob") in "\n".join(m.text for m in table.boards())
    assert bob.pings() == before
    record = await table.exported()
    replay(game(record.game), record)
    assert {action.seat for action in record.actions} == {0, 1}
    assert "ERROR" not in bot.log


async def test_names_never_ping_and_never_break_the_text(pg: Playground, bot: BotProcess) -> None:
    eve = pg.person("@everyone **x** <@1> `y` " + "long " * 4)
    ann = pg.person("Ann")
    await (await eve.slash("table new", {"game": "kingdomino"})).message(PATIENCE)
    lobby = await eve.sees(lambda m: buttons(m, "join"), within=PATIENCE)
    assert "@everyone" not in lobby.text
    assert "<@1>" not in lobby.text
    assert lobby.pinged == []
    assert ann.pings() == []


async def test_only_who_is_due_is_pinged(pg: Playground, bot: BotProcess, table: TableDriver) -> None:
    due, other, board = await due_and_other(pg, table)
    assert board.pinged == [due.id]
    assert other.pings() == []


async def test_many_tables_at_once(pg: Playground, bot: BotProcess, choose: Chooser) -> None:
    hosts = [pg.person(f"Host {number}") for number in range(MANY)]
    rooms = [pg.channel(f"room-{number % 10}") for number in range(MANY)]
    drivers = [TableDriver(pg, host, room) for host, room in zip(hosts, rooms, strict=True)]

    async def a_round(driver: TableDriver, host: Person) -> None:
        await driver.open(computers=1)
        board = await driver.board(lambda m: driver.due(m, [host]))
        await driver.decide(host, board, random.Random(driver.table_id).choice)
        await driver.board(lambda m, old=board.id: m.id != old)  # type: ignore[misc]

    await asyncio.gather(*(a_round(driver, host) for driver, host in zip(drivers, hosts, strict=True)))
    assert len({driver.table_id for driver in drivers}) == MANY
