"""Discord's own refusals: HTTP status, code and sentence."""

from typing import Any

REFUSALS: dict[int, tuple[int, str]] = {
    0: (401, "401: Unauthorized"),
    10001: (404, "Unknown Account"),
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    10070: (404, "Unknown Guild Scheduled Event"),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    30038: (400, "Maximum number of uncompleted guild scheduled events reached (100)"),
    30046: (
        429,
        "Maximum number of edits to messages older than 1 hour reached. Try again later.",
    ),
    40005: (413, "Request entity too large"),
    40067: (400, "A tag is required to create a forum post in this channel"),
    40060: (400, "Interaction has already been acknowledged."),
    40094: (400, "This interaction has hit the maximum number of follow up messages"),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50028: (400, "Invalid role"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    # Documented for overload; we assume that an outage of one server answers with it too.
    130000: (503, "API resource is currently overloaded. Try again a little later"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
    180000: (400, "Cannot update a finished event"),
}


class Refusal(Exception):
    """An unsuccessful answer of Discord's."""

    def __init__(self, code: int, errors: dict[str, Any] | None = None, *, retry_after: float = 1.0) -> None:
        self.status, self.sentence = REFUSALS[code]
        self.code = code
        self.errors = errors
        self.retry_after = retry_after
        super().__init__(f"{self.status} {code}: {self.sentence} {errors or ''}".rstrip())

    def body(self) -> dict[str, Any]:
        body: dict[str, Any] = {"message": self.sentence, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        if self.status == 429:
            body |= {"retry_after": round(self.retry_after, 3), "global": False}
        return body


class CannotDo(Exception):
    """Discord's client would not let a person do this; the message says why."""


class FormErrors:
    """Collects the errors in a request's body, field by field."""

    def __init__(self) -> None:
        self._found: list[tuple[str, str, str]] = []

    def add(self, field: str, sentence: str, code: str = "BASE_TYPE_BAD_VALUE") -> None:
        self._found.append((field, code, sentence))

    def length(self, field: str, value: object, most: int, *, least: int = 0) -> None:
        """Checks the length of a text (or list); it may be absent unless `least` asks for it."""
        size = len(value) if isinstance(value, str | list) else 0
        if value is not None and not isinstance(value, str | list):
            self.add(field, "Must be a text or a list.", "BASE_TYPE_BAD_TYPE")
        elif size > most:
            self.add(field, f"Must be {most} or fewer in length.", "BASE_TYPE_MAX_LENGTH")
        elif size < least:
            self.add(field, f"Must be between {least} and {most} in length.", "BASE_TYPE_BAD_LENGTH")

    def sentences(self) -> list[str]:
        return [f"{field}: {sentence}" for field, _, sentence in self._found]

    def raise_if_any(self) -> None:
        if not self._found:
            return
        tree: dict[str, Any] = {}
        for field, code, sentence in self._found:
            node = tree
            for part in field.split("."):
                node = node.setdefault(part, {})
            node.setdefault("_errors", []).append({"code": code, "message": sentence})
        raise Refusal(50035, tree)


def invalid(field: str, sentence: str, code: str = "BASE_TYPE_BAD_VALUE") -> Refusal:
    """Returns a refusal for one wrong field."""
    errors: dict[str, Any] = {"_errors": [{"code": code, "message": sentence}]}
    for part in reversed(field.split(".")):
        errors = {part: errors}
    return Refusal(50035, errors)
