"""The picture of a reveal shows every tile that was turned over; panels say which castle counts."""

from __future__ import annotations

import render.between_two_castles as pictures
from bot.texts import LANGUAGES, translator
from engines.core.event import Event
from render.between_two_castles.titles import room_name
from render.core.names import sample_names
from tests.render.between_two_castles.games import GAME, asks, played
from tests.render.recording import recording

SMALL_HAND = 6
"""Pictures of larger hands have no room for the castles; the panel's text says which one counts."""
REVEALED = Event("revealed", None, {"picks": []})


def test_a_reveal_names_every_tile_until_somebody_builds() -> None:
    seen = {True: 0, False: 0}
    for number, state in enumerate(played(4)):
        view = GAME.view(state, None)
        if view.phase != "build":
            continue
        words = translator(LANGUAGES[number % len(LANGUAGES)])
        with recording() as drawn:
            pictures.public(view, sample_names(4), words, [REVEALED])
        said = " ".join(one.text for one in drawn[0].drawn)
        whole = all(len(picks) == 2 for picks in view.picks)
        tiles = [room_name(room, words) for picks in view.picks for room in picks]
        if whole:
            assert all(word in said for tile in tiles for word in tile.split()), (tiles, said)
        seen[whole] += 1
    assert seen[True] > 2
    assert seen[False] > 2


def test_the_panel_says_which_castle_counts() -> None:
    words = translator("en")
    counts = words("between_two_castles-pic-counts")
    drafts = 0
    for state in played(4):
        seats = GAME.to_act(state)
        if not seats or GAME.view(state, seats[0]).phase != "draft":
            continue
        seat = seats[0]
        if len(GAME.view(state, seat).hand) > SMALL_HAND:
            continue
        view = GAME.view(state, seat)
        points = [view.castle_on(seat, side).points for side in ("left", "right")]
        for ask in [*asks(state, seat)][:1]:
            with recording() as drawn:
                pictures.panel(view, seat, ask, sample_names(4), words)
            said = [one.text for one in drawn[0].drawn].count(counts)
            assert said == points.count(min(points))
            drafts += 1
    assert drafts > 2
