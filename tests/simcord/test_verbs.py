"""Every verb of the table is acknowledged as the table says; one that is not in it is refused."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import MemberActor

from bot.ui.interactions.verb import Acknowledged
from tests.simcord.reading import buttons, text
from tests.simcord.server import Server
from tests.support.features import all_verbs

VERBS = all_verbs()
IDS = (
    "turn ask do look words rules options switch choose typed type join leave start more fewer end "
    "seats first shuffle pick preset close cards account fair film command retire nothing lead "
    "me mine forget server call setup language "
    "undo plead agree refuse agreeing "
    "terms pace standin back take reopen levels level character hint hints remarks coach "
    "since follow rematch again seed named "
    "rated club share "
    "learn study opt try "
    "daily dask dpick ddo dshare help "
    "next setup sit new open invite accept decline remark say "
    "replay file moment mistake hands together whatif wgame wask wpick wdo "
    "puzzle pask ppick pdo "
    "t-enter t-out t-table t-log t-rules"
)
"""The ids that stand in messages which were sent long ago."""

MESSAGE, THINKING, UPDATE = 4, 5, 6
EPHEMERAL = 64
FIRST_SIGN = {
    Acknowledged.BY_ANSWER: MESSAGE,
    Acknowledged.MEANWHILE: THINKING,
    Acknowledged.FIRST: THINKING,
    Acknowledged.SILENTLY: UPDATE,
}


def words_of(part: Any) -> str:
    """All texts of a request's body."""
    if isinstance(part, dict):
        return "\n".join([str(part.get("content", "")), *map(words_of, part.values())])
    return "\n".join(map(words_of, part)) if isinstance(part, list) else ""


def test_ids_of_buttons_that_were_sent_are_all_known() -> None:
    assert set(IDS.split()) == VERBS.keys()
    assert all(verb.id == name for name, verb in VERBS.items())


async def test_a_press_is_acknowledged_once_and_as_the_table_says(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    table = await server.open(ann)
    signs = {}
    for verb in VERBS.values():
        stranger = bob if verb.id != "join" else ann  # a person whose press is refused
        signs[verb.id] = await server.forge(stranger, table.lobby, f"k1:{table.id}:1:{verb.id}:")
    first = {name: [sign["type"] for sign in signs[name]] for name in VERBS}
    assert first == {name: [FIRST_SIGN[verb.acknowledged]] for name, verb in VERBS.items()}
    for name, [sign] in signs.items():
        assert not VERBS[name].private or sign["data"]["flags"] & EPHEMERAL, name


async def test_an_unknown_verb_is_refused_at_once_on_any_message_and_changes_nothing(
    server: Server, ann: MemberActor, bob: MemberActor
) -> None:
    lobby = await server.open(ann)
    table = await server.start(ann, bob)
    panel = await table.panel(table.due(ann, bob))

    async def seen() -> list[object]:
        shown = [text(lobby.lobby), text(table.lobby), buttons(panel), len(table.boards)]
        return [*shown, buttons(lobby.lobby), await table.log(ann)]

    before = await seen()
    for forged in ("dance", "", "End", "join "):
        for message, its in ((lobby.lobby, lobby), (table.board, table), (panel, table)):
            [sign] = await server.forge(ann, message, f"k1:{its.id}:1:{forged}:")
            assert sign["type"] == MESSAGE, forged
            assert sign["data"]["flags"] & EPHEMERAL, forged
            assert "I don't know this button" in words_of(sign), forged
        assert await seen() == before, forged


async def test_a_damaged_argument_is_no_error_of_ours(
    server: Server, ann: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    table = await server.open(ann)
    for forged in ("rules:chess.1", "rules:kingdomino.x", "type:size", "ask:nowhere", "look:99"):
        home = "-" if forged.startswith("rules") else table.id
        await server.forge(ann, table.lobby, f"k1:{home}:1:{forged}")
        assert [record for record in caplog.records if record.levelname == "ERROR"] == [], forged
