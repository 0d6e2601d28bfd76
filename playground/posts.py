"""A forum's posts: a thread and its first message, which share an id."""

from dataclasses import dataclass, field

from playground import messages
from playground.errors import Refusal, invalid
from playground.messages import Upload
from playground.model import Channel, Json, Message
from playground.world import World

MOST_TAGS = 5


@dataclass(frozen=True)
class Post:
    """The parts of a post to be opened; the tags are ids."""

    name: str
    body: Json
    uploads: list[Upload] = field(default_factory=list)
    tags: list[object] = field(default_factory=list)
    archive_minutes: int = 1440


def open_post(world: World, forum: Channel, author_id: int, post: Post) -> tuple[Channel, Message]:
    """Opens a thread in a forum with its first message."""
    tags = [int(str(tag)) for tag in post.tags if str(tag).isdecimal()]
    known = {tag.id for tag in forum.tags}
    if len(post.tags) > MOST_TAGS or any(tag not in known for tag in tags):
        raise invalid("applied_tags", "Invalid tags.")
    if forum.require_tag and not tags:
        raise Refusal(40067)
    thread = world.create_thread(
        forum, post.name, author_id, archive_minutes=post.archive_minutes, applied_tags=tags
    )
    try:
        message = messages.create(world, thread, author_id, post.body, post.uploads, message_id=thread.id)
    except Refusal:
        world.delete_channel(thread)
        raise
    return thread, message
