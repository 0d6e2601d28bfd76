"""Between Two Castles told: what happened, event by event, and who is due."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.texts import Words
from bot.ui.faces.face import Names
from engines.between_two_castles.actions import Attend, Copy, Decision, Placement, TakeCard, parse
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
    """What a decision at a castle is about: a room, an attendant, a card or a bonus. Cells are shown."""
    match action:
        case Placement():
            return room_name(action.tile, words)
        case Attend():
            return words(f"between_two_castles-attendant-{action.attendant}")
        case TakeCard():
            return words(f"between_two_castles-card-{action.card}")
        case Copy():
            return words(
                "between_two_castles-copy-of", type=words(f"between_two_castles-sheet-{action.bonus}")
            )
    return ""


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
            return words("between_two_castles-earned", bonus=bonus)
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
    """Whoever is due is asked for what they have to do."""
    if not view.to_act:
        return words("status-over")
    waiting = ", ".join(names[seat] for seat in view.to_act)
    if view.phase == "assign":
        return words("between_two_castles-status-assign", name=waiting)
    if view.phase == "draft":
        return words("between_two_castles-status-draft", names=waiting, count=len(view.to_act))
    at_castles = [
        _ask_at(castle, names, words) for castle in view.castles if castle.speakers and castle.bonus
    ]
    return " ".join([*_ask_to_place(view, names, words), *at_castles])


def _ask_to_place(view: View, names: Names, words: Words) -> list[str]:
    """All who have tiles to place in one sentence; where it is a single tile, it is named."""
    places = [castle for castle in view.castles if castle.speakers and not castle.bonus]
    seats = sorted({seat for castle in places for seat in castle.speakers})
    if not seats:
        return []
    rooms = {room for castle in places for _, room in castle.tiles}
    if len(seats) == len(rooms) == len(places) == 1:
        castle, room = castle_name(places[0].name, words), room_name(rooms.pop(), words)
        return [words("between_two_castles-status-place", name=names[seats[0]], room=room, castle=castle)]
    waiting = ", ".join(names[seat] for seat in seats)
    return [words("between_two_castles-status-build", names=waiting, count=len(seats))]


def _ask_at(castle: CastleView, names: Names, words: Words) -> str:
    """A bonus: who decides it, who has to agree on it, or whose answer it waits for."""
    who = ", ".join(names[seat] for seat in castle.speakers)
    name = castle_name(castle.name, words)
    if castle.proposal is not None:
        message = "last" if castle.proposal.last_word else "answer"
        proposer = names[castle.proposal.seat]
        return words(f"between_two_castles-status-{message}", castle=name, name=who, proposer=proposer)
    if castle.together:
        one, other = (names[seat] for seat in castle.speakers)
        return words("between_two_castles-status-agree", castle=name, one=one, other=other)
    return words("between_two_castles-status-bonus", castle=name, name=who)


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
