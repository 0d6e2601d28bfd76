"""A person with Discord's client open, and the outcome of each of their actions."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from playground import installs, people
from playground.errors import CannotDo
from playground.forms import Filled
from playground.installs import CommandKind
from playground.interactions import Callback
from playground.model import Channel, Guild, Interaction, InteractionKind, Json, Message, ScheduledEvent, User

if TYPE_CHECKING:
    from playground.driver import Playground

T = TypeVar("T")
SECONDS = 240.0
"""The most seconds that a script waits for something, on however busy a machine."""


class InteractionFailed(Exception):
    """Discord shows "This interaction failed": the bot did not answer within three seconds."""


class Outcome:
    """The outcome of a person's action: the answer, its message and the follow-ups."""

    def __init__(self, playground: "Playground", interaction: Interaction) -> None:
        self._playground = playground
        self.interaction = interaction
        source = playground.world.state.messages.get(interaction.message_id or 0)
        self._source = source
        self._source_revision = source.revision if source else 0

    async def acknowledged(self, within: float = SECONDS) -> int:
        """Returns the type of the bot's answer, once there is one."""
        await self._wait(lambda: self.interaction.acknowledged, within)
        return self.interaction.answer or 0

    async def failed(self, within: float = SECONDS) -> None:
        """Waits until Discord shows the person that the interaction failed."""
        await self._playground.wait_for(lambda: self.interaction.failed, within, about=self.interaction.id)

    async def message(self, within: float = SECONDS) -> Message:
        """Returns the answer itself (`@original`): posted and no longer "thinking", or the clicked message,
        once it has been edited."""
        return await self._wait(self._original, within)

    async def follow_up(self, number: int = 0, within: float = SECONDS) -> Message:
        """Returns a further message; the first one is number 0."""
        return await self._wait(lambda: self._follow_up(number), within)

    async def reply(self, within: float = SECONDS) -> Message:
        """Returns the message that the person reads first: the answer, the edit or a follow-up."""
        return await self._wait(self.seen, within)

    def seen(self) -> Message | None:
        """Returns the message that the person reads first, if it is there."""
        return self._follow_up(0) or self._original_if_there()

    async def modal(self, within: float = SECONDS) -> Json:
        """Returns the modal that opened."""
        return await self._wait(lambda: self.interaction.modal, within)

    async def choices(self, within: float = SECONDS) -> list[Json]:
        """Returns the choices that autocompletion offers."""
        await self.acknowledged(within)
        return self.interaction.choices or []

    def _original(self) -> Message | None:
        answer = self.interaction.answer
        if self.interaction.original_id is None:
            return None
        original = self._playground.world.state.messages.get(self.interaction.original_id)
        if original is None:  # waiting would never end
            raise CannotDo("the answer was there and is gone: deleted, or brought elsewhere")
        if original.loading:
            return None
        if answer == Callback.DEFERRED_UPDATE and original.ephemeral and not self.interaction.edited:
            return None  # an edit by an older interaction may arrive after the press: it is no answer to it
        if answer in (Callback.DEFERRED_UPDATE, Callback.UPDATE):
            return original if original.revision > self._source_revision else None
        return original

    def _original_if_there(self) -> Message | None:
        try:
            return self._original()
        except CannotDo:  # something else may follow
            return None

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
        one, messages = self.interaction, self._playground.world.state.messages
        shown = [messages[number].components for number in one.message_ids if number in messages]
        return f"interaction {one.data} was answered by {one.answer}, messages {one.message_ids}: {shown}"


class Person:
    """A person with Discord's client open."""

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
        """Type into an option that completes; `choices()` of the outcome returns the offers."""
        place = channel or self._playground.general
        values = {**(options or {}), focused: typed}
        return self._outcome(people.complete(self._world, self.user, place, command, values, focused))

    async def use(self, name: str, on: "Person | Message", *, channel: Channel | None = None) -> Outcome:
        """Use a command of the context menu of a person (met in a channel) or of a message."""
        if isinstance(on, Message):
            return self._outcome(people.use_on_message(self._world, self.user, name, on))
        place = channel or self._playground.general
        return self._outcome(people.use_on_user(self._world, self.user, place, name, on.user))

    def offered(self, channel: Channel | None = None, *, kind: int = CommandKind.CHAT) -> list[str]:
        """Returns the names of the commands that this person is offered in a channel."""
        place = channel or self._playground.general
        found = [offer.command for offer in installs.offers(self._world, self.user, place)]
        return [command["name"] for command in found if command["type"] == kind]

    def install(self) -> None:
        """Add the application to the person's account: its commands are then offered in all their places."""
        installs.install(self._world, self.user)

    def uninstall(self) -> None:
        installs.uninstall(self._world, self.user)

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

    async def forge(
        self,
        data: Json,
        *,
        kind: int = InteractionKind.COMPONENT,
        channel: Channel | None = None,
        message: Message | None = None,
    ) -> Outcome:
        """Send an interaction with any `data` (`{"component_type": 2, "custom_id": "…"}`, a modal's,
        a command's) from any channel, unchecked: another server's press with a forged custom_id."""
        place = channel or self._playground.general
        return self._outcome(people.forge(self._world, self.user, place, data, kind=kind, message=message))

    async def say(self, text: str, channel: Channel | None = None) -> Message:
        return people.say(self._world, self.user, channel or self._playground.general, text)

    def open_post(self, forum: Channel, title: str, text: str = "…", tags: Sequence[str] = ()) -> Channel:
        """Open a post in a forum (tags by name); its first message has the thread's id."""
        return people.open_post(self._world, self.user, forum, title, text, tags)

    def start_thread(
        self,
        name: str,
        channel: Channel | None = None,
        *,
        private: bool = False,
        message: Message | None = None,
    ) -> Channel:
        """Start a thread; a private one has only this person in it until others are added."""
        place = channel or self._playground.general
        return people.start_thread(self._world, self.user, place, name, private=private, message=message)

    def show_interest(
        self, event: ScheduledEvent, guild: Guild | None = None, *, interested: bool = True
    ) -> None:
        """Press "Interested" in a scheduled event, or take it back."""
        place = guild or self._world.guild
        people.show_interest(self._world, self.user, place, event, interested=interested)

    def join(self, guild: Guild, *, moderator: bool = False) -> None:
        """Come into a(nother) server, or back into one."""
        self._world.add_member(self.user.id, guild, moderator=moderator)

    def leave(self, guild: Guild | None = None) -> None:
        """Leave a server: the first one unless named."""
        self._world.remove_member(self.user.id, guild)

    def place_of(self, message: Message) -> Channel:
        """Returns the channel of a message."""
        return self._world.state.channels[message.channel_id]

    def messages(self, channel: Channel | None = None) -> list[Message]:
        """Returns the messages that this person sees in a channel, including ephemeral ones, oldest first."""
        place = channel or self._playground.general
        if place.id not in self._world.state.channels:
            return []
        found = self._world.messages_in(place)
        return [message for message in found if self._world.sees(self.user.id, message)]

    def dms(self) -> list[Message]:
        return self.messages(self.dm)

    def pings(self) -> list[Message]:
        """Returns every message that notified this person, oldest first."""
        return [m for m in self._world.state.messages.values() if self.user.id in m.pinged]

    async def sees(
        self,
        condition: Callable[[Message], object],
        *,
        channel: Channel | None = None,
        within: float = SECONDS,
    ) -> Message:
        """Waits for a message that this person sees in a channel; returns the newest that fits."""
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
