"""From the log back to the table: the snapshot and the rows after it, or every row."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import Any, NamedTuple, Protocol

import msgspec

from atable.kernel.codec import decode, encode
from atable.kernel.errors import IllegalAction
from atable.kernel.game import Game
from atable.server.errors import Denied, not_found
from atable.server.store.errors import StorageFailed
from atable.server.store.rows import LogRow, TableRow
from atable.server.store.store import Store
from atable.server.store.writer import SnapshotRow
from atable.server.tables.book import Book, RulesDiffer, Snapshot, open_book, restore
from atable.server.tables.records import AnyRecord, Opened, Played, read_row

logger = logging.getLogger(__name__)


class BrokenLog(Denied):
    """A log that this program can't read, and can't have written as it is."""

    def __str__(self) -> str:
        return f"the log of table {self.params['table']} can't be read"  # for the operator's commands


class Shelf(Protocol):
    """Where logs are and which games there are."""

    store: Store
    games: dict[str, Game[Any]]


class Loaded(NamedTuple):
    row: TableRow
    book: Book
    version: int
    outdated: bool  # the rules have changed and the game can't go on


async def load(shelf: Shelf, table_id: str, whole: bool = False) -> Loaded:
    """`whole`: with all entries, as an undo needs them. A newer version of the rules replays all and compares."""
    with readable(table_id):
        return await _load(shelf, table_id, whole)


async def load_finished(shelf: Shelf, table_id: str, otherwise: str) -> Book:
    """The whole book of a game that is over, as it is stored; nothing secret is left then."""
    row = await shelf.store.table_row(table_id)
    if row is None or row.status != "finished":
        raise Denied(otherwise)
    return (await load(shelf, table_id, whole=True)).book


@contextmanager
def readable(table_id: str) -> Iterator[None]:
    """Whatever goes wrong while a log is read is a matter of its table alone."""
    try:
        yield
    except (Denied, StorageFailed):
        raise
    except Exception as error:
        logger.error("table can't be read", exc_info=error, extra={"table": table_id})
        raise BrokenLog("table-broken", {"table": table_id}, status=HTTPStatus.INTERNAL_SERVER_ERROR) from error


async def _load(shelf: Shelf, table_id: str, whole: bool) -> Loaded:
    row = await shelf.store.table_row(table_id)
    if row is None or row.game not in shelf.games:
        raise not_found()
    game = shelf.games[row.game]
    changed = row.rules_version != game.spec.rules_version
    if not whole and not changed and (loaded := await _from_snapshot(shelf, row, game)) is not None:
        return loaded
    rows = await shelf.store.rows_after(table_id, 0)
    try:
        return Loaded(row, from_rows(game, rows, same_rules=not changed), rows[-1].number, False)
    except (RulesDiffer, IllegalAction, msgspec.ValidationError):
        if not changed:
            raise
        return Loaded(row, from_rows(game, rows, played=False), rows[-1].number, True)


async def _from_snapshot(shelf: Shelf, row: TableRow, game: Game[Any]) -> Loaded | None:
    saved = await shelf.store.snapshot(row.id)
    if saved is None or saved.rules_version != game.spec.rules_version:
        return None
    rows = await shelf.store.rows_after(row.id, saved.number)
    if any(undoes(record) for it in rows for record in read_row(it.body)):
        return None  # going back needs what was before
    book = _restored(game, saved, row.id)
    if book is None:
        return None
    replay(book, rows)
    return Loaded(row, book, rows[-1].number if rows else saved.number, False)


def _restored(game: Game[Any], saved: SnapshotRow, table_id: str) -> Book | None:
    """None: another program wrote it, in another form. Rows speak of what was done, and are read instead."""
    try:
        book = restore(game, decode(saved.body, Snapshot))
        same = snapshot_body(book) == saved.body  # a field that has a default would be lost without a word
    except msgspec.DecodeError:
        same = False
    if not same:
        logger.warning("snapshot passed over", extra={"table": table_id, "number": saved.number})
        return None
    return book


def from_rows(game: Game[Any], rows: list[LogRow], played: bool = True, same_rules: bool = False) -> Book:
    """`played` false: the table without its game, of which these rules can make nothing.

    `same_rules`: positions may have another form now, but what is done in them has the same effect.
    """
    opened, *rest = read_row(rows[0].body)
    if not isinstance(opened, Opened):
        raise msgspec.ValidationError("a table's log begins with its opening")
    book = open_book(game, opened, rows[0].at)
    book.with_game = played
    book.same_rules = same_rules
    for record in rest:
        book.apply(record, rows[0].at)
    replay(book, rows[1:])
    return book


def replay(book: Book, rows: list[LogRow]) -> None:
    for row in rows:
        for record in read_row(row.body):
            book.apply(record, row.at)


def undoes(record: AnyRecord) -> bool:
    return isinstance(record, Played) and record.by == "table" and b'"undo"' in bytes(record.action)


def snapshot_body(book: Book) -> bytes:
    return encode(book.snapshot())
