"""Every REST request of the bot as a line of JSON, for checks against Discord's own description."""

import json
from pathlib import Path

from playground.model import Json


class Recording:
    """The requests so far: the last ones in memory, all of them in a file when there is one.

    Each is `{"method", "path", "body", "filenames"}`, the path without `/api/v10`.
    """

    KEPT = 10_000

    def __init__(self, file: Path | None = None) -> None:
        self._file = file.open("a", encoding="utf-8", buffering=1) if file else None
        self.requests: list[Json] = []

    def add(self, method: str, path: str, body: object, filenames: list[str]) -> None:
        request: Json = {"method": method, "path": path, "body": body, "filenames": filenames}
        self.requests.append(request)
        if len(self.requests) > 2 * self.KEPT:
            del self.requests[: self.KEPT]
        if self._file:
            self._file.write(json.dumps(request, ensure_ascii=False) + "\n")

    def close(self) -> None:
        if self._file:
            self._file.close()
