"""Puzzles in their private message: the panel of that moment, the answers in facts, and nothing hidden."""

from __future__ import annotations

import random
import time
from collections.abc import AsyncIterator
from dataclasses import astuple, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest

from bot.features.puzzles.feature import build
from bot.features.puzzles.prepared_positions import prepared_puzzles
from bot.features.puzzles.puzzle_handlers import PuzzleHandlers
from bot.features.puzzles.service import Puzzles
from bot.features.puzzles.store import Puzzle, PuzzleStore
from bot.store import Store
from bot.tables.tables import Tables
from bot.texts import LANGUAGES, translator
from bot.ui.cards.card import Button, Card, Menu
from bot.ui.faces import hosted
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import read
from bot.ui.interactions.reply import Reply
from bot.ui.interactions.verb import by_id
from bot.ui.panel.assemble import PanelAssembly
from bot.ui.panel.walk import PanelWalk
from bot.ui.panel.words_first import WordsFirst
from bot.work.drawing import Studio
from engines.registry import game
from tests.prepared import prepared
from tests.service.playing import refused
from tests.ui.interactions import Pressed
from tests.ui.tables import At, draw_once
from tests.ui.test_lessons import LOCALES, check_fits

NOW = 1_800_000_000.0
ABLE = [key for key in hosted() if prepared_puzzles(key)]


class Room:
    """One person with the bot and some prepared puzzles, without Discord."""

    def __init__(self, store: Store, puzzles: list[Puzzle], lang: str = "en", clock: Any = time.time) -> None:
        tables = Tables(store, clock=clock)
        self.preferences = tables.preferences
        service = Puzzles(
            PuzzleStore(store.database),
            tables,
            tables.preferences,
            Studio(),
            tables.now,
            lambda key: [one for one in puzzles if key in (None, one.game)],
        )
        panels = PanelAssembly(tables.preferences, WordsFirst(tables.preferences))
        self.handlers = PuzzleHandlers(service, panels, At())
        walk = PanelWalk(self.handlers, tables.preferences, At(), part=lambda argument: argument.rest)
        core: Any = SimpleNamespace(
            database=store.database,
            tables=tables,
            preferences=tables.preferences,
            thinking=None,
            clock=tables.now,
            panels=panels,
            answering=At(),
            stage=None,
            servers=Mock(),
            publishing=None,
        )
        handlers = {"puzzle": self.handlers.go, "pask": walk.ask, "ppick": walk.pick, "pdo": walk.do}
        self.verbs = {
            name: replace(verb, handler=handlers[name]) for name, verb in by_id(build(core).verbs).items()
        }
        self.lang = lang

    def reply(self, custom_id: str = "") -> Reply:
        pressed: Any = Pressed(custom_id)
        pressed.locale = LOCALES[self.lang]
        return Reply(pressed)

    async def begin(self, key: str) -> Card:
        card = await self.handlers.begin(self.reply(), key)
        assert card is not None
        return card

    async def press(self, custom_id: str) -> Card:
        press, reply = read(custom_id), self.reply(custom_id)
        assert press is not None
        verb = self.verbs[press.verb]
        card = await verb.handler(verb.read(Click(press, reply, (), reply.person)))
        assert isinstance(card, Card)
        return card

    async def answer(self, puzzle: Puzzle, action: str, answers: int = 0) -> Card:
        return await self.press(f"k1:-:{answers}:pdo:@{puzzle.id} {action}")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with Store.open(prepared(tmp_path / "castellan.db")) as opened:
        yield opened


def labels(card: Card) -> list[str]:
    return [
        one.label for row in card.rows if not isinstance(row, Menu) for one in row if isinstance(one, Button)
    ]


def press_of(card: Card, label: str) -> str:
    rows = [row for row in card.rows if not isinstance(row, Menu)]
    return next(one.id for row in rows for one in row if isinstance(one, Button) and one.label == label)


def shown(card: Card) -> tuple[object, ...]:
    """Everything that the person gets."""
    return card.text, card.after, card.rows, card.files, card.picture


