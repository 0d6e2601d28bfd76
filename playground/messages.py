"""Posting and editing messages from request bodies, by Discord's rules."""

from dataclasses import dataclass

from playground import blobs, components, limits, mentions
from playground.clock import born_at
from playground.errors import Refusal, invalid
from playground.model import (
    Attachment,
    Channel,
    ChannelKind,
    Interaction,
    InteractionKind,
    Json,
    Message,
    MessageFlag,
    MessageKind,
)
from playground.permissions import Permission
from playground.world import World

SETTABLE_FLAGS = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
OLD_AFTER_SECONDS = 3600.0


@dataclass(frozen=True)
class Upload:
    """A file part of a request; `key` is the n of `files[n]`."""

    key: int
    filename: str
    content: bytes


def check_may_post(world: World, channel: Channel, *, files: bool) -> None:
    """Raises Discord's refusal if the bot may not post in a channel on its own account."""
    if channel.is_dm:
        recipient = world.user(channel.recipient_id or 0)
        if not recipient.dms_open or not world.shares_guild(recipient.id):
            raise Refusal(50007)
        return
    check_in_sight(world, channel)
    if channel.kind in ChannelKind.WITHOUT_MESSAGES:
        raise Refusal(50008)
    allowed = world.allowed(channel, world.bot.id)
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    if files:
        needed |= Permission.ATTACH_FILES
    if needed & ~allowed:
        raise Refusal(50013)
    if channel.locked and not allowed & Permission.MANAGE_THREADS:
        raise Refusal(160005)


def check_in_sight(world: World, channel: Channel) -> None:
    """Raises a refusal unless the bot sees the channel and its server is available."""
    guild = world.guild_of(channel)
    if guild is not None and guild.unavailable and world.bot.id in guild.members:
        raise Refusal(130000)
    if not world.allowed(channel, world.bot.id) & Permission.VIEW_CHANNEL:
        raise Refusal(50001)


def create(
    world: World,
    channel: Channel,
    author_id: int,
    body: Json,
    uploads: list[Upload],
    *,
    interaction: Interaction | None = None,
    ephemeral: bool = False,
    loading: bool = False,
    message_id: int | None = None,
) -> Message:
    """Posts a message; with the nonce of a recent one (and `enforce_nonce`) returns that one.

    The first message of a forum's post has the id of its thread (`message_id`).
    """
    limits.check_shape(body)
    nonce = body.get("nonce")
    if nonce is not None and len(str(nonce)) > 25:
        raise invalid("nonce", "Must be 25 or fewer in length.", "BASE_TYPE_MAX_LENGTH")
    if nonce is not None and body.get("enforce_nonce"):
        existing = world.state.messages.get(world.nonces.find(author_id, str(nonce)))
        if existing is not None:
            return existing
    message = Message(message_id or world.snowflakes.next(), channel.id, author_id, nonce=nonce)
    message.flags = int(body.get("flags") or 0) & SETTABLE_FLAGS
    reference = body.get("message_reference")
    if reference:
        message.kind = MessageKind.REPLY
        message.reference_id = _reference(world, channel, reference)
    if interaction is not None:
        _sign(message, interaction)
        if ephemeral:
            message.ephemeral_to = interaction.user_id
            message.flags |= MessageFlag.EPHEMERAL
    if loading:
        message.flags |= MessageFlag.LOADING
    else:
        _write(world, channel, message, body, uploads)
        if not message.ephemeral and not message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS:
            message.pinged = _pinged(world, channel, message)
    if nonce is not None and body.get("enforce_nonce"):
        world.nonces.remember(author_id, str(nonce), message.id)
    if channel.archived:
        channel.archived = False
        channel.archive_changed = world.clock.now()
        world.change_channel(channel)
    if interaction is not None:
        interaction.message_ids.append(message.id)
    world.post(message)
    guild = world.guild_of(channel)
    if channel.is_thread and guild is not None and not message.ephemeral:
        for user_id in (author_id, *message.pinged):
            if user_id in guild.members:
                world.add_thread_member(channel, user_id)
    return message


def edit(world: World, message: Message, body: Json, uploads: list[Upload]) -> Message:
    """Changes the fields that the body names; others stay."""
    limits.check_shape(body)
    channel = world.channel(message.channel_id)
    if channel.archived:
        raise Refusal(50083)
    if message.flags & MessageFlag.COMPONENTS_V2 and body.get("flags") is not None:
        # Discord keeps the flag: a Components V2 message never becomes a plain one again.
        body = {**body, "flags": int(body["flags"]) | MessageFlag.COMPONENTS_V2}
    was_loading = message.loading
    _write(world, channel, message, body, uploads)
    message.flags &= ~MessageFlag.LOADING
    if was_loading:
        # The first real content of a deferred answer is its posting: only that notifies.
        if not message.ephemeral and not message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS:
            message.pinged = _pinged(world, channel, message)
    else:
        message.edited = world.clock.now()
    world.change_message(message)
    return message


