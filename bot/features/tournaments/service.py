"""Runs tournaments: people enter, rounds are paired and dealt, tables are scored, directors act.

Every step is an entry of the tournament's log, written only if its number is free. A step
that needs more than the log (a post, a table) can be repeated, so a crash at any point costs nothing and of
two processes one carries each step out.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Protocol

from bot.features.tournaments.rules.forms import Grouping, next_step, season_to_crown, winners
from bot.features.tournaments.rules.tournament import (
    LogEntry,
    PairedTable,
    Plan,
    Round,
    Tournament,
    fold,
    often_absent,
)
from bot.features.tournaments.store import Home, Player, Title, TournamentStore
from bot.store import SeatRow
from bot.tables.actors import Person, Venue
from bot.tables.history import ACTED
from bot.tables.levels import usual_player
from bot.tables.names import clean_name, clean_text
from bot.tables.refusal import Refusal
from bot.tables.retry import VersionConflict, retry_on_conflict
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.terms import Terms
from bot.tables.waiting.pace import is_late
from engines.core.chance import random_seed
from engines.registry import game

log = logging.getLogger(__name__)

LONGEST_REASON = 200
OPENED_AT_ONCE = 4
"""Tables that one look opens; the next one opens more, so that other tables' posts do not wait for them."""
_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


@dataclass(frozen=True)
class Scene:
    """A tournament with its place, its players and its log, as it is stored."""

    home: Home
    tournament: Tournament
    players: dict[int, Player]
    log: list[LogEntry]

    @property
    def id(self) -> str:
        return self.home.id

    def number_of(self, user: int) -> int | None:
        """Returns the person's number, also after they have withdrawn."""
        return next((one.number for one in self.players.values() if one.user == user), None)

    def takes_part(self, user: int) -> bool:
        number = self.number_of(user)
        entrants = self.tournament.entrants
        return number is not None and number in entrants and not entrants[number].withdrawn


class Herald(Protocol):
    """Posts about a tournament."""

    async def post(self, scene: Scene, what: str, *, maybe_posted: bool) -> int:
        """Post something once, or find what was posted before a crash; returns the message."""

    async def refresh(self, scene: Scene) -> None:
        """Bring the tournament's card up to date."""

    async def film(self, scene: Scene, table_id: str | None) -> None:
        """Let a film of a table be made and posted, once."""

    async def call_off_event(self, scene: Scene) -> None:
        """Remove the scheduled event of a tournament that does not take place."""

    async def crown(self, scene: Scene, users: Sequence[int], former: Sequence[int]) -> None:
        """Give the champion's role to these people, and take it from the former ones, if the bot may."""


