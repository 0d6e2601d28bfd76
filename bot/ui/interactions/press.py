"""`custom_id`: everything that a button knows. Nothing about a table lives in a view object or in memory."""

from __future__ import annotations

import re
from dataclasses import dataclass

PREFIX = "k1"
LONGEST = 100
NO_TABLE = "-"
_TABLE = re.compile(r"[0-9A-Z]{6}|-")
_NUMBER = re.compile(r"[0-9]{1,15}")


@dataclass(frozen=True)
class Press:
    """The meaning of a button: the table, its number of events at that time, the verb, and its argument."""

    table: str
    seq: int
    verb: str
    argument: str = ""

    @property
    def id(self) -> str:
        text = f"{PREFIX}:{self.table}:{self.seq}:{self.verb}:{self.argument}"
        if len(text) > LONGEST:
            raise ValueError(f"custom_id of {len(text)} characters: {text}")
        return text


def read(custom_id: str) -> Press | None:
    """The press of a `custom_id`; None for one that is not ours."""
    parts = custom_id.split(":", 4)
    if len(parts) != 5 or parts[0] != PREFIX or not is_table_id(parts[1]) or not _NUMBER.fullmatch(parts[2]):
        return None
    return Press(parts[1], int(parts[2]), parts[3], parts[4])


def is_table_id(text: str) -> bool:
    """Whether the text can be a table's id."""
    return _TABLE.fullmatch(text) is not None


def whole_number(text: str) -> int | None:
    """Reads a number from a button; None for anything else, including other alphabets' digits."""
    return int(text) if _NUMBER.fullmatch(text) else None
