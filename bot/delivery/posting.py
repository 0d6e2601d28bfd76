"""Shows one outbox item on the stage (lobby, board, status or private messages) and then settles it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, NamedTuple

from bot.delivery import pauses
from bot.delivery.bursts import Bursts
from bot.delivery.mentions import Followers, due_people, nobody, people_at, still_told, to_be_called
from bot.delivery.stage import Stage
from bot.delivery.undelivered import Trouble, Undelivered
from bot.store import OutboxItem, Posts, Store, StoreAway
from bot.tables.history import ACTED, ANSWERS, ASKED, TOOK_BACK, without_undone
from bot.tables.table import Entry, Table
from bot.tables.tables import Tables
from bot.tables.waiting.pace import until_awake
from bot.tables.waiting.proposal_remarks import REMARKED
from bot.work.background import Background
from bot.work.fair_queue import Superseded

log = logging.getLogger(__name__)

VENUE_LOOKS, VENUE_PAUSE = 120, 0.1
"""How often and how long private messages wait for the table's venue, to name it."""
ANEW = "_"
"""Separates a secret decision's name from the undo that repeated it; valid in file names."""
FORGOTTEN_AFTER = 300.0
"""Seconds after which a person who was at the table when their turn came is mentioned once."""
EDITED_FOR = 3000.0
"""Seconds for which a picture is edited in place: Discord throttles edits after an hour."""


class PrivateMessage(NamedTuple):
    """The stored state of a seat's private message."""

    mark: str | None = None
    """The secret decision that was handled last."""
    note: str | None = None
    """The reference that closes the open message; None if no message is open."""
    taken: bool = False
    """Whether the person received the last one: then the message notifies them, and no picture has to."""
    user: int | None = None
    """The recipient of the open message: the seat may have another person by the time it is closed."""


def messages_of(posts: Posts) -> dict[int, PrivateMessage]:
    """Returns the stored private messages by seat; an older version stored only the marks."""
    messages: dict[str, Any] = json.loads(posts.private_messages)
    return {
        int(seat): PrivateMessage(message) if isinstance(message, str) else PrivateMessage(*message)
        for seat, message in messages.items()
    }


def chapter_of(table: Table) -> str | None:
    """Returns the chapter that the table's next picture shows."""
    return table.game.chapter(table.state) if table.phase == "playing" else None


def secret_decision_of(table: Table, seat: int) -> str | None:
    """Returns the mark of the secret decision that a seat owes; after an undo the question is asked again."""
    name = table.game.secret(table.state, seat) if seat in table.to_act else None
    if name is None or not table.history.went_back:
        return name
    return f"{name}{ANEW}{table.history.went_back:x}"


def same_secret(one: str | None, other: str | None) -> bool:
    """Whether two marks name the same decision: an older question may still wait for its answer."""
    return (one or "").partition(ANEW)[0] == (other or "").partition(ANEW)[0]


