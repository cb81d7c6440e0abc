"""List the accounts of a server, or give somebody a new password."""

import argparse
import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from atable.cli.hosting import add_settings_arguments, existing, opened, settings_of

if TYPE_CHECKING:
    from atable.server.store.rows import Person


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", nargs="?", choices=["list", "reset"], default="list", help="list (default) or reset")
    parser.add_argument("login", nargs="?", metavar="LOGIN", help="who gets a new password, shown once")
    add_settings_arguments(parser)
    parser.set_defaults(error=parser.error)


def run(arguments: argparse.Namespace) -> int:
    if (arguments.what == "reset") != (arguments.login is not None):
        arguments.error("expected `atable people` or `atable people reset LOGIN`")
    url = existing(settings_of(arguments))
    return reset(url, arguments.login) if arguments.what == "reset" else show(url)


def reset(url: str, login: str) -> int:
    password = asyncio.run(_reset(url, login))
    print(f"the new password of {login} is {password}")
    print("it is shown only now; on all devices the person must log in again")
    return 0


def show(url: str) -> int:
    """Accounts only: guests have nothing that could be reset."""
    people = asyncio.run(_accounts(url))
    for person in people:
        print(f"{person.login}  ({person.name}), last seen {_day(person.seen_at)}")
    print(f"{len(people)} accounts")
    return 0


async def _reset(url: str, login: str) -> str:
    from atable.server.people.accounts import reset_password
    from atable.server.people.passwords import Passwords
    from atable.server.store.people import PeopleQueries

    async with opened(url) as database:
        return await reset_password(PeopleQueries(database), Passwords(), login)


async def _accounts(url: str) -> "list[Person]":
    from atable.server.people.accounts import all_accounts

    async with opened(url) as database:
        return await all_accounts(database)


def _day(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).date().isoformat()
