"""The source of a picture's words: the caller's text catalogue, never this package."""

from typing import Protocol


class Words(Protocol):
    """Says a message of the catalogue in one language; `lang` is a key for caches."""

    @property
    def lang(self) -> str: ...

    def __call__(self, message: str, /, **args: str | int) -> str: ...
