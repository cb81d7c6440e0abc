"""Lists of tables, from the rows beside their logs: no table is loaded for it."""

from collections.abc import Iterable

from atable.protocol.http import TableRow
from atable.protocol.info import SeatInfo, Status
from atable.server.store.rows import TableRow as StoredRow
from atable.server.store.store import Store
from atable.server.tables.summary import SeatSummary, Summary, read_summary


class Lists:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def rows(self, rows: list[StoredRow]) -> tuple[TableRow, ...]:
        summaries = [read_summary(row.summary) for row in rows]
        names = await self._names(rows, summaries)
        return tuple(_row(row, summary, names, ()) for row, summary in zip(rows, summaries, strict=True))

    async def mine(self, person: str) -> tuple[TableRow, ...]:
        mine = await self._store.tables_of(person)
        summaries = [read_summary(it.table.summary) for it in mine]
        names = await self._names([it.table for it in mine], summaries)
        return tuple(_row(it.table, summary, names, it.seats) for it, summary in zip(mine, summaries, strict=True))

    async def _names(self, rows: Iterable[StoredRow], summaries: Iterable[Summary]) -> dict[str, str]:
        people = {row.host for row in rows}
        people |= {seat.person for summary in summaries for seat in summary.seats if seat.person is not None}
        return await self._store.names(sorted(people))


def _row(row: StoredRow, summary: Summary, names: dict[str, str], seats: tuple[int, ...]) -> TableRow:
    status: Status = row.status  # type: ignore[assignment]
    return TableRow(
        id=row.id,
        game=row.game,
        status=status,
        public=row.public,
        thinking=summary.thinking,
        seats=tuple(_seat(number, seat, names) for number, seat in enumerate(summary.seats)),
        host_name=names.get(row.host, ""),
        updated_at=row.updated_at,
        your_seats=seats,
        your_turn=any(seat in summary.turn for seat in seats),
    )


def _seat(number: int, seat: SeatSummary, names: dict[str, str]) -> SeatInfo:
    if seat.person is None:
        return SeatInfo(number, "empty" if seat.level is None else "bot", level=seat.level)
    name = names.get(seat.person, "")
    return SeatInfo(number, "person", seat.person, name, stand_in=seat.stand_in, open=seat.open)
