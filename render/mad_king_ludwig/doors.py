"""Entrances, distinguished by form: open, joined, blocked, and open into a closed yard."""

from __future__ import annotations

from PIL import Image

from engines.mad_king_ludwig.data import STEPS, DoorState
from engines.mad_king_ludwig.view import DoorView
from render.core.canvas import Art, Board, Point
from render.core.kept import kept
from render.core.palette import RED
from render.mad_king_ludwig.palette import DARK_DOOR
from render.rooms.palette import PAPER, ROOM_INK

ORDER: tuple[DoorState, ...] = ("external", "enclosed", "blocked", "joined")
"""The order of drawing: joined doors lie over everything."""


@kept
def door_sprite(state: DoorState, side: int, unit: int, *, downstairs: bool) -> Image.Image:
    """Draws an entrance; its middle is the middle of the edge that it is in."""
    half = unit * 0.5 + 2
    size = round(half * 2)
    art = Art(size, size)
    middle = size / 2
    dx, dy = STEPS[side]
    colour = DARK_DOOR if downstairs else PAPER

    def at(along: float, out: float) -> Point:
        return (
            middle + (-dy * along + dx * out) * unit,
            middle + (dx * along + dy * out) * unit,
        )

    def quad(along: float, inner: float, outer: float) -> list[Point]:
        return [at(-along, inner), at(along, inner), at(along, outer), at(-along, outer)]

    match state:
        case "joined":
            along, deep = (0.19, 0.2) if unit > 30 else (0.24, 0.25)
            art.polygon(quad(along, -deep, deep), colour)
            for sign in (-1, 1):
                post = sign * (along + 0.03)
                art.line([at(post, -deep), at(post, deep)], ROOM_INK, max(1.5, unit * 0.1))
        case "external":
            art.polygon(quad(0.26, -0.2, -0.02), colour)
            art.polygon([at(-0.3, -0.06), at(0.3, -0.06), at(0, 0.3)], colour, ROOM_INK, max(1, unit * 0.045))
        case "enclosed":
            art.polygon(quad(0.26, -0.2, -0.02), colour)
            x, y = at(0, 0.06)
            art.ellipse(x, y, unit * 0.22, fill=ROOM_INK)
            art.ellipse(x, y, unit * 0.17, edge=colour, line=max(1.5, unit * 0.07))
        case "blocked":
            art.polygon(quad(0.33, -0.21, 0), RED, ROOM_INK, max(1, unit * 0.045))
            thin = max(1.2, unit * 0.05)
            for along in (-0.16, 0.0, 0.16):
                art.line([at(along - 0.07, -0.19), at(along + 0.07, -0.02)], ROOM_INK, thin)
                art.line([at(along + 0.07, -0.19), at(along - 0.07, -0.02)], ROOM_INK, thin)
    return art.sprite()


def draw_door(board: Board, door: DoorView, x: float, y: float, unit: int) -> None:
    """Draws an entrance of a castle whose cell (0, 0) begins at (x, y)."""
    dx, dy = STEPS[door.side]
    board.paste(
        door_sprite(door.state, door.side, unit, downstairs=door.downstairs),
        x + (door.x + 0.5 + dx * 0.5) * unit,
        y + (door.y + 0.5 + dy * 0.5) * unit,
        "mm",
    )
