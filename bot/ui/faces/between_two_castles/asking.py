"""Between Two Castles asked: the questions of the panel, the answers on its buttons, what a tile brings."""

from __future__ import annotations

from bot.texts import Translator
from bot.ui.cards.card import LONGEST_LABEL, cut
from bot.ui.faces.between_two_castles.telling import (
    beside,
    castle_name,
    decision,
    decision_at,
    facts_of,
    kind_name,
    room_name,
    spot,
)
from engines.between_two_castles.actions import (
    Add,
    Assign,
    BuildAction,
    Copy,
    Decision,
    Draft,
    Keep,
    Placement,
    TakeCard,
)
from engines.between_two_castles.castle import Castle
from engines.between_two_castles.data import PICKS, ROOMS, TYPES
from engines.between_two_castles.forecast import (
    best_gain,
    forecast,
    gain_of_bonus,
    gains_of_hand,
    is_proposal,
    sets_off,
)
from engines.between_two_castles.ring import SIDES, Side
from engines.between_two_castles.tasks import ELSEWHERE, SPOT, is_one_list
from engines.between_two_castles.view import CastleView, View
from engines.core.action import Action
from engines.core.panel import Ask, Option
from engines.core.score import signed
from render.between_two_castles.signs import want_of

LONGEST_DESCRIPTION = 100


def question(view: View, ask: Ask, words: Translator) -> str:
    """Returns the current question, with all facts that the choice needs."""
    action = ask.preview or ask.options[0].actions[0]
    if isinstance(action, Draft):
        return _draft(view, ask, words)
    if not isinstance(action, Decision):
        return words("between_two_castles-ask-ludwig_left", **_sides(view, view.ludwig or 0, words))
    castle = view.castle_on(view.seat or 0, action.side)
    its_name = castle_name(castle.name, words)
    if ask.preview:
        return words("between_two_castles-ask-preview", what=decision_at(action, words), castle=its_name)
    if ask.question == "cell" and isinstance(action, Placement):
        room = words(
            "between_two_castles-ask-cell",
            room=room_name(action.tile, words),
            want=facts_of(action.tile, words),
            castle=its_name,
        )
        sets = _off(castle.castle, action.tile, words).removeprefix(" · ")
        asked = f"{room}\n-# {sets[:1].upper()}{sets[1:]}" if sets else room
        return asked if ask.asked else f"{asked}{_whose_word(view, castle, words)}"
    return _tasks(view, ask, words)


def _draft(view: View, ask: Ask, words: Translator) -> str:
    """The hand to choose from, and the two castles that it is for."""
    if ask.preview:
        rooms = ", ".join(room_name(room, words) for room in ask.chosen)
        return words("between_two_castles-ask-tiles-confirm", rooms=rooms)
    asked = words("between_two_castles-ask-tiles", count=PICKS, tiles=len(view.hand))
    return "\n".join([asked, *(_castle(view, side, words) for side in SIDES)])


def _castle(view: View, side: Side, words: Translator) -> str:
    """Describes one of the player's castles in a line: its points and its number of rooms of each type."""
    castle = view.castle_on(view.seat or 0, side)
    counts = castle.castle.counts
    rooms = [f"{words(f'between_two_castles-sheet-{kind}')} {counts[kind]}" for kind in TYPES if counts[kind]]
    return words(
        f"between_two_castles-yours-{side}",
        castle=castle_name(castle.name, words),
        points=castle.points,
        rooms=", ".join(rooms) or words("between_two_castles-no-rooms"),
    )


def _tasks(view: View, ask: Ask, words: Translator) -> str:
    """Returns a line for each castle with a pending decision; if both have one, either may come first."""
    first = {
        action.side: action
        for option in reversed(ask.options)
        for action in reversed(option.actions)
        if isinstance(action, Decision)
    }
    lines = [words("between_two_castles-ask-first")] if len(first) > 1 else []
    for side in SIDES:
        if side in first:
            castle = view.castle_on(view.seat or 0, side)
            line = _task(view, castle, first[side], words)
            is_told = castle.together or len(first) == 1  # who places first is no news where two tiles wait
            lines.append(line + _whose_word(view, castle, words) if is_told else line)
    if ask.question == SPOT:
        lines.append(words("between_two_castles-ask-spot"))
    return "\n".join([*lines, *_offered(ask, words)])


