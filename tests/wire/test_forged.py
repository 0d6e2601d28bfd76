"""Forged presses, values, forms and commands: each is answered, nothing changes, no traceback."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from bot.ui.verbs import VERBS
from playground import interactions, world
from playground.driver import Playground
from playground.model import InteractionKind
from tests.soak import SOAK
from tests.wire.harness import PATIENCE, BotProcess, TableDriver

FORGED = 100_000 if SOAK else 2_000
AT_ONCE = 25
DRAWN = ("look", "rules", "turn", "ask")
"""Verbs that anybody may use: their pictures take time, so they are tried less often."""
ODD = (
    "", "0", "-1", "²", "٣", "1e9", "9" * 15, "9" * 40, "\ud800", "\x00", "'; DROP TABLE tables; --", "../..",
    "@everyone", "`", "~", "~²", "/", "a/b~9", "claim 1", "place 1 A1 N", "None", "{}", "[]", "🏰" * 5,
)  # fmt: skip


def some(rng: random.Random, *usual: str) -> str:
    return rng.choice(usual) if usual and rng.random() < 0.6 else rng.choice(ODD)


def custom_id(rng: random.Random, table_id: str) -> str:
    verb = rng.choice([verb for verb in VERBS if verb not in DRAWN or rng.random() < 0.1] or ["join"])
    parts = [
        some(rng, "k1", "k1", "k1"),
        some(rng, table_id, table_id, "-", "AAAAAA", table_id.lower()),
        some(rng, "1", "3", "99"),
        some(rng, verb, verb),
        some(rng, "0", "castle", "heights", "kingdomino.0"),
    ]
    return ":".join(parts[: rng.choice((5, 5, 5, 5, 3, 6))])[:100]


def press(rng: random.Random, table_id: str) -> tuple[dict[str, Any], int]:
    kind = rng.random()
    pressed = custom_id(rng, table_id)
    if kind < 0.5:
        return {"component_type": 2, "custom_id": pressed}, InteractionKind.COMPONENT
    if kind < 0.7:
        values: Any = [some(rng) for _ in range(rng.randint(0, 4))]
        return {"component_type": 3, "custom_id": pressed, "values": values}, InteractionKind.COMPONENT
    if kind < 0.85:
        field = {"type": 4, "custom_id": some(rng, "heights"), "value": some(rng)}
        components: Any = rng.choice(
            ([{"type": 18, "component": field}], [], ["x"], [{"component": 1}], [{}])
        )
        return {"custom_id": pressed, "components": components}, InteractionKind.MODAL
    option = {"name": some(rng, "table", "game", "player"), "type": 3, "value": some(rng, table_id)}
    verb = some(rng, "end", "log", "show", "leave", "replace", "export", "new")
    name = some(rng, "table", "table", "rules")
    sub = {"name": verb, "type": 1, "options": [option] * rng.randint(0, 1)}
    return {"id": "1", "name": name, "type": 1, "options": [sub]}, InteractionKind.COMMAND


async def test_forged_interactions_are_answered_and_change_nothing(
    pg: Playground, bot: BotProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (world, interactions):  # how fast is asked elsewhere
        monkeypatch.setattr(module, "ANSWER_SECONDS", PATIENCE)
    rng = random.Random(11)
    ann, bob, eve = pg.person("Ann"), pg.person("Bob"), pg.person("Eve")
    elsewhere = pg.guild("Elsewhere")
    zoe = pg.person("Zoe", guild=elsewhere, moderator=True)
    square = pg.channel("square", guild=elsewhere)
    table = TableDriver(pg, ann)
    await table.open(bob)
    await table.board()
    places = {eve.id: pg.general, zoe.id: square}
    for _ in range(0, FORGED, AT_ONCE):
        outcomes = []
        for _ in range(AT_ONCE):
            person = rng.choice((eve, zoe))
            data, kind = press(rng, table.table_id)
            outcomes.append(await person.forge(data, kind=kind, channel=places[person.id]))
        await asyncio.gather(*(outcome.acknowledged(PATIENCE) for outcome in outcomes))
    log = await (await ann.slash("table log", {"table": table.table_id})).message(PATIENCE)
    assert log.text == "The game begins."
    assert "Traceback" not in bot.log
    assert "ERROR" not in bot.log
