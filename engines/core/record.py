"""The record of a game: the actions and their events, so that anyone can replay and check it.

The seed is a secret until the end; an unfinished game is exported without it and can't be replayed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from pydantic import BaseModel, ConfigDict, JsonValue, ValidationError

from engines.core.action import Action
from engines.core.chance import commitment, is_seed
from engines.core.contract import AnyGame, Step
from engines.core.errors import EngineError
from engines.core.event import Event

FORMAT = 1


class BadRecord(EngineError):
    """A record can't be read, or its replay does not match it."""


class RecordedEvent(BaseModel):
    """One event with the fields of `engines.core.event.Event`."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    kind: str
    seat: int | None
    facts: dict[str, JsonValue]


class RecordedAction(BaseModel):
    """One action: its seat, its text and its events."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    seat: int
    action: str
    events: tuple[RecordedEvent, ...]


class Origin(BaseModel):
    """The game that this one continues: its first actions are those of another table."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    table: str
    actions: int
    """The number of actions that both games have in common."""


class Record(BaseModel):
    """A whole game or its beginning."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    format: int = FORMAT
    game: str
    rules_version: int
    options: dict[str, JsonValue]
    seats: int
    names: tuple[str, ...]
    seed: str | None
    """None while the game runs."""
    commitment: str
    """SHA-256 of the seed, shown before the game."""
    origin: Origin | None = None
    """None if the game was played from its setup."""
    actions: tuple[RecordedAction, ...]

    @classmethod
    def from_log(
        cls,
        game: AnyGame,
        options: BaseModel,
        names: Sequence[str],
        seed: str,
        log: Iterable[tuple[int, Action | str, Iterable[Event]]],
        *,
        finished: bool,
        rules_version: int | None = None,
        origin: Origin | None = None,
    ) -> Record:
        """Returns the record of a log of (seat, action, events), played by the present rules unless
        `rules_version` names another version.

        Leaves out the seed and all events that are not public until the game is finished.
        """
        return cls(
            game=game.key,
            rules_version=rules_version or game.rules_version,
            options=options.model_dump(mode="json"),
            seats=len(names),
            names=tuple(names),
            seed=seed if finished else None,
            commitment=commitment(seed),
            origin=origin,
            actions=tuple(
                RecordedAction(
                    seat=seat,
                    action=str(action),
                    events=tuple(map(_written, _told(events, finished))),
                )
                for seat, action, events in log
            ),
        )

    @classmethod
    def read(cls, text: str | bytes) -> Record:
        """Returns the record of a JSON text; raises BadRecord if it is not one."""
        try:
            return cls.model_validate_json(text)
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(map(str, first["loc"])) or "document"
            raise BadRecord("unreadable_record", at=where, problem=first["msg"]) from None

    def write(self) -> str:
        """Returns the record as JSON text, one action per line, so that records can be compared by eye."""
        left_out = {"actions"} if self.origin is not None else {"actions", "origin"}
        head = self.model_dump(mode="json", exclude=left_out)
        lines = ",\n  ".join(_compact(action.model_dump(mode="json")) for action in self.actions)
        body = _compact(head)[:-1]
        return f'{body},"actions":[\n  {lines}\n]}}\n'


def replay(game: AnyGame, record: Record) -> Any:
    """Returns the state after all recorded actions; raises BadRecord if the replay differs."""
    state = None
    for state, _ in retold(game, record):  # noqa: B007
        pass
    return state


def retold(game: AnyGame, record: Record) -> Iterator[tuple[Any, Step[Any] | None]]:
    """Yields every state of a finished game with the step that led there, None before the first decision.

    Raises BadRecord if the replay differs from the record.
    """
    if record.game != game.key:
        raise BadRecord("other_game", game=record.game)
    if not game.knows_rules(record.rules_version):
        raise BadRecord("other_rules", version=record.rules_version, known=game.rules_version)
    if record.seed is None:
        raise BadRecord("unfinished_game", game=record.game)
    if not is_seed(record.seed) or commitment(record.seed) != record.commitment:
        raise BadRecord("seed_does_not_match_its_commitment")
    try:
        options = game.options_type.model_validate(record.options)
    except ValidationError as error:
        raise BadRecord("bad_options", problem=error.errors()[0]["msg"]) from None
    state = game.setup_by(record.rules_version, options, record.seats, record.seed)
    yield state, None
    for number, entry in enumerate(record.actions, 1):
        try:
            step = game.apply(state, entry.seat, game.parse(entry.action))
        except EngineError as error:
            raise BadRecord("refused", action=number, text=entry.action, why=str(error)) from None
        if tuple(map(_written, step.events)) != entry.events:
            raise BadRecord("other_events", action=number, text=entry.action)
        state = step.state
        yield state, step


def _told(events: Iterable[Event], finished: bool) -> Iterable[Event]:
    return (event for event in events if finished or event.only is None)


def _written(event: Event) -> RecordedEvent:
    return RecordedEvent.model_validate({"kind": event.kind, "seat": event.seat, "facts": event.facts})


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
