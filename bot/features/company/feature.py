"""Remarks of computer players in the caption of a turn's picture."""

from __future__ import annotations

from bot.features.company.remarks import Remarks
from bot.features.contract import Core, Parts
from bot.ui.slots import Slot


def build(core: Core) -> Parts:
    return Parts(slot=Slot(news_lines=Remarks(core.tables.entries).lines))
