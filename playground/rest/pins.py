"""A channel's pins."""

from playground import payloads, pins
from playground.clock import iso, moment
from playground.errors import invalid
from playground.model import Message
from playground.permissions import Permission
from playground.rest.call import Call, Route
from playground.rest.channels import channel_of, message_of

PAGE = 50


def _pinned(call: Call) -> list[tuple[float, Message]]:
    """Returns the pins; none if the bot may not read the history."""
    world, channel = call.world, channel_of(call)
    readable = world.allowed(channel, world.bot.id) & Permission.READ_MESSAGE_HISTORY
    return pins.newest_first(world, channel) if readable else []


def list_pins(call: Call) -> object:
    """Returns a page of pins, before a moment."""
    limit = int(call.query.get("limit", PAGE))
    if not 1 <= limit <= PAGE:
        raise invalid("limit", f"int value should be between 1 and {PAGE}.", "NUMBER_TYPE_MAX")
    found = _pinned(call)
    if "before" in call.query:
        before = moment("before", call.query["before"])
        found = [(at, message) for at, message in found if iso(at) < iso(before)]
    page = found[:limit]
    return {
        "items": [{"pinned_at": iso(at), "message": payloads.message(call.world, one)} for at, one in page],
        "has_more": len(found) > limit,
    }


def list_pins_as_before(call: Call) -> object:
    """The older route: returns the newest messages alone."""
    return [payloads.message(call.world, message) for _, message in _pinned(call)[:PAGE]]


def pin(call: Call) -> object:
    channel = channel_of(call)
    pins.pin(call.world, channel, message_of(call, channel), call.world.bot.id)
    return None


def unpin(call: Call) -> object:
    channel = channel_of(call)
    pins.unpin(call.world, channel, message_of(call, channel), call.world.bot.id)
    return None


ROUTES: list[Route] = [
    ("GET", "/channels/{channel}/pins", list_pins_as_before),
    ("PUT", "/channels/{channel}/pins/{message}", pin),
    ("DELETE", "/channels/{channel}/pins/{message}", unpin),
    ("GET", "/channels/{channel}/messages/pins", list_pins),
    ("PUT", "/channels/{channel}/messages/pins/{message}", pin),
    ("DELETE", "/channels/{channel}/messages/pins/{message}", unpin),
]
