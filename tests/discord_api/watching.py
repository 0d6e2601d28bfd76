"""Keeps all requests to local Discords in this process until a test checks them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from playground.model import Json
from playground.recording import Recording


@contextmanager
def watched() -> Iterator[list[Json]]:
    """Yields the list of all requests made inside the block; a recording alone forgets old ones."""
    requests: list[Json] = []
    add = Recording.add

    def keep(recording: Recording, method: str, path: str, body: object, filenames: list[str]) -> None:
        add(recording, method, path, body, filenames)
        requests.append(recording.requests[-1])

    with patch.object(Recording, "add", keep):
        yield requests
