"""The errors of the store."""

from __future__ import annotations


class StoreError(Exception):
    """Base class of the store's errors."""


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
    """The requested rows lie on a part of the file that can't be read; the next start repairs the file."""


class NotHeld(StoreError):
    """Another process has taken the table over; this one must not store what it did for it."""


class StoreAway(StoreError):
    """The database can't be reached, does not answer in time, or was closed because the bot is stopping.

    Nothing was written, unless the connection was lost at the commit itself: then a retry raises `StaleRow`
    or `DuplicateRequest`. The next call works as soon as the database does.
    """


class StoreBusy(StoreAway):
    """The database answers, but was too busy for this call within the time limit."""
