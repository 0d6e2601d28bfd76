"""Interaction callbacks, and the messages that an interaction's token may touch."""

from playground import interactions, messages, payloads
from playground.model import Interaction
from playground.rest.call import Call, Route


def callback(call: Call) -> object:
    interaction, message = interactions.respond(
        call.world, call.id("interaction"), call.parts["token"], call.json, call.uploads
    )
    if call.query.get("with_response", "").lower() in ("1", "true"):
        return payloads.callback_result(call.world, interaction, message)
    return None


def _interaction(call: Call) -> Interaction:
    return interactions.with_webhook_token(call.world, call.id("application"), call.parts["token"])


def follow_up(call: Call) -> object:
    message = interactions.follow_up(call.world, _interaction(call), call.json, call.uploads)
    return payloads.message(call.world, message)


def get_message(call: Call) -> object:
    message = interactions.message_of(call.world, _interaction(call), call.parts["message"])
    return payloads.message(call.world, message)


def edit_message(call: Call) -> object:
    interaction = _interaction(call)
    message = interactions.message_of(call.world, interaction, call.parts["message"])
    interaction.edited = interaction.edited or message.id == interaction.original_id
    messages.edit(call.world, message, call.json, call.uploads)
    return payloads.message(call.world, message)


def delete_message(call: Call) -> object:
    message = interactions.message_of(call.world, _interaction(call), call.parts["message"])
    call.world.delete_message(message)
    return None


ROUTES: list[Route] = [
    ("POST", "/interactions/{interaction}/{token}/callback", callback),
    ("POST", "/webhooks/{application}/{token}", follow_up),
    ("GET", "/webhooks/{application}/{token}/messages/{message}", get_message),
    ("PATCH", "/webhooks/{application}/{token}/messages/{message}", edit_message),
    ("DELETE", "/webhooks/{application}/{token}/messages/{message}", delete_message),
]
