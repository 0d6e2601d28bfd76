"""Kingdomino in words: sentences in `telling`, the panel in `asking`, kingdoms and points in `boards`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

import render.kingdomino as kingdomino_pictures
from bot.texts import Translator
from bot.ui.faces.face import Face, Names, Pictures
from bot.ui.faces.fact import Fact
from bot.ui.faces.kingdomino import asking, boards, briefly, reasons, telling
from engines.core.action import Action
from engines.core.event import Event
from engines.core.panel import Ask, Option
from engines.core.score import Result, ScoreLine
from engines.kingdomino.actions import Claim, Place
from engines.kingdomino.grid import name_of
from engines.kingdomino.view import View


class KingdominoFace(Face):
    """The words of Kingdomino; its pictures are `render.kingdomino`."""

    key = "kingdomino"
    pictures: ClassVar[Pictures] = kingdomino_pictures
    cards_button = "options"
    round_begins = "claimed"

    def caption(self, events: Sequence[Event], names: Names, words: Translator) -> str:
        return telling.told(events, names, words)

    def deeds(self, events: Sequence[Event], words: Translator) -> list[str]:
        return briefly.deeds(events, words)

    def moments(self, events: Sequence[Event], names: Names, words: Translator) -> list[str]:
        """The end of a game of a Dynasty."""
        return [telling.tell(event, names, words) for event in events if event.kind == "scored"]

    def is_half_over(self, first: View, now: View) -> bool:
        return 2 * ((now.game_number - 1) * now.rounds + now.round - 1) >= now.games * now.rounds

    def is_last_round(self, view: View) -> bool:
        """The last line of the last game is being placed."""
        return view.game_number == view.games and view.round == view.rounds

    def completed(self, view: View) -> dict[str, tuple[int, dict[str, str | int]]]:
        return briefly.enclosed_areas(view)

    def tag(self, view: View, ask: Ask, option: Option, words: Translator) -> str:
        if ask.question == "domino":
            return briefly.claim_tag(view, option)
        return super().tag(view, ask, option, words)

    def deed(self, view: View, event: Event, words: Translator) -> str:
        return telling.deed(view, event, words)

    def kind_name(self, kind: str, words: Translator) -> str:
        return words(f"kingdomino-{kind}")

    def status(self, view: View, names: Names, words: Translator) -> str:
        return telling.status(view, names, words)

    def round_starts(self, events: Sequence[Event], now: int) -> tuple[int, int] | None:
        """With the last claim of a round the next one starts; the first claims of all belong to the first."""
        return telling.round_starts(events, now)

    def alt(self, view: View, names: Names, words: Translator) -> str:
        points = ", ".join(f"{name} {score}" for name, score in zip(names, view.scores, strict=True))
        said = (self.status(view, names, words), telling.last_placed(view, names, words), f"{points}.")
        return "\n".join(
            (" ".join(part for part in said if part), *boards.lines_in_words(view, names, words))
        )

    def question(self, view: View, ask: Ask, words: Translator) -> str:
        return "\n".join(filter(None, (asking.question(view, ask, words), self._discarded(view, words))))

    def brief(self, view: View, ask: Ask, words: Translator) -> str:
        """With the domino that has just been discarded for want of a place."""
        told = self._discarded(view, words)
        return "\n".join(filter(None, (super().brief(view, ask, words), told and f"-# {told}")))

    @staticmethod
    def _discarded(view: View, words: Translator) -> str:
        domino = briefly.discarded_now(view)
        return "" if domino is None else words("kingdomino-ask-discarded", domino=str(domino))

    def label(self, view: View, ask: Ask, option: Option, words: Translator) -> str:
        return asking.label(view, ask, option, words)

    def confirm(self, view: View, action: Action, words: Translator) -> str:
        return asking.confirm(view, action, words)

    def reasons(self, view: View, action: Action) -> list[Fact]:
        return [*reasons.reasons(view, action)]

    def objections(self, view: View, action: Action, better: Action) -> list[Fact]:
        return [*reasons.objections(view, action, better)]

    def named(self, name: str, value: Any, names: Names, words: Translator) -> str | int:
        return words(f"kingdomino-{value}") if name == "terrain" else super().named(name, value, names, words)

    def briefly_named(self, view: View, action: Action, words: Translator) -> str:
        if isinstance(action, Place):
            _, first, second = action.placement
            return f"{name_of(first, view.size)}–{name_of(second, view.size)}"
        assert isinstance(action, Claim)
        return words("kingdomino-named-domino", domino=str(action.domino))

    def in_words(self, view: View, names: Names, words: Translator) -> str:
        return boards.table_in_words(view, names, words)

    def closeup_alt(self, view: View, number: int, names: Names, words: Translator) -> str:
        """Describes a kingdom: its player, each area's points and place, and the dominoes under the kings."""
        kingdom = view.kingdoms[number]
        title = words("kingdomino-kingdom", name=names[number], points=kingdom.points)
        points = title.removeprefix(f"**{names[number]}**, ").rstrip(":")
        areas, held = boards.areas_in_words(view, kingdom, words), boards.held(view, number, words)
        return "\n".join((f"{names[number]}: {points}.", *areas, *held))

    def cards_in_play(self, view: View, words: Translator) -> list[str]:
        """Each variant that is played, by what it changes."""
        played = [name for name, on in view.options if on]
        return [f"**{self.option_label(name, words)}**: {self.option_help(name, words)}" for name in played]

    def explain(self, view: View, names: Names, words: Translator) -> str:
        if view.result is None:
            return ""
        lines = tuple(line for seat in range(view.seats) for line in view.told(seat))
        return super().explain(replace(view, result=view.result._replace(lines=lines)), names, words)

    def lines_of(self, result: Result, seat: int) -> list[ScoreLine]:
        """A Dynasty's games, then the largest points first; an area without points is not worth a word."""
        lines = [line for line in super().lines_of(result, seat) if line.points or not line.cells]
        games = [line for line in lines if line.source.startswith("game_")]
        return games + sorted((line for line in lines if line not in games), key=lambda line: -line.points)

    def account(self, line: ScoreLine, words: Translator) -> str:
        return boards.account(line, words)


FACE = KingdominoFace()
