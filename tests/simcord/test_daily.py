"""The daily castle as people play it: private, the same for all, stored, rated once, without secrets."""

from __future__ import annotations

import json
import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor, ResponseMessage

from bot.features.daily_castle.cards import legend
from bot.features.daily_castle.service import PLAYER, date_at, games_in_turn
from bot.texts import LANGUAGES, translator
from engines.core.chance import commitment
from engines.core.record import Record
from engines.registry import game
from tests.simcord.reading import buttons, private, text, verb
from tests.simcord.server import Server, attachment, decide_alone, position
from tests.simcord.test_me import choose, settings
from tests.soak import in_turn

DAY = 86400.0
TURNS = [game.key for game in games_in_turn()]
QUICKEST = "kingdomino"


async def midnight(server: Server) -> None:
    """Moves the clock to a minute after the next midnight, so that no day ends during play."""
    await server.later(DAY - server.now() % DAY + 60)


async def weekday(server: Server, key: str) -> None:
    """Moves the clock to the next day on which that game is played."""
    await midnight(server)
    while TURNS[date_at(server.now()).weekday() % len(TURNS)] != key:
        await server.later(DAY)


async def begin(person: MemberActor, server: Server) -> ResponseMessage:
    card = private(await person.slash(server.games, "daily"))
    [start] = [one for one in buttons(card).values() if ":daily:begin" in one]
    return private(await person.click(card, custom_id=start))


async def play_through(person: MemberActor, card: ResponseMessage) -> ResponseMessage:
    for _ in range(400):
        if not position(card, "d"):
            return card
        card = await decide_alone(person, card, "d")
    raise AssertionError("it does not end")


async def end(person: MemberActor, panel: ResponseMessage, data: Path) -> ResponseMessage:
    """Makes the last decision; all decisions before it are written to the file directly."""
    with closing(sqlite3.connect(data)) as connection, connection:
        [(day, practice, key, moves, state)] = connection.execute(
            "SELECT day, practice, game, moves, state FROM daily_games WHERE user = ? "
            "ORDER BY changed DESC LIMIT 1",
            (person.id,),
        )
        made, state = nearly_ended(key, json.loads(moves), state)
        connection.execute(
            "UPDATE daily_games SET seq = ?, moves = ?, state = ? "
            "WHERE user = ? AND day = ? AND practice = ?",
            (len(made), json.dumps(made), state, person.id, day, practice),
        )
    return await play_through(person, await decide_alone(person, panel, "d"))


def nearly_ended(key: str, moves: list[Any], state: str) -> tuple[list[Any], str]:
    """Returns the moves and the state before the person's last decision; all seats play at random."""
    its_game, rng = game(key), random.Random(1)
    now, made = its_game.decode(state), [*moves]
    last, turns, form = (made, now), 0, its_game.daily
    while due := its_game.turn_order(now):
        if due == (PLAYER,):
            last = ([*made], now)
        action = rng.choice(its_game.legal(now, due[0]))
        made.append([due[0], action.text])
        step = its_game.apply(now, due[0], action)
        now, turns = step.state, turns + (due[0] == PLAYER and step.turn_ends)
        if form is not None and turns == form.turns:
            break
    return last[0], its_game.encode(last[1])


def pressed(card: ResponseMessage, what: str) -> str:
    return next(one for one in buttons(card).values() if what in one)


def rows(data: Path, look: str) -> list[Any]:
    with closing(sqlite3.connect(data)) as connection:
        return connection.execute(look).fetchall()


