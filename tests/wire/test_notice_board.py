"""A server's notice board on the wire: its content and readers, its buttons, and kill -9 in the middle."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.texts import translator
from playground.driver import Person, Playground
from playground.model import Channel, Message
from playground.permissions import Permission
from tests.wire.harness import PATIENCE, BotProcess, TableDriver, buttons, held
from tests.wire.test_me import chosen

WORDS = translator("en")


class House:
    """A bot whose clock is moved, and a channel for the notice board."""

    def __init__(self, pg: Playground, tmp_path: Path) -> None:
        self.pg = pg
        self._clock = tmp_path / "clock"
        self._ahead = 0.0
        self.later(0)
        self.bot = BotProcess(pg, tmp_path / "castellan.sqlite3", CASTELLAN_CLOCK=str(self._clock))
        self.channel = pg.channel("board")
        self.ann = pg.person("Ann")
        self.max = pg.person("Max")
        pg.give_role(self.max, pg.role("Managers", Permission.MANAGE_GUILD))

    def later(self, seconds: float = 15) -> None:
        self._ahead += seconds
        self._clock.write_text(str(self._ahead), encoding="utf-8")

    async def choose(self) -> None:
        card = await (await self.max.slash("server settings")).message(PATIENCE)
        await chosen(self.max, card, "notice", str(self.channel.id))
        self.later()

    @property
    def boards(self) -> list[Message]:
        return [one for one in self.ann.messages(self.channel) if buttons(one, "new")]

    async def board(self, *said: str) -> Message:
        """The board once it says that; the clock goes on until then."""

        def fits() -> Message | None:
            boards = self.boards
            return boards[-1] if boards and all(one in boards[-1].text for one in said) else None

        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                return await self.pg.wait_for(fits, 1.0)
            except TimeoutError:
                self.later()
        raise AssertionError(f"{said} in {[board.text for board in self.boards]}\n{self.bot.log}")


@pytest.fixture
async def house(pg: Playground, tmp_path: Path) -> AsyncIterator[House]:
    house = House(pg, tmp_path)
    async with house.bot:
        yield house
        assert "Traceback" not in house.bot.log


async def open_lobby(person: Person, channel: Channel | None = None, game: str = "kingdomino") -> str:
    opened = await (await person.slash("table new", {"game": game}, channel=channel)).message(PATIENCE)
    return opened.text.split("**")[1]


async def test_one_message_tells_lobbies_games_and_the_daily_castle(pg: Playground, house: House) -> None:
    ann, bob = house.ann, pg.person("Bob")
    pg.grant(Permission.PIN_MESSAGES, house.channel)
    await house.choose()
    board = await house.board(WORDS("notice-empty"))
    await pg.wait_for(lambda: board.id in house.channel.pins, PATIENCE)
    table = await open_lobby(ann)
    board = await house.board("Ann (1/4)")
    (join,) = buttons(board, "sit")
    joined = await (await bob.click(board, join)).message(PATIENCE)
    assert joined.ephemeral_to == bob.id
    assert "Kingdomino" in joined.text
    await house.board("Ann, Bob (2/4)")
    lobby = await ann.sees(lambda message: buttons(message, "start"), within=PATIENCE)
    await (await ann.click(lobby, buttons(lobby, "start")[0])).acknowledged(PATIENCE)
    board = await house.board("to move")
    assert WORDS("notice-games") in board.text
    assert buttons(board, "sit") == []
    thread = next(one for one in pg.threads() if one.name.endswith(table))
    assert f"<#{thread.id}>" in board.text
    assert "Daily castle" in board.text
    (play,) = buttons(board, "daily")
    assert (await (await bob.click(board, play)).message(PATIENCE)).ephemeral_to == bob.id
    assert [one.id for one in house.boards] == [board.id]
    assert all(not one.mentions for one in ann.messages(house.channel))


async def test_nobody_reads_of_a_table_that_they_could_not_see(pg: Playground, house: House) -> None:
    ann, bob = house.ann, pg.person("Bob")
    builders = pg.role("Builders")
    for person in (ann, bob):
        pg.give_role(person, builders)
    secret = pg.channel("secret", private_to=[ann])
    barred = pg.channel("barred")
    pg.overwrite(barred, builders, deny=Permission.VIEW_CHANNEL, allow=Permission(0))
    pg.overwrite(barred, ann, allow=Permission.VIEW_CHANNEL)
    closing = pg.channel("closing")
    await house.choose()
    hidden = [await open_lobby(ann, secret), await open_lobby(ann, barred)]
    later = await open_lobby(ann, closing, "dragon_castle")
    shown = await open_lobby(ann)
    await house.board(f"<#{pg.general.id}>", f"<#{closing.id}>")
    pg.overwrite(closing, pg.role("@everyone"), deny=Permission.VIEW_CHANNEL)
    pg.overwrite(closing, ann, allow=Permission.VIEW_CHANNEL)
    pg.overwrite(closing, pg.world.bot.id, allow=Permission.VIEW_CHANNEL)
    await open_lobby(house.max)
    board = await house.board("Max")
    assert f"<#{closing.id}>" not in board.text
    for channel, tables in ((secret, hidden[:1]), (barred, hidden[1:]), (closing, [later])):
        sent = [request for request in pg.requests if f"/channels/{house.channel.id}/" in request["path"]]
        told = str([request["body"] for request in sent if channel is not closing]) + board.text
        assert str(channel.id) not in told
        assert all(table not in str(board.components) for table in tables)
    assert f":{shown}:" in str(board.components)
    # A forged press for a table in a channel that Bob can't see finds nothing there.
    for table in hidden:
        forged = await bob.forge({"component_type": 2, "custom_id": f"k1:{table}:0:sit:"})
        assert (await forged.message(PATIENCE)).text == WORDS("refused-unknown-table")
        menu = {"component_type": 3, "custom_id": "k1:-:0:sit:", "values": [table]}
        assert (await (await bob.forge(menu)).message(PATIENCE)).text == WORDS("refused-unknown-table")


@pytest.mark.parametrize("done", [True, False], ids=["posted", "not posted"])
async def test_kill_9_while_the_board_is_posted_makes_it_one(
    pg: Playground, house: House, done: bool
) -> None:
    hanging = pg.hang_next(path=rf"POST /channels/{house.channel.id}/messages$", done=done)
    await house.choose()
    await held(hanging)
    await house.bot.kill()
    pg.clear_faults()
    pg.forget_nonces()
    assert len(house.boards) == done
    await house.bot.start()
    await open_lobby(house.ann)
    await house.board("Ann (1/4)")
    assert len(house.boards) == 1


async def test_kill_9_while_the_board_is_edited_loses_nothing(pg: Playground, house: House) -> None:
    await house.choose()
    board = await house.board(WORDS("notice-empty"))
    hanging = pg.hang_next(path=rf"PATCH /channels/{house.channel.id}/messages")
    table = TableDriver(pg, house.ann)
    table.table_id = await open_lobby(house.ann)
    house.later()
    await held(hanging)
    await house.bot.kill()
    pg.clear_faults()
    await house.bot.start()
    assert (await house.board("Ann (1/4)")).id == board.id
    assert len(house.boards) == 1


async def test_a_board_that_discord_no_longer_edits_is_posted_again(pg: Playground, house: House) -> None:
    await house.choose()
    board = await house.board(WORDS("notice-empty"))
    for number in range(20):
        await house.ann.say(f"talk {number}", house.channel)
    house.later(3700)
    await open_lobby(house.ann)
    again = await house.board("Ann (1/4)")
    assert again.id != board.id
    await pg.wait_for(lambda: len(house.boards) == 1, PATIENCE)


async def test_open_a_table_and_table_new_show_one_form(pg: Playground, house: House) -> None:
    ann = house.ann
    await house.choose()
    board = await house.board(WORDS("notice-empty"))
    for opened in (await ann.click(board, buttons(board, "new")[0]), await ann.slash("table new")):
        form = await opened.modal(PATIENCE)
        assert form["title"] == WORDS("form-title")
        filled = {"game": ["dragon_castle"], "computers": ["2"], "level": "easy", "pace": ["day"]}
        answer = await (await ann.submit_modal(opened, filled)).message(PATIENCE)
        assert "Dragon Castle" in answer.text
        table = answer.text.split("**")[1]
        place = house.channel if opened.interaction.channel_id == house.channel.id else pg.general
        lobby = await ann.sees(
            lambda message, table=table: any(table in one for one in buttons(message, "start")),  # type: ignore[misc]
            channel=place,
            within=PATIENCE,
        )
        assert lobby.text.count("easy") == 2
        assert WORDS("pace-day") in lobby.text
    russian = pg.person("Ира", locale="ru")
    form = await (await russian.slash("table new")).modal(PATIENCE)
    assert form["title"] == translator("ru")("form-title")


async def test_the_form_refuses_what_it_does_not_offer(pg: Playground, house: House) -> None:
    ann = house.ann

    async def sent(*values: str) -> str:
        parts = [
            {"type": 18, "id": number, "component": {"type": 3, "custom_id": "x", "values": [value]}}
            for number, value in enumerate(values)
        ]
        data = {"custom_id": "k1:-:0:open:", "components": parts}
        return (await (await ann.forge(data, kind=5)).message(PATIENCE)).text

    good = ("kingdomino", "1", "fair", "none", "no")
    for place, bad in enumerate(("chess", "99", "god", "never", "maybe")):
        assert await sent(*good[:place], bad, *good[place + 1 :]) == WORDS("refused-unknown-button")
    assert await sent(*good[:4]) == WORDS("refused-unknown-button")
    assert "Kingdomino" in await sent(*good)
