"""Deflate as quickly as this machine can: Intel's library, or Python's own where that is not installed.

Both read what the other wrote; the library's files are a little larger.
"""

from __future__ import annotations

import zlib
from importlib import import_module
from types import ModuleType

try:
    _quick: ModuleType = import_module("isal.isal_zlib")
except ImportError:  # a platform without a wheel
    _quick = zlib

LEVEL = 1
"""docs/pictures.md compares libraries and levels."""


def compress(data: bytes) -> bytes:
    packed: bytes = _quick.compress(data, LEVEL)
    return packed


def decompress(data: bytes) -> bytes:
    unpacked: bytes = _quick.decompress(data)
    return unpacked


def crc32(data: bytes) -> int:
    return int(_quick.crc32(data))