@pytest.mark.parametrize(("key", "lang"), in_turn(TURNS, LANGUAGES))
async def test_a_whole_daily_castle_is_private_and_told_at_its_end(
    server: Server, ann: MemberActor, data: Path, key: str, lang: str
) -> None:
    words = translator(lang)
    if lang != "en":
        await choose(ann, await settings(ann, server), "lang", lang)
    await weekday(server, key)
    before = len(server.games.history())
    card = private(await ann.slash(server.games, "daily"))
    assert words(key) in text(card)
    assert words("daily-begin") in buttons(card)
    panel = await begin(ann, server)
    whole = private(await ann.click(panel, label=words("daily-table")))
    back = private(await ann.click(whole, label=words("back")))
    assert position(back, "d")
    card = await play_through(ann, back)
    assert len([one for one in server.games.history() if not one.flags.ephemeral]) <= before
    assert words("daily-place-here", place="1", count=1) in text(card)
    assert words("daily-place-everywhere", place="1", count=1) in text(card)
    [(points, marks)] = rows(data, "SELECT points, marks FROM daily_results")
    assert words("daily-points", points=points) in text(card)
    assert 5 <= len(marks) <= 16, "one line on a phone"
    shared = await ann.click(card, custom_id=pressed(card, ":dshare:"))
    assert words("shown-to-all") in text(private(shared))
    post = server.games.history()[-1]
    assert not post.flags.ephemeral
    assert translator("en")("daily-points", points=points) in text(post)
    assert legend(translator("en")) in text(post)
    shown = len(server.games.history())
    again = text(private(await ann.click(card, custom_id=pressed(card, ":dshare:"))))
    assert words("daily-shared-before", address=post.jump_url) in again
    assert len([one for one in server.games.history() if not one.flags.ephemeral]) <= shown
    assert server.games.history()[-1].id == post.id
    assert rows(data, "SELECT count(*) FROM tables") == [(0,)]


async def test_an_interrupted_try_goes_on_after_a_restart_and_old_panels_do_nothing(
    server: Server, ann: MemberActor
) -> None:
    await weekday(server, QUICKEST)
    first = await begin(ann, server)
    beside = private(await ann.slash(server.games, "daily"))
    assert position(beside, "d") == position(first, "d")
    second = await decide_alone(ann, beside, "d")
    await server.restart()
    third = await decide_alone(ann, second, "d")
    again = private(await ann.slash(server.games, "daily"))
    assert position(again, "d") == position(third, "d")
    stale = await decide_alone(ann, first, "d")
    assert position(stale, "d") == position(third, "d")
    assert translator("en")("learn-old-button") in text(stale)


async def test_a_panel_that_an_earlier_version_sent_goes_on(
    server: Server, ann: MemberActor, data: Path
) -> None:
    """Its buttons carried the decisions made, two digits of the day and the try in one number."""
    await weekday(server, QUICKEST)
    panel = await begin(ann, server)
    [(state,)] = rows(data, "SELECT state FROM daily_games")
    its_game, made = game(QUICKEST), position(panel, "d")
    action = its_game.legal(its_game.decode(state), PLAYER)[0].text
    today = date_at(server.now()).toordinal() % 100 * 10
    await server.forge(ann, panel, f"k1:-:{int(made) * 1000 + today + 10}:ddo:{action}")  # of another day
    assert position(private(await ann.slash(server.games, "daily")), "d") == made
    await server.forge(ann, panel, f"k1:-:{int(made) * 1000 + today}:ddo:{action}")
    assert position(private(await ann.slash(server.games, "daily")), "d") != made


async def test_one_try_is_rated_and_practice_never_counts(
    server: Server, ann: MemberActor, data: Path
) -> None:
    await weekday(server, QUICKEST)
    panel = await begin(ann, server)
    practice = panel_press(panel, "practice")
    await server.forge(ann, panel, practice)
    assert rows(data, "SELECT count(*) FROM daily_games") == [(1,)]
    await end(ann, panel, data)
    before = rows(data, "SELECT * FROM daily_results")
    card = private(await ann.slash(server.games, "daily"))
    free = private(await ann.click(card, custom_id=pressed(card, ":daily:practice")))
    assert translator("en")("daily-practicing") in text(free)
    ended = await end(ann, free, data)
    assert not [one for one in buttons(ended).values() if verb(one) == "dshare"]
    anew = private(await ann.click(ended, custom_id=pressed(ended, ":daily:anew")))
    assert position(anew, "d")
    await end(ann, anew, data)
    assert rows(data, "SELECT * FROM daily_results") == before
    assert "begin" not in str(buttons(private(await ann.slash(server.games, "daily"))))


