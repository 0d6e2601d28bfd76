"""The texts about a tournament: complete in every size and language, and with directors' reasons."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.features.tournaments.cards import (
    TournamentCards,
    log_card,
    post_card,
    standings_text,
    tournament_card,
)
from bot.features.tournaments.rules.tournament import LogEntry, Plan, fold
from bot.features.tournaments.scene import Scene
from bot.features.tournaments.store import Home, Player
from bot.tables.names import LONGEST_NAME
from bot.texts import translator
from bot.ui.cards.card import LONGEST_TEXT, Card
from tests.tournaments.simulated import Simulation

DIRECTOR = 99
FIRST_USER = 1_234_567_890_123_456_000
LANGUAGES = ("en", "ru", "pl")


def scene(log: list[LogEntry], lang: str = "en") -> Scene:
    """A tournament whose players have the longest names."""
    count = len({entry.body["player"] for entry in log if entry.verb == "entered"})
    players = {
        number: Player(number, FIRST_USER + number, f"{number:*>{LONGEST_NAME}}", lang)
        for number in range(1, count + 1)
    }
    return Scene(Home("ABCDEF", 1, 2, lang, DIRECTOR), fold(log), players, log)


def begun(players: int, **plan: Any) -> Simulation:
    given = {"game": "kingdomino", "seats": 4, "round_seconds": 60.0, "limit": 128, **plan}
    one = Simulation(Plan.model_validate(given), 1)
    one.enter(players)
    one.add("began")
    return one


def play(one: Simulation) -> None:
    for place, table in enumerate(one.now.rounds[-1].tables, 1):
        one.score(place, {player: 200 - player for player in table.players})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_round_of_128_is_posted_whole(seats: int, lang: str) -> None:
    one = begun(128, seats=seats)
    one.pair()
    shown, words = scene(one.log, lang), translator(lang)
    card, called = post_card(shown, "round-1", words)
    assert len(card.text) <= LONGEST_TEXT
    assert all(f"<@{player.user}>" in card.text for player in shown.players.values())
    assert len(called) == 100, "Discord calls no more by one message"
    play(one)
    shown = scene(one.log, lang)
    card, _ = post_card(shown, "standings-1", words)
    assert len(card.text) <= LONGEST_TEXT
    assert shown.tournament.rounds[0].seed in card.text
    assert len(tournament_card(shown, words).text) <= LONGEST_TEXT


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_all_seasons_leaves_room_for_the_shuffle(lang: str) -> None:
    one = begun(64, form="league", seasons=12, rounds=1, group=8)
    while one.pair():
        play(one)
    shown = scene(one.log, lang)
    card, _ = post_card(shown, f"standings-{len(shown.tournament.rounds)}", translator(lang))
    assert len(shown.tournament.crowned) == 12
    assert len(card.text) <= LONGEST_TEXT
    assert shown.tournament.rounds[-1].seed in card.text


def test_percentages_are_averages() -> None:
    one = begun(4, rounds=3)
    while one.pair():
        play(one)
    lines = standings_text(scene(one.log), translator("en")).splitlines()
    assert [line.split("** ")[1] for line in lines] == [
        "100% · wins 100%",
        "67% · wins 67%",
        "33% · wins 33%",
        "0% · wins 0%",
    ]


class SlowStage:
    """A stage on which every edit waits for the test."""

    def __init__(self) -> None:
        self.edits: list[str] = []
        self.go_on = asyncio.Event()

    async def change(self, channel: int, message: int, card: Card) -> bool:
        await self.go_on.wait()
        self.edits.append(card.text)
        return True


async def test_changes_while_an_edit_waits_are_shown_together_and_nobody_waits() -> None:
    one = begun(4)
    one.add("posted", what="card", message=7)
    stage = SlowStage()
    cards = TournamentCards(cast(Any, SimpleNamespace(stage=stage)), cast(Any, None))
    old = scene(one.log[:])
    cards.refresh(old)
    await asyncio.sleep(0)
    for _ in range(3):
        one.enter(1)
        cards.refresh(scene(one.log[:]))
    cards.refresh(old)
    stage.go_on.set()
    await cards.idle()
    words = translator("en")
    assert stage.edits == [tournament_card(shown, words).text for shown in (old, scene(one.log))]
    cards.refresh(scene(one.log))
    await cards.idle()
    assert len(stage.edits) == 2, "nothing has changed"


ACTS: list[tuple[str, dict[str, Any]]] = [
    ("listed", {}),
    ("began", {}),
    ("awarded", {"round": 1, "table": 1, "player": 1}),
    ("voided", {"round": 1, "table": 2}),
    ("corrected", {"round": 1, "table": 3, "points": [1, 2, 3, 4]}),
    ("more-time", {"round": 1, "until": 5000.0}),
    ("replaced", {"player": 3}),
    ("ended", {"early": True}),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_act_of_a_director_is_in_the_log_with_its_reason(lang: str) -> None:
    one = Simulation(Plan(game="kingdomino", seats=4, round_seconds=60.0), 1)
    one.enter(12)
    for verb, body in ACTS:
        if verb == "awarded":
            one.pair()
        reason = f"because of {verb}"
        one.log.append(LogEntry(len(one.log) + 1, verb, {**body, "reason": reason}, 1000.0, DIRECTOR))
        one.kill()
    text = log_card(scene(one.log, lang), translator(lang)).text
    told = [line for line in text.splitlines() if f"(<@{DIRECTOR}>)" in line]
    assert [line.split(" because of ")[1].split(" ")[0] for line in told] == [verb for verb, _ in ACTS]


def test_a_long_log_shows_its_end_and_has_all_in_a_file() -> None:
    one = begun(60)
    reason = "x" * 200
    for number in range(20):
        body = {"round": 1, "until": 5000.0, "reason": f"{number} {reason}"}
        if not one.now.rounds:
            one.pair()
        one.log.append(LogEntry(len(one.log) + 1, "more-time", body, 1000.0, DIRECTOR))
        one.kill()
    card = log_card(scene(one.log), translator("en"))
    assert len(card.text) <= LONGEST_TEXT
    assert f" 19 {reason}" in card.text
    assert f" 0 {reason}" not in card.text
    ((name, whole),) = card.files
    assert name == "log-ABCDEF.txt"
    lines = whole.decode().splitlines()
    assert len(lines) == 60 + 1 + 1 + 20
    assert lines[-20].startswith("1970-01-01 00:16 UTC Round 1 has time until 1970-01-01 01:23 UTC. 0 x")


@pytest.mark.parametrize("reason", ["", "The server moves today."])
def test_a_tournament_that_a_director_ends_does_not_blame_too_few_people(reason: str) -> None:
    one = Simulation(Plan(game="kingdomino", seats=4, round_seconds=60.0), 1)
    one.add("called-off", early=True, **({"reason": reason} if reason else {}))
    card, _ = post_card(scene(one.log), "end", translator("en"))
    assert card.text == f"The tournament was called off. {reason}".rstrip()
    alone = Simulation(Plan(game="kingdomino", seats=4, round_seconds=60.0), 1)
    alone.add("called-off")
    assert "Too few" in post_card(scene(alone.log), "end", translator("en"))[0].text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_tells_who_may_enter_and_what_is_at_stake(lang: str) -> None:
    words = translator(lang)
    usual = tournament_card(scene(begun(2).log, lang), words).text
    special = begun(2, role=70, listed=True, rated=True, champion=71)
    text = tournament_card(scene(special.log, lang), words).text
    told = [line for line in text.splitlines() if line not in usual.splitlines()]
    assert told == [
        words("tournament-for-role", role="<@&70>"),
        words("tournament-for-list"),
        words("tournament-rated"),
        words("tournament-champion", role="<@&71>"),
    ]
