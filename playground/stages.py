"""The driver's servers, channels, threads and people, and their permissions."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from playground import scheduled_events, servers
from playground.acting import Person
from playground.model import Channel, ChannelKind, Guild, Message, Overwrite, Role, ScheduledEvent, Tag
from playground.permissions import Permission
from playground.world import World

if TYPE_CHECKING:
    from playground.driver import Playground

Kind = Literal["text", "voice", "announcement", "forum"]
KINDS: dict[Kind, int] = {
    "text": ChannelKind.TEXT,
    "voice": ChannelKind.VOICE,
    "announcement": ChannelKind.ANNOUNCEMENT,
    "forum": ChannelKind.FORUM,
}
NOTHING = Permission(0)
# The permissions of a moderator of one channel.
MODERATES = Permission.MANAGE_MESSAGES | Permission.MANAGE_THREADS
Who = Person | Role | int | None


class Stages(ABC):
    """Part of `Playground`. A server that is not named is the first one."""

    world: World

    # Servers

    def guild(self, name: str, *, locale: str = "en-US", shard: tuple[int, int] = (0, 1)) -> Guild:
        """Returns the server of that name with the bot in it; makes it if there is none.

        A new one belongs to shard `shard[0]` of `shard[1]`.
        """
        for guild in self.world.guilds:
            if guild.name == name:
                return guild
        return self.world.add_guild(name, locale=locale, shard=shard)

    def events(self, guild: Guild | None = None) -> list[ScheduledEvent]:
        """Returns the scheduled events of a server that are not over."""
        return scheduled_events.upcoming(guild or self.world.guild)

    def portal(self, *, user_install: bool) -> None:
        """Sets in the developer portal whether people may install the application for themselves."""
        self.world.state.user_install = user_install

    # Channels

    @property
    def general(self) -> Channel:
        """Returns the default channel."""
        return self.channel("general")

    def channel(
        self,
        name: str,
        kind: Kind = "text",
        *,
        guild: Guild | None = None,
        private_to: Iterable[Who] | None = None,
        tags: Iterable[str] = (),
        require_tag: bool = False,
    ) -> Channel:
        """Returns the channel of that name and kind; makes it if there is none.

        `private_to` hides a new one from all others except the bot; a forum has `tags` and may require one.
        """
        place = guild or self.world.guild
        for channel in self.world.channels(KINDS[kind]):
            if channel.name == name and channel.guild_id == place.id:
                return channel
        overwrites: dict[int, Overwrite] = {}
        if private_to is not None:
            seen = int(Permission.VIEW_CHANNEL)
            overwrites[place.id] = Overwrite(place.id, 0, deny=seen)
            for who in (self.world.bot.id, *(self._id(one, place) for one in private_to)):
                overwrites[who] = Overwrite(who, 0 if who in place.roles else 1, allow=seen)
        channel = self.world.create_channel(name, kind=KINDS[kind], guild=place, overwrites=overwrites)
        if tags:
            channel.tags = [Tag(self.world.snowflakes.next(), tag) for tag in tags]
            channel.require_tag = require_tag
            self.world.change_channel(channel)
        return channel

    def chat(self, *people: Person, name: str = "") -> Channel:
        """Returns the direct messages of two people, or a new group chat of more; the bot is in neither."""
        return self.world.open_chat([person.id for person in people], name)

    def delete_channel(self, channel: Channel) -> None:
        """Deletes a channel (with its threads) or a thread."""
        self.world.delete_channel(channel)

    def delete_message(self, message: Message) -> None:
        self.world.delete_message(message)

    # Threads

    def threads(self, parent: Channel | None = None) -> list[Channel]:
        wanted = (parent or self.general).id
        return [t for t in self.world.channels(*ChannelKind.THREADS) if t.parent_id == wanted]

    def thread_of(self, message: Message) -> Channel | None:
        """Returns the thread that was started from a message."""
        return self.world.thread_of(message)

    def add_to_thread(self, thread: Channel, who: Person | None = None) -> None:
        """Adds a person (by default the bot) to a thread; this opens a private thread to them."""
        self.world.add_thread_member(thread, who.id if who else self.world.bot.id)

    def remove_from_thread(self, thread: Channel, who: Person | None = None) -> None:
        """Removes a person (by default the bot) from a thread."""
        self.world.remove_thread_member(thread, who.id if who else self.world.bot.id)

    def archive(self, thread: Channel, *, archived: bool = True) -> None:
        """Archives a thread: sending wakes it, editing in it is refused (50083)."""
        thread.archived = archived
        thread.archive_changed = self.world.clock.now()
        self.world.change_channel(thread)

    def lock(self, thread: Channel, *, locked: bool = True) -> None:
        """Locks a thread: only members who manage threads can send there (160005) or press."""
        thread.locked = locked
        self.world.change_channel(thread)

    # People

    def person(
        self,
        name: str,
        *,
        locale: str = "en-US",
        dms: bool = True,
        moderator: bool = False,
        guild: Guild | None = None,
    ) -> Person:
        """Returns the person of that name; adds a new one to a server if there is none.

        `Person.join` adds them to further servers.
        """
        for user in self.world.state.users.values():
            if user.name == name and not user.bot:
                return Person(self._playground(), user)
        spoken = "en-US" if locale == "en" else locale
        user = self.world.add_user(
            name, locale=spoken, dms_open=dms, moderator=moderator, guild=guild or self.world.guild
        )
        return Person(self._playground(), user)

    def remove_member(self, person: Person, guild: Guild | None = None) -> None:
        """Removes a person from a server."""
        self.world.remove_member(person.id, guild)

    def add_member(self, person: Person, guild: Guild | None = None, *, moderator: bool = False) -> None:
        """Adds a person to a server, or back to it."""
        self.world.add_member(person.id, guild, moderator=moderator)

    # Permissions

    def role(self, name: str, permissions: Permission = NOTHING, *, guild: Guild | None = None) -> Role:
        """Returns the role of that name; makes it if there is none. "@everyone" is one too."""
        place = guild or self.world.guild
        for role in place.roles.values():
            if role.name == name:
                return role
        return servers.make_role(self.world, place, name, permissions)

    def set_role(self, role: Role, permissions: Permission, *, guild: Guild | None = None) -> None:
        """Sets a role's permissions in the whole server; channels may overwrite them."""
        servers.set_role_permissions(self.world, guild or self.world.guild, role, permissions)

    def give_role(self, person: Person, role: Role, *, guild: Guild | None = None) -> None:
        servers.give_role(self.world, guild or self.world.guild, person.id, role)

    def take_role(self, person: Person, role: Role, *, guild: Guild | None = None) -> None:
        servers.take_role(self.world, guild or self.world.guild, person.id, role)

    def overwrite(
        self,
        channel: Channel,
        who: Who = None,
        *,
        allow: Permission = NOTHING,
        deny: Permission = NOTHING,
    ) -> None:
        """Allows and denies permissions in one channel (a thread's parent for a thread), on top of existing
        ones, to a person, a role, a user's or role's id (the bot's too), or everyone (None)."""
        place = self._parent(channel)
        guild = self.world.guild_of(place) or self.world.guild
        self.world.overwrite(place, self._id(who, guild), allow=allow, deny=deny)

    def moderator_of(self, channel: Channel, person: Person) -> None:
        """Makes a person a moderator in one channel only."""
        self.overwrite(channel, person, allow=MODERATES)

    def revoke(self, permission: Permission, channel: Channel | None = None) -> None:
        """Revokes a permission of the bot in a channel (a thread's parent for a thread)."""
        self.overwrite(channel or self.general, self.world.bot.id, deny=permission)

    def grant(self, permission: Permission, channel: Channel | None = None) -> None:
        """Grants a permission to the bot in a channel (a thread's parent for a thread)."""
        self.overwrite(channel or self.general, self.world.bot.id, allow=permission)

    def _parent(self, channel: Channel) -> Channel:
        return self.world.channel(channel.parent_id or 0) if channel.is_thread else channel

    def _id(self, who: Who, guild: Guild) -> int:
        if who is None:
            return guild.id
        return who if isinstance(who, int) else who.id

    @abstractmethod
    def _playground(self) -> "Playground":
        """Returns the whole object of which this is a part."""
