"""Rows to store: tables of people 1 and 2 in server 7, with events and states of no particular game."""

from __future__ import annotations

from dataclasses import replace

from bot.store import LogRow, Phase, SeatRow, TableRow

GUILD, CHANNEL, ANN, BOB = 7, 70, 2**62 + 1, 2


def table(table_id: str = "AAAAAA", *, phase: Phase = "lobby", guild: int = GUILD) -> TableRow:
    return TableRow(
        id=table_id,
        guild=guild,
        channel=CHANNEL,
        game="kingdomino",
        options="{}",
        host=ANN,
        lang="en",
        phase=phase,
        seq=1,
        rules_version=1,
        schema=1,
        state=None,
        created=1.0,
        changed=1.0,
        seats=(SeatRow(ANN, "Ann"), SeatRow(BOB, "Bob"), SeatRow(None, "Moat", "random")),
    )


def event(seq: int = 1, request: int | None = None, verb: str = "acted") -> LogRow:
    return LogRow(seq, verb, ANN, 0, f"action {seq}", "[]", request, float(seq))


def after(row: TableRow) -> TableRow:
    """The row one event later."""
    return replace(row, seq=row.seq + 1, phase="playing", state=f'"{row.seq + 1}"', changed=row.changed + 1)
