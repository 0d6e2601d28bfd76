"""The journal of recent events, one sentence each: actions of people and of the bot, and faults.

The sentences name people and places, never the text of a message: every tab reads the same journal.
"""

import re
import time
from collections import deque
from collections.abc import Callable

from playground.gateway import Gateway
from playground.interactions import Callback
from playground.model import Interaction, InteractionKind, Json
from playground.page import sight
from playground.rest.app import NOBODY_LISTENS
from playground.state import Change
from playground.world import World

KEPT = 200
DEEDS = (
    (r"POST /channels/(\d+)/messages", "posts a message in {place}"),
    (r"PATCH /channels/(\d+)/messages/\d+", "edits a message in {place}"),
    (r"DELETE /channels/(\d+)/messages/\d+", "deletes a message in {place}"),
    (r"POST /channels/(\d+)/threads", "starts a thread in {place}"),
    (r"POST /channels/(\d+)/messages/\d+/threads", "starts a thread in {place}"),
    (r"PATCH /channels/(\d+)", "changes {place}"),
    (r"POST /channels/(\d+)/typing", "is typing in {place}"),
    (r"POST /interactions/\d+/[^/]+/callback", "answers an interaction"),
    (r"PATCH /webhooks/\d+/[^/]+/messages/@original", "fills in its answer"),
    (r"POST /webhooks/\d+/[^/]+", "adds to its answer"),
    (r"POST /users/@me/channels", "opens direct messages"),
    (r"PUT /channels/(\d+)/messages/pins/\d+", "pins a message in {place}"),
    (r"DELETE /channels/(\d+)/messages/pins/\d+", "unpins a message in {place}"),
    (r"POST /guilds/\d+/scheduled-events", "plans an event"),
    (r"PATCH /guilds/\d+/scheduled-events/\d+", "changes an event"),
    (r"DELETE /guilds/\d+/scheduled-events/\d+", "cancels an event"),
    (r"PUT /guilds/\d+/members/\d+/roles/\d+", "gives a role"),
    (r"DELETE /guilds/\d+/members/\d+/roles/\d+", "takes a role"),
    (r"PUT /applications/\d+/(?:guilds/\d+/)?commands", "registers its commands"),
    (r"GET /users/@me", "logs in"),
    (r"GET /oauth2/applications/@me", "looks itself up"),
)
ANSWERS = {
    Callback.MESSAGE: "a message",
    Callback.DEFERRED_MESSAGE: "“thinking…”",
    Callback.DEFERRED_UPDATE: "an edit to come",
    Callback.UPDATE: "an edit",
    Callback.CHOICES: "choices",
    Callback.MODAL: "a form",
}


class Journal:
    """The last entries; passes new ones to its listeners."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._entries: deque[Json] = deque(maxlen=KEPT)
        self._listeners: list[Callable[[Json], None]] = []
        self._connected = False
        self._resumes = 0
        world.subscribe(self._told)

    @property
    def entries(self) -> list[Json]:
        return list(self._entries)

    def subscribe(self, listener: Callable[[Json], None]) -> None:
        self._listeners.append(listener)

    def write(self, tone: str, sentence: str) -> None:
        """Adds an entry; `tone` is its kind: person, bot, trouble or good."""
        entry: Json = {"at": time.time(), "tone": tone, "text": sentence}
        self._entries.append(entry)
        for listener in self._listeners:
            listener(entry)

    def request(self, method: str, path: str, status: int, seconds: float) -> None:
        """Adds a REST request of the bot with its status. Successful callbacks are left out: their
        interaction has an entry."""
        if status < 400 and path.endswith("/callback"):
            return
        name = self._world.bot.name
        shown = re.sub(r"/(interactions|webhooks)/\d+/[^/]+", r"/\1/…", path)
        deed = f"{method} {shown}"
        for pattern, sentence in DEEDS:
            found = re.fullmatch(pattern, f"{method} {path}")
            if found:
                deed = sentence.format(place=self._place(*found.groups()))
                break
        broken = status == NOBODY_LISTENS
        outcome = f"{'broken off' if broken else status}, {seconds * 1000:.0f} ms"
        self.write("bot" if status < 400 else "trouble", f"{name} {deed} ({outcome})")

    def _place(self, channel_id: str = "") -> str:
        channel = self._world.state.channels.get(int(channel_id or 0))
        if channel is None:
            return "a channel that is gone"
        if channel.is_chat:
            return "a private chat"
        return f"the direct messages with {channel.name}" if channel.is_dm else f"#{channel.name}"

    def _told(self, change: Change) -> None:
        name = self._world.bot.name
        match change.name, change.subject:
            case "gateway", Gateway() as gateway:
                self._connection(gateway)
            case "INTERACTION_CREATE", Interaction() as one if one.kind != InteractionKind.AUTOCOMPLETE:
                self.write("person", f"{self._world.user(one.user_id).name} {self._deed(one)}")
            case "interaction_answered", Interaction() as one if one.kind != InteractionKind.AUTOCOMPLETE:
                took = (self._world.clock.now() - one.created) * 1000
                self.write("bot", f"{name} answers with {ANSWERS[one.answer or 0]} after {took:.0f} ms")
            case "interaction_failed", Interaction():
                self.write("trouble", f"{name} did not answer within 3 seconds: the interaction failed")

    def _connection(self, gateway: Gateway) -> None:
        name = self._world.bot.name
        if gateway.connected and not self._connected:
            resumed = gateway.resumes > self._resumes
            how = "is back where it was (RESUME), nothing missed" if resumed else "is connected (IDENTIFY)"
            self.write("good", f"{name} {how}")
        elif self._connected and not gateway.connected:
            self.write("trouble", f"{name} is no longer connected")
        self._connected, self._resumes = gateway.connected, gateway.resumes

    def _target(self, one: Interaction) -> str:
        """Returns the target of a context menu command: a user's name, or only that it was a message."""
        target = int(one.data.get("target_id") or 0)
        if target in self._world.state.users:
            return f" on {self._world.user(target).name}"
        return " on a message" if target else ""

    def _deed(self, one: Interaction) -> str:
        where = self._place(str(one.channel_id))
        if one.kind == InteractionKind.COMMAND:
            return f"uses {sight.command_name(one)}{self._target(one)} in {where}"
        if one.kind == InteractionKind.MODAL:
            return f"sends a form in {where}"
        return f"{'chooses from a menu' if 'values' in one.data else 'presses a button'} in {where}"
