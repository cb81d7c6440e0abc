"""Finished games: their journal and every step of them. Nothing of a running one."""

import msgspec

from atable.kernel.codec import decode, encode
from atable.kernel.events import seen_by
from atable.kernel.journal import Entry, Journal, dump
from atable.kernel.session import Session
from atable.protocol.http import MomentView, Replay
from atable.server.errors import Denied
from atable.server.office import Office
from atable.server.tables.book import Book
from atable.server.tables.loading import load_finished
from atable.server.tables.records import Played, read_row
from atable.server.tables.table import Table


async def journal_of(office: Office, table: Table) -> bytes:
    book = await load_finished(office, table.id, "journal-later")
    if book.session is None:
        return dump(await _as_logged(office, table.id, book))
    journal = book.session.journal
    journal.outcome = book.outcome
    return dump(journal)


async def _as_logged(office: Office, table_id: str, book: Book) -> Journal:
    """These rules make another game of it: the record as it was written, for a program with the old ones."""
    rows = await office.store.rows_after(table_id, 0)
    played = [it for row in rows for it in read_row(row.body) if isinstance(it, Played)]
    entries = [Entry(it.ms, it.seat, book.read_action(it.seat, it.action)) for it in played]
    head = book.head()
    return Journal(head, decode(encode(head.options), book.game.spec.options), entries)


async def replay_of(office: Office, table: Table, seat: int | None) -> Replay:
    """Every entry in order; what was taken back is shown as it was played."""
    book = await load_finished(office, table.id, "replay-later")
    if seat is not None and seat >= len(book.facts.chairs):
        raise Denied("no-such-seat", {"seat": seat + 1}, field="seat")
    if book.session is None:
        raise Denied("replay-outdated")
    played = book.session.journal
    session = Session(book.game, played.options, played.head.seats, played.head.seed, book.luck())
    first = msgspec.Raw(encode(book.game.view(session.state, seat)))
    moments = []
    for entry in played.entries:
        events = session.act(entry.ms, entry.seat, entry.action)
        moments.append(
            MomentView(
                ms=entry.ms,
                seat=entry.seat,
                action=msgspec.Raw(encode(entry.action)),
                events=msgspec.Raw(encode(seen_by(events, seat))),
                view=msgspec.Raw(encode(book.game.view(session.state, seat))),
            )
        )
    return Replay(table.info(), seat, first, moments, book.outcome)
