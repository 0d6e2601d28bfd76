"""The objects of the world as Discord's JSON."""

from collections.abc import Sequence
from urllib.parse import quote

from playground import components, installs, scheduled_events
from playground.clock import born_at, iso
from playground.limits import FILE_BYTES
from playground.model import (
    Attachment,
    Channel,
    ChannelKind,
    Guild,
    Interaction,
    Json,
    Member,
    Message,
    MessageFlag,
    Role,
    ScheduledEvent,
    Tag,
    User,
)
from playground.permissions import Permission, in_guild
from playground.world import World

# The flag of a forum whose posts must have a tag.
REQUIRE_TAG = 1 << 4


def user(person: User) -> Json:
    return {
        "id": str(person.id),
        "username": person.name.lower().replace(" ", "_"),
        "global_name": None if person.bot else person.name,
        "discriminator": "0",
        "avatar": None,
        "bot": person.bot,
        "public_flags": 0,
        "flags": 0,
    }


def member(world: World, who: Member) -> Json:
    return {
        "user": user(world.user(who.user_id)),
        "nick": None,
        "avatar": None,
        "roles": [str(role_id) for role_id in who.roles],
        "joined_at": iso(who.joined),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": None,
    }


def role(one: Role) -> Json:
    return {
        "id": str(one.id),
        "name": one.name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": one.position,
        "permissions": str(one.permissions),
        "managed": one.managed,
        "mentionable": False,
        "flags": 0,
    }


def guild(one: Guild) -> Json:
    """Returns the server itself, without members and channels."""
    return {
        "id": str(one.id),
        "name": one.name,
        "owner_id": str(one.owner_id),
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": one.locale,
        "features": [],
        "emojis": [],
        "stickers": [],
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "vanity_url_code": None,
        "application_id": None,
        "roles": [role(r) for r in one.roles.values()],
    }


def guild_of(one: User, place: Guild) -> Json:
    """Returns a server for a user's own list, with their permissions before any channel's overwrites."""
    return {
        "id": str(place.id),
        "name": place.name,
        "icon": None,
        "banner": None,
        "owner": place.owner_id == one.id,
        "permissions": str(int(in_guild(place, one.id))),
        "features": [],
    }


def guild_create(world: World, one: Guild, *, with_members: bool) -> Json:
    """Returns the gateway's event for a server at the start: only the bot itself as a member, unless it asked
    for more, and the open threads that it sees."""
    shown = one.members.values() if with_members else [one.members[world.bot.id]]
    places = world.channels(ChannelKind.CATEGORY, *ChannelKind.IN_LIST)
    threads = (c for c in world.channels(*ChannelKind.THREADS) if c.guild_id == one.id and not c.archived)
    seen = (c for c in threads if world.allowed(c, world.bot.id) & Permission.VIEW_CHANNEL)
    return guild(one) | {
        "joined_at": iso(one.members[world.bot.id].joined),
        "large": False,
        "unavailable": False,
        "member_count": len(one.members),
        "members": [member(world, m) for m in shown],
        "channels": [channel(world, c) for c in places if c.guild_id == one.id],
        "threads": [channel(world, c) for c in seen],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [
            scheduled_event(world, one, event) for event in scheduled_events.upcoming(one)
        ],
        "soundboard_sounds": [],
    }


def channel(world: World, one: Channel) -> Json:
    last = one.message_ids[-1] if one.message_ids else None
    body: Json = {
        "id": str(one.id),
        "type": one.kind,
        "last_message_id": str(last) if last else None,
        "flags": 0,
    }
    if one.is_dm:
        return body | {"recipients": [user(world.user(one.recipient_id or 0))]}
    if one.is_chat:
        body["recipients"] = [user(world.user(user_id)) for user_id in one.people]
        if one.kind == ChannelKind.GROUP:
            body |= {"name": one.name or None, "icon": None, "owner_id": str(one.owner_id)}
        return body
    body |= {
        "guild_id": str(one.guild_id),
        "name": one.name,
        "parent_id": str(one.parent_id) if one.parent_id else None,
        "rate_limit_per_user": 0,
    }
    if one.is_thread:
        body |= {
            "owner_id": str(one.owner_id),
            "message_count": len(one.message_ids),
            "total_message_sent": len(one.message_ids),
            "member_count": min(len(one.thread_members), 50),
            "thread_metadata": {
                "archived": one.archived,
                "locked": one.locked,
                "auto_archive_duration": one.archive_minutes,
                "archive_timestamp": iso(one.archive_changed),
                "create_timestamp": iso(born_at(one.id)),
                "invitable": one.invitable,
            },
        }
        parent = world.state.channels.get(one.parent_id or 0)
        if parent is not None and parent.kind == ChannelKind.FORUM:
            body["applied_tags"] = [str(tag_id) for tag_id in one.applied_tags]
        if world.bot.id in one.thread_members:
            body["member"] = thread_member(one, world.bot.id)
        return body
    if one.kind == ChannelKind.VOICE:
        body |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1}
    if one.kind == ChannelKind.FORUM:
        body |= {
            "flags": REQUIRE_TAG if one.require_tag else 0,
            "available_tags": [tag(each) for each in one.tags],
            "default_reaction_emoji": None,
            "default_sort_order": None,
            "default_forum_layout": 0,
        }
    return body | {
        "position": one.position,
        "topic": one.topic,
        "nsfw": False,
        "permission_overwrites": [
            {"id": str(o.id), "type": o.kind, "allow": str(o.allow), "deny": str(o.deny)}
            for o in one.overwrites.values()
        ],
    }


