"""Play the bots of a server on PostgreSQL in a process of their own."""

import argparse

from atable.cli.common import BadArgument
from atable.cli.hosting import SQLITE, add_settings_arguments, settings_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_settings_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Work until SIGINT or SIGTERM."""
    settings = settings_of(arguments)
    if settings.database.startswith(SQLITE):
        raise BadArgument("workers need PostgreSQL: name its address with --database postgresql://…")
    from atable.server.logs import log_to
    from atable.server.run import work

    log_to()
    work(settings)
    return 0
