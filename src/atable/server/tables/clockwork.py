"""The clock of a table: timers that run out, thinking time that is over, people who are gone. One process tends it."""

import asyncio
import logging
from collections.abc import Iterator
from typing import Final

import msgspec

from atable.kernel.actions import Away, Back, Tick
from atable.kernel.clocks import earliest
from atable.kernel.codec import encode
from atable.kernel.errors import AtableError
from atable.kernel.seats import CLOCK, Seat
from atable.server.tables import timing
from atable.server.tables.records import Continued, StoodIn
from atable.server.tables.table import Table
from atable.server.tables.unit import Unit

logger = logging.getLogger(__name__)
OUTAGE: Final = 3  # ticks that are missing: the clock stood still meanwhile
RETRY: Final = 1000  # ms, when the storage fails


class Clockwork:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.office = table.office
        self.tends = False  # this process holds the lease
        self.took_over = False  # nobody tended this clock before us: it stood still
        self.last_seen: dict[str, int] = {}  # by person who plays: when they were last connected, wall time
        self._here: set[str] = set()  # who was connected at the last look
        self._armed: int | None = None
        self._task: asyncio.Task[None] | None = None

    # Arming

    def look(self) -> None:
        """Something changed: is the next alarm early enough?"""
        due = self._next_alarm() if self.tends else None
        if due is not None and (self._armed is None or due < self._armed):
            self.stop()
            self._armed = due
            self._task = asyncio.create_task(self._wait(due), name=f"clock {self.table.id}")

    def stop(self) -> None:
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = self._armed = None

    async def _wait(self, due: int) -> None:
        """Armed until all is done: what is due now is being done, and needs no second alarm."""
        try:
            await self.office.clock.sleep(due - self.office.clock.wall())
            await self.table.change(self.tend)
        except AtableError as error:  # the storage fails: nothing is lost, the clock tries again
            logger.error("clock failed", extra={"table": self.table.id, "reason": type(error).__name__})
            await self.office.clock.sleep(RETRY)
        finally:
            if self._task is asyncio.current_task():
                self._task = self._armed = None
        self.look()

    def _next_alarm(self) -> int | None:
        """The wall time at which there is something to do."""
        table, wall = self.table, self.office.clock.wall()
        if table.stale:
            return wall  # what could not be stored is undone first; it may have looked like the end of the game
        if table.outdated or table.book.facts.status != "playing":
            return None
        self._note_people(wall)
        if self.took_over or self._somebody_is_back():
            return wall
        due = timing.next_due(table.book)
        timed = None if due is None else max(wall, table.book.facts.anchor_at) + due - table.now(wall)
        return earliest([timed, self._next_tick(due), self._next_absence()])

    def _next_tick(self, due: int | None) -> int | None:
        """In live play the time is written down every few seconds: what a crash may cost a running clock."""
        book = self.table.book
        if due is None or not timing.lives(book):
            return None
        return max(book.facts.last_at, book.facts.anchor_at) + self.office.settings.tick_every

    def _next_absence(self) -> int | None:
        book, settings = self.table.book, self.office.settings
        if not timing.lives(book) or not timing.running(book):
            return None
        seen = [self.last_seen[person] for person in self._absent()]
        times: list[int | None] = [at + settings.absent_after for at in seen if self._newly_away(at)]
        if self._nobody():
            times.append(self._left_at() + settings.empty_pause)
        return earliest(times)

    # Tending

    def tend(self, unit: Unit) -> None:
        """Everything that is due now, in the order in which it fell due."""
        if unit.facts.status != "playing" or self.table.outdated:
            return
        self._note_people(unit.at)
        self._bridge_outage(unit)
        self._note_presence(unit)
        now = self.table.now(unit.at)
        while (due := timing.next_due(unit.book)) is not None and due <= now:
            unit.now = due
            self._fall_due(unit, due)
        tick = self._next_tick(timing.next_due(unit.book))
        if tick is not None and tick <= unit.at:  # anything written in this unit has moved the next tick on
            unit.now = now
            self._tick(unit, now)

    def _fall_due(self, unit: Unit, due: int) -> None:
        timer = unit.book.game.next_deadline(unit.book.playing.state)
        if timer is not None and timer <= due:
            self._tick(unit, due)
            return
        seat = next(seat for seat, at in sorted(timing.deadlines(unit.book).items()) if at <= due)
        self._play_default(unit, seat)

    def _tick(self, unit: Unit, ms: int) -> None:
        unit.play(CLOCK, msgspec.Raw(encode(Tick(ms))), "clock")

    def _play_default(self, unit: Unit, seat: Seat) -> None:
        """Out of time. After several times in a row a bot plays the seat until its person is back."""
        action = unit.book.game.default(unit.book.playing.state, seat)
        assert action is not None, "a seat that owes a decision has a default"
        unit.play(seat, msgspec.Raw(encode(action)), "default")
        self.office.metrics.timed_out(self.table.game_id)
        chair = unit.facts.chairs[seat]
        if chair.timeouts >= self.office.settings.timeouts and not chair.stand_in and unit.facts.status == "playing":
            unit.add(StoodIn(seat))

    def _bridge_outage(self, unit: Unit) -> None:
        """A live table whose clock nobody has tended: its time stood still, and goes on after a count-in."""
        facts = unit.facts
        silent = unit.at - max(facts.last_at, facts.anchor_at)
        late = self.took_over or silent > OUTAGE * self.office.settings.tick_every
        self.took_over = False
        if not late or not timing.lives(unit.book) or timing.next_due(unit.book) is None:
            return
        if self._nobody():
            self._stand_still(unit)  # until somebody is back
        else:
            unit.add(Continued(unit.at + self.office.settings.count_in))

    async def stand_still(self) -> None:
        """The server stops: live clocks go on after a count-in, once somebody is back."""
        await self.table.change(self._stand_still)

    def _stand_still(self, unit: Unit) -> None:
        if unit.facts.status == "playing" and timing.lives(unit.book) and timing.next_due(unit.book) is not None:
            unit.stand_still("empty")

    # People who come and go; relaxed tables don't care

    def _note_people(self, wall: int) -> None:
        connected = self.table.connected()
        for person in self.table.book.facts.people_playing():
            if person in connected | self._here or person not in self.last_seen:
                self.last_seen[person] = wall
        self._here = connected

    def _absent(self) -> Iterator[str]:
        connected = self.table.connected()
        return (person for person in self.table.book.facts.people_playing() if person not in connected)

    def _nobody(self) -> bool:
        """Where bots play alone, those who watch count."""
        people = self.table.book.facts.people_playing() or self.table.connected()
        return not any(person in self.table.connected() for person in people)

    def _left_at(self) -> int:
        """When the last of them went."""
        return max([self.table.quiet_since, *self.last_seen.values()])

    def _somebody_is_back(self) -> bool:
        book, connected = self.table.book, self.table.connected()
        if not timing.lives(book):
            return False
        if book.facts.paused == "empty":
            return not self._nobody()
        chairs = [book.facts.chairs[seat] for seat in book.playing.away] if book.facts.paused == "no" else []
        return any(chair.bot_plays or chair.person in connected for chair in chairs)

    def _newly_away(self, seen: int) -> bool:
        away = self.table.book.playing.away
        people = [person for person in self._absent() if self.last_seen[person] == seen]
        return any(seat not in away for person in people for seat in self._seats(person))

    def _seats(self, person: str) -> list[Seat]:
        facts = self.table.book.facts
        return [seat for seat in facts.seats_of(person) if not facts.chairs[seat].bot_plays]

    def _note_presence(self, unit: Unit) -> None:
        if not timing.lives(unit.book):
            return
        settings, session = self.office.settings, unit.book.playing
        if unit.facts.paused == "empty" and not self._nobody():
            unit.go_on(settings.count_in)
        if not timing.running(unit.book):
            return
        late = [it for it in self._absent() if self.last_seen[it] + settings.absent_after <= unit.at]
        gone = {seat for person in late for seat in self._seats(person)}
        for seat in sorted(session.away - gone):
            if unit.facts.chairs[seat].bot_plays or unit.facts.chairs[seat].person in self.table.connected():
                unit.table_plays(Back(seat))
        for seat in sorted(gone - session.away):
            unit.table_plays(Away(seat))
        self._pause_empty(unit)

    def _pause_empty(self, unit: Unit) -> None:
        if self._nobody() and self._left_at() + self.office.settings.empty_pause <= unit.at:
            unit.stand_still("empty")
