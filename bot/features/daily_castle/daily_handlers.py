"""The daily castle in one private message: begun, played with the panel of a real table, told at its end.

Nothing of it lives in memory: which day, which try and how many decisions were made stands in each button,
and whose game it is says the press itself.
"""

from __future__ import annotations

from dataclasses import replace

from bot.features.daily_castle.cards import TODAY, DailyBoards, draw_share, symbols
from bot.features.daily_castle.service import OWN, DailyCastle, Day, Try, streak
from bot.store import DailyResult
from bot.tables.names import clean_name
from bot.tables.refusal import Refusal
from bot.texts import Words, words
from bot.ui.cards.card import GOLD, Button, Card, Menu, Picture, Row
from bot.ui.faces import face_of, import_face
from bot.ui.interactions.access import may_write
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import NO_TABLE, Press, read
from bot.ui.interactions.reply import Reply, public_language
from bot.ui.panel.questions import Path, done_at_once, panel_card
from bot.ui.panel.words_first import WordsFirst, words_before
from bot.work.drawing import Studio

_WITHIN = {"ask": "dask", "pick": "dpick", "do": "ddo"}
BEGINNING = Path()
PRACTICE = "practice"
MOST_NEWS = 6
"""So many lines at most tell what computer players did meanwhile."""


class DailyHall:
    """One method for the command and for each verb."""

    def __init__(
        self, castle: DailyCastle, boards: DailyBoards, words_first: WordsFirst, studio: Studio
    ) -> None:
        self._castle = castle
        self.boards = boards
        self._words_first = words_first
        self._studio = studio
        self._sharing: set[int] = set()
        """Whose result is being shown to all: two taps are one."""

    async def open(self, reply: Reply) -> Card:
        """Where the person is with the castle of today: before it, in it, or after it."""
        day = await self._castle.today()
        mine = await self._castle.find(reply.person, day, practice=False)
        if mine is None:
            return await self._before(day, reply)
        return await self._card(mine, day, reply)

    async def go(self, click: Click) -> Card:
        """What a button beside the panel asks for."""
        what, _, rest = click.press.argument.partition(".")
        reply, day = click.reply, await self._castle.today()
        match what:
            case "":
                return await self.open(reply)
            case "board":
                return await self.boards.card(reply, rest)
        if click.press.seq != _number(day, 0, practice=False):
            raise Refusal("daily-over")
        rated = await self._castle.find(reply.person, day, practice=False)
        match what:
            case "begin":
                began = rated or await self._castle.begin(reply.person, day, practice=False)
                return await self._card(began, day, reply)
            case "table":
                practice = rest == PRACTICE
                mine = await self._castle.find(reply.person, day, practice=practice)
                if mine is None:
                    raise Refusal("daily-over")
                return await self._whole(mine, day, reply)
            case "practice" | "anew":
                if (rated is None or not rated.over) and not await self._castle.had_rated(
                    reply.person.id, day
                ):
                    raise Refusal("daily-rated-first")
                mine = None
                if what == "practice":
                    mine = await self._castle.find(reply.person, day, practice=True)
                if mine is None or mine.over:
                    mine = await self._castle.begin(reply.person, day, practice=True)
                return await self._card(mine, day, reply)
        raise Refusal("unknown-button")

    async def ask(self, click: Click) -> Card:
        """The next question of the panel."""
        day, mine = await self._meant(click)
        path = Path.read(click.press.argument)
        if click.values:
            path = replace(path, answers=(*path.answers, *click.values))
        return await self._asked(mine, day, click, path)

    async def pick(self, click: Click) -> Card:
        """An answer chosen in a menu: what it does at once is done, anything else is asked on."""
        day, mine = await self._meant(click)
        path = Path.read(click.press.argument)
        path = replace(path, answers=(*path.answers, *click.values))
        if not self._is_current(mine, click):
            return await self._as_it_is(mine, day, click.reply)
        every = await self._words_first.preferences.confirms_every(click.person.id)
        action = await self._studio.run(done_at_once, mine.table, OWN, path, every=every)
        if action is None:
            return await self._asked(mine, day, click, path)
        return await self._act(mine, day, click, action)

    async def do(self, click: Click) -> Card:
        """The decision is made."""
        day, mine = await self._meant(click)
        return await self._act(mine, day, click, click.press.argument)

    async def share(self, click: Click) -> Card:
        """Show everybody here how the rated try went: nothing of it tells what was dealt."""
        interaction, day = click.reply.interaction, await self._castle.today()
        if interaction.guild_id is None or click.press.seq != _number(day, 0, practice=False):
            raise Refusal("daily-over")
        if not may_write(interaction):
            raise Refusal("no-voice")
        result = await self._castle.store.result(click.person.id, day.name)
        if result is None:
            raise Refusal("daily-unfinished")
        said = words(public_language(interaction))
        lines = [
            said("daily-shared", name=clean_name(click.person.name), date=day.name, game=said(day.game.key))
        ]
        lines += await self._told(result, interaction.guild_id, said)
        title = clean_name(click.person.name)
        drawn = await self._studio.run(draw_share, title, result, lines[2:], said)
        play = Button(said("daily-play"), Press(NO_TABLE, 0, "daily").id)
        picture = Picture(drawn, f"castellan-daily-{day.name}.png", "\n".join(lines))
        if click.person.id in self._sharing:
            raise Refusal("already-done")
        self._sharing.add(click.person.id)
        try:
            await click.reply.publish(Card("\n".join(lines), picture, rows=((play,),), colour=GOLD))
        finally:
            self._sharing.discard(click.person.id)
        return (await self.open(click.reply)).with_note(click.words("shown-to-all"))

    # Its cards

    async def _before(self, day: Day, reply: Reply) -> Card:
        """What is played today, before anything of it is seen."""
        said = reply.words
        others = day.form.seats - 1
        company = said("daily-with", count=others) if others else said("daily-alone")
        had = await self._castle.had_rated(reply.person.id, day)
        text = [
            _title(day, said),
            f"**{company}**",
            said("daily-had" if had else "daily-intro"),
            said("daily-changes", ends=f"<t:{int(day.ends)}:t>", left=f"<t:{int(day.ends)}:R>"),
            f"-# {said('daily-fair', hash=day.commitment)}",
        ]
        first = Button(said("daily-begin"), _press(day, "begin"), "success")
        if had:
            first = Button(said("daily-practice"), _press(day, "practice"), "primary")
        return Card("\n".join(text), rows=((first, self.boards.button(said)),), colour=GOLD)

    async def _card(self, mine: Try, day: Day, reply: Reply, path: Path = BEGINNING, note: str = "") -> Card:
        """The panel, or how it ended."""
        await import_face(mine.table.game.key, self._studio)
        if mine.over:
            return await self._ending(mine, day, reply)
        said, table = reply.words, mine.table
        every = await self._words_first.preferences.confirms_every(reply.person.id)
        card = await panel_card(table, OWN, path, said, self._studio, every=every)
        told = [_title(day, said), f"-# {said('daily-practicing' if mine.row.practice else 'daily-rated')}"]
        told += [note, *self._news(mine, said)]
        card = card.with_picture_named(f"daily-{day.name}-{mine.row.seq}.png")
        rows = tuple(_within(row, mine, day) for row in card.rows)
        if not path.answers:
            whole = f"table.{PRACTICE if mine.row.practice else ''}"
            rows = (*rows, (Button(said("daily-table"), _press(day, whole)),))
        card = replace(card, rows=rows)
        text = "\n".join(filter(None, told))
        if await self._words_first.wanted_by(reply.person.id):
            with_room = replace(card, after=f"{card.after}{text}\n\n")
            worded = await self._studio.run(words_before, with_room, table, OWN, said)
            card = replace(worded, after=card.after, text=worded.text.rstrip("\n"))
        return card.with_note(text)

    async def _whole(self, mine: Try, day: Day, reply: Reply) -> Card:
        """The whole table, which nobody else can look at."""
        said = reply.words
        await import_face(mine.table.game.key, self._studio)
        told, picture = await self._studio.run(_seen, mine, day, said)
        back = Button(said("back"), _press(day, "practice" if mine.row.practice else "begin"), "primary")
        if await self._words_first.wanted_by(reply.person.id):
            told = await self._studio.run(
                face_of(mine.table.game.key).in_words, mine.table.view(OWN), mine.table.names, said
            )
        return Card("\n".join([_title(day, said), told]), picture, rows=((back,),))

    def _news(self, mine: Try, said: Words) -> list[str]:
        """What happened since the person's last decision, with what came of that."""
        face, names = face_of(mine.table.game.key), mine.table.names
        told = [line for events in mine.news if (line := face.caption(events, names, said))]
        return [f"-# {line}" for line in told[-MOST_NEWS:]]

    async def _ending(self, mine: Try, day: Day, reply: Reply) -> Card:
        said, row = reply.words, mine.row
        text = [_title(day, said)]
        if mine.result is not None:
            text += await self._told(mine.result, reply.interaction.guild_id, said)
        else:
            text.append(f"-# {said('daily-practicing')}")
        told, picture = await self._studio.run(_ended, mine, day, said)
        buttons = [Button(said("daily-practice"), _press(day, "anew" if row.practice else "practice"))]
        if mine.result is not None and reply.interaction.guild_id is not None:
            press = Press(NO_TABLE, _number(day, 0, practice=False), "dshare").id
            buttons.insert(0, Button(said("daily-share"), press, "primary"))
        buttons.append(self.boards.button(said, TODAY))
        return Card("\n".join([*text, told]), picture, rows=(tuple(buttons),), colour=GOLD)

    async def _told(self, result: DailyResult, guild: int | None, said: Words) -> list[str]:
        """A result in words that tell nothing of the deal."""
        store = self._castle.store
        lines = [symbols(result.marks), said("daily-points", points=result.points)]
        if guild is not None and guild == result.guild:
            place, count = await store.standing(guild, result.day, result.points)
            lines.append(said("daily-place-here", place=str(place), count=count))
        place, count = await store.standing(None, result.day, result.points)
        lines.append(said("daily-place-everywhere", place=str(place), count=count))
        days = streak(await store.days_of(result.user), (await self._castle.today()).date)
        if days > 1:
            lines.append(said("daily-streak", count=days))
        return lines

    # What the buttons say

    async def _meant(self, click: Click) -> tuple[Day, Try]:
        """The person's own game that a button of the panel is about."""
        day = await self._castle.today()
        practice = click.press.seq % 10 == 1
        if click.table != NO_TABLE or click.press.seq % 1000 != _number(day, 0, practice=practice):
            raise Refusal("daily-over")
        mine = await self._castle.find(click.person, day, practice=practice)
        if mine is None:
            raise Refusal("daily-over")
        return day, mine

    @staticmethod
    def _is_current(mine: Try, click: Click) -> bool:
        return mine.row.seq == click.press.seq // 1000 and not mine.over

    async def _asked(self, mine: Try, day: Day, click: Click, path: Path) -> Card:
        if not self._is_current(mine, click):
            return await self._as_it_is(mine, day, click.reply)
        try:
            return await self._card(mine, day, click.reply, path)
        except Refusal:
            return await self._as_it_is(mine, day, click.reply)

    async def _act(self, mine: Try, day: Day, click: Click, action: str) -> Card:
        if not self._is_current(mine, click):
            return await self._as_it_is(mine, day, click.reply)
        guild = click.reply.interaction.guild_id or 0
        try:
            after = await self._castle.act(mine, mine.row.seq, action, click.person, guild)
        except Refusal as refusal:
            if refusal.code != "stale-button":
                raise
            found = await self._castle.find(click.person, day, practice=mine.row.practice)
            return await self._as_it_is(found or mine, day, click.reply)
        return await self._card(after, day, click.reply)

    async def _as_it_is(self, mine: Try, day: Day, reply: Reply) -> Card:
        """The game as it stands, for a button from an earlier moment of it."""
        return await self._card(mine, day, reply, note=reply.words("learn-old-button"))


