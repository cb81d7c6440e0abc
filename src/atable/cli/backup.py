"""Copy a server's database to one file, from which SQLite and PostgreSQL can be restored."""

import argparse
import asyncio
from pathlib import Path

from atable.cli.common import BadArgument
from atable.cli.hosting import add_settings_arguments, counting, existing, opened, settings_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a new file, such as monday.jsonl.gz")
    add_settings_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """The server may run meanwhile: the copy is as of one moment."""
    url = existing(settings_of(arguments))
    file: Path = arguments.file
    if file.exists():
        raise BadArgument(f"{file} is there already; choose a new name")
    if not file.parent.is_dir():
        raise BadArgument(f"there is no folder {file.parent}")
    rows = asyncio.run(_backup(url, file))
    print(f"{file}: {rows} rows")
    return 0


async def _backup(url: str, file: Path) -> int:
    from atable.server.store.backup import backup

    async with opened(url) as database:
        with counting() as progress:
            counts = await backup(database, file, progress)
    return sum(counts.values())
