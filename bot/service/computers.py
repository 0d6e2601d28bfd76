"""Computer players at the table: where one errs chance decides, so that no game stands still."""

from __future__ import annotations

import hashlib
import logging
import random

from bot.service.refusal import Refusal
from bot.service.studio import Studio
from bot.service.table import Table
from bot.service.tables import Tables

log = logging.getLogger(__name__)

THINKING = 2.0
"""Seconds that a computer player may think."""


async def let_computer_act(tables: Tables, studio: Studio, table: Table) -> None:
    """One decision of a computer player that is due; nothing when the table has moved on meanwhile.

    While people are asked whether something may be taken back it waits: the answer sets it to work again.
    """
    if table.row.wish is not None:
        return
    seat = next((seat for seat in table.turn_order if table.seats[seat].program), None)
    if seat is None:
        return
    try:
        await _act(tables, table, seat, await studio.run(_choice, table, seat))
    except Exception:
        log.exception("table %s: the computer player of seat %d erred, chance decides", table.id, seat)
        await _act(tables, table, seat, await studio.run(_any_choice, table, seat))


async def _act(tables: Tables, table: Table, seat: int, text: str) -> None:
    try:
        await tables.play.act_for_computer(table.id, seat, table.seq, text)
    except Refusal as error:
        if error.code != "stale-button" or (await tables.get(table.id)).seq == table.seq:
            raise
        log.info("table %s moved on while a computer player thought", table.id)


def _choice(table: Table, seat: int) -> str:
    """What the seat's computer player chooses now; the best one stands in for one that no longer exists."""
    players = table.game.players
    player = players.get(table.seats[seat].program or "") or next(iter(players.values()))
    rng = chance_of(table, seat)
    action = player(table.view(seat), table.game.legal(table.state, seat), rng, THINKING)
    return str(action.text)


def _any_choice(table: Table, seat: int) -> str:
    return str(chance_of(table, seat).choice(table.game.legal(table.state, seat)).text)


def chance_of(table: Table, seat: int) -> random.Random:
    """A computer player's own chance: from the game's secret seed, so that nobody can foretell its moves."""
    text = f"{table.game.seed(table.state)}/computer/{table.seq}/{seat}"
    return random.Random(int.from_bytes(hashlib.sha256(text.encode()).digest(), "big"))
