"""Lets time pass for all leases of a database, as if its clock had gone ahead."""

from __future__ import annotations

from bot.store import Address
from tests.store.behind import run


def pass_time(database: Address, seconds: float) -> None:
    """Makes every lease end sooner by that many seconds; a released one was released that much earlier."""
    run(database, f"UPDATE leases SET until = until - sign(until) * {seconds:f}")
