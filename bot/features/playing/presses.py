"""What each verb does: the table service is asked, and the answer is a card, a form or nothing to be seen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import discord

from bot.features.club.cards import CLUB_VERBS, Clubhouse
from bot.features.coach.levels_card import Company
from bot.features.daily_castle.daily_handlers import DAILY_VERBS, DailyHall
from bot.features.following.cards import Following
from bot.features.lessons.lesson_handlers import LEARNING_VERBS, Learning
from bot.features.lessons.lesson_offer import FirstTime
from bot.features.playing.deciding import Deciding
from bot.features.playing.stand_in_handlers import ChangingHands
from bot.features.playing.undo_handlers import StepsBack
from bot.features.rematch.rematch_handlers import Again
from bot.features.settings.own import OWN_VERBS, Own
from bot.features.table_commands.table_handlers import COMMANDS, Deeds, sits_alone
from bot.tables.actors import Person
from bot.tables.refusal import Refusal
from bot.tables.shuffles import shuffle_name
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.waiting.stand_ins import Away
from bot.texts import Words
from bot.ui.board.board import words_card
from bot.ui.board.closeup import closeup_card
from bot.ui.board.lobby_card import options_card, seats_card
from bot.ui.board.rules_card import rules_card
from bot.ui.board.score_sheet import account_card, cards_card, fair_card
from bot.ui.board.terms_card import shuffle_modal, terms_card
from bot.ui.board.variants import ALL, chosen_value, typing_modal
from bot.ui.cards.button_names import buttons_at
from bot.ui.cards.card import Card
from bot.ui.faces import face_of, hosted, import_face
from bot.ui.interactions.access import person_at
from bot.ui.interactions.press import NO_TABLE, Press, is_table_id, whole_number
from bot.ui.interactions.reply import Reply, refusal_text
from bot.ui.panel.catch_up import Since
from bot.ui.panel.words_first import WordsFirst
from bot.ui.stage.discord_stage import DiscordStage
from bot.ui.stage.greetings import Greetings
from bot.work.drawing import Studio

T = TypeVar("T")
WITHOUT_TABLE = (*OWN_VERBS, *CLUB_VERBS, *LEARNING_VERBS, *DAILY_VERBS)
"""The verbs that are about no table."""


@dataclass(frozen=True)
class Click:
    """A press with what was chosen or typed, and the way to reply to whoever made it."""

    press: Press
    reply: Reply
    values: tuple[str, ...]
    person: Person
    """Who presses, with their rights at the table once they are admitted to it."""

    @property
    def table(self) -> str:
        return self.press.table

    @property
    def key(self) -> tuple[str, int]:
        """The table and the person."""
        return self.press.table, self.person.id

    @property
    def words(self) -> Words:
        return self.reply.words

    @property
    def request(self) -> int:
        return self.reply.request


class Presses:
    """One method for each verb of the table in `verbs`."""

    def __init__(
        self,
        tables: Tables,
        studio: Studio,
        stage: DiscordStage,
        greetings: Greetings,
        deeds: Deeds,
        words_first: WordsFirst,
        own: Own,
        away: Away,
        company: Company,
        again: Again,
        following: Following,
        since: Since,
        club: Clubhouse,
        learning: Learning,
        first_time: FirstTime,
        daily: DailyHall,
    ) -> None:
        self._tables = tables
        self._studio = studio
        self._stage = stage
        self._greetings = greetings
        self._deeds = deeds
        self._words_first = words_first
        self.own = own
        self.company = company
        self.again = again
        self.following = following
        self.since = since
        self.deciding = Deciding(tables, studio, stage, words_first, company, since)
        self.steps_back = StepsBack(tables, studio, self.deciding)
        self.changing_hands = ChangingHands(tables, away, self.deciding)
        self.club = club
        self.learning = learning
        self._first_time = first_time
        self.daily = daily

    async def admitted(self, handler: Callable[[Presses, Click], Awaitable[T]], click: Click) -> T:
        """Carry a press out for somebody who may be at the table; for anybody else it is not there."""
        if click.table == NO_TABLE:
            without = (Presses.rules, Presses.command, Presses.retire, Presses.nothing)
            if handler not in without and click.press.verb not in WITHOUT_TABLE:
                raise Refusal("unknown-button")
            answer: T = await handler(self, click)
            return answer
        row = await self._tables.row(click.table)
        person = person_at(click.reply.interaction, row, click.person)
        click.reply.about(row)
        return await handler(self, replace(click, person=person))

    async def _table(self, click: Click) -> Table:
        """The table that the press is about, with its game's face at hand."""
        table = await self._tables.get(click.table)
        await import_face(table.game.key, self._studio)
        return table

    # The lobby

    async def join(self, click: Click) -> None:
        table = await self._tables.lobby.join(click.table, click.person, click.request)
        self._greetings.send(table, click.person, click.reply)
        await self._first_time.greet(table, click.reply)

    async def leave(self, click: Click) -> None:
        absent = await self._greetings.absent(await self._tables.row(click.table))
        await self._tables.lobby.leave(click.table, click.person, click.request, absent=absent)

    async def add_computer(self, click: Click) -> None:
        await self._tables.lobby.add_computer(click.table, click.person, None, click.request)

    async def remove_computer(self, click: Click) -> None:
        await self._tables.lobby.remove_computer(click.table, click.person, click.request)

    async def start(self, click: Click) -> None:
        table = await self._tables.lobby.start(click.table, click.person, click.request)
        if warning := await self.deciding.warning(table, click):
            await click.reply.whisper(warning)

    async def end(self, click: Click) -> Card:
        """Close the table; where somebody else sits, or a game is on, that is asked about first."""
        row = await self._tables.row(click.table)
        if row.phase == "lobby" and sits_alone(row, click.person):
            return await self._deeds.end(row, click.person, click.reply)
        return self._deeds.ask_end(row, click.person, click.words)

    async def close(self, click: Click) -> Card:
        """Close it, having been asked."""
        row = await self._tables.row(click.table)
        return await self._deeds.close(row, click.press.argument, click.person, click.reply)

    async def seats(self, click: Click) -> Card:
        return seats_card(await self._own_lobby(click), click.words)

    async def seat_first(self, click: Click) -> Card:
        """Whoever is chosen takes the first seat, the others move on by one."""
        table = await self._own_lobby(click)
        numbers = range(len(table.seats))
        order = sorted(numbers, key=lambda number: str(number) not in click.values)
        after = await self._tables.lobby.order_seats(
            click.table, click.person, order, click.press.seq, click.request
        )
        return seats_card(after, click.words)

    async def shuffle_seats(self, click: Click) -> Card:
        await self._own_lobby(click)
        after = await self._tables.lobby.shuffle_seats(click.table, click.person, click.request)
        return seats_card(after, click.words)

    async def terms(self, click: Click) -> Card:
        return terms_card(await self._own_lobby(click), click.words)

    async def pace(self, click: Click) -> Card:
        """How long people have for a decision."""
        return await self._agree_on(click, {"pace": click.values[0] if click.values else ""})

    async def hints(self, click: Click) -> Card:
        """Whether the strong player can be asked."""
        if click.press.argument not in ("on", "off"):
            raise Refusal("unknown-button")
        return await self._agree_on(click, {"hints": click.press.argument == "on"})

    async def agreeing(self, click: Click) -> Card:
        """Whether people may agree on taking something back; the button of a card of variants may be old."""
        await self._own_lobby(click)
        if click.press.argument not in ("on", "off"):
            raise Refusal("unknown-button")
        return await self._agree_on(click, {"take_back": click.press.argument == "on"})

    async def rated(self, click: Click) -> Card:
        """Whether the result counts for ratings."""
        if click.press.argument not in ("on", "off"):
            raise Refusal("unknown-button")
        return await self._agree_on(click, {"rated": click.press.argument == "on"})

    async def name_shuffle(self, click: Click) -> discord.ui.Modal:
        """The form for the name of a shuffle."""
        return shuffle_modal(await self._own_lobby(click), click.words)

    async def shuffle_named(self, click: Click) -> Card:
        return await self._agree_on(click, {"seed": shuffle_name(" ".join(click.values))})

    async def _agree_on(self, click: Click, terms: dict[str, Any]) -> Card:
        table = await self._tables.lobby.set_terms(click.table, click.person, terms, click.request)
        return terms_card(table, click.words)

    async def options(self, click: Click) -> Card:
        return self._variants(await self._own_lobby(click), click, presets=click.press.argument != ALL)

    async def preset(self, click: Click) -> Card:
        """Variants that are chosen together."""
        table = await self._own_lobby(click)
        presets = face_of(table.game.key).presets(table.options, click.words)
        found = next((preset for preset in presets if preset.name == click.press.argument), None)
        if found is None:
            raise Refusal("stale-button")
        values = dict(found.values)
        table = await self._tables.lobby.set_options(click.table, click.person, values, click.request)
        return self._variants(table, click, presets=True)

    async def _own_lobby(self, click: Click) -> Table:
        """The table in its lobby, for those who may set its variants."""
        table = await self._table(click)
        if table.phase != "lobby":
            raise Refusal("already-started")
        if click.person.id != table.row.host and not click.person.moderator:
            raise Refusal("only-host")
        return table

    def _variants(self, table: Table, click: Click, *, presets: bool = False) -> Card:
        """The menu of variants; if the game could not be started with them, that is said at once."""
        card = options_card(table, click.words, presets=presets)
        obstacle = self._tables.lobby.obstacle(table)
        return (
            card.with_note(refusal_text(obstacle, click.words, buttons_at(table.row))) if obstacle else card
        )

    async def switch(self, click: Click) -> Card:
        table = await self._table(click)
        fields = table.game.options_type.model_fields
        switches = [name for name, info in fields.items() if info.annotation is bool]
        return await self._set(click, {name: name in click.values for name in switches})

    async def choose(self, click: Click) -> Card:
        table = await self._table(click)
        name = click.press.argument
        if name not in table.game.options_type.model_fields:
            raise Refusal("stale-button")
        return await self._set(click, {name: chosen_value(table, name, click.values)})

    async def typed(self, click: Click) -> Card:
        return await self._set(click, {click.press.argument: " ".join(click.values)})

    async def _set(self, click: Click, values: dict[str, Any]) -> Card:
        table = await self._tables.lobby.set_options(click.table, click.person, values, click.request)
        return self._variants(table, click)

    async def type(self, click: Click) -> discord.ui.Modal:
        """The form for a variant that is typed."""
        table = await self._own_lobby(click)
        if click.press.argument not in table.game.options_type.model_fields:
            raise Refusal("stale-button")
        return typing_modal(table, click.press.argument, click.words)

    # Watching

    async def closeup(self, click: Click) -> Card:
        table = await self._started(click)
        own = table.seat_of(click.person.id)
        wanted = whole_number(click.press.argument)
        sight = (own or 0) if wanted is None else wanted
        return await closeup_card(table, sight, click.words, self._studio, watching=own is None)

    async def words(self, click: Click) -> Card:
        table = await self._started(click)
        before = await self._tables.told_before(table.id)
        news = await self._tables.entries(table.id, after=before, upto=table.seq)
        first = await self._words_first.wanted_by(click.person.id)
        return words_card(table, click.words, news, words_first=first)

    async def lead(self, click: Click) -> Card:
        """Words before pictures from now on, or pictures again; the answer is the board in words."""
        chosen = click.press.argument
        if chosen not in ("words", "pictures"):
            raise Refusal("unknown-button")
        table = await self._started(click)
        await self._words_first.choose(click.person.id, words=chosen == "words")
        said = "words-first-chosen" if chosen == "words" else "pictures-first-chosen"
        note = click.words(said, **buttons_at(table.row))
        return (await self.words(click)).with_note(note)

    async def rules(self, click: Click) -> Card:
        if click.table == NO_TABLE:
            key, _, page = click.press.argument.partition(".")
            if key not in hosted():
                raise Refusal("unknown-game")
            return await rules_card(key, whole_number(page) or 0, click.words, self._studio)
        table = await self._table(click)
        return await rules_card(table.game.key, 0, click.words, self._studio)

    async def film(self, click: Click) -> None:
        await self._deeds.film(await self._tables.row(click.table), click.reply)

    async def cards(self, click: Click) -> Card:
        return cards_card(await self._started(click), click.words)

    async def account(self, click: Click) -> Card:
        return await account_card(await self._started(click), click.words, self._studio)

    async def fair(self, click: Click) -> Card:
        return fair_card(await self._started(click), click.words)

    # Commands

    async def command(self, click: Click) -> Card | None:
        """A command whose table was chosen in a menu."""
        command, _, typed = click.press.argument.partition(" ")
        if command not in COMMANDS or len(click.values) != 1 or not is_table_id(click.values[0]):
            raise Refusal("unknown-button")
        row = await self._tables.row(click.values[0])
        return await self._deeds.carry_out(command, row, click.reply, typed)

    async def retire(self, click: Click) -> Card:
        """Leave a table, having been asked."""
        table_id, _, asked = click.press.argument.partition(" ")
        if not is_table_id(table_id):
            raise Refusal("unknown-button")
        return await self._deeds.leave(await self._tables.row(table_id), asked, click.reply)

    async def nothing(self, click: Click) -> Card:
        """Having been asked, rather not."""
        return Card(click.words("nothing-changed"))

    async def _started(self, click: Click) -> Table:
        table = await self._table(click)
        if table.state is None:
            raise Refusal("not-started")
        return table
