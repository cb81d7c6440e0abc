"""Accounts over HTTP: register, log in, a new password, delete my data."""

import pytest
from httpx import Response as Answer
from sqlalchemy import select

from atable.server.people.accounts import NoSuchLogin, all_accounts, reset_password
from atable.server.people.passwords import Passwords
from atable.server.settings import Settings
from atable.server.store.schema import metadata
from atable.server.store.store import Store
from tests.server.people.site import PASSWORD, Device, Site, arrive, cookie_of, refusal, who

pytestmark = pytest.mark.asyncio


async def register(device: Device, login: str = "Zoë", password: str = PASSWORD) -> Answer:
    return await device.post("/api/account", json={"login": login, "password": password})


async def log_in(device: Device, login: str = "Zoë", password: str = PASSWORD) -> Answer:
    return await device.post("/api/login", json={"login": login, "password": password})


async def test_a_guest_becomes_an_account_and_comes_back_on_another_device(site: Site) -> None:
    async with site.device() as here, site.device() as there:
        person = await arrive(here)
        assert (await register(here)).json()["login"] == "zoë"
        me = (await log_in(there)).json()
        assert (me["person"], me["name"], me["login"]) == (person, "Colette", "zoë")
        assert await who(there) == "Colette"


@pytest.mark.parametrize("login", ["zoë", "ZOË", "Zoe\u0308"])
async def test_logins_ignore_case_and_the_way_accents_are_written(site: Site, login: str) -> None:
    async with site.device() as here, site.device() as there:
        await arrive(here)
        await register(here)
        assert (await log_in(there, login)).status_code == 200
        await arrive(there, "Somebody else")
    async with site.device() as third:
        await arrive(third, "Third")
        assert refusal(await register(third, login)) == (409, "login-taken")
        assert (await third.get("/api/me")).json()["me"]["login"] is None


async def test_only_somebody_can_register(site: Site) -> None:
    async with site.device() as device:
        assert refusal(await register(device)) == (401, "no-person")


async def test_a_cookie_alone_changes_no_account(site: Site) -> None:
    async with site.device() as device:
        await arrive(device)
        await register(device)
        assert refusal(await register(device, "other", "another password")) == (409, "has-account")
        assert (await log_in(device)).status_code == 200


async def test_nothing_hidden_in_a_login(site: Site) -> None:
    async with site.device() as device:
        await arrive(device)
        answer = await register(device, "ann\u202e")
        assert refusal(answer) == (409, "bad-login-name")
        assert answer.json()["error"]["field"] == "login"


async def test_an_unknown_login_and_a_wrong_password_get_the_same_answer(site: Site) -> None:
    async with site.device() as device:
        await arrive(device)
        await register(device)
    async with site.device() as device:
        wrong = await log_in(device, password="wrong guess")
        unknown = await log_in(device, login="nobody")
        hidden = await log_in(device, login="zoë\x00")
        assert refusal(wrong) == (401, "bad-login")
        assert wrong.content == unknown.content == hidden.content
        assert "set-cookie" not in wrong.headers
        assert await who(device) is None


async def test_the_password_is_checked_for_unknown_logins_too(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str | None] = []

    async def match(stored: str | None, password: str) -> bool:
        checked.append(stored)
        return await Passwords.match(site.passwords, stored, password)

    monkeypatch.setattr(site.passwords, "match", match)
    async with site.device() as device:
        await arrive(device)
        await register(device)
        await log_in(device, password="wrong guess")
        await log_in(device, login="nobody")
        await log_in(device, login="zoë\x00")
    assert [stored is None for stored in checked] == [False, True, True]


async def test_guessing_passwords_is_slowed_down_for_one_address(store: Store) -> None:
    site = Site(store, Settings(joins_a_minute=3))
    async with site.device() as device:
        statuses = [(await log_in(device, "nobody")).status_code for _ in range(5)]
        assert statuses == [401, 401, 401, 429, 429]
        assert (await device.get("/api/me")).status_code == 200
        site.clock.now += 20_000
        assert refusal(await log_in(device, "nobody")) == (401, "bad-login")


async def test_passwords_are_never_stored_as_they_are(site: Site) -> None:
    async with site.device() as device:
        person = await arrive(device)
        await register(device)
    row = await site.store.person(person)
    assert row is not None
    assert row.password is not None
    assert row.password.startswith("$argon2id$")
    assert PASSWORD not in row.password


async def test_a_reset_gives_a_new_password_and_ends_all_sessions(site: Site) -> None:
    async with site.device() as device:
        await arrive(device)
        await register(device)
        new = await reset_password(site.store, site.passwords, "ZOË")
        assert await who(device) is None
        assert refusal(await log_in(device)) == (401, "bad-login")
        assert (await log_in(device, password=new)).status_code == 200
        assert await who(device) == "Colette"


async def test_an_unknown_login_can_not_be_reset(site: Site) -> None:
    with pytest.raises(NoSuchLogin, match="there is no account 'nobody'"):
        await reset_password(site.store, site.passwords, "nobody")


async def test_the_operator_sees_accounts_and_no_guests(site: Site) -> None:
    async with site.device() as one, site.device() as two, site.device() as guest:
        for device, login in ((one, "Zoë"), (two, "ann")):
            await arrive(device, login)
            await register(device, login)
        await arrive(guest, "Guest")
    assert [person.login for person in await all_accounts(site.store.database)] == ["ann", "zoë"]


async def test_delete_my_data_leaves_nothing(site: Site) -> None:
    async with site.device() as device, site.device() as other:
        person = await arrive(device, "Traceable Name")
        stays = await arrive(other, "Somebody else")
        await register(device, "traceable-login")
        await site.add_table("table-1", person)
        await site.store.add_chat("table-1", person, "Traceable words", "c1", site.clock.now)
        cookie = cookie_of(device)
        assert (await device.delete("/api/me")).status_code == 204
        assert "atable" not in device.cookies
        assert await who(other) == "Somebody else"
    everything = await all_values(site)
    assert stays in everything
    assert not [value for value in everything if person in value or "traceable" in value.lower()]
    assert site.forgotten == [person]
    async with site.device(cookie) as device:
        assert await who(device) is None
        assert refusal(await log_in(device, "traceable-login")) == (401, "bad-login")


async def all_values(site: Site) -> list[str]:
    """Every value of every row of every table."""
    async with site.store.database.read() as connection:
        return [
            str(value)
            for table in metadata.sorted_tables
            for row in await connection.execute(select(table))
            for value in row
        ]


async def test_a_deleted_login_is_free_again(site: Site) -> None:
    async with site.device() as one, site.device() as other:
        await arrive(one)
        await register(one)
        await one.delete("/api/me")
        await arrive(other, "New")
        assert (await register(other)).status_code == 200


async def test_nobody_has_no_data_to_delete(site: Site) -> None:
    async with site.device() as device:
        assert refusal(await device.delete("/api/me")) == (401, "no-person")
    assert site.forgotten == []