class Tournaments:
    def __init__(self, store: TournamentStore, tables: Tables, clock: Callable[[], float]) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._locks: dict[str, asyncio.Lock] = {}

    async def scene(self, tournament: str) -> Scene:
        home = await self._store.home(tournament)
        if home is None:
            raise Refusal("no-tournament")
        entries = await self._store.log(tournament)
        return Scene(home, fold(entries), await self._store.players(tournament), entries)

    async def here(self, guild: int) -> Scene:
        """Returns the server's tournament that is not over, or else its last one."""
        newest = await self._store.newest(guild)
        if newest is None:
            raise Refusal("no-tournament")
        return await self.scene(newest)

    async def titles(self, user: int, game: str) -> int:
        """Returns how many tournaments and seasons a person has won at a game."""
        return await self._store.titles(user, game)

    async def announce(self, plan: Plan, venue: Venue, director: Person) -> Scene:
        tournament = "".join(secrets.choice(_LETTERS) for _ in range(6))
        home = Home(tournament, venue.guild, venue.channel, venue.lang, director.id)
        await self._store.create(home, {"plan": plan.model_dump()}, self._clock())
        return await self.scene(tournament)

    # People

    @retry_on_conflict
    async def enter(self, tournament: str, person: Person) -> Scene:
        """Let a person enter, late where the rules allow that; a Refusal says why they can't."""
        scene = await self.scene(tournament)
        state = scene.tournament
        if scene.takes_part(person.id):
            raise Refusal("entered-already")
        if state.phase != "open" and not state.can_enter_late:
            raise Refusal("tournament-closed")
        if state.phase == "running" and len(state.active) >= state.plan.limit:
            raise Refusal("tournament-closed")
        if state.plan.listed and not await self._store.is_guest(tournament, person.id):
            raise Refusal("not-listed")
        number = scene.number_of(person.id) or len(scene.players) + 1
        rating = await self._store.rating(person.id, state.plan.game, scene.home.guild)
        player = Player(number, person.id, clean_name(person.name), person.lang)
        await self._write(scene, "entered", {"player": number, "rating": rating}, person.id, player)
        return await self.scene(tournament)

    @retry_on_conflict
    async def withdraw(self, tournament: str, person: Person) -> Scene:
        """Let a person withdraw; a stand-in finishes the table where they sit."""
        scene = await self.scene(tournament)
        if not scene.takes_part(person.id):
            raise Refusal("not-entered")
        if scene.tournament.phase not in ("open", "running"):
            raise Refusal("tournament-closed")
        await self._write(scene, "withdrew", {"player": scene.number_of(person.id)}, person.id)
        for row in await self._tables.of_person(person.id, scene.home.guild):
            if row.id in _table_ids(scene.tournament) and row.phase == "playing":
                await self._stand_in(row.id, person.id)
        return await self.scene(tournament)

    # Directors

    @retry_on_conflict
    async def begin(self, tournament: str, director: Person) -> None:
        scene = await self.scene(tournament)
        if scene.tournament.phase != "open":
            raise Refusal("tournament-closed")
        if len(scene.tournament.admitted) < 2:
            raise Refusal("too-few-entered")
        await self._write(scene, "began", {}, director.id)

    @retry_on_conflict
    async def list_guest(self, tournament: str, director: Person, guest: int) -> None:
        """Put a person on the list of those who may enter."""
        scene = await self.scene(tournament)
        if not scene.tournament.plan.listed:
            raise Refusal("open-to-others")
        await self._write(scene, "listed", {}, director.id, guest=guest)

    @retry_on_conflict
    async def rule(
        self, tournament: str, director: Person, verb: str, table: int, reason: str, **facts: Any
    ) -> None:
        """Award, void or correct a table of the current round or of the last one that was played."""
        scene, reason = await self.scene(tournament), clean_text(reason)[:LONGEST_REASON]
        current = self._running_round(scene)
        if not reason:
            raise Refusal("no-reason")
        if not 1 <= table <= len(current.tables):
            raise Refusal("no-such-table", most=len(current.tables))
        place = current.tables[table - 1]
        body: dict[str, Any] = {"round": current.number, "table": table, "reason": reason}
        if verb == "awarded":
            body["player"] = self._seated(scene, place, facts["user"])
        elif verb == "corrected":
            result = current.results.get(table - 1)
            if result is None or not result.points:
                raise Refusal("not-scored-yet")
            seat = place.players.index(self._seated(scene, place, facts["user"]))
            points = [facts["points"] if at == seat else one for at, one in enumerate(result.points)]
            body |= {"points": points, "absent": sorted(result.absent)}
        await self._write(scene, verb, body, director.id)
        if verb != "corrected":
            await self._close(place.id, director)

    @retry_on_conflict
    async def more_time(self, tournament: str, director: Person, seconds: float) -> None:
        scene = await self.scene(tournament)
        current = self._running_round(scene)
        until = max(current.until, self._clock()) + seconds
        await self._write(scene, "more-time", {"round": current.number, "until": until}, director.id)

    @retry_on_conflict
    async def replace(self, tournament: str, director: Person, user: int, newcomer: Person) -> None:
        """Let another person continue for a player, with their points, from the next round on."""
        scene = await self.scene(tournament)
        number = scene.number_of(user)
        if number is None or not scene.takes_part(user):
            raise Refusal("not-entered")
        if scene.number_of(newcomer.id) is not None:
            raise Refusal("entered-already")
        player = Player(number, newcomer.id, clean_name(newcomer.name), newcomer.lang)
        await self._write(scene, "replaced", {"player": number}, director.id, player)

    @retry_on_conflict
    async def end(self, tournament: str, director: Person) -> None:
        """End it early: open tables are closed, and the standings stay as they are."""
        scene = await self.scene(tournament)
        state = scene.tournament
        if state.phase not in ("open", "running"):
            raise Refusal("tournament-closed")
        verb = "called-off" if state.phase == "open" else "ended"
        await self._write(scene, verb, {"early": True}, director.id)
        for table in state.round.tables if state.round and not state.round.over else ():
            await self._close(table.id, director)

    # The clock

    async def look(self, herald: Herald) -> None:
        """Carry every tournament on; a failure of one does not stop the others."""
        for tournament in await self._store.running():
            try:
                await self.carry_on(tournament, herald)
            except VersionConflict:
                continue  # the next look goes on from there
            except Exception:
                log.exception("event=tournament_failed tournament %s could not be carried on", tournament)

    async def carry_on(self, tournament: str, herald: Herald) -> None:
        """Do everything that can be done now."""
        async with self._locks.setdefault(tournament, asyncio.Lock()):
            before = -1
            while True:
                scene = await self.scene(tournament)
                if scene.tournament.seq == before:
                    return
                before = scene.tournament.seq
                scene = await self._show(scene, "card", herald)
                if scene.tournament.phase == "open":
                    if scene.tournament.plan.begins is not None:
                        scene = await self._show(scene, "event", herald)
                    await self._begin_if_due(scene)
                elif scene.tournament.phase == "running":
                    await self._play_on(scene, herald)
                else:
                    await self._finish(scene, herald)

    async def _begin_if_due(self, scene: Scene) -> None:
        state, plan = scene.tournament, scene.tournament.plan
        full = plan.begins is None and len(state.entrants) >= plan.limit
        if full:
            await self._write(scene, "began", {})
        elif plan.begins is not None and self._clock() >= plan.begins:
            enough = len(state.admitted) >= plan.least
            await self._write(scene, "began" if enough else "called-off", {})

    async def _play_on(self, scene: Scene, herald: Herald) -> None:
        state, current = scene.tournament, scene.tournament.round
        if current is not None and not current.over:
            if f"round-{current.number}" not in state.posts:
                await self._show(scene, f"round-{current.number}", herald)
                return
            await self._open_tables(scene, current)
            for place in range(len(current.tables)):
                if place not in current.results:
                    await self._play_table(scene, current, place)
            return
        if current is not None:
            await self._unseal(current)
            scene = await self._show(scene, f"standings-{current.number}", herald)
            await herald.film(scene, best_table(current))
            if absent := often_absent(state):
                await self._write(scene, "withdrew", {"player": absent[0], "absent": True})
                return
        season = await asyncio.to_thread(season_to_crown, state)
        if season is not None:
            await self._crown(scene, season, herald)
            return
        step = await asyncio.to_thread(next_step, state)
        scene = await self.scene(scene.id)
        if scene.tournament.rounds != state.rounds or scene.tournament.seasons != state.seasons:
            return
        if step is None:
            await self._write(scene, "ended", {})
        elif isinstance(step, Grouping):
            await self._write(scene, "grouped", {"season": len(state.seasons) + 1, "groups": step.groups})
        else:
            body = {
                "round": len(state.rounds) + 1,
                "tables": [
                    {"id": await self._tables.lobby.reserve(), "players": players} for players in step.tables
                ],
                "byes": step.byes,
                "seed": random_seed(secrets.SystemRandom()),
                "until": self._clock() + state.plan.round_seconds,
                "stage": step.stage,
            }
            await self._write(scene, "paired", body)

    async def _crown(self, scene: Scene, season: int, herald: Herald) -> None:
        """Announce a season's winners, give them the role, and store their titles."""
        plan, numbers = scene.tournament.plan, winners(scene.tournament)
        users = [user for number in numbers if (user := scene.players[number].user) is not None]
        if plan.form == "league":
            scene = await self._show(scene, f"season-{season}", herald)
        await herald.crown(scene, users, await self._store.holders(scene.id, season - 1))
        title = Title(season, plan.game, users)
        scene = await self.scene(scene.id)
        await self._write(scene, "crowned", {"season": season, "players": numbers}, title=title)

    async def _open_tables(self, scene: Scene, current: Round) -> None:
        """Deal some of the tables that are not open yet: each one is a thread, and Discord limits those."""
        waiting = [
            paired
            for place, paired in enumerate(current.tables)
            if place not in current.results and not await self._is_dealt(paired)
        ]
        for paired in waiting[:OPENED_AT_ONCE]:
            await self._deal(scene, current, paired)

    async def _is_dealt(self, paired: PairedTable) -> bool:
        try:
            return (await self._tables.row(paired.id)).phase != "lobby"
        except Refusal:
            return False  # it does not exist yet

    async def _play_table(self, scene: Scene, current: Round, place: int) -> None:
        """Score a table if it is over, and let stand-ins play for people who are late."""
        paired = current.tables[place]
        if not await self._is_dealt(paired):
            return
        table = await self._tables.get(paired.id)
        body: dict[str, Any] = {"round": current.number, "table": place + 1}
        if table.phase == "over":
            body |= await self._result(scene, paired, table)
            await self._write(await self.scene(scene.id), "scored", body)
        elif table.phase != "playing":
            await self._write(await self.scene(scene.id), "voided", body)
        else:
            now = self._clock()
            late = {wait.seat for wait in table.row.waits if is_late(table.terms.pace, wait.since, now)}
            for number, seat in enumerate(table.seats):
                if seat.user is not None and not seat.stand_in and (number in late or now >= current.until):
                    await self._stand_in(table.id, seat.user)

    async def _deal(self, scene: Scene, current: Round, paired: PairedTable) -> None:
        plan, home = scene.tournament.plan, scene.home
        seats = tuple(self._seat(scene, number) for number in paired.players)
        terms = Terms(
            pace=plan.pace,
            take_back=False,
            hints=False,
            rated=plan.rated,
            round=f"{home.id}-{current.number}",
            sealed=True,
        )
        venue = Venue(home.guild, home.channel, home.lang)
        its_game = await asyncio.to_thread(game, plan.game)
        host = home.director or 0
        options = its_game.options_type.model_validate(plan.options)
        await self._tables.lobby.deal(paired.id, venue, host, its_game, options, terms, seats, current.seed)

    def _seat(self, scene: Scene, number: int) -> SeatRow:
        player = scene.players[number]
        its_game = game(scene.tournament.plan.game)
        if player.user is None:  # erased: a computer player takes the seat
            return SeatRow(None, f"#{number}", usual_player(its_game))
        return SeatRow(player.user, player.name, lang=player.lang)

    async def _result(self, scene: Scene, paired: PairedTable, table: Table) -> dict[str, Any]:
        """Returns the points and places by seat, and the players who have decided nothing themselves."""
        standings = {one.seat: one for one in table.result.standings}
        seats = range(len(paired.players))
        entries = await self._tables.entries(table.id)
        decided = {entry.seat for entry in entries if entry.verb == ACTED and entry.user is not None}
        absent = [number for seat, number in enumerate(paired.players) if seat not in decided]
        return {
            "points": [standings[seat].points for seat in seats],
            "ranks": [standings[seat].rank for seat in seats],
            "absent": absent,
        }

    async def _finish(self, scene: Scene, herald: Herald) -> None:
        """Show the end; after that the clock leaves the tournament alone."""
        if scene.tournament.round is not None:
            await self._unseal(scene.tournament.round)
        scene = await self._show(scene, "end", herald)
        season = await asyncio.to_thread(season_to_crown, scene.tournament)
        if season is not None:
            await self._crown(scene, season, herald)
            scene = await self.scene(scene.id)
        if scene.log[-1].verb != "closed":
            if scene.tournament.phase == "called-off":
                await herald.call_off_event(scene)
            await herald.refresh(scene)
            await self._write(scene, "closed", {}, running=False)

    async def _unseal(self, done: Round) -> None:
        for table in done.tables:
            with suppress(Refusal):  # a table that was never dealt, or can't be read
                await self._tables.play.unseal(table.id)

    async def _show(self, scene: Scene, what: str, herald: Herald) -> Scene:
        """Post something unless it was posted; the log remembers first that it may have been."""
        if what in scene.tournament.posts:
            return scene
        tried = any(entry.verb == "posting" and entry.body["what"] == what for entry in scene.log)
        if not tried:
            await self._write(scene, "posting", {"what": what})
        message = await herald.post(scene, what, maybe_posted=tried)
        await self._write(await self.scene(scene.id), "posted", {"what": what, "message": message})
        scene = await self.scene(scene.id)
        if what not in ("card", "event"):
            await herald.refresh(scene)
        return scene

    async def _stand_in(self, table_id: str, user: int) -> None:
        try:
            await self._tables.play.go_away(table_id, user)
        except Refusal as refusal:
            if refusal.code not in ("not-playing", "table-over"):
                raise

    async def _close(self, table_id: str, director: Person) -> None:
        moderator = Person(director.id, director.name, moderator=True)
        try:
            await self._tables.end(table_id, moderator, None)
        except Refusal as refusal:
            if refusal.code not in ("table-over", "unknown-table"):
                raise

    def _running_round(self, scene: Scene) -> Round:
        if scene.tournament.phase != "running" or scene.tournament.round is None:
            raise Refusal("no-round")
        return scene.tournament.round

    def _seated(self, scene: Scene, place: PairedTable, user: int) -> int:
        number = scene.number_of(user)
        if number not in place.players or number is None:
            raise Refusal("not-at-that-table")
        return number

    async def _write(
        self,
        scene: Scene,
        verb: str,
        body: dict[str, Any],
        actor: int | None = None,
        player: Player | None = None,
        **stored: Any,
    ) -> None:
        """Write the next entry; raises VersionConflict if another one was written in the meantime."""
        entry = LogEntry(len(scene.log) + 1, verb, body, self._clock(), actor)
        if not await self._store.append(scene.id, entry, player, **stored):
            raise VersionConflict


def _table_ids(state: Tournament) -> set[str]:
    return {table.id for one in state.rounds for table in one.tables}


def best_table(done: Round) -> str | None:
    """Returns the table of a round with the most points of a player; None if none was played to its end."""
    played = {place: max(one.points) for place, one in done.results.items() if one.points}
    return done.tables[max(played, key=lambda place: (played[place], -place))].id if played else None
