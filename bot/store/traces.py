"""Everything that is stored about one person: read for them alone, or taken out of the file."""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from typing import Any

from bot.store.club import forget_results
from bot.store.database import Connection, Database
from bot.store.facts import note
from bot.store.rows import LogRow

NOBODY = 0
"""The host of a table whose host was forgotten: no Discord id."""
FORGETTING = "forgetting:"
"""How the facts begin that tell who has asked to be forgotten, until that is done."""
_OVER = ("over", "ended")
_PLAYED = "('acted', 'left')"
"""What somebody does in the seat that they hold in a game; in a lobby seats still change places."""


class Traces:
    """One person at all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Reading

    async def tables(self, user: int) -> list[str]:
        """The tables in which anything is stored about somebody."""
        rows = await self._database.rows(
            "SELECT id FROM tables WHERE host = ? UNION SELECT table_id FROM seats WHERE user = ? "
            "UNION SELECT table_id FROM events WHERE user = ? "
            "UNION SELECT table_id FROM followers WHERE user = ? "
            "UNION SELECT table_id FROM posts WHERE board LIKE ? OR told LIKE ?",
            *[user] * 4,
            *[f"%{user}%"] * 2,
        )
        return [str(row[0]) for row in rows]

    async def seats(self, user: int) -> list[dict[str, Any]]:
        """The seats that somebody holds, with all that is noted of them."""
        columns = ("table", "game", "server", "phase", "opened", "seat", "name", "lang", "stand_in", "host")
        rows = await self._database.rows(
            "SELECT id, game, guild, phase, created, seat, name, seats.lang, stand_in, "
            "CASE host WHEN ? THEN 1 ELSE 0 END "
            "FROM seats JOIN tables ON id = table_id WHERE user = ? ORDER BY created, seat",
            user,
            user,
        )
        return [dict(zip(columns, row, strict=True)) for row in rows]

    async def hosted(self, user: int) -> list[str]:
        rows = await self._database.rows("SELECT id FROM tables WHERE host = ? ORDER BY created", user)
        return [str(row[0]) for row in rows]

    async def events(self, user: int) -> list[tuple[str, LogRow]]:
        """What somebody did, by table, in order."""
        rows = await self._database.rows(
            "SELECT table_id, seq, verb, user, seat, action, outcome, request, at FROM events "
            "WHERE user = ? ORDER BY at, table_id, seq",
            user,
        )
        return [(str(row[0]), LogRow(*row[1:])) for row in rows]

    async def notes(self, user: int) -> list[tuple[str, int, str, str]]:
        """What is noted of a table's private messages and calls: table, the person's seat, both as JSON."""
        rows = await self._database.rows(
            "SELECT posts.table_id, seat, private_messages, told FROM posts "
            "JOIN seats ON seats.table_id = posts.table_id WHERE user = ?",
            user,
        )
        return [(str(table), int(seat), str(sent), str(told)) for table, seat, sent, told in rows]

    async def waits(self, user: int) -> list[dict[str, Any]]:
        """Where somebody is waited for, since when, and how often they were reminded of it."""
        rows = await self._database.rows(
            "SELECT waits.table_id, waits.seat, since, reminded FROM waits "
            "JOIN seats ON seats.table_id = waits.table_id AND seats.seat = waits.seat WHERE user = ?",
            user,
        )
        return [dict(zip(("table", "seat", "since", "reminders"), row, strict=True)) for row in rows]

    async def wishes(self, user: int) -> list[dict[str, Any]]:
        """Where somebody asks or agrees to take something back, and for whom they want a stand-in."""
        named = f"%{user}%"
        asked = await self._database.rows("SELECT id, wish FROM tables WHERE wish LIKE ?", named)
        found: list[dict[str, Any]] = []
        for table_id, text in asked:
            wish = json.loads(text)
            if wish["user"] == user:
                found.append({"table": table_id, "asks_to_take_back": wish["before"]})
            if user in wish["agreed"]:
                found.append({"table": table_id, "agrees_to_take_back": wish["before"]})
        wanted = await self._database.rows(
            "SELECT table_id, seat, agreed FROM waits WHERE agreed LIKE ?", named
        )
        found += [
            {"table": table_id, "wants_stand_in_for_seat": seat}
            for table_id, seat, agreed in wanted
            if user in json.loads(agreed)
        ]
        return found

    async def follows(self, user: int) -> list[dict[str, Any]]:
        rows = await self._database.rows("SELECT table_id, rounds FROM followers WHERE user = ?", user)
        return [{"table": row[0], "each_round": bool(row[1])} for row in rows]

    async def results(self, user: int) -> list[dict[str, Any]]:
        """How somebody's finished games came out, with their ratings before each."""
        columns = (
            *("table_id", "game", "guild", "seat", "name", "variant", "seats", "points", "place", "rated"),
            *("feat", "everywhere", "began", "at", "facts", "mu", "sigma", "all_mu", "all_sigma"),
        )
        rows = await self._database.rows(
            f'SELECT {", ".join(columns)} FROM results WHERE "user" = ? ORDER BY at, table_id', user
        )
        return [dict(zip(columns, row, strict=True)) for row in rows]

    async def forgetting(self) -> list[int]:
        """Who has asked to be forgotten and is not yet."""
        rows = await self._database.rows("SELECT name FROM facts WHERE name LIKE ?", f"{FORGETTING}%")
        return [int(str(row[0]).removeprefix(FORGETTING)) for row in rows]

    # Taking out

    async def ask(self, user: int) -> None:
        """Write down that somebody wants to be forgotten: from now on that will be done, come what may."""
        await self._database.transact(lambda connection: note(connection, f"{FORGETTING}{user}", "asked"))

    async def rename(self, table_id: str, user: int, names: Collection[str]) -> None:
        """Give the seat that somebody holds another of these names."""

        def work(connection: Connection) -> None:
            held = "SELECT seat FROM seats WHERE table_id = ? AND user = ?"
            with connection.overwriting():
                for (seat,) in connection.execute(held, (table_id, user)).fetchall():
                    _rename(connection, table_id, seat, names)

        await self._database.transact(work)

    async def erase_at(self, table_id: str, user: int, names: Collection[str]) -> None:
        """Take somebody out of one table: no id, and another of these names in the seat that was theirs."""

        def work(connection: Connection) -> None:
            with connection.overwriting():
                _erase_at(connection, table_id, user, names)

        await self._database.transact(work)

    async def finish(self, user: int, name: str) -> None:
        """Take out what belongs to no table, and strike that it was asked for; `name` is what results call
        them from now on."""

        def work(connection: Connection) -> None:
            with connection.overwriting():
                connection.execute("DELETE FROM people WHERE user = ?", (user,))
                connection.execute("DELETE FROM followers WHERE user = ?", (user,))
                forget_results(connection, user, name)
                connection.execute("DELETE FROM facts WHERE name = ?", (f"{FORGETTING}{user}",))

        await self._database.transact(work)


