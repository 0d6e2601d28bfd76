"""The buttons of each card of a table, and the feature that shows and handles each.

The two tables answer "which buttons has a board?": a change of a slot changes them too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import fields, replace
from functools import cache
from typing import Any

import pytest

from bot.store import SeatRow
from bot.tables.preferences import ServerSettings
from bot.tables.table import Table
from bot.tables.terms import Terms
from bot.texts import translator
from bot.ui.board.board import board_rows
from bot.ui.board.closeup import closeup_card
from bot.ui.board.lobby_card import lobby_card, setup_card
from bot.ui.board.score_sheet import fair_card
from bot.ui.cards.card import Button, Menu, Row
from bot.ui.faces import face_of
from bot.ui.interactions.press import read
from bot.ui.panel.questions import Path, panel_card
from bot.ui.slots import Slot, Slots
from engines.core.chance import ANY_SEED
from tests.support.features import all_parts, all_slots
from tests.ui.tables import At, Blank, entries_of, table_of

KEY = "kingdomino"
"""It has every level, hints and a coach."""
SAID = translator("en")

BUTTONS = {
    "lobby": """
        join: core, answered by lobby
        start: core, answered by lobby
        more: core, answered by lobby
        setup: core, answered by lobby
    """,
    "setup": """
        options: core, answered by lobby
        terms: core, answered by lobby
        seats: core, answered by lobby
        levels: core, answered by lobby
        fewer: core, answered by lobby
        call: lobby, answered by lobby
        rules: core, answered by playing
        leave: core, answered by lobby
        end: core, answered by table_commands
        language: core, answered by lobby
    """,
    "board": """
        turn: core, answered by playing
        look: core, answered by playing
        words: core, answered by playing
        rules: core, answered by playing
        follow: following, answered by following
    """,
    "board of a table asleep": """
        look: core, answered by playing
        words: core, answered by playing
        rules: core, answered by playing
        reopen: core, answered by playing
        fair: core, answered by playing
    """,
    "result": """
        rematch: rematch, answered by rematch
        account: core, answered by playing
        look: core, answered by playing
        words: core, answered by playing
        rules: core, answered by playing
        fair: core, answered by playing
        replay: replay, answered by replay
        film: film, answered by film
        coach: coach, answered by coach
    """,
    "close-up": """
        look: core, answered by playing
        look: core, answered by playing
        follow: following, answered by following
    """,
    "proof of the shuffle": """
        again: rematch, answered by rematch
    """,
    "panel": """
        ask: core, answered by playing
        hint: coach, answered by coach
    """,
}
"""Answers of a question are one kind of button, so the panel names each verb once."""

GIVEN = {
    "board_buttons": ["following"],
    "lobby_buttons": ["lobby"],
    "closeup_buttons": ["following"],
    "followers": ["following"],
    "result_buttons": ["replay", "film", "coach", "rematch"],
    "shuffle_buttons": ["rematch"],
    "panel_buttons": ["coach"],
    "rest_buttons": ["next_table", "settings", "remarks"],
    "result_lines": ["club"],
    "news_lines": ["company"],
    "notice_lines": ["daily_castle"],
    "notice_buttons": ["daily_castle"],
    "page_lines": ["daily_castle", "tournaments", "puzzles"],
    "film": ["film"],
    "sat_down": ["lessons"],
    "opened": ["lessons"],
    "own_games": ["replay"],
}
"""The features that fill each slot, in the order in which they are shown."""


def slots_of() -> Iterator[tuple[str, Slot]]:
    found = [(name, parts.slot) for name, parts in all_parts().items() if parts.slot is not None]
    yield from sorted(found, key=lambda one: one[1].order)


@cache
def moments() -> dict[str, Table]:
    """A table in its lobby, in play, asleep and finished."""
    last, _ = entries_of(KEY, 2, ANY_SEED, lambda options: options[0])
    lobby = table_of(KEY, None, 1)
    seats = (*lobby.seats, SeatRow(None, "Gargoyle", "easy"))
    lobby = replace(lobby, row=replace(lobby.row, seats=seats))
    its_game = lobby.game
    playing = table_of(KEY, its_game.setup(its_game.options_type(), 2, ANY_SEED), 2)
    asleep = replace(
        playing,
        row=replace(playing.row, phase="ended", terms=Terms(asleep=True).model_dump_json()),
    )
    return {"lobby": lobby, "playing": playing, "asleep": asleep, "over": table_of(KEY, last, 2)}


async def _lobby(slots: Slots) -> tuple[Row, ...]:
    return lobby_card(moments()["lobby"], SAID, None, ServerSettings(caller_role=1), slots).rows


async def _setup(slots: Slots) -> tuple[Row, ...]:
    table, server = moments()["lobby"], ServerSettings(caller_role=1)
    host = table.row.host
    return setup_card(table, SAID, host, host=True, server=server, slots=slots).rows


async def _board(slots: Slots) -> tuple[Row, ...]:
    return board_rows(moments()["playing"], SAID, slots=slots)


async def _asleep(slots: Slots) -> tuple[Row, ...]:
    return board_rows(moments()["asleep"], SAID, slots=slots)


async def _result(slots: Slots) -> tuple[Row, ...]:
    return board_rows(moments()["over"], SAID, slots=slots)


async def _closeup(slots: Slots) -> tuple[Row, ...]:
    return (await closeup_card(moments()["playing"], 0, SAID, At("test"), watching=True, slots=slots)).rows


async def _proof(slots: Slots) -> tuple[Row, ...]:
    return fair_card(moments()["over"], SAID, slots).rows


async def _panel(slots: Slots) -> tuple[Row, ...]:
    table = moments()["playing"]
    [seat, *_] = table.to_act
    extra = slots.panel_buttons(table, seat, SAID)
    return (await panel_card(table, seat, Path(), SAID, At("test"), confirm_all=True, extra=extra)).rows


CARDS: dict[str, Callable[[Slots], Awaitable[tuple[Row, ...]]]] = {
    "lobby": _lobby,
    "setup": _setup,
    "board": _board,
    "board of a table asleep": _asleep,
    "result": _result,
    "close-up": _closeup,
    "proof of the shuffle": _proof,
    "panel": _panel,
}


def verbs(rows: tuple[Row, ...]) -> list[str]:
    """The verb of every button and menu, in their order."""
    ids = [
        one.id
        for row in rows
        for one in ([row] if isinstance(row, Menu) else row)
        if isinstance(one, Menu | Button)
    ]
    presses = [read(one) for one in ids]
    return [press.verb for press in presses if press is not None]


def listed(told: str) -> list[str]:
    return [line.strip() for line in told.strip().splitlines()]


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(face_of(KEY)), "pictures", Blank(b""))


@pytest.mark.parametrize("card", CARDS)
async def test_every_button_of_a_card_is_recorded_with_its_giver(card: str) -> None:
    rows_with = CARDS[card]
    core = Counter(verbs(await rows_with(Slots())))
    givers = {
        verb: name
        for name, slot in slots_of()
        for verb in Counter(verbs(await rows_with(Slots(slot)))) - core
    }
    answers = {verb.id: name for name, parts in all_parts().items() for verb in parts.verbs}
    found = [
        f"{verb}: {givers.get(verb, 'core')}, answered by {answers[verb]}"
        for verb in verbs(await rows_with(all_slots()))
    ]
    if card == "panel":
        found = list(dict.fromkeys(found))
    assert found == listed(BUTTONS[card]), "\n".join(found)


def test_every_slot_is_recorded_with_its_features() -> None:
    names = [field.name for field in fields(Slot) if field.name != "order"]
    found: dict[str, list[Any]] = {name: [] for name in names}
    for feature, slot in slots_of():
        for name in names:
            if getattr(slot, name) is not None:
                found[name].append(feature)
    assert found == GIVEN
