"""Bring the database up to this version of the program, or list what that will touch."""

import argparse
import asyncio

from atable.cli.hosting import add_settings_arguments, existing, opened, settings_of

TO_DO = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help="change nothing; exit code 1 if there is something to do")
    add_settings_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    if arguments.check:
        return asyncio.run(check(existing(settings)))
    asyncio.run(upgrade(settings.database))
    return 0


async def upgrade(url: str) -> None:
    async with opened(url) as database:
        database.own()  # nobody plays on SQLite while its tables change
        pending = await database.pending_migrations()
        await database.migrate()
    print("the database is upgraded" if pending else "the database is up to date")


async def check(url: str) -> int:
    """Say which migrations are to come and which tables the new rules would change."""
    from atable.server.operators import outdated_tables
    from atable.server.store.migrate import head, revision

    async with opened(url) as database, database.read() as connection:
        current = await connection.run_sync(revision)
    if current != head():
        print(f"the database is at {current or 'nothing yet'} and needs {head()}: run `atable upgrade`")
    outdated = [] if current is None else await outdated_tables(url)
    for table in outdated:
        print(f"table {table.id}: {table.game}, begun under rules {table.rules_version}, plays differently now")
    if current == head() and not outdated:
        print("nothing to do")
        return 0
    return TO_DO
