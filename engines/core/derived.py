"""Values with derived facts that are computed once and kept."""

from __future__ import annotations

from dataclasses import fields
from typing import Any


class Derived:
    """A dataclass whose cached properties follow from its fields, and are not pickled with them.

    Another thread may compute one while a state is pickled, and pickling fails if the object grows meanwhile.
    Besides, equal values pickle alike, whatever has been asked of them before.
    """

    def __getstate__(self) -> dict[str, Any]:
        return {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]
