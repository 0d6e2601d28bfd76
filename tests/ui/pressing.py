"""Presses without Discord: the verbs of all features on a data file, and the card that answers each press."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock

from bot import features
from bot.store import Store
from bot.tables.actors import Person
from bot.tables.preferences import Preferences
from bot.tables.tables import Tables
from bot.tables.waiting.stand_ins import StandIns
from bot.ui.cards.card import Card
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import read
from bot.ui.interactions.reply import Reply
from bot.ui.interactions.table_picker import TablePicker
from bot.ui.interactions.verb import by_id
from bot.ui.panel.assemble import PanelAssembly
from bot.ui.panel.catch_up import CatchUp
from bot.ui.panel.deciding import Deciding
from bot.ui.panel.words_first import WordsFirst
from bot.ui.slots import Slots
from tests.ui.interactions import Pressed
from tests.ui.tables import At


class Desk:
    """Handles presses as the router does once it has let them in; what needs Discord does nothing."""

    def __init__(self, store: Store, tables: Tables, clock: Callable[[], float]) -> None:
        studio, preferences, slots = At(), Preferences(store.people), Slots()
        catch_up = CatchUp(tables, studio)
        panels = PanelAssembly(preferences, WordsFirst(preferences), catch_up, slots)
        stage: Any = MagicMock(missing_at=AsyncMock(return_value=()))
        core: Any = MagicMock(
            store=store,
            database=store.database,
            tables=tables,
            preferences=preferences,
            clock=clock,
            answering=studio,
            publishing=studio,
            thinking=studio,
            stage=stage,
            stand_ins=StandIns(tables, store, preferences, clock),
            panels=panels,
            deciding=Deciding(tables, studio, stage, panels),
            catch_up=catch_up,
            picker=TablePicker(tables),
            slots=slots,
        )
        parts = [feature.build(core) for feature in features.modules()]
        for part in parts:
            if part.slot is not None:
                slots.add(part.slot)
        self._verbs = by_id(verb for part in parts for verb in part.verbs)
        self._numbers = count(1)

    async def press(self, person: Person, custom_id: str, *values: str) -> Card | None:
        """Returns the answer; a refusal is raised."""
        press, pressed = read(custom_id), Pressed(custom_id)
        assert press is not None
        named: Any = pressed
        named.id, named.user = next(self._numbers), SimpleNamespace(id=person.id, display_name=person.name)
        verb = self._verbs[press.verb]
        card = await verb.handler(verb.read(Click(press, Reply(named), values, person)))
        assert card is None or isinstance(card, Card)
        return card
