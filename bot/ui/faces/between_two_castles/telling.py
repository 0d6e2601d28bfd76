"""Between Two Castles told: what happened, event by event, and who is due."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.texts import Words
from bot.ui.faces.face import Names
from engines.between_two_castles.actions import Decision, parse
from engines.between_two_castles.data import ROOMS, TOKENS
from engines.between_two_castles.ring import LUDWIG, SIDES, castle_of, places_of
from engines.between_two_castles.view import CastleView, View
from engines.core.action import Action
from engines.core.event import Event
from engines.core.score import with_minus


def room_name(room: str, words: Words) -> str:
    return words(f"between_two_castles-room-{room}")


def room_names(rooms: Iterable[str], words: Words) -> str:
    return ", ".join(room_name(room, words) for room in rooms)


def castle_name(castle: str, words: Words) -> str:
    return words(f"between_two_castles-castle-{castle}")


def place_names(names: Names, ludwig: int | None, words: Words) -> tuple[str, ...]:
    """The names of all places: the seats', and Ludwig's when two play."""
    return tuple(names) if ludwig is None else (*names, words("between_two_castles-ludwig"))


def level_of(y: int) -> str:
    """The ground floor is level 1, the first one below it −1."""
    return with_minus(y + 1 if y >= 0 else y)


def decision(action: Action, words: Words) -> str:
    """What a decision at a castle is about: a room and its cell, an attendant, a card or a bonus."""
    parts = dict(action.parts)
    if isinstance(action, Decision) and "cell" in parts:
        x, _, y = parts["cell"].partition(",")
        room = next(answer for question, answer in action.parts if question in ("room", "keep", "special"))
        return words(
            "between_two_castles-at-cell",
            room=room_name(room, words),
            x=with_minus(int(x)),
            level=level_of(int(y)),
        )
    question, answer = action.parts[-1]
    if question == "bonus":
        return words("between_two_castles-copy-of", type=words(f"between_two_castles-sheet-{answer}"))
    return answer_name(question, answer, words)


def answer_name(question: str, answer: str, words: Words) -> str:
    """An answer by the name that people know it by."""
    if answer in ROOMS:
        return room_name(answer, words)
    match question:
        case "attendant":
            return words(f"between_two_castles-attendant-{answer}")
        case "card":
            return words(f"between_two_castles-card-{answer}")
        case _:
            return words(f"between_two_castles-type-{answer}")


def chosen(action: Action, words: Words) -> str:
    """What was chosen in secret: the tiles of a draft or of Ludwig's, what a bonus drew."""
    if isinstance(action, Decision):
        return decision(action, words)
    return room_names((answer for _, answer in action.parts if answer in ROOMS), words)


def tell(events: Sequence[Event], names: Names, words: Words) -> str:
    """What one entry of the log brought."""
    ludwig = LUDWIG if places_of(len(names)) > len(names) else None
    shown = place_names(names, ludwig, words)
    quiet = {event.facts["castle"] for event in events if event.kind == "proposed"}
    sentences = []
    for event in events:
        if event.kind == "asked" and event.facts["castle"] in quiet:
            continue
        if sentence := _tell(event, shown, words):
            sentences.append(sentence)
    return " ".join(sentences)


def _tell(event: Event, names: Sequence[str], words: Words) -> str:
    facts: dict[str, Any] = dict(event.facts)
    name = names[event.seat] if event.seat is not None else ""
    castle = castle_name(TOKENS[facts["castle"]], words) if isinstance(facts.get("castle"), int) else ""
    match event.kind:
        case "turn_began":
            return words(
                "between_two_castles-turn-began",
                round=facts["round"],
                turn=facts["turn"],
                tiles=facts["hand"],
            )
        case "revealed":
            picks = "; ".join(
                words("between_two_castles-pick", name=who, rooms=room_names(rooms, words))
                for who, rooms in zip(names, facts["picks"], strict=True)
            )
            return words("between_two_castles-revealed", picks=picks)
        case "assigned":
            return _assigned(name, facts, len(names), words)
        case "placed":
            return words(
                f"between_two_castles-placed-{facts['source']}",
                name=names[facts["owner"]],
                room=room_name(facts["room"], words),
                castle=castle,
                gain=facts["gain"],
            )
        case "bonus":
            bonus = words(f"between_two_castles-bonus-{facts['bonus']}")
            if facts["copied"]:
                return words("between_two_castles-copied", castle=castle, bonus=bonus)
            room = room_name(facts["room"], words)
            return words("between_two_castles-earned", castle=castle, room=room, bonus=bonus)
        case "attended":
            attendant = words(f"between_two_castles-attendant-{facts['attendant']}")
            return words(
                "between_two_castles-attended", castle=castle, attendant=attendant, gain=facts["gain"]
            )
        case "card_kept":
            card = words(f"between_two_castles-card-{facts['card']}")
            return words("between_two_castles-card-kept", castle=castle, card=card, gain=facts["gain"])
        case _:
            return _tell_of_partners(event.kind, name, castle, facts, names, words)


