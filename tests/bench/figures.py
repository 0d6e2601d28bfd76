"""All figures by name, in the order they are measured.

Those of every game come first, then a game's own: `tests/bench/<key>.py`, if there is one, has them as
`FIGURES`. The figures of the whole bot come last.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec

from bot.ui.faces import hosted
from tests.bench.burst import burst
from tests.bench.clicks import press, press_with_picture
from tests.bench.drawers import drawers
from tests.bench.drawing import drawing
from tests.bench.engines import games, legal
from tests.bench.filming import film
from tests.bench.loop import loop
from tests.bench.memory import memory
from tests.bench.notice import notice_board
from tests.bench.overload import overload
from tests.bench.replaying import jump
from tests.bench.rhythm import rhythm
from tests.bench.rows import Figure
from tests.bench.starting import start
from tests.bench.statements import statements
from tests.bench.thinking import thinking


def _of_games() -> dict[str, Figure]:
    found: dict[str, Figure] = {}
    for key in hosted():
        if find_spec(f"tests.bench.{key}"):
            own: Mapping[str, Figure] = import_module(f"tests.bench.{key}").FIGURES
            found.update(own)
    return found


FIGURES: dict[str, Figure] = {
    "games": games,
    "legal": legal,
    "drawing": drawing,
    "drawers": drawers,
    "film": film,
    "replay": jump,
    **_of_games(),
    "rhythm": rhythm,
    "memory": memory,
    "notice": notice_board,
    "statements": statements,
    "press": press,
    "picture": press_with_picture,
    "burst": burst,
    "thinking": thinking,
    "loop": loop,
    "overload": overload,
    "start": start,
}
