"""The card of a replay: one phone screen, ways to other turns, and no secrets in one's own sight."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.features.replay.cards import controls, hands, hands_card, moment_card, replay_card
from bot.features.replay.replay_buttons import AT, At
from bot.features.replay.retelling import Retelling, retell
from bot.features.replay.service import Replay
from bot.features.replay.what_if_handlers import compared
from bot.texts import LANGUAGES, translator
from bot.ui.cards.card import Button, Card, Menu
from bot.ui.cards.markdown import plain
from bot.ui.faces import face_of, hosted
from bot.ui.interactions.press import read
from engines.core.record import retold
from engines.registry import game
from tests.cases import case
from tests.recorded import records
from tests.ui.tables import At as Here
from tests.ui.tables import Blank, table_of

MOST_LINES, MOST_ROWS = 7, 5
PHONE = 46
"""Letters in a line of a phone."""
STUDIO = Here("test")


def replay_of(key: str, seat: int | None = 0) -> Replay:
    """The recorded game of a key with the most seats."""
    seats = max(seats for seats in game(key).seats if records(key, seats))
    record = records(key, seats)[0]
    *_, (last, _) = retold(game(key), record)
    table = table_of(key, last, seats)
    return Replay(table, retell(table, record), seat)


def buttons(card: Card) -> list[Button]:
    return [one for row in card.rows if not isinstance(row, Menu) for one in row if isinstance(one, Button)]


def lead_to(button: Button) -> At:
    press = read(button.id)
    assert press is not None
    return AT.parse(press.argument)


@pytest.fixture
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    for key in hosted():
        monkeypatch.setattr(type(face_of(key)), "pictures", Blank(b""))


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("key", hosted())
async def test_every_turn_fits_a_phone_in_every_language(key: str) -> None:
    replay = replay_of(key)
    turns = random.Random(1).sample(range(replay.last + 1), 12)
    for lang in LANGUAGES:
        for turn in (0, *turns, replay.last):
            for own in (False, True):
                with case(f"{key} {lang} {turn} {own}"):
                    card = await replay_card(replay, At(turn, own), translator(lang), STUDIO)
                    lines = [line.removeprefix("-# ") for line in card.text.splitlines()]
                    assert sum(-(-len(plain(line)) // PHONE) for line in lines) <= MOST_LINES
                    assert len(card.rows) <= MOST_ROWS
                    ids = [one.id for one in buttons(card)]
                    assert len({*ids}) == len(ids)


@pytest.mark.usefixtures("no_pictures")
async def test_the_ways_lead_to_the_turns_beside_and_to_the_next_lead_change() -> None:
    replay, words = replay_of("kingdomino"), translator("en")
    back, on, lead, *_ = buttons(Card("", rows=controls(replay, replay.table, At(3, own=True), words)))
    assert (lead_to(back), lead_to(on)) == (At(2, own=True), At(4, own=True))
    assert lead_to(lead).turn == next(turn for turn in replay.told.lead_changes() if turn > 3)
    first, *_ = buttons(Card("", rows=controls(replay, replay.table, At(0), words)))
    assert first.disabled
    _, last, lead, *_ = buttons(Card("", rows=controls(replay, replay.table, At(replay.last), words)))
    assert last.disabled
    assert lead.disabled
    [menu] = [row for row in controls(replay, replay.table, At(3), words) if isinstance(row, Menu)]
    assert [choice.value for choice in menu.choices[:-1]] == [str(turn) for _, turn in replay.told.rounds()]
    assert len([choice for choice in menu.choices if choice.chosen]) == 1


@pytest.mark.usefixtures("no_pictures")
async def test_who_did_not_play_has_no_sight_and_no_mistakes_of_their_own() -> None:
    words = translator("en")
    replay = replay_of("kingdomino", None)
    card = Card("", rows=controls(replay, replay.table_at(3), At(3), words))
    labels = {button.label for button in buttons(card)}
    assert labels.isdisjoint({words("replay-own"), words("replay-mistake")})
    assert words("replay-show") in labels


class Redealt(Retelling):
    """The same game in another world: everything that a seat could not see then is dealt again."""

    seat: int

    def state(self, turn: int) -> Any:
        state = super().state(turn)
        return self.game.redeal(state, self.seat, random.Random(turn)) if self.game.to_act(state) else state


@pytest.mark.parametrize("key", hosted())
async def test_ones_own_sight_is_the_same_in_every_world_that_looks_the_same(
    key: str,
) -> None:
    replay, words = replay_of(key), translator("en")
    its = replay.told
    other = Redealt(its.game, its.record, its.turns, its.kept)
    object.__setattr__(other, "seat", 0)
    world = replace(replay, told=other)
    turns = sorted(random.Random(2).sample(range(replay.last), 3))
    differed = False
    for turn in turns:
        with case(f"{key} {turn}"):
            shown = [
                await moment_card(each, At(turn, own=True), words, STUDIO, in_words=True)
                for each in (replay, world)
            ]
            assert shown[0] == shown[1]
            held = [hands_card(each, At(turn, own=True), words) for each in (replay, world)]
            assert held[0] == held[1]
            differed |= its.game.encode(its.state(turn)) != its.game.encode(other.state(turn))
    assert differed, "nothing was hidden, so the test shows nothing"


@pytest.mark.usefixtures("no_pictures")
async def test_ones_own_sight_does_not_tell_how_the_points_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Any] = []

    def noted(draw: Any, view: Any, names: Any, words: Any, points: Any, turns: int, at: int) -> bytes:
        shown.append(points)
        return b""

    monkeypatch.setattr("render.film.still.draw_still", noted)
    replay, words = replay_of("kingdomino"), translator("en")
    await moment_card(replay, At(5, own=True), words, STUDIO)
    await moment_card(replay, At(5), words, STUDIO)
    assert [len(points) for points in shown] == [6, replay.last + 1]


@pytest.mark.usefixtures("no_pictures")
def test_hands_are_open_afterwards_and_ones_own_only_in_ones_own_sight() -> None:
    replay, words = replay_of("between_two_castles"), translator("en")
    game_, face = replay.told.game, face_of("between_two_castles")
    turn = next(at for at in range(replay.last) if face.hand(game_.view(replay.told.state(at), 1), 1, words))
    held = words("replay-hand", name=replay.table.names[1], hand="").strip()
    everything = "\n".join(hands(replay, replay.table_at(turn), At(turn), words))
    own = "\n".join(hands(replay, replay.table_at(turn), At(turn, own=True), words))
    assert held in everything
    assert held not in own


@pytest.mark.usefixtures("no_pictures")
async def test_who_reads_words_first_gets_the_board_of_that_turn_in_words() -> None:
    replay, words = replay_of("kingdomino"), translator("en")
    card = await moment_card(replay, At(4), words, STUDIO, in_words=True)
    view = replay.told.game.view(replay.told.state(4), None)
    assert face_of("kingdomino").in_words(view, replay.table.names, words) in card.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_points_again_are_not_instead_of_the_real_ones(lang: str) -> None:
    words = translator(lang)
    assert compared(61, 54, words) == words("what-if-instead", points=61, real=54)
    assert compared(54, 54, words).count("54") == 1