def panel_press(panel: ResponseMessage, what: str) -> str:
    [whole] = [one for one in buttons(panel).values() if ":daily:table " in one]
    return whole.replace("table", what)


async def test_everybody_has_the_same_deal_and_nobody_sees_anothers_game(
    server: Server, ann: MemberActor, bob: MemberActor, data: Path
) -> None:
    await weekday(server, QUICKEST)
    mine, others = await begin(ann, server), await begin(bob, server)
    assert list(buttons(mine).values()) == list(buttons(others).values())
    states = rows(data, 'SELECT state FROM daily_games ORDER BY "user"')
    assert states[0] == states[1]
    mine = await decide_alone(ann, mine, "d")
    again = private(await bob.slash(server.games, "daily"))
    assert position(again, "d") == position(others, "d") != position(mine, "d")
    closed = private(await bob.slash(server.games, "daily", leaderboard="today"))
    assert translator("en")("daily-board-closed") in text(closed)
    await end(ann, mine, data)
    assert "Ann" not in text(private(await bob.slash(server.games, "daily", leaderboard="today")))
    board = text(private(await ann.slash(server.games, "daily", leaderboard="today")))
    assert "Ann" in board
    assert not re.search(r"[0-9a-f]{32}", board)  # neither the seed nor its hash
    told = json.loads(await attachment(private(await bob.slash(server.games, "me data"))))
    assert str(ann.id) not in json.dumps(told)
    [game] = told["daily"]["games"]
    assert "state" not in game
    own = json.loads(await attachment(private(await ann.slash(server.games, "me data"))))["daily"]
    assert [one["name"] for one in own["results"]] == ["Ann"]
    seed = json.loads(states[0][0])
    assert re.search(r"[0-9a-f]{32}", json.dumps(seed))
    assert not re.search(r"[0-9a-f]{32}", json.dumps(own))


async def test_the_seed_is_published_when_the_day_is_over_and_the_game_can_be_replayed(
    server: Server, ann: MemberActor, bob: MemberActor, data: Path
) -> None:
    await weekday(server, QUICKEST)
    before = text(private(await ann.slash(server.games, "daily")))
    [promised] = re.findall(r"`([0-9a-f]{64})`", before)
    await end(ann, await begin(ann, server), data)
    yesterday = private(await bob.slash(server.games, "daily", leaderboard="yesterday"))
    assert promised not in text(yesterday)
    await server.later(DAY)
    board = private(await ann.slash(server.games, "daily", leaderboard="yesterday"))
    [seed] = re.findall(r"`([0-9a-f]{32})`", text(board))
    assert commitment(seed) == promised
    [file] = [one for one in board.attachments if one.filename.endswith(".json")]
    record = Record.model_validate_json(await file.read())
    assert record.seed == seed
    assert "Ann" in text(board)


async def test_a_panel_of_a_day_that_is_over_says_so_and_streaks_go_by_date(
    server: Server, ann: MemberActor, data: Path
) -> None:
    await midnight(server)
    card = await end(ann, await begin(ann, server), data)
    assert "in a row" not in text(card)
    await server.later(DAY)
    panel = await begin(ann, server)
    await server.later(DAY)
    refused = await ann.click(panel, custom_id=next(iter(buttons(panel).values())))
    assert translator("en")("refused-daily-over") in "\n".join(text(one) for one in refused.followups)
    await end(ann, await begin(ann, server), data)
    await server.later(DAY)
    card = await end(ann, await begin(ann, server), data)
    assert translator("en")("daily-streak", count=2) in text(card)


