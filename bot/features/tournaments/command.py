"""`/tournament new`, `/tournament direct`, `/tournament directors` and `/tournament rules`."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, get_args

import discord
from discord import app_commands

from bot.features.contract import Core, Sub
from bot.features.tournaments.announcing import Announcer
from bot.features.tournaments.cards import TournamentCards, rules_card
from bot.features.tournaments.game_variants import offered, parsed
from bot.features.tournaments.rules.tournament import MOST_PLAYERS, Form, Plan
from bot.features.tournaments.scene import Scene
from bot.features.tournaments.service import Tournaments
from bot.tables.actors import Person, Venue
from bot.tables.preferences import FeatureField
from bot.tables.refusal import Refusal
from bot.tables.retry import VersionConflict
from bot.time_units import HOUR
from bot.ui.cards.card import Card
from bot.ui.faces import hosted
from bot.ui.interactions.command_texts import GAME_CHOICES, localized
from bot.ui.interactions.reply import Reply, public_language, replying, words_for
from bot.ui.stage.venues import check_allowed, check_channel, venue_for_new
from engines.registry import game as game_of

HOURS = {"live": 3, "day": 72, "three_days": 168, "week": 336}
"""The time of a round by pace, if the director does not name one."""
MOST_ROUNDS = 200
"""More than a league of twelve seasons has."""
WEEK_HOURS, SWISS_ROUNDS, GROUP_ROUNDS = 168, 3, 9
"""A league plays a round a week; groups play until all members have met, or this many rounds."""
ACTS = {
    "begin": "cmd-act-begin",
    "award": "cmd-act-award",
    "void": "cmd-act-void",
    "result": "cmd-act-result",
    "list": "cmd-act-list",
    "time": "cmd-act-time",
    "replace": "cmd-act-replace",
    "end": "cmd-act-end",
}
"""The acts of directors, each with the message that names it."""
PACES = [
    app_commands.Choice(name=localized(f"pace-{pace}"), value=pace)
    for pace in ("live", "day", "three_days", "week")
]
FORMS = [app_commands.Choice(name=localized(f"cmd-form-{form}"), value=form) for form in get_args(Form)]
DIRECTORS = FeatureField("tournaments.directors", 0)
"""The role that may direct tournaments besides people who can manage events; 0: none."""
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

    async def check_director(self, reply: Reply) -> None:
        """Raises a Refusal unless the person may manage events, or has the role that the server chose."""
        guild = reply.interaction.guild_id
        if guild is None:
            raise Refusal("only-in-server")
        role = DIRECTORS.of(await self._core.preferences.of_server(guild))
        has_role = role in {one.id for one in getattr(reply.interaction.user, "roles", ())}
        if not (reply.interaction.permissions.manage_events or has_role):
            raise Refusal("no-director")

    async def choose_directors(self, reply: Reply, role: discord.Role | None) -> Card:
        """Store the role of directors; only people who manage the server may choose it."""
        guild = reply.interaction.guild_id
        if guild is None:
            raise Refusal("only-in-server")
        if not reply.interaction.permissions.manage_guild:
            raise Refusal("not-choosing-directors")
        chosen = role if role is not None and not role.is_default() else None
        await self._core.preferences.change_server(guild, **{DIRECTORS.name: chosen.id if chosen else 0})
        if chosen is None:
            return Card(reply.words("tournament-directors-none"))
        return Card(reply.words("tournament-directors-role", role=chosen.mention))

    async def announce(self, reply: Reply, plan: Plan) -> Scene:
        """Announce a tournament in the channel of the command."""
        await self.check_director(reply)
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
        of_round: int | None,
    ) -> Card:
        """Carry out a director's act at the server's tournament."""
        await self.check_director(reply)
        scene = await self._tournaments.here(reply.interaction.guild_id or 0)
        one, person = self._tournaments, reply.person
        facts: dict[str, Any] = {"user": player.id if player else 0, "number": of_round}
        match act:
            case "begin":
                await one.begin(scene.id, person, reason)
            case "award" if table and player:
                await one.rule(scene.id, person, "awarded", table, reason, **facts)
            case "void" if table:
                await one.rule(scene.id, person, "voided", table, reason, **facts)
            case "result" if table and player and number is not None:
                await one.rule(scene.id, person, "corrected", table, reason, points=number, **facts)
            case "list" if player and not player.bot:
                await one.list_guest(scene.id, person, player.id, reason)
            case "time" if number and number > 0:
                await one.more_time(scene.id, person, number * HOUR, reason)
            case "replace" if player and newcomer and not newcomer.bot:
                other = Person(newcomer.id, newcomer.display_name, lang=scene.home.lang)
                await one.replace(scene.id, person, player.id, other, reason)
            case "end":
                await one.end(scene.id, person, reason)
            case _:
                raise Refusal("act-needs-more")
        with suppress(VersionConflict):  # the clock is carrying it on
            await self._tournaments.carry_on(scene.id, self._announcer)
        self._cards.refresh(await self._tournaments.scene(scene.id))
        return Card(reply.words("directed"))


def _explained(*same: str, **others: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Names and describes a command's options: those whose messages have the same name, and the others."""
    options = {**{one: one for one in same}, **others}

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        names = {option: localized(f"cmd-arg-{topic}") for option, topic in options.items()}
        helps = {option: localized(f"cmd-arg-{topic}-help") for option, topic in options.items()}
        return app_commands.rename(**names)(app_commands.describe(**helps)(command))

    return decorate