def _assigned(name: str, facts: dict[str, Any], places: int, words: Words) -> str:
    left, right = (TOKENS[castle_of(places, LUDWIG, side)] for side in SIDES)
    return words(
        "between_two_castles-assigned",
        name=name,
        left=room_name(facts["left"], words),
        right=room_name(facts["right"], words),
        leftcastle=castle_name(left, words),
        rightcastle=castle_name(right, words),
    )


def _tell_of_partners(
    kind: str, name: str, castle: str, facts: dict[str, Any], names: Sequence[str], words: Words
) -> str:
    match kind:
        case "proposed":
            what = decision(parse(facts["action"]), words)
            return words("between_two_castles-proposed", name=name, castle=castle, what=what)
        case "asked":
            partner = names[facts["partner"]]
            return words("between_two_castles-proposed-secret", name=name, castle=castle, partner=partner)
        case "settled":
            return words(f"between_two_castles-settled-{facts['by']}", name=name)
        case "dropped":
            return words("between_two_castles-dropped", name=name, castle=castle)
        case "reshuffled":
            return words(f"between_two_castles-reshuffled-{facts['what']}")
        case "none_left":
            return words(f"between_two_castles-none_left-{facts['bonus']}", castle=castle)
        case "game_over":
            points = ", ".join(
                words("between_two_castles-points-of", name=who, points=points)
                for who, points in zip(names, facts["points"], strict=True)
            )
            return words("between_two_castles-game-over", points=points)
    return ""


def status(view: View, names: Names, words: Words) -> str:
    """Who has to do what, in a sentence."""
    if not view.to_act:
        return words("status-over")
    if view.phase == "assign":
        return words("between_two_castles-status-assign", name=names[view.to_act[0]])
    if view.phase == "draft":
        waiting = ", ".join(names[seat] for seat in view.to_act)
        done = ", ".join(name for name, chosen in zip(names, view.chosen, strict=True) if chosen)
        said = words("between_two_castles-status-draft", names=waiting)
        return f"{said} {words('between_two_castles-status-chosen', names=done)}" if done else said
    castles = "; ".join(_word(castle, names, words) for castle in view.castles if castle.speakers)
    return words("between_two_castles-status-build", castles=castles)


def _word(castle: CastleView, names: Names, words: Words) -> str:
    """Whose word it is at a castle; of two the senior one is named first."""
    speakers = sorted(castle.speakers, key=lambda seat: seat != castle.whose_word)
    who = ", ".join(names[seat] for seat in speakers)
    name = castle_name(castle.name, words)
    if castle.proposal is not None:
        message = "last" if castle.proposal.last_word else "answer"
        proposer = names[castle.proposal.seat]
        return words(f"between_two_castles-word-{message}", castle=name, names=who, proposer=proposer)
    if castle.together:
        return words("between_two_castles-word-propose", castle=name, names=who)
    message = "bonus" if castle.bonus else "place"
    return words(f"between_two_castles-word-{message}", castle=name, names=who)


def alt(view: View, names: Names, words: Words) -> str:
    """The situation in a sentence or two."""
    points = ", ".join(
        words("between_two_castles-points-of", name=castle_name(castle.name, words), points=castle.points)
        for castle in view.castles
    )
    return f"{status(view, names, words)} {_fresh(view, words)}{points}."


def _fresh(view: View, words: Words) -> str:
    """What was built since the last reveal."""
    built = [
        f"{room_name(room.room, words)} ({castle_name(castle.name, words)})"
        for castle in view.castles
        for room in castle.fresh
    ]
    return f"{', '.join(built)}. " if built else ""
