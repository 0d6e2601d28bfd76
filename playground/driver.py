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
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

from playground import people
from playground.clock import Clock
from playground.faults import Fault
from playground.interactions import Callback
from playground.model import Channel, ChannelKind, Interaction, Json, Message, User
from playground.people import Filled
from playground.permissions import Permission
from playground.server import Server
from playground.slash import CannotDo
from playground.waiting import Waiting

__all__ = ["CannotDo", "InteractionFailed", "Outcome", "Person", "Playground"]

T = TypeVar("T")
SECONDS = 60.0


class InteractionFailed(Exception):
    """ "This interaction failed": nobody answered within three seconds."""


class Outcome:
    """What came of something a person did: the answer, its message, what followed."""

    def __init__(self, playground: "Playground", interaction: Interaction) -> None:
        self._playground = playground
        self.interaction = interaction
        source = playground.world.state.messages.get(interaction.message_id or 0)
        self._source = source
        self._source_revision = source.revision if source else 0

    async def acknowledged(self, within: float = SECONDS) -> int:
        """The type of the bot's answer, once there is one."""
        await self._wait(lambda: self.interaction.acknowledged, within)
        return self.interaction.answer or 0

    async def failed(self, within: float = SECONDS) -> None:
        """Wait until Discord tells the person that the interaction failed."""
        await self._playground.wait_for(lambda: self.interaction.failed, within, about=self.interaction.id)

    async def message(self, within: float = SECONDS) -> Message:
        """The answer itself (`@original`): posted and no longer "thinking", or the message that
        was clicked, once it has been edited."""
        return await self._wait(self._original, within)

    async def follow_up(self, number: int = 0, within: float = SECONDS) -> Message:
        """A further message, the first one is number 0."""
        return await self._wait(lambda: self._follow_up(number), within)

    async def reply(self, within: float = SECONDS) -> Message:
        """Whatever the person gets to read first: the answer, the edit or a follow-up."""
        return await self._wait(lambda: self._original() or self._follow_up(0), within)

    async def modal(self, within: float = SECONDS) -> Json:
        """The modal that opened."""
        return await self._wait(lambda: self.interaction.modal, within)

    async def choices(self, within: float = SECONDS) -> list[Json]:
        """What autocompletion offers."""
        await self.acknowledged(within)
        return self.interaction.choices or []

    def _original(self) -> Message | None:
        answer = self.interaction.answer
        original = self._playground.world.state.messages.get(self.interaction.original_id or 0)
        if original is None or original.loading:
            return None
        if answer in (Callback.DEFERRED_UPDATE, Callback.UPDATE):
            return original if original.revision > self._source_revision else None
        return original

    def _follow_up(self, number: int) -> Message | None:
        original_id = self.interaction.original_id
        others = [i for i in self.interaction.message_ids if i != original_id]
        if not self.interaction.acknowledged or len(others) <= number:
            return None
        return self._playground.world.state.messages.get(others[number])

    async def _wait(self, condition: Callable[[], T | None], within: float) -> T:
        def unless_failed() -> T | None:
            if self.interaction.failed:
                raise InteractionFailed(self._story())
            return condition()

        return await self._playground.wait_for(
            unless_failed, within, about=self.interaction.channel_id, describe=self._story
        )

    def _story(self) -> str:
        one = self.interaction
        return f"interaction {one.data} was answered by {one.answer}, messages {one.message_ids}"


