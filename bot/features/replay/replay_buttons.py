"""The content of the buttons of replays and of the private games that continue from them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.tables.table import Table
from bot.ui.interactions.codec import NUMBER, Codec, one_of
from bot.ui.interactions.press import NO_TABLE, Press
from bot.ui.panel.questions import PanelAddress, PanelVerbs

REPLAY, MISTAKE, SHOW, HANDS, WHAT_IF, TOGETHER = "replay", "mistake", "moment", "hands", "whatif", "together"
"""The verbs below a replay."""
BACK, ON, LEAD, ROUND, SIGHT = "<", ">", "^", "=", "*"
"""Marks of the ways to a turn: two buttons of a card may lead to the same one, and need different ids."""
_AT = re.compile(r"([0-9]{1,5})(m?)[<>^=*]?")


@dataclass(frozen=True)
class At:
    """A turn of a replay. With `own`, only what the person's seat could see."""

    turn: int = 0
    own: bool = False

    @property
    def text(self) -> str:
        return f"{self.turn}{'m' if self.own else ''}"


def _read(text: str) -> At | None:
    if not text:
        return At()
    match = _AT.fullmatch(text)
    return At(int(match[1]), bool(match[2])) if match else None


AT: Codec[At] = Codec(_read, lambda at: at.text)


def press(table: Table, verb: str, at: At, way: str = "") -> str:
    """Returns the id of a button or menu of a replay."""
    return Press(table.id, table.seq, verb, f"{AT.write(at)}{way}").id


# In the replay of an uploaded export, which no table has.

FILE = "file"
_FILE = re.compile(r"([0-9a-f]{10}) (h?)(.*)")


@dataclass(frozen=True)
class InFile:
    """A turn in the replay of an uploaded export, or the hands of that turn."""

    file: str
    at: At = At()
    hands: bool = False


def _read_in_file(text: str) -> InFile | None:
    match = _FILE.fullmatch(text)
    return InFile(match[1], AT.parse(match[3]), bool(match[2])) if match else None


IN_FILE: Codec[InFile] = Codec(
    _read_in_file, lambda one: f"{one.file} {'h' if one.hands else ''}{AT.write(one.at)}"
)


def file_press(file: str, at: At, way: str = "", *, hands: bool = False) -> str:
    """Returns the id of a button or menu in the replay of an uploaded export."""
    return Press(NO_TABLE, 0, FILE, f"{IN_FILE.write(InFile(file, at, hands))}{way}").id


@dataclass(frozen=True)
class Wish:
    """A private game that a person wants: from which turn, in which seat, against which computer players."""

    at: At
    seat: int | None = None
    player: str = ""


def _read_wish(text: str) -> Wish:
    at, _, rest = text.partition(" ")
    seat, _, player = rest.partition(" ")
    return Wish(AT.parse(at), NUMBER.parse(seat) if seat else None, player)


def _write_wish(wish: Wish) -> str:
    seat = "" if wish.seat is None else str(wish.seat)
    return f"{AT.write(wish.at)} {seat} {wish.player}".rstrip(" ")


WISH: Codec[Wish] = Codec(_read_wish, _write_wish)


def wish_press(table: Table, wish: Wish) -> str:
    """Returns the id of a button or menu on the way to a private game."""
    return Press(table.id, table.seq, WHAT_IF, WISH.write(wish)).id


# In a private game. The number of decisions made takes the place of a table's event number.

PANEL = PanelVerbs("wask", "wpick", "wdo")
BESIDE_GAME = "wgame"
OPEN, TABLE, LEAVE = "open", "table", "leave"
"""The requests of buttons next to the panel."""
T = TypeVar("T")
_NUMBER = re.compile(r"@([0-9]{1,9})")


@dataclass(frozen=True)
class InGame(Generic[T]):
    """A button of a private game: the number of the game among its person's, and the rest."""

    number: int
    rest: T


def in_game(rest: Codec[T]) -> Codec[InGame[T]]:
    """The codec of a private game's button: its number before the rest."""

    def read(text: str) -> InGame[T] | None:
        number, _, after = text.partition(" ")
        match = _NUMBER.fullmatch(number)
        return InGame(int(match[1]), rest.parse(after)) if match else None

    return Codec(read, lambda one: f"@{one.number} {rest.write(one.rest)}".rstrip(" "))


BESIDE: Codec[InGame[str]] = in_game(one_of(OPEN, TABLE, LEAVE))


def game_press(number: int, what: str = OPEN) -> str:
    """Returns the id of a button next to a private game's panel, or of one that leads to it."""
    return Press(NO_TABLE, 0, BESIDE_GAME, BESIDE.write(InGame(number, what))).id


def panel_address(number: int, made: int) -> PanelAddress:
    """Returns the address of the panel's buttons after that many decisions."""
    return PanelAddress(NO_TABLE, made, PANEL, f"@{number}")
