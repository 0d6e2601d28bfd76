"""Answers to interactions within Discord's time limits: the callback, `@original` and follow-ups."""

from playground import components, installs, limits, messages
from playground.errors import Refusal, invalid
from playground.messages import Upload
from playground.model import Interaction, InteractionKind, Json, Message, MessageFlag
from playground.permissions import Permission
from playground.world import TOKEN_SECONDS, World


class Callback:
    """The types of an answer."""

    PONG = 1
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


FOLLOW_UPS_OUTSIDE = 5
"""The number of follow-ups of one interaction if only its user installed the application."""
ALLOWED = {
    InteractionKind.COMMAND: (Callback.MESSAGE, Callback.DEFERRED_MESSAGE, Callback.MODAL),
    InteractionKind.COMPONENT: (
        Callback.MESSAGE,
        Callback.DEFERRED_MESSAGE,
        Callback.DEFERRED_UPDATE,
        Callback.UPDATE,
        Callback.MODAL,
    ),
    InteractionKind.AUTOCOMPLETE: (Callback.CHOICES,),
    InteractionKind.MODAL: (
        Callback.MESSAGE,
        Callback.DEFERRED_MESSAGE,
        Callback.DEFERRED_UPDATE,
        Callback.UPDATE,
    ),
}


def respond(
    world: World, interaction_id: int, token: str, body: Json, uploads: list[Upload]
) -> tuple[Interaction, Message | None]:
    """Accepts the first answer; it must come within `answer_seconds`, and once."""
    interaction = world.state.interactions.get(interaction_id)
    if interaction is None or interaction.token != token:
        raise Refusal(10062)
    if interaction.acknowledged:
        raise Refusal(40060)
    if interaction.failed or world.clock.now() - interaction.created > world.answer_seconds:
        raise Refusal(10062)
    answer = body.get("type")
    source = world.state.messages.get(interaction.message_id or 0)
    updates = answer in (Callback.DEFERRED_UPDATE, Callback.UPDATE)
    if answer not in ALLOWED[interaction.kind] or (updates and interaction.message_id is None):
        raise invalid("type", "Value must be one of the types this interaction can be answered by.")
    if answer == Callback.UPDATE and source is None:
        raise Refusal(10008)
    data: Json = body.get("data") or {}
    message: Message | None = None
    if answer == Callback.MESSAGE:
        message = _new_message(world, interaction, data, uploads)
    elif answer == Callback.DEFERRED_MESSAGE:
        message = _new_message(world, interaction, data, [], loading=True)
    elif answer == Callback.DEFERRED_UPDATE:
        message = source
    elif answer == Callback.UPDATE and source is not None:
        message = messages.edit(world, source, data, uploads)
    elif answer == Callback.CHOICES:
        interaction.choices = limits.check_choices(data)
    elif answer == Callback.MODAL:
        limits.check_modal(data)
        components.number(data["components"])
        interaction.modal = data
    if message is not None:
        interaction.original_id = message.id
    elif answer == Callback.DEFERRED_UPDATE:  # even if the pressed message is gone, it stays `@original`
        interaction.original_id = interaction.message_id
    world.answered(interaction, int(answer))
    return interaction, message


def with_webhook_token(world: World, application_id: int, token: str) -> Interaction:
    """Returns the interaction of a token that is still valid: answered, and at most 15 minutes old."""
    if application_id != world.state.application_id:
        raise Refusal(10015)
    interaction = world.interaction_with_token(token)
    if interaction is None or world.clock.now() - interaction.created > TOKEN_SECONDS:
        raise Refusal(50027)
    if not interaction.acknowledged:
        raise Refusal(10015)
    return interaction


def follow_up(world: World, interaction: Interaction, body: Json, uploads: list[Upload]) -> Message:
    """Posts a further message; right after a deferred answer it fills that one in instead."""
    original = world.state.messages.get(interaction.original_id or 0)
    if interaction.answer == Callback.DEFERRED_MESSAGE and original and original.loading:
        return messages.edit(world, original, body, uploads)
    further = [message_id for message_id in interaction.message_ids if message_id != interaction.original_id]
    if installs.is_outside(interaction.owners) and len(further) >= FOLLOW_UPS_OUTSIDE:
        raise Refusal(40094)
    return _new_message(world, interaction, body, uploads)


def message_of(world: World, interaction: Interaction, which: str) -> Message:
    """Returns `@original`, or by id a message that this interaction made or came from."""
    if which == "@original":
        wanted = interaction.original_id
    else:
        wanted = int(which) if which.isdigit() else None
        known = (*interaction.message_ids, interaction.original_id, interaction.message_id)
        if wanted not in known:
            raise Refusal(10008)
    return world.message(wanted or 0)


def _is_ephemeral(world: World, interaction: Interaction, data: Json) -> bool:
    """Returns whether the answer is ephemeral: the bot asks for it, or only its user installed the
    application and the server permits no public answer.

    Refuses a public answer in a locked thread, unless the bot manages threads.
    """
    channel = world.channel(interaction.channel_id)
    user_id, owners = interaction.user_id, interaction.owners
    wished = bool(int(data.get("flags") or 0) & MessageFlag.EPHEMERAL)
    moderates = world.allowed(channel, world.bot.id) & Permission.MANAGE_THREADS
    if channel.locked and not moderates and not wished:
        raise Refusal(50083)
    return wished or not installs.may_answer_publicly(world, channel, user_id, owners)


def _new_message(
    world: World, interaction: Interaction, data: Json, uploads: list[Upload], *, loading: bool = False
) -> Message:
    """Posts an answer; one that is `loading` gets its content later."""
    return messages.create(
        world,
        world.channel(interaction.channel_id),
        world.bot.id,
        {} if loading else data,
        uploads,
        interaction=interaction,
        ephemeral=_is_ephemeral(world, interaction, data),
        loading=loading,
    )
