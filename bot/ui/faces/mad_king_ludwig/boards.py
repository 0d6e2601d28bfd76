"""The table of Castles of Mad King Ludwig in words: market, stacks, favors, and every castle door by door."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import IntEnum

from bot.texts import Translator
from bot.ui.faces.face import Names
from bot.ui.faces.mad_king_ludwig.places import door_names, names_of, side_name
from engines.core.score import signed, with_minus
from engines.mad_king_ludwig.data import CORRIDOR_PRICE, SIDES, TILES, DoorState
from engines.mad_king_ludwig.places import behind, fence_side, in_order
from engines.mad_king_ludwig.prospects import owners_of_size
from engines.mad_king_ludwig.scoring import EMPTY_STACK_POINTS
from engines.mad_king_ludwig.view import CastleView, FavorView, Offer, TileView, View, printed_doors
from render.mad_king_ludwig.titles import effect_words, favor_name, tile_name, type_name

LONGEST_WORDS = 3600
"""Characters for the board in a message; the rest is for the text around it."""
UNJOINED: tuple[DoorState, ...] = ("external", "enclosed", "blocked")


class Detail(IntEnum):
    """The level of detail about each tile of a castle."""

    SIDES = 1
    """Its name, the sides with open doors and whether it is complete; all tiles in one line."""
    JOINED = 2
    """Its type and size, its open doors, and what it is joined to."""
    ALL = 3
    """And its points, its effect, and which of its doors are blocked."""


def table_in_words(view: View, names: Names, words: Translator) -> list[str]:
    """Everything that lies on the table, in as much detail as a message holds."""
    for detail in sorted(Detail, reverse=True):
        lines = in_detail(view, names, words, detail)
        if sum(len(line) + 1 for line in lines) <= LONGEST_WORDS:
            break
    return lines


def in_detail(view: View, names: Names, words: Translator, detail: Detail) -> list[str]:
    """Describes everything on the table, each tile in the given detail."""
    lines = [*_head(view, names, words)]
    if detail is Detail.SIDES:
        lines.append(words("mad_king_ludwig-words-brackets"))
    else:
        lines.append(words("mad_king_ludwig-words-legend"))
    if detail is Detail.ALL:
        lines.append(words("mad_king_ludwig-words-shapes"))
    for castle in view.castles:
        lines += castle_in_words(castle, names, words, detail)
    return lines


def _head(view: View, names: Names, words: Translator) -> Iterator[str]:
    """The round, the market, the stacks and the favors."""
    parts = [words("mad_king_ludwig-words-round", round=view.round, cards=view.cards_left)]
    if view.last_round:
        parts.append(words("mad_king_ludwig-words-last-round"))
    if view.seats > 1:
        parts.append(words("mad_king_ludwig-words-builder", name=names[view.builder]))
    yield " ".join(parts)
    yield from market_in_words(view, words)
    yield from stacks_in_words(view, names, words)
    for favor in view.favors:
        yield _favor(favor, names, words)


def market_in_words(view: View, words: Translator) -> Iterator[str]:
    """Yields every slot with the print on its room, and the corridors that are left."""
    left = words(
        "mad_king_ludwig-words-market", hallways=view.hallways, stairs=view.stairs, price=CORRIDOR_PRICE
    )
    yield f"**{words('mad_king_ludwig-pic-market')}**: {left}"
    for offer in view.market:
        yield _slot(offer, words)


def _slot(offer: Offer, words: Translator) -> str:
    if offer.room is None:
        return words("mad_king_ludwig-words-slot-empty", price=offer.price)
    said = words("mad_king_ludwig-words-slot", price=offer.price, room=printed_in_words(offer.room, words))
    return said + words("mad_king_ludwig-words-coins", coins=offer.coins) if offer.coins else said


def printed_in_words(tile: str, words: Translator) -> str:
    """A tile that lies in no castle yet: all that is printed on it."""
    said = words("mad_king_ludwig-words-tile", room=tile_name(tile, words), facts=_facts(tile, words))
    printed = printed_doors(tile, 0)
    doors = door_names(tile, printed, words)
    listed = ", ".join(doors[index] for index in in_order(printed))
    return said + words("mad_king_ludwig-words-printed", doors=listed)


def stacks_in_words(view: View, names: Names, words: Translator) -> Iterator[str]:
    """Yields the number of rooms left in each stack, and the rooms put on the room deck face down."""
    stacks = "; ".join(
        words("mad_king_ludwig-words-stack", size=size, count=left) for size, left in view.stacks
    )
    yield f"**{words('mad_king_ludwig-pic-stacks')}**: {stacks}."
    yield from empty_in_words(view, names, words)
    if view.deck:
        laid = ", ".join(
            words("mad_king_ludwig-words-laid", size=deck.size, name=names[deck.seat]) for deck in view.deck
        )
        yield words("mad_king_ludwig-words-deck", rooms=laid)


def empty_in_words(view: View, names: Names, words: Translator) -> Iterator[str]:
    """Yields the players who have rooms of each empty stack: these score points at the end."""
    for size, left in view.stacks:
        owners = ", ".join(f"{names[seat]} {rooms}" for seat, rooms in owners_of_size(view, size))
        if not left and owners:
            gain = signed(EMPTY_STACK_POINTS)
            yield words("mad_king_ludwig-words-empty", size=size, owners=owners, gain=gain)


def _favor(favor: FavorView, names: Names, words: Translator) -> str:
    """Returns the subject of a favor, and the standings, best first."""
    order = sorted(range(len(favor.amounts)), key=lambda seat: (-favor.amounts[seat], seat))
    standings = ", ".join(
        words(
            "mad_king_ludwig-words-standing",
            name=names[seat],
            amount=favor.amounts[seat],
            points=favor.points[seat],
        )
        for seat in order
    )
    name = favor_name(favor.favor, words)
    return words("mad_king_ludwig-words-favor", favor=name, standings=standings)


def castle_in_words(castle: CastleView, names: Names, words: Translator, detail: Detail) -> Iterator[str]:
    """A castle: what its player has, then a line for each tile in the order they were placed."""
    yield words(
        "mad_king_ludwig-words-castle",
        name=names[castle.seat],
        points=castle.points,
        money=castle.money,
        cards=castle.cards,
        area=castle.area,
        outer=castle.external_entrances,
    )
    if not castle.tiles:
        return
    if detail is Detail.SIDES:
        yield "- " + ", ".join(_in_short(castle, words))
        return
    called, leads_to = names_of(castle.tiles, words), behind(castle.tiles)
    for number, tile in enumerate(castle.tiles):
        joined = {index: called[other] for (whose, index), other in leads_to.items() if whose == number}
        yield f"- {_tile(tile, called[number], joined, words, detail)}"


def _in_short(castle: CastleView, words: Translator) -> Iterator[str]:
    """Each tile of a castle with the sides on which it has open doors."""
    for tile, name in zip(castle.tiles, names_of(castle.tiles, words), strict=True):
        sides = sorted({door.side for door in tile.doors if door.state == "external"})
        listed = "/".join(side_name(SIDES[side], words) for side in sides)
        yield f"{name} ({listed})" if listed else name


def _tile(tile: TileView, name: str, joined: Mapping[int, str], words: Translator, detail: Detail) -> str:
    """A tile of a castle; `joined` is what lies behind its joined doors, by their numbers."""
    placed = tile.placed.tile
    facts = _facts(placed, words) if detail is Detail.ALL else _kind(placed, words)
    said = words("mad_king_ludwig-words-tile", room=name, facts=facts)
    if tile.points and detail is Detail.ALL:
        said += words("mad_king_ludwig-words-scored", points=with_minus(tile.points))
    if tile.complete:
        said += words("mad_king_ludwig-words-complete")
    doors = door_names(placed, tile.doors, words)
    clockwise = in_order(tile.doors)
    if joined:
        behind_doors = ", ".join(
            words("mad_king_ludwig-words-joined-door", door=doors[index], room=room)
            for index, room in sorted(joined.items(), key=lambda each: clockwise.index(each[0]))
        )
        said += words("mad_king_ludwig-words-joined", doors=behind_doors)
    for state in UNJOINED:
        so = [doors[index] for index in clockwise if tile.doors[index].state == state]
        if so and (state == "external" or detail is Detail.ALL):
            said += words(f"mad_king_ludwig-words-{state}", doors=", ".join(so))
    fence = fence_side(tile)
    if fence and detail is Detail.ALL:
        said += words("mad_king_ludwig-words-fence", side=side_name(fence, words))
    return said


def _kind(tile: str, words: Translator) -> str:
    """A tile's type, and of a room its size."""
    printed = TILES[tile]
    kind = type_name(printed.type, words)
    return f"{kind} {printed.size}" if printed.size else kind


def _facts(tile: str, words: Translator) -> str:
    """Returns the print on a tile besides its name and its doors."""
    printed = TILES[tile]
    if printed.size is None:
        return _kind(tile, words)
    return words(
        "mad_king_ludwig-words-facts",
        type=type_name(printed.type, words),
        size=printed.size,
        points=printed.points,
        effect=effect_words(tile, words),
    )
