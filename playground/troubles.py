"""The driver's faults: requests that fail, stall or break off, throttles, a gateway that lies or falls
silent, servers that go away."""

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
        """Answers the next requests whose "METHOD /path" matches with an error: 429 (`for_all`: global), 500,
        ...; with `done` they take effect all the same, only the answer is lost."""
        fault = Fault(status, count, re.compile(path), retry_after=retry_after, for_all=for_all, done=done)
        return self.server.faults.add(fault)

    def stall_next(
        self, seconds: float = 60.0, count: int = 1, *, path: str = "", done: bool = False
    ) -> Fault:
        """Delays the next matching requests that long, or until `release()` of the fault; with `done` they
        take effect at once and only the answer is slow."""
        return self.server.faults.add(Fault(0, count, re.compile(path), stall=seconds, done=done))

    def hang_next(self, count: int = 1, *, path: str = "", done: bool = False) -> Fault:
        """Leaves the next matching requests without an answer until `release()` of the fault."""
        return self.stall_next(math.inf, count, path=path, done=done)

    def cut_next(self, when: Cut, count: int = 1, *, path: str = "") -> Fault:
        """Resets the connection of the next matching requests: "before" anything was read, "within" the
        upload, or "after" the request took effect, with its answer lost."""
        return self.server.faults.add(Fault(0, count, re.compile(path), cut=when))

    def clear_faults(self) -> None:
        """Removes all faults; hanging requests continue."""
        self.server.faults.clear()

    # Throttles and nonces

    def throttle(self, name: str, count: int | None = None, seconds: float | None = None) -> None:
        """Switches a rate limit on, with real headers and 429s: "messages" (5 in 5 s a channel), "edits" (5
        in 5 s a channel), "threads" (50 in 300 s a channel), "private-messages" (opening them: 10 in 120 s),
        "follow-ups" (5 in 2 s an interaction), "old-edits" (30046: 3 in 6 s a channel); or with a given
        size."""
        self.world.throttles.switch_on(name, count, seconds)

    def throttle_all(self) -> None:
        """Switches every rate limit on at its usual size."""
        for name in NAMES:
            self.throttle(name)

    def unthrottle(self, name: str | None = None) -> None:
        """Switches a rate limit off (by default all of them)."""
        for one in (name,) if name else NAMES:
            self.world.throttles.switch_off(one)

    @property
    def throttled(self) -> Counter[str]:
        """Returns the number of requests that each rate limit has refused."""
        return self.world.throttles.refused

    def forget_nonces(self) -> None:
        """Drops all nonces: a repeated post is posted twice."""
        self.world.nonces.forget()

    # The gateway

    def drop_connections(self) -> int:
        """Cuts the gateway abruptly; the bot can RESUME."""
        return self.server.gateway.cut_connections()

    def invalidate_sessions(self, *, resumable: bool = False) -> None:
        """Sends "invalid session" (op 9): the bot must IDENTIFY again; if `resumable`, it may RESUME."""
        self.server.gateway.invalidate_sessions(resumable=resumable)

    def ask_to_reconnect(self) -> None:
        """Asks the bot to reconnect (op 7)."""
        self.server.gateway.ask_to_reconnect()

    def zombie(self) -> int:
        """Keeps the gateway's connections open but silent, even without echoes of heartbeats.

        A RESUME replays the missed events. Returns the number of connections.
        """
        return self.server.gateway.fall_silent()

    def heartbeat_every(self, seconds: float) -> None:
        """Sets the heartbeat interval of new connections; 41.25 s by default."""
        self.server.gateway.heartbeat_ms = round(seconds * 1000)

    def hold_servers_back(self) -> None:
        """From now on a starting bot gets its servers only after `let_servers_come`."""
        self.server.gateway.servers_held_back = True

    def let_servers_come(self) -> None:
        """Sends GUILD_CREATE for every server that was held back."""
        self.server.gateway.let_servers_come()

    def limit_identifies(self, max_concurrency: int = 1, seconds: float = 5.0) -> None:
        """Allows one IDENTIFY per bucket in `seconds`, in `max_concurrency` buckets; others get op 9."""
        self.server.gateway.max_concurrency = max_concurrency
        self.server.gateway.identify_seconds = seconds

    def redeliver(self, outcome: Outcome) -> None:
        """Sends the same INTERACTION_CREATE to the bot once more."""
        self.server.gateway.send_again(outcome.interaction)

    # Servers

    def kick(self, guild: Guild | None = None) -> None:
        """Removes the bot from a server: GUILD_DELETE, then 50001 and 10004 everywhere."""
        servers.kick_bot(self.world, guild or self.world.guild)

    def invite(self, guild: Guild | None = None) -> None:
        """Adds the bot to a server again."""
        servers.invite_bot(self.world, guild or self.world.guild)

    def outage(self, guild: Guild | None = None) -> None:
        """Makes a server unavailable: GUILD_DELETE saying so, then 503 everywhere."""
        servers.lose(self.world, guild or self.world.guild)

    def outage_over(self, guild: Guild | None = None) -> None:
        servers.find_again(self.world, guild or self.world.guild)
