"""Builds the data of an interaction from a context menu command, as Discord's client does."""

from playground.installs import CommandKind, Offer, Owners
from playground.model import Channel, Json, Message, User
from playground.resolved import Resolved
from playground.slash import offered
from playground.world import World


def on_user(world: World, user: User, channel: Channel, name: str, target: User) -> tuple[Json, Owners]:
    """Returns the data of a user command and the installations that offer it."""
    resolved = Resolved(world, channel)
    resolved.user(target.id)
    offer = offered(world, user, channel, CommandKind.USER, name)
    return _data(offer, target.id, resolved), offer.owners


def on_message(world: World, user: User, channel: Channel, name: str, target: Message) -> tuple[Json, Owners]:
    """Returns the data of a message command and the installations that offer it."""
    resolved = Resolved(world, channel)
    resolved.message(target)
    offer = offered(world, user, channel, CommandKind.MESSAGE, name)
    return _data(offer, target.id, resolved), offer.owners


def _data(offer: Offer, target_id: int, resolved: Resolved) -> Json:
    command = offer.command
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    return data | {"target_id": str(target_id), "resolved": resolved.found}
