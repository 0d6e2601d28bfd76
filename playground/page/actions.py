"""The actions of a person on the page: the body of each POST, and its effect.

A body is checked as a whole before anything happens; actions that Discord's client would not let a person do
are refused with the reason (409).
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StrictBool, StrictFloat, StrictInt

from playground import components, installs, people, servers, throttles
from playground.forms import Filled
from playground.model import Channel, Guild, Interaction, Json, Message, User
from playground.page import sight
from playground.page.access import Wrong
from playground.page.bad_days import BadDays, BotDeed, Spoiling, Whose
from playground.page.building import Building, ChannelType, ServerDeed, ThreadDeed, ThreadType
from playground.page.live import Live
from playground.page.uploads import Uploads
from playground.permissions import Permission
from playground.world import World

MOST_PEOPLE = 50
MOST_MARKS = 500


@dataclass(frozen=True)
class Scene:
    """The objects that the actions act on."""

    world: World
    live: Live
    bad_days: BadDays
    building: Building
    uploads: Uploads

    def person(self, user_id: int) -> User:
        found = self.world.state.users.get(user_id)
        if found is None or not sight.is_person(self.world, found):
            raise Wrong(404, "There is no such person here.")
        return found

    def channel(self, channel_id: int, me: User) -> Channel:
        """Returns a channel that the person sees; treats a hidden one as missing."""
        found = self.world.state.channels.get(channel_id)
        if found is None or not sight.sees_place(self.world, me, found):
            raise Wrong(404, "There is no such channel here.")
        return found

    def guild(self, guild_id: int) -> Guild:
        found = next((one for one in self.world.guilds if one.id == guild_id), None)
        if found is None:
            raise Wrong(404, "There is no such server here.")
        return found

    def message(self, message_id: int, me: User) -> Message:
        found = self.world.state.messages.get(message_id)
        if found is None or not self.world.sees(me.id, found):
            raise Wrong(404, "There is no such message here.")
        return found


def _snowflake(given: object) -> int:
    """Ids are texts on the page: they do not fit into a script's numbers."""
    if not (isinstance(given, str) and given.isascii() and given.isdecimal() and len(given) <= 20):
        raise ValueError("an id is a text of digits")
    return int(given)


Id = Annotated[int, BeforeValidator(_snowflake)]
Locale = Literal["en-US", "ru", "pl"]
Name = Annotated[str, Field(min_length=1, max_length=32, pattern=r"^\S(.*\S)?$")]
PlaceName = Annotated[str, Field(min_length=1, max_length=60, pattern=r"^\S(.*\S)?$")]
CustomId = Annotated[str, Field(min_length=1, max_length=100)]
MenuName = Annotated[str, Field(min_length=1, max_length=32)]
Command = Annotated[str, Field(max_length=110, pattern=r"^[^\s/]\S*( \S+){0,2}$")]
Long = Annotated[str, Field(max_length=6000)]


class Body(BaseModel, ABC):
    """A request; `run` executes it and returns the data that the page needs."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    @abstractmethod
    async def run(self, scene: Scene) -> Json: ...


class Mine(Body):
    """A request of one person."""

    me: Id = Field(alias="as")


class Reference(BaseModel):
    """A user, channel or role passed to an option."""

    model_config = ConfigDict(extra="forbid")
    id: Id


Value = StrictBool | StrictInt | StrictFloat | Long | Reference


def _begun(interaction: Interaction) -> Json:
    return {"interaction": str(interaction.id)}


def _opened(place: Channel) -> Json:
    return {"channel": str(place.id)}


def _values(given: dict[str, Value]) -> dict[str, object]:
    return {name: value.id if isinstance(value, Reference) else value for name, value in given.items()}


class Say(Mine):
    channel: Id
    text: Annotated[str, Field(min_length=1, max_length=2000, pattern=r"\S")]

    async def run(self, scene: Scene) -> Json:
        me = scene.person(self.me)
        message = people.say(scene.world, me, scene.channel(self.channel, me), self.text)
        return {"message": str(message.id)}


class TypeCommand(Mine):
    channel: Id
    command: Command
    values: dict[str, Value] = Field(max_length=25)

    async def run(self, scene: Scene) -> Json:
        me = scene.person(self.me)
        place = scene.channel(self.channel, me)
        return _begun(people.type_command(scene.world, me, place, self.command, _values(self.values)))


class Complete(TypeCommand):
    focused: CustomId

    async def run(self, scene: Scene) -> Json:
        me = scene.person(self.me)
        place = scene.channel(self.channel, me)
        values = _values(self.values)
        if self.focused not in values:
            raise Wrong(400, "focused: must be one of the values.")
        return _begun(people.complete(scene.world, me, place, self.command, values, self.focused))


class UseOnUser(Mine):
    """A command of a person's context menu."""

    channel: Id
    name: MenuName
    user: Id

    async def run(self, scene: Scene) -> Json:
        me = scene.person(self.me)
        target = scene.world.state.users.get(self.user)
        if target is None:
            raise Wrong(404, "There is no such person here.")
        place = scene.channel(self.channel, me)
        return _begun(people.use_on_user(scene.world, me, place, self.name, target))


