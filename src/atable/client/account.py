"""A visitor of a server: who we are there, and the way to its tables."""

from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec

from atable.client.connection import Address, Timing
from atable.client.errors import NotConnected, ProtocolError, RefusedByServer, problem_in
from atable.client.table import Table
from atable.protocol.http import (
    Created,
    CreateTable,
    GameInfo,
    Introduce,
    Invited,
    Language,
    LogIn,
    Me,
    Register,
    Replay,
    SeatLink,
    SeatPlan,
    TableRow,
    Tables,
    UseSeatLink,
    WhatIf,
    WhoAmI,
)
from atable.protocol.info import TableInfo, Thinking

T = TypeVar("T")


class Visitor:
    """`async with Visitor("http://127.0.0.1:8000") as me:`. Each one has a cookie, so a person, of its own."""

    def __init__(
        self, base_url: str, timing: Timing | None = None, transport: httpx.AsyncBaseTransport | None = None
    ) -> None:
        parts = urlsplit(base_url)
        self._origin = f"{parts.scheme}://{parts.netloc}"
        self._timing = timing or Timing()
        self._http = httpx.AsyncClient(base_url=self._origin, transport=transport, timeout=30)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    def table(self, table_id: str, invitation: str | None = None) -> Table:
        """A table to be entered with `async with`. The invitation is needed once, by a stranger to the table."""
        return Table(lambda: self.socket_address(table_id), invitation, self._timing)

    def socket_address(self, table_id: str) -> Address:
        """Where a table's socket is, and what shows there who we are."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._http.cookies.jar)
        url = self._origin.replace("http", "ws", 1) + f"/api/tables/{table_id}/socket"
        return Address(url, self._origin, {"Cookie": cookies} if cookies else {})

    async def games(self) -> list[GameInfo]:
        return await self._get("/api/games", list[GameInfo])

    async def who_am_i(self) -> Me | None:
        return (await self._get("/api/me", WhoAmI)).me

    async def introduce(self, name: str, language: Language = "en") -> Me:
        """Become a guest with this name, or change name or language."""
        return await self._post("/api/me", Introduce(name, language), Me)

    async def forget_me(self) -> None:
        """Delete all that the server knows of this person."""
        await self._call("DELETE", "/api/me")

    async def register(self, login: str, password: str) -> Me:
        """Keep this guest as an account."""
        return await self._post("/api/account", Register(login, password), Me)

    async def log_in(self, login: str, password: str) -> Me:
        return await self._post("/api/login", LogIn(login, password), Me)

    async def log_out(self, everywhere: bool = False) -> None:
        await self._call("POST", "/api/logout", {"everywhere": everywhere})

    async def public_tables(self) -> tuple[TableRow, ...]:
        return (await self._get("/api/tables", Tables)).tables

    async def my_tables(self) -> tuple[TableRow, ...]:
        return (await self._get("/api/my-tables", Tables)).tables

    async def create_table(
        self,
        game: str,
        seats: Sequence[str],
        *,
        options: dict[str, Any] | None = None,
        public: bool = False,
        thinking: Thinking = "normal",
        hours: int = 24,
        start: bool = False,
    ) -> Created:
        """One word for each seat: «me», «open», «empty», or the level of a bot."""
        plans = [_plan(seat) for seat in seats]
        wish = CreateTable(game, plans, options or {}, public, thinking, hours, start)
        return await self._post("/api/tables", wish, Created)

    async def table_info(self, table_id: str) -> TableInfo:
        return await self._get(f"/api/tables/{table_id}", TableInfo)

    async def invited(self, invitation: str) -> TableRow:
        """The table that an invitation leads to."""
        return (await self._get(f"/api/invitations/{invitation}", Invited)).table

    async def seat_link(self, table_id: str) -> SeatLink:
        """Opens our seats on a second device: whoever has it is us."""
        return await self._post(f"/api/tables/{table_id}/seat-link", None, SeatLink)

    async def use_seat_link(self, token: str) -> Me:
        return await self._post("/api/seat-link/use", UseSeatLink(token), Me)

    async def journal(self, table_id: str) -> bytes:
        """The journal of a finished game, for `atable verify`."""
        return await self._call("GET", f"/api/tables/{table_id}/journal")

    async def replay(self, table_id: str, seat: int | None = None) -> Replay:
        """A finished game step by step, as a seat or a spectator saw it."""
        query = "" if seat is None else f"?seat={seat}"
        return await self._get(f"/api/tables/{table_id}/replay{query}", Replay)

    async def what_if(self, table_id: str, moment: int, seat: int, level: str | None = None) -> Created:
        """Continue a finished game after this many moments of its replay, on this seat, alone with bots."""
        return await self._post(f"/api/tables/{table_id}/what-if", WhatIf(moment, seat, level), Created)

    async def _get(self, path: str, kind: type[T]) -> T:
        return _read(await self._call("GET", path), kind)

    async def _post(self, path: str, body: object, kind: type[T]) -> T:
        return _read(await self._call("POST", path, body), kind)

    async def _call(self, method: str, path: str, body: object = None) -> bytes:
        content = None if body is None else msgspec.json.encode(body)
        headers = {"Origin": self._origin, "Content-Type": "application/json"}
        try:
            response = await self._http.request(method, path, content=content, headers=headers)
        except httpx.TransportError as error:
            raise NotConnected(f"{self._origin} can't be reached: {error!r}") from error
        if response.is_success:
            return response.content
        raise RefusedByServer(problem_in(response.content, response.status_code))


def _plan(seat: str) -> SeatPlan:
    match seat:
        case "me" | "open" | "empty":
            return SeatPlan(seat)
        case level:
            return SeatPlan("bot", level)


def _read(content: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.DecodeError as error:
        raise ProtocolError(f"not the {kind.__name__} that was asked for: {error}") from error
