"""A few bot processes and the questions that wait for them."""

import asyncio
from collections import deque
from typing import Final

from atable.server.botpool.child import Child
from atable.server.botpool.questions import Answer, BotFailed, Question
from atable.server.botpool.turns import Turns

DEADLINE_S: Final = 10.0


class Waiting:
    """A question and who waits for its answer."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def fail(self, error: Exception) -> None:
        if not self.answer.done():  # whoever asked may have left
            self.answer.set_exception(error)


class BotPool:
    """`asked`, `failed`, `waiting` and `restarted` are for the operator's metrics."""

    def __init__(self, size: int, deadline_s: float = DEADLINE_S) -> None:
        if size < 1:
            raise ValueError(f"a pool needs a process, not {size}")
        self.children = tuple(Child(deadline_s) for _ in range(size))
        self.asked = 0
        self.failed = 0
        self._open = False
        self._free: deque[Child] = deque(self.children)
        self._turns: Turns[Waiting] = Turns()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """Questions that no process has taken yet."""
        return len(self._turns)

    @property
    def restarted(self) -> int:
        """Processes that took the place of one that died."""
        return sum(max(child.starts - 1, 0) for child in self.children)

    async def start(self) -> None:
        """Questions are taken from now on. A process is started when the first question comes to it."""
        self._open = True

    async def ask(self, question: Question, key: str) -> Answer:
        """The bot's answer; raises BotFailed. Questions of one key (a table) are answered one after the other."""
        if not self._open:
            raise BotFailed("the bots are not running")
        self.asked += 1
        waiting = Waiting(question)
        self._turns.add(key, waiting)
        self._hand_out()
        try:
            return await waiting.answer
        finally:
            self._turns.drop(key, waiting)  # of one that was cancelled

    async def stop(self) -> None:
        """End all processes; what was asked and not answered fails."""
        self._open = False
        for waiting in self._turns.clear():
            self._fail(waiting, BotFailed("the bots are being stopped"))
        await asyncio.gather(*(child.close() for child in self.children))
        await asyncio.gather(*self._tasks)

    def _hand_out(self) -> None:
        while self._free and (taken := self._turns.take()) is not None:
            task = asyncio.create_task(self._serve(self._free.popleft(), *taken))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _serve(self, child: Child, key: str, waiting: Waiting) -> None:
        try:
            answer = await child.ask(waiting.question)
        except Exception as error:  # a bug of ours too: who asked must not wait for ever
            self._fail(waiting, error)
        else:
            if not waiting.answer.done():
                waiting.answer.set_result(answer)
        self._turns.done(key)
        self._free.append(child)
        self._hand_out()

    def _fail(self, waiting: Waiting, error: Exception) -> None:
        self.failed += 1
        waiting.fail(error)
