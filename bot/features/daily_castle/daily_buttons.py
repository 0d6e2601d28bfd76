"""The content of the daily castle's buttons: the day, the try, and the request.

The number of decisions made takes the place of a table's event number.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from typing import Generic, TypeVar

from bot.ui.interactions.codec import Codec
from bot.ui.interactions.press import NO_TABLE, Press
from bot.ui.panel.questions import PanelAddress, PanelVerbs

PANEL = PanelVerbs("dask", "dpick", "ddo")
OPEN, BOARD, SHOW, BEGIN, TABLE, PRACTICE, ANEW = "", "board", "show", "begin", "table", "practice", "anew"
"""The requests of buttons next to the panel; OPEN shows the person's current state."""
_TRY = re.compile(r"@([0-9]{1,7})([rp])")
"""A try as buttons name it; no answer and no action has the sign."""
_OLD_DAYS = 100
"""Buttons of earlier versions carry only the last two digits of a day's number."""

T = TypeVar("T")


@dataclass(frozen=True)
class TryOfDay:
    """The rated try or the practice of one day."""

    day: int
    """The day's number; of an old button only its last two digits."""
    practice: bool = False

    @classmethod
    def of(cls, day: date, *, practice: bool = False) -> TryOfDay:
        return cls(day.toordinal(), practice)

    def is_on(self, day: date) -> bool:
        number = day.toordinal()
        return self.day == (number % _OLD_DAYS if self.day < _OLD_DAYS else number)


@dataclass(frozen=True)
class InPanel(Generic[T]):
    """A button of the panel: its try, and the answers or the action."""

    which: TryOfDay
    rest: T


@dataclass(frozen=True)
class BesidePanel:
    """The content of a button next to the panel: the request, and its try or board."""

    what: str
    which: TryOfDay | None = None
    board: str = ""


def _read_try(text: str) -> TryOfDay | None:
    match = _TRY.fullmatch(text)
    return TryOfDay(int(match[1]), match[2] == "p") if match else None


TRY: Codec[TryOfDay] = Codec(_read_try, lambda one: f"@{one.day}{'p' if one.practice else 'r'}")


def in_panel(rest: Codec[T]) -> Codec[InPanel[T]]:
    """The codec of a panel's button: its try before the answers or the action."""

    def read(text: str) -> InPanel[T]:
        which, _, after = text.partition(" ")
        return InPanel(TRY.parse(which), rest.parse(after))

    return Codec(read, lambda one: f"{TRY.write(one.which)} {rest.write(one.rest)}".rstrip(" "))


def _read_beside(text: str) -> BesidePanel | None:
    if text == OPEN:
        return BesidePanel(OPEN)
    what, _, after = text.partition(".")
    if what in (BOARD, SHOW):
        return BesidePanel(what, board=after)
    what, _, which = text.partition(" ")
    return BesidePanel(what, TRY.parse(which)) if what in (BEGIN, TABLE, PRACTICE, ANEW) else None


def _write_beside(beside: BesidePanel) -> str:
    if beside.which is None:
        return f"{beside.what}.{beside.board}" if beside.board else beside.what
    return f"{beside.what} {TRY.write(beside.which)}"


BESIDE: Codec[BesidePanel] = Codec(_read_beside, _write_beside)


def beside_press(what: str, which: TryOfDay | None = None, *, board: str = "") -> str:
    """Returns the id of a button next to the panel."""
    return Press(NO_TABLE, 0, "daily", BESIDE.write(BesidePanel(what, which, board))).id


def share_press(which: TryOfDay) -> str:
    """Returns the id of the button that shares the result publicly."""
    return Press(NO_TABLE, 0, "dshare", TRY.write(which)).id


def panel_address(which: TryOfDay, made: int) -> PanelAddress:
    """Returns the address of the panel's buttons after that many decisions."""
    return PanelAddress(NO_TABLE, made, PANEL, TRY.write(which))


# Buttons of earlier versions: one number held the decisions made, two digits of the day and the try.


def _renewed(press: Press, argument: Callable[[str, TryOfDay], str]) -> Press:
    made, rest = divmod(press.seq, 1000)
    which = TryOfDay(rest // 10, practice=rest % 10 == 1)
    return replace(press, seq=made, argument=argument(press.argument, which))


def renewed_in_panel(press: Press) -> Press:
    """Converts a button of the panel to the current format."""
    if press.argument.startswith("@"):
        return press
    return _renewed(press, lambda rest, which: f"{TRY.write(which)} {rest}".rstrip(" "))


def renewed_beside(press: Press) -> Press:
    """Converts a button next to the panel to the current format."""
    what, _, rest = press.argument.partition(".")
    if " " in press.argument or what in (OPEN, BOARD, SHOW):
        return press
    practice = rest == PRACTICE
    return _renewed(press, lambda _, which: f"{what} {TRY.write(TryOfDay(which.day, practice))}")


def renewed_share(press: Press) -> Press:
    """Converts the button that shares the result to the current format."""
    return press if press.argument else _renewed(press, lambda _, which: TRY.write(which))
