"""Everything that Discord would refuse in a request."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from tests.discord_api import document
from tests.discord_api.commands import faults_of_command, faults_of_commands
from tests.discord_api.messages import faults_of_message, faults_of_modal

ANSWER, UPDATE, MODAL = 4, 7, 9
"""Types of an interaction's callback that carry a body to check."""
CALLBACK = re.compile(r"/interactions/[^/]+/[^/]+/callback")
MESSAGE = re.compile(r"/channels/[^/]+/messages(/[^/]+)?|/webhooks/[^/]+/[^/]+(/messages/[^/]+)?")
THREAD_IN_CHANNEL = re.compile(r"/channels/[^/]+/threads")
TOKEN = re.compile(r"(/(?:interactions|webhooks)/[^/]+)/[^/?]+")
NUMBER = re.compile(r"/\d+(?=/|\?|$)")
COMMANDS = re.compile(r"/applications/[^/]+(/guilds/[^/]+)?/commands(/[^/]+)?")


def faults(method: str, path: str, body: object, files: Collection[str] = ()) -> list[str]:
    """Returns the faults that Discord would refuse, a sentence each.

    `path` comes without /api/v10, `files` are names.
    """
    path = path.split("?")[0]
    found = document.faults(method, path, body)
    # The rules below may read fields without checking their types: the document has done that.
    return found or list(_faults_by_rules(method, path, body, files))


def _faults_by_rules(method: str, path: str, body: Any, files: Collection[str]) -> Iterator[str]:
    if body is None:
        return
    if CALLBACK.fullmatch(path):
        yield from _faults_of_callback(body, files)
    elif MESSAGE.fullmatch(path):
        yield from faults_of_message(body, files, edit=method == "PATCH")
    elif THREAD_IN_CHANNEL.fullmatch(path) and "message" in body:  # a forum's post
        yield from faults_of_message(body["message"], files, edit=False)
    elif COMMANDS.fullmatch(path):
        yield from faults_of_commands(body) if isinstance(body, list) else faults_of_command(body)


def _faults_of_callback(body: dict[str, Any], files: Collection[str]) -> Iterator[str]:
    kind, data = body["type"], body.get("data") or {}
    if kind in (ANSWER, UPDATE):
        yield from faults_of_message(data, files, edit=kind == UPDATE)
    elif kind == MODAL:
        yield from faults_of_modal(data)


def wrong(requests: Iterable[Mapping[str, Any]]) -> set[str]:
    """Returns the faults in recorded requests, each with its request; requests that are alike count once."""
    distinct: dict[str, Mapping[str, Any]] = {}
    for request in requests:
        distinct.setdefault(_likeness(request), request)
    return {
        f"{request['method']} {request['path']}: {sentence}"
        for request in distinct.values()
        for sentence in faults(request["method"], request["path"], request["body"], request["filenames"])
    }


def _likeness(request: Mapping[str, Any]) -> str:
    """Returns the same text for requests whose addresses differ only in ids and tokens."""
    path = NUMBER.sub("/0", TOKEN.sub(r"\1/0", request["path"]))
    return json.dumps([request["method"], path, request["body"], request["filenames"]], sort_keys=True)
