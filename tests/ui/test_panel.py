"""The private panel: put together from one view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.service.people import Person, Venue
from bot.service.studio import Studio
from bot.service.tables import Tables
from bot.store import Store
from bot.texts import words
from bot.ui import panel
from bot.ui.board import board_card
from engines.registry import game


@pytest.fixture
def studio() -> Iterator[Studio]:
    studio = Studio()
    yield studio
    studio.close()


@pytest.mark.parametrize("key", ["kingdomino", "mad_king_ludwig"])
async def test_a_seats_view_is_built_once_for_a_panel_and_once_for_a_board(
    tmp_path: Path, studio: Studio, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = Person(1, "Ann"), Person(2, "Bob")
    async with Store.open(tmp_path / "file.db") as store:
        tables = Tables(store)
        table = await tables.lobby.open(Venue(1, 2, "en"), ann, key, None)
        await tables.lobby.join(table.id, bob, None)
        table = await tables.lobby.start(table.id, ann, None)
    built: Counter[int | None] = Counter()
    view = type(game(key)).view

    def counted(self: object, state: object, seat: int | None) -> object:
        built[seat] += 1
        return view(self, state, seat)  # type: ignore[arg-type]

    monkeypatch.setattr(type(game(key)), "view", counted)
    due = table.to_act[0]
    await panel.panel_card(table, due, panel.Path(), words("en"), studio)
    await board_card(table, words("en"), studio)
    assert built == {due: 1, None: 1}