def _erase_at(connection: Connection, table_id: str, user: int, names: Collection[str]) -> None:
    """All of it in one table. A seat that they hold at an open table is theirs: they have sat down anew."""
    found = connection.execute("SELECT phase FROM tables WHERE id = ?", (table_id,)).fetchone()
    if found is None:
        return
    over = found[0] in _OVER
    seats = _their_seats(connection, table_id, user, over=over)
    for seat in seats:
        _rename(connection, table_id, seat, names)
        connection.execute("UPDATE seats SET user = NULL WHERE table_id = ? AND seat = ?", (table_id, seat))
        connection.execute("DELETE FROM waits WHERE table_id = ? AND seat = ?", (table_id, seat))
    connection.execute(
        "UPDATE events SET user = NULL, request = NULL WHERE table_id = ? AND user = ?", (table_id, user)
    )
    connection.execute("DELETE FROM followers WHERE table_id = ? AND user = ?", (table_id, user))
    named = f"%{user}%"
    connection.execute("UPDATE tables SET wish = NULL WHERE id = ? AND wish LIKE ?", (table_id, named))
    connection.execute(
        "UPDATE waits SET agreed = '[]' WHERE table_id = ? AND agreed LIKE ?", (table_id, named)
    )
    if over:
        connection.execute("UPDATE tables SET host = ? WHERE id = ? AND host = ?", (NOBODY, table_id, user))
    _erase_posts(connection, table_id, user, seats if over else ())


