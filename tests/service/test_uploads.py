"""Replays of uploaded exports: checked by replaying them, refused with the reason, kept only in memory."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from bot.features.replay.cards import replay_card
from bot.features.replay.replay_buttons import FILE
from bot.features.replay.replay_buttons import At as Turn
from bot.features.replay.service import Replays
from bot.features.replay.uploads import KEPT, LARGEST, Uploads
from bot.tables.tables import Tables
from bot.texts import translator
from bot.ui.cards.card import Button, Menu
from bot.ui.faces import hosted
from engines.core.record import Record
from tests.recorded import records
from tests.service.playing import ANN, BOB, HERE, act, fresh, refused, started
from tests.ui.tables import At

HERE_STUDIO = At("test")


def uploads(tables: Tables, clock: Callable[[], float] = lambda: 0.0) -> Uploads:
    return Uploads(Replays(tables, HERE_STUDIO), HERE_STUDIO, clock)


def export(key: str = "kingdomino") -> bytes:
    record = next(records(key, seats)[0] for seats in range(2, 8) if records(key, seats))
    return record.write().encode()


def changed(**parts: Any) -> bytes:
    return json.dumps({**json.loads(export()), **parts}).encode()


@pytest.mark.parametrize("key", hosted())
async def test_an_export_is_replayed_with_its_own_buttons_only(tables: Tables, key: str) -> None:
    replay = await uploads(tables).read(export(key), ANN)
    card = await replay_card(replay, Turn(replay.last // 2), translator("en"), HERE_STUDIO)
    assert card.picture is not None
    for row in card.rows:
        for part in row if isinstance(row, tuple) else (row,):
            assert isinstance(part, (Button, Menu))
            assert part.id.split(":")[3] == FILE


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b" " * (LARGEST + 1), "file-too-large"),
        (b"\x89PNG", "file-no-export"),
        (b"{}", "file-no-export"),
        (changed(game="chess"), "file-other-game"),
        (changed(rules_version=99), "replay-other-rules"),
        (changed(seed=None), "file-unfinished"),
        (changed(seed="0" * 32), "file-damaged"),
        (changed(seats=3), "file-damaged"),
        (changed(options={"harmony": "perhaps"}), "file-damaged"),
        (changed(actions=json.loads(export())["actions"][:-1]), "file-unfinished"),
        (changed(actions=json.loads(export())["actions"][1:]), "file-damaged"),
        (changed(actions=[{**one, "events": []} for one in json.loads(export())["actions"]]), "file-damaged"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
async def test_other_files_are_refused_with_the_reason(tables: Tables, data: bytes, code: str) -> None:
    with refused(code):
        await uploads(tables).read(data, ANN)


async def test_only_the_person_who_uploaded_it_has_it_and_for_an_hour(tables: Tables) -> None:
    now = 0.0
    kept = uploads(tables, lambda: now)
    file = (await kept.read(export(), ANN)).file
    assert (await kept.of(file, ANN)).file == file
    with refused("file-gone"):
        await kept.of(file, BOB)
    now = KEPT + 1
    with refused("file-gone"):
        await kept.of(file, ANN)


async def test_names_in_a_file_can_not_ping_or_format(tables: Tables) -> None:
    replay = await uploads(tables).read(changed(names=["<@1> **Ann**", "@everyone"]), ANN)
    assert replay.table.names == ("1 Ann", "everyone")


async def test_a_shuffle_that_the_person_is_playing_is_refused(tables: Tables) -> None:
    record = Record.read(export())
    table = await tables.lobby.open(HERE, ANN, record.game, fresh(), terms={"seed": record.seed})
    await tables.lobby.join(table.id, BOB, fresh())
    kept = uploads(tables)
    file = (await kept.read(export(), ANN)).file
    await tables.lobby.start(table.id, ANN, fresh())
    with refused("replay-same-shuffle"):
        await kept.of(file, ANN)
    with refused("replay-same-shuffle"):
        await kept.read(export(), BOB)


async def test_the_export_of_a_running_game_is_refused(tables: Tables) -> None:
    table = await act(tables, await started(tables, ANN, BOB))
    data = (await tables.record(table.id)).write().encode()
    with refused("file-unfinished"):
        await uploads(tables).read(data, ANN)