def _title(day: Day, said: Words) -> str:
    return f"### {said('daily-title', date=day.name, game=said(day.game.key))}"


def _number(day: Day, made: int, *, practice: bool) -> int:
    """Stands where tables count their events: the decisions made, the day in short and which try it is."""
    return made * 1000 + day.date.toordinal() % 100 * 10 + practice


def _press(day: Day, what: str) -> str:
    return Press(NO_TABLE, _number(day, 0, practice=False), "daily", what).id


def _within(row: Row, mine: Try, day: Day) -> Row:
    """A row of a table's panel, for the daily castle."""

    def own(custom_id: str) -> str:
        press = read(custom_id)
        assert press is not None
        number = _number(day, mine.row.seq, practice=mine.row.practice)
        return Press(NO_TABLE, number, _WITHIN[press.verb], press.argument).id

    if isinstance(row, Menu):
        return replace(row, id=own(row.id))
    return tuple(replace(one, id=own(one.id)) if isinstance(one, Button) else one for one in row)


def _seen(mine: Try, day: Day, said: Words) -> tuple[str, Picture]:
    """Who is due, and the picture that a table would be shown by."""
    face, table = face_of(mine.table.game.key), mine.table
    view = table.view(None)
    data = face.pictures.public(view, table.names, said)
    alt = face.alt(view, table.names, said)
    picture = Picture(data, f"daily-{day.name}-{mine.row.seq}-table.png", alt)
    return face.status(view, table.names, said), picture


def _ended(mine: Try, day: Day, said: Words) -> tuple[str, Picture]:
    """The final ranking and the picture of the end."""
    face, table = face_of(mine.table.game.key), mine.table
    view = table.view(OWN)
    data = face.pictures.result(view, table.names, said, date=day.name)
    picture = Picture(data, f"daily-{day.name}-end.png", face.alt(view, table.names, said))
    return face.standings(view, table.names, said), picture
