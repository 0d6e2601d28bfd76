"""The driver's bad days: requests that fail, stall or break off, throttles, a gateway that lies or
falls silent, servers that go."""

import math
import re
from collections import Counter

from playground import servers
from playground.acting import Outcome
from playground.faults import Cut, Fault
from playground.model import Guild
from playground.server import Server
from playground.throttles import NAMES
from playground.world import World


class Troubles:
    """Part of `Playground`. `path` is a regular expression for "METHOD /path"."""

    server: Server
    world: World

    # Requests

    def fail_next(
        self,
        status: int,
        count: int = 1,
        *,
        path: str = "",
        retry_after: float = 0.05,
        for_all: bool = False,
        done: bool = False,
    ) -> Fault:
        """The next requests whose "METHOD /path" matches answer with an error: 429 (`for_all`:
        global), 500, ...; with `done` they take effect all the same, only the answer is lost."""
        fault = Fault(status, count, re.compile(path), retry_after=retry_after, for_all=for_all, done=done)
        return self.server.faults.add(fault)

    def stall_next(
        self, seconds: float = 60.0, count: int = 1, *, path: str = "", done: bool = False
    ) -> Fault:
        """The next matching requests wait that long, or until `release()` of the fault; with `done`
        they take effect at once and only the answer is slow."""
        return self.server.faults.add(Fault(0, count, re.compile(path), stall=seconds, done=done))

    def hang_next(self, count: int = 1, *, path: str = "", done: bool = False) -> Fault:
        """The next matching requests are never answered until `release()` of the fault."""
        return self.stall_next(math.inf, count, path=path, done=done)

    def cut_next(self, when: Cut, count: int = 1, *, path: str = "") -> Fault:
        """The connection of the next matching requests is reset: "before" anything was read,
        "within" the upload, or "after" the deed was done, with its answer lost."""
        return self.server.faults.add(Fault(0, count, re.compile(path), cut=when))

    def clear_faults(self) -> None:
        """No more faults; what hangs goes on."""
        self.server.faults.clear()

    # Throttles and nonces

    def throttle(self, name: str, count: int | None = None, seconds: float | None = None) -> None:
        """Switch a rate limit on, with real headers and 429s: "messages" (5 in 5 s a channel),
        "edits" (5 in 5 s a channel), "threads" (50 in 300 s a channel), "private-messages" (opening
        them: 10 in 120 s), "follow-ups" (5 in 2 s an interaction), "old-edits" (30046: 3 in 6 s a
        channel); or with a size of one's own."""
        self.world.throttles.switch_on(name, count, seconds)

    def throttle_all(self) -> None:
        """Every rate limit at its usual size."""
        for name in NAMES:
            self.throttle(name)

    def unthrottle(self, name: str | None = None) -> None:
        """Switch a rate limit off (all of them, when none is named)."""
        for one in (name,) if name else NAMES:
            self.world.throttles.switch_off(one)

    @property
    def throttled(self) -> Counter[str]:
        """How many requests each rate limit has refused."""
        return self.world.throttles.refused

    def forget_nonces(self) -> None:
        """Discord no longer knows what was posted with which nonce: a repeated post doubles."""
        self.world.nonces.forget()

    # The gateway

    def drop_connections(self) -> int:
        """Cut the gateway abruptly; the bot can RESUME."""
        return self.server.gateway.cut_connections()

    def invalidate_sessions(self, *, resumable: bool = False) -> None:
        """Invalid session (op 9): the bot must IDENTIFY anew; `resumable` says it may RESUME."""
        self.server.gateway.invalidate_sessions(resumable=resumable)

    def ask_to_reconnect(self) -> None:
        """Reconnect (op 7)."""
        self.server.gateway.ask_to_reconnect()

    def zombie(self) -> int:
        """The gateway's connections stay open but say nothing more, not even that a heartbeat has
        come; what they would have said is told after a RESUME. How many there were."""
        return self.server.gateway.fall_silent()

    def heartbeat_every(self, seconds: float) -> None:
        """What connections from now on are asked for; 41.25 s unless set."""
        self.server.gateway.heartbeat_ms = round(seconds * 1000)

    def hold_servers_back(self) -> None:
        """From now on a bot that starts is told of its servers only by `let_servers_come`."""
        self.server.gateway.servers_held_back = True

    def let_servers_come(self) -> None:
        """GUILD_CREATE for every server that was held back."""
        self.server.gateway.let_servers_come()

    def limit_identifies(self, max_concurrency: int = 1, seconds: float = 5.0) -> None:
        """Sessions begin in so many buckets, one each in so many seconds; what is too many is invalid
        (op 9)."""
        self.server.gateway.max_concurrency = max_concurrency
        self.server.gateway.identify_seconds = seconds

    def redeliver(self, outcome: Outcome) -> None:
        """Send the same INTERACTION_CREATE to the bot once more."""
        self.server.gateway.send_again(outcome.interaction)

    # Servers

    def kick(self, guild: Guild | None = None) -> None:
        """The bot is thrown out of a server: GUILD_DELETE, then 50001 and 10004 everywhere."""
        servers.kick_bot(self.world, guild or self.world.guild)

    def invite(self, guild: Guild | None = None) -> None:
        """The bot comes back into a server."""
        servers.invite_bot(self.world, guild or self.world.guild)

    def outage(self, guild: Guild | None = None) -> None:
        """A server becomes unavailable: GUILD_DELETE saying so, then 503 everywhere."""
        servers.lose(self.world, guild or self.world.guild)

    def outage_over(self, guild: Guild | None = None) -> None:
        servers.find_again(self.world, guild or self.world.guild)
