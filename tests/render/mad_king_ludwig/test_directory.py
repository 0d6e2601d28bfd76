"""A close-up has name and effect of every room: in the room, or in the directory under its number."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.texts import LANGUAGES, translator
from engines.core.score import signed
from engines.mad_king_ludwig.data import TILES
from render.mad_king_ludwig.closeup import draw_closeup
from render.mad_king_ludwig.directory import columns_of, entries, entry_height
from render.mad_king_ludwig.titles import tile_name
from tests.render.mad_king_ludwig.played import GAME, NAMES, played
from tests.render.recording import drawn_on, recording


@pytest.mark.parametrize(("seats", "lang"), list(zip((1, 2, 4), LANGUAGES, strict=True)))
def test_every_room_has_its_name_its_effect_and_its_number_twice(seats: int, lang: str) -> None:
    words, view = translator(lang), GAME.view(played(seats)[-2], None)
    listed = 0
    for castle in view.castles[:2]:
        rooms = [tile.placed.tile for tile in castle.tiles if TILES[tile.placed.tile].size is not None]
        with recording():
            board = draw_closeup(view, castle.seat, NAMES[:seats], words)
            texts = [each for each in drawn_on(board) if each.kind == "text"]
        written = " ".join(each.text for each in texts)
        counted = Counter(each.text for each in texts)
        for room in rooms:
            assert all(word in written for word in tile_name(room, words).split()), room
        effects = Counter(signed(effect.points) for room in rooms if (effect := TILES[room].effect))
        assert all(counted[number] >= count for number, count in effects.items())
        assert all(each.size * 390 / 1200 >= 7 for each in texts)
        tags = Counter(each.text for each in texts if each.printed and each.text.isdecimal())
        number = 1
        while tags[str(number)] >= 2:
            number += 1
        listed = max(listed, number - 1)
    assert listed >= 3


def test_only_what_has_no_room_for_its_words_is_numbered_from_above() -> None:
    castle = GAME.view(played(2)[-2], None).castles[0]
    small = entries(castle, 14, translator("en"))
    assert len(entries(castle, 60, translator("en"))) < len(small) / 2
    assert [entry.number for entry in small] == list(range(1, len(small) + 1))
    tops = [castle.tiles[entry.tile].placed.y for entry in small]
    assert tops == sorted(tops)
    assert {castle.tiles[entry.tile].placed.tile for entry in small} == {
        tile.placed.tile for tile in castle.tiles if TILES[tile.placed.tile].size is not None
    }


@pytest.mark.parametrize("count", [1, 2, 3])
def test_columns_hold_all_rooms_in_order_and_are_about_as_high(count: int) -> None:
    tiles = [tile for tile in TILES if TILES[tile].size is not None][:13]
    columns = columns_of(tiles, count)
    assert [tile for column in columns for tile in column] == tiles
    heights = [sum(map(entry_height, column)) for column in columns]
    assert max(heights) - min(heights) <= 2 * max(map(entry_height, tiles))
