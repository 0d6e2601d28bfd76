"""`/tournament new`, `/tournament direct` and `/tournament rules`."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands

from bot.features.contract import Core, Sub
from bot.features.tournaments.cards import Announcer, TournamentCards
from bot.features.tournaments.rules.tournament import MOST_PLAYERS, Plan
from bot.features.tournaments.service import Scene, Tournaments
from bot.tables.actors import Person, Venue
from bot.tables.refusal import Refusal
from bot.tables.retry import VersionConflict
from bot.time_units import HOUR
from bot.ui.cards.card import Card
from bot.ui.interactions.command_texts import GAME_CHOICES, localized
from bot.ui.interactions.reply import Reply, public_language, replying
from bot.ui.stage.venues import check_allowed, check_channel, venue_for_new
from engines.registry import game as game_of

HOURS = {"live": 3, "day": 72, "three_days": 168, "week": 336}
"""The time of a round by pace, if the director does not name one."""
ACTS = {
    "begin": "cmd-act-begin",
    "award": "cmd-act-award",
    "void": "cmd-act-void",
    "result": "cmd-act-result",
    "time": "cmd-act-time",
    "replace": "cmd-act-replace",
    "end": "cmd-act-end",
}
"""The acts of directors, each with the message that names it."""
PACES = [
    app_commands.Choice(name=localized(f"pace-{pace}"), value=pace)
    for pace in ("live", "day", "three_days", "week")
]
ACT_CHOICES = [app_commands.Choice(name=localized(message), value=act) for act, message in ACTS.items()]


class Directing:
    """Carries out what directors ask for."""

    def __init__(
        self, core: Core, tournaments: Tournaments, cards: TournamentCards, announcer: Announcer
    ) -> None:
        self._core = core
        self._tournaments = tournaments
        self._cards = cards
        self._announcer = announcer

    def now(self) -> float:
        return self._core.clock()

    def check_director(self, reply: Reply) -> None:
        """Raises a Refusal unless the person may manage events."""
        if reply.interaction.guild_id is None:
            raise Refusal("only-in-server")
        if not reply.interaction.permissions.manage_events:
            raise Refusal("no-director")

    async def announce(self, reply: Reply, plan: Plan) -> Scene:
        """Announce a tournament in the channel of the command."""
        self.check_director(reply)
        guild, channel = venue_for_new(reply.interaction)
        check_allowed(reply.interaction, reply.words)
        check_channel(reply.interaction, await self._core.preferences.of_server(guild))
        venue = Venue(guild, channel, public_language(reply.interaction))
        scene = await self._tournaments.announce(plan, venue, reply.person)
        with suppress(VersionConflict):
            await self._tournaments.carry_on(scene.id, self._announcer)
        return scene

    async def act(
        self,
        reply: Reply,
        act: str,
        table: int | None,
        player: discord.Member | None,
        number: int | None,
        newcomer: discord.Member | None,
        reason: str,
    ) -> Card:
        """Carry out a director's act at the server's tournament."""
        self.check_director(reply)
        scene = await self._tournaments.here(reply.interaction.guild_id or 0)
        one, person, facts = self._tournaments, reply.person, {"user": player.id if player else 0}
        match act:
            case "begin":
                await one.begin(scene.id, person)
            case "award" if table and player:
                await one.rule(scene.id, person, "awarded", table, reason, **facts)
            case "void" if table:
                await one.rule(scene.id, person, "voided", table, reason)
            case "result" if table and player and number is not None:
                await one.rule(scene.id, person, "corrected", table, reason, points=number, **facts)
            case "time" if number and number > 0:
                await one.more_time(scene.id, person, number * HOUR)
            case "replace" if player and newcomer and not newcomer.bot:
                other = Person(newcomer.id, newcomer.display_name, lang=scene.home.lang)
                await one.replace(scene.id, person, player.id, other)
            case "end":
                await one.end(scene.id, person)
            case _:
                raise Refusal("act-needs-more")
        with suppress(VersionConflict):  # the clock is carrying it on
            await self._tournaments.carry_on(scene.id, self._announcer)
        await self._cards.refresh(await self._tournaments.scene(scene.id))
        return Card(reply.words("directed"))


def tournament_commands(directing: Directing) -> list[Sub]:
    @app_commands.command(
        name=localized("cmd-tournament-new"), description=localized("cmd-tournament-new-help")
    )
    @app_commands.rename(
        game=localized("cmd-arg-game"),
        rounds=localized("cmd-arg-rounds"),
        seats=localized("cmd-arg-seats"),
        pace=localized("cmd-arg-pace"),
        hours=localized("cmd-arg-hours"),
        begins=localized("cmd-arg-begins"),
        least=localized("cmd-arg-least"),
        limit=localized("cmd-arg-limit"),
        rated=localized("cmd-arg-rated"),
        role=localized("cmd-arg-entrants"),
    )
    @app_commands.describe(
        game=localized("cmd-arg-game-help"),
        rounds=localized("cmd-arg-rounds-help"),
        seats=localized("cmd-arg-seats-help"),
        pace=localized("cmd-arg-pace-help"),
        hours=localized("cmd-arg-hours-help"),
        begins=localized("cmd-arg-begins-help"),
        least=localized("cmd-arg-least-help"),
        limit=localized("cmd-arg-limit-help"),
        rated=localized("cmd-arg-rated-help"),
        role=localized("cmd-arg-entrants-help"),
    )
    @app_commands.choices(game=GAME_CHOICES, pace=PACES)
    async def new(
        interaction: discord.Interaction,
        game: app_commands.Choice[str],
        rounds: app_commands.Range[int, 1, 9] = 3,
        seats: app_commands.Range[int, 2, 7] = 4,
        pace: app_commands.Choice[str] | None = None,
        hours: app_commands.Range[int, 1, 336] | None = None,
        begins: app_commands.Range[int, 1, 720] | None = None,
        least: app_commands.Range[int, 2, MOST_PLAYERS] = 4,
        limit: app_commands.Range[int, 2, MOST_PLAYERS] = 32,
        rated: bool = False,
        role: discord.Role | None = None,
    ) -> None:
        async with replying(interaction) as reply:
            its_game, chosen = game_of(game.value), pace.value if pace else "day"
            most = its_game.seats[-1]
            plan = Plan(
                game=game.value,
                seats=min(seats, most),
                smallest=3 if its_game.neighbours else max(2, its_game.seats[0]),
                largest=most,
                rounds=rounds,
                pace=chosen,  # type: ignore[arg-type]
                round_seconds=(hours or HOURS[chosen]) * HOUR,
                least=min(least, limit),
                limit=limit,
                begins=None if begins is None else directing.now() + begins * HOUR,
                rated=rated,
                role=role.id if role else None,
            )
            await directing.announce(reply, plan)
            await reply.answer(Card(reply.words("tournament-announced")))

    @app_commands.command(
        name=localized("cmd-tournament-direct"), description=localized("cmd-tournament-direct-help")
    )
    @app_commands.rename(
        act=localized("cmd-arg-act"),
        table=localized("cmd-arg-place"),
        player=localized("cmd-arg-who"),
        number=localized("cmd-arg-number"),
        newcomer=localized("cmd-arg-newcomer"),
        reason=localized("cmd-arg-reason"),
    )
    @app_commands.describe(
        act=localized("cmd-arg-act-help"),
        table=localized("cmd-arg-place-help"),
        player=localized("cmd-arg-who-help"),
        number=localized("cmd-arg-number-help"),
        newcomer=localized("cmd-arg-newcomer-help"),
        reason=localized("cmd-arg-reason-help"),
    )
    @app_commands.choices(act=ACT_CHOICES)
    async def direct(
        interaction: discord.Interaction,
        act: app_commands.Choice[str],
        table: app_commands.Range[int, 1, 64] | None = None,
        player: discord.Member | None = None,
        number: app_commands.Range[int, 0, 1000] | None = None,
        newcomer: discord.Member | None = None,
        reason: app_commands.Range[str, 1, 200] = "",
    ) -> None:
        async with replying(interaction) as reply:
            await reply.answer(await directing.act(reply, act.value, table, player, number, newcomer, reason))

    @app_commands.command(
        name=localized("cmd-tournament-rules"), description=localized("cmd-tournament-rules-help")
    )
    async def rules(interaction: discord.Interaction) -> None:
        async with replying(interaction) as reply:
            await reply.answer(Card(reply.words("tournament-rules-1")))

    return [Sub("tournament", new), Sub("tournament", direct), Sub("tournament", rules)]
