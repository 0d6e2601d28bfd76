"""Kingdomino in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import render.kingdomino as kingdomino_pictures
from bot.texts import Words
from bot.ui.faces.face import Face, Names, Pictures
from engines.core.action import Action
from engines.core.event import Event
from engines.core.panel import Ask, Option
from engines.core.score import ScoreLine
from engines.kingdomino.data import DOMINOES
from engines.kingdomino.model import Half, Place
from engines.kingdomino.view import KingdomView, View


class KingdominoFace(Face):
    """The words of Kingdomino; its pictures are `render.kingdomino`."""

    key = "kingdomino"
    pictures: ClassVar[Pictures] = kingdomino_pictures

    def caption(self, events: Sequence[Event], names: Names, words: Words) -> str:
        sentences = [sentence for event in events if (sentence := self._tell(event, names, words))]
        return " ".join(sentences)

    def _tell(self, event: Event, names: Names, words: Words) -> str:
        facts: dict[str, Any] = dict(event.facts)
        name = names[event.seat] if event.seat is not None else ""
        match event.kind:
            case "placed":
                return words(
                    "kingdomino-placed",
                    name=name,
                    domino=str(facts["domino"]),
                    halves=self._halves(facts["domino"], words),
                    gain=facts["gain"],
                )
            case "claimed":
                message = "kingdomino-claimed-last" if facts.get("forced") else "kingdomino-claimed"
                return words(message, name=name, domino=str(facts["domino"]))
            case "discarded":
                return words(
                    "kingdomino-discarded",
                    name=name,
                    domino=str(facts["domino"]),
                    halves=self._halves(facts["domino"], words),
                )
            case "line":
                return words("kingdomino-line", dominoes=", ".join(map(str, facts["dominoes"])))
            case "scored":
                points = ", ".join(
                    f"{name} {score}" for name, score in zip(names, facts["points"], strict=True)
                )
                return words("kingdomino-game-over", game=facts["game"], points=points)
        return ""

    def _halves(self, domino: int, words: Words) -> str:
        return ", ".join(self._half(half, words) for half in DOMINOES[domino])

    @staticmethod
    def _half(half: Half, words: Words) -> str:
        return words("kingdomino-half", terrain=words(f"kingdomino-{half.terrain}"), crowns=half.crowns)

    def status(self, view: View, names: Names, words: Words) -> str:
        if not view.to_act:
            return words("status-over")
        name = names[view.to_act[0]]
        if view.phase == "place":
            return words("kingdomino-status-place", name=name, domino=str(view.due))
        return words("kingdomino-status-claim", name=name)

    def alt(self, view: View, names: Names, words: Words) -> str:
        points = ", ".join(f"{name} {score}" for name, score in zip(names, view.scores, strict=True))
        return f"{self.status(view, names, words)} {self._last(view, names, words)}{points}."

    @staticmethod
    def _last(view: View, names: Names, words: Words) -> str:
        last = view.last
        if last is None or last.placed is None:
            return ""
        sentence = words(
            "kingdomino-alt-last", name=names[last.seat], domino=str(last.placed.domino), gain=last.gain
        )
        return f"{sentence} "

    def question(self, view: View, ask: Ask, words: Words) -> str:
        match ask.question:
            case "domino":
                return words("kingdomino-ask-domino")
            case "square":
                first = DOMINOES[view.due or 0][0]
                return words(
                    "kingdomino-ask-square",
                    domino=str(view.due),
                    halves=self._halves(view.due or 0, words),
                    half=self._half(first, words),
                )
            case "way":
                second = DOMINOES[view.due or 0][1]
                return words("kingdomino-ask-way", half=self._half(second, words))
            case _:
                return words(
                    "kingdomino-ask-confirm", domino=str(view.due), points=view.scores[view.seat or 0]
                )

    def label(self, view: View, ask: Ask, option: Option, words: Words) -> str:
        match ask.question:
            case "domino":
                return f"{option.mark}: {option.answer} · {self._halves(int(option.answer), words)}"
            case "way":
                return words(
                    "kingdomino-way",
                    letter=option.mark,
                    way=words(f"way-{option.answer}"),
                    gain=option.gain or 0,
                )
            case _:
                return words("answer-gain", letter=option.mark, gain=option.gain or 0)

    def confirm(self, view: View, action: Action, words: Words) -> str:
        return words("place-here") if isinstance(action, Place) else words("do-it")

    def in_words(self, view: View, names: Names, words: Words) -> str:
        turn = words("kingdomino-round", round=view.round, rounds=view.rounds)
        parts = [f"**{self.status(view, names, words)}** {turn}"]
        for line, title in ((view.current, "kingdomino-now"), (view.next, "kingdomino-next")):
            if line:
                slots = "; ".join(
                    f"{slot.domino} ({self._halves(slot.domino, words)})"
                    + (f" – {names[slot.seat]}" if slot.seat is not None else "")
                    for slot in line
                    if slot.state != "done"
                )
                parts.append(f"{words(title)}: {slots}")
        parts += [self._kingdom_in_words(kingdom, names, words) for kingdom in view.kingdoms]
        return "\n".join(parts)

    def _kingdom_in_words(self, kingdom: KingdomView, names: Names, words: Words) -> str:
        x0, y0, x1, y1 = kingdom.box
        rows = []
        for y in range(y0, y1 + 1):
            cells = []
            for x in range(x0, x1 + 1):
                half = kingdom.squares.get((x, y))
                if half is not None:
                    cells.append(
                        words(f"kingdomino-letter-{half.terrain}")
                        + (str(half.crowns) if half.crowns else " ")
                    )
                else:
                    cells.append("# " if (x, y) == (0, 0) else "· ")
            rows.append(" ".join(cells).rstrip())
        grid = "\n".join(rows)
        title = words("kingdomino-kingdom", name=names[kingdom.seat], points=kingdom.points)
        return f"{title}\n```\n{grid}\n```"

    def account(self, line: ScoreLine, words: Words) -> str:
        source, facts, points = line.source, dict(line.facts), line.points
        if "squares" in facts:
            return words(
                "kingdomino-area-points",
                terrain=words(f"kingdomino-{source}"),
                squares=facts["squares"],
                crowns=facts["crowns"],
                points=points,
            )
        if source.startswith("game_"):
            return words("kingdomino-earlier-game", game=source.removeprefix("game_"), points=points)
        return words(
            "bonus-points", bonus=words(f"kingdomino-option-{source.replace('_', '-')}"), points=points
        )


FACE = KingdominoFace()
