"""The tournament's card, its rounds, standings and log as messages, and the handlers of its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from fractions import Fraction

from bot.delivery.undelivered import Undelivered
from bot.features.contract import Core
from bot.features.tournaments.game_variants import described
from bot.features.tournaments.rules.forms import places, winners
from bot.features.tournaments.rules.league import careers
from bot.features.tournaments.rules.standings import Place
from bot.features.tournaments.rules.tournament import Plan, Tournament
from bot.features.tournaments.scene import Scene
from bot.features.tournaments.service import Tournaments
from bot.tables.actors import Person
from bot.tables.refusal import Refusal
from bot.texts import Translator, translator
from bot.ui.cards.card import GOLD, Button, Card, Row, Style
from bot.ui.cards.links import moment
from bot.ui.interactions.click import Click
from bot.ui.interactions.press import NO_TABLE, Press
from bot.work.background import Background
from engines.core.chance import commitment

ENTER, WITHDRAW, STANDINGS, LOG, RULES = "t-enter", "t-out", "t-table", "t-log", "t-rules"
MOST_NAMES = 40
MOST_LINES = 30
MOST_CAREERS = 12
LONGEST_LOG = 3000
MOST_IDS = 50
"""The tables of a round whose post names their ids too; with more there is only room for the players."""
MOST_MENTIONS = 100
"""Discord lets one message mention this many people; the boards of their tables call the others."""
END, SEASON = 10**6, 10**6
"""The numbers of the posts about the end and, counted from it, about a league's seasons."""
DEEDS = {
    "entered": "tournament-did-entered",
    "withdrew": "tournament-did-withdrew",
    "began": "tournament-did-began",
    "called-off": "tournament-did-called-off",
    "ended": "tournament-did-ended",
    "paired": "tournament-did-paired",
    "scored": "tournament-did-scored",
    "voided": "tournament-did-voided",
    "awarded": "tournament-did-awarded",
    "corrected": "tournament-did-corrected",
    "more-time": "tournament-did-more-time",
    "replaced": "tournament-did-replaced",
    "grouped": "tournament-did-grouped",
    "crowned": "tournament-did-crowned",
    "listed": "tournament-did-listed",
}
"""The sentences about entries of the log; the others are about the bot's own work."""


class TournamentCards:
    """Handles presses on a tournament's card."""

    def __init__(self, core: Core, tournaments: Tournaments) -> None:
        self._core = core
        self._tournaments = tournaments
        self._editing = Background()
        self._busy: set[str] = set()
        self._wanted: dict[str, Scene] = {}
        """The newest state for each card whose message is being edited."""
        self._shown: dict[str, tuple[int, str]] = {}
        """The contents of each card, with the number of the last entry of the log."""

    def stop(self) -> None:
        self._editing.stop()

    async def idle(self) -> None:
        """Wait until all cards show the last change."""
        await self._editing.idle()

    async def enter(self, click: Click) -> Card:
        scene = await self._scene(click)
        role = scene.tournament.plan.role
        roles = {one.id for one in getattr(click.reply.interaction.user, "roles", ())}
        if role is not None and role not in roles:
            raise Refusal("other-role", role=f"<@&{role}>")
        scene = await self._tournaments.enter(scene.id, _person(click))
        self.refresh(scene)
        number = scene.number_of(click.person.id)
        listed = number in scene.tournament.admitted
        return Card(click.words("tournament-entered" if listed else "tournament-waiting"))

    async def withdraw(self, click: Click) -> Card:
        scene = await self._scene(click)
        self.refresh(await self._tournaments.withdraw(scene.id, _person(click)))
        return Card(click.words("tournament-withdrawn"))

    async def standings(self, click: Click) -> Card:
        scene = await self._scene(click)
        if not scene.tournament.finished:
            raise Refusal("no-standings-yet")
        return Card(standings_text(scene, click.words))

    async def log(self, click: Click) -> Card:
        return log_card(await self._scene(click), click.words)

    async def rules(self, click: Click) -> Card:
        return rules_card(click.words)

    async def page_lines(self, user: int, game: str, words: Translator) -> list[str]:
        """Returns the line about titles on a person's page."""
        count = await self._tournaments.titles(user, game)
        return [words("titles-won", count=count)] if count else []

    def refresh(self, scene: Scene) -> None:
        """Begin to show changes on the tournament's card. Changes that come while an edit waits for Discord
        are shown together by the next one; answers to presses do not wait for it."""
        newest = self._wanted.setdefault(scene.id, scene)
        if newest.tournament.seq < scene.tournament.seq:
            self._wanted[scene.id] = scene
        if scene.id not in self._busy:
            self._busy.add(scene.id)
            self._editing.start(self._show(scene.id), f"the card of tournament {scene.id}")

    async def _show(self, tournament: str) -> None:
        try:
            while (scene := self._wanted.pop(tournament, None)) is not None:
                card, seq = tournament_card(scene, public_words(scene)), scene.tournament.seq
                message = scene.tournament.posts.get("card")
                shown_seq, shown = self._shown.get(tournament, (0, ""))
                if message is not None and seq >= shown_seq and repr(card) != shown:
                    self._shown[tournament] = (seq, repr(card))
                    with suppress(Undelivered):  # the next change shows this one too
                        await self._core.stage.change(scene.home.channel, message, card)
        finally:
            self._busy.discard(tournament)

    async def _scene(self, click: Click) -> Scene:
        """The tournament that the button names; one of another server does not exist here."""
        scene = await self._tournaments.scene(click.argument)
        if scene.home.guild != click.reply.interaction.guild_id:
            raise Refusal("no-tournament")
        return scene


