"""Every fact that a hint states is true in the engine, and nearly every hint states one."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.features.coach.hints import Hint, _hint, hint_text
from bot.texts import LANGUAGES, translator
from bot.ui.faces import face_of, hosted
from bot.ui.faces.fact import Fact
from bot.ui.panel.compared import facts_for
from engines.between_two_castles import scoring as between_scoring
from engines.between_two_castles.castle import legal_cells
from engines.between_two_castles.data import ROOMS
from engines.core.action import Action
from engines.dragon_castle.data import TYPE_OF, shrine_points
from engines.kingdomino.data import DOMINOES
from engines.kingdomino.kingdom import with_placement
from engines.kingdomino.placing import placements
from engines.kingdomino.scoring import points_of
from engines.mad_king_ludwig.forecast import best_gain
from engines.registry import game
from tests.soak import only_in_soak
from tests.ui.tables import table_of

SHARE = 0.9
"""The least share of hints that state a fact."""
BUDGET = 0.005
"""Seconds for each estimate: the facts are true whatever it prefers."""


class Case:
    """A decision with the states before and after it."""

    def __init__(self, key: str, state: Any, seat: int, action: Action) -> None:
        self.game, self.state, self.seat, self.action = game(key), state, seat, action
        self.view: Any = self.game.view(state, seat)

    @property
    def a(self) -> Any:
        return self.action

    @property
    def after(self) -> Any:
        """The view after the decision."""
        return self.game.view(self.game.apply(self.state, self.seat, self.action).state, self.seat)

    def kingdom_gain(self, view: Any, domino: int, seat: int) -> int | None:
        """The most that a domino adds to the points of a kingdom, by laying it on each of its places."""
        seen = view.kingdoms[seat]
        laid = [
            points_of(with_placement(seen.kingdom, each.placement), view.options) - seen.points
            for each in placements(seen.kingdom, domino, view.size)
        ]
        return max(laid, default=None)

    def closed(self, view: Any) -> int:
        """The squares in reach of a kingdom that have no empty neighbor in reach."""
        kingdom = view.kingdoms[self.seat]
        x0, y0, x1, y1 = kingdom.box
        taken = {*kingdom.squares, (0, 0)}
        size = view.size
        reach = {
            (x, y)
            for x in range(x1 - size + 1, x0 + size)
            for y in range(y1 - size + 1, y0 + size)
            if (x, y) not in taken
        }
        return sum(not {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & reach for x, y in reach)

    def groups(self, view: Any, seat: int, kind: str) -> list[int]:
        return [len(group.cells) for group in view.realms[seat].groups if group.type == kind]

    def castle_type(self) -> str:
        row, column = self.a.cell
        return TYPE_OF[self.view.castle.cells[row][column].face[0]]

    def castle_named(self, name: str) -> Any:
        return next(castle for castle in self.view.castles if castle.name == name)

    def best_in(self, seat: int, tile: str) -> int | None:
        return best_gain(self.view.castles[seat].placements, tile)


def _areas(case: Case, terrain: str, squares: int, crowns: int | None = None) -> bool:
    areas = case.after.kingdoms[case.seat].areas
    return any(
        area.terrain == terrain and len(area.squares) == squares and crowns in (None, area.crowns)
        for area in areas
    )


def _stack(case: Case) -> Any:
    return case.view.realms[case.seat].cells[case.a.cell[0]][case.a.cell[1]]


def _in_castle(case: Case, room: str, castle: str, gain: int) -> bool:
    built = case.castle_named(castle).castle
    with_it = [built.with_room(room, cell) for cell in legal_cells(built, room)]
    return gain == max(map(between_scoring.points_of, with_it)) - between_scoring.points_of(built)


def _of_type(case: Case, kind: str) -> int:
    castle = case.view.castle_on(case.seat, case.a.side).castle
    return castle.counts[kind] + 1 if ROOMS[case.a.tile].type == kind else -1


def _is_lower(case: Case, castle: str) -> bool:
    ours = [case.view.castle_on(case.seat, side).points for side in ("left", "right")]
    return bool(case.castle_named(castle).points == min(ours))


TRUE: dict[str, Callable[..., bool]] = {
    # Kingdomino
    "kingdomino reason-area": lambda c, terrain, squares, crowns, points: (
        _areas(c, terrain, squares, crowns) and squares * crowns == points
    ),
    "kingdomino reason-grows": lambda c, terrain, squares: _areas(c, terrain, squares),
    "kingdomino reason-central": lambda c: all(abs(edge) <= 2 for edge in c.after.kingdoms[c.seat].box),
    "kingdomino against-center": lambda c: any(abs(edge) > 2 for edge in c.after.kingdoms[c.seat].box),
    "kingdomino reason-whole": lambda c: c.closed(c.after) <= c.closed(c.view),
    "kingdomino against-hole": lambda c: c.closed(c.after) > c.closed(c.view),
    "kingdomino reason-follows": lambda c, domino, gain: c.kingdom_gain(c.after, domino, c.seat) == gain,
    "kingdomino reason-later": lambda c, count, total: (
        len(c.view.stack) == total
        and sum(bool(c.kingdom_gain(c.after, each, c.seat)) for each in c.view.stack) == count
    ),
    "kingdomino reason-scores": lambda c, gain: c.kingdom_gain(c.view, c.a.domino, c.seat) == gain,
    "kingdomino against-scores": lambda c, gain: c.kingdom_gain(c.view, c.a.domino, c.seat) == gain,
    "kingdomino against-nowhere": lambda c: c.kingdom_gain(c.view, c.a.domino, c.seat) is None,
    "kingdomino reason-wanted": lambda c, seat, gain: (
        seat != c.seat and c.kingdom_gain(c.view, c.a.domino, seat) == gain
    ),
    "kingdomino reason-last": lambda c, terrain: (
        not any(
            half.terrain == terrain
            for other in (*(s.domino for s in c.view.next if s.state == "free"), *c.view.stack)
            if other != c.a.domino
            for half in DOMINOES[other]
        )
    ),
    "kingdomino reason-first": lambda c: c.a.domino == min(slot.domino for slot in c.view.next),
    "kingdomino against-last": lambda c: c.a.domino == max(slot.domino for slot in c.view.next),
    "kingdomino reason-crowns": lambda c, crowns: sum(h.crowns for h in DOMINOES[c.a.domino]) == crowns,
    "kingdomino against-crowns": lambda c, crowns: sum(h.crowns for h in DOMINOES[c.a.domino]) == crowns,
    # Dragon Castle
    "dragon_castle reason-twins": lambda c, cells, count: (
        {*cells.split(", ")}
        <= {each.answers[0][1] for each in c.game.legal(_stepped(c), c.seat) if each.kind == "pair"}
    ),
    "dragon_castle reason-fits": lambda c, size, kind: (
        c.castle_type() == kind and max(c.groups(c.view, c.seat, kind)) == size
    ),
    "dragon_castle reason-denies": lambda c, seat, size, kind: (
        seat != c.seat and c.castle_type() == kind and max(c.groups(c.view, seat, kind)) == size
    ),
    "dragon_castle reason-more": lambda c, count, kind: (
        count + 1 == sum(TYPE_OF[s.face[0]] == kind for row in c.view.castle.cells for s in row if s.face)
    ),
    "dragon_castle against-alone": lambda c, kind: (
        c.castle_type() == kind and not c.groups(c.view, c.seat, kind)
    ),
    "dragon_castle reason-group": lambda c, size, kind: size in c.groups(c.after, c.seat, kind),
    "dragon_castle reason-set": lambda c, size, kind: (
        size >= 4
        and (
            size in c.groups(c.after, c.seat, kind)
            or c.after.realms[c.seat].set_points > c.view.realms[c.seat].set_points
        )
    ),
    "dragon_castle reason-level": lambda c, level: level == _stack(c).height + (c.action.kind == "place"),
    "dragon_castle reason-room": lambda c, count: (
        count
        == sum(
            abs(row - c.a.cell[0]) + abs(column - c.a.cell[1]) == 1 and not stack.face and not stack.shrine
            for row, stacks in enumerate(c.after.realms[c.seat].cells)
            for column, stack in enumerate(stacks)
        )
    ),
    "dragon_castle against-crowds": lambda c, size, kind: any(
        group.type == kind
        and len(group.cells) == size
        and any(abs(row - c.a.cell[0]) + abs(column - c.a.cell[1]) == 1 for row, column in group.cells)
        for group in c.view.realms[c.seat].groups
    ),
    "dragon_castle reason-almost": lambda c, size, kind: size == 3 == max(c.groups(c.view, c.seat, kind)),
    "dragon_castle reason-shrine": lambda c, pool, points: (
        c.after.realms[c.seat].pool == pool
        and points
        == shrine_points(max(s.height for row in c.view.realms[c.seat].cells for s in row if s.face))
    ),
    "dragon_castle reason-pool": lambda c, pool: c.after.realms[c.seat].pool == pool,
    "dragon_castle reason-skip": lambda c, pool: c.after.realms[c.seat].pool == pool,
    "dragon_castle reason-lead": lambda c, points: (
        points == c.view.scores[c.seat] - max(s for n, s in enumerate(c.view.scores) if n != c.seat)
    ),
    # Between Two Castles
    "between_two_castles reason-brings": _in_castle,
    "between_two_castles reason-bonus": _in_castle,
    "between_two_castles reason-earns-third": lambda c, kind: _of_type(c, kind) == 3,
    "between_two_castles reason-earns-fifth": lambda c, kind: _of_type(c, kind) == 5,
    "between_two_castles reason-towards": lambda c, kind, number: (
        _of_type(c, kind) == number and number in (2, 4)
    ),
    "between_two_castles reason-lower": lambda c, castle: _is_lower(c, castle),
    "between_two_castles against-higher": lambda c, castle: not _is_lower(c, castle),
    "between_two_castles reason-copy": lambda c, gain: gain > 0,
    "between_two_castles reason-draws": lambda c: c.a.bonus in ("food", "utility", "downstairs"),
    # Mad King Ludwig
    "mad_king_ludwig reason-completes": lambda c, tiles, rewards: (
        {*tiles} <= {tile.placed.tile for tile in c.after.castles[c.seat].tiles if tile.complete}
    ),
    "mad_king_ludwig reason-open": lambda c, sides: (
        {*sides} == {"NESW"[d.side] for d in c.after.castles[c.seat].tiles[-1].doors if d.state == "external"}
    ),
    "mad_king_ludwig against-blocks": lambda c, count: (
        count
        == sum(d.state == "blocked" for t in c.after.castles[c.seat].tiles for d in t.doors)
        - sum(d.state == "blocked" for t in c.view.castles[c.seat].tiles for d in t.doors)
    ),
    "mad_king_ludwig reason-wanted": lambda c, seat, gain: (
        seat != c.seat and c.best_in(seat, c.a.tile) == gain
    ),
    "mad_king_ludwig reason-pass": lambda c, money: c.after.castles[c.seat].money == money,
    "mad_king_ludwig reason-poor": lambda c, gain: all(
        (c.game.forecast(c.view, each) or 0) <= gain
        for each in c.game.legal(c.state, c.seat)
        if each.kind == "buy" and each.tile in {offer.room for offer in c.view.market}
    ),
    "mad_king_ludwig reason-own-price": lambda c, tile, gain, price: (
        c.best_in(c.seat, tile) == gain and c.after.offer_of(tile).price == price
    ),
    "mad_king_ludwig reason-rival-price": lambda c, seat, tile, gain, price: (
        seat != c.seat and c.best_in(seat, tile) == gain and c.after.offer_of(tile).price == price
    ),
    "mad_king_ludwig reason-foyer": lambda c, count: c.a.foyer == count,
    "mad_king_ludwig reason-back": lambda c, points, most: points < most,
    "mad_king_ludwig reason-keep": lambda c, points, most: points >= most,
    "mad_king_ludwig reason-choose": lambda c, gain: (
        c.after.castles[c.seat].points - c.view.castles[c.seat].points == gain
    ),
    "mad_king_ludwig reason-reward": lambda c, reward: c.a.reward == reward,
    "mad_king_ludwig reason-look": lambda c, size, count: len(c.after.stack_seen) == count,
    "mad_king_ludwig reason-put": lambda c, tile, gain: c.best_in(c.seat, tile) == gain,
    "mad_king_ludwig reason-draw": lambda c: len(c.after.offer) == 2,
    "mad_king_ludwig reason-extra": lambda c: c.after.phase == "buy" and c.after.turn == c.seat,
    "mad_king_ludwig reason-decline": lambda c, gain: all(
        (c.game.forecast(c.view, each) or 0) <= gain
        for each in c.game.legal(c.state, c.seat)
        if each.kind == "take"
    ),
}


def _stepped(case: Case) -> Any:
    return case.game.apply(case.state, case.seat, case.action).state


def hints(key: str, games: int, most: int) -> Iterator[tuple[Any, int, Hint]]:
    """The hint for each real decision of seeded games, played by the strong and by the greedy player."""
    its_game = game(key)
    for number in range(games):
        rng, given = random.Random(number), 0
        state = its_game.setup(its_game.options_type(), 2, f"{number:032x}")
        while (due := its_game.to_act(state)) and given < most:
            seat, view = due[0], its_game.view(state, due[0])
            legal = its_game.legal(state, seat)
            action = legal[0]
            if len(legal) > 1:
                given += 1
                weighed = its_game.weigh(view, legal, rng, BUDGET)
                hint = _hint(table_of(key, state, 2), seat, [(w.action.text, w.points) for w in weighed])
                yield state, seat, hint
                greedy = its_game.players["greedy"](view, legal, rng, 0.0)
                action = rng.choice((hint.action, greedy))
            state = its_game.apply(state, seat, action).state


def check(key: str, games: int, most: int) -> float:
    """Asserts that each fact is true and that the sentences agree; returns the share of hints with one."""
    face, words = face_of(key), [translator(lang) for lang in LANGUAGES]
    count = with_reason = 0
    for state, seat, hint in hints(key, games, most):
        table = table_of(key, state, 2)
        view = table.view(seat)
        stated: list[tuple[Action, Fact]] = [(hint.action, fact) for fact in face.reasons(view, hint.action)]
        if hint.other is not None:
            stated += [(hint.other, fact) for fact in face.objections(view, hint.other, hint.action)]
        for action, fact in stated:
            case = Case(key, state, seat, action)
            assert TRUE[f"{key} {fact.name}"](case, **fact.values), (action.text, fact)
        count += 1
        with_reason += bool(facts_for(table, view, hint.action, words[0]))
        if count % 20 == 1:
            for each in words:
                text = hint_text(hint, table, seat, each)
                assert text.endswith("."), text
                assert "  " not in text
    return with_reason / count


@pytest.mark.parametrize("key", hosted())
def test_every_fact_of_a_hint_is_true_and_nearly_every_hint_has_one(key: str) -> None:
    assert check(key, 1, 60) >= SHARE


@only_in_soak
@pytest.mark.parametrize("key", hosted())
def test_the_same_over_fifty_games(key: str) -> None:
    assert check(key, 50, 1000) >= SHARE
