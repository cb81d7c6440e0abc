"""What the commands of a server's operator share: its settings, its database."""

import argparse
import sys
import tomllib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn

from atable.cli.common import BadArgument
from atable.server.settings import Settings

if TYPE_CHECKING:  # the database takes a while to load, and most commands never need it
    from atable.server.store.database import Database

SQLITE: Final = "sqlite:///"
LAST_PORT: Final = 65_535


def add_settings_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", metavar="URL", help=f"sqlite:///FILE or postgresql://… ({Settings().database})")
    parser.add_argument("--settings", type=Path, metavar="FILE.toml", help="settings of the server, by name")


def settings_of(arguments: argparse.Namespace) -> Settings:
    """The settings file, if there is one, and above it what the command line says."""
    settings = Settings() if arguments.settings is None else read_settings(arguments.settings)
    given = {name: getattr(arguments, name, None) for name in ("host", "port", "database")}
    return msgspec.structs.replace(settings, **{name: value for name, value in given.items() if value is not None})


def read_settings(path: Path) -> Settings:
    """Settings from a TOML file whose keys are their names; what is wrong is told by name."""
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadArgument(f"{path}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadArgument(f"{path}: this is no TOML file: {error}") from error
    for name in values:
        if name not in Settings.__struct_fields__:
            raise BadArgument(f"{path}: there is no setting {name!r}")
    try:
        settings = msgspec.convert(values, Settings)
    except msgspec.ValidationError as error:
        problem, _, field = str(error).partition(" - at `$.")
        raise BadArgument(f"{path}: {field.rstrip('`')}: {problem}") from error
    for name, value in msgspec.structs.asdict(settings).items():
        if isinstance(value, int | float) and value < 0:
            raise BadArgument(f"{path}: {name}: expected 0 or more, got {value}")
    if settings.port > LAST_PORT:
        raise BadArgument(f"{path}: port: expected at most {LAST_PORT}, got {settings.port}")
    return settings


def existing(settings: Settings) -> str:
    """The address of a database that should be there: a wrong name must not make an empty one."""
    url = settings.database
    if url.startswith(SQLITE) and not Path(url.removeprefix(SQLITE)).is_file():
        raise BadArgument(f"there is no database {url.removeprefix(SQLITE)}; name it with --database")
    return url


@asynccontextmanager
async def opened(url: str) -> AsyncIterator["Database"]:
    from atable.server.store.database import open_database

    database = open_database(url)
    try:
        yield database
    finally:
        await database.close()


@contextmanager
def counting() -> Iterator[Callable[[str, int], None]]:
    """A bar for each table of a backup, on stderr where a person sees it; how many rows there will be is not known."""
    columns = TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed:,.0f} rows")
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bars:
        tasks = dict[str, TaskID]()

        def progress(table: str, rows: int) -> None:
            if table not in tasks:
                tasks[table] = bars.add_task(table, total=None)
            bars.update(tasks[table], completed=rows)

        yield progress
