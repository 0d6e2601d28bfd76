"""Castles of Mad King Ludwig by ear: the words contain the whole table, and all answers of a panel differ."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from bot.texts import LANGUAGES, Translator, translator
from bot.ui.cards.card import LONGEST_ALT, LONGEST_LABEL, LONGEST_TEXT
from bot.ui.cards.markdown import plain
from bot.ui.faces.mad_king_ludwig.face import FACE
from bot.ui.panel.questions import PAGE
from engines.core.action import FOLLOWING
from engines.core.contract import AnyGame
from engines.core.panel import Ask
from engines.mad_king_ludwig.actions import Placing, spot_of
from engines.mad_king_ludwig.data import SIDES, STEPS, TILES, TYPES
from engines.mad_king_ludwig.forecast import castle_with
from engines.mad_king_ludwig.players.greedy import choose_greedily
from engines.mad_king_ludwig.view import CastleView, DoorView, TileView, View
from engines.registry import game
from render.mad_king_ludwig.signs import kind_letters
from render.mad_king_ludwig.titles import effect_words, favor_name, tile_name, type_name
from tests.engines.mad_king_ludwig.building import buying
from tests.engines.mad_king_ludwig.building import game as castle_game
from tests.engines.mad_king_ludwig.building import played as played_on
from tests.soak import SOAK, in_soak
from tests.texts.catalogues import catalogue

GAME: AnyGame = game("mad_king_ludwig")
NAMES = ("Ann", "Ben", "Cid", "Dan")
SAMPLED = 1.0 if SOAK else 0.06
GAMES = range(12) if SOAK else range(1)
NUMBER = re.compile(r"\d(?:[\d,\u00a0]*\d)?")


@cache
def states(seats: int, seed: int) -> tuple[View, ...]:
    """Returns a spectator's views of a game: a sample of a random one, or in the soak a whole one.

    In the soak half of the moves are such as people choose.
    """
    rng = random.Random(seed)
    state = GAME.setup(GAME.options_type(), seats, f"{seed:032x}")
    found = []
    while due := GAME.to_act(state):
        legal = GAME.legal(state, due[0])
        if SOAK and rng.random() < 0.5:
            action = choose_greedily(GAME.view(state, due[0]), legal, rng, 0.2)
        else:
            action = rng.choice(legal)
        state = GAME.apply(state, due[0], action).state
        if rng.random() < SAMPLED or not GAME.to_act(state):
            found.append(GAME.view(state, None))
    return tuple(found)


def numbers(text: str) -> list[int]:
    return [int(re.sub(r"\D", "", found)) for found in NUMBER.findall(text)]


def around(words: Translator, message: str, **placed: str) -> tuple[str, str]:
    """Returns the texts of a message before and after its one placeholder."""
    (name,) = placed
    before, _, after = words(message, **{name: "\x00"}).partition("\x00")
    return before, after


@dataclass(frozen=True)
class Heard:
    """A tile of a castle as its words describe it."""

    name: str
    facts: str
    scored: int
    complete: bool
    doors: Mapping[str, tuple[str, ...]]
    """The doors of each state, by name."""
    joined: Mapping[str, str]
    fence: str


def heard(line: str, words: Translator) -> Heard:
    """Reads a line about a tile."""
    match = re.fullmatch(r"- (.+?) \((.+?)\)((?:; .*)?)", line)
    assert match, line
    name, facts, rest = match.groups()
    doors: dict[str, tuple[str, ...]] = {}
    joined: dict[str, str] = {}
    scored, complete, fence = 0, False, ""
    for clause in rest.split("; ")[1:]:
        told = f"; {clause}"
        if told == words("mad_king_ludwig-words-complete"):
            complete = True
            continue
        for what in ("scored", "joined", "external", "enclosed", "blocked", "fence"):
            filler = {"scored": "points", "fence": "side"}.get(what, "doors")
            before, _ = around(words, f"mad_king_ludwig-words-{what}", **{filler: ""})
            if told.startswith(before):
                value = told.removeprefix(before)
                break
        else:
            raise AssertionError(clause)
        if what == "scored":
            scored = int(value.replace("−", "-"))
        elif what == "fence":
            fence = value
        elif what == "joined":
            between = words("mad_king_ludwig-words-joined-door", door="", room="")
            joined = dict(pair.split(between, 1) for pair in value.split(", "))
        else:
            doors[what] = tuple(value.split(", "))
    return Heard(name, facts, scored, complete, doors, joined, fence)


def door_told(tile: TileView, door: DoorView, words: Translator) -> str:
    """Names a door by its side, and by its number there if there are several, computed from the rules."""
    name = words(f"mad_king_ludwig-side-{SIDES[door.side]}")
    beside = [other for other in tile.doors if other.side == door.side]
    if len(beside) > 1:
        west_or_north = [
            other for other in beside if (other.x, other.y)[door.side % 2] < (door.x, door.y)[door.side % 2]
        ]
        name = f"{name} {len(west_or_north) + 1}"
    down = tile.placed.tile == "stairs" and door.downstairs
    return words("mad_king_ludwig-door-down", door=name) if down else name


def names_told(castle: CastleView, words: Translator) -> list[str]:
    names = [tile_name(tile.placed.tile, words) for tile in castle.tiles]
    often = Counter(names)
    return [
        f"{name} {names[: number + 1].count(name)}" if often[name] > 1 else name
        for number, name in enumerate(names)
    ]


def check_castle(lines: list[str], castle: CastleView, words: Translator) -> None:
    """Checks that the words of a castle describe the castle."""
    points, money, cards, area, outer = numbers(lines[0].partition(": ")[2])
    assert (money, cards, area, outer) == (castle.money, castle.cards, castle.area, castle.external_entrances)
    assert points == abs(castle.points)
    tiles = [heard(line, words) for line in lines[1:]]
    called = names_told(castle, words)
    assert [tile.name for tile in tiles] == called
    for told, tile in zip(tiles, castle.tiles, strict=True):
        printed = TILES[tile.placed.tile]
        kind = type_name(printed.type, words)
        if printed.size is None:
            assert told.facts == kind
        else:
            assert told.facts.startswith(f"{kind} {printed.size}, ")
            assert told.facts.endswith(f", {effect_words(tile.placed.tile, words)}")
            assert numbers(told.facts)[1] == printed.points
        assert (told.scored, told.complete) == (tile.points, tile.complete)
        for state in ("external", "enclosed", "blocked"):
            doors = [door_told(tile, door, words) for door in tile.doors if door.state == state]
            assert sorted(told.doors.get(state, ())) == sorted(doors)
        behind = {}
        for door in tile.doors:
            if door.state != "joined":
                continue
            step_x, step_y = STEPS[door.side]
            front = (door.x + step_x, door.y + step_y, (door.side + 2) % 4)
            (other,) = [
                name
                for name, neighbour in zip(called, castle.tiles, strict=True)
                if any((each.x, each.y, each.side) == front for each in neighbour.doors)
            ]
            behind[door_told(tile, door, words)] = other
        assert told.joined == behind
        side = SIDES[tile.placed.rot]
        assert told.fence == (words(f"mad_king_ludwig-side-{side}") if printed.fenced else "")


def check_table(text: str, view: View, words: Translator) -> None:
    """Checks that the words of the table describe the table."""
    lines = plain(text).splitlines()
    head = numbers(lines[1])
    assert head[:2] == [view.round, view.cards_left]
    assert (words("mad_king_ludwig-words-last-round") in lines[1]) == view.last_round
    market = lines.index(next(line for line in lines if line.startswith(words("mad_king_ludwig-pic-market"))))
    assert numbers(lines[market])[:2] == [view.hallways, view.stairs]
    for line, offer in zip(lines[market + 1 :], view.market, strict=False):
        assert numbers(line)[0] == offer.price
        if offer.room is None:
            assert line == words("mad_king_ludwig-words-slot-empty", price=offer.price)
            continue
        printed = TILES[offer.room]
        assert f": {tile_name(offer.room, words)} (" in line
        assert f"({type_name(printed.type, words)} {printed.size}, " in line
        assert effect_words(offer.room, words) in line
        assert line.endswith(words("mad_king_ludwig-words-coins", coins=offer.coins)) == bool(offer.coins)
        assert len(printed.doors) == 1 + line.partition(")")[2].split("; ")[1].count(", ")
    stacks = next(line for line in lines if line.startswith(words("mad_king_ludwig-pic-stacks")))
    assert numbers(stacks) == [number for stack in view.stacks for number in stack]
    for favor in view.favors:
        line = next(line for line in lines if line.startswith(f"{favor_name(favor.favor, words)}: "))
        told = line.removeprefix(f"{favor_name(favor.favor, words)}: ").split("), ")
        standings = {each.partition(" ")[0]: tuple(numbers(each)) for each in told}
        assert standings == {
            NAMES[seat]: (favor.amounts[seat], favor.points[seat]) for seat in range(view.seats)
        }
    starts = [
        next(at for at, line in enumerate(lines) if at > market and line.startswith(f"{name}: "))
        for name in NAMES[: view.seats]
    ]
    for castle, start, end in zip(view.castles, starts, [*starts[1:], len(lines)], strict=True):
        check_castle(lines[start:end], castle, words)


@pytest.mark.parametrize("seed", GAMES)
@pytest.mark.parametrize("seats", [in_soak(1), 2, in_soak(3), in_soak(4)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_are_read_back_into_the_table(lang: str, seats: int, seed: int) -> None:
    words, names = translator(lang), NAMES[:seats]
    for view in states(seats, seed):
        full = FACE.in_full(view, names, words)
        check_table(full, view, words)
        message = FACE.in_words(view, names, words)
        assert len(message) <= LONGEST_TEXT
        for castle in view.castles:
            assert all(name in message for name in names_told(castle, words))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_a_message_holds_it_all_of_it_is_told(lang: str) -> None:
    words = translator(lang)
    state = GAME.setup(GAME.options_type(), 4, f"{3:032x}")
    view = GAME.view(state, None)
    assert FACE.in_words(view, NAMES, words) == FACE.in_full(view, NAMES, words)


@cache
def panels(seats: int, seed: int) -> tuple[tuple[View, Ask], ...]:
    """Returns questions for tiles, doors and ways of a sample of a game's decisions."""
    rng = random.Random(seed)
    state = GAME.setup(GAME.options_type(), seats, f"{seed:032x}")
    found: list[tuple[View, Ask]] = []
    while due := GAME.to_act(state):
        view, legal = GAME.view(state, due[0]), GAME.legal(state, due[0])
        if rng.random() < SAMPLED:
            found += _asked_on(view, legal, (), rng)
        action = rng.choice([action for action in legal if action.kind == "buy"] or legal)
        state = GAME.apply(state, due[0], action).state
    return tuple(found)


