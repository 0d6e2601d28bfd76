"""Bad days on command: the connection is cut, the bot restarted, requests fail, a right is gone."""

import re
from typing import Literal, Protocol

from playground.faults import Fault
from playground.model import Channel, Json
from playground.page.access import Wrong
from playground.page.journal import Journal
from playground.page.sight import PERMISSIONS
from playground.permissions import Permission
from playground.server import Server

BotDeed = Literal["cut", "restart", "kill", "stop", "start"]


class Bot(Protocol):
    """Whoever runs the bot's process."""

    @property
    def running(self) -> bool: ...

    async def start(self) -> None: ...

    async def stop(self, *, kill: bool = False) -> None: ...


class BadDays:
    """Each of them writes into the journal what was done; what comes of it follows there by itself."""

    def __init__(self, server: Server, journal: Journal, bot: Bot | None) -> None:
        self._server = server
        self._journal = journal
        self._bot = bot
        self._faults: list[Fault] = []
        self._busy = False

    def status(self) -> Json:
        return {
            "connected": self._server.gateway.connected,
            "running": self._bot.running if self._bot else True,
            "managed": self._bot is not None,
            "faults": [{"status": f.status, "count": f.remaining} for f in self._faults if f.remaining > 0],
        }

    async def to_bot(self, deed: BotDeed) -> None:
        name = self._server.world.bot.name
        if deed == "cut":
            if not self._server.gateway.connected:
                raise Wrong(409, f"{name} is not connected, so there is nothing to cut.")
            self._journal.write("trouble", f"The connection of {name} is cut, without a goodbye")
            self._server.gateway.cut_connections()
            return
        if self._bot is None:
            raise Wrong(409, f"{name} was started elsewhere: restart it there.")
        if self._busy:
            raise Wrong(409, f"{name} is being restarted already.")
        self._busy = True
        try:
            await self._change(self._bot, deed, name)
        finally:
            self._busy = False

    async def _change(self, bot: Bot, deed: BotDeed, name: str) -> None:
        if deed == "start" and bot.running:
            raise Wrong(409, f"{name} is running already.")
        if deed == "stop" and not bot.running:
            raise Wrong(409, f"{name} is not running.")
        if deed != "start" and bot.running:
            self._journal.write("trouble", f"{name} is {'killed at once' if deed == 'kill' else 'stopped'}")
            await bot.stop(kill=deed == "kill")
        if deed != "stop":
            self._journal.write("good", f"{name} is started")
            await bot.start()

    def fail(self, status: int, count: int) -> None:
        fault = Fault(status, count, re.compile(""), retry_after=1.0)
        self._faults = [f for f in self._faults if f.remaining > 0]
        self._faults.append(self._server.faults.add(fault))
        which = "next request" if count == 1 else f"next {count} requests"
        self._journal.write(
            "trouble", f"The {which} of {self._server.world.bot.name} will fail with {status}"
        )

    def permit(self, channel: Channel, permission: Permission, *, granted: bool) -> None:
        if channel.is_dm or channel.is_thread or permission not in PERMISSIONS:
            raise Wrong(400, "Permissions are given and taken in a channel of the server.")
        world = self._server.world
        allow, deny = (permission, Permission(0)) if granted else (Permission(0), permission)
        world.overwrite(channel, world.bot.id, allow=allow, deny=deny)
        label = (permission.name or "").replace("_", " ").lower()
        verb = "may again" if granted else "may no longer"
        self._journal.write(
            "good" if granted else "trouble", f"{world.bot.name} {verb} “{label}” in #{channel.name}"
        )
