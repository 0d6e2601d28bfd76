"""Private games from a moment of a finished one, against computer players and with the same shuffle.

Such a game is not a table: only its person sees it, ratings, records and statistics leave it out, and it has
no film or export. The store writes a decision together with the computer players' replies in one transaction.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.delivery.computer_moves import BUDGET
from bot.features.replay.service import Replay
from bot.features.replay.store import WhatIfGame, WhatIfStore
from bot.store import StaleRow
from bot.tables.actors import Person
from bot.tables.levels import levels
from bot.tables.private_game import private_table, seated
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.work.drawing import Studio
from bot.work.thinking import Thinking
from bot.work.thoughts import choose
from engines.core.errors import EngineError
from engines.core.event import Event
from engines.registry import game


@dataclass(frozen=True)
class WhatIf:
    """A private game in its current position."""

    row: WhatIfGame
    table: Table
    news: tuple[tuple[Event, ...], ...] = ()
    """The events since the last decision, step by step, as far as the person may see them."""

    @property
    def seat(self) -> int:
        return self.row.seat

    @property
    def over(self) -> bool:
        return self.table.phase == "over"

    @property
    def points(self) -> int:
        """The points of the person's seat."""
        standings = self.table.result.standings
        return next(one.points for one in standings if one.seat == self.row.seat)


class WhatIfs:
    """Plays private games and keeps them."""

    def __init__(
        self, store: WhatIfStore, thinking: Thinking, studio: Studio, clock: Callable[[], float]
    ) -> None:
        self.store = store
        self._thinking = thinking
        self._studio = studio
        self._clock = clock

    async def begin(self, replay: Replay, turn: int, seat: int, player: str, person: Person) -> WhatIf:
        """Begins a game after a turn of a replay, with the person in that seat.

        Returns the same game as before if the person has not decided anything in it yet.
        """
        if seat not in range(len(replay.table.seats)) or player not in levels(replay.table.game):
            raise Refusal("unknown-button")
        if turn not in range(replay.last):
            raise Refusal("what-if-over")
        row = await self._studio.run(_new_game, replay, turn, seat, player, person.id)
        for known in await self.store.games(person.id):
            if _is_untouched(known) and _source(known) == _source(row):
                return await self._as_it_is(known, person)
        row, news = await self._answered(replace(row, changed=self._clock()))
        number = await self.store.begin(row)
        return await self._as_it_is(replace(row, number=number), person, news)

    async def find(self, person: Person, number: int) -> WhatIf:
        row = await self.store.game(person.id, number)
        if row is None:
            raise Refusal("what-if-gone")
        return await self._as_it_is(row, person)

    async def act(self, at: WhatIf, seq: int, text: str, person: Person) -> WhatIf:
        """Makes the person's decision, and the computer players' replies to it."""
        row = at.row
        if row.seq != seq or at.over:
            raise Refusal("outdated")
        try:
            acted, own = await self._studio.run(_after_move, row, row.seat, text)
        except EngineError:
            raise Refusal("outdated") from None
        after, news = await self._answered(acted)
        after = replace(after, changed=self._clock())
        try:
            await self.store.save(row, after)
        except StaleRow:
            raise Refusal("outdated") from None
        return await self._as_it_is(after, person, (own, *news))

    async def _answered(self, row: WhatIfGame) -> tuple[WhatIfGame, tuple[tuple[Event, ...], ...]]:
        """Returns the game once only the person is due, and the events that led there."""
        news: list[tuple[Event, ...]] = []
        while (seat := await self._studio.run(_computer_due, row)) is not None:
            chance = f"{row.table_id}/what-if/{row.seq}/{seat}"
            text = await self._thinking.run(choose, row.game, row.state, seat, row.player, chance, BUDGET)
            row, events = await self._studio.run(_after_move, row, seat, text)
            news.append(events)
        return row, tuple(news)

    async def _as_it_is(
        self, row: WhatIfGame, person: Person, news: tuple[tuple[Event, ...], ...] = ()
    ) -> WhatIf:
        return WhatIf(row, await self._studio.run(_table, row, person), news)


def _new_game(replay: Replay, turn: int, seat: int, player: str, user: int) -> WhatIfGame:
    table, state = replay.table, replay.told.state(turn)
    points = next(one.points for one in table.result.standings if one.seat == seat)
    return WhatIfGame(
        user=user,
        number=0,
        table_id=table.id,
        turn=turn,
        game=table.game.key,
        options=table.options.model_dump_json(),
        seats=len(table.seats),
        seat=seat,
        player=player,
        points=points,
        seq=0,
        moves="[]",
        state=table.game.encode(state),
        changed=0.0,
    )


def _source(row: WhatIfGame) -> tuple[str, int, int, str]:
    return row.table_id, row.turn, row.seat, row.player


def _is_untouched(row: WhatIfGame) -> bool:
    return all(seat != row.seat for seat, _ in json.loads(row.moves))


def _computer_due(row: WhatIfGame) -> int | None:
    """Returns the computer player that acts next; None if there is none, or the game is over."""
    engine = game(row.game)
    due: Sequence[int] = engine.turn_order(engine.decode(row.state))
    return next((seat for seat in due if seat != row.seat), None)


def _after_move(row: WhatIfGame, seat: int, text: str) -> tuple[WhatIfGame, tuple[Event, ...]]:
    """Returns the game after a decision, and the events that its person may see."""
    engine = game(row.game)
    step = engine.apply(engine.decode(row.state), seat, engine.parse(text))
    moves = [*json.loads(row.moves), [seat, text]]
    seen = tuple(event for event in step.events if event.only is None or row.seat in event.only)
    return replace(row, seq=len(moves), moves=json.dumps(moves), state=engine.encode(step.state)), seen


def _table(row: WhatIfGame, person: Person) -> Table:
    """Returns the table at which the person seems to sit."""
    engine: Any = game(row.game)
    options = engine.options_type.model_validate_json(row.options)
    seats = seated(person, row.seat, row.seats, row.player)
    return private_table(engine, options, engine.decode(row.state), seats, person, row.seq)
