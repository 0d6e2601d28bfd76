"""Forged presses, values, forms and commands: each is answered, nothing changes, no traceback."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.ui.interactions.admission import MOST_OF_PERSON
from playground.driver import Person, Playground
from playground.model import InteractionKind
from tests.soak import SOAK
from tests.support.features import all_verbs
from tests.wire.harness import PATIENCE, BotProcess, TableDriver
from tests.wire.tally import counting

Forgery = tuple[Person, dict[str, Any], int]
"""The sender, the data, and the type of an interaction."""

RUNS = 20 if SOAK else 1
FORGED = 5_000 if SOAK else 600
"""The number of forgeries in each run."""
AT_ONCE = MOST_OF_PERSON
"""Presses that are open at the same time: what is beyond a person's limit is dropped without an answer."""
DRAWN = ("look", "rules", "turn", "ask")
"""Verbs that all people may use: their pictures take time, so they are tried less often."""
ODD = (
    "", "0", "-1", "²", "٣", "1e9", "9" * 15, "9" * 40, "\ud800", "\x00", "'; DROP TABLE tables; --", "../..",
    "@everyone", "`", "~", "~²", "/", "a/b~9", "claim 1", "place 1 A1 N", "None", "{}", "[]", "🏰" * 5,
)  # fmt: skip


def some(rng: random.Random, *usual: str) -> str:
    return rng.choice(usual) if usual and rng.random() < 0.6 else rng.choice(ODD)


def custom_id(rng: random.Random, table_id: str) -> str:
    verb = rng.choice([verb for verb in all_verbs() if verb not in DRAWN or rng.random() < 0.1] or ["join"])
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


@pytest.mark.parametrize("number", range(RUNS))
async def test_forged_interactions_are_answered_and_change_nothing(
    pg: Playground, bot: BotProcess, tmp_path: Path, number: int
) -> None:
    with counting(f"forged {number}", tmp_path) as seen:
        ann, bob, eve = pg.person("Ann"), pg.person("Bob"), pg.person("Eve")
        elsewhere = pg.guild("Elsewhere")
        zoe = pg.person("Zoe", guild=elsewhere, moderator=True)
        square = pg.channel("square", guild=elsewhere)
        table = TableDriver(pg, ann)
        await table.open(bob)
        await table.board()
        answered = 0

        async def press_on(forgeries: Iterator[Forgery]) -> None:
            nonlocal answered
            for person, data, kind in forgeries:
                place = square if person is zoe else pg.general
                await (await person.forge(data, kind=kind, channel=place)).acknowledged(PATIENCE)
                answered += 1

        rng = random.Random(11 + number)
        forged = ((rng.choice((eve, zoe)), *press(rng, table.table_id)) for _ in range(FORGED))
        await asyncio.gather(*(press_on(forged) for _ in range(AT_ONCE)))
        log = await (await ann.slash("table log", {"table": table.table_id})).message(PATIENCE)
        changed = log.text != "The game begins."
        tracebacks, errors = bot.log.count("Traceback"), bot.log.count("ERROR")
        seen.update(forged=FORGED, answered=answered, changed=changed, tracebacks=tracebacks, errors=errors)
        assert answered == FORGED
        assert log.text == "The game begins."
        assert "Traceback" not in bot.log
        assert "ERROR" not in bot.log
