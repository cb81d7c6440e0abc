"""Write docs/protocol.md, docs/protocol.schema.json and docs/openapi.json from the types of the protocol."""

import ast
import inspect
import json
import sys
import textwrap
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

import msgspec

from atable.protocol import http, info, socket
from atable.server.net.app import create_app

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
REF = "#/$defs/"

Schema = dict[str, Any]


class Route(NamedTuple):
    method: str
    path: str
    sends: type | None
    gets: Any  # a type, or words where the answer is no JSON
    meaning: str


ROUTES: Final = (
    Route("GET", "/api/games", None, list[http.GameInfo], "The games, their options and their bots."),
    Route("GET", "/api/me", None, http.WhoAmI, "Who I am here."),
    Route("POST", "/api/me", http.Introduce, http.Me, "Become a guest, or change name or language; sets the cookie."),
    Route("DELETE", "/api/me", None, None, "Delete my data. My games stay, without my name."),
    Route("POST", "/api/account", http.Register, http.Me, "Keep this guest as an account."),
    Route("POST", "/api/login", http.LogIn, http.Me, "Log in on this device; sets the cookie."),
    Route("POST", "/api/logout", http.LogOut, None, "Log out, here or everywhere."),
    Route("POST", "/api/seat-link/use", http.UseSeatLink, http.Me, "Be the person of a seat link; sets the cookie."),
    Route("GET", "/api/tables", None, http.Tables, "Public tables that wait for people or are being played."),
    Route("POST", "/api/tables", http.CreateTable, http.Created, "Open a table and be its host."),
    Route("GET", "/api/my-tables", None, http.Tables, "Tables that I belong to, with «your turn»."),
    Route("GET", "/api/tables/{table_id}", None, info.TableInfo, "A table, for those who may see it."),
    Route("POST", "/api/tables/{table_id}/seat-link", None, http.SeatLink, "A link to my seats for a second device."),
    Route("GET", "/api/tables/{table_id}/journal", None, "text", "The whole game, once it is over, for `verify`."),
    Route("GET", "/api/tables/{table_id}/replay", None, http.Replay, "The game as `?seat=` saw it, once it is over."),
    Route("POST", "/api/tables/{table_id}/what-if", http.WhatIf, http.Created, "Continue a finished game with bots."),
    Route("GET", "/api/invitations/{code}", None, http.Invited, "The table that an invitation leads to."),
    Route("GET", "/healthz", None, dict[str, str], "200 while the server and its database work, else 503."),
    Route("GET", "/metrics", None, "text", "Figures for Prometheus."),
)

INTRO: Final = """# The protocol

Written by `tools/protocol.py` from the types in `src/atable/protocol`; do not edit. The same as JSON Schema:
[protocol.schema.json](protocol.schema.json). The HTTP side as OpenAPI: [openapi.json](openapi.json).

JSON in UTF-8 both ways. A person is a signed cookie, `atable`, that `POST /api/me` sets. A request that is refused
is answered with a status of 400 or more and an `ErrorBody`.
"""


def types() -> dict[str, Any]:
    """What a program may want to look up by name."""
    sent = {route.sends for route in ROUTES if route.sends is not None}
    got = {route.gets for route in ROUTES if isinstance(route.gets, type) and issubclass(route.gets, msgspec.Struct)}
    named = {kind.__name__: kind for kind in sorted(sent | got | {http.GameInfo, http.ErrorBody}, key=_name)}
    messages = {"ClientMessage": socket.ClientMessage, "ServerFrame": list[socket.ServerMessage]}
    return messages | {"Undone": socket.Undone} | named


def _name(kind: type) -> str:
    return kind.__name__


def schema() -> Schema:
    """JSON Schema of all types, with the comments of their fields as descriptions."""
    wanted = types()
    shapes, components = msgspec.json.schema_components(wanted.values(), ref_template=f"{REF}{{name}}")
    for definition in components.values():
        if "description" in definition:
            definition["description"] = inspect.cleandoc(definition["description"])
    for kind in _structs(wanted.values()):
        for field, comment in comments(kind).items():
            components[kind.__name__]["properties"][field]["description"] = comment
    for name, shape in zip(wanted, shapes, strict=True):
        components.setdefault(name, shape)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "À table!", "$defs": components}


def _structs(kinds: Any) -> list[type]:
    """The structs among these types and those that their fields hold, each once."""
    found: dict[str, type] = {}
    waiting = [msgspec.inspect.type_info(kind) for kind in kinds]
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, msgspec.inspect.StructType):
            if kind.cls.__name__ in found:
                continue
            found[kind.cls.__name__] = kind.cls
            waiting += [field.type for field in kind.fields]
        for part in ("item_type", "item_types", "key_type", "value_type", "types"):
            inner = getattr(kind, part, ())
            waiting += inner if isinstance(inner, tuple) else [inner]
    return list(found.values())


