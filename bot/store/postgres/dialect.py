"""Translates the store's SQL for PostgreSQL."""

from __future__ import annotations

import itertools
import re
from functools import lru_cache

_QUOTED = re.compile(r"('(?:[^']|'')*')")
_MARK = re.compile(r'\?|(?<![\w"])user(?![\w"])')


@lru_cache(maxsize=1000)
def postgres_sql(sql: str) -> str:
    """Numbers the `?` marks and quotes the column `user`, which unquoted means the logged-in role."""
    number = itertools.count(1)

    def say(found: re.Match[str]) -> str:
        return f"${next(number)}" if found[0] == "?" else '"user"'

    parts = _QUOTED.split(sql)
    return "".join(part if part.startswith("'") else _MARK.sub(say, part) for part in parts)
