"""Between Two Castles in sentences: the events, and the players who are due."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.texts import Translator
from bot.ui.faces.face import Names
from engines.between_two_castles.actions import Assign, Attend, Copy, Decision, Placement, TakeCard, parse
from engines.between_two_castles.data import ROOMS, THRONE_CELLS, TOKENS, TYPES
from engines.between_two_castles.ring import LUDWIG, SIDES, castle_of, places_of
from engines.between_two_castles.view import CastleView, View
from engines.core.action import Action
from engines.core.event import Event
from engines.core.score import with_minus
from render.between_two_castles.signs import want_of

LONGEST_ALT = 1024
"""Discord's limit for the description of a picture."""


def room_name(room: str, words: Translator) -> str:
    return words(f"between_two_castles-room-{room}")


def room_names(rooms: Iterable[str], words: Translator) -> str:
    return ", ".join(room_name(room, words) for room in rooms)


def castle_name(castle: str, words: Translator) -> str:
    return words(f"between_two_castles-castle-{castle}")


def place_names(names: Names, ludwig: int | None, words: Translator) -> tuple[str, ...]:
    """The names of all places: the seats', and Ludwig's when two play."""
    return tuple(names) if ludwig is None else (*names, words("between_two_castles-ludwig"))


def level_of(y: int) -> str:
    """The ground floor is level 1, the first one below it −1."""
    return with_minus(y + 1 if y >= 0 else y)


def spot(x: int, y: int, words: Translator) -> str:
    """Names a cell by its column and level. The throne room is in columns 0 and 1, as in actions' texts."""
    return words("between_two_castles-spot", x=with_minus(x), level=level_of(y))


def room_at(room: str, x: int, y: int, words: Translator) -> str:
    """Names a room and its present or future cell."""
    return words("between_two_castles-at", room=room_name(room, words), spot=spot(x, y, words))


def kind_name(kind: str, words: Translator) -> str:
    """The type of one room; fountains, towers and grand foyers are special rooms."""
    return words(f"between_two_castles-kind-{kind if kind in TYPES else 'special'}")


def facts_of(room: str, words: Translator) -> str:
    """Describes the print on a tile besides its name: type, wall hanging, scoring rule."""
    printed = ROOMS[room]
    hanging = [words(f"between_two_castles-hanging-{printed.hanging}")] if printed.hanging else []
    return ", ".join([kind_name(printed.type, words), *hanging, want_of(room, words)])


def throne_facts(castle: CastleView, words: Translator) -> str:
    """Describes the print on a castle's throne room: its wall hanging, its types and its marked cells."""
    throne = castle.castle.throne_room
    one, other = (words(f"between_two_castles-per-{kind}") for kind in throne.types)
    here, there = (spot(x, y, words) for x, y in throne.cells)
    hanging = words(f"between_two_castles-hanging-{throne.hanging}")
    return words(
        "between_two_castles-throne-facts", hanging=hanging, one=one, other=other, here=here, there=there
    )


def beside(castle: CastleView, x: int, y: int, words: Translator) -> list[str]:
    """Lists the neighbors at the four edges of a cell, the one that carries it first."""
    edges = {"below": (0, -1), "left": (-1, 0), "right": (1, 0), "above": (0, 1)}
    order = ("below", "left", "right", "above") if y >= 0 else ("above", "left", "right", "below")
    rooms = {built.cell: room_name(built.room, words) for built in castle.castle.rooms}
    rooms |= dict.fromkeys(THRONE_CELLS, words("between_two_castles-throne-room"))
    cells = {edge: (x + edges[edge][0], y + edges[edge][1]) for edge in order}
    return [
        words(f"between_two_castles-beside-{edge}", room=rooms[cell])
        for edge, cell in cells.items()
        if cell in rooms
    ]


def decision(action: Action, words: Translator) -> str:
    """Names the subject of a decision at a castle: a room, an attendant, a card or a bonus."""
    match action:
        case Placement():
            return room_name(action.tile, words)
        case Attend():
            return words(
                "between_two_castles-with-hanging",
                attendant=words(f"between_two_castles-attendant-{action.attendant}"),
                hanging=words(f"between_two_castles-hanging-{action.attendant}"),
            )
        case TakeCard():
            return words(f"between_two_castles-card-{action.card}")
        case Copy():
            return words(
                "between_two_castles-copy-of", type=words(f"between_two_castles-sheet-{action.bonus}")
            )
    return ""


def decision_at(action: Action, words: Translator) -> str:
    """The same, a room with its cell."""
    if isinstance(action, Placement):
        return room_at(action.tile, action.x, action.y, words)
    return decision(action, words)


def chosen(action: Action, words: Translator) -> str:
    """Names a secret choice: the tiles of a draft, Ludwig's tiles, or the tile of a bonus."""
    if isinstance(action, Decision):
        return decision_at(action, words)
    return room_names((answer for _, answer in action.parts if answer in ROOMS), words)


