"""A person in the rows of tables: read for their export, or erased at one table.

The functions that erase run in one transaction, in the order of this module: a seat names its owner until it
is erased itself, and the events name the people who left it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from typing import Any

from bot.store.database import Connection, Database
from bot.store.rows import LogRow

NOBODY = 0
"""Stored as the host of a table whose host was erased; no Discord id."""
_OVER = ("over", "ended")
_PLAYED = "('acted', 'left')"
"""Verbs of a person in the seat that they hold in a game; in a lobby, seats still change places."""


# Reading


async def hosted(database: Database, user: int) -> list[str]:
    rows = await database.rows("SELECT id FROM tables WHERE host = ? ORDER BY created", user)
    return [str(row[0]) for row in rows]


async def wishes(database: Database, user: int) -> list[dict[str, Any]]:
    """Returns the tables at which the person asks or agrees to take something back."""
    rows = await database.rows("SELECT id, wish FROM tables WHERE wish LIKE ?", f"%{user}%")
    entries: list[dict[str, Any]] = []
    for table_id, text in rows:
        wish = json.loads(text)
        if wish["user"] == user:
            entries.append({"table": table_id, "asks_to_take_back": wish["before"]})
        if user in wish["agreed"]:
            entries.append({"table": table_id, "agrees_to_take_back": wish["before"]})
    return entries


async def seats(database: Database, user: int) -> list[dict[str, Any]]:
    """Returns the seats that the person holds, with everything stored about them."""
    columns = ("table", "game", "server", "phase", "opened", "seat", "name", "lang", "stand_in", "host")
    rows = await database.rows(
        "SELECT id, game, guild, phase, created, seat, name, seats.lang, stand_in, "
        "CASE host WHEN ? THEN 1 ELSE 0 END "
        "FROM seats JOIN tables ON id = table_id WHERE user = ? ORDER BY created, seat",
        user,
        user,
    )
    return [dict(zip(columns, row, strict=True)) for row in rows]


async def events(database: Database, user: int) -> list[tuple[str, LogRow]]:
    """Returns the person's events, by table, in order."""
    rows = await database.rows(
        "SELECT table_id, seq, verb, user, seat, action, outcome, request, at FROM events "
        "WHERE user = ? ORDER BY at, table_id, seq",
        user,
    )
    return [(str(row[0]), LogRow(*row[1:])) for row in rows]


async def private_messages(database: Database, user: int) -> list[tuple[str, int, str]]:
    """Returns the private messages at the person's tables: table, their seat, all messages as JSON."""
    rows = await database.rows(
        "SELECT posts.table_id, seat, private_messages FROM posts "
        "JOIN seats ON seats.table_id = posts.table_id WHERE user = ?",
        user,
    )
    return [(str(table), int(seat), str(messages)) for table, seat, messages in rows]


async def called(database: Database, user: int) -> tuple[list[str], list[str]]:
    """Returns the tables that told the person it is their turn, and those whose newest post mentions them."""
    rows = await database.rows(
        "SELECT table_id, told, board FROM posts WHERE told LIKE ? OR board LIKE ? ORDER BY table_id",
        *[f"%{user}%"] * 2,
    )
    due_tables = [str(table_id) for table_id, recipients, _ in rows if user in json.loads(recipients)]
    return due_tables, [
        str(table_id) for table_id, _, board in rows if user in _read_post(board).get("called", [])
    ]


async def waits(database: Database, user: int) -> list[dict[str, Any]]:
    """Returns the person's seats that a table waits for, since when, and the number of reminders."""
    rows = await database.rows(
        "SELECT waits.table_id, waits.seat, since, reminded FROM waits "
        "JOIN seats ON seats.table_id = waits.table_id AND seats.seat = waits.seat WHERE user = ?",
        user,
    )
    return [dict(zip(("table", "seat", "since", "reminders"), row, strict=True)) for row in rows]


async def stand_ins(database: Database, user: int) -> list[dict[str, Any]]:
    """Returns the seats for which the person wants a stand-in."""
    rows = await database.rows(
        "SELECT table_id, seat, agreed FROM waits WHERE agreed LIKE ? ORDER BY table_id, seat", f"%{user}%"
    )
    return [
        {"table": table_id, "wants_stand_in_for_seat": seat}
        for table_id, seat, agreed in rows
        if user in json.loads(agreed)
    ]


