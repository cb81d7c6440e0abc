"""How requests are refused, for the description of the HTTP side."""

from http import HTTPStatus
from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from atable.protocol.http import ErrorBody

STATUSES: Final = (
    HTTPStatus.BAD_REQUEST,
    HTTPStatus.UNAUTHORIZED,
    HTTPStatus.FORBIDDEN,
    HTTPStatus.NOT_FOUND,
    HTTPStatus.CONFLICT,
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    HTTPStatus.TOO_MANY_REQUESTS,
    HTTPStatus.SERVICE_UNAVAILABLE,
)
REFUSALS: Final = {
    int(status): ResponseSpec(ErrorBody, generate_examples=False, description=status.phrase) for status in STATUSES
}
