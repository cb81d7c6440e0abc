"""A table in this process: its book, the people who listen, and the one door through which it changes.

Every change is judged, stored, and only then told to anybody. The lock keeps the order; a change that could
not be stored leaves the table stale, and it is read again from storage before the next one.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from typing import Final, TypeVar

from atable.kernel.codec import encode
from atable.kernel.errors import IllegalAction, NeedsWholeJournal
from atable.kernel.seats import Seat
from atable.protocol.info import ChatLine, TableInfo, You
from atable.protocol.socket import Bye, Chat, TableChanged
from atable.server.errors import Denied, Uncertain, unavailable
from atable.server.office import Office
from atable.server.store.errors import Conflict, StorageFailed
from atable.server.store.rows import ChatRow, TableRow
from atable.server.store.writer import Append, Place, SnapshotRow, TableChange
from atable.server.tables import pictures, timing
from atable.server.tables.book import Book
from atable.server.tables.desk import Desk
from atable.server.tables.listeners import Listener, update
from atable.server.tables.loading import Loaded, load, readable, replay, snapshot_body, undoes
from atable.server.tables.records import read_row
from atable.server.tables.summary import summary
from atable.server.tables.unit import Unit

T = TypeVar("T")
TRIES: Final = 8  # against other processes that change the same table at the same moment


class Table:
    def __init__(self, office: Office, loaded: Loaded) -> None:
        self.office = office
        self.id = loaded.row.id
        self.lock = asyncio.Lock()
        self.stale = False
        self._look_later = False
        self.listeners: set[Listener] = set()
        self.here: Counter[str] = Counter()  # people connected to this process, and how often
        self.elsewhere: set[str] = set()  # people connected to other processes
        self.names: dict[str, str] = {}
        self.chat_told = 0  # the newest line that was told to listeners
        self.quiet_since = office.clock.wall()  # nobody is connected to this process since then
        self.after_change: list[Callable[[], None]] = []
        self._take(loaded)

    def _take(self, loaded: Loaded) -> None:
        self.row: TableRow = loaded.row
        self.book = loaded.book
        self.version = loaded.version
        self.seen_at = loaded.row.updated_at  # when everybody could last see something happen
        self.outdated = loaded.outdated
        self.stale = False
        self._told: TableChange | None = None
        self._places: tuple[Place, ...] | None = None
        self._snapshot_at = loaded.version
        self._pictures: dict[Seat | None, pictures.Picture] = {}
        for listener in self.listeners:
            listener.looks = -1

    @property
    def game_id(self) -> str:
        return self.row.game

    def connected(self) -> set[str]:
        return self.elsewhere | {person for person, count in self.here.items() if count}

    def now(self, wall: int) -> int:
        return timing.table_time(self.book, wall, self.office.outages)

    # The one door

    async def change(self, work: Callable[[Unit], T], arrived: int | None = None) -> T:
        """Judge, store, tell. `work` may be called again, on a fresh table, if another process was faster."""
        async with self._locked():
            for _ in range(TRIES):
                await self._freshen()
                wall = self.office.clock.wall()
                unit = Unit(self.book, wall, self.now(wall if arrived is None else arrived))
                try:
                    result = work(unit)
                except NeedsWholeJournal:
                    self._take(await load(self.office, self.id, whole=True))
                    continue
                except (Denied, IllegalAction):
                    self.stale = bool(unit.records)
                    if await self._behind():
                        continue
                    raise
                except BaseException:
                    self.stale = True  # who knows what is half done
                    raise
                if unit.records:
                    if await self._stored(unit):
                        return result
                elif not await self._behind():
                    return result
        raise unavailable("try-again")

    async def _behind(self) -> bool:
        """Before a refusal is final: has another process changed the table, and we have not heard yet?"""
        if not self.office.shared:
            return False
        await self._freshen()
        return await self._read_on()

    async def _stored(self, unit: Unit) -> bool:
        """False: another process was faster."""
        self.stale = True  # until we know better
        started = self.office.clock.wall()
        append = self._append(unit)
        try:
            await self.office.store.append(append)
        except Conflict:
            self.office.metrics.conflicted()
            return False
        except StorageFailed as error:
            if not error.uncertain or not await self._stored_after_all(append):
                raise unavailable("storage-failed") from None
        self.office.metrics.appended((self.office.clock.wall() - started) / 1000)
        self.stale = False
        self.version += 1
        with suppress(StorageFailed):  # it is stored: a name can follow with the next change
            await self._learn_names()
        self.tell_all()
        return True

    async def _stored_after_all(self, append: Append) -> bool:
        """A connection that is lost during the commit tells nothing: look, rather than say what may be wrong."""
        try:
            return await self.office.store.settled_row(self.id, append.number) == append.body
        except StorageFailed:
            raise Uncertain("storage-uncertain", status=HTTPStatus.SERVICE_UNAVAILABLE) from None

    def _append(self, unit: Unit) -> Append:
        number = self.version + 1
        change = self._table_change(unit.at)
        places = places_of(self.book)
        self.seen_at = unit.at if unit.public else self.seen_at
        append = Append(
            self.id,
            number,
            unit.at,
            encode(unit.records),
            seen_at=self.seen_at,
            change=None if change == self._told else change,
            places=None if places == self._places else places,
            snapshot=self._snapshot(number),
        )
        self._told, self._places = change, places
        return append

    def _table_change(self, at: int) -> TableChange:
        facts = self.book.facts
        over = facts.status in ("finished", "closed")
        return TableChange(
            status=facts.status,
            public=facts.opened.public,
            host=facts.host,
            rules_version=facts.rules_version,
            summary=summary(self.book),
            due_at=self.due_at(at),
            finished_at=at if over else None,
        )

    def due_at(self, wall: int) -> int | None:
        """The wall time at which some process must look after this table; None for one that can't go on."""
        return None if self.outdated else timing.due_at(self.book, wall, self.office.outages)

    def _snapshot(self, number: int) -> SnapshotRow | None:
        over = self.book.facts.status in ("finished", "closed")
        if self.outdated or (number - self._snapshot_at < self.office.settings.snapshot_every and not over):
            return None
        self._snapshot_at = number
        return SnapshotRow(number, self.book.facts.rules_version, snapshot_body(self.book))

    @asynccontextmanager
    async def fresh(self) -> AsyncIterator[None]:
        """Look at the table as it is stored, while nobody changes it."""
        async with self._locked():
            await self._freshen()
            yield

    @asynccontextmanager
    async def _locked(self) -> AsyncIterator[None]:
        async with self.lock:
            try:
                yield
            finally:
                self._look_now()

    async def _freshen(self) -> None:
        if self.stale:
            self.office.metrics.reloaded()
            self._take(await load(self.office, self.id))
            await self._learn_names()
            self.tell_all()

    # What other processes did

    async def catch_up(self) -> None:
        """Read what was added to the log by others."""
        async with self._locked():
            await self._freshen()
            await self._read_on()

    async def _read_on(self) -> bool:
        """Apply and tell the rows that are new to us; False if there are none."""
        rows = await self.office.store.rows_after(self.id, self.version)
        if not rows:
            return False
        with readable(self.id):
            going_back = any(undoes(record) for row in rows for record in read_row(row.body))
        if going_back:
            self._take(await load(self.office, self.id, whole=True))
        else:
            self.stale = True  # if a row can't be applied, the next look starts from storage
            before = self.book.public_mark
            with readable(self.id):
                replay(self.book, rows)
            self.seen_at = self.seen_at if self.book.public_mark == before else rows[-1].at
            self.stale = False
            self.version = rows[-1].number
        await self._learn_names()
        self.tell_all()
        return True

    async def _learn_names(self) -> None:
        unknown = [person for person in self.book.facts.guests if person not in self.names]
        if unknown:
            found = await self.office.store.names(unknown)
            self.names.update({person: found.get(person, "") for person in unknown})

    async def learn_names_anew(self) -> None:
        self.names = {}
        await self._learn_names()
        self.look_again()

    def forget(self, person: str) -> None:
        """Their data is deleted: the name is gone, and their devices are strangers."""
        self.names[person] = ""
        for listener in self.listeners:
            if listener.person == person:
                listener.outbox.say_goodbye(Bye(Denied("no-person").problem(), again=False))
        self.look_again()

    # Telling

    def info(self) -> TableInfo:
        timeouts = self.office.settings.timeouts
        return pictures.table_info(self.book, self.id, self.names, self.connected(), self.outdated, timeouts)

    def you(self, person: str) -> You:
        return pictures.you(self.book, person, self.row.invitation)

    def about(self, person: str, info: TableInfo) -> bytes:
        return encode(TableChanged(self.you(person), info))

    def desk(self, unit: Unit, person: str) -> Desk:
        levels = self.office.levels(self.game_id)
        return Desk(unit, person, self.office.settings, self.connected(), levels, self.outdated)

    def look_again(self) -> None:
        """Something that everybody sees has changed beside the log: who is connected, a name."""
        self.book.looks += 1
        self._look_later = True
        if not self.lock.locked():
            self._look_now()

    def _look_now(self) -> None:
        """What was put off: while the lock is held, what is not stored yet must reach nobody."""
        if self._look_later and not self.stale:
            self.tell_all()

    def tell_all(self) -> None:
        """Send everybody what is new for them, then let the clock and the bots look."""
        self._look_later = False
        self._pictures = {}
        made: dict[tuple[Seat | None, int], bytes] = {}
        info = self.info() if any(it.looks != self.book.looks for it in self.listeners) else None
        for listener in self.listeners:
            self._tell(listener, info, made)
        for look in self.after_change:
            look()

    def tell(self, listener: Listener) -> None:
        self._tell(listener, self.info(), {})

    def _tell(self, listener: Listener, info: TableInfo | None, made: dict[tuple[Seat | None, int], bytes]) -> None:
        if listener.person in self.book.facts.removed:
            listener.outbox.say_goodbye(Bye(Denied("removed-from-table").problem(), again=False))
            return
        if info is not None and listener.looks != self.book.looks:
            listener.looks = self.book.looks
            about = self.about(listener.person, info)
            if about != listener.about:  # a table that was read again looks the same: nobody may notice
                listener.about = about
                listener.outbox.put(about)
        if self.book.session is None:
            return
        streams: list[Seat | None] = [*self.book.facts.seats_of(listener.person)]
        for seat in streams or [None]:
            self._tell_stream(listener, seat, made)

    def _tell_stream(self, listener: Listener, seat: Seat | None, made: dict[tuple[Seat | None, int], bytes]) -> None:
        stream = self.book.streams.of(seat)
        seen = self._picture(seat)
        sent = listener.sent.get(seat)
        if sent == stream.last and listener.shown.get(seat) == seen.mark:
            return
        after = listener.lasts.get(seat, 0) if sent is None else sent
        if (seat, after) not in made:
            time = timing.time_info(self.book, self.office.clock.wall(), self.office.outages)
            made[seat, after] = update(seat, stream, after, seen, time)
        listener.outbox.put(made[seat, after])
        listener.sent[seat] = stream.last
        listener.shown[seat] = seen.mark

    def _picture(self, seat: Seat | None) -> pictures.Picture:
        if seat not in self._pictures:
            self._pictures[seat] = pictures.picture(self.book, seat)
        return self._pictures[seat]

    # Chat

    def chat_line(self, row: ChatRow) -> ChatLine:
        return ChatLine(row.number, row.person_id, self.names.get(row.person_id, ""), row.text, row.at)

    def tell_chat(self, row: ChatRow) -> None:
        body = encode(Chat(self.chat_line(row)))
        self.chat_told = max(self.chat_told, row.number)
        for listener in self.listeners:
            if row.number > listener.chat:
                listener.chat = row.number
                listener.outbox.put(body)


def places_of(book: Book) -> tuple[Place, ...]:
    """Who belongs to the table, and their seats."""
    people = dict.fromkeys([*book.facts.guests, *book.facts.people_playing()])
    return tuple(Place(person, tuple(book.facts.seats_of(person))) for person in people)
