"""The number of a table's messages: whole games with scripted people, counted on the wire."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.processes import on_playground
from tests.bench.rows import Effort, Row
from tests.phone.limits import rows as screen_rows
from tests.phone.walking import EVENINGS, SHUFFLE, measured
from tests.wire.counting import count
from tests.wire.evenings import Evening, evenings


def screens(effort: Effort) -> list[Row]:
    """Measures the phone screen space of a whole game's cards, for each game; a quick run plays the first."""
    rows: list[Row] = []
    for evening in EVENINGS[: effort(len(EVENINGS), 1)]:
        with TemporaryDirectory() as folder:
            found = asyncio.run(measured(Path(folder), evening, SHUFFLE))
        rows += screen_rows(evening.game, found)
    return rows


def rhythm(effort: Effort) -> list[Row]:
    """All evenings of all games; a quick run plays the first."""
    return [*screens(effort), *asyncio.run(_counted(evenings()[: effort(10**3, 1)]))]


async def _counted(played: Sequence[Evening]) -> list[Row]:
    rows = []
    for evening in played:
        async with on_playground("bot") as playground:
            said = await count(playground, evening.game, evening.people, evening.computers, evening.options)
        rows += [
            Row(f"{evening.name}: {limit.what}", limit.was, "", "at most", limit.most)
            for limit in evening.limits(said)
        ]
        rows.append(Row(f"{evening.name}: panels that followed", said.followed))
    return rows
