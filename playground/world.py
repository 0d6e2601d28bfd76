"""The one mutable state of the playground, and every change that can happen to it.

The gateway, the driver and the storage subscribe to changes; `tell` calls them right after each change. The
rules of permission live in `messages`, `interactions` and `rest`.
"""

import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from playground import permissions
from playground.blobs import Blobs
from playground.clock import Clock, Snowflakes
from playground.errors import Refusal
from playground.model import (
    Channel,
    ChannelKind,
    Guild,
    Interaction,
    Json,
    Member,
    Message,
    MessageFlag,
    Overwrite,
    Role,
    User,
)
from playground.nonces import Nonces
from playground.permissions import Permission
from playground.state import Change, State, ThreadMembers
from playground.throttles import Throttles

__all__ = ["ANSWER_SECONDS", "TOKEN_SECONDS", "State", "World"]

ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0


class World:
    """Servers with their people, the bot, and all of their messages."""

    def __init__(
        self,
        clock: Clock | None = None,
        *,
        state: State | None = None,
        blobs: Path | None = None,
        bot_name: str = "Castellan",
        guild_name: str = "Playground",
        guild_locale: str = "en-US",
    ) -> None:
        self.clock = clock or Clock()
        self.answer_seconds = ANSWER_SECONDS
        """Seconds that Discord waits for the first answer to an interaction; tests wait longer."""
        self.snowflakes = Snowflakes(self.clock)
        self.base_url = ""
        self._listeners: list[Callable[[Change], None]] = []
        self.nonces = Nonces(self.clock)
        self.throttles = Throttles(self.clock)
        self._unanswered: OrderedDict[int, Interaction] = OrderedDict()
        self._temporary = TemporaryDirectory(prefix="playground-") if blobs is None else None
        self.blobs = Blobs(Path(self._temporary.name) if self._temporary else blobs or Path())
        self.state = state or self._new_state(bot_name, guild_name, guild_locale)
        self._by_token = {i.token: i for i in self.state.interactions.values()}
        self._dms = {c.recipient_id: c for c in self.state.channels.values() if c.is_dm}
        roles = [role_id for guild in self.guilds for role_id in guild.roles]
        for used in (self.state.channels, self.state.messages, self.state.interactions, roles):
            self.snowflakes.skip_to(max(used, default=0))
        self.snowflakes.skip_to(max(self.state.users))

    def _new_state(self, bot_name: str, guild_name: str, locale: str) -> State:
        bot = User(self.snowflakes.next(), bot_name, bot=True)
        owner = User(self.snowflakes.next(), "Owner")
        guild = self._new_guild(guild_name, owner, bot, locale)
        return State(bot.id, guild, users={bot.id: bot, owner.id: owner})

    def _new_guild(
        self, name: str, owner: User, bot: User, locale: str, shard: tuple[int, int] = (0, 1)
    ) -> Guild:
        guild = Guild(self.snowflakes.next_on(*shard), name, owner.id, locale)
        everyone = Role(guild.id, "@everyone", int(permissions.EVERYONE), 0)
        bot_role = Role(self.snowflakes.next(), bot.name, int(permissions.BOT), 2, managed=True)
        moderators = Role(self.snowflakes.next(), "Moderators", int(permissions.MODERATOR), 1)
        guild.roles = {role.id: role for role in (everyone, moderators, bot_role)}
        now = self.clock.now()
        guild.members = {
            bot.id: Member(bot.id, [bot_role.id], now),
            owner.id: Member(owner.id, [], now),
        }
        return guild

    def add_guild(self, name: str, *, locale: str = "en-US", shard: tuple[int, int] = (0, 1)) -> Guild:
        """Adds another server, with only the bot and the owner in it."""
        guild = self._new_guild(name, self.user(self.guild.owner_id), self.bot, locale, shard)
        self.state.other_guilds[guild.id] = guild
        self.tell("guild_joined", guild, guild=guild)
        return guild

    def close(self) -> None:
        self.blobs.close()
        if self._temporary:
            self._temporary.cleanup()

    # Notifying subscribers

    def subscribe(self, listener: Callable[[Change], None]) -> None:
        self._listeners.append(listener)

    def tell(
        self,
        name: str,
        subject: object,
        channel: Channel | None = None,
        user_id: int | None = None,
        guild: Guild | None = None,
    ) -> None:
        if guild is None and channel is not None:
            guild = self.guild_of(channel)
        change = Change(name, subject, channel, user_id, guild)
        for listener in self._listeners:
            listener(change)

    # Lookups that refuse as Discord does

    @property
    def guild(self) -> Guild:
        """Returns the first server, the default one."""
        return self.state.guild

    @property
    def guilds(self) -> list[Guild]:
        return [self.state.guild, *self.state.other_guilds.values()]

    @property
    def bot_guilds(self) -> list[Guild]:
        """Returns the servers that the bot is in."""
        return [guild for guild in self.guilds if self.state.application_id in guild.members]

    def guild_with_id(self, guild_id: int) -> Guild:
        """Returns a server that the bot is in; others do not exist for it."""
        guild = self.state.guild if guild_id == self.state.guild.id else self.state.other_guilds.get(guild_id)
        if guild is None or self.state.application_id not in guild.members:
            raise Refusal(10004)
        return guild

    def guild_of(self, channel: Channel) -> Guild | None:
        """Returns the server of a channel; None for a direct message."""
        if channel.guild_id == self.state.guild.id:
            return self.state.guild
        return self.state.other_guilds.get(channel.guild_id or 0)

    def commands_of(self, guild: Guild) -> list[Json]:
        """Returns the commands that are registered for one server alone."""
        return self.state.guild_commands if guild is self.state.guild else guild.commands

    def shares_guild(self, user_id: int) -> bool:
        """Returns whether the bot shares any server with the user."""
        bot = self.state.application_id
        return any(user_id in guild.members and bot in guild.members for guild in self.guilds)

    @property
    def bot(self) -> User:
        return self.state.users[self.state.application_id]

    def user(self, user_id: int) -> User:
        try:
            return self.state.users[user_id]
        except KeyError:
            raise Refusal(10013) from None

    def channel(self, channel_id: int) -> Channel:
        try:
            return self.state.channels[channel_id]
        except KeyError:
            raise Refusal(10003) from None

    def message(self, message_id: int) -> Message:
        try:
            return self.state.messages[message_id]
        except KeyError:
            raise Refusal(10008) from None

    def channels(self, *kinds: int) -> Iterator[Channel]:
        return (c for c in self.state.channels.values() if c.kind in kinds)

    def messages_in(self, channel: Channel) -> Iterator[Message]:
        """Yields the messages of a channel, oldest first, including ephemeral ones."""
        return (self.state.messages[i] for i in channel.message_ids)

    def thread_of(self, message: Message) -> Channel | None:
        """Returns the thread of a message.

        A thread started from a message has that message's id; so has a forum's post, but its first message
        lies in the thread itself.
        """
        thread = self.state.channels.get(message.id)
        return thread if thread is not None and thread.id != message.channel_id else None

    def allowed(self, channel: Channel, user_id: int) -> Permission:
        """Returns a user's permissions in a channel; a private thread is visible to its members only."""
        if channel.is_dm:
            inside = user_id in (channel.recipient_id, self.state.application_id)
            return permissions.IN_DIRECT_MESSAGES if inside else Permission(0)
        if channel.is_chat:
            return permissions.IN_DIRECT_MESSAGES if user_id in channel.people else Permission(0)
        place = self.state.channels.get(channel.parent_id or 0) if channel.is_thread else channel
        guild = self.guild_of(channel)
        if place is None or guild is None:
            return Permission(0)
        granted = permissions.in_channel(guild, place, user_id)
        if (
            channel.kind == ChannelKind.PRIVATE_THREAD
            and user_id not in channel.thread_members
            and not granted & Permission.MANAGE_THREADS
        ):
            return Permission(0)
        return granted

    def sees(self, user_id: int, message: Message) -> bool:
        """Returns whether the user sees a message; an ephemeral one is visible to its owner alone."""
        if message.ephemeral_to is not None:
            return message.ephemeral_to == user_id
        channel = self.state.channels.get(message.channel_id)
        return channel is not None and bool(self.allowed(channel, user_id) & Permission.VIEW_CHANNEL)

    # People and places

    def add_user(
        self,
        name: str,
        *,
        locale: str = "en-US",
        dms_open: bool = True,
        moderator: bool = False,
        guild: Guild | None = None,
    ) -> User:
        user = User(self.snowflakes.next(), name, locale, dms_open)
        self.state.users[user.id] = user
        self.add_member(user.id, guild, moderator=moderator)
        return user

    def add_member(self, user_id: int, guild: Guild | None = None, *, moderator: bool = False) -> None:
        """Adds a user to a server, or back to it."""
        place = guild or self.guild
        roles = [r.id for r in place.roles.values() if moderator and r.name == "Moderators"]
        member = Member(self.user(user_id).id, roles, self.clock.now())
        place.members[user_id] = member
        self.tell("GUILD_MEMBER_ADD", member, guild=place)

    def remove_member(self, user_id: int, guild: Guild | None = None) -> None:
        """Removes a user from a server, whether they left or were removed."""
        place = guild or self.guild
        member = place.members.pop(user_id, None)
        if member is None:
            raise Refusal(10007)
        for channel in self.channels(*ChannelKind.THREADS):
            if channel.guild_id == place.id:
                channel.thread_members.pop(user_id, None)
        self.tell("GUILD_MEMBER_REMOVE", member, guild=place)

    def create_channel(
        self,
        name: str,
        *,
        kind: int = ChannelKind.TEXT,
        parent: Channel | None = None,
        guild: Guild | None = None,
        overwrites: Mapping[int, Overwrite] | None = None,
    ) -> Channel:
        """Creates a channel; with `overwrites` a private one is hidden from its first moment."""
        position = sum(1 for c in self.state.channels.values() if c.kind == kind)
        channel = Channel(
            self.snowflakes.next(),
            kind,
            name,
            guild_id=(guild or self.guild).id,
            parent_id=parent.id if parent else None,
            position=position,
            overwrites=dict(overwrites or {}),
        )
        self.state.channels[channel.id] = channel
        self.tell("CHANNEL_CREATE", channel, channel)
        return channel

    def open_dm(self, user_id: int) -> Channel:
        """Returns the one DM channel between the bot and a person."""
        user = self.user(user_id)
        channel = self._dms.get(user.id)
        if channel is None:
            channel = Channel(self.snowflakes.next(), ChannelKind.DM, user.name, recipient_id=user.id)
            self.state.channels[channel.id] = channel
            self._dms[user.id] = channel
            self.tell("CHANNEL_CREATE", channel, channel)
        return channel

    def open_chat(self, people: Sequence[int], name: str = "") -> Channel:
        """Returns the direct messages of two people, or a new group chat of more; the bot is in neither."""
        ids = [self.user(user_id).id for user_id in people]
        kind = ChannelKind.DM if len(ids) == 2 else ChannelKind.GROUP
        for known in self.channels(ChannelKind.DM):
            if kind == ChannelKind.DM and set(known.people) == set(ids):
                return known
        chat = Channel(self.snowflakes.next(), kind, name, people=ids, owner_id=ids[0])
        self.state.channels[chat.id] = chat
        self.tell("CHANNEL_CREATE", chat, chat)
        return chat

    def create_thread(
        self,
        parent: Channel,
        name: str,
        owner_id: int,
        *,
        kind: int = ChannelKind.PUBLIC_THREAD,
        message: Message | None = None,
        archive_minutes: int = 1440,
        invitable: bool = True,
        applied_tags: list[int] | None = None,
    ) -> Channel:
        thread = Channel(
            message.id if message else self.snowflakes.next(),
            kind,
            name,
            guild_id=parent.guild_id,
            parent_id=parent.id,
            owner_id=owner_id,
            archive_minutes=archive_minutes,
            archive_changed=self.clock.now(),
            invitable=invitable,
            thread_members={owner_id: self.clock.now()},
            applied_tags=applied_tags or [],
        )
        self.state.channels[thread.id] = thread
        if message:
            message.flags |= MessageFlag.HAS_THREAD
        self.tell("THREAD_CREATE", thread, thread)
        return thread

    def change_channel(self, channel: Channel) -> None:
        """Notifies subscribers of a channel or thread whose fields were set."""
        self.tell("THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel, channel)

    def delete_channel(self, channel: Channel) -> None:
        """Deletes a channel with its threads and all of their messages."""
        for thread in [c for c in self.channels(*ChannelKind.THREADS) if c.parent_id == channel.id]:
            self.delete_channel(thread)
        del self.state.channels[channel.id]
        for message_id in channel.message_ids:
            self._forget(self.state.messages[message_id])
        self.tell("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel, channel)

    def add_thread_member(self, thread: Channel, user_id: int) -> None:
        if user_id not in thread.thread_members:
            thread.thread_members[user_id] = self.clock.now()
            if user_id == self.state.application_id and thread.kind == ChannelKind.PRIVATE_THREAD:
                self.tell("thread_joined", thread, thread)
            self.tell("THREAD_MEMBERS_UPDATE", ThreadMembers(added=(user_id,)), thread)

    def remove_thread_member(self, thread: Channel, user_id: int) -> None:
        if thread.thread_members.pop(user_id, None) is not None:
            self.tell("THREAD_MEMBERS_UPDATE", ThreadMembers(removed=(user_id,)), thread)

    def overwrite(self, channel: Channel, target_id: int, *, allow: Permission, deny: Permission) -> None:
        """Allows and denies permissions to a role or member in a channel, on top of existing ones."""
        guild = self.guild_of(channel)
        kind = 0 if guild is not None and target_id in guild.roles else 1
        bot = self.state.application_id
        hidden = not self.allowed(channel, bot) & Permission.VIEW_CHANNEL
        entry = channel.overwrites.setdefault(target_id, Overwrite(target_id, kind))
        entry.allow = int(Permission(entry.allow) & ~deny | allow)
        entry.deny = int(Permission(entry.deny) & ~allow | deny)
        self.change_channel(channel)
        if hidden and self.allowed(channel, bot) & Permission.VIEW_CHANNEL:
            self.tell("THREAD_LIST_SYNC", channel, channel)

    # Messages

    def post(self, message: Message) -> None:
        channel = self.channel(message.channel_id)
        self.state.messages[message.id] = message
        channel.message_ids.append(message.id)
        self.tell("MESSAGE_CREATE", message, channel)

    def change_message(self, message: Message) -> None:
        """Notifies subscribers of a message whose fields were set."""
        message.revision += 1
        self.tell("MESSAGE_UPDATE", message, self.channel(message.channel_id))

    def delete_message(self, message: Message) -> None:
        channel = self.channel(message.channel_id)
        _remove_recent(channel.message_ids, message.id)
        channel.pins.pop(message.id, None)
        self._forget(message)
        self.tell("MESSAGE_DELETE", message, channel)

    def _forget(self, message: Message) -> None:
        message.deleted = True
        del self.state.messages[message.id]
        for attachment in message.attachments:
            self.blobs.remove(attachment.id)

    # Interactions

    def begin_interaction(
        self,
        kind: int,
        user_id: int,
        channel: Channel,
        data: Json,
        message: Message | None = None,
        *,
        owners: Mapping[str, str],
    ) -> Interaction:
        """Begins a person's interaction, by those owners' installations: the bot has three seconds."""
        self._prune_interactions()
        interaction = Interaction(
            id=self.snowflakes.next(),
            token=secrets.token_urlsafe(32),
            kind=kind,
            user_id=user_id,
            channel_id=channel.id,
            guild_id=channel.guild_id,
            data=data,
            created=self.clock.now(),
            owners=dict(owners),
            message_id=message.id if message else None,
        )
        self.state.interactions[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        self._unanswered[interaction.id] = interaction
        self.tell("INTERACTION_CREATE", interaction, channel, user_id)
        return interaction

    def interaction_with_token(self, token: str) -> Interaction | None:
        return self._by_token.get(token)

    def answered(self, interaction: Interaction, answer: int) -> None:
        interaction.answer = answer
        self._unanswered.pop(interaction.id, None)
        channel = self.state.channels.get(interaction.channel_id)
        self.tell("interaction_answered", interaction, channel, interaction.user_id)

    def fail_unanswered(self) -> None:
        """Marks interactions without an answer after `answer_seconds` as failed, and notifies their users."""
        now = self.clock.now()
        while self._unanswered:
            interaction = next(iter(self._unanswered.values()))
            if now - interaction.created < self.answer_seconds:
                break
            del self._unanswered[interaction.id]
            interaction.failed = True
            channel = self.state.channels.get(interaction.channel_id)
            self.tell("interaction_failed", interaction, channel, interaction.user_id)

    def _prune_interactions(self) -> None:
        """Drops interactions whose token expired long ago (they are in order of creation)."""
        now = self.clock.now()
        while self.state.interactions:
            oldest = next(iter(self.state.interactions.values()))
            if now - oldest.created <= 2 * TOKEN_SECONDS:
                break
            del self.state.interactions[oldest.id]
            del self._by_token[oldest.token]
            self._unanswered.pop(oldest.id, None)


def _remove_recent(ids: list[int], wanted: int) -> None:
    """Removes an id from a growing list; searches from the end, as removed ids are mostly recent."""
    for index in range(len(ids) - 1, -1, -1):
        if ids[index] == wanted:
            del ids[index]
            return
