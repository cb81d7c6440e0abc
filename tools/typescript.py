"""Writes the client's types from ours: the protocol, and of each game with a board what it draws."""

import importlib
import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from atable.games import GAMES
from atable.kernel.game import Game
from atable.kernel.messages import Message
from atable.protocol import http, info, socket
from tools.protocol import REF, Schema, _structs, comments, types

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web" / "src"
HEAD: Final = "// Written by tools/typescript.py from the Python types; do not edit.\n"


class Definitions:
    """JSON Schema components as TypeScript declarations."""

    def __init__(self, wanted: dict[str, Any]) -> None:
        shapes, self.components = msgspec.json.schema_components(wanted.values(), ref_template=f"{REF}{{name}}")
        self.classes = {kind.__name__: kind for kind in _structs(wanted.values())}
        for name, shape in zip(wanted, shapes, strict=True):
            self.components.setdefault(name, shape)

    def text(self, without: frozenset[str] = frozenset()) -> str:
        return "\n".join(self._declare(name) for name in sorted(self.components) if name not in without)

    def _declare(self, name: str) -> str:
        shape = self.components[name]
        if "properties" not in shape:
            return f"export type {name} = {self._type(shape)};\n"
        fields = [self._field(name, field, kind) for field, kind in shape["properties"].items()]
        return "\n".join([f"export interface {name} {{", *fields, "}\n"])

    def _field(self, name: str, field: str, kind: Schema) -> str:
        comment = comments(self.classes[name]).get(field) if name in self.classes else None
        mark = "?" if self._may_lack(name, field) else ""
        line = f"  {field}{mark}: {self._type(kind)};"
        return f"{line} // {comment}" if comment else line

    def _may_lack(self, name: str, field: str) -> bool:
        """A field with a default may be left out by whoever writes, and is where the server omits defaults."""
        if field in self.components[name].get("required", []) or name not in self.classes:
            return False
        config = self.classes[name].__struct_config__  # type: ignore[attr-defined]
        return bool(config.omit_defaults or config.forbid_unknown_fields) and field != config.tag_field

    def _type(self, kind: Schema) -> str:
        if "$ref" in kind:
            return str(kind["$ref"]).removeprefix(REF)
        if "enum" in kind:
            return " | ".join(json.dumps(value) for value in kind["enum"])
        if "anyOf" in kind:
            return " | ".join(dict.fromkeys(self._type(part) for part in kind["anyOf"]))
        match kind.get("type"):
            case "array":
                return self._array(kind)
            case "object":
                return f"Record<string, {self._type(kind.get('additionalProperties', {}))}>"
            case "integer" | "number":
                return "number"
            case "boolean" | "string" | "null":
                return str(kind["type"])
            case _:
                return "unknown"

    def _array(self, kind: Schema) -> str:
        if "prefixItems" in kind:
            return f"[{', '.join(self._type(item) for item in kind['prefixItems'])}]"
        inner = self._type(kind.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"


def protocol() -> str:
    wanted = types() | {"Message": Message, "Status": info.Status, "Thinking": info.Thinking, "Language": http.Language}
    wanted |= {"ServerMessage": socket.ServerMessage, "Tables": http.Tables}
    return f"{HEAD}\n{Definitions(wanted).text()}"


def game_types(game: Game[Any]) -> str:
    spec = game.spec
    own = Definitions({"Action": spec.actions, "Event": spec.events, "View": spec.view})
    return f"{HEAD}\n{own.text()}"


def game_content(game_id: str) -> str:
    """What the board draws and no view repeats, as data."""
    content = importlib.import_module(f"atable.games.{game_id}.content.loader").CONTENT
    data = json.dumps(msgspec.to_builtins(content), ensure_ascii=False, indent=2)
    return f"{HEAD}\nexport const CONTENT = {data} as const;\n"


def menu() -> str:
    """The games as the home page shows them before the server has answered, in the order in which they are offered."""
    entries = [
        f'  {{ id: "{spec.id}", players: [{spec.seats_min}, {spec.seats_max}], minutes: {spec.minutes} }},'
        for spec in [game.spec for game in GAMES]
    ]
    kind = "readonly { id: string; players: readonly [least: number, most: number]; minutes: number }[]"
    return "\n".join([HEAD, f"export const MENU: {kind} = [", *entries, "];", ""])


def files() -> dict[Path, str]:
    """By path: everything this tool writes. A game has a board where the client has a folder for it."""
    games = {game.spec.id: game for game in GAMES}
    written = {WEB / "net" / "protocol.ts": protocol(), WEB / "games" / "menu.ts": menu()}
    for game_id in games:
        folder = WEB / "games" / game_id
        if folder.is_dir():
            written[folder / "types.ts"] = game_types(games[game_id])
            written[folder / "content.ts"] = game_content(game_id)
    return written


def main() -> int:
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
