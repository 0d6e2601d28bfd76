"""The way to a private game, its panel like that of a real table, and its end beside the real one."""

from __future__ import annotations

from dataclasses import replace

from bot.features.contract import Core
from bot.features.replay.replay_buttons import (
    LEAVE,
    REPLAY,
    TABLE,
    At,
    InGame,
    Wish,
    game_press,
    panel_address,
    wish_press,
)
from bot.features.replay.service import Replay, Replays
from bot.features.replay.store import WhatIfGame
from bot.features.replay.what_ifs import WhatIf, WhatIfs
from bot.tables.levels import levels, usual_player
from bot.tables.refusal import Refusal
from bot.texts import Translator
from bot.ui.cards.card import BUTTONS_IN_ROW, GOLD, Button, Card, Choice, Menu, Picture, Row
from bot.ui.faces import face_of, import_face
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import Press, whole_number
from bot.ui.interactions.reply import Reply
from bot.ui.panel.assemble import BEGINNING
from bot.ui.panel.questions import Path

MOST_NEWS = 3
"""Lines about computer players' moves since the person's last decision."""


class WhatIfHandlers:
    """One method for each verb, and for each part of the walk through the panel."""

    def __init__(self, core: Core, replays: Replays, what_ifs: WhatIfs) -> None:
        self._replays = replays
        self._games = what_ifs
        self._panels = core.panels
        self._studio = core.answering

    async def wish(self, click: Click) -> Card:
        """Asks for the seat and the level; begins the game once both are known."""
        wish: Wish = click.argument
        replay = await self._replays.of(click.table, click.person.id)
        if click.values:
            wish = replace(wish, seat=whole_number(click.values[0]))
        if wish.seat is not None and wish.player:
            begun = await self._games.begin(replay, wish.at.turn, wish.seat, wish.player, click.person)
            return await self._card(begun, click.reply)
        seat = wish.seat if wish.seat is not None else replay.seat or 0
        if seat >= len(replay.table.seats) or wish.at.turn >= replay.last:
            raise Refusal("what-if-over")
        known = [one for one in await self._games.store.games(click.person.id) if one.table_id == click.table]
        return _choosing(replay, replace(wish, seat=seat), known, click.words)

    async def go(self, click: Click) -> Card:
        """Carries out the request of a button next to the panel, or of one that leads to a game."""
        target: InGame[str] = click.argument
        at = await self._games.find(click.person, target.number)
        if target.rest == TABLE:
            return await self._whole(at, click.reply)
        if target.rest == LEAVE:
            await self._games.store.drop(click.person.id, target.number)
            return Card(click.words("what-if-left"), rows=((_back(at.row, click.words),),))
        return await self._card(at, click.reply)

    async def buttons(self, user: int, words: Translator) -> list[Button]:
        """Returns the ways to a person's games that are kept, for the list of their tables."""
        games = (await self._games.store.games(user))[:BUTTONS_IN_ROW]
        return [Button(_named(one, words), game_press(one.number)) for one in games]

    # The walk through the panel

    async def find(self, click: Click) -> WhatIf:
        at = await self._games.find(click.person, click.argument.number)
        await import_face(at.row.game, self._studio)
        return at

    async def is_current(self, at: WhatIf, click: Click) -> bool:
        return at.row.seq == click.press.seq and not at.over

    async def show(self, at: WhatIf, click: Click, path: Path) -> Card:
        return await self._card(at, click.reply, path)

    async def act(self, at: WhatIf, click: Click, action: str) -> Card:
        return await self._card(await self._games.act(at, click.press.seq, action, click.person), click.reply)

    async def show_outdated(self, at: WhatIf, click: Click) -> Card:
        return await self._card(at, click.reply, note=click.words("learn-old-button"))

    # Its cards

    async def _card(self, at: WhatIf, reply: Reply, path: Path = BEGINNING, note: str = "") -> Card:
        """Returns the panel, or the end beside that of the real game."""
        await import_face(at.row.game, self._studio)
        if at.over:
            return await self._ending(at, reply.words)
        words, row = reply.words, at.row
        heading = [_title(row, words), f"-# {words('what-if-counts-not', turn=row.turn)}"]
        card = await self._panels.panel(
            at.table,
            at.seat,
            words,
            self._studio,
            path,
            heading="\n".join(filter(None, (*heading, note, *_news(at, words)))),
            picture=f"what-if-{row.number}-{row.seq}.png",
            address=panel_address(row.number, row.seq),
        )
        if not card.untouched:
            return card
        beside = (
            Button(words("what-if-table"), game_press(row.number, TABLE)),
            _back(row, words),
            Button(words("what-if-leave"), game_press(row.number, LEAVE)),
        )
        return replace(card, rows=(*card.rows, beside))

    async def _whole(self, at: WhatIf, reply: Reply) -> Card:
        """Returns the whole table, which only this person can see."""
        await import_face(at.row.game, self._studio)
        words, table, face = reply.words, at.table, face_of(at.row.game)
        view = table.view(at.seat)
        data = await self._studio.draw(face.pictures.public, view, table.names, words)
        status = face.status(view, table.names, words)
        if await self._panels.words_first.wanted_by(reply.person.id):
            status = await self._studio.run(face.in_words, view, table.names, words)
        name = f"what-if-{at.row.number}-{at.row.seq}-table.png"
        back = Button(words("back"), game_press(at.row.number), "primary")
        picture = Picture(data, name, face.alt(view, table.names, words))
        return Card(f"{_title(at.row, words)}\n{status}", picture, rows=((back,),))

    async def _ending(self, at: WhatIf, words: Translator) -> Card:
        row, table, face = at.row, at.table, face_of(at.row.game)
        view = table.view(at.seat)
        data = await self._studio.draw(face.pictures.result, view, table.names, words)
        text = [
            _title(row, words),
            f"**{compared(at.points, row.points, words)}**",
            face.standings(view, table.names, words),
            f"-# {words('what-if-counts-not', turn=row.turn)}",
        ]
        picture = Picture(data, f"what-if-{row.number}-end.png", face.alt(view, table.names, words))
        leave = Button(words("what-if-leave"), game_press(row.number, LEAVE))
        return Card("\n".join(text), picture, rows=((_back(row, words), leave),), colour=GOLD)


