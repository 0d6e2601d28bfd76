"""The private panel: built from one view."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.store import Store
from bot.tables.actors import Person, Venue
from bot.tables.tables import Tables
from bot.texts import translator
from bot.ui.panel import questions as panel
from bot.work.drawing import Studio
from engines.core.contract import AnyGame
from engines.registry import game
from tests.support.cards import board_card


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
    await panel.panel_card(table, due, panel.Path(), translator("en"), studio)
    await board_card(table, translator("en"), studio)
    assert built == {due: 1, None: 1}


def last_turns(its_game: AnyGame, number: int) -> Any:
    """Returns a game of two after one of them has nothing left to decide; it may be over then."""
    rng = random.Random(number)
    state = its_game.setup(its_game.options_type(), 2, "3" * 32)
    while all(its_game.asks_again(state, seat) for seat in range(2)):
        seat = its_game.to_act(state)[0]
        state = its_game.apply(state, seat, rng.choice(its_game.legal(state, seat))).state
    return state


async def test_a_panel_at_rest_promises_only_what_will_come(tmp_path: Path, studio: Studio) -> None:
    """A player who has nothing left to decide reads that, and not that another turn will come."""
    ann, bob = Person(1, "Ann"), Person(2, "Bob")
    async with Store.open(tmp_path / "file.db") as store:
        tables = Tables(store)
        table = await tables.lobby.open(Venue(1, 2, "en"), ann, "kingdomino", None)
        await tables.lobby.join(table.id, bob, None)
        table = await tables.lobby.start(table.id, ann, None)
    words, its_game = translator("en"), table.game
    waiting = 1 - table.to_act[0]
    card = await panel.panel_card(table, waiting, panel.Path(), words, studio)
    assert card.text == words("wait-for-turn")
    state = next(filter(its_game.to_act, (last_turns(its_game, number) for number in range(50))))
    done = 1 - its_game.to_act(state)[0]
    card = await panel.panel_card(replace(table, state=state), done, panel.Path(), words, studio)
    assert card.text == words("nothing-left")
