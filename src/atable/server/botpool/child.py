"""One bot process as the server sees it: started when it is needed, and again after it died."""

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any, Final

import msgspec

from atable.kernel.codec import decode, encode
from atable.server.botpool.questions import HEAD, Answer, BotFailed, Failed, Question, Ready, framed

WORKER: Final = "atable.server.botpool.worker"
START_S: Final = 60.0  # for loading the games, on a busy machine
GRACE_S: Final = 1.0  # later than our deadline, a process ends by itself
LOGGED: Final = 4096  # bytes of what a process says, in one line of the log

log = logging.getLogger(__name__)


def clean_environment() -> dict[str, str]:
    """Nothing that a bot doesn't need."""
    kept = ("PATH", "PYTHONPATH")
    return {name: value for name, value in os.environ.items() if name in kept or name.startswith("ATABLE_")}


class Child:
    def __init__(self, deadline_s: float) -> None:
        self.deadline_s = deadline_s
        self.starts = 0
        self.process: Process | None = None
        self._logging: asyncio.Task[None] | None = None
        self._closed = False
        self._ready = False  # its games are loaded, and it may know a position

    @property
    def pid(self) -> int | None:
        return None if self.process is None else self.process.pid

    async def ask(self, question: Question) -> Answer:
        """One question at a time. Raises BotFailed."""
        process = await self._running()
        reply: Answer | Failed = await self._exchange(
            process, framed(encode(question)), Answer | Failed, self.deadline_s
        )
        if isinstance(reply, Failed):
            raise BotFailed(reply.reason)
        return reply

    async def close(self) -> None:
        """End the process for good; a question that it has fails."""
        self._closed = True
        await self._end()

    async def _running(self) -> Process:
        if self.process is not None and self.process.returncode is None:
            return self.process
        await self._end()
        process = await self._start()
        self._ready = False
        await self._exchange(process, b"", Ready, START_S)  # it says so when its games are loaded
        self._ready = True
        return process

    async def _start(self) -> Process:
        command = (sys.executable, "-P", "-m", WORKER, str(self.deadline_s + GRACE_S))
        try:
            process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=clean_environment()
            )
        except OSError as error:
            raise BotFailed(f"no process could be started ({error.strerror})") from error
        self.starts += 1
        self.process = process
        self._logging = asyncio.create_task(self._log_words(process))
        if self._closed:  # meanwhile
            await self._end()
            raise BotFailed("the bots are being stopped")
        return process

    async def _exchange(self, process: Process, frame: bytes, kind: Any, within_s: float) -> Any:
        """Send this and read a reply of this kind. After anything else the process can't be trusted and is ended."""
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(within_s):
                process.stdin.write(frame)
                await process.stdin.drain()
                (length,) = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
                return decode(await process.stdout.readexactly(length), kind)
        except TimeoutError:
            reason = f"no answer within {within_s:g} s"
        except (asyncio.IncompleteReadError, OSError):
            reason = "the process died"
        except msgspec.MsgspecError:
            reason = "an answer that can't be read"
        await self._end()
        raise BotFailed(reason)

    async def _end(self) -> None:
        process, logging_ = self.process, self._logging
        if process is None or logging_ is None:
            return
        self.process = self._logging = None
        with contextlib.suppress(ProcessLookupError):  # it ended by itself
            process.kill()
        await process.wait()
        await logging_

    async def _log_words(self, process: Process) -> None:
        """What it says beside its answers: while it starts, in full; once it knows positions, only that it spoke."""
        assert process.stderr is not None
        while words := await process.stderr.read(LOGGED):
            told = f"{len(words)} bytes" if self._ready else words.decode(errors="replace").rstrip()
            log.warning("bot process %d: %s", process.pid, told)
