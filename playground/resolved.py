"""Resolves the ids in an interaction's data to objects, which Discord sends along."""

from playground import limits, messages, payloads
from playground.errors import CannotDo
from playground.messages import Upload
from playground.model import Attachment, Channel, Json, Message
from playground.permissions import in_guild
from playground.world import World


class Resolved:
    """Collects users, channels, roles, messages and files that were chosen in a channel."""

    def __init__(self, world: World, channel: Channel) -> None:
        self._world = world
        self._channel = channel
        self._guild = world.guild_of(channel)
        self.found: Json = {}

    def user(self, user_id: int) -> None:
        """Adds a user, with the membership if the server has one."""
        world, guild = self._world, self._guild
        self._put("users", user_id, payloads.user(world.user(user_id)))
        member = guild.members.get(user_id) if guild else None
        if guild is not None and member is not None:
            whole = payloads.member(world, member) | {"permissions": str(int(in_guild(guild, user_id)))}
            del whole["user"]
            self._put("members", user_id, whole)

    def channel(self, channel_id: int) -> None:
        world = self._world
        whole = payloads.channel(world, world.channel(channel_id))
        self._put("channels", channel_id, whole | {"permissions": "0"})

    def role(self, role_id: int) -> None:
        if self._guild is None or role_id not in self._guild.roles:
            raise CannotDo(f"there is no role {role_id}")
        self._put("roles", role_id, payloads.role(self._guild.roles[role_id]))

    def mentionable(self, any_id: int) -> None:
        """Adds a role or a user."""
        if self._guild is not None and any_id in self._guild.roles:
            self.role(any_id)
        else:
            self.user(any_id)

    def message(self, message: Message) -> None:
        self._put("messages", message.id, payloads.message(self._world, message))

    def uploaded(self, upload: object) -> str:
        """Stores a file that a person gives to the application, and adds it; returns its id."""
        if not isinstance(upload, Upload):
            raise CannotDo("a file is expected")
        if len(upload.content) > limits.FILE_BYTES:
            raise CannotDo(f"{upload.filename} is too large")
        attachment = messages.new_attachment(self._world, upload)
        self._world.blobs.put(attachment.id, upload.content)
        self.attachment(attachment)
        return str(attachment.id)

    def attachment(self, one: Attachment) -> None:
        """Adds a file of a form or of a command, which only the application gets."""
        whole = payloads.attachment(self._world, self._channel.id, one, ephemeral=True)
        self._put("attachments", one.id, whole)

    def _put(self, what: str, key: int, whole: Json) -> None:
        self.found.setdefault(what, {})[str(key)] = whole