def compared(points: int, real: int, words: Translator) -> str:
    """Compares the points of a private game with those of the real one."""
    if points == real:
        return words("what-if-same", points=points)
    return words("what-if-instead", points=points, real=real)


def _choosing(replay: Replay, wish: Wish, known: list[WhatIfGame], words: Translator) -> Card:
    """Asks for a seat in a menu, and begins with a press on a level; offers games that were begun before."""
    table, turn = replay.table, replay.turn(wish.at.turn)
    text = [
        f"### {words('replay-what-if')}",
        words(
            "what-if-about",
            where=words("replay-where", round=turn.round, turn=wish.at.turn, count=replay.last),
        ),
        words("what-if-choose"),
    ]
    rows: list[Row] = []
    if len(table.seats) > 1:
        seats = tuple(
            Choice(words("what-if-seat", name=seat.name), str(number), chosen=number == wish.seat)
            for number, seat in enumerate(table.seats)
        )
        rows.append(Menu(wish_press(table, Wish(wish.at)), words("what-if-seats"), seats))
    offered = levels(table.game) if len(table.seats) > 1 else (usual_player(table.game),)
    rows.append(
        tuple(
            Button(
                words("what-if-against", level=words(f"level-{level}"))
                if len(table.seats) > 1
                else words("what-if-begin"),
                wish_press(table, replace(wish, player=level)),
                "success" if level == usual_player(table.game) else "secondary",
            )
            for level in offered
        )
    )
    if known:
        rows.append(
            tuple(Button(_named(one, words), game_press(one.number)) for one in known[:BUTTONS_IN_ROW])
        )
    back = Button(words("back"), Press(table.id, table.seq, REPLAY, wish.at.text).id)
    return Card("\n".join(text), rows=(*rows, (back,)))


def _title(row: WhatIfGame, words: Translator) -> str:
    return f"### {words('what-if-title', game=words(row.game), table=row.table_id)}"


def _named(row: WhatIfGame, words: Translator) -> str:
    return words("what-if-named", game=words(row.game), table=row.table_id, turn=row.turn)


def _back(row: WhatIfGame, words: Translator) -> Button:
    return Button(words("what-if-replay"), Press(row.table_id, 0, REPLAY, At(row.turn).text).id)


def _news(at: WhatIf, words: Translator) -> list[str]:
    """Returns captions for the person's last decision and everything since."""
    face, names = face_of(at.row.game), at.table.names
    lines = [line for events in at.news if (line := face.caption(events, names, words))]
    return [f"-# {line}" for line in lines[-MOST_NEWS:]]