def rules_card(words: Translator) -> Card:
    """Returns the rules of all forms in short."""
    return Card(f"{words('tournament-rules-1')}\n{words('tournament-rules-2')}")


def post_card(scene: Scene, what: str, words: Translator) -> tuple[Card, Sequence[int]]:
    """Returns a post and the people that it mentions."""
    if what == "card":
        return tournament_card(scene, words), ()
    if what == "end":
        return _end_card(scene, words), ()
    kind, _, number = what.partition("-")
    if kind == "season":
        return _season_card(scene, int(number), words), ()
    return (_round_card if kind == "round" else _standings_card)(scene, int(number), words)


def tournament_card(scene: Scene, words: Translator) -> Card:
    """Returns the card with which people enter and withdraw."""
    state, plan = scene.tournament, scene.tournament.plan
    lines = [f"### {words('tournament-title', game=words(plan.game))}"]
    lines.append(
        words(f"tournament-form-{plan.form}", rounds=plan.rounds, group=plan.group, seasons=plan.seasons)
    )
    pace = words(f"pace-{plan.pace}")
    lines.append(words("tournament-plan", seats=plan.seats, pace=pace[:1].lower() + pace[1:]))
    if plan.options:
        lines.append(words("tournament-variants", variants=described(plan.game, plan.options, words)))
    lines += _terms(plan, words)
    match state.phase:
        case "open" if plan.begins is not None:
            lines.append(words("tournament-begins", at=moment(plan.begins), least=plan.least))
        case "open":
            lines.append(words("tournament-begins-full", limit=plan.limit))
        case "running":
            if plan.form == "league":
                lines.append(words("tournament-season", season=len(state.seasons), seasons=plan.seasons))
            lines.append(words("tournament-round", round=len(state.rounds), rounds=_rounds(state)))
        case "called-off":
            lines.append(words("tournament-called-off"))
        case _:
            lines.append(words("tournament-over"))
    names = [scene.players[one].name for one in state.admitted[:MOST_NAMES]]
    lines.append(
        words("tournament-players", count=len(state.admitted), limit=plan.limit, names=", ".join(names))
    )
    if state.phase == "open" and (waiting := len(state.entrants) - len(state.admitted)):
        lines.append(words("tournament-waits", count=waiting))
    return Card("\n".join(lines), rows=_rows(scene, words), colour=GOLD)


def _terms(plan: Plan, words: Translator) -> list[str]:
    """Returns the lines about entry, ratings and the champion's role, where they are not the usual ones."""
    lines = []
    if plan.role is not None:
        lines.append(words("tournament-for-role", role=f"<@&{plan.role}>"))
    if plan.listed:
        lines.append(words("tournament-for-list"))
    if plan.rated:
        lines.append(words("tournament-rated"))
    if plan.champion is not None:
        lines.append(words("tournament-champion", role=f"<@&{plan.champion}>"))
    return lines


