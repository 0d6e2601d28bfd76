"""Many small cases in one test; the error names the case that failed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def case(*what: object) -> Iterator[None]:
    """Adds the name of the case to any error raised inside the block."""
    try:
        yield
    except BaseException as error:
        error.add_note(f"in the case {', '.join(map(str, what))}")
        raise
