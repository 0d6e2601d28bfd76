"""Runs tournaments: people enter, rounds are paired and dealt, tables are scored, directors act.

Every step is an entry of the tournament's log, written only if its number is free. A step
that needs more than the log (a post, a table) can be repeated, so a crash at any point costs nothing and of
two processes one carries each step out.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from bot.features.tournaments.herald import Herald
from bot.features.tournaments.round_tables import RoundTables
from bot.features.tournaments.rules.forms import Grouping, next_step, season_to_crown, winners
from bot.features.tournaments.rules.tournament import (
    LogEntry,
    PairedTable,
    Plan,
    Round,
    fold,
    often_absent,
)
from bot.features.tournaments.scene import Scene
from bot.features.tournaments.store import Home, Player, Title, TournamentStore
from bot.tables.actors import Person, Venue
from bot.tables.names import clean_name, clean_text
from bot.tables.refusal import Refusal
from bot.tables.retry import VersionConflict, retry_on_conflict
from bot.tables.tables import Tables
from engines.core.chance import random_seed

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

LONGEST_REASON = 200
_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


def _in_turn(
    work: Callable[Concatenate[Tournaments, str, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Tournaments, str, P], Coroutine[Any, Any, T]]:
    """Lets people of this process act one after the other; work that loses against another one is repeated.

    Without turns, of many who enter at once each would lose against all others.
    """
    tried = retry_on_conflict(work)

    @wraps(work)
    async def done(self: Tournaments, tournament: str, /, *args: P.args, **kwargs: P.kwargs) -> T:
        async with self.turn(tournament):
            return await tried(self, tournament, *args, **kwargs)

    return done


class Tournaments:
    def __init__(self, store: TournamentStore, tables: Tables, clock: Callable[[], float]) -> None:
        self._store = store
        self._tables = RoundTables(tables, clock)
        self._clock = clock
        self._locks: dict[str, asyncio.Lock] = {}
        self._turns: dict[str, asyncio.Lock] = {}

    async def scene(self, tournament: str) -> Scene:
        home = await self._store.home(tournament)
        if home is None:
            raise Refusal("no-tournament")
        entries = await self._store.log(tournament)
        return Scene(home, fold(entries), await self._store.players(tournament), entries)

    def turn(self, tournament: str) -> asyncio.Lock:
        """Returns the lock that a person's act in a tournament holds."""
        return self._turns.setdefault(tournament, asyncio.Lock())

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

    @_in_turn
    async def enter(self, tournament: str, person: Person) -> Scene:
        """Let a person enter, late where the rules allow that; a Refusal says why they can't."""
        scene = await self.scene(tournament)
        state = scene.tournament
        if scene.takes_part(person.id):
            raise Refusal("already-in")
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

    @_in_turn
    async def withdraw(self, tournament: str, person: Person) -> Scene:
        """Let a person withdraw; a stand-in finishes the table where they sit."""
        scene = await self.scene(tournament)
        if not scene.takes_part(person.id):
            raise Refusal("not-in")
        if scene.tournament.phase not in ("open", "running"):
            raise Refusal("tournament-closed")
        await self._write(scene, "withdrew", {"player": scene.number_of(person.id)}, person.id)
        await self._tables.leave(scene.tournament, person.id, scene.home.guild)
        return await self.scene(tournament)

    # Directors

    @_in_turn
    async def begin(self, tournament: str, director: Person, reason: str = "") -> None:
        scene = await self.scene(tournament)
        if scene.tournament.phase != "open":
            raise Refusal("tournament-closed")
        if len(scene.tournament.admitted) < 2:
            raise Refusal("too-few-entered")
        await self._write(scene, "began", _because(reason), director.id)

    @_in_turn
    async def list_guest(self, tournament: str, director: Person, guest: int, reason: str = "") -> None:
        """Put a person on the list of those who may enter."""
        scene = await self.scene(tournament)
        if not scene.tournament.plan.listed:
            raise Refusal("open-to-others")
        await self._write(scene, "listed", _because(reason), director.id, guest=guest)

    @_in_turn
    async def rule(
        self,
        tournament: str,
        director: Person,
        verb: str,
        table: int,
        reason: str,
        *,
        number: int | None = None,
        user: int = 0,
        points: int = 0,
    ) -> None:
        """Award, void or correct a table of the current round, or of the one with that number."""
        scene, because = await self.scene(tournament), _because(reason)
        current = self._running_round(scene)
        if number is not None:
            if not 1 <= number <= current.number:
                raise Refusal("no-such-round", most=current.number)
            current = scene.tournament.rounds[number - 1]
        if not because:
            raise Refusal("no-reason")
        if not 1 <= table <= len(current.tables):
            raise Refusal("no-such-table", most=len(current.tables))
        place = current.tables[table - 1]
        body: dict[str, Any] = {"round": current.number, "table": table, **because}
        if verb == "awarded":
            body["player"] = self._seated(scene, place, user)
        elif verb == "corrected":
            result = current.results.get(table - 1)
            if result is None or not result.points:
                raise Refusal("not-scored-yet")
            seat = place.players.index(self._seated(scene, place, user))
            corrected = [points if at == seat else one for at, one in enumerate(result.points)]
            body |= {"points": corrected, "absent": sorted(result.absent)}
        await self._write(scene, verb, body, director.id)
        if verb != "corrected":
            await self._tables.close(place.id, director)

    @_in_turn
    async def more_time(self, tournament: str, director: Person, seconds: float, reason: str = "") -> None:
        scene = await self.scene(tournament)
        current = self._running_round(scene)
        until = max(current.until, self._clock()) + seconds
        body = {"round": current.number, "until": until, **_because(reason)}
        await self._write(scene, "more-time", body, director.id)

    @_in_turn
    async def replace(
        self, tournament: str, director: Person, user: int, newcomer: Person, reason: str = ""
    ) -> None:
        """Let another person continue for a player, with their points, from the next round on."""
        scene = await self.scene(tournament)
        number = scene.number_of(user)
        if number is None or not scene.takes_part(user):
            raise Refusal("not-entered")
        if scene.number_of(newcomer.id) is not None:
            raise Refusal("entered-already")
        player = Player(number, newcomer.id, clean_name(newcomer.name), newcomer.lang)
        await self._write(scene, "replaced", {"player": number, **_because(reason)}, director.id, player)

    @_in_turn
    async def end(self, tournament: str, director: Person, reason: str = "") -> None:
        """End it early: open tables are closed, and the standings stay as they are."""
        scene = await self.scene(tournament)
        state = scene.tournament
        if state.phase not in ("open", "running"):
            raise Refusal("tournament-closed")
        verb = "called-off" if state.phase == "open" else "ended"
        await self._write(scene, verb, {"early": True, **_because(reason)}, director.id)
        for table in state.round.tables if state.round and not state.round.over else ():
            await self._tables.close(table.id, director)

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
                    await herald.refresh(scene)  # a crash may have left an old card
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
            await self._tables.open_some(scene, current)
            for place in range(len(current.tables)):
                if place not in current.results:
                    await self._play_table(scene, current, place)
            return
        if current is not None:
            await self._tables.unseal(current)
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
                    {"id": await self._tables.reserve(), "players": players} for players in step.tables
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

    async def _play_table(self, scene: Scene, current: Round, place: int) -> None:
        """Score a table if it is over, and let stand-ins play for people who are late."""
        paired = current.tables[place]
        table = await self._tables.dealt(paired)
        if table is None:
            return
        body: dict[str, Any] = {"round": current.number, "table": place + 1}
        if table.phase == "over":
            body |= await self._tables.result(paired, table)
            await self._write(await self.scene(scene.id), "scored", body)
        elif table.phase != "playing":
            await self._write(await self.scene(scene.id), "voided", body)
        else:
            await self._tables.help_late(current, table)

    async def _finish(self, scene: Scene, herald: Herald) -> None:
        """Show the end; after that the clock leaves the tournament alone."""
        if scene.tournament.round is not None:
            await self._tables.unseal(scene.tournament.round)
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


def _because(reason: str) -> dict[str, str]:
    """Returns a director's reason as a part of an entry; nothing without one."""
    kept = clean_text(reason)[:LONGEST_REASON]
    return {"reason": kept} if kept else {}


def best_table(done: Round) -> str | None:
    """Returns the table of a round with the most points of a player; None if none was played to its end."""
    played = {place: max(one.points) for place, one in done.results.items() if one.points}
    return done.tables[max(played, key=lambda place: (played[place], -place))].id if played else None