def _rows(scene: Scene, words: Translator) -> tuple[Row, ...]:
    state = scene.tournament
    buttons = []
    if state.phase == "open" or state.can_enter_late:
        buttons.append(_button(ENTER, "tournament-enter", scene, words, 0))
    if state.phase in ("open", "running"):
        buttons.append(_button(WITHDRAW, "tournament-withdraw", scene, words, 0))
    return ((*buttons, *_looks(scene, words, 0)),)


def _looks(scene: Scene, words: Translator, number: int) -> list[Button]:
    """The buttons that only show something. The number tells the posts of a tournament apart."""
    shown = ((LOG, "tournament-log"), (RULES, "rules"))
    buttons = [_button(verb, label, scene, words, number) for verb, label in shown]
    if scene.tournament.finished:
        buttons.insert(0, _button(STANDINGS, "tournament-standings", scene, words, number))
    return buttons


def _button(verb: str, label: str, scene: Scene, words: Translator, number: int) -> Button:
    style: Style = "success" if verb == ENTER else "secondary"
    return Button(words(label), Press(NO_TABLE, number, verb, scene.id).id, style)


def mark_of(card: Card) -> str:
    """Returns the id of the button that every post about a tournament has: its number is that of the post."""
    row = card.rows[-1]
    assert isinstance(row, tuple)
    button = row[-1]
    assert isinstance(button, Button)
    return button.id


def _round_card(scene: Scene, number: int, words: Translator) -> tuple[Card, Sequence[int]]:
    done = scene.tournament.rounds[number - 1]
    lines = [f"### {words('round-title', round=number, rounds=_rounds(scene.tournament))}"]
    lines.append(words("round-until", until=moment(done.until)))
    lines.append(f"-# {words('round-hash', hash=commitment(done.seed))}")
    people: list[int] = []
    for place, table in enumerate(done.tables, 1):
        players = [scene.players[one] for one in table.players]
        people += [one.user for one in players if one.user is not None]
        who = ", ".join(_called(one.user, one.name) for one in players)
        lines.append(f"{place}. `{table.id}` {who}" if len(done.tables) <= MOST_IDS else f"{place}. {who}")
    if done.byes:
        lines.append(
            words("round-byes", names=", ".join(scene.players[one].name for one in sorted(done.byes)))
        )
    row: Row = tuple(_looks(scene, words, 2 * number))
    return Card("\n".join(lines), rows=(row,)), people[:MOST_MENTIONS]


def _standings_card(scene: Scene, number: int, words: Translator) -> tuple[Card, Sequence[int]]:
    done = scene.tournament.rounds[number - 1]
    title = words("standings-title", round=number, rounds=_rounds(scene.tournament))
    seed = f"-# {words('round-seed', seed=done.seed)}"
    text = f"### {title}\n{standings_text(scene, words)}\n{seed}"
    row: Row = tuple(_looks(scene, words, 2 * number + 1))
    return Card(text, rows=(row,)), ()


def _end_card(scene: Scene, words: Translator) -> Card:
    state = scene.tournament
    row: Row = tuple(_looks(scene, words, END))
    if state.phase == "called-off" or not state.finished:
        early = [entry for entry in scene.log if entry.body.get("early")]
        if not early:
            return Card(words("tournament-called-off-now"), rows=(row,))
        reason = early[-1].body.get("reason", "")
        return Card(f"{words('tournament-called-off')} {reason}".rstrip(), rows=(row,))
    return Card(f"### {_won(scene, 'tournament-won', words)}", rows=(row,), colour=GOLD)


def _season_card(scene: Scene, number: int, words: Translator) -> Card:
    row: Row = tuple(_looks(scene, words, SEASON + number))
    return Card(f"### {_won(scene, 'season-won', words, season=number)}", rows=(row,), colour=GOLD)


def _won(scene: Scene, message: str, words: Translator, **facts: int) -> str:
    """Returns the sentence about the players who are first now."""
    names = [name_of(scene, number) for number in winners(scene.tournament)]
    game = words(scene.tournament.plan.game)
    return words(message, names=", ".join(names), count=len(names), game=game, **facts)


