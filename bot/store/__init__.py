"""Stores tables, their logs and the outbox, in SQLite or PostgreSQL."""

from bot.store.address import Address, BadAddress, Where, where_of
from bot.store.backends import News, alone_with, prepare
from bot.store.errors import (
    DamagedPart,
    DuplicateRequest,
    NewerSchema,
    NotHeld,
    StaleRow,
    StoreAway,
    StoreError,
    Unreachable,
    UnusableFile,
)
from bot.store.leases import Leases
from bot.store.result_rows import EVERYWHERE, Counted, Strength
from bot.store.rows import (
    LogRow,
    OutboxItem,
    OutboxKind,
    Phase,
    Posts,
    RatingRow,
    ResultRow,
    SeatRow,
    TableRow,
    WaitRow,
)
from bot.store.store import Store
from bot.store.waits import Wait

__all__ = [
    "EVERYWHERE",
    "Address",
    "BadAddress",
    "Counted",
    "DamagedPart",
    "DuplicateRequest",
    "Leases",
    "LogRow",
    "NewerSchema",
    "News",
    "NotHeld",
    "OutboxItem",
    "OutboxKind",
    "Phase",
    "Posts",
    "RatingRow",
    "ResultRow",
    "SeatRow",
    "StaleRow",
    "Store",
    "StoreAway",
    "StoreError",
    "Strength",
    "TableRow",
    "Unreachable",
    "UnusableFile",
    "Wait",
    "WaitRow",
    "Where",
    "alone_with",
    "prepare",
    "where_of",
]
