"""The extra feature, played. Run with its folder on the path, by `tests/discovery/test_extra_feature.py`."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from bot.store.maintenance.moving import move
from tests.simcord.reading import buttons, labels, private, text
from tests.simcord.server import Server, TableSeen, attachment
from tests.simcord.test_me import settings

DAY = 86400.0


@pytest.fixture
def eve(server: Server) -> MemberActor:
    """Looks on."""
    return server.person("Eve")


@pytest.fixture
async def table(server: Server, ann: MemberActor, bob: MemberActor) -> TableSeen:
    return await server.start(ann, bob)


def rows(data: Path) -> list[Any]:
    with closing(sqlite3.connect(data)) as connection:
        return connection.execute('SELECT "user", table_id FROM applause').fetchall()


async def applaud(person: MemberActor, table: TableSeen) -> str:
    [label] = labels(table.board, "applaud")
    return text(private(await person.click(table.board, label=label)))


async def test_the_button_on_the_board_is_pressed_and_the_command_typed(
    server: Server, table: TableSeen, eve: MemberActor, data: Path
) -> None:
    assert "0 tables" in text(private(await eve.slash(server.games, "me applause")))
    assert "1 table so far" in await applaud(eve, table)
    assert "1 table so far" in await applaud(eve, table)
    assert rows(data) == [(eve.id, table.id)]
    await server.restart()
    assert "1 table so far" in text(private(await eve.slash(server.games, "me applause")))


async def test_players_do_not_applaud_their_own_table(table: TableSeen, ann: MemberActor, data: Path) -> None:
    assert "Applaud another one" in await applaud(ann, table)
    assert rows(data) == []


async def test_it_speaks_the_persons_language(table: TableSeen, eve: MemberActor, server: Server) -> None:
    card = await settings(eve, server)
    await eve.select(card, ["pl"], custom_id="k1:-:0:me:lang")
    assert "Twoje brawa usłyszał już 1 stół" in await applaud(eve, table)


async def test_the_setting_is_on_the_card_and_the_clock_brings_thanks(
    server: Server, table: TableSeen, eve: MemberActor, ann: MemberActor
) -> None:
    """Only to people who have switched it on, and once."""
    await applaud(eve, table)
    await server.later(DAY)
    assert eve.user.dm_channel.history() == []
    card = private(await eve.click(await settings(eve, server), label="Thanks for applause: off"))
    assert "Thanks for applause: on" in buttons(card)
    await server.restart()
    assert "Thanks for applause: on" in buttons(await settings(eve, server))
    assert "Thanks for applause: off" in buttons(await settings(ann, server))
    for _ in range(2):
        await server.later(DAY)
    [written] = eve.user.dm_channel.history()
    assert "Thank you for your applause" in text(written)


async def test_ones_data_holds_the_rows_and_the_setting_and_being_forgotten_takes_them(
    server: Server, table: TableSeen, eve: MemberActor, data: Path
) -> None:
    await applaud(eve, table)
    await eve.click(await settings(eve, server), label="Thanks for applause: off")
    told = json.loads(await attachment(private(await eve.slash(server.games, "me data"))))
    assert [one["table"] for one in told["applause"]] == [table.id]
    assert told["settings"]["of_features"] == {"applause.thanked": True}
    asked = private(await eve.slash(server.games, "me forget"))
    await eve.click(asked, label="Delete my data")
    assert rows(data) == []
    with closing(sqlite3.connect(data)) as connection:
        assert str(eve.id) not in "\n".join(connection.iterdump())


async def test_its_rows_move_to_another_file_with_everything_else(
    server: Server, table: TableSeen, eve: MemberActor, data: Path
) -> None:
    await applaud(eve, table)
    await server.stop()
    target = data.with_name("moved.sqlite3")
    move(data, target, lambda told: None)
    assert rows(target) == [(eve.id, table.id)]
    await server.restart()
