"""The things in the playground: plain records, with no behavior beyond reading themselves.

They are stored as they are (see `storage`), so every field is JSON-friendly.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar

from playground import components

Json = dict[str, Any]


class ChannelKind:
    """Discord's channel types that exist here."""

    TEXT = 0
    DM = 1
    VOICE = 2
    GROUP = 3
    CATEGORY = 4
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15

    THREADS = (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)
    IN_LIST = (TEXT, VOICE, ANNOUNCEMENT, FORUM)
    # Where a message can be written; a forum has posts only, and those are threads.
    WITHOUT_MESSAGES = (CATEGORY, FORUM)
    THREADS_OF: ClassVar[dict[int, tuple[int, ...]]] = {
        TEXT: (PUBLIC_THREAD, PRIVATE_THREAD),
        ANNOUNCEMENT: (ANNOUNCEMENT_THREAD,),
        FORUM: (PUBLIC_THREAD,),
    }


class MessageFlag:
    """Bits of a message's flags."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class MessageKind:
    """Discord's message types that exist here."""

    DEFAULT = 0
    PINNED = 6
    THREAD_CREATED = 18
    REPLY = 19
    CHAT_INPUT_COMMAND = 20
    CONTEXT_MENU_COMMAND = 23


class InteractionKind:
    """Discord's interaction types."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


@dataclass
class User:
    id: int
    name: str
    locale: str = "en-US"
    dms_open: bool = True
    bot: bool = False


@dataclass
class Role:
    id: int
    name: str
    permissions: int
    position: int
    managed: bool = False


@dataclass
class Member:
    user_id: int
    roles: list[int]
    joined: float


@dataclass
class Overwrite:
    """The permissions that a channel allows or denies to a role (kind 0) or a member (kind 1)."""

    id: int
    kind: int
    allow: int = 0
    deny: int = 0


@dataclass
class Guild:
    id: int
    name: str
    owner_id: int
    locale: str
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    unavailable: bool = False
    commands: list[Json] = field(default_factory=list)
    events: dict[int, "ScheduledEvent"] = field(default_factory=dict)


@dataclass
class ScheduledEvent:
    """An event that a server plans: in a channel, or elsewhere (`location`)."""

    id: int
    name: str
    creator_id: int
    entity_type: int
    start: float
    end: float | None = None
    description: str | None = None
    channel_id: int | None = None
    location: str | None = None
    status: int = 1
    interested: list[int] = field(default_factory=list)


@dataclass
class Tag:
    """A label by which a forum's posts can be sorted."""

    id: int
    name: str
    moderated: bool = False


@dataclass
class Channel:
    """A channel, a thread (its `parent_id` is the channel it hangs on), a DM with the bot (`recipient_id`) or
    a private chat of people (`people`) without the bot.

    A forum has `tags`, and may ask for one (`require_tag`); a post has `applied_tags`.
    """

    id: int
    kind: int
    name: str
    guild_id: int | None = None
    parent_id: int | None = None
    position: int = 0
    topic: str | None = None
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    recipient_id: int | None = None
    people: list[int] = field(default_factory=list)
    owner_id: int | None = None
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    archive_minutes: int = 1440
    archive_changed: float = 0.0
    thread_members: dict[int, float] = field(default_factory=dict)
    message_ids: list[int] = field(default_factory=list)
    pins: dict[int, float] = field(default_factory=dict)
    tags: list[Tag] = field(default_factory=list)
    require_tag: bool = False
    applied_tags: list[int] = field(default_factory=list)

    @property
    def is_thread(self) -> bool:
        return self.kind in ChannelKind.THREADS

    @property
    def is_dm(self) -> bool:
        """Returns whether these are a person's direct messages with the bot."""
        return self.recipient_id is not None

    @property
    def is_chat(self) -> bool:
        return bool(self.people)


@dataclass
class Attachment:
    id: int
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass
class Message:
    """One message; `ephemeral_to` is the only person who sees it, if it is ephemeral.

    `owners` are the installations that let the bot answer with it, `target_id` is the user or message of its
    context menu. `pinged` are the people that it notified when posted. `revision` counts the edits.
    """

    id: int
    channel_id: int
    author_id: int
    kind: int = MessageKind.DEFAULT
    content: str = ""
    flags: int = 0
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    pinged: list[int] = field(default_factory=list)
    nonce: str | int | None = None
    edited: float | None = None
    revision: int = 0
    reference_id: int | None = None
    interaction_id: int | None = None
    interaction_kind: int | None = None
    interaction_user_id: int | None = None
    interacted_message_id: int | None = None
    target_id: int | None = None
    owners: dict[str, str] = field(default_factory=dict)
    ephemeral_to: int | None = None
    deleted: bool = False

    @property
    def ephemeral(self) -> bool:
        return self.ephemeral_to is not None

    @property
    def loading(self) -> bool:
        """Returns whether the bot "is thinking"."""
        return bool(self.flags & MessageFlag.LOADING)

    @property
    def text(self) -> str:
        """Returns all readable text in it: the content, or the text of its components."""
        parts = [self.content] if self.content else []
        parts += [c["content"] for c in self.walk() if c.get("type") == components.TEXT_DISPLAY]
        for embed in self.embeds:
            parts += [str(embed[key]) for key in ("title", "description") if embed.get(key)]
            parts += [f"{f.get('name')}: {f.get('value')}" for f in embed.get("fields") or []]
        return "\n".join(parts)

    @property
    def buttons(self) -> list[Json]:
        return [c for c in self.walk() if c.get("type") == components.BUTTON]

    @property
    def selects(self) -> list[Json]:
        return [c for c in self.walk() if c.get("type") in components.SELECTS]

    @property
    def labels(self) -> list[str]:
        """Returns the labels of the buttons that can be pressed."""
        return [b["label"] for b in self.buttons if b.get("label") and not b.get("disabled")]

    def walk(self) -> Iterator[Json]:
        return components.walk(self.components)


@dataclass
class Interaction:
    """A person's action that the bot has to answer.

    `answer` is the type of the callback, `original_id` the message that `@original` names afterwards, and
    `edited` whether the bot has edited that message by this interaction's token.
    `owners` are the installations that let the person do it (`authorizing_integration_owners`).
    """

    id: int
    token: str
    kind: int
    user_id: int
    channel_id: int
    guild_id: int | None
    data: Json
    created: float
    owners: dict[str, str] = field(default_factory=dict)
    message_id: int | None = None
    answer: int | None = None
    failed: bool = False
    original_id: int | None = None
    edited: bool = False
    message_ids: list[int] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None

    @property
    def acknowledged(self) -> bool:
        return self.answer is not None
