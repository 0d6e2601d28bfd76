"""A person who plays at a table with computer players, and knows which picture is the newest."""

from __future__ import annotations

import random
from pathlib import PurePath

from playground.driver import Playground
from playground.model import Channel, Message
from tests.wire.harness import PATIENCE, TableDriver, is_last

COMPUTERS = 3


class Player:
    """The host of a table, who may have two turns in a row; the picture between them is then outdated."""

    def __init__(self, playground: Playground, name: str, channel: Channel | None = None) -> None:
        self.host = playground.person(name)
        self.table = TableDriver(playground, self.host, channel)
        self._seen = 0

    async def sit_down(self) -> None:
        await self.table.open(computers=COMPUTERS)

    async def due(self) -> Message | None:
        """The public picture of the position where the host has to decide; None when the game is over."""

        def newest(message: Message) -> bool:
            is_due = self.table.due(message, [self.host]) and _number(message) >= self._seen
            return bool(is_due) or is_last(message)

        board = await self.table.board(newest)
        return None if is_last(board) else board

    async def decide(self, board: Message) -> None:
        """Chooses any of the offered answers."""
        panel = await self.table.decide(self.host, board, random.Random(board.id).choice)
        await self.table.playground.wait_for(
            lambda: panel.attachments, PATIENCE
        )  # it may come in words first
        self._seen = _number(panel)


def _number(message: Message) -> int:
    """The number of the event that a message's picture shows, from the picture's name."""
    return int(PurePath(message.attachments[0].filename).stem.rsplit("-", 1)[1])
