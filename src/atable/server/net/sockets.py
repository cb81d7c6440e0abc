"""The socket of a table: who may open it, what is read from it, what is sent."""

import asyncio
import contextlib
import logging
import re
from http import HTTPStatus
from typing import Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import PermissionDeniedException, WebSocketDisconnect
from litestar.params import FromPath

from atable.kernel.codec import encode
from atable.kernel.errors import AtableError
from atable.protocol.info import Problem
from atable.protocol.socket import Bye, ClientMessage, Command, FromServer, Hello, Ping, Pong, Refused, Say
from atable.server.errors import Denied, Uncertain, not_found, unavailable
from atable.server.net.origins import from_own_page
from atable.server.people.routes import client_address, current_person
from atable.server.server import Server
from atable.server.tables.listeners import Listener, Outbox
from atable.server.tables.table import Table

HELLO_WITHIN: Final = 10  # seconds
FLOOD: Final = 100  # messages in a row that were too many
TABLE_ID: Final = re.compile("[0-9A-Za-z_-]{1,32}")
PASSING: Final = (HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.TOO_MANY_REQUESTS)  # it may be better in a moment
POLICY: Final = 1008
RESTART: Final = 1012
TRY_LATER: Final = 1013

_messages: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
logger = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]


class Closed(Exception):
    """The other side is gone."""


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """See the protocol: Hello first, then commands; the server answers each and sends what is new."""
    if not from_own_page(socket):
        raise PermissionDeniedException("wrong origin")
    await socket.accept()
    with contextlib.suppress(Closed, WebSocketDisconnect):
        await Conversation(cast(Server, socket.app.state.server), socket, table_id).hold()


class Conversation:
    def __init__(self, server: Server, socket: Socket, table_id: str) -> None:
        self.server = server
        self.socket = socket
        self.table_id = table_id
        self._refused = 0  # messages in a row, for being too many

    async def hold(self) -> None:
        address = client_address(self.socket)
        try:
            with self.server.crowd.at(address):
                self.server.limits.request(address)
                person = await self._who()
                with self.server.crowd.of(person):
                    table, listener = await self._greet(person)
                    await self._converse(table, listener)
        except AtableError as error:
            await self._turn_away(error)

    async def _turn_away(self, error: AtableError) -> None:
        """Who was refused stays away, unless it is for a moment only."""
        denied = error if isinstance(error, Denied) else unavailable("storage-failed")
        await self._send([encode(Bye(denied.problem(), again=denied.status in PASSING))])
        await self.socket.close(POLICY)

    async def _converse(self, table: Table, listener: Listener) -> None:
        sender = asyncio.create_task(self._speak(table, listener))
        try:
            await self._listen(table, listener)
        finally:
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)
            await self.server.doors.disconnect(table, listener)

    async def _who(self) -> str:
        if self.server.stopping:
            raise unavailable("server-stops")
        person = await current_person(self.socket)
        if person is None:
            raise Denied("no-person")
        return person.id

    async def _greet(self, person: str) -> tuple[Table, Listener]:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                text = await self._receive()
        except TimeoutError:
            raise Denied("hello-first") from None
        hello = _read(text)
        if not isinstance(hello, Hello):
            raise Denied("hello-first")
        if not TABLE_ID.fullmatch(self.table_id):
            raise not_found()
        if hello.invitation is not None:
            self.server.limits.guess(client_address(self.socket))
        return await self.server.doors.connect(person, self.table_id, hello)

    # Listening

    async def _listen(self, table: Table, listener: Listener) -> None:
        while True:
            text = await self._receive()
            if not listener.outbox.closing:
                reply = await self._reply(table, listener, text)
                if isinstance(reply, Bye):
                    listener.outbox.say_goodbye(reply)
                else:
                    listener.answer(reply)
                await listener.outbox.room()

    async def _reply(self, table: Table, listener: Listener, text: str | None) -> FromServer:
        arrived = self.server.clock.wall()
        try:
            self._count(table, listener)
            message = _read(text)
        except Denied as error:
            return Refused(_client(text), error.problem())
        if isinstance(message, Ping):
            return Pong()
        if isinstance(message, Command):
            return await self._carry_out(table, listener.person, message, arrived)
        return Refused(None, Problem("bad-message", {"problem": "said hello already"}))

    def _count(self, table: Table, listener: Listener) -> None:
        """Who goes on after many refusals is no person but a flood, and is cut off."""
        try:
            self.server.limits.message(listener.person, table.id)
        except Denied as error:
            self._refused += 1
            if self._refused >= FLOOD:
                listener.outbox.say_goodbye(Bye(error.problem(), again=True))
            raise
        self._refused = 0

    async def _carry_out(self, table: Table, person: str, message: Command, arrived: int) -> FromServer:
        try:
            if isinstance(message, Say):
                self.server.limits.chat(person)
            return await self.server.doors.receive(table, person, message, arrived)
        except Uncertain as error:
            return Bye(error.problem(), again=True)
        except Denied as error:
            return Refused(message.client, error.problem())
        except AtableError as error:
            logger.error("command failed", extra={"table": table.id, "reason": type(error).__name__})
            return Refused(message.client, Problem("storage-failed"))
        except Exception as error:  # a bug of ours: the log says where, the answer nothing
            logger.error("command failed", exc_info=error, extra={"table": table.id})
            return Refused(message.client, Problem("server-error"))

    # Speaking

    async def _speak(self, table: Table, listener: Listener) -> None:
        """Send what waits. After an overflow: a fresh picture instead of what was dropped."""
        try:
            await self._empty(listener.outbox, table, listener)
        except (WebSocketDisconnect, OSError):
            pass  # gone: whoever listens hears of it
        except Exception as error:
            logger.error("telling failed", exc_info=error, extra={"table": table.id})
            await self.socket.close(TRY_LATER)
        finally:
            listener.outbox.abandon()

    async def _empty(self, outbox: Outbox, table: Table, listener: Listener) -> None:
        while True:
            waiting = await outbox.take()
            if waiting:
                await self._send(waiting)
            if outbox.closing and not len(outbox):
                await self.socket.close(RESTART if self.server.stopping else POLICY)
                return
            if outbox.overflown:
                self.server.metrics.resynced()
                await self.server.doors.show_all(table, listener)

    async def _send(self, messages: list[bytes]) -> None:
        text = (b"[" + b",".join(messages) + b"]").decode()
        await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def _receive(self) -> str | None:
        """The next message; None for bytes, which are none of ours."""
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise Closed
        text = event.get("text")
        return text if isinstance(text, str) else None


def _read(text: str | None) -> ClientMessage:
    """A message of the protocol; Denied says what is wrong with it and where."""
    if text is None:
        raise Denied("bad-message", {"problem": "it is not text"})
    try:
        return _messages.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        problem, _, field = str(error).partition(" - at `$.")
        raise Denied("bad-message", {"problem": problem}, field=field.rstrip("`") or None) from None
    except RecursionError:
        raise Denied("bad-message", {"problem": "nested too deeply"}) from None


class _WithClient(msgspec.Struct):
    client: str | None = None


def _client(text: str | None) -> str | None:
    """The id of a message that can't be read otherwise, so that its sender knows which one was refused."""
    if text is None:
        return None
    try:
        return msgspec.json.decode(text, type=_WithClient).client
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
