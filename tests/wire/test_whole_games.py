"""Whole games on the wire, in each language, with people and a computer player."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import language, translator
from bot.ui.cards.button_names import button_names
from bot.ui.faces import face_of
from engines.core.event import Event
from engines.core.record import replay
from engines.registry import game
from playground.driver import Playground
from tests.soak import in_soak
from tests.wire.harness import PATIENCE, BotProcess, Chooser, TableDriver, buttons, is_told, say


@pytest.mark.drawn
@pytest.mark.parametrize(
    ("locale", "data"),
    [in_soak("en-US", "file"), in_soak("ru", "file"), in_soak("pl", "file"), ("ru", "postgresql")],
    indirect=["data"],
)
async def test_a_whole_game_by_two_people_and_a_computer_player(
    pg: Playground, bot: BotProcess, choose: Chooser, locale: str
) -> None:
    pg.world.guild.locale = locale
    ann = pg.person("Ann", locale=locale)
    bob = pg.person("Боб", locale=locale)
    table = TableDriver(pg, ann)
    await table.open(bob, computers=1)
    last = await table.play([ann, bob], choose)

    proof = await (await table.press(bob, last, "fair")).message(PATIENCE)
    _, seed, _, shown, *_ = proof.text.split("`")
    assert table.boards()[0].text.split("`")[1] == shown
    account = await (await table.press(bob, last, "account")).message(PATIENCE)
    assert account.attachments
    in_words = await (await table.press(bob, account, "account")).message(PATIENCE)
    assert "Ann" in in_words.text
    assert "ERROR" not in bot.log

    record = await table.exported()
    assert record.seed == seed
    replay(game(record.game), record)
    log = [
        [Event(event.kind, event.seat, dict[str, Any](event.facts)) for event in action.events]
        for action in record.actions
        if action.seat < 2
    ]
    face, words = face_of("kingdomino"), translator(language(locale))
    assert is_told([deed for events in log for deed in face.deeds(events, words)], table.boards())
    await table.lobby_says(say(ann, "lobby-over"))
    old = table.boards()[3]
    assert buttons(old, "turn") == []


async def test_two_people_in_two_languages_read_their_own(
    pg: Playground, bot: BotProcess, choose: Chooser
) -> None:
    ann, bob = pg.person("Ann", locale="pl"), pg.person("Bob", locale="ru")
    table = TableDriver(pg, ann)
    await table.open(bob)
    board = await table.board()
    assert say(ann, "your-turn") in board.labels
    for person in (ann, bob):
        help_ = await (await person.slash("help")).message(PATIENCE)
        spoken = translator(language(person.user.locale))
        assert help_.text == spoken("help-text", **button_names("en"))


async def test_a_russian_at_an_english_table_is_told_of_buttons_as_they_are_there(
    pg: Playground, bot: BotProcess
) -> None:
    ann, boris = pg.person("Ann"), pg.person("Борис", locale="ru")
    await ann.slash("table new", {"game": "kingdomino"})
    lobby = await boris.sees(lambda m: buttons(m, "join"), within=PATIENCE)
    assert {"Join", "Set up…"} <= set(lobby.labels)
    await boris.click(lobby, buttons(lobby, "join")[0])
    lobby = await boris.sees(lambda m: buttons(m, "join") and "Борис" in m.text, within=PATIENCE)
    again = await boris.click(lobby, buttons(lobby, "join")[0])
    refused = await again.reply(PATIENCE)
    assert "**Set up… → Выйти**" in refused.text
    helped = await (await boris.slash("help")).message(PATIENCE)
    assert "**Your turn / My hand**" in helped.text
    assert "`/стол новый`" in helped.text


async def test_every_variant_together_is_played_to_the_end(
    pg: Playground, bot: BotProcess, choose: Chooser
) -> None:
    ann = pg.person("Ann")
    table = TableDriver(pg, ann)
    await table.open(computers=1, options=("middle_kingdom", "harmony", "mighty_duel"))
    last = await table.play([ann], choose)
    assert buttons(last, "fair")