def standings_text(scene: Scene, words: Translator) -> str:
    """Returns the standings, one line for each player; the last ones of a large field are counted."""
    lines: list[str] = []
    all_places, group = places(scene.tournament), 0
    for place in all_places[:MOST_LINES]:
        if place.group != group:
            group = place.group
            lines.append(f"**{words('standings-group', group=group)}**")
        lines.append(_standings_line(scene, place, words))
    if len(all_places) > MOST_LINES:
        lines.append(words("standings-more", count=len(all_places) - MOST_LINES))
    if scene.tournament.plan.form == "league" and scene.tournament.crowned:
        lines += ["", f"**{words('standings-all-seasons')}**", *_careers(scene, words)]
    return "\n".join(lines)


def _standings_line(scene: Scene, place: Place, words: Translator) -> str:
    gone = f" {words('standings-withdrawn')}" if place.withdrawn else ""
    points, wins, name = percent(place.average), percent(place.average_wins), name_of(scene, place.player)
    return words("standings-line", rank=place.rank, name=name, points=points, wins=wins) + gone


def _careers(scene: Scene, words: Translator) -> list[str]:
    """Returns the table of all seasons: for each one the group and the place, such as 2/1."""
    lines, found = [], careers(scene.tournament)
    for line in found[:MOST_CAREERS]:
        seasons = " · ".join("–" if one is None else f"{one[0]}/{one[1]}" for one in line.seasons)
        name = name_of(scene, line.player)
        lines.append(words("standings-career", name=name, titles=line.titles, seasons=seasons))
    if len(found) > MOST_CAREERS:
        lines.append(words("standings-more", count=len(found) - MOST_CAREERS))
    return lines


def name_of(scene: Scene, number: int) -> str:
    """Returns a player's name; an erased player has only a number."""
    return scene.players[number].name or f"#{number}"


def _rounds(state: Tournament) -> int:
    """Returns the number of rounds; 0 if it depends on the results or the number of players."""
    return state.plan.rounds if state.plan.form == "swiss" else 0


def percent(share: Fraction) -> str:
    """Returns a share as a number of percent, rounded."""
    return str(round(100 * share))


def log_card(scene: Scene, words: Translator) -> Card:
    """Returns the newest entries of the log; if there is no room for all, a file has the whole log."""
    lines = log_lines(scene, words)
    if not lines:
        return Card(words("tournament-log-empty"))
    title, room, kept = f"### {words('tournament-log')}", LONGEST_LOG, 0
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        kept += 1
    whole = "\n".join(log_lines(scene, words, in_file=True)).encode()
    files = ((f"log-{scene.id}.txt", whole),) if kept < len(lines) else ()
    return Card("\n".join([title, *lines[-kept:]]), files=files)


def log_lines(scene: Scene, words: Translator, *, in_file: bool = False) -> list[str]:
    """Returns the entries of the log, each with its time, its actor and its reason."""
    lines = []
    for entry in scene.log:
        message, body = DEEDS.get(entry.verb), entry.body
        if message is None:
            continue
        about = [body["player"]] if "player" in body else body.get("players", [])
        said = words(
            message,
            name=", ".join(name_of(scene, number) for number in about),
            round=body.get("round", 0),
            table=body.get("table", 0),
            until=_when(body["until"], in_file=in_file) if "until" in body else "",
        )
        line = f"{_when(entry.at, in_file=in_file)} {said} {body.get('reason', '')}".rstrip()
        directed = entry.actor is not None and entry.verb not in ("entered", "withdrew")
        lines.append(f"{line} (<@{entry.actor}>)" if directed else line)
    return lines


def _when(at: float, *, in_file: bool) -> str:
    """Returns how long ago it was, which is short enough for a phone; a file has the time of the world."""
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC" if in_file else moment(at)


def _called(user: int | None, name: str) -> str:
    return f"<@{user}>" if user is not None else name


def _person(click: Click) -> Person:
    return click.reply.person


def public_words(scene: Scene) -> Translator:
    return translator(scene.home.lang)
