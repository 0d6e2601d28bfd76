"""Discord's gateway v10: sessions that outlive their connection, and the events that they receive."""

import asyncio
import json
import logging
import secrets
import time
from collections import deque

from aiohttp import WSMsgType, web

from playground import payloads
from playground.events import EVENTS, SENT_AS
from playground.model import Guild, Interaction, Json, Member, Message
from playground.permissions import Permission
from playground.state import Change, ThreadMembers
from playground.world import World

HEARTBEAT_MS = 41_250
ECHO_SECONDS = 0.02
"""Delays a heartbeat's echo as a network would: discord.py stores the time of a heartbeat only after sending
it, and takes an earlier echo for that of the previous heartbeat, 41 seconds late."""
KEPT_EVENTS = 2_000
KEPT_SECONDS = 60.0
"""Seconds for which a session without a connection can be resumed."""
SHARD_SERVERS = 2_500
"""The number of servers that one shard takes."""
DAILY_STARTS = 1_000
DAY_MS = 86_400_000
CONTENT_WITHHELD: Json = {"content": "", "embeds": [], "attachments": [], "components": []}

log = logging.getLogger(__name__)


class Op:
    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Intent:
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15
    GUILD_SCHEDULED_EVENTS = 1 << 16

    PRIVILEGED = GUILD_MEMBERS | PRESENCES | MESSAGE_CONTENT


class Close:
    """Close codes."""

    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    INVALID_SHARD = 4010
    SHARDING_REQUIRED = 4011
    DISALLOWED_INTENTS = 4014


class Session:
    """The session that one IDENTIFY began: numbered events, kept so that a RESUME can replay them.

    Several sessions can exist at once, even of the same shard: each of them gets every event.
    """

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.kept: deque[tuple[int, str]] = deque(maxlen=KEPT_EVENTS)
        self.connection: Connection | None = None
        self.lost: float | None = None
        """The moment when it lost its connection."""

    def dispatch(self, event: str, data: Json) -> None:
        self.sequence += 1
        frame = json.dumps({"op": Op.DISPATCH, "t": event, "s": self.sequence, "d": data})
        self.kept.append((self.sequence, frame))
        if self.connection is not None:
            self.connection.send(frame)

    def missed_since(self, sequence: int) -> list[str] | None:
        """Returns the events after a number, or None if some of them are no longer kept."""
        oldest = self.kept[0][0] if self.kept else self.sequence + 1
        if sequence > self.sequence or sequence < oldest - 1:
            return None
        return [frame for number, frame in self.kept if number > sequence]


