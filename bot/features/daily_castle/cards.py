"""Daily castle boards: today (for people who have played it), the day before with its seed, week, month."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta

from bot.features.daily_castle.daily_buttons import BOARD, OPEN, SHOW, beside_press
from bot.features.daily_castle.service import PLAYER, DailyCastle, Day, date_at, streak
from bot.features.daily_castle.store import DailyGame, DailyResult
from bot.tables.actors import Person
from bot.tables.names import clean_name
from bot.tables.preferences import Preferences
from bot.tables.refusal import Refusal
from bot.texts import Translator, language, translator
from bot.ui.cards.card import CALM, GOLD, Button, Card, Picture, Row
from bot.ui.cards.links import moment
from bot.ui.faces import face_of, import_face
from bot.ui.interactions.access import may_write
from bot.ui.interactions.outside import home_of
from bot.ui.interactions.press import NO_TABLE, Press
from bot.ui.interactions.reply import Reply, public_language
from bot.ui.stage.discord_stage import DiscordStage
from bot.ui.stage.guilds import Servers
from bot.work.drawing import Studio
from engines.registry import game

TODAY, YESTERDAY, WEEK, MONTH = "today", "yesterday", "week", "month"
BOARDS = {
    TODAY: "daily-today",
    YESTERDAY: "daily-yesterday",
    WEEK: "daily-week",
    MONTH: "daily-month",
}
MOST_LINES = 15
"""Lines on a board; a line below counts the rest."""
FIRST = 10
"""The points of a day's first place for week and month; each place below scores one less, down to 1."""
SYMBOLS = {"0": "▁", "1": "▂", "2": "▅", "3": "█"}
"""A bar per part of the game, as high as its points; the picture of a shared result draws the same bars."""


def symbols(marks: str) -> str:
    """Returns the course of a game as a row of symbols."""
    return "".join(SYMBOLS.get(mark, "") for mark in marks)


def legend(words: Translator) -> str:
    """Explains the symbols."""
    return words(
        "daily-legend", much=SYMBOLS["3"], some=SYMBOLS["2"], nothing=SYMBOLS["1"], lost=SYMBOLS["0"]
    )


def places(results: Sequence[DailyResult]) -> list[int]:
    """Returns the places of one day's results, best first; equal points share a place."""
    first: dict[int, int] = {}
    return [first.setdefault(result.points, place) for place, result in enumerate(results, 1)]


def over_days(results: Sequence[DailyResult]) -> list[tuple[int, int, int]]:
    """Returns people with their points from the places of some days, best first: (user, points, days)."""
    days_apart: dict[str, list[DailyResult]] = {}
    for result in results:
        days_apart.setdefault(result.day, []).append(result)
    sums: dict[int, tuple[int, int]] = {}
    for day_results in days_apart.values():
        ranked = sorted(day_results, key=lambda result: -result.points)
        for result, place in zip(ranked, places(ranked), strict=True):
            points, days = sums.get(result.user, (0, 0))
            sums[result.user] = points + max(1, FIRST + 1 - place), days + 1
    totals = ((user, points, days) for user, (points, days) in sums.items())
    return sorted(totals, key=lambda total: (-total[1], total[2], total[0]))


