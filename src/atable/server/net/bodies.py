"""Bodies of requests: read as strictly as the sockets' messages, and described so."""

from typing import Any, get_args

import msgspec
from litestar import Request
from litestar.openapi.spec import OpenAPI, Reference

from atable.protocol import http

TAKEN = (
    http.Introduce,
    http.Register,
    http.LogIn,
    http.LogOut,
    http.SeatPlan,
    http.CreateTable,
    http.UseSeatLink,
    http.WhatIf,
)


async def read_strictly(request: Request[Any, Any, Any]) -> None:
    """The framework would take 0 for false and "5" for 5; we don't. Raises msgspec.DecodeError."""
    field = request.route_handler.parsed_data_field
    if field is None:
        return
    wanted: Any = field.annotation
    body = await request.body()
    if body or type(None) not in get_args(wanted):
        msgspec.convert(_whole(msgspec.json.decode(body)), wanted)


def _whole(value: Any) -> Any:
    """To JSON Schema 75.0 is an integer; to msgspec it is not."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_whole(item) for item in value]
    if isinstance(value, dict):
        return {name: _whole(item) for name, item in value.items()}
    return value


def describe_exactly(description: OpenAPI) -> None:
    """What the framework's description leaves out: no other fields are taken, and «no content» has no content."""
    schemas = description.components.schemas
    for kind in TAKEN:
        schemas[kind.__name__].additional_properties = False
    for path in (description.paths or {}).values():
        for operation in (path.get, path.post, path.delete):
            response = operation.responses.get("204") if operation is not None and operation.responses else None
            if response is not None and not isinstance(response, Reference):
                response.content = None
