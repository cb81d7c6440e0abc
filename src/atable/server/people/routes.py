"""The HTTP side of people: /api/me, accounts, log-in, and the use of a seat link."""

from http import HTTPStatus
from typing import Any, Protocol, cast

from litestar import Controller, Request, Response, delete, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from atable.protocol.http import Introduce, Language, LogIn, LogOut, Me, Register, UseSeatLink, WhoAmI
from atable.server.clock import Clock
from atable.server.errors import Denied
from atable.server.people.accounts import Accounts
from atable.server.people.cookies import COOKIE_LIFE, COOKIE_NAME, Claim, Keys
from atable.server.people.limits import Limits, address_of
from atable.server.refusals import REFUSALS
from atable.server.settings import SECOND, Settings
from atable.server.store.rows import Person
from atable.server.store.store import Store

Connection = ASGIConnection[Any, Any, Any, Any]  # a request or a socket
AnyRequest = Request[Any, Any, Any]


class Serving(Protocol):
    """What these routes need of the server, which is at `app.state.server`."""

    store: Store
    settings: Settings
    clock: Clock
    limits: Limits
    keys: Keys
    accounts: Accounts


def serving(connection: Connection) -> Serving:
    return cast(Serving, connection.app.state.server)


def client_address(connection: Connection) -> str:
    peer = "" if connection.client is None else connection.client.host
    forwarded = ",".join(connection.headers.getall("x-forwarded-for", []))
    return address_of(peer, forwarded, serving(connection).settings.trusted_proxies)


async def within_limits(connection: Connection, _: BaseRouteHandler) -> None:
    """A guard for all requests. A socket counts itself once it is open, where it can say why it is closed."""
    if connection.scope["type"] == ScopeType.HTTP:
        serving(connection).limits.request(client_address(connection))


async def current_person(request: Connection) -> Person | None:
    """Who asks, by their cookie."""
    server = serving(request)
    token = request.cookies.get(COOKIE_NAME, "")
    return await server.accounts.known(server.keys.read_cookie(token, server.clock.wall()))


async def require_person(request: Connection) -> Person:
    person = await current_person(request)
    if person is None:
        raise Denied("no-person", status=HTTPStatus.UNAUTHORIZED)
    return person


class People(Controller):
    path = "/api"

    @get("/me", responses=REFUSALS)
    async def who_am_i(self, request: AnyRequest) -> Response[WhoAmI]:
        """Each visit gives the cookie another year."""
        person = await current_person(request)
        if person is None:
            return Response(WhoAmI(None))
        server = serving(request)
        await server.accounts.seen(person)
        return Response(WhoAmI(_me(person)), cookies=[_cookie(server, person)])

    @post("/me", status_code=HTTPStatus.OK, responses=REFUSALS)
    async def introduce(self, request: AnyRequest, data: JSONBody[Introduce]) -> Response[Me]:
        accounts = serving(request).accounts
        person = await current_person(request)
        known = await accounts.welcome(data) if person is None else await accounts.rename(person, data)
        return _signed_in(request, known)

    @delete("/me", responses=REFUSALS)
    async def delete_my_data(self, request: AnyRequest) -> Response[None]:
        await serving(request).accounts.delete(await require_person(request))
        return _signed_out(HTTPStatus.NO_CONTENT)

    @post("/account", status_code=HTTPStatus.OK, responses=REFUSALS)
    async def register(self, request: AnyRequest, data: JSONBody[Register]) -> Response[Me]:
        server = serving(request)
        server.limits.guess(client_address(request))  # «taken» tells that a login exists
        person = await server.accounts.register(await require_person(request), data)
        return _signed_in(request, person)

    @post("/login", status_code=HTTPStatus.OK, responses=REFUSALS)
    async def log_in(self, request: AnyRequest, data: JSONBody[LogIn]) -> Response[Me]:
        server = serving(request)
        server.limits.guess(client_address(request))
        return _signed_in(request, await server.accounts.log_in(data))

    @post("/logout", status_code=HTTPStatus.NO_CONTENT, responses=REFUSALS)
    async def log_out(self, request: AnyRequest, data: JSONBody[LogOut]) -> Response[None]:
        if data.everywhere:
            await serving(request).accounts.log_out_everywhere(await require_person(request))
        return _signed_out(HTTPStatus.NO_CONTENT)

    @post("/seat-link/use", status_code=HTTPStatus.OK, responses=REFUSALS)
    async def use_seat_link(self, request: AnyRequest, data: JSONBody[UseSeatLink]) -> Response[Me]:
        server = serving(request)
        server.limits.guess(client_address(request))
        return _signed_in(request, await _person_of_link(server, data.token))


async def _person_of_link(server: Serving, token: str) -> Person:
    """A link is good as long as its person belongs to the table that it was made at."""
    link = server.keys.read_link(token, server.clock.wall())
    if link is not None:
        person = await server.accounts.known(Claim(link.person, link.version))
        mine = await server.store.tables_of(link.person)
        if person is not None and any(here.table.id == link.table for here in mine):
            return person
    raise Denied("bad-link", status=HTTPStatus.FORBIDDEN)


def _me(person: Person) -> Me:
    return Me(person.id, person.name, cast(Language, person.language), person.login)


def _signed_in(request: AnyRequest, person: Person) -> Response[Me]:
    return Response(_me(person), cookies=[_cookie(serving(request), person)])


def _cookie(server: Serving, person: Person) -> Cookie:
    token = server.keys.make_cookie(Claim(person.id, person.cookie_version), server.clock.wall())
    return Cookie(
        key=COOKIE_NAME,
        value=token,
        max_age=COOKIE_LIFE // SECOND,
        path="/",
        httponly=True,
        samesite="lax",
        secure=server.settings.secure,
    )


def _signed_out(status: HTTPStatus) -> Response[None]:
    response: Response[None] = Response(None, status_code=status)
    response.delete_cookie(COOKIE_NAME)
    return response
