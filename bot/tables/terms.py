"""The terms of a table: what its players agreed on in the lobby besides the game's own variants."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, ValidationError

Pace = Literal["live", "day", "three_days", "week", "none"]


class Continued(BaseModel):
    """The moment of a finished game from which a table plays on."""

    model_config = ConfigDict(frozen=True, extra="ignore", defer_build=True)

    table: str
    turn: int
    """The turn as the replay numbers it."""
    actions: int
    """The number of decisions up to it."""
    seats: int


class Terms(BaseModel):
    """Every term has a default; terms that only a later version knows are ignored."""

    model_config = ConfigDict(frozen=True, extra="ignore", defer_build=True)

    pace: Pace = "none"
    take_back: bool = True
    """Whether a decision that revealed something can be taken back if all agree."""
    hints: bool = True
    remarks: bool = True
    """Whether computer players may praise a great move of a person."""
    rated: bool = False
    seed: str | None = None
    """The name of a chosen shuffle: the same name and variants deal the same game anywhere."""
    dealt: int | None = None
    """The seats of the game whose shuffle is played again; None if the shuffle was only named."""
    asleep: bool = False
    """Whether the table was closed for being idle: it can be reopened for a while."""
    again: str | None = None
    """The table whose players meet here for a rematch."""

    origin: Continued | None = None
    """Where the game starts if not at its setup; such a table is never rated and has no results."""
    round: str | None = None
    """The round of a tournament to which the table belongs."""
    sealed: bool = False
    """Whether other tables with the same deal may still be playing, so that nothing of it is revealed."""

    @property
    def by_agreement(self) -> bool:
        """Whether players can be asked to agree to an undo; never in a rated game."""
        return self.take_back and not self.rated

    def text(self) -> str:
        """Returns the terms as they are stored."""
        return self.model_dump_json(exclude_defaults=True)

    @property
    def gives_hints(self) -> bool:
        """Whether players may ask what the strong player would do; never in a rated game."""
        return self.hints and not self.rated


def read_terms(text: str) -> Terms:
    """Parses stored terms; the defaults if they can't be read."""
    try:
        return Terms.model_validate_json(text)
    except ValidationError:
        return Terms()
