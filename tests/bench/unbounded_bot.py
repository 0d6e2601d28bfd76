"""The bot without the limit of open presses per person, to compare with."""

from __future__ import annotations

import asyncio

from bot.cli.run_command import connect
from bot.process.client import point_at
from bot.settings import load
from bot.ui.interactions import admission


def main() -> None:
    admission.MOST_OF_PERSON = 10**9
    settings = load()
    point_at(settings)
    asyncio.run(connect(settings))


if __name__ == "__main__":
    main()
