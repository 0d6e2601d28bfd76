"""Tables, their logs and what is still to be published, on SQLite or PostgreSQL. The only place with SQL."""

from bot.store.address import Address, BadAddress, Where, where_of
from bot.store.errors import (
    AlreadyDone,
    DamagedPart,
    NewerSchema,
    NotHeld,
    OutOfStep,
    StoreAway,
    StoreError,
    UnusableFile,
)
from bot.store.leases import Leases
from bot.store.opening import News, alone_with, prepare
from bot.store.rows import Duty, DutyKind, LogRow, Phase, Posts, SeatRow, TableRow, WaitRow
from bot.store.store import Store
from bot.store.waits import Wait

__all__ = [
    "Address",
    "AlreadyDone",
    "BadAddress",
    "DamagedPart",
    "Duty",
    "DutyKind",
    "Leases",
    "LogRow",
    "NewerSchema",
    "News",
    "NotHeld",
    "OutOfStep",
    "Phase",
    "Posts",
    "SeatRow",
    "Store",
    "StoreAway",
    "StoreError",
    "TableRow",
    "UnusableFile",
    "Wait",
    "WaitRow",
    "Where",
    "alone_with",
    "prepare",
    "where_of",
]
