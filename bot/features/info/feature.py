"""What can be known without a table: `/rules`, `/help`, `/about` and `/privacy`."""

from __future__ import annotations

from bot.features.contract import Core, Parts
from bot.features.info.command import info_commands


def build(core: Core) -> Parts:
    return Parts(commands=info_commands(core.answering))
