"""Between Two Castles in words: what happened, who is due, the questions of the panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import render.between_two_castles as between_pictures
from bot.texts import Words
from bot.ui.faces.between_two_castles import telling
from bot.ui.faces.between_two_castles.castles import castle_in_words, explained, grid_in_words
from bot.ui.faces.between_two_castles.telling import castle_name, place_names, room_name
from bot.ui.faces.face import Face, Names, Pictures
from engines.between_two_castles.actions import Decision, Draft
from engines.between_two_castles.data import PICKS, ROOMS
from engines.between_two_castles.forecast import gains_of_hand
from engines.between_two_castles.options import BetweenOptions
from engines.between_two_castles.ring import SIDES, Side
from engines.between_two_castles.view import CastleView, View
from engines.core.action import Action
from engines.core.contract import Options
from engines.core.event import Event
from engines.core.panel import LETTERS, Ask, Option
from render.between_two_castles.wants import room_words

LONGEST_WORDS = 3600
"""Of the characters that a message holds; the rest is for what stands around."""


class BetweenTwoCastlesFace(Face):
    """The words of Between Two Castles; its pictures are `render.between_two_castles`."""

    key = "between_two_castles"
    pictures: ClassVar[Pictures] = between_pictures
    turn_button = "my-hand"
    orders_seats = frozenset({"seniority"})

    def caption(self, events: Sequence[Event], names: Names, words: Words) -> str:
        return telling.tell(events, names, words)

    # Who is due

    def called(self, events: Sequence[Event]) -> set[int]:
        """A proposal waits for the partner's answer."""
        return {int(str(event.facts["partner"])) for event in events if event.kind == "asked"}

    def status(self, view: View, names: Names, words: Words) -> str:
        if not view.to_act:
            return words("status-over")
        if view.phase == "assign":
            return words("between_two_castles-status-assign", name=names[view.to_act[0]])
        if view.phase == "draft":
            waiting = ", ".join(names[seat] for seat in view.to_act)
            done = ", ".join(name for name, chosen in zip(names, view.chosen, strict=True) if chosen)
            said = words("between_two_castles-status-draft", names=waiting)
            return f"{said} {words('between_two_castles-status-chosen', names=done)}" if done else said
        castles = "; ".join(
            self._word(castle, view, names, words) for castle in view.castles if castle.speakers
        )
        return words("between_two_castles-status-build", castles=castles)

    @staticmethod
    def _word(castle: CastleView, view: View, names: Names, words: Words) -> str:
        """Whose word it is at a castle."""
        who = ", ".join(names[seat] for seat in castle.speakers)
        name = castle_name(castle.name, words)
        if castle.proposal is not None:
            message = "last" if castle.proposal.last_word else "answer"
            proposer = names[castle.proposal.seat]
            return words(f"between_two_castles-word-{message}", castle=name, names=who, proposer=proposer)
        if view.options.agree and len(castle.speakers) > 1 and castle.whose_word is not None:
            senior = names[castle.whose_word]
            return words("between_two_castles-word-propose", castle=name, names=who, senior=senior)
        message = "bonus" if castle.bonus else "place"
        return words(f"between_two_castles-word-{message}", castle=name, names=who)

    def alt(self, view: View, names: Names, words: Words) -> str:
        points = ", ".join(
            words("between_two_castles-points-of", name=castle_name(castle.name, words), points=castle.points)
            for castle in view.castles
        )
        return f"{self.status(view, names, words)} {self._fresh(view, words)}{points}."

    @staticmethod
    def _fresh(view: View, words: Words) -> str:
        """What was built since the last reveal."""
        built = [
            f"{room_name(room.room, words)} ({castle_name(castle.name, words)})"
            for castle in view.castles
            for room in castle.fresh
        ]
        return f"{', '.join(built)}. " if built else ""

    # The panel

    def question(self, view: View, ask: Ask, words: Words) -> str:
        action = ask.preview or ask.options[0].actions[0]
        seat = view.seat or 0
        if isinstance(action, Draft):
            if ask.preview:
                rooms = ", ".join(room_name(room, words) for room in ask.chosen)
                return words("between_two_castles-ask-tiles-confirm", rooms=rooms)
            return words(
                "between_two_castles-ask-tiles",
                count=PICKS,
                tiles=len(view.hand),
                **self._sides(view, seat, words),
            )
        if not isinstance(action, Decision):
            return words("between_two_castles-ask-ludwig_left", **self._sides(view, view.ludwig or 0, words))
        if ask.question == "side":
            return words("between_two_castles-ask-side")
        castle = view.castle_on(seat, action.side)
        its_name = castle_name(castle.name, words)
        if ask.question == "stance":
            return self._proposal(castle, its_name, words)
        if ask.question == "cell":
            room = ask.chosen[-1]
            want = room_words(room, words)
            return words(
                "between_two_castles-ask-cell", room=room_name(room, words), want=want, castle=its_name
            )
        if ask.question == "confirm":
            what = telling.decision(action, words)
            if self._is_proposal(view, castle, action):
                return words("between_two_castles-ask-propose", what=what, castle=its_name)
            return words("between_two_castles-ask-confirm", what=what, castle=its_name)
        asked = words(f"between_two_castles-ask-{ask.question}", castle=its_name)
        return f"{asked}{self._whose_word(view, castle, words)}"

    @staticmethod
    def _whose_word(view: View, castle: CastleView, words: Words) -> str:
        """Where both partners may propose: whose word it is when nobody does."""
        if not view.options.agree or castle.proposal or len(castle.speakers) < 2:
            return ""
        whose = "yours" if castle.whose_word == view.seat else "partners"
        return f"\n-# {words(f'between_two_castles-word-{whose}')}"

    @staticmethod
    def _is_proposal(view: View, castle: CastleView, action: Decision) -> bool:
        """Whether a partner has to agree before anything is done."""
        alone = any(place >= view.seats for place in castle.builders)
        return view.options.agree and not alone and action.stance in ("", "counter")

    @staticmethod
    def _proposal(castle: CastleView, its_name: str, words: Words) -> str:
        """The proposal that lies before a partner; who proposes stands in the picture too."""
        proposal = castle.proposal
        what = telling.decision(proposal.action, words) if proposal and proposal.action else ""
        return words("between_two_castles-ask-stance", castle=its_name, what=what)

    @staticmethod
    def _sides(view: View, place: int, words: Words) -> dict[str, str]:
        """The names of a place's two castles."""
        return {side: castle_name(view.castle_on(place, side).name, words) for side in SIDES}

    def label(self, view: View, ask: Ask, option: Option, words: Words) -> str:
        letter, answer = option.mark, option.answer
        match ask.question:
            case "cell":
                return words("answer-gain", letter=letter, gain=option.gain or 0)
            case "side":
                side: Side = "left" if answer == "left" else "right"
                castle = castle_name(view.castle_on(view.seat or 0, side).name, words)
                return words(f"between_two_castles-answer-{side}", letter=letter, castle=castle)
            case "stance":
                return words(f"between_two_castles-answer-{answer}")
            case "room" | "keep" | "special":
                room = room_name(answer, words)
                return words(
                    "between_two_castles-answer-room", letter=letter, room=room, gain=option.gain or 0
                )
            case question:
                name = telling.answer_name(question, answer, words)
                return words("between_two_castles-answer-named", letter=letter, name=name)

    def hint(self, view: View, ask: Ask, words: Words) -> str:
        return words("between_two_castles-ask-tiles-hint", count=ask.count)

    def describe(self, view: View, ask: Ask, option: Option, words: Words) -> str:
        """What a tile of the hand would bring now in either castle, and what it wants."""
        left, right = gains_of_hand(view).get(option.answer, (0, 0))
        return words(
            "between_two_castles-brings",
            leftgain=left,
            rightgain=right,
            want=room_words(option.answer, words),
            **self._sides(view, view.seat or 0, words),
        )

    def confirm(self, view: View, action: Action, words: Words) -> str:
        if isinstance(action, Draft):
            return words("between_two_castles-choose-two")
        if isinstance(action, Decision):
            if action.stance:
                return words(f"between_two_castles-confirm-{action.stance}")
            if view.seat is not None and self._is_proposal(
                view, view.castle_on(view.seat, action.side), action
            ):
                return words("between_two_castles-confirm-propose")
        return words("do-it")

    def secrets(self, view: View, seat: int, words: Words) -> str:
        if view.picked and view.phase == "draft":
            rooms = ", ".join(room_name(room, words) for room in view.picked)
            return words("between_two_castles-picked", rooms=rooms)
        if seat not in view.to_act or view.phase != "draft":
            return ""
        lines = [words("between_two_castles-hand-title")]
        for letter, room_id in zip(LETTERS, view.hand, strict=False):
            room = ROOMS[room_id]
            kind = words(f"between_two_castles-type-{room.type}")
            if room.hanging:
                kind += ", " + words(f"between_two_castles-hanging-{room.hanging}")
            lines.append(
                words(
                    "between_two_castles-hand-line",
                    letter=letter,
                    room=room_name(room_id, words),
                    kind=kind,
                    want=room_words(room_id, words),
                )
            )
        return "\n".join(lines)

    def own_board(self, view: View, seat: int, names: Names, words: Words) -> bytes:
        return between_pictures.own(view, seat, names, words)

    def sights(self, view: View, names: Names, words: Words) -> list[str]:
        return [castle_name(castle.name, words) for castle in view.castles]

    # Words

    def in_words(self, view: View, names: Names, words: Words) -> str:
        turn = words("between_two_castles-turn-began", round=view.round, turn=view.turn, tiles=view.hand_size)
        shown = place_names(names, view.ludwig, words)
        head = [f"**{self.status(view, names, words)}** {turn}"]
        picks = "; ".join(
            words("between_two_castles-pick", name=shown[place], rooms=telling.room_names(rooms, words))
            for place, rooms in enumerate(view.picks)
            if rooms
        )
        if picks:
            head.append(words("between_two_castles-open-tiles", picks=picks))
        head.append(words("between_two_castles-supply", tiles=view.supply, cards=view.cards_left))
        full = "\n".join([*head, *(castle_in_words(castle, shown, words) for castle in view.castles)])
        if len(full) <= LONGEST_WORDS:
            return full
        return "\n".join([*head, *(grid_in_words(castle, shown, words) for castle in view.castles)])

    def explain(self, view: View, names: Names, words: Words) -> str:
        return explained(view, place_names(names, view.ludwig, words), words, LONGEST_WORDS - 400)

    # Variants

    def option_offered(self, name: str, options: Options) -> bool:
        """Seniority decides only where partners have to agree."""
        return name != "seniority" or (isinstance(options, BetweenOptions) and options.agree)


FACE = BetweenTwoCastlesFace()
