"""Scheduled events of a server."""

from playground import payloads, scheduled_events
from playground.model import Guild, ScheduledEvent
from playground.rest.call import Call, Route
from playground.rest.guilds import guild_of


def _event(call: Call) -> tuple[Guild, ScheduledEvent]:
    guild = guild_of(call)
    return guild, scheduled_events.find(guild, call.id("event"))


def list_events(call: Call) -> object:
    guild = guild_of(call)
    return [payloads.scheduled_event(call.world, guild, one) for one in scheduled_events.upcoming(guild)]


def get_event(call: Call) -> object:
    guild, event = _event(call)
    return payloads.scheduled_event(call.world, guild, event)


def create_event(call: Call) -> object:
    guild = guild_of(call)
    event = scheduled_events.create(call.world, guild, call.world.bot.id, call.json)
    return payloads.scheduled_event(call.world, guild, event)


def edit_event(call: Call) -> object:
    guild, event = _event(call)
    changed = scheduled_events.edit(call.world, guild, event, call.world.bot.id, call.json)
    return payloads.scheduled_event(call.world, guild, changed)


def delete_event(call: Call) -> object:
    guild, event = _event(call)
    scheduled_events.delete(call.world, guild, event, call.world.bot.id)
    return None


def list_users(call: Call) -> object:
    """Returns a page of the interested users, by id."""
    guild, event = _event(call)
    after, before = int(call.query.get("after", 0)), int(call.query.get("before", 0))
    found = [user_id for user_id in sorted(event.interested) if user_id > after]
    if before:
        found = [user_id for user_id in found if user_id < before]
    limit = int(call.query.get("limit", 100))
    page = found[-limit:] if before else found[:limit]
    return [payloads.interested(call.world, guild, event, user_id) for user_id in page]


_ONE = "/guilds/{guild}/scheduled-events/{event}"
ROUTES: list[Route] = [
    ("GET", "/guilds/{guild}/scheduled-events", list_events),
    ("POST", "/guilds/{guild}/scheduled-events", create_event),
    ("GET", _ONE, get_event),
    ("PATCH", _ONE, edit_event),
    ("DELETE", _ONE, delete_event),
    ("GET", _ONE + "/users", list_users),
]
