"""The HTTP side of games and tables."""

from http import HTTPStatus
from typing import Annotated, Any, cast

import msgspec
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from atable.kernel.codec import encode
from atable.protocol.http import Created, CreateTable, GameInfo, Invited, Replay, SeatLink, Tables, WhatIf
from atable.protocol.info import TableInfo
from atable.protocol.socket import SeatNumber
from atable.server.errors import Denied, not_found
from atable.server.net.lists import Lists
from atable.server.net.replays import journal_of, replay_of
from atable.server.people.cookies import LINK_LIFE, Claim
from atable.server.people.routes import client_address, current_person, require_person
from atable.server.refusals import REFUSALS
from atable.server.server import Server
from atable.server.tables.table import Table

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=32, pattern="^[0-9A-Za-z_-]+$")]
Code = Annotated[str, PathParameter(max_length=64, pattern="^[0-9A-Za-z]+$")]
OPEN_TABLES = 100


def the_server(request: AnyRequest) -> Server:
    return cast(Server, request.app.state.server)


async def table_for(request: AnyRequest, table_id: str) -> Table:
    """The table, if this person may look at it; else the same answer as if it were not there."""
    table = await the_server(request).registry.get(table_id)
    person = await current_person(request)
    async with table.fresh():
        facts = table.book.facts
        if person is not None and person.id in facts.removed:
            raise not_found()
        if not facts.opened.public and (person is None or person.id not in facts.guests):
            raise not_found()
    return table


async def room_for_another(server: Server, person: str) -> None:
    if await server.store.unfinished_of(person) >= server.settings.tables_per_person:
        raise Denied("too-many-tables", {"most": server.settings.tables_per_person})


class Games(Controller):
    path = "/api/games"

    @get("/", responses=REFUSALS)
    async def games(self, request: AnyRequest) -> list[GameInfo]:
        """The games of this server, their options and bots."""
        office = the_server(request).office
        return [
            GameInfo(
                id=game.spec.id,
                names=game.spec.names,
                seats_min=game.spec.seats_min,
                seats_max=game.spec.seats_max,
                together=game.spec.together,
                rules_version=game.spec.rules_version,
                options=msgspec.json.schema(game.spec.options),
                bots=office.levels(game.spec.id),
            )
            for game in office.games.values()
        ]


class TablesApi(Controller):
    path = "/api"

    @get("/tables", responses=REFUSALS)
    async def open_tables(self, request: AnyRequest) -> Tables:
        """Public tables that wait for people or are being played."""
        server = the_server(request)
        rows = await server.store.open_tables(OPEN_TABLES)
        return Tables(await Lists(server.store).rows(rows))

    @get("/my-tables", responses=REFUSALS)
    async def my_tables(self, request: AnyRequest) -> Tables:
        """The reader's tables, finished ones included, with whose turn it is."""
        person = await require_person(request)
        return Tables(await Lists(the_server(request).store).mine(person.id))

    @post("/tables", status_code=HTTPStatus.CREATED, responses=REFUSALS)
    async def create(self, request: AnyRequest, data: JSONBody[CreateTable]) -> Created:
        """Open a table."""
        server, person = the_server(request), await require_person(request)
        await room_for_another(server, person.id)
        row = await server.doors.open_table(person.id, data)
        return Created(row.id, row.invitation)

    @get("/invitations/{code:str}", responses=REFUSALS)
    async def invitation(self, request: AnyRequest, code: Code) -> Invited:
        """The table that an invitation leads to."""
        server = the_server(request)
        server.limits.guess(client_address(request))
        row = await server.store.by_invitation(code.upper())
        if row is None:
            raise not_found()
        return Invited((await Lists(server.store).rows([row]))[0])

    @get("/tables/{table_id:str}", responses=REFUSALS)
    async def table(self, request: AnyRequest, table_id: TableId) -> TableInfo:
        """What may be known about a table."""
        table = await table_for(request, table_id)
        async with table.fresh():
            return table.info()

    @post("/tables/{table_id:str}/seat-link", status_code=HTTPStatus.OK, responses=REFUSALS)
    async def seat_link(self, request: AnyRequest, table_id: TableId) -> SeatLink:
        """A personal link to this seat for a second device."""
        server, person = the_server(request), await require_person(request)
        table = await table_for(request, table_id)
        if not table.book.facts.seats_of(person.id):
            raise Denied("not-your-seat", status=HTTPStatus.FORBIDDEN)
        now = server.clock.wall()
        token = server.keys.make_link(Claim(person.id, person.cookie_version), table_id, now)
        return SeatLink(f"/s/{token}", now + LINK_LIFE)

    @get("/tables/{table_id:str}/journal", media_type=MediaType.TEXT, responses=REFUSALS)
    async def journal(self, request: AnyRequest, table_id: TableId) -> Response[bytes]:
        """The journal of a finished game, for `atable verify`."""
        table = await table_for(request, table_id)
        body = await journal_of(the_server(request).office, table)
        name = f"{table.game_id}-{table_id}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(body, media_type="application/x-ndjson", headers=headers)

    @get("/tables/{table_id:str}/replay", responses=REFUSALS)
    async def replay(
        self,
        request: AnyRequest,
        table_id: TableId,
        seat: FromQuery[SeatNumber | None] = None,
    ) -> Response[bytes]:
        """A finished game step by step, as a seat or a spectator saw it."""
        table = await table_for(request, table_id)
        replay: Replay = await replay_of(the_server(request).office, table, seat)
        return Response(encode(replay), media_type=MediaType.JSON)

    @post("/tables/{table_id:str}/what-if", status_code=HTTPStatus.CREATED, responses=REFUSALS)
    async def what_if(self, request: AnyRequest, table_id: TableId, data: JSONBody[WhatIf]) -> Created:
        """Continue a finished game from one of its moments, alone with bots, at a new table."""
        server, person = the_server(request), await require_person(request)
        table = await table_for(request, table_id)
        await room_for_another(server, person.id)
        row = await server.doors.branch(person.id, table.id, data)
        return Created(row.id, row.invitation)
