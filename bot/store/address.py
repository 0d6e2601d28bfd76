"""The address of the data: a file, or a PostgreSQL database."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

_SCHEMES = ("postgresql://", "postgres://")


class BadAddress(ValueError):
    """The text names no file or database; the message says what it should be, never the password."""


@dataclass(frozen=True)
class Address:
    """The address of a database. Printed, it shows no password: only `secret` has it."""

    secret: str

    def __str__(self) -> str:
        text = re.sub(r"(?<=://)([^:/?@]*):[^/?]*@", r"\1:***@", self.secret)
        return re.sub(r"(?i)((?:ssl)?password=)[^&]*", r"\1***", text)

    def __repr__(self) -> str:
        return f"Address({str(self)!r})"


Where = Path | Address


def where_of(text: str) -> Where:
    """Returns the file or address that CASTELLAN_DATA names; BadAddress if it is neither."""
    if text.startswith(_SCHEMES):
        return Address(text)
    if "://" in text:
        scheme = text.partition("://")[0]
        raise BadAddress(
            f"{scheme}:// is not known; give a file, or postgresql://user:password@host/database"
        )
    return Path(text)