async def test_who_is_forgotten_has_no_second_rated_try_that_day(
    server: Server, ann: MemberActor, data: Path
) -> None:
    await weekday(server, QUICKEST)
    await end(ann, await begin(ann, server), data)
    asked = private(await ann.slash(server.games, "me forget"))
    await ann.click(asked, label=translator("en")("forget-me"))
    assert rows(data, "SELECT count(*) FROM daily_games") == rows(data, "SELECT count(*) FROM daily_results")
    assert rows(data, "SELECT count(*) FROM daily_results") == [(0,)]
    assert not [name for (name,) in rows(data, "SELECT name FROM facts") if str(ann.id) in name]
    card = private(await ann.slash(server.games, "daily"))
    assert translator("en")("daily-had") in text(card)
    assert not [one for one in buttons(card).values() if ":daily:begin" in one]
    free = private(await ann.click(card, custom_id=pressed(card, ":daily:practice")))
    await end(ann, free, data)
    assert rows(data, "SELECT count(*) FROM daily_results") == [(0,)]
    await server.later(DAY)
    assert position(await begin(ann, server), "d")


async def test_a_server_is_told_once_in_its_evening_also_after_a_crash(
    server: Server, ann: MemberActor, data: Path
) -> None:
    """A post that was not recorded is found; a recorded one is not posted again."""
    max_ = server.person("Max", manager=True)
    card = private(await max_.slash(server.games, "server settings"))
    card = await choose(max_, card, "daily", str(server.games.id))
    await choose(max_, card, "dailyhour", "20")
    await midnight(server)
    await end(ann, await begin(ann, server), data)
    await server.later(DAY)
    assert evenings(server) == []
    await server.later(20 * 3600)
    [post] = evenings(server)
    assert "Ann" in text(post)
    assert re.search(r"`[0-9a-f]{32}`", text(post))
    assert post.attachments
    await server.later(1800)
    await server.change_file("UPDATE daily_posts SET message = NULL")
    await server.later(600)
    assert len(evenings(server)) == 1
    assert rows(data, "SELECT message FROM daily_posts") == [(post.id,)]
    await server.later(DAY)  # there was no player on the day before
    assert len(evenings(server)) == 1


def evenings(server: Server) -> list[Any]:
    said = translator("en")("daily-play")
    return [one for one in server.games.history() if said in buttons(one)]


async def test_a_thousand_people_make_one_board(server: Server, ann: MemberActor, data: Path) -> None:
    max_ = server.person("Max", manager=True)
    card = private(await max_.slash(server.games, "server settings"))
    await choose(max_, card, "daily", str(server.games.id))
    await midnight(server)
    await end(ann, await begin(ann, server), data)
    await server.change_file(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 999) "
        "INSERT INTO daily_results SELECT day, i, guild, 'P' || i, game, 1000 + i, 1, '123', at "
        "FROM daily_results, n"
    )
    await server.later(DAY + 19 * 3600)
    [post] = evenings(server)
    assert "**1. P999**: 1,999 points" in text(post)
    assert translator("en")("daily-more", count=985) in text(post)


async def test_week_and_month_count_days_that_are_over(server: Server, ann: MemberActor, data: Path) -> None:
    await midnight(server)
    await end(ann, await begin(ann, server), data)
    assert "Ann" not in text(private(await ann.slash(server.games, "daily", leaderboard="month")))
    await server.later(DAY)
    said = translator("en")("daily-days-line", place="1", name="Ann", told="10 points", count=1)
    assert said in text(private(await ann.slash(server.games, "daily", leaderboard="month")))
    assert said in text(private(await ann.slash(server.games, "daily", leaderboard="week")))


async def test_who_hides_stands_on_no_board_by_name(server: Server, ann: MemberActor, data: Path) -> None:
    card = await settings(ann, server)
    await ann.click(card, label="Hide me: off")
    await midnight(server)
    await end(ann, await begin(ann, server), data)
    board = text(private(await ann.slash(server.games, "daily", leaderboard="today")))
    assert "Ann" not in board
    assert translator("en")("daily-somebody") in board
