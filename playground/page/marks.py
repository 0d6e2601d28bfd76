"""The read marks of each person, the same in all of their tabs.

A browser keeps its own copy and sends it when it connects: that way the marks outlive the server.
"""

from collections.abc import Mapping


class Marks:
    """For each person and place, the newest message that was read."""

    def __init__(self) -> None:
        self._read: dict[int, dict[int, int]] = {}

    def of(self, user_id: int) -> dict[str, str]:
        return {str(place): str(message) for place, message in self._read.get(user_id, {}).items()}

    def read(self, user_id: int, up_to: Mapping[int, int]) -> bool:
        """Stores marks; returns whether any of them is new."""
        known = self._read.setdefault(user_id, {})
        news = {place: message for place, message in up_to.items() if message > known.get(place, 0)}
        known.update(news)
        return bool(news)