# Finding the tables that may name a person: a longer id may hold a shorter one.


async def hosting(database: Database, user: int) -> list[str]:
    return await _ids(database, "SELECT id FROM tables WHERE host = ?", user)


async def seated_at(database: Database, user: int) -> list[str]:
    return await _ids(database, "SELECT table_id FROM seats WHERE user = ?", user)


async def acted_at(database: Database, user: int) -> list[str]:
    return await _ids(database, "SELECT DISTINCT table_id FROM events WHERE user = ?", user)


async def posted_at(database: Database, user: int) -> list[str]:
    look = "SELECT table_id FROM posts WHERE board LIKE ? OR told LIKE ? OR private_messages LIKE ?"
    return await _ids(database, look, *[f"%{user}%"] * 3)


async def agreeing_at(database: Database, user: int) -> list[str]:
    return await _ids(database, "SELECT table_id FROM waits WHERE agreed LIKE ?", f"%{user}%")


async def _ids(database: Database, look: str, *values: int | str) -> list[str]:
    return [str(row[0]) for row in await database.rows(look, *values)]


# Taking out


def erase_waits(connection: Connection, table_id: str, user: int) -> None:
    """Delete the waits for the person's seats, and their votes for stand-ins of others."""
    for seat in _their_seats(connection, table_id, user):
        connection.execute("DELETE FROM waits WHERE table_id = ? AND seat = ?", (table_id, seat))
    look = "SELECT seat, agreed FROM waits WHERE table_id = ? AND agreed LIKE ?"
    for seat, agreed in connection.execute(look, (table_id, f"%{user}%")).fetchall():
        connection.execute(
            "UPDATE waits SET agreed = ? WHERE table_id = ? AND seat = ?",
            (json.dumps([one for one in json.loads(agreed) if one != user]), table_id, seat),
        )


def erase_posts(connection: Connection, table_id: str, user: int) -> None:
    """Remove the person from the posts' mentions, and the private messages to the seats that were theirs.

    A private message that still has to be closed is left to its outbox item, which removes its record.
    """
    row = connection.execute(
        "SELECT told, private_messages, EXISTS (SELECT 1 FROM duties WHERE duties.table_id = posts.table_id) "
        "FROM posts WHERE table_id = ?",
        (table_id,),
    ).fetchone()
    if row is None:
        return
    theirs = _their_seats(connection, table_id, user) if _is_over(connection, table_id) else []
    recipients = [one for one in json.loads(row[0]) if one != user]
    messages = json.loads(row[1])
    if not row[2]:
        messages = {seat: message for seat, message in messages.items() if int(seat) not in theirs}
    # The recipient's id is the last value of a message.
    messages = {
        seat: message[:-1] if message[3:] == [user] else message for seat, message in messages.items()
    }
    connection.execute(
        "UPDATE posts SET told = ?, private_messages = ? WHERE table_id = ?",
        (json.dumps(recipients), json.dumps(messages), table_id),
    )
    post = _post(connection, table_id)
    if post:
        post["called"] = [one for one in post.get("called", []) if one != user]
        _keep_post(connection, table_id, post)


def language(connection: Connection, table_id: str) -> str:
    """The language of a table; English if the table is gone."""
    row = connection.execute("SELECT lang FROM tables WHERE id = ?", (table_id,)).fetchone()
    return str(row[0]) if row is not None else "en"


def erase_seats(connection: Connection, table_id: str, user: int, names: Collection[str]) -> None:
    """The seats that were theirs get another of these names and no id."""
    for seat in _their_seats(connection, table_id, user):
        rename_seat(connection, table_id, seat, names)
        connection.execute("UPDATE seats SET user = NULL WHERE table_id = ? AND seat = ?", (table_id, seat))


