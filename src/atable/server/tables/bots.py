"""The bots at a table: each sleeps, thinks and acts in a task of its own. One process plays them."""

import asyncio
import logging
import random
from collections import defaultdict
from typing import Final, NamedTuple

import msgspec

from atable.bots.schedule import Manners, Schedule
from atable.kernel.codec import encode
from atable.kernel.errors import AtableError, IllegalAction
from atable.kernel.seats import Seat
from atable.server.botpool.questions import Answer, BotFailed, Question, fresh_mind
from atable.server.tables import timing
from atable.server.tables.facts import KeptMind
from atable.server.tables.table import Table
from atable.server.tables.unit import Unit

logger = logging.getLogger(__name__)
RETRY: Final = 1000  # ms, when the storage fails
NAP: Final = 20  # ms, at least, before a bot that chose to wait is asked again


class Asked(NamedTuple):
    """A question, and where the table stood then."""

    question: Question
    version: int
    seen: int  # the last event of the seat's stream
    undone: int  # how often somebody had taken back


class Playing:
    """A bot at work on its seat, and what it knew when it last chose to wait."""

    __slots__ = ("dozing", "mind", "task")

    def __init__(self) -> None:
        self.task: asyncio.Task[None] | None = None  # it sleeps, thinks or acts
        self.dozing = False  # nobody waits for it, and it is not to be asked yet
        self.mind: KeptMind | None = None


