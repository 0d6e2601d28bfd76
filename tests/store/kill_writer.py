"""A process to be killed: it changes tables as fast as it can and prints each acknowledged change.

Each line is `<table> <seq>`, printed once the store has acknowledged it.
"""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace

from bot.store import SeatRow, StaleRow, Store, TableRow, Where
from tests.store.samples import event, table

TABLES = ("A", "B", "C")


def changed(row: TableRow) -> TableRow:
    """Returns the next row; everything written with it contains its number."""
    seq = row.seq + 1
    seats = tuple(SeatRow(number, f"{seq}") for number in range(3))
    return replace(row, seq=seq, phase="playing", state=f'"{seq}' + "x" * 3000 + '"', seats=seats)


async def write(store: Store, name: str) -> None:
    if await store.load(name) is None:
        await store.insert(table(name), event(), [])
    row = await store.load(name)
    while row is not None:
        row = changed(row)
        try:
            await store.save(row, event(row.seq), ["board", "computer"], seats_changed=True)
        except StaleRow:  # the one that was killed had still got through
            row = await store.load(name)
            continue
        sys.stdout.write(f"{name} {row.seq}\n")
        sys.stdout.flush()


async def write_on(where: Where) -> None:
    async with Store.open(where) as store:
        await asyncio.gather(*(write(store, name) for name in TABLES))
