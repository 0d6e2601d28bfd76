"""Ludwig's result: over many games nothing overlaps, leaves its box or is too small."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from bot.texts import translator
from engines.mad_king_ludwig.data import BONUS_CARDS, TILES
from render.core.box import Box
from render.core.spots import shared
from render.mad_king_ludwig.account import account_sums, result_account
from render.mad_king_ludwig.callouts import call_out
from render.mad_king_ludwig.discs import cross
from render.mad_king_ludwig.grounds import park_site, unnamed_rooms
from render.mad_king_ludwig.result import result
from render.mad_king_ludwig.titles import tile_name
from tests.render.recording import recording
from tests.render.results import LONG, finished


def test_an_account_adds_up() -> None:
    for _, view in finished("mad_king_ludwig", range(0), range(1)):
        for standing in view.result.standings:
            assert sum(account_sums(view.result, standing.seat).values()) == standing.points


def test_only_points_look_like_points_beside_many_bonus_cards() -> None:
    view = next(view for seats, view in finished("mad_king_ludwig", range(0), range(1)) if seats == 4)
    many = tuple(BONUS_CARDS)[:12]
    with recording() as drawn:
        result_account(replace(view, hands=(many,) * 4), LONG[:4], translator("en"))
    assert not [each.text for each in drawn[0].drawn if each.text.startswith("+")]


def test_the_winners_rooms_all_have_their_names() -> None:
    for seats, view in finished("mad_king_ludwig", range(2), range(2)):
        with recording() as drawn:
            result(view, LONG[:seats], translator("en"))
        said = " ".join(each.text for each in drawn[0].drawn)
        castle = view.castles[view.result.standings[0].seat]
        for tile in castle.tiles:
            if TILES[tile.placed.tile].size is not None:
                assert all(word in said for word in tile_name(tile.placed.tile, translator("en")).split())


def test_a_name_on_the_lawn_lies_on_no_room_and_on_no_other_name() -> None:
    area, found = Box(40, 200, 1040, 760), 0
    for _, view in finished("mad_king_ludwig", range(2), range(1)):
        for castle in view.castles:
            names = {tile.placed.tile: tile_name(tile.placed.tile, translator("en")) for tile in castle.tiles}
            site = park_site(castle, area, 26)
            callouts = call_out(castle, site, area, unnamed_rooms(castle, site, names), names) or ()
            found += len(callouts)
            rooms = [Box(*site.at(x, y), site.unit, site.unit) for x, y in castle.cells]
            for callout in callouts:
                assert shared(callout.box, area) > 0.99 * callout.box.width * callout.box.height
                assert not any(shared(callout.box, room) for room in rooms)
            for one, other in combinations(callouts, 2):
                assert not shared(one.box, other.box)
                assert not cross(one.start, one.end, other.start, other.end)
    assert found > 20
