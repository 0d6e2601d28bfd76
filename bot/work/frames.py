"""Messages between the bot and its drawing processes: eight bytes of length, then a pickle."""

from __future__ import annotations

import struct

LENGTH = struct.Struct(">Q")


def framed(message: bytes) -> bytes:
    return LENGTH.pack(len(message)) + message