class UseOnMessage(Mine):
    """A command of a message's context menu."""

    message: Id
    name: MenuName

    async def run(self, scene: Scene) -> Json:
        me = scene.person(self.me)
        message = scene.message(self.message, me)
        return _begun(people.use_on_message(scene.world, me, self.name, message))


class Press(Mine):
    message: Id
    custom_id: CustomId

    async def run(self, scene: Scene) -> Json:
        me = scene.person(self.me)
        return _begun(people.press(scene.world, me, scene.message(self.message, me), self.custom_id))


class Choose(Mine):
    message: Id
    custom_id: CustomId
    values: list[CustomId] = Field(max_length=25)

    async def run(self, scene: Scene) -> Json:
        me = scene.person(self.me)
        if len(set(self.values)) < len(self.values):
            raise Wrong(400, "values: each only once.")
        message = scene.message(self.message, me)
        return _begun(people.choose(scene.world, me, message, self.custom_id, self.values))


class Submit(Mine):
    interaction: Id
    filled: dict[str, StrictBool | Long | list[CustomId]] = Field(max_length=10)

    async def run(self, scene: Scene) -> Json:
        me = scene.person(self.me)
        opened_by = scene.world.state.interactions.get(self.interaction)
        if opened_by is None or opened_by.user_id != me.id or opened_by.modal is None:
            raise Wrong(404, "There is no such form here.")
        return _begun(people.submit(scene.world, opened_by, self._with_files(scene, opened_by.modal)))

    def _with_files(self, scene: Scene, modal: Json) -> dict[str, Filled]:
        """Replaces the ids of uploads by their files."""
        filled: dict[str, Filled] = dict(self.filled)
        for field in components.walk(modal["components"]):
            given = self.filled.get(field.get("custom_id", ""))
            if field["type"] == components.FILE_UPLOAD and isinstance(given, list):
                filled[field["custom_id"]] = [scene.uploads.take(one) for one in given]
        return filled


class Dismiss(Mine):
    message: Id

    async def run(self, scene: Scene) -> Json:
        message = scene.message(self.message, scene.person(self.me))
        if not message.ephemeral:
            raise Wrong(409, "Only a message that only you can see can be dismissed.")
        scene.live.dismiss(message)
        return {}


class Read(Mine):
    """The newest message that a person has read, by place."""

    up_to: dict[Id, Id] = Field(max_length=MOST_MARKS)

    async def run(self, scene: Scene) -> Json:
        known = scene.world.state.channels
        scene.live.read(
            scene.person(self.me), {place: m for place, m in self.up_to.items() if place in known}
        )
        return {}


class OpenDirectMessages(Mine):
    async def run(self, scene: Scene) -> Json:
        return {"channel": str(scene.world.open_dm(scene.person(self.me).id).id)}


class AddPerson(Body):
    name: Name
    locale: Locale = "en-US"
    dms_open: StrictBool = True
    moderator: StrictBool = False

    async def run(self, scene: Scene) -> Json:
        users = scene.world.state.users.values()
        if any(user.name.casefold() == self.name.casefold() for user in users):
            raise Wrong(409, f"There is a {self.name} already: choose another name.")
        if len(users) >= MOST_PEOPLE:
            raise Wrong(409, f"{MOST_PEOPLE} people are enough.")
        added = scene.world.add_user(
            self.name, locale=self.locale, dms_open=self.dms_open, moderator=self.moderator
        )
        return {"id": str(added.id)}


