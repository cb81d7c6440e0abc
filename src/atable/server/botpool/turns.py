"""Who is next: keys (tables) take turns, and a key has at most one thing running."""

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    def __init__(self) -> None:
        self._lines: dict[str, deque[T]] = {}  # what waits, by key; the keys in the order of their turns
        self._running: set[str] = set()

    def __len__(self) -> int:
        return sum(len(line) for line in self._lines.values())

    def add(self, key: str, item: T) -> None:
        self._lines.setdefault(key, deque()).append(item)

    def take(self) -> tuple[str, T] | None:
        """What runs next; its key has to wait until it is `done`, and then for its turn."""
        key = next((key for key in self._lines if key not in self._running), None)
        if key is None:
            return None
        line = self._lines.pop(key)
        item = line.popleft()
        if line:
            self._lines[key] = line  # behind all the others
        self._running.add(key)
        return key, item

    def done(self, key: str) -> None:
        self._running.remove(key)

    def drop(self, key: str, item: T) -> None:
        """Nobody waits for it any more. No matter if it has been taken."""
        line = self._lines.get(key, deque())
        if item in line:
            line.remove(item)
        if not line:
            self._lines.pop(key, None)

    def clear(self) -> list[T]:
        """All that waited."""
        items = [item for line in self._lines.values() for item in line]
        self._lines.clear()
        return items
