"""Fill a new database from a backup."""

import argparse
import asyncio
from pathlib import Path

from atable.cli.common import BadArgument
from atable.cli.hosting import add_settings_arguments, counting, opened, settings_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a file that `atable backup` made")
    add_settings_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """All of it or nothing, and never over tables that are there."""
    file: Path = arguments.file
    if not file.is_file():
        raise BadArgument(f"there is no file {file}")
    rows = asyncio.run(_restore(settings_of(arguments).database, file))
    print(f"{rows} rows restored from {file}")
    return 0


async def _restore(url: str, file: Path) -> int:
    from atable.server.store.backup import restore

    async with opened(url) as database:
        database.own()
        await database.migrate()
        with counting() as progress:
            counts = await restore(database, file, progress)
    return sum(counts.values())
