"""Faults on command: cut connections, restarts of the bot, failing requests, rate limits, lost
permissions."""

import math
import re
from dataclasses import replace
from pathlib import Path
from typing import Literal, Protocol

from playground import servers
from playground.faults import Cut, Fault
from playground.model import Channel, Guild, Json, Overwrite, User
from playground.page.access import Wrong
from playground.page.journal import Journal
from playground.page.sight import PERMISSIONS
from playground.permissions import Permission
from playground.server import Server

GatewayDeed = Literal["cut", "silence", "reconnect", "interrupt", "invalidate"]
ProcessDeed = Literal["restart", "kill", "stop", "start"]
ServersDeed = Literal["hold-servers", "let-servers-come"]
BotDeed = GatewayDeed | ServersDeed | ProcessDeed
Spoiling = Literal["before", "within", "after", "hang", "slow"]
Whose = Literal["bot", "everyone", "me"]
SLOW_SECONDS = 5.0
GATEWAY: dict[str, str] = {
    "cut": "The connection of {name} is cut, without a goodbye",
    "silence": "The connection of {name} stays open and says nothing more",
    "reconnect": "{name} is asked to connect anew (op 7)",
    "interrupt": "The session of {name} is interrupted; it may resume (op 9, true)",
    "invalidate": "The session of {name} is forgotten (op 9, false)",
}
SPOILT: dict[str, str] = {
    "before": "break off before anything is heard",
    "within": "break off within the upload",
    "after": "be done, and the answer lost",
    "hang": "hang until let go",
    "slow": f"be done, and answered {SLOW_SECONDS:.0f} s late",
}


class Bot(Protocol):
    """The object that runs the bot's process."""

    @property
    def running(self) -> bool: ...

    async def start(self) -> None: ...

    async def stop(self, *, kill: bool = False) -> None: ...