class DailyBoards:
    """Builds the boards: private ones on request, and the public one in the evening."""

    def __init__(self, castle: DailyCastle, preferences: Preferences, studio: Studio) -> None:
        self._castle = castle
        self.preferences = preferences
        self._studio = studio

    @staticmethod
    def button(words: Translator, which: str = YESTERDAY) -> Button:
        return Button(words("daily-boards"), beside_press(BOARD, board=which))

    async def card(self, reply: Reply, which: str, *, shown: bool = False) -> Card:
        """Returns a board of the person's server. Outside a server it covers all players, and names only
        those who have agreed to be named across servers. `shown` leaves out the button that posts it."""
        if which not in BOARDS:
            raise Refusal("unknown-button")
        words, guild, me = reply.words, home_of(reply.interaction), reply.person.id
        today = await self._castle.today()
        played = await self._castle.store.result(me, today.name) is not None
        boards = tuple(
            Button(words(label), beside_press(BOARD, board=board), disabled=board == which)
            for board, label in BOARDS.items()
        )
        further = [] if played else [Button(words("daily-play"), beside_press(OPEN), "primary")]
        if guild is not None and which != TODAY and not shown:
            further.append(Button(words("show-to-all"), beside_press(SHOW, board=which)))
        rows: tuple[Row, ...] = (boards, tuple(further)) if further else (boards,)
        if which == TODAY and not played:
            return Card(words("daily-board-closed"), rows=rows)
        board = await self._board(which, today, guild, words, me)
        files: tuple[tuple[str, bytes], ...] = ()
        if which == YESTERDAY:
            files = await self._record(reply, await self._castle.day(today.date - timedelta(days=1)))
        return replace(board, rows=rows, files=files)

    async def shown_to_all(self, reply: Reply, which: str) -> Card:
        """Posts a server's board of days that are over, in the language of the place."""
        interaction, guild = reply.interaction, home_of(reply.interaction)
        if guild is None or which not in BOARDS or which == TODAY:
            raise Refusal("unknown-button")
        if not may_write(interaction):
            raise Refusal("no-voice")
        words = translator(public_language(interaction))
        board = await self._board(which, await self._castle.today(), guild, words, None)
        play = Button(words("daily-play"), beside_press(OPEN))
        await reply.publish(replace(board, rows=((play,),)))
        return (await self.card(reply, which, shown=True)).with_note(reply.words("shown-to-all"))

    async def _board(
        self, which: str, today: Day, guild: int | None, words: Translator, viewer: int | None
    ) -> Card:
        """Returns a board without its buttons; `viewer` is None if everyone sees it."""
        if which == TODAY:
            return Card("\n".join(await self._of_day(today, guild, words, viewer)), colour=CALM)
        newest = today.date - timedelta(days=1)
        if which != YESTERDAY:
            return Card("\n".join(await self._of_days(newest, which, guild, words, viewer)), colour=CALM)
        day = await self._castle.day(newest)
        text = [*await self._of_day(day, guild, words, viewer), *_proof(day, words)]
        return Card("\n".join(text), await self.best_picture(day, guild, words, viewer), colour=CALM)

    async def page_lines(self, user: int, game: str, words: Translator) -> list[str]:
        """Returns the line about the daily castle on a person's page."""
        days = await self._castle.store.days_of(user)
        if not days:
            return []
        now = streak(days, date_at(self._castle.now()))
        going_on = f" · {words('daily-streak', count=now)}" if now > 1 else ""
        return [f"{words('daily-played', count=len(days))}{going_on}"]

    async def notice_lines(self, guild: int, words: Translator) -> list[str]:
        """Returns the lines for a server's notice board: today's game, and how many people played it."""
        today = await self._castle.today()
        _, played = await self._castle.store.standing(guild, today.name, 0)
        return [words("daily-notice", game=words(today.game.key), count=played)]

    @staticmethod
    def notice_buttons(words: Translator) -> list[Button]:
        return [Button(words("daily-play"), beside_press(OPEN))]

    async def evening(self, guild: int, words: Translator, day: Day) -> Card | None:
        """Returns a server's evening post about the day that is over; None if it had no players."""
        results = await self._castle.store.results(guild, day.name, day.name)
        if not results:
            return None
        today = await self._castle.today()
        text = [
            *await self._of_day(day, guild, words),
            *_proof(day, words),
            words("daily-evening", game=words(today.game.key), left=moment(today.ends)),
        ]
        return Card("\n".join(text), await self.best_picture(day, guild, words), colour=GOLD)

    async def best_picture(
        self, day: Day, guild: int | None, words: Translator, viewer: int | None = None
    ) -> Picture | None:
        """Returns the best castle among named players of a day that is over; None if it is not kept."""
        results = await self._castle.store.results(guild, day.name, day.name)
        for result in results[:MOST_LINES]:
            if not await self._is_named(result, guild, viewer):
                continue
            row = await self._castle.store.game(result.user, day.name, practice=False)
            if row is None:
                return None
            await import_face(row.game, self._studio)
            return await self._studio.run(_best_picture, self._castle, row, result.name, words)
        return None

    async def _of_day(
        self, day: Day, guild: int | None, words: Translator, viewer: int | None = None
    ) -> list[str]:
        results = await self._castle.store.results(guild, day.name, day.name)
        lines = [f"### {words('daily-title', date=words.day(day.date), game=words(day.game.key))}"]
        if not results:
            return [*lines, words("daily-nobody")]
        for result, place in list(zip(results, places(results), strict=True))[:MOST_LINES]:
            days = streak(await self._castle.store.days_of(result.user), day.date)
            points = words("daily-points", points=result.points)
            name = await self._name(result, guild, words, viewer)
            line = words("daily-line", place=str(place), name=name, told=points)
            row = f" · {words('daily-streak', count=days)}" if days > 1 else ""
            lines.append(f"{line} {symbols(result.marks)}{row}")
        if len(results) > MOST_LINES:
            lines.append(words("daily-more", count=len(results) - MOST_LINES))
        par = await self._castle.store.par(day.name)
        told = [] if par is None else [words("daily-par-was", par=str(par))]
        return [*lines, *told, f"-# {legend(words)}"]

    async def _of_days(
        self, last: date, which: str, guild: int | None, words: Translator, viewer: int | None
    ) -> list[str]:
        """The week or month of the newest day that is over: on a Monday, and on a first, a whole one."""
        first = last - timedelta(days=last.weekday()) if which == WEEK else last.replace(day=1)
        title = words("daily-week-title" if which == WEEK else "daily-month-title", date=words.day(first))
        lines = [f"### {title}", f"-# {words('daily-days-help', first=FIRST)}"]
        results = await self._castle.store.results(guild, first.isoformat(), last.isoformat())
        if not results:
            return [*lines, words("daily-nobody")]
        newest = {one.user: one for one in results}
        summed = over_days(results)
        for user, points, days in summed[:MOST_LINES]:
            place = 1 + sum(other > points for _, other, _ in summed)
            name = await self._name(newest[user], guild, words, viewer)
            points_text = words("daily-points", points=points)
            lines.append(words("daily-days-line", place=str(place), name=name, told=points_text, count=days))
        if len(summed) > MOST_LINES:
            lines.append(words("daily-more", count=len(summed) - MOST_LINES))
        return lines

    async def _name(
        self, result: DailyResult, guild: int | None, words: Translator, viewer: int | None
    ) -> str:
        return result.name if await self._is_named(result, guild, viewer) else words("daily-somebody")

    async def _is_named(self, result: DailyResult, guild: int | None, viewer: int | None) -> bool:
        """Returns whether to name the player: never if they hide; outside a server only the viewer and
        players who have agreed to be named across servers."""
        settings = await self.preferences.of(result.user)
        return not settings.hidden and (guild is not None or settings.everywhere or result.user == viewer)

    async def _record(self, reply: Reply, day: Day) -> tuple[tuple[str, bytes], ...]:
        """Returns the person's own rated game of a day that is over, as a file that can be replayed."""
        if date_at(self._castle.now()) <= day.date:
            return ()
        row = await self._castle.store.game(reply.person.id, day.name, practice=False)
        if row is None or not game(row.game).knows_rules(row.version):
            return ()
        record = await self._castle.record(row, clean_name(reply.person.name))
        return ((f"castellan-daily-{day.name}.json", record.model_dump_json(indent=1).encode()),)


