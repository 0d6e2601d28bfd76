"""What the store refuses."""

from __future__ import annotations


class StoreError(Exception):
    """Base of what the store refuses."""


class UnusableFile(StoreError):
    """The data file can't be opened, or is no data file; the text says which one and why."""


class NewerSchema(UnusableFile):
    """The data file was written by a newer version of the bot."""


class AlreadyDone(StoreError):
    """The same interaction was delivered before and has been carried out."""


class OutOfStep(StoreError):
    """The table has moved on since it was read; nothing was written."""


class DamagedPart(StoreError):
    """What was asked for stands on a part of the file that can't be read; the next start mends the file."""
