"""Deflate as quickly as this machine can: Intel's library, or Python's own where that is not installed.

Both read what the other wrote; the library's files are a little larger.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import NamedTuple

try:
    _quick: ModuleType = import_module("isal.isal_zlib")
except ImportError:  # a platform without a wheel
    _quick = zlib

LEVEL = 1
"""docs/pictures.md compares libraries and levels."""


_NEITHER_HEADER_NOR_CHECKSUM = -15
_HEADER, _END = b"\x78\x01", b"\x03\x00"
_BASE = 65521
"""Adler's checksum is two sums, each modulo the largest prime number below 2**16."""


class Piece(NamedTuple):
    """A part of a stream that can be unpacked by itself: packed, and its length and checksum before that."""

    packed: bytes
    length: int
    checksum: int


def compress(data: bytes) -> bytes:
    packed: bytes = _quick.compress(data, LEVEL)
    return packed


def decompress(data: bytes) -> bytes:
    unpacked: bytes = _quick.decompress(data)
    return unpacked


def piece(data: bytes | bytearray | memoryview) -> Piece:
    """Compresses a part of a stream: its bytes do not depend on the parts around it."""
    packer = _quick.compressobj(LEVEL, zlib.DEFLATED, _NEITHER_HEADER_NOR_CHECKSUM)
    packed = packer.compress(data) + packer.flush(zlib.Z_FULL_FLUSH)
    return Piece(packed, len(data), int(_quick.adler32(data)))


def unpacked(part: Piece) -> bytes:
    """Returns the bytes of a part of a stream."""
    data: bytes = _quick.decompressobj(_NEITHER_HEADER_NOR_CHECKSUM).decompress(part.packed)
    return data


def stream(pieces: Sequence[Piece]) -> bytes:
    """Returns the compressed stream of all the pieces, with the checksum over all of them."""
    low, high = 1, 0
    for _, length, checksum in pieces:
        high = (high + (checksum >> 16) + length * (low - 1)) % _BASE
        low = (low + (checksum & 0xFFFF) - 1) % _BASE
    checksum_of_all = (high << 16 | low).to_bytes(4, "big")
    return b"".join([_HEADER, *(part.packed for part in pieces), _END, checksum_of_all])


def crc32(data: bytes) -> int:
    return int(_quick.crc32(data))