def tag(one: Tag) -> Json:
    return {
        "id": str(one.id),
        "name": one.name,
        "moderated": one.moderated,
        "emoji_id": None,
        "emoji_name": None,
    }


def thread_member(thread: Channel, user_id: int) -> Json:
    return {
        "id": str(thread.id),
        "user_id": str(user_id),
        "join_timestamp": iso(thread.thread_members[user_id]),
        "flags": 0,
    }


def attachment(world: World, channel_id: int, one: Attachment, *, ephemeral: bool) -> Json:
    url = f"{world.base_url}/attachments/{channel_id}/{one.id}/{quote(one.filename)}"
    body: Json = {
        "id": str(one.id),
        "filename": one.filename,
        "size": one.size,
        "url": url,
        "proxy_url": url,
        "content_type": one.content_type,
    }
    if one.description is not None:
        body["description"] = one.description
    if one.width:
        body |= {"width": one.width, "height": one.height}
    if ephemeral:
        body["ephemeral"] = True
    return body


def _attachment(world: World, message: Message, one: Attachment) -> Json:
    return attachment(world, message.channel_id, one, ephemeral=message.ephemeral)


def message(world: World, one: Message, *, nested: bool = False) -> Json:
    """Returns a message as the bot sees it; `nested` stops at a replied-to message."""
    body: Json = {
        "id": str(one.id),
        "type": one.kind,
        "channel_id": str(one.channel_id),
        "author": user(world.user(one.author_id)),
        "content": one.content,
        "timestamp": iso(born_at(one.id)),
        "edited_timestamp": iso(one.edited) if one.edited else None,
        "tts": False,
        "mention_everyone": one.mention_everyone,
        "mentions": [user(world.user(user_id)) for user_id in one.mentions],
        "mention_roles": [str(role_id) for role_id in one.mention_roles],
        # With components of version 2 the list is empty: the components that show files hold them.
        "attachments": []
        if one.flags & MessageFlag.COMPONENTS_V2
        else [_attachment(world, one, a) for a in one.attachments],
        "embeds": one.embeds,
        "components": _shown(world, one),
        "flags": one.flags,
        "pinned": False,
    }
    place = world.state.channels.get(one.channel_id)
    if place is not None:
        body["pinned"] = one.id in place.pins
    if one.nonce is not None:
        body["nonce"] = one.nonce
    if one.author_id == world.bot.id:
        body["application_id"] = str(world.bot.id)
    if one.interaction_id is not None:
        body["webhook_id"] = str(world.bot.id)
        body["interaction_metadata"] = _metadata(world, one)
    if one.reference_id is not None and not nested:
        body["message_reference"] = {
            "type": 0,
            "message_id": str(one.reference_id),
            "channel_id": str(one.channel_id),
        }
        original = world.state.messages.get(one.reference_id)
        body["referenced_message"] = message(world, original, nested=True) if original else None
    thread = world.thread_of(one)
    if thread is not None:
        body["thread"] = channel(world, thread)
    return body


def _metadata(world: World, one: Message) -> Json:
    body: Json = {
        "id": str(one.interaction_id),
        "type": one.interaction_kind,
        "user": user(world.user(one.interaction_user_id or 0)),
        "authorizing_integration_owners": one.owners,
    }
    if one.target_id in world.state.users:
        body["target_user"] = user(world.user(one.target_id))
    elif one.target_id is not None:
        body["target_message_id"] = str(one.target_id)
    if one.interacted_message_id is not None:
        body["interacted_message_id"] = str(one.interacted_message_id)
    return body


def _shown(world: World, one: Message) -> list[Json]:
    """Returns the components, with uploads at the address they are served from."""
    if not one.attachments:
        return one.components
    tree = components.copied(one.components)
    files = {a.filename: a for a in one.attachments}
    for component in components.walk(tree):
        for item in components.media(component):
            name = str(item.get("url", "")).removeprefix("attachment://")
            if name in files and name != item["url"]:
                served = _attachment(world, one, files[name])
                item |= {
                    key: served[key]
                    for key in ("url", "proxy_url", "width", "height", "content_type")
                    if key in served
                }
                item |= {"attachment_id": served["id"], "flags": 0, "loading_state": 2}
                if component["type"] == components.FILE:
                    component |= {"name": name, "size": served["size"]}
    return tree