def _offered(ask: Ask, words: Translator) -> list[str]:
    """Returns a line per offer of a bonus: all that is printed on a tile, or the effect of another bonus."""
    offers: dict[str, str] = {}
    for option in ask.options:
        action = option.actions[0]
        if isinstance(action, Keep | Add) and not (ask.question == SPOT and not option.mark):
            offers[room_name(action.tile, words)] = facts_of(action.tile, words)
        elif isinstance(action, Copy):
            kind = words(f"between_two_castles-type-{action.bonus}")
            offers[kind] = words(f"between_two_castles-bonus-{action.bonus}")
    return [
        f"-# {words('between_two_castles-tile', room=what, facts=facts)}" for what, facts in offers.items()
    ]


def _task(view: View, castle: CastleView, action: Decision, words: Translator) -> str:
    its_name = castle_name(castle.name, words)
    proposal = castle.proposal
    if proposal is None:
        return words(f"between_two_castles-task-{action.kind}", castle=its_name)
    what = decision_at(proposal.action, words) if proposal.action else ""
    if proposal.last_word:
        return words("between_two_castles-task-last", castle=its_name, what=what)
    order = view.seniority
    senior = order.index(proposal.partner) < order.index(proposal.seat)
    counter = words(f"between_two_castles-counter-{'yours' if senior else 'partners'}")
    return f"{words('between_two_castles-task-answer', castle=its_name, what=what)}\n-# {counter}"


def _whose_word(view: View, castle: CastleView, words: Translator) -> str:
    """Says which partner decides if both may begin and neither does; "" if only one may begin."""
    if len(castle.speakers) < 2:
        return ""
    whose = "yours" if castle.whose_word == view.seat else "partners"
    if castle.together:
        return f"\n-# {words(f'between_two_castles-word-{whose}')}"
    return f"\n-# {words(f'between_two_castles-first-{whose}')}"


def _sides(view: View, place: int, words: Translator) -> dict[str, str]:
    """The names of a place's two castles."""
    return {side: castle_name(view.castle_on(place, side).name, words) for side in SIDES}


def label(view: View, ask: Ask, option: Option, words: Translator) -> str:
    """An answer on its button: the deed, what it scores and what it sets off."""
    action = option.actions[0]
    if isinstance(action, Assign):
        return _assign(view, action, option.mark, words)
    if not isinstance(action, Decision):
        return _tile(option, words)
    castle = view.castle_on(view.seat or 0, action.side)
    stance = _stance(view, action)
    if ask.question in ("cell", ELSEWHERE) and isinstance(action, Placement):
        return _cell(castle, option, action, stance, words)
    if ask.question == SPOT and option.mark and isinstance(action, Placement):
        return _cell(castle, option, action, stance, words, room_name(action.tile, words))
    return _task_label(view, castle, option, stance, words)


def _task_label(view: View, castle: CastleView, option: Option, stance: str, words: Translator) -> str:
    """Labels a task at a castle, with its spot if there is only one and it fits."""
    action = option.actions[0]
    if stance == "do" and isinstance(action, Placement):
        stance = "place"
    said = ""
    for at_its_spot in (len(option.actions) == 1, False):
        deed = _deed(view, castle, option, words, at_its_spot=at_its_spot)
        said = words(
            "between_two_castles-answer-task",
            letter=option.mark,
            castle=castle_name(castle.name, words),
            deed=words(f"between_two_castles-say-{stance}", deed=deed),
        )
        if len(said) <= LONGEST_LABEL:
            break
    return cut(said.strip(), LONGEST_LABEL)


def _tile(option: Option, words: Translator) -> str:
    """A tile of the hand with its type and wall hanging; what it scores for stands below it."""
    room = ROOMS[option.answer]
    hanging = [words(f"between_two_castles-hanging-{room.hanging}")] if room.hanging else []
    return words(
        "between_two_castles-answer-tile",
        letter=option.mark,
        room=room_name(option.answer, words),
        facts=", ".join([kind_name(room.type, words), *hanging]),
    )


def _cell(
    castle: CastleView, option: Option, action: Placement, stance: str, words: Translator, room: str = ""
) -> str:
    """Names a cell by column, level and neighbors; without the neighbors if that is too long."""
    here = spot(action.x, action.y, words)
    said = ""
    for place in (", ".join([here, *beside(castle, action.x, action.y, words)[:1]]), here):
        facts = {"letter": option.mark, "place": place, "gain": signed(option.gain or 0)}
        if room:
            said = words(f"between_two_castles-spot-{stance}", room=room, **facts)
        else:
            said = words(f"between_two_castles-cell-{stance}", **facts)
        if len(said) <= LONGEST_LABEL:
            break
    return said


def _stance(view: View, action: Decision) -> str:
    """Whether a press does it, accepts it, proposes it, or has the last word."""
    if action.stance == "accept" or action.stance == "decide":
        return action.stance
    return "propose" if is_proposal(view, action) else "do"