def _asked_on(
    view: View, legal: Sequence[Any], answers: tuple[str, ...], rng: random.Random
) -> Iterator[tuple[View, Ask]]:
    ask = GAME.ask(legal, answers, lambda action: GAME.forecast(view, action))
    if ask is None:
        return
    ask = GAME.arranged(view, ask)
    yield view, ask
    if ask.question in ("tile", "door", "reward"):
        for option in ask.options if SOAK else rng.sample(ask.options, min(2, len(ask.options))):
            yield from _asked_on(view, legal, (*ask.asked, option.answer), rng)


@pytest.mark.parametrize("seed", GAMES)
@pytest.mark.parametrize("seats", [2, in_soak(4)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_is_told_apart_and_names_its_place(lang: str, seats: int, seed: int) -> None:
    words = translator(lang)
    for view, ask in panels(seats, seed):
        question = FACE.question(view, ask, words)
        assert len(question) <= LONGEST_TEXT // 2
        for start in range(0, len(ask.options), PAGE):
            page = ask.options[start : start + PAGE]
            labels = [FACE.label(view, ask, option, words) for option in page]
            bare = [label.replace(option.mark, "", 1) for label, option in zip(labels, page, strict=True)]
            assert len(set(bare)) == len(bare), bare
            assert all(0 < len(label) <= LONGEST_LABEL for label in labels)
            if ask.question not in ("door", FOLLOWING):
                continue
            castle = view.castles[view.turn]
            for label, option in zip(labels, page, strict=True):
                action = option.actions[0]
                assert isinstance(action, Placing)
                (place,) = [
                    f"{name}, {door_told(tile, door, words)}"
                    for name, tile in zip(names_told(castle, words), castle.tiles, strict=True)
                    for door in tile.doors
                    if (door.x, door.y, SIDES[door.side]) == (action.x, action.y, action.side)
                ]
                assert place in label


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_way_round_says_what_it_leaves_open_and_what_it_blocks(lang: str) -> None:
    words = translator(lang)
    state = castle_game(market="singers_hall", text="hallway_ground -1 -1 0")
    view = GAME.view(state, 0)
    blocking = 0
    blocking_begins, _ = around(words, "mad_king_ludwig-then-blocks", doors="")
    legal = GAME.legal(state, 0)
    doors = GAME.ask(legal, ("singers_hall",), lambda action: None)
    assert doors is not None
    for option in doors.options:
        ask = GAME.ask(legal, ("singers_hall", option.answer), lambda action: None)
        assert ask is not None
        if ask.question != FOLLOWING:
            continue
        told = {}
        for line in FACE.question(view, ask, words).splitlines():
            if line.startswith("-# "):
                marks, _, leaves = line[3:].partition(": ")
                told.update(dict.fromkeys(marks.split(", "), leaves))
        assert set(told) == {option.mark for option in ask.options}
        for option in ask.options:
            action = option.actions[0]
            assert isinstance(action, Placing)
            shown = castle_with(view.castles[0], spot_of(action))
            open_sides = {door.side for door in shown.ghost.doors if door.state in ("external", "enclosed")}
            clauses = told[option.mark].split(" · ")
            leaves = clauses[0]
            (blocks,) = [clause for clause in clauses if clause.startswith(blocking_begins)] or [""]
            for side in range(4):
                assert (words(f"mad_king_ludwig-side-{SIDES[side]}") in leaves) == (side in open_sides)
            assert (blocks.count("; ") + 1 if blocks else 0) == len(shown.blocked)
            completed = {tile_name(shown.tiles[number].placed.tile, words) for number in shown.completed}
            assert all(name in told[option.mark] for name in completed)
            blocking += len(shown.blocked)
    assert blocking


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_looks_into_a_stack_reads_what_is_printed_on_its_rooms(lang: str) -> None:
    words = translator(lang)
    state = castle_game(market="lilac_cabinet", text="parlor -3 0 0; nap_room -7 0 0")
    state, _ = played_on(state, buying(state, "lilac_cabinet -6 2 0"), "look 300")
    view = GAME.view(state, 0)
    ask = GAME.ask(GAME.legal(state, 0), (), lambda action: None)
    assert ask is not None
    lines = FACE.question(view, ask, words).splitlines()
    assert view.stack_seen
    for room in view.stack_seen:
        (line,) = [line for line in lines if f": {tile_name(room, words)} (" in line]
        assert type_name(TILES[room].type, words) in line
        assert effect_words(room, words) in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_descriptions_say_whose_castle_is_shown(lang: str) -> None:
    words = translator(lang)
    for view in states(2, 5):
        for seat in range(2):
            alt = plain(FACE.own_alt(view, seat, NAMES[:2], words))
            assert NAMES[seat] in alt.splitlines()[0]
            assert all(name in alt for name in names_told(view.castles[seat], words))
        market = FACE.closeup_alt(view, 2, NAMES[:2], words)
        assert all(tile_name(offer.room, words) in market for offer in view.market if offer.room)
        assert len(FACE.alt(view, NAMES[:2], words)) <= LONGEST_ALT


@pytest.mark.parametrize("lang", LANGUAGES)
def test_thousands_are_written_as_the_language_writes_them(lang: str) -> None:
    """Numbers within a text look like the arguments."""
    words = translator(lang)
    passed = words("mad_king_ludwig-words-slot-empty", price=5000).split(":")[0].removeprefix("- ")
    assert passed in words("mad_king_ludwig-pass")
    assert passed in words("mad_king_ludwig-card-coins")
    for text in _own_texts(lang).values():
        assert not re.search(r"\d000\b(?!\d)", text.replace(passed[1:], "")), text


@cache
def _own_texts(lang: str) -> dict[str, str]:
    return {
        name: "".join(message.texts)
        for name, message in catalogue(lang).items()
        if name.startswith("mad_king_ludwig-")
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_type_has_a_letter_of_its_own(lang: str) -> None:
    letters = kind_letters(translator(lang))
    assert len(set(letters.values())) == len(TYPES)
    assert translator(lang)("mad_king_ludwig-type-living").upper().startswith(letters["living"])
