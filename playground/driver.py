"""People for tests, and bad days for the bot, on a local Discord in this process.

    async with Playground() as pg:                      # a free loopback port
        ann = pg.person("Ann", locale="pl")
        ...                                             # start the bot with pg.rest_url and so on
        await pg.connected()
        outcome = await ann.slash("table new", {"game": "kingdomino"})
        lobby = await outcome.message()
        await (await ann.click(lobby, label="Join")).acknowledged()

All waits are woken by changes of the world, never by polling.
"""

import os
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

from playground.acting import SECONDS, InteractionFailed, Outcome, Person
from playground.clock import Clock
from playground.errors import CannotDo
from playground.model import Json, Message
from playground.server import Server
from playground.stages import Stages
from playground.troubles import Troubles
from playground.waiting import Waiting

__all__ = ["CannotDo", "InteractionFailed", "Outcome", "Person", "Playground"]

T = TypeVar("T")


class Playground(Stages, Troubles):
    """A local Discord in this process, with its people (`stages`) and its bad days (`troubles`).

    With `data` the world lives in that file; with `record` (or the environment's
    PLAYGROUND_RECORD) every REST request is appended there.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        token: str = "playground",
        clock: Clock | None = None,
        data: Path | None = None,
        record: Path | None = None,
        guild_locale: str = "en-US",
        privileged_intents: bool = False,
    ) -> None:
        recorded = os.environ.get("PLAYGROUND_RECORD")
        self.server = Server(
            port=port,
            token=token,
            clock=clock,
            data=data,
            record=record or (Path(recorded) if recorded else None),
            guild_locale=guild_locale,
            privileged_intents=privileged_intents,
        )
        self.world = self.server.world
        self.token = token
        self.base_url = self.server.base_url
        self.rest_url = self.server.rest_url
        self.gateway_url = self.server.gateway_url
        self._waiting = Waiting(self.world)

    async def __aenter__(self) -> Self:
        await self.server.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.server.stop()

    def _playground(self) -> "Playground":
        return self

    # Waiting and looking

    async def wait_for(
        self,
        condition: Callable[[], T | None],
        within: float = SECONDS,
        *,
        about: int | None = None,
        describe: Callable[[], str] = lambda: "",
    ) -> T:
        """Returns the first truthy result of a condition, checked after every change; with `about` (a
        channel's or interaction's id) only after changes there."""
        return await self._waiting.wait_for(condition, within, about=about, describe=describe)

    async def connected(self, within: float = SECONDS) -> None:
        """Waits until the bot is on the gateway."""
        await self.wait_for(lambda: self.server.gateway.connected, within)

    async def disconnected(self, within: float = SECONDS) -> None:
        await self.wait_for(lambda: not self.server.gateway.connected, within)

    async def registered(self, command: str, within: float = SECONDS) -> None:
        """Waits until a slash command is registered."""
        state = self.world.state

        def known() -> bool:
            return any(c["name"] == command for c in (*state.commands, *state.guild_commands))

        await self.wait_for(known, within)

    def attachment(self, message: Message, number: int = 0) -> bytes:
        """Returns the bytes of a message's file."""
        return self.world.blobs.get(message.attachments[number].id)

    @property
    def requests(self) -> list[Json]:
        """Returns the bot's REST requests: method, path, body, filenames."""
        return self.server.recording.requests

    @property
    def unimplemented(self) -> list[str]:
        """Returns the requests that answered 501."""
        return self.server.rest.unimplemented
