"""The two lines of dominoes with the kings on them, wide for many seats and narrow for two."""

from collections.abc import Sequence

from engines.kingdomino.data import DOMINOES, SEATS
from engines.kingdomino.view import LastTurn, Slot
from render.core import marks
from render.core.box import Box
from render.core.canvas import Board
from render.core.emblems import emblem
from render.core.fonts import Fitted, Weight, fit_name, fit_text, text_width
from render.core.frames import ASIDE, ASIDE_LEAST
from render.core.palette import GOLD, MUTED, TEXT, TURN_GROUND
from render.core.words import Words
from render.kingdomino.kingdom import Letters, domino_letters
from render.kingdomino.palette import OUTLINE
from render.kingdomino.pieces import domino, king

_TITLE_HEIGHT = 72
_SLOT_HEIGHT = 205
_SIDE = 128
_NARROW_TITLE_HEIGHT = 60
_NARROW_SIDE = 82
_MOST_KINGS = max(SEATS)
"""As many as a line may have dominoes."""


def just_claimed(turns: Sequence[LastTurn], slot: Slot) -> bool:
    """Whether this domino was taken in one of the turns that the picture marks."""
    taken = any(turn.claimed == slot.domino and turn.seat == slot.seat for turn in turns)
    return taken and not _placing(slot)


def _placing(slot: Slot) -> bool:
    return slot.state in ("due", "done")


def _title(board: Board, x: int, y: int, width: int, title: str, aside: str) -> None:
    board.text(x + 22, y, title, 52, Weight.EXTRA_BOLD)
    room = width - 44 - text_width(title, 52, Weight.EXTRA_BOLD) - 20
    fitted = fit_text(aside, room, 44, ASIDE_LEAST, Weight.SEMI_BOLD)
    board.text(x + width - 22, y, fitted.text, fitted.size, Weight.SEMI_BOLD, MUTED, "r")


def free_count(slots: Sequence[Slot], words: Words) -> str:
    """Says how many dominoes of a line have no king yet."""
    count = sum(slot.state == "free" for slot in slots)
    return words("kingdomino-pic-free-count", count=count) if count else ""