class Person:
    """Somebody with Discord's client open."""

    def __init__(self, playground: "Playground", user: User) -> None:
        self._playground = playground
        self._world = playground.world
        self.user = user

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def mention(self) -> str:
        return f"<@{self.user.id}>"

    @property
    def dm(self) -> Channel:
        """The DM channel with the bot."""
        return self._world.open_dm(self.user.id)

    def set_dms(self, *, opened: bool) -> None:
        """Open or close direct messages from the bot."""
        self.user.dms_open = opened
        self._world.tell("user", self.user)

    async def slash(
        self,
        command: str,
        options: Mapping[str, object] | None = None,
        *,
        channel: Channel | None = None,
    ) -> Outcome:
        """Send a slash command, such as "table new"; users and channels go in by id."""
        place = channel or self._playground.general
        return self._outcome(people.type_command(self._world, self.user, place, command, options or {}))

    async def autocomplete(
        self,
        command: str,
        focused: str,
        typed: str = "",
        options: Mapping[str, object] | None = None,
        *,
        channel: Channel | None = None,
    ) -> Outcome:
        """Type into an option that completes; `choices()` of the outcome is what is offered."""
        place = channel or self._playground.general
        values = {**(options or {}), focused: typed}
        return self._outcome(people.complete(self._world, self.user, place, command, values, focused))

    async def click(
        self,
        message: Message,
        custom_id: str | None = None,
        *,
        label: str | None = None,
        stale: bool = False,
    ) -> Outcome:
        """Press a button by custom_id or label; `stale` presses one that is no longer there."""
        wanted = custom_id or people.button_named(message, label or "")
        return self._outcome(people.press(self._world, self.user, message, wanted, stale=stale))

    async def select(self, message: Message, custom_id: str, values: Sequence[str]) -> Outcome:
        return self._outcome(people.choose(self._world, self.user, message, custom_id, values))

    async def submit_modal(self, opened_by: Outcome, filled: Mapping[str, Filled]) -> Outcome:
        """Fill in the modal that an outcome opened (by custom_id) and send it."""
        await opened_by.modal()
        return self._outcome(people.submit(self._world, opened_by.interaction, filled))

    async def say(self, text: str, channel: Channel | None = None) -> Message:
        return people.say(self._world, self.user, channel or self._playground.general, text)

    def messages(self, channel: Channel | None = None) -> list[Message]:
        """What this person sees in a channel, her own ephemeral messages too, oldest first."""
        place = channel or self._playground.general
        if place.id not in self._world.state.channels:
            return []
        found = self._world.messages_in(place)
        return [message for message in found if self._world.sees(self.user.id, message)]

    def dms(self) -> list[Message]:
        return self.messages(self.dm)

    def pings(self) -> list[Message]:
        """Every message that notified this person, oldest first."""
        return [m for m in self._world.state.messages.values() if self.user.id in m.pinged]

    async def sees(
        self,
        condition: Callable[[Message], object],
        *,
        channel: Channel | None = None,
        within: float = SECONDS,
    ) -> Message:
        """Wait for a message that this person sees in a channel; the newest that fits."""
        place = channel or self._playground.general

        def newest() -> Message | None:
            for message_id in reversed(place.message_ids):
                message = self._world.state.messages.get(message_id)
                if message and self._world.sees(self.user.id, message) and condition(message):
                    return message
            return None

        def story() -> str:
            texts = [f"{m.text!r} {m.labels}" for m in self.messages(place)[-5:]]
            return f"{self.user.name} sees in {place.name}: {texts}"

        return await self._playground.wait_for(newest, within, about=place.id, describe=story)

    def _outcome(self, interaction: Interaction) -> Outcome:
        return Outcome(self._playground, interaction)