class BadDays:
    """Faults that a person causes on the page. Each writes a line into the journal."""

    def __init__(self, server: Server, journal: Journal, bot: Bot | None, clock: Path | None) -> None:
        self._server = server
        self._journal = journal
        self._bot = bot
        self._clock = clock
        self._faults: list[tuple[str, Fault]] = []
        self._rights: dict[tuple[int, int], Overwrite | None] = {}
        self._busy = False

    @property
    def spoiling(self) -> bool:
        """Returns whether any fault still waits for a request or holds one."""
        self._faults = [(name, f) for name, f in self._faults if f.remaining > 0 or f.holding]
        return bool(self._faults)

    def status(self) -> Json:
        return {
            "connected": self._server.gateway.connected,
            "servers_held": self._server.gateway.servers_held_back,
            "running": self._bot.running if self._bot else True,
            "managed": self._bot is not None,
            "faults": [{"status": what, "count": f.remaining} for what, f in self._faults if f.remaining > 0],
            "hanging": any(f.holding for _, f in self._faults),
            "throttles": list(self._server.world.throttles.on),
            "rights_taken": bool(self._rights),
            "ahead": self._ahead(),
        }

    async def to_bot(self, deed: BotDeed) -> None:
        name = self._server.world.bot.name
        gateway = self._server.gateway
        if deed in GATEWAY:
            if not gateway.connected:
                raise Wrong(409, f"{name} is not connected, so there is nothing to spoil.")
            self._journal.write("trouble", GATEWAY[deed].format(name=name))
        match deed:
            case "cut":
                gateway.cut_connections()
            case "silence":
                gateway.fall_silent()
            case "reconnect":
                gateway.ask_to_reconnect()
            case "interrupt" | "invalidate":
                gateway.invalidate_sessions(resumable=deed == "interrupt")
            case "hold-servers":
                gateway.servers_held_back = True
                told = f"At its next start {name} will wait for its servers: READY names them, no more"
                self._journal.write("trouble", told)
            case "let-servers-come":
                self._journal.write("good", f"The servers of {name} come (GUILD_CREATE)")
                gateway.let_servers_come()
            case "restart" | "kill" | "stop" | "start":
                await self._to_process(deed, name)

    async def _to_process(self, deed: ProcessDeed, name: str) -> None:
        if self._bot is None:
            raise Wrong(409, f"{name} was started elsewhere: restart it there.")
        if self._busy:
            raise Wrong(409, f"{name} is being restarted already.")
        self._busy = True
        try:
            await self._change(self._bot, deed, name)
        finally:
            self._busy = False

    async def _change(self, bot: Bot, deed: ProcessDeed, name: str) -> None:
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

    # Time

    def wait(self, hours: int) -> None:
        """Moves the bot's clock forward; 0 hours reset it."""
        if self._clock is None:
            raise Wrong(409, "This bot was started without a clock that can be moved.")
        ahead = self._ahead() + hours * 3600 if hours else 0
        self._clock.write_text(str(ahead), encoding="utf-8")
        name = self._server.world.bot.name
        told = f"The clock of {name} is {ahead // 3600} h ahead" if ahead else f"The clock of {name} is right"
        self._journal.write("trouble" if ahead else "good", told)

    def _ahead(self) -> int:
        """Returns the seconds that the bot's clock is ahead."""
        try:
            return int(self._clock.read_text(encoding="utf-8")) if self._clock else 0
        except (OSError, ValueError):
            return 0

    # Requests

    def fail(self, status: int, count: int) -> None:
        self._add(str(status), Fault(status, count, re.compile(""), retry_after=1.0), f"fail with {status}")

    def spoil(self, how: Spoiling, count: int) -> None:
        """Breaks off, hangs or delays the bot's next requests."""
        every = re.compile("")
        cuts: dict[Spoiling, Cut] = {"before": "before", "within": "within", "after": "after"}
        if how in cuts:
            fault = Fault(0, count, every, cut=cuts[how])
        elif how == "hang":
            fault = Fault(0, count, every, stall=math.inf)
        else:
            fault = Fault(0, count, every, stall=SLOW_SECONDS, done=True)
        self._add(how, fault, SPOILT[how])

    def _add(self, name: str, fault: Fault, what: str) -> None:
        self._faults.append((name, self._server.faults.add(fault)))
        which = "next request" if fault.remaining == 1 else f"next {fault.remaining} requests"
        self._journal.write("trouble", f"The {which} of {self._server.world.bot.name} will {what}")

    def let_go(self) -> None:
        """Removes all request faults and lets hanging requests continue."""
        self._server.faults.clear()
        self._faults.clear()
        self._journal.write("good", "Requests go through again; what was hanging goes on")

    def throttle(self, name: str, *, on: bool) -> None:
        throttles = self._server.world.throttles
        if not on:
            throttles.switch_off(name)
            self._journal.write("good", f"No more throttle on {name.replace('-', ' ')}")
            return
        throttles.switch_on(name)
        count, seconds = throttles.on[name]
        self._journal.write(
            "trouble", f"Throttled: {name.replace('-', ' ')}, {count} in {seconds:.0f} s for each place"
        )

    def forget_nonces(self) -> None:
        self._server.world.nonces.forget()
        self._journal.write("trouble", "Nonces are forgotten: a repeated post would be a second one")

    # Rights

    def permit(
        self, channel: Channel, permission: Permission, whose: Whose, me: User | None, *, granted: bool
    ) -> None:
        """Grants or revokes a permission in a channel: for the bot, for everyone or for one person."""
        world = self._server.world
        guild = world.guild_of(channel)
        if guild is None or channel.is_thread or permission not in PERMISSIONS:
            raise Wrong(400, "Permissions are given and taken in a channel of the server.")
        target, name = world.bot.id, world.bot.name
        if whose == "everyone":
            target, name = guild.id, "Everybody"
        elif whose == "me" and me is not None:
            target, name = me.id, me.name
        before = channel.overwrites.get(target)
        self._rights.setdefault((channel.id, target), replace(before) if before else None)
        allow, deny = (permission, Permission(0)) if granted else (Permission(0), permission)
        world.overwrite(channel, target, allow=allow, deny=deny)
        label = (permission.name or "").replace("_", " ").lower()
        verb = "may again" if granted else "may no longer"
        self._journal.write("good" if granted else "trouble", f"{name} {verb} “{label}” in #{channel.name}")

    def permit_in_server(self, guild: Guild, permission: Permission, *, granted: bool) -> None:
        """Grants a permission to the bot's own role, or revokes it."""
        world = self._server.world
        role = next(role for role in guild.roles.values() if role.managed and role.name == world.bot.name)
        before = Permission(role.permissions)
        after = before | permission if granted else before & ~permission
        servers.set_role_permissions(world, guild, role, after)
        label = (permission.name or "").replace("_", " ").lower()
        verb = "may" if granted else "may no longer"
        tone = "good" if granted else "trouble"
        self._journal.write(tone, f"{world.bot.name} {verb} “{label}” in {guild.name}")

    def restore_rights(self) -> None:
        """Restores all permissions as they were before they were changed here."""
        world = self._server.world
        for (channel_id, target), before in self._rights.items():
            channel = world.state.channels.get(channel_id)
            if channel is None:
                continue
            if before is None:
                channel.overwrites.pop(target, None)
            else:
                channel.overwrites[target] = before
            world.change_channel(channel)
        self._rights.clear()
        self._journal.write("good", "All permissions are as they were")
