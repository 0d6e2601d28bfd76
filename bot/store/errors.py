"""What the store refuses."""

from __future__ import annotations


class StoreError(Exception):
    """Base of what the store refuses."""


class UnusableFile(StoreError):
    """The data file or the database can't be opened, or is none of ours; the text says which one and why."""


class Unreachable(UnusableFile):
    """The database does not answer now, and may at the next try."""


class NewerSchema(UnusableFile):
    """The data file or the database was written by a newer version of the bot."""


class DuplicateRequest(StoreError):
    """The same interaction was delivered before and has been carried out."""


class StaleRow(StoreError):
    """The table has moved on since it was read; nothing was written."""


class DamagedPart(StoreError):
    """What was asked for stands on a part of the file that can't be read; the next start mends the file."""


class NotHeld(StoreError):
    """Another process has taken the table over: what this one did for it is not noted."""


class StoreAway(StoreError):
    """The database can't be reached, does not answer in time, or was closed because the bot is stopping.

    What was to be written is not written, unless the connection was lost at the very commit: whoever tries
    again finds `OutOfStep` or `AlreadyDone` where it was. The next call works as soon as the database does.
    """


class StoreBusy(StoreAway):
    """The database answers, and had no time for this within what anybody would wait."""