def _command(name: str) -> Callable[[Callable[..., Any]], app_commands.Command[Any, ..., Any]]:
    """Makes a subcommand of `/tournament`."""
    message = f"cmd-tournament-{name}"
    return app_commands.command(name=localized(message), description=localized(f"{message}-help"))


def tournament_commands(directing: Directing) -> list[Sub]:
    @_command("new")
    @_explained(
        *("game", "form", "variants", "rounds", "seats", "group", "seasons", "pace", "hours", "begins"),
        *("least", "limit", "rated", "listed", "champion"),
        role="entrants",
    )
    @app_commands.choices(game=GAME_CHOICES, pace=PACES, form=FORMS)
    async def new(
        interaction: discord.Interaction,
        game: app_commands.Choice[str],
        form: app_commands.Choice[str] | None = None,
        variants: str = "",
        rounds: app_commands.Range[int, 1, 9] | None = None,
        seats: app_commands.Range[int, 2, 7] = 4,
        group: app_commands.Range[int, 2, 16] = 8,
        seasons: app_commands.Range[int, 1, 12] = 3,
        pace: app_commands.Choice[str] | None = None,
        hours: app_commands.Range[int, 1, 336] | None = None,
        begins: app_commands.Range[int, 1, 720] | None = None,
        least: app_commands.Range[int, 2, MOST_PLAYERS] = 4,
        limit: app_commands.Range[int, 2, MOST_PLAYERS] = 32,
        rated: bool = False,
        role: discord.Role | None = None,
        listed: bool = False,
        champion: discord.Role | None = None,
    ) -> None:
        async with replying(interaction) as reply:
            its_game, chosen = game_of(game.value), pace.value if pace else "day"
            its_form, most = form.value if form else "swiss", its_game.seats[-1]
            smallest, wanted = 3 if its_game.neighbours else max(2, its_game.seats[0]), min(seats, most)
            usual_hours = WEEK_HOURS if its_form == "league" else HOURS[chosen]
            plan = Plan(
                game=game.value,
                options=parsed(game.value, variants, [2] if wanted == 2 else range(smallest, wanted + 1)),
                form=its_form,  # type: ignore[arg-type]
                group=group,
                seasons=seasons,
                seats=wanted,
                smallest=smallest,
                largest=most,
                rounds=rounds or (SWISS_ROUNDS if its_form == "swiss" else GROUP_ROUNDS),
                pace=chosen,  # type: ignore[arg-type]
                round_seconds=(hours or usual_hours) * HOUR,
                least=min(least, limit),
                limit=limit,
                begins=None if begins is None else directing.now() + begins * HOUR,
                rated=rated,
                role=role.id if role else None,
                listed=listed,
                champion=champion.id if champion else None,
            )
            await directing.announce(reply, plan)
            await reply.answer(Card(reply.words("tournament-announced")))

    @new.autocomplete("variants")
    async def offered_variants(
        interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        chosen = getattr(interaction.namespace, "game", None)
        if chosen not in hosted():
            return []
        found = offered(chosen, typed, words_for(interaction))
        return [app_commands.Choice(name=label, value=text) for label, text in found]

    @_command("direct")
    @_explained("act", "number", "newcomer", "reason", table="place", player="who", of_round="of-round")
    @app_commands.choices(act=ACT_CHOICES)
    async def direct(
        interaction: discord.Interaction,
        act: app_commands.Choice[str],
        table: app_commands.Range[int, 1, 64] | None = None,
        player: discord.Member | None = None,
        number: app_commands.Range[int, 0, 1000] | None = None,
        newcomer: discord.Member | None = None,
        reason: app_commands.Range[str, 1, 200] = "",
        of_round: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
    ) -> None:
        async with replying(interaction) as reply:
            given = (table, player, number, newcomer, reason, of_round)
            await reply.answer(await directing.act(reply, act.value, *given))

    @_command("directors")
    @_explained(role="directors")
    async def directors(interaction: discord.Interaction, role: discord.Role | None = None) -> None:
        async with replying(interaction) as reply:
            await reply.answer(await directing.choose_directors(reply, role))

    @_command("rules")
    async def rules(interaction: discord.Interaction) -> None:
        async with replying(interaction) as reply:
            await reply.answer(rules_card(reply.words))

    return [Sub("tournament", one) for one in (new, direct, directors, rules)]
