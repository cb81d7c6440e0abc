"""List the tables of a server, or close one."""

import argparse
import asyncio
import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, get_args

from atable.cli.hosting import add_settings_arguments, existing, opened, settings_of
from atable.protocol.info import Status

if TYPE_CHECKING:
    from atable.server.store.rows import TableRow

# No invitation: whoever sees a list over a shoulder must not get a seat by it.
SHOWN: Final = ("id", "game", "status", "public", "rules_version", "created_at", "updated_at", "finished_at")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", nargs="?", choices=["list", "close"], default="list", help="list (default) or close")
    parser.add_argument("id", nargs="?", metavar="ID", help="the table to close")
    parser.add_argument("--status", choices=get_args(Status), help="only tables that are in this state")
    parser.add_argument("--json", action="store_true", help="one JSON list, for programs")
    add_settings_arguments(parser)
    parser.set_defaults(error=parser.error)


def run(arguments: argparse.Namespace) -> int:
    if (arguments.what == "close") != (arguments.id is not None):
        arguments.error("expected `atable tables` or `atable tables close ID`")
    url = existing(settings_of(arguments))
    return close(url, arguments.id) if arguments.what == "close" else show(url, arguments.status, arguments.json)


def close(url: str, table_id: str) -> int:
    from atable.server.operators import close_table

    asyncio.run(close_table(url, table_id))
    print(f"table {table_id} is closed")
    return 0


def show(url: str, status: str | None, as_json: bool) -> int:
    rows = [plain(row) for row in asyncio.run(_rows(url, status))]
    if as_json:
        print(json.dumps(rows, indent=2))
        return 0
    for row in rows:
        print(as_line(row))
    print("1 table" if len(rows) == 1 else f"{len(rows)} tables")
    return 0


async def _rows(url: str, status: str | None) -> "list[TableRow]":
    from atable.server.listing import list_tables

    async with opened(url) as database:
        return await list_tables(database, status)


def plain(row: "TableRow") -> dict[str, Any]:
    return {name: getattr(row, name) for name in SHOWN}


def as_line(row: dict[str, Any]) -> str:
    changed = datetime.fromtimestamp(row["updated_at"] / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    public = "public" if row["public"] else "private"
    return f"{row['id']}  {row['status']:<8}  {row['game']:<17}  {public:<7}  changed {changed} UTC"