class Connection:
    """One socket: its own task sends the frames in order."""

    def __init__(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        self._request = request
        self.socket = socket
        self.silent = False
        self._frames: asyncio.Queue[str] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, frame: str) -> None:
        if not self.silent:
            self._frames.put_nowait(frame)

    def send_op(self, op: int, data: object = None) -> None:
        self.send(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    async def _write(self) -> None:
        try:
            while True:
                await self.socket.send_str(await self._frames.get())
        except ConnectionError:
            return

    def cut(self) -> None:
        """Drops the connection without a close frame, like a pulled cable."""
        if self._request.transport is not None:
            self._request.transport.abort()

    def end(self) -> None:
        self._writer.cancel()


class Gateway:
    """All sessions of the bot over one world."""

    def __init__(self, world: World, token: str, url: str, *, privileged_intents: bool = False) -> None:
        self._world = world
        self._token = token
        self._url = url
        self._privileged = privileged_intents
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.heartbeat_ms = HEARTBEAT_MS
        self.servers_held_back = False
        """Whether servers come late after READY: on Discord they take seconds."""
        self.resumes = 0
        self.identifies = 0
        self.shards = 1
        """The number of shards that the gateway recommends."""
        self.shard_servers = SHARD_SERVERS
        self.max_concurrency = 16
        """The number of buckets in which sessions may begin in parallel; the shard's number selects one."""
        self.identify_seconds = 0.0
        """Seconds for which a bucket stays closed after a session began in it: 5 on Discord, 0 here."""
        self._begun: dict[int, float] = {}
        world.subscribe(self._tell)

    @property
    def connected(self) -> bool:
        return any(session.connection for session in self.sessions.values())

    @property
    def live(self) -> list[tuple[int, int]]:
        """Returns the shards of all connected sessions: number and count of each."""
        return [session.shard for session in self.sessions.values() if session.connection]

    def for_bots(self) -> Json:
        """Returns the gateway's data that a bot requests before it begins its sessions."""
        limit = {
            "total": DAILY_STARTS,
            "remaining": max(0, DAILY_STARTS - self.identifies),
            "reset_after": DAY_MS,
            "max_concurrency": self.max_concurrency,
        }
        return {"url": self._url, "shards": self.shards, "session_start_limit": limit}

    # Faults

    def cut_connections(self) -> int:
        """Cuts all connections abruptly; the sessions stay, so the bot can RESUME."""
        cut = list(self.connections)
        for session in self.sessions.values():
            _lose(session)
        for connection in cut:
            connection.cut()
        self._world.tell("gateway", self)
        return len(cut)

    def ask_to_reconnect(self) -> None:
        for connection in self.connections:
            connection.send_op(Op.RECONNECT)

    def fall_silent(self) -> int:
        """Keeps the current connections open but silent: no events, no echoes of heartbeats."""
        for connection in self.connections:
            connection.silent = True
        return len(self.connections)

    def invalidate_sessions(self, *, resumable: bool = False) -> None:
        """Drops every session: the bot must IDENTIFY again, and the events that it missed are lost.

        A resumable session is only interrupted.
        """
        for connection in self.connections:
            connection.send_op(Op.INVALID_SESSION, resumable)
        if resumable:
            return
        for session in self.sessions.values():
            session.connection = None
        self.sessions.clear()
        self._world.tell("gateway", self)

    # The socket

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0, compress=False)
        await socket.prepare(request)
        connection = Connection(request, socket)
        self.connections.add(connection)
        connection.send_op(Op.HELLO, {"heartbeat_interval": self.heartbeat_ms})
        session: Session | None = None
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    continue
                try:
                    op, data = _parsed(frame.data)
                except ValueError:
                    await socket.close(code=Close.DECODE_ERROR)
                else:
                    session = await self._receive(connection, session, op, data)
        finally:
            self.connections.discard(connection)
            connection.end()
            if session is not None and session.connection is connection:
                _lose(session)
                self._world.tell("gateway", self)
        return socket

    async def _receive(
        self, connection: Connection, session: Session | None, op: int, data: Json
    ) -> Session | None:
        if op == Op.HEARTBEAT:
            asyncio.get_running_loop().call_later(ECHO_SECONDS, connection.send_op, Op.HEARTBEAT_ACK)
        elif op == Op.IDENTIFY:
            return await self._identify(connection, data)
        elif op == Op.RESUME:
            return await self._resume(connection, data)
        elif op == Op.REQUEST_MEMBERS and session is not None:
            self._send_members(session, data)
        elif op not in (Op.PRESENCE, Op.VOICE, Op.REQUEST_MEMBERS):
            await connection.socket.close(code=Close.UNKNOWN_OPCODE)
        return session

    async def _identify(self, connection: Connection, data: Json) -> Session | None:
        if data.get("token") != self._token:
            await connection.socket.close(code=Close.AUTHENTICATION_FAILED)
            return None
        intents = int(data.get("intents") or 0)
        if intents & Intent.PRIVILEGED and not self._privileged:
            await connection.socket.close(code=Close.DISALLOWED_INTENTS)
            return None
        shard = _shard_of(data.get("shard"))
        if shard is None:
            await connection.socket.close(code=Close.INVALID_SHARD)
            return None
        guilds = [guild for guild in self._world.bot_guilds if _belongs(shard, guild.id)]
        if len(guilds) > self.shard_servers:
            await connection.socket.close(code=Close.SHARDING_REQUIRED)
            return None
        if not self._may_begin(shard[0] % self.max_concurrency):
            connection.send_op(Op.INVALID_SESSION, False)
            return None
        self.identifies += 1
        self._forget_lost()
        session = Session(intents, shard)
        session.connection = connection
        self.sessions[session.id] = session
        session.dispatch("READY", payloads.ready(self._world, session.id, self._url, shard, guilds))
        for guild in guilds:
            if not guild.unavailable and not self.servers_held_back:
                self._send_guild(session, guild)
        self._world.tell("gateway", self)
        return session

    def _may_begin(self, bucket: int) -> bool:
        now = time.monotonic()
        if now - self._begun.get(bucket, -self.identify_seconds) < self.identify_seconds:
            return False
        self._begun[bucket] = now
        return True

    def _forget_lost(self) -> None:
        """Drops sessions that were not resumed in time."""
        until = time.monotonic() - KEPT_SECONDS
        for old in [s for s in self.sessions.values() if s.lost is not None and s.lost < until]:
            del self.sessions[old.id]

    def let_servers_come(self) -> None:
        """Sends the servers that were held back after READY."""
        self.servers_held_back = False
        for session in self.sessions.values():
            for guild in self._world.bot_guilds:
                if not guild.unavailable:
                    self._send_guild(session, guild)

    def _send_guild(self, session: Session, guild: Guild, *, joined: bool = False) -> None:
        """Sends a server that is available (again), or one that the bot has just joined: only the former says
        that it is available."""
        if self._on_shard(session, guild.id) and session.intents & Intent.GUILDS:
            with_members = bool(session.intents & Intent.GUILD_MEMBERS)
            whole = payloads.guild_create(self._world, guild, with_members=with_members)
            if joined:
                del whole["unavailable"]
            session.dispatch("GUILD_CREATE", whole)

    async def _resume(self, connection: Connection, data: Json) -> Session | None:
        if data.get("token") != self._token:
            await connection.socket.close(code=Close.AUTHENTICATION_FAILED)
            return None
        session = self.sessions.get(str(data.get("session_id")))
        missed = session.missed_since(int(data.get("seq") or 0)) if session else None
        if session is None or missed is None:
            connection.send_op(Op.INVALID_SESSION, False)
            return None
        self.resumes += 1
        session.connection, session.lost = connection, None
        for frame in missed:
            connection.send(frame)
        session.dispatch("RESUMED", {})
        self._world.tell("gateway", self)
        return session

    def _send_members(self, session: Session, data: Json) -> None:
        asked = int(data.get("guild_id") or 0)
        guild = next((g for g in self._world.bot_guilds if g.id == asked), None)
        if guild is None:
            return
        wanted = {int(i) for i in data.get("user_ids") or []}
        prefix = str(data.get("query") or "").lower()
        members = [
            payloads.member(self._world, member)
            for member in guild.members.values()
            if (member.user_id in wanted if wanted else self._name(member).startswith(prefix))
        ]
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": members[: data.get("limit") or None],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(i) for i in wanted if i not in guild.members],
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    def _name(self, member: Member) -> str:
        return self._world.user(member.user_id).name.lower()

    # Sending events to the bot

    def _tell(self, change: Change) -> None:
        if change.name in ("GUILD_CREATE", "guild_joined") and change.guild is not None:
            for session in self.sessions.values():
                self._send_guild(session, change.guild, joined=change.name == "guild_joined")
        build = EVENTS.get(change.name)
        if build is None or not self.sessions:
            return
        event = SENT_AS.get(change.name, change.name)
        listeners = [s for s in self.sessions.values() if self._hears(s, change)]
        if listeners:
            data = build(self._world, change)
            for session in listeners:
                readable = session.intents & Intent.MESSAGE_CONTENT or not self._is_private(change)
                session.dispatch(event, data if readable else data | CONTENT_WITHHELD)

    def _is_private(self, change: Change) -> bool:
        """Returns whether the bot needs an intent to read this message: one in a server by another author
        that does not mention the bot."""
        message = change.subject
        if not isinstance(message, Message) or change.name == "MESSAGE_DELETE":
            return False
        bot = self._world.bot.id
        direct = change.channel is not None and change.channel.is_dm
        return message.author_id != bot and bot not in message.mentions and not direct

    def send_again(self, interaction: Interaction) -> None:
        """Delivers an interaction a second time, as a gateway may after trouble."""
        data = payloads.interaction(self._world, interaction)
        for session in self.sessions.values():
            if self._on_shard(session, interaction.guild_id):
                session.dispatch("INTERACTION_CREATE", data)

    def _on_shard(self, session: Session, guild_id: int | None) -> bool:
        return _belongs(session.shard, guild_id)

    def _hears(self, session: Session, change: Change) -> bool:
        channel, guild = change.channel, change.guild
        if not self._on_shard(session, guild.id if guild else None):
            return False
        if change.name == "INTERACTION_CREATE":
            return True
        if guild is not None and self._world.bot.id not in guild.members:
            # A removed bot gets this event and then nothing more from the server.
            return change.name == "GUILD_DELETE"
        if guild is not None and guild.unavailable:
            return change.name == "GUILD_DELETE"
        if change.name.startswith("MESSAGE_"):
            return self._hears_message(session, change)
        if change.name.startswith("GUILD_SCHEDULED_EVENT_"):
            return bool(session.intents & Intent.GUILD_SCHEDULED_EVENTS)
        if change.name.startswith("GUILD_MEMBER_"):
            return bool(session.intents & Intent.GUILD_MEMBERS)
        if isinstance(change.subject, ThreadMembers) and not session.intents & Intent.GUILD_MEMBERS:
            # Other members' joins and departures need that intent.
            moved = (*change.subject.added, *change.subject.removed)
            return bool(session.intents & Intent.GUILDS) and self._world.bot.id in moved
        if channel is not None and channel.is_thread and not self._sees(change):
            return False
        return bool(session.intents & Intent.GUILDS) and guild is not None

    def _hears_message(self, session: Session, change: Change) -> bool:
        message = change.subject
        assert isinstance(message, Message)
        needed = Intent.GUILD_MESSAGES if change.guild else Intent.DIRECT_MESSAGES
        return bool(session.intents & needed) and not message.ephemeral and self._sees(change)

    def _sees(self, change: Change) -> bool:
        channel = change.channel
        return channel is not None and bool(
            self._world.allowed(channel, self._world.bot.id) & Permission.VIEW_CHANNEL
        )


def _belongs(shard: tuple[int, int], guild_id: int | None) -> bool:
    """A server belongs to one shard; private messages, and everything else without a server, to the first."""
    number, count = shard
    return number == ((guild_id >> 22) % count if guild_id else 0)


def _shard_of(given: object) -> tuple[int, int] | None:
    """Returns the shard that an IDENTIFY names, (0, 1) if it names none; None if there is no such shard."""
    match given:
        case None:
            return 0, 1
        case [int(number), int(count)] if 0 <= number < count:
            return number, count
    return None


def _lose(session: Session) -> None:
    """Keeps the session without a connection until it is resumed or dropped."""
    if session.connection is not None:
        session.connection, session.lost = None, time.monotonic()


def _parsed(frame: str) -> tuple[int, Json]:
    """Returns the opcode and data of a frame; drops the number that heartbeats carry."""
    parsed = json.loads(frame)
    if not isinstance(parsed, dict) or not isinstance(parsed.get("op"), int):
        raise ValueError("not a gateway frame")
    data = parsed.get("d")
    return parsed["op"], data if isinstance(data, dict) else {}