def comments(kind: type) -> dict[str, str]:
    """What the source says behind each field, those of its base classes included."""
    found: dict[str, str] = {}
    for owner in reversed(kind.__mro__):
        if owner.__module__.startswith("atable."):
            found |= _own_comments(owner)
    return found


def _own_comments(owner: type) -> dict[str, str]:
    source = textwrap.dedent(inspect.getsource(owner))
    lines = source.splitlines()
    [body] = ast.parse(source).body
    assert isinstance(body, ast.ClassDef)
    found: dict[str, str] = {}
    for node in body.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            last = lines[(node.end_lineno or node.lineno) - 1][node.end_col_offset or 0 :]
            if "# " in last:
                found[node.target.id] = last.partition("# ")[2].strip()
    return found


def words(kind: Schema) -> str:
    """A type of a field, as a person reads it."""
    if "$ref" in kind:
        name = str(kind["$ref"]).removeprefix(REF)
        return f"[{name}](#{name.lower()})"
    if "enum" in kind:
        return " or ".join(f"`{json.dumps(value)}`" for value in kind["enum"])
    if "anyOf" in kind:
        return " or ".join(dict.fromkeys(words(part) for part in kind["anyOf"]))
    if kind.get("type") == "array":
        return f"list of {_items(kind)}{_range(kind, 'Items', '')}"
    if kind.get("type") == "object":
        return f"object of {words(kind.get('additionalProperties', {}))} by name"
    return _simple(kind)


def _items(kind: Schema) -> str:
    inner = words(kind.get("items", {}))
    return f"({inner})" if " or " in inner else inner


def _simple(kind: Schema) -> str:
    name = str(kind.get("type", "any JSON"))
    if name == "string":
        return f"string{_range(kind, 'Length', ' characters')}"
    low, high = kind.get("minimum"), kind.get("maximum")
    return name + (f" (from {low}{'' if high is None else f' to {high}'})" if low is not None else "")


def _range(kind: Schema, what: str, unit: str) -> str:
    low, high = kind.get(f"min{what}", 0), kind.get(f"max{what}")
    return "" if high is None else f" ({low} to {high}{unit})"


def page() -> str:
    definitions = schema()["$defs"]
    client, server = (get_args(union) for union in (socket.ClientMessage, socket.ServerMessage))
    told = {kind.__name__ for kind in (*client, *server, socket.Undone)}
    rest = [name for name, kind in definitions.items() if name not in told and "properties" in kind]
    parts = [INTRO, "## HTTP\n", _routes(), "## The socket\n"]
    parts += ["`GET /api/tables/{table_id}/socket`, with the cookie and an `Origin` of the server's own.\n"]
    parts += [f"{inspect.getdoc(socket)}\n", "## What a client says\n"]
    parts += [describe(definitions[kind.__name__]) for kind in client]
    parts += ["## What the server says\n", *(describe(definitions[kind.__name__]) for kind in (*server, socket.Undone))]
    parts += ["## What both speak about\n", *(describe(definitions[name]) for name in sorted(rest))]
    return "\n".join(parts)


def _routes() -> str:
    rows = ["| request | sends | gets | |", "|---|---|---|---|"]
    for route in ROUTES:
        cells = [f"`{route.method} {route.path}`", _body(route.sends), _body(route.gets), route.meaning]
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows) + "\n"


def _body(kind: Any) -> str:
    if kind is None or isinstance(kind, str):
        return kind or "–"
    [shape], _ = msgspec.json.schema_components([kind], ref_template=f"{REF}{{name}}")
    return words(shape)


def describe(definition: Schema) -> str:
    """A heading, what it is for, and a row for each field."""
    lines = [f"### {definition['title']}\n"]
    if "description" in definition:
        lines.append(f"{definition['description']}\n")
    fields = definition["properties"]
    if not fields:
        return "\n".join(lines)
    lines += ["| field | type | |", "|---|---|---|"]
    for name, kind in fields.items():
        lines.append(f"| `{name}` | {words(kind)} | {_note(kind, name in definition['required'])} |")
    return "\n".join(lines) + "\n"


def _note(kind: Schema, required: bool) -> str:
    optional = "" if required else f"optional, else `{json.dumps(kind.get('default'))}`"
    return "; ".join(part for part in (optional, kind.get("description", "")) if part)


def openapi() -> str:
    return _json(create_app().openapi_schema.to_schema())


def _json(value: object) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


FILES: Final = {
    "protocol.md": page,
    "protocol.schema.json": lambda: _json(schema()),
    "openapi.json": openapi,
}


def main() -> int:
    for name, text in FILES.items():
        (DOCS / name).write_text(text(), encoding="utf-8")
        print(f"docs/{name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
