"""Being away: `/me away`."""

from __future__ import annotations

from bot.features.away.absences import Absences
from bot.features.away.command import away_command
from bot.features.contract import Core, Parts, Sub


def build(core: Core) -> Parts:
    absences = Absences(core.preferences, core.stand_ins, core.tables.now)
    return Parts(commands=(Sub("me", away_command(absences)),))