class BoardPoster:
    """Carries out each kind of outbox item on the stage and stores the result."""

    def __init__(
        self, tables: Tables, store: Store, stage: Stage, bursts: Bursts, followers: Followers = nobody
    ) -> None:
        """`followers` returns the people besides the players that a table's pictures mention."""
        self._tables = tables
        self._store = store
        self._stage = stage
        self._bursts = bursts
        self._followers_of = followers
        self.threads: dict[str, int] = {}
        """Threads that were made late, by table: the game has begun in the channel."""
        self.beside = Background()
        """Minor steps in the background, such as removing the buttons of old pictures and updating panels."""

    async def show(self, item: OutboxItem, *, maybe_delivered: bool, news: asyncio.Event) -> None:
        """Carry out the item and settle it. `news` is set when the table changes during that."""
        table = await self._tables.get(item.table_id, item.seq)
        posts = await self._store.posts(table.id)
        try:
            match item.kind:
                case "lobby":
                    await self._show_lobby(table, posts, item, maybe_delivered=maybe_delivered)
                case "board":
                    await self._show_board(posts, item, maybe_delivered=maybe_delivered, news=news)
                case "status":
                    await self._show_status(table, posts, item, maybe_delivered=maybe_delivered, news=news)
                case "private_messages":
                    await self._see_to_private_messages(table, posts, maybe_delivered=maybe_delivered)
                    await self._store.settle(item)
        except Undelivered as error:
            if error.trouble is Trouble.GONE and table.phase in ("over", "ended"):
                await self._store.settle(item)  # no player waits for it any more
                return
            if error.trouble is Trouble.CLOSED:
                await self._tell_host(table, posts)
            raise

    async def _show_lobby(
        self, table: Table, posts: Posts, item: OutboxItem, *, maybe_delivered: bool
    ) -> None:
        if table.terms.round is not None:  # the post about the round takes the place of its lobby
            await self._store.settle(item)
            return
        if table.phase == "playing" and posts.lobby is not None:
            posts = await self._with_venue(table, posts)  # so that the lobby can point there
        message = await self._stage.show_lobby(table, posts, maybe_delivered=maybe_delivered)
        await self._store.set_posts(table.id, replace(posts, lobby=message), settled=item)

    async def _show_board(
        self, posts: Posts, item: OutboxItem, *, maybe_delivered: bool, news: asyncio.Event
    ) -> None:
        table = await self._tables.get(item.table_id)
        thread = self.threads.pop(table.id, None)
        before = posts
        if thread is not None and posts.venue == table.row.channel and table.phase == "playing":
            if maybe_delivered:  # a board in the channel may have been posted without being stored
                before = posts = await self._with_found_board(table, posts)
            posts = replace(posts, venue=thread, board=None, chapter=None)
        elif posts.shown < item.seq:
            posts = await self._with_venue(table, posts)
            if maybe_delivered:
                posts = await self._with_found_board(table, posts)
        if posts.venue == before.venue and posts.shown >= item.seq:
            await self._store.settle(item)  # the picture for an older item already shows this
            return
        table = await self._bursts.calm(lambda: self._tables.get(item.table_id), news)
        entries = await self._tables.entries(table.id, after=posts.shown, upto=table.seq)
        mentions = await self._to_call(table, posts, entries)
        if (ended := await self._show_last_board(table, posts, entries)) is not None:
            told_before, posts, entries = posts.shown, ended, []
            result = await self._post_board(table, posts, entries, mentions)
            await self._store.set_posts(table.id, replace(result, since=told_before), settled=item)
            self._follow(table, posts, below=True, news=entries)
            return
        edited = await self._edit_board(table, posts, entries) if not mentions else None
        new_posts = edited or await self._post_board(table, posts, entries, mentions)
        await self._store.set_posts(table.id, new_posts, settled=item)
        if edited is None:
            self._retire(table, before if posts.board is None else posts)
        self._follow(table, posts, below=edited is None, news=entries)
        await self._look_after(table, mentions)

    async def _show_last_board(self, table: Table, posts: Posts, entries: list[Entry]) -> Posts | None:
        """Show the last move of a finished game in the newest post, and let people look at it.

        Returns None where that post can't be edited any more: then the result tells the last move, too.
        """
        if table.phase != "over" or posts.board is None or not entries:
            return None
        if self._tables.now() - posts.posted >= EDITED_FOR:
            return None
        all_of_it = await self._tables.entries(table.id, after=posts.since, upto=table.seq)
        try:
            board = await self._stage.edit_board(table, posts, all_of_it, last=True)
        except Undelivered as error:
            log.warning(
                "event=minor_step_skipped table %s: skipped a step that the game does not need, %s: %s",
                table.id,
                "the last board",
                error,
            )
            return None
        except (Superseded, StoreAway):
            raise
        except Exception:
            log.exception(
                "event=minor_step_failed table %s: a step that the game does not need failed: %s",
                table.id,
                "the last board",
            )
            return None
        if self._tables.presence.anybody_at(table.id):
            await pauses.rest(pauses.BEFORE_RESULT)
        return replace(posts, board=board, shown=table.seq)

    async def _look_after(self, table: Table, mentions: list[int]) -> None:
        """Schedule one later mention for due people who are at the table and were not mentioned."""
        if table.phase != "playing" or len(people_at(table)) < 2:
            return
        for seat in table.to_act:
            user = table.seats[seat].decider
            if user is not None and user not in mentions and self._tables.presence.is_here(table.id, user):
                await self._store.waits.hasten(table.id, seat, self._tables.now() + FORGOTTEN_AFTER)

    async def _to_call(self, table: Table, posts: Posts, entries: list[Entry]) -> list[int]:
        """Returns the people that the next picture mentions; people who sleep now are reminded later."""
        candidates = to_be_called(table, json.loads(posts.told), entries, self._tables.presence)
        if table.phase != "playing":
            return candidates  # all players learn of the end
        called = []
        for user in candidates:
            settings, now = await self._tables.preferences.of(user), self._tables.now()
            awake = until_awake(settings, now)
            if awake <= now and settings.reminders != "none":
                called.append(user)
            for seat in table.seats_of(user) if awake > now else ():
                await self._store.waits.hasten(table.id, seat, awake)
        return called

    async def _post_board(
        self, table: Table, posts: Posts, entries: list[Entry], mentions: list[int]
    ) -> Posts:
        """Post a new picture below everything, and mention the people it concerns."""
        written_to = self._written_to(table, posts)
        called = [user for user in mentions if user not in written_to]
        called += await self._followers(table, posts)
        try:
            board = await self._stage.show_board(table, posts, entries, called)
        except Undelivered as error:
            if error.trouble is not Trouble.GONE or posts.venue == table.row.channel:
                raise
            log.warning(
                "event=thread_gone table %s: its thread was deleted; the game continues in the channel",
                table.id,
            )
            posts = replace(posts, venue=table.row.channel, board=None)
            board = await self._stage.show_board(table, posts, entries, called)
        return replace(
            posts,
            board=board,
            shown=table.seq,
            since=posts.shown,
            chapter=chapter_of(table),
            posted=self._tables.now(),
            told=json.dumps(due_people(table)),
        )

    async def _followers(self, table: Table, posts: Posts) -> list[int]:
        """Returns the followers to mention: all at the end; at a new round, those who want that."""
        playing = people_at(table)
        following = await self._followers_of(table.id)
        watching = [user for user in following if user not in playing]
        if table.phase == "over":
            return watching
        wanting = [user for user in watching if following[user]]
        if not wanting or table.phase != "playing":
            return []
        entries = without_undone(await self._tables.entries(table.id, upto=table.seq))
        old_entries = [entry for entry in entries if entry.seq <= posts.shown]
        begun = await self._stage.round_of(table, entries) != await self._stage.round_of(table, old_entries)
        return wanting if begun else []

    async def _edit_board(self, table: Table, posts: Posts, entries: list[Entry]) -> Posts | None:
        """Update the newest picture in place; None where a new one has to be posted."""
        if not self._may_edit(table, posts, entries):
            return None
        all_of_it = await self._tables.entries(table.id, after=posts.since, upto=table.seq)
        try:
            board = await self._stage.edit_board(table, posts, all_of_it)
        except Undelivered as error:
            if error.trouble not in (Trouble.GONE, Trouble.OURS, Trouble.THROTTLED):
                raise
            log.warning(
                "event=board_reposted table %s: its picture can't be edited and is posted again: %s",
                table.id,
                error,
            )
            return None
        return replace(posts, board=board, shown=table.seq, told=json.dumps(due_people(table)))

    def _may_edit(self, table: Table, posts: Posts, entries: list[Entry]) -> bool:
        """Whether the newest picture can be edited.

        It can in the same chapter, after an undo, and if only answers to an undo request are new.
        """
        verbs = {entry.verb for entry in entries}
        same = (
            posts.chapter is not None
            and posts.chapter == chapter_of(table)
            and verbs <= {ACTED, TOOK_BACK, REMARKED}
        )
        return (
            posts.board is not None
            and (same or (bool(verbs) and verbs <= {*ANSWERS, TOOK_BACK}))
            and self._tables.now() - posts.posted < EDITED_FOR
        )

    def _written_to(self, table: Table, posts: Posts) -> set[int]:
        """Returns the people that a private message already notifies of their current decision."""
        written = messages_of(posts)
        return {
            user
            for seat in table.to_act
            if (user := table.seats[seat].decider) is not None
            and written.get(seat, PrivateMessage()).taken
            and table.game.secret(table.state, seat) is not None
            and not self._tables.presence.has_panel(table.id, user)
        }

    def _follow(self, table: Table, posts: Posts, *, below: bool, news: list[Entry]) -> None:
        """Show the question in the open panels of the people who are due.

        When the game is over or went back, every open panel shows it. A request to undo something is posted
        while they decide: their panels follow below it. Where a picture was edited, a panel that is above it
        comes below it.
        """
        acted = {entry.user for entry in news if entry.user is not None}
        if any(entry.verb == ASKED for entry in news):
            acted |= {*due_people(table)}
        messages = messages_of(posts)
        over = table.phase != "playing"
        below = below and not over
        everybody = over or any(entry.verb == TOOK_BACK for entry in news)
        for seat in range(len(table.seats)) if everybody else table.to_act:
            if table.seats[seat].decider is not None:
                self._beside(
                    self._stage.bring_panel(
                        table, seat, below=below, acted=acted, board=None if over else posts.board
                    ),
                    f"the panel of seat {seat}",
                    table,
                )
                if (note := messages.get(seat, PrivateMessage()).note) is not None:
                    self._beside(
                        self._stage.refresh_private_message(table, seat, note),
                        f"the private message of seat {seat}",
                        table,
                    )

    async def _with_found_board(self, table: Table, posts: Posts) -> Posts:
        """Returns the posts with a picture that was posted but not stored, if there is one."""
        try:
            lost_board = await self._stage.find_board(table, posts)
        except Undelivered as error:
            if error.trouble not in (Trouble.GONE, Trouble.CLOSED):
                raise
            return posts  # a place that can't be read can't be posted to either, or holds no second picture
        if lost_board is None:
            return posts
        self._retire(table, posts)
        news = await self._tables.entries(table.id, after=posts.shown, upto=lost_board.seq)
        old_recipients = still_told(table, json.loads(posts.told), news)
        posts = replace(
            posts,
            board=lost_board.board,
            shown=max(posts.shown, lost_board.seq),
            since=posts.shown,
            chapter=chapter_of(table) if lost_board.seq == table.seq else None,
            posted=lost_board.posted,
            told=json.dumps(list(dict.fromkeys([*old_recipients, *lost_board.called]))),
        )
        await self._store.set_posts(table.id, posts)
        return posts

    async def _show_status(
        self, table: Table, posts: Posts, item: OutboxItem, *, maybe_delivered: bool, news: asyncio.Event
    ) -> None:
        """Update the whole picture within a chapter; otherwise only the text below it."""
        if posts.board is not None and posts.shown < table.seq:
            whole = chapter_of(table) is not None
            try:
                if not whole:
                    await self._stage.refresh_board(table, posts)
            except Undelivered as error:
                if error.trouble is not Trouble.GONE:
                    raise
                whole = True  # the picture was deleted
            if whole:
                board = OutboxItem(table.id, "board", table.seq)
                await self._show_board(posts, board, maybe_delivered=maybe_delivered, news=news)
        await self._store.settle(item)

    async def _see_to_private_messages(self, table: Table, posts: Posts, *, maybe_delivered: bool) -> None:
        """Keep one open message per person with a secret decision; an answered one becomes one line.

        A message that failed delays no other. A person whose panel is open needs none.
        """
        for _ in range(VENUE_LOOKS):  # they name the venue, which the first board opens
            if posts.venue is not None:
                break
            await asyncio.sleep(VENUE_PAUSE)
            posts = await self._store.posts(table.id)
        written = messages_of(posts)
        failure: Undelivered | None = None
        for seat, row in enumerate(table.seats):
            one = written.get(seat, PrivateMessage())
            mark = secret_decision_of(table, seat) if row.decider else None
            same_person = one.note is None or one.user in (None, row.decider)
            if same_person and same_secret(one.mark, mark) and (mark is not None or one.note is None):
                continue
            try:
                written[seat] = await self._next_message(
                    table, posts, seat, one, mark, maybe_delivered=maybe_delivered
                )
            except Undelivered as error:
                failure = error
                continue
            records = {number: list(one) for number, one in written.items() if one != PrivateMessage()}
            await self._store.set_private_messages(table.id, json.dumps(records))
        if failure is not None:
            raise failure

    async def _next_message(
        self,
        table: Table,
        posts: Posts,
        seat: int,
        one: PrivateMessage,
        mark: str | None,
        *,
        maybe_delivered: bool,
    ) -> PrivateMessage:
        """Close a seat's private message, or send the next one; returns its new state."""
        user = table.seats[seat].decider
        if one.note is not None:
            asks_on = one.user == user and self._stage.shows_private_message(table, seat, one.note)
            if asks_on and seat in table.to_act:
                return one._replace(mark=mark)
            answer = await self._tables.last_act(table.id, seat)
            if answer is not None and (answer.seq < table.history.went_back or answer.user != one.user):
                answer = None  # not answered: the question was withdrawn, or another person has decided
            await self._stage.close_private_message(table, posts, seat, one.note, answer)
        if mark is None or user is None:
            return PrivateMessage(taken=one.taken)
        if self._tables.presence.has_panel(table.id, user):
            return PrivateMessage(mark, taken=one.taken)  # the panel asks the question
        now = self._tables.now()
        asleep = until_awake(await self._tables.preferences.of(user), now) > now
        mentioned = one == PrivateMessage() and len(people_at(table)) > 1  # by the first picture
        note = await self._stage.send_private_message(
            table, posts, seat, mark, maybe_delivered=maybe_delivered, silent=asleep or mentioned
        )
        if note is None:
            log.info(
                "event=private_messages_closed table %s: seat %d accepts no private messages", table.id, seat
            )
            if one.taken:
                await self._stage.call(table, posts, seat)  # no picture mentions them
        return PrivateMessage(mark, note, note is not None, user if note is not None else None)

    async def _with_venue(self, table: Table, posts: Posts) -> Posts:
        """Returns the posts with a venue to play in; the venue is stored before anything is shown there."""
        if posts.venue is not None:
            return posts
        posts = replace(posts, venue=await self._stage.open_venue(table, posts))
        await self._store.set_posts(table.id, posts)
        return posts

    def _retire(self, table: Table, posts: Posts) -> None:
        """Remove the buttons of an old picture; a press on one that keeps them gets a friendly answer."""
        if posts.board is not None:
            self._beside(self._stage.retire_board(posts), "the buttons of an old picture", table)

    def _beside(self, work: Coroutine[Any, Any, None], what: str, table: Table) -> None:
        """Run the work in the background; its failure does no harm."""

        async def tried() -> None:
            try:
                await work
            except Superseded:
                pass  # the newer board does it
            except (Undelivered, StoreAway) as error:
                log.warning(
                    "event=minor_step_skipped table %s: skipped a step that the game does not need, %s: %s",
                    table.id,
                    what,
                    error,
                )
            except Exception:
                log.exception(
                    "event=minor_step_failed table %s: a step that the game does not need failed: %s",
                    table.id,
                    what,
                )

        self.beside.start(tried(), f"{what} of {table.id}")

    async def _tell_host(self, table: Table, posts: Posts) -> None:
        """Tell the host once that the table can't be shown."""
        fact = f"closed:{table.id}"
        if table.phase not in ("lobby", "playing") or await self._store.fact(fact):
            return
        await self._store.set_fact(fact, "told")
        try:
            await self._stage.tell_host(table, posts)
        except Undelivered as error:
            log.warning(
                "event=host_not_notified table %s: the host could not be notified: %s", table.id, error
            )
