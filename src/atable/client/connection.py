"""A socket that comes back: it reconnects by itself, and repeats every command that has no answer yet.

A command keeps its client id however often it is sent, and the server answers a repeat without carrying
it out again. That is what makes sending again safe.
"""

import asyncio
import contextlib
import random
import secrets
from collections.abc import Callable, Mapping
from http import HTTPStatus

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.typing import Origin

from atable.client.errors import NotConnected, ProtocolError, RefusedByServer, SentAway, problem_in
from atable.client.picture import Picture
from atable.kernel.codec import encode
from atable.kernel.errors import AtableError
from atable.protocol.socket import Bye, Command, Done, Ping, Pong, Refused, ServerMessage, Welcome

MOST_BYTES = 16 * 1024 * 1024  # of one frame: a long game from its first event on

_frames: msgspec.json.Decoder[list[ServerMessage]] = msgspec.json.Decoder(list[ServerMessage])


class Timing(msgspec.Struct, frozen=True, kw_only=True):
    """In seconds."""

    ping: float = 20.0  # between two of them
    silence: float = 40.0  # after which a connection is given up
    first_retry: float = 0.1  # doubling
    last_retry: float = 5.0
    welcome: float = 30.0  # how long to try before we were ever welcomed


class Address(msgspec.Struct, frozen=True):
    url: str
    origin: str
    headers: Mapping[str, str]


class Connection:
    """Carries commands one way and keeps the picture up to date with what comes the other way."""

    def __init__(
        self, address: Callable[[], Address], picture: Picture, invitation: str | None, timing: Timing
    ) -> None:
        self.failure: AtableError | None = None  # why there is no way back
        self.trouble: Exception | None = None  # what ended the last attempt
        self._address = address  # asked at every attempt: the cookie may have changed
        self._picture = picture
        self._invitation = invitation
        self._timing = timing
        self._socket: ClientConnection | None = None  # while we are welcome on it
        self._waiting: dict[str, tuple[bytes, asyncio.Future[None]]] = {}
        self._prefix = secrets.token_hex(8)
        self._commands = 0
        self._retry = timing.first_retry
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._running = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._running is not None:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._running

    def next_id(self) -> str:
        """A client id that nobody has used."""
        self._commands += 1
        return f"{self._prefix}-{self._commands}"

    async def ask(self, command: Command) -> None:
        """Send until answered; raise RefusedByServer if the answer is no."""
        if self.failure is not None:
            raise self.failure
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        data = encode(command)
        self._waiting[command.client] = (data, answer)
        try:
            if self._socket is not None:
                await self._send(self._socket, data)
            await answer
        finally:
            self._waiting.pop(command.client, None)

    async def _send(self, socket: ClientConnection, data: bytes) -> None:
        with contextlib.suppress(ConnectionClosed):  # what is not answered is sent again on the next one
            await socket.send(data, text=True)

    async def _run(self) -> None:
        try:
            while self.failure is None:
                await self._attempt()
        finally:
            self._give_up(NotConnected("this table was left"))

    async def _attempt(self) -> None:
        try:
            await self._converse()
        except (OSError, WebSocketException) as error:
            self._judge(error)
        except AtableError as error:
            self._give_up(error)
        except msgspec.DecodeError as error:
            self._give_up(ProtocolError(f"a message that we can't read: {error}"))
        if self.failure is None:
            await self._back_off()

    def _judge(self, error: Exception) -> None:
        """A door that is shut stays shut; anything else may be better in a moment."""
        self.trouble = error
        if not isinstance(error, InvalidStatus):
            return
        status = error.response.status_code
        if status < HTTPStatus.INTERNAL_SERVER_ERROR and status != HTTPStatus.TOO_MANY_REQUESTS:
            self._give_up(SentAway(problem_in(bytes(error.response.body or b""), status)))

    def _give_up(self, error: AtableError) -> None:
        if self.failure is None:
            self.failure = error
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(self.failure)
        self._picture.ring()

    async def _back_off(self) -> None:
        await asyncio.sleep(self._retry * random.uniform(0.5, 1.0))  # not all clients at once after a restart
        self._retry = min(self._retry * 2, self._timing.last_retry)

    async def _converse(self) -> None:
        address = self._address()
        async with connect(
            address.url,
            origin=Origin(address.origin),
            additional_headers=address.headers,
            max_size=MOST_BYTES,
            ping_interval=None,  # the protocol has pings of its own
            close_timeout=1,
        ) as socket:
            await self._send(socket, encode(self._picture.hello(self._invitation)))
            pinging = asyncio.create_task(self._ping(socket))
            try:
                await self._listen(socket)
            finally:
                self._socket = None
                pinging.cancel()

    async def _ping(self, socket: ClientConnection) -> None:
        while True:
            await asyncio.sleep(self._timing.ping)
            await self._send(socket, encode(Ping()))

    async def _listen(self, socket: ClientConnection) -> None:
        """Until the server says goodbye or the connection ends."""
        while True:
            async with asyncio.timeout(self._timing.silence):
                frame = await socket.recv()
            for message in _frames.decode(frame):
                match message:
                    case Bye(problem=problem, again=again):
                        if again:
                            return
                        raise SentAway(problem)
                    case Welcome():
                        self._picture.take(message)
                        await self._welcomed(socket)
                    case Done(client=client):
                        self._answer(client, None)
                    case Refused():
                        self._refused(message)
                    case Pong():
                        pass
                    case _:
                        self._picture.take(message)

    async def _welcomed(self, socket: ClientConnection) -> None:
        self._retry = self._timing.first_retry
        self._socket = socket
        for data, _ in list(self._waiting.values()):
            await self._send(socket, data)

    def _refused(self, message: Refused) -> None:
        refusal = RefusedByServer(message.problem, message.accepted)
        if message.client is None:
            raise refusal  # it could not even tell which command this was
        self._answer(message.client, refusal)

    def _answer(self, client: str, refusal: RefusedByServer | None) -> None:
        _, answer = self._waiting.get(client, (b"", None))
        if answer is None or answer.done():
            return  # a second answer to a command that was sent twice
        if refusal is None:
            answer.set_result(None)
        else:
            answer.set_exception(refusal)
