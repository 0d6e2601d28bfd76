"""Markup that Discord turns into something to press or to read: jump links and moments."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Literal

from discord.utils import format_dt

Style = Literal["f", "D", "t", "R"]


def jump_link(guild: int, channel: int, message: int | None = None) -> str:
    """The address of a channel, or of a message there."""
    address = f"https://discord.com/channels/{guild}/{channel}"
    return address if message is None else f"{address}/{message}"


def moment(at: float | datetime, style: Style = "R") -> str:
    """Returns markup that shows a moment in each reader's time zone and language; usually relative to now."""
    return format_dt(at if isinstance(at, datetime) else datetime.fromtimestamp(at, UTC), style)


def mention(user: int) -> str:
    """Returns the markup that mentions a user."""
    return f"<@{user}>"
