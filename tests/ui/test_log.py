"""The log of a table: by rounds, in whole lines, with its result; plain text in the file."""

from __future__ import annotations

import random
import re
from datetime import date
from functools import cache
from typing import Any

import pytest

from bot.texts import LANGUAGES, translator
from bot.ui.board.log_card import LONGEST_LOG, chapters, log_card
from bot.ui.faces import face_of, hosted
from engines.registry import game
from tests.ui.tables import entries_of, table_of

SEED = f"{5:032x}"


@cache
def whole(key: str, seats: int) -> tuple[Any, Any]:
    """A whole game: its last state, and its log."""
    return entries_of(key, seats, SEED, random.Random(seats).choice)


def told(key: str, seats: int, lang: str) -> tuple[Any, Any]:
    """A whole game at its end, and its log."""
    state, entries = whole(key, seats)
    return table_of(key, state, seats, lang=lang), entries


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", hosted())
def test_a_long_log_shows_whole_lines_and_its_file_tells_everything_in_plain_text(
    key: str, lang: str
) -> None:
    words = translator(lang)
    table, entries = told(key, game(key).seats[-1], lang)
    card = log_card(table, entries, words)
    ((name, data),) = card.files
    file = data.decode()
    assert name == "ABCDEF-log.txt"
    assert not re.search(r"\*\*|`|^#|^-# ", file, re.MULTILINE)

    assert len(card.text) <= LONGEST_LOG + 200
    first, *shown = [line for line in card.text.splitlines() if line]
    assert first == f"-# {words('log-in-file')}"
    lines = file.splitlines()
    assert all(line.replace("*", "") in lines for line in shown)

    assert lines[0] == words("log-title", game=words(key), table="ABCDEF", date=words.day(date(2026, 9, 21)))
    assert all(name in lines[1] for name in table.names)
    standings = face_of(key).standings(table.view(None), table.names, words).splitlines()
    for ending in (shown, lines):
        at = [line.replace("*", "") for line in ending].index(words("log-result"))
        assert [line.replace("*", "") for line in ending[at + 1 :]][: len(standings)] == [
            line.replace("*", "") for line in standings
        ]


ALONE = [(key, 1) for key in hosted() if 1 in game(key).seats]


@pytest.mark.parametrize(("key", "seats"), [*((key, game(key).seats[-1]) for key in hosted()), *ALONE])
def test_every_public_sentence_stands_in_the_log_once_and_below_its_round(key: str, seats: int) -> None:
    """The round in a heading is the one that the game itself counts, if it counts them."""
    its_game, words = game(key), translator("en")
    table, entries = told(key, seats, "en")
    *rounds, _ = chapters(table, entries, words)
    assert len(rounds) > 1
    written = [line for chapter in rounds for line in chapter.lines]
    captions = [
        face_of(key).caption([event for event in entry.events if event.only is None], table.names, words)
        for entry in entries
        if entry.verb == "acted"
    ]
    said = re.sub(r"\*\*Round \d+\.\*\*", "", " ".join(captions))  # the headings name the rounds
    assert " ".join(written).split() == [*words("news-started").split(), *said.split()]
    state = its_game.setup(its_game.options_type(), seats, SEED)
    if not hasattr(its_game.view(state, None), "round"):
        return
    titles = [chapter.title for chapter in rounds for line in chapter.lines]
    counted = []
    for entry in entries[2:]:
        counted.append(its_game.view(state, None).round)
        state = its_game.apply(state, entry.seat, its_game.parse(entry.action)).state
    assert set(titles) == {words("log-round", round=number) for number in counted}


def test_a_dynasty_counts_the_rounds_of_each_game() -> None:
    its_game, rng, words = game("kingdomino"), random.Random(3), translator("en")
    state = its_game.setup(its_game.options_type(dynasty=True), 2, SEED)
    _, entries = entries_of("kingdomino", 2, SEED, rng.choice)
    entries = entries[:2]
    while due := its_game.to_act(state):
        action = rng.choice(its_game.legal(state, due[0]))
        step = its_game.apply(state, due[0], action)
        entries.append(type(entries[0])(0, "acted", 1, due[0], action.text, step.events, 0.0))
        state = step.state
    table = table_of("kingdomino", state, 2, dynasty=True)
    titles = [chapter.title for chapter in chapters(table, entries, words)]
    assert titles == [words("log-round", round=number) for _ in range(3) for number in range(1, 7)] + [
        "Result"
    ]


def test_a_short_log_is_a_card_alone_and_an_empty_one_says_so() -> None:
    _, entries = entries_of("kingdomino", 2, SEED, random.Random(1).choice)
    start = game("kingdomino").setup(game("kingdomino").options_type(), 2, SEED)
    table = table_of("kingdomino", start, 2)
    card = log_card(table, entries[:5], translator("en"))
    assert card.files == ()
    assert card.text.startswith("The game begins.\n")
    assert log_card(table, entries[:1], translator("en")).text == translator("en")("log-empty")


def test_nothing_secret_stands_in_the_log() -> None:
    """A draft stays out of the log until all have chosen."""
    key = next(key for key in hosted() if game(key).has_secrets and game(key).seats[-1] == 7)
    _, entries = entries_of(key, 7, SEED, random.Random(2).choice)
    drafts = entries[2:8]
    assert all(entry.secret for entry in drafts)
    running = table_of(key, game(key).setup(game(key).options_type(), 7, SEED), 7)
    assert chapters(running, drafts, translator("en")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_chapter_does_not_repeat_its_title(lang: str) -> None:
    table, entries = told("mad_king_ludwig", 2, lang)
    *rounds, _ = chapters(table, entries, translator(lang))
    assert len(rounds) > 3
    assert [one.title for one in rounds if any(one.title in line for line in one.lines)] == []
