"""The pages about the protocol are those of the types."""

import re

import msgspec
import pytest

from atable.protocol import http, info, socket
from tools.protocol import DOCS, FILES, ROUTES, page, schema

BASES = {"FromClient", "FromServer", "Command"}


@pytest.mark.parametrize("name", FILES)
def test_the_files_are_current(name: str) -> None:
    """If not: `.venv/bin/python tools/protocol.py` writes them."""
    assert (DOCS / name).read_text(encoding="utf-8") == FILES[name]()


def test_every_type_of_the_protocol_is_described() -> None:
    defined = {
        name
        for module in (http, info, socket)
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    }
    assert defined - BASES <= set(schema()["$defs"])
    headings = set(re.findall(r"^### (\w+)$", page(), re.MULTILINE))
    assert defined - BASES <= headings


def test_every_link_of_the_page_has_its_heading() -> None:
    text = page()
    headings = {name.lower() for name in re.findall(r"^### (\w+)$", text, re.MULTILINE)}
    links = set(re.findall(r"\]\(#(\w+)\)", text))
    assert len(links) > 20
    assert links <= headings


def test_a_field_is_told_with_its_limits_and_its_comment() -> None:
    text = page()
    assert "| `hours` | integer (from 1 to 168) | optional, else `24` |" in text
    assert "| `now` | integer | ms of table time |" in text
    assert "| `client` | string (1 to 64 characters) |  |" in text


def test_the_routes_are_those_of_the_server() -> None:
    operations = msgspec.json.decode((DOCS / "openapi.json").read_bytes())["paths"]
    served = {(method.upper(), path) for path, methods in operations.items() for method in methods}
    assert {(route.method, route.path) for route in ROUTES} == {
        (method, path) for method, path in served if path.startswith(("/api/", "/healthz", "/metrics"))
    }