@pytest.mark.parametrize("key", ABLE)
async def test_a_puzzle_and_its_answers_show_only_what_its_seat_saw(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw_once(monkeypatch)
    puzzle, engine = prepared_puzzles(key)[0], game(key)
    state = engine.decode(puzzle.state)
    dealt_again = engine.encode(engine.redeal(state, puzzle.seat, random.Random(5)))
    assert dealt_again != puzzle.state
    worlds = []
    for number, stored in enumerate((puzzle.state, dealt_again)):
        async with Store.open(prepared(tmp_path / f"world{number}.db")) as store:
            room = Room(store, [replace(puzzle, state=stored)], clock=lambda: NOW)
            asked = await room.begin(key)
            answers = [await room.answer(puzzle, puzzle.chosen), await room.answer(puzzle, puzzle.best, 1)]
            worlds.append([*map(shown, [asked, *answers])])
    assert worlds[0] == worlds[1]


@pytest.mark.parametrize(("key", "lang"), list(zip(ABLE, (*LANGUAGES, "en"), strict=False)))
async def test_an_answer_tells_both_moves_and_leads_on(key: str, lang: str, store: Store) -> None:
    first, second = prepared_puzzles(key)[:2]
    room, words = Room(store, [first, second], lang), translator(lang)
    asked = await room.begin(key)
    check_fits(asked)
    assert words("puzzle-title", game=words(key)) in asked.text
    assert asked.picture is not None
    missed = await room.answer(first, first.chosen)
    check_fits(missed)
    assert words("puzzle-same") in missed.text
    assert labels(missed) == [words("puzzle-again"), words("puzzle-show"), words("puzzle-next")]
    again = await room.press(press_of(missed, words("puzzle-again")))
    assert again.text == asked.text
    answer = await room.press(press_of(missed, words("puzzle-show")))
    check_fits(answer)
    assert words("decision-better", what="") in answer.text
    assert labels(answer) == [words("puzzle-next")]
    following = await room.press(press_of(answer, words("puzzle-next")))
    assert f"@{second.id}" in str(following.rows)
    solved = await room.answer(second, second.best)
    check_fits(solved)
    assert words("puzzle-solved") in solved.text
    assert words("puzzle-played", what="") in solved.text
    nothing = await room.press(press_of(solved, words("puzzle-next")))
    assert nothing.rows == ()


async def test_an_old_button_shows_the_puzzle_as_it_is(store: Store) -> None:
    puzzle = prepared_puzzles(ABLE[0])[0]
    room = Room(store, [puzzle])
    await room.answer(puzzle, puzzle.chosen)
    old = await room.answer(puzzle, puzzle.best)
    assert translator("en")("learn-old-button") in old.text
    tries = (await PuzzleStore(store.database).tries(11))[puzzle.id]
    assert (tries.answers, tries.solved) == (1, False)


async def test_a_reader_of_words_gets_the_board_in_words(store: Store) -> None:
    puzzle = prepared_puzzles(ABLE[0])[0]
    room = Room(store, [puzzle])
    before = await room.begin(puzzle.game)
    await room.preferences.change(11, words_first=True)
    assert len((await room.begin(puzzle.game)).text) > len(before.text) + 200


async def test_a_puzzle_that_can_no_longer_be_read_makes_room_for_the_next(store: Store) -> None:
    first, *_ = prepared_puzzles(ABLE[0])
    room, kept = Room(store, [first]), PuzzleStore(store.database)
    stale = replace(first, id="0" * 10, user=11, guild=5, table_id="ABCDEF", state="{}", at=NOW)
    await store.database.transact(
        lambda connection: connection.execute(
            f"INSERT INTO puzzles VALUES ({', '.join('?' * len(astuple(stale)))})", astuple(stale)
        )
    )
    assert await kept.puzzle(stale.id) == stale
    with refused("puzzle-gone"):
        await room.begin(first.game)
    assert f"@{first.id}" in str((await room.begin(first.game)).rows)
