"""Pinned messages: the newest pin first, and a system message in the channel for each."""

from playground.errors import Refusal
from playground.model import Channel, Message, MessageKind
from playground.permissions import Permission
from playground.world import World

MOST = 250


def pin(world: World, channel: Channel, message: Message, user_id: int) -> None:
    """Pins a message; one that is already pinned keeps its position."""
    _check_may_pin(world, channel, user_id)
    if message.id in channel.pins:
        return
    if len(channel.pins) >= MOST:
        raise Refusal(30003)
    channel.pins[message.id] = world.clock.now()
    world.tell("CHANNEL_PINS_UPDATE", channel, channel)
    world.change_message(message)
    told = Message(world.snowflakes.next(), channel.id, user_id, kind=MessageKind.PINNED)
    told.reference_id = message.id
    world.post(told)


def unpin(world: World, channel: Channel, message: Message, user_id: int) -> None:
    _check_may_pin(world, channel, user_id)
    if channel.pins.pop(message.id, None) is not None:
        world.tell("CHANNEL_PINS_UPDATE", channel, channel)
        world.change_message(message)


def newest_first(world: World, channel: Channel) -> list[tuple[float, Message]]:
    """Returns the pinned messages with the moment when each was pinned."""
    found = [(moment, world.message(message_id)) for message_id, moment in channel.pins.items()]
    return list(reversed(found))


def _check_may_pin(world: World, channel: Channel, user_id: int) -> None:
    if channel.is_dm or channel.is_chat:
        return
    if not world.allowed(channel, user_id) & Permission.PIN_MESSAGES:
        raise Refusal(50013)
    if channel.archived:
        raise Refusal(50083)
