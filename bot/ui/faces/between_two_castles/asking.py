"""Between Two Castles asked: the questions of the panel, the answers on its buttons, what a tile brings."""

from __future__ import annotations

from bot.texts import Words
from bot.ui.card import LONGEST_LABEL, cut
from bot.ui.faces.between_two_castles.telling import answer_name, castle_name, decision, room_name
from engines.between_two_castles.actions import Decision, Draft, Placement
from engines.between_two_castles.data import PICKS
from engines.between_two_castles.forecast import gains_of_hand, is_proposal
from engines.between_two_castles.ring import SIDES, Side
from engines.between_two_castles.view import CastleView, View
from engines.core.action import Action
from engines.core.panel import Ask, Option
from render.between_two_castles.signs import want_of


def question(view: View, ask: Ask, words: Words) -> str:
    """What is asked now, with all that the choice needs."""
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
            **_sides(view, seat, words),
        )
    if not isinstance(action, Decision):
        return words("between_two_castles-ask-ludwig_left", **_sides(view, view.ludwig or 0, words))
    if ask.question == "side":
        return words("between_two_castles-ask-side")
    castle = view.castle_on(seat, action.side)
    its_name = castle_name(castle.name, words)
    if ask.question == "stance":
        return _proposal(castle, its_name, words)
    if ask.question == "cell":
        room = ask.chosen[-1]
        want = want_of(room, words)
        asked = words("between_two_castles-ask-cell", room=room_name(room, words), want=want, castle=its_name)
        return asked if room in ask.asked else f"{asked}{_whose_word(view, castle, words)}"
    if ask.question == "confirm":
        what = decision(action, words)
        if is_proposal(view, action):
            return words("between_two_castles-ask-propose", what=what, castle=its_name)
        return words("between_two_castles-ask-confirm", what=what, castle=its_name)
    asked = words(f"between_two_castles-ask-{ask.question}", castle=its_name)
    return f"{asked}{_whose_word(view, castle, words)}"


def _whose_word(view: View, castle: CastleView, words: Words) -> str:
    """Where both partners may begin, with a tile or a proposal: whose word it is when neither will."""
    if len(castle.speakers) < 2:
        return ""
    whose = "yours" if castle.whose_word == view.seat else "partners"
    if castle.together:
        return f"\n-# {words(f'between_two_castles-word-{whose}')}"
    return f"\n-# {words(f'between_two_castles-first-{whose}')}"


def _proposal(castle: CastleView, its_name: str, words: Words) -> str:
    """The proposal that lies before a partner; who proposes stands in the picture too."""
    proposal = castle.proposal
    what = decision(proposal.action, words) if proposal and proposal.action else ""
    last = proposal is not None and proposal.last_word
    message = "between_two_castles-ask-stance-last" if last else "between_two_castles-ask-stance"
    return words(message, castle=its_name, what=what)


def _side(castle: CastleView, side: Side, letter: str, words: Words) -> str:
    """One of the own castles, and whether a bonus or a partner's proposal waits there."""
    name = words(f"between_two_castles-answer-{side}", letter=letter, castle=castle_name(castle.name, words))
    if castle.proposal:
        return words("between_two_castles-side-proposal", side=name)
    return words("between_two_castles-side-bonus", side=name) if castle.bonus else name


def _sides(view: View, place: int, words: Words) -> dict[str, str]:
    """The names of a place's two castles."""
    return {side: castle_name(view.castle_on(place, side).name, words) for side in SIDES}


def label(view: View, ask: Ask, option: Option, words: Words) -> str:
    """An answer on its button."""
    letter, answer = option.mark, option.answer
    match ask.question:
        case "cell":
            return words("answer-gain", letter=letter, gain=option.gain or 0)
        case "side":
            side: Side = "left" if answer == "left" else "right"
            return _side(view.castle_on(view.seat or 0, side), side, letter, words)
        case "stance":
            if answer != "accept" and len(option.actions) == 1:
                what = decision(option.actions[0], words)
                return cut(words(f"between_two_castles-answer-{answer}-one", what=what), LONGEST_LABEL)
            if answer == "accept" and isinstance(option.actions[0], Placement):
                return words("between_two_castles-answer-accept-gain", gain=option.gain or 0)
            return words(f"between_two_castles-answer-{answer}")
        case "room" | "keep" | "special":
            room = room_name(answer, words)
            return words("between_two_castles-answer-room", letter=letter, room=room, gain=option.gain or 0)
        case question:
            name = answer_name(question, answer, words)
            return words("between_two_castles-answer-named", letter=letter, name=name)


def describe(view: View, option: Option, words: Words) -> str:
    """What a tile of the hand would bring now in either castle, and what it wants."""
    left, right = gains_of_hand(view).get(option.answer, (0, 0))
    return words(
        "between_two_castles-brings",
        leftgain=left,
        rightgain=right,
        want=want_of(option.answer, words),
        **_sides(view, view.seat or 0, words),
    )


def confirm(view: View, action: Action, words: Words) -> str:
    """The button that does it; a proposal's button says that it proposes."""
    if isinstance(action, Draft):
        return words("between_two_castles-choose-two")
    if isinstance(action, Decision) and is_proposal(view, action):
        return words("between_two_castles-confirm-propose")
    return words("do-it")