def _their_seats(connection: Connection, table_id: str, user: int, *, over: bool) -> list[int]:
    """The seats that they held at the end, and those that they left to a computer player."""
    look = (
        "SELECT seat FROM seats WHERE table_id = ? AND user IS NULL AND ? = (SELECT user FROM events "
        "WHERE events.table_id = seats.table_id AND events.seat = seats.seat "
        f"AND verb IN {_PLAYED} AND user IS NOT NULL ORDER BY seq DESC LIMIT 1)"
    )
    values: tuple[str | int, ...] = (table_id, user)
    if over:
        look, values = f"SELECT seat FROM seats WHERE table_id = ? AND user = ? UNION {look}", values * 2
    return [int(row[0]) for row in connection.execute(look, values)]


def _rename(connection: Connection, table_id: str, seat: int, names: Collection[str]) -> None:
    """The first of the names that nobody else at the table has; a seat that has one of them keeps it.

    The words of the newest post are kept beside the table: they name people too.
    """
    seats = dict(
        connection.execute("SELECT seat, name FROM seats WHERE table_id = ?", (table_id,)).fetchall()
    )
    old = str(seats[seat])
    if old in names:
        return
    new = next(name for name in names if name not in seats.values())
    connection.execute("UPDATE seats SET name = ? WHERE table_id = ? AND seat = ?", (new, table_id, seat))
    post = _post(connection, table_id)
    if post:
        named = re.compile(rf"(?<!\w){re.escape(old)}(?!\w)")
        post["text"] = named.sub(new, post.get("text", ""))
        for file in post.get("attachments", []):
            file["description"] = named.sub(new, file.get("description") or "")
        _keep_post(connection, table_id, post)


def _erase_posts(connection: Connection, table_id: str, user: int, seats: Collection[int]) -> None:
    """Whom the posts have called, and the private messages to these seats; a private message that still has
    to be closed is left to its duty, which takes the note of it away."""
    found = connection.execute(
        "SELECT told, private_messages, EXISTS (SELECT 1 FROM duties WHERE duties.table_id = posts.table_id) "
        "FROM posts WHERE table_id = ?",
        (table_id,),
    ).fetchone()
    if found is None:
        return
    told = [one for one in json.loads(found[0]) if one != user]
    sent = json.loads(found[1])
    if not found[2]:
        sent = {seat: one for seat, one in sent.items() if int(seat) not in seats}
    # To whom it was written stands at its end.
    sent = {seat: one[:-1] if one[3:] == [user] else one for seat, one in sent.items()}
    connection.execute(
        "UPDATE posts SET told = ?, private_messages = ? WHERE table_id = ?",
        (json.dumps(told), json.dumps(sent), table_id),
    )
    post = _post(connection, table_id)
    if post:
        post["called"] = [one for one in post.get("called", []) if one != user]
        _keep_post(connection, table_id, post)


def _post(connection: Connection, table_id: str) -> dict[str, Any]:
    """What is kept of the newest post; nothing where that is not as the stage writes it."""
    found = connection.execute("SELECT board FROM posts WHERE table_id = ?", (table_id,)).fetchone()
    try:
        post = json.loads(found[0]) if found and found[0] else {}
    except ValueError:
        return {}
    return post if isinstance(post, dict) else {}


def _keep_post(connection: Connection, table_id: str, post: dict[str, Any]) -> None:
    connection.execute("UPDATE posts SET board = ? WHERE table_id = ?", (json.dumps(post), table_id))
