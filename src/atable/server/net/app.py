"""The web application: routes, limits, headers, errors."""

from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.app import AppConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope

import atable
from atable.kernel.errors import BadOptions
from atable.server.errors import Denied, forbidden, not_found
from atable.server.net import problems
from atable.server.net.api import Games, TablesApi, the_server
from atable.server.net.bodies import describe_exactly, read_strictly
from atable.server.net.client_files import ClientFiles, asset, page, root_file
from atable.server.net.origins import from_own_page, is_operator
from atable.server.net.sockets import table_socket
from atable.server.people.routes import People, within_limits
from atable.server.server import Server
from atable.server.settings import Settings
from atable.server.store.errors import StorageFailed

UNSAFE: Final = ("POST", "PUT", "PATCH", "DELETE")
HEADERS: Final = {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "referrer-policy": "no-referrer",  # addresses hold invitations
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
OVER_HTTPS: Final = {"cross-origin-opener-policy": "same-origin"}  # over plain http a browser only complains about it
ANSWERS: Final[dict[int | type[Exception], Any]] = {
    Denied: problems.on_denied,
    BadOptions: problems.on_bad_options,
    StorageFailed: problems.on_storage,
    ValidationException: problems.on_validation,
    msgspec.DecodeError: problems.on_unreadable,
    RecursionError: problems.on_too_deep,
    UnicodeDecodeError: problems.on_no_text,
    HTTPException: problems.on_http,
    Exception: problems.on_bug,
}
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def create_app(server: Server | None = None) -> Litestar:
    """Without a server: for its description only."""
    settings = server.settings if server is not None else Settings()
    app = Litestar(
        route_handlers=[
            Games,
            TablesApi,
            People,
            table_socket,
            page,
            root_file,
            asset,
            health,
            metrics,
        ],
        guards=[within_limits, own_pages_only],
        before_send=[_add_headers],
        exception_handlers=ANSWERS,
        openapi_config=OpenAPIConfig(title="À table!", version=atable.__version__, path="/api/schema"),
        request_max_body_size=settings.body_bytes,
        state=State({"server": server, "client": ClientFiles(), "secure": settings.secure}),
        on_app_init=[_quiet],
        before_request=read_strictly,
    )
    describe_exactly(app.openapi_schema)
    app.state.methods = _methods(app)
    return app


def _methods(app: Litestar) -> dict[str, str]:
    """By path: all methods of it. The framework's own answer to OPTIONS knows only those of one handler."""
    methods: dict[str, set[str]] = {}
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            methods.setdefault(route.path_format, set()).update(route.methods)
    return {path: ", ".join(sorted(names)) for path, names in methods.items()}


def _quiet(config: AppConfig) -> AppConfig:
    """Logging is ours: no request line is ever written, since addresses hold invitations."""
    config.logging_config = None
    return config


async def own_pages_only(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A page of another site may not act for somebody who is signed in here."""
    if connection.scope.get("method", "GET") in UNSAFE and not from_own_page(connection):
        raise forbidden("wrong-origin")


async def _add_headers(message: Message, scope: Scope) -> None:
    """On every answer, errors and files included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        app = scope["litestar_app"]
        for name, value in (HEADERS | OVER_HTTPS if app.state.secure else HEADERS).items():
            headers.setdefault(name, value)
        if scope["type"] == ScopeType.HTTP and scope["method"] == "OPTIONS" and "path_template" in scope:
            headers["allow"] = app.state.methods.get(scope["path_template"], "OPTIONS")


@get("/healthz", media_type=MediaType.JSON)
async def health(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """200 while the database answers and stores, and the server is not stopping."""
    server = the_server(request)
    if server.stopping:
        return Response({"status": "stopping"}, status_code=503)
    try:
        await server.store.versions([])
        stores = server.database.stores  # the heartbeat writes, if nobody else does
    except StorageFailed:
        stores = False
    return Response({"status": "ok"}) if stores else Response({"status": "no storage"}, status_code=503)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For Prometheus: on this machine, or with the operator's token. Counts tell of moves that others can't see."""
    if not is_operator(request):
        raise not_found()
    return Response(the_server(request).metrics.render(), media_type="text/plain; version=0.0.4")
