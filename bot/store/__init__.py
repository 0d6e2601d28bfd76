"""SQLite: migrations, tables, their logs and what is still to be published. The only place with SQL."""

from bot.store.alone import alone_with
from bot.store.club import EVERYWHERE, Counted, Step, Strength
from bot.store.errors import AlreadyDone, DamagedPart, NewerSchema, OutOfStep, StoreError, UnusableFile
from bot.store.prepare import prepare
from bot.store.rows import (
    Duty,
    DutyKind,
    LogRow,
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
    "AlreadyDone",
    "Counted",
    "DamagedPart",
    "Duty",
    "DutyKind",
    "LogRow",
    "NewerSchema",
    "OutOfStep",
    "Phase",
    "Posts",
    "RatingRow",
    "ResultRow",
    "SeatRow",
    "Step",
    "Store",
    "StoreError",
    "Strength",
    "TableRow",
    "UnusableFile",
    "Wait",
    "WaitRow",
    "alone_with",
    "prepare",
]
