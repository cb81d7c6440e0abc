"""Content files: TOML into typed values, with errors that name the file, the entry and the field."""

import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

from atable.kernel.errors import BadContent

T = TypeVar("T")


def read_toml(path: Path, kind: type[T]) -> T:
    data: dict[str, Any] = {}
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(data, kind)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise BadContent(path.name, "file", "syntax", str(error)) from None
    except msgspec.ValidationError as error:
        problem, _, where = str(error).partition(" - at `$")
        field = where.rstrip("`").rpartition(".")[2] or "?"
        raise BadContent(path.name, _entry_at(data, where), field, problem) from None


class Entry(Protocol):
    @property
    def id(self) -> str: ...


def check_ids(file: str, entries: Iterable[Entry], needed: int) -> None:
    """So many entries, no id twice."""
    names = [entry.id for entry in entries]
    for name, found in Counter(names).items():
        if found > 1:
            raise BadContent(file, name, "id", "two entries have this id")
    if len(names) != needed:
        raise BadContent(file, "file", "id", f"{needed} entries are needed, not {len(names)}")


def _entry_at(data: dict[str, Any], where: str) -> str:
    """`.menu[3].pattern` -> the id of that entry, or its path where it has none."""
    table, bracket, rest = where.lstrip(".").partition("[")
    number = rest.partition("]")[0]
    if bracket and number.isdigit():
        entry = data[table][int(number)]
        return str(entry.get("id", f"{table} {number}")) if isinstance(entry, dict) else f"{table} {number}"
    return where.strip(".`") or "file"
