"""The terms of a table: what its people agreed on in the lobby beside the game's own variants."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, ValidationError

Pace = Literal["live", "day", "three_days", "week", "none"]


class Terms(BaseModel):
    """Every term has a default; what a later version wrote and this one does not know is left out."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    pace: Pace = "none"
    take_back: bool = True
    """Whether a decision that revealed something can be taken back where all agree."""
    hints: bool = True
    rated: bool = False
    seed: str | None = None
    """The name of a shuffle that was chosen: the same name and variants deal the same game anywhere."""
    asleep: bool = False
    """Whether it was closed because nobody came any more: it can be reopened for a while."""
    again: str | None = None
    """The table whose people meet here for a rematch."""

    @property
    def by_agreement(self) -> bool:
        """Whether people can be asked to let something be taken back; never where a game is rated."""
        return self.take_back and not self.rated

    def text(self) -> str:
        """As it is stored."""
        return self.model_dump_json(exclude_defaults=True)

    @property
    def gives_hints(self) -> bool:
        """Whether people may ask what the strong player would do; never where a game is rated."""
        return self.hints and not self.rated


def read_terms(text: str) -> Terms:
    """The terms as they are stored; the defaults where they can't be read."""
    try:
        return Terms.model_validate_json(text)
    except ValidationError:
        return Terms()