def evening_press(number: int) -> str:
    """Returns the id of the button below a server's evening board; its number is that board's day."""
    return Press(NO_TABLE, number, "daily").id


class AnnouncementPosts:
    """Makes a server's evening board and posts it, in the language of the server."""

    def __init__(
        self, castle: DailyCastle, boards: DailyBoards, stage: DiscordStage, servers: Servers
    ) -> None:
        self._castle = castle
        self._boards = boards
        self._stage = stage
        self._servers = servers

    async def announce(self, guild: int, channel: int, number: int) -> int | None:
        settings = await self._boards.preferences.of_server(guild)
        server = await self._servers.of(guild)
        words = translator(settings.lang or language(str(server.guild.preferred_locale if server else "")))
        day = await self._castle.day(date.fromordinal(number - 1))
        card = await self._boards.evening(guild, words, day)
        if card is None:
            return None
        play = Button(words("daily-play"), evening_press(number), "primary")
        announcement = replace(card, rows=((play,),))
        return await self._stage.post(channel, announcement, f"daily-{number}-{channel:x}", silent=True)

    async def find_announcement(self, channel: int, number: int) -> int | None:
        return await self._stage.find(channel, evening_press(number))


def _proof(day: Day, words: Translator) -> list[str]:
    return [f"-# {words('daily-seed', seed=day.seed, hash=day.commitment)}"]


def _best_picture(castle: DailyCastle, row: DailyGame, name: str, words: Translator) -> Picture:
    table = castle.table_of(row, Person(row.user, name, lang=words.lang))
    face, view = face_of(row.game), table.view(PLAYER)
    if view.result is None:
        data = face.own_board(view, PLAYER, table.names, words)
        alt = face.own_alt(view, PLAYER, table.names, words)
    else:
        data = face.pictures.result(view, table.names, words, date=words.day(date.fromisoformat(row.day)))
        alt = face.alt(view, table.names, words)
    return Picture(data, f"castellan-daily-{row.day}-best.png", alt)


def draw_share(title: str, result: DailyResult, first: bool, words: Translator) -> bytes:
    """Draws a shared result; imports the drawing code only when it is needed."""
    from render import club

    points = words("daily-points", points=result.points)
    return club.shared(club.Shared(title, words(result.game), points, result.marks, result.day, first))
