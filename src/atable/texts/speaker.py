"""From a message to a sentence: Fluent files and the one small resolver of names.

A sentence never looks up a content name by itself. For a parameter `dish` that is a Term, the resolver hands it the
name as `$dish` and each attribute of the name as `$dish-def`, `$dish-indef`, `$dish-gender` and so on. A Player
gives `$player` and `$player-you` (yes or no), a list `$players` and `$players-count`.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from atable.kernel.errors import AtableError
from atable.kernel.messages import Message, Param, Player, Several, Term
from atable.kernel.seats import Seat

LANGUAGES: Final = ("en", "fr")
SHARED: Final = Path(__file__).parent / "messages"

Arguments = dict[str, str | int]


class BadText(AtableError):
    """A message that the files of its language do not define, or that lacks a parameter."""


def load(language: str, folders: Iterable[Path]) -> FluentBundle:
    """The shared messages of a language and those of these folders."""
    if language not in LANGUAGES:
        raise BadText(f"there is no language {language!r} (there is {', '.join(LANGUAGES)})")
    bundle = FluentBundle([language], use_isolating=False)
    for folder in (SHARED, *folders):
        bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


class Speaker:
    """Says messages in one language to one reader, who knows the players by these names."""

    def __init__(self, bundle: FluentBundle, names: Sequence[str], reader: Seat | None) -> None:
        self.bundle = bundle
        self.names = names
        self.reader = reader

    def __call__(self, message: Message) -> str:
        arguments: Arguments = {}
        for name, value in message.params.items():
            arguments |= self._resolve(name, value)
        return self._format(message.key, self._value(message.key), arguments)

    def _resolve(self, name: str, value: Param) -> Arguments:
        match value:
            case Term(key=key):
                return {name: self._name(value)} | self._attributes(name, key)
            case Player(seat=seat):
                return {name: self._name(value), f"{name}-you": "yes" if seat == self.reader else "no"}
            case Several(items=items):
                return {name: self._join([self._name(item) for item in items]), f"{name}-count": len(items)}
            case _:
                return {name: value}

    def _name(self, item: Term | Player | str) -> str:
        match item:
            case Term(key=key):
                return self._format(key, self._value(key), {})
            case Player(seat=seat):
                return self.names[seat]
            case _:
                return item

    def _attributes(self, name: str, key: str) -> Arguments:
        attributes = self.bundle.get_message(key).attributes
        return {f"{name}-{form}": self._format(key, pattern, {}) for form, pattern in attributes.items()}

    def _join(self, items: list[str]) -> str:
        """A, B and C."""
        if not items:
            return self(Message("list-none"))
        joined = items[0]
        for item in items[1:-1]:
            joined = self(Message("list-comma", {"before": joined, "next": item}))
        return self(Message("list-and", {"before": joined, "last": items[-1]})) if len(items) > 1 else joined

    def _value(self, key: str) -> Pattern:
        value = self.bundle.get_message(key).value if self.bundle.has_message(key) else None
        if value is None:
            raise BadText(f"there is no message {key!r} in {self.bundle.locales[0]}")
        return value

    def _format(self, key: str, pattern: Pattern, arguments: Arguments) -> str:
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise BadText(f"message {key!r} in {self.bundle.locales[0]}: {errors[0]}")
        return str(text)