def erase_events(connection: Connection, table_id: str, user: int, *, name: str) -> None:
    """Strike the person's id, and write `name` where another person took over their seat."""
    taken = (
        "SELECT seq, outcome FROM events AS taken WHERE table_id = ? AND verb = 'took-seat' AND ? = "
        "(SELECT user FROM events AS played WHERE played.table_id = taken.table_id "
        "AND played.seat = taken.seat AND played.seq < taken.seq "
        f"AND played.verb IN {_PLAYED} AND played.user IS NOT NULL ORDER BY played.seq DESC LIMIT 1)"
    )
    for seq, outcome in connection.execute(taken, (table_id, user)).fetchall():
        events = json.loads(outcome)
        for event in events:
            event["facts"]["from"] = name
        text = json.dumps(events, separators=(",", ":"), ensure_ascii=False)
        connection.execute(
            "UPDATE events SET outcome = ? WHERE table_id = ? AND seq = ?", (text, table_id, seq)
        )
    connection.execute(
        "UPDATE events SET user = NULL, request = NULL WHERE table_id = ? AND user = ?", (table_id, user)
    )


def erase_table(connection: Connection, table_id: str, user: int) -> None:
    """Strike a wish that names the person; a table that is over loses its host."""
    row = connection.execute("SELECT wish FROM tables WHERE id = ?", (table_id,)).fetchone()
    if row is None:
        return
    if _wish_names(row[0], user):
        connection.execute("UPDATE tables SET wish = NULL WHERE id = ?", (table_id,))
    if _is_over(connection, table_id):
        connection.execute("UPDATE tables SET host = ? WHERE id = ? AND host = ?", (NOBODY, table_id, user))


def _wish_names(text: str | None, user: int) -> bool:
    """Whether a wish is of a person or they agree to it; of one that can't be read, whether it may be."""
    if text is None:
        return False
    try:
        wish = json.loads(text)
        return bool(wish["user"] == user or user in wish["agreed"])
    except (ValueError, TypeError, KeyError):
        return str(user) in text


def _is_over(connection: Connection, table_id: str) -> bool:
    row = connection.execute("SELECT phase FROM tables WHERE id = ?", (table_id,)).fetchone()
    return row is not None and row[0] in _OVER


def _their_seats(connection: Connection, table_id: str, user: int) -> list[int]:
    """The seats that they held at the end, and those that they left to a computer player.

    A seat that they hold at an open table stays theirs: they have sat down again since they asked.
    """
    look = (
        "SELECT seat FROM seats WHERE table_id = ? AND user IS NULL AND ? = (SELECT user FROM events "
        "WHERE events.table_id = seats.table_id AND events.seat = seats.seat "
        f"AND verb IN {_PLAYED} AND user IS NOT NULL ORDER BY seq DESC LIMIT 1)"
    )
    values: tuple[str | int, ...] = (table_id, user)
    if _is_over(connection, table_id):
        look, values = f"SELECT seat FROM seats WHERE table_id = ? AND user = ? UNION {look}", values * 2
    return [int(row[0]) for row in connection.execute(look, values)]


def rename_seat(connection: Connection, table_id: str, seat: int, names: Collection[str]) -> None:
    """Give a seat the first of the names that is free at the table; a seat that has one of them keeps it.

    The text of the newest post is stored too, and is changed with it.
    """
    held = dict(connection.execute("SELECT seat, name FROM seats WHERE table_id = ?", (table_id,)).fetchall())
    old = str(held[seat])
    if old in names:
        return
    new = next(name for name in names if name not in held.values())
    connection.execute("UPDATE seats SET name = ? WHERE table_id = ? AND seat = ?", (new, table_id, seat))
    post = _post(connection, table_id)
    if post:
        pattern = re.compile(rf"(?<!\w){re.escape(old)}(?!\w)")
        post["text"] = pattern.sub(new, post.get("text", ""))
        for file in post.get("attachments", []):
            file["description"] = pattern.sub(new, file.get("description") or "")
        _keep_post(connection, table_id, post)


def _post(connection: Connection, table_id: str) -> dict[str, Any]:
    row = connection.execute("SELECT board FROM posts WHERE table_id = ?", (table_id,)).fetchone()
    return _read_post(row[0] if row else None)


def _read_post(board: str | None) -> dict[str, Any]:
    """Parses the stored newest post; empty if the stage did not write it in this form."""
    try:
        post = json.loads(board or "{}")
    except ValueError:
        return {}
    return post if isinstance(post, dict) else {}


def _keep_post(connection: Connection, table_id: str, post: dict[str, Any]) -> None:
    connection.execute("UPDATE posts SET board = ? WHERE table_id = ?", (json.dumps(post), table_id))
