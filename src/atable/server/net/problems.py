"""Every error as one kind of answer, in the reader's language, without anything secret in it."""

import logging
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from atable.kernel.codec import encode
from atable.kernel.errors import BadOptions
from atable.protocol.http import ErrorBody
from atable.protocol.info import Problem
from atable.server.errors import Denied, bad_option
from atable.server.net.client_files import files_of, wants_page
from atable.server.store.errors import StorageFailed
from atable.server.texts import say

logger = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, Any]

KEYS = {
    HTTPStatus.NOT_FOUND: "not-found",
    HTTPStatus.METHOD_NOT_ALLOWED: "not-allowed",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "message-too-big",
    HTTPStatus.TOO_MANY_REQUESTS: "too-many",
}


def on_denied(request: AnyRequest, error: Denied) -> Response[bytes]:
    return _answer(request, error.status, error.problem())


def on_bad_options(request: AnyRequest, error: BadOptions) -> Response[bytes]:
    return on_denied(request, bad_option(error))


def on_storage(request: AnyRequest, error: StorageFailed) -> Response[bytes]:
    return _answer(request, HTTPStatus.SERVICE_UNAVAILABLE, Problem("storage-failed"))


def on_validation(request: AnyRequest, error: ValidationException) -> Response[bytes]:
    """What is wrong with the input, and where."""
    extra: Any = error.extra
    first: dict[str, Any] = extra[0] if isinstance(extra, list) and extra else {}
    text = str(first.get("message") or error.detail)
    problem, _, field = text.partition(" - at `$.")
    return _answer(request, HTTPStatus.BAD_REQUEST, _bad(problem, field.rstrip("`") or first.get("key")))


def on_too_deep(request: AnyRequest, error: RecursionError) -> Response[bytes]:
    return _answer(request, HTTPStatus.BAD_REQUEST, _bad("nested too deeply", None))


def on_no_text(request: AnyRequest, error: UnicodeDecodeError) -> Response[bytes]:
    return _answer(request, HTTPStatus.BAD_REQUEST, _bad("it is not UTF-8", None))


def on_unreadable(request: AnyRequest, error: msgspec.DecodeError) -> Response[bytes]:
    problem, _, field = str(error).partition(" - at `$.")
    return _answer(request, HTTPStatus.BAD_REQUEST, _bad(problem, field.rstrip("`") or None))


def _bad(problem: str, field: str | None) -> Problem:
    return Problem("bad-message", {"problem": problem}, field=field)


def on_http(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    status = HTTPStatus(error.status_code)
    if status == HTTPStatus.NOT_FOUND and wants_page(request):
        return files_of(request).page(request, status)
    key = KEYS.get(status, "server-error" if status >= HTTPStatus.INTERNAL_SERVER_ERROR else "bad-message")
    problem = Problem(key, {"problem": status.phrase} if key == "bad-message" else {})
    return _answer(request, status, problem, error.headers)


def on_bug(request: AnyRequest, error: Exception) -> Response[bytes]:
    """A bug of ours: the log says where, the answer nothing."""
    logger.error("request failed", exc_info=error)
    return _answer(request, HTTPStatus.INTERNAL_SERVER_ERROR, Problem("server-error"))


def _answer(
    request: AnyRequest, status: HTTPStatus, problem: Problem, headers: dict[str, str] | None = None
) -> Response[bytes]:
    told = msgspec.structs.replace(problem, text=say(problem, language_of(request)))
    return Response(encode(ErrorBody(told)), status_code=status, media_type=MediaType.JSON, headers=headers)


def language_of(request: AnyRequest) -> str:
    """The first language of the reader's list that we speak."""
    for part in request.headers.get("accept-language", "").split(","):
        language = part.split(";")[0].strip().split("-")[0].lower()
        if language in ("en", "fr"):
            return language
    return "en"
