"""Where a request comes from: only our own pages may act for somebody, and only the operator sees inside."""

import hmac
import ipaddress
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from atable.server.settings import Settings


def from_own_page(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    origin = connection.headers.get("origin")
    settings: Settings = connection.app.state.server.settings
    if origin is None:
        return True  # no browser: there is no page that could act for somebody
    return origin in settings.origins or _place(origin) == connection.headers.get("host")


def _place(origin: str) -> str | None:
    """Host and port; None for «null» and for what is no address, which must equal no host."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


def is_operator(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """On this machine and not by way of a proxy, or with the token from the settings."""
    settings: Settings = connection.app.state.server.settings
    token = connection.headers.get("authorization", "").removeprefix("Bearer ").encode()
    if settings.metrics_token and hmac.compare_digest(token, settings.metrics_token.encode()):
        return True
    forwarded = "x-forwarded-for" in connection.headers or "forwarded" in connection.headers
    return not forwarded and connection.client is not None and _is_this_machine(connection.client.host)


def _is_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