class Playground:
    """A local Discord in this process, with its people and its bad days.

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

    # People and places

    @property
    def general(self) -> Channel:
        """The channel where things happen unless another one is named."""
        return self.channel("general")

    def channel(self, name: str) -> Channel:
        """The text channel of that name, made when there is none."""
        for channel in self.world.channels(ChannelKind.TEXT):
            if channel.name == name:
                return channel
        return self.world.create_channel(name)

    def threads(self, parent: Channel | None = None) -> list[Channel]:
        wanted = (parent or self.general).id
        return [t for t in self.world.channels(*ChannelKind.THREADS) if t.parent_id == wanted]

    def thread_of(self, message: Message) -> Channel | None:
        """The thread that was started from a message."""
        return self.world.thread_of(message)

    def person(
        self, name: str, *, locale: str = "en-US", dms: bool = True, moderator: bool = False
    ) -> Person:
        """Somebody new in the server, or the one of that name who is there already."""
        for user in self.world.state.users.values():
            if user.name == name and not user.bot:
                return Person(self, user)
        spoken = "en-US" if locale == "en" else locale
        user = self.world.add_user(name, locale=spoken, dms_open=dms, moderator=moderator)
        return Person(self, user)

    # Waiting and looking

    async def wait_for(
        self,
        condition: Callable[[], T | None],
        within: float = SECONDS,
        *,
        about: int | None = None,
        describe: Callable[[], str] = lambda: "",
    ) -> T:
        """The first truthy result of a condition, looked at whenever something changes;
        `about` (a channel's or interaction's id) looks only when something changes there."""
        return await self._waiting.wait_for(condition, within, about=about, describe=describe)

    async def connected(self, within: float = SECONDS) -> None:
        """Wait until the bot is on the gateway."""
        await self.wait_for(lambda: self.server.gateway.connected, within)

    async def disconnected(self, within: float = SECONDS) -> None:
        await self.wait_for(lambda: not self.server.gateway.connected, within)

    async def registered(self, command: str, within: float = SECONDS) -> None:
        """Wait until a slash command is registered."""
        state = self.world.state

        def known() -> bool:
            return any(c["name"] == command for c in (*state.commands, *state.guild_commands))

        await self.wait_for(known, within)

    def attachment(self, message: Message, number: int = 0) -> bytes:
        """The bytes of a message's file."""
        return self.world.blobs.get(message.attachments[number].id)

    @property
    def requests(self) -> list[Json]:
        """The bot's REST requests: method, path, body, filenames."""
        return self.server.recording.requests

    @property
    def unimplemented(self) -> list[str]:
        """Requests that answered 501."""
        return self.server.rest.unimplemented

    # Bad days

    def drop_connections(self) -> int:
        """Cut the gateway abruptly; the bot can RESUME."""
        return self.server.gateway.cut_connections()

    def invalidate_sessions(self) -> None:
        """The bot must IDENTIFY anew."""
        self.server.gateway.invalidate_sessions()

    def ask_to_reconnect(self) -> None:
        self.server.gateway.ask_to_reconnect()

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

    def stall_next(self, seconds: float = 60.0, count: int = 1, *, path: str = "") -> Fault:
        """The next matching requests wait that long, or until `release()` of the fault."""
        return self.server.faults.add(Fault(0, count, re.compile(path), stall=seconds))

    def revoke(self, permission: Permission, channel: Channel | None = None) -> None:
        """Take a permission from the bot, in a channel (a thread's parent for a thread)."""
        place = self._place(channel)
        self.world.overwrite(place, self.world.bot.id, allow=Permission(0), deny=permission)

    def grant(self, permission: Permission, channel: Channel | None = None) -> None:
        place = self._place(channel)
        self.world.overwrite(place, self.world.bot.id, allow=permission, deny=Permission(0))

    def _place(self, channel: Channel | None) -> Channel:
        place = channel or self.general
        return self.world.channel(place.parent_id or 0) if place.is_thread else place

    def delete_channel(self, channel: Channel) -> None:
        self.world.delete_channel(channel)

    def delete_message(self, message: Message) -> None:
        self.world.delete_message(message)

    def remove_member(self, person: Person) -> None:
        """Somebody leaves the server."""
        self.world.remove_member(person.id)

    def add_member(self, person: Person) -> None:
        """Somebody who left comes back."""
        self.world.add_member(person.id)

    def redeliver(self, outcome: Outcome) -> None:
        """Send the same INTERACTION_CREATE to the bot once more."""
        self.server.gateway.send_again(outcome.interaction)
