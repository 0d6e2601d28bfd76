"""The persistent state, and the record of a change to it."""

from dataclasses import dataclass, field

from playground.model import Channel, Guild, Interaction, Json, Message, User


@dataclass
class State:
    """Everything that survives a restart. `guild` is the first server, `other_guilds` are further ones.

    `user_install` is the developer portal's switch for installations by people, `user_installs` those people.
    """

    application_id: int
    guild: Guild
    users: dict[int, User] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    interactions: dict[int, Interaction] = field(default_factory=dict)
    commands: list[Json] = field(default_factory=list)
    guild_commands: list[Json] = field(default_factory=list)
    other_guilds: dict[int, Guild] = field(default_factory=dict)
    user_install: bool = True
    user_installs: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Change:
    """One change: Discord's event name (lower case if Discord has none), the changed object, its place."""

    name: str
    subject: object
    channel: Channel | None = None
    user_id: int | None = None
    guild: Guild | None = None


@dataclass(frozen=True)
class Interest:
    """A user's interest in a scheduled event."""

    event_id: int
    user_id: int


@dataclass(frozen=True)
class ThreadMembers:
    """The users who joined a thread and those who left it."""

    added: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
