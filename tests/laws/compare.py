"""Values compared part by part, type included, and what two values share."""

from collections.abc import Iterator
from enum import Enum
from types import FunctionType

import msgspec

from atable.kernel.rng import Rng

ATOMS = (int, float, str, bytes, type(None), type, Enum, FunctionType)


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
    names = list(value.__struct_fields__) if isinstance(value, msgspec.Struct) else []
    for kind in type(value).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        names += [slots] if isinstance(slots, str) else list(slots)
    names += list(getattr(value, "__dict__", {}))
    for name in dict.fromkeys(names):
        if name not in ("__dict__", "__weakref__") and hasattr(value, name):
            yield f".{name}", getattr(value, name)


def difference(one: object, other: object, path: str = "value") -> str | None:
    """Where two values first differ in type or content, None if nowhere."""
    if type(one) is not type(other):
        return f"{path}: {type(one).__name__} {one!r} and {type(other).__name__} {other!r}"
    parts, others = list(children(one)), list(children(other))
    if not parts and not others:
        return None if one == other else f"{path}: {one!r} and {other!r}"
    if [name for name, _ in parts] != [name for name, _ in others]:
        return f"{path}: parts {[name for name, _ in parts]} and {[name for name, _ in others]}"
    for (name, part), (_, other_part) in zip(parts, others, strict=True):
        if found := difference(part, other_part, path + name):
            return found
    return None


def is_mutable(value: object) -> bool:
    if isinstance(value, (*ATOMS, tuple, frozenset)):
        return False
    if isinstance(value, msgspec.Struct):
        return not value.__struct_config__.frozen
    frozen_dataclass = getattr(getattr(value, "__dataclass_params__", None), "frozen", False)
    return not frozen_dataclass


def mutable_parts(value: object, path: str = "state") -> dict[int, str]:
    """Every part that may change in place, by identity; frozen values are searched for mutable ones inside."""
    found = {id(value): path} if is_mutable(value) else {}
    for name, part in children(value):
        found |= mutable_parts(part, path + name)
    return found
