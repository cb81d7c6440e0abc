"""A change of a table in the making: its records take effect at once and are stored together, or not at all."""

from typing import Literal

import msgspec

from atable.kernel.actions import Action, Pause, Resume
from atable.kernel.codec import encode
from atable.kernel.seats import TABLE, Seat
from atable.server.tables.book import Book
from atable.server.tables.facts import Facts, KeptMind
from atable.server.tables.records import AnyRecord, By, Continued, Ended, Played, Stopped


class Unit:
    def __init__(self, book: Book, at: int, now: int) -> None:
        self.book = book
        self.at = at  # wall time
        self.now = now  # table time: when the request arrived
        self.records: list[AnyRecord] = []
        self._mark = book.public_mark

    @property
    def facts(self) -> Facts:
        return self.book.facts

    @property
    def public(self) -> bool:
        """May everybody know that something happened?"""
        return self.book.public_mark != self._mark

    def add(self, record: AnyRecord) -> None:
        self.book.apply(record, self.at)
        self.records.append(record)

    def play(self, seat: Seat, action: msgspec.Raw, by: By, prompt: str | None = None) -> None:
        """An entry of the journal; raises IllegalAction and has changed nothing then."""
        self._play(Played(ms=self._ms(), seat=seat, action=action, by=by), prompt)

    def play_bot(self, seat: Seat, action: msgspec.Raw, kept: KeptMind) -> None:
        mind, level, seen = kept.mind, kept.level, kept.seen
        self._play(Played(ms=self._ms(), seat=seat, action=action, by="bot", mind=mind, level=level, seen=seen))

    def table_plays(self, action: Action) -> None:
        """Pause, Resume, Away, Back or Undo."""
        self.play(TABLE, msgspec.Raw(encode(action)), "table")

    def stand_still(self, why: Literal["consent", "empty"]) -> None:
        self.table_plays(Pause())
        self.add(Stopped(why))

    def go_on(self, count_in: int) -> None:
        self.table_plays(Resume())
        self.add(Continued(self.at + count_in))

    def _ms(self) -> int:
        session = self.book.playing
        now: int = session.state.now
        return now if session.paused else max(self.now, now)

    def _play(self, played: Played, prompt: str | None = None) -> None:
        self.book.apply(played, self.at, prompt)
        self.records.append(msgspec.structs.replace(played, trace=self.facts.trace))
        if self.facts.status == "playing" and self.book.outcome is not None:
            self.add(Ended("outcome"))
