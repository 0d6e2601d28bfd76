"""The next table on the wire: from decision to decision with one press between them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.texts import translator
from playground.driver import Person, Playground
from playground.model import Guild, Message
from tests.wire.harness import PATIENCE, BotProcess, TableDriver, answers, buttons, taken

WORDS = translator("en")
FIVE = 5


class Presses:
    """A person's presses, counted."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.count = 0

    async def press(self, card: Message, custom_id: str) -> Message:
        self.count += 1
        return await (await self.person.click(card, custom_id)).message(PATIENCE)

    async def decide(self, panel: Message) -> tuple[Message, int]:
        """Answers until the panel asks nothing more; returns the panel and the number of presses."""
        before = self.count
        while offered := answers(self.person, panel):
            self.count += 1
            panel = await taken(self.person, panel, offered[0])
        return panel, self.count - before


async def five_tables(pg: Playground, ann: Person, bob: Person, guilds: list[Guild]) -> list[TableDriver]:
    """Tables of two that wait for Ann."""
    tables = []
    for guild in guilds:
        for person in (ann, bob):
            person.join(guild)
        table = TableDriver(pg, ann, pg.channel("general", guild=guild))
        await table.open(bob)
        board = await table.board(lambda board: buttons(board, "turn"))
        while table.due(board, [ann, bob]) is not ann:
            shown = board.id
            await table.decide(bob, board, lambda offered: offered[0])
            board = await table.board(lambda board, shown=shown: buttons(board, "turn") and board.id != shown)  # type: ignore[misc]
        await table.settled()
        tables.append(table)
    return tables


def label(count: int) -> str:
    return WORDS("next-table", game=WORDS("kingdomino"), count=count)


def link_of(panel: Message) -> str:
    [url] = [part["url"] for part in panel.walk() if part.get("url") and part.get("label")]
    return str(url)


def message_at(pg: Playground, url: str) -> Message:
    """The board that a link leads to: the newest one of its place, if it is not noted yet which that is."""
    place, last = pg.world.state.messages, int(url.rpartition("/")[2])
    return place[last] if last in place else [one for one in place.values() if one.channel_id == last][-1]


@pytest.fixture
async def many(pg: Playground, tmp_path: Path):  # type: ignore[no-untyped-def]
    async with BotProcess(pg, tmp_path / "castellan.sqlite3", CASTELLAN_TABLES_PER_PERSON="20") as bot:
        yield bot
        assert "Traceback" not in bot.log


async def test_five_decisions_in_one_server_take_one_press_more_each(
    pg: Playground, many: BotProcess
) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    tables = await five_tables(pg, ann, bob, [pg.world.guild] * FIVE)
    presses, decisions, seen = Presses(ann), 0, set()
    panel = await presses.press(await tables[0].board(), buttons(await tables[0].board(), "turn")[0])
    for left in reversed(range(FIVE)):
        seen |= {pressed.split(":")[1] for pressed in answers(ann, panel)}
        panel, used = await presses.decide(panel)
        decisions += used
        if left:
            assert label(left) in [part.get("label") for part in panel.walk()]
            panel = await presses.press(panel, buttons(panel, "next")[0])
            assert WORDS("kingdomino") in panel.text
    assert buttons(panel, "next") == []
    assert seen == {table.table_id for table in tables}
    assert presses.count <= decisions + FIVE
    for table in tables:
        await table.board(lambda board: board.text)
    mine = [message for message in ann.messages() if message.ephemeral_to == ann.id]
    assert len([message for message in mine if message.attachments]) <= 1  # one panel went through all five


async def test_five_decisions_in_five_servers_take_one_press_more_each(
    pg: Playground, many: BotProcess
) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    tables = await five_tables(pg, ann, bob, [pg.guild(f"Server {number}") for number in range(FIVE)])
    presses, decisions, links, seen = Presses(ann), 0, 0, set()
    board = await tables[0].board()
    for left in reversed(range(FIVE)):
        panel = await presses.press(board, buttons(board, "turn")[0])
        seen |= {pressed.split(":")[1] for pressed in answers(ann, panel)}
        panel, used = await presses.decide(panel)
        decisions += used
        if left:
            assert buttons(panel, "next") == []  # a panel belongs to its server
            board = message_at(pg, link_of(panel))
            links += 1
    assert seen == {table.table_id for table in tables}
    assert presses.count == decisions + FIVE  # Your turn, and the decision
    assert links == FIVE - 1


async def test_next_leads_on_from_anywhere_and_from_private_messages(
    pg: Playground, many: BotProcess
) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    tables = await five_tables(pg, ann, bob, [pg.world.guild, pg.world.guild, pg.guild("Elsewhere")])
    presses = Presses(ann)
    panel = await (await ann.slash("next", channel=ann.dm)).message(PATIENCE)
    panel, _ = await presses.decide(panel)
    assert label(2) in [part.get("label") for part in panel.walk()]
    panel = await presses.press(panel, buttons(panel, "next")[0])
    assert answers(ann, panel)
    await presses.decide(panel)
    linked = await (await ann.slash("next")).message(PATIENCE)  # it waits in another server
    assert message_at(pg, link_of(linked)) == await tables[2].board()
    there = await (await ann.slash("next", channel=tables[2].place)).message(PATIENCE)
    await presses.decide(there)
    nothing = await (await ann.slash("next")).message(PATIENCE)
    assert nothing.text == WORDS("refused-nothing-waits")
    assert (await (await bob.slash("next")).message(PATIENCE)).attachments


async def test_after_kill_9_the_next_table_is_a_press_away(pg: Playground, many: BotProcess) -> None:
    ann, bob = pg.person("Ann"), pg.person("Bob")
    tables = await five_tables(pg, ann, bob, [pg.world.guild] * 2)
    presses = Presses(ann)
    panel = await presses.press(await tables[0].board(), buttons(await tables[0].board(), "turn")[0])
    panel, _ = await presses.decide(panel)
    await many.restart()
    panel = await presses.press(panel, buttons(panel, "next")[0])
    await presses.decide(panel)
    sent = [request for request in pg.requests if request["path"].endswith("/messages")]
    nonces = [json.dumps(request["body"].get("nonce")) for request in sent if request["body"]]
    assert len(nonces) == len(set(nonces))
    assert (await (await ann.slash("next")).message(PATIENCE)).text == WORDS("refused-nothing-waits")


async def test_another_server_never_shows_the_panel(pg: Playground, many: BotProcess) -> None:
    """A forged press asks in one server for the table that waits in another."""
    ann, bob = pg.person("Ann"), pg.person("Bob")
    [table] = await five_tables(pg, ann, bob, [pg.guild("Elsewhere")])
    outcome = await ann.forge({"component_type": 2, "custom_id": "k1:-:0:next:"})
    shown = await outcome.message(PATIENCE)
    assert answers(ann, shown) == []
    assert not shown.attachments
    assert message_at(pg, link_of(shown)) == await table.board()
