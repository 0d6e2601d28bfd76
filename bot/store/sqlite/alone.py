"""Allows one bot per data file: a lock file next to it, which the system frees when the process ends."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from io import FileIO
from pathlib import Path

from bot.store.errors import UnusableFile


@contextmanager
def alone_with(path: Path) -> Iterator[None]:
    """Lock the data file for as long as the context lasts; UnusableFile names a process that holds it.

    The system releases the lock when the process ends, however it ends.
    """
    side = path.with_name(f"{path.name}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = side.open("ab+", buffering=0)  # on a full disk, closing has nothing more to write
    except OSError as error:
        raise UnusableFile(
            f"The data file {path} can't be used: {error}. Check that this user may write in its folder."
        ) from error
    with file:
        if not _lock(file):
            file.seek(0)
            holder = file.readall().decode(errors="replace").strip() or "another process"
            raise UnusableFile(
                f"The data file {path} is in use by another bot: {holder}. "
                "Stop that one first, or give this one a file of its own with CASTELLAN_DATA."
            )
        started = datetime.now().astimezone().isoformat(timespec="seconds")
        try:
            file.truncate(0)
            file.write(f"process {os.getpid()} on {socket.gethostname()}, started {started}\n".encode())
        except OSError as error:
            raise UnusableFile(
                f"The data file {path} can't be used: {error}. Make room on the disk and start again."
            ) from error
        yield


if sys.platform == "win32":
    import msvcrt

    def _lock(file: FileIO) -> bool:
        try:
            file.seek(2**30)  # beyond what is written there, which stays readable
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(file: FileIO) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
