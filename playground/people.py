"""The actions of a person in Discord's client: type a command, press, choose, fill in, say, open threads.

Each function refuses (`CannotDo`) actions that the client would not offer, and begins an interaction.
"""

from collections.abc import Mapping, Sequence

from playground import components as c
from playground import context_menus, forms, installs, messages, posts, scheduled_events, slash
from playground.errors import CannotDo
from playground.forms import Filled
from playground.installs import Owners
from playground.model import (
    Channel,
    ChannelKind,
    Guild,
    Interaction,
    InteractionKind,
    Json,
    Message,
    ScheduledEvent,
    User,
)
from playground.permissions import Permission
from playground.world import World


def type_command(
    world: World, user: User, channel: Channel, text: str, values: Mapping[str, object]
) -> Interaction:
    _check_present(world, user, channel)
    data, owners = slash.command_data(world, user, channel, text, values)
    return world.begin_interaction(InteractionKind.COMMAND, user.id, channel, data, owners=owners)


def use_on_user(world: World, user: User, channel: Channel, name: str, target: User) -> Interaction:
    """Uses a command of a user's context menu."""
    _check_present(world, user, channel)
    data, owners = context_menus.on_user(world, user, channel, name, target)
    return world.begin_interaction(InteractionKind.COMMAND, user.id, channel, data, owners=owners)


def use_on_message(world: World, user: User, name: str, target: Message) -> Interaction:
    """Uses a command of a message's context menu."""
    channel = _check_visible(world, user, target)
    if target.ephemeral:
        raise CannotDo("a message that only one person sees has no such commands")
    data, owners = context_menus.on_message(world, user, channel, name, target)
    return world.begin_interaction(InteractionKind.COMMAND, user.id, channel, data, owners=owners)


def complete(
    world: World,
    user: User,
    channel: Channel,
    text: str,
    values: Mapping[str, object],
    focused: str,
) -> Interaction:
    """Asks the bot for completions of an option."""
    _check_present(world, user, channel)
    data, owners = slash.command_data(world, user, channel, text, values, focused)
    return world.begin_interaction(InteractionKind.AUTOCOMPLETE, user.id, channel, data, owners=owners)


def press(world: World, user: User, message: Message, custom_id: str, *, stale: bool = False) -> Interaction:
    """Presses a button. `stale` presses a button that this person's client still shows, though the message
    has changed since (the click crosses the edit on its way)."""
    channel, owners = _check_reachable(world, user, message)
    button = c.with_custom_id(message.components, custom_id)
    if not stale:
        if button is None or button["type"] != c.BUTTON:
            raise CannotDo(f"no button {custom_id!r} on this message")
        if button.get("disabled"):
            raise CannotDo(f"the button {custom_id!r} is disabled")
    data: Json = {"component_type": c.BUTTON, "custom_id": custom_id}
    if button is not None:
        data["id"] = button["id"]
    return world.begin_interaction(InteractionKind.COMPONENT, user.id, channel, data, message, owners=owners)


def choose(world: World, user: User, message: Message, custom_id: str, values: Sequence[str]) -> Interaction:
    """Chooses from a menu; users, roles and channels by their ids."""
    channel, owners = _check_reachable(world, user, message)
    select = c.with_custom_id(message.components, custom_id)
    if select is None or select["type"] not in c.SELECTS:
        raise CannotDo(f"no menu {custom_id!r} on this message")
    if select.get("disabled"):
        raise CannotDo(f"the menu {custom_id!r} is disabled")
    data = forms.chosen_data(world, channel, select, values)
    return world.begin_interaction(InteractionKind.COMPONENT, user.id, channel, data, message, owners=owners)


def submit(world: World, opened_by: Interaction, filled: Mapping[str, Filled]) -> Interaction:
    """Sends a modal that an interaction opened; `filled` is by custom_id."""
    modal = opened_by.modal
    if modal is None:
        raise CannotDo("no modal was opened")
    user, channel = world.user(opened_by.user_id), world.channel(opened_by.channel_id)
    data = forms.form_data(world, channel, modal, filled)
    message = world.state.messages.get(opened_by.message_id or 0)
    return world.begin_interaction(
        InteractionKind.MODAL, user.id, channel, data, message, owners=opened_by.owners
    )


def forge(
    world: World,
    user: User,
    channel: Channel,
    data: Json,
    *,
    kind: int = InteractionKind.COMPONENT,
    message: Message | None = None,
) -> Interaction:
    """Sends any data, as no client of Discord's would: nothing in `data` is checked.

    A press without a message comes from the bot's newest one there.
    """
    if kind == InteractionKind.COMPONENT and message is None:
        bot = world.bot.id
        newest = (world.state.messages[message_id] for message_id in reversed(channel.message_ids))
        message = next((one for one in newest if one.author_id == bot and not one.ephemeral), None)
        message = message or messages.create(world, channel, bot, {"content": "…"}, [])
    owners = installs.owners_of_message(world, channel, message)
    return world.begin_interaction(kind, user.id, channel, data, message, owners=owners)