def briefly_named(view: View, action: Action, words: Translator) -> str:
    """Names a decision with its castle, Ludwig's tiles with both castles."""
    if isinstance(action, Placement) and view.seat is not None:
        castle = castle_name(view.castle_on(view.seat, action.side).name, words)
        room = room_name(action.tile, words)
        return words("between_two_castles-in", room=room, castle=castle, spot=spot(action.x, action.y, words))
    if isinstance(action, Assign):
        castles = [castle_name(view.castle_on(view.ludwig or 0, side).name, words) for side in SIDES]
        rooms = [room_name(room, words) for room in (action.left, action.right)]
        return ", ".join(f"{room} ({castle})" for room, castle in zip(rooms, castles, strict=True))
    return chosen(action, words)


def deed(view: View, event: Event, words: Translator) -> str:
    """Describes a decision in a few words: what was placed where, taken or proposed."""
    facts: dict[str, Any] = dict(event.facts)
    match event.kind:
        case "placed":
            return room_at(facts["room"], facts["x"], facts["y"], words)
        case "attended":
            return words(f"between_two_castles-attendant-{facts['attendant']}")
        case "card_kept":
            return words(f"between_two_castles-card-{facts['card']}")
        case "bonus":
            return words(f"between_two_castles-bonus-{facts['bonus']}")
        case "proposed":
            return decision_at(parse(facts["action"]), words)
        case "assigned" | "settled":
            return words(f"between_two_castles-back-{event.kind}")
    return ""


def tell(events: Sequence[Event], names: Names, words: Translator) -> str:
    """Describes one entry of the log."""
    ludwig = LUDWIG if places_of(len(names)) > len(names) else None
    shown = place_names(names, ludwig, words)
    quiet = {event.facts["castle"] for event in events if event.kind == "proposed"}
    sentences = []
    for event in events:
        if event.kind == "asked" and event.facts["castle"] in quiet:
            continue
        if sentence := _tell(event, shown, words):
            sentences.append(sentence)
    if sentences and events and _decides_alone(events[0]):
        name = shown[events[0].seat or 0]
        sentences[0] = words("between_two_castles-decided-alone", name=name, what=sentences[0])
    return " ".join(sentences)


def _decides_alone(event: Event) -> bool:
    """Whether an entry begins with the use of a bonus that no partner was asked about.

    Where one was, it begins with the proposal or with how that was settled.
    """
    match event.kind:
        case "attended" | "card_kept":
            return True
        case "placed":
            return event.facts["source"] != "draft"
        case "bonus":
            return bool(event.facts["copied"])
    return False


def _tell(event: Event, names: Sequence[str], words: Translator) -> str:
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
                spot=spot(facts["x"], facts["y"], words),
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


def _assigned(name: str, facts: dict[str, Any], places: int, words: Translator) -> str:
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
    kind: str, name: str, castle: str, facts: dict[str, Any], names: Sequence[str], words: Translator
) -> str:
    match kind:
        case "proposed":
            what = decision_at(parse(facts["action"]), words)
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


def status(view: View, names: Names, words: Translator) -> str:
    """Returns a sentence that names the due players and their task."""
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


def _ask_to_place(view: View, names: Names, words: Translator) -> list[str]:
    """Lists all players who have tiles to place in one sentence; names the tile if it is a single one."""
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


def _ask_at(castle: CastleView, names: Names, words: Translator) -> str:
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


def alt(view: View, names: Names, words: Translator) -> str:
    """Describes the picture: the due players, then every castle with its points, builders and new tiles."""
    shown = place_names(names, view.ludwig, words)
    head = status(view, names, words)
    if view.phase != "over":
        head = f"{head} {turn(view, words)}"
    told = ""
    for with_spots in (True, False):
        castles = [_in_a_line(castle, shown, words, with_spots=with_spots) for castle in view.castles]
        told = "\n".join([head, *castles])
        if len(told) <= LONGEST_ALT:
            break
    turned = "\n".join([head, *_turned_over(view, shown, words), told.removeprefix(head).lstrip()])
    return turned if len(turned) <= LONGEST_ALT else told


def _turned_over(view: View, names: Sequence[str], words: Translator) -> list[str]:
    """The tiles that lie before each player, still to be placed."""
    return [
        f"{name}: {', '.join(room_name(room, words) for room in picks)}."
        for name, picks in zip(names, view.picks, strict=True)
        if picks
    ]


def turn(view: View, words: Translator) -> str:
    """Which turn of which round it is."""
    return words("between_two_castles-turn-began", round=view.round, turn=view.turn, tiles=view.hand_size)


def _in_a_line(castle: CastleView, names: Sequence[str], words: Translator, *, with_spots: bool) -> str:
    fresh = [room_at(*built, words) if with_spots else room_name(built.room, words) for built in castle.fresh]
    message = "between_two_castles-alt-new" if fresh else "between_two_castles-alt-castle"
    return words(
        message,
        castle=castle_name(castle.name, words),
        points=castle.points,
        builders=", ".join(names[place] for place in castle.builders),
        **({"rooms": ", ".join(fresh)} if fresh else {}),
    )
