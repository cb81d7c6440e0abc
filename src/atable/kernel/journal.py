"""The journal: game, rules version, options, seed, and a numbered, append-only list of actions.

It is the saved game, the replay, the test fixture and the bug report. On disk it is one JSON value a
line: the head, an entry for each action, and at the end of a game its outcome. Each line carries a
check that depends on all lines before it, so that a changed or missing line is found.
"""

import hashlib
from typing import Any

import msgspec

from atable.kernel.actions import Action, TableAction, Tick
from atable.kernel.codec import decode, encode, plain
from atable.kernel.errors import CorruptJournal
from atable.kernel.luck import Luck
from atable.kernel.outcome import Outcome
from atable.kernel.seats import CLOCK, TABLE, Seat
from atable.kernel.spec import GameSpec, Options

FORMAT = 1


class Head(msgspec.Struct, frozen=True):
    game: str
    rules_version: str
    options: dict[str, Any]
    seats: int
    seed: str
    commitment: str
    format: int = FORMAT
    luck: Luck | msgspec.UnsetType = msgspec.UNSET  # absent where one person chose the seed


class Entry(msgspec.Struct, frozen=True):
    """One action at table time `ms`; entry numbers start at 1."""

    ms: int
    seat: Seat
    action: Action


class Journal(msgspec.Struct):
    head: Head
    options: Options
    entries: list[Entry]
    outcome: Outcome | None = None


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    check: str
    head: msgspec.Raw = msgspec.Raw()
    entry: msgspec.Raw = msgspec.Raw()
    outcome: msgspec.Raw = msgspec.Raw()


class _PlainEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ms: int
    seat: int
    action: msgspec.Raw


class Writer:
    """Turns a journal into lines, keeping the running check."""

    def __init__(self) -> None:
        self.check = ""

    def _line(self, kind: str, body: bytes) -> bytes:
        self.check = _next_check(self.check, kind, body)
        return b'{"%s":%s,"check":"%s"}\n' % (kind.encode(), body, self.check.encode())

    def head(self, head: Head) -> bytes:
        return self._line("head", encode(head))

    def entry(self, entry: Entry) -> bytes:
        return self._line("entry", encode(entry))

    def outcome(self, outcome: Outcome) -> bytes:
        return self._line("outcome", encode(outcome))


def dump(journal: Journal) -> bytes:
    writer = Writer()
    lines = [writer.head(journal.head), *(writer.entry(entry) for entry in journal.entries)]
    if journal.outcome is not None:
        lines.append(writer.outcome(journal.outcome))
    return b"".join(lines)


def read_head(data: bytes) -> Head:
    """The first line alone: which game this is."""
    line = _parse(data.split(b"\n", 1)[0], 1)
    if not line.head:
        raise CorruptJournal(1, "a journal starts with its head")
    head: Head = _decode(bytes(line.head), Head, 1)
    if head.format != FORMAT:
        raise CorruptJournal(1, f"journal format {head.format} is not {FORMAT}")
    return head


def load(data: bytes, spec: GameSpec) -> Journal:
    """Read a journal of this game; raise CorruptJournal with the line that is wrong."""
    head = read_head(data)
    if head.game != spec.id:
        raise CorruptJournal(1, f"a journal of {head.game}, not of {spec.id}")
    options: Options = _decode(encode(head.options), spec.options, 1)
    journal = Journal(head, options, [])
    if not data.endswith(b"\n"):
        raise CorruptJournal(data.count(b"\n") + 1, "the last line is cut short")
    check = ""
    for number, text in enumerate(data.split(b"\n")[:-1], start=1):
        line = _parse(text, number)
        kind, body = _body(line, number)
        check = _next_check(check, kind, body)
        if check != line.check:
            raise CorruptJournal(number, "this line, or one before it, was changed or removed")
        _add(journal, kind, body, number, spec)
    return journal


def _add(journal: Journal, kind: str, body: bytes, number: int, spec: GameSpec) -> None:
    if journal.outcome is not None:
        raise CorruptJournal(number, "nothing may follow the outcome")
    if (kind == "head") != (number == 1):
        raise CorruptJournal(number, "the head is the first line and only there")
    if kind == "entry":
        journal.entries.append(_entry(body, number, spec))
    elif kind == "outcome":
        journal.outcome = _decode(body, Outcome, number)


def _entry(body: bytes, number: int, spec: GameSpec) -> Entry:
    raw: _PlainEntry = _decode(body, _PlainEntry, number)
    kinds: object = {CLOCK: Tick, TABLE: TableAction}.get(raw.seat, spec.actions)
    return Entry(raw.ms, raw.seat, _decode(bytes(raw.action), kinds, number))


def _body(line: _Line, number: int) -> tuple[str, bytes]:
    bodies = [(kind, bytes(getattr(line, kind))) for kind in ("head", "entry", "outcome") if getattr(line, kind)]
    if len(bodies) != 1:
        raise CorruptJournal(number, "expected one of head, entry, outcome")
    return bodies[0]


def _parse(text: bytes, number: int) -> _Line:
    line: _Line = _decode(text, _Line, number)
    return line


def _decode(data: bytes, kind: Any, number: int) -> Any:
    try:
        return decode(data, kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CorruptJournal(number, str(error)) from None
    except RecursionError:
        raise CorruptJournal(number, "lists or objects are nested too deeply") from None


def _next_check(before: str, kind: str, body: bytes) -> str:
    return hashlib.sha256(before.encode() + kind.encode() + body).hexdigest()[:16]


def new_head(
    spec: GameSpec,
    options: Options,
    seats: int,
    seed: str,
    commitment: str,
    luck: Luck | msgspec.UnsetType = msgspec.UNSET,
) -> Head:
    return Head(spec.id, spec.rules_version, plain(options), seats, seed, commitment, luck=luck)
