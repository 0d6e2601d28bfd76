"""Uploaded files, one on disk for each attachment, and the picture sizes in their first bytes."""

import mimetypes
import re
from collections import deque
from pathlib import Path

KEPT = 50
"""Replaced uploads that are still served."""
PNG_MAGIC = b"\x89PNG\r\n\x1a\n"


class Blobs:
    """A folder of uploads, named by attachment id."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._replaced: deque[int] = deque()
        folder.mkdir(parents=True, exist_ok=True)

    def put(self, attachment_id: int, content: bytes) -> None:
        self._path(attachment_id).write_bytes(content)

    def get(self, attachment_id: int) -> bytes:
        return self._path(attachment_id).read_bytes()

    def remove(self, attachment_id: int) -> None:
        self._path(attachment_id).unlink(missing_ok=True)

    def replace(self, attachment_id: int) -> None:
        """Removes an upload after some further replacements: a browser may still be loading the picture."""
        self._replaced.append(attachment_id)
        if len(self._replaced) > KEPT:
            self.remove(self._replaced.popleft())

    def close(self) -> None:
        """Removes all replaced uploads."""
        while self._replaced:
            self.remove(self._replaced.popleft())

    def _path(self, attachment_id: int) -> Path:
        return self._folder / str(attachment_id)


def safe_name(filename: str) -> str:
    """Returns a file's name with all but letters, digits, dots and dashes replaced, as Discord does."""
    return re.sub(r"[^\w.\-]", "_", filename) or "unknown"


def content_type(filename: str) -> str:
    return mimetypes.guess_type(filename)[0] or "application/octet-stream"


def picture_size(content: bytes) -> tuple[int, int] | tuple[None, None]:
    """Returns width and height of a PNG or GIF."""
    if content.startswith(PNG_MAGIC) and len(content) >= 24:
        return int.from_bytes(content[16:20]), int.from_bytes(content[20:24])
    if content[:6] in (b"GIF87a", b"GIF89a"):
        return int.from_bytes(content[6:8], "little"), int.from_bytes(content[8:10], "little")
    return None, None