def may_write(world: World, user: User, channel: Channel) -> bool:
    """Returns whether the client shows the user a box to write in."""
    allowed = world.allowed(channel, user.id)
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    if channel.locked and not allowed & Permission.MANAGE_THREADS:
        return False
    return channel.kind not in ChannelKind.WITHOUT_MESSAGES and bool(allowed & needed)


def say(world: World, user: User, channel: Channel, text: str) -> Message:
    """Write a message in a channel."""
    _check_present(world, user, channel)
    if not may_write(world, user, channel):
        raise CannotDo(f"{user.name} may not write in {channel.name}")
    return messages.create(world, channel, user.id, {"content": text}, [])


def open_post(
    world: World, user: User, forum: Channel, title: str, text: str, tags: Sequence[str] = ()
) -> Channel:
    """Open a post in a forum; the tags are names."""
    _check_present(world, user, forum)
    if forum.kind != ChannelKind.FORUM or not world.allowed(forum, user.id) & Permission.SEND_MESSAGES:
        raise CannotDo(f"{user.name} may not post in {forum.name}")
    known = {tag.name: tag.id for tag in forum.tags}
    if missing := [name for name in tags if name not in known]:
        raise CannotDo(f"{forum.name} has no tag {missing[0]!r}, only {list(known)}")
    if forum.require_tag and not tags:
        raise CannotDo(f"a post in {forum.name} needs a tag")
    post = posts.Post(title, {"content": text}, tags=[known[name] for name in tags])
    return posts.open_post(world, forum, user.id, post)[0]


def start_thread(
    world: World,
    user: User,
    channel: Channel,
    name: str,
    *,
    private: bool = False,
    message: Message | None = None,
) -> Channel:
    """Start a thread, from a message or from nothing; a private one in a text channel only."""
    _check_present(world, user, channel)
    kinds = ChannelKind.THREADS_OF.get(channel.kind, ())
    kind = ChannelKind.PRIVATE_THREAD if private else next(iter(kinds), ChannelKind.PUBLIC_THREAD)
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    if kind not in kinds or channel.kind == ChannelKind.FORUM:
        raise CannotDo(f"no such threads in {channel.name}")
    if not world.allowed(channel, user.id) & needed:
        raise CannotDo(f"{user.name} may not start a thread in {channel.name}")
    if message is not None and world.thread_of(message) is not None:
        raise CannotDo("this message has a thread already")
    return world.create_thread(channel, name, user.id, kind=kind, message=message)


def show_interest(
    world: World, user: User, guild: Guild, event: ScheduledEvent, *, interested: bool = True
) -> None:
    """Press "Interested" in a scheduled event, or take it back."""
    if user.id not in guild.members or event.id not in guild.events:
        raise CannotDo(f"{user.name} does not see this event")
    scheduled_events.show_interest(world, guild, event, user.id, interested=interested)


def button_named(message: Message, label: str) -> str:
    """Returns the custom_id of the button with a label."""
    found = [b for b in message.buttons if b.get("label") == label]
    if len(found) != 1:
        shown = [b.get("label") for b in message.buttons]
        raise CannotDo(f"{len(found)} buttons are named {label!r}; there are {shown}")
    return str(found[0]["custom_id"])


def _check_present(world: World, user: User, channel: Channel) -> None:
    if channel.id not in world.state.channels:
        raise CannotDo(f"{channel.name} is gone")
    if not world.allowed(channel, user.id) & Permission.VIEW_CHANNEL:
        raise CannotDo(f"{user.name} does not see {channel.name}")
    guild = world.guild_of(channel)
    if guild is not None and guild.unavailable:
        raise CannotDo(f"{guild.name} is not available")


def _check_bot_hears(world: World, user: User, channel: Channel, message: Message) -> Owners:
    """Returns the installations that a press reaches the bot by: those that sent the message.

    Refuses if they are gone, and in a locked thread.
    """
    owners = installs.owners_of_message(world, channel, message)
    if not owners:
        guild = world.guild_of(channel)
        raise CannotDo(f"{world.bot.name} is not in {guild.name if guild else 'this chat'} any more")
    if channel.locked and not world.allowed(channel, user.id) & Permission.MANAGE_THREADS:
        raise CannotDo(f"{channel.name} is locked")
    return owners


def _check_visible(world: World, user: User, message: Message) -> Channel:
    """Returns the channel of a message that exists and that the person sees."""
    channel = world.state.channels.get(message.channel_id)
    if channel is None or message.id not in world.state.messages:
        raise CannotDo("the message is gone")
    _check_present(world, user, channel)
    if not world.sees(user.id, message):
        raise CannotDo(f"{user.name} does not see this message")
    return channel


def _check_reachable(world: World, user: User, message: Message) -> tuple[Channel, Owners]:
    """Returns the channel of a message that the person sees, and the installations that its buttons reach."""
    channel = _check_visible(world, user, message)
    return channel, _check_bot_hears(world, user, channel, message)
