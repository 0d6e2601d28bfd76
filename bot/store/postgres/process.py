"""This process among those that share a database: a name that no other has, nor had before."""

from __future__ import annotations

import os
import secrets
from functools import cache


def process_name() -> str:
    """The same for as long as the process lives; also one that was forked has a name of its own."""
    return _name_of(os.getpid())


@cache
def _name_of(pid: int) -> str:
    return f"{pid}-{secrets.token_hex(6)}"