def _deed(view: View, castle: CastleView, option: Option, words: Translator, *, at_its_spot: bool) -> str:
    """Describes the addition to the castle, with its points; a tile also with the bonus that it earns."""
    action = option.actions[0]
    gain = option.gain
    what = decision_at(action, words) if at_its_spot else decision(action, words)
    if isinstance(action, Copy):
        gain = gain_of_bonus(view, castle.castle, action.bonus)
    if gain is None:
        return what
    if isinstance(action, TakeCard):  # long: its points come first, in case it is cut
        return words("between_two_castles-deed-card", card=what, gain=signed(gain))
    said = words("between_two_castles-deed", what=what, gain=signed(gain))
    return f"{said}{_off(castle.castle, action.tile, words)}" if isinstance(action, Placement) else said


def _off(castle: Castle, room: str, words: Translator) -> str:
    """Says that a tile would be the third or fifth of its type, and names its bonus; "" otherwise."""
    number = sets_off(castle, room)
    return f" · {words(f'between_two_castles-sets-off-{number}', kind=ROOMS[room].type)}" if number else ""


def _assign(view: View, action: Assign, letter: str, words: Translator) -> str:
    """Labels an assignment of Ludwig's tiles: each tile's castle and its possible points there."""
    assert view.ludwig is not None
    left, right = (view.castle_on(view.ludwig, side).castle for side in SIDES)
    said = words(
        "between_two_castles-answer-ludwig",
        letter=letter,
        left=room_name(action.left, words),
        leftgain=signed(best_gain(left, action.left)),
        right=room_name(action.right, words),
        rightgain=signed(best_gain(right, action.right)),
    )
    return cut(said, LONGEST_LABEL)


def describe(view: View, ask: Ask, option: Option, words: Translator) -> str:
    """Below a name in a menu: what a tile of the hand would score in either castle, or all around a cell."""
    action = option.actions[0]
    if isinstance(action, Placement) and ask.question in ("cell", ELSEWHERE, SPOT):
        castle = view.castle_on(view.seat or 0, action.side)
        around = beside(castle, action.x, action.y, words)
        is_told = len(around) < 2 and "".join(around) in label(view, ask, option, words)
        return "" if is_told else cut(", ".join(around), LONGEST_DESCRIPTION)
    if option.answer not in view.hand:
        return ""
    told = ""
    for in_full in (True, False):
        told = words(
            "between_two_castles-scores",
            want=want_of(option.answer, words),
            left=gain_in(view, "left", option.answer, words, in_full=in_full),
            right=gain_in(view, "right", option.answer, words, in_full=in_full),
        )
        if len(told) <= LONGEST_DESCRIPTION:
            break
    return cut(told, LONGEST_DESCRIPTION)


def gain_in(view: View, side: Side, room: str, words: Translator, *, in_full: bool) -> str:
    """Returns the points of a tile from the hand in one of the castles, and the bonus that it earns there."""
    castle = view.castle_on(view.seat or 0, side)
    gain = gains_of_hand(view)[room][SIDES.index(side)]
    said = f"{castle_name(castle.name, words)} {signed(gain)}"
    number = sets_off(castle.castle, room)
    if in_full or not number:
        return f"{said}{_off(castle.castle, room, words)}"
    return f"{said} {words(f'between_two_castles-off-{number}')}"


def stands_aside(ask: Ask, option: Option) -> bool:
    """Returns whether the answer is not one of a bonus's tiles: a proposal, or the other castle's task."""
    action = option.actions[0]
    if isinstance(action, Decision) and action.stance == "accept":
        return True
    return ask.question == SPOT and not option.mark


def menu_hint(ask: Ask, words: Translator) -> str:
    """One tile of a bonus, or all of them, and the most that they score."""
    action = ask.options[0].actions[0]
    assert isinstance(action, Placement)
    best = max(option.gain or 0 for option in (*ask.options, *ask.others))
    if is_one_list((*ask.options, *ask.others)):
        return words("between_two_castles-spot-list", gain=signed(best))
    return words("between_two_castles-spot-menu", room=room_name(action.tile, words), gain=signed(best))


def confirm(view: View, action: Action, words: Translator) -> str:
    """The button that does it names the deed."""
    if isinstance(action, Draft):
        rooms = ", ".join(room_name(room, words) for room in (action.first, action.second))
        gain = signed(forecast(view, action) or 0)
        return cut(words("between_two_castles-choose-two", rooms=rooms, gain=gain), LONGEST_LABEL)
    if isinstance(action, Assign):
        return _assign(view, action, "", words).lstrip()
    assert isinstance(action, BuildAction)
    castle = view.castle_on(view.seat or 0, action.side)
    option = Option("", action.text, forecast(view, action), (action,))
    return _task_label(view, castle, option, _stance(view, action), words)
