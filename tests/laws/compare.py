"""Values compared part by part, type included, and what two values share."""

from collections.abc import Iterator
from enum import Enum
from types import FunctionType
from typing import Final, NamedTuple

import msgspec

from atable.kernel.rng import Rng

ATOMS: Final = (int, float, str, bytes, type(None), type, Enum, FunctionType)
KINDS: Final[dict[type, "Kind"]] = {}  # looked at once each
PLAIN: Final = frozenset((int, bool, str, bytes, type(None)))  # most of any position: compared at a glance


class Kind(NamedTuple):
    names: tuple[str, ...]  # of fields and slots
    mutable: bool


def _kind(value: object) -> Kind:
    kind = type(value)
    if kind not in KINDS:
        KINDS[kind] = Kind(_declared(kind), _is_mutable(kind))
    return KINDS[kind]


def children(value: object) -> Iterator[tuple[str, object]]:
    """The parts of a value with their names; an atom has none."""
    if isinstance(value, ATOMS):
        return
    if isinstance(value, Rng):
        yield from zip(("a", "b", "c", "counter"), value.words(), strict=True)
    elif isinstance(value, list | tuple):
        yield from ((f"[{at}]", item) for at, item in enumerate(value))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield f"key {key!r}", key
            yield f"[{key!r}]", item
    elif isinstance(value, set | frozenset):
        yield from ((f"item {item!r}", item) for item in sorted(value, key=repr))
    else:
        yield from _attributes(value)


def _attributes(value: object) -> Iterator[tuple[str, object]]:
    names = _kind(value).names
    if hasattr(value, "__dict__"):
        names = tuple(dict.fromkeys((*names, *value.__dict__)))
    for name in names:
        if hasattr(value, name):
            yield f".{name}", getattr(value, name)


def _declared(kind: type) -> tuple[str, ...]:
    """The fields of a struct and the slots of any class, those of its bases included."""
    names = list(kind.__struct_fields__) if issubclass(kind, msgspec.Struct) else []
    for base in kind.__mro__:
        slots = base.__dict__.get("__slots__", ())
        names += [slots] if isinstance(slots, str) else list(slots)
    return tuple(name for name in dict.fromkeys(names) if name not in ("__dict__", "__weakref__"))


def difference(one: object, other: object, path: str = "value") -> str | None:
    """Where two values first differ in type or content, None if nowhere."""
    found = _difference(one, other)
    return None if found is None else path + found


def _difference(one: object, other: object) -> str | None:
    if type(one) is not type(other):
        return f": {type(one).__name__} {one!r} and {type(other).__name__} {other!r}"
    if type(one) in PLAIN:
        return None if one == other else f": {one!r} and {other!r}"
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and _same_plain(one, other):
        return None
    parts, others = list(children(one)), list(children(other))
    if not parts and not others:
        return None if one == other else f": {one!r} and {other!r}"
    if [name for name, _ in parts] != [name for name, _ in others]:
        return f": parts {[name for name, _ in parts]} and {[name for name, _ in others]}"
    for (name, part), (_, other_part) in zip(parts, others, strict=True):
        if (found := _difference(part, other_part)) is not None:
            return name + found
    return None


def _same_plain(one: list[object] | tuple[object, ...], other: list[object] | tuple[object, ...]) -> bool:
    return _all_plain(one) and one == other and list(map(type, one)) == list(map(type, other))


def _all_plain(value: list[object] | tuple[object, ...]) -> bool:
    return PLAIN.issuperset(map(type, value))


def _is_mutable(kind: type) -> bool:
    if issubclass(kind, (*ATOMS, tuple, frozenset)):
        return False
    if issubclass(kind, msgspec.Struct):
        return not kind.__struct_config__.frozen
    frozen_dataclass = getattr(getattr(kind, "__dataclass_params__", None), "frozen", False)
    return not frozen_dataclass


def mutable_parts(value: object, path: str = "state") -> dict[int, str]:
    """Every part that may change in place, by identity; frozen values are searched for mutable ones inside."""
    found: dict[int, str] = {}
    _collect(value, path, found)
    return found


def _collect(value: object, path: str, found: dict[int, str]) -> None:
    if _kind(value).mutable:
        found[id(value)] = path
    if isinstance(value, list | tuple) and _all_plain(value):
        return
    for name, part in children(value):
        if type(part) not in PLAIN:
            _collect(part, path + name, found)
