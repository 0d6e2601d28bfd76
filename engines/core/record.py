"""A game written down: what was chosen and what came of it, so that anyone can replay and check it.

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
    """A record can't be read or does not tell what happens when it is replayed."""


class RecordedEvent(BaseModel):
    """What happened, as `engines.core.event.Event` has it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: str
    seat: int | None
    facts: dict[str, JsonValue]


class RecordedAction(BaseModel):
    """Who chose what, as the action's text, and what came of it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seat: int
    action: str
    events: tuple[RecordedEvent, ...]


class Record(BaseModel):
    """A whole game or its beginning."""

    model_config = ConfigDict(frozen=True, extra="forbid")

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
    ) -> Record:
        """The record of a log of (seat, action, events), played by the present rules unless another
        version is named.

        Events that not everybody may know, and the seed, are written down only when the game is
        finished.
        """
        return cls(
            game=game.key,
            rules_version=rules_version or game.rules_version,
            options=options.model_dump(mode="json"),
            seats=len(names),
            names=tuple(names),
            seed=seed if finished else None,
            commitment=commitment(seed),
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
        """The record of a JSON text; BadRecord when it is not one."""
        try:
            return cls.model_validate_json(text)
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(map(str, first["loc"])) or "document"
            raise BadRecord("unreadable_record", at=where, problem=first["msg"]) from None

    def write(self) -> str:
        """The record as JSON text, one action a line, so that two records can be compared by eye."""
        head = self.model_dump(mode="json", exclude={"actions"})
        lines = ",\n  ".join(_compact(action.model_dump(mode="json")) for action in self.actions)
        body = _compact(head)[:-1]
        return f'{body},"actions":[\n  {lines}\n]}}\n'


def replay(game: AnyGame, record: Record) -> Any:
    """The state after all recorded actions; BadRecord when the record tells another story."""
    state = None
    for state, _ in retold(game, record):  # noqa: B007
        pass
    return state


def retold(game: AnyGame, record: Record) -> Iterator[tuple[Any, Step[Any] | None]]:
    """Every state of a finished game with the step that led there, None before the first decision.

    BadRecord when the record tells another story.
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
