"""Actions that nobody offered: fields crossed with values from elsewhere in the game, or garbled."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from atable.kernel.actions import Action
from atable.kernel.rng import Rng

UNKNOWN = "pizza"  # no dish, card, space or word of any game
OUT_OF_RANGE = (-7, 99)

replace = msgspec.structs.replace


class Crossing:
    """Makes variants of actions: one field gets another value that occurs in the game and is of the field's type."""

    def __init__(self, pool: Iterable[Action], seats: int) -> None:
        known: dict[str, object] = {repr(value): value for value in (None, False, True, *range(seats))}
        for action in pool:
            for value in _values(action):
                known |= {repr(it): it for it in (value, *permuted(value))}
        self._known = list(known.values())
        self._choices: dict[type[Action], list[tuple[str, list[object]]]] = {}

    def variant(self, action: Action, rng: Rng) -> Action:
        """The action itself if it has no fields."""
        choices = self._choices_of(type(action))
        if not choices:
            return action
        name, values = rng.choice(choices)
        own = permuted(getattr(action, name))
        return replace(action, **{name: rng.choice(own if own and rng.chance(0.5) else values)})

    def _choices_of(self, kind: type[Action]) -> list[tuple[str, list[object]]]:
        if kind not in self._choices:
            fields = [(it.name, [value for value in self._known if _fits(value, it.type)]) for it in _fields(kind)]
            self._choices[kind] = [(name, values) for name, values in fields if values]
        return self._choices[kind]


def permuted(value: object) -> list[object]:
    """Of a tuple: the same the other way round, and beginning with its last."""
    return [value[::-1], value[-1:] + value[:-1]] if isinstance(value, tuple) and len(value) > 1 else []


def garbled(action: Action) -> Iterator[Action]:
    """One field at a time holds something that the game has never heard of."""
    for field in _fields(type(action)):
        value = getattr(action, field.name)
        strange = [UNKNOWN, *OUT_OF_RANGE, (UNKNOWN,)] if value is None else _garbled(value)
        for it in strange:
            if value is not None or _fits(it, field.type):
                yield replace(action, **{field.name: it})


def _garbled(value: object) -> list[object]:
    match value:
        case bool():
            return []
        case str():
            return [UNKNOWN]
        case int():
            return list(OUT_OF_RANGE)
        case ():
            return [(UNKNOWN,)]
        case tuple():
            parts = [(at, it) for at, part in enumerate(value) for it in _garbled(part)]
            return [(UNKNOWN,) * len(value), *((*value[:at], it, *value[at + 1 :]) for at, it in parts)]
        case msgspec.Struct():
            names = value.__struct_fields__
            return [replace(value, **{name: it}) for name in names for it in _garbled(getattr(value, name))]
    return []


def _fields(kind: type[Action]) -> tuple[Any, ...]:
    return msgspec.structs.fields(kind)


def _values(action: Action) -> list[object]:
    return [getattr(action, name) for name in action.__struct_fields__]


def _fits(value: object, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True
