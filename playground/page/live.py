"""A socket for every open tab. A tab belongs to one person and gets only data that this person may see."""

import asyncio
import json
from collections.abc import Mapping

from aiohttp import WSMsgType, web

from playground.model import Interaction, Json, Message, User
from playground.page import sight
from playground.page.bad_days import BadDays
from playground.page.journal import Journal
from playground.page.marks import Marks
from playground.state import Change
from playground.world import World

PING_SECONDS = 20.0
MOST_WAITING = 2_000
FRAME_BYTES = 1024
# After these changes a person may be offered other commands, or read another history.
OTHER_COMMANDS = (
    "CHANNEL_UPDATE",
    "GUILD_CREATE",
    "GUILD_DELETE",
    "GUILD_MEMBER_UPDATE",
    "guild_joined",
    "installs",
)


class Tab:
    """One socket: its own task sends the frames in order, so that a slow tab delays no other."""

    def __init__(self, socket: web.WebSocketResponse, me: User) -> None:
        self._socket = socket
        self.me = me
        self._frames: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._writer = asyncio.create_task(self._write())

    def send(self, kind: str, body: Json) -> None:
        try:
            self._frames.put_nowait(json.dumps({"type": kind, **body}, ensure_ascii=False))
        except asyncio.QueueFull:
            # The tab will connect again and get the whole state.
            self._writer.cancel()

    async def _write(self) -> None:
        try:
            while True:
                await self._socket.send_str(await self._frames.get())
        except ConnectionError:
            return
        finally:
            await self._socket.close()

    async def close(self) -> None:
        await self._socket.close(code=1001)

    def end(self) -> None:
        self._writer.cancel()


class Live:
    """All open tabs."""

    def __init__(self, world: World, journal: Journal, bad_days: BadDays) -> None:
        self._world = world
        self._journal = journal
        self._bad_days = bad_days
        self.dismissed: set[int] = set()
        self.marks = Marks()
        self.tabs: set[Tab] = set()
        world.subscribe(self._told)
        journal.subscribe(self._journalled)

    async def serve(self, request: web.Request, me: User) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=PING_SECONDS, max_msg_size=FRAME_BYTES)
        await socket.prepare(request)
        tab = Tab(socket, me)
        tab.send(
            "hello",
            sight.snapshot(self._world, me)
            | {
                "bot": self._bad_days.status(),
                "journal": self._journal.entries,
                "read": self.marks.of(me.id),
            },
        )
        self.tabs.add(tab)
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    # Tabs only listen here; their actions are POSTs.
                    await socket.close(code=1003, message=b"This socket only tells.")
        finally:
            self.tabs.discard(tab)
            tab.end()
        return socket

    async def close(self) -> None:
        for tab in list(self.tabs):
            await tab.close()

    # Sending

    def dismiss(self, message: Message) -> None:
        """Removes an ephemeral message from all tabs of its person."""
        self.dismissed.add(message.id)
        self._gone(message)

    def read(self, me: User, up_to: Mapping[int, int]) -> None:
        """Marks messages as read in all tabs of a person."""
        if self.marks.read(me.id, up_to):
            for tab in self.tabs:
                if tab.me.id == me.id:
                    tab.send("read", {"read": self.marks.of(me.id)})

    def typing(self, channel_id: int) -> None:
        channel = self._world.state.channels.get(channel_id)
        if channel is not None:
            for tab in self.tabs:
                if sight.sees_place(self._world, tab.me, channel):
                    tab.send("typing", {"channel": str(channel_id)})

    def bot_changed(self) -> None:
        for tab in self.tabs:
            tab.send("bot", {"bot": self._bad_days.status()})

    def commands_changed(self) -> None:
        for tab in self.tabs:
            tab.send("commands", {})

    def guild_changed(self) -> None:
        for tab in self.tabs:
            whole = sight.snapshot(self._world, tab.me)
            tab.send("guild", {key: whole[key] for key in ("guild", "user_install")})

    def _journalled(self, entry: Json) -> None:
        for tab in self.tabs:
            tab.send("journal", {"entry": entry})

    def _told(self, change: Change) -> None:
        match change.name, change.subject:
            case (("MESSAGE_CREATE" | "MESSAGE_UPDATE"), Message() as message):
                self._message(message)
            case "MESSAGE_DELETE", Message() as message:
                self._gone(message)
            case (
                ("INTERACTION_CREATE" | "interaction_answered" | "interaction_failed"),
                Interaction() as one,
            ):
                for tab in self.tabs:
                    if tab.me.id == one.user_id:
                        tab.send("interaction", {"interaction": sight.interaction(one)})
            case "commands", _:
                self.commands_changed()
            case "gateway", _:
                self.bot_changed()
            case name, _ if name in ("user", "guild_joined", "installs") or name.startswith(
                ("CHANNEL_", "THREAD_", "GUILD_")
            ):
                for tab in self.tabs:
                    tab.send(
                        "places",
                        {
                            "users": sight.users(self._world),
                            "places": sight.places(self._world, tab.me),
                            "guilds": sight.guilds(self._world, tab.me),
                        },
                    )
                    if name in OTHER_COMMANDS:
                        tab.send("commands", {})

    def _message(self, message: Message) -> None:
        if message.id in self.dismissed:
            return
        for tab in self.tabs:
            if self._world.sees(tab.me.id, message):
                tab.send("message", {"message": sight.message(self._world, tab.me, message)})

    def _gone(self, message: Message) -> None:
        channel = self._world.state.channels.get(message.channel_id)
        for tab in self.tabs:
            if self._world.sees(tab.me.id, message):
                last = channel and sight.newest(self._world, tab.me, channel)
                gone = {"id": str(message.id), "channel": str(message.channel_id), "last": last}
                tab.send("gone", gone)
