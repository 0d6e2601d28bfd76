"""Where the words of a picture come from: the caller's text catalogue, never this package."""

from typing import Protocol


class Words(Protocol):
    """Says a message of the catalogue in one language; `lang` is a key for caches."""

    @property
    def lang(self) -> str: ...

    def __call__(self, message: str, /, **args: str | int) -> str: ...