class BotDriver:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.office = table.office
        self.plays = False  # this process holds the lease
        pause = max(self.office.settings.bot_most, NAP)
        self.schedule = Schedule(table.book.game, Manners(nap=NAP, pause=lambda seat: pause, unasked="beside"))
        self._seats: defaultdict[Seat, Playing] = defaultdict(Playing)
        self._undone = 0

    @property
    def busy(self) -> bool:
        return any(playing.task is not None for playing in self._seats.values())

    def look(self) -> None:
        """Something changed: start to think for every bot that is to be asked."""
        if not self.plays or self.table.outdated or not timing.running(self.table.book):
            return
        self._go_back()
        book = self.table.book
        for seat in [seat for seat, playing in self._seats.items() if playing.dozing and seat in book.pending()]:
            self._leave(seat)  # a question wakes it
        chairs = book.facts.chairs
        resting = [seat for seat in book.may_act() if chairs[seat].bot_plays and self._seats[seat].task is None]
        if not resting:
            return
        found = self.schedule.look(book.playing.state, resting, timing.first_comers(book))
        for seat in resting:
            if seat in found.owing or seat in found.free:
                self._seats[seat].task = asyncio.create_task(self._take_turn(seat), name=f"bot {self.table.id} {seat}")

    def _go_back(self) -> None:
        """What was learned in moves that were taken back is forgotten."""
        if self._undone != self.table.book.playing.undone:
            self._undone = self.table.book.playing.undone
            self.schedule.taken_back()
            for playing in self._seats.values():
                playing.mind = None

    def stop(self) -> None:
        for seat in self._seats:
            self._leave(seat)

    def _leave(self, seat: Seat) -> None:
        playing = self._seats[seat]
        if playing.task is not None:
            playing.task.cancel()
        playing.task, playing.dozing = None, False

    async def _take_turn(self, seat: Seat) -> None:
        try:
            await self._doze(seat)
            await self._ask_and_play(seat)
        except AtableError as error:  # the storage fails: nothing is lost, the bot thinks again
            logger.error("bot failed", extra={"table": self.table.id, "reason": type(error).__name__})
            await self.office.clock.sleep(RETRY)
        finally:
            if self._seats[seat].task is asyncio.current_task():
                self._seats[seat].task = None
        self.look()

    async def _doze(self, seat: Seat) -> None:
        playing = self._seats[seat]
        playing.dozing = seat not in self.table.book.pending()
        await self.office.clock.sleep(self._delay(seat))
        playing.dozing = False

    def _delay(self, seat: Seat) -> int:
        """A bot takes its time, as a person would; one that may act sleeps as long as it wished to."""
        settings, rest = self.office.settings, self.schedule.rests[seat]
        pace = random.randint(settings.bot_least, settings.bot_most) if settings.bot_most else 0
        if seat in self.table.book.pending():
            return pace
        return max(0 if rest.paced else pace, rest.until - self._now())

    def _now(self) -> int:
        """Table time."""
        return self.table.now(self.office.clock.wall())

    async def _ask_and_play(self, seat: Seat) -> None:
        async with self.table.fresh():  # what is not stored yet is told to nobody, bots included
            if not self._wanted(seat):
                return
            book = self.table.book
            asked = Asked(self._question(seat), self.table.version, book.streams.of(seat).last, book.playing.undone)
        answer = await self._ask(asked.question)
        if answer is not None and answer.wake is not None:
            self.schedule.rests[seat].paced = True
        if answer is not None and answer.action is None:
            if asked.undone == self.table.book.playing.undone:
                self._seats[seat].mind = KeptMind(answer.mind, asked.seen, asked.question.bot)
                self.schedule.sleeps(seat, answer.wake or 0, self._now())
            return
        try:
            await self.table.change(lambda unit: self._play(unit, seat, asked, answer))
        except (IllegalAction, msgspec.DecodeError):
            self.schedule.refused(seat)
        else:
            self.schedule.accepted(seat)

    def _wanted(self, seat: Seat) -> bool:
        book = self.table.book
        return (
            timing.running(book)
            and seat in book.may_act()
            and seat < len(book.facts.chairs)
            and book.facts.chairs[seat].bot_plays
            and not self.schedule.waits(book.playing.state, seat, timing.first_comers(book))
        )

    def _question(self, seat: Seat) -> Question:
        book = self.table.book
        level = book.facts.chairs[seat].level or self.office.stand_in(self.table.game_id)
        kept = self._mind(seat, level)
        events = book.streams.of(seat).in_force_since(kept.seen)
        return Question(
            game=self.table.game_id,
            bot=level,
            seat=seat,
            state=msgspec.Raw(encode(book.playing.state)),
            events=msgspec.Raw(encode(events)),
            mind=kept.mind,
            now=self._now() if timing.lives(book) else 0,
        )

    def _mind(self, seat: Seat, level: str) -> KeptMind:
        """What it knew when it last chose; nothing, if another bot sat here before."""
        stored, awake = self.table.book.facts.minds.get(seat), self._seats[seat].mind
        if awake is not None and awake.level == level and (stored is None or stored.seen <= awake.seen):
            return awake
        if stored is not None and stored.level == level:
            return stored
        return KeptMind(fresh_mind(seat, self.table.book.facts.seed), 0, level)

    async def _ask(self, question: Question) -> Answer | None:
        """None: it broke, took too long, or answered nonsense too often."""
        if self.schedule.hopeless(question.seat):
            return None
        game, started = question.game, self.office.clock.wall()
        self.office.metrics.bot_asked(game)
        try:
            answer = await self.office.pool.ask(question, self.table.id)
        except BotFailed:
            self.office.metrics.bot_failed(game)
            return None
        self.office.metrics.bot_answered(game, (self.office.clock.wall() - started) / 1000)
        return answer

    def _play(self, unit: Unit, seat: Seat, asked: Asked, answer: Answer | None) -> None:
        if not self._wanted(seat) or unit.book.playing.undone != asked.undone:
            return
        owed = seat in unit.book.pending()
        paced = answer is not None and answer.wake is not None
        if not owed and not paced and self.table.version != asked.version:
            return  # nobody waits for it, and the position is another one: it will be asked again
        if answer is None:
            self._play_default(unit, seat)
        else:
            assert answer.action is not None
            kept = KeptMind(answer.mind, asked.seen, asked.question.bot)
            unit.play_bot(seat, msgspec.Raw(answer.action), kept)
            self._seats[seat].mind = None  # stored now
        self.schedule.acted(seat, owed, self._now(), None if answer is None else answer.wake)
        if not owed:  # one that failed has had its say too
            self.schedule.could_still(seat, unit.book.game.legal(unit.book.playing.state, seat))

    def _play_default(self, unit: Unit, seat: Seat) -> None:
        action = unit.book.game.default(unit.book.playing.state, seat)
        if action is not None and seat in unit.book.pending():
            unit.play(seat, msgspec.Raw(encode(action)), "bot")