class ChangePerson(Mine):
    locale: Locale | None = None
    dms_open: StrictBool | None = None
    moderator: StrictBool | None = None
    installed: StrictBool | None = None

    async def run(self, scene: Scene) -> Json:
        me = scene.person(self.me)
        me.locale = self.locale or me.locale
        me.dms_open = me.dms_open if self.dms_open is None else self.dms_open
        if self.moderator is not None:
            servers.make_moderator(scene.world, me.id, granted=self.moderator)
        if self.installed is not None:
            (installs.install if self.installed else installs.uninstall)(scene.world, me)
        scene.world.tell("user", me)
        return {}


class ChangeServer(Body):
    locale: Locale

    async def run(self, scene: Scene) -> Json:
        scene.world.guild.locale = self.locale
        scene.live.guild_changed()
        return {}


class Portal(Body):
    """The application's page in the developer portal."""

    user_install: StrictBool

    async def run(self, scene: Scene) -> Json:
        scene.world.state.user_install = self.user_install
        scene.live.guild_changed()
        scene.live.commands_changed()
        return {}


class ShowInterest(Mine):
    guild: Id
    event: Id
    interested: StrictBool

    async def run(self, scene: Scene) -> Json:
        me, guild = scene.person(self.me), scene.guild(self.guild)
        event = guild.events.get(self.event)
        if event is None:
            raise Wrong(404, "There is no such event here.")
        people.show_interest(scene.world, me, guild, event, interested=self.interested)
        return {}


class ToBot(Body):
    deed: BotDeed

    async def run(self, scene: Scene) -> Json:
        await scene.bad_days.to_bot(self.deed)
        scene.live.bot_changed()
        return {}


class Wait(Body):
    """Moves the bot's clock forward by this many hours; 0 resets it."""

    hours: Annotated[StrictInt, Field(ge=0, le=24 * 70)]

    async def run(self, scene: Scene) -> Json:
        scene.bad_days.wait(self.hours)
        scene.live.bot_changed()
        return {}


class Fail(Body):
    status: Literal[429, 500]
    count: Annotated[StrictInt, Field(ge=1, le=20)] = 1

    async def run(self, scene: Scene) -> Json:
        scene.bad_days.fail(self.status, self.count)
        scene.live.bot_changed()
        return {}


class Spoil(Body):
    how: Spoiling
    count: Annotated[StrictInt, Field(ge=1, le=20)] = 1

    async def run(self, scene: Scene) -> Json:
        scene.bad_days.spoil(self.how, self.count)
        scene.live.bot_changed()
        return {}


class LetGo(Body):
    async def run(self, scene: Scene) -> Json:
        scene.bad_days.let_go()
        scene.live.bot_changed()
        return {}


class Throttle(Body):
    name: Annotated[str, Field(max_length=40)]
    on: StrictBool

    async def run(self, scene: Scene) -> Json:
        if self.name not in throttles.NAMES:
            raise Wrong(404, "There is no such throttle here.")
        scene.bad_days.throttle(self.name, on=self.on)
        scene.live.bot_changed()
        return {}


class ForgetNonces(Body):
    async def run(self, scene: Scene) -> Json:
        scene.bad_days.forget_nonces()
        return {}


class Permit(Body):
    """A permission of the bot, of everyone or of one person; only the last one needs `me`."""

    me: Id | None = Field(alias="as", default=None)
    channel: Id
    permission: Annotated[str, Field(max_length=40)]
    granted: StrictBool
    whose: Whose = "bot"

    async def run(self, scene: Scene) -> Json:
        if self.whose == "me" and self.me is None:
            raise Wrong(400, "as: must be given for one's own permissions.")
        me = scene.person(self.me) if self.me is not None else None
        channel = scene.world.state.channels.get(self.channel)
        if channel is None or self.permission not in Permission.__members__:
            raise Wrong(404, "There is no such channel or permission here.")
        permission = Permission[self.permission]
        scene.bad_days.permit(channel, permission, self.whose, me, granted=self.granted)
        scene.live.bot_changed()
        return {}