class WideLine:
    """A column with one slot a domino: number and name above the domino, the king beside it."""

    def __init__(self, board: Board, box: Box) -> None:
        self.board = board
        self.x, self.y, self.width, self.height = map(round, box)
        board.panel(box)

    def title(self, title: str, aside: str = "") -> None:
        _title(self.board, self.x, self.y + 38, self.width, title, aside)

    def _top(self, index: int, count: int) -> int:
        step = (self.height - _TITLE_HEIGHT) / count
        return round(self.y + _TITLE_HEIGHT - 2 + index * step + (step - 4 - _SLOT_HEIGHT) / 2)

    def frame(self, top: int, *, due: bool) -> None:
        fill = TURN_GROUND if due else None
        self.board.box(
            Box(self.x + 7, top, self.width - 14, _SLOT_HEIGHT), radius=16, fill=fill, edge=GOLD, line=5
        )

    def slots(
        self,
        turns: Sequence[LastTurn],
        slots: Sequence[Slot],
        names: Sequence[str],
        letters: Letters,
        words: Words,
    ) -> None:
        for index, slot in enumerate(slots):
            top = self._top(index, len(slots))
            if slot.state == "due" or just_claimed(turns, slot):
                self.frame(top, due=slot.state == "due")
            self._heading(slot, top + 33, names, words)
            self._piece(slot, top + 64, letters)

    def _heading(self, slot: Slot, y: int, names: Sequence[str], words: Words) -> None:
        done = slot.state == "done"
        colour = MUTED if done else TEXT
        self.board.text(self.x + 22, y, str(slot.domino), 50, Weight.EXTRA_BOLD, colour)
        x = self.x + 22 + round(text_width("00", 50, Weight.EXTRA_BOLD)) + 12
        if slot.seat is None:
            free = words("kingdomino-pic-free")
            fitted = fit_text(free, self.x + self.width - 20 - x, 44, ASIDE_LEAST, Weight.SEMI_BOLD)
            self.board.text(x, y, fitted.text, fitted.size, Weight.SEMI_BOLD, MUTED)
            return
        self.board.paste(emblem(slot.seat, 17), x + 17, y, "mm")
        weight = Weight.SEMI_BOLD if done else Weight.BOLD
        room = self.x + self.width - 15 - (x + 42)
        fitted = fit_name(names[slot.seat], room, ASIDE, 33, weight)
        self.board.text(x + 42, y, fitted.text, fitted.size, weight, colour)

    def _piece(self, slot: Slot, y: int, letters: Letters) -> None:
        x, right = self.x + 16, self.x + self.width
        if slot.state == "done":
            self.board.box(Box(x + 2, y + 2, 2 * _SIDE - 4, _SIDE - 4), radius=16, edge=OUTLINE, line=3)
            self.board.paste(marks.tick(30), x + _SIDE, y + _SIDE // 2, "mm")
            return
        tabs = domino_letters(slot.domino, letters)
        self.board.paste(domino(*DOMINOES[slot.domino], _SIDE, letters=tabs), x, y)
        if slot.seat is None:
            self.board.paste(marks.dashed_box(64, 94, 14, MUTED, 3.0), right - 50, y + _SIDE // 2 + 10, "mm")
        else:
            self.board.paste(king(slot.seat, 116), right - 48, y + _SIDE + 2, "mb")

    def kings(self, seats: Sequence[int], names: Sequence[str], by_lot: str) -> None:
        """Draws first claims: the seat to act; below, side by side, the seats whose turn is drawn by lot."""
        top = self._top(0, _MOST_KINGS)
        self.frame(top, due=True)
        self.board.paste(king(seats[0], 150), self.x + 70, top + _SLOT_HEIGHT - 22, "mb")
        fitted = fit_name(names[seats[0]], self.width - 130 - 18, ASIDE, 33, Weight.BOLD)
        self.board.text(self.x + 130, top + _SLOT_HEIGHT // 2, fitted.text, fitted.size)
        below = Box(self.x, self._top(1, _MOST_KINGS), self.width, _SLOT_HEIGHT)
        _draw_lot(self.board, seats[1:], below, 116, by_lot)


class NarrowLine:
    """A panel with one row a domino: number, domino, king, name."""

    def __init__(self, board: Board, box: Box) -> None:
        self.board = board
        self.x, self.y, self.width, self.height = map(round, box)
        board.panel(box)

    def title(self, title: str, aside: str = "") -> None:
        _title(self.board, self.x, self.y + 36, self.width, title, aside)

    def _row(self, index: int) -> tuple[int, int]:
        step = (self.height - _NARROW_TITLE_HEIGHT - 8) / _MOST_KINGS
        return round(self.y + _NARROW_TITLE_HEIGHT + index * step), round(step)

    def _frame(self, top: int, height: int, *, due: bool) -> None:
        fill = TURN_GROUND if due else None
        self.board.box(
            Box(self.x + 7, top + 1, self.width - 14, height - 2), radius=14, fill=fill, edge=GOLD, line=5
        )

    def slots(
        self, turns: Sequence[LastTurn], slots: Sequence[Slot], names: Sequence[str], letters: Letters
    ) -> None:
        for index, slot in enumerate(slots):
            top, height = self._row(index)
            if slot.state == "due" or just_claimed(turns, slot):
                self._frame(top, height, due=slot.state == "due")
            self._slot(slot, top + height // 2, names, letters)

    def _slot(self, slot: Slot, y: int, names: Sequence[str], letters: Letters) -> None:
        done, side = slot.state == "done", _NARROW_SIDE
        colour = MUTED if done else TEXT
        self.board.text(self.x + 48, y, str(slot.domino), 48, Weight.EXTRA_BOLD, colour, "m")
        x, top = self.x + 84, y - side // 2
        if done:
            self.board.box(Box(x + 2, top + 2, 2 * side - 4, side - 4), radius=12, edge=OUTLINE, line=3)
            self.board.paste(marks.tick(22), x + side, y, "mm")
        else:
            tabs = domino_letters(slot.domino, letters)
            self.board.paste(domino(*DOMINOES[slot.domino], side, letters=tabs), x, top)
        x += 2 * side + 35
        if slot.seat is None:
            self.board.paste(marks.dashed_box(54, 66, 13, MUTED, 3.0), x, y, "mm")
            return
        if done:
            self.board.paste(emblem(slot.seat, 20), x, y, "mm")
        else:
            self.board.paste(king(slot.seat, 80), x, y + side // 2 + 2, "mb")
        fitted = self._name(names[slot.seat], x + 34)
        self.board.text(x + 34, y, fitted.text, fitted.size, Weight.SEMI_BOLD, colour)

    def _name(self, name: str, x: int) -> Fitted:
        return fit_name(name, self.x + self.width - 15 - x, 38, 30, Weight.SEMI_BOLD)

    def kings(self, seats: Sequence[int], names: Sequence[str], by_lot: str) -> None:
        """Draws first claims: the seat to act; below, side by side, the seats whose turn is drawn by lot."""
        top, height = self._row(0)
        self._frame(top, height, due=True)
        self.board.paste(king(seats[0], 80), self.x + 60, top + height - 5, "mb")
        fitted = fit_name(names[seats[0]], self.width - 110 - 24, ASIDE, ASIDE_LEAST, Weight.BOLD)
        self.board.text(self.x + 110, top + height // 2, fitted.text, fitted.size)
        below = Box(self.x, self._row(1)[0], self.width, 2 * height)
        _draw_lot(self.board, seats[1:], below, 80, by_lot)


def _draw_lot(board: Board, seats: Sequence[int], box: Box, height: int, by_lot: str) -> None:
    """Draws kings in one row under the word that the lot decides: their order is still open."""
    if not seats:
        return
    x, y, width, _ = map(round, box)
    fitted = fit_text(by_lot, width - 44, 44, ASIDE_LEAST, Weight.SEMI_BOLD)
    board.text(x + 22, y + 40, fitted.text, fitted.size, Weight.SEMI_BOLD, MUTED)
    step = (width - 24) / len(seats)
    for index, seat in enumerate(seats):
        board.paste(king(seat, height), round(x + 12 + (index + 0.5) * step), y + 80 + height, "mb")
