"""The web client as built: its page, scripts, styles, fonts and icons, held in memory and sent compressed."""

import gzip
import mimetypes
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

import atable
from atable.server.errors import not_found

FOLDER: Final = Path(atable.__file__).parent / "server" / "client"  # written by `make web`; one for both builds
ASSETS: Final = "assets/"
TEXTUAL: Final = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the names of assets change with their content
NOT_BUILT: Final = "The web client is not built. Stop the server, run `make web`, then start it again.\n"
PAGES: Final = [  # what the client's router knows; anything else is answered with its page «not found»
    "/",
    "/new/{game:str}",
    "/join",
    "/i/{code:str}",
    "/s/{token:str}",
    "/t/{table_id:str}",
    "/r/{table_id:str}",
    "/rules/{game:str}",
    "/my-games",
    "/account",
    "/about",
    "/hosting",
]
ROOT_FILES: Final = [
    "/icon.svg",
    "/icon-192.png",
    "/icon-512.png",
    "/icon-maskable-512.png",
    "/manifest.webmanifest",
    "/sw.js",
]

AnyRequest = Request[Any, Any, Any]


class ClientFiles:
    def __init__(self, folder: Path = FOLDER) -> None:
        paths = [path for path in folder.rglob("*") if path.is_file()]
        self._plain = {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}
        self._small = {name: gzip.compress(body, 9) for name, body in self._plain.items() if _is_text(name)}

    def page(self, request: AnyRequest, status: HTTPStatus = HTTPStatus.OK) -> Response[bytes]:
        """The one page; its script shows what belongs to the address."""
        if "index.html" not in self._plain:
            headers = {"content-type": "text/plain; charset=utf-8"}
            return Response(NOT_BUILT.encode(), status_code=HTTPStatus.SERVICE_UNAVAILABLE, headers=headers)
        return self.file(request, "index.html", status)

    def file(self, request: AnyRequest, name: str, status: HTTPStatus = HTTPStatus.OK) -> Response[bytes]:
        if name not in self._plain:
            raise not_found()
        headers = {"vary": "accept-encoding"} | ({"cache-control": FOR_EVER} if name.startswith(ASSETS) else {})
        body = self._plain[name]
        if name in self._small and "gzip" in request.headers.get("accept-encoding", ""):
            body = self._small[name]
            headers["content-encoding"] = "gzip"
        return Response(body, status_code=status, media_type=_type(name), headers=headers)


def _type(name: str) -> str:
    return TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"


def _is_text(name: str) -> bool:
    return _type(name).startswith(TEXTUAL)


def files_of(request: AnyRequest) -> ClientFiles:
    files: ClientFiles = request.app.state.client
    return files


def wants_page(request: AnyRequest) -> bool:
    """Somebody followed a link to nowhere: a person is answered with a page, a program with an error."""
    is_page = not request.url.path.startswith(("/api", "/assets"))
    return is_page and request.method == "GET" and "text/html" in request.headers.get("accept", "")


@get(PAGES, media_type=MediaType.HTML, include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes]:
    return files_of(request).page(request)


@get(ROOT_FILES, include_in_schema=False)
async def root_file(request: AnyRequest) -> Response[bytes]:
    return files_of(request).file(request, request.url.path.removeprefix("/"))


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    return files_of(request).file(request, f"{ASSETS}{name}")
