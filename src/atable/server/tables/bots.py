"""The bots at a table: who is to be asked, when, and what becomes of the answer. One process plays them."""

import asyncio
import logging
import random
from typing import Final, NamedTuple

import msgspec

from atable.kernel.actions import Action
from atable.kernel.codec import encode
from atable.kernel.errors import AtableError, IllegalAction
from atable.kernel.game import has_say
from atable.kernel.seats import Seat
from atable.server.botpool.questions import Answer, BotFailed, Question, fresh_mind
from atable.server.tables import timing
from atable.server.tables.facts import KeptMind
from atable.server.tables.table import Table
from atable.server.tables.unit import Unit

logger = logging.getLogger(__name__)
REFUSED: Final = 3  # answers in a row that the rules refuse: then the default is played
RETRY: Final = 1000  # ms, when the storage fails
NAP: Final = 20  # ms, at least, before a bot that chose to wait is asked again


class Asked(NamedTuple):
    """A question, and where the table stood then."""

    question: Question
    version: int
    seen: int  # the last event of the seat's stream
    undone: int  # how often somebody had taken back


class BotDriver:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.office = table.office
        self.plays = False  # this process holds the lease
        self._tasks: dict[Seat, asyncio.Task[None]] = {}
        self._asleep: dict[Seat, int] = {}  # bots that nobody waits for: the table time to ask them again
        self._minds: dict[Seat, KeptMind] = {}  # of bots that answered with a time to be woken
        self._had_say: dict[Seat, list[Action]] = {}  # bots that acted unasked: what they could still do then
        self._paced: set[Seat] = set()  # bots that say when to ask them again
        self._dozing: set[Seat] = set()  # bots that nobody waits for and that are not to be asked yet
        self._refused: dict[Seat, int] = {}
        self._undone = 0

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def look(self) -> None:
        """Something changed: start to think for every bot that is to be asked."""
        if not self.plays or self.table.outdated or not timing.running(self.table.book):
            return
        self._go_back()
        for seat in self._dozing.intersection(self.table.book.pending()):
            self._tasks.pop(seat).cancel()  # a question wakes it
            self._dozing.discard(seat)
        for seat in self.table.book.may_act():
            if seat not in self._tasks and self.table.book.facts.chairs[seat].bot_plays and self._asked(seat):
                self._tasks[seat] = asyncio.create_task(self._take_turn(seat), name=f"bot {self.table.id} {seat}")

    def _go_back(self) -> None:
        """What was learned in moves that were taken back is forgotten."""
        if self._undone != self.table.book.playing.undone:
            self._undone = self.table.book.playing.undone
            self._minds.clear()
            self._asleep.clear()
            self._paced.clear()
            self._had_say.clear()

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
        self._dozing.clear()

    def _asked(self, seat: Seat) -> bool:
        """A seat that owes a decision; or one that may act and has something to choose from.

        While the table waits for somebody else, that is once for the same choices: orders in advance could be
        given for ever.
        """
        book = self.table.book
        pending = book.pending()
        if seat in pending:
            return True
        choices = book.game.legal(book.playing.state, seat)
        return has_say(book.game, book.playing.state, seat) and not (pending and self._had_say.get(seat) == choices)

    async def _take_turn(self, seat: Seat) -> None:
        try:
            await self._doze(seat)
            await self._ask_and_play(seat)
        except AtableError as error:  # the storage fails: nothing is lost, the bot thinks again
            logger.error("bot failed", extra={"table": self.table.id, "reason": type(error).__name__})
            await self.office.clock.sleep(RETRY)
        finally:
            if self._tasks.get(seat) is asyncio.current_task():
                del self._tasks[seat]
        self.look()

    async def _doze(self, seat: Seat) -> None:
        if seat not in self.table.book.pending():
            self._dozing.add(seat)
        await self.office.clock.sleep(self._delay(seat))
        self._dozing.discard(seat)

    def _delay(self, seat: Seat) -> int:
        """A bot takes its time, as a person would; one that may act sleeps as long as it wished to."""
        settings, book = self.office.settings, self.table.book
        pace = random.randint(settings.bot_least, settings.bot_most) if settings.bot_most else 0
        if seat in book.pending():
            return pace
        wished = self._asleep.get(seat, 0) - self._now()
        return max(0 if seat in self._paced else pace, wished)

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
            self._paced.add(seat)
        if answer is not None and answer.action is None:
            if asked.undone == self.table.book.playing.undone:
                self._minds[seat] = KeptMind(answer.mind, asked.seen, asked.question.bot)
                self._asleep[seat] = max(answer.wake or 0, self._now() + NAP)
            return
        try:
            await self.table.change(lambda unit: self._play(unit, seat, asked, answer))
        except (IllegalAction, msgspec.DecodeError):
            self._refused[seat] = self._refused.get(seat, 0) + 1
        else:
            self._refused.pop(seat, None)

    def _wanted(self, seat: Seat) -> bool:
        book = self.table.book
        return (
            timing.running(book)
            and seat in book.may_act()
            and seat < len(book.facts.chairs)
            and book.facts.chairs[seat].bot_plays
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
        stored, awake = self.table.book.facts.minds.get(seat), self._minds.get(seat)
        if awake is not None and awake.level == level and (stored is None or stored.seen <= awake.seen):
            return awake
        if stored is not None and stored.level == level:
            return stored
        return KeptMind(fresh_mind(seat, self.table.book.facts.seed), 0, level)

    async def _ask(self, question: Question) -> Answer | None:
        """None: it broke, took too long, or answered nonsense too often."""
        if self._refused.get(question.seat, 0) >= REFUSED:
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
            self._minds.pop(seat, None)  # stored now
        if not owed:  # one that failed has had its say too
            pace = max(self.office.settings.bot_most, NAP)
            wished = answer.wake if answer is not None else None
            self._asleep[seat] = self._now() + pace if wished is None else wished
            self._had_say[seat] = unit.book.game.legal(unit.book.playing.state, seat)

    def _play_default(self, unit: Unit, seat: Seat) -> None:
        action = unit.book.game.default(unit.book.playing.state, seat)
        if action is not None and seat in unit.book.pending():
            unit.play(seat, msgspec.Raw(encode(action)), "bot")
