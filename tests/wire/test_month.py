"""A month at one table: absence, reminders, a stand-in, a return, an outage, a seat that is taken, sleep."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground.driver import Person, Playground
from playground.model import Message
from tests.wire.harness import PATIENCE, BotProcess, Chooser, TableDriver, buttons, say, shows

HOUR = 3600
DAY = 24 * HOUR
KEY = "kingdomino"


class Hours:
    """The bot's clock, moved by hours and days."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._ahead = 0
        self._write()

    def pass_by(self, seconds: int) -> None:
        self._ahead += seconds
        self._write()

    def _write(self) -> None:
        side = self._file.with_suffix(".new")
        side.write_text(str(self._ahead))
        side.replace(self._file)


@pytest.fixture
def hours(tmp_path: Path) -> Hours:
    return Hours(tmp_path / "clock")


@pytest.fixture
async def bot(pg: Playground, tmp_path: Path, hours: Hours) -> AsyncIterator[BotProcess]:
    clock = str(tmp_path / "clock")
    async with BotProcess(pg, tmp_path / "castellan.sqlite3", CASTELLAN_CLOCK=clock) as process:
        yield process


async def reminder(
    table: TableDriver, person: Person, verb: str = "turn", within: float = PATIENCE
) -> Message:
    """Returns the reminder at the table's venue, once there is one with such a button."""

    def found() -> Message | None:
        public = [m for m in person.messages(table.place) if not (m.attachments or m.ephemeral)]
        return next((m for m in reversed(public) if buttons(m, verb)), None)

    return await table.playground.wait_for(found, within)


def reminders(table: TableDriver) -> list[Message]:
    return [m for m in table.host.messages(table.place) if not m.attachments and buttons(m, "turn")]


async def open_with_a_day(pg: Playground, *people: Person, key: str = KEY) -> TableDriver:
    """Returns a table of these people with a day for each decision."""
    host, *others = people
    table = TableDriver(pg, host)
    opened = await host.slash("table new", {"game": key})
    table.table_id = (await opened.message(PATIENCE)).text.split("**")[1]
    table.lobby = await host.sees(
        lambda m: any(f":{table.table_id}:" in join for join in buttons(m, "join")), within=PATIENCE
    )
    for person in others:
        await table.press(person, table.lobby, "join")
        await table.lobby_says(person.user.name)
    card = await (await table.press(host, table.lobby, "terms")).message(PATIENCE)
    (menu,) = buttons(card, "pace")
    await (await host.select(card, menu, ["day"])).acknowledged(PATIENCE)
    await table.lobby_says(say(host, "lobby-pace", pace=say(host, "pace-day")))
    await table.press(host, table.lobby, "start")
    return table