def check_may_edit(world: World, message: Message) -> None:
    """Raises a refusal unless the message is the bot's own; limits edits of old messages."""
    if message.author_id != world.bot.id:
        raise Refusal(50005)
    if world.clock.now() - born_at(message.id) > OLD_AFTER_SECONDS:
        world.throttles.count_old_edit(message.channel_id)


def _write(world: World, channel: Channel, message: Message, body: Json, uploads: list[Upload]) -> None:
    """Sets the fields of a message from a body, after checking the resulting message."""
    content = (body.get("content") or "") if "content" in body else message.content
    embeds = (body.get("embeds") or []) if "embeds" in body else message.embeds
    tree = message.components
    if "components" in body:
        tree = components.copied(body["components"] or [])
    flags = message.flags
    if body.get("flags") is not None:
        kept = message.flags & ~SETTABLE_FLAGS
        flags = kept | int(body["flags"]) & SETTABLE_FLAGS
    attachments, contents = _attachments(world, message, body, uploads)
    limits.check_message(
        content=content,
        flags=flags,
        components=tree,
        embeds=embeds,
        files={a.filename for a in attachments},
    )
    for attachment_id, uploaded in contents.items():
        world.blobs.put(attachment_id, uploaded)
    kept_ids = {a.id for a in attachments}
    for old in message.attachments:
        if old.id not in kept_ids:
            world.blobs.replace(old.id)
    components.number(tree)
    message.content, message.embeds, message.components = content, embeds, tree
    message.flags, message.attachments = flags, attachments
    found = mentions.find(world, channel, message.author_id, message.text, body.get("allowed_mentions"))
    message.mentions, message.mention_roles = found.users, found.roles
    message.mention_everyone = found.everyone


def _attachments(
    world: World, message: Message, body: Json, uploads: list[Upload]
) -> tuple[list[Attachment], dict[int, bytes]]:
    """Returns the attachments after the request, and the bytes of the new ones.

    An entry whose id is an upload's number describes that upload, any other id keeps an existing attachment;
    without a list all existing attachments stay.
    """
    if any(len(upload.content) > limits.FILE_BYTES for upload in uploads):
        raise Refusal(40005)
    existing = {a.id: a for a in message.attachments}
    listed = body.get("attachments")
    by_key = {upload.key: upload for upload in uploads}
    result: list[Attachment] = [] if listed is not None else list(existing.values())
    contents: dict[int, bytes] = {}
    described: dict[int, Json] = {}
    for number, entry in enumerate(listed or []):
        entry_id = int(entry["id"]) if str(entry.get("id")).isdecimal() else -1
        if len(entry.get("description") or "") > limits.ALT_TEXT_LENGTH:
            raise invalid(
                f"attachments.{number}.description",
                f"Must be {limits.ALT_TEXT_LENGTH} or fewer in length.",
                "BASE_TYPE_MAX_LENGTH",
            )
        if entry_id in existing:
            result.append(existing[entry_id])
        elif entry_id in by_key:
            described[entry_id] = entry
        else:
            raise invalid(f"attachments.{number}.id", f"No file and no attachment {entry_id}.")
    for upload in uploads:
        attachment = new_attachment(world, upload, described.get(upload.key))
        result.append(attachment)
        contents[attachment.id] = upload.content
    if len(result) > limits.FILES:
        raise invalid("attachments", f"Must be {limits.FILES} or fewer in length.")
    return result, contents


def new_attachment(world: World, upload: Upload, described: Json | None = None) -> Attachment:
    """Returns the record of a file; its content is stored separately."""
    entry = described or {}
    filename = blobs.safe_name(entry.get("filename") or upload.filename)
    width, height = blobs.picture_size(upload.content)
    return Attachment(
        world.snowflakes.next(),
        filename,
        len(upload.content),
        blobs.content_type(filename),
        entry.get("description"),
        width,
        height,
    )


def _pinged(world: World, channel: Channel, message: Message) -> list[int]:
    found = mentions.Mentions(message.mentions, message.mention_roles, message.mention_everyone)
    return mentions.reached(world, channel, message.author_id, found)


def _sign(message: Message, interaction: Interaction) -> None:
    message.interaction_id = interaction.id
    message.interaction_kind = interaction.kind
    message.interaction_user_id = interaction.user_id
    message.interacted_message_id = interaction.message_id
    message.owners = interaction.owners
    if interaction.kind == InteractionKind.COMMAND:
        target = interaction.data.get("target_id")
        message.target_id = int(target) if target else None
        message.kind = MessageKind.CONTEXT_MENU_COMMAND if target else MessageKind.CHAT_INPUT_COMMAND


def _reference(world: World, channel: Channel, reference: Json) -> int | None:
    """Returns the message replied to; a missing one is an error unless the body says otherwise."""
    target = world.state.messages.get(int(reference.get("message_id") or 0))
    if target is not None and target.channel_id == channel.id and not target.ephemeral:
        return target.id
    if reference.get("fail_if_not_exists", True):
        raise invalid("message_reference", "Unknown message", "MESSAGE_REFERENCE_UNKNOWN_MESSAGE")
    return None