class PermitInServer(Body):
    """A permission of the bot in a whole server."""

    guild: Id
    permission: Annotated[str, Field(max_length=40)]
    granted: StrictBool

    async def run(self, scene: Scene) -> Json:
        guild = scene.guild(self.guild)
        permission = next((one for one in sight.IN_SERVER if one.name == self.permission), None)
        if permission is None:
            raise Wrong(404, "There is no such permission here.")
        scene.bad_days.permit_in_server(guild, permission, granted=self.granted)
        return {}


class RestoreRights(Body):
    async def run(self, scene: Scene) -> Json:
        scene.bad_days.restore_rights()
        scene.live.bot_changed()
        return {}


class AddChannel(Mine):
    guild: Id
    kind: ChannelType
    name: PlaceName

    async def run(self, scene: Scene) -> Json:
        me, guild = scene.person(self.me), scene.guild(self.guild)
        return _opened(scene.building.add_channel(me, guild, self.kind, self.name))


class OpenChat(Mine):
    """Opens the direct messages with a person, or a new group chat with several."""

    others: list[Id] = Field(min_length=1, max_length=9)
    name: Annotated[str, Field(max_length=60)] = ""

    async def run(self, scene: Scene) -> Json:
        me = scene.person(self.me)
        others = [scene.person(user_id) for user_id in self.others]
        return _opened(scene.building.open_chat(me, others, self.name))


class StartThread(Mine):
    channel: Id
    kind: ThreadType
    name: PlaceName

    async def run(self, scene: Scene) -> Json:
        me = scene.person(self.me)
        channel = scene.channel(self.channel, me)
        return _opened(scene.building.start_thread(me, channel, self.kind, self.name))


class OpenPost(Mine):
    channel: Id
    title: PlaceName
    text: Annotated[str, Field(min_length=1, max_length=2000, pattern=r"\S")]
    tags: list[PlaceName] = Field(max_length=5, default_factory=list)

    async def run(self, scene: Scene) -> Json:
        me = scene.person(self.me)
        forum = scene.channel(self.channel, me)
        return _opened(scene.building.open_post(me, forum, self.title, self.text, self.tags))


class ChangeThread(Mine):
    channel: Id
    deed: ThreadDeed

    async def run(self, scene: Scene) -> Json:
        scene.building.change_thread(scene.channel(self.channel, scene.person(self.me)), self.deed)
        return {}


class ThreadMember(Mine):
    channel: Id
    who: Id
    inside: StrictBool

    async def run(self, scene: Scene) -> Json:
        thread = scene.channel(self.channel, scene.person(self.me))
        who = scene.world.state.users.get(self.who)
        if who is None:
            raise Wrong(404, "There is no such person here.")
        scene.building.thread_member(thread, who, inside=self.inside)
        return {}


class DeletePlace(Mine):
    channel: Id

    async def run(self, scene: Scene) -> Json:
        scene.building.delete(scene.channel(self.channel, scene.person(self.me)))
        return {}


class AddServer(Mine):
    name: PlaceName

    async def run(self, scene: Scene) -> Json:
        return _opened(scene.building.add_guild(scene.person(self.me), self.name))


class ToServer(Mine):
    guild: Id
    deed: ServerDeed

    async def run(self, scene: Scene) -> Json:
        scene.building.to_server(scene.person(self.me), scene.guild(self.guild), self.deed)
        return {}


ACTIONS: dict[str, type[Body]] = {
    "say": Say,
    "command": TypeCommand,
    "complete": Complete,
    "use-on-user": UseOnUser,
    "use-on-message": UseOnMessage,
    "press": Press,
    "choose": Choose,
    "submit": Submit,
    "dismiss": Dismiss,
    "read": Read,
    "dm": OpenDirectMessages,
    "add-person": AddPerson,
    "change-person": ChangePerson,
    "change-server": ChangeServer,
    "portal": Portal,
    "interest": ShowInterest,
    "bot": ToBot,
    "fail": Fail,
    "spoil": Spoil,
    "let-go": LetGo,
    "throttle": Throttle,
    "wait": Wait,
    "forget-nonces": ForgetNonces,
    "permit": Permit,
    "permit-server": PermitInServer,
    "restore-rights": RestoreRights,
    "add-channel": AddChannel,
    "open-chat": OpenChat,
    "start-thread": StartThread,
    "open-post": OpenPost,
    "change-thread": ChangeThread,
    "thread-member": ThreadMember,
    "delete-place": DeletePlace,
    "add-server": AddServer,
    "server": ToServer,
}
