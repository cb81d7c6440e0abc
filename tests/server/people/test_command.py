"""`atable people`, as the operator runs it beside the server."""

import asyncio
import re

import pytest

from atable.cli.main import main
from atable.server.people.passwords import Passwords
from atable.server.store.database import open_database
from atable.server.store.people import PeopleQueries
from atable.server.store.rows import Person
from tests.server.people.site import NOON, PASSWORD, quick_passwords


@pytest.fixture
def url(database_url: str) -> str:
    """A database with one account and one guest."""
    asyncio.run(_fill(database_url))
    return database_url


async def _fill(url: str) -> None:
    stored = await quick_passwords().hash(PASSWORD)
    database = open_database(url)
    people = PeopleQueries(database)
    await people.add_person(Person("p1", "Zoë", "fr", NOON, NOON, login="zoë", password=stored))
    await people.add_person(Person("p2", "Guest", "en", NOON, NOON))
    await database.close()


async def _person(url: str, login: str) -> Person:
    database = open_database(url)
    person = await PeopleQueries(database).person_by_login(login)
    await database.close()
    assert person is not None
    return person


def test_accounts_are_listed(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["people", "--database", url]) == 0
    assert main(["people", "list", "--database", url]) == 0
    listed = "zoë  (Zoë), last seen 2023-11-14\n1 accounts\n"
    assert capsys.readouterr().out == listed * 2


def test_a_reset_prints_the_new_password_and_stores_only_its_hash(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = asyncio.run(_person(url, "zoë"))
    assert main(["people", "reset", "ZOË", "--database", url]) == 0
    told = re.search(r"^the new password of ZOË is (\S{16})$", capsys.readouterr().out, re.MULTILINE)
    assert told is not None
    after = asyncio.run(_person(url, "zoë"))
    assert after.cookie_version == before.cookie_version + 1
    assert after.password is not None
    assert told[1] not in after.password
    assert asyncio.run(Passwords().match(after.password, told[1]))
    assert not asyncio.run(Passwords().match(after.password, PASSWORD))


def test_an_unknown_login_is_a_clear_error(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["people", "reset", "nobody", "--database", url]) == 2
    assert capsys.readouterr().err == "atable: there is no account 'nobody' (`atable people` lists them)\n"


def test_a_reset_needs_a_login(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["people", "reset"])
    assert stopped.value.code == 2
    assert "expected `atable people` or `atable people reset LOGIN`" in capsys.readouterr().err
