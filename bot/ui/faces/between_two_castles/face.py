"""The face of Between Two Castles: delegates to the other modules of this package."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import render.between_two_castles as between_pictures
from bot.texts import Translator
from bot.ui.faces.between_two_castles import asking, boards, briefly, reasons, telling
from bot.ui.faces.face import Face, Names, Pictures
from bot.ui.faces.fact import Fact
from engines.between_two_castles.actions import Decision
from engines.between_two_castles.tasks import SPOT
from engines.between_two_castles.view import View
from engines.core.action import Action
from engines.core.event import Event
from engines.core.panel import Ask, Option


class BetweenTwoCastlesFace(Face):
    """The words of Between Two Castles; its pictures are `render.between_two_castles`."""

    key = "between_two_castles"
    pictures: ClassVar[Pictures] = between_pictures
    turn_button = "my-hand"
    round_begins = "turn_began"

    def caption(self, events: Sequence[Event], names: Names, words: Translator) -> str:
        return telling.tell(events, names, words)

    def introduction(self, view: View, words: Translator) -> list[str]:
        return [words("between_two_castles-introduces-ludwig")] if view.ludwig is not None else []

    def doer(self, event: Event) -> int | None:
        return briefly.doer(event)

    def deeds(self, events: Sequence[Event], words: Translator) -> list[str]:
        return briefly.deeds(events, words)

    def moments(self, events: Sequence[Event], names: Names, words: Translator) -> list[str]:
        return briefly.moments(events, words)

    def brief(self, view: View, ask: Ask, words: Translator) -> str:
        return briefly.brief(view, ask, words) or super().brief(view, ask, words)

    def tag(self, view: View, ask: Ask, option: Option, words: Translator) -> str:
        return briefly.tag(ask, option, words) or super().tag(view, ask, option, words)

    def agrees(self, option: Option) -> bool:
        action = option.actions[0]
        return isinstance(action, Decision) and action.stance == "accept"

    def chosen(self, action: Action, words: Translator) -> str:
        return telling.chosen(action, words)

    def deed(self, view: View, event: Event, words: Translator) -> str:
        return telling.deed(view, event, words)

    def kind_name(self, kind: str, words: Translator) -> str:
        return words(f"between_two_castles-type-{kind}")

    def status(self, view: View, names: Names, words: Translator) -> str:
        return telling.status(view, names, words)

    def alt(self, view: View, names: Names, words: Translator) -> str:
        return telling.alt(view, names, words)

    def question(self, view: View, ask: Ask, words: Translator) -> str:
        return asking.question(view, ask, words)

    def label(self, view: View, ask: Ask, option: Option, words: Translator) -> str:
        return asking.label(view, ask, option, words)

    def hint(self, view: View, ask: Ask, words: Translator) -> str:
        if ask.question == SPOT:
            return asking.menu_hint(ask, words)
        if ask.count == 1:
            return super().hint(view, ask, words)
        return words("between_two_castles-ask-tiles-hint", count=ask.count)

    def reasons(self, view: View, action: Action) -> list[Fact]:
        return [*reasons.reasons(view, action)]

    def objections(self, view: View, action: Action, better: Action) -> list[Fact]:
        return [*reasons.objections(view, action)]

    def named(self, name: str, value: Any, names: Names, words: Translator) -> str | int:
        match name:
            case "room":
                return telling.room_name(value, words)
            case "castle":
                return telling.castle_name(value, words)
            case "kind":
                kind = self.kind_name(value, words)
                return kind[:1].lower() + kind[1:]
        return super().named(name, value, names, words)

    def briefly_named(self, view: View, action: Action, words: Translator) -> str:
        return telling.briefly_named(view, action, words)

    def order_is_free(self, action: Action, other: Action) -> bool:
        return reasons.order_is_free(action, other)

    def describe(self, view: View, ask: Ask, option: Option, words: Translator) -> str:
        told = asking.describe(view, ask, option, words)
        return told or super().describe(view, ask, option, words)

    def stands_aside(self, ask: Ask, option: Option) -> bool:
        return asking.stands_aside(ask, option)

    def confirm(self, view: View, action: Action, words: Translator) -> str:
        return asking.confirm(view, action, words)

    def secrets(self, view: View, seat: int, words: Translator) -> str:
        return boards.choice_in_words(view, words)

    def hand(self, view: View, seat: int, words: Translator) -> str:
        held = (*view.picked, *view.hand) if view.phase == "draft" else ()
        return ", ".join(telling.room_name(room, words) for room in held)

    def cards_in_play(self, view: View, words: Translator) -> Sequence[str]:
        """Bonuses, throne rooms and kept cards, a line each."""
        return boards.cards_in_play(view, words)

    def own_board(self, view: View, seat: int, names: Names, words: Translator) -> bytes:
        return between_pictures.own(view, seat, names, words)

    def sights(self, view: View, names: Names, words: Translator) -> list[str]:
        return [telling.castle_name(castle.name, words) for castle in view.castles]

    def in_words(self, view: View, names: Names, words: Translator) -> str:
        return boards.table_in_words(view, names, words)

    def in_full(self, view: View, names: Names, words: Translator) -> str:
        return boards.table_in_full(view, names, words)

    def closeup_alt(self, view: View, number: int, names: Names, words: Translator) -> str:
        return boards.castle_alt(view, number, names, words)

    def own_alt(self, view: View, seat: int, names: Names, words: Translator) -> str:
        return boards.own_alt(view, seat, names, words)

    def standings(self, view: View, names: Names, words: Translator) -> str:
        """Ludwig is ranked among the players when two play."""
        return super().standings(view, telling.place_names(names, view.ludwig, words), words)

    def explain(self, view: View, names: Names, words: Translator) -> str:
        return boards.explained(view, names, words)

    def seats_help(self, words: Translator) -> str:
        return words("between_two_castles-seats-help")


FACE = BetweenTwoCastlesFace()
