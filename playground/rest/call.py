"""One parsed REST request."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from playground.errors import Refusal, invalid
from playground.messages import Upload
from playground.world import World


@dataclass(frozen=True)
class Call:
    """The argument of a route's function: the world, the path's parts, the query and the body."""

    world: World
    parts: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    uploads: list[Upload] = field(default_factory=list)

    def id(self, name: str) -> int:
        """Returns a snowflake in the path."""
        return snowflake(name, self.parts[name])

    @property
    def json(self) -> dict[str, Any]:
        """Returns the body of a route that takes an object."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise invalid("_errors", "Only dictionaries may be used in a DictType")
        return self.body


Route = tuple[str, str, Callable[[Call], object]]


def snowflake(name: str, text: object) -> int:
    if not str(text).isdecimal():
        raise invalid(name, f'Value "{text}" is not snowflake.', "NUMBER_TYPE_COERCE")
    return int(str(text))


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """Returns the JSON body, or `payload_json` with the uploaded files."""
    if request.content_type.startswith("multipart/"):
        return await _read_multipart(request)
    raw = await request.read()
    return (_parse(raw) if raw else None), []


async def _read_multipart(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = None
    uploads: list[Upload] = []
    reader = await request.multipart()
    while (part := await reader.next()) is not None:
        if not isinstance(part, BodyPartReader):
            continue
        content = bytes(await part.read())
        name = part.name or ""
        if name == "payload_json":
            body = _parse(content)
        elif name.startswith("files[") and name[6:-1].isdecimal():
            uploads.append(Upload(int(name[6:-1]), part.filename or "unknown", content))
    return body, uploads


def _parse(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise Refusal(50109) from None
