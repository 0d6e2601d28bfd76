"""Makes the moves of computer players; if one fails, a random move keeps the game going."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random

from bot.delivery import pauses
from bot.store import StoreAway
from bot.tables.refusal import Refusal
from bot.tables.seats.characters import program_of
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.work.thinking import Thinking
from bot.work.thoughts import choose

log = logging.getLogger(__name__)

BUDGET = 1.0
"""Seconds that a computer player may think about one decision."""


async def let_computer_act(tables: Tables, thinking: Thinking, table: Table) -> None:
    """Make one decision for a computer player that is due; does nothing if the table has changed by then.

    While people are asked to agree to an undo, computer players wait; the answer starts them again.
    """
    if table.row.wish is not None:
        return
    seat = next((seat for seat in table.turn_order if table.seats[seat].program), None)
    if seat is None:
        return
    try:
        text = await _choice(thinking, table, seat)
        if _asks_a_person(table, seat, text):
            with tables.computers.pausing(table.id):
                await pauses.rest(pauses.BEFORE_PROPOSAL)
        await _act(tables, table, seat, text)
    except StoreAway:
        raise  # not the player's fault: the item stays in the outbox and is tried again
    except Exception:
        log.exception(
            "event=computer_failed table %s: the computer player of seat %d failed; it moves at random",
            table.id,
            seat,
        )
        await _act(tables, table, seat, await asyncio.to_thread(_any_choice, table, seat))


def _asks_a_person(table: Table, seat: int, text: str) -> bool:
    """Returns whether the action asks a person for an answer."""
    game = table.game
    action = game.understood(table.state, seat, game.parse(text))
    asked = game.asked(game.apply(table.state, seat, action).events)
    return any(table.seats[one].decider is not None for one in asked)


async def _act(tables: Tables, table: Table, seat: int, text: str) -> None:
    try:
        await tables.play.act_for_computer(table.id, seat, table.seq, text)
    except Refusal as error:
        if error.code != "outdated" or (await tables.get(table.id)).seq == table.seq:
            raise
        log.info(
            "event=computer_overtaken table %s changed while a computer player was thinking",
            table.id,
        )


async def _choice(thinking: Thinking, table: Table, seat: int) -> str:
    """Returns the action that the seat's computer player chooses now."""
    player = program_of(table.game, table.seats[seat])
    state = table.row.state or ""
    return await thinking.run(choose, table.game.key, state, seat, player, rng_seed_for(table, seat), BUDGET)


def _any_choice(table: Table, seat: int) -> str:
    rng = random.Random(rng_seed_for(table, seat))
    return str(rng.choice(table.game.legal(table.state, seat)).text)


def rng_seed_for(table: Table, seat: int) -> str:
    """Returns the seed of a computer player's random choices.

    It is derived from the game's secret seed, so that players can't predict the moves.
    """
    text = f"{table.game.seed(table.state)}/computer/{table.seq}/{seat}"
    return hashlib.sha256(text.encode()).hexdigest()
