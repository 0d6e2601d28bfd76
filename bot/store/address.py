"""Where the data is: a file, or a database of PostgreSQL by its address."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

_SCHEMES = ("postgresql://", "postgres://")


class BadAddress(ValueError):
    """An address that is none; the text says what it should be, and never the password."""


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
    """What CASTELLAN_DATA means; BadAddress for one that is neither file nor PostgreSQL."""
    if text.startswith(_SCHEMES):
        return Address(text)
    if "://" in text:
        scheme = text.partition("://")[0]
        raise BadAddress(
            f"{scheme}:// is not known; give a file, or postgresql://user:password@host/database"
        )
    return Path(text)
