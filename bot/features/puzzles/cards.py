"""The public posts of the puzzle of the week, in the language of the server."""

from __future__ import annotations

from bot.features.puzzles.puzzle_buttons import AGAIN, beside_press
from bot.features.puzzles.service import Puzzles
from bot.features.puzzles.store import Puzzle, Tries, Week
from bot.tables.actors import Person
from bot.tables.preferences import Preferences
from bot.texts import Translator, language, translator
from bot.ui.cards.card import CALM, GOLD, Button, Card
from bot.ui.cards.links import mention
from bot.ui.faces import face_of, import_face
from bot.ui.panel.compared import Compared
from bot.ui.stage.discord_stage import DiscordStage
from bot.ui.stage.guilds import Servers
from bot.work.drawing import Studio
from engines.registry import game

MOST_SOLVERS = 20
"""The number of people that the answer names."""
QUESTION, ANSWER = 0, 1
"""Tell the buttons of the two posts apart, so that each post is found by its button after a crash."""


class PuzzlePosts:
    """Makes the two posts of a week."""

    def __init__(
        self,
        puzzles: Puzzles,
        preferences: Preferences,
        stage: DiscordStage,
        servers: Servers,
        studio: Studio,
    ) -> None:
        self._puzzles = puzzles
        self._preferences = preferences
        self._stage = stage
        self._servers = servers
        self._studio = studio

    async def ask(self, guild: int, week: Week, puzzle: Puzzle) -> int:
        words = await self._words(guild)
        await import_face(puzzle.game, self._studio)
        card = await self._studio.run(question_card, self._puzzles, puzzle, words)
        return await self._stage.post(week.channel, card, f"week-{week.week}-{week.channel:x}", silent=True)

    async def tell(self, guild: int, week: Week, puzzle: Puzzle, solvers: list[int]) -> int:
        words = await self._words(guild)
        await import_face(puzzle.game, self._studio)
        card = await self._studio.run(answer_card, self._puzzles, puzzle, solvers, words)
        return await self._stage.post(week.channel, card, f"told-{week.week}-{week.channel:x}", silent=True)

    async def find(self, week: Week, *, answer: bool) -> int | None:
        return await self._stage.find(week.channel, _press(week.puzzle, ANSWER if answer else QUESTION))

    async def _words(self, guild: int) -> Translator:
        settings = await self._preferences.of_server(guild)
        server = await self._servers.of(guild)
        return translator(settings.lang or language(str(server.guild.preferred_locale if server else "")))


def question_card(puzzles: Puzzles, puzzle: Puzzle, words: Translator) -> Card:
    """Returns the moment with what was played there, and the way to one's own answer."""
    told = _compared(puzzles, puzzle, words)
    what = face_of(puzzle.game).briefly_named(told.view, game(puzzle.game).parse(puzzle.chosen), words)
    lines = [
        f"### {words('week-title', game=words(puzzle.game))}",
        words("puzzle-ask-shared", what=what),
        f"-# {words('week-answer-when')}",
    ]
    solve = Button(words("week-solve"), _press(puzzle.id, QUESTION), "primary")
    picture = told.one(f"week-{puzzle.id}.png", "\n".join(lines[:2]))
    return Card("\n".join(lines), picture, rows=((solve,),), colour=GOLD)


def answer_card(puzzles: Puzzles, puzzle: Puzzle, solvers: list[int], words: Translator) -> Card:
    """Returns both moves, and the people who found a better one."""
    told = _compared(puzzles, puzzle, words)
    named = " ".join(mention(user) for user in solvers[:MOST_SOLVERS])
    who = words("week-solved", count=len(solvers), names=named) if solvers else words("week-unsolved")
    lines = [
        f"### {words('week-answer', game=words(puzzle.game))}",
        told.chosen("puzzle-played"),
        told.better(),
        who,
    ]
    again = Button(words("week-try"), _press(puzzle.id, ANSWER))
    picture = told.both(f"week-{puzzle.id}-answer.png", "\n".join(lines[:3]), "puzzle-picture-played")
    return Card("\n".join(lines), picture, rows=((again,),), colour=CALM)


def _compared(puzzles: Puzzles, puzzle: Puzzle, words: Translator) -> Compared:
    table = puzzles.table_of(puzzle, _nobody(words), Tries(0, puzzle.id))
    return Compared(table, puzzle.seat, table.state, puzzle.chosen, puzzle.best, words)


def _nobody(words: Translator) -> Person:
    """Stands for the person of the decision; the posts do not name them."""
    return Person(0, words("week-somebody"), lang=words.lang)


def _press(puzzle: str, post: int) -> str:
    return beside_press(AGAIN, puzzle=puzzle, answers=post)
