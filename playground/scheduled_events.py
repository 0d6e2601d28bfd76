"""A server's scheduled events: validation, permissions to change them, and interested users."""

from playground.clock import moment
from playground.errors import FormErrors, Refusal
from playground.model import Guild, Json, ScheduledEvent
from playground.permissions import Permission, in_guild
from playground.state import Interest
from playground.world import World

STAGE, VOICE, EXTERNAL = 1, 2, 3
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
OPEN = (SCHEDULED, ACTIVE)
NEXT = {SCHEDULED: (SCHEDULED, ACTIVE, CANCELED), ACTIVE: (ACTIVE, COMPLETED)}
GUILD_ONLY = 2
MOST = 100
NAME_LENGTH, DESCRIPTION_LENGTH, LOCATION_LENGTH = 100, 1000, 100


def upcoming(guild: Guild) -> list[ScheduledEvent]:
    return [event for event in guild.events.values() if event.status in OPEN]


def find(guild: Guild, event_id: int) -> ScheduledEvent:
    try:
        return guild.events[event_id]
    except KeyError:
        raise Refusal(10070) from None


def create(world: World, guild: Guild, user_id: int, body: Json) -> ScheduledEvent:
    event = ScheduledEvent(world.snowflakes.next(), "", user_id, 0, 0.0)
    changed = _changed(world, guild, event, body)
    _check_may(world, guild, changed, user_id, Permission.CREATE_EVENTS)
    if len(upcoming(guild)) >= MOST:
        raise Refusal(30038)
    guild.events[changed.id] = changed
    world.tell("GUILD_SCHEDULED_EVENT_CREATE", changed, guild=guild)
    return changed


def edit(world: World, guild: Guild, event: ScheduledEvent, user_id: int, body: Json) -> ScheduledEvent:
    """Changes the fields that the body names. A user who may create events may change their own."""
    _check_may(world, guild, event, user_id, _needed(event, user_id))
    if event.status not in OPEN:
        raise Refusal(180000)
    changed = _changed(world, guild, event, body)
    guild.events[event.id] = changed
    world.tell("GUILD_SCHEDULED_EVENT_UPDATE", changed, guild=guild)
    return changed


def delete(world: World, guild: Guild, event: ScheduledEvent, user_id: int) -> None:
    _check_may(world, guild, event, user_id, _needed(event, user_id))
    del guild.events[event.id]
    world.tell("GUILD_SCHEDULED_EVENT_DELETE", event, guild=guild)


def show_interest(
    world: World, guild: Guild, event: ScheduledEvent, user_id: int, *, interested: bool
) -> None:
    """Records a user's press of "Interested", or its withdrawal."""
    if interested == (user_id in event.interested):
        return
    if interested:
        event.interested.append(user_id)
    else:
        event.interested.remove(user_id)
    name = "GUILD_SCHEDULED_EVENT_USER_ADD" if interested else "GUILD_SCHEDULED_EVENT_USER_REMOVE"
    world.tell(name, Interest(event.id, user_id), guild=guild)


def _needed(event: ScheduledEvent, user_id: int) -> Permission:
    return Permission.CREATE_EVENTS if event.creator_id == user_id else Permission.MANAGE_EVENTS


def _check_may(world: World, guild: Guild, event: ScheduledEvent, user_id: int, needed: Permission) -> None:
    place = world.state.channels.get(event.channel_id or 0)
    allowed = world.allowed(place, user_id) if place is not None else in_guild(guild, user_id)
    if not allowed & (needed | Permission.MANAGE_EVENTS):
        raise Refusal(50013)


def _changed(world: World, guild: Guild, event: ScheduledEvent, body: Json) -> ScheduledEvent:
    """Returns the event as it would be after the request, checked as a whole."""
    start, end = event.start, event.end
    if body.get("scheduled_start_time") is not None:
        start = moment("scheduled_start_time", body["scheduled_start_time"])
    if "scheduled_end_time" in body:
        given = body["scheduled_end_time"]
        end = None if given is None else moment("scheduled_end_time", given)
    metadata = body.get("entity_metadata")
    channel_id = str(body.get("channel_id", event.channel_id) or "")
    changed = ScheduledEvent(
        event.id,
        body.get("name", event.name) or "",
        event.creator_id,
        body.get("entity_type") or event.entity_type,
        start,
        end,
        body.get("description", event.description),
        int(channel_id) if channel_id.isdecimal() else None,
        metadata.get("location") if isinstance(metadata, dict) else event.location,
        body.get("status") or event.status,
        event.interested,
    )
    _check(world, guild, event, changed, body)
    return changed


def _check(world: World, guild: Guild, event: ScheduledEvent, changed: ScheduledEvent, body: Json) -> None:
    errors = FormErrors()
    errors.length("name", changed.name, NAME_LENGTH, least=1)
    errors.length("description", changed.description, DESCRIPTION_LENGTH)
    if body.get("privacy_level", GUILD_ONLY) != GUILD_ONLY:
        errors.add("privacy_level", f"Value must be one of ({GUILD_ONLY},).")
    if not changed.start:
        errors.add("scheduled_start_time", "This field is required", "BASE_TYPE_REQUIRED")
    elif changed.start != event.start and changed.start < world.clock.now():
        errors.add("scheduled_start_time", "Cannot schedule event in the past.")
    if changed.end is not None and changed.end <= changed.start:
        errors.add("scheduled_end_time", "Cannot schedule event to end before its start.")
    if changed.status not in NEXT[event.status]:
        errors.add("status", "Invalid status transition.")
    if changed.entity_type == EXTERNAL:
        errors.length("entity_metadata.location", changed.location, LOCATION_LENGTH, least=1)
        if changed.end is None:
            errors.add("scheduled_end_time", "This field is required", "BASE_TYPE_REQUIRED")
        if changed.channel_id is not None:
            errors.add("channel_id", "An external event has no channel.")
    elif changed.entity_type in (STAGE, VOICE):
        place = world.state.channels.get(changed.channel_id or 0)
        if place is None or place.guild_id != guild.id:
            errors.add("channel_id", "This field is required", "BASE_TYPE_REQUIRED")
    else:
        errors.add("entity_type", f"Value must be one of {(STAGE, VOICE, EXTERNAL)}.")
    errors.raise_if_any()