async def test_a_month_at_one_table(
    pg: Playground, bot: BotProcess, hours: Hours, choose: Chooser, tmp_path: Path
) -> None:
    people = ann, bob = [pg.person(name) for name in ("Ann", "Bob")]
    table = await open_with_a_day(pg, ann, bob)
    board = await table.board()
    assert "<t:" in board.text  # the time left
    late = table.due(board, people)
    assert late is not None
    other = bob if late is ann else ann

    # Half of the time is over: one reminder, which calls.
    hours.pass_by(12 * HOUR)
    first = await reminder(table, other)
    assert late.mention in first.text
    assert not buttons(first, "standin")

    # The bot is away for four days: they do not count.
    await bot.kill()
    hours.pass_by(4 * DAY)
    await bot.start()
    await bot.logs("event=deadlines_extended")
    hours.pass_by(11 * HOUR)
    listed = await (await other.slash("table list")).message(PATIENCE)
    assert table.table_id in listed.text
    assert [m.id for m in reminders(table)] == [first.id]

    # The time is over: the reminder is replaced, and the other player may start a stand-in.
    hours.pass_by(2 * HOUR)
    second = await reminder(table, other, "standin")
    await pg.wait_for(lambda: [m.id for m in reminders(table)] == [second.id], PATIENCE)
    refused = await (await late.click(second, buttons(second, "standin")[0])).message(PATIENCE)
    assert "your own seat" in refused.text
    shown = shows(board)
    levels = await (await other.click(second, buttons(second, "standin")[0])).message(PATIENCE)
    stands_in = await (await other.click(levels, buttons(levels, "standin")[0])).message(PATIENCE)
    assert late.user.name in stands_in.text
    board = await table.after(shown)
    assert f"{late.user.name} · " in board.text
    assert f"stands in ({say(other, 'level-strong')})" in board.text
    await pg.wait_for(lambda: not reminders(table), PATIENCE)

    # The game goes on without them.
    for _ in range(3):
        board = await table.board(lambda m: buttons(m, "turn"))
        if table.due(board, [other]):
            await table.decide(other, board, choose)
            await table.after(shows(board))
    # Their panel says so, and gives the seat back.
    board = await table.board(lambda m: buttons(m, "back"))
    told = await (await table.press(late, board, "turn")).message(PATIENCE)
    assert say(late, "stand-in-plays") in told.text
    nobody = await (await other.click(board, buttons(board, "back")[0])).message(PATIENCE)
    assert say(other, "refused-nobody-stands-in") in nobody.text
    board = await table.board(lambda m: buttons(m, "back"))  # the stand-in may have decided meanwhile
    back = await (await late.click(board, buttons(board, "back")[0])).message(PATIENCE)
    assert say(late, "welcome-back") in back.text
    board = await table.board(lambda m: buttons(m, "turn") and not buttons(m, "back"))
    await bot.restart()

    # They announce an absence, which the clock ends.
    away = await (await late.slash("me away", {"until": "3"})).message(PATIENCE)
    assert "<t:" in away.text
    board = await table.board(lambda m: buttons(m, "back"))
    assert f"{late.user.name} · " in board.text
    hours.pass_by(3 * DAY + HOUR)
    board = await table.board(lambda m: buttons(m, "turn") and not buttons(m, "back"))
    assert say(other, "news-came-back", name=late.user.name) in board.text

    # One player leaves for good; another person takes the seat and plays on.
    card = await (await late.slash("table leave", {"table": table.table_id})).message(PATIENCE)
    (deed,) = buttons(card, "retire")
    await (await late.click(card, deed)).message(PATIENCE)
    board = await table.board(lambda m: buttons(m, "take"))
    eve = pg.person("Eve")
    taken = await (await eve.click(board, buttons(board, "take")[0])).message(PATIENCE)
    assert say(eve, "seat-is-yours") in taken.text
    await table.board(lambda m: "Eve" in m.text and not buttons(m, "take"))

    # Two months without any player: the table falls asleep, and wakes up.
    hours.pass_by(61 * DAY)
    await table.lobby_says(say(ann, "table-asleep"))
    assert table.lobby is not None
    woken = await (await eve.click(table.lobby, buttons(table.lobby, "reopen")[0])).message(PATIENCE)
    assert say(eve, "reopened", table=table.table_id) in woken.text
    await table.play([other, eve], choose)
    assert "Traceback" not in bot.log


async def test_a_reminder_posted_when_the_bot_was_killed_is_found_again_after_days(
    pg: Playground, bot: BotProcess, hours: Hours
) -> None:
    people = ann, bob = [pg.person(name) for name in ("Ann", "Bob")]
    table = await open_with_a_day(pg, ann, bob)
    late = table.due(await table.board(), people)
    assert late is not None
    other = bob if late is ann else ann
    pg.hang_next(path=r"POST /channels/\d+/messages$", done=True)  # it is posted, but the bot gets no answer
    hours.pass_by(12 * HOUR + 60)
    first = await reminder(table, other)
    await bot.kill()
    pg.forget_nonces()
    hours.pass_by(9 * DAY)
    before = first.text
    await bot.start()
    await pg.wait_for(lambda: [m.text for m in reminders(table)] != [before], PATIENCE)
    assert [m.id for m in reminders(table)] == [first.id], (
        "there is one, with the end of the time as it is now"
    )
    hours.pass_by(12 * HOUR)
    second = await reminder(table, other, "standin")
    await pg.wait_for(lambda: [m.id for m in reminders(table)] == [second.id], PATIENCE)

    # A player who acts gets no more reminders.
    await table.decide(late, await table.board(lambda m: buttons(m, "turn")), lambda offered: offered[0])
    await pg.wait_for(lambda: not reminders(table), PATIENCE)
    assert "Traceback" not in bot.log
