"""Once more, on cards: rematches and named shuffles in the lobby, the fair shuffle, following."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.features.following.cards import follow_card
from bot.store import Phase
from bot.tables.table import Entry, Table
from bot.tables.terms import Terms
from bot.texts import LANGUAGES, translator
from bot.ui.board.board import status_text
from bot.ui.board.lobby_card import lobby_card
from bot.ui.board.terms_card import shuffle_modal, terms_card
from bot.ui.cards.card import Button, Card, Menu
from bot.ui.faces import face_of, hosted
from bot.ui.interactions.press import read
from engines.core.chance import commitment
from engines.registry import game
from tests.played import played
from tests.support.cards import board_card, board_rows, closeup_card, fair_card
from tests.ui.tables import ENDED, At, Blank, table_of

STARTED = Entry(2, "started", 100, 0, None, (), ENDED)


def buttons(card: Card) -> list[Button]:
    rows = [row for row in card.rows if not isinstance(row, Menu)]
    return [button for row in rows for button in row if isinstance(button, Button)]


def verbs(card: Card) -> list[str]:
    return [press.verb for press in (read(button.id) for button in buttons(card)) if press]


def agreed(table: Table, *, phase: Phase | None = None, **terms: object) -> Table:
    """The table with these terms."""
    text = Terms.model_validate(terms).text()
    return replace(table, row=replace(table.row, terms=text, phase=phase or table.phase))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", hosted())
def test_a_lobby_says_that_it_is_a_rematch_and_how_people_sit(key: str, lang: str) -> None:
    words, plain = translator(lang), table_of(key, None, 2, lang=lang)
    text = lobby_card(agreed(plain, again="QQQQQQ"), words, None).text
    assert "QQQQQQ" in text
    assert f"<t:{int(ENDED) + 3600}:t>" in text
    order = "rematch-neighbours" if game(key).neighbours else "rematch-order"
    assert words(order) in text
    assert words(order) not in lobby_card(plain, words, None).text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_shuffle_that_is_played_again_warns_while_another_number_of_seats_is_filled(lang: str) -> None:
    words = translator(lang)
    for dealt, warned in ((3, True), (2, False), (None, False)):
        table = agreed(table_of(hosted()[0], None, 2), seed="Bramble", dealt=dealt)
        told = lobby_card(table, words, None).text
        assert (words("lobby-other-deal", seats=3, now=2) in told) is warned


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_a_person_alone_with_computers_reads_that_nobody_is_reminded_there(lang: str) -> None:
    words = translator(lang)
    table = table_of(hosted()[0], None, 2)
    assert words("pace-alone") not in terms_card(table, words).text
    alone = (table.seats[0], replace(table.seats[1], user=None, computer="strong"))
    assert words("pace-alone") in terms_card(replace(table, row=replace(table.row, seats=alone)), words).text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_shuffle_is_named_in_the_terms_of_an_unrated_table(lang: str) -> None:
    words, plain = translator(lang), table_of("kingdomino", None, 2, lang=lang)
    named = agreed(plain, seed="Friday night")
    assert "**Friday night**" in lobby_card(named, words, None).text
    card = terms_card(named, words)
    assert "**Friday night**" in card.text
    assert verbs(card)[-1:] == ["seed"]
    assert not buttons(card)[0].disabled
    assert buttons(terms_card(agreed(plain, rated=True), words))[0].disabled
    form = shuffle_modal(named, words).to_dict()
    assert form["custom_id"].split(":")[3] == "named"
    assert "Friday night" in str(form)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_first_post_of_a_named_shuffle_names_it_and_hides_nothing(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(face_of("kingdomino")), "pictures", Blank())
    words, table = translator(lang), table_of("kingdomino", played("kingdomino", 3)[0], 3)
    hidden = commitment(table.game.seed(table.state))
    assert hidden in (await board_card(table, words, At(), [STARTED])).text
    text = (await board_card(agreed(table, seed="Friday night"), words, At(), [STARTED])).text
    assert words("dealt-from-name", name="Friday night") in text
    assert hidden not in text


def test_a_seed_is_told_and_dealt_again_only_where_nobody_can_play_on() -> None:
    words, (first, *_, last) = translator("en"), played("kingdomino", 3)
    running, over = table_of("kingdomino", first, 3), table_of("kingdomino", last, 3)
    seed = running.game.seed(running.state)
    asleep = agreed(running, phase="ended", asleep=True)
    for table in (running, asleep):
        card = fair_card(table, words)
        assert f"`{seed}`" not in card.text
        assert verbs(card) == []
    for table in (over, agreed(running, phase="ended")):
        card = fair_card(table, words)
        assert f"`{seed}`" in card.text
        assert verbs(card) == ["again"]
    named = fair_card(agreed(running, seed="Friday"), words)
    assert "Friday" in named.text
    assert seed not in named.text


@pytest.mark.parametrize("key", hosted())
async def test_who_only_watches_can_follow(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(face_of(key)), "pictures", Blank())
    words, seats = translator("en"), game(key).seats[-1]
    first, *_, last = played(key, seats)
    table, over = table_of(key, first, seats), table_of(key, last, seats)
    rows = board_rows(table, words)
    without = [
        b for row in rows if not isinstance(row, Menu) for b in row if "follow" not in getattr(b, "id", "")
    ]
    assert len(rows) == -(-len(without) // 5)  # it takes no row of its own
    watching = await closeup_card(table, 0, words, At(), watching=True)
    assert verbs(watching)[-1] == "follow"
    assert len(watching.rows) <= 5
    assert "follow" not in verbs(await closeup_card(table, 0, words, At()))
    assert "follow" not in verbs(await closeup_card(over, 0, words, At(), watching=True))
    assert "follow" not in verbs(Card("", rows=board_rows(over, words)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_followers_are_called_apart_from_who_is_due(lang: str) -> None:
    words, table = translator(lang), table_of("kingdomino", played("kingdomino", 3)[0], 3)
    due = 100 + table.to_act[0]
    lines = status_text(table, table.view(None), words, [due, 555, 777]).splitlines()
    assert f"<@{due}>" in lines[0]
    assert lines[1:] == [f"-# {words('for-followers', who='<@555> <@777>')}"]
    assert status_text(table, table.view(None), words, [due]).splitlines() == lines[:1]


def test_following_offers_what_is_not_chosen_yet() -> None:
    table, words = table_of("kingdomino", played("kingdomino", 3)[0], 3), translator("en")
    offered = {
        rounds: [button.label for button in buttons(follow_card(table, rounds, words)) if not button.disabled]
        for rounds in (None, False, True)
    }
    assert offered == {
        None: ["At the end", "Each round"],
        False: ["Each round", "Stop following"],
        True: ["At the end", "Stop following"],
    }
