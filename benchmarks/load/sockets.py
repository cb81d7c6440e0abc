"""A WebSocket client that costs as little as it can, so that what is measured is the server.

Only what a load generator needs: whole text frames, no compression, a masking key of zeros (so that masking
changes nothing). It answers pings.
"""

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import cast

TEXT, PONG = 0x1, 0xA
SWITCHING = b"HTTP/1.1 101"
NO_MASK = bytes(4)


class LightSocket(asyncio.Protocol):
    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = request
        self._hear = hear
        self._rest = b""
        self._upgraded = False
        self._closing = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the connection during the handshake"))
        elif not self._closing:
            problem = {"message": "the server closed a socket under load", "exception": error}
            asyncio.get_running_loop().call_exception_handler(problem)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        self._rest = self._frames(data, 0) if self._upgraded else self._handshake(data)

    def _handshake(self, data: bytes) -> bytes:
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return data
        if not data.startswith(SWITCHING):
            status = data.split(b"\r\n", 1)[0].decode(errors="replace")
            self.opened.set_exception(ConnectionError(f"no socket: {status}"))
            self.close()
            return b""
        self._upgraded = True
        self.opened.set_result(None)
        return self._frames(data, end + 4)

    def _frames(self, data: bytes, at: int) -> bytes:
        """Hand over every whole frame; return what is left of the last one."""
        size = len(data)
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                start += 2
                length = int.from_bytes(data[at + 2 : start], "big") if size >= start else size
            elif length == 127:
                start += 8
                length = int.from_bytes(data[at + 2 : start], "big") if size >= start else size
            if size < start + length:
                break
            self._frame(data[at], data[start : start + length])
            at = start + length
        return data[at:]

    def _frame(self, first: int, payload: bytes) -> None:
        match first & 0x0F:
            case 0x1 if first & 0x80:
                self._hear(payload)
            case 0x9:
                self._write(PONG, payload)
            case 0x8:
                raise ConnectionError(f"the server closed a socket: {payload!r}")
            case kind:
                raise ConnectionError(f"a frame of kind {kind} that this client does not read")

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = bytes((0x80 | kind, 0x80 | size))
        elif size < 1 << 16:
            head = bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((0x80 | kind, 0x80 | 127)) + size.to_bytes(8, "big")
        self._transport.write(head + NO_MASK + payload)

    def close(self) -> None:
        self._closing = True
        self._transport.close()


async def open_socket(
    port: int, path: str, hear: Callable[[bytes], None], headers: dict[str, str] | None = None
) -> LightSocket:
    """Connect to loopback and upgrade."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        f"Origin: http://127.0.0.1:{port}",
        *(f"{name}: {value}" for name, value in (headers or {}).items()),
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    loop = asyncio.get_running_loop()
    _, protocol = await loop.create_connection(lambda: LightSocket(request, hear), "127.0.0.1", port)
    await protocol.opened
    return protocol
