"""Where a page comes from: a browser says it, and only our own pages may act for somebody."""

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