def message_event(world: World, one: Message) -> Json:
    """Returns a message with its server and the author's membership: MESSAGE_CREATE and MESSAGE_UPDATE."""
    body = message(world, one)
    place = world.channel(one.channel_id)
    guild = world.guild_of(place)
    if guild is not None:
        body["guild_id"] = str(guild.id)
        author = guild.members.get(one.author_id)
        if author is not None:
            body["member"] = member(world, author)
            del body["member"]["user"]
    return body


def interaction(world: World, one: Interaction) -> Json:
    place = world.channel(one.channel_id)
    person = world.user(one.user_id)
    body: Json = {
        "id": str(one.id),
        "application_id": str(world.bot.id),
        "type": one.kind,
        "token": one.token,
        "version": 1,
        "data": one.data,
        "channel_id": str(place.id),
        "channel": channel(world, place) | {"permissions": str(int(world.allowed(place, person.id)))},
        "locale": person.locale,
        "app_permissions": str(int(installs.app_permissions(world, place, person.id, one.owners))),
        "entitlements": [],
        "attachment_size_limit": FILE_BYTES,
        "context": installs.context_of(place),
        "authorizing_integration_owners": one.owners,
    }
    source = world.state.messages.get(one.message_id or 0)
    if source is not None:
        body["message"] = message(world, source)
    guild = world.guild_of(place)
    if guild is None:
        return body | {"user": user(person)}
    insider = guild.members.get(person.id)
    return body | {
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": member(world, insider or Member(person.id, [], world.clock.now()))
        | {"permissions": str(int(world.allowed(place, person.id)))},
    }


def scheduled_event(world: World, guild: Guild, one: ScheduledEvent) -> Json:
    return {
        "id": str(one.id),
        "guild_id": str(guild.id),
        "channel_id": str(one.channel_id) if one.channel_id else None,
        "creator_id": str(one.creator_id),
        "creator": user(world.user(one.creator_id)),
        "name": one.name,
        "description": one.description,
        "image": None,
        "scheduled_start_time": iso(one.start),
        "scheduled_end_time": iso(one.end) if one.end is not None else None,
        "privacy_level": scheduled_events.GUILD_ONLY,
        "status": one.status,
        "entity_type": one.entity_type,
        "entity_id": None,
        "entity_metadata": {"location": one.location} if one.location else None,
        "recurrence_rule": None,
        "guild_scheduled_event_exceptions": [],
        "user_count": len(one.interested),
    }


def interested(world: World, guild: Guild, event: ScheduledEvent, user_id: int) -> Json:
    body: Json = {
        "guild_scheduled_event_id": str(event.id),
        "user_id": str(user_id),
        "user": user(world.user(user_id)),
        "response": 1,
    }
    if user_id in guild.members:
        body["member"] = member(world, guild.members[user_id])
    return body


def callback_result(world: World, one: Interaction, shown: Message | None) -> Json:
    """Returns the answer of a callback that was sent `with_response`."""
    body: Json = {
        "interaction": {
            "id": str(one.id),
            "type": one.kind,
            "channel_id": str(one.channel_id),
            "guild_id": str(one.guild_id) if one.guild_id else None,
        },
        "resource": {"type": one.answer},
    }
    if shown is not None:
        body["interaction"] |= {
            "response_message_id": str(shown.id),
            "response_message_loading": shown.loading,
            "response_message_ephemeral": shown.ephemeral,
        }
        body["resource"]["message"] = message(world, shown)
    return body


def application(world: World) -> Json:
    return {
        "id": str(world.bot.id),
        "name": world.bot.name,
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": user(world.user(world.guild.owner_id)),
        "verify_key": "0" * 64,
        "flags": 0,
        "team": None,
        "summary": "",
        "approximate_guild_count": len(world.bot_guilds),
        "install_params": None,
        "integration_types_config": {str(one): {} for one in installs.configured(world)},
    }


def ready(
    world: World, session_id: str, resume_url: str, shard: tuple[int, int], guilds: Sequence[Guild]
) -> Json:
    return {
        "v": 10,
        "user": user(world.bot),
        "guilds": [{"id": str(one.id), "unavailable": True} for one in guilds],
        "session_id": session_id,
        "resume_gateway_url": resume_url,
        "shard": shard,
        "application": {"id": str(world.bot.id), "flags": 0},
        "private_channels": [],
        "relationships": [],
    }
