"""Puzzles: `/puzzle`, its panel, and the accuracy on a person's page."""

from __future__ import annotations

from bot.features.contract import SOON, Core, Job, Parts
from bot.features.puzzles.cards import PuzzlePosts
from bot.features.puzzles.command import puzzle_command
from bot.features.puzzles.prepared_positions import prepared_puzzles
from bot.features.puzzles.puzzle_buttons import BESIDE, PANEL, in_puzzle
from bot.features.puzzles.puzzle_handlers import PuzzleHandlers
from bot.features.puzzles.service import ACCURACY, SHARED, Puzzles
from bot.features.puzzles.store import OWNED, PuzzleStore
from bot.features.puzzles.weekly_puzzle import WEEKLY, WeeklyPuzzle
from bot.ui.interactions.verb import Acknowledged, Scope, Verb
from bot.ui.panel.walk import PanelWalk
from bot.ui.setting import PersonSetting, ServerSetting
from bot.ui.slots import Slot


def build(core: Core) -> Parts:
    puzzles = Puzzles(
        PuzzleStore(core.database), core.tables, core.preferences, core.thinking, core.clock, prepared_puzzles
    )
    handlers = PuzzleHandlers(puzzles, core.panels, core.answering)
    posts = PuzzlePosts(puzzles, core.preferences, core.stage, core.servers, core.publishing)
    weekly = WeeklyPuzzle(puzzles, core.preferences, posts, core.clock, core.servers.is_lost)
    walk = PanelWalk(handlers, core.preferences, core.answering, part=lambda argument: argument.rest)
    no_table = Scope.NO_TABLE
    return Parts(
        commands=(puzzle_command(handlers),),
        verbs=(
            Verb("puzzle", Acknowledged.FIRST, handlers.go, BESIDE, no_table, panel=True),
            *walk.verbs(PANEL, in_puzzle, no_table),
        ),
        jobs=(
            Job("the puzzles of finished games", SOON, handlers.look_lately),
            Job("the puzzle of the week", SOON, weekly.look),
        ),
        settings=(
            ServerSetting.switch(
                "weekly",
                "server-weekly",
                "server-weekly-help",
                72,
                WEEKLY.of,
                lambda on: {WEEKLY.name: on},
            ),
            PersonSetting.switch(
                "puzzles",
                "me-puzzles",
                "me-puzzles-help",
                120,
                SHARED.of,
                lambda on: {SHARED.name: on},
            ),
            PersonSetting.switch(
                "accuracy",
                "me-accuracy",
                "me-accuracy-help",
                121,
                ACCURACY.of,
                lambda on: {ACCURACY.name: on},
            ),
        ),
        slot=Slot(order=70, page_lines=handlers.page_lines),
        owned=OWNED,
        stop=handlers.stop,
    )
