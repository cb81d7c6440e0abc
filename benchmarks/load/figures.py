"""What was measured, and how it is printed."""

import math
from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.table import Table


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """One run. Times in milliseconds; a CPU share of 1.0 is one core, busy all the time."""

    name: str
    what: str
    seconds: float
    actions: int
    per_second: float
    p50: float
    p99: float
    worst: float
    server_cpu: float
    generator_cpu: float
    refused: int = 0
    replaced: int = 0  # games that ended and were followed by new ones
    unseen: int = 0  # actions whose update some client did not get within five seconds


class Memory(msgspec.Struct, frozen=True, kw_only=True):
    """Resident memory of the server, in MB, per 1,000 tables that nobody looks at."""

    tables: int
    before: float
    after: float
    first_thousand: float  # with what it leaves behind that all of them were loaded at once
    per_thousand: float  # of those after them


class Report(msgspec.Struct, kw_only=True):
    build: str
    game: str
    machine: str
    figures: list[Figure] = []
    memory: Memory | None = None
    notes: list[str] = []


def quantile(sorted_values: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of all values do not exceed."""
    if not sorted_values:
        return float("nan")
    return sorted_values[max(math.ceil(share * len(sorted_values)) - 1, 0)]


COLUMNS = ("", "actions/s", "p50 ms", "p99 ms", "max ms", "server", "generator", "refused", "unseen", "games")


def show(report: Report, console: Console) -> None:
    table = Table(title=f"{report.game}, {report.build} build, {report.machine}")
    for name in COLUMNS:
        table.add_column(name, justify="right" if name else "left")
    for it in report.figures:
        table.add_row(it.name, *_times(it), str(it.refused), str(it.unseen), str(it.replaced))
    console.print(table)
    for it in report.figures:
        console.print(f"{it.name}: {it.what}, {it.seconds:.0f} s", highlight=False)
    if report.memory is not None:
        console.print(_memory(report.memory), highlight=False)
    for note in report.notes:
        console.print(note, highlight=False)


def _times(it: Figure) -> list[str]:
    times = [f"{ms:.1f}" for ms in (it.p50, it.p99, it.worst)]
    return [f"{it.per_second:,.0f}", *times, f"{it.server_cpu:.0%}", f"{it.generator_cpu:.0%}"]


def _memory(memory: Memory) -> str:
    return (
        f"memory: {memory.per_thousand:.1f} MB per 1,000 tables without sockets "
        f"({memory.before:.0f} MB before, {memory.after:.0f} MB after twice {memory.tables} of them; "
        f"{memory.first_thousand:.1f} MB per 1,000 for the first, which were all loaded at once)"
    )
