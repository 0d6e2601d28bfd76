"""Creates, changes and deletes places and servers on the page, each with a line in the journal."""

from typing import Literal

from playground import people, servers
from playground.errors import CannotDo
from playground.model import Channel, ChannelKind, Guild, Overwrite, User
from playground.page.journal import Journal
from playground.permissions import Permission
from playground.world import World

ChannelType = Literal["text", "private-channel", "announcement", "voice", "forum"]
ThreadType = Literal["thread", "private-thread"]
ThreadDeed = Literal["archive", "wake", "lock", "unlock"]
ServerDeed = Literal["kick", "invite", "outage", "outage-over", "leave", "come-back"]
KINDS: dict[ChannelType, int] = {
    "text": ChannelKind.TEXT,
    "private-channel": ChannelKind.TEXT,
    "announcement": ChannelKind.ANNOUNCEMENT,
    "voice": ChannelKind.VOICE,
    "forum": ChannelKind.FORUM,
}
THREAD_DEEDS: dict[ThreadDeed, str] = {
    "archive": "is archived",
    "wake": "is open again",
    "lock": "is locked",
    "unlock": "is no longer locked",
}
MOST_CHANNELS = 50
MOST_SERVERS = 5


class Building:
    """The changes that a person can make to places; refused with a reason (`CannotDo`)."""

    def __init__(self, world: World, journal: Journal) -> None:
        self._world = world
        self._journal = journal

    # Channels and threads

    def add_channel(self, me: User, guild: Guild, kind: ChannelType, name: str) -> Channel:
        """Creates a channel of any kind; a private one is for its maker and the bot."""
        world = self._world
        if sum(1 for _ in world.channels(*ChannelKind.IN_LIST)) >= MOST_CHANNELS:
            raise CannotDo(f"{MOST_CHANNELS} channels are enough")
        overwrites: dict[int, Overwrite] = {}
        if kind == "private-channel":
            seen = int(Permission.VIEW_CHANNEL)
            overwrites[guild.id] = Overwrite(guild.id, 0, deny=seen)
            for who in (me.id, world.bot.id):
                overwrites[who] = Overwrite(who, 1, allow=seen)
        channel = world.create_channel(name, kind=KINDS[kind], guild=guild, overwrites=overwrites)
        self._journal.write("good", f"{guild.name} has a new channel, #{name} ({kind.replace('-', ' ')})")
        return channel

    def open_chat(self, me: User, others: list[User], name: str) -> Channel:
        """Opens a private chat of people without the bot."""
        people_in_it = list(dict.fromkeys([me.id, *(user.id for user in others)]))
        if len(people_in_it) < 2:
            raise CannotDo("a chat needs somebody else")
        chat = self._world.open_chat(people_in_it, name.strip())
        self._journal.write("person", f"{me.name} opens a private chat with {len(people_in_it) - 1}")
        return chat

    def start_thread(self, me: User, channel: Channel, kind: ThreadType, name: str) -> Channel:
        thread = people.start_thread(self._world, me, channel, name, private=kind == "private-thread")
        self._journal.write("person", f"{me.name} starts a {kind.replace('-', ' ')} in #{channel.name}")
        return thread

    def open_post(self, me: User, forum: Channel, title: str, text: str, tags: list[str]) -> Channel:
        post = people.open_post(self._world, me, forum, title, text, tags)
        self._journal.write("person", f"{me.name} opens a post in #{forum.name}")
        return post

    def change_thread(self, thread: Channel, deed: ThreadDeed) -> None:
        if not thread.is_thread:
            raise CannotDo("only a thread can be archived or locked")
        if deed in ("archive", "wake"):
            thread.archived = deed == "archive"
            thread.archive_changed = self._world.clock.now()
        else:
            thread.locked = deed == "lock"
        self._world.change_channel(thread)
        tone = "trouble" if deed in ("archive", "lock") else "good"
        self._journal.write(tone, f"#{thread.name} {THREAD_DEEDS[deed]}")

    def thread_member(self, thread: Channel, who: User, *, inside: bool) -> None:
        """Adds a person to a thread, or removes them."""
        guild = self._world.guild_of(thread)
        if not thread.is_thread or guild is None or who.id not in guild.members:
            raise CannotDo(f"{who.name} is not in the server of this thread")
        if inside:
            self._world.add_thread_member(thread, who.id)
        else:
            self._world.remove_thread_member(thread, who.id)
        verb = "is brought into" if inside else "is removed from"
        self._journal.write("good" if inside else "trouble", f"{who.name} {verb} #{thread.name}")

    def delete(self, channel: Channel) -> None:
        if channel.is_dm or channel.is_chat:
            raise CannotDo("direct messages stay")
        self._world.delete_channel(channel)
        self._journal.write("trouble", f"#{channel.name} is deleted")

    # Servers

    def add_guild(self, me: User, name: str) -> Channel:
        """Creates another server with one channel, the bot and its maker in it."""
        world = self._world
        if len(world.guilds) >= MOST_SERVERS or any(one.name == name for one in world.guilds):
            raise CannotDo(f"there is such a server already, or there are {MOST_SERVERS}")
        guild = world.add_guild(name, locale=world.guild.locale)
        world.add_member(me.id, guild)
        self._journal.write("good", f"{world.bot.name} and {me.name} are in a new server, {name}")
        return world.create_channel("general", guild=guild)

    def to_server(self, me: User, guild: Guild, deed: ServerDeed) -> None:
        world, name = self._world, self._world.bot.name
        match deed:
            case "kick":
                servers.kick_bot(world, guild)
                self._journal.write("trouble", f"{name} is thrown out of {guild.name}")
            case "invite":
                servers.invite_bot(world, guild)
                self._journal.write("good", f"{name} is in {guild.name} again")
            case "outage":
                servers.lose(world, guild)
                self._journal.write("trouble", f"{guild.name} is not available")
            case "outage-over":
                servers.find_again(world, guild)
                self._journal.write("good", f"{guild.name} is available again")
            case "leave":
                world.remove_member(me.id, guild)
                self._journal.write("trouble", f"{me.name} leaves {guild.name}")
            case "come-back":
                world.add_member(me.id, guild)
                self._journal.write("good", f"{me.name} comes into {guild.name}")
